"""The thread in which Trio runs for programs that do not run on Trio: one for the whole process.

It is started at first use and ends when nothing uses it any more. At the end of the program, what is still open is
closed first: a browser that was forgotten does not outlive Python.

Jobs are counted where they are begun, and uncounted in the thread itself when they have ended: so an exception that
hits a caller anywhere, such as KeyboardInterrupt, can't make it end too early.
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
    """What can be given to the thread."""

    async def run(self, thread: TrioThread) -> None:
        """Run, and raise nothing."""

    def refuse(self, thread: TrioThread) -> None:
        """Tell the caller that it can't be run any more."""


class TrioThread:
    """A thread that runs Trio until nobody needs it."""

    def __init__(self) -> None:
        self.users = 0
        """How many jobs and open blocks there are."""
        self.nursery: trio.Nursery
        self._token: trio.lowlevel.TrioToken
        self._enough: trio.Event
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=trio.run, args=(self._serve,), name="cdpagent: Trio", daemon=True)

    @property
    def is_current(self) -> bool:
        """Whether this is being asked in the thread itself."""
        return threading.get_ident() == self._thread.ident

    def start(self) -> None:
        """Start it, and wait until it is up."""
        self._thread.start()
        self._is_up.wait()

    def stop(self) -> None:
        """Have it cancel all there is and end, without waiting for that."""
        try:
            self._token.run_sync_soon(self._enough.set)
        except trio.RunFinishedError:
            pass

    def join(self) -> None:
        """Wait until it has ended."""
        self._thread.join()

    def post(self, function: Callable[..., object], *args: object) -> None:
        """Have a function called in the thread, between two steps of Trio's; it must not raise."""
        self._token.run_sync_soon(function, *args)

    def spawn(self, job: Runs) -> None:
        """Run a job as a task of its own."""
        self._token.run_sync_soon(self._spawn, job)

    def release(self) -> None:
        """One use has ended."""
        with _lock:
            self.users -= 1
            if self.users == 0 and _threads and _threads[-1] is self:
                _threads.pop()
                _ending.add(self)
                self.stop()

    def _spawn(self, job: Runs) -> None:
        try:
            self.nursery.start_soon(job.run, self)
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
"""The present thread, if there is one."""
_ending: set[TrioThread] = set()


def use_thread() -> TrioThread:
    """The thread, started if need be. Each use must be followed by one `TrioThread.release`."""
    with _lock:
        if not _threads:
            thread = TrioThread()
            thread.start()
            _threads.append(thread)
        thread = _threads[-1]
        thread.users += 1
        return thread


def use_running_thread() -> TrioThread | None:
    """The thread if it runs; None where there is none to disturb, or this is it. To be released like the other."""
    with _lock:
        if not _threads or _threads[-1].is_current:
            return None
        _threads[-1].users += 1
        return _threads[-1]


def read(function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function that does not wait in the Trio thread, and wait for it: nothing changes under its hands."""
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
    """Python is ending: close what was left open."""
    with _lock:
        threads = [*_threads, *_ending]
    for thread in threads:
        thread.stop()
        thread.join()


def _forget() -> None:
    """This is a child process: the thread is the parent's, and so is all that was open in it."""
    global _lock
    _lock = threading.RLock()
    _threads.clear()
    _ending.clear()


atexit.register(_end)
if hasattr(os, "register_at_fork"):  # Windows has no fork
    os.register_at_fork(after_in_child=_forget)
