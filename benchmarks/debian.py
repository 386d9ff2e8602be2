"""Real pages that anyone can get: documentation in Debian packages, downloaded into the cache but not installed."""

import shutil
import subprocess
from pathlib import Path

from benchmarks.environments import CACHE, Unavailable

PAGES = {
    "git-doc": "usr/share/doc/git-doc/git.html",
    "debian-policy": "usr/share/doc/debian-policy/policy.html/index.html",
    "nodejs-doc": "usr/share/doc/nodejs/api/http.html",
}
"""One page for each package."""


def unpacked(package: str) -> Path:
    """Download and unpack a package, unless that is done; return the directory. Raises `Unavailable`."""
    directory = CACHE / "debian" / package
    if (directory / PAGES[package]).exists():
        return directory
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise Unavailable("found no apt-get and dpkg-deb: this system is not a Debian")
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
