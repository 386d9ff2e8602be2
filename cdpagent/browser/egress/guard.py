"""Keeps the tabs that we opened in somebody else's browser to the policy's hosts.

That browser goes out by its own ways, so all we can do is to look at each request of our tabs before it is sent, and to
refuse it by the name of its host. What does not pass by there is listed in docs/policy.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cdpagent.destinations import destination

if TYPE_CHECKING:
    from cdpagent.browser.egress.refusals import Refusals
    from cdpagent.destinations import Reach
    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session

_EVERYTHING: Final = {"patterns": [{"urlPattern": "*"}]}


class Guard:
    """Asks the rules about each request of the sessions that it follows."""

    def __init__(self, reach: Reach, refusals: Refusals) -> None:
        self._reach = reach
        self._refusals = refusals

    def follow(self, session: Session) -> None:
        """Have a session of a tab of ours stop before each request."""
        session.listen("Fetch.requestPaused", lambda event: self._decide(session, event))
        session.start("Fetch.enable", _EVERYTHING)

    def _decide(self, session: Session, event: Event[Any]) -> None:
        request = {"requestId": event.params["requestId"]}
        goal = destination(event.params["request"]["url"])
        refusal = None if goal is None else self._reach.refusal(goal)
        if refusal is None:
            session.start("Fetch.continueRequest", request)
        else:
            self._refusals.add(refusal)
            session.start("Fetch.failRequest", {**request, "errorReason": "BlockedByClient"})
