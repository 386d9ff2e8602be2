"""Starting a program with a pipe on 3 and 4, hearing what it says, and ending it with all it started."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
import trio
import trio.testing

from cdpagent.browser.process import process as process_module
from cdpagent.browser.process.process import open_process
from cdpagent.errors import LaunchError
from tests.browser.family import Room, descriptors, open_room
from tests.shared import until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Script = Callable[[str], Path]


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Nothing may be left of what the test started."""
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """Makes a program out of shell code."""

    def make(code: str) -> Path:
        path = tmp_path / "program"
        path.write_text(f"#!/bin/sh\n{code}\n")
        path.chmod(0o755)
        return path

    return make


async def test_the_pipe_is_on_3_and_4(script: Script) -> None:
    async with open_process(script("cat <&3 >&4"), [], os.environ) as process:
        os.write(process.write_fd, b"there and back")
        await trio.lowlevel.wait_readable(process.read_fd)
        assert os.read(process.read_fd, 100) == b"there and back"
    assert process.exit_code == 0


async def test_arguments_and_environment_arrive(script: Script) -> None:
    async with open_process(script('echo "$1|$2|$GREETING" >&2'), ["a b", "--c"], {"GREETING": "hello"}) as process:
        await process.exited.wait()
    assert process.stderr == "a b|--c|hello"


async def test_no_other_descriptor_of_ours_is_inherited(script: Script) -> None:
    async with open_process(script("ls /proc/$$/fd"), [], os.environ) as process:
        await process.exited.wait()
    # 10 or more is the shell's own handle on the script.
    assert [fd for fd in process.stderr.split() if int(fd) < 10] == ["0", "1", "2", "3", "4"]


async def test_what_this_program_lets_others_inherit_is_kept_from_the_browser(script: Script) -> None:
    reading, writing = os.pipe()
    os.set_inheritable(reading, True)
    try:
        async with open_process(script(f"ls -l /proc/$$/fd/{reading}"), [], os.environ) as process:
            await process.exited.wait()
    finally:
        os.close(reading)
        os.close(writing)
    assert "pipe:" not in process.stderr


async def test_the_last_words_are_kept_however_they_end(script: Script) -> None:
    code = "for n in $(seq 100); do echo line $n; done; printf 'no newline at the end'; exit 3"
    async with open_process(script(code), [], os.environ) as process:
        await process.exited.wait()
        assert process.exit_code == 3
        lines = process.stderr.split("\n")
        assert lines[-1] == "no newline at the end"
        assert lines[-2] == "line 100"
        assert len(lines) == 40


async def test_a_program_that_writes_without_end_neither_stops_nor_fills_the_memory(script: Script) -> None:
    async with open_process(script("exec yes 'all work and no play'"), [], os.environ) as process:
        await until(lambda: "no play" in process.stderr)
        for _ in range(1000):
            await trio.lowlevel.checkpoint()
        assert len(process.stderr) < 2000
        process.kill()
    assert process.exit_code == -9


async def test_one_line_without_end_is_cut(script: Script) -> None:
    async with open_process(
        script("head -c 1000000 /dev/zero | tr '\\0' x; echo; echo end"), [], os.environ
    ) as process:
        await process.exited.wait()
        assert process.stderr.split("\n")[-1] == "end"
        assert len(process.stderr) < 2000


async def test_the_port_is_told_when_it_is_known_and_none_when_it_never_will_be(script: Script) -> None:
    code = "echo noise >&2; echo 'DevTools listening on ws://127.0.0.1:1/x' >&2; cat <&3"
    async with open_process(script(code), [], os.environ) as process:
        assert await process.wait_for_port() == "ws://127.0.0.1:1/x"
    async with open_process(script("exit 1"), [], os.environ) as process:
        assert await process.wait_for_port() is None


# --- the end ---------------------------------------------------------------------------------------------------------


async def test_leaving_the_block_ends_the_process_by_closing_its_pipe(script: Script) -> None:
    async with open_process(script("cat <&3; echo bye; exit 7"), [], os.environ) as process:
        assert not process.exited.is_set()
    assert (process.exit_code, process.stderr) == (7, "bye")
    assert process.quitting


async def test_what_does_not_quit_is_killed(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_module, "_QUIT_SECONDS", 0.1)
    async with open_process(script("trap '' TERM HUP INT; sleep 1000"), [], os.environ) as process:
        pass
    assert process.exit_code == -9


