"""The web site that the browser tests visit: HTTP/1.1 on loopback, served by Trio, nothing left to chance.

`async with open_site() as site:` serves the files of `tests/pages/`, the pages a test adds with `site.add`,
and the routes below. What a real site does after some time, this one does on `site.release(name)`, so no test
sleeps. Names under `localhost` lead here too: another name makes a frame cross-origin, `127.0.0.1` against
`localhost` makes it cross-site. Everything is cancelled and closed at the end of the block.
"""

import base64
import errno
import inspect
import json
import mimetypes
import socket
import struct
from collections import defaultdict
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import trio
from websockets.frames import Frame, Opcode
from websockets.http11 import Request as UpgradeRequest
from websockets.server import ServerProtocol

PAGES = Path(__file__).parent / "pages"
HTML = "text/html; charset=utf-8"


@dataclass
class Request:
    """One request as it arrived; header names are in lower case."""

    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: bytes
    head: bytes = field(repr=False)
    connection: "_Connection" = field(repr=False)


@dataclass
class Response:
    """An answer; an async generator is sent piece by piece, in chunks unless a length is among the headers."""

    body: str | bytes | AsyncGenerator[bytes] = b""
    content_type: str = HTML
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


Answer = Response | str | bytes | None
"""What a handler gives: a string or bytes are an HTML page; None: it has used up the connection itself."""

Handler = Callable[[Request], Answer | Awaitable[Answer]]


