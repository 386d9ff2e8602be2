"""Turns what a user knows of a browser (a port, a URL, a profile, or nothing) into the WebSocket URL to connect to.

A browser whose remote debugging was switched on at chrome://inspect asks its user to approve every single connection.
So we never connect just to probe: when a profile directory leads to a WebSocket URL, we connect to that once and keep
the connection.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit, urlunsplit

import trio

from cdpagent.browser.process.find import profile_directories
from cdpagent.errors import AttachError
from cdpagent.wire.redact import redact_url

if TYPE_CHECKING:
    from collections.abc import Mapping

    Endpoint = int | str | os.PathLike[str]

ACTIVE_PORT = "DevToolsActivePort"

_HOW_TO_ENABLE = (
    "Start the browser with --remote-debugging-port=9222 and its own --user-data-dir, or, in Chrome 144 and "
    "newer, switch on remote debugging at chrome://inspect/#remote-debugging"
)
_REPLY_LIMIT = 1 << 20
_WRITING_SECONDS = 3


@dataclass(frozen=True, slots=True)
class Address:
    """Where to connect, and what we know of the other side."""

    url: str
    may_ask: bool = False
    """Whether the browser may show its user a dialog and wait for the answer."""
    source: str = ""
    """The file that named this address, or empty."""


async def addresses(endpoint: Endpoint | None, headers: Mapping[str, str] | None) -> list[Address]:
    """Return the addresses to try, best first; raise `AttachError` if there are none."""
    if endpoint is None:
        return _well_known()
    if isinstance(endpoint, int) or (isinstance(endpoint, str) and endpoint.isdigit()):
        port = int(endpoint)
        if not 0 < port < 65536:
            raise AttachError(f"{port} is not a port; ports are 1 to 65535", endpoint=str(port))
        # Not localhost: if two browsers were given one port, the second listens at ::1 only, which localhost may mean.
        return [await _ask(f"http://127.0.0.1:{port}", headers)]
    text = os.fspath(endpoint)
    scheme = urlsplit(text).scheme.lower() if "://" in text else ""
    if scheme in ("ws", "wss"):
        if "/devtools/page/" in text:
            raise AttachError(
                f"{redact_url(text)} is the address of one page. Use the browser's: /devtools/browser/…, or its port",
                endpoint=redact_url(text),
            )
        return [Address(text, may_ask=_is_local(text))]
    if scheme in ("http", "https"):
        return [await _ask(text, headers)]
    if scheme:
        raise AttachError(
            f"{redact_url(text)}: an endpoint is a port, an http(s):// or ws(s):// URL, or a profile directory",
            endpoint=redact_url(text),
        )
    if re.fullmatch(r"[\w.-]+:\d+", text):
        raise AttachError(f"{text!r} has no scheme. Write http://{text}", endpoint=text)
    directory = Path(text)
    await _until_written(directory)
    return [_in_profile(directory)]


async def _until_written(directory: Path) -> None:
    """If a browser is just starting with this profile, wait a moment until it has written where it listens."""
    with trio.move_on_after(_WRITING_SECONDS):
        # We have to poll: another process writes the file, and portable Python can't wait for that.
        while os.path.lexists(directory / "SingletonLock") and not _is_whole(directory / ACTIVE_PORT):  # noqa: ASYNC110
            await trio.sleep(_WRITING_SECONDS / 100)


def _is_whole(file: Path) -> bool:
    try:
        return len(file.read_bytes().split()) == 2
    except OSError:
        return False


def _well_known() -> list[Address]:
    """Return the browsers of this user that have remote debugging on, the one that started last first."""
    directories = profile_directories()
    files = [(directory / ACTIVE_PORT) for directory in directories]
    found = sorted((file for file in files if file.is_file()), key=lambda file: -file.stat().st_mtime)
    if not found:
        searched = ", ".join(str(directory) for directory in directories) or "no known profile directory exists here"
        raise AttachError(f"found no running browser with remote debugging on (searched: {searched}). {_HOW_TO_ENABLE}")
    return [_in_profile(file.parent) for file in found]


def _in_profile(directory: Path) -> Address:
    file = directory / ACTIVE_PORT
    try:
        lines = file.read_text(encoding="ascii").split()
    except FileNotFoundError:
        what = "has no" if directory.is_dir() else "does not exist, so it has no"
        raise AttachError(
            f"{directory} {what} {ACTIVE_PORT} file, so no browser with remote debugging runs on it. {_HOW_TO_ENABLE}. "
            "(With a fixed --remote-debugging-port Chrome writes no such file: pass the port itself.)",
            endpoint=str(directory),
        ) from None
    except (OSError, UnicodeDecodeError) as exc:
        raise AttachError(f"{file} can't be read: {exc}", endpoint=str(directory)) from exc
    if len(lines) != 2 or not lines[0].isdigit():
        raise AttachError(
            f"{file} is incomplete: its browser is just starting, or failed to start. Try again",
            endpoint=str(directory),
        )
    return Address(f"ws://127.0.0.1:{lines[0]}{lines[1]}", may_ask=True, source=str(file))


async def _ask(url: str, headers: Mapping[str, str] | None) -> Address:
    """Ask a DevTools HTTP server for the browser's WebSocket URL."""
    shown = redact_url(url)
    parts = urlsplit(url)
    version_url = urlunsplit((parts.scheme, parts.netloc, parts.path.rstrip("/") + "/json/version", parts.query, ""))
    status, body = await trio.to_thread.run_sync(_get, version_url, dict(headers or {}), shown, abandon_on_cancel=True)
    websocket_scheme = "wss" if parts.scheme == "https" else "ws"
    if status == 404:
        # In approval mode Chrome answers every HTTP request with 404, and accepts any path below /devtools/browser.
        url = f"{websocket_scheme}://{parts.netloc}/devtools/browser"
        return Address(url, may_ask=True, source=f"{shown} (HTTP 404)")
    if status != 200:
        raise AttachError(
            f"{shown} answered /json/version with HTTP {status}{': ' + body[:200] if body else ''}. "
            "Check that it is the DevTools port of a browser, and headers=",
            endpoint=shown,
        )
    address = _websocket_url(body)
    if address is None:
        raise AttachError(
            f"{shown} is a web server, but not the DevTools server of a browser. Check the port. {_HOW_TO_ENABLE}",
            endpoint=shown,
        )
    # Keep the host that the user gave: through a tunnel or a container, the one in the browser's answer may not work.
    path = urlsplit(address)
    return Address(urlunsplit((websocket_scheme, parts.netloc, path.path, path.query or parts.query, "")))


