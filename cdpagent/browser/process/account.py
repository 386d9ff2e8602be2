"""The account that Chrome runs under when this program is root's.

Chrome does not run its sandbox as root, and a page that broke out of such a browser would be root. So root starts
Chrome as another user: one that owns this browser's directories and nothing else, belongs to no group, and can't become
root again.

Each browser gets a user id of its own, out of those that the system reserves for users that come and go: `nobody` would
share its processes and files with whatever else runs as `nobody`. A profile that the user gave keeps its owner, so
Chrome runs as that one.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cdpagent.errors import LaunchError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# systemd's "dynamic service users" (https://systemd.io/UIDS-GIDS). Every container has them: they fit into 16 bits.
_THROW_AWAY: Final = range(61184, 64000)
_OWNERS_OF_PROFILES: Final = range(64000, 65520)
_ATTEMPTS: Final = 50

# What root needs for it, and containers may take away: the number of each in <linux/capability.h>.
_CAPABILITIES: Final = {
    "CAP_CHOWN": 0,
    "CAP_DAC_OVERRIDE": 1,
    "CAP_KILL": 5,
    "CAP_SETGID": 6,
    "CAP_SETUID": 7,
}


class NoAccountError(LaunchError):
    """Root can't start this browser as another user; the message says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Account:
    """A user without any rights, and with a group of its own."""

    uid: int
    gid: int

    def command(self, command: Sequence[str], *, new_privileges: bool) -> list[str]:
        """Return the command that runs a command as this user.

        With ``new_privileges``, set-user-id programs still work for it, such as Chrome's own ``chrome-sandbox``.
        """
        dropping = ["--inh-caps=-all", "--bounding-set=-all", "--no-new-privs"]
        user = [f"--reuid={self.uid}", f"--regid={self.gid}", "--clear-groups"]
        return [_setpriv(), *user, *([] if new_privileges else dropping), "--", *command]

    def give(self, path: Path) -> None:
        """Make a file or a directory this user's."""
        os.chown(path, self.uid, self.gid)

    def make_directory(self, path: Path) -> Path:
        """Make a directory that only this user and root can look into."""
        path.mkdir(mode=0o700)
        self.give(path)
        return path

    def obstacle(self, path: Path, needed: int = os.R_OK) -> Path | None:
        """Return what keeps this user from a file or directory: itself or a directory above it; None if nothing does.

        ``needed`` is what `os.access` takes; that function itself answers only for the user that calls it.
        """
        for place in dict.fromkeys((path.absolute(), path.resolve())):
            for directory in reversed(place.parents):
                if not self._may(directory, os.X_OK):
                    return directory
        return None if self._may(path, needed) else path

    def _may(self, path: Path, needed: int) -> bool:
        status = path.stat()
        shift = 6 if status.st_uid == self.uid else 3 if status.st_gid == self.gid else 0
        return (status.st_mode >> shift) & needed == needed


@contextmanager
def open_account(program: Path, scratch: Path, profile: Path) -> Iterator[Account]:
    """Give a browser an account for the block; after it, no process of the account is left.

    ``scratch`` is the directory of ours that the browser's own are made in; ``profile``, its profile, may be in it.
    Raises `NoAccountError` where another user could not run this browser.
    """
    if reason := _why_not():
        raise NoAccountError(reason)
    owner = profile.stat()
    if owner.st_uid != 0:
        account = Account(owner.st_uid, owner.st_gid)
        _check_reach(account, program, scratch, profile)
        yield account
        return
    is_ours = profile.is_relative_to(scratch)
    with _claim(_THROW_AWAY if is_ours else _OWNERS_OF_PROFILES) as account:
        if not is_ours and any(profile.iterdir()):
            raise NoAccountError(
                f"user_data_dir: {profile} belongs to root. Give it to another user, such as with "
                f"`chown -R {account.uid}:{account.gid} '{profile}'`: Chrome then runs as that user"
            )
        account.give(profile)
        try:
            _check_reach(account, program, scratch, profile)
        except NoAccountError:
            os.chown(profile, owner.st_uid, owner.st_gid)  # it stays as it was
            raise
        if is_ours:
            profile.chmod(0o700)
        try:
            yield account
        finally:
            end_processes(account)


def _check_reach(account: Account, program: Path, scratch: Path, profile: Path) -> None:
    scratch.chmod(0o711)  # others may pass through, to what is theirs in it, but not list it
    for name, path, needed in (
        ("the browser's program", program, os.R_OK | os.X_OK),
        ("the directory for temporary files", scratch, os.X_OK),
        ("user_data_dir", profile, os.R_OK | os.W_OK | os.X_OK),
    ):
        if obstacle := account.obstacle(path, needed):
            raise NoAccountError(
                f"{name} is {path}, and other users may not use {obstacle} (mode {obstacle.stat().st_mode & 0o777:o}). "
                "Put it where they can reach it, such as below /opt or /srv"
            )


def _why_not() -> str | None:
    """Return what keeps this program, which is root's, from starting any browser as another user; None if nothing."""
    if sys.platform != "linux":
        return "cdpagent can do that on Linux only. Run this program as another user"
    if not _setpriv():
        return "there is no program `setpriv`. Install the package util-linux"
    status = Path("/proc/self/status").read_text()
    held = int(status.partition("CapEff:")[2].split()[0], 16)
    if lacking := [name for name, number in _CAPABILITIES.items() if not held >> number & 1]:
        return f"this container took {', '.join(lacking)} from root. Start it with `--cap-add`"
    if not all(_is_mapped(Path(f"/proc/self/{kind}_map")) for kind in ("uid", "gid")):
        return "this container has no user ids but its own few. Give it 65536 of them (/etc/subuid and /etc/subgid)"
    return None


def _setpriv() -> str:
    """Return the program that runs another as a user; empty if there is none. The one of BusyBox can't do it."""
    found = shutil.which("setpriv", path=f"{os.environ.get('PATH', '')}:/usr/bin:/bin")
    return found if found and Path(found).resolve().name == "setpriv" else ""


def _is_mapped(file: Path) -> bool:
    """Whether a user namespace has the numbers that we use."""
    ranges = [[int(field) for field in line.split()] for line in file.read_text().splitlines()]
    wanted = (_THROW_AWAY.start, _OWNERS_OF_PROFILES.stop - 1)
    return all(any(first <= number < first + count for first, _, count in ranges) for number in wanted)


@contextmanager
def _claim(numbers: range) -> Iterator[Account]:
    """Take a user id that nobody has, for the block.

    The name of a socket is the claim: one process can have it at a time, and the system frees it when that dies.
    """
    for number in secrets.SystemRandom().sample(numbers, _ATTEMPTS):
        if _is_known(number):
            continue
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as claim:
            try:
                claim.bind(f"\0cdpagent-account-{number}")
            except OSError:
                continue
            yield Account(number, number)
            return
    raise NoAccountError(f"no user id from {numbers.start} to {numbers.stop - 1} is free. Run fewer browsers at once")


def _is_known(number: int) -> bool:
    import grp
    import pwd

    for find in (pwd.getpwuid, grp.getgrgid):
        try:
            find(number)
        except KeyError:
            continue
        return True
    return False


def end_processes(account: Account) -> None:
    """Kill every process of the account, also one that left Chrome's process group."""
    for name in os.listdir("/proc"):
        if name.isdigit() and _runs_as(account, name):
            try:
                os.kill(int(name), signal.SIGKILL)
            except ProcessLookupError:
                pass


def _runs_as(account: Account, pid: str) -> bool:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False  # it has ended
    return f"\nUid:\t{account.uid}\t" in status and "\nState:\tZ" not in status
