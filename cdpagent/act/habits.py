"""What an application does after every click, and nobody sees: the timers that save a layout or count what is used.

Some wait half a second for more to come, and then send what they have collected. The first times, an action waits for
such a timer. When nothing of the page has changed after it, twice, presses don't wait for it any more. Text that is
put into a field still does: what looks for it, or checks it, often waits as long, and its answer is what was wanted.

A timer is known by its delay and by the source of its function, on the site that has set it. If the page changes after
it, or has changed by the next action where it was not waited for, it is waited for from then on.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.see.view import View

TIMES: Final = 2
"""How often nothing must have come of a timer before it is not waited for."""


class Habits:
    """Which timers of the sites that a tab shows come to nothing."""

    def __init__(self) -> None:
        self._idle: Counter[str] = Counter()  # how often nothing came of it
        self._at_work: set[str] = set()  # something came of it
        self._skipped: set[str] = set()  # what the last action did not wait for
        self._left: tuple[int, View] | None = None  # the document, and what it showed then

    def is_idle(self, timer: str) -> bool:
        """Whether nothing comes of this timer."""
        return self._idle[timer] >= TIMES and timer not in self._at_work

    def learn(self, timers: Iterable[str], *, has_shown: bool) -> None:
        """These timers were waited for, and then something came of them or not."""
        if has_shown:
            self._at_work.update(timers)
        else:
            self._idle.update(timers)

    def leave(self, skipped: set[str], page_rev: int, view: View | None) -> None:
        """An action ends, without waiting for these timers; ``view`` is what the document shows."""
        self._skipped = skipped
        self._left = (page_rev, view) if skipped and view is not None else None

    def come_back(self, page_rev: int, view: View | None) -> None:
        """The next action begins: if the document has changed, one of those timers may have done it."""
        if self._left is not None and view is not None:
            then, shown = self._left
            if then == page_rev and not view.shows_same_as(shown):
                self.learn(self._skipped, has_shown=True)
        self._left = None
