"""A forward proxy that a launched browser is bound to, so that it reaches only what its policy allows.

The browser resolves no names and opens no connection but to this proxy. For each request the proxy asks the rules about
the host, resolves it, asks them about every address, and connects to an address that it has checked itself: a name that
has another address a moment later does not help anybody.

Plain HTTP is read and written with h11: the URL must be taken apart, and a request that a page has smuggled into
another must not arrive as one. Everything else, TLS and web sockets, is asked for with CONNECT and passed through
unread, but for its first byte, which tells TLS from plain text.
"""

from __future__ import annotations

import logging
import socket
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import h11
import trio

from cdpagent.browser.egress.upstream import UpstreamError, open_tunnel
from cdpagent.destinations import Destination, destination, literal_address, plain_host
from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from cdpagent.browser.egress.upstream import Upstream
    from cdpagent.destinations import Reach, Refusal

    Place = tuple[int, tuple[str, int]]

_log: Final = logging.getLogger("cdpagent")
_CHUNK: Final = 65536
_CONNECT_SECONDS: Final = 20
_LONGEST_HEAD: Final = 256 * 1024
_TLS_HANDSHAKE: Final = 0x16
_ENDED: Final = (trio.BrokenResourceError, trio.ClosedResourceError, h11.ProtocolError, OSError)

# What concerns one connection only (RFC 9110, 7.6.1), and must not be passed on.
_HOP_BY_HOP: Final = frozenset(
    {
        b"connection",
        b"keep-alive",
        b"proxy-authenticate",
        b"proxy-authorization",
        b"proxy-connection",
        b"te",
        b"upgrade",
    }
)


