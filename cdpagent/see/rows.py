"""The rows an extractor gives: the one shape that the live page and plain HTML have in common.

A row is one element (or one run of text, one frame, one cut) of the reduced page, flat, in reading order; ``depth``
makes the tree. The extractor has already decided what is on the page, what is visible, what can be acted on, and, when
there is more than fits, what matters most. What is left for Python is to join the frames, to fold, to keep the
character budget and to write the text.

On the wire a row is a JSON array in the order of the fields below, with trailing empty fields left out; an empty field
before the last one is null or its own empty value. A frame's answer is a JSON object with the fields of `FrameRows`, in
which `stats` is an object with the fields of `ExtractorStats`, or an array in their order. `decode_frame` reads it.

`count` of a row that is not a CUT is how many things are folded into it, such as the options of a select; they are not
missing, `states` says the first of them.

Rows never hold the values of password, card and one-time-code fields: the extractor leaves them out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cdpagent.see.rules import Kind as Kind
from cdpagent.see.rules import Rank as Rank

# The same as plain numbers, for the loops over rows: comparing with a member of an enum takes five times as long.
STRUCTURE, INTERACTIVE, CONTENT, TEXT, FRAME, CUT = map(int, Kind)


class Row(NamedTuple):
    """One row; see the module docstring. Strings are raw page text: only `text.quote` may put them before a model."""

    depth: int  # 0 for the children of the root
    kind: int  # a Kind
    ref: int  # the number of `e<number>` within its frame; 0 for no ref
    role: str  # ARIA role; "text" for Kind.TEXT; "clickable" when interactive without any role
    name: str = ""  # accessible name; else the words beside it (`beside`) or the best hint (`hint`); cut
    states: dict[str, str | int | float | bool] = {}  # checked, expanded, level, value, … and `attrs` asked for  # noqa: RUF012
    attrs: dict[str, str] = {}  # the attributes asked for in include_attrs  # noqa: RUF012
    tag: str = ""
    text: str = ""  # visible text where it says something that name does not (cut to max_text_per_node)
    box: tuple[int, int, int, int] | None = None  # x, y, width, height in CSS pixels of its own frame's viewport
    rank: int = int(Rank.REST)
    count: int = 0  # type: ignore[assignment]  # CUT: rows missing here, 0 if not counted; else what it stands for
    frame_id: str = ""  # Kind.FRAME: which answer to join here (filled in by Python)
    hint: bool = False  # the name is a hint of ours, made of its markup or its looks
    beside: bool = False  # the name is the words that stand beside it on the page, not its accessible name


_BOX = Row._fields.index("box")


def says_the_same(one: Row, other: Row) -> bool:
    """Whether two rows are the same but for where they are."""
    return one is other or (one[:_BOX] == other[:_BOX] and one[_BOX + 1 :] == other[_BOX + 1 :])


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


NO_STATS = ExtractorStats(0, 0, 0, 0, 0.0)


def decode_frame(answer: Any) -> FrameRows:
    """One frame's answer, as parsed from JSON. Raises ValueError, naming the place, for anything else."""
    if not isinstance(answer, dict):
        raise ValueError(f"the extractor's answer should be an object, not {type(answer).__name__}")
    rows = answer.get("rows")
    if not isinstance(rows, list):
        raise ValueError("the extractor's answer has no list of rows")
    return frame_of(answer, [decode_row(fields, None, index) for index, fields in enumerate(rows)])


def frame_of(answer: dict[str, Any], rows: list[Row]) -> FrameRows:
    """What an answer says beside its rows, which are given. Raises ValueError, too."""
    refs: set[int] = set()
    for index, row in enumerate(rows):
        # A text has the ref of what holds it, which may have a row of its own, before it or after it.
        if row.ref and row.kind != TEXT:
            if row.ref in refs:
                raise ValueError(f"row {index} of the extractor's answer: the ref {row.ref} is given twice")
            refs.add(row.ref)
    next_ref = answer.get("next_ref")
    if type(next_ref) is not int or next_ref <= max((row.ref for row in rows), default=0):
        raise ValueError(f"the extractor's next_ref {next_ref!r} should be a number above every ref it gave")
    url, title = answer.get("url", ""), answer.get("title", "")
    if not isinstance(url, str) or not isinstance(title, str):
        raise ValueError("the extractor's url and title should be strings")
    reasons = answer.get("truncate_reasons") or ()
    return FrameRows(url, title, rows, decode_stats(answer.get("stats")), next_ref, tuple(map(str, reasons)))


def decode_row(fields: Any, box: tuple[int, int, int, int] | None, index: int) -> Row:
    """One row of an answer, in its place there; with this box if it has none of its own."""
    try:
        row = _decode_row(fields)
    except (TypeError, ValueError) as error:
        raise ValueError(f"row {index} of the extractor's answer: {error}") from None
    return row if box is None else row._replace(box=box)


_LAST_KIND = int(max(Kind))
_LAST_RANK = int(max(Rank))
_NOTHING: dict[str, Any] = {}


def _decode_row(fields: Any) -> Row:
    row = Row(*fields)
    depth, kind, ref, role, name, states, attrs, tag, text, box, rank, count, frame_id, hint, beside = row
    if type(depth) is not int or depth < 0:
        raise ValueError(f"the depth {depth!r} should be a number from 0 on")
    if type(kind) is not int or not 0 <= kind <= _LAST_KIND:
        raise ValueError(f"there is no kind {kind!r}")
    # Nearly all rows are as they should be but for the box; the rest have null for an empty field, or are wrong.
    if (
        type(ref) is type(rank) is type(count) is int
        and ref >= 0 <= rank <= _LAST_RANK
        and count >= 0
        and type(name) is type(role) is type(tag) is type(text) is type(frame_id) is str
        and type(states) is type(attrs) is dict
        and type(hint) is type(beside) is bool
    ):
        if box is None:
            return row
    else:
        ref, count = _number(ref, "ref"), _number(count, "count")
        role, name, tag = _string(role, "role"), _string(name, "name"), _string(tag, "tag")
        text, frame_id = _string(text, "text"), _string(frame_id, "frame_id")
        states, attrs = _table(states, "states"), _table(attrs, "attrs")
        rank = int(Rank.REST) if rank is None else min(_number(rank, "rank"), _LAST_RANK)
        hint, beside = bool(hint), bool(beside)
    place = _decode_box(box)
    return Row(depth, kind, ref, role, name, states, attrs, tag, text, place, rank, count, frame_id, hint, beside)


def _string(value: Any, field: str) -> str:
    if isinstance(value, str):
        return value
    if not value:
        return ""
    raise ValueError(f"the {field} {value!r} should be a string")


def _number(value: Any, field: str) -> int:
    if value is None:
        return 0
    if type(value) is int and value >= 0:
        return value
    raise ValueError(f"the {field} {value!r} should be a number from 0 on")


def _table(value: Any, field: str) -> dict[str, Any]:
    if isinstance(value, dict):
        return value
    if not value:
        return _NOTHING
    raise ValueError(f"the {field} should be an object, not {value!r}")


def _decode_box(value: Any) -> tuple[int, int, int, int] | None:
    if not value:
        return None
    x, y, width, height = value
    return round(x), round(y), round(width), round(height)


def decode_stats(stats: Any) -> ExtractorStats:
    """The figures of an answer."""
    if isinstance(stats, dict):
        return ExtractorStats(*(stats.get(field, 0) for field in ExtractorStats._fields))
    return ExtractorStats(*stats) if stats else NO_STATS
