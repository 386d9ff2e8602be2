"""Writes that never wait, over descriptors and over Trio streams."""

from __future__ import annotations

import os
import socket
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import pytest
import trio
import trio.testing

from cdpagent.wire.byte_stream import DescriptorStream, WrappedStream, socket_bytes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cdpagent.wire.byte_stream import ByteStream

LARGE = os.urandom(1 << 20) * 3


@asynccontextmanager
async def running(stream: ByteStream) -> AsyncIterator[ByteStream]:
    """Run the stream's writer during the block, and close the stream at the end."""
    async with trio.open_nursery() as nursery:
        nursery.start_soon(stream.run_writer)
        yield stream
        await stream.aclose()
        nursery.cancel_scope.cancel()


def descriptor_pair() -> tuple[DescriptorStream, socket.socket]:
    ours, theirs = socket.socketpair()
    fd = ours.detach()
    return DescriptorStream(fd, fd, partial(os.close, fd)), theirs


async def read_all(peer: trio.abc.ReceiveStream, size: int) -> bytes:
    data = b""
    while len(data) < size:
        chunk = await peer.receive_some()
        assert chunk
        data += chunk
    return data


@pytest.fixture(params=["descriptors", "trio stream"])
async def pair(request: pytest.FixtureRequest) -> AsyncIterator[tuple[ByteStream, trio.abc.Stream]]:
    """A byte stream whose writer runs, and its peer."""
    stream: ByteStream
    if request.param == "descriptors":
        stream, theirs = descriptor_pair()
        peer: trio.abc.Stream = trio.SocketStream(trio.socket.from_stdlib_socket(theirs))
    else:
        ours, peer = trio.testing.memory_stream_pair()
        stream = WrappedStream(ours)
    async with running(stream), peer:
        yield stream, peer


async def test_bytes_go_out_in_order_however_much_the_kernel_takes(pair: tuple[ByteStream, trio.abc.Stream]) -> None:
    stream, peer = pair
    stream.write(b"first")
    stream.write(LARGE)
    stream.write(b"last")
    assert await read_all(peer, len(LARGE) + 9) == b"first" + LARGE + b"last"
    stream.write(b"again")
    assert await read_all(peer, 5) == b"again"


async def test_bytes_come_in(pair: tuple[ByteStream, trio.abc.Stream]) -> None:
    stream, peer = pair
    data = b""
    async with trio.open_nursery() as nursery:
        nursery.start_soon(peer.send_all, LARGE)
        while len(data) < len(LARGE):
            data += await stream.read()
    assert data == LARGE


async def test_a_read_is_empty_after_the_peer_has_closed(pair: tuple[ByteStream, trio.abc.Stream]) -> None:
    stream, peer = pair
    await peer.aclose()
    assert await stream.read() == b""
    assert await stream.read() == b""


async def test_writing_to_a_dead_peer_raises_nothing(pair: tuple[ByteStream, trio.abc.Stream]) -> None:
    stream, peer = pair
    await peer.aclose()
    for _ in range(3):
        stream.write(LARGE)
        await trio.testing.wait_all_tasks_blocked()
    assert await stream.read() == b""


async def test_closing_ends_a_read_that_waits(pair: tuple[ByteStream, trio.abc.Stream]) -> None:
    stream, _ = pair
    results = []

    async def read() -> None:
        results.append(await stream.read())

    async with trio.open_nursery() as nursery:
        nursery.start_soon(read)
        await trio.testing.wait_all_tasks_blocked()
        await stream.aclose()
    assert results == [b""]
    assert await stream.read() == b""
    stream.write(b"too late")
    await stream.aclose()


async def test_a_write_leaves_at_once_where_the_kernel_takes_it() -> None:
    stream, theirs = descriptor_pair()
    with theirs:
        stream.write(b"now")  # no writer runs, nothing was awaited
        assert theirs.recv(10) == b"now"
        await stream.aclose()


@pytest.mark.parametrize("direction", ["read", "write"])
async def test_a_descriptor_that_was_closed_is_never_used_again(direction: str) -> None:
    """By the time a woken task runs, the descriptor's number may belong to another file."""
    for _ in range(20):  # Trio runs tasks that wake together in any order; the fault shows in one of the two
        stream, theirs = descriptor_pair()
        fd = stream._read_fd
        another, anothers_peer = socket.socketpair()
        another.setblocking(False)
        anothers_peer.send(b"another's")
        signal, signal_peer = socket.socketpair()
        results: list[bytes] = []

        async def read(stream: DescriptorStream = stream, results: list[bytes] = results) -> None:
            results.append(await stream.read())

        async def close_and_give_away(
            stream: DescriptorStream = stream,
            signal: socket.socket = signal,
            another: socket.socket = another,
            fd: int = fd,
        ) -> None:
            await trio.lowlevel.wait_readable(signal)
            await stream.aclose()
            os.dup2(another.fileno(), fd)

        with theirs, another, anothers_peer, signal, signal_peer:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(close_and_give_away)
                if direction == "read":
                    nursery.start_soon(read)
                else:
                    stream.write(LARGE)
                    nursery.start_soon(stream.run_writer)
                await trio.testing.wait_all_tasks_blocked()
                # Wake both tasks at the same moment.
                if direction == "read":
                    theirs.send(b"for the reader")
                else:
                    theirs.recv(1 << 20)
                signal_peer.send(b"close")
                await trio.testing.wait_all_tasks_blocked()
                nursery.cancel_scope.cancel()
            assert another.recv(100) == b"another's"
            assert results in ([], [b""], [b"for the reader"])
            anothers_peer.setblocking(False)
            with pytest.raises(BlockingIOError):
                anothers_peer.recv(100)
        os.close(fd)


async def test_a_backlog_grows_while_it_is_sent() -> None:
    stream, theirs = descriptor_pair()
    peer = trio.SocketStream(trio.socket.from_stdlib_socket(theirs))
    async with running(stream), peer:
        expected = b""
        for n in range(50):
            piece = bytes([n]) * 100_000
            stream.write(piece)
            expected += piece
            if n % 10 == 0:
                await trio.lowlevel.checkpoint()
        assert await read_all(peer, len(expected)) == expected


async def test_reads_get_larger_when_much_data_waits() -> None:
    stream, theirs = descriptor_pair()
    for option in (socket.SO_SNDBUF, socket.SO_RCVBUF):
        theirs.setsockopt(socket.SOL_SOCKET, option, 1 << 20)
    peer = trio.SocketStream(trio.socket.from_stdlib_socket(theirs))
    async with running(stream), peer, trio.open_nursery() as nursery:
        nursery.start_soon(peer.send_all, LARGE)
        sizes = [0]
        while sum(sizes) < len(LARGE):
            sizes.append(len(await stream.read()))
        assert max(sizes) > 64 * 1024
        await peer.send_all(b"small")
        assert await stream.read() == b"small"


async def test_a_connected_socket_is_closed_with_its_stream() -> None:
    listeners = await trio.open_tcp_listeners(0, host="127.0.0.1")
    async with listeners[0]:
        ours = await trio.open_tcp_stream("127.0.0.1", listeners[0].socket.getsockname()[1])
        theirs = await listeners[0].accept()
        async with theirs:
            stream = socket_bytes(ours)
            stream.write(b"hello")
            assert await theirs.receive_some() == b"hello"
            await stream.aclose()
            assert await theirs.receive_some() == b""
            assert ours.socket.fileno() == -1
