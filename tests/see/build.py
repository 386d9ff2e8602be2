"""Short ways to write rows and pages in tests."""

from __future__ import annotations

from typing import Any

from cdpagent.see.options import SnapshotOptions
from cdpagent.see.rows import NO_STATS, FrameRows, Kind, Row
from cdpagent.see.snapshot import Snapshot, make_snapshot

URL = "https://shop.example/"


def structure(depth: int, role: str, name: str = "", ref: int = 0, **fields: Any) -> Row:
    """An ancestor."""
    return Row(depth, int(Kind.STRUCTURE), ref, role, name, **fields)


def control(depth: int, ref: int, role: str, name: str = "", **fields: Any) -> Row:
    """Something to act on."""
    return Row(depth, int(Kind.INTERACTIVE), ref, role, name, **fields)


def content(depth: int, ref: int, role: str, name: str = "", **fields: Any) -> Row:
    """A heading, an image, a paragraph."""
    return Row(depth, int(Kind.CONTENT), ref, role, name, **fields)


def text(depth: int, words: str, **fields: Any) -> Row:
    """A run of text."""
    return Row(depth, int(Kind.TEXT), 0, "text", words, **fields)


def frame(depth: int, ref: int, name: str, frame_id: str, **fields: Any) -> Row:
    """An iframe."""
    return Row(depth, int(Kind.FRAME), ref, "iframe", name, frame_id=frame_id, **fields)


def cut(depth: int, role: str, count: int) -> Row:
    """Rows that the extractor left out."""
    return Row(depth, int(Kind.CUT), 0, "", role, count=count)


def page(*rows: Row, url: str = URL, title: str = "Shop", reasons: tuple[str, ...] = ()) -> FrameRows:
    """A frame's answer."""
    return FrameRows(url, title, list(rows), NO_STATS, max((row.ref for row in rows), default=0) + 1, reasons)


def snapshot(*rows: Row, **options: Any) -> Snapshot:
    """A snapshot of these rows."""
    return make_snapshot(page(*rows), options=SnapshotOptions(**options))


def body(*rows: Row, **options: Any) -> list[str]:
    """The lines between the head and the end."""
    return snapshot(*rows, **options).text.split("\n")[1:-1]
