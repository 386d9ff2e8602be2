"""Background tasks that do not show in the caller's exceptions."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import trio

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@asynccontextmanager
async def open_background() -> AsyncIterator[trio.Nursery]:
    """A nursery for tasks that serve the block: they are cancelled when it ends.

    Trio wraps what leaves a nursery into an exception group. Here the block's own exception wins and arrives as it was
    raised, because who writes ``async with launch()`` does not know that there is a nursery. Only when a background
    task fails by itself, which is a defect of ours, does a group come out.
    """
    raised: BaseException | None = None
    try:
        async with trio.open_nursery() as nursery:
            try:
                yield nursery
            except BaseException as exc:
                raised = exc
                raise
            finally:
                nursery.cancel_scope.cancel()
    except BaseExceptionGroup as group:
        if raised is None or _has_another(group, raised):
            raise
    if raised is not None:
        try:
            raise raised
        finally:
            raised = None  # no reference cycle through the traceback


def _has_another(group: BaseExceptionGroup[BaseException], raised: BaseException) -> bool:
    """Whether something is in the group besides what the block raised and cancellations."""
    return any(
        _has_another(each, raised) if isinstance(each, BaseExceptionGroup) else not isinstance(each, trio.Cancelled)
        for each in group.exceptions
        if each is not raised
    )
