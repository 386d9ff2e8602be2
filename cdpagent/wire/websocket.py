"""CDP over a WebSocket: websockets' sans-I/O protocol on a byte stream whose writes never wait.

We don't use websockets' own Trio client: cancelling its `send` tears a frame, and an agent library puts time limits
round everything. Its defaults don't suit CDP either. Here messages may have 256 MiB, we don't compress, send no Origin
(Chrome refuses those it does not know), ignore proxies set in the environment, and send no pings.
"""

from __future__ import annotations

import os
import ssl
import struct
from typing import TYPE_CHECKING, Final, cast

import trio
from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus, InvalidURI
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from cdpagent.errors import AttachError
from cdpagent.wire.byte_stream import WrappedStream, socket_bytes
from cdpagent.wire.redact import redact_url
from cdpagent.wire.tasks import open_background
from cdpagent.wire.transport import MAX_MESSAGE

try:
    from websockets.speedups import apply_mask
except ImportError:  # this platform has no compiled version
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from websockets.http11 import Request

    from cdpagent.wire.byte_stream import ByteStream

_CLOSE_SECONDS: Final = 2
_WHOLE_TEXT: Final = 0x81  # the first byte of a text frame that is not a fragment
_MASKS: Final = struct.Struct("4s" * 256)
_END_OF_HEAD: Final = b"\r\n\r\n"
_LONGEST_HEAD: Final = 64 * 1024


class HandshakeRefused(AttachError):
    """The server answered the upgrade with an HTTP status other than 101."""

    def __init__(self, message: str, *, endpoint: str, status: int) -> None:
        super().__init__(message, endpoint=endpoint)
        self.status = status


async def connect_websocket(
    url: str, *, headers: Mapping[str, str] | None = None, ssl_context: ssl.SSLContext | None = None
) -> WebSocketTransport:
    """Connect to a ``ws://`` or ``wss://`` URL. The caller sets the time limit; cancelling leaves nothing open."""
    shown = redact_url(url)
    try:
        uri = parse_uri(url)
    except (InvalidURI, ValueError) as exc:
        raise AttachError(
            f"{shown} is not a WebSocket URL. It should look like ws://127.0.0.1:9222/devtools/browser/…",
            endpoint=shown,
        ) from exc
    try:
        socket = await trio.open_tcp_stream(uri.host, uri.port)
    except UnicodeError as exc:
        raise AttachError(f"{shown}: the host's name is not valid ({exc})", endpoint=shown) from exc
    except OSError as exc:
        raise AttachError(
            f"nothing listens at {shown} ({exc.strerror or exc}). Start the browser with remote debugging on",
            endpoint=shown,
        ) from exc
    stream: ByteStream
    try:
        if uri.secure:
            tls = trio.SSLStream(
                socket, ssl_context or ssl.create_default_context(), server_hostname=uri.host, https_compatible=True
            )
            try:
                await tls.do_handshake()
            except (trio.BrokenResourceError, ssl.SSLError) as exc:
                raise AttachError(f"TLS with {shown} failed: {exc.__cause__ or exc}", endpoint=shown) from exc
            stream = WrappedStream(tls)
        else:
            stream = socket_bytes(socket)
        protocol = ClientProtocol(uri, max_size=MAX_MESSAGE)
        request = protocol.connect()
        extra = Headers(request.headers)
        for name, value in (headers or {}).items():
            if name.lower() == "host":
                extra.pop("Host", None)
            extra[name] = value
        request.headers = extra
        transport = WebSocketTransport(stream, protocol)
        await transport.shake_hands(request, shown)
    except BaseException:
        await trio.aclose_forcefully(socket)
        raise
    return transport


