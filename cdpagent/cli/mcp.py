"""Serve the web tools to a client of the Model Context Protocol, over stdio."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import trio

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what can be said about the browser and the tools."""
    parser.add_argument(
        "--attach",
        metavar="ENDPOINT",
        nargs="?",
        const="",
        help="use a running browser: a port, a URL, a profile directory; without one, it is looked for",
    )
    parser.add_argument("--headed", action="store_true", help="show the window of a launched browser")
    parser.add_argument("--executable", metavar="PATH", help="the browser's program")
    parser.add_argument("--user-data-dir", metavar="DIR", help="a profile to use and keep")
    parser.add_argument("--viewport", metavar="WxH", type=_size, default=(1280, 800), help="1280x800 by default")
    parser.add_argument("--proxy", metavar="URL", help="a proxy for all traffic")
    parser.add_argument(
        "--chrome-arg",
        metavar="SWITCH",
        action="append",
        default=[],
        help="one more switch for Chrome; repeatable",
    )
    parser.add_argument("--tools", metavar="NAMES", type=_names, help="only these tools, separated by commas")
    parser.add_argument("--allow-eval", action="store_true", help="offer web_eval, which runs JavaScript in the page")
    parser.add_argument(
        "--allow-scheme", metavar="NAME", action="append", default=[], help="open URLs of this scheme too, such as file"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until the client goes away."""
    from cdpagent.agent.mcp import ServerOptions, serve_stdio

    launch = {
        "headless": not arguments.headed,
        "executable": arguments.executable,
        "user_data_dir": arguments.user_data_dir,
        "viewport": arguments.viewport,
        "proxy": arguments.proxy,
        "args": arguments.chrome_arg,
    }
    options = ServerOptions(
        endpoint=arguments.attach or None,
        attach=arguments.attach is not None,
        launch=launch,
        only=arguments.tools,
        allow_eval=arguments.allow_eval,
        allow_schemes=arguments.allow_scheme,
    )
    trio.run(partial(serve_stdio, options))
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    return int(width), int(height)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
