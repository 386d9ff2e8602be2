"""The directories of a launched browser, and what of this machine it gets to see."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cdpagent.browser.process.environment import environment, environment_of_account
from cdpagent.browser.process.find import is_snap
from cdpagent.browser.process.profile import open_temporary_directory
from cdpagent.browser.services.downloads import Landing
from cdpagent.browser.services.lending import CopyingLender, Lender
from cdpagent.errors import LaunchError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from cdpagent.browser.process.account import Account

_LONGEST_SOCKET_NAME = 104  # the system's limit, on the strictest of systems
_SHORT_ROOT = Path("/tmp")  # noqa: S108 - a directory of ours is made in it, as `tempfile` does


@dataclass(frozen=True, slots=True)
class Places:
    """Where a browser keeps its things."""

    scratch: Path
    """The directory that is removed after the browser."""
    profile: Path
    downloads: Path
    """Where this program finds whole downloads."""
    keep_downloads: bool
    """Whether the user gave that directory: then they get the names that the sites suggest."""
    temporary: Path | None
    """For Chrome's temporary files, above all its socket; None: wherever it wants."""

    def prepare(self) -> Furnishing:
        """Make what a browser needs that runs as this program does."""
        if self.temporary is not None:
            self.temporary.mkdir()
        return Furnishing(Landing(self.downloads, keep=self.keep_downloads), environment(self.temporary))

    def prepare_for(self, account: Account) -> Furnishing:
        """Make what a browser needs that runs under an account of its own.

        It stores downloads in a directory of its own, and they are copied from there: neither can it write to our
        directories, nor do its files become ours while it may still change them.
        """
        home = account.make_directory(self.scratch / "home")
        temporary = account.make_directory(self.temporary or self.scratch / "tmp")
        received = account.make_directory(self.scratch / "received")
        if not self.keep_downloads:
            self.downloads.chmod(0o700)  # ours, in a directory that others may pass through
        return Furnishing(
            Landing(received, keep=self.keep_downloads, handover=self.downloads, sender=account.uid),
            environment_of_account(account, home=home, temporary=temporary),
            CopyingLender(account, self.scratch / "lent"),
        )


@dataclass(frozen=True, slots=True)
class Furnishing:
    """What a browser is given: a place for downloads, environment variables, and files to read."""

    landing: Landing
    variables: Mapping[str, str]
    lender: Lender = field(default_factory=Lender)


@asynccontextmanager
async def open_places(
    program: Path,
    user_data_dir: str | os.PathLike[str] | None,
    downloads_dir: str | os.PathLike[str] | None,
) -> AsyncIterator[Places]:
    """Make the directories, and remove those that the user did not give after the block."""
    async with open_temporary_directory(_root(program)) as scratch:
        profile = _directory("user_data_dir", user_data_dir, scratch / "profile")
        downloads = _directory("downloads_dir", downloads_dir, scratch / "downloads")
        async with _open_place_for_sockets(scratch, program) as temporary:
            yield Places(scratch, profile, downloads, downloads_dir is not None, temporary)


def _root(program: Path) -> Path:
    """Return where our directories go. A browser in a snap has its own /tmp and sees only its own part of the home."""
    if is_snap(program):
        return Path.home() / "snap" / program.name / "common"
    return Path(tempfile.gettempdir())


def _directory(name: str, given: str | os.PathLike[str] | None, default: Path) -> Path:
    path = default if given is None else Path(given).expanduser().absolute()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as exc:
        what = "it is a file" if path.is_file() else exc.strerror
        raise LaunchError(f"{name}: {path} can't be used as a directory: {what}. Pass another one") from exc
    if not os.access(path, os.R_OK | os.W_OK | os.X_OK):
        raise LaunchError(f"{name}: this user may not write to {path}. Pass another directory, or change its owner")
    return path


@asynccontextmanager
async def _open_place_for_sockets(scratch: Path, program: Path) -> AsyncIterator[Path | None]:
    """Say where Chrome is to make its socket, which it leaves behind when it is killed.

    The system limits how long a socket's path may be. If a path below our directory would be too long, this makes a
    second directory with a short path. None: let Chrome use its default.
    """
    longest = scratch / "tmp" / "org.chromium.Chromium.XXXXXX" / "SingletonSocket"
    if sys.platform != "linux":
        yield None
    elif len(os.fsencode(longest)) < _LONGEST_SOCKET_NAME:
        yield scratch / "tmp"
    elif is_snap(program):
        yield None
    else:
        async with open_temporary_directory(_SHORT_ROOT) as directory:
            directory.chmod(0o711)  # Chrome may run as another user, who has to pass through
            yield directory / "tmp"
