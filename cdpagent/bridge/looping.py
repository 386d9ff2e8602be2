"""How asyncio waits for the Trio thread, and how its callbacks are called: in the event loop that passed them.

Several event loops, in several threads, may use the Trio thread at once.
"""

from __future__ import annotations

import asyncio
import re
from inspect import isawaitable, iscoroutinefunction
from typing import TYPE_CHECKING, Any, Generic, NoReturn, ParamSpec, TypeVar

import trio

from cdpagent.blocks import is_in_asyncio, not_entered, warn_of_unused
from cdpagent.bridge.jobs import Block, Job
from cdpagent.bridge.live import Live
from cdpagent.browser.services.dialogs import DialogRule as DialogRule
from cdpagent.entry import held
from cdpagent.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from contextlib import AbstractAsyncContextManager
    from types import TracebackType
    from typing import Self

    from cdpagent.policy import Confirm
    from cdpagent.wire.protocol import Event

P = ParamSpec("P")
T = TypeVar("T")
V = TypeVar("V")


async def in_trio(function: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Run an async function of the Trio surface and wait for its result.

    When the waiting task is cancelled, the call is cancelled too, and has ended before CancelledError goes on.
    """
    waiter = _Waiter()
    job = Job(waiter.wake, function, args, kwargs)
    job.start()
    await waiter.wait(job)
    return job.result()


def _running_loop() -> asyncio.AbstractEventLoop:
    if is_in_asyncio():
        return asyncio.get_running_loop()
    if trio.lowlevel.in_trio_task():
        raise UsageError("this is Trio, and cdpagent.aio is for asyncio. Use `async with cdpagent.launch(…)`")
    raise UsageError("cdpagent.aio is for asyncio, and no event loop runs here. Use cdpagent.sync in blocking code")


class _Waiter:
    """Lets an asyncio task wait for a job. Everything but `wake` runs in that task's event loop."""

    __slots__ = ("_future", "_is_over", "_loop")

    def __init__(self) -> None:
        self._loop = _running_loop()
        self._future: asyncio.Future[None] = self._loop.create_future()
        self._is_over = False

    def wake(self) -> None:
        """Wake the waiting task, because the job has ended; called in the Trio thread."""
        _tell(self._loop, self._end)

    async def wait(self, job: Job[Any]) -> None:
        """Wait for the job's end; when this task is cancelled, cancel the job and still wait for its end."""
        try:
            await self._future
        except asyncio.CancelledError:
            job.cancel()
            while not self._is_over:
                self._future = self._loop.create_future()
                try:
                    await self._future
                except asyncio.CancelledError:
                    continue  # the job is already being cancelled
            raise
        except BaseException:  # the event loop is being taken down
            job.cancel()
            raise

    def _end(self) -> None:
        self._is_over = True
        if not self._future.done():
            self._future.set_result(None)


class Opened(Generic[T]):
    """An ``async with`` block of asyncio that holds one of Trio open."""

    def __init__(
        self, opening: Callable[[], AbstractAsyncContextManager[Any]], wrap: Callable[[Any], T], name: str
    ) -> None:
        self._opening = opening
        self._wrap = wrap
        self._name = name
        self._is_used = False
        self._block: Block[Any] | None = None

    def __repr__(self) -> str:
        return f"<{self._name}(…), to be used with `async with`>"

    def __del__(self) -> None:
        if not self._is_used:
            warn_of_unused(self._name, "async with")

    async def __aenter__(self) -> T:
        return await self._open(self._opening)

    async def _open(self, opening: Callable[[], AbstractAsyncContextManager[Any]]) -> T:
        self._is_used = True
        if self._block is not None:
            raise UsageError("this block is already open. Call the function again for another block")
        self._block = Block(opening)
        try:
            return self._wrap(await enter(self._block))
        except BaseException:
            self._block = None
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        block, self._block = self._block, None
        assert block is not None, "the block was never entered"
        return await in_trio(block.leave, error)

    # Type checkers must go on to refuse what these explain.
    if not TYPE_CHECKING:

        def __await__(self) -> NoReturn:
            self._is_used = True
            raise UsageError(f"{self._name}() can't be awaited. Write `async with {self._name}(…)`{self._besides}")

        def __enter__(self) -> NoReturn:
            self._is_used = True
            raise UsageError(f"{self._name}() of cdpagent.aio needs `async with` instead of `with`{self._besides}")

        def __exit__(self, *raised: object) -> None:
            """Never reached: only with it does Python call ``__enter__``."""

        def __getattr__(self, name: str) -> NoReturn:
            self._is_used = True
            raise not_entered(self._name, name, "async with", self._besides)

    @property
    def _besides(self) -> str:
        """What else may be written."""
        return ""


class OpenedBrowser(Opened[T]):
    """The block of a browser, which can be opened and left without ``async with`` too."""

    async def start(self) -> T:
        """Open the browser without a block, as in a notebook. `stop` or ``browser.close()`` ends it.

        What is still open when the program ends is closed then.
        """
        return await self._open(lambda: held(self._opening()))

    async def stop(self) -> None:
        """Close the browser, or leave it if it was attached to; nothing of it is left. Does nothing if that is done."""
        if self._block is not None:
            await self.__aexit__(None, None, None)

    @property
    def _besides(self) -> str:
        return f", or `browser = await {self._name}(…).start()` where no block will do"


class LiveBlock(Live):
    """A stand-in that is itself used in an ``async with`` block."""

    __slots__ = ("_block",)

    _block: Block[Any]

    async def __aenter__(self) -> Self:
        manager = self._trio
        block: Block[Any] = Block(lambda: manager)
        await enter(block)
        self._block = block
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        return await in_trio(self._block.leave, error)


async def enter(block: Block[T]) -> T:
    """Enter a block; when that is cancelled, leave it again."""
    try:
        return await in_trio(block.enter)
    except asyncio.CancelledError:
        if block.is_open:
            await in_trio(block.end)
        raise


# --- callbacks -------------------------------------------------------------------------------------------------------


def called_back(function: Callable[P, T | Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Wrap a user's function, plain or async, for the Trio thread: it runs in the event loop that passed it."""
    loop = asyncio.get_running_loop()

    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        token, answered = trio.lowlevel.current_trio_token(), trio.Event()
        tasks: list[asyncio.Task[T]] = []

        async def answer() -> T:
            answer = function(*args, **kwargs)
            return await answer if isawaitable(answer) else answer

        def begin() -> None:
            task = loop.create_task(answer())
            task.add_done_callback(lambda _: _post(token, answered.set))
            tasks.append(task)

        loop.call_soon_threadsafe(begin)
        try:
            await answered.wait()
        except trio.Cancelled:
            _tell(loop, lambda: [task.cancel() for task in tasks])
            raise
        try:
            return tasks[0].result()
        except asyncio.CancelledError:
            raise RuntimeError(f"{function!r} was cancelled") from None

    return run


def called_with(
    wrap: Callable[[Any], V], function: Callable[[V], T | Awaitable[T]]
) -> Callable[[Any], Coroutine[Any, Any, T]]:
    """Wrap a user's function, as `called_back` does, and what it is called with, by ``wrap``."""
    return called_back(lambda given: function(wrap(given)))


def pattern_with(
    wrap: Callable[[Any], V], pattern: str | re.Pattern[str] | Callable[[V], bool | Awaitable[bool]]
) -> Any:
    """Return a pattern as the Trio surface takes it: a function is wrapped as by `called_with`."""
    return pattern if isinstance(pattern, str | re.Pattern) else called_with(wrap, pattern)


def asked(ask: Confirm | None) -> Confirm | None:
    """Wrap a user's function that asks a person: an async one runs in the event loop that passed it."""
    return called_back(ask) if iscoroutinefunction(ask) else ask


class Listener:
    """A user's function for events, plain or async: the event loop that passed it calls it, in the order they came."""

    def __init__(self, function: Callable[[Event[Any]], Awaitable[None] | None]) -> None:
        self._function = function
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Future[None]] = set()

    def __call__(self, event: Event[Any]) -> None:
        """Send an event to the event loop; called in the Trio thread."""
        _tell(self._loop, lambda: self._hand_over(event))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listener) and (other._function, other._loop) == (self._function, self._loop)

    def __hash__(self) -> int:
        return hash(self._function)

    def _hand_over(self, event: Event[Any]) -> None:
        waiting = self._function(event)
        if isawaitable(waiting):
            task = asyncio.ensure_future(waiting)
            self._tasks.add(task)  # asyncio keeps only a weak reference: without this one the task could be collected
            task.add_done_callback(self._tasks.discard)


def _tell(loop: asyncio.AbstractEventLoop, function: Callable[[], object]) -> None:
    try:
        loop.call_soon_threadsafe(function)
    except RuntimeError:
        pass  # the event loop is closed, so none of its tasks waits any more


def _post(token: trio.lowlevel.TrioToken, function: Callable[[], object]) -> None:
    try:
        token.run_sync_soon(function)
    except trio.RunFinishedError:
        pass
