"""Targets: which tabs and frames there are, which of them we hold a session to, and which we let go.

In a browser of our own, Chrome attaches us to every new page before it runs, so that nothing of it is missed. In the
user's browser it must not: a tab stays as it is until something is asked of it. Frames in other processes are attached
to by their page's session in both, at any depth. Whatever else Chrome attaches us to is resumed and let go: a target
that is left waiting for its debugger would stall its page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import trio

from cdpagent.browser.page.page import Page
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from cdpagent.browser.browser import Browser
    from cdpagent.browser.page.tab import Tab
    from cdpagent.wire.protocol import Call, Event
    from cdpagent.wire.session import Session

PageT = TypeVar("PageT", bound=Page)

_PAGES: Final = [{"type": "page"}]
_CREATE_SECONDS: Final = 10


class Targets(Generic[PageT]):
    """The targets of one browser."""

    def __init__(self, browser: Browser[PageT], *, ours: bool) -> None:
        self._browser = browser
        self._ours = ours
        self.pages: dict[str, PageT] = {}
        self._created: set[str] = set()

    def start(self) -> list[Call]:
        """Ask for the targets there are, and to be told of those to come; these are the calls to be finished."""
        root = self._browser.cdp
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

    async def create(self, context_id: str | None, **params: Any) -> PageT:
        """Open a new tab and return it, ready for use."""
        if context_id is not None:
            params["browserContextId"] = context_id
        if not self._ours:
            params["background"] = True  # the user goes on looking at what they were looking at
        root = self._browser.cdp
        with trio.CancelScope(shield=True):  # a tab that we do not know of would stay open
            answer = await root.call("Target.createTarget", {"url": "about:blank", **params}, timeout=_CREATE_SECONDS)
        target_id = answer["targetId"]
        self._created.add(target_id)
        page = self._page({"targetId": target_id, "browserContextId": context_id, "url": "about:blank"})
        page.ours = True
        try:
            await page.attach()
            await page.emulation.confirm()
        except BaseException:
            root.start("Target.closeTarget", {"targetId": target_id})
            raise
        return page

    async def attach(self, page: Tab) -> None:
        """Get a session to a page that has none yet."""
        if self._ours:
            return  # Chrome is about to attach us by itself; the page's `_ready` tells
        answer = await self._browser.cdp.send("Target.attachToTarget", targetId=page.target_id, flatten=True)
        if page._session is None:  # the event has come first, as a rule
            self._begin(page, answer["sessionId"])

    def follow(self, session: Session, page: Tab) -> None:
        """Listen for the frames in other processes that a page's session attaches us to."""
        session.listen("Target.attachedToTarget", lambda event: self._on_attached(session, page, event))

    def forget(self, page: Tab) -> None:
        """A page is gone."""
        self.pages.pop(page.target_id, None)
        self._created.discard(page.target_id)
        page.context._pages.pop(page.target_id, None)

    def page_of_frame(self, frame_id: str) -> PageT | None:
        """The page that a frame belongs to."""
        for page in self.pages.values():
            if page.target_id == frame_id or (page._session is not None and page._tree.get(frame_id) is not None):
                return page
        return None

    # --- what Chrome tells -------------------------------------------------------------------------------------------

    def _on_attached(self, session: Session, page: Tab | None, event: Event[Any]) -> None:
        info, session_id = event.params["targetInfo"], event.params["sessionId"]
        if info["type"] == "page" and page is None:
            self._begin(self._page(info), session_id)
        elif info["type"] == "iframe" and page is not None:
            child = self._browser._connection.session(session_id)
            child._state.on_end.append(lambda _: page._unfollow(session_id, info["targetId"]))
            page._follow(child)
        else:
            self._browser._connection.session(session_id).start("Runtime.runIfWaitingForDebugger")
            session.start("Target.detachFromTarget", {"sessionId": session_id})

    def _on_info(self, info: dict[str, Any]) -> None:
        if info["type"] != "page":
            return
        known = info["targetId"] in self.pages
        page = self._page(info)
        page._last_info = info
        if not known and not self._ours and page.opener is not None and page.opener.ours:
            # A popup of a page of ours, in the user's browser: nobody else will look after it.
            page.ours = True
            self._browser._nursery.start_soon(self._attach_quietly, page)

    async def _attach_quietly(self, page: Page) -> None:
        try:
            await page.attach()
        except CdpAgentError:
            pass  # closed again before we got there

    def _on_destroyed(self, event: Event[Any]) -> None:
        page = self.pages.get(event.params["targetId"])
        if page is not None:
            page._gone()

    def _on_crashed(self, event: Event[Any]) -> None:
        page = self.pages.get(event.params["targetId"])
        if page is not None and page._session is not None:
            self._browser._connection.protocol.crash(page._session.session_id)
            page._crashed()

    def _page(self, info: dict[str, Any]) -> PageT:
        page = self.pages.get(info["targetId"])
        if page is None:
            context = self._browser._context_of(info.get("browserContextId"))
            ours = self._ours or info["targetId"] in self._created
            page = self._browser._page_type(context, info["targetId"], ours=ours)
            page._last_info = info
            self.pages[info["targetId"]] = context._pages[info["targetId"]] = page
            opener = self.pages.get(info.get("openerId", ""))
            if opener is not None:
                page.opener = opener
                opener._add_popup(page)
        return page

    def _begin(self, page: Tab, session_id: str) -> None:
        if page._session is not None:
            return
        page.ours = page.ours or page.target_id in self._created
        if self._ours or page.ours:
            page.context._configure(page)
        page._begin(self._browser._connection.session(session_id))