class Site:
    """The running site: its addresses, its pages, and the log of what was asked of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.requests: list[Request] = []
        self._routes: dict[str, Handler] = _built_in_routes(self)
        self._released: defaultdict[str, trio.Event] = defaultdict(trio.Event)
        self._arrived = trio.Event()

    def url(self, path: str, host: str = "127.0.0.1") -> str:
        """The address of `path`; `host` may be 127.0.0.1, localhost or any name ending in .localhost."""
        return f"http://{host}:{self.port}{path}"

    def add(self, path: str, page: str | Handler) -> str:
        """Serve `page`, a text or a function of the request, at `path`; returns its address."""
        self._routes[path] = page if callable(page) else lambda request: page
        return self.url(path)

    def release(self, name: str) -> None:
        """Let go of everything held under `name`, now and from now on."""
        self._released[name].set()

    async def released(self, name: str) -> None:
        """Wait for `release(name)`; for handlers of a test that hold something themselves."""
        await self._released[name].wait()

    async def wait_for_request(self, path: str, count: int = 1) -> Request:
        """The `count`-th request for `path`, as soon as it has arrived; that may be before the call."""
        while True:
            arrived, matching = self._arrived, [request for request in self.requests if request.path == path]
            if len(matching) >= count:
                return matching[count - 1]
            await arrived.wait()

    async def _serve(self, stream: trio.SocketStream) -> None:
        connection = _Connection(stream)
        async with stream:
            try:
                while (request := await connection.read_request()) is not None:
                    self.requests.append(request)
                    self._arrived.set()
                    self._arrived = trio.Event()
                    answer = self._handler(request.path)(request)
                    if inspect.isawaitable(answer):
                        answer = await answer
                    if answer is None:
                        return
                    response = answer if isinstance(answer, Response) else Response(answer)
                    await connection.send_response(response, head_only=request.method == "HEAD")
            except (trio.BrokenResourceError, trio.ClosedResourceError):
                pass  # The browser went away in the middle of an answer: it may, at any time.

    def _handler(self, path: str) -> Handler:
        handler = self._routes.get(path)
        if handler is not None:
            return handler
        if path.startswith("/status/"):
            status = int(path.removeprefix("/status/"))
            return lambda request: Response("" if status == 204 else f"<h1>{status}</h1>", status=status)
        return lambda request: _static(path)


@asynccontextmanager
async def open_site() -> AsyncIterator[Site]:
    """Serve on a free port of 127.0.0.1 and of ::1, because Chrome may take either for localhost."""
    listeners = await _listeners()
    site = Site(port=listeners[0].socket.getsockname()[1])
    async with trio.open_nursery() as nursery:
        await nursery.start(trio.serve_listeners, site._serve, listeners)
        try:
            yield site
        finally:
            nursery.cancel_scope.cancel()


async def _listeners() -> list[trio.SocketListener]:
    while True:
        first = (await trio.open_tcp_listeners(0, host="127.0.0.1"))[0]
        try:
            return [first, *await trio.open_tcp_listeners(first.socket.getsockname()[1], host="::1")]
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                return [first]  # A machine without IPv6.
            await first.aclose()  # Someone has this port on ::1: take another for both.


class _Connection:
    """The bytes of one connection, cut into requests."""

    def __init__(self, stream: trio.SocketStream) -> None:
        self.stream = stream
        self.buffer = bytearray()

    async def read_request(self) -> Request | None:
        """The next request, or None when the browser has closed the connection."""
        while (end := self.buffer.find(b"\r\n\r\n") + 4) < 4:
            if not await self._fill():
                return None
        head = bytes(self.buffer[:end])
        first, *lines = head.decode("latin-1").split("\r\n")[:-2]
        method, target, _ = first.split(" ")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        length = int(headers.get("content-length", 0))
        while len(self.buffer) < end + length:
            if not await self._fill():
                return None
        body = bytes(self.buffer[end : end + length])
        del self.buffer[: end + length]
        url = urlsplit(target)
        query = dict(parse_qsl(url.query, keep_blank_values=True))
        return Request(method, url.path, query, headers, body, head, self)

    async def _fill(self) -> bool:
        data = await self.stream.receive_some()
        self.buffer += data
        return bool(data)

    async def send_response(self, response: Response, *, head_only: bool = False) -> None:
        body = response.body.encode() if isinstance(response.body, str) else response.body
        # A cache between two tests, or two steps of one, would hide requests from the log.
        headers = {"Content-Type": response.content_type, "Cache-Control": "no-store", **response.headers}
        if isinstance(body, bytes):
            if response.status not in (204, 304):
                headers["Content-Length"] = str(len(body))
            await self._send_head(response.status, headers, b"" if head_only else body)
            return
        chunked = "Content-Length" not in headers
        if chunked:
            headers["Transfer-Encoding"] = "chunked"
        await self._send_head(response.status, headers)
        async with aclosing(body):  # the browser may go away in the middle
            async for piece in body:
                await self.stream.send_all(b"%x\r\n%b\r\n" % (len(piece), piece) if chunked else piece)
        if chunked:
            await self.stream.send_all(b"0\r\n\r\n")

    async def _send_head(self, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
        lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
        lines += [f"{name}: {line}" for name, value in headers.items() for line in value.split("\n")]
        await self.stream.send_all("\r\n".join([*lines, "", ""]).encode("latin-1") + body)


def _static(path: str) -> Response:
    file = (PAGES / path.lstrip("/")).resolve()
    if not file.is_relative_to(PAGES) or not file.is_file():
        return Response("<title>Not found</title><h1>404</h1>", status=404)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)


def _json(value: object) -> Response:
    return Response(json.dumps(value), "application/json")


def _built_in_routes(site: Site) -> dict[str, Handler]:
    """The routes every test may use; the docstring of each is its manual."""
    polls = 0

    def redirect(request: Request) -> Answer:
        """`?to=&n=`: `n` redirects (default 1), the last one to `to`."""
        to, left = request.query["to"], int(request.query.get("n", "1"))
        location = to if left <= 1 else "/redirect?" + urlencode({"to": to, "n": left - 1})
        return Response(status=302, headers={"Location": location})

    def slow(request: Request) -> Answer:
        """`?event=&type=&body=`: headers at once, the body after `release(event)`."""

        async def body() -> AsyncGenerator[bytes]:
            await site.released(request.query["event"])
            yield request.query.get("body", "<title>slow</title><h1>released</h1>").encode()

        return Response(body(), request.query.get("type", HTML))

    async def never(request: Request) -> None:
        """Takes the request and never answers."""
        await trio.sleep_forever()

    def hang_body(request: Request) -> Answer:
        """Headers and the start of the page, never its end."""

        async def body() -> AsyncGenerator[bytes]:
            yield b"<title>hanging</title><h1>The rest never comes</h1>"
            await trio.sleep_forever()

        return Response(body())

    def download(request: Request) -> Answer:
        """`?name=&size=&hold=`: an attachment of `size` bytes; its second half after `release(hold)`."""
        name, size = request.query.get("name", "file.bin"), int(request.query.get("size", "1000"))

        async def body() -> AsyncGenerator[bytes]:
            yield b"x" * (size // 2)
            if "hold" in request.query:
                await site.released(request.query["hold"])
            yield b"x" * (size - size // 2)

        disposition = f"attachment; filename*=UTF-8''{quote(name)}"
        headers = {"Content-Disposition": disposition, "Content-Length": str(size)}
        return Response(body(), "application/octet-stream", headers=headers)

    def event_stream(request: Request) -> Answer:
        """`?event=`: an open event stream: "first" at once, "second" after `release(event)`, then silence."""

        async def body() -> AsyncGenerator[bytes]:
            yield b"data: first\n\n"
            await site.released(request.query.get("event", "sse"))
            yield b"data: second\n\n"
            await trio.sleep_forever()

        return Response(body(), "text/event-stream")

    async def websocket(request: Request) -> None:
        """A WebSocket that echoes text and binary messages."""
        connection, protocol = request.connection, ServerProtocol()
        data = request.head + bytes(connection.buffer)
        while data:
            protocol.receive_data(data)
            for event in protocol.events_received():
                if isinstance(event, UpgradeRequest):
                    protocol.send_response(protocol.accept(event))
                elif isinstance(event, Frame) and event.opcode == Opcode.TEXT:
                    protocol.send_text(event.data)
                elif isinstance(event, Frame) and event.opcode == Opcode.BINARY:
                    protocol.send_binary(event.data)
            for piece in protocol.data_to_send():
                if not piece:  # The closing handshake is done.
                    return
                await connection.stream.send_all(piece)
            data = await connection.stream.receive_some()

    async def poll(request: Request) -> Answer:
        """`?event=`: the number of polls so far, as JSON; with `event` held until `release(event)`."""
        nonlocal polls
        polls += 1
        count = polls
        if "event" in request.query:
            await site.released(request.query["event"])
        return _json({"count": count})

    def set_cookie(request: Request) -> Answer:
        """`?name=value&…&attributes=`: one cookie per pair, each with the attributes (`HttpOnly`)."""
        attributes = request.query.pop("attributes", "Path=/")
        cookies = "\n".join(f"{name}={value}; {attributes}" for name, value in request.query.items())
        return Response("<title>cookies set</title>", headers={"Set-Cookie": cookies})

    def auth(request: Request) -> Answer:
        """Basic authentication, as `user` with the password `secret`."""
        if request.headers.get("authorization") == "Basic " + base64.b64encode(b"user:secret").decode():
            return "<title>welcome</title><h1>welcome</h1>"
        return Response("<title>who?</title>", status=401, headers={"WWW-Authenticate": 'Basic realm="site"'})

    async def reset(request: Request) -> None:
        """Takes the request and resets the connection."""
        stream = request.connection.stream
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        await stream.aclose()

    def post(request: Request) -> Answer:
        """What was posted, as JSON: `form` for a URL-encoded body, `body` as text in any case."""
        text = request.body.decode(errors="replace")
        return _json({"method": request.method, "form": dict(parse_qsl(text)), "body": text})

    def frame_tree(request: Request) -> Answer:
        """`?depth=`: frames within frames, each on the other of 127.0.0.1 and localhost than its parent."""
        depth = int(request.query.get("depth", "1"))
        other = "localhost" if request.headers["host"].startswith("127.0.0.1") else "127.0.0.1"
        inner = site.url(f"/frame-tree?depth={depth - 1}", host=other)
        frame = f'<iframe src="{inner}" width="90%" height="80%"></iframe>' if depth else ""
        return f"<!doctype html><title>depth {depth}</title><button>frame {depth}</button>{frame}"

    def csp(request: Request) -> Answer:
        """A page whose policy allows no script, no eval, no style, and has Trusted Types on."""
        policy = "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
        page = '<!doctype html><title>strict</title><h1>strict</h1><button id="go">Go</button><input name="q">'
        return Response(page, headers={"Content-Security-Policy": policy})

    return {
        "/redirect": redirect,
        "/slow": slow,
        "/never": never,
        "/hang-body": hang_body,
        "/download": download,
        "/sse": event_stream,
        "/ws": websocket,
        "/poll": poll,
        "/echo-headers": lambda request: _json(request.headers),
        "/set-cookie": set_cookie,
        "/auth": auth,
        "/reset": reset,
        "/post": post,
        "/big": lambda request: _big_page(int(request.query.get("elements", "1000"))),
        "/frame-tree": frame_tree,
        "/csp": csp,
        "/favicon.ico": lambda request: Response(status=204),
    }


_CARD = (
    '<article><h2>Item {n}</h2><p>Text of item <b>{n}</b>.</p><a href="/big?elements={n}">Open {n}</a>'
    '<label>Amount <input name="amount{n}" value="{n}"></label><button>Buy {n}</button>'
    "<span>in stock</span></article>"
)
_CARD_ELEMENTS = 9


def _big_page(elements: int) -> str:
    """A page with exactly `elements` elements inside its body."""
    cards, rest = divmod(elements, _CARD_ELEMENTS)
    body = "".join(_CARD.format(n=n) for n in range(cards)) + "<span>rest</span>" * rest
    return f"<!doctype html><html><head><title>{elements} elements</title></head><body>{body}</body></html>"
