"""Bytes to and from Chrome, with a `write` that never waits.

Both classes below keep this promise: `write` takes all the bytes at once, synchronously and in order. So a cancelled
caller never leaves half a frame behind, and writers need no lock. `run_writer`, which runs for as long as the stream is
used, sends what the kernel did not take at once. Only one task may call `read`.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Protocol

import trio

if TYPE_CHECKING:
    from collections.abc import Callable

# os.read allocates a buffer of the full size, however few bytes arrive. Above 128 KiB each buffer is a new memory
# mapping, which is half the cost of a small reply. So we use the large size only after a read has filled the buffer.
READ_SIZE: Final = 64 * 1024
LARGE_READ_SIZE: Final = 512 * 1024


class ByteStream(Protocol):
    """The operations that a transport needs of the stream below it."""

    def write(self, data: bytes) -> None:
        """Send all of ``data``, some of it perhaps later. It does not report a dead peer: `read` does."""

    async def read(self) -> bytes:
        """Wait for some bytes and return them; return ``b""`` when the peer has closed or the connection broke."""

    async def run_writer(self) -> None:
        """Send what `write` left over, until cancelled."""

    async def aclose(self) -> None:
        """Close at once, without a checkpoint."""


class DescriptorStream:
    """Bytes over POSIX file descriptors: a pair of pipes, or a connected socket (then both are the same).

    `write` tries the descriptor right away. This saves a task switch on every command, which for a small command is
    most of Trio's overhead.
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
                return  # the peer is gone; read() will report it
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
                    if not self._closed:  # checked again for the reason given in `read`
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
                # Another task may have closed the stream after this task was woken and before it ran; by now the
                # descriptor's number may belong to another file.
                if not self._closed:
                    data = os.read(self._read_fd, self._read_size)
                    self._read_size = READ_SIZE if len(data) < self._read_size else LARGE_READ_SIZE
                    return data
            except BlockingIOError:
                continue
            except (OSError, trio.ClosedResourceError):
                break
        return b""

    async def aclose(self) -> None:
        """Close both descriptors and wake the tasks that wait on them."""
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
        """Queue the bytes for the writer task."""
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
        """Close at once: the transport has already sent its own closing message."""
        await trio.aclose_forcefully(self._stream)


def socket_bytes(stream: trio.SocketStream) -> ByteStream:
    """Return the fastest kind of byte stream for a connected socket on this platform."""
    if os.name == "nt":  # os.write does not accept sockets on Windows
        return WrappedStream(stream)
    fd = stream.socket.fileno()
    return DescriptorStream(fd, fd, stream.socket.close)
