"""An agent buys something in a small shop, in a real browser."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import trio

from cdpagent.cli.output import say

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``cdpagent demo``."""
    parser.add_argument(
        "output", nargs="?", default="demo-output", help="the directory for the screenshot (default: %(default)s)"
    )
    parser.add_argument("--headed", action="store_true", help="show the browser's window")


def run(arguments: argparse.Namespace) -> int:
    """Run the demo."""
    from cdpagent import demo

    say("The cdpagent demo:")
    trio.run(partial(demo.run, arguments.output, say=say, headless=not arguments.headed))
    return 0
