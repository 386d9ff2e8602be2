"""Install a browser, unless one that works is installed."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from cdpagent.browser.process.find import BROWSER_VARIABLE, find_browser
from cdpagent.browser.process.version import browser_version
from cdpagent.cli.output import complain, say
from cdpagent.errors import BrowserNotFoundError, LaunchError

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``cdpagent install``."""
    # Import it late, here and below: no other command needs urllib and zipfile.
    from cdpagent.browser.process.install import CHROME_VERSION

    parser.add_argument(
        "--source",
        choices=("auto", "package", "download"),
        default="auto",
        help="package: apt-get install chromium; download: Chrome for Testing; auto: what suits this machine",
    )
    parser.add_argument(
        "--chrome-version",
        default=CHROME_VERSION,
        metavar="VERSION",
        help="the version of Chrome for Testing (default: %(default)s)",
    )
    parser.add_argument("--force", action="store_true", help="install one even if one is installed")


def run(arguments: argparse.Namespace) -> int:
    """Install a browser, or name the one that is installed."""
    from cdpagent.browser.process.install import install_browser

    if not arguments.force:
        try:
            found = find_browser()
            say(f"{browser_version(found)} is already installed: {found}")
            return 0
        except BrowserNotFoundError:
            if os.environ.get(BROWSER_VARIABLE):
                raise  # the variable is wrong, and would still be tried first after an installation
        except LaunchError as exc:
            complain(f"a browser is installed, but it does not work: {exc}")
    installed = install_browser(source=arguments.source, version=arguments.chrome_version)
    say(str(installed))
    return 0
