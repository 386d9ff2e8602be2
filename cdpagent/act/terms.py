"""On what terms an action is done: whether it waits for what it starts, and how long it may take."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cdpagent.act.aiming import Need

_REST_SHARE: Final = 0.1
_REST_SECONDS: Final = 0.5
"""How much of its time an action does not wait for its target: that is for the error that says that it did not come."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the caller says of an action."""

    settle: bool = True
    """Whether to wait until what it starts has come to an end."""
    timeout: float | None = None
    """How many seconds all of it may take; None: as many as such an action has."""

    def limit(self, usual: float) -> float:
        """The seconds that all of it may take, where it has ``usual`` ones by itself."""
        return usual if self.timeout is None else self.timeout

    def applied_to(self, need: Need) -> Need:
        """What is needed of a target, which is waited for nearly as long as the action may take."""
        if self.timeout is None:
            return need
        rest = max(_REST_SECONDS, self.timeout * _REST_SHARE)
        return dataclasses.replace(need, arrival=max(0.0, self.timeout - rest))


USUAL: Final = Terms()


def checked_timeout(timeout: float | None) -> float | None:
    """A time limit that a program has set for all actions; ValueError if it is none."""
    if timeout is not None and not timeout > 0:
        raise ValueError(f"a timeout is a number of seconds above 0, or None; not {timeout!r}")
    return timeout