def _websocket_url(body: str) -> str | None:
    import json

    try:
        answer: Any = json.loads(body)
    except ValueError:
        return None
    url = answer.get("webSocketDebuggerUrl") if isinstance(answer, dict) else None
    return url if isinstance(url, str) and url.startswith(("ws://", "wss://")) else None


def _get(url: str, headers: dict[str, str], shown: str) -> tuple[int, str]:
    """Make a GET request, blocking, in a thread; it ignores proxies set in the environment."""
    from urllib.error import HTTPError, URLError
    from urllib.request import HTTPHandler, HTTPSHandler, ProxyHandler, Request, build_opener

    opener = build_opener(ProxyHandler({}), HTTPHandler(), HTTPSHandler())
    try:
        with opener.open(Request(url, headers=headers), timeout=10) as response:  # noqa: S310 - the scheme was checked
            return response.status, response.read(_REPLY_LIMIT).decode("utf-8", "replace")
    except HTTPError as exc:
        with exc:
            return exc.code, exc.read(_REPLY_LIMIT).decode("utf-8", "replace").strip()
    except URLError as exc:
        reason = getattr(exc.reason, "strerror", None) or exc.reason
        raise AttachError(
            f"nothing answers at {shown} ({reason}). {_HOW_TO_ENABLE}",
            endpoint=shown,
        ) from exc
    except (OSError, ValueError) as exc:  # some of http.client's own errors are of these kinds
        raise AttachError(f"{shown} does not speak HTTP: {exc}", endpoint=shown) from exc
    except Exception as exc:
        raise AttachError(f"{shown} does not speak HTTP: {exc!r}", endpoint=shown) from exc


def _is_local(url: str) -> bool:
    return urlsplit(url).hostname in ("127.0.0.1", "localhost", "::1")
