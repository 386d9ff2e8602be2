"""CDP over a pair of pipes: JSON messages, each followed by a NUL byte.

Chrome started with ``--remote-debugging-pipe`` reads commands from descriptor 3 and writes to descriptor 4. Nothing
listens on a port, and Chrome quits when the other end of the pipe goes away, so it can't outlive a killed Python.

This works on Linux and macOS. On Windows a child does not inherit descriptor numbers: Chrome wants
``--remote-debugging-io-pipes=<read handle>,<write handle>`` with two inheritable handles named in
``STARTUPINFO.lpAttributeList["handle_list"]``, and Trio can wait only on overlapped pipes. cdpagent does not do that
yet; use ``launch(transport="port")`` on Windows.
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
        """Take over two descriptors: read Chrome's answers from the first, write commands to the second."""

        def close() -> None:
            os.close(read_fd)
            os.close(write_fd)

        return cls(DescriptorStream(read_fd, write_fd, close))

    def send(self, *messages: bytes) -> None:
        """Send messages, each with the zero byte that ends it."""
        self._stream.write(b"".join([message + b"\0" for message in messages]))

    async def run_reader(self, receive: Callable[[bytes | bytearray], None]) -> str:
        """Hand over every message until the pipe ends."""
        # The pieces of a message whose end has not arrived. We join them once, at the end: appending each piece to one
        # bytes object would copy a large message again for every piece.
        parts: list[bytes] = []
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
        """Send what `send` could not send at once, until cancelled."""
        await self._stream.run_writer()

    async def aclose(self) -> None:
        """Close the pipes. A browser at the other end quits when they close."""
        await self._stream.aclose()
