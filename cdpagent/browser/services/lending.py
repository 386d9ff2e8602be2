"""Files that Chrome is to read: it gets copies of those that its own user may not read."""

from __future__ import annotations

import os
import shutil
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import trio

from cdpagent.errors import PolicyError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cdpagent.browser.process.account import Account


class Lender:
    """Gives Chrome the files of an upload. This one is for a Chrome that may read what this program may."""

    async def lend(self, files: Sequence[str | os.PathLike[str]]) -> list[str]:
        """Return the absolute paths, as Chrome wants them; FileNotFoundError for one that is not there.

        Chrome itself takes any path, and the page then gets a file that can't be read.
        """
        await trio.lowlevel.checkpoint()
        return [str(path) for path in _existing(files)]


class CopyingLender(Lender):
    """For a Chrome that runs as another user: it gets copies, in ``directory``, of the files that only we can read."""

    def __init__(self, account: Account, directory: Path) -> None:
        self._account = account
        self._directory = directory
        self._numbers = count(1)

    async def lend(self, files: Sequence[str | os.PathLike[str]]) -> list[str]:
        """Return the paths where Chrome can read the files."""
        return [
            str(await trio.to_thread.run_sync(self._copy, path) if self._account.obstacle(path) else path)
            for path in _existing(files)
        ]

    def _copy(self, path: Path) -> Path:
        """Copy a file under its own name, which the page sees, into a directory of its own."""
        place = self._directory / str(next(self._numbers))
        place.mkdir(parents=True)
        for directory in (self._directory, place):
            directory.chmod(0o711)  # whatever the umask
        copy = place / path.name
        copy.touch(mode=0o600)  # for the account alone, from the first byte on
        shutil.copyfile(path, copy)
        self._account.give(copy)
        return copy


class RefusingLender(Lender):
    """For a browser whose policy allows no uploads."""

    async def lend(self, files: Sequence[str | os.PathLike[str]]) -> list[str]:
        """Raise `PolicyError`."""
        raise PolicyError(
            "the policy of this browser allows no uploads. Have a person allow them: uploads=True", rule="uploads"
        )


def _existing(files: Sequence[str | os.PathLike[str]]) -> list[Path]:
    if isinstance(files, str | os.PathLike):
        raise TypeError("files: pass a list of paths, also for one file")
    paths = [Path(file).absolute() for file in files]
    for path in paths:
        if not path.is_file():
            raise FileNotFoundError(f"{path} is not a file")
    return paths
