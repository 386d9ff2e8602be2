"""What is under way in the Trio thread on behalf of another one: a call, or a block that is open.

A block is entered and left in one task, whoever enters and leaves it: nurseries and cancel scopes need that. Between
the two, the task waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import trio

from cdpagent.bridge.thread import use_thread
from cdpagent.errors import BrowserClosedError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from contextlib import AbstractAsyncContextManager

    from cdpagent.bridge.thread import TrioThread

T = TypeVar("T")

_ENDING = "the program is ending, so the browser is being closed"


class Job(Generic[T]):
    """One call. ``wake`` is called, in the Trio thread, when it has ended."""

    __slots__ = ("_args", "_error", "_function", "_kwargs", "_scope", "_thread", "_value", "_wake")

    def __init__(
        self,
        wake: Callable[[], object],
        function: Callable[..., Awaitable[T]],
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
    ) -> None:
        self._wake = wake
        self._function = function
        self._args = args
        self._kwargs = kwargs
        self._scope = trio.CancelScope()
        self._thread: TrioThread | None = None
        self._value: T
        self._error: BaseException | None = None

    def start(self) -> None:
        """Begin."""
        thread = use_thread()
        if thread.is_current:
            thread.release()
            raise RuntimeError("this is the thread in which cdpagent works: it can't wait for itself. Use another one")
        self._thread = thread
        thread.spawn(self)

    @property
    def is_started(self) -> bool:
        """Whether ``wake`` will be called, or has been."""
        return self._thread is not None

    def cancel(self) -> None:
        """Cancel it; it is still to be waited for, and may have come to its end before."""
        assert self._thread is not None, "it was started"
        try:
            self._thread.post(self._scope.cancel)
        except trio.RunFinishedError:
            pass

    def result(self) -> T:
        """What it gave, or raise what it raised; only once it has ended."""
        error = self._error
        if error is None:
            return self._value
        try:
            # The frame of `run` says nothing to the reader of a traceback.
            raise error.with_traceback(error.__traceback__ and error.__traceback__.tb_next)
        finally:
            del error, self  # no reference cycle through the traceback

    def refuse(self, thread: TrioThread) -> None:
        """It can't be run any more; in the Trio thread."""
        self._error = BrowserClosedError(_ENDING)
        thread.release()
        self._wake()

    async def run(self, thread: TrioThread) -> None:
        """Run it; in the Trio thread."""
        try:
            with self._scope:
                self._value = await self._function(*self._args, **self._kwargs)
            if self._scope.cancelled_caught:
                self._error = BrowserClosedError("the call was cancelled")  # the caller has an exception of its own
        except trio.Cancelled:
            self._error = BrowserClosedError(_ENDING)
            raise
        except BaseException as exc:
            self._error = exc
        finally:
            thread.release()
            self._wake()


class Block(Generic[T]):
    """One ``async with`` block, held open by a task of its own. Its methods are to be called in the Trio thread."""

    def __init__(self, opening: Callable[[], AbstractAsyncContextManager[T]]) -> None:
        self._opening = opening
        self.is_open = False
        self._scope = trio.CancelScope()
        self._leaving = trio.Event()
        self._gone = trio.Event()
        self._raised: BaseException | None = None
        self._failure: BaseException | None = None

    async def enter(self) -> T:
        """Enter it and give what it gives; raises what entering raises."""
        thread = use_thread()
        try:
            value: T = await thread.nursery.start(self._hold, thread)
        finally:
            if not self.is_open and not self._gone.is_set():
                thread.release()  # it has never begun
        return value

    async def leave(self, error: BaseException | None) -> bool:
        """Leave it, because of ``error`` if there is one; whether the block has swallowed that."""
        traceback = error.__traceback__ if error is not None else None
        self._raised = error
        self._leaving.set()
        try:
            await self._gone.wait()
        except trio.Cancelled:
            await self.end()
            raise
        finally:
            if error is not None:
                error.__traceback__ = traceback  # the way through here is none of the reader's business
        failure, self._failure, self._raised = self._failure, None, None
        try:
            if failure is None:
                return error is not None
            if failure is error:
                return False
            raise failure
        finally:
            del failure, error  # no reference cycle through the traceback

    async def end(self) -> None:
        """Leave it as fast as can be; whoever waits for something in it is not heard."""
        self._scope.cancel()
        with trio.CancelScope(shield=True):
            await self._gone.wait()

    async def _hold(self, thread: TrioThread, task_status: trio.TaskStatus[T]) -> None:
        try:
            with self._scope:
                async with self._opening() as value:
                    self.is_open = True
                    task_status.started(value)
                    await self._leaving.wait()
                    if self._raised is not None:
                        raise self._raised
        except trio.Cancelled:
            raise
        except BaseException as exc:
            if not self.is_open:
                raise
            self._failure = exc
        finally:
            self.is_open = False
            self._gone.set()
            thread.release()
