"""Serves one client on stdin and stdout, and ends when the client goes away."""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

import trio
from mcp.server.stdio import stdio_server

from cdpagent.agent.mcp.clients import Clients
from cdpagent.agent.mcp.handlers import make_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    import anyio

    from cdpagent.agent.mcp.options import ServerOptions


async def serve_stdio(options: ServerOptions) -> None:
    """Serve one client until it goes away, or until a signal ends this process."""
    async with trio.open_nursery() as nursery, Clients(options).open() as clients:
        nursery.start_soon(end_on_signal, nursery.cancel_scope)
        server = make_server(options, clients)
        with _stdin() as descriptor:
            lines = cast("anyio.AsyncFile[str]", _lines(descriptor))  # the SDK only iterates over it
            async with stdio_server(stdin=lines) as (incoming, outgoing):
                await server.run(incoming, outgoing, server.create_initialization_options())
        nursery.cancel_scope.cancel()


async def end_on_signal(scope: trio.CancelScope) -> None:
    """Cancel the scope when a signal asks this process to end, so that its browsers are closed first."""
    with trio.open_signal_receiver(signal.SIGTERM, signal.SIGINT) as signals:
        async for _ in signals:
            scope.cancel()


@contextmanager
def _stdin() -> Iterator[int]:
    """Take stdin for the server alone; any other code in this process that reads stdin finds it empty."""
    descriptor = os.dup(0)
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    try:
        yield descriptor
    finally:
        # Don't close the descriptor: a thread may still be reading it, and would read another file if its number were
        # reused.
        os.dup2(descriptor, 0)


async def _lines(descriptor: int) -> AsyncIterator[str]:
    """Read lines from a pipe. The SDK's reader can't be cancelled: a signal would wait for the client's next line."""
    rest = b""
    while block := await trio.to_thread.run_sync(os.read, descriptor, 65536, abandon_on_cancel=True):
        *lines, rest = (rest + block).split(b"\n")
        for line in lines:
            yield line.decode("utf-8", "replace")
