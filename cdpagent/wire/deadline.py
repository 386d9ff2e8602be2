"""Time limits whose error names what timed out."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import trio

from cdpagent.errors import DeadlineExceededError, PageUnresponsiveError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def deadline(
    waited_for: str,
    timeout: float | None,
    *,
    hint: str | Callable[[], str] = "",
    heard: Callable[[], int] | None = None,
) -> Iterator[trio.CancelScope]:
    """Raise `DeadlineExceededError` if the block takes longer than ``timeout`` seconds (None: no limit).

    ``heard`` counts what a page has sent: if that was nothing at all, the error is a `PageUnresponsiveError`. The scope
    that it gives may be given more time.
    """
    before = heard() if heard is not None else -1
    with trio.CancelScope() as scope:
        if timeout is not None:
            scope.deadline = trio.current_time() + timeout
        yield scope
    if timeout is not None and scope.cancelled_caught:
        kind = PageUnresponsiveError if heard is not None and heard() == before else DeadlineExceededError
        raise kind(waited_for, timeout, hint=hint() if callable(hint) else hint)
