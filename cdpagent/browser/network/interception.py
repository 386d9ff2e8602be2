"""The one owner of CDP's Fetch in the sessions of a tab.

Everything that has to stop requests is asked here, in this order: the policy (only its no counts), what the program
blocks, the program's routes. Servers that ask for a password are answered here, too. Chrome stops requests only while
there is something to ask, because each stop costs a round trip.
"""

from __future__ import annotations

import logging
from collections import deque
from functools import partial
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, Final

from cdpagent.browser.network.routes import Answers, Route, Routes, is_preflight
from cdpagent.browser.page.logs import request_of
from cdpagent.errors import CdpAgentError
from cdpagent.wire.deadline import deadline
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cdpagent.browser.network.routes import Rule
    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.page.tab import Tab
    from cdpagent.wire.protocol import Call, Event
    from cdpagent.wire.session import Session

_ENABLE: Final = {"patterns": [{"urlPattern": "*"}], "handleAuthRequests": True}
_CHALLENGES_KEPT: Final = 1000

_log = logging.getLogger("cdpagent")


class Interception:
    """Stops the requests of one tab, if anything asks for that."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._mask = tab.context.chrome.secrets.mask
        self.routes = Routes()
        """What is done with the requests of this tab, and of the tabs that it opens."""
        self.stand_in: Callable[[Session, dict[str, Any]], None] | None = None
        """Answers every request in place of all servers and routes; see `storage`."""
        self._answers = Answers()
        self._stopping: dict[str, tuple[bool, bool]] = {}  # by session: whether it stops requests, and uses no cache
        self._challenged: deque[tuple[str, str]] = deque(
            maxlen=_CHALLENGES_KEPT
        )  # requests that have got a password already

    def follow(self, session: Session) -> None:
        """Set up a new session of the tab, before anything of it runs."""
        session.listen("Fetch.requestPaused", partial(self._on_paused, session))
        session.listen("Fetch.authRequired", partial(self._on_challenge, session))
        self._set(session)

    def forget(self, session_id: str) -> None:
        """A session has ended."""
        self._stopping.pop(session_id, None)

    def start(self) -> list[tuple[Session, Call]]:
        """Stop requests, or no longer, as things are now; these are the calls to be finished."""
        return [(session, call) for session in self._tab.sessions for call in self._set(session)]

    def _set(self, session: Session) -> list[Call]:
        routed = self._has_routes
        is_stopped = routed or self._is_guarded or bool(self._credentials) or self.stand_in is not None
        wanted = (is_stopped, routed)
        before = self._stopping.get(session.session_id, (False, False))
        self._stopping[session.session_id] = wanted
        calls = []
        if wanted[0] != before[0]:
            calls.append(session.start("Fetch.enable", _ENABLE) if wanted[0] else session.start("Fetch.disable"))
        if wanted[1] != before[1]:
            # What the page has in memory it does not ask for, so no route would see it.
            calls.append(session.start("Network.setCacheDisabled", {"cacheDisabled": wanted[1]}))
        return calls

    @property
    def _is_guarded(self) -> bool:
        """Whether the policy has nothing but this to keep the tab to its hosts."""
        chrome = self._tab.context.chrome
        return not chrome.ours and self._tab.ours and chrome.is_limited

    @property
    def _credentials(self) -> Sequence[Any]:
        return self._tab.context.credentials if self._tab.ours else ()

    @property
    def _has_routes(self) -> bool:
        return any(self._all_routes())

    def _all_routes(self) -> Iterator[Routes]:
        """Those of the tab, of the tabs that have led to it, of its context, and of the browser."""
        tab: Tab | None = self._tab
        while tab is not None:
            yield tab.interception.routes
            tab = tab.opener
        if self._tab.ours:  # a tab of the user's is left as it is
            yield self._tab.context.routes
            yield self._tab.context.chrome.routes

    # --- requests ----------------------------------------------------------------------------------------------------

    def _on_paused(self, session: Session, event: Event[Any]) -> None:
        params = event.params
        if self.stand_in is not None:
            self.stand_in(session, params)
            return
        is_answer = "responseStatusCode" in params or "responseErrorReason" in params
        if is_answer and self._answers.take(session, params):
            return
        url, kind = params["request"]["url"], params["resourceType"]
        paused = {"requestId": params["requestId"]}
        routes = list(self._all_routes())
        if not is_answer and (
            self._tab.context.chrome.refuses(url) or any(each.blocking.means(url, kind) for each in routes)
        ):
            session.start("Fetch.failRequest", {**paused, "errorReason": "BlockedByClient"})
            return
        rules = [rule for each in routes for rule in each.rules if rule.may_mean(url)]
        if rules and not is_answer:
            request = request_of(
                params["request"],
                id=params.get("networkId", params["requestId"]),
                type=kind,
                frame_id=params["frameId"],
                mask=self._mask,
            )
            try:
                self._tab.context.chrome.spawn(self._serve, session, params, request, rules)
                return
            except RuntimeError:
                pass  # the browser is being left, and takes no more tasks
        session.start("Fetch.continueRequest", paused)

    async def _serve(self, session: Session, params: dict[str, Any], request: Request, rules: list[Rule]) -> None:
        """Call one function after the other until one answers; then, or when none has, the request goes on."""
        route = Route(session, params["requestId"], request, self._tab.context.chrome.check_reach, self._answers)
        for rule in rules:
            try:
                with deadline(f"the route for {mask_tokens(request.url)}", rule.timeout):
                    meant = rule.matches(params["request"]["url"])
                    if not (await meant if isawaitable(meant) else meant) or not (is_preflight(request) or rule.take()):
                        continue
                    handling = rule.handler(route)
                    if handling is not None:
                        await handling
            except Exception:
                _log.exception("a route failed, so the request goes on without it: %r", route)
            if route.is_answered:
                return
        try:
            await route.continue_()
        except (CdpAgentError, RuntimeError):
            _log.exception("the changes of a route were refused, so the request goes on as it was: %r", route)
            session.start("Fetch.continueRequest", {"requestId": params["requestId"]})

    # --- passwords ---------------------------------------------------------------------------------------------------

    def _on_challenge(self, session: Session, event: Event[Any]) -> None:
        params = event.params
        answer: dict[str, Any] = {"response": "CancelAuth"}  # the page gets the server's answer, a 401
        challenge, asked = params["authChallenge"], (session.session_id, params["requestId"])
        if challenge.get("source") != "Proxy" and asked not in self._challenged:
            for each in self._credentials:
                if each.belong_to(challenge["origin"]):
                    # Wrong ones would be asked for, and sent, again and again.
                    self._challenged.append(asked)
                    answer = {
                        "response": "ProvideCredentials",
                        "username": each.username,
                        "password": each.password,
                    }
                    break
        session.start("Fetch.continueWithAuth", {"requestId": params["requestId"], "authChallengeResponse": answer})


async def finish(calls: Sequence[tuple[Session, Call]]) -> None:
    """Wait until Chrome has done these; a session that has ended meanwhile needs nothing."""
    for session, call in calls:
        try:
            await session.finish(call)
        except CdpAgentError:
            if not session.ended:
                raise
