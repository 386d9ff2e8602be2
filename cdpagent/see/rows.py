"""The rows an extractor gives: the one shape that the live page and plain HTML have in common.

A row is one element (or one run of text, one frame, one cut) of the reduced page, flat, in reading order; ``depth``
makes the tree. The extractor has already decided what is on the page, what is visible, what can be acted on, and, when
there is more than fits, what matters most. What is left for Python is to join the frames, to fold, to keep the
character budget and to write the text.

On the wire a row is a JSON array in the order of the fields below, with trailing empty fields left out.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Kind(IntEnum):
    """What a row is."""

    STRUCTURE = 0  # an ancestor that is kept because something below it is
    INTERACTIVE = 1  # can be acted on; always has a ref
    CONTENT = 2  # heading, image, paragraph, cell …; has a ref
    TEXT = 3  # a run of text that no other row's name says; `name` is the text; no ref
    FRAME = 4  # an iframe; the rows of its document follow in the child frame's own answer
    CUT = 5  # rows left out here by the extractor: `name` is their common role or "", `count` how many


class Rank(IntEnum):
    """What goes first when not everything fits. Smaller is more important."""

    DIALOG = 0  # inside the open modal dialog
    FOCUSED = 1  # the focused element
    VIEWPORT = 2  # in the viewport
    FORM = 3  # in a form, off screen
    MAIN = 4  # in the main landmark, off screen
    REST = 5


class Row(NamedTuple):
    """One row; see the module docstring. Strings are raw page text: only `text.quote` may put them before a model."""

    depth: int  # 0 for the children of the root
    kind: int  # a Kind
    ref: int  # the number of `e<number>` within its frame; 0 for no ref
    role: str  # ARIA role; "text" for Kind.TEXT; "clickable" when interactive without any role
    name: str = ""  # accessible name, or the best hint for a nameless clickable; cut to max_text_per_node
    states: dict[str, str | int | float | bool] = {}  # checked, expanded, level, value, … and `attrs` asked for  # noqa: RUF012
    attrs: dict[str, str] = {}  # the attributes asked for in include_attrs  # noqa: RUF012
    tag: str = ""
    text: str = ""  # visible text where it says something that name does not (cut to max_text_per_node)
    box: tuple[int, int, int, int] | None = None  # x, y, width, height in CSS pixels of its own frame's viewport
    rank: int = Rank.REST
    count: int = 0  # Kind.CUT: how many rows are missing here; else how many like it were folded into it
    frame_id: str = ""  # Kind.FRAME: which answer to join here (filled in by Python)
    hint: bool = False  # the name is a hint of ours, not the page's accessible name


class ExtractorStats(NamedTuple):
    """What the walk cost and saw; counted, not estimated."""

    dom_nodes: int
    visited_nodes: int
    emitted_nodes: int
    skipped_hidden: int
    js_time_ms: float


class FrameRows(NamedTuple):
    """One frame's answer."""

    url: str
    title: str
    rows: list[Row]
    stats: ExtractorStats
    next_ref: int  # the next number to give; numbers are never used twice in a frame, not even after a navigation
    truncate_reasons: tuple[str, ...] = ()  # max_nodes, max_depth, time_limit …
