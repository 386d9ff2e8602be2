"""Which frames stand in a document, and which of them have nothing to show.

Pages have dozens of frames for their advertising, most of them empty. Looking into one takes a world of its own in it;
the debugger tells without one that it is empty.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cdpagent.errors import CommandError
from cdpagent.see.rows import FRAME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab
    from cdpagent.see.extractor import FrameExtractor
    from cdpagent.see.rows import FrameRows
    from cdpagent.wire.session import Session


class IframeOwner(NamedTuple):
    """An <iframe> element."""

    node: int
    """CDP's backend id of it."""
    frame_id: str
    """CDP's id of the frame that it holds."""

    @classmethod
    def of(cls, described: dict[str, Any]) -> IframeOwner | None:
        """From what `describe_nodes` says of a node; None if it holds no frame."""
        return cls(described["backendNodeId"], described["frameId"]) if "frameId" in described else None


class IframeOwners:
    """The iframes of one page: which frame each holds, asked once, and which frames are empty."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._owners: dict[tuple[str, str], dict[int, IframeOwner]] = {}  # (frame, document) -> iframes in it, by ref
        self.empty: set[str] = set()
        """The frames that had nothing to show when they were last asked."""

    def forget_dead(self, alive: dict[str, str]) -> None:
        """Keep only what is known of these frames, by id, and of the documents that they have now."""
        self._owners = {key: owners for key, owners in self._owners.items() if alive.get(key[0]) == key[1]}
        self.empty &= alive.keys()

    async def place(self, extractor: FrameExtractor, rows: FrameRows, was_read: Callable[[Frame], bool]) -> FrameRows:
        """Write into each row of an iframe which frame it holds, and find out which of them are empty.

        A frame for which ``was_read`` holds is never called empty: it may be, but we look into it anyway.
        """
        frame = extractor.frame
        places = [place for place, row in enumerate(rows.rows) if row.kind == FRAME] if frame.children else []
        refs = [rows.rows[place].ref for place in places]
        owners = self._owners.setdefault((frame.id, frame.loader_id), {})
        # An iframe that is taken out and put back is the same element with another frame.
        new = [ref for ref in refs if ref not in owners or self._tab.frame(owners[ref].frame_id) is None]
        if new:
            found = zip(new, await (await extractor.current()).iframe_owners(new), strict=True)
            owners |= {ref: owner for ref, owner in found if owner is not None}
        held = [owners[ref] for ref in refs if ref in owners]
        self.empty -= {owner.frame_id for owner in held}
        # The debugger tells only of frames in the same process.
        unread = [owner for owner in held if self._can_be_asked(owner, frame) and not self._was_read(owner, was_read)]
        if unread:
            self.empty |= await _find_empty(frame.session, unread)
        if places:
            rows = rows._replace(rows=[*rows.rows])  # the extractor keeps its own as they are
        for place, ref in zip(places, refs, strict=True):
            if ref in owners:
                rows.rows[place] = rows.rows[place]._replace(frame_id=owners[ref].frame_id)
        return rows

    def _can_be_asked(self, owner: IframeOwner, around: Frame) -> bool:
        frame = self._tab.frame(owner.frame_id)
        return frame is not None and not frame.failed_url and frame.session is around.session

    def _was_read(self, owner: IframeOwner, was_read: Callable[[Frame], bool]) -> bool:
        frame = self._tab.frame(owner.frame_id)
        return frame is not None and was_read(frame)


async def _find_empty(session: Session, owners: Iterable[IframeOwner]) -> set[str]:
    """Which of these frames have nothing in them that could be seen."""
    wanted = {"depth": 2, "pierce": True}  # as far as <body>
    calls = {
        owner.frame_id: session.start("DOM.describeNode", {"backendNodeId": owner.node, **wanted}) for owner in owners
    }
    found = set()
    for frame_id, call in calls.items():
        with suppress(CommandError):  # the iframe is gone
            document = (await session.finish(call))["node"].get("contentDocument")
            if document is not None and _is_empty(document):
                found.add(frame_id)
    return found


def _is_empty(document: dict[str, Any]) -> bool:
    """Whether there is only an empty <body> that is not editable, and at most a <head>."""
    roots = [child for child in document.get("children", ()) if child["nodeType"] == _ELEMENT]
    if len(roots) != 1 or not _is_plain(roots[0], "html"):
        return False
    *before, body = roots[0].get("children") or [roots[0]]
    is_last = all(child["localName"] == "head" for child in before)
    return is_last and _is_plain(body, "body") and not body["childNodeCount"]


def _is_plain(element: dict[str, Any], name: str) -> bool:
    """Whether it is such an element, and has nothing about it that could be seen or acted on."""
    attributes = element.get("attributes", ())[::2]
    has_more = "shadowRoots" in element or not all(each.startswith(_HARMLESS) for each in attributes)
    return element["localName"] == name and not has_more


_ELEMENT: Final = 1
_HARMLESS: Final = ("margin", "style", "lang", "dir", "xmlns")
"""How the names of such attributes begin."""
