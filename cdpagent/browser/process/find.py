"""Find a Chrome or Chromium to launch.

The user's choice comes first (an argument, then ``$CDPAGENT_BROWSER``), then installed browsers, then those that
cdpagent, Playwright or Puppeteer downloaded. A browser in a snap comes last: it works, but it has its own ``/tmp`` and
may not read most of the disk, so its profile has to stay in the snap's own directory.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cdpagent.browser.process import locations
from cdpagent.browser.process.locations import profile_directories
from cdpagent.errors import BrowserNotFoundError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cdpagent.browser.process.locations import Machine

__all__ = ["find_browser", "is_snap", "profile_directories"]

BROWSER_VARIABLE = "CDPAGENT_BROWSER"

# Ubuntu's wrapper script has about 2 KB, Debian's launcher 6 KB; a real browser has more than a megabyte.
_LARGEST_WRAPPER = 64 * 1024


class _Searched(NamedTuple):
    """Where `find_browser` searched and what it skipped, for its error message."""

    places: list[str]
    skipped: list[str]


def find_browser(executable: str | os.PathLike[str] | None = None, *, machine: Machine | None = None) -> Path:
    """Find the browser to launch.

    ``executable`` is a path, a macOS application or a name on PATH. If it is given, or else if ``$CDPAGENT_BROWSER`` is
    set, nothing else is tried. `BrowserNotFoundError` says where we searched and what to do.
    """
    machine = machine or locations.this_machine()
    if executable is not None:
        return _chosen(os.fspath(executable), "executable=", machine)
    if named := machine.env.get(BROWSER_VARIABLE):
        return _chosen(named, f"${BROWSER_VARIABLE}: ", machine)

    searched = _Searched([], [])
    snap: Path | None = None
    for path in _candidates(machine, searched):
        if not _is_program(path):
            continue
        if is_snap(path):
            snap = snap or path
        elif _points_to_snap(path):
            if _is_program(locations.SNAP_CHROMIUM):
                snap = snap or locations.SNAP_CHROMIUM
            else:
                searched.skipped.append(f"{path} only points to the chromium snap, which is not installed")
        else:
            return path
    if snap is not None:
        return snap
    raise BrowserNotFoundError(_not_found(searched, machine))


def is_snap(path: Path) -> bool:
    """Whether this browser runs in a snap, where it has its own ``/tmp`` and sees little of the home directory."""
    if path.is_relative_to("/snap"):
        return True
    # /snap/bin/chromium is a link to /usr/bin/snap, which starts the snap that has the link's name.
    return path.is_symlink() and path.resolve().name == "snap"


def other_ways(machine: Machine | None = None) -> str:
    """Return what a user can do on this machine instead of `cdpagent install`, as lines of a list."""
    machine = machine or locations.this_machine()
    by_hand = {
        "linux": "install the package of your distribution (such as `apt-get install chromium`)",
        "macos": "install Google Chrome (such as `brew install --cask google-chrome`)",
        "windows": "install Google Chrome (such as `winget install Google.Chrome`)",
    }[machine.system]
    return (
        f"  - {by_hand}, or\n"
        f"  - name the browser you have: set ${BROWSER_VARIABLE} to its path, or pass executable= to launch()"
    )


def _chosen(text: str, chosen_by: str, machine: Machine) -> Path:
    """Return the program that the user named, or raise an error that says what is wrong with it."""
    path = Path(text).expanduser()
    if path.suffix == ".app" and path.is_dir():
        path = locations.bundle_executable(path)
    if not path.is_absolute() and len(path.parts) == 1 and not path.exists():
        on_path = shutil.which(text, path=machine.env.get("PATH"))
        if on_path is None:
            raise BrowserNotFoundError(f"{chosen_by}{text} is neither a file nor a program on PATH. Check its spelling")
        path = Path(on_path)
    if not path.exists():
        raise BrowserNotFoundError(f"{chosen_by}{text} does not exist. Check the path")
    if not _is_program(path):
        raise BrowserNotFoundError(f"{chosen_by}{text} is not an executable file. Name the browser's program")
    if _points_to_snap(path) and not _is_program(locations.SNAP_CHROMIUM):
        raise BrowserNotFoundError(
            f"{chosen_by}{text} only points to the chromium snap, which is not installed. "
            "Run `snap install chromium`, or `cdpagent install` for a browser outside of snap"
        )
    return (
        path.absolute()
    )  # don't resolve links: a program such as /snap/bin/chromium looks at the name it was called by


def _candidates(machine: Machine, searched: _Searched) -> Iterator[Path]:
    """Yield every path to check, best first, and note in ``searched`` where we looked."""
    names = locations.path_names(machine)
    searched.places.append(f"PATH for {', '.join(names)}")
    for name in names:
        # Try all programs of this name, not only the first: it may be a stub in front of the real browser.
        yield from _all_on_path(name, machine)
    installed = locations.installed_executables(machine)
    searched.places.append("the usual places: " + ", ".join(str(path) for path in installed))
    yield from installed
    caches = (
        locations.own_browsers(machine),
        locations.playwright_browsers(machine),
        locations.puppeteer_browsers(machine),
    )
    searched.places.append("downloaded browsers in " + ", ".join(str(path) for path in caches))
    yield from locations.downloaded_executables(machine)
    if machine.system == "linux":
        searched.places.append(str(locations.SNAP_CHROMIUM))
        yield locations.SNAP_CHROMIUM


def _all_on_path(name: str, machine: Machine) -> Iterator[Path]:
    for directory in machine.env.get("PATH", "").split(os.pathsep):
        # An empty entry of PATH means the current directory. `which`, called with one directory at a time, skips it:
        # we must not run a browser just because it lies in the current directory.
        if found := shutil.which(name, path=directory):
            yield Path(found).absolute()


def _is_program(path: Path) -> bool:
    return path.is_file() and os.access(path, os.X_OK)


def _points_to_snap(path: Path) -> bool:
    """Whether this is Ubuntu's transitional ``chromium-browser``: a script that starts the snap."""
    try:
        if path.stat().st_size > _LARGEST_WRAPPER:
            return False
        text = path.read_bytes()
    except OSError:
        return False
    return text.startswith(b"#!") and b"/snap/bin/chromium" in text


def _not_found(searched: _Searched, machine: Machine) -> str:
    lines = ["found no Chrome or Chromium. Searched:"]
    lines += [f"  - {place}" for place in searched.places]
    if searched.skipped:
        lines += ["Skipped:"] + [f"  - {reason}" for reason in dict.fromkeys(searched.skipped)]
    lines += ["What to do:", "  - run `cdpagent install`, or", other_ways(machine)]
    return "\n".join(lines)
