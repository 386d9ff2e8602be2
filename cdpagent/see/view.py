"""A view: what all frames of a page answered to one look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cdpagent.see.rows import FrameRows, Row
    from cdpagent.see.tree import FrameAnswer


@dataclass(frozen=True, slots=True)
class View:
    """The rows of the outermost frame, and those of the frames in it."""

    main: FrameRows
    frames: dict[str, FrameAnswer]
    """By frame id, the outermost frame left out if it is the main frame of its page."""

    def answers(self) -> list[FrameRows]:
        """What each frame answered, the outermost first."""
        return [rows for _, rows in self.by_prefix()]

    def by_prefix(self) -> list[tuple[str, FrameRows]]:
        """What each frame answered, by how its refs begin: nothing in the main frame, ``f2`` in the second one."""
        return [("", self.main), *((f"f{answer.number}", answer.rows) for answer in self.frames.values())]

    def rows(self) -> list[tuple[str, Row]]:
        """All rows of all frames, each with how its ref begins."""
        return [(prefix, row) for prefix, answer in self.by_prefix() for row in answer.rows]

    def has_rows_of(self, other: View) -> bool:
        """Whether all frames have the very rows of another view: nothing at all has changed in between."""
        if self.frames.keys() != other.frames.keys():
            return False
        pairs = zip(self.by_prefix(), other.by_prefix(), strict=True)
        return all(one == another and now.rows is was.rows for (one, now), (another, was) in pairs)

    def shows_same_as(self, other: View) -> bool:
        """Whether the frames answered the same, however long it took them."""
        if self.frames.keys() != other.frames.keys():
            return False
        pairs = [(self.main, other.main), *((self.frames[key].rows, other.frames[key].rows) for key in self.frames)]
        return all(_is_same(now, before) for now, before in pairs)


def _is_same(now: FrameRows, before: FrameRows) -> bool:
    return (
        now.rows == before.rows
        and (now.url, now.title, now.truncate_reasons) == (before.url, before.title, before.truncate_reasons)
        and now.stats._replace(js_time_ms=0) == before.stats._replace(js_time_ms=0)
    )
