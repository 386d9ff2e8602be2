"""Targets: which tabs and frames there are, which of them we hold a session to, and which we let go.

In a browser of our own, Chrome attaches us to every new page before it runs, so that nothing of it is missed. In the
user's browser it must not: a tab stays as it is until something is asked of it. Frames in other processes are attached
to by their page's session in both, at any depth. Whatever else Chrome attaches us to is resumed and let go: a target
that is left waiting for its debugger would stall its page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.browser.page.tab import Tab
from cdpagent.errors import CdpAgentError
from cdpagent.wire.session import on_end

if TYPE_CHECKING:
    from cdpagent.browser.chrome import Chrome
    from cdpagent.wire.protocol import Call, Event
    from cdpagent.wire.session import Session

_PAGES: Final = [{"type": "page"}]
_CREATE_SECONDS: Final = 10


class Targets:
    """The tabs of one browser."""

    def __init__(self, chrome: Chrome, *, ours: bool) -> None:
        self._chrome = chrome
        self._ours = ours
        self.tabs: dict[str, Tab] = {}
        """By target id."""
        self._created: set[str] = set()

    def start(self) -> list[Call]:
        """Ask for the targets there are, and to be told of those to come; these are the calls to be finished."""
        root = self._chrome.cdp
        # A tab without a session would not hear that the browser is gone.
        on_end(root, lambda _: self._end_all())
        root.listen("Target.targetCreated", lambda event: self._on_info(event.params["targetInfo"]))
        root.listen("Target.targetInfoChanged", lambda event: self._on_info(event.params["targetInfo"]))
        root.listen("Target.targetDestroyed", self._on_destroyed)
        root.listen("Target.targetCrashed", self._on_crashed)
        root.listen("Target.attachedToTarget", lambda event: self._on_attached(root, None, event))
        calls = [root.start("Target.setDiscoverTargets", {"discover": True, "filter": _PAGES})]
        if self._ours:
            attach = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": True, "filter": _PAGES}
            calls.append(root.start("Target.setAutoAttach", attach))
        return calls

    async def create(self, context_id: str | None, **params: Any) -> Tab:
        """Open a new tab and return it, ready for use."""
        if context_id is not None:
            params["browserContextId"] = context_id
        if not self._ours:
            params["background"] = True  # the user goes on looking at what they were looking at
        root = self._chrome.cdp
        with trio.CancelScope(shield=True):  # without its id we could not close it
            answer = await root.call("Target.createTarget", {"url": "about:blank", **params}, timeout=_CREATE_SECONDS)
        target_id = answer["targetId"]
        self._created.add(target_id)
        tab = self._tab({"targetId": target_id, "browserContextId": context_id, "url": "about:blank"})
        tab.ours = True
        try:
            await tab.attach()
            await tab.emulation.confirm()
        except BaseException:
            root.start("Target.closeTarget", {"targetId": target_id})
            raise
        return tab

    async def attach(self, tab: Tab) -> None:
        """Get a session to a tab that has none yet."""
        if self._ours:
            return  # Chrome attaches us by itself
        answer = await self._chrome.cdp.send("Target.attachToTarget", targetId=tab.target_id, flatten=True)
        if not tab.has_session:  # the event comes first, as a rule
            self._begin(tab, answer["sessionId"])

    def follow(self, session: Session, tab: Tab) -> None:
        """Listen for the frames in other processes that a tab's session attaches us to."""
        session.listen("Target.attachedToTarget", lambda event: self._on_attached(session, tab, event))

    def forget(self, tab: Tab) -> None:
        """A tab is gone."""
        self.tabs.pop(tab.target_id, None)
        self._created.discard(tab.target_id)
        tab.context.forget(tab)

    def tab_of_frame(self, frame_id: str) -> Tab | None:
        """The tab that a frame belongs to."""
        for tab in self.tabs.values():
            if tab.target_id == frame_id or tab.frame(frame_id) is not None:
                return tab
        return None

    # --- what Chrome tells -------------------------------------------------------------------------------------------

    def _on_attached(self, session: Session, tab: Tab | None, event: Event[Any]) -> None:
        info, session_id = event.params["targetInfo"], event.params["sessionId"]
        if info["type"] == "page" and tab is None:
            self._begin(self._tab(info), session_id)
        elif info["type"] == "iframe" and tab is not None:
            child = self._chrome.connection.session(session_id)
            on_end(child, lambda _: tab.unfollow(session_id, info["targetId"]))
            tab.follow(child)
        elif info["type"] == "worker" and tab is not None:
            tab.follow_worker(self._chrome.connection.session(session_id))
        else:
            self._chrome.connection.session(session_id).start("Runtime.runIfWaitingForDebugger")
            session.start("Target.detachFromTarget", {"sessionId": session_id})

    def _on_info(self, info: dict[str, Any]) -> None:
        if info["type"] != "page":
            return
        known = info["targetId"] in self.tabs
        tab = self._tab(info)
        tab.info = info
        if not known and not self._ours and tab.opener is not None and tab.opener.ours:
            # A tab of ours has opened it in the user's browser: it is ours to close, too.
            tab.ours = True
            self._chrome.spawn(self._attach_quietly, tab)

    async def _attach_quietly(self, tab: Tab) -> None:
        try:
            await tab.attach()
        except CdpAgentError:
            pass  # closed again before we got there

    def _end_all(self) -> None:
        for tab in list(self.tabs.values()):
            if not tab.has_session:
                tab.end()

    def _on_destroyed(self, event: Event[Any]) -> None:
        tab = self.tabs.get(event.params["targetId"])
        if tab is not None:
            tab.end()

    def _on_crashed(self, event: Event[Any]) -> None:
        tab = self.tabs.get(event.params["targetId"])
        if tab is not None and tab.has_session:
            self._chrome.connection.protocol.crash(tab.cdp.session_id)
            tab.lose_renderer()

    def _tab(self, info: dict[str, Any]) -> Tab:
        tab = self.tabs.get(info["targetId"])
        if tab is None:
            context = self._chrome.context_of(info.get("browserContextId"))
            ours = self._ours or info["targetId"] in self._created
            tab = self.tabs[info["targetId"]] = Tab(context, info["targetId"], ours=ours)
            tab.info = info
            context.add(tab)
            opener = self.tabs.get(info.get("openerId", ""))
            if opener is not None:
                opener.add_popup(tab)
        return tab

    def _begin(self, tab: Tab, session_id: str) -> None:
        if tab.has_session:
            return
        tab.ours = tab.ours or tab.target_id in self._created
        if self._ours or tab.ours:
            tab.context.configure(tab)
        tab.begin(self._chrome.connection.session(session_id))
