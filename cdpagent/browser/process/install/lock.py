"""A lock between processes that the system drops when its holder dies, however it dies."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt
    import time

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait_for_lock(file: IO[bytes]) -> None:
        while not _try_lock(file):
            time.sleep(0.1)  # Windows can't wait for a lock without a time limit

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _wait_for_lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def locked(path: Path, on_wait: Callable[[], None]) -> Iterator[None]:
    """Hold the lock of ``path`` during the block; call ``on_wait`` if another process has it.

    The file is not removed: if it were, two processes could lock two different files of the same name.
    """
    with path.open("ab") as file:
        if not _try_lock(file):
            on_wait()
            _wait_for_lock(file)
        yield  # closing the file unlocks it
