"""Serve the web tools to clients of the Model Context Protocol, over stdio or HTTP."""

from __future__ import annotations

import argparse
import math
import os
import secrets
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

import trio

from cdpagent.cli.output import complain
from cdpagent.errors import McpServerError
from cdpagent.policy import ConfirmKind, Policy, Secret, UserTabs

if TYPE_CHECKING:
    from cdpagent.agent.mcp import ServerOptions

_TOKEN_VARIABLE: Final = "CDPAGENT_MCP_TOKEN"  # noqa: S105 - its name, not its value
_TOKEN_CHARS: Final = 16
_PORT: Final = 8940
_HTTP_IDLE_SECONDS: Final = 1800.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``cdpagent mcp``: about the browser, the tools and HTTP."""
    browser = parser.add_argument_group("the browser")
    browser.add_argument(
        "--attach",
        metavar="ENDPOINT",
        nargs="?",
        const="",
        help="use a running browser: its port, URL or profile directory; without any, search for it",
    )
    browser.add_argument("--headed", action="store_true", help="show the window of a launched browser")
    browser.add_argument("--executable", metavar="PATH", help="the browser's program")
    browser.add_argument("--user-data-dir", metavar="DIR", help="a profile to use and keep")
    browser.add_argument("--viewport", metavar="WxH", type=_size, default=(1280, 800), help="1280x800 by default")
    browser.add_argument("--proxy", metavar="URL", help="a proxy for all traffic")
    browser.add_argument("--downloads-dir", metavar="DIR", help="where downloads are kept")
    browser.add_argument(
        "--chrome-arg",
        metavar="SWITCH",
        action="append",
        default=[],
        help="one more switch for Chrome; repeatable",
    )
    browser.add_argument(
        "--idle-timeout",
        metavar="SECONDS",
        type=_seconds,
        help="close the browser after so long without a call; the next call starts another "
        "(default: never over stdio, 1800 over HTTP)",
    )
    tools = parser.add_argument_group("the tools")
    tools.add_argument("--tools", metavar="NAMES", type=_names, help="only these tools, separated by commas")
    tools.add_argument("--without", metavar="NAMES", type=_names, default=[], help="all tools but these")
    tools.add_argument("--allow-eval", action="store_true", help="offer web_eval, which runs JavaScript in the page")
    tools.add_argument(
        "--allow-scheme", metavar="NAME", action="append", default=[], help="open URLs of this scheme too, such as file"
    )
    tools.add_argument(
        "--user-tabs",
        choices=get_args(UserTabs),
        default=Policy().user_tabs,
        help="with --attach, what the tools may do in tabs that they did not open (default: read)",
    )
    tools.add_argument(
        "--confirm",
        metavar="KIND",
        action="append",
        choices=get_args(ConfirmKind),
        default=[],
        help=f"ask the client's user before this is done, or refuse it where the client can't ask; several times for "
        f"several of: {', '.join(get_args(ConfirmKind))}",
    )
    tools.add_argument(
        "--secret",
        metavar="NAME=VARIABLE@HOST",
        action="append",
        type=_secret,
        default=[],
        help="a secret that the model writes as {{NAME}} and never sees: the value of an environment variable, typed "
        "only on this host (or these: HOST,HOST)",
    )
    tools.add_argument(
        "--allow-host",
        metavar="PATTERN",
        action="append",
        default=[],
        help="reach nothing but this host, such as example.com, *.example.com or localhost:3000; may be repeated",
    )
    tools.add_argument(
        "--deny-host", metavar="PATTERN", action="append", default=[], help="do not reach this host; may be repeated"
    )
    tools.add_argument(
        "--allow-private",
        action=argparse.BooleanOptionalAction,
        help="whether to reach this machine, its local network and a cloud's metadata service",
    )
    tools.add_argument("--no-downloads", action="store_true", help="download no files")
    tools.add_argument("--no-uploads", action="store_true", help="give no files to pages")
    tools.add_argument("--upload-dir", metavar="DIR", default=".", help="the only directory to upload files from")
    tools.add_argument("--max-chars", metavar="N", type=_chars, help="the most characters of a page in one answer")
    http = parser.add_argument_group("HTTP")
    http.add_argument("--http", action="store_true", help="serve on 127.0.0.1 instead of stdin and stdout")
    http.add_argument("--port", type=_port, default=_PORT, help=f"{_PORT} by default; 0 for a free one")
    http.add_argument(
        "--token-file",
        metavar="PATH",
        help=f"file with the token that clients must send; default: ${_TOKEN_VARIABLE}, or a new one, which is shown",
    )
    http.add_argument("--shared", action="store_true", help="one browser for all clients, not one for each session")


def run(arguments: argparse.Namespace) -> int:
    """Serve until the client goes away, or until a signal ends this process."""
    from cdpagent.agent.mcp import HttpOptions, serve_http, serve_stdio

    options = _options(arguments)
    if not arguments.http:
        trio.run(partial(serve_stdio, options))
        return 0
    if arguments.user_data_dir is not None and not arguments.shared:
        raise McpServerError("only one browser at a time can use a profile. With --user-data-dir, add --shared")
    token, is_new = _token(arguments.token_file)

    def ready(url: str) -> None:
        complain(f"serving {url}")
        if is_new:
            complain(f"clients send the header `Authorization: Bearer {token}`")

    http = HttpOptions(token=token, port=arguments.port, shared=arguments.shared)
    trio.run(partial(serve_http, options, http, ready))
    return 0


def _options(arguments: argparse.Namespace) -> ServerOptions:
    from cdpagent.agent.mcp import ServerOptions

    launch = {
        "headless": not arguments.headed,
        "executable": arguments.executable,
        "user_data_dir": arguments.user_data_dir,
        "viewport": arguments.viewport,
        "proxy": arguments.proxy,
        "downloads_dir": arguments.downloads_dir,
        "args": arguments.chrome_arg,
    }
    idle = arguments.idle_timeout
    return ServerOptions(
        endpoint=arguments.attach or None,
        attach=arguments.attach is not None,
        launch=launch,
        policy=_policy(arguments),
        only=arguments.tools,
        without=arguments.without,
        allow_eval=arguments.allow_eval,
        allow_schemes=arguments.allow_scheme,
        upload_dir=arguments.upload_dir,
        max_chars=arguments.max_chars,
        idle_seconds=_HTTP_IDLE_SECONDS if idle is None and arguments.http else idle,
    )


def _policy(arguments: argparse.Namespace) -> Policy:
    try:
        return Policy(
            user_tabs=arguments.user_tabs,
            confirm=arguments.confirm,
            secrets=dict(arguments.secret),
            allow_hosts=arguments.allow_host,
            deny_hosts=arguments.deny_host,
            allow_private=arguments.allow_private,
            downloads=not arguments.no_downloads,
            uploads=not arguments.no_uploads,
        )
    except ValueError as exc:
        raise McpServerError(str(exc)) from exc


def _token(file: str | None) -> tuple[str, bool]:
    """Return the token, and whether we made it. It is not an argument: all users of a machine can see those."""
    if file is not None:
        try:
            given = Path(file).read_text("ascii").strip()
        except (OSError, UnicodeDecodeError) as exc:
            raise McpServerError(f"can't read the token: {exc}. Check --token-file") from exc
    elif _TOKEN_VARIABLE in os.environ:
        given = os.environ.pop(_TOKEN_VARIABLE).strip()  # removed, so that the browser does not inherit it
    else:
        return secrets.token_urlsafe(32), True
    if len(given) < _TOKEN_CHARS or not given.isascii() or any(not " " < each < "\x7f" for each in given):
        raise McpServerError(
            f"the token is not valid: it needs at least {_TOKEN_CHARS} ASCII characters, without spaces"
        )
    return given, False


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size: give width and height in pixels, as in 1280x800")
    return int(width), int(height)


def _names(text: str) -> list[str]:
    from cdpagent.agent.tools import offered

    names = [name.strip() for name in text.split(",") if name.strip()]
    try:
        offered(names)
    except ValueError as exc:
        raise argparse.ArgumentTypeError(str(exc)) from None
    return names


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time: give a number of seconds above 0")
    return seconds


def _secret(text: str) -> tuple[str, Secret]:
    """``NAME=VARIABLE@HOST,HOST``. The value comes from the environment: others can read a command line."""
    name, _, rest = text.partition("=")
    variable, _, hosts = rest.partition("@")
    if not (name.isidentifier() and variable and hosts):
        raise argparse.ArgumentTypeError(f"{text!r}: write NAME=VARIABLE@HOST, as shop_password=SHOP_PW@shop.example")
    if variable not in os.environ:
        raise argparse.ArgumentTypeError(f"the environment variable {variable} is not set")
    try:
        return name, Secret(os.environ[variable], hosts.split(","))
    except ValueError as exc:
        raise argparse.ArgumentTypeError(str(exc)) from None


def _chars(text: str) -> int:
    from cdpagent.agent.parameters import LEAST_CHARS, MOST_CHARS

    return _number(text, LEAST_CHARS, MOST_CHARS)


def _port(text: str) -> int:
    return _number(text, 0, 65535)


def _number(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is not valid: give a number from {least} to {most}")
    return int(text)
