"""A frame of a page, wherever it lives.

A frame whose document comes from another site lives in a process of its own and has a session of its own; it may move
there, and back, while it lives. Chrome names it by the same id throughout.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import trio

from cdpagent.browser.page.worlds import RemoteObject, World, evaluate, lost_context_is_document_gone
from cdpagent.errors import CommandError, DeadlineExceededError, DocumentGoneError, PageClosedError
from cdpagent.wire.deadline import deadline
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cdpagent.wire.session import Session

WORLD_NAME: Final = "cdpagent"
_NO_FRAME: Final = "No frame for given id"
_MOVE_SECONDS: Final = 5


@dataclass(frozen=True, slots=True)
class Departure:
    """A frame is leaving its document for another one, which is not there yet."""

    url: str
    loader_id: str
    """The id that the new document will have."""


class Frame:
    """A frame of a page: the main one, or an ``<iframe>`` at any depth."""

    def __init__(
        self,
        frame_id: str,
        parent: Frame | None,
        session: Session,
        check_may_act: Callable[[], None],
        mask: Callable[[Any], Any],
    ) -> None:
        self.id = frame_id
        """CDP's id of it."""
        self.parent = parent
        """The frame around it; None for the main one."""
        self.children: list[Frame] = []
        """The frames in it."""
        self.session = session
        """The session of the process that the frame lives in now."""
        self.url = ""
        """Where its document is."""
        self.name = ""
        """The name that the page gave it."""
        self.loader_id = ""
        """Chrome's id of the document; each new document has a new one."""
        self.reached: set[str] = set()
        """How far the document is: Chrome's lifecycle names, such as DOMContentLoaded and load."""
        self.failed_url = ""
        """The URL that could not be loaded, when what is shown is Chrome's error page."""
        self.loading = False
        """Whether Chrome shows it as loading: its document, or what that has started since."""
        self.departure: Departure | None = None
        """Where the frame is going just now."""
        self.leaves_soon = False
        """Whether the document has announced that it will go elsewhere by itself, now or within a second."""
        self.leaves_now = False
        """Whether the document has asked to go elsewhere, and Chrome has not set out for it yet."""
        self.detached = False
        """Whether it was removed from its page."""
        self._check_may_act = check_may_act
        self._mask = mask  # takes the secrets of the policy out of what the page says
        self._world: World | None = None
        self._main_context: int | None = None
        self._moved = trio.lowlevel.ParkingLot()

    def __repr__(self) -> str:
        return f"<Frame {mask_tokens(self.url)!r}{' (detached)' if self.detached else ''}>"

    @property
    def origin(self) -> str:
        """The origin of the frame's URL, such as ``https://example.com``; ``null`` where there is none."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else "null"

    @property
    def is_remote(self) -> bool:
        """Whether the frame lives in another process than its parent."""
        return self.parent is not None and self.parent.session.session_id != self.session.session_id

    @property
    def root(self) -> Frame:
        """The uppermost frame of the process that this one lives in."""
        frame = self
        while frame.parent is not None and not frame.is_remote:
            frame = frame.parent
        return frame

    async def evaluate(self, expression: str, *args: Any, timeout: float | None = 30) -> Any:
        """Evaluate JavaScript in the frame's own world; see `Page.evaluate`."""
        self._check_may_act()
        self._check_attached()
        with self._explaining_silence():
            with lost_context_is_document_gone():
                context = await own_context(self)
            return await evaluate(self.session, expression, args, context, timeout)

    async def world(self) -> World:
        """Our isolated world in the frame's present document."""
        self._check_attached()
        world = self._world
        if world is None:
            loader_id, session = self.loader_id, self.session
            try:
                answer = await session.send("Page.createIsolatedWorld", frameId=self.id, worldName=WORLD_NAME)
            except CommandError as exc:
                if self.parent is None or _NO_FRAME not in exc.message:
                    with lost_context_is_document_gone():
                        raise
                await self._until_moved(session)
                return await self.world()
            world = World(session, answer["executionContextId"], self._mask)
            if (self.loader_id, self.session) == (loader_id, session):
                # Another task may have been faster. There is one world per document: scripts in it know it by identity.
                world = self._world = self._world or world
        return world

    async def in_world(self, function: str, *args: Any, by_value: bool = True, timeout: float | None = 30) -> Any:
        """Call a function in our isolated world; once more if a navigation took the world away under it."""
        with self._explaining_silence():
            try:
                return await (await self.world()).call(function, *args, by_value=by_value, timeout=timeout)
            except DocumentGoneError:
                self._world = None
                return await (await self.world()).call(function, *args, by_value=by_value, timeout=timeout)

    def walk(self) -> list[Frame]:
        """This frame and all below it, parents before children."""
        found = [self]
        for frame in found:  # grows while it is walked
            found.extend(frame.children)
        return found

    async def _until_moved(self, session: Session) -> None:
        """Wait for the session of the process that the frame has moved to; its old one does not know it any more."""
        with deadline("waiting for a frame that moves to another process", _MOVE_SECONDS):
            while not self.detached and self.session.session_id == session.session_id:
                await self._moved.park()
        self._check_attached()

    @contextmanager
    def _explaining_silence(self) -> Iterator[None]:
        """Explain a time-out that a navigation causes: Chrome sends a page no commands while it goes elsewhere."""
        try:
            yield
        except DeadlineExceededError as exc:
            if self.root.departure is None:
                raise
            hint = (
                f"The page is on its way to {self.root.departure.url}, whose server has not answered yet, and does "
                "nothing else until then. Wait for it, or open something else"
            )
            raise DeadlineExceededError(exc.waited_for, exc.timeout, hint=hint) from None

    def _check_attached(self) -> None:
        if self.detached:
            raise PageClosedError("this frame was removed from its page; take another one from page.frames")

    def _forget_worlds(self) -> None:
        self._world = None
        self._main_context = None


