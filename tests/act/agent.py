"""An agent for the tests, which knows of a page only what a snapshot tells it, and pages for it to act on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import cdpagent
    from tests.site import Site

NO_ICON = "<link rel=icon href='data:,'>"
"""Chrome asks for a page's icon at a time of its own: such a request would be in some receipts and not in others."""

OUT = "<p id=out>nothing yet</p><script>const out = document.getElementById('out'), say = (t) => out.textContent = t</script>"
"""A place for a page to say what was done to it; `said` reads it."""


@dataclass
class Agent:
    """Looks at a page and names elements by role and name."""

    page: cdpagent.Page

    async def ref(self, role: str, name: str = "", nth: int = 0) -> str:
        """The ref of an element, from a fresh snapshot."""
        snapshot = await self.page.snapshot(interactive_only=False)
        found = [ref for ref, node in snapshot.refs.items() if node.role == role and name in (node.name, "")]
        if len(found) <= nth:
            raise AssertionError(f"no {role} {name!r} in:\n{snapshot.text}")
        return found[nth]

    async def text(self) -> str:
        """What the agent sees now."""
        return (await self.page.snapshot(interactive_only=False)).text

    async def sees(self, *words: str) -> None:
        """Check that a look shows these words."""
        text = await self.text()
        for word in words:
            assert word in text, f"{word!r} is not in:\n{text}"


async def shown(page: cdpagent.Page, site: Site, html: str) -> Agent:
    """An agent in front of a page with this body."""
    await page.open(site.add("/case", f"<!DOCTYPE html><title>case</title>{NO_ICON}<body>{html}"))
    return Agent(page)


async def said(page: cdpagent.Page) -> str:
    """What the page has said in its `OUT`."""
    return str(await page.evaluate("out.textContent"))