async def test_child_processes_end_with_the_browser(script: Script, room: Room) -> None:
    async with open_process(script("sleep 1000 & sleep 1000 & exit 0"), [], os.environ) as process:
        await process.exited.wait()
    assert process.exit_code == 0
    await room.until_empty()


@pytest.mark.parametrize("error", [ValueError("mine"), KeyboardInterrupt()])
async def test_an_exception_in_the_block_ends_the_process_and_arrives_as_it_is(
    script: Script, error: BaseException
) -> None:
    with pytest.raises(type(error)) as caught:
        async with open_process(script("cat <&3"), [], os.environ) as process:
            raise error
    assert caught.value is error
    assert process.exit_code == 0


async def test_a_cancelled_block_ends_the_process(script: Script) -> None:
    with trio.CancelScope() as scope:
        async with open_process(script("cat <&3"), [], os.environ) as process:
            scope.cancel()
            await trio.sleep_forever()
    assert scope.cancelled_caught
    assert process.exit_code == 0


async def test_a_pipe_that_was_handed_over_is_not_ours_to_close(script: Script) -> None:
    async with open_process(script("cat <&3"), [], os.environ) as process:
        read_fd, write_fd = process.hand_over_pipe()
        assert process.hand_over_pipe() == (-1, -1)
        os.close(write_fd)
        await process.exited.wait()
    os.close(read_fd)


async def test_without_pidfd_it_is_waited_for_all_the_same(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_pidfd(pid: int) -> int:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr(os, "pidfd_open", no_pidfd)
    async with open_process(script("sleep 1000 & cat <&3; exit 5"), [], os.environ) as process:
        await trio.testing.wait_all_tasks_blocked()
    assert process.exit_code == 5


REAPED_BY_OTHERS = """
import os, signal, sys, trio
from pathlib import Path
from cdpagent.browser.process import process

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
if sys.argv[2] == "without pidfd":
    del os.pidfd_open

async def main():
    async with process.open_process(Path(sys.argv[1]), [], os.environ) as started:
        pass
    assert started.exited.is_set() and started.exit_code is None
    async with process.open_process(Path(sys.argv[1]), [], os.environ) as started:
        started.kill()
        await started.exited.wait()

trio.run(main)
"""


@pytest.mark.parametrize("how", ["with pidfd", "without pidfd"])
def test_a_program_whose_children_are_reaped_by_others_does_not_hang(script: Script, how: str) -> None:
    command = [sys.executable, "-c", REAPED_BY_OTHERS, str(script("cat <&3")), how]
    subprocess.run(command, check=True, timeout=60)


# --- what can't be started -------------------------------------------------------------------------------------------


async def start(path: Path) -> None:
    async with open_process(path, [], os.environ):
        raise AssertionError("it started")


async def test_a_program_that_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LaunchError, match=r"missing does not exist\. Check the path given as executable="):
        await start(tmp_path / "missing")


async def test_a_program_whose_interpreter_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "program"
    path.write_text("#!/nonexistent/interpreter\n")
    path.chmod(0o755)
    with pytest.raises(LaunchError, match="the interpreter or loader it asks for is not on this machine"):
        await start(path)


async def test_a_file_that_is_not_executable_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "program"
    path.write_text("#!/bin/sh\n")
    with pytest.raises(LaunchError, match="this user may not run .*, or it is not an executable file"):
        await start(path)


async def test_a_file_that_is_not_a_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "program"
    path.write_bytes(b"\x7fELF garbage")
    path.chmod(0o755)
    with pytest.raises(LaunchError, match="not a program for this machine"):
        await start(path)


async def test_a_directory_is_not_a_program(tmp_path: Path) -> None:
    with pytest.raises(LaunchError, match="not an executable file"):
        await start(tmp_path)


@pytest.mark.parametrize("spare", range(7))
async def test_with_no_descriptors_left_nothing_leaks(script: Script, spare: int) -> None:
    program = script("cat <&3")
    before = descriptors()
    _, hard = limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    unused = [fd for fd in range(1000) if fd not in before]
    # Below 10 there may be free numbers, which the duplicates can't use; so the count is not exact, but every step is hit.
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(unused[spare] + 1, 11), hard))
    try:
        with pytest.raises(LaunchError, match=r"Too many open files.*ulimit"):
            await start(program)
    except AssertionError:
        pass  # it was enough for this one
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    assert descriptors() == before
