"""Where Linux, macOS and Windows keep browsers, their profiles and downloaded copies of them.

This file has only tables and paths: it starts nothing and reads no more than the names in a directory. Every function
takes a `Machine`, so that tests can check all three systems on any of them.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

System = Literal["linux", "macos", "windows"]


class Machine(NamedTuple):
    """What the locations depend on: the system, the environment variables and the home directory."""

    system: System
    env: Mapping[str, str]
    home: Path


def this_machine() -> Machine:
    """The machine this process runs on."""
    system: System = "windows" if os.name == "nt" else "macos" if sys.platform == "darwin" else "linux"
    return Machine(system, os.environ, Path.home())


# --- installed browsers -------------------------------------------------------------------------------------

_PATH_NAMES: dict[System, tuple[str, ...]] = {
    "linux": (
        "google-chrome",
        "google-chrome-stable",
        "chromium",
        "chromium-browser",
        "chrome",
        "google-chrome-beta",
        "google-chrome-unstable",
        "microsoft-edge",
        "microsoft-edge-stable",
        "microsoft-edge-beta",
        "microsoft-edge-dev",
    ),
    "macos": ("google-chrome", "chromium", "chrome"),
    "windows": ("chrome", "chromium", "msedge"),
}

_LINUX_EXECUTABLES = (
    "/opt/google/chrome/chrome",
    "/opt/google/chrome-beta/chrome",
    "/opt/google/chrome-unstable/chrome",
    "/usr/lib/chromium/chromium",
    "/usr/lib/chromium-browser/chromium-browser",
    "/usr/lib64/chromium-browser/chromium-browser",
    "/usr/local/bin/chrome",
    "/opt/microsoft/msedge/msedge",
)
_MACOS_BUNDLES = (
    "Google Chrome",
    "Chromium",
    "Google Chrome Beta",
    "Google Chrome Dev",
    "Google Chrome Canary",
)
_MACOS_LAST_BUNDLES = ("Google Chrome for Testing", "Microsoft Edge")
_WINDOWS_EXECUTABLES = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Google/Chrome Beta/Application/chrome.exe",
    "Google/Chrome Dev/Application/chrome.exe",
    "Google/Chrome SxS/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
# Chrome installs for one user or for all, and 32-bit and 64-bit processes see different Program Files.
_WINDOWS_ROOTS = ("LOCALAPPDATA", "PROGRAMFILES", "PROGRAMW6432", "PROGRAMFILES(X86)")

SNAP_CHROMIUM = Path("/snap/bin/chromium")


def path_names(machine: Machine) -> tuple[str, ...]:
    """Return the names that a browser may have on PATH, the preferred ones first."""
    return _PATH_NAMES[machine.system]


def installed_executables(machine: Machine) -> list[Path]:
    """Return the well-known install paths, whether they exist or not."""
    if machine.system == "linux":
        return [Path(text) for text in _LINUX_EXECUTABLES]
    if machine.system == "macos":
        return [
            bundle_executable(root / f"{name}.app")
            for name in _MACOS_BUNDLES
            for root in (Path("/Applications"), machine.home / "Applications")
        ]
    roots = [Path(machine.env[name]) for name in _WINDOWS_ROOTS if machine.env.get(name)]
    return list(dict.fromkeys(root / tail for tail in _WINDOWS_EXECUTABLES for root in roots))


def bundle_executable(bundle: Path) -> Path:
    """Return the program inside a macOS application bundle, which has the name of the bundle."""
    return bundle / "Contents" / "MacOS" / bundle.stem


# --- profiles -----------------------------------------------------------------------------------------------

_LINUX_PROFILES = (
    "google-chrome",
    "google-chrome-beta",
    "google-chrome-unstable",
    "google-chrome-canary",
    "google-chrome-for-testing",
    "chromium",
    "microsoft-edge",
    "microsoft-edge-beta",
    "microsoft-edge-dev",
    "microsoft-edge-canary",
    "BraveSoftware/Brave-Browser",
    "vivaldi",
)
_LINUX_CONFINED_PROFILES = (
    "snap/chromium/common/chromium",
    "snap/brave/current/.config/BraveSoftware/Brave-Browser",
    ".var/app/com.google.Chrome/config/google-chrome",
    ".var/app/org.chromium.Chromium/config/chromium",
    ".var/app/com.microsoft.Edge/config/microsoft-edge",
    ".var/app/com.brave.Browser/config/BraveSoftware/Brave-Browser",
)
_MACOS_PROFILES = (
    "Google/Chrome",
    "Google/Chrome Beta",
    "Google/Chrome Dev",
    "Google/Chrome Canary",
    "Google/Chrome for Testing",
    "Chromium",
    "Microsoft Edge",
    "Microsoft Edge Beta",
    "Microsoft Edge Dev",
    "Microsoft Edge Canary",
    "BraveSoftware/Brave-Browser",
    "Vivaldi",
    "Arc/User Data",
)
_WINDOWS_PROFILES = (
    "Google/Chrome",
    "Google/Chrome Beta",
    "Google/Chrome Dev",
    "Google/Chrome SxS",
    "Google/Chrome for Testing",
    "Chromium",
    "Microsoft/Edge",
    "Microsoft/Edge Beta",
    "Microsoft/Edge Dev",
    "Microsoft/Edge SxS",
    "BraveSoftware/Brave-Browser",
    "Vivaldi",
)


def profile_directories(machine: Machine | None = None) -> list[Path]:
    """Return the existing user data directories of well-known browsers, the likeliest first.

    A browser that listens for DevTools connections writes the file ``DevToolsActivePort`` into its directory. The file
    stays behind when the browser exits, so a reader of it has to try the connection.
    """
    machine = machine or this_machine()
    places: list[Path] = []
    if machine.system == "linux":
        config = machine.env.get("CHROME_CONFIG_HOME") or machine.env.get("XDG_CONFIG_HOME")
        base = Path(config) if config else machine.home / ".config"
        places += [base / name for name in _LINUX_PROFILES]
        places += [machine.home / name for name in _LINUX_CONFINED_PROFILES]
    elif machine.system == "macos":
        base = machine.home / "Library" / "Application Support"
        places += [base / name for name in _MACOS_PROFILES]
    elif local := machine.env.get("LOCALAPPDATA"):
        places += [Path(local) / name / "User Data" for name in _WINDOWS_PROFILES]
    return [place for place in places if place.is_dir()]


# --- downloaded browsers ------------------------------------------------------------------------------------

Platform = Literal["linux64", "linux-arm64", "mac-arm64", "mac-x64", "win32", "win64"]

# The path of the program in an unpacked archive of Chrome for Testing, or of Playwright's older Chromium builds.
_ARCHIVE_EXECUTABLES: dict[System, tuple[str, ...]] = {
    "linux": ("chrome-linux64/chrome", "chrome-linux-arm64/chrome", "chrome-linux/chrome"),
    "macos": (
        "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
        "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
        "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
    ),
    "windows": ("chrome-win64/chrome.exe", "chrome-win32/chrome.exe", "chrome-win/chrome.exe"),
}


def archive_executable(platform: Platform) -> str:
    """Return the path of the program inside Chrome for Testing's archive for a platform."""
    tails = [tail for tails in _ARCHIVE_EXECUTABLES.values() for tail in tails]
    return next(tail for tail in tails if tail.startswith(f"chrome-{platform}/"))


