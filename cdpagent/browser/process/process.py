"""The Chrome process: starts it with its pipe, reads its stderr, waits for it, and ends it with all its children.

We use ``os.posix_spawn`` and not `subprocess`, because Chrome wants its pipe on the descriptors 3 and 4. Only
`posix_spawn` can arrange that without running Python code in a forked child (not safe with threads) and without a
second interpreter in between (slow).
"""

from __future__ import annotations

import errno
import os
import signal
from collections import deque
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from typing import TYPE_CHECKING, NamedTuple

import trio

from cdpagent.errors import LaunchError
from cdpagent.wire.tasks import open_services

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
    from pathlib import Path

_STDERR_LINES = 40
_STDERR_LINE_LENGTH = 400
_UNFINISHED_LINE_LENGTH = 4096
_STDERR_CHUNK = 65536
_QUIT_SECONDS = 5
_POLL_SECONDS = 0.05


class ChromeProcess:
    """A running Chrome. `open_process` makes it."""

    def __init__(self, pid: int, read_fd: int, write_fd: int, stderr_fd: int) -> None:
        self.pid = pid
        self.read_fd = read_fd
        """Our end of the pipe that Chrome writes to."""
        self.write_fd = write_fd
        """Our end of the pipe that Chrome reads from; Chrome quits when it is closed."""
        self.exited = trio.Event()
        """Set when Chrome has exited and all it wrote is in `stderr`."""
        self.exit_code: int | None = None
        """Negative: the signal that ended it. None: it still runs, or other code in this program has reaped it."""
        self.quitting = False
        """Whether we told it to quit."""
        self.devtools_url: str | None = None
        """The WebSocket URL that Chrome prints when it was told to open a port."""
        self._listening = trio.Event()
        self._stderr_fd = stderr_fd
        self._stderr: deque[str] = deque(maxlen=_STDERR_LINES)
        self._unfinished_line = b""

    @property
    def stderr(self) -> str:
        """The last lines that Chrome wrote."""
        return "\n".join(self._stderr)

    async def wait_for_port(self) -> str | None:
        """Wait until Chrome prints its WebSocket URL and return it; None if Chrome exits without printing it."""
        await self._listening.wait()
        return self.devtools_url

    def kill(self) -> None:
        """Kill Chrome and its whole process group at once."""
        if not self.exited.is_set():
            _kill_group(self.pid)

    def hand_over_pipe(self) -> tuple[int, int]:
        """Return our ends of the pipe; from now on the caller must close them."""
        fds = self.read_fd, self.write_fd
        self.read_fd = self.write_fd = -1
        return fds

    async def quit(self) -> None:
        """Close the pipe, if it is still ours, which tells Chrome to quit; wait for that, then kill it if need be."""
        self.quitting = True
        for fd in self.hand_over_pipe():
            if fd >= 0:
                os.close(fd)
        with trio.move_on_after(_QUIT_SECONDS):
            await self.exited.wait()
        self.kill()
        await self.exited.wait()

    # --- the two tasks that watch over it ----------------------------------------------------------------------------

    async def _drain(self) -> None:
        """Read what Chrome writes, all the time: when the pipe is full, Chrome stops."""
        while True:
            await trio.lowlevel.wait_readable(self._stderr_fd)
            if not self._take_stderr():
                return

    def _take_stderr(self) -> bool:
        """Read what Chrome has written, at most as much as a pipe holds; return False at the end of the file."""
        try:
            chunk = os.read(self._stderr_fd, _STDERR_CHUNK)
        except BlockingIOError:
            return True
        *lines, rest = (self._unfinished_line + chunk).split(b"\n")
        self._unfinished_line = rest[-_UNFINISHED_LINE_LENGTH:]
        for line in lines:
            self._line(line)
        return bool(chunk)

    def _line(self, line: bytes) -> None:
        text = line.decode("utf-8", "replace").rstrip()
        self._stderr.append(text[:_STDERR_LINE_LENGTH])
        _, found, url = text.partition("DevTools listening on ")
        if found and self.devtools_url is None:
            self.devtools_url = url.strip()
            self._listening.set()

    async def _reap(self) -> None:
        self.exit_code = await _wait_for_exit(self.pid)
        self._take_stderr()
        if self._unfinished_line:
            self._line(self._unfinished_line)
        self.exited.set()
        self._listening.set()


