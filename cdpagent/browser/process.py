"""The Chrome process: started with its pipe, drained, waited for, and ended together with everything it started.

``os.posix_spawn`` is used and not `subprocess`, because Chrome wants its pipe on the descriptors 3 and 4, which only
`posix_spawn` can arrange without running Python code in a forked child (not safe with threads) and without a second
interpreter in between (slow).
"""

from __future__ import annotations

import errno
import os
import signal
from collections import deque
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import trio

from cdpagent.errors import LaunchError
from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
    from pathlib import Path

_STDERR_LINES = 40
_STDERR_LINE_LENGTH = 400
_TERMINATE_SECONDS = 5


class ChromeProcess:
    """A running Chrome. Made by `open_process`."""

    def __init__(self, pid: int, read_fd: int, write_fd: int) -> None:
        self.pid = pid
        self.read_fd = read_fd
        """Our end of the pipe that Chrome writes to. Whoever takes it over sets it to -1."""
        self.write_fd = write_fd
        """Our end of the pipe that Chrome reads from; Chrome quits when it is closed."""
        self.exit_code: int | None = None
        self.exited = trio.Event()
        self._stderr: deque[str] = deque(maxlen=_STDERR_LINES)
        self.devtools_url: str | None = None
        """Where Chrome says it listens, when it was told to open a port."""
        self._listening = trio.Event()

    @property
    def stderr(self) -> str:
        """The last lines Chrome wrote."""
        return "\n".join(self._stderr)

    async def wait_for_port(self) -> str:
        """The WebSocket URL, as soon as Chrome has said it. Never returns if Chrome exits without saying it."""
        await self._listening.wait()
        assert self.devtools_url is not None
        return self.devtools_url

    def kill(self) -> None:
        """Kill Chrome and all of its group, at once."""
        if self.exit_code is None:
            _signal_group(self.pid, signal.SIGKILL)

    def hand_over_pipe(self) -> tuple[int, int]:
        """Our ends of the pipe, now the caller's to close."""
        fds = self.read_fd, self.write_fd
        self.read_fd = self.write_fd = -1
        return fds

    def _line(self, line: str) -> None:
        self._stderr.append(line[:_STDERR_LINE_LENGTH])
        _, found, url = line.partition("DevTools listening on ")
        if found and self.devtools_url is None:
            self.devtools_url = url.strip()
            self._listening.set()

    async def _drain(self, fd: int) -> None:
        """Read what Chrome writes, always: a full pipe would stop it."""
        rest = b""
        while True:
            try:
                await trio.lowlevel.wait_readable(fd)
                chunk = os.read(fd, 65536)
            except BlockingIOError:
                continue
            if not chunk:
                return
            *lines, rest = (rest + chunk).split(b"\n")
            rest = rest[-4096:]
            for line in lines:
                self._line(line.decode("utf-8", "replace").rstrip())

    async def _reap(self) -> None:
        status = await _wait_for_exit(self.pid)
        # Its children end with it, but one that was just being started may have been missed.
        _signal_group(self.pid, signal.SIGKILL)
        self.exit_code = os.waitstatus_to_exitcode(status)
        self.exited.set()

    async def _end(self) -> None:
        """Wait for the exit that was asked for; then stop asking."""
        for fd in (self.read_fd, self.write_fd):
            if fd >= 0:
                os.close(fd)
        self.read_fd = self.write_fd = -1
        with trio.move_on_after(_TERMINATE_SECONDS):
            await self.exited.wait()
        self.kill()
        await self.exited.wait()


@asynccontextmanager
async def open_process(
    executable: Path, args: Sequence[str], env: Mapping[str, str]
) -> AsyncIterator[ChromeProcess]:
    """Start Chrome in a process group of its own, with its pipe on 3 and 4. At the end of the block it is gone.

    The block should ask it to quit (by closing the pipe, or with Browser.close); after five seconds it is killed.
    """
    with (
        _pipe() as (from_chrome, chrome_out),
        _pipe() as (chrome_in, to_chrome),
        _pipe() as (stderr, chrome_err),
    ):
        try:
            pid = os.posix_spawn(
                executable,
                [str(executable), *args],
                env,
                file_actions=[
                    (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
                    (os.POSIX_SPAWN_DUP2, chrome_err.fd, 1),
                    (os.POSIX_SPAWN_DUP2, chrome_err.fd, 2),
                    (os.POSIX_SPAWN_DUP2, chrome_in.fd, 3),
                    (os.POSIX_SPAWN_DUP2, chrome_out.fd, 4),
                ],
                setpgroup=0,
                setsigmask=[],
                setsigdef=[signal.SIGPIPE],
            )
        except OSError as exc:
            raise LaunchError(_cannot_start(executable, exc)) from exc
        chrome_in.close()
        chrome_out.close()
        chrome_err.close()
        process = ChromeProcess(pid, from_chrome.detach(), to_chrome.detach())
        os.set_blocking(stderr.fd, False)
        async with open_background() as nursery:
            nursery.start_soon(process._drain, stderr.fd)
            nursery.start_soon(process._reap)
            try:
                yield process
            except BaseException:
                process.kill()  # nobody will ask it politely
                raise
            finally:
                with trio.CancelScope(shield=True):
                    await process._end()


async def _wait_for_exit(pid: int) -> int:
    if hasattr(os, "pidfd_open"):
        try:
            pidfd = os.pidfd_open(pid)
        except OSError as exc:
            if exc.errno not in (errno.ENOSYS, errno.EPERM):  # an old kernel, or a sandbox that forbids it
                raise
        else:
            try:
                with trio.CancelScope(shield=True):  # whoever ends the process is waiting for us
                    await trio.lowlevel.wait_readable(pidfd)
            finally:
                os.close(pidfd)
            return os.waitpid(pid, 0)[1]
    with trio.CancelScope(shield=True):
        _, status = await trio.to_thread.run_sync(os.waitpid, pid, 0)
    return status


def _signal_group(pid: int, number: signal.Signals) -> None:
    try:
        os.killpg(pid, number)
    except (ProcessLookupError, PermissionError):  # macOS says the latter of a group of zombies
        pass


def _cannot_start(executable: Path, exc: OSError) -> str:
    if exc.errno == errno.ENOENT:
        return f"there is no browser at {executable}. Check the path given as executable= or in $CDPAGENT_BROWSER"
    if exc.errno == errno.EACCES:
        return f"{executable} can't be run: it is not an executable file, or this user may not run it"
    if exc.errno == errno.ENOEXEC:
        return f"{executable} is not a program for this machine"
    return f"{executable} could not be started: {exc.strerror}"


class _Descriptor:
    """A file descriptor that is closed once."""

    def __init__(self, fd: int) -> None:
        self.fd = fd

    def close(self) -> None:
        if self.fd >= 0:
            os.close(self.detach())

    def detach(self) -> int:
        fd, self.fd = self.fd, -1
        return fd


@contextmanager
def _pipe() -> Iterator[tuple[_Descriptor, _Descriptor]]:
    """Both ends of a new pipe, closed at the end unless detached."""
    import fcntl

    ends = []
    for fd in os.pipe():
        # Out of the way of 3 and 4: DUP2 onto a number that is itself one of our ends would close the wrong one.
        high = fcntl.fcntl(fd, fcntl.F_DUPFD_CLOEXEC, 10)
        os.close(fd)
        ends.append(_Descriptor(high))
    try:
        yield ends[0], ends[1]
    finally:
        for end in ends:
            end.close()
