"""Messages on a pipe, each ended by a NUL byte."""

from __future__ import annotations

import os

import pytest
import trio
import trio.testing

from cdpagent.wire import pipe
from cdpagent.wire.byte_stream import WrappedStream
from cdpagent.wire.pipe import PipeTransport


async def read_messages(*chunks: bytes) -> tuple[list[bytes], str]:
    """Send these chunks to a transport; return the messages it gives and why it ended."""
    ours, theirs = trio.testing.memory_stream_pair()
    received: list[bytes] = []
    reasons: list[str] = []

    async def read() -> None:
        reasons.append(await PipeTransport(WrappedStream(ours)).run_reader(lambda data: received.append(bytes(data))))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(read)
        for chunk in chunks:
            await theirs.send_all(chunk)
            await trio.testing.wait_all_tasks_blocked()
        await theirs.aclose()
    return received, reasons[0]


@pytest.mark.parametrize(
    ("chunks", "messages"),
    [
        ([b"one\0"], [b"one"]),
        ([b"one\0two\0"], [b"one", b"two"]),
        ([b"one", b"\0"], [b"one"]),  # as Chrome really writes it
        ([b"o", b"n", b"e\0t", b"wo\0"], [b"one", b"two"]),
        ([b"one\0two", b" more\0three\0"], [b"one", b"two more", b"three"]),
        ([b"one\0", b"half"], [b"one"]),
        ([], []),
    ],
)
async def test_messages_may_arrive_in_any_chunks(chunks: list[bytes], messages: list[bytes]) -> None:
    assert await read_messages(*chunks) == (messages, "the pipe to the browser was closed")


async def test_a_message_that_never_ends_breaks_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipe, "MAX_MESSAGE", 1 << 20)
    messages, reason = await read_messages(b"ok\0", *[b"x" * 300_000] * 4)
    assert messages == [b"ok"]
    assert "more than 1 MiB" in reason


async def test_descriptors_are_taken_over_and_closed() -> None:
    ours_in, theirs_out = os.pipe()
    theirs_in, ours_out = os.pipe()
    transport = PipeTransport.over_descriptors(ours_in, ours_out)
    transport.send(b'{"id":1}')
    assert os.read(theirs_in, 100) == b'{"id":1}\0'
    os.write(theirs_out, b"reply\0")
    received: list[bytes] = []
    async with trio.open_nursery() as nursery:
        nursery.start_soon(transport.run_reader, lambda data: received.append(bytes(data)))
        await trio.testing.wait_all_tasks_blocked()
        await transport.aclose()
    assert received == [b"reply"]
    assert os.read(theirs_in, 100) == b""
    for fd in (ours_in, ours_out):
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(fd)
    transport.send(b"too late")
    await transport.aclose()
    os.close(theirs_in)
    os.close(theirs_out)
