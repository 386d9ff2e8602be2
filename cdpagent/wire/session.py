"""A session: the handle for sending commands to, and hearing events of, a browser, a page, a frame or a worker."""

from __future__ import annotations

from types import EllipsisType
from typing import TYPE_CHECKING, Any

from cdpagent.wire.subscription import DEFAULT_BUFFER, Expectation, Subscription

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractContextManager

    from cdpagent.wire.connection import Connection
    from cdpagent.wire.protocol import Call, Ending, Event, SessionState
    from cdpagent.wire.types import ExpectEvent, SendCommand, SubscribeEvents

DEFAULT_TIMEOUT = 30.0


class Session:
    """Raw CDP on one target.

    ``timeout`` is the time limit, in seconds, of every command on this handle that does not set its own; None waits
    for ever.
    """

    __slots__ = ("_connection", "_state", "timeout")

    def __init__(self, connection: Connection, state: SessionState, timeout: float | None = DEFAULT_TIMEOUT) -> None:
        self._connection = connection
        self._state = state
        self.timeout = timeout
        """The time limit, in seconds, of every command that does not set its own; None: no limit."""

    def __repr__(self) -> str:
        return f"<Session {self._state.session_id or 'browser'}{' (ended)' if self.ended else ''}>"

    @property
    def session_id(self) -> str:
        """CDP's id of this session; empty for the browser's own."""
        return self._state.session_id

    @property
    def ended(self) -> bool:
        """Whether the page, frame or worker, or the connection, is gone."""
        return self._state.ending is not None

    @property
    def crashed(self) -> bool:
        """Whether the page's renderer has crashed and Chrome has not started a new one."""
        return self._state.crashed is not None

    if TYPE_CHECKING:

        @property
        def send(self) -> SendCommand:
            """Send a command, its parameters as keywords, and return its result.

            ``await session.send("Runtime.evaluate", expression="1+1", returnByValue=True)``
            """

        @property
        def subscribe(self) -> SubscribeEvents:
            """Subscribe to events by name: an async context manager with an async iterator; see `Subscription`."""

        @property
        def expect(self) -> ExpectEvent:
            """Wait, at the end of the block, for the next event of that name; see `Expectation`."""

    else:

        async def send(self, method: str, /, **params: Any) -> dict[str, Any]:
            """Send a command, its parameters as keywords, and return its result."""
            connection = self._connection
            return await connection.finish(connection.start(method, params, self._state.session_id), self.timeout)

        def subscribe(self, *methods: str, buffer: int = DEFAULT_BUFFER) -> Subscription:
            """Subscribe to events by name: an async context manager with an async iterator; see `Subscription`."""
            return Subscription(self._state, methods, buffer)

        def expect(
            self,
            *methods: str,
            timeout: float | None = DEFAULT_TIMEOUT,
            predicate: Callable[[Event], bool] | None = None,
        ) -> Expectation:
            """Wait, at the end of the block, for the next event of that name; see `Expectation`."""
            return Expectation(Subscription(self._state, methods, DEFAULT_BUFFER), timeout, predicate)

    async def call(
        self, method: str, params: Mapping[str, Any] | None = None, *, timeout: float | EllipsisType | None = ...
    ) -> dict[str, Any]:
        """Send a command whose method is known only at run time, or that needs its own time limit (None: no limit)."""
        limit = self.timeout if isinstance(timeout, EllipsisType) else timeout
        return await self._connection.finish(self.start(method, params), limit)

    def start(self, method: str, params: Mapping[str, Any] | None = None) -> Call:
        """Send a command without waiting, so that several can be on their way at once; `finish` waits for one."""
        return self._connection.start(method, params, self._state.session_id)

    async def finish(self, call: Call, *, timeout: float | EllipsisType | None = ...) -> dict[str, Any]:
        """Wait for the result of a command that `start` sent, and return it."""
        return await self._connection.finish(call, self.timeout if isinstance(timeout, EllipsisType) else timeout)

    def listen(self, method: str, listener: Callable[[Event[Any]], None]) -> None:
        """Call ``listener`` from the reader, synchronously, for every event of that name.

        It must be quick and must not raise. If it needs to wait, use `subscribe` instead.
        """
        self._state.listen(method, listener)

    def unlisten(self, method: str, listener: Callable[[Event[Any]], None]) -> None:
        """Undo one `listen`."""
        self._state.unlisten(method, listener)


def together(session: Session) -> AbstractContextManager[None]:
    """Send what is started in the block at its end, in one piece; see `Connection.together`."""
    return session._connection.together()


def messages_heard(session: Session) -> int:
    """How many messages have come from the page, frame or worker: a page in an endless loop sends none."""
    return session._state.received


def on_end(session: Session, tell: Callable[[Ending], None]) -> None:
    """Have ``tell`` called from the reader when the session ends, with the reason."""
    session._state.on_end.append(tell)
