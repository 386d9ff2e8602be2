"""Bytes to and from Chrome, with a write that never waits.

Both faces below promise the same: `write` takes all the bytes at once, synchronously, in order. So a caller that is
cancelled can never leave half a frame behind, and there is no lock to wait for. What the kernel does not take at once
is sent by `run_writer`, which runs for as long as the stream is used. `read` is for one task only.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Protocol

import trio

if TYPE_CHECKING:
    from collections.abc import Callable

# Python makes room for the whole of what is asked for, however little comes, and beyond 128 KiB that is a new mapping
# each time: half the cost of a small reply. So the large one is only for when there is much to read.
READ_SIZE: Final = 64 * 1024
LARGE_READ_SIZE: Final = 512 * 1024


class ByteStream(Protocol):
    """What a transport needs of the bytes below it."""

    def write(self, data: bytes) -> None:
        """Send all of ``data``, some of it perhaps later. Says nothing of a dead peer: `read` does."""

    async def read(self) -> bytes:
        """Some bytes; ``b""`` when the peer is gone, however it went."""

    async def run_writer(self) -> None:
        """Send what `write` left over, until cancelled."""

    async def aclose(self) -> None:
        """Close at once, without a checkpoint."""


class DescriptorStream:
    """Bytes over POSIX file descriptors: a pair of pipes, or a connected socket (then both are the same).

    `write` tries the descriptor right away, which saves a task switch on every command: on a small command that is
    most of what Trio would cost.
    """

    def __init__(self, read_fd: int, write_fd: int, close: Callable[[], None]) -> None:
        os.set_blocking(read_fd, False)
        os.set_blocking(write_fd, False)
        self._read_fd = read_fd
        self._write_fd = write_fd
        self._close = close
        self._backlog = bytearray()
        self._more = trio.lowlevel.ParkingLot()
        self._closed = False
        self._read_size = READ_SIZE

    def write(self, data: bytes) -> None:
        """Send now what the kernel takes now; keep the rest for the writer task."""
        if self._closed:
            return
        if not self._backlog:
            try:
                sent = os.write(self._write_fd, data)
            except BlockingIOError:
                sent = 0
            except OSError:
                return  # the peer is gone; read() is about to tell
            if sent == len(data):
                return
            data = data[sent:]
        self._backlog += data
        self._more.unpark_all()

    async def run_writer(self) -> None:
        """Send the backlog whenever there is one and the descriptor takes more."""
        while True:
            while self._backlog and not self._closed:
                try:
                    await trio.lowlevel.wait_writable(self._write_fd)
                    if not self._closed:  # as in `read`
                        # A bounded piece, so that a 100 MB upload is not copied once per wake-up.
                        with memoryview(self._backlog)[: 1 << 20] as piece:
                            sent = os.write(self._write_fd, piece)
                        del self._backlog[:sent]
                except BlockingIOError:
                    continue
                except (OSError, trio.ClosedResourceError):
                    self._backlog.clear()
            await self._more.park()

    async def read(self) -> bytes:
        """Wait for bytes and return them."""
        while not self._closed:
            try:
                await trio.lowlevel.wait_readable(self._read_fd)
                if not self._closed:  # since this task was woken; the number may be another file's by now
                    data = os.read(self._read_fd, self._read_size)
                    self._read_size = READ_SIZE if len(data) < self._read_size else LARGE_READ_SIZE
                    return data
            except BlockingIOError:
                continue
            except (OSError, trio.ClosedResourceError):
                break
        return b""

    async def aclose(self) -> None:
        """Close both descriptors; whoever waits on them is told."""
        if self._closed:
            return
        self._closed = True
        for fd in {self._read_fd, self._write_fd}:
            trio.lowlevel.notify_closing(fd)
        self._close()


class WrappedStream:
    """Bytes over any Trio stream: TLS, sockets on Windows, memory streams in tests."""

    def __init__(self, stream: trio.abc.Stream) -> None:
        self._stream = stream
        self._backlog = bytearray()
        self._more = trio.lowlevel.ParkingLot()

    def write(self, data: bytes) -> None:
        """Leave the bytes to the writer task."""
        self._backlog += data
        self._more.unpark_all()

    async def run_writer(self) -> None:
        """Send the backlog whenever there is one."""
        while True:
            while self._backlog:
                data = bytes(self._backlog)
                self._backlog.clear()
                try:
                    await self._stream.send_all(data)
                except (trio.BrokenResourceError, trio.ClosedResourceError):
                    self._backlog.clear()
            await self._more.park()

    async def read(self) -> bytes:
        """Wait for bytes and return them."""
        try:
            return bytes(await self._stream.receive_some(LARGE_READ_SIZE))
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            return b""

    async def aclose(self) -> None:
        """Close without a good-bye: the transport above has said its own."""
        await trio.aclose_forcefully(self._stream)


def socket_bytes(stream: trio.SocketStream) -> ByteStream:
    """The fastest face for a connected socket on this platform."""
    if os.name == "nt":  # os.write does not take sockets there
        return WrappedStream(stream)
    fd = stream.socket.fileno()
    return DescriptorStream(fd, fd, stream.socket.close)
