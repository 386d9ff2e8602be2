"""The user's own proxy, behind which ours stands."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import trio

from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from cdpagent.destinations import Destination

_PORTS: Final = {"http": 80, "socks5": 1080}
_LONGEST_ANSWER: Final = 65536
_SOCKS_VERSION: Final = b"\x05"
_NO_PASSWORD: Final = _SOCKS_VERSION + b"\x01\x00"
_CONNECT_TO_NAME: Final = _SOCKS_VERSION + b"\x01\x00\x03"
# How many bytes an address of each kind has; a name is as long as its first byte says.
_SOCKS_ADDRESSES: Final = {1: 4, 4: 16}


class UpstreamError(CdpAgentError):
    """The user's proxy did not open a connection."""


class Upstream(NamedTuple):
    """A proxy server."""

    is_socks: bool
    host: str
    port: int

    @classmethod
    def parse(cls, server: str) -> Upstream:
        """Read what ``proxy=`` takes; ValueError for kinds of proxies that ours can't stand behind."""
        parts = urlsplit(server if "://" in server else f"http://{server}")
        if parts.scheme not in _PORTS or not parts.hostname:
            raise ValueError(f"proxy: {server}: with a policy for hosts, use a proxy with http:// or socks5://")
        return cls(parts.scheme == "socks5", parts.hostname, parts.port or _PORTS[parts.scheme])


async def open_tunnel(upstream: Upstream, goal: Destination) -> trio.SocketStream:
    """Have the proxy connect us to a host."""
    stream = await trio.open_tcp_stream(upstream.host, upstream.port)
    try:
        await (_ask_socks if upstream.is_socks else _ask_http)(stream, goal)
    except BaseException:
        await trio.aclose_forcefully(stream)
        raise
    return stream


async def _ask_http(stream: trio.SocketStream, goal: Destination) -> None:
    await stream.send_all(f"CONNECT {goal} HTTP/1.1\r\nHost: {goal}\r\n\r\n".encode("ascii"))
    head = b""
    while b"\r\n\r\n" not in head and len(head) < _LONGEST_ANSWER:
        head += await _read(stream, 1)  # not more: what follows belongs to the tunnel
    status = head.split(b" ", 2)[1:2]
    if status != [b"200"]:
        raise UpstreamError(f"the proxy answered {head[:80].decode('latin-1').splitlines()[0]!r}")


async def _ask_socks(stream: trio.SocketStream, goal: Destination) -> None:
    """RFC 1928: no password, and the name is the proxy's to resolve."""
    await stream.send_all(_NO_PASSWORD)
    if await _read(stream, 2) != _SOCKS_VERSION + b"\x00":
        raise UpstreamError("the proxy wants a password")
    name = goal.host.encode("idna" if not goal.host.isascii() else "ascii")
    await stream.send_all(_CONNECT_TO_NAME + bytes([len(name)]) + name + struct.pack(">H", goal.port))
    _, status, _, kind = await _read(stream, 4)
    if status != 0:
        raise UpstreamError(f"the proxy answered with error {status}")
    length = _SOCKS_ADDRESSES[kind] if kind in _SOCKS_ADDRESSES else (await _read(stream, 1))[0]
    await _read(stream, length + 2)


async def _read(stream: trio.SocketStream, count: int) -> bytes:
    data = b""
    while len(data) < count:
        piece = await stream.receive_some(count - len(data))
        if not piece:
            raise UpstreamError("the proxy closed the connection")
        data += piece
    return data