@asynccontextmanager
async def open_process(executable: Path, args: Sequence[str], env: Mapping[str, str]) -> AsyncIterator[ChromeProcess]:
    """Start Chrome in its own process group, with its pipe on descriptors 3 and 4, and end it after the block.

    To end it, we close the pipe, which tells it to quit, and kill it if it still runs after five seconds.
    """
    with (
        _pipe() as (from_chrome, chrome_out),
        _pipe() as (chrome_in, to_chrome),
        _pipe() as (stderr, chrome_err),
    ):
        pid = _spawn(executable, args, env, stderr=chrome_err.fd, fd_3=chrome_in.fd, fd_4=chrome_out.fd)
        chrome_in.close()
        chrome_out.close()
        chrome_err.close()
        os.set_blocking(stderr.fd, False)
        process = ChromeProcess(pid, from_chrome.detach(), to_chrome.detach(), stderr.fd)
        async with open_services(process._drain, process._reap):
            try:
                yield process
            finally:
                with trio.CancelScope(shield=True):
                    await process.quit()


def _spawn(executable: Path, args: Sequence[str], env: Mapping[str, str], *, stderr: int, fd_3: int, fd_4: int) -> int:
    try:
        return os.posix_spawn(
            executable,
            [str(executable), *args],
            env,
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
                (os.POSIX_SPAWN_DUP2, stderr, 1),
                (os.POSIX_SPAWN_DUP2, stderr, 2),
                (os.POSIX_SPAWN_DUP2, fd_3, 3),
                (os.POSIX_SPAWN_DUP2, fd_4, 4),
                *((os.POSIX_SPAWN_CLOSE, fd) for fd in _inheritable_descriptors()),
            ],
            setpgroup=0,
            setsigmask=[],
            setsigdef=[signal.SIGPIPE],
        )
    except OSError as exc:
        raise LaunchError(_cannot_start(executable, exc)) from exc


def _inheritable_descriptors() -> list[int]:
    """Return the descriptors that Chrome would inherit from this program beside those that it is given."""
    try:
        names = os.listdir("/dev/fd")
    except OSError:
        return []
    found = []
    for fd in map(int, names):
        try:
            if fd > 4 and os.get_inheritable(fd):
                found.append(fd)
        except OSError:
            pass  # the directory that was being listed
    return found


async def _wait_for_exit(pid: int) -> int | None:
    """Wait until the process is dead, kill what is left of its group, and return its exit code.

    Its children end with it, but a child that was just starting may not have noticed.
    """
    try:
        pidfd = os.pidfd_open(pid)
    except (AttributeError, OSError):  # macOS, an old kernel, a sandbox that forbids it, or no descriptors left
        while not (reaped := _reap(pid, os.WNOHANG)).dead:  # noqa: ASYNC110 - nothing to wait on
            await trio.sleep(_POLL_SECONDS)
        _kill_group(pid)
        return reaped.exit_code
    try:
        await trio.lowlevel.wait_readable(pidfd)
    finally:
        os.close(pidfd)
    _kill_group(pid)  # before we reap it: after that, the system may give its number to another process
    return _reap(pid, 0).exit_code


class _Reaped(NamedTuple):
    dead: bool
    exit_code: int | None = None


def _reap(pid: int, options: int) -> _Reaped:
    try:
        found, status = os.waitpid(pid, options)
    except ChildProcessError:
        return _Reaped(dead=True)  # this program ignores SIGCHLD, or other code in it reaps all children
    return _Reaped(dead=True, exit_code=os.waitstatus_to_exitcode(status)) if found else _Reaped(dead=False)


def _kill_group(pid: int) -> None:
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # for a group of zombies macOS raises the latter
        pass


def _cannot_start(executable: Path, exc: OSError) -> str:
    if exc.errno == errno.ENOENT:
        if executable.exists():
            return (
                f"{executable} did not start: the interpreter or loader it asks for is not on this machine. "
                "Check that it is a browser for this system"
            )
        return f"{executable} does not exist. Check the path given as executable= or in $CDPAGENT_BROWSER"
    if exc.errno == errno.EACCES:
        return f"this user may not run {executable}, or it is not an executable file. Check its permissions"
    if exc.errno == errno.ENOEXEC:
        return f"{executable} is not a program for this machine. Check that it is a browser for this system"
    return f"{executable} did not start: {exc.strerror}"


class _Descriptor:
    """A file descriptor that can't be closed twice."""

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
    """Open a pipe; close both ends after the block unless they were detached."""
    import fcntl

    with ExitStack() as stack:
        try:
            low = [stack.enter_context(closing(_Descriptor(fd))) for fd in os.pipe()]
            # Keep our ends off the numbers 3 and 4: DUP2 onto a number that is one of our ends would close that end.
            duplicates = (fcntl.fcntl(end.fd, fcntl.F_DUPFD_CLOEXEC, 10) for end in low)
            reading, writing = (stack.enter_context(closing(_Descriptor(fd))) for fd in duplicates)
        except OSError as exc:
            raise LaunchError(
                f"can't open a pipe to the browser: {exc.strerror}. Raise the limit (`ulimit -n`), or run fewer at once"
            ) from exc
        for end in low:
            end.close()
        yield reading, writing
