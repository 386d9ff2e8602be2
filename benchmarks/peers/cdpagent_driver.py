"""cdpagent itself, in three roles: its wire over a WebSocket, over a pipe, and its public interface."""

import os
import sys
import time
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING

import trio

from benchmarks.peers.line_protocol import serve_async

if TYPE_CHECKING:
    from cdpagent.wire.session import Session


class Calls:
    """The measured calls, on the session that the role has prepared."""

    def __init__(self, stack: AsyncExitStack) -> None:
        self._stack = stack
        self._session: Session

    async def round_trip(self, count: int) -> list[float]:
        times = []
        for _ in range(count):
            start = time.perf_counter()
            await self._session.send("Runtime.evaluate", expression="1")
            times.append(time.perf_counter() - start)
        return times

    async def pipelined(self, count: int) -> float:
        start = time.perf_counter()
        async with trio.open_nursery() as nursery:
            for _ in range(count):
                nursery.start_soon(partial(self._session.send, "Runtime.evaluate", expression="1"))
        return time.perf_counter() - start


class Wire(Calls):
    """A bare connection over a WebSocket."""

    async def connect(self, ws: str, target: str) -> None:
        from cdpagent.wire.connection import open_connection
        from cdpagent.wire.websocket import connect_websocket

        connection = await self._stack.enter_async_context(open_connection(await connect_websocket(ws)))
        attached = await connection.root.send("Target.attachToTarget", targetId=target, flatten=True)
        self._session = connection.session(attached["sessionId"])


class Pipe(Calls):
    """A bare connection over the harness's pipe, which it shares with the limit, in turns."""

    async def connect(self, read_fd: int, write_fd: int, target: str) -> None:
        from cdpagent.wire.connection import open_connection
        from cdpagent.wire.pipe import PipeTransport

        self._fds = read_fd, write_fd
        transport = PipeTransport.over_descriptors(read_fd, write_fd)
        connection = await self._stack.enter_async_context(open_connection(transport))
        attached = await connection.root.send("Target.attachToTarget", targetId=target, flatten=True)
        self._session = connection.session(attached["sessionId"])

    async def round_trip(self, count: int) -> list[float]:
        self._take_turn()
        return await super().round_trip(count)

    async def pipelined(self, count: int) -> float:
        self._take_turn()
        return await super().pipelined(count)

    def _take_turn(self) -> None:
        for fd in self._fds:
            os.set_blocking(fd, False)


class Public(Calls):
    """What users of the library call: `attach`, `new_page`, `page.cdp`, `launch`."""

    async def connect(self, ws: str, target: str | None = None) -> None:
        import cdpagent

        self._browser = await self._stack.enter_async_context(cdpagent.attach(ws))
        self._pages: list[cdpagent.Page] = []
        if target is not None:
            self._session = (await self._browser.new_page()).cdp

    async def open_pages(self, count: int, url: str) -> None:
        while len(self._pages) < count:
            self._pages.append(await self._browser.new_page(url))

    async def launch(self, executable: str, args: list[str]) -> dict[str, float]:
        import cdpagent

        start = time.perf_counter()
        sandbox = "--no-sandbox" not in args
        async with cdpagent.launch(executable=executable, args=args, sandbox=sandbox) as browser:
            page = await browser.new_page()
            await page.evaluate("1")
            first = time.perf_counter()
        return {"first": first - start, "close": time.perf_counter() - first}


async def main(role: str) -> None:
    async def next_line() -> str:
        if role == "pipe":
            # Don't wait in a thread: during another driver's turn, our reader must not take its replies from the pipe.
            return sys.stdin.readline()
        return await trio.to_thread.run_sync(sys.stdin.readline)

    async with AsyncExitStack() as stack:
        await serve_async({"wire": Wire, "pipe": Pipe, "public": Public}[role](stack), next_line)


if __name__ == "__main__":
    trio.run(main, sys.argv[1])
