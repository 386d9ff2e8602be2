"""Pages for the tests of the extractor, and its answers as lines that are easy to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cdpagent.see.extraction import Extraction
from cdpagent.see.extractor import FrameExtractor
from cdpagent.see.rows import CUT

if TYPE_CHECKING:
    import cdpagent
    from cdpagent.see.rows import FrameRows, Row
    from tests.site import Site


def line(row: Row) -> str:
    """A row in one line: what a reader of a test has to know."""
    if row.kind == CUT:
        return f"{'  ' * row.depth}… {row.count} {row.name}".rstrip()
    states = " ".join(key if value is True else f"{key}={value}" for key, value in row.states.items())
    shown = f" ({row.text})" if row.text else ""
    name = f" ~{row.name}~" if row.hint else f" {row.name!r}" if row.name else ""
    return f"{'  ' * row.depth}{row.role}{name}{shown}{' ' + states if states else ''}"


def lines(rows: FrameRows) -> list[str]:
    """All rows of an answer."""
    return [line(row) for row in rows.rows]


class Looker:
    """Opens pages and looks at them."""

    def __init__(self, page: cdpagent.Page, site: Site) -> None:
        self.page = page
        self.site = site
        self._count = 0

    async def open(self, html: str) -> FrameExtractor:
        self._count += 1
        path = f"/look{self._count}.html"
        self.site.add(path, f"<!doctype html><title>Look</title>{html}")
        await self.page.open(self.site.url(path))
        return FrameExtractor(self.page.frames[0])

    async def __call__(self, html: str, **options: Any) -> list[str]:
        return lines(await (await self.open(html)).extract(Extraction(**options)))

    async def table(self, cases: dict[str, tuple[str, list[str]]], **options: Any) -> None:
        """All cases in one browser; what differs is shown together."""
        seen = {name: await self(html, **options) for name, (html, _) in cases.items()}
        different = {name: (seen[name], wanted) for name, (_, wanted) in cases.items() if seen[name] != wanted}
        told = [f"{name}: saw {saw}, wanted {wanted}" for name, (saw, wanted) in different.items()]
        assert not different, "\n".join(told)


@pytest.fixture
def look(page: cdpagent.Page, site: Site) -> Looker:
    """A looker at the test's own page."""
    return Looker(page, site)
