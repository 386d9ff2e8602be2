"""How a long text is written: in fewer characters for each row, so that more of the page fits.

A short text has one line for each row. In a long one,

* rows that only wrap others (a list, an item, a group without a name, a heading around a link) give way to what is in
  them;
* names are cut earlier, and one that says the same thing twice says it once;
* headings, captions and paragraphs have no ref;
* links, or buttons, next to one another share a line, if all that there is to say about each is a name that is not
  long: ``- link "Home" [ref=e3], "Gear" [ref=e4], "Gaming" [ref=e5]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cdpagent.see.lines import Style
from cdpagent.see.options import DEFAULT_ATTRS
from cdpagent.see.rows import CONTENT, STRUCTURE
from cdpagent.see.text import literal
from cdpagent.see.tree import Flat
from cdpagent.see.urls import MAX_URL_CHARS

if TYPE_CHECKING:
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.tree import Node

_ROOM_FOR_NOTES: Final = 1500
LONG_CHARS: Final = 4000
"""A text that is about as long as this, or longer, is written densely."""
_RUN_NAME_CHARS: Final = 60
_RUN_ROLES: Final = frozenset({"link", "button"})
# Beside its name and its text, a row takes about so many characters.
_ROW_CHARS: Final = 20
_WRAPPERS: Final = frozenset(
    {"article", "blockquote", "feed", "figure", "generic", "group", "list", "listitem", "rowgroup", "section", "table"}
)
_LEAST_SAID_TWICE: Final = 4
# How long names are, as parts of `max_text_per_node`, near and far: 80 and 60 characters unless that is changed.
_NAME_PARTS: Final = ((0.4, 0.3), (0.3, 0.2), (0.2, 0.15))
_LEAST_CHARS: Final = 24


def dense_styles(options: SnapshotOptions) -> list[Style]:
    """From the longest names to the shortest. Rows go only when the last but one is too long for all of them."""
    most, has_note = options.max_text_per_node, options.max_chars_total >= _ROOM_FOR_NOTES
    asks_for_urls = options.include_attrs != DEFAULT_ATTRS
    note = ("some names cut, some href left out" if asks_for_urls else "some names cut") if has_note else ""
    result = [Style(_part(near, most), _part(far, most), 0, True, note, 1, most, False) for near, far in _NAME_PARTS]
    result[0] = result[0]._replace(url=MAX_URL_CHARS if asks_for_urls else 0)
    result[-1] = result[-1]._replace(enough=0.04)
    return [*result, Style(min(24, most), min(24, most), 0, False, "", 0, 0, False)]


def _part(part: float, most: int) -> int:
    return min(most, max(_LEAST_CHARS, int(part * most)))


def is_long(flat: Flat) -> bool:
    """Whether the text is to be written densely: how long it would be with a line for each row, roughly."""
    nodes = flat.nodes
    chars = _ROW_CHARS * len(nodes) + 2 * sum(flat.depth)
    if chars <= LONG_CHARS:
        for node in nodes:
            chars += len(node.name) + len(node.text)
    return chars > LONG_CHARS


def without_wrappers(flat: Flat) -> Flat:
    """The rows without those that only wrap, whose place their children take."""
    nodes: list[Node] = []
    levels: list[int] = []
    parents: list[int] = []
    opens: list[bool] = []
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
        places.append(len(nodes))
        inner.append(level + 1)
        nodes.append(node)
        levels.append(level)
        parents.append(place)
        opens.append(is_open)
    if len(nodes) == len(flat.nodes):
        return flat
    end = list(range(1, len(nodes) + 1))
    for at in range(len(nodes) - 1, -1, -1):
        place = parents[at]
        if place >= 0 and end[at] > end[place]:
            end[place] = end[at]
    return Flat(nodes, levels, levels, parents, end, opens)


def _is_wrapper(node: Node) -> bool:
    if node.kind == STRUCTURE:
        return node.role in _WRAPPERS and not node.row.states
    return node.kind == CONTENT and node.role == "heading" and len(node.children) == 1


def say_once(flat: Flat) -> None:
    """Where a name is the same words twice ("Home Home"), say them once."""
    for node in flat.nodes:
        name = node.name
        half = len(name) // 2
        if half >= _LEAST_SAID_TWICE and name[half] == " " and name[:half] == name[half + 1 :]:
            node.name = name[:half]


def can_share_line(node: Node, body: str) -> bool:
    """Whether a row without rows below it, written as `body`, says nothing but its role, its name and its ref."""
    name, role = node.name, node.role
    if role not in _RUN_ROLES or not name or len(name) > _RUN_NAME_CHARS:
        return False
    said = literal(name)
    if node.row.hint:
        said = f"[hint={said}]"
    return body == f"{role} {said} [ref={node.ref}]"


def run_saving(depth: int, role: str) -> int:
    """How many characters fewer each row of a run but its first takes than with a line of its own.

    That is its place, the line break, the role and the space behind it; a comma and a space take their place.
    """
    return 2 * depth + 3 + len(role) + 1 - 2
