"""Which frames stand in a document, and which of them have nothing to show.

Pages have dozens of frames for their advertising, most of them empty. To look into one takes a world of its own in it;
that it is empty, the debugger tells without.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from cdpagent.errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.wire.session import Session


class Holder(NamedTuple):
    """An <iframe>."""

    node: int
    """CDP's backend id of it."""
    frame_id: str
    """CDP's id of the frame that it holds."""

    @classmethod
    def of(cls, described: dict[str, Any]) -> Holder | None:
        """From what `World._describe` says of a node; None if it holds no frame."""
        return cls(described["backendNodeId"], described["frameId"]) if "frameId" in described else None


async def find_empty(session: Session, holders: Iterable[Holder]) -> set[str]:
    """Which of these frames have nothing in them that could be seen. Of another process' frame that is not known."""
    wanted = {"depth": 2, "pierce": True}  # as far as <body>
    calls = {
        holder.frame_id: session.start("DOM.describeNode", {"backendNodeId": holder.node, **wanted})
        for holder in holders
    }
    found = set()
    for frame_id, call in calls.items():
        with suppress(CommandError):  # it is gone
            document = (await session.finish(call))["node"].get("contentDocument")
            if document is not None and _is_empty(document):
                found.add(frame_id)
    return found


def _is_empty(document: dict[str, Any]) -> bool:
    """Whether there is only an empty <body> in which nobody can write, and at most a <head>."""
    roots = [child for child in document.get("children", ()) if child["nodeType"] == _ELEMENT]
    if len(roots) != 1 or not _is_plain(roots[0], "html"):
        return False
    *before, body = roots[0].get("children") or [roots[0]]
    is_last = all(child["localName"] == "head" for child in before)
    return is_last and _is_plain(body, "body") and not body["childNodeCount"]


def _is_plain(element: dict[str, Any], name: str) -> bool:
    """Whether it is such an element, and by itself nothing to see and nothing to act on."""
    attributes = element.get("attributes", ())[::2]
    has_more = "shadowRoots" in element or not all(each.startswith(_HARMLESS) for each in attributes)
    return element["localName"] == name and not has_more


_ELEMENT = 1
_HARMLESS = ("margin", "style", "lang", "dir", "xmlns")
"""How the names of such attributes begin."""
