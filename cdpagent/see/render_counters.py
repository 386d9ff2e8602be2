"""How often Chrome has computed the styles and boxes of a page: the witness that nothing in it looks different.

A script in the page can see that no node has changed, but not that a style sheet was edited, an image has arrived, the
pointer rests on a menu or a transition has moved on. Whatever it was, Chrome had to compute styles or boxes for it, and
it counts how often it does. The counts say nothing about what has changed; equal counts say that nothing has.

When they are read matters. What a look goes by is read before it, so that nothing that happens meanwhile is missed;
what a later check compares is read after it, since the check makes Chrome compute everything that was still pending.
Chrome answers this command out of turn, even in the middle of a running script, so each is waited for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import trio

from cdpagent.errors import CommandError

if TYPE_CHECKING:
    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session


class Counts(NamedTuple):
    """What Chrome has counted for one process of the page."""

    styles: int
    layouts: int
    listeners: int
    """Event listeners of everything that lives in the process, garbage that is not collected yet included."""

    def looks_like(self, other: Counts) -> bool:
        """Whether Chrome has computed no style and no box in between."""
        return self[:2] == other[:2]


class RenderCounters:
    """The counts during one look at all frames of a page, read once for each process."""

    def __init__(self, counting: set[str]) -> None:
        self._counting = counting  # the sessions in which Chrome was told to count
        self._readings: dict[str, _Reading] = {}

    def begin(self, session: Session) -> None:
        """Have Chrome count, without waiting: it does when it has answered what it is asked next."""
        if session.session_id not in self._counting:
            self._counting.add(session.session_id)
            session.start("Performance.enable")

    async def now(self, session: Session) -> Counts | None:
        """The counts at this moment; None where Chrome does not count, or not yet."""
        self.begin(session)
        return await finish_counts(session, start_counts(session))

    def expect(self, session: Session) -> None:
        """One more frame of this process has been asked something."""
        self._readings.setdefault(session.session_id, _Reading()).missing += 1

    def answered(self, session: Session) -> None:
        """One frame has answered, or will not."""
        reading = self._readings[session.session_id]
        reading.missing -= 1
        if not reading.missing:
            reading.all_answered.set()

    async def after_all(self, session: Session) -> Counts | None:
        """The counts after all frames of this process have answered."""
        reading = self._readings[session.session_id]
        await reading.all_answered.wait()
        async with reading.lock:
            if not reading.is_done:
                reading.counts = await self.now(session)
                reading.is_done = True
        return reading.counts


def start_counts(session: Session) -> Call:
    """Ask for the counts at this moment, without waiting."""
    return session.start("Performance.getMetrics")


async def finish_counts(session: Session, call: Call) -> Counts | None:
    """The counts that were asked for; None where Chrome does not count, or not yet."""
    try:
        metrics = (await session.finish(call))["metrics"]
        by_name = {metric["name"]: int(metric["value"]) for metric in metrics}
        return Counts(by_name["RecalcStyleCount"], by_name["LayoutCount"], by_name["JSEventListeners"])
    except (CommandError, KeyError):
        return None


class _Reading:
    __slots__ = ("all_answered", "counts", "is_done", "lock", "missing")

    def __init__(self) -> None:
        self.missing = 0
        self.all_answered = trio.Event()
        self.lock = trio.Lock()
        self.is_done = False
        self.counts: Counts | None = None
