"""A tab as the browser layer knows it: its sessions, and the parts that listen to them.

A tab has a session of its own, and one for each frame that lives in another process. Each new session gets the same
commands, in one go, before anything of the page runs there, and the same parts listen to it. Only `attach`, `close` and
the ``until…`` methods wait; everything else is called from the reader.
"""

from __future__ import annotations

from collections import deque
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent import log
from cdpagent.browser.network.interception import Interception
from cdpagent.browser.page import shield
from cdpagent.browser.page.activity import Activity
from cdpagent.browser.page.awaited_events import Arrivals
from cdpagent.browser.page.frame_tree import FrameTree
from cdpagent.browser.page.init_scripts import InitScripts
from cdpagent.browser.page.logs import Logs, listening
from cdpagent.browser.services.capturer import Capturer
from cdpagent.browser.services.dialogs import Dialogs
from cdpagent.browser.services.emulation import Emulation
from cdpagent.browser.services.file_choosers import Choosers
from cdpagent.errors import PageClosedError, PageCrashedError, PageUnresponsiveError, PolicyError
from cdpagent.wire.deadline import deadline
from cdpagent.wire.redact import mask_tokens
from cdpagent.wire.session import messages_heard, on_end

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from cdpagent.browser.browser_context import BrowserContext
    from cdpagent.browser.network.response import Response
    from cdpagent.browser.page.awaited_events import Expected
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.services.downloads import Download
    from cdpagent.policy import TabUse
    from cdpagent.wire.protocol import Ending, Event
    from cdpagent.wire.session import Session

_DOWNLOADS_KEPT: Final = 100
_FRAMES_SECONDS: Final = 1.0
_CLOSE_SECONDS: Final = 30.0
_URL_SHOWN: Final = 120
_BLANK: Final = frozenset({"", "about:blank"})
_PARSED: Final = """() => document.readyState !== 'loading' ||
    new Promise(done => addEventListener('DOMContentLoaded', () => done(true), {once: true}))"""
# Workers too: one that the filter left out would wait for a debugger for ever.
_CHILDREN: Final = {
    "autoAttach": True,
    "waitForDebuggerOnStart": True,
    "flatten": True,
    "filter": [{"type": "iframe"}, {"type": "worker"}],
}


