"""The widget libraries: installed from npm once, in the versions of `package-lock.json`, and served to the browser.

They live in `.cache/widgets` and are installed anew only when the lock file has changed. Pages say `/npm/…` for a file
of a package, and `/bundle/name.js` for `pages/name.js` or `pages/name.jsx` with all that it imports.
"""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.npm import Packages, digest
from tests.site import Response

if TYPE_CHECKING:
    from tests.site import Handler, Site

HERE = Path(__file__).parent
PAGES = HERE / "pages"
PACKAGES = Packages(HERE, "widgets")
MODULES = PACKAGES.modules
BUNDLES = PACKAGES.cache / "bundle"

_BUNDLER = HERE / "bundle.cjs"
_BUNDLED_PAGE = """<!doctype html>
<html lang="en">
<title>{name}</title>
<div id="root"></div>
<script src="/bundle/{name}.js"></script>
</html>
"""
_file_of_page = re.compile(r'(?:src|href)="(/(?:npm|bundle)/[^"]+)"').findall


def install() -> None:
    """Put the packages and the bundles into the cache, unless they are there already. One process at a time does."""
    with PACKAGES.installing() as locked:
        sources = sorted([*PAGES.glob("*.js"), *PAGES.glob("*.jsx")])
        bundled = digest([*sources, *sorted(PAGES.glob("*.svelte")), _BUNDLER]) + locked
        if PACKAGES.is_stale("bundles", bundled):
            PACKAGES.run("node", str(_BUNDLER), *map(str, sources), str(BUNDLES))
            PACKAGES.stamp("bundles", bundled)


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
