"""Shows the progress of an installation on stderr: permanent lines and, on a terminal, one line that changes."""

from __future__ import annotations

import shutil
import sys
import time
from typing import TextIO

_REDRAW_SECONDS = 0.1
_BAR_WIDTH = 24
_MEGABYTE = 1_000_000


class Status:
    """Lines for a person. On a terminal `show` rewrites one line; in a log it writes nothing."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = sys.stderr if stream is None else stream
        self.is_terminal = self._stream.isatty()
        self._shown = False

    def say(self, text: str) -> None:
        """Write a line that stays."""
        self.clear()
        self._stream.write(text + "\n")
        self._stream.flush()

    def show(self, text: str) -> None:
        """Write a line that the next one replaces."""
        if not self.is_terminal:
            return
        width = shutil.get_terminal_size().columns - 1
        # ESC [K clears the rest of a longer line that was there before.
        self._stream.write("\r" + text[:width] + "\x1b[K")
        self._stream.flush()
        self._shown = True

    def clear(self) -> None:
        """Remove the changing line."""
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
            self._shown = False


class DownloadProgress:
    """A bar with a percentage and a speed; in a log, a line for every quarter."""

    def __init__(self, status: Status, *, total: int, start: int = 0) -> None:
        self._status = status
        self._total = total
        self._start = start
        self._done = start
        self._began = time.monotonic()
        self._drawn = 0.0
        self._quarter = 4 * start // total if total else 0

    def advance(self, count: int) -> None:
        """Count bytes that have arrived."""
        self._done += count
        now = time.monotonic()
        if self._status.is_terminal:
            if now - self._drawn >= _REDRAW_SECONDS or self._done >= self._total:
                self._drawn = now
                self._status.show(self._bar(now))
        elif (quarter := 4 * self._done // self._total) > self._quarter:
            self._quarter = quarter
            self._status.say(f"  {25 * quarter:3d} % of {self._total / _MEGABYTE:.0f} MB")

    def _bar(self, now: float) -> str:
        part = self._done / self._total
        filled = int(part * _BAR_WIDTH)
        speed = (self._done - self._start) / max(now - self._began, 0.001) / _MEGABYTE
        return (
            f"  [{'#' * filled}{'.' * (_BAR_WIDTH - filled)}] {part:4.0%}"
            f"  {self._done / _MEGABYTE:.0f} of {self._total / _MEGABYTE:.0f} MB, {speed:.1f} MB/s"
        )
