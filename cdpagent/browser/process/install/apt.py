"""Installs the distribution's own Chromium, on Debian and systems derived from it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from cdpagent.browser.process.install.errors import InstallError
from cdpagent.browser.process.version import browser_version
from cdpagent.errors import LaunchError

if TYPE_CHECKING:
    from cdpagent.browser.process.install.progress import Status
    from cdpagent.browser.process.locations import Machine

OS_RELEASE = Path("/etc/os-release")
# The chromium package brings only one font. Most pages ask for Arial, Times or Courier, which Liberation replaces, and
# without an emoji font every emoji is an empty box.
PACKAGES = ("chromium", "fonts-liberation", "fonts-noto-color-emoji")
_APT = ("apt-get", "-q", "-o", "DPkg::Lock::Timeout=300")


def can_use_package(machine: Machine) -> bool:
    """Whether this is a Debian where we may install packages. Not Ubuntu: its chromium is a snap."""
    if machine.system != "linux" or not can_use_apt():
        return False
    family = _distribution()
    return "debian" in family and "ubuntu" not in family


def can_use_apt() -> bool:
    """Whether apt-get exists and we are root. Call it only on Linux."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_package(status: Status) -> Path:
    """Install Chromium and fonts; return the program."""
    status.say(f"Installing {', '.join(PACKAGES)} with apt-get")
    # Go on if the update fails: older package lists, or a mirror on the disk, may have what we need.
    run_apt(("update",), status)
    failure = run_apt(("install", "-y", "--no-install-recommends", *PACKAGES), status)
    if failure:
        raise InstallError(f"apt-get could not install chromium:\n{failure}")
    found = shutil.which("chromium")
    if found is None:
        raise InstallError("apt-get installed chromium, but it is not on PATH. Pass its path as executable=")
    try:
        said = browser_version(Path(found))
    except LaunchError as exc:
        raise InstallError(f"apt-get installed chromium, but it does not run:\n{exc}") from exc
    status.say(f"Installed {said}: {found}")
    return Path(found)


def run_apt(arguments: tuple[str, ...], status: Status) -> str:
    """Run apt-get. Return its last lines if it failed, else an empty string."""
    tail: deque[str] = deque(maxlen=15)
    try:
        process = subprocess.Popen(
            (*_APT, *arguments),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
        )
    except OSError as exc:
        return f"apt-get can't be run: {exc.strerror or exc}"
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            tail.append(line.rstrip())
            status.show(f"  {line.strip()}")
    status.clear()
    return "" if process.returncode == 0 else "\n".join(tail) or f"exit code {process.returncode}"


def _distribution() -> set[str]:
    """Return the words of ID and ID_LIKE: the names of this system and of those it derives from."""
    try:
        lines = OS_RELEASE.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return set()
    words: set[str] = set()
    for line in lines:
        key, _, value = line.partition("=")
        if key in ("ID", "ID_LIKE"):
            words.update(value.strip("\"'").split())
    return words
