"""The clients' browsers: one for each client, or one for all. They start when needed and close when idle."""

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
        """Give the tools for one call; start the browser first if it does not run."""
        self._calls += 1
        self._resting.deadline = math.inf
        try:
            yield await self._started()
        finally:
            self._calls -= 1
            self._resting.deadline = self._bedtime()

    def end(self) -> None:
        """Make `keep` close the browser and return, because the client has gone."""
        self._ended.set()

    @property
    def ended(self) -> bool:
        """Whether the client has gone or was idle for too long; it makes no more calls."""
        return self._ended.is_set()

    async def keep(self, task_status: trio.TaskStatus[None]) -> None:
        """Hold the client's browser until the client goes away or was idle for too long."""
        async with self._holder:
            task_status.started()
            while not self._ended.is_set():
                with trio.CancelScope(deadline=self._bedtime()) as self._resting:
                    await self._ended.wait()
                async with self._changing:
                    if not self._calls:  # a call may have begun while we waited for the lock
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
                    browser = await self._holder.start(attach(options.endpoint, policy=options.policy))
                else:
                    browser = await self._holder.start(launch(**options.launch, policy=options.policy))
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
    """All clients, by their sessions."""

    def __init__(self, options: ServerOptions, *, shared: bool = False) -> None:
        self._options = options
        self._shared = shared
        self._clients: dict[str, Client] = {}
        self._nursery: trio.Nursery | None = None
        self._entering = trio.Lock()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Clients]:
        """Serve clients during the block; its end closes all their browsers."""
        async with trio.open_nursery() as self._nursery:
            try:
                yield self
            finally:
                for client in self._clients.values():
                    client.end()

    async def get(self, session: str) -> Client:
        """Return the client of a session; if the browser is shared, all sessions have the same client."""
        key = "" if self._shared else session
        async with self._entering:
            if key not in self._clients or self._clients[key].ended:
                assert self._nursery is not None, "call it inside the block of `open`"
                client = Client(self._options)
                await self._nursery.start(self._keep, key, client)
                self._clients[key] = client
            return self._clients[key]

    async def _keep(self, key: str, client: Client, task_status: trio.TaskStatus[None]) -> None:
        await client.keep(task_status)
        if self._clients.get(key) is client:
            del self._clients[key]

    def end(self, session: str) -> None:
        """End a session, and close its browser unless it is shared."""
        if not self._shared and session in self._clients:
            self._clients.pop(session).end()


def offered_tools(options: ServerOptions) -> dict[str, type[Parameters]]:
    """Return the tools that the server offers."""
    unwanted = offered(options.without, allow_eval=True)
    wanted = offered(options.only, allow_eval=options.allow_eval)
    return {name: model for name, model in wanted.items() if name not in unwanted}
