"""Time limits whose error names what timed out."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import trio

from cdpagent.errors import DeadlineExceededError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def deadline(
    waited_for: str, timeout: float | None, *, hint: str | Callable[[], str] = ""
) -> Iterator[trio.CancelScope]:
    """Raise `DeadlineExceededError` if the block takes longer than ``timeout`` seconds (None: no limit).

    The scope that it gives may be given more time.
    """
    with trio.CancelScope() as scope:
        if timeout is not None:
            scope.deadline = trio.current_time() + timeout
        yield scope
    if timeout is not None and scope.cancelled_caught:
        raise DeadlineExceededError(waited_for, timeout, hint=hint() if callable(hint) else hint)
