"""What a policy has refused: told once in the program's log, and found again by the requests that ran into it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from cdpagent.destinations import destination
from cdpagent.errors import PolicyError

if TYPE_CHECKING:
    from cdpagent.destinations import Refusal

_KEPT: Final = 1000

_log = logging.getLogger("cdpagent")


class Refusals:
    """The destinations that were refused lately, each with the reason."""

    def __init__(self) -> None:
        self._by_goal: OrderedDict[tuple[str, int], Refusal] = OrderedDict()

    def add(self, refusal: Refusal) -> None:
        """Note a refusal."""
        key = refusal.goal.host, refusal.goal.port
        if key not in self._by_goal:
            _log.warning("the policy refused %s: %s", refusal.goal, refusal.why)
        self._by_goal[key] = refusal
        self._by_goal.move_to_end(key)
        if len(self._by_goal) > _KEPT:
            self._by_goal.popitem(last=False)

    def of(self, url: str) -> Refusal | None:
        """Return why a URL was refused, if it was."""
        goal = destination(url)
        return None if goal is None else self._by_goal.get((goal.host, goal.port))

    def word(self, url: str) -> str:
        """Return what a request for a URL failed with, if it was refused: ``blocked_by_policy: allow_hosts``; or ""."""
        refusal = self.of(url)
        return "" if refusal is None else f"{PolicyError.code}: {refusal.rule}"


def policy_error(refusal: Refusal) -> PolicyError:
    """Make the error for something that may not be reached."""
    remedy = {
        "allow_hosts": f'add it to them: allow_hosts=[…, "{refusal.goal.host}"], --allow-host {refusal.goal.host}',
        "deny_hosts": "take it out of them",
        "allow_private": "allow it: allow_private=True, --allow-private",
    }[refusal.rule]
    return PolicyError(
        f"the policy does not let this browser reach {refusal.goal}: {refusal.why}. Go elsewhere, or have a person "
        f"{remedy}",
        rule=refusal.rule,
    )
