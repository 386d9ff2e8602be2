"""Throw-away directories: removed by their owner, or by the next one; never by anybody while the owner lives."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import time
import warnings
from typing import TYPE_CHECKING

import pytest
import trio

from cdpagent.browser.process.profile import open_temporary_directory, sweep
from cdpagent.errors import LaunchError

if TYPE_CHECKING:
    from pathlib import Path


async def test_a_profile_directory_is_private_and_removed_at_the_end(tmp_path: Path) -> None:
    async with open_temporary_directory(tmp_path) as directory:
        assert directory.parent == tmp_path
        assert stat.S_IMODE(directory.stat().st_mode) == 0o700
        (directory / "profile" / "Default").mkdir(parents=True)
        (directory / "profile" / "Default" / "Cookies").write_text("x")
        (directory / "profile" / "SingletonLock").symlink_to("nowhere")
        (directory / "loose file").write_text("x")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("error", [ValueError(), KeyboardInterrupt()])
async def test_the_browser_is_gone_after_an_exception(tmp_path: Path, error: BaseException) -> None:
    with pytest.raises(type(error)):
        async with open_temporary_directory(tmp_path):
            raise error
    assert os.listdir(tmp_path) == []


async def test_the_browser_is_gone_after_a_cancellation(tmp_path: Path) -> None:
    with trio.CancelScope() as scope:
        async with open_temporary_directory(tmp_path):
            scope.cancel()
            await trio.sleep_forever()
    assert os.listdir(tmp_path) == []


async def test_the_browser_is_gone_even_if_python_can_start_no_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As from Python 3.12 on, once the interpreter is ending."""

    async def refuse(*_: object) -> None:
        raise RuntimeError("can't create new thread at interpreter shutdown")

    async with open_temporary_directory(tmp_path) as directory:
        (directory / "profile").mkdir()
        monkeypatch.setattr(trio.to_thread, "run_sync", refuse)
    assert os.listdir(tmp_path) == []


async def test_the_living_are_not_swept_and_the_dead_are(tmp_path: Path) -> None:
    async with open_temporary_directory(tmp_path) as living:
        dead = tmp_path / "cdpagent-dead"
        dead.mkdir()
        (dead / "owner.lock").touch()
        (dead / "profile").mkdir()
        (tmp_path / "somebody else's").mkdir()
        async with open_temporary_directory(tmp_path) as newest:
            assert {path.name for path in tmp_path.iterdir()} == {living.name, newest.name, "somebody else's"}


def test_one_that_is_just_being_made_is_left_alone_for_a_day(tmp_path: Path) -> None:
    young, old = tmp_path / "cdpagent-young", tmp_path / "cdpagent-old"
    young.mkdir()
    old.mkdir()
    long_ago = time.time() - 2 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    sweep(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["cdpagent-young"]


def test_what_a_link_leads_to_is_not_swept(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "owner.lock").touch()
    (precious / "file").touch()
    (tmp_path / "cdpagent-link").symlink_to(precious)
    (tmp_path / "cdpagent-file").touch()
    (tmp_path / "cdpagent-broken").symlink_to("nowhere")
    sweep(tmp_path)
    assert sorted(path.name for path in precious.iterdir()) == ["file", "owner.lock"]


def test_directories_of_other_users_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cdpagent-theirs").mkdir()
    (tmp_path / "cdpagent-theirs" / "owner.lock").touch()
    me = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: me + 1)
    sweep(tmp_path)
    assert os.listdir(tmp_path) == ["cdpagent-theirs"]


def test_there_may_be_nothing_to_sweep(tmp_path: Path) -> None:
    sweep(tmp_path / "nowhere")


async def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    with pytest.raises(LaunchError, match=r"nowhere: No such file or directory.*\$TMPDIR"):
        async with open_temporary_directory(tmp_path / "nowhere"):
            pass


async def test_what_cannot_be_removed_is_told_and_keeps_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, autojump_clock: trio.testing.MockClock
) -> None:
    monkeypatch.setattr(shutil, "rmtree", lambda *args, **kwargs: None)
    with pytest.warns(ResourceWarning, match="can't remove .*; the next launch will try again"):
        async with open_temporary_directory(tmp_path) as directory:
            (directory / "stuck").mkdir()
    monkeypatch.undo()
    assert sorted(os.listdir(directory)) == ["owner.lock", "stuck"]
    sweep(tmp_path)
    assert os.listdir(tmp_path) == []


async def test_a_file_system_without_locks_is_good_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    def no_locks(*args: object) -> None:
        raise OSError("no locks here")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    async with open_temporary_directory(tmp_path) as directory:
        sweep(tmp_path)
        assert directory.exists()
    assert os.listdir(tmp_path) == []


OWNER = """
import sys, trio
from pathlib import Path
from cdpagent.browser.process.profile import open_temporary_directory

async def main(root):
    for _ in range(25):
        async with open_temporary_directory(root) as directory:
            (directory / "profile").mkdir()
            await trio.sleep(0.002)
            assert (directory / "profile").is_dir(), "swept while its owner lived"
        assert not directory.exists()

trio.run(main, Path(sys.argv[1]))
"""


def test_processes_that_come_and_go_at_once_do_not_sweep_each_others_directories(tmp_path: Path) -> None:
    owners = [subprocess.Popen([sys.executable, "-c", OWNER, str(tmp_path)]) for _ in range(4)]
    assert [owner.wait() for owner in owners] == [0] * 4
    assert os.listdir(tmp_path) == []


KILLED = """
import os, sys, trio
from pathlib import Path
from cdpagent.browser.process.profile import open_temporary_directory

async def main(root):
    async with open_temporary_directory(root):
        os.kill(os.getpid(), 9)

trio.run(main, Path(sys.argv[1]))
"""


async def test_the_directory_of_a_killed_owner_is_swept_by_the_next(tmp_path: Path) -> None:
    killed = await trio.run_process([sys.executable, "-c", KILLED, str(tmp_path)], check=False)
    assert killed.returncode == -9
    assert len(os.listdir(tmp_path)) == 1
    with warnings.catch_warnings():
        async with open_temporary_directory(tmp_path) as directory:
            assert os.listdir(tmp_path) == [directory.name]
