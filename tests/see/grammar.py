"""A reader of snapshot texts, made from the grammar and not from the writer: what a strict model would understand."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.see.budget import Entry
    from cdpagent.see.snapshot import Snapshot
    from cdpagent.see.tree import Node

_STRING = r'"(?:[^"\\\n]|\\["\\])*"'
_ATTR = rf'\[[A-Za-z@_:*#.][A-Za-z0-9@_:*#.-]*(?:=(?:{_STRING}|[^\s"\[\]]+))?\]'
_CELL = rf"(?:{_STRING}|…)"
_REMARK = r" (?:… \d+ elements as on the page before(?:, now at \"[^\n]*\")? )?\((?:[a-z ,']+: )?web_[a-z]+(?: [a-z_]+=\S+)?\)"
_REF = r"(?:f\d+)?e\d+"
_SAID = (
    rf"(?P<role>[a-z][a-z0-9-]*)(?: (?P<short>{_REF}))?(?: (?:(?P<cells>{_CELL}(?: \| {_CELL})+)|(?P<name>{_STRING})))?"
    rf"(?P<attrs>(?: {_ATTR})*)(?P<remark>{_REMARK})?"
)
_ROW = re.compile(rf"(?P<indent>(?:  )*)(?P<mark>[-+~]|removed|removed_or_cut) {_SAID}(?P<colon>:?)")
# Neighbours of a long text: each part has the role of the one before it, if it does not say its own. They may stand
# behind the row that they all are below.
_PART = rf"(?P<role>[a-z][a-z0-9-]* )?(?P<said>{_REF}(?: {_STRING})?(?: {_ATTR})*)"
_PARTS = re.sub(r"\?P<\w+>", "?:", _PART)
_ABOVE = re.sub(r"\?P<\w+>", "?:", _SAID)
_RUN = re.compile(rf"(?P<indent>(?:  )*)- (?P<above>{_ABOVE}: )?(?P<parts>{_PARTS}(?:, {_PARTS})*)")
_LIST_ROW = re.compile(rf"(?:(?P<mark>[+~]|removed|removed_or_cut) )?(?:\[(?P<ref>\d+|f\d+e\d+)\] )?{_SAID}")
_GAP = re.compile(r"(?P<indent>(?:  )*)(?:- )?… (?P<what>[^()]*) \((?P<call>web_[a-z]+[^\n]*)\)")
_COUNT = re.compile(
    r"(?:(?P<rows>\d+)(?P<more>\+?) more elements|more elements"
    r"|(?P<siblings>\d+)\+? more (?P<role>[a-z][a-z0-9-]*)(?P<like> like these)?(?:, (?P<all>\d+) elements)?)"
)
_HEAD = re.compile(
    rf'\[snapshot\](?: url=(?:(?P<url>[^\s"\[\]]+)|(?P<quoted_url>{_STRING})) title=(?P<title>{_STRING}))?'
    r"(?: nodes=(?P<shown>\d+)(?:/(?P<total>\d+)(?P<more>\+?))? truncated=(?P<truncated>true)"
    r"(?: reasons=(?P<reasons>[a-z_,]+))?)? id=(?P<id>snap_[0-9a-z]{6})(?P<extra>(?: [a-z_]+=\S+)*)"
)


class Line(NamedTuple):
    """A row as it was written."""

    depth: int
    role: str
    name: str
    attrs: dict[str, str | bool]
    ref: str
    mark: str
    opens: bool


class Cut(NamedTuple):
    """A line about missing rows."""

    depth: int
    rows: int | None
    role: str
    call: str


class Text(NamedTuple):
    """A whole text."""

    head: dict[str, str | None]
    lines: list[Line]
    cuts: list[Cut]
    notes: list[str]


def read_tree(text: str) -> Text:
    """Read a tree or the delta of one; AssertionError, naming the line, for anything that is not in the grammar."""
    return _read(text, _row)


def read_list(text: str) -> Text:
    """Read a list."""
    return _read(text, _list_row)


def _read(text: str, row: Callable[[str], Line]) -> Text:
    assert text.splitlines() == text.split("\n"), "some other character breaks lines"
    first, *middle, last = text.split("\n")
    head = _HEAD.fullmatch(first)
    assert head, first
    assert last == f"[end {head['id'].removeprefix('snap_')}]", last
    lines: list[Line] = []
    cuts: list[Cut] = []
    notes: list[str] = []
    for line in middle:
        gap = _GAP.fullmatch(line)
        if line == "no change":
            notes.append(line)
        elif gap:
            count = _COUNT.fullmatch(gap["what"])
            if count:
                rows = count["rows"] or count["all"] or count["siblings"]
                cuts.append(Cut(len(gap["indent"]) // 2, int(rows) if rows else None, count["role"] or "", gap["call"]))
            else:
                notes.append(gap["what"])
        elif run := _RUN.fullmatch(line):
            indent = run["indent"]
            if run["above"]:
                lines.append(row(f"{indent}- {run['above'].rstrip()}"))
                indent += "  "
            role = ""
            for part in re.finditer(_PART, run["parts"]):
                role = part["role"] or role
                lines.append(row(f"{indent}- {role}{part['said']}"))
        else:
            lines.append(row(line))
    return Text(head.groupdict(), lines, cuts, notes)


def _row(line: str) -> Line:
    match = _ROW.fullmatch(line)
    assert match, line
    attrs = _attrs(match["attrs"])
    ref = attrs.pop("ref", "") or match["short"] or ""
    return Line(
        len(match["indent"]) // 2, match["role"], _unquoted(match["name"]), attrs, str(ref), match["mark"],
        bool(match["colon"]),
    )  # fmt: skip


def _list_row(line: str) -> Line:
    match = _LIST_ROW.fullmatch(line)
    assert match, line
    ref = match["ref"] or ""
    ref = f"e{ref}" if ref.isdigit() else ref
    return Line(0, match["role"], _unquoted(match["name"]), _attrs(match["attrs"]), ref, match["mark"] or "", False)


def _attrs(text: str) -> dict[str, str | bool]:
    attrs: dict[str, str | bool] = {}
    for attr in re.findall(_ATTR, text):
        key, is_pair, value = attr[1:-1].partition("=")
        assert key not in attrs, f"{key} is said twice in {text}"
        attrs[key] = (_unquoted(value) if value.startswith('"') else value) if is_pair else True
    return attrs


def _unquoted(string: str | None) -> str:
    return str(json.loads(string)) if string else ""


def rows_of(snapshot: Snapshot) -> list[tuple[Entry, Node]]:
    """What a snapshot has written about elements: its entries without the gaps."""
    return [(entry, entry.node) for entry in snapshot.entries if entry.node is not None]


def is_notice(text: str) -> bool:
    """Whether a text only says that there was no room for anything."""
    return text in ("[snapshot] truncated=true", "…", '{"truncated":true}', "{}", "0")
