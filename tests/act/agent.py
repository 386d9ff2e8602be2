"""An agent for the tests: it knows of a page only what a snapshot tells it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import cdpagent


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
