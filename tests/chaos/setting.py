"""A browser with all that a fault can reach: its processes, and the line that leads to it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal

import trio

import cdpagent
from tests.chrome import open_chrome
from tests.local import launch_local

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path
    from random import Random

    from tests.browser.family import Room
    from tests.site import Site

Kind = Literal["pipe", "port", "attached"]


@dataclass
class Setting:
    """What one browser, and the operations in it, are made of."""

    kind: Kind
    browser: cdpagent.Browser
    page: cdpagent.Page
    other: cdpagent.Page
    """A second page: what befalls the first is nothing to it, unless the browser dies."""
    site: Site
    room: Room
    random: Random
    _line: Line | None = None

    @property
    def line(self) -> Line:
        """The line to an attached browser."""
        assert self._line is not None, "only an attached browser has a line that can be cut"
        return self._line

    def browser_pids(self) -> list[int]:
        """The browser itself."""
        return self.room.browsers()

    def renderer_pids(self) -> list[int]:
        """All processes that run pages."""
        return [each.pid for each in self.room.processes() if "--type=renderer" in each.command]


class Line:
    """A TCP line to a browser's port that can be cut, stalled and slowed."""

    def __init__(self, chrome_port: int) -> None:
        self.chrome_port = chrome_port
        self.port = 0
        self._moving = trio.Event()
        self._moving.set()
        self._pause = 0.0
        self._ends: set[trio.CancelScope] = set()

    def cut(self) -> None:
        """End all connections at once."""
        for scope in self._ends:
            scope.cancel()

    async def stall(self, seconds: float) -> None:
        """Let nothing through for this long."""
        self._moving = trio.Event()
        try:
            await trio.sleep(seconds)
        finally:
            self._moving.set()

    async def slow_down(self, pause: float, seconds: float) -> None:
        """Let every piece wait, for this long."""
        self._pause = pause
        try:
            await trio.sleep(seconds)
        finally:
            self._pause = 0.0

    async def serve(self, client: trio.SocketStream) -> None:
        """Carry what comes from one client, and what is answered."""
        with trio.CancelScope() as scope:
            self._ends.add(scope)
            try:
                async with client, await trio.open_tcp_stream("127.0.0.1", self.chrome_port) as server:
                    async with trio.open_nursery() as nursery:
                        nursery.start_soon(self._carry, client, server, scope)
                        nursery.start_soon(self._carry, server, client, scope)
            except OSError:
                pass  # the browser is gone
            finally:
                self._ends.discard(scope)

    async def _carry(self, source: trio.SocketStream, sink: trio.SocketStream, scope: trio.CancelScope) -> None:
        try:
            async for piece in source:
                await self._moving.wait()
                await trio.sleep(self._pause)
                await sink.send_all(piece)
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        scope.cancel()


@asynccontextmanager
async def open_setting(kind: Kind, site: Site, room: Room, random: Random, directory: Path) -> AsyncIterator[Setting]:
    """Start a browser of this kind, with two pages."""
    async with _browser(kind, directory) as (browser, line):
        page, other = await browser.new_page(), await browser.new_page()
        yield Setting(kind, browser, page, other, site, room, random, line)


def _browser(kind: Kind, directory: Path) -> AbstractAsyncContextManager[tuple[cdpagent.Browser, Line | None]]:
    return _attached(directory) if kind == "attached" else _launched(kind)


@asynccontextmanager
async def _launched(kind: Literal["pipe", "port"]) -> AsyncIterator[tuple[cdpagent.Browser, None]]:
    async with launch_local(transport=kind) as browser:
        yield browser, None


@asynccontextmanager
async def _attached(directory: Path) -> AsyncIterator[tuple[cdpagent.Browser, Line]]:
    async with open_chrome(directory / "profile") as chrome, trio.open_nursery() as nursery:
        line = Line(chrome.port)
        (listener, *_) = await nursery.start(partial(trio.serve_tcp, line.serve, 0, host="127.0.0.1"))
        line.port = listener.socket.getsockname()[1]
        async with cdpagent.attach(line.port) as browser:
            yield browser, line
        nursery.cancel_scope.cancel()
