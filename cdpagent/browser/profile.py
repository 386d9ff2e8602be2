"""The throw-away directory of a launched browser: its profile and its downloads.

Nothing of it stays: it is removed after the browser has exited, and if Python was killed before it could, the next
launch does it. Whether an owner is alive is told by a lock on a file in the directory, which the system drops when the
owner dies, however it dies. Process ids would not do: they are reused, and mean nothing across containers that share
a temporary directory.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
import warnings
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import trio

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

_PREFIX = "cdpagent-"
_LOCK = "owner.lock"
_FORSAKEN_SECONDS = 24 * 3600
_ATTEMPTS = 20


@asynccontextmanager
async def open_temporary_directory() -> AsyncIterator[Path]:
    """A directory of our own (mode 0700) for the length of the block; those of dead owners are swept away first."""
    root = Path(tempfile.gettempdir())
    await trio.to_thread.run_sync(sweep, root)
    directory = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=root))
    lock = _lock_directory(directory)
    try:
        yield directory
    finally:
        with trio.CancelScope(shield=True):
            gone = await _remove(directory)
        os.close(lock)
        if not gone:
            warnings.warn(
                f"{directory} could not be removed; the next launch will try again",
                ResourceWarning,
                stacklevel=2,
            )


def sweep(root: Path) -> None:
    """Remove the directories whose owners are dead."""
    for directory in root.glob(f"{_PREFIX}*"):
        try:
            if directory.stat().st_uid == os.geteuid() and _is_forsaken(directory):
                shutil.rmtree(directory, ignore_errors=True)
        except OSError:
            continue  # somebody else is sweeping, or it is not ours to look into


def _lock_directory(directory: Path) -> int:
    """Lock the directory for as long as the returned descriptor is open.

    The file gets its name only once it is locked, so that no sweeper ever sees it unlocked.
    """
    import fcntl

    unnamed = directory / f"{_LOCK}.new"
    fd = os.open(unnamed, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    fcntl.flock(fd, fcntl.LOCK_EX)
    unnamed.rename(directory / _LOCK)
    return fd


def _is_forsaken(directory: Path) -> bool:
    import fcntl

    try:
        fd = os.open(directory / _LOCK, os.O_RDWR | os.O_CLOEXEC)
    except FileNotFoundError:
        # Just being made, or its owner died in the middle of making it.
        return time.time() - directory.stat().st_mtime > _FORSAKEN_SECONDS
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(fd)
    return True


async def _remove(directory: Path) -> bool:
    """Remove it; the last of Chrome's helpers may still be writing, so a few times if need be."""
    for attempt in range(_ATTEMPTS):
        await trio.to_thread.run_sync(lambda: shutil.rmtree(directory, ignore_errors=True))
        if not directory.exists():
            return True
        await trio.sleep(0.01 * attempt)
    return False
