"""What is known of a page, and how it comes to be known: its sessions, and everything that listens to them.

A page has a session of its own, and one for each frame that lives in another process. Each is told the same things
when it begins, in one go, before anything of the page runs there; each is listened to by the same parts. Nothing here
waits except `attach` and `_until…`: the rest is called from the reader.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.browser.page.awaited_events import Arrivals
from cdpagent.browser.page.frame_tree import FrameTree
from cdpagent.browser.page.logs import Logs
from cdpagent.browser.services.dialogs import Dialogs
from cdpagent.browser.services.emulation import Emulation
from cdpagent.browser.services.file_choosers import Choosers
from cdpagent.errors import PageClosedError, PageCrashedError, PageUnresponsiveError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cdpagent.browser.context import Context
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.logs import ConsoleMessage, Request
    from cdpagent.browser.page.page import Page
    from cdpagent.browser.page.page_errors import PageError
    from cdpagent.browser.services.dialogs import Dialog
    from cdpagent.browser.services.downloads import Download
    from cdpagent.wire.protocol import Ending, Event
    from cdpagent.wire.session import Session

_DOWNLOADS_KEPT: Final = 100
_FRAMES_SECONDS: Final = 1.0
_BLANK: Final = frozenset({"", "about:blank"})
_PARSED: Final = """() => document.readyState !== 'loading' ||
    new Promise(done => addEventListener('DOMContentLoaded', () => done(true), {once: true}))"""
_FRAMES_ONLY: Final = {
    "autoAttach": True,
    "waitForDebuggerOnStart": True,
    "flatten": True,
    "filter": [{"type": "iframe"}],
}


class Tab:
    """A page as far as the browser tells of it; `Page` adds what can be done with it."""

    def __init__(self, context: Context[Any], target_id: str, *, ours: bool) -> None:
        self.context = context
        """The context that it is in."""
        self.target_id = target_id
        """CDP's id of it."""
        self.ours = ours
        """Whether cdpagent opened it. What it did not open it does not close, resize or bring to the front."""
        self.opener: Page | None = None
        """The page that opened this one with a link or a script."""
        self.popups: list[Page] = []
        """The pages that this one opened and that are still open."""
        self.downloads: deque[Download] = deque(maxlen=_DOWNLOADS_KEPT)
        """The last downloads, oldest first."""
        self.emulation = Emulation(self)
        """What the page believes of its device, its place and its network."""
        self.closed = False
        """Whether the tab is gone."""
        self._session: Session | None = None
        self._sessions: dict[str, Session] = {}
        self._tree: FrameTree
        self._logs = Logs(self._changed)
        self._dialogs = Dialogs(self._changed, context.browser._nursery.start_soon)
        self._choosers = Choosers(self)
        self._new_popups: Arrivals[Page] = Arrivals(self, "a popup")
        self._new_downloads: Arrivals[Download] = Arrivals(self, "a download")
        self._opening_url = ""  # what it has asked to open in a page of its own that is not there yet
        self._opened_url = ""  # what it was opened for, if it is such a page
        self._last_info: dict[str, Any] = {}
        self._journey: object | None = None
        self._news = trio.lowlevel.ParkingLot()
        self._unknown = 0  # how many of the questions put to new sessions are unanswered
        self._ready = trio.Event()
        self._attaching = trio.Lock()
        self._ending: Ending | None = None

    def __repr__(self) -> str:
        state = " (closed)" if self.closed else " (crashed)" if self.crashed else ""
        return f"<{type(self).__name__} {self.url!r}{state}>"

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """Where the page is; where it wanted to go, if that could not be loaded."""
        if self._session is not None and self._tree.main is not None and self._tree.main.url:
            return self._tree.main.failed_url or self._tree.main.url
        return str(self._last_info.get("url", ""))

    @property
    def page_rev(self) -> int:
        """How many documents the page has had since we know it: a ref of an earlier one is stale."""
        return self._tree.document_count if self._session is not None else 0

    @property
    def cdp(self) -> Session:
        """The page's session, for raw CDP."""
        if self._session is None:
            raise PageClosedError(
                "this tab was open before cdpagent came, and nothing has been asked of it yet: `await page.attach()`"
            )
        return self._session

    @property
    def crashed(self) -> bool:
        """Whether its renderer is gone; `open` or `reload` starts a new one."""
        return self._session is not None and self._session.crashed

    @property
    def main_frame(self) -> Frame:
        """The page's own frame."""
        frame = self._tree.main
        assert frame is not None, "a page is used only once it is ready"
        return frame

    @property
    def frames(self) -> list[Frame]:
        """All frames, the main one first, parents before children, those in other processes too."""
        return self._tree.all() if self._session is not None else []

    @property
    def console(self) -> Sequence[ConsoleMessage]:
        """The last console messages, oldest first."""
        return self._logs.console

    @property
    def errors(self) -> Sequence[PageError]:
        """The last uncaught exceptions, oldest first."""
        return self._logs.errors

    @property
    def requests(self) -> Sequence[Request]:
        """The last requests, oldest first."""
        return self._logs.requests

    @property
    def dialogs(self) -> Sequence[Dialog]:
        """The last JavaScript dialogs and how each was answered, oldest first."""
        return self._dialogs.log

    async def attach(self, *, timeout: float = 10) -> None:
        """Make sure that there is a session; only a tab that was open before we came has none at first.

        A tab that the browser has frozen or discarded does not answer: that is a `PageUnresponsiveError`.
        """
        if self.closed:
            raise PageClosedError(f"the page {self.url} was closed. Use another one, or open a new one")
        if self._ready.is_set():
            await trio.lowlevel.checkpoint_if_cancelled()
            return
        with trio.move_on_after(timeout) as scope:
            async with self._attaching:
                if self._session is None:
                    await self.context.browser._targets.attach(self)
            await self._ready.wait()
        if scope.cancelled_caught:
            hint = "Its tab may be frozen, discarded or in an endless loop. Use another page, or open a new one"
            raise PageUnresponsiveError(f"attaching to the page {self.url}", timeout, hint=hint)
        with trio.move_on_after(_FRAMES_SECONDS):  # a frame that is stuck must not keep the page from being used
            await self._until(lambda: self._unknown <= 0)
        self._check_alive()

    # --- sessions ----------------------------------------------------------------------------------------------------

    def _begin(self, session: Session) -> None:
        """Take the page's own session."""
        self._session = session
        session._state.on_end.append(self._ended)
        self._tree = FrameTree(session, self._changed, self._arrived)
        session.listen("Inspector.targetCrashed", lambda _: self._crashed())
        self._follow(session)

    def _follow(self, session: Session) -> None:
        """Set up a session of this page, its own or that of a frame in another process, and let the target run."""
        self._sessions[session.session_id] = session
        session.start("Page.enable")
        session.start("Inspector.enable")
        self._tree.follow(session)
        self._unknown += 2
        self._tree.fetch(session, self._known)
        # After its frames are known, since Chrome then tells once more how far each has come.
        session.start("Page.setLifecycleEventsEnabled", {"enabled": True})
        self._logs.follow(session)
        self._dialogs.follow(session)
        self._choosers.follow(session)
        self.emulation.follow(session)
        self.context.browser._follow(session, self)
        session.listen("Page.windowOpen", self._on_window_open)
        session.start("Target.setAutoAttach", _FRAMES_ONLY).wake = self._known
        session.start("Runtime.runIfWaitingForDebugger")

    def _known(self) -> None:
        """Something that was asked of a new session is answered: its frames, or which of them have their own."""
        self._unknown -= 1
        if self._tree.main is not None:
            self._ready.set()
        self._changed()

    def _unfollow(self, session_id: str, frame_id: str) -> None:
        """A frame's own session is gone."""
        session = self._sessions.pop(session_id, None)
        if session is not None:
            self._tree.session_ended(session, frame_id)

    # --- news --------------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._news.unpark_all()

    def _arrived(self, frame: Frame) -> None:
        """A frame has a new document."""
        self.context._visited(frame.origin)
        if frame.parent is None:
            self._logs.new_document(frame.loader_id)

    def _on_window_open(self, event: Event[Any]) -> None:
        self._opening_url = event.params["url"]

    def _add_popup(self, popup: Page) -> None:
        popup._opened_url, self._opening_url = self._opening_url, ""
        self.popups.append(popup)
        self._new_popups.add(popup)

    def _why_no_popup(self) -> str:
        if not self._opening_url:
            return ""
        return f"The page tried to open {self._opening_url}, but the browser's popup blocker kept it from doing so"

    def _add_download(self, download: Download) -> None:
        self.downloads.append(download)
        self._new_downloads.add(download)

    def _crashed(self) -> None:
        """The renderer is gone, and with it the frames in it; those in other processes go with their page."""
        for session_id in [each for each in self._sessions if each != self.cdp.session_id]:
            self._sessions.pop(session_id)
        self._changed()

    def _ended(self, ending: Ending) -> None:
        self._ending = ending
        self._gone()

    def _gone(self) -> None:
        self.closed = True
        self.context.browser._targets.forget(self)
        if self.opener is not None and self in self.opener.popups:
            self.opener.popups.remove(self)
        self._ready.set()
        self._changed()

    async def _until_opened(self) -> None:
        """Wait until a popup has all of the document that it was opened for, or is gone, as after a download."""
        try:
            await self.attach()
            if self._opened_url in _BLANK:
                return
            await self._until(lambda: self.page_rev > 0 or self.main_frame.url not in _BLANK)
            if self.page_rev > 0:
                await self._until(lambda: "DOMContentLoaded" in self.main_frame.reached)
            else:
                await self.main_frame.in_world(_PARSED)  # its document was there before we were
        except PageClosedError:
            pass

    async def _until_closed(self) -> None:
        while not self.closed:
            await self._news.park()

    def _check_alive(self) -> None:
        if self._ending is not None:
            raise self._ending.error(f"the page {self.url}")
        if self.closed:
            raise PageClosedError(f"the page {self.url} was closed. Use another one, or open a new one")
        if self.crashed:
            raise PageCrashedError(f"the page {self.url} crashed; page.reload() or page.open(url) starts it anew")

    async def _until(self, condition: Callable[[], bool], *, recheck: float | None = None) -> None:
        """Wait until ``condition`` holds, looking again whenever the page has news; raises when the page is gone.

        ``recheck`` is for conditions that time itself can make true.
        """
        await trio.lowlevel.checkpoint()
        while not condition():
            self._check_alive()
            if recheck is None:
                await self._news.park()
            else:
                with trio.move_on_after(recheck):
                    await self._news.park()
