"""What an ``async with page.expect_…()`` block gives: something that is there when the block has ended."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Generic, TypeVar

from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from cdpagent.browser.page.activity import Activity

T = TypeVar("T")


class Expected(Generic[T]):
    """A popup, a download or a file chooser to wait for; ``value`` is there after the block."""

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
    """Things of one kind that come to a tab by themselves, and the blocks that expect one."""

    def __init__(self, activity: Activity, kind: str) -> None:
        self._activity = activity
        self._kind = kind
        self._waiting: list[list[T]] = []  # for each block, what has come; only the first of it counts

    @property
    def awaited(self) -> bool:
        """Whether any block expects one."""
        return bool(self._waiting)

    def add(self, value: T) -> None:
        """One has come: every block that expects one gets it."""
        for came in self._waiting:
            came.append(value)
        self._activity.notify()

    @asynccontextmanager
    async def expect(self, timeout: float, hint: str | Callable[[], str] = "") -> AsyncIterator[Expected[T]]:
        """Wait, at the end of the block, for one that has come since its beginning."""
        came: list[T] = []
        self._waiting.append(came)
        try:
            yield Expected(lambda: came[0] if came else None)
            with deadline(f"waiting for {self._kind}", timeout, hint=hint):
                await self._activity.until(lambda: bool(came))
        finally:
            self._waiting = [each for each in self._waiting if each is not came]
