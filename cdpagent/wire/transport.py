"""The interface that both transports implement: whole messages, in and out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

MAX_MESSAGE: Final = 256 * 1024 * 1024
"""The largest message we accept, which is also the largest that Chrome sends."""


class Transport(Protocol):
    """Messages to and from one browser."""

    def send(self, *messages: bytes) -> None:
        """Send messages, all of each, in order, without waiting."""

    async def run_reader(self, receive: Callable[[bytes | bytearray], None]) -> str:
        """Hand every message to ``receive`` until the connection ends; return why it ended, for an error message."""

    async def run_writer(self) -> None:
        """Send what could not be sent at once, until cancelled."""

    async def aclose(self) -> None:
        """Close, politely but within a few seconds. Called once, while the reader and the writer still run."""
