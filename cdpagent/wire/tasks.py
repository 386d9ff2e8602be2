"""Background tasks that don't turn the caller's exceptions into exception groups."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import trio

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator


@asynccontextmanager
async def open_background() -> AsyncIterator[trio.Nursery]:
    """Open a nursery for tasks that serve the block, and cancel them when it ends.

    Trio wraps exceptions that leave a nursery in an exception group. Here the block's own exception wins and arrives as
    it was raised, because a user who writes ``async with launch()`` can't know that a nursery is involved. A group
    comes out only when a background task fails by itself, which is a bug in cdpagent.
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


@asynccontextmanager
async def open_services(*services: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Run tasks that the block needs until its very end, even while it is being cancelled.

    Clean-up code in a shielded scope may still send commands to the browser: without the reader and the writer they
    would never leave, and never be answered.
    """
    async with open_background() as nursery:
        scopes = [trio.CancelScope(shield=True) for _ in services]
        for scope, service in zip(scopes, services, strict=True):
            nursery.start_soon(_serve, scope, service)
        try:
            yield
        finally:
            for scope in scopes:
                scope.cancel()


async def _serve(scope: trio.CancelScope, service: Callable[[], Awaitable[None]]) -> None:
    with scope:
        await service()


def _has_another(group: BaseException, raised: BaseException) -> bool:
    known = {id(exc) for exc in _leaves(raised)}
    return any(id(exc) not in known and not isinstance(exc, trio.Cancelled) for exc in _leaves(group))


def _leaves(exc: BaseException) -> Iterator[BaseException]:
    if isinstance(exc, BaseExceptionGroup):
        for each in exc.exceptions:
            yield from _leaves(each)
    else:
        yield exc
