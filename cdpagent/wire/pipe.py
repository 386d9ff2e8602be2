"""CDP over a pair of pipes: JSON messages, each ended by a NUL byte.

Chrome started with ``--remote-debugging-pipe`` reads commands from descriptor 3 and writes to descriptor 4. Nothing
listens on a port, and Chrome quits when the other end of the pipe goes away, so it can't outlive a killed Python.

Linux and macOS. Windows has no inherited descriptor numbers: there Chrome wants ``--remote-debugging-io-pipes=<read
handle>,<write handle>`` with two inheritable handles named in ``STARTUPINFO.lpAttributeList["handle_list"]``, and the
pipes must be overlapped for Trio to wait on them. Until that is written, ``launch(transport="port")`` is the way there.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from cdpagent.wire.byte_stream import DescriptorStream
from cdpagent.wire.transport import MAX_MESSAGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.wire.byte_stream import ByteStream


class PipeTransport:
    """Messages over a byte stream with NUL between them."""

    def __init__(self, stream: ByteStream) -> None:
        self._stream = stream

    @classmethod
    def over_descriptors(cls, read_fd: int, write_fd: int) -> PipeTransport:
        """Take over two descriptors: Chrome's answers come from the first, commands go into the second."""

        def close() -> None:
            os.close(read_fd)
            os.close(write_fd)

        return cls(DescriptorStream(read_fd, write_fd, close))

    def send(self, message: bytes) -> None:
        """Send one message."""
        self._stream.write(message + b"\0")

    async def run_reader(self, receive: Callable[[bytes | bytearray], None]) -> str:
        """Hand over every message until the pipe ends."""
        parts: list[bytes] = []  # of the message that has begun and not yet ended; joined once, however many there are
        size = 0
        while True:
            chunk = await self._stream.read()
            if not chunk:
                return "the pipe to the browser was closed"
            *whole, rest = chunk.split(b"\0")
            for message in whole:
                if parts:
                    parts.append(message)
                    message = b"".join(parts)
                    parts.clear()
                    size = 0
                receive(message)
            if rest:
                parts.append(rest)
                size += len(rest)
                if size > MAX_MESSAGE:
                    return f"the browser sent a message of more than {MAX_MESSAGE >> 20} MiB"

    async def run_writer(self) -> None:
        """Send what is left over."""
        await self._stream.run_writer()

    async def aclose(self) -> None:
        """Close the pipes. A browser at the other end takes that as the order to quit."""
        await self._stream.aclose()
