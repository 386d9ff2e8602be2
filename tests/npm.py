"""Packages from npm for the tests: installed once, in the versions of a `package-lock.json`, and never committed."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_PACKAGE_FILES = ("package.json", "package-lock.json")


class PackagesMissing(Exception):
    """The packages can't be installed or used; the message holds what npm or node said."""


class Packages:
    """The packages that the lock file in ``source`` names, in a directory of their own under ``.cache``."""

    def __init__(self, source: Path, name: str) -> None:
        self.source = source
        self.cache = Path(__file__).parents[1] / ".cache" / name
        self.modules = self.cache / "node_modules"

    @contextmanager
    def installing(self) -> Iterator[str]:
        """Install them unless they are there, one process at a time; gives the digest of what they are."""
        self.cache.mkdir(parents=True, exist_ok=True)
        with (self.cache / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            locked = digest([self.source / name for name in _PACKAGE_FILES])
            if self.is_stale("packages", locked):
                for name in _PACKAGE_FILES:
                    shutil.copyfile(self.source / name, self.cache / name)
                # Nothing here needs its install script, and what is not run cannot do harm.
                self.run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
                self.stamp("packages", locked)
            yield locked

    def run(self, program: str, *arguments: str) -> None:
        """Run npm or node beside the packages."""
        command = shutil.which(program)
        if command is None:
            raise PackagesMissing(f"{program} is needed for the tests with packages from npm, and is not installed")
        environment = {**os.environ, "NODE_PATH": str(self.modules)}
        done = subprocess.run(
            [command, *arguments], cwd=self.cache, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise PackagesMissing(f"{program} failed: {done.stderr or done.stdout}")

    def is_stale(self, part: str, wanted: str) -> bool:
        """Whether a part was made from something else, or not at all."""
        stamp = self.cache / f"{part}.sha256"
        return not stamp.is_file() or stamp.read_text() != wanted

    def stamp(self, part: str, made: str) -> None:
        """A part was made."""
        (self.cache / f"{part}.sha256").write_text(made)


MCP_CLIENTS = Packages(Path(__file__).parent / "agent" / "typescript", "mcp-clients")


def digest(files: Sequence[Path]) -> str:
    """What files hold, as one word."""
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
