"""An environment of the examples' own, as their README says to make it: what the frameworks need is nobody else's.

It lives in `.cache/examples` and is made anew when what has to be installed has changed. A framework that can't be
installed beside cdpagent fails here, which is the point.
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
    """Make the environment, unless it is there. One process at a time does."""
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
        # Most of what they bring is never imported.
        _run(*pip, "--no-compile", "--editable", str(ROOT), "--group", f"{ROOT / 'pyproject.toml'}:examples")
        stamp.write_text(wanted)


def _wanted() -> str:
    """What has to be installed, and for which Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return "\n".join([*project["project"]["dependencies"], *project["dependency-groups"]["examples"], sys.version])


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)} failed: {done.stderr}"
