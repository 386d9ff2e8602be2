"""A page: a tab, with its frames, its history, its dialogs and its logs.

This is the page as the browser layer knows it. The layers above add to it: `see` looks at it, `act` acts on it.
"""

from __future__ import annotations

from collections import deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import trio

from cdpagent.browser import capture, navigation
from cdpagent.browser.choosers import FileChooser
from cdpagent.browser.dialogs import Dialogs
from cdpagent.browser.emulation import Emulation
from cdpagent.browser.expected import Expected
from cdpagent.browser.frame_tree import FrameTree
from cdpagent.browser.frames import Frame
from cdpagent.browser.logs import Logs
from cdpagent.errors import PageClosedError, PageCrashedError, PageUnresponsiveError
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from cdpagent.browser.capture import Screenshot, ScreenshotFormat
    from cdpagent.browser.context import Context
    from cdpagent.browser.dialogs import Dialog, DialogRule
    from cdpagent.browser.downloads import Download
    from cdpagent.browser.logs import ConsoleMessage, Request
    from cdpagent.browser.page_errors import PageError
    from cdpagent.browser.navigation import Navigation, WaitUntil
    from cdpagent.browser.scripts import RemoteObject
    from cdpagent.wire.protocol import Ending, Event
    from cdpagent.wire.session import Session

_DOWNLOAD_LOG = 100


