"""The frames of a page, kept up to date by events, across processes.

A frame whose document comes from another site lives in a process of its own and has a session of its own; it may move
there, and back, while it lives. Chrome names a frame by the same id throughout. The code here is synchronous: it is
called from the reader, and what it holds is always what the last event said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from cdpagent.browser.scripts import RemoteObject, World, as_expression, returned
from cdpagent.errors import CommandError, PageClosedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session

WORLD_NAME = "cdpagent"


class Frame:
    """A frame of a page: the main one, or an ``<iframe>`` at any depth."""

    def __init__(self, frame_id: str, parent: Frame | None, session: Session) -> None:
        self.id = frame_id
        self.parent = parent
        self.children: list[Frame] = []
        self.session = session
        """The session of the process that the frame lives in now."""
        self.url = ""
        self.name = ""
        self.loader_id = ""
        """Chrome's id of the document; each new document has a new one."""
        self.reached: set[str] = set()
        """How far the document is: Chrome's lifecycle names, such as DOMContentLoaded and load."""
        self.failed_url = ""
        """The URL that could not be loaded, when what is shown is Chrome's error page."""
        self.detached = False
        self._world: World | None = None

    def __repr__(self) -> str:
        return f"<Frame {self.url!r}{' (detached)' if self.detached else ''}>"

    @property
    def origin(self) -> str:
        """The origin of the frame's URL, such as ``https://example.com``; ``null`` where there is none."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else "null"

    @property
    def is_remote(self) -> bool:
        """Whether the frame lives in another process than its parent."""
        return self.parent is not None and self.parent.session.session_id != self.session.session_id

    async def world(self) -> World:
        """Our isolated world in the frame's present document."""
        if self.detached:
            raise PageClosedError("this frame was removed from its page")
        world = self._world
        if world is None:
            loader_id, session = self.loader_id, self.session
            answer = await session.send("Page.createIsolatedWorld", frameId=self.id, worldName=WORLD_NAME)
            world = World(session, answer["executionContextId"])
            if (self.loader_id, self.session) == (loader_id, session):
                self._world = world
        return world

    async def in_world(self, function: str, *args: Any, by_value: bool = True, timeout: float | None = 30) -> Any:
        """Call a function in our isolated world; once more if a navigation took the world away under it."""
        try:
            return await (await self.world()).call(function, *args, by_value=by_value, timeout=timeout)
        except CommandError as exc:
            if not is_lost_context(exc):
                raise
            self._world = None
            return await (await self.world()).call(function, *args, by_value=by_value, timeout=timeout)

    async def evaluate(self, expression: str, *args: Any, timeout: float | None = 30) -> Any:
        """Evaluate JavaScript in the page's own world: an expression, or a function called with ``args`` (JSON values)."""
        source = as_expression(expression, args)
        params: dict[str, Any] = {"returnByValue": True, "awaitPromise": True, "userGesture": False}
        if self.parent is None or self.is_remote:  # what the session means by itself
            answer = await self.session.call("Runtime.evaluate", {"expression": source, **params}, timeout=timeout)
        else:
            document = await self._main_world_document()
            params["functionDeclaration"] = f"function(){{return (\n{source}\n)}}"
            params["objectId"] = document.object_id
            answer = await self.session.call("Runtime.callFunctionOn", params, timeout=timeout)
        return returned(answer, by_value=True)

    async def _main_world_document(self) -> RemoteObject:
        # Without Runtime.enable, which pages can notice, a frame's own world is reached through its document.
        assert self.parent is not None
        owner = await self.session.send("DOM.getFrameOwner", frameId=self.id)
        node = await self.session.send("DOM.describeNode", backendNodeId=owner["backendNodeId"], pierce=True, depth=1)
        document = node["node"]["contentDocument"]["backendNodeId"]
        resolved = await self.session.send("DOM.resolveNode", backendNodeId=document)
        return RemoteObject(resolved["object"]["objectId"], "document")

    def walk(self) -> list[Frame]:
        """This frame and all below it, parents first."""
        found = [self]
        for frame in found:  # grows while it is walked
            found.extend(frame.children)
        return found

    def _new_document(self, info: dict[str, Any]) -> None:
        self.url = info["url"] + info.get("urlFragment", "")
        self.failed_url = info.get("unreachableUrl", "")
        self.name = info.get("name", "")
        if self.loader_id != info["loaderId"]:
            self.loader_id = info["loaderId"]
            self.reached = set()
            self._world = None


def is_lost_context(error: CommandError) -> bool:
    """Whether a command failed only because its document went away under it."""
    # Chrome has one code for every server error, so its words are all there is to tell them apart.
    return "context" in error.message.lower() and error.cdp_code == -32000


