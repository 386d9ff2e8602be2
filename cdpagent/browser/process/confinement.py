"""How Chrome is kept from the rest of the machine: by its own sandbox, by an account without rights, or not at all."""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cdpagent.browser.process.account import Account

# Debian's /usr/bin/chromium is a script; the program that it starts, and the helper, are in another directory.
_LIBRARY_OF = {Path("/usr/bin/chromium"): Path("/usr/lib/chromium")}


@dataclass(frozen=True, slots=True)
class Confinement:
    """One way to start Chrome."""

    sandbox: bool
    """Whether Chrome's own sandbox is on."""
    account: Account | None = None
    """Whom Chrome runs as; None: as this program does."""
    new_privileges: bool = False
    """Whether set-user-id programs work in Chrome's account."""

    def command(self, command: Sequence[str]) -> list[str]:
        """Return the command that runs a command in this way."""
        if self.account is None:
            return list(command)
        return self.account.command(command, new_privileges=self.new_privileges)


def ways_for_account(account: Account, program: Path, *, required: bool) -> Iterator[Confinement]:
    """Yield the ways for a Chrome with an account of its own, the best first; the next one if Chrome refuses one.

    Chrome makes its sandbox with user namespaces; where there are none, with its set-user-id helper. If neither works
    and the sandbox is not ``required``, the account and no-new-privileges are all there is.
    """
    yield Confinement(sandbox=True, account=account)
    if setuid_helper(program) is not None:
        yield Confinement(sandbox=True, account=account, new_privileges=True)
    if not required:
        yield Confinement(sandbox=False, account=account)


def setuid_helper(program: Path) -> Path | None:
    """Return Chrome's helper, if it exists, belongs to root and has the set-user-id bit."""
    program = program.resolve()
    places = [_LIBRARY_OF.get(program, program.parent) / "chrome-sandbox"]
    if named := os.environ.get("CHROME_DEVEL_SANDBOX"):
        places.insert(0, Path(named))
    for place in places:
        try:
            status = place.stat()
        except OSError:
            continue
        if status.st_uid == 0 and status.st_mode & stat.S_ISUID:
            return place
    return None
