"""CDP over WebSocket: the handshake, frames (whole, fragmented, malformed), and every way a connection ends."""

from __future__ import annotations

import ssl
import struct
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
import trio
import trio.testing
import trustme
from websockets.frames import Opcode

from cdpagent.errors import AttachError, BrowserClosedError
from cdpagent.wire.connection import open_connection
from cdpagent.wire.transport import MAX_MESSAGE
from cdpagent.wire.websocket import HandshakeRefused, connect_websocket
from tests.wire.peer import WebSocketPeer, serve, serve_websocket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from cdpagent.wire.websocket import WebSocketTransport


class Inbox:
    """Collects the messages that a transport hands over, so that a test can wait for them."""

    def __init__(self) -> None:
        self._send, self._receive = trio.open_memory_channel[bytes](1000)

    def take(self, data: bytes | bytearray) -> None:
        self._send.send_nowait(bytes(data))

    async def next(self) -> bytes:
        return await self._receive.receive()


@asynccontextmanager
async def connected(handler: Callable[[WebSocketPeer], Awaitable[None]]) -> AsyncIterator[WebSocketTransport]:
    """Connect a transport to a peer that runs ``handler``, and close it at the end."""
    async with serve_websocket(handler) as url:
        transport = await connect_websocket(url)
        yield transport
        await transport.aclose()


async def received_from(handler: Callable[[WebSocketPeer], Awaitable[None]]) -> tuple[list[bytes], str]:
    """Return the messages that arrive from a peer that runs ``handler``, and why the connection ended."""
    received: list[bytes] = []
    finished = trio.Event()

    async def watched(peer: WebSocketPeer) -> None:
        await handler(peer)
        finished.set()

    async with connected(watched) as transport:
        reason = await transport.run_reader(lambda data: received.append(bytes(data)))
        await transport.aclose()
        await finished.wait()
    return received, reason


# --- the handshake ---------------------------------------------------------------------------------------------------


async def test_the_client_sends_the_headers_and_neither_origin_nor_compression() -> None:
    requests = []

    async def handler(peer: WebSocketPeer) -> None:
        requests.append(peer.request)

    async with serve_websocket(handler) as url:
        headers = {"Authorization": "Bearer t", "Host": "example.com"}
        transport = await connect_websocket(url, headers=headers)
        await transport.run_reader(lambda data: None)
        await transport.aclose()
    sent = requests[0].headers
    assert sent["Authorization"] == "Bearer t"
    assert sent.get_all("Host") == ["example.com"]
    assert "Origin" not in sent
    assert "Sec-WebSocket-Extensions" not in sent


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (b"hello\r\n\r\n", "does not speak the WebSocket protocol"),
        (b"SSH-2.0-OpenSSH_9.2\r\n", "does not speak the WebSocket protocol"),
        (b"\0\1\2\3" * 50_000, "does not speak the WebSocket protocol"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi", "HTTP 200: hi"),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", "HTTP 404"),
        (b"HTTP/1.1 403 Forbidden\r\nContent-Length: 9\r\n\r\nno origin", "HTTP 403: no origin"),
        (b"HTTP/1.1 101 Switching Protocols\r\n\r\n", "does not speak the WebSocket protocol"),
        (b"HTTP/1.1 101 Switching Pro", "does not speak the WebSocket protocol"),
        (b"", "closed the connection during the handshake"),
    ],
)
async def test_the_error_for_a_wrong_answer_to_the_handshake_shows_it(answer: bytes, words: str) -> None:
    async def handler(stream: trio.SocketStream) -> None:
        await stream.receive_some()
        await stream.send_all(answer)

    async with serve(handler) as url:
        with pytest.raises(AttachError, match=words) as caught:
            await connect_websocket(url)
    assert "127.0.0.1" in str(caught.value)


async def test_a_refusal_has_its_status() -> None:
    async def handler(stream: trio.SocketStream) -> None:
        await stream.receive_some()
        await stream.send_all(b"HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n")

    async with serve(handler) as url:
        with pytest.raises(HandshakeRefused) as caught:
            await connect_websocket(url)
    assert caught.value.status == 401


async def test_an_answer_in_pieces_with_frames_right_behind_it() -> None:
    async def handler(stream: trio.SocketStream) -> None:
        peer = WebSocketPeer(stream)
        recorder, theirs = trio.testing.memory_stream_pair()
        peer.stream = trio.StapledStream(theirs, stream)  # type: ignore[assignment]
        async with trio.open_nursery() as nursery:
            nursery.start_soon(peer.accept)
            head = await recorder.receive_some()
        for piece in (head[:10], head[10:-1], head[-1:] + b"\x81\x03one\x81\x7e\x00", b"\x03two"):
            await stream.send_all(piece)
            await trio.sleep(0.01)  # another packet

    inbox = Inbox()
    async with serve(handler) as url, trio.open_nursery() as nursery:
        transport = await connect_websocket(url)
        nursery.start_soon(transport.run_reader, inbox.take)
        assert [await inbox.next(), await inbox.next()] == [b"one", b"two"]
        await transport.aclose()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://127.0.0.1:9222", "not a WebSocket URL"),
        ("ws://", "not a WebSocket URL"),
        ("ws://127.0.0.1:99999/x", "not a WebSocket URL"),
        ("ws://[bad/x", "not a WebSocket URL"),
        ("ws://127.0.0.1:1/x", "nothing listens"),
        (f"ws://{'x' * 70}/y", "host's name is not valid"),
    ],
)
async def test_the_error_for_a_url_that_cannot_be_reached_says_why(url: str, words: str) -> None:
    with pytest.raises(AttachError, match=words):
        await connect_websocket(url)