class FrameTree:
    """All frames of one page. ``changed`` is called after every change."""

    def __init__(self, session: Session, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._by_id: dict[str, Frame] = {}
        self._main: Frame | None = None
        self._session = session
        self.document_count = 0
        """How many documents the main frame has had: the page_rev."""
        self._same_document = 0

    @property
    def main(self) -> Frame | None:
        """The main frame; None until Chrome has told of it."""
        return self._main

    @property
    def same_document_count(self) -> int:
        """How often the main frame's URL changed without a new document."""
        return self._same_document

    def get(self, frame_id: str) -> Frame | None:
        """The frame of that id, if it is there."""
        return self._by_id.get(frame_id)

    def all(self) -> list[Frame]:
        """All frames, parents before children."""
        return self._main.walk() if self._main is not None else []

    # --- what sessions tell ------------------------------------------------------------------------------------------

    def follow(self, session: Session) -> None:
        """Listen to a session of this page: its own, or that of a frame in another process."""
        handlers = {
            "Page.frameAttached": self._on_attached,
            "Page.frameNavigated": self._on_navigated,
            "Page.frameDetached": self._on_detached,
            "Page.navigatedWithinDocument": self._on_within_document,
            "Page.lifecycleEvent": self._on_lifecycle,
        }
        for method, handler in handlers.items():
            session.listen(method, lambda event, handler=handler: handler(session, event))  # type: ignore[misc]

    def load(self, session: Session, tree: dict[str, Any]) -> None:
        """Take over what Page.getFrameTree says; events that came before it have been applied already."""
        self._load(session, tree, self._by_id.get(tree["frame"].get("parentId", "")))
        self._changed()

    def _load(self, session: Session, tree: dict[str, Any], parent: Frame | None) -> None:
        info = tree["frame"]
        frame = self._frame(info["id"], parent, session)
        if frame.loader_id != info["loaderId"]:
            self._take(frame, info)
        for child in tree.get("childFrames", ()):
            self._load(session, child, frame)

    def session_ended(self, session: Session, root_id: str) -> None:
        """A frame's own process is gone: the frame has moved back to its parent's, or is about to be removed."""
        frame = self._by_id.get(root_id)
        if frame is None or frame.session.session_id != session.session_id:
            return
        for child in list(frame.children):
            self._remove(child)
        if frame.parent is not None:
            frame.session = frame.parent.session
            frame._world = None
        self._changed()

    def _on_attached(self, session: Session, event: Event[Any]) -> None:
        parent = self._by_id.get(event.params["parentFrameId"])
        if parent is not None:
            self._frame(event.params["frameId"], parent, session)
            self._changed()

    def _on_navigated(self, session: Session, event: Event[Any]) -> None:
        info = event.params["frame"]
        parent = self._by_id.get(info.get("parentId", ""))
        if "parentId" in info and parent is None:
            return
        frame = self._frame(info["id"], parent, session)
        for child in list(frame.children):
            self._remove(child)
        if frame is self._main and info["loaderId"] != frame.loader_id:
            self.document_count += 1
        self._take(frame, info)
        if event.params.get("type") == "BackForwardCacheRestore":
            # Nothing will be loaded, so nothing more would be told.
            frame.reached |= {"commit", "DOMContentLoaded", "load"}
        self._changed()

    def _on_detached(self, session: Session, event: Event[Any]) -> None:
        frame = self._by_id.get(event.params["frameId"])
        if frame is None or event.params.get("reason") == "swap":
            return  # it goes on living in another process, whose session tells the rest
        if frame.session.session_id == session.session_id or (
            frame.parent is not None and frame.parent.session.session_id == session.session_id
        ):
            self._remove(frame)
            self._changed()

    def _on_within_document(self, session: Session, event: Event[Any]) -> None:
        frame = self._by_id.get(event.params["frameId"])
        if frame is not None:
            frame.url = event.params["url"]
            if frame is self._main:
                self._same_document += 1
            self._changed()

    def _on_lifecycle(self, session: Session, event: Event[Any]) -> None:
        frame = self._by_id.get(event.params["frameId"])
        if frame is not None and event.params["loaderId"] == frame.loader_id:
            frame.reached.add(event.params["name"])
            self._changed()

    # --- the tree ----------------------------------------------------------------------------------------------------

    def _frame(self, frame_id: str, parent: Frame | None, session: Session) -> Frame:
        frame = self._by_id.get(frame_id)
        if frame is None:
            frame = self._by_id[frame_id] = Frame(frame_id, parent, session)
            if parent is not None:
                parent.children.append(frame)
        if frame.session.session_id != session.session_id:
            frame.session = session
            frame._world = None
        if parent is None and session.session_id == self._session.session_id and self._main is not frame:
            if self._main is not None:
                self._remove(self._main)
            self._main = frame
        return frame

    def _take(self, frame: Frame, info: dict[str, Any]) -> None:
        frame._new_document(info)
        frame.reached.add("commit")

    def _remove(self, frame: Frame) -> None:
        for each in frame.walk():
            each.detached = True
            self._by_id.pop(each.id, None)
        if frame.parent is not None and frame in frame.parent.children:
            frame.parent.children.remove(frame)
