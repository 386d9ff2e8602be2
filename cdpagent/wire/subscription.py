"""Events as bounded streams: each reader has its own buffer, and an overflow is an error, not a silent loss."""

from __future__ import annotations

from collections import deque
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import trio

from cdpagent.errors import EventsLostError
from cdpagent.wire.deadline import deadline
from cdpagent.wire.protocol import Event

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from types import TracebackType
    from typing import Self

    from cdpagent.wire.protocol import Ending, SessionState

__all__ = ["Event", "Expectation", "Subscription"]

ParamsT = TypeVar("ParamsT")

DEFAULT_BUFFER = 1000


class Subscription(Generic[ParamsT]):
    """The events of some names on one session, from the moment the block is entered.

    ::

        async with session.subscribe("Network.requestWillBeSent") as events:
            async for event in events:
                print(event.params["request"]["url"])

    When the page is closed or crashes, or the browser goes away, iteration gives the events that came before and then
    raises. It raises `EventsLostError` when more than ``buffer`` events were waiting to be read.
    """

    def __init__(self, session: SessionState, methods: tuple[str, ...], buffer: int) -> None:
        if not methods:
            raise ValueError('no event was named. Pass names such as "Page.loadEventFired", or "*" for every event')
        if buffer < 1:
            raise ValueError(f"buffer must be at least 1, not {buffer}")
        self._session = session
        self._methods = tuple(dict.fromkeys(methods))
        self._buffer = buffer
        self._events: deque[Event[ParamsT]] = deque()
        self._lost = 0
        self._ending: Ending | None = None
        self._open = False
        self._news = trio.lowlevel.ParkingLot()

    def __repr__(self) -> str:
        state = f"{len(self._events)} events wait" if self._open else "not open"
        return f"<Subscription to {', '.join(self._methods):.200}: {state}>"

    async def __aenter__(self) -> Self:
        if self._open:
            raise RuntimeError(f"{self._what}: it is already open. Call subscribe() once for each reader")
        if self._session.ending is not None:
            raise self._session.ending.error(self._what)
        for method in self._methods:
            self._session.listen(method, self._receive)
        # Subscribing to a crashed session is allowed: the next navigation starts its renderer again.
        self._session.on_end.append(self._end)
        self._session.on_crash.append(self._end)
        self._open = True
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        self._close()
        return None

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Event[ParamsT]:
        return await self.receive()

    async def receive(self) -> Event[ParamsT]:
        """Wait for the next event and return it."""
        if self._events:
            await trio.lowlevel.checkpoint()
        while not self._events:
            if self._lost:
                raise EventsLostError(self._methods, self._buffer, self._lost)
            if self._ending is not None:
                raise self._ending.error(self._what)
            if not self._open:
                raise RuntimeError(f"{self._what}: use it inside its async with block")
            await self._news.park()
        return self._events.popleft()

    def receive_nowait(self) -> Event[ParamsT] | None:
        """Return the next event if one has arrived, else None."""
        return self._events.popleft() if self._events else None

    @property
    def _what(self) -> str:
        return f"subscription to {', '.join(self._methods)}"

    def _receive(self, event: Event[Any]) -> None:
        if self._ending is not None:  # a crash ends this subscription, though the session may go on
            return
        if self._lost or len(self._events) >= self._buffer:
            self._lost += 1
        else:
            self._events.append(event)
        self._news.unpark_all()

    def _end(self, ending: Ending) -> None:
        self._ending = ending
        self._news.unpark_all()

    def _close(self) -> None:
        if not self._open:
            return
        self._open = False
        for method in self._methods:
            self._session.unlisten(method, self._receive)
        for callbacks in (self._session.on_end, self._session.on_crash):
            if self._end in callbacks:
                callbacks.remove(self._end)
        self._news.unpark_all()


class Expectation(Generic[ParamsT]):
    """Waits for one event. Enter the block before the act that causes the event, so that it can't be missed.

    ::

        async with session.expect("Page.loadEventFired") as loaded:
            await session.send("Page.navigate", url=url)
        print(loaded.event.params["timestamp"])

    The end of the block waits for the event; if the block raises, it does not wait.
    """

    def __init__(
        self,
        subscription: Subscription[ParamsT],
        timeout: float | None,
        predicate: Callable[[Event[ParamsT]], bool | Awaitable[bool]] | None,
    ) -> None:
        self._subscription = subscription
        self._timeout = timeout
        self._predicate = predicate
        self._event: Event[ParamsT] | None = None

    def __repr__(self) -> str:
        state = "it came" if self._event is not None else "not there yet"
        return f"<Expectation of {', '.join(self._subscription._methods):.200}: {state}>"

    @property
    def event(self) -> Event[ParamsT]:
        """The event; read it after the block has ended."""
        if self._event is None:
            raise RuntimeError("the event has not come yet. Read it after the `async with session.expect(...)` block")
        return self._event

    async def __aenter__(self) -> Self:
        await self._subscription.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                await self._wait()
        finally:
            self._subscription._close()

    async def _wait(self) -> None:
        domain = self._subscription._methods[0].partition(".")[0]
        hint = f"Check that {domain}.enable was sent on this session, and that the act is inside the block"
        with deadline(f"waiting for {' or '.join(self._subscription._methods)}", self._timeout, hint=hint):
            while True:
                event = await self._subscription.receive()
                if await self._is_wanted(event):
                    self._event = event
                    return

    async def _is_wanted(self, event: Event[ParamsT]) -> bool:
        if self._predicate is None:
            return True
        verdict = self._predicate(event)
        return await verdict if isawaitable(verdict) else verdict
