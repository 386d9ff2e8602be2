"""Which requests keep a page busy: one rule for the settling of actions, ``wait="stable"`` and ``wait(stable=True)``.

Some requests never end by design, and waiting for them would take for ever:

- web sockets, event streams and beacons (`Request.is_open_ended`);
- polls: the page asks for the same thing again and again;
- long polls: the server holds the request back until it has news;
- answers that a script does not read to their end: Chrome never reports those as finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import trio

if TYPE_CHECKING:
    from cdpagent.browser.page.logs import Request

LONG_POLL_SECONDS: Final = 2.0
"""How long a request may stay unanswered before it counts as a long poll."""
UNREAD_SECONDS: Final = 1.0
"""How long an answer may make no progress before it counts as one that the page does not read."""
MOST_REPEATS: Final = 3
"""A page that asks for the same thing more often than this is polling."""
RECHECK_SECONDS: Final = 0.1
"""How often to look again while waiting: a request becomes a long poll by the clock alone, without an event."""

_DECORATIVE: Final = frozenset({"Image", "Font", "Media", "TextTrack", "Manifest", "SignedExchange"})


def shows_work(request: Request, times_asked: int) -> bool:
    """Whether a request, finished or not, shows that the page is at work: it is neither open-ended nor a poll."""
    return not request.is_open_ended and times_asked <= MOST_REPEATS


def keeps_busy(request: Request, times_asked: int) -> bool:
    """Whether to wait for this request, which the page has made ``times_asked`` times."""
    if not shows_work(request, times_asked):
        return False
    patience = LONG_POLL_SECONDS if request.status is None else UNREAD_SECONDS
    return trio.current_time() - request.heard < patience


def is_decorative(request: Request) -> bool:
    """Whether it fetches what only adds to the looks of a page. A receipt does not wait for such."""
    return request.type in _DECORATIVE
