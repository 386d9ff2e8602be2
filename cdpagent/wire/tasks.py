"""Background tasks that do not show in the caller's exceptions."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import trio

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator


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


@asynccontextmanager
async def open_services(*services: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Run tasks that the block needs until its very end, also while it is being cancelled.

    What is cleaned up then, in a shielded scope, may still have something to say to the browser: without a reader and a
    writer nobody would hear it.
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
