"""One connection to one browser: joins the protocol with a transport, and lets calls wait.

*When a call returns, every event received before its reply has been applied*: the reader handles messages one by one,
what listens does its work at once, and the waiter runs later.

Nothing hangs: when the transport ends, for whatever reason, every pending call and every subscription ends with it.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import trio

from cdpagent.errors import DeadlineExceededError, PageUnresponsiveError
from cdpagent.wire.protocol import Protocol
from cdpagent.wire.session import Session
from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

    from cdpagent.wire.protocol import Call
    from cdpagent.wire.transport import Transport


class Connection:
    """Sends commands and waits for their replies. Made by `open_connection`."""

    def __init__(self, transport: Transport, explain: Callable[[str], Awaitable[str]] | None) -> None:
        self.protocol = Protocol()
        self._transport = transport
        self._explain = explain
        self.closed = trio.Event()
        """Set when the connection has ended."""

    @property
    def root(self) -> Session:
        """The browser's own session."""
        return Session(self, self.protocol.root)

    def session(self, session_id: str) -> Session:
        """A handle on the session of that id."""
        return Session(self, self.protocol.begin(session_id))

    def start(self, method: str, params: Mapping[str, Any] | None, session_id: str) -> Call:
        """Send a command now, without waiting: several of these in a row travel together. `finish` waits."""
        call, data = self.protocol.command(method, params, session_id)
        if data:
            self._transport.send(data)
        return call

    async def finish(self, call: Call, timeout: float | None) -> dict[str, Any]:
        """Wait for the reply and return its result, or raise its error.

        Cancelled, the command may still take effect in the browser, and the connection goes on as if nothing had been.
        """
        if call.done:
            await trio.lowlevel.checkpoint()
        elif timeout is None:
            await self._reply(call)
        else:
            session = self.protocol.sessions[call.session_id]
            heard = session.received
            with trio.CancelScope(deadline=trio.current_time() + timeout):
                await self._reply(call)
            if not call.done:
                raise _too_late(call, timeout, silent=bool(call.session_id) and session.received == heard)
        if call.error is not None:
            raise call.error
        assert call.result is not None
        return call.result

    async def _reply(self, call: Call) -> None:
        """Wait until the call is done. A parked task and nothing else: this is in the path of every command."""
        call.wake = partial(trio.lowlevel.reschedule, trio.lowlevel.current_task())

        def abort(_: object) -> trio.lowlevel.Abort:
            call.wake = None
            self.protocol.forget(call)
            return trio.lowlevel.Abort.SUCCEEDED

        await trio.lowlevel.wait_task_rescheduled(abort)

    def fail(self, reason: str) -> None:
        """End everything that waits, now. The first reason is the one that is told."""
        self.protocol.fail(reason)
        self.closed.set()

    async def _run(self) -> None:
        try:
            reason = await self._transport.run_reader(self.protocol.receive)
        except ValueError as exc:
            reason = f"what came from the browser is not the DevTools Protocol: {exc}"
        except BaseException:
            self.fail("the connection was closed")
            raise
        if self._explain is not None:
            reason = await self._explain(reason)
        self.fail(reason)


def _too_late(call: Call, timeout: float, *, silent: bool) -> DeadlineExceededError:
    if silent:
        hint = "Nothing at all came from this page meanwhile: it may be in an endless loop, or its tab may be frozen"
        return PageUnresponsiveError(call.method, timeout, hint=hint)
    return DeadlineExceededError(call.method, timeout)


@asynccontextmanager
async def open_connection(
    transport: Transport, explain: Callable[[str], Awaitable[str]] | None = None
) -> AsyncIterator[Connection]:
    """Run a connection over ``transport``, which is closed at the end.

    ``explain`` may make a better reason out of the transport's when the connection ends; it must be quick.
    """
    async with open_background() as nursery:
        connection = Connection(transport, explain)
        nursery.start_soon(connection._run)
        nursery.start_soon(transport.run_writer)
        try:
            yield connection
        finally:
            with trio.CancelScope(shield=True):  # bounded by the transport itself
                await transport.aclose()
            connection.fail("the connection was closed by this program")

