"""How a long text is written: in fewer characters for each row, so that more of the page fits.

A short text has one line for each row. In a long one,

* rows that only wrap others (a list, an item, a group without a name, a heading around a link) give way to what is in
  them;
* names are cut earlier, and one that says the same thing twice says it once;
* headings say their level in their role, ``h2 "Gear"``, and headings, captions and paragraphs have no ref;
* what is only pressed has its ref before its name, and those next to one another share a line, in which a role is said
  once for all that have it: ``- link e3 "Home", e4 "Gear", button e5 "Search", e6 "Log in"``;
* where such a line is all that there is below a row, it stands behind it: ``- navigation: link e3 "Home", e4 "Gear"``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cdpagent.see.lines import Style, is_pressed
from cdpagent.see.options import DEFAULT_ATTRS
from cdpagent.see.rows import CONTENT, STRUCTURE
from cdpagent.see.tree import Flat
from cdpagent.see.urls import MAX_URL_CHARS

if TYPE_CHECKING:
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.tree import Node

_ROOM_FOR_NOTES: Final = 1500
LONG_CHARS: Final = 3000
"""A text that is about as long as this, or longer, is written densely."""
# Beside its name and its text, a row takes about so many characters.
_ROW_CHARS: Final = 20
_WRAPPERS: Final = frozenset(
    {"article", "blockquote", "feed", "figure", "generic", "group", "list", "listitem", "rowgroup", "section", "table"}
)
_LEAST_SAID_TWICE: Final = 4
# How long names are, as parts of `max_text_per_node`: 80 and 60 characters, near and far, unless that is changed; where
# that is too long, in small steps down to half of that. What is only there to be read is cut first.
_NEAR_PART, _FAR_PART, _READ_PART = 0.4, 0.3, 0.2
_STEPS: Final = 10
_LEAST_CHARS: Final = 24


def dense_styles(options: SnapshotOptions) -> list[Style]:
    """From the longest names to the shortest. Rows go only when the last but one is too long for all of them."""
    return _styles(
        options.max_text_per_node,
        has_note=options.max_chars_total >= _ROOM_FOR_NOTES,
        asks_for_urls=options.include_attrs != DEFAULT_ATTRS,
        reads_all=options.interactive_only is False,
    )


@lru_cache(maxsize=32)
def _styles(most: int, *, has_note: bool, asks_for_urls: bool, reads_all: bool) -> list[Style]:
    note = ("some names cut, some href left out" if asks_for_urls else "some names cut") if has_note else ""
    result = [Style(_part(_NEAR_PART, most), _part(_FAR_PART, most), 0, True, note, 1, most, True)]
    for step in range(_STEPS + 1):
        part = most * (1 - step / (2 * _STEPS))
        near, far, read = (_part(share, part) for share in (_NEAR_PART, _FAR_PART, _READ_PART))
        shorter = Style(near, far, 0, True, note, 1, most, True, 0 if reads_all else read)
        if shorter != result[-1]:
            result.append(shorter)
    result[0] = result[0]._replace(url=MAX_URL_CHARS if asks_for_urls else 0)
    result[-1] = result[-1]._replace(enough=0.04)
    return [*result, Style(min(24, most), min(24, most), 0, False, "", 0, 0, True)]


def _part(part: float, most: float) -> int:
    return min(int(most), max(_LEAST_CHARS, int(part * most)))


def is_long(flat: Flat) -> bool:
    """Whether the text is to be written densely: how long it would be with a line for each row, roughly."""
    nodes = flat.nodes
    chars = _ROW_CHARS * len(nodes) + 2 * sum(flat.depth)
    if chars <= LONG_CHARS:
        for node in nodes:
            chars += len(node.name) + len(node.text)
    return chars > LONG_CHARS


def without_wrappers(flat: Flat) -> Flat:
    """The rows without those that only wrap, whose place their children take, and without headings said already."""
    nodes: list[Node] = []
    levels: list[int] = []
    parents: list[int] = []
    old_opens = flat.opens
    # For each row, where the row is now that its children stand below, and how deep they stand.
    places: list[int] = []
    inner: list[int] = []
    for at, node in enumerate(flat.nodes):
        parent = flat.parent[at]
        place, level = (places[parent], inner[parent]) if parent >= 0 else (-1, 0)
        is_open = old_opens[at]
        if is_open and not (node.name or node.text) and _is_wrapper(node):
            places.append(place)
            inner.append(level)
            continue
        if not is_open and parent >= 0 and _is_heading_of(node, flat.nodes[parent]):
            flat.nodes[parent].rank = min(node.rank, flat.nodes[parent].rank)
            places.append(place)
            inner.append(level)
            continue
        places.append(len(nodes))
        inner.append(level + 1)
        nodes.append(node)
        levels.append(level)
        parents.append(place)
    if len(nodes) == len(flat.nodes):
        return flat
    end = list(range(1, len(nodes) + 1))
    for at in range(len(nodes) - 1, -1, -1):
        place = parents[at]
        if place >= 0 and end[at] > end[place]:
            end[place] = end[at]
    opens = [after > at + 1 for at, after in enumerate(end)]
    return Flat(nodes, levels, levels, parents, end, opens)


def _is_wrapper(node: Node) -> bool:
    if node.kind == STRUCTURE:
        return node.role in _WRAPPERS and not node.row.states
    return node.kind == CONTENT and node.role == "heading" and len(node.children) == 1


def _is_heading_of(node: Node, parent: Node) -> bool:
    """Whether a heading without rows below it says what the part of the page that it stands in is called."""
    return (
        node.role == "heading" and node.kind == CONTENT and parent.kind == STRUCTURE
        and node.name == parent.name and not node.remark
    )  # fmt: skip


def say_once(flat: Flat) -> None:
    """Where a name is the same words twice ("Home Home"), say them once."""
    for node in flat.nodes:
        node.name = said_once(node.name)


def said_once(name: str) -> str:
    """The words of a name that says the same words twice; any other name as it is."""
    half = len(name) // 2
    is_twice = half >= _LEAST_SAID_TWICE and name[half] == " " and name[:half] == name[half + 1 :]
    return name[:half] if is_twice else name


def can_share_lines(flat: Flat) -> list[bool]:
    """Of each row, whether it can share a line with those like it beside it."""
    return [
        not opens and is_pressed(node) and not node.remark for node, opens in zip(flat.nodes, flat.opens, strict=True)
    ]


def run_saving(depth: int, role: str, other: str) -> int:
    """How many characters it saves that two rows share a line: the second one's place, and its role if it is the same.

    A comma and a space take the place of its own place and the line break.
    """
    return 2 * depth + 3 - 2 + (len(role) + 1 if role == other else 0)
