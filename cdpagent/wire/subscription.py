"""Events as bounded streams: each reader has its own buffer, and an overflow is an error there, never a silent loss."""

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

    Iteration raises when there will be no more (the page was closed or has crashed, the browser went away), after the
    events that came before; and `EventsLostError` when more than ``buffer`` events were waiting to be read.
    """

    def __init__(self, session: SessionState, methods: tuple[str, ...], buffer: int) -> None:
        if not methods:
            raise ValueError('name at least one event, such as "Page.loadEventFired", or "*" for all of the session')
        if buffer < 1:
            raise ValueError("buffer must be at least 1")
        self._session = session
        self._methods = tuple(dict.fromkeys(methods))
        self._buffer = buffer
        self._events: deque[Event[ParamsT]] = deque()
        self._lost = 0
        self._ending: Ending | None = None
        self._open = False
        self._news = trio.lowlevel.ParkingLot()

    async def __aenter__(self) -> Self:
        if self._open:
            raise RuntimeError(f"{self._what}: it is open already; each reader needs a subscription of its own")
        if self._session.ending is not None:
            raise self._session.ending.error(self._what)
        for method in self._methods:
            self._session.listen(method, self._receive)
        # A session that has crashed already may be waited on: the next navigation brings it back to life.
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
        """Return the next event if there is one already."""
        return self._events.popleft() if self._events else None

    @property
    def _what(self) -> str:
        return f"subscription to {', '.join(self._methods)}"

    def _receive(self, event: Event[Any]) -> None:
        if self._ending is not None:  # a crash is the end here, though not for the session
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
    """One event, waited for from before the act that causes it.

    ::

        async with session.expect("Page.loadEventFired") as loaded:
            await session.send("Page.navigate", url=url)
        print(loaded.event.params["timestamp"])

    The block's end waits for the event. An exception inside the block is not held up by the wait.
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

    @property
    def event(self) -> Event[ParamsT]:
        """The event; there from the end of the block on."""
        if self._event is None:
            raise RuntimeError("the event is there after the `async with session.expect(...)` block has ended")
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
        hint = f"Was {domain}.enable sent on this session, and was the wait begun before the act?"
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
