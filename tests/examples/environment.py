"""The examples' own environment, made as their README says: only the examples need the frameworks.

It is in `.cache/examples`, and is made again when the list of packages changes. If a framework can't be installed
beside cdpagent, this fails, as it should.
"""

from __future__ import annotations

import fcntl
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
CACHE = ROOT / ".cache" / "examples"
PYTHON = CACHE / "bin" / "python"


def install() -> None:
    """Make the environment, unless it exists; one process at a time."""
    CACHE.parent.mkdir(exist_ok=True)
    with (CACHE.parent / "examples.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp = CACHE / "installed"
        wanted = _wanted()
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        _run(sys.executable, "-m", "venv", "--clear", str(CACHE))
        pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        _run(*pip, "--upgrade", "pip>=25.1")
        # Don't compile: the tests never import most of the packages.
        _run(*pip, "--no-compile", "--editable", str(ROOT), "--group", f"{ROOT / 'pyproject.toml'}:examples")
        stamp.write_text(wanted)


def _wanted() -> str:
    """Return what to install, and for which Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return "\n".join([*project["project"]["dependencies"], *project["dependency-groups"]["examples"], sys.version])


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)} failed: {done.stderr}"
