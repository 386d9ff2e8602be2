"""The widget libraries: installed from npm once, in the versions of `package-lock.json`, and served to the browser.

They live in `.cache/widgets` and are installed anew only when the lock file has changed. Pages say `/npm/…` for a file
of a package, and `/bundle/name.js` for `pages/name.js` or `pages/name.jsx` with all that it imports.
"""

from __future__ import annotations

import fcntl
import hashlib
import mimetypes
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from tests.site import Response

if TYPE_CHECKING:
    from tests.site import Handler, Site

HERE = Path(__file__).parent
PAGES = HERE / "pages"
CACHE = HERE.parents[1] / ".cache" / "widgets"
MODULES = CACHE / "node_modules"
BUNDLES = CACHE / "bundle"

_PACKAGE_FILES = ("package.json", "package-lock.json")
_BUNDLER = HERE / "bundle.cjs"
_BUNDLED_PAGE = """<!doctype html>
<html lang="en">
<title>{name}</title>
<div id="root"></div>
<script src="/bundle/{name}.js"></script>
</html>
"""
_file_of_page = re.compile(r'(?:src|href)="(/(?:npm|bundle)/[^"]+)"').findall


class LibrariesMissing(Exception):
    """The libraries cannot be installed or bundled; the message holds what npm or esbuild said."""


def install() -> None:
    """Put the packages and the bundles into the cache, unless they are there already. One process at a time does."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _install()


def _install() -> None:
    if _stale("packages", locked := _digest([HERE / name for name in _PACKAGE_FILES])):
        for name in _PACKAGE_FILES:
            shutil.copyfile(HERE / name, CACHE / name)
        npm = shutil.which("npm")
        if npm is None:
            raise LibrariesMissing("npm is needed for the tests with widget libraries, and is not installed")
        # Nothing here needs its install script, and what is not run cannot do harm.
        _run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        _stamp("packages", locked)
    sources = sorted([*PAGES.glob("*.js"), *PAGES.glob("*.jsx")])
    if _stale("bundles", bundled := _digest([*sources, *sorted(PAGES.glob("*.svelte")), _BUNDLER]) + locked):
        node = shutil.which("node")
        if node is None:
            raise LibrariesMissing("node is needed for the tests with widget libraries, and is not installed")
        _run(node, str(_BUNDLER), *map(str, sources), str(BUNDLES))
        _stamp("bundles", bundled)


def serve(site: Site, name: str) -> str:
    """Add the page `name` and the files that it names to the site; returns its address.

    What has no `name.html` is a bundle that makes all of its page itself.
    """
    path = PAGES / f"{name}.html"
    page = path.read_text() if path.is_file() else _BUNDLED_PAGE.format(name=name)
    for path in _file_of_page(page):
        root, _, file = path.lstrip("/").partition("/")
        site.add(path, _file((MODULES if root == "npm" else BUNDLES) / file))
    return site.add(f"/{name}", page)


def _file(path: Path) -> Handler:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return lambda request: Response(path.read_bytes(), f"{kind}; charset=utf-8")


def _run(*command: str) -> None:
    environment = {**os.environ, "NODE_PATH": str(MODULES)}
    done = subprocess.run(command, cwd=CACHE, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise LibrariesMissing(f"{Path(command[0]).name} failed: {done.stderr or done.stdout}")


def _digest(files: list[Path]) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _stale(part: str, digest: str) -> bool:
    stamp = CACHE / f"{part}.sha256"
    return not stamp.is_file() or stamp.read_text() != digest


def _stamp(part: str, digest: str) -> None:
    (CACHE / f"{part}.sha256").write_text(digest)
