"""A static web server on loopback: the files of one directory, GET and HEAD, nothing else.

It is for the demo and for trying things out, on a port that the system chooses. It serves a file only if, after
following symbolic links, the file is inside the directory.
"""

from __future__ import annotations

from contextlib import asynccontextmanager, suppress
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote_to_bytes

import trio

from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    import os
    from collections.abc import AsyncIterator

_LONGEST_HEAD = 16 * 1024
_IDLE_SECONDS = 60

# We don't use `mimetypes`: it reads the system's tables, which are wrong for JavaScript on some Windows machines.
_CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class _Reply(NamedTuple):
    status: HTTPStatus
    content: bytes
    content_type: str = "text/plain; charset=utf-8"
    headers: tuple[str, ...] = ()
    close: bool = False


@asynccontextmanager
async def serve(directory: str | os.PathLike[str]) -> AsyncIterator[str]:
    """Serve a directory during the block; give the URL, such as ``http://127.0.0.1:43121/``."""
    root = await trio.Path(directory).resolve(strict=True)
    async with open_background() as nursery:
        listeners: list[trio.SocketListener] = await nursery.start(
            partial(trio.serve_tcp, partial(_serve_connection, Path(root)), 0, host="127.0.0.1")
        )
        yield f"http://127.0.0.1:{listeners[0].socket.getsockname()[1]}/"


async def _serve_connection(root: Path, stream: trio.SocketStream) -> None:
    """Answer one request after the other until the browser closes the connection, sends a bad request or is idle."""
    buffered = bytearray()
    with suppress(trio.BrokenResourceError):  # the browser may go away at any time
        alive = True
        while alive:
            alive = False
            with trio.move_on_after(_IDLE_SECONDS):
                head = await _read_head(stream, buffered)
                alive = head is not None and await _answer(root, head, stream)


async def _read_head(stream: trio.SocketStream, buffered: bytearray) -> bytes | None:
    """Read the lines up to the empty one. Return None at the end of the connection, or b"" if they are too long."""
    while (end := buffered.find(b"\r\n\r\n")) < 0:
        if len(buffered) > _LONGEST_HEAD:
            return b""
        data = await stream.receive_some()
        if not data:
            return None
        buffered += data
    head = bytes(buffered[:end])
    del buffered[: end + 4]
    return head


async def _answer(root: Path, head: bytes, stream: trio.SocketStream) -> bool:
    """Answer one request. Return False if the connection has to be closed."""
    method, reply = await _reply(root, head)
    lines = [
        f"HTTP/1.1 {reply.status.value} {reply.status.phrase}",
        f"Content-Type: {reply.content_type}",
        f"Content-Length: {len(reply.content)}",
        "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        *reply.headers,
        *(["Connection: close"] if reply.close else []),
    ]
    message = "\r\n".join(lines).encode("ascii") + b"\r\n\r\n"
    await stream.send_all(message if method == "HEAD" else message + reply.content)
    return not reply.close


async def _reply(root: Path, head: bytes) -> tuple[str, _Reply]:
    first, *fields = head.decode("latin-1").split("\r\n")
    parts = first.split(" ")
    if len(parts) != 3 or not parts[2].startswith("HTTP/1.") or not parts[1].startswith("/"):
        return "", _error(HTTPStatus.BAD_REQUEST, close=True)
    method, target, version = parts
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in fields)}
    if method not in ("GET", "HEAD"):
        # A body may follow, which we don't read: so this connection can't be used for another request.
        refused = _error(HTTPStatus.METHOD_NOT_ALLOWED, close=True)
        return method, refused._replace(headers=("Allow: GET, HEAD",))
    if headers.get("content-length", "0") != "0" or "transfer-encoding" in headers:
        return method, _error(HTTPStatus.BAD_REQUEST, close=True)
    reply = await trio.to_thread.run_sync(_file, root, target)
    close = version == "HTTP/1.0" or headers.get("connection", "").lower() == "close"
    return method, reply._replace(close=close)


def _file(root: Path, target: str) -> _Reply:
    """Return the file that the request names, if it is inside the directory."""
    name = unquote_to_bytes(target.partition("?")[0])
    try:
        path = root.joinpath(name.decode("utf-8").lstrip("/")).resolve()
        if not path.is_relative_to(root):
            return _error(HTTPStatus.NOT_FOUND)
        if path.is_dir():
            path = (path / "index.html").resolve()
            if not path.is_relative_to(root):
                return _error(HTTPStatus.NOT_FOUND)
        content = path.read_bytes()
    except (OSError, ValueError):  # ValueError: the name is not UTF-8, or has a NUL in it
        return _error(HTTPStatus.NOT_FOUND)
    content_type = _CONTENT_TYPES.get(path.suffix.lower(), "application/octet-stream")
    return _Reply(HTTPStatus.OK, content, content_type)


def _error(status: HTTPStatus, *, close: bool = False) -> _Reply:
    return _Reply(status, f"{status.value} {status.phrase}\n".encode(), close=close)
