"""The server on stdin and stdout: one client, whose end is the end of all."""

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
    """Serve one client until it goes away, or until this process is asked to end."""
    async with trio.open_nursery() as nursery, Clients(options).open() as clients:
        nursery.start_soon(end_on_signal, nursery.cancel_scope)
        server = make_server(options, clients)
        with _stdin() as descriptor:
            lines = cast("anyio.AsyncFile[str]", _lines(descriptor))  # all that the SDK does with it is to iterate
            async with stdio_server(stdin=lines) as (incoming, outgoing):
                await server.run(incoming, outgoing, server.create_initialization_options())
        nursery.cancel_scope.cancel()


async def end_on_signal(scope: trio.CancelScope) -> None:
    """Cancel when this process is asked to end, so that its browsers end first."""
    with trio.open_signal_receiver(signal.SIGTERM, signal.SIGINT) as signals:
        async for _ in signals:
            scope.cancel()


@contextmanager
def _stdin() -> Iterator[int]:
    """The client's end of the pipe, for nobody but us: who reads stdin in this process finds it empty."""
    descriptor = os.dup(0)
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    try:
        yield descriptor
    finally:
        # The descriptor stays open: a thread may still be reading it, and its number must not be given to another.
        os.dup2(descriptor, 0)


async def _lines(descriptor: int) -> AsyncIterator[str]:
    """The lines of a pipe. The SDK's own reader can't be cancelled: a signal would wait for the client's next line."""
    rest = b""
    while block := await trio.to_thread.run_sync(os.read, descriptor, 65536, abandon_on_cancel=True):
        *lines, rest = (rest + block).split(b"\n")
        for line in lines:
            yield line.decode("utf-8", "replace")
