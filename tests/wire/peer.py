"""A scripted peer at the other end of a connection, for faults that Chrome can't be made to show."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import trio
import trio.testing
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from cdpagent.wire.byte_stream import WrappedStream
from cdpagent.wire.connection import open_connection
from cdpagent.wire.pipe import PipeTransport

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping


class Peer:
    """A CDP peer on a pipe, where a NUL byte ends each message."""

    def __init__(self, stream: trio.abc.Stream) -> None:
        self.stream = stream
        self._buffer = b""

    async def command(self) -> dict[str, Any]:
        """Wait for the next command and return it; raise `trio.EndOfChannel` when the client has gone."""
        while b"\0" not in self._buffer:
            data = await self.stream.receive_some()
            if not data:
                raise trio.EndOfChannel
            self._buffer += data
        message, _, self._buffer = self._buffer.partition(b"\0")
        command: dict[str, Any] = json.loads(message)
        return command

    async def say(self, message: Mapping[str, Any] | bytes) -> None:
        """Send a message, or any bytes in place of one."""
        await self.stream.send_all((message if isinstance(message, bytes) else json.dumps(message).encode()) + b"\0")

    async def reply(self, command: Mapping[str, Any], result: Mapping[str, Any] | None = None) -> None:
        """Answer a command."""
        session = {"sessionId": command["sessionId"]} if "sessionId" in command else {}
        await self.say({"id": command["id"], "result": result or {}, **session})

    async def answer_all(self) -> None:
        """Answer every command with its own name."""
        with suppress(trio.EndOfChannel):
            while True:
                command = await self.command()
                await self.reply(command, {"to": command["method"]})

    async def event(self, method: str, params: Mapping[str, Any] | None = None, session_id: str = "") -> None:
        """Send an event."""
        await self.say(event(method, params, session_id))

    async def hang_up(self) -> None:
        """Close the connection."""
        await self.stream.aclose()


def event(method: str, params: Mapping[str, Any] | None = None, session_id: str = "") -> dict[str, Any]:
    """Make an event as it is on the wire."""
    return {"method": method, "params": params or {}, **({"sessionId": session_id} if session_id else {})}


def attached(session_id: str, parent: str = "") -> dict[str, Any]:
    """Make the event that begins a session."""
    info = {"targetId": f"target of {session_id}", "type": "page"}
    return event("Target.attachedToTarget", {"sessionId": session_id, "targetInfo": info}, parent)


def detached(session_id: str, parent: str = "") -> dict[str, Any]:
    """Make the event that ends a session."""
    return event("Target.detachedFromTarget", {"sessionId": session_id}, parent)


@asynccontextmanager
async def open_peer(explain: Callable[[str], Awaitable[str]] | None = None) -> AsyncIterator[tuple[Any, Peer]]:
    """Open a `Connection` in memory, with its peer. It is typed as Any: its type knows only commands that exist."""
    ours, theirs = trio.testing.memory_stream_pair()
    async with open_connection(PipeTransport(WrappedStream(ours)), explain) as connection:
        yield connection, Peer(theirs)


class WebSocketPeer:
    """A server's end of one WebSocket: `frame` sends whole frames, `stream` any bytes."""

    def __init__(self, stream: trio.SocketStream) -> None:
        self.stream = stream
        self.protocol = ServerProtocol()
        self.request: Request
        self._frames: list[Frame] = []

    async def accept(self) -> None:
        """Read the upgrade and accept it."""
        while not (events := await self._receive()):
            pass
        assert isinstance(events[0], Request)
        self.request = events[0]
        self.protocol.send_response(self.protocol.accept(self.request))
        await self._flush()

    async def read(self) -> Frame:
        """Wait for the next frame from the client and return it."""
        while not self._frames:
            self._frames += [event for event in await self._receive() if isinstance(event, Frame)]
            await self._flush()
        return self._frames.pop(0)

    async def frame(self, data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> None:
        """Send one frame, valid or not."""
        await self.stream.send_all(Frame(opcode, data, fin).serialize(mask=False))

    async def until_gone(self) -> bytes:
        """Read until the client has closed, and return what came."""
        rest = b""
        try:
            while data := await self.stream.receive_some():
                rest += data
        except trio.BrokenResourceError:
            pass
        return rest

    async def _receive(self) -> list[Any]:
        data = await self.stream.receive_some()
        assert data, "the client went away"
        self.protocol.receive_data(data)
        return self.protocol.events_received()

    async def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                await self.stream.send_all(data)


@asynccontextmanager
async def serve(handler: Callable[[trio.SocketStream], Awaitable[None]]) -> AsyncIterator[str]:
    """Serve on loopback and run ``handler`` on each connection; give the WebSocket URL."""

    async def handle(stream: trio.SocketStream) -> None:
        async with stream:
            await handler(stream)

    async with trio.open_nursery() as nursery:
        listeners = await trio.open_tcp_listeners(0, host="127.0.0.1")
        port = listeners[0].socket.getsockname()[1]
        nursery.start_soon(trio.serve_listeners, handle, listeners)
        yield f"ws://127.0.0.1:{port}/devtools/browser/x"
        nursery.cancel_scope.cancel()


@asynccontextmanager
async def serve_websocket(handler: Callable[[WebSocketPeer], Awaitable[None]]) -> AsyncIterator[str]:
    """Serve WebSockets on loopback: accept the upgrade, then run ``handler``; give the URL."""

    async def handle(stream: trio.SocketStream) -> None:
        peer = WebSocketPeer(stream)
        await peer.accept()
        await handler(peer)

    async with serve(handle) as url:
        yield url


class _CancelAt(trio.abc.Instrument):
    def __init__(self, scope: trio.CancelScope, turn: int) -> None:
        self.scope = scope
        self.turn = turn

    def after_io_wait(self, timeout: float) -> None:
        self.turn -= 1
        if self.turn < 0:
            self.scope.cancel()


async def cancelled_at(turn: int, function: Callable[[], Awaitable[object]]) -> bool:
    """Run ``function`` and cancel it at that turn of Trio's loop; return whether it was still running then.

    A task can be cancelled only between two turns, so a test that tries every turn from 0 on tries every moment.
    """
    with trio.CancelScope() as scope:
        instrument = _CancelAt(scope, turn)
        trio.lowlevel.add_instrument(instrument)
        try:
            await function()
        finally:
            trio.lowlevel.remove_instrument(instrument)
    return scope.cancelled_caught