class WebSocketTransport:
    """Messages as text frames.

    Nearly every message is one whole text frame. This class writes and reads those itself, in a fraction of the time
    that websockets takes. Every other frame (a ping, the close, a fragment, one that is too large or malformed) goes to
    websockets.
    """

    def __init__(self, stream: ByteStream, protocol: ClientProtocol) -> None:
        self._stream = stream
        self._protocol = protocol
        self._rest = b""  # the beginning of a frame whose size is not known yet
        self._missing = 0  # how many bytes are still to come of a frame that websockets handles
        self._fragments: list[bytes | bytearray] = []
        self._masks: list[bytes] = []
        self._ended = trio.Event()

    async def shake_hands(self, request: Request, shown: str) -> None:
        """Send the upgrade and wait for its answer; raise `AttachError` if the server does not upgrade."""
        protocol = self._protocol
        protocol.send_request(request)
        async with open_background() as nursery:
            nursery.start_soon(self._stream.run_writer)
            self._flush()
            answer = b""
            while _END_OF_HEAD not in answer and len(answer) < _LONGEST_HEAD:
                data = await self._stream.read()
                if not data:
                    break
                answer += data
            if not answer:
                raise AttachError(f"{shown} closed the connection during the handshake", endpoint=shown)
            head, end, rest = answer.partition(_END_OF_HEAD)
            protocol.receive_data(head + end)
            if protocol.state is State.OPEN:
                self._rest = rest  # frames may come in the same packet
                return
            protocol.receive_data(rest)
            while protocol.handshake_exc is None:
                data = await self._stream.read()
                if data:
                    protocol.receive_data(data)
                else:
                    protocol.receive_eof()
        raise _refusal(protocol.handshake_exc, shown) from protocol.handshake_exc

    def send(self, *messages: bytes) -> None:
        """Send each message as one frame: Chrome does not join fragments."""
        if self._protocol.state is not State.OPEN:
            return  # the reader reports the end of the connection
        self._stream.write(b"".join([self._frame(message) for message in messages]))

    def _frame(self, message: bytes) -> bytes:
        size = len(message)
        if size < 126:
            head = bytes((_WHOLE_TEXT, 0x80 | size))
        elif size < 65536:
            head = struct.pack(">BBH", _WHOLE_TEXT, 0x80 | 126, size)
        else:
            head = struct.pack(">BBQ", _WHOLE_TEXT, 0x80 | 127, size)
        if not self._masks:
            self._masks += _MASKS.unpack(os.urandom(_MASKS.size))  # one system call gives the masks of 256 messages
        mask = self._masks.pop()
        return b"".join((head, mask, apply_mask(message, mask)))

    async def run_reader(self, receive: Callable[[bytes | bytearray], None]) -> str:
        """Hand over every message until the connection ends."""
        protocol = self._protocol
        data, self._rest = self._rest, b""
        try:
            while True:
                self._take(data, receive)
                if protocol.parser_exc is not None:
                    return f"the connection to the browser is broken: {protocol.parser_exc}"
                if protocol.close_rcvd is not None:
                    reason = protocol.close_rcvd.reason
                    return f"the other side closed the connection{': ' + reason if reason else ''}"
                data = await self._stream.read()
                if not data:
                    cut = self._rest or self._missing or self._fragments
                    return f"the connection to the browser was {'cut in the middle of a message' if cut else 'closed'}"
        finally:
            self._ended.set()

    async def run_writer(self) -> None:
        """Send what `send` could not send at once, until cancelled."""
        await self._stream.run_writer()

    async def aclose(self) -> None:
        """Exchange close frames, for two seconds at most, and close the socket."""
        if self._protocol.state is State.OPEN and not self._ended.is_set():
            self._protocol.send_close(1000)
            self._flush()
            with trio.move_on_after(_CLOSE_SECONDS):
                await self._ended.wait()
        await self._stream.aclose()

    def _take(self, data: bytes, receive: Callable[[bytes | bytearray], None]) -> None:
        """Cut the bytes into frames; hand over those that are whole messages, give the others to websockets."""
        if self._missing:
            self._give_to_websockets(data[: self._missing], receive)
            data, self._missing = data[self._missing :], max(0, self._missing - len(data))
        if self._rest:
            data, self._rest = self._rest + data, b""
        position, size, protocol = 0, len(data), self._protocol
        while position < size and protocol.close_rcvd is None and protocol.parser_exc is None:
            start = position + 2
            length = data[position + 1] if start <= size else 0
            if length >= 0x80:  # masked, which no server may do: websockets will say so
                return self._give_to_websockets(data[position:], receive)
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[position + 2 : start], "big")
            if start > size:
                self._rest = data[position:]
                return None
            end = start + length
            if data[position] == _WHOLE_TEXT and end <= size and not self._fragments:
                receive(data[start:end])
            else:
                self._give_to_websockets(data[position:end], receive)
                self._missing = max(0, end - size)
            position = end
        return None

    def _give_to_websockets(self, data: bytes, receive: Callable[[bytes | bytearray], None]) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            # websockets itself has answered pings and the close.
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                self._fragments.append(cast("bytes | bytearray", event.data))
                if event.fin:
                    message = self._fragments[0] if len(self._fragments) == 1 else b"".join(self._fragments)
                    self._fragments.clear()
                    receive(message)
        self._flush()

    def _flush(self) -> None:
        # An empty item asks us to half-close the socket. We skip it: Chrome would then close the whole connection.
        for data in self._protocol.data_to_send():
            if data:
                self._stream.write(data)


def _refusal(error: Exception, shown: str) -> AttachError:
    if isinstance(error, InvalidStatus):
        status = error.response.status_code
        body = bytes(error.response.body or b"")[:200].decode("utf-8", "replace").strip()
        return HandshakeRefused(
            f"{shown} refused the connection with HTTP {status}{': ' + body if body else ''}",
            endpoint=shown,
            status=status,
        )
    detail = error.__cause__ or error
    return AttachError(f"{shown} does not speak the WebSocket protocol: {detail}", endpoint=shown)
