"""How blocking code waits for the Trio thread, and how its callbacks are called: in worker threads."""

from __future__ import annotations

import logging
import re
import threading
from collections import deque
from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import TYPE_CHECKING, Any, Generic, NoReturn, ParamSpec, TypeVar

import trio

from cdpagent.blocks import not_entered, warn_of_unused
from cdpagent.bridge.jobs import Block, Job
from cdpagent.bridge.live import Live
from cdpagent.bridge.thread import use_thread
from cdpagent.browser.services.dialogs import Dialog, DialogAnswer
from cdpagent.entry import held
from cdpagent.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Coroutine
    from contextlib import AbstractAsyncContextManager
    from types import TracebackType
    from typing import Self

    from cdpagent.bridge.thread import TrioThread
    from cdpagent.policy import Confirm
    from cdpagent.wire.protocol import Event

P = ParamSpec("P")
T = TypeVar("T")
V = TypeVar("V")

DialogRule = Callable[[Dialog], DialogAnswer | bool]
"""Decides on a dialog: True accepts, False dismisses, a `DialogAnswer` can type into a prompt."""

_log = logging.getLogger("cdpagent")


def in_trio(function: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Run an async function of the Trio surface and wait for its result.

    When the wait is interrupted, as by Ctrl+C, the call is cancelled, and has ended before the exception goes on.
    """
    gate = threading.Lock()
    gate.acquire()
    job = Job(gate.release, function, args, kwargs)
    try:
        job.start()
        gate.acquire()
    except BaseException:
        if job.is_started:
            job.cancel()
            gate.acquire()
        raise
    return job.result()


class Opened(Generic[T]):
    """A ``with`` block that holds an ``async with`` block of Trio open."""

    def __init__(
        self, opening: Callable[[], AbstractAsyncContextManager[Any]], wrap: Callable[[Any], T], name: str
    ) -> None:
        self._opening = opening
        self._wrap = wrap
        self._name = name
        self._is_used = False
        self._block: Block[Any] | None = None

    def __repr__(self) -> str:
        return f"<{self._name}(…), to be used with `with`>"

    def __del__(self) -> None:
        if not self._is_used:
            warn_of_unused(self._name, "with")

    def __enter__(self) -> T:
        return self._open(self._opening)

    def _open(self, opening: Callable[[], AbstractAsyncContextManager[Any]]) -> T:
        self._is_used = True
        if self._block is not None:
            raise UsageError("this block is already open. Call the function again for another block")
        self._block = Block(opening)
        try:
            return self._wrap(enter(self._block))
        except BaseException:
            self._block = None
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        block, self._block = self._block, None
        assert block is not None, "the block was never entered"
        return in_trio(block.leave, error)

    # Type checkers must go on to refuse what these explain.
    if not TYPE_CHECKING:

        def __await__(self) -> NoReturn:
            self._is_used = True
            raise UsageError(f"{self._name}() of cdpagent.sync can't be awaited{_OTHER_WORLDS}")

        def __aenter__(self) -> NoReturn:
            self._is_used = True
            raise UsageError(f"{self._name}() of cdpagent.sync needs `with` instead of `async with`{_OTHER_WORLDS}")

        def __aexit__(self, *raised: object) -> NoReturn:
            """Never reached: only with it does Python call ``__aenter__``."""

        def __getattr__(self, name: str) -> NoReturn:
            self._is_used = True
            raise not_entered(self._name, name, "with", self._besides)

    @property
    def _besides(self) -> str:
        """What else may be written."""
        return ""


_OTHER_WORLDS = ": it is for blocking code. Use cdpagent.aio with asyncio, and cdpagent itself with Trio"


class OpenedBrowser(Opened[T]):
    """The block of a browser, which can be opened and left without ``with`` too."""

    def start(self) -> T:
        """Open the browser without a block, as in a REPL or a notebook. `stop` or ``browser.close()`` ends it.

        What is still open when the program ends is closed then.
        """
        return self._open(lambda: held(self._opening()))

    def stop(self) -> None:
        """Close the browser, or leave it if it was attached to; nothing of it is left. Does nothing if that is done."""
        if self._block is not None:
            self.__exit__(None, None, None)

    @property
    def _besides(self) -> str:
        return f", or `browser = {self._name}(…).start()` where no block will do"


class LiveBlock(Live):
    """A stand-in that is itself used in a ``with`` block."""

    __slots__ = ("_block",)

    _block: Block[Any]

    def __enter__(self) -> Self:
        manager = self._trio
        block: Block[Any] = Block(lambda: manager)
        enter(block)
        self._block = block
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        return in_trio(self._block.leave, error)


def enter(block: Block[T]) -> T:
    """Enter a block; when that is interrupted, leave it again."""
    try:
        return in_trio(block.enter)
    except BaseException:
        if block.is_open:
            in_trio(block.end)
        raise


# --- callbacks -------------------------------------------------------------------------------------------------------


def called_back(function: Callable[P, T]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Wrap a user's function for the Trio thread: it runs in a worker thread, so it may wait and may use cdpagent."""
    _check_plain(function)

    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        return await trio.to_thread.run_sync(lambda: function(*args, **kwargs), abandon_on_cancel=True)

    return run


def called_with(wrap: Callable[[Any], V], function: Callable[[V], T]) -> Callable[[Any], Coroutine[Any, Any, T]]:
    """Wrap a user's function, as `called_back` does, and what it is called with, by ``wrap``."""
    _check_plain(function)
    return called_back(lambda given: function(wrap(given)))


def pattern_with(wrap: Callable[[Any], V], pattern: str | re.Pattern[str] | Callable[[V], bool]) -> Any:
    """Return a pattern as the Trio surface takes it: a function is wrapped as by `called_with`."""
    return pattern if isinstance(pattern, str | re.Pattern) else called_with(wrap, pattern)


def asked(ask: Confirm | None) -> Confirm | None:
    """A user's function that asks a person, for the Trio thread, which calls it in a worker thread."""
    if ask is not None:
        _check_plain(ask)
    return ask


class Listener:
    """A user's function for events: a worker thread calls it with one event at a time, in the order they came."""

    def __init__(self, function: Callable[[Event[Any]], None]) -> None:
        _check_plain(function)
        self._function = function
        self._waiting: deque[Event[Any]] = deque()
        self._is_busy = False

    def __call__(self, event: Event[Any]) -> None:
        """Queue an event for the function; called in the Trio thread."""
        self._waiting.append(event)
        if not self._is_busy:
            self._is_busy = True
            use_thread().spawn(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listener) and other._function == self._function

    def __hash__(self) -> int:
        return hash(self._function)

    def begin(self, nursery: trio.Nursery, thread: TrioThread) -> None:
        """Start the task that calls the function."""
        nursery.start_soon(self._run, thread)

    async def _run(self, thread: TrioThread) -> None:
        """Call the function with each event that waits."""
        try:
            while self._waiting:
                try:
                    await trio.to_thread.run_sync(self._function, self._waiting.popleft(), abandon_on_cancel=True)
                except Exception:
                    _log.exception("a listener for events failed: %r", self._function)
        finally:
            self._is_busy = False
            thread.release()

    def refuse(self, thread: TrioThread) -> None:
        """Drop the events, because the thread is ending."""
        thread.release()


def _check_plain(function: Callable[..., object]) -> None:
    if iscoroutinefunction(function):
        raise TypeError(f"{function!r} is async: pass a plain function, or use cdpagent.aio")
