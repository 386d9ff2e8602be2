"""What the script in a document answers to a look, and how the rows of the last answer become those of the next.

An answer names its version, and the version that it builds on if the script still has that one. Its rows are then a
list of rows that are new, of counts of rows that stay, and of negative counts of rows that go. A row that stays is the
same object as before: whoever keeps something for a row finds it again.

Boxes change all the time, whenever something above them grows. So they come beside the rows, four numbers for each row
that has one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cdpagent.see.hints import name_by_hints
from cdpagent.see.rows import CUT, STRUCTURE, FrameRows, Row, decode_row, frame_of
from cdpagent.wire import json


class Unchanged(NamedTuple):
    """No node has changed since the last look."""

    js_time_ms: float
    """How long it took to find out."""


class RowsText(NamedTuple):
    """The rows, as the script has written them."""

    text: str


class ScopeMissing(NamedTuple):
    """What the look was to be limited to is not in the document."""


Answer = Unchanged | RowsText | ScopeMissing


def decode_answer(answer: Any) -> Answer:
    """What ``extract`` of the script has answered.

    Rows come as JSON in a string: twice as fast as an object that Chrome takes apart itself.
    """
    if answer is None:
        return ScopeMissing()
    return RowsText(answer) if isinstance(answer, str) else Unchanged(float(answer))


class Version(NamedTuple):
    """One answer, put together."""

    number: int
    frame: FrameRows
    suspects: int
    """How many elements may have a closed shadow root that is not known yet."""
    has_added: bool
    """Whether elements have come of which a listener would tell what they are."""
    sent: list[list[Any]]
    """The rows as they were sent, before the nameless ones got their names."""
    boxes: list[int]


def read_version(answer: RowsText, before: Version | None) -> Version | None:
    """Put an answer together with the one before it; None if it builds on another one than that."""
    decoded = json.loads(answer.text.encode())
    base = before if before is not None and decoded["base"] == before.number else None
    if decoded["base"] and base is None:
        return None
    sent, kept = _assemble(decoded["rows"], base)
    boxes = decoded.get("boxes")
    if boxes is None:
        boxes = base.boxes if base is not None else []
    rows = _rows(sent, kept, boxes)
    if base is not None and len(rows) == len(base.frame.rows) and all(map(_is, rows, base.frame.rows)):
        rows = base.frame.rows
    frame = frame_of(decoded, rows)
    return Version(decoded["version"], frame, decoded["suspects"], decoded["has_added"], sent, boxes)


def _is(one: object, other: object) -> bool:
    return one is other


def _assemble(listed: list[Any], base: Version | None) -> tuple[list[list[Any]], list[Row | None]]:
    """The rows as they were sent, and beside each the row that it was before; None for a new one."""
    if base is None:
        return listed, [None] * len(listed)
    sent: list[list[Any]] = []
    kept: list[Row | None] = []
    at = 0
    for each in listed:
        if type(each) is not int:
            sent.append(each)
            kept.append(None)
        elif each > 0:
            sent += base.sent[at : at + each]
            kept += base.frame.rows[at : at + each]
            at += each
        else:
            at -= each
    if len(sent) != len(kept):
        raise ValueError("the extractor's answer keeps more rows than there were")
    return sent, kept


def _rows(sent: list[list[Any]], kept: list[Row | None], boxes: list[int]) -> list[Row]:
    # Naming writes into the rows; those that were sent have to stay as they are for the next answer.
    named = [fields if len(fields) < _HINTED else [*fields] for fields in sent]
    places: list[tuple[int, int, int, int] | None] = []
    at = 0
    for fields in named:
        if fields[1] in _WITHOUT_BOX:
            places.append(None)
        else:
            left, top, width, height = boxes[at : at + 4]
            places.append((left, top, width, height))
            at += 4
    if at != len(boxes):
        raise ValueError("the extractor's boxes are not those of its rows")
    name_by_hints(named, places)
    rows: list[Row] = []
    for fields, before, box in zip(named, kept, places, strict=True):
        if before is not None and len(fields) < _HINTED:
            rows.append(before if before.box == box else before._replace(box=box))
            continue
        row = decode_row(fields, box, len(rows))
        rows.append(before if before == row and before is not None else row)
    return rows


_HINTED = Row._fields.index("hint") + 1
_WITHOUT_BOX = (STRUCTURE, CUT)