async def test_a_secret_in_the_url_is_not_in_the_error() -> None:
    with pytest.raises(AttachError) as caught:
        await connect_websocket("ws://user:hunter2@127.0.0.1:1/x?token=sesame")
    assert "hunter2" not in str(caught.value)
    assert "sesame" not in str(caught.value) + caught.value.endpoint


async def test_a_cancelled_connect_closes_the_socket() -> None:
    gone = trio.Event()

    async def handler(stream: trio.SocketStream) -> None:
        while await stream.receive_some():
            pass
        gone.set()

    async with serve(handler) as url:
        with trio.move_on_after(0.05) as scope:
            await connect_websocket(url)
        assert scope.cancelled_caught
        await gone.wait()


async def test_tls() -> None:
    authority = trustme.CA()
    server_context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(server_context)
    client_context = ssl.create_default_context()
    authority.configure_trust(client_context)

    async def handler(stream: trio.SocketStream) -> None:
        tls = trio.SSLStream(stream, server_context, server_side=True)
        peer = WebSocketPeer(tls)  # type: ignore[arg-type]
        try:
            await peer.accept()
            frame = await peer.read()
            await peer.frame(bytes(frame.data) * 100_000)
            await peer.read()
        except (trio.BrokenResourceError, AssertionError):
            pass  # a client that does not trust us

    async with serve(handler) as url:
        url = url.replace("ws://", "wss://")
        with pytest.raises(AttachError, match=r"TLS with wss://.* failed: .*[Cc]ertificate"):
            await connect_websocket(url)
        transport = await connect_websocket(url, ssl_context=client_context)
        inbox = Inbox()
        async with trio.open_nursery() as nursery:
            nursery.start_soon(transport.run_reader, inbox.take)
            nursery.start_soon(transport.run_writer)
            transport.send(b"secret")
            assert await inbox.next() == b"secret" * 100_000
            await transport.aclose()
            nursery.cancel_scope.cancel()


# --- frames ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 3_000_000])
async def test_messages_of_every_size_pass_both_ways(size: int) -> None:
    async def handler(peer: WebSocketPeer) -> None:
        peer.protocol.max_message_size = None
        frame = await peer.read()
        assert (frame.opcode, frame.fin) == (Opcode.TEXT, True)
        await peer.frame(bytes(frame.data))
        await peer.frame(b"next")
        await peer.read()

    inbox = Inbox()
    async with connected(handler) as transport, trio.open_nursery() as nursery:
        nursery.start_soon(transport.run_reader, inbox.take)
        nursery.start_soon(transport.run_writer)
        message = bytes(range(256)) * (size // 256) + b"x" * (size % 256)
        transport.send(message)
        assert [await inbox.next(), await inbox.next()] == [message, b"next"]
        await transport.aclose()
        nursery.cancel_scope.cancel()


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 1000])
async def test_frames_may_arrive_in_any_chunks(piece: int) -> None:
    frames = b"\x81\x02ab" + b"\x89\x02hi" + b"\x81\x7e" + struct.pack(">H", 300) + b"c" * 300 + b"\x82\x01d"
    frames += b"\x01\x01e\x89\x00\x80\x01f" + b"\x81\x7f" + struct.pack(">Q", 66000) + b"g" * 66000 + b"\x88\x00"

    async def handler(peer: WebSocketPeer) -> None:
        if piece < 1000:  # the beginning byte by byte, the bulk in one go
            for start in range(0, 350, piece):
                await peer.stream.send_all(frames[start : min(start + piece, 350)])
                await trio.lowlevel.checkpoint()
            await peer.stream.send_all(frames[350:])
        else:
            for start in range(0, len(frames), piece):
                await peer.stream.send_all(frames[start : start + piece])
        await peer.until_gone()

    received, reason = await received_from(handler)
    assert received == [b"ab", b"c" * 300, b"d", b"ef", b"g" * 66000]
    assert reason == "the other side closed the connection"