def is_world_of(world: World, frame: Frame) -> bool:
    """Whether this is our isolated world in the frame's present document."""
    return frame._world is world


async def own_context(frame: Frame) -> int | None:
    """The context of the frame's own world, where the page's scripts run; None where the session means it by itself."""
    if frame.root is frame:
        return None
    if frame._main_context is None:
        loader_id, session = frame.loader_id, frame.session
        owner = await session.send("DOM.getFrameOwner", frameId=frame.id)
        node = await session.send("DOM.describeNode", backendNodeId=owner["backendNodeId"], pierce=True, depth=1)
        document = node["node"].get("contentDocument")
        if document is None:
            await frame._until_moved(session)
            return await own_context(frame)
        found = await session.send("DOM.resolveNode", backendNodeId=document["backendNodeId"])
        handle = RemoteObject(found["object"]["objectId"], "document")
        session.start("Runtime.releaseObject", {"objectId": handle.object_id})
        if (frame.loader_id, frame.session) != (loader_id, session):
            return await own_context(frame)
        frame._main_context = handle.context_id
    return frame._main_context


# --- how `FrameTree` keeps a frame up to date; not methods, because frames are public --------------------------------


def take_document(frame: Frame, info: dict[str, Any]) -> None:
    """The frame has the document that CDP's ``Page.Frame`` tells of."""
    frame.url = frame._mask(info["url"] + info.get("urlFragment", ""))
    frame.failed_url = info.get("unreachableUrl", "")
    frame.name = info.get("name", "")
    if frame.loader_id != info["loaderId"]:
        frame.loader_id = info["loaderId"]
        frame.reached = {"commit"}
        frame.leaves_soon = frame.leaves_now = False
        frame._forget_worlds()


def move_to_process(frame: Frame, session: Session) -> None:
    """The frame lives in another process from now on, that of this session."""
    if frame.session.session_id != session.session_id:
        frame.session = session
        frame._forget_worlds()
        frame._moved.unpark_all()


def detach(frame: Frame) -> None:
    """The frame was removed from its page."""
    frame.detached = True
    frame._moved.unpark_all()
