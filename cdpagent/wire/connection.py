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
from cdpagent.wire.protocol import ROOT, Protocol
from cdpagent.wire.session import Session
from cdpagent.wire.tasks import open_background

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from cdpagent.wire.protocol import Call
    from cdpagent.wire.transport import Transport


class Connection:
    """Sends commands and waits for their replies. Made by `open_connection`."""

    def __init__(self, transport: Transport) -> None:
        self.protocol = Protocol()
        self._transport = transport
        self.closed = trio.Event()
        """Set when the connection has ended."""

    @property
    def root(self) -> Session:
        """The browser's own session."""
        return Session(self, self.protocol.root)

    def session(self, session_id: str) -> Session:
        """A handle on the session of that id."""
        return Session(self, self.protocol.begin(session_id))

    async def call(
        self, method: str, params: Mapping[str, Any] | None, session_id: str, timeout: float | None
    ) -> dict[str, Any]:
        """Send a command and wait for its reply.

        Cancelled, the command may still take effect in the browser, and the connection goes on as if nothing had been.
        """
        protocol = self.protocol
        call, data = protocol.command(method, params, session_id)
        if data:
            session = protocol.sessions[session_id]
            heard = session.received
            self._transport.send(data)
            try:
                if timeout is None:
                    await _reply(call)
                else:
                    with trio.CancelScope(deadline=trio.current_time() + timeout):
                        await _reply(call)
            finally:
                protocol.forget(call)
            if call.result is not None:
                return call.result
            if call.error is None and timeout is not None:
                if session_id and session.received == heard and not (params or {}).get("awaitPromise"):
                    raise PageUnresponsiveError(
                        method,
                        timeout,
                        hint="Nothing at all came from this page meanwhile: it is in an endless loop, or its tab is frozen",
                    )
                raise DeadlineExceededError(method, timeout)
        else:
            await trio.lowlevel.checkpoint()
        assert call.error is not None
        raise call.error

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
        self.fail(reason)


async def _reply(call: Call) -> None:
    """Wait until the call is done. A parked task and nothing else: this is in the path of every command."""
    task = trio.lowlevel.current_task()
    call.wake = partial(trio.lowlevel.reschedule, task)

    def abort(_: object) -> trio.lowlevel.Abort:
        call.wake = None
        return trio.lowlevel.Abort.SUCCEEDED

    await trio.lowlevel.wait_task_rescheduled(abort)


@asynccontextmanager
async def open_connection(transport: Transport) -> AsyncIterator[Connection]:
    """Run a connection over ``transport``, which is closed at the end."""
    async with open_background() as nursery:
        connection = Connection(transport)
        nursery.start_soon(connection._run)
        nursery.start_soon(transport.run_writer)
        try:
            yield connection
        finally:
            with trio.CancelScope(shield=True):  # bounded by the transport itself
                await transport.aclose()
            connection.fail("the connection was closed by this program")


__all__ = ["ROOT", "Connection", "open_connection"]
