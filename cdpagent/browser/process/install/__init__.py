"""Installs a browser. Blocking, and not imported by ``import cdpagent``.

On Debian and systems derived from it, as root, we install the distribution's package: it brings its libraries and a
font, and gets security updates. Everywhere else we install Chrome for Testing, into cdpagent's own cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cdpagent.browser.process import locations
from cdpagent.browser.process.find import other_ways
from cdpagent.browser.process.install.apt import can_use_package, install_package
from cdpagent.browser.process.install.chrome_for_testing import (
    CHROME_VERSION,
    DOWNLOAD_BASE,
    install_chrome_for_testing,
)
from cdpagent.browser.process.install.errors import ChecksumError, InstallError
from cdpagent.browser.process.install.fetch import FetchError
from cdpagent.browser.process.install.progress import Status
from cdpagent.browser.process.install.unzip import ArchiveError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["CHROME_VERSION", "ChecksumError", "InstallError", "Source", "install_browser"]

Source = Literal["auto", "package", "download"]


def install_browser(
    *,
    source: Source = "auto",
    version: str = CHROME_VERSION,
    cache: Path | None = None,
    base_url: str = DOWNLOAD_BASE,
    status: Status | None = None,
) -> Path:
    """Install a browser, unless it is already installed in this way, and return its path.

    ``source`` is ``"package"`` (apt-get), ``"download"`` (Chrome for Testing in ``version``, into
    ``cache``), or ``"auto"``: the package where that can work; elsewhere, or if it fails, the download. Progress goes
    to stderr. Raises `InstallError`.
    """
    status = status or Status()
    machine = locations.this_machine()
    package_failure = ""
    if source == "package" or (source == "auto" and can_use_package(machine)):
        try:
            return install_package(status)
        except InstallError as exc:
            if source == "package":
                raise
            package_failure = f"\nBefore that: {exc}"
            status.say(f"{exc}\nTrying Chrome for Testing instead.")
    try:
        return install_chrome_for_testing(machine, version, cache, base_url, status)
    except (FetchError, ArchiveError, OSError) as exc:
        raise InstallError(
            f"can't install Chrome for Testing {version}: {exc}{package_failure}\n"
            f"What to do instead:\n{other_ways(machine)}"
        ) from exc
    finally:
        status.clear()
