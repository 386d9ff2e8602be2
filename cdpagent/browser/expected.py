"""What an ``async with page.expect_…()`` block gives: something that is there when the block has ended."""

from __future__ import annotations

from typing import Generic, TypeVar

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

    def _set(self, value: T) -> None:
        if self._value is None:
            self._value = value
