"""Time limits whose error says what was waited for."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import trio

from cdpagent.errors import DeadlineExceededError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def deadline(waited_for: str, timeout: float | None, *, hint: str | Callable[[], str] = "") -> Iterator[None]:
    """Give the block ``timeout`` seconds (None: for ever), or raise `DeadlineExceededError`."""
    if timeout is None:
        yield
        return
    with trio.move_on_after(timeout) as scope:
        yield
    if scope.cancelled_caught:
        raise DeadlineExceededError(waited_for, timeout, hint=hint() if callable(hint) else hint)
