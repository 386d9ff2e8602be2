"""Time limits whose error names what timed out."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import trio

from cdpagent.errors import DeadlineExceededError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def deadline(waited_for: str, timeout: float | None, *, hint: str | Callable[[], str] = "") -> Iterator[None]:
    """Raise `DeadlineExceededError` if the block takes longer than ``timeout`` seconds (None: no limit)."""
    if timeout is None:
        yield
        return
    with trio.move_on_after(timeout) as scope:
        yield
    if scope.cancelled_caught:
        raise DeadlineExceededError(waited_for, timeout, hint=hint() if callable(hint) else hint)