class Refused(Exception):
    """The rules do not allow it."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.why)


class Proxy(NamedTuple):
    """A proxy that is up."""

    port: int

    @property
    def server(self) -> str:
        """What Chrome is told as its proxy."""
        return f"http://127.0.0.1:{self.port}"


class Gate:
    """What decides on each connection, and opens those that are allowed."""

    def __init__(self, reach: Reach, refused: Callable[[Refusal], None], upstream: Upstream | None) -> None:
        self._reach = reach
        self._refused = refused
        self._upstream = upstream

    def check(self, goal: Destination) -> None:
        """Raise `Refused` if the rules forbid a host by what it is called."""
        self._raise(self._reach.refusal(goal))

    async def open_tunnel(self, goal: Destination) -> trio.SocketStream:
        """Connect to a host; OSError or `UpstreamError` if nothing answers there."""
        self.check(goal)
        with trio.fail_after(_CONNECT_SECONDS):
            if self._upstream is not None:
                return await open_tunnel(self._upstream, goal)
            return await _connect(await self._addresses(goal))

    async def open_for_request(self, goal: Destination) -> tuple[trio.SocketStream, bool]:
        """Connect to where a plain request is to be sent, and say whether that is a proxy, which wants whole URLs."""
        if self._upstream is None or self._upstream.is_socks:
            return await self.open_tunnel(goal), False
        self.check(goal)
        with trio.fail_after(_CONNECT_SECONDS):
            return await trio.open_tcp_stream(self._upstream.host, self._upstream.port), True

    async def _addresses(self, goal: Destination) -> list[Place]:
        """Resolve a host; all its addresses must be allowed, so that no forbidden one hides among others."""
        found = await trio.socket.getaddrinfo(goal.host, goal.port, type=socket.SOCK_STREAM)
        for _, _, _, _, place in found:
            address = literal_address(str(place[0]))
            if address is not None:
                self._raise(self._reach.refusal_of_address(goal, address))
        return [(int(family), (str(place[0]), int(place[1]))) for family, _, _, _, place in found]

    def _raise(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self._refused(refusal)
            raise Refused(refusal)


async def _connect(places: list[Place]) -> trio.SocketStream:
    """Connect to the first address that answers. It is the address that was checked: no name is resolved again."""
    failure = OSError("the name has no address")
    for family, place in places:
        opened = trio.socket.socket(family, socket.SOCK_STREAM)
        try:
            await opened.connect(place)
        except OSError as exc:
            opened.close()
            failure = exc
        except BaseException:
            opened.close()
            raise
        else:
            return trio.SocketStream(opened)
    raise failure


@asynccontextmanager
async def open_proxy(
    reach: Reach, refused: Callable[[Refusal], None], upstream: Upstream | None = None
) -> AsyncIterator[Proxy]:
    """Run a proxy on a port of this machine. ``refused`` is called with each refusal."""
    gate = Gate(reach, refused, upstream)
    async with open_background() as nursery:
        serve = partial(trio.serve_tcp, partial(_serve, gate), 0, host="127.0.0.1")
        listeners: list[trio.SocketListener] = await nursery.start(serve)
        yield Proxy(listeners[0].socket.getsockname()[1])


async def _serve(gate: Gate, stream: trio.SocketStream) -> None:
    try:
        await _Client(gate, stream).serve()
    except _ENDED:
        pass  # one of the two sides has gone, or does not speak HTTP
    except Exception:
        _log.exception("a connection to the proxy failed")  # the browser goes on without it
    finally:
        await trio.aclose_forcefully(stream)


class _Client:
    """A connection of the browser's to the proxy."""

    def __init__(self, gate: Gate, stream: trio.SocketStream) -> None:
        self._gate = gate
        self._stream = stream
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=_LONGEST_HEAD)

    async def serve(self) -> None:
        """Answer one request after the other, until one of them opens a tunnel or ends the connection."""
        while True:
            request = await _next_event(self._http, self._stream)
            if not isinstance(request, h11.Request):
                return
            try:
                if request.method == b"CONNECT":
                    await self._tunnel(request)
                    return
                await self._forward(request)
            except Refused as refused:
                await self._answer(403, f"blocked_by_policy: {refused.refusal.why}")
            except trio.TooSlowError:
                await self._answer(504, "the server did not answer in time")
            except (OSError, UpstreamError, ValueError, OverflowError) as exc:  # also a name or port that can't be one
                await self._answer(502, f"the server can't be reached: {exc}")
            if self._http.our_state is not h11.DONE or self._http.their_state is not h11.DONE:
                return
            self._http.start_next_cycle()

    # --- tunnels -----------------------------------------------------------------------------------------------------

    async def _tunnel(self, request: h11.Request) -> None:
        host, _, port = request.target.decode("ascii").rpartition(":")
        if not host or not port.isdigit():
            await self._answer(400, "CONNECT wants a host and a port")
            return
        goal = Destination(plain_host(host), int(port))
        async with await self._gate.open_tunnel(goal) as server:
            await self._stream.send_all(_send(self._http, h11.Response(status_code=200, headers=[])))
            first = self._http.trailing_data[0] or await self._stream.receive_some(_CHUNK)
            if not first:
                return
            try:
                self._gate.check(Destination(goal.host, goal.port, secure=first[0] == _TLS_HANDSHAKE))
            except Refused:
                return  # the browser was told that the tunnel is open, so all that is left is to close it
            await server.send_all(first)
            async with trio.open_nursery() as nursery:
                nursery.start_soon(_pump, self._stream, server, nursery.cancel_scope)
                await _pump(server, self._stream, nursery.cancel_scope)

    # --- plain requests ----------------------------------------------------------------------------------------------

    async def _forward(self, request: h11.Request) -> None:
        url = request.target.decode("ascii")
        goal = destination(url)
        if goal is None or goal.secure:
            await self._answer(400, "this is a proxy: it wants the whole URL of a request")
            return
        server, wants_url = await self._gate.open_for_request(goal)
        async with server:
            http = h11.Connection(h11.CLIENT, max_incomplete_event_size=_LONGEST_HEAD)
            await server.send_all(_send(http, _request_for(request, url, wants_url=wants_url)))
            while not isinstance(event := await _next_event(self._http, self._stream), h11.EndOfMessage):
                await server.send_all(_send(http, event))
            await server.send_all(_send(http, event))
            while not isinstance(event := await _next_event(http, server), h11.ConnectionClosed):
                if isinstance(event, h11.InformationalResponse | h11.Response):
                    kind, headers = type(event), _end_to_end(list(event.headers))
                    event = kind(status_code=event.status_code, headers=headers, reason=event.reason)
                await self._stream.send_all(_send(self._http, event))
                if isinstance(event, h11.EndOfMessage):
                    return

    async def _answer(self, status: int, text: str) -> None:
        """Say what is wrong, and end the connection: what the browser sends besides is not read any more."""
        if self._http.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            return  # the answer has begun already
        body = f"{text}\n".encode()
        headers = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(body)))]
        events = (
            h11.Response(status_code=status, headers=[*headers, ("Connection", "close")]),
            h11.Data(data=body),
            h11.EndOfMessage(),
        )
        await self._stream.send_all(b"".join(_send(self._http, event) for event in events))


def _request_for(request: h11.Request, url: str, *, wants_url: bool) -> h11.Request:
    """Return the request as the server gets it. Its Host is that of the URL which was checked."""
    parts = urlsplit(url)
    path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
    headers = [(name, value) for name, value in _end_to_end(list(request.headers)) if name != b"host"]
    return h11.Request(
        method=request.method,
        target=url if wants_url else path if path.startswith("/") else f"/{path}",
        headers=[(b"Host", parts.netloc.encode("ascii")), *headers, (b"Connection", b"close")],
    )


def _end_to_end(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    named = {word.strip().lower() for name, value in headers if name == b"connection" for word in value.split(b",")}
    return [(name, value) for name, value in headers if name not in _HOP_BY_HOP and name not in named]


async def _next_event(http: h11.Connection, stream: trio.SocketStream) -> h11.Event:
    while (event := http.next_event()) is h11.NEED_DATA:
        http.receive_data(await stream.receive_some(_CHUNK))
    if event is h11.PAUSED:
        return h11.ConnectionClosed()
    assert not isinstance(event, type)
    return event


def _send(http: h11.Connection, event: h11.Event) -> bytes:
    return http.send(event) or b""


async def _pump(source: trio.SocketStream, sink: trio.SocketStream, scope: trio.CancelScope) -> None:
    """Pass on what comes, and the end of it; when both directions have ended, or one has failed, the tunnel has."""
    try:
        while data := await source.receive_some(_CHUNK):
            await sink.send_all(data)
        await sink.send_eof()
    except (trio.BrokenResourceError, trio.ClosedResourceError):
        scope.cancel()
