"""Finds the Chromium to measure, starts it with a pipe and a port, and ends it."""

import os
import shutil
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# Every contender gets these flags, on top of those that it adds itself.
FLAGS = (
    "--headless=new",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,800",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    *(["--no-sandbox"] if os.geteuid() == 0 else []),
)


@dataclass
class Chromium:
    """A running browser; the descriptors are our ends of its pipe."""

    pid: int
    read_fd: int
    write_fd: int
    profile: Path

    def websocket_url(self) -> str:
        """Wait until the browser has written its port to a file, and return the URL."""
        file = self.profile / "DevToolsActivePort"
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if file.exists() and (lines := file.read_text().splitlines())[1:]:
                return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            time.sleep(0.01)
        raise TimeoutError("Chromium opened no debugging port within 30 seconds")


def find_chromium() -> str:
    """Return the browser to measure: $CDPAGENT_BROWSER, or one on PATH."""
    candidates = (os.environ.get("CDPAGENT_BROWSER"), *map(shutil.which, NAMES))
    found = next(filter(None, candidates), None)
    if found is None:
        raise FileNotFoundError("found no Chromium. Put one on PATH, or set $CDPAGENT_BROWSER to its path")
    return found


@contextmanager
def open_chromium(executable: str, args: Sequence[str], profile: Path, *, port: bool = True) -> Iterator[Chromium]:
    """Start Chromium on ``profile``; at the end ask it to quit, and kill it after 10 seconds."""
    # Keep the pipes' numbers above 4: duplicating onto 3 and 4 could close one of our own ends.
    reserve = [os.open(os.devnull, os.O_RDONLY) for _ in range(2)]
    chromium_in, write_fd = os.pipe()
    read_fd, chromium_out = os.pipe()
    command = [executable, *args, f"--user-data-dir={profile}", "--remote-debugging-pipe"]
    command += ["--remote-debugging-port=0"] if port else []
    pid = os.posix_spawn(
        executable,
        [*command, "--no-startup-window"],
        os.environ,
        file_actions=[
            (os.POSIX_SPAWN_DUP2, chromium_in, 3),
            (os.POSIX_SPAWN_DUP2, chromium_out, 4),
            (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
        ],
        setpgroup=0,
    )
    for fd in (chromium_in, chromium_out, *reserve):
        os.close(fd)
    try:
        yield Chromium(pid, read_fd, write_fd, profile)
    finally:
        os.close(write_fd)
        os.close(read_fd)
        _end(pid)


def _end(pid: int) -> None:
    deadline = time.monotonic() + 10
    while os.waitpid(pid, os.WNOHANG)[0] == 0:
        if time.monotonic() > deadline:
            os.killpg(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            return
        time.sleep(0.001)
