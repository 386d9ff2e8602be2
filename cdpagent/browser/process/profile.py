"""The throw-away directory of a launched browser: its profile and its downloads.

It is removed after the browser has exited; if Python was killed before it could do that, the next launch removes it.
The owner holds a lock on a file in the directory. The system drops the lock when the owner dies, however it dies, so
the lock shows whether the owner is alive. Process ids would not show that: the system reuses them, and containers that
share a temporary directory have different ones.
"""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
import time
import warnings
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import trio

from cdpagent.errors import LaunchError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

_PREFIX = "cdpagent-"
_LOCK = "owner.lock"
_ABANDONED_SECONDS = 24 * 3600
_ATTEMPTS = 20


@asynccontextmanager
async def open_temporary_directory(root: Path) -> AsyncIterator[Path]:
    """Make a directory (mode 0700) for the block; first remove those whose owners are dead."""
    await trio.to_thread.run_sync(sweep, root)
    try:
        directory = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=root))
    except OSError as exc:
        raise LaunchError(
            f"can't make a directory for the browser's profile in {root}: {exc.strerror}. Make room there, or set "
            "$TMPDIR to a directory that this user can write to"
        ) from exc
    lock = _lock_directory(directory)
    try:
        yield directory
    finally:
        with trio.CancelScope(shield=True):
            gone = await _remove(directory)
        if lock is not None:
            os.close(lock)
        if not gone:
            message = f"can't remove {directory}; the next launch will try again"
            warnings.warn(message, ResourceWarning, stacklevel=2)


def sweep(root: Path) -> None:
    """Remove the directories whose owners are dead."""
    for directory in root.glob(f"{_PREFIX}*"):
        try:
            found = directory.lstat()
            if stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and _owner_is_dead(directory):
                _remove_tree(directory)
        except OSError:
            continue  # another process is removing it, or we may not read it


def _lock_directory(directory: Path) -> int | None:
    """Lock the directory for as long as the returned descriptor is open.

    The file gets its final name only after it is locked, so that `sweep` in another process never sees it unlocked.
    """
    import fcntl

    unnamed = directory / f"{_LOCK}.new"
    with ExitStack() as stack:
        try:
            fd = os.open(unnamed, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
            stack.callback(os.close, fd)
            fcntl.flock(fd, fcntl.LOCK_EX)
            unnamed.rename(directory / _LOCK)
        except OSError:
            return None  # this file system has no locks: `sweep` then goes by the directory's age
        stack.pop_all()
        return fd


def _owner_is_dead(directory: Path) -> bool:
    import fcntl

    try:
        fd = os.open(directory / _LOCK, os.O_RDWR | os.O_CLOEXEC)
    except FileNotFoundError:
        # Its owner is just making it, or died while making it.
        return time.time() - directory.lstat().st_mtime > _ABANDONED_SECONDS
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(fd)
    return True


async def _remove(directory: Path) -> bool:
    """Remove the directory. Try several times: the last of Chrome's helpers may still be writing."""
    for attempt in range(_ATTEMPTS):
        try:
            await trio.to_thread.run_sync(_remove_tree, directory)
        except RuntimeError:
            _remove_tree(directory)  # Python is ending and starts no threads any more
        if not directory.exists():
            return True
        await trio.sleep(0.01 * attempt)
    return False


def _remove_tree(directory: Path) -> None:
    """Remove as much as possible, the lock last: as long as anything is left, it shows whether the owner is alive."""
    with suppress(OSError):
        for entry in os.scandir(directory):
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path, ignore_errors=True)
            elif entry.name != _LOCK:
                Path(entry.path).unlink(missing_ok=True)
        if not set(os.listdir(directory)) - {_LOCK}:
            shutil.rmtree(directory, ignore_errors=True)
