"""What the Trio thread does on behalf of another thread: it runs a call, or holds a block open.

One task enters and leaves a block, even when different threads ask for it: nurseries and cancel scopes need that.
Between the two, the task waits.
"""

from __future__ import annotations

from contextvars import copy_context
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
    """One call. When it has ended, the Trio thread calls ``wake``."""

    __slots__ = ("_args", "_context", "_error", "_function", "_kwargs", "_scope", "_thread", "_value", "_wake")

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
        self._context = copy_context()  # what is known of the caller, such as that it decides on a dialog
        self._scope = trio.CancelScope()
        self._thread: TrioThread | None = None
        self._value: T
        self._error: BaseException | None = None

    def start(self) -> None:
        """Begin to run in the Trio thread."""
        thread = use_thread()
        if thread.is_current:
            thread.release()
            raise RuntimeError(
                "this code runs in cdpagent's own thread, which can't wait for itself. Call it from another thread"
            )
        self._thread = thread
        thread.spawn(self)

    def begin(self, nursery: trio.Nursery, thread: TrioThread) -> None:
        """Run in a task of this nursery, in the caller's context."""
        self._context.run(nursery.start_soon, self.run, thread)

    @property
    def is_started(self) -> bool:
        """Whether ``wake`` will be called, or has been."""
        return self._thread is not None

    def cancel(self) -> None:
        """Cancel the call. The caller must still wait for its end; the call may even have ended before."""
        assert self._thread is not None, "the job was never started"
        try:
            self._thread.post(self._scope.cancel)
        except trio.RunFinishedError:
            pass

    def result(self) -> T:
        """Return what the call returned, or raise what it raised. Use it only after the call has ended."""
        error = self._error
        if error is None:
            return self._value
        try:
            # Leave out the frame of `run`: it tells the reader of a traceback nothing.
            raise error.with_traceback(error.__traceback__ and error.__traceback__.tb_next)
        finally:
            del error, self  # no reference cycle through the traceback

    def refuse(self, thread: TrioThread) -> None:
        """Fail the call, because the thread is ending; called in the Trio thread."""
        self._error = BrowserClosedError(_ENDING)
        thread.release()
        self._wake()

    async def run(self, thread: TrioThread) -> None:
        """Make the call; called in the Trio thread."""
        try:
            with self._scope:
                self._value = await self._function(*self._args, **self._kwargs)
            if self._scope.cancelled_caught:
                self._error = BrowserClosedError("the call was cancelled")  # the caller raises its own exception
        except trio.Cancelled:
            self._error = BrowserClosedError(_ENDING)
            raise
        except BaseException as exc:
            self._error = exc
        finally:
            thread.release()
            self._wake()


class Block(Generic[T]):
    """One ``async with`` block, held open by its own task. Call its methods in the Trio thread."""

    def __init__(self, opening: Callable[[], AbstractAsyncContextManager[T]]) -> None:
        self._opening = opening
        self.is_open = False
        self._scope = trio.CancelScope()
        self._leaving = trio.Event()
        self._gone = trio.Event()
        self._raised: BaseException | None = None
        self._failure: BaseException | None = None

    async def enter(self) -> T:
        """Enter the block and return its value; raise what entering raises."""
        thread = use_thread()
        try:
            value: T = await thread.nursery.start(self._hold, thread)
        finally:
            if not self.is_open and not self._gone.is_set():
                thread.release()  # `_hold` never began, so it won't release the thread itself
        return value

    async def leave(self, error: BaseException | None) -> bool:
        """Leave the block, with ``error`` if there is one; return whether the block swallowed the error."""
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
                error.__traceback__ = traceback  # hide the frames of this module from the reader
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
        """Cancel the block and wait until it has been left. What leaving raises is dropped."""
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
