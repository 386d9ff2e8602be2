"""Chrome for Testing: builds of Chrome that Google publishes for automation and that never update themselves.

One version is pinned. cdpagent keeps it in its cache::

    <cache>/browsers/chrome-<version>-<platform>/         the unpacked browser; it exists only when complete
    <cache>/browsers/chrome-<version>-<platform>.sha256   the checksum of the archive it came from
    <cache>/browsers/chrome-<version>-<platform>.lock     held while installing

Google publishes no checksums for the archives. We trust the first download because it comes over https from the pinned
host. We print and record its SHA-256, and from then on every download of that version has to match it, even when the
browser itself was removed in between.
"""

from __future__ import annotations

import hashlib
import platform as platform_module
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from cdpagent.browser.process import locations
from cdpagent.browser.process.find import other_ways
from cdpagent.browser.process.install.apt import can_use_apt, run_apt
from cdpagent.browser.process.install.errors import ChecksumError, InstallError
from cdpagent.browser.process.install.fetch import fetch
from cdpagent.browser.process.install.lock import locked
from cdpagent.browser.process.install.unzip import ArchiveError, unzip
from cdpagent.browser.process.version import browser_version
from cdpagent.errors import LaunchError

if TYPE_CHECKING:
    from cdpagent.browser.process.install.progress import Status
    from cdpagent.browser.process.locations import Machine, Platform

CHROME_VERSION = "156.0.8078.47"
"""The version that is installed by default."""

DOWNLOAD_BASE = "https://storage.googleapis.com/chrome-for-testing-public"

KNOWN_SHA256: dict[tuple[str, Platform], str] = {}
"""Checksums that ship with cdpagent, by version and platform; a download that differs is refused.

It is empty: this project has not yet downloaded the pinned version and compared its checksum, and an unverified
checksum would only look like a guarantee. Until then we rely on the checksum that was recorded at the first download
on the same machine. `cdpagent install` prints it; that is the value to put here.
"""

ALPINE_RELEASE = Path("/etc/alpine-release")


def install_chrome_for_testing(
    machine: Machine, version: str, cache: Path | None, base_url: str, status: Status
) -> Path:
    """Download, check and unpack the browser, unless it is already installed; return the program."""
    platform = chrome_platform(machine)
    browsers = cache / "browsers" if cache else locations.own_browsers(machine)
    name = f"chrome-{version}-{platform}"
    executable = browsers / name / locations.archive_executable(platform)
    browsers.mkdir(parents=True, exist_ok=True)
    with locked(
        browsers / f"{name}.lock",
        on_wait=lambda: status.say("Another process is installing this browser; waiting for it"),
    ):
        if not executable.exists():
            status.say(f"Downloading Chrome for Testing {version} for {platform} to {browsers}")
            archive = browsers / f"{name}.zip"
            fetch(f"{base_url}/{version}/{platform}/chrome-{platform}.zip", archive, status)
            try:
                _unpack(archive, browsers / name, version, platform, status)
            finally:
                # If it was unpacked, we don't need it any more. If it was refused, the next run must not use it.
                archive.unlink(missing_ok=True)
        said = _first_run(executable, status)
    status.say(f"Installed {said}: {executable}")
    return executable


def chrome_platform(machine: Machine, processor: str | None = None) -> Platform:
    """Return Chrome for Testing's name for this machine's platform."""
    processor = (processor or platform_module.machine()).lower()
    arm = processor in ("arm64", "aarch64")
    x64 = processor in ("x86_64", "amd64")
    if machine.system == "linux" and ALPINE_RELEASE.exists():
        raise InstallError("Chrome for Testing does not run on Alpine Linux. Use `apk add chromium font-liberation`")
    if machine.system == "linux" and (arm or x64):
        return "linux-arm64" if arm else "linux64"
    if machine.system == "macos":
        return "mac-arm64" if arm else "mac-x64"
    if machine.system == "windows":
        return "win64" if arm or x64 else "win32"  # Windows on ARM runs x64 programs
    raise InstallError(
        f"Chrome for Testing does not exist for {processor}.\nWhat to do instead:\n{other_ways(machine)}"
    )


def _unpack(archive: Path, home: Path, version: str, platform: Platform, status: Status) -> None:
    """Check and unpack the archive, so that ``home`` is either complete or does not exist."""
    record = home.with_name(f"{home.name}.sha256")
    with archive.open("rb") as file:
        actual = hashlib.file_digest(file, "sha256").hexdigest()
    _check_digest(actual, version, platform, record)
    status.show("  unpacking")
    unpacking = home.with_name(f"{home.name}.unpacking")
    if unpacking.exists():  # a process that was killed left it: we hold the lock, so none is unpacking now
        shutil.rmtree(unpacking)
    try:
        unzip(archive, unpacking)
        if not (unpacking / locations.archive_executable(platform)).is_file():
            raise ArchiveError(f"{archive.name} holds no {locations.archive_executable(platform)}")
        record.write_text(f"{actual}  {archive.name}\n", encoding="ascii")
        if home.exists():  # it lacks the program, or we would not have downloaded
            shutil.rmtree(home)
        unpacking.rename(home)
    finally:
        shutil.rmtree(unpacking, ignore_errors=True)
    status.say(f"  sha256 {actual}\n  recorded in {record}")


def _check_digest(actual: str, version: str, platform: Platform, record: Path) -> None:
    known = KNOWN_SHA256.get((version, platform))
    recorded = record.read_text(encoding="ascii").partition(" ")[0] if record.exists() else None
    for expected, source in ((known, "the one that cdpagent knows"), (recorded, f"the one in {record}")):
        if expected is not None and expected != actual:
            raise ChecksumError(
                f"the downloaded archive of Chrome for Testing {version} has the SHA-256\n  {actual}\n"
                f"which is not {source}:\n  {expected}\n"
                "We deleted it. A proxy, a virus scanner or an attacker may have changed it on the way. "
                "Try again on another network; if the recorded checksum is wrong, remove it",
                expected=expected,
                actual=actual,
            )


def _first_run(executable: Path, status: Status) -> str:
    """Return the browser's version. If libraries are missing, install them where we may."""
    try:
        return browser_version(executable)
    except LaunchError as exc:
        dependencies = _debian_dependencies(executable)
        problem = f"{executable} is installed, but it does not run here:\n{exc.stderr or exc}\n"
        if not dependencies or shutil.which("apt-get") is None:
            raise InstallError(
                f"{problem}Install what is missing with the package manager of your distribution"
            ) from exc
        if not can_use_apt():
            raise InstallError(
                f"{problem}As root, run: apt-get satisfy --no-install-recommends '{dependencies}'"
            ) from exc
    status.say("Installing the libraries that Chrome needs with apt-get")
    run_apt(("update",), status)
    failure = run_apt(("satisfy", "-y", "--no-install-recommends", dependencies), status)
    if failure:
        raise InstallError(f"{problem}apt-get could not install the libraries it needs:\n{failure}")
    try:
        return browser_version(executable)
    except LaunchError as exc:
        raise InstallError(f"{executable} does not run here, even with all its libraries:\n{exc}") from exc


def _debian_dependencies(executable: Path) -> str:
    """Return the packages that this Chrome needs, in the syntax of a Debian control file."""
    try:
        lines = (executable.parent / "deb.deps").read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    return ", ".join(line.strip() for line in lines if line.strip())
