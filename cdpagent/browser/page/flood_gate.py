"""A gate for what a page says by itself, closed for a while when it says more than anyone could read.

All pages of a browser share one connection. A page that logs without end would fill it, and the answers to all other
pages would wait behind what it logs. So Chrome is told to be silent about that page, for longer each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import trio

from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cdpagent.wire.session import Session

MOST_IN_A_SECOND: Final = 3000
_FIRST_PAUSE: Final = 1.0
_LONGEST_PAUSE: Final = 60.0


class FloodGate:
    """Counts the events of some domains of one session."""

    def __init__(
        self,
        session: Session,
        domains: Sequence[str],
        *,
        spawn: Callable[..., None],
        closed: Callable[[float], None],
    ) -> None:
        self._session = session
        self._domains = domains
        self._spawn = spawn
        self._closed = closed  # called with the seconds that it will be closed for
        self._since = trio.current_time()
        self._count = 0
        self._pause = _FIRST_PAUSE
        self._is_closed = False

    def passes(self) -> bool:
        """One more event has come: whether it is to be taken note of."""
        if self._is_closed:
            return False
        now = trio.current_time()
        if now > self._since + 1:
            self._since, self._count = now, 0
        self._count += 1
        if self._count > MOST_IN_A_SECOND:
            self._close()
            return False
        return True

    def _close(self) -> None:
        self._is_closed = True
        for domain in self._domains:
            self._session.start(f"{domain}.disable")
        self._closed(self._pause)
        try:
            self._spawn(self._open_later)
        except RuntimeError:
            pass  # the browser is being left

    async def _open_later(self) -> None:
        await trio.sleep(self._pause)
        self._pause = min(2 * self._pause, _LONGEST_PAUSE)
        try:
            # Before it answers, Chrome tells once more what it has kept of the messages so far.
            for call in [self._session.start(f"{domain}.enable") for domain in self._domains]:
                await self._session.finish(call)
        except CdpAgentError:
            return  # the page is gone
        self._since, self._count, self._is_closed = trio.current_time(), 0, False
