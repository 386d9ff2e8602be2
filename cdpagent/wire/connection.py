"""One connection to one browser: joins the protocol with a transport, and lets tasks wait for replies.

*When a call returns, every event received before its reply has been applied*: the reader handles messages one by one
and runs listeners at once, and the task that waits for the reply runs after that.

Nothing hangs: when the transport ends, for whatever reason, every pending call and every subscription ends with it.
"""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from math import inf
from threading import get_ident
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent import log
from cdpagent.errors import DeadlineExceededError, PageUnresponsiveError, UsageError
from cdpagent.wire.protocol import NotCdpError, Protocol
from cdpagent.wire.session import Session
from cdpagent.wire.tasks import open_services
from cdpagent.wire.traffic import Traffic

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping

    from cdpagent.wire.protocol import Call
    from cdpagent.wire.transport import Transport


_LEFT: Final = (
    "this program closed the connection: the block of launch() or attach() has ended. Use the browser and its pages "
    "inside it"
)
_OTHER_THREAD: Final = (
    "the browser and its pages can be used only in the thread that opened them. In another thread of Trio's, call "
    "trio.from_thread.run(page.click, …); or use cdpagent.sync, whose objects any thread may use"
)


class Connection:
    """Sends commands and waits for their replies. `open_connection` makes it."""

    def __init__(self, transport: Transport, explain: Callable[[str], Awaitable[str]] | None) -> None:
        self.protocol = Protocol()
        self._transport = transport
        self._explain = explain
        self._alarm = trio.CancelScope()
        self._thread = get_ident()
        # Whether it is told is asked once: a connection that nobody listens to pays nothing for it.
        self._traffic = Traffic() if log.cdp.isEnabledFor(logging.DEBUG) else None
        self._held: list[bytes] | None = None  # what is started in a `together` block
        self.closed = trio.Event()
        """Set when the connection has ended."""

    @property
    def root(self) -> Session:
        """The browser's own session."""
        return Session(self, self.protocol.root)

    def session(self, session_id: str) -> Session:
        """A handle on the session of that id."""
        return Session(self, self.protocol.session(session_id))

    def start(self, method: str, params: Mapping[str, Any] | None, session_id: str) -> Call:
        """Send a command now, without waiting, so that several can be on their way at once. `finish` waits."""
        self.check_thread()
        call, data = self.protocol.command(method, params, session_id)
        if data:
            if self._traffic is not None:
                self._traffic.sent(call.id, method, params, session_id)
            if self._held is None:
                self._transport.send(data)
            else:
                self._held.append(data)
        return call

    def check_thread(self) -> None:
        """Raise if this is another thread than the one whose Trio reads the replies.

        Trio's tasks can't be woken from there: the reader would fail, and the block of the browser with it.
        """
        if get_ident() != self._thread and not self.closed.is_set():
            raise UsageError(_OTHER_THREAD)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Send what is started in the block at its end, in one piece. There must be no ``await`` in it.

        Each write wakes the browser. On a busy machine that then runs first, and the next command waits for its turn.
        """
        if self._held is not None:  # the block around this one sends it all
            yield
            return
        held: list[bytes] = []
        self._held = held
        try:
            yield
        finally:
            self._held = None
            if held:
                self._transport.send(*held)

    async def finish(self, call: Call, timeout: float | None) -> dict[str, Any]:
        """Wait for the reply and return its result, or raise its error. Call it once for each call.

        When the wait is cancelled, the command may still take effect in the browser; the connection stays usable.
        """
        if call.done:
            await trio.lowlevel.checkpoint()
        else:
            if timeout is not None:
                self._limit(call, timeout)
            # Park the task directly, without an Event or a cancel scope: every command pays for what is done here.
            call.wake = partial(trio.lowlevel.reschedule, trio.lowlevel.current_task())
            await trio.lowlevel.wait_task_rescheduled(partial(self._abandon, call))
        if call.error is not None:
            raise call.error
        assert call.result is not None
        return call.result

    def _abandon(self, call: Call, _: object) -> trio.lowlevel.Abort:
        call.wake = None
        self.protocol.forget(call)
        return trio.lowlevel.Abort.SUCCEEDED

    def fail(self, reason: str) -> None:
        """End every pending call and subscription now. When this is called twice, the first reason counts."""
        self.protocol.fail(reason)
        self.closed.set()

    # --- time limits -------------------------------------------------------------------------------------------------

    def _limit(self, call: Call, timeout: float) -> None:
        """Make the call time out after ``timeout`` seconds.

        One task watches the clock for all calls: a cancel scope for each would cost more than the rest of the call.
        """
        call.deadline = trio.current_time() + timeout
        call.timeout = timeout
        call.heard = self.protocol.sessions[call.session_id].received
        if call.deadline < self._alarm.deadline:
            self._alarm.deadline = call.deadline

    async def _watch_clock(self) -> None:
        while True:
            with self._alarm:
                await trio.sleep_forever()
            # Let the reader run first: after the program was blocked, or the laptop asleep, there may be replies that
            # arrived in time and have not been read yet.
            self._alarm = trio.CancelScope()
            await trio.lowlevel.checkpoint()
            now, next_deadline = trio.current_time(), inf
            for call in self.protocol.calls:
                if call.deadline <= now:
                    self.protocol.give_up(call, self._timeout_error(call))
                else:
                    next_deadline = min(next_deadline, call.deadline)
            self._alarm.deadline = min(self._alarm.deadline, next_deadline)

    def _timeout_error(self, call: Call) -> DeadlineExceededError:
        if call.session_id and self.protocol.sessions[call.session_id].received == call.heard:
            hint = "The page sent nothing at all meanwhile: it may be in an endless loop, or its tab may be frozen"
            return PageUnresponsiveError(call.method, call.timeout, hint=hint)
        return DeadlineExceededError(call.method, call.timeout)

    def mask_log(self, mask: Callable[[Any], Any]) -> None:
        """Have this take out what must not be in the log of the traffic."""
        if self._traffic is not None:
            self._traffic.mask = mask

    # --- the reader --------------------------------------------------------------------------------------------------

    def _receive(self, data: bytes | bytearray) -> None:
        assert self._traffic is not None, "only for a connection whose traffic is told"
        self._traffic.received(data)
        self.protocol.receive(data)

    async def _run(self) -> None:
        try:
            reason = await self._transport.run_reader(self.protocol.receive if self._traffic is None else self._receive)
        except NotCdpError as exc:
            reason = f"the other side does not speak the DevTools Protocol: {exc}"
        except Exception as exc:
            self.fail(f"an event listener in this program raised {exc!r}")
            raise
        except BaseException:
            self.fail(_LEFT)
            raise
        else:
            if self._explain is not None:
                reason = await self._explain(reason)
        self.fail(reason)


@asynccontextmanager
async def open_connection(
    transport: Transport, explain: Callable[[str], Awaitable[str]] | None = None
) -> AsyncIterator[Connection]:
    """Run a connection over ``transport``, and close the transport at the end.

    When the connection ends, ``explain`` gets the transport's reason and may return a better one; it must be quick.
    """
    connection = Connection(transport, explain)
    async with open_services(connection._run, connection._watch_clock, transport.run_writer):
        try:
            yield connection
        finally:
            connection.fail(_LEFT)
            with trio.CancelScope(shield=True):  # the transport itself limits how long this takes
                await transport.aclose()
