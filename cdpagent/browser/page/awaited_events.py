"""What comes to a tab, or to a context, by itself, and the blocks that expect one."""

from __future__ import annotations

from collections import deque
from contextlib import asynccontextmanager
from inspect import isawaitable
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

T = TypeVar("T")


class News(Protocol):
    """Where it is told that something has happened, and waited for."""

    def notify(self) -> None:
        """Wake those who wait."""

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds, and raise if it never will."""


class Expected(Generic[T]):
    """Something to wait for, such as a popup, a download or an answer; ``value`` is there after the block."""

    def __init__(self, read: Callable[[], T | None]) -> None:
        self._read = read

    def __repr__(self) -> str:
        value = self._read()
        return "<Expected, not there yet>" if value is None else f"<Expected {value!r}>"

    @property
    def value(self) -> T:
        """What came."""
        value = self._read()
        if value is None:
            raise RuntimeError("`value` is there only after the `async with page.expect_…()` block has ended")
        return value

    @property
    def came(self) -> bool:
        """Whether it is there already."""
        return self._read() is not None


class Arrivals(Generic[T]):
    """Things of one kind that come by themselves, and the blocks that expect one."""

    def __init__(self, news: News, kind: str) -> None:
        self._news = news
        self._kind = kind
        self._waiting: list[deque[T]] = []  # for each block, what has come and was not looked at yet

    @property
    def awaited(self) -> bool:
        """Whether any block expects one."""
        return bool(self._waiting)

    def add(self, value: T) -> None:
        """One has come: every block that expects one gets it."""
        for came in self._waiting:
            came.append(value)
        if self._waiting:
            self._news.notify()

    @asynccontextmanager
    async def expect(
        self,
        timeout: float,
        hint: str | Callable[[], str] = "",
        *,
        wanted: Callable[[T], bool | Awaitable[bool]] | None = None,
    ) -> AsyncIterator[Expected[T]]:
        """Wait, at the end of the block, for one that has come since its beginning.

        ``wanted`` says whether one is meant; without it, every one is.
        """
        came: deque[T] = deque()
        found: list[T] = []
        self._waiting.append(came)
        try:
            yield Expected(lambda: found[0] if found else came[0] if came and wanted is None else None)
            with deadline(f"waiting for {self._kind}", timeout, hint=hint):
                while not found:
                    await self._news.until(lambda: bool(came))
                    each = came.popleft()
                    verdict = wanted is None or wanted(each)
                    if await verdict if isawaitable(verdict) else verdict:
                        found.append(each)
        finally:
            self._waiting = [each for each in self._waiting if each is not came]