async def test_a_ping_is_answered() -> None:
    pongs = []

    async def handler(peer: WebSocketPeer) -> None:
        await peer.frame(b"are you there", Opcode.PING)
        pongs.append(await peer.read())
        await peer.frame(b"", Opcode.CLOSE)

    await received_from(handler)
    assert (pongs[0].opcode, bytes(pongs[0].data)) == (Opcode.PONG, b"are you there")


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"\x83\x00", "invalid opcode"),
        (b"\xc1\x01x", "reserved bits"),
        (b"\x81\x85\0\0\0\0hello", "incorrect masking"),
        (b"\x81\xff", "incorrect masking"),
        (b"\x80\x01x", "unexpected continuation"),
        (b"\x01\x01a\x81\x01b", "expected a continuation"),
        (b"\x09\x00", "fragmented control frame"),
        (b"\x89\x7e\x00\x80" + b"x" * 128, "control frame too long"),
        (b"\x81\x7f" + struct.pack(">Q", MAX_MESSAGE + 1), "exceeds limit"),
        (b"\x88\x01x", "close frame too short"),
        (b"HTTP/1.1 502 Bad Gateway\r\n\r\n<html><body>" + b"x" * 100, "reserved bits"),
    ],
)
async def test_wrong_frames_break_the_connection_at_once(raw: bytes, words: str) -> None:
    rest = []

    async def handler(peer: WebSocketPeer) -> None:
        await peer.frame(b"before")
        await peer.stream.send_all(raw + b"\x81\x05after")
        rest.append(await peer.until_gone())

    received, reason = await received_from(handler)
    assert received == [b"before"]
    assert reason.startswith("the connection to the browser is broken: ")
    assert words in reason
    assert rest[0][0] == 0x88  # we sent a close frame


@pytest.mark.parametrize("cut", [b"\x81", b"\x81\x7e\x01", b"\x81\x7e\x01\x00half", b"\x01\x04half", b"\x89\x05pi"])
async def test_a_socket_cut_in_the_middle_of_a_message(cut: bytes) -> None:
    async def handler(peer: WebSocketPeer) -> None:
        await peer.frame(b"whole")
        await peer.stream.send_all(cut)

    received, reason = await received_from(handler)
    assert received == [b"whole"]
    assert reason == "the connection to the browser was cut in the middle of a message"


# --- the end ---------------------------------------------------------------------------------------------------------


async def test_the_peer_may_close_without_a_close_frame() -> None:
    async def handler(peer: WebSocketPeer) -> None:
        await peer.frame(b"last words")

    assert await received_from(handler) == ([b"last words"], "the connection to the browser was closed")


async def test_a_reset_ends_the_connection() -> None:
    async def handler(peer: WebSocketPeer) -> None:
        peer.stream.setsockopt(trio.socket.SOL_SOCKET, trio.socket.SO_LINGER, struct.pack("ii", 1, 0))

    assert await received_from(handler) == ([], "the connection to the browser was closed")


async def test_the_reason_of_a_close_frame_is_reported_without_waiting_for_the_socket() -> None:
    async def handler(peer: WebSocketPeer) -> None:
        await peer.frame(struct.pack(">H", 1011) + b"session limit reached", Opcode.CLOSE)
        await peer.until_gone()  # the server should close the socket first; this one waits, so we close it

    _, reason = await received_from(handler)
    assert reason == "the other side closed the connection: session limit reached"


async def test_messages_after_a_close_frame_are_ignored() -> None:
    async def handler(peer: WebSocketPeer) -> None:
        await peer.stream.send_all(b"\x81\x06before\x88\x00\x81\x05after")
        await peer.until_gone()

    received, _ = await received_from(handler)
    assert received == [b"before"]


async def test_closing_sends_a_close_frame() -> None:
    frames = []

    async def handler(peer: WebSocketPeer) -> None:
        frames.append(await peer.read())

    async with connected(handler) as transport, trio.open_nursery() as nursery:
        nursery.start_soon(transport.run_reader, lambda data: None)
        await trio.testing.wait_all_tasks_blocked()
        await transport.aclose()
        transport.send(b"too late")
    assert frames[0].opcode == Opcode.CLOSE


async def test_closing_does_not_wait_long_for_a_peer_that_says_nothing(
    autojump_clock: trio.testing.MockClock,
) -> None:
    async def handler(stream: trio.SocketStream) -> None:
        peer = WebSocketPeer(stream)
        await peer.accept()
        await trio.sleep_forever()

    autojump_clock.autojump_threshold = 0.2  # real sockets need a moment
    async with serve(handler) as url:
        transport = await connect_websocket(url)
        async with trio.open_nursery() as nursery:
            nursery.start_soon(transport.run_reader, lambda data: None)
            start = trio.current_time()
            await transport.aclose()
            assert trio.current_time() - start < 5


async def test_calls_end_with_the_socket_and_say_why() -> None:
    async def handler(peer: WebSocketPeer) -> None:
        await peer.read()
        await peer.stream.send_all(b"\x81\x7e\x01\x00" + b'{"id":1,"res')

    async with serve_websocket(handler) as url, open_connection(await connect_websocket(url)) as connection:
        with pytest.raises(BrowserClosedError, match=r"Browser\.getVersion: .*cut in the middle of a message"):
            await connection.root.send("Browser.getVersion")
        with pytest.raises(BrowserClosedError, match=r"Browser\.close: .*cut"):
            await connection.root.send("Browser.close")
        assert connection.protocol.pending == 0
