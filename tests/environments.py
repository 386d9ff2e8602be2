"""Virtual environments of their own for what only some tests need, made once and kept in `.cache`.

Each is made as the documents say, from a dependency group of ``pyproject.toml``, and made again when that changes. If
what it names can't be installed beside cdpagent, this fails, as it should.
"""

from __future__ import annotations

import fcntl
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
CACHE = ROOT / ".cache"


@dataclass(frozen=True)
class Environment:
    """A virtual environment with cdpagent and the packages of one dependency group."""

    group: str

    @property
    def folder(self) -> Path:
        """Where it is."""
        return CACHE / self.group

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / "bin" / "python"

    def install(self) -> None:
        """Make the environment, unless it exists; one process at a time."""
        CACHE.mkdir(exist_ok=True)
        with (CACHE / f"{self.group}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            stamp = self.folder / "installed"
            wanted = self._wanted()
            if stamp.is_file() and stamp.read_text() == wanted:
                return
            _run(sys.executable, "-m", "venv", "--clear", str(self.folder))
            pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            _run(*pip, "--upgrade", "pip>=25.1")
            # Don't compile: the tests never import most of the packages.
            _run(*pip, "--no-compile", "--editable", str(ROOT), "--group", f"{ROOT / 'pyproject.toml'}:{self.group}")
            stamp.write_text(wanted)

    def _wanted(self) -> str:
        """Return what to install, and for which Python."""
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        return "\n".join([*project["project"]["dependencies"], *project["dependency-groups"][self.group], sys.version])


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)} failed: {done.stderr}"


EXAMPLES = Environment("examples")
NOTEBOOKS = Environment("notebooks")
DOCS = Environment("docs")
RELEASE = Environment("release")
ALL = (EXAMPLES, NOTEBOOKS, DOCS, RELEASE)
