"""The thread that runs Trio for programs that don't run on Trio: one for the whole process.

It starts at first use and ends when nothing uses it any more. When the program ends, the thread first closes what is
still open: a browser that the program forgot to close does not outlive Python.

The caller counts a job when it begins one, and the thread itself uncounts the job when it has ended. So an exception
that hits the caller anywhere, such as KeyboardInterrupt, can't end the thread too early.
"""

from __future__ import annotations

import atexit
import os
import threading
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

import trio

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


class Runs(Protocol):
    """What the thread can run."""

    def begin(self, nursery: trio.Nursery, thread: TrioThread) -> None:
        """Start a task that does the work and raises nothing."""

    def refuse(self, thread: TrioThread) -> None:
        """Tell the caller that the thread is ending and will not run this."""


class TrioThread:
    """A thread that runs Trio until its last user releases it."""

    def __init__(self) -> None:
        self.users = 0
        """How many jobs and open blocks use the thread."""
        self.nursery: trio.Nursery
        self._token: trio.lowlevel.TrioToken
        self._enough: trio.Event
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=trio.run, args=(self._serve,), name="cdpagent: Trio", daemon=True)

    @property
    def is_current(self) -> bool:
        """Whether the caller runs in this thread."""
        return threading.get_ident() == self._thread.ident

    def start(self) -> None:
        """Start the thread, and wait until Trio runs in it."""
        self._thread.start()
        self._is_up.wait()

    def stop(self) -> None:
        """Make the thread cancel everything in it and end; return without waiting for that."""
        try:
            self._token.run_sync_soon(self._enough.set)
        except trio.RunFinishedError:
            pass

    def join(self) -> None:
        """Wait until the thread has ended."""
        self._thread.join()

    def post(self, function: Callable[..., object], *args: object) -> None:
        """Call a function in the thread, between two steps of Trio's loop; it must not raise."""
        self._token.run_sync_soon(function, *args)

    def spawn(self, job: Runs) -> None:
        """Run a job in its own task."""
        self._token.run_sync_soon(self._spawn, job)

    def release(self) -> None:
        """Uncount one use; after the last one, stop the thread."""
        with _lock:
            self.users -= 1
            if self.users == 0 and _threads and _threads[-1] is self:
                _threads.pop()
                _ending.add(self)
                self.stop()

    def _spawn(self, job: Runs) -> None:
        try:
            job.begin(self.nursery, self)
        except RuntimeError:  # Python is ending
            job.refuse(self)

    async def _serve(self) -> None:
        self._token = trio.lowlevel.current_trio_token()
        self._enough = trio.Event()
        try:
            async with trio.open_nursery() as self.nursery:
                self._is_up.set()
                await self._enough.wait()
                self.nursery.cancel_scope.cancel()
        finally:
            with _lock:
                _ending.discard(self)
                if self in _threads:
                    _threads.remove(self)


_lock = threading.RLock()
_threads: list[TrioThread] = []
"""The thread that new jobs use: one item, or none."""
_ending: set[TrioThread] = set()


def use_thread() -> TrioThread:
    """Return the thread, and start it if need be. Follow each call by one `TrioThread.release`."""
    with _lock:
        if not _threads:
            thread = TrioThread()
            thread.start()
            _threads.append(thread)
        thread = _threads[-1]
        thread.users += 1
        return thread


def use_running_thread() -> TrioThread | None:
    """Return the thread if it runs and is not the caller's own, else None. Release it as after `use_thread`."""
    with _lock:
        if not _threads or _threads[-1].is_current:
            return None
        _threads[-1].users += 1
        return _threads[-1]


def read(function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a plain function in the Trio thread and return its result: no Trio task can run in the middle of it."""
    thread = use_running_thread()
    if thread is None:
        return function(*args, **kwargs)
    answer: list[Any] = []
    gate = threading.Lock()
    gate.acquire()

    def look() -> None:
        try:
            answer.append(function(*args, **kwargs))
            answer.append(None)
        except BaseException as exc:
            answer[:] = [None, exc]
        finally:
            thread.release()
            gate.release()

    thread.post(look)
    gate.acquire()
    value, error = answer
    if error is not None:
        try:
            raise error
        finally:
            del answer, error
    found: T = value
    return found


def _end() -> None:
    """Close what the program left open; called when Python ends."""
    with _lock:
        threads = [*_threads, *_ending]
    for thread in threads:
        thread.stop()
        thread.join()


def _forget() -> None:
    """Forget the threads after a fork: they, and all that is open in them, belong to the parent process."""
    global _lock
    _lock = threading.RLock()
    _threads.clear()
    _ending.clear()


atexit.register(_end)
if hasattr(os, "register_at_fork"):  # Windows has no fork
    os.register_at_fork(after_in_child=_forget)
