"""CDP over a WebSocket: websockets' sans-I/O protocol on a byte stream whose writes never wait.

websockets' own Trio client is not used on purpose: cancelling its `send` tears a frame, and an agent library puts time
limits round everything. Nor are its defaults those of CDP: here messages may have 256 MiB, nothing is compressed, no
Origin is sent (Chrome refuses those it does not know), no proxy of the environment is asked, and nobody pings.
"""

from __future__ import annotations

import ssl
from typing import TYPE_CHECKING, cast

import trio
from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidHandshake, InvalidStatus, InvalidURI
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from cdpagent.errors import AttachError
from cdpagent.wire.byte_stream import WrappedStream, socket_bytes
from cdpagent.wire.redact import redact_url
from cdpagent.wire.transport import MAX_MESSAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from websockets.http11 import Response

    from cdpagent.wire.byte_stream import ByteStream

_CLOSE_SECONDS = 2


class HandshakeRefused(AttachError):
    """The server answered the upgrade with an HTTP status of its own."""

    def __init__(self, message: str, *, endpoint: str, status: int) -> None:
        super().__init__(message, endpoint=endpoint)
        self.status = status


async def connect_websocket(
    url: str, *, headers: Mapping[str, str] | None = None, ssl_context: ssl.SSLContext | None = None
) -> WebSocketTransport:
    """Connect to a ``ws://`` or ``wss://`` URL. The caller sets the time limit; cancelled, it leaves nothing open."""
    shown = redact_url(url)
    try:
        uri = parse_uri(url)
    except InvalidURI as exc:
        raise AttachError(
            f"{shown} is not a WebSocket URL. It should look like ws://127.0.0.1:9222/devtools/browser/…", endpoint=shown
        ) from exc
    try:
        socket = await trio.open_tcp_stream(uri.host, uri.port)
    except OSError as exc:
        raise AttachError(
            f"nothing listens at {shown} ({exc.strerror or exc}). Is the browser running with remote debugging on?",
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
                raise AttachError(f"no TLS connection to {shown}: {exc.__cause__ or exc}", endpoint=shown) from exc
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
    """Messages as text frames."""

    def __init__(self, stream: ByteStream, protocol: ClientProtocol) -> None:
        self._stream = stream
        self._protocol = protocol
        self._parts: list[bytes | bytearray] = []
        self._early: list[Frame] = []  # frames that came in the same packet as the handshake's answer
        self._ended = trio.Event()

    async def shake_hands(self, request: object, shown: str) -> None:
        """Send the upgrade and wait for its answer; `AttachError` if it is not the right one."""
        self._protocol.send_request(request)  # type: ignore[arg-type]
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._stream.run_writer)
            self._flush()
            response: Response | None = None
            while response is None and self._protocol.handshake_exc is None:
                if not self._pump(await self._stream.read()):
                    break
                for event in self._protocol.events_received():
                    if isinstance(event, Frame):
                        self._early.append(event)
                    else:
                        response = cast("Response", event)
            nursery.cancel_scope.cancel()
        error = self._protocol.handshake_exc
        if isinstance(error, InvalidStatus):
            status = error.response.status_code
            body = bytes(error.response.body or b"")[:200].decode("utf-8", "replace").strip()
            raise HandshakeRefused(
                f"{shown} refused the connection with HTTP {status}{': ' + body if body else ''}",
                endpoint=shown,
                status=status,
            )
        if error is not None:
            detail = error if isinstance(error, InvalidHandshake) else (error.__cause__ or error)
            raise AttachError(f"{shown} does not speak the WebSocket protocol: {detail}", endpoint=shown) from error
        if response is None:
            raise AttachError(f"{shown} closed the connection during the handshake", endpoint=shown)

    def send(self, message: bytes) -> None:
        """Send one message as one frame: Chrome does not join fragments."""
        if not self._protocol.close_expected() and not self._ended.is_set():
            self._protocol.send_text(message)
            self._flush()

    async def run_reader(self, receive: Callable[[bytes | bytearray], None]) -> str:
        """Hand over every message until the socket ends."""
        try:
            for frame in self._early:
                self._take(frame, receive)
            while True:
                alive = self._pump(await self._stream.read())
                for event in self._protocol.events_received():
                    if isinstance(event, Frame):
                        self._take(event, receive)
                self._flush()
                if self._protocol.parser_exc is not None:
                    return f"the connection to the browser is broken: {self._protocol.parser_exc}"
                if not alive:
                    return "the connection to the browser was closed"
        finally:
            self._ended.set()

    async def run_writer(self) -> None:
        """Send what is left over."""
        await self._stream.run_writer()

    async def aclose(self) -> None:
        """Exchange close frames, for two seconds at most, and close the socket."""
        with trio.move_on_after(_CLOSE_SECONDS):
            if not self._ended.is_set():
                if not self._protocol.close_expected():
                    self._protocol.send_close(1000)
                    self._flush()
                await self._ended.wait()
        await self._stream.aclose()

    def _pump(self, data: bytes) -> bool:
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        return bool(data)

    def _flush(self) -> None:
        # An empty item asks to half-close; Chrome closes as soon as we close, so it is left out.
        for data in self._protocol.data_to_send():
            if data:
                self._stream.write(data)

    def _take(self, frame: Frame, receive: Callable[[bytes | bytearray], None]) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # websockets has answered the ping or the close itself
        if frame.fin and not self._parts:
            receive(cast("bytes | bytearray", frame.data))
            return
        self._parts.append(cast("bytes | bytearray", frame.data))
        if frame.fin:
            message = b"".join(self._parts)
            self._parts.clear()
            receive(message)
