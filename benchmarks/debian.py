"""Real pages that everyone can have: the documentation in Debian packages, fetched into the cache, never installed."""

import shutil
import subprocess
from pathlib import Path

from benchmarks.environments import CACHE, Unavailable

PAGES = {
    "git-doc": "usr/share/doc/git-doc/git.html",
    "debian-policy": "usr/share/doc/debian-policy/policy.html/index.html",
    "nodejs-doc": "usr/share/doc/nodejs/api/http.html",
}
"""By package: a page of it."""


def unpacked(package: str) -> Path:
    """The directory with the files of a package. Raises `Unavailable`."""
    directory = CACHE / "debian" / package
    if (directory / PAGES[package]).exists():
        return directory
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise Unavailable("apt-get and dpkg-deb are not there: this is no Debian")
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir(parents=True)
    _run(["apt-get", "download", package], directory)
    (archive,) = directory.glob("*.deb")
    _run(["dpkg-deb", "-x", str(archive), str(directory)], directory)
    archive.unlink()
    if not (directory / PAGES[package]).exists():
        raise Unavailable(f"{package} has no page {Path(PAGES[package]).name}")
    return directory


def _run(command: list[str], directory: Path) -> None:
    done = subprocess.run(command, cwd=directory, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Unavailable(f"{' '.join(command[:2])}: {said[-1] if said else f'exit {done.returncode}'}")
