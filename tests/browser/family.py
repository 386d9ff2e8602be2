"""What a browser is made of on this machine, processes and directories, and whether any of it is left."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
import uuid
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import trio

from tests.local import ROOM_VARIABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pytest

    import cdpagent


class Process(NamedTuple):
    """A living process; ``started`` tells it from a later one of the same number."""

    pid: int
    group: int
    started: int
    command: str


class Room:
    """A place for one test: browsers started in it can be told from all others, and it must be left empty."""

    def __init__(self, mark: str, directory: Path) -> None:
        self.directory = directory
        """Where temporary directories are made."""
        self._mark = mark.encode()
        self._groups: set[int] = set()

    def processes(self) -> list[Process]:
        """The living processes that were started in this room, and those in their groups."""
        living = list(_processes())
        # Chrome's children overwrite their environment, but stay in their group.
        # And a browser that root launches has none of our environment, but directories in the room.
        self._groups |= {
            each.group
            for each in living
            if self._mark in _environment(each.pid) or f"--user-data-dir={self.directory}/" in each.command
        }
        self._groups.discard(os.getpgrp())
        return [each for each in living if each.group in self._groups]

    def browser(self) -> int:
        """The process id of the one browser in the room."""
        (browser,) = self.browsers()
        return browser

    def browsers(self) -> list[int]:
        """The process ids of the browsers in the room."""
        return [
            each.pid
            for each in self.processes()
            if "--user-data-dir=" in each.command and "--type=" not in each.command
        ]

    def directories(self) -> list[str]:
        """The names of what lies in the room's temporary directory."""
        return sorted(os.listdir(self.directory))

    async def until_empty(self, seconds: float = 20) -> None:
        """Wait until no process is left."""
        await self.until(lambda: not self.processes(), seconds)

    async def until_no_browser(self) -> None:
        """Wait until no browser is left; other processes may be."""
        await self.until(lambda: not self.browsers())

    async def until(self, holds: Callable[[], bool], seconds: float = 20) -> None:
        """Wait until something holds of the processes."""
        with trio.fail_after(seconds):
            while not holds():  # noqa: ASYNC110 - no event tells of the end of a process that is not our child
                await trio.sleep(0.02)


@contextmanager
def open_room(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory | None = None
) -> Iterator[Room]:
    """A room for one test; at its end there must be no process, no directory and no open descriptor left of it."""
    if tmp_path_factory is not None:
        tmp_path_factory.getbasetemp()  # which must not be made inside of the room
    mark = uuid.uuid4().hex
    # Not pytest's own: its paths are too long for the socket that Chrome keeps there.
    directory = Path(tempfile.mkdtemp(prefix="room-"))
    directory.chmod(0o711)  # as /tmp itself: a browser of root's runs as another user
    monkeypatch.setenv(ROOM_VARIABLE, mark)
    monkeypatch.setenv("TMPDIR", str(directory))
    monkeypatch.setattr(tempfile, "tempdir", str(directory))
    room = Room(mark, directory)
    before = descriptors()
    try:
        yield room
        give_up = time.monotonic() + 20
        while (left := room.processes()) and time.monotonic() < give_up:
            time.sleep(0.02)
        assert not left, f"processes left: {left}"
        assert not room.directories(), f"left in the temporary directory: {room.directories()}"
        assert descriptors() == before, "descriptors left open"
    finally:
        for each in room.processes():
            os.kill(each.pid, 9)
        shutil.rmtree(directory, ignore_errors=True)


def descriptors() -> dict[int, str]:
    """The open descriptors of this process and what each is."""
    found = {}
    for name in os.listdir("/proc/self/fd"):
        try:
            found[int(name)] = os.readlink(f"/proc/self/fd/{name}")
        except OSError:
            pass  # the directory that was being listed
    return found


async def renderer_of(browser: cdpagent.Browser, page: cdpagent.Page) -> int:
    """The process id of a page's renderer: the one that works when the page does."""
    info = await browser.cdp.call("SystemInfo.getProcessInfo")
    known = {each["id"] for each in info["processInfo"] if each["type"] == "renderer"}
    # The browser's own surface has a renderer too, and that works when it likes.
    renderers = [each.pid for each in _processes() if each.pid in known and "--top-chrome-webui" not in each.command]
    before = {pid: _cpu_ticks(pid) for pid in renderers}
    for _ in range(50):
        await page.evaluate("() => { const end = performance.now() + 50; while (performance.now() < end); }")
        worked = sorted((_cpu_ticks(pid) - before[pid], pid) for pid in renderers)
        if worked[-1][0] >= worked[-2][0] + 10:
            return worked[-1][1]
    raise AssertionError(f"which renderer is the page's? {worked}")


def _processes() -> Iterator[Process]:
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                stat = Path(f"/proc/{name}/stat").read_text().rpartition(")")[2].split()
                command = Path(f"/proc/{name}/cmdline").read_text(errors="replace").replace("\0", " ")
            except OSError:
                continue  # it has just ended
            if stat[0] not in "ZX":
                yield Process(int(name), int(stat[2]), int(stat[19]), command)


def _environment(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return b""


def _cpu_ticks(pid: int) -> int:
    stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(stat[11]) + int(stat[12])
