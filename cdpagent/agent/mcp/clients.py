"""The browsers of the clients: one for each client, or one for all; started when needed, closed when left alone."""

from __future__ import annotations

import math
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import trio

from cdpagent.agent.browser_task import BrowserTask
from cdpagent.agent.tools import WebTools, offered
from cdpagent.entry import attach, launch
from cdpagent.errors import BrowserClosedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cdpagent.agent.mcp.options import ServerOptions
    from cdpagent.agent.parameters import Parameters


class Client:
    """The tools of one client, and the browser behind them."""

    def __init__(self, options: ServerOptions) -> None:
        self._options = options
        self._holder = BrowserTask()
        self._tools: WebTools | None = None
        self._changing = trio.Lock()  # held while a browser is started, and while an idle one is closed
        self._calls = 0
        self._resting = trio.CancelScope()
        self._ended = trio.Event()

    @asynccontextmanager
    async def call(self) -> AsyncIterator[WebTools]:
        """The tools, for one call; the browser is started the first time, and again if it is gone."""
        self._calls += 1
        self._resting.deadline = math.inf
        try:
            yield await self._started()
        finally:
            self._calls -= 1
            self._resting.deadline = self._bedtime()

    def end(self) -> None:
        """The client is gone: `keep` closes its browser and returns."""
        self._ended.set()

    @property
    def ended(self) -> bool:
        """Whether it makes no more calls: it is gone, or was idle."""
        return self._ended.is_set()

    async def keep(self, task_status: trio.TaskStatus[None]) -> None:
        """Hold the client's browser until the client is gone or was idle."""
        async with self._holder:
            task_status.started()
            while not self._ended.is_set():
                with trio.CancelScope(deadline=self._bedtime()) as self._resting:
                    await self._ended.wait()
                async with self._changing:
                    if not self._calls:  # a call that came meanwhile waits for the lock, or has its browser already
                        self.end()

    def _bedtime(self) -> float:
        idle = self._options.idle_seconds
        return math.inf if self._calls or idle is None else trio.current_time() + idle

    async def _started(self) -> WebTools:
        async with self._changing:
            if self.ended:
                raise BrowserClosedError("the session has ended; start a new one")
            if self._tools is None or self._tools.browser.closed:
                options = self._options
                if options.attach or options.endpoint is not None:
                    browser = await self._holder.start(attach(options.endpoint))
                else:
                    browser = await self._holder.start(launch(**options.launch))
                self._tools = WebTools(
                    browser,
                    allow_eval=options.allow_eval,
                    allow_schemes=options.allow_schemes,
                    only=list(offered_tools(options)),
                    upload_dir=options.upload_dir,
                    max_chars=options.max_chars,
                )
            return self._tools


class Clients:
    """All clients, by their sessions; an async context manager, at whose end no browser is left."""

    def __init__(self, options: ServerOptions, *, shared: bool = False) -> None:
        self._options = options
        self._shared = shared
        self._clients: dict[str, Client] = {}
        self._nursery: trio.Nursery | None = None
        self._entering = trio.Lock()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Clients]:
        """Keep clients until the end of the block, at which nothing of their browsers is left."""
        async with trio.open_nursery() as self._nursery:
            try:
                yield self
            finally:
                for client in self._clients.values():
                    client.end()

    async def get(self, session: str) -> Client:
        """The client of a session: the same for all of them where one browser is shared."""
        key = "" if self._shared else session
        async with self._entering:
            if key not in self._clients or self._clients[key].ended:
                assert self._nursery is not None, "only inside of `open`"
                client = Client(self._options)
                await self._nursery.start(self._keep, key, client)
                self._clients[key] = client
            return self._clients[key]

    async def _keep(self, key: str, client: Client, task_status: trio.TaskStatus[None]) -> None:
        await client.keep(task_status)
        if self._clients.get(key) is client:
            del self._clients[key]

    def end(self, session: str) -> None:
        """A session is over, and with it its browser, unless that is shared."""
        if not self._shared and session in self._clients:
            self._clients.pop(session).end()


def offered_tools(options: ServerOptions) -> dict[str, type[Parameters]]:
    """The tools that the server offers."""
    unwanted = offered(options.without, allow_eval=True)
    wanted = offered(options.only, allow_eval=options.allow_eval)
    return {name: model for name, model in wanted.items() if name not in unwanted}
