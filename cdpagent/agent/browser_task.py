"""A browser that is started in one task and stopped in another: tools are called from whichever task it pleases.

What opens a browser must close it, in the same task: so a task of its own holds it, for as long as it is wanted.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import trio

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager
    from types import TracebackType

    from cdpagent.entry import Browser


class BrowserTask:
    """Holds one browser at a time. An async context manager: at its end, nothing of the browser is left."""

    def __init__(self) -> None:
        self.browser: Browser | None = None
        self._stack = AsyncExitStack()
        self._nursery: trio.Nursery | None = None
        self._enough = trio.Event()
        self._gone = trio.Event()
        self._changing = trio.Lock()

    async def __aenter__(self) -> BrowserTask:
        self._nursery = await self._stack.enter_async_context(trio.open_nursery())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        with trio.CancelScope(shield=True):
            await self.stop()
        await self._stack.__aexit__(kind, error, traceback)

    async def start(self, opening: AbstractAsyncContextManager[Browser]) -> Browser:
        """Open a browser in place of the one that is held; raises what opening it raises."""
        async with self._changing:
            await self._stop()
            assert self._nursery is not None, "only inside of its `async with` block"
            self._enough, self._gone = trio.Event(), trio.Event()
            self.browser = await self._nursery.start(self._hold, opening)
            return self.browser

    async def stop(self) -> None:
        """Let go of the browser, if there is one, and wait until nothing of it is left."""
        async with self._changing:
            await self._stop()

    async def _stop(self) -> None:
        if self.browser is not None:
            self.browser = None
            self._enough.set()
            await self._gone.wait()

    async def _hold(
        self,
        opening: AbstractAsyncContextManager[Browser],
        task_status: trio.TaskStatus[Browser],
    ) -> None:
        gone = self._gone
        try:
            async with opening as browser:
                task_status.started(browser)
                await self._enough.wait()
        finally:
            gone.set()