class Page:
    """A tab. Made by ``browser.new_page()``, found in ``browser.pages``."""

    def __init__(self, context: Context[Any], target_id: str, *, ours: bool) -> None:
        self.context = context
        self.target_id = target_id
        self.ours = ours
        """Whether cdpagent opened it. What it did not open it does not close, resize or bring to the front."""
        self.opener: Page | None = None
        """The page that opened this one with a link or a script."""
        self.popups: list[Page] = []
        """The pages that this one opened and that are still open."""
        self.emulation = Emulation(self)
        self.downloads: deque[Download] = deque(maxlen=_DOWNLOAD_LOG)
        """The last downloads, oldest first."""
        self.closed = False
        self._session: Session | None = None
        self._sessions: dict[str, Session] = {}
        self._news = trio.lowlevel.ParkingLot()
        self._ready = trio.Event()
        self._ending: Ending | None = None
        self._dialogs = Dialogs()
        self._logs = Logs(self._changed)
        self._tree: FrameTree
        self._attaching = trio.Lock()
        self._last_info: dict[str, Any] = {}
        self._journey: object | None = None

    def __repr__(self) -> str:
        state = " (closed)" if self.closed else " (crashed)" if self.crashed else ""
        return f"<{type(self).__name__} {self.url!r}{state}>"

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """Where the page is."""
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
                "this tab was open before cdpagent came and nothing has been asked of it yet; `await page.attach()` first"
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

    def on_dialog(self, rule: DialogRule) -> None:
        """Answer dialogs by ``rule`` from now on.

        It is called with each `Dialog` and says True to accept, False to dismiss, or gives a `DialogAnswer` with the
        text for a prompt. It must not wait: the page stands still meanwhile.
        """
        self._dialogs.rule = rule

    async def title(self) -> str:
        """The document's title."""
        await self.attach()
        return str(await self.main_frame.in_world("() => document.title"))

    # --- where it goes -----------------------------------------------------------------------------------------------

    async def open(
        self, url: str, *, wait: WaitUntil = "load", timeout: float = 30, referrer: str | None = None
    ) -> Navigation:
        """Go to ``url`` and wait until it is ``commit``-ted, ``domcontentloaded``, ``load``-ed or ``stable``.

        Raises `NavigationError` when it can't be loaded. An HTTP error status is no exception: see ``status`` and ``ok``.
        """
        await self.attach()
        return await navigation.open_url(self, url, wait, timeout, referrer)

    async def back(self, *, wait: WaitUntil = "load", timeout: float = 30) -> Navigation:
        """Go one step back in the history."""
        await self.attach()
        return await navigation.go_in_history(self, -1, wait, timeout)

    async def forward(self, *, wait: WaitUntil = "load", timeout: float = 30) -> Navigation:
        """Go one step forward in the history."""
        await self.attach()
        return await navigation.go_in_history(self, 1, wait, timeout)

    async def reload(self, *, wait: WaitUntil = "load", timeout: float = 30, ignore_cache: bool = False) -> Navigation:
        """Load the document anew."""
        await self.attach()
        return await navigation.reload_page(self, wait, timeout, ignore_cache)

    async def close(self) -> None:
        """Close the tab. Does nothing if it is closed already."""
        if self.closed:
            await trio.lowlevel.checkpoint()
            return
        await self.context.browser.cdp.send("Target.closeTarget", targetId=self.target_id)
        while not self.closed:
            await self._news.park()

    # --- what it shows and runs --------------------------------------------------------------------------------------

    async def evaluate(self, expression: str, *args: Any, timeout: float | None = 30) -> Any:
        """Evaluate JavaScript in the page's own world and return the result as a JSON value.

        ``expression`` is an expression, or a function that is called with ``args``; a promise is awaited.
        """
        await self.attach()
        return await self.main_frame.evaluate(expression, *args, timeout=timeout)

    async def screenshot(
        self,
        *,
        full_page: bool = False,
        target: str | None = None,
        format: ScreenshotFormat = "png",
        quality: int | None = None,
        timeout: float = 30,
    ) -> Screenshot:
        """A picture of the viewport, of the whole page, or of one element."""
        await self.attach()
        return await capture.screenshot(
            self, full_page=full_page, target=target, format=format, quality=quality, timeout=timeout
        )

    async def pdf(
        self,
        *,
        landscape: bool = False,
        background: bool = True,
        scale: float = 1,
        paper: tuple[float, float] = (8.27, 11.69),
        margin: float = 0.4,
        page_ranges: str = "",
        timeout: float = 60,
    ) -> bytes:
        """The page as it would be printed; ``paper`` (width, height) and ``margin`` in inches."""
        await self.attach()
        return await capture.pdf(
            self,
            landscape=landscape,
            background=background,
            scale=scale,
            paper=paper,
            margin=margin,
            page_ranges=page_ranges,
            timeout=timeout,
        )

    @asynccontextmanager
    async def expect_popup(self, *, timeout: float = 30) -> AsyncIterator[Expected[Page]]:
        """Wait, at the end of the block, for the page that the block makes this one open.

        ``async with page.expect_popup() as popup: await page.click("e5")``, then ``popup.value.url``.
        """
        await self.attach()
        known = set(self.popups)
        expected: Expected[Page] = Expected()
        yield expected
        with deadline("waiting for a popup", timeout):
            await self._until(lambda: any(page not in known for page in self.popups))
            popup = next(page for page in self.popups if page not in known)
            await popup.attach()
            expected._set(popup)

    @asynccontextmanager
    async def expect_download(self, *, timeout: float = 30) -> AsyncIterator[Expected[Download]]:
        """Wait, at the end of the block, for a download that the block makes begin.

        ``async with page.expect_download() as download: await page.click("e5")``, then ``await download.value.path()``.
        """
        await self.attach()
        known = set(self.downloads)
        expected: Expected[Download] = Expected()
        yield expected
        with deadline("waiting for a download", timeout):
            await self._until(lambda: any(download not in known for download in self.downloads))
            expected._set(next(download for download in self.downloads if download not in known))

    @asynccontextmanager
    async def expect_file_chooser(self, *, timeout: float = 30) -> AsyncIterator[Expected[FileChooser]]:
        """Wait, at the end of the block, for the file chooser that the block makes open; it is not shown.

        ``async with page.expect_file_chooser() as chooser: await page.click("e5")``, then
        ``await chooser.value.set_files(["report.pdf"])``.
        """
        await self.attach()
        expected: Expected[FileChooser] = Expected()

        def opened(event: Event[Any]) -> None:
            if "backendNodeId" in event.params:
                frame = self._tree.get(event.params["frameId"]) or self.main_frame
                expected._set(FileChooser(frame, event.params))
                self._changed()

        sessions = list(self._sessions.values())
        try:
            for session in sessions:
                session.listen("Page.fileChooserOpened", opened)
                await session.send("Page.setInterceptFileChooserDialog", enabled=True)
            yield expected
            with deadline("waiting for a file chooser", timeout):
                await self._until(lambda: expected.came)
        finally:
            for session in sessions:
                session.unlisten("Page.fileChooserOpened", opened)
                session.start("Page.setInterceptFileChooserDialog", {"enabled": False})

    async def _element(self, target: str) -> tuple[Frame, RemoteObject]:
        """The element a target names. Here that is a CSS selector; the layer above knows refs too."""
        found: tuple[Frame, RemoteObject] = await capture.find_element(self, target)
        return found

    # --- how it is joined with the browser ---------------------------------------------------------------------------

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
        self._check_alive()

    def _begin(self, session: Session) -> None:
        """Take the session, sending all that it needs in one go; called from the reader."""
        self._session = session
        session._state.on_end.append(self._ended)
        self._tree = FrameTree(session, self._changed, self._arrived)
        session.listen("Inspector.targetCrashed", lambda _: self._crashed())
        self._follow(session)

    def _follow(self, session: Session) -> None:
        """Set up a session of this page, its own or that of a frame in another process, and let the target run."""
        self._sessions[session.session_id] = session
        self._tree.follow(session)
        self._logs.follow(session)
        self._dialogs.follow(session)
        self.context.browser._targets.follow(session, self)
        session.start("Page.enable")
        session.start("Inspector.enable")
        tree = session.start("Page.getFrameTree")
        session.start("Page.setLifecycleEventsEnabled", {"enabled": True})
        session.start(
            "Target.setAutoAttach",
            {
                "autoAttach": True,
                "waitForDebuggerOnStart": True,
                "flatten": True,
                "filter": [{"type": "iframe"}],
            },
        )
        for method, params in self.emulation.commands(main=session is self._session):
            session.start(method, params)
        session.start("Runtime.runIfWaitingForDebugger")

        def loaded() -> None:
            if tree.result is not None:
                self._tree.load(session, tree.result["frameTree"])
            if session is self._session:
                self._ready.set()

        tree.wake = loaded

    def _unfollow(self, session_id: str, frame_id: str) -> None:
        """A frame's own session is gone."""
        session = self._sessions.pop(session_id, None)
        if session is not None:
            self._tree.session_ended(session, frame_id)

    def _changed(self) -> None:
        self._news.unpark_all()

    def _arrived(self, frame: Frame) -> None:
        """A frame has a new document."""
        if frame.origin.startswith("http"):
            self.context._origins.add(frame.origin)
        if frame.parent is None:
            self._logs.new_document(frame.loader_id)

    def _crashed(self) -> None:
        for session_id in [each for each in self._sessions if each != self.cdp.session_id]:
            self._sessions.pop(session_id)
        self._changed()

    def _ended(self, ending: Ending) -> None:
        self._ending = ending
        self.closed = True
        self._ready.set()
        self._changed()

    def _check_alive(self) -> None:
        if self._ending is not None:
            raise self._ending.error(f"the page {self.url}")
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