def cache_directory(machine: Machine | None = None) -> Path:
    """Return where cdpagent keeps its downloads: ``$CDPAGENT_CACHE``, or the system's directory for caches."""
    machine = machine or this_machine()
    if chosen := machine.env.get("CDPAGENT_CACHE"):
        return Path(chosen).expanduser()
    return _user_caches(machine) / "cdpagent"


def _user_caches(machine: Machine) -> Path:
    if machine.system == "windows":
        return Path(machine.env.get("LOCALAPPDATA") or machine.home / "AppData" / "Local")
    if machine.system == "macos":
        return machine.home / "Library" / "Caches"
    return Path(machine.env.get("XDG_CACHE_HOME") or machine.home / ".cache")


def own_browsers(machine: Machine | None = None) -> Path:
    """Return the directory in our cache that has one directory for each browser that cdpagent installed."""
    return cache_directory(machine) / "browsers"


def playwright_browsers(machine: Machine) -> Path:
    """Return the directory of Playwright's browsers, each in ``chromium-<revision>``."""
    chosen = machine.env.get("PLAYWRIGHT_BROWSERS_PATH")
    # "0" means "inside the node package", which can be anywhere.
    return Path(chosen) if chosen and chosen != "0" else _user_caches(machine) / "ms-playwright"


def puppeteer_browsers(machine: Machine) -> Path:
    """Return the directory of Puppeteer's Chromes, each in ``<platform>-<version>``."""
    chosen = machine.env.get("PUPPETEER_CACHE_DIR")
    return (Path(chosen) if chosen else machine.home / ".cache" / "puppeteer") / "chrome"


def downloaded_executables(machine: Machine) -> list[Path]:
    """Return the programs in our own cache, then in Playwright's and in Puppeteer's; in each the newest first."""
    found: list[Path] = []
    for directory, pattern in (
        (own_browsers(machine), re.compile(r"chrome-(\d+(?:\.\d+)+)-[a-z0-9-]+")),
        (playwright_browsers(machine), re.compile(r"chromium-(\d+)")),
        (puppeteer_browsers(machine), re.compile(r"[a-z0-9_]+-(\d+(?:\.\d+)+)")),
    ):
        for browser in _newest_first(directory, pattern):
            found += [browser / tail for tail in _ARCHIVE_EXECUTABLES[machine.system]]
    return [path for path in found if path.exists()]


def _newest_first(directory: Path, pattern: re.Pattern[str]) -> list[Path]:
    def versions() -> Iterator[tuple[tuple[int, ...], Path]]:
        for child in directory.iterdir():
            if match := pattern.fullmatch(child.name):
                yield tuple(int(part) for part in match[1].split(".")), child

    try:
        return [child for _, child in sorted(versions(), reverse=True)]
    except OSError:  # the cache does not exist, or we may not read it
        return []