class Tab:
    """A tab of a browser. `cdpagent.page.Page` is its public face."""

    def __init__(self, context: BrowserContext, target_id: str, *, ours: bool) -> None:
        self.context = context
        self.target_id = target_id
        self.ours = ours
        """Whether cdpagent opened it. What it did not open it does not close, resize or bring to the front."""
        self.opener: Tab | None = None
        """The tab that opened this one with a link or a script."""
        self.popups: list[Tab] = []
        """The tabs that this one opened and that are still open."""
        self.downloads: deque[Download] = deque(maxlen=_DOWNLOADS_KEPT)
        self.closed = False
        self.info: dict[str, Any] = {}
        """What Chrome last said of the target: CDP's TargetInfo."""
        self.navigating: object | None = None
        """The navigation under way. Who starts another one puts it here, and the one before gives up."""
        self.on_document: Callable[[Frame], None] | None = None
        """Called from the reader when a frame has a new document."""
        self.tree: FrameTree
        """The frames. It is there once the tab has a session."""
        self.activity = Activity(self)
        chrome = context.chrome
        self.logs = Logs(
            self.activity.notify, chrome.secrets.mask, chrome.refusals.word, self.activity.until, chrome.spawn
        )
        self.dialogs = Dialogs(
            self.activity.notify, chrome.spawn, lambda: self.is_allowed("act"), chrome.confirmer, chrome.secrets.mask
        )
        self.emulation = Emulation(self)
        self.choosers = Choosers(self)
        self.capturer = Capturer(self)
        self.interception = Interception(self)
        self.init_scripts = InitScripts(self)
        self._session: Session | None = None
        self._sessions: dict[str, Session] = {}
        self._new_popups: Arrivals[Tab] = Arrivals(self.activity, "a popup")
        self._new_downloads: Arrivals[Download] = Arrivals(self.activity, "a download")
        self._opening_url = ""  # what it has asked to open in a tab that is not there yet
        self._opened_url = ""  # what it was opened for, if it is a popup
        self._unanswered = 0  # how many of the questions put to new sessions are still open
        self._ready = trio.Event()
        self._attaching = trio.Lock()
        self._ending: Ending | None = None

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """Where the tab is; where it wanted to go, if that could not be loaded."""
        if self._session is not None and self.tree.main is not None and self.tree.main.url:
            return self.tree.main.failed_url or self.tree.main.url
        return str(self.info.get("url", ""))

    @property
    def page_rev(self) -> int:
        """How many documents the main frame has had since we know the tab: a ref of an earlier one is stale."""
        return self.tree.document_count if self._session is not None else 0

    @property
    def cdp(self) -> Session:
        """The tab's own session."""
        self.check_attached()
        assert self._session is not None
        return self._session

    @property
    def has_session(self) -> bool:
        """Whether we are attached to it. A tab that was open before we came is not, until it is used."""
        return self._session is not None

    @property
    def sessions(self) -> list[Session]:
        """Its own session, and those of its frames in other processes."""
        return list(self._sessions.values())

    @property
    def crashed(self) -> bool:
        """Whether its renderer is gone; a navigation starts a new one."""
        return self._session is not None and self._session.crashed

    @property
    def main_frame(self) -> Frame:
        """The frame of the tab itself."""
        self.check_attached()
        frame = self.tree.main
        assert frame is not None, "attach() waits until it is known"
        return frame

    @property
    def frames(self) -> list[Frame]:
        """All frames, the main one first, parents before children, those in other processes too."""
        return self.tree.all() if self._session is not None else []

    def frame(self, frame_id: str) -> Frame | None:
        """The frame of that id, if the tab has it."""
        return self.tree.get(frame_id) if self._session is not None else None

    def is_main_session(self, session: Session) -> bool:
        """Whether this is the tab's own session, not that of a frame in another process."""
        return session is self._session

    def check_attached(self) -> None:
        """Raise if there is no session yet."""
        if self._session is None:
            raise PageClosedError(
                "this tab was open before cdpagent came, and nothing has been asked of it yet: `await page.attach()`"
            )

    def is_allowed(self, use: TabUse) -> bool:
        """Whether the policy lets this tab be used so. A tab of ours may always be."""
        return self.ours or self.context.chrome.policy.allows_user_tab(use)

    def check_allowed(self, use: TabUse) -> None:
        """Raise if the policy does not let this tab be used so, or if this is another thread than the browser's."""
        self.context.chrome.connection.check_thread()
        if not self.is_allowed(use):
            may = "it may be read, but not acted on, navigated or closed" if use == "act" else "it may not be read"
            raise PolicyError(
                f"this tab is the user's: {may}. Open its URL in a tab of your own (browser.new_page, web_tabs "
                f'action="new"), or have a person allow it: Policy(user_tabs="{use}"), --user-tabs {use}',
                rule="user_tabs",
            )

    def check_may_act(self) -> None:
        """Raise if the policy does not let this tab be acted on."""
        self.check_allowed("act")

    def messages_heard(self) -> int:
        """How many messages have come from its main frame's process; none before there is a session."""
        return 0 if self._session is None else messages_heard(self._session)

    def _check_may_evaluate(self) -> None:
        self.check_may_act()
        self.dialogs.check_not_deciding()

    def check_alive(self) -> None:
        """Raise if the tab is closed, crashed, or its browser gone."""
        if self._ending is not None:
            raise self._ending.error(f"the page {self.url}")
        if self.closed:
            raise self._closed_error()
        if self.crashed:
            raise PageCrashedError(f"the page {self.url} crashed; page.reload() or page.open(url) starts it again")

    def _closed_error(self) -> PageClosedError:
        ending = self.context.chrome.connection.protocol.root.ending
        if ending is not None:
            return PageClosedError(f"the page {self.url} is gone with its browser: {ending.reason}")
        return PageClosedError(f"the page {self.url} was closed. Use another one, or open a new one")

    # --- waiting -----------------------------------------------------------------------------------------------------

    async def attach(self, *, timeout: float = 10) -> None:
        """Make sure that there is a session.

        Only a tab that was open before we came has none at first. One that the browser has frozen or discarded does
        not answer: that raises `PageUnresponsiveError`.
        """
        self.check_allowed("read")
        self.dialogs.check_not_deciding()
        if self.closed:
            raise self._closed_error()
        if self._ready.is_set():
            await trio.lowlevel.checkpoint_if_cancelled()
            return
        with trio.move_on_after(timeout) as scope:
            async with self._attaching:
                if self._session is None:
                    await self.context.chrome.targets.attach(self)
            await self._ready.wait()
        if scope.cancelled_caught:
            hint = "Its tab may be frozen, discarded or in an endless loop. Use another page, or open a new one"
            raise PageUnresponsiveError(f"attaching to the page {self.url}", timeout, hint=hint)
        with trio.move_on_after(_FRAMES_SECONDS):  # one stuck frame must not make the whole tab unusable
            await self.activity.until(lambda: self._unanswered <= 0)
        self.check_alive()

    async def follow_console(self) -> None:
        """Have the console told with the values of objects from now on."""
        await self.attach()
        sessions = list(self._sessions.values())
        for session in sessions:
            self.logs.follow_values(session)
        for session in sessions:
            with suppress(PageClosedError):  # a frame that has gone meanwhile
                await session.call("Runtime.getIsolateId")  # it is answered after what was asked before

    async def close(self) -> None:
        """Close the tab without running its beforeunload handlers."""
        await trio.lowlevel.checkpoint()
        if self.closed:
            return
        self.check_may_act()
        with deadline(f"closing the page {self.url}", _CLOSE_SECONDS):
            await self.context.chrome.cdp.send("Target.closeTarget", targetId=self.target_id)
            await self.until_closed()

    async def until_closed(self) -> None:
        """Wait until Chrome has told that the tab is gone."""
        while not self.closed:
            await self.activity.wait_for_news()

    async def until_opened(self) -> None:
        """Wait until a popup has parsed the document that it was opened for, or is gone, as after a download."""
        try:
            await self.attach()
            if self._opened_url in _BLANK:
                return
            await self.activity.until(lambda: self.page_rev > 0 or self.main_frame.url not in _BLANK)
            if self.page_rev > 0:
                await self.activity.until(lambda: "DOMContentLoaded" in self.main_frame.reached)
            else:
                await self.main_frame.in_world(_PARSED)  # its document was there before we were
        except PageClosedError:
            pass

    @asynccontextmanager
    async def expect_popup(self, timeout: float) -> AsyncIterator[Expected[Tab]]:
        """Wait, at the end of the block, for the tab that the block makes this one open, and for its document."""
        async with self._new_popups.expect(timeout, self._why_no_popup) as popup:
            yield popup
        with trio.move_on_after(timeout):  # a popup whose server does not answer is there all the same
            await popup.value.until_opened()

    @asynccontextmanager
    async def expect_download(self, timeout: float) -> AsyncIterator[Expected[Download]]:
        """Wait, at the end of the block, for a download that the block makes begin."""
        async with self._new_downloads.expect(timeout) as download:
            yield download

    @asynccontextmanager
    async def expect_request(
        self, wanted: Callable[[Request], bool | Awaitable[bool]], called: str, timeout: float
    ) -> AsyncIterator[Expected[Request]]:
        """Wait, at the end of the block, for a request that has begun since its beginning."""
        requests: Arrivals[Request] = Arrivals(self.activity, called)
        with listening(self.logs.on_request, requests.add):
            async with requests.expect(timeout, self._last_requests, wanted=wanted) as request:
                yield request

    @asynccontextmanager
    async def expect_response(
        self, wanted: Callable[[Response], bool | Awaitable[bool]], called: str, timeout: float
    ) -> AsyncIterator[Expected[Response]]:
        """Wait, at the end of the block, for an answer that has come since its beginning."""
        responses: Arrivals[Response] = Arrivals(self.activity, called)
        with listening(self.logs.on_response, responses.add):
            async with responses.expect(timeout, self._last_requests, wanted=wanted) as answer:
                yield answer

    def _last_requests(self) -> str:
        last = [f"{each.method} {mask_tokens(each.url)[:_URL_SHOWN]}" for each in list(self.logs.requests)[-3:]]
        return f"The page's last requests were {', '.join(last)}" if last else "The page has asked for nothing"

    def _why_no_popup(self) -> str:
        if not self._opening_url:
            return ""
        return f"The page tried to open {self._opening_url}, but the browser's popup blocker kept it from doing so"

    # --- sessions; called by `Targets` -------------------------------------------------------------------------------

    def begin(self, session: Session) -> None:
        """Take the tab's own session."""
        self._session = session
        on_end(session, self._ended)
        self.tree = FrameTree(
            session, self.activity.notify, self._arrived, self._check_may_evaluate, self.context.chrome.secrets.mask
        )
        session.listen("Inspector.targetCrashed", lambda _: self.lose_renderer())
        self.follow(session)

    def follow(self, session: Session) -> None:
        """Set up a session of this tab, its own or that of a frame in another process, and let the target run."""
        self._sessions[session.session_id] = session
        session.start("Page.enable")
        session.start("Inspector.enable")
        self.tree.follow(session)
        self._unanswered += 2
        self.tree.fetch(session, self._answered)
        # After the frames are known: Chrome then tells once more how far each has come.
        session.start("Page.setLifecycleEventsEnabled", {"enabled": True})
        self.logs.follow(session)
        self.dialogs.follow(session)
        self.choosers.follow(session)
        self.emulation.follow(session)
        self.interception.follow(session)
        shield.prepare(session)
        self.init_scripts.follow(session)
        self.context.chrome.follow(session, self)
        session.listen("Page.windowOpen", self._on_window_open)
        session.start("Target.setAutoAttach", _CHILDREN).wake = self._answered
        session.start("Runtime.runIfWaitingForDebugger")

    def follow_worker(self, session: Session) -> None:
        """Hear what a worker of this tab asks for. Its requests are stopped by the session of its frame."""
        self.logs.follow_network(session)
        session.start("Runtime.runIfWaitingForDebugger")

    def unfollow(self, session_id: str, frame_id: str) -> None:
        """The session of a frame in another process has ended."""
        session = self._sessions.pop(session_id, None)
        self.interception.forget(session_id)
        if session is not None:
            self.tree.session_ended(session, frame_id)

    def lose_renderer(self) -> None:
        """The renderer has crashed. Sessions of frames in other processes end with it."""
        log.page.warning("the page %s crashed", log.Later(lambda: mask_tokens(self.url)))
        for session_id in [each for each in self._sessions if each != self.cdp.session_id]:
            self._sessions.pop(session_id)
        self.activity.notify()

    def end(self) -> None:
        """The tab is gone."""
        log.browser.debug("the page %s is gone", log.Later(lambda: mask_tokens(self.url)))
        self.closed = True
        self.context.chrome.targets.forget(self)
        if self.opener is not None and self in self.opener.popups:
            self.opener.popups.remove(self)
        self._ready.set()
        self.activity.notify()

    def _ended(self, ending: Ending) -> None:
        self._ending = ending
        self.end()

    def _answered(self) -> None:
        """A new session has answered one of the two questions about its frames."""
        self._unanswered -= 1
        if self.tree.main is not None:
            self._ready.set()
        self.activity.notify()

    # --- events ------------------------------------------------------------------------------------------------------

    def _arrived(self, frame: Frame) -> None:
        """A frame has a new document."""
        self.context.visited(frame.origin)
        if frame.parent is None:
            self.logs.new_document(frame.loader_id)
        if self.on_document is not None:
            self.on_document(frame)

    def _on_window_open(self, event: Event[Any]) -> None:
        self._opening_url = event.params["url"]

    def add_popup(self, popup: Tab) -> None:
        """This tab has opened another one."""
        popup.take_opener(self, self._opening_url)
        self._opening_url = ""
        self.popups.append(popup)
        self._new_popups.add(popup)

    def take_opener(self, opener: Tab, url: str) -> None:
        """Another tab has opened this one, for that URL."""
        self.opener = opener
        self._opened_url = url

    def add_download(self, download: Download) -> None:
        """A download of this tab has begun."""
        self.downloads.append(download)
        self._new_downloads.add(download)
