"""Asks a browser for its version, which also shows whether it can run on this machine at all."""

from __future__ import annotations

import os
import re
import subprocess
from typing import TYPE_CHECKING

from cdpagent.errors import LaunchError

if TYPE_CHECKING:
    from pathlib import Path

_TIMEOUT_SECONDS = 60  # the first start, from a cold disk, is slow
_NUMBER = re.compile(r"\d+(?:\.\d+){3}")


def browser_version(executable: Path) -> str:
    """Return the browser's name and version, such as ``Chromium 156.0.8078.79``. Blocking.

    Raises `LaunchError` if it does not run, most often because shared libraries are missing.
    """
    if os.name == "nt":
        return _version_on_disk(executable)
    try:
        done = subprocess.run(
            [executable, "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=_TIMEOUT_SECONDS,
            check=False,
        )
    except OSError as exc:
        raise LaunchError(f"{executable} can't be run: {exc.strerror or exc}") from exc
    except subprocess.TimeoutExpired as exc:
        raise LaunchError(
            f"{executable} --version timed out after {_TIMEOUT_SECONDS} s. Check that it is a Chrome or Chromium"
        ) from exc
    match = _NUMBER.search(done.stdout)
    if done.returncode != 0 or match is None:
        raise LaunchError(f"{executable} can't run here", stderr=done.stderr.strip()[-2000:], exit_code=done.returncode)
    line = done.stdout[: match.end()].rsplit("\n", 1)[-1]
    return line.strip()


def _version_on_disk(executable: Path) -> str:
    """Find the version on Windows, where ``--version`` opens a window, in the names of the files beside the program."""
    versions = [match[0] for child in executable.parent.iterdir() if (match := _NUMBER.match(child.name))]
    if not versions:
        raise LaunchError(f"found no version beside {executable}: the installation is incomplete. Install it again")
    return f"{executable.stem} {max(versions, key=lambda text: [int(part) for part in text.split('.')])}"
