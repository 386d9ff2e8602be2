"""What an ``async with page.expect_…()`` block gives: something that is there when the block has ended."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Generic, TypeVar

from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from cdpagent.browser.page.tab import Tab

T = TypeVar("T")


class Expected(Generic[T]):
    """A popup, a download or a file chooser that is being waited for; ``value`` is there after the block."""

    def __init__(self) -> None:
        self._value: T | None = None

    @property
    def value(self) -> T:
        """What came."""
        if self._value is None:
            raise RuntimeError("it is there after the `async with page.expect_…()` block has ended")
        return self._value

    @property
    def came(self) -> bool:
        """Whether it is there already."""
        return self._value is not None


class Arrivals(Generic[T]):
    """Things of one kind that come to a page by themselves, and those who wait for the next one."""

    def __init__(self, page: Tab, kind: str) -> None:
        self._page = page
        self._kind = kind
        self._waiting: list[Expected[T]] = []

    @property
    def awaited(self) -> bool:
        """Whether anybody waits."""
        return bool(self._waiting)

    def add(self, value: T) -> None:
        """One has come: whoever waits has it."""
        for expected in self._waiting:
            if not expected.came:
                expected._value = value
        self._page._changed()

    @asynccontextmanager
    async def expect(self, timeout: float, hint: str | Callable[[], str] = "") -> AsyncIterator[Expected[T]]:
        """Wait, at the end of the block, for one that came since its beginning."""
        expected: Expected[T] = Expected()
        self._waiting.append(expected)
        try:
            yield expected
            with deadline(f"waiting for {self._kind}", timeout, hint=hint):
                await self._page._until(lambda: expected.came)
        finally:
            self._waiting.remove(expected)
