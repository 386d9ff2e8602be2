"""Real pages, with and without a browser: `pytest tests/see/html/test_pages.py --pages DIR`.

DIR holds whole pages as their sites served them, one file each. They are served from this machine, with everything else
out of reach and scripts off, and compared with what the markup alone tells.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import cdpagent
from cdpagent.see.extraction import Extraction
from cdpagent.see.extractor import FrameExtractor
from cdpagent.see.rows import INTERACTIVE

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from cdpagent.see.rows import Row
    from tests.site import Site

EVERYTHING = Extraction(max_nodes=100_000, max_depth=1000, max_bytes=100_000_000, time_limit_ms=30_000)
LEAST_AGREEMENT = 0.95


def pages(config: pytest.Config) -> list[Path]:
    found = sorted(config.getoption("--pages").glob("*.html"))
    assert found, "there are no pages"
    return found


def controls(rows: Iterable[Row]) -> Counter[tuple[str, str]]:
    """What can be acted on, by role and name. What is called by a hint has no name: hints also tell of sizes."""
    return Counter((row.role, "" if row.hint else row.name) for row in rows if row.kind == INTERACTIVE)


async def test_what_a_browser_shows_is_there(
    pytestconfig: pytest.Config, page: cdpagent.Page, site: Site, capsys
) -> None:
    await page.cdp.send("Emulation.setScriptExecutionDisabled", value=True)
    for path in pages(pytestconfig):
        html = path.read_text("utf-8", "replace")
        await page.open(site.add(f"/{path.name}", html), wait="domcontentloaded")
        extractor = FrameExtractor(page.main_frame)
        live = controls((await extractor.extract(EVERYTHING)).rows)
        if not live:
            # Some pages are hidden as a whole until their script has run.
            await page.evaluate("document.documentElement.style.setProperty('display', 'block', 'important')")
            live = controls((await extractor.extract(EVERYTHING)).rows)
        document = cdpagent.HtmlDocument(html)
        plain = controls(document._rows(document._document.root, EVERYTHING).rows)
        total, same = live.total(), (live & plain).total()
        with capsys.disabled():
            print(
                f"\n{path.name}: {same} of {total} are the same ({same / max(total, 1):.1%}), {plain.total()} in all",
                end="",
            )
        assert total == 0 or same / total >= LEAST_AGREEMENT, f"{path.name} lacks {live - plain}"


@pytest.mark.parametrize("options", [{}, {"interactive_only": False}, {"format": "json", "max_nodes": 1000}])
def test_every_page_keeps_its_budget_and_looks_the_same_again(pytestconfig, options):
    for path in pages(pytestconfig):
        html = path.read_text("utf-8", "replace")
        for budget in (300, 3000, 12_000):
            first = cdpagent.snapshot_html(html, max_chars_total=budget, **options)
            again = cdpagent.snapshot_html(html, max_chars_total=budget, **options)
            assert first.text == again.text
            assert len(first.text) == first.stats.chars_emitted <= budget
            assert first.stats.nodes_emitted <= first.options.max_nodes
            assert first.stats.input_chars == len(html)
