"""The frames of a page, kept up to date by events, across processes.

The code here is synchronous: it is called from the reader, and what it holds is always what the last event said.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from cdpagent.browser.page.frame import Departure, Frame, detach, move_to_process, take_document

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session

_SOON_SECONDS: Final = 1
_DOCUMENTS_KEPT: Final = 50
_WITHIN_DOCUMENT: Final = frozenset({"sameDocument", "historySameDocument"})


class FrameTree:
    """All frames of one page. ``changed`` is called after every change, ``arrived`` for every new document.

    ``check_may_act`` raises if the page may only be looked at; its frames ask before they run a program's JavaScript.
    ``mask`` takes the secrets of the policy out of what the page says.
    """

    def __init__(
        self,
        session: Session,
        changed: Callable[[], None],
        arrived: Callable[[Frame], None],
        check_may_act: Callable[[], None],
        mask: Callable[[Any], Any],
    ) -> None:
        self._session = session
        self._mask = mask
        self._check_may_act = check_may_act
        self._changed = changed
        self._arrived = arrived
        self._by_id: dict[str, Frame] = {}
        self.main: Frame | None = None
        """The main frame; None until Chrome has told of it."""
        self.document_count = 0
        """How many documents the main frame has had: the page_rev."""
        self.documents: deque[str] = deque(maxlen=_DOCUMENTS_KEPT)
        """The ids of the last of them."""
        self.moves_within = 0
        """How often the main frame's URL changed without a new document."""
        self.departures: deque[Departure] = deque(maxlen=_DOCUMENTS_KEPT)
        """The last departures of the main frame."""
        self.departure_count = 0
        self.restored_count = 0
        """How often the page has come back to a document that the browser had kept."""
        self._asks_to_leave = False
        self._homeless: list[tuple[Session, Callable[[], None]]] = []

    def get(self, frame_id: str) -> Frame | None:
        """The frame of that id, if it is there."""
        return self._by_id.get(frame_id)

    def all(self) -> list[Frame]:
        """All frames, parents before children."""
        return self.main.walk() if self.main is not None else []

    def forget_requests_to_leave(self) -> None:
        """Chrome does not act on a document's request to leave, as for a mailto link: stop waiting for it."""
        for frame in self.all():
            frame.leaves_now = False

    # --- sessions ----------------------------------------------------------------------------------------------------

    def follow(self, session: Session) -> None:
        """Listen to a session of this page: its own, or that of a frame in another process."""
        handlers: dict[str, Callable[[Session, dict[str, Any]], None]] = {
            "Page.frameAttached": self._on_attached,
            "Page.frameNavigated": self._on_navigated,
            "Page.frameDetached": self._on_detached,
            "Page.navigatedWithinDocument": self._on_within_document,
            "Page.lifecycleEvent": self._on_lifecycle,
            "Page.frameStartedLoading": lambda _, params: self._set_loading(params, True),
            "Page.frameStoppedLoading": lambda _, params: self._set_loading(params, False),
            "Page.frameScheduledNavigation": lambda _, params: self._set_leaves_soon(params),
            "Page.frameClearedScheduledNavigation": lambda _, params: self._set_leaves_soon(params),
            "Page.frameRequestedNavigation": lambda _, params: self._on_request_to_leave(params),
            "Page.frameStartedNavigating": self._on_departure,
            "Network.loadingFailed": self._on_loading_failed,
            "Page.javascriptDialogOpening": self._on_dialog,
            "Page.javascriptDialogClosed": self._on_dialog_closed,
        }
        for method, handler in handlers.items():
            session.listen(method, _listener(session, handler))

    def fetch(self, session: Session, known: Callable[[], None]) -> None:
        """Ask for the frames of a session that are there already; ``known`` is called when they are in the tree."""
        call = session.start("Page.getFrameTree")

        def answered() -> None:
            if call.result is None:
                known()  # the session has ended, so its frames are gone
            elif self._load_root(session, call.result["frameTree"]):
                known()
                homeless, self._homeless = self._homeless, []
                for each, each_known in homeless:
                    self.fetch(each, each_known)
            else:
                # A frame's own process may answer before its parent's: it is asked again when the parent is known.
                self._homeless.append((session, known))

        call.wake = answered

    def session_ended(self, session: Session, frame_id: str) -> None:
        """A frame's own process is gone: the frame has moved back to its parent's, or is about to be removed."""
        frame = self._by_id.get(frame_id)
        if frame is None or frame.session.session_id != session.session_id:
            return
        self._remove_children(frame)
        if frame.parent is not None:
            move_to_process(frame, frame.parent.session)
        self._changed()

    def _load_root(self, session: Session, tree: dict[str, Any]) -> bool:
        parent = self._by_id.get(tree["frame"].get("parentId", ""))
        if parent is None and session.session_id != self._session.session_id:
            return False
        self._load(session, tree, parent)
        self._changed()
        return True

    def _load(self, session: Session, tree: dict[str, Any], parent: Frame | None) -> None:
        info = tree["frame"]
        frame = self._frame(info["id"], parent, session)
        # A frame that has just moved to another process has an empty document there until its own is committed.
        if frame.loader_id != info["loaderId"] and not (frame.loader_id and frame.is_remote):
            take_document(frame, info)
            self._arrived(frame)
        for child in tree.get("childFrames", ()):
            self._load(session, child, frame)

    # --- events ------------------------------------------------------------------------------------------------------

    def _on_attached(self, session: Session, params: dict[str, Any]) -> None:
        parent = self._by_id.get(params["parentFrameId"])
        if parent is not None:
            self._frame(params["frameId"], parent, session)
            self._changed()

    def _on_navigated(self, session: Session, params: dict[str, Any]) -> None:
        info = params["frame"]
        parent = self._by_id.get(info.get("parentId", ""))
        if "parentId" in info and parent is None:
            return
        frame = self._frame(info["id"], parent, session)
        self._remove_children(frame)
        if frame is self.main and info["loaderId"] != frame.loader_id:
            self.document_count += 1
            self.documents.append(info["loaderId"])
        take_document(frame, info)
        is_restored = params.get("type") == "BackForwardCacheRestore"
        # A document that the browser had kept comes back with its old id, not with that of the departure.
        if frame.departure is not None and (is_restored or frame.departure.loader_id == frame.loader_id):
            frame.departure = None
        if is_restored:
            # Chrome loads nothing, so it reports no more lifecycle events.
            frame.reached |= {"DOMContentLoaded", "load"}
            self.restored_count += frame is self.main
        self._arrived(frame)
        self._changed()

    def _on_detached(self, session: Session, params: dict[str, Any]) -> None:
        frame = self._by_id.get(params["frameId"])
        if frame is None or params.get("reason") == "swap":
            return  # it moves to another process, whose session reports the rest
        if frame.parent is not None and session.session_id in (
            frame.session.session_id,
            frame.parent.session.session_id,
        ):
            self._remove(frame)
            self._changed()

    def _on_within_document(self, session: Session, params: dict[str, Any]) -> None:
        frame = self._by_id.get(params["frameId"])
        if frame is not None:
            frame.url = self._mask(params["url"])
            if frame is self.main:
                self.moves_within += 1
            self._changed()

    def _on_lifecycle(self, session: Session, params: dict[str, Any]) -> None:
        frame = self._by_id.get(params["frameId"])
        if frame is not None and params["loaderId"] == frame.loader_id:
            frame.reached.add(params["name"])
            self._changed()

    def _set_loading(self, params: dict[str, Any], loading: bool) -> None:
        frame = self._by_id.get(params["frameId"])
        if frame is not None:
            frame.loading = loading
            if not loading:
                frame.leaves_now = False
            self._changed()

    def _set_leaves_soon(self, params: dict[str, Any]) -> None:
        frame = self._by_id.get(params["frameId"])
        if frame is not None:
            # A page that keeps refreshing itself is not about to leave.
            elsewhere = params.get("url", frame.url) != frame.url
            frame.leaves_soon = elsewhere and params["delay"] <= _SOON_SECONDS
            self._changed()

    def _on_request_to_leave(self, params: dict[str, Any]) -> None:
        frame = self._by_id.get(params["frameId"])
        if frame is not None and params["disposition"] == "currentTab":
            frame.leaves_now = True
            self._changed()

    def _on_departure(self, session: Session, params: dict[str, Any]) -> None:
        frame = self._by_id.get(params["frameId"])
        if frame is not None:
            frame.leaves_now = False
        if frame is not None and params["navigationType"] not in _WITHIN_DOCUMENT:
            frame.departure = Departure(params["url"], params["loaderId"])
            if frame is self.main:
                self.departures.append(frame.departure)
                self.departure_count += 1
            self._changed()

    def _on_loading_failed(self, session: Session, params: dict[str, Any]) -> None:
        # What is cancelled never arrives (a download, a 204 answer, another navigation instead); after any other
        # failure Chrome's error page does, under the same id.
        if not params.get("canceled"):
            return
        for frame in self._by_id.values():
            if frame.departure is not None and frame.departure.loader_id == params["requestId"]:
                frame.departure = None
                self._changed()

    def _on_dialog(self, session: Session, params: dict[str, Any]) -> None:
        self._asks_to_leave = params["type"] == "beforeunload"

    def _on_dialog_closed(self, session: Session, params: dict[str, Any]) -> None:
        # Chrome does not report the end of a departure that the user refused.
        if self._asks_to_leave and not params["result"]:
            for frame in self._by_id.values():
                frame.departure = None
            self._changed()

    # --- the tree ----------------------------------------------------------------------------------------------------

    def _frame(self, frame_id: str, parent: Frame | None, session: Session) -> Frame:
        frame = self._by_id.get(frame_id)
        if frame is None:
            frame = self._by_id[frame_id] = Frame(frame_id, parent, session, self._check_may_act, self._mask)
            if parent is not None:
                parent.children.append(frame)
        move_to_process(frame, session)
        if parent is None and session.session_id == self._session.session_id and self.main is not frame:
            if self.main is not None:
                self._remove(self.main)
            self.main = frame
        return frame

    def _remove_children(self, frame: Frame) -> None:
        for child in list(frame.children):
            self._remove(child)

    def _remove(self, frame: Frame) -> None:
        for each in frame.walk():
            detach(each)
            self._by_id.pop(each.id, None)
        if frame.parent is not None and frame in frame.parent.children:
            frame.parent.children.remove(frame)


def _listener(session: Session, handler: Callable[[Session, dict[str, Any]], None]) -> Callable[[Event[Any]], None]:
    return lambda event: handler(session, event.params)
