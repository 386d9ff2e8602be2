"""Leaves out rows that say nothing new, so that a page takes fewer lines and nothing is missing.

Every word that goes is still said by a row that stays. The rules, from the leaves up:

* an empty wrapper, a nameless image, an empty paragraph go;
* a wrapper that only groups (``generic``) gives way to its children, a nameless list item or cell to its only child, a
  nameless list that is alone in its parent to its items;
* text next to text becomes one row; a nameless row with nothing but text takes the text as its name;
* what a link or button says in its name is not said again below it, and what several of them in a row say, not beside
  them;
* a name that the rows below say again is left to them;
* of two controls, one in the other because of markup alone, one row is left: the outer one if it is an item of a widget
  (a tab, an option), else the inner one.
"""

from __future__ import annotations

import re
from enum import IntEnum
from itertools import islice
from typing import TYPE_CHECKING

from cdpagent.see.role_families import CELLS, PLAIN, TYPED_INTO, WIDGET_ITEMS
from cdpagent.see.rows import CONTENT, CUT, FRAME, INTERACTIVE, TEXT
from cdpagent.see.text import ELLIPSIS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.see.tree import Node, Tree

# Roles that only group. With children they give way to them, however many there are, unless they have a name.
_GROUPING = frozenset({"", "generic", "none", "presentation"})
# Roles whose row says nothing when it has neither a name nor more than one child.
_THIN = _GROUPING | {
    "article", "blockquote", "cell", "caption", "code", "definition", "deletion", "emphasis", "figure", "gridcell",
    "group", "insertion", "list", "listitem", "paragraph", "region", "row", "rowgroup", "section", "strong",
    "subscript", "superscript", "term", "time",
}  # fmt: skip
# States that acting on what is inside serves as well.
_PASSED_ON = frozenset({"draggable", "droppable"})
_HANDED_OVER = ("draggable", "focused")
_LISTS = frozenset({"group", "list", "rowgroup"})
# Roles that are worth a line although they have no name and no children: a gap in a table, a thing to look at.
_KEPT_EMPTY = frozenset(
    {"alert", "application", "audio", "canvas", "cell", "columnheader", "gridcell", "iframe", "meter", "progressbar",
     "rowheader", "status", "video"}
)  # fmt: skip
# A name of 200 characters is not made of more pieces than this; without a limit, nested names would cost n².
_MAX_LOOKED_AT = 64


_no_word = re.compile(r"[^\w]+").sub


class _Fate(IntEnum):
    KEEP = 0
    DROP = 1
    UNWRAP = 2  # its children take its place


def fold(tree: Tree, max_text: int) -> None:
    """Fold the tree in place. Texts are joined only where the result stays within `max_text` characters."""
    fates: dict[Node, _Fate] = {}
    for node in reversed(tree.nodes):  # every child before its parent
        if node.children:
            _fold_children(node, fates, max_text)
        fate = _fate(node)
        if fate:
            fates[node] = fate
    if tree.root.children:
        tree.root.children = _join_texts(_after_their_fates(tree.root.children, fates), max_text)


def _fold_children(node: Node, fates: dict[Node, _Fate], max_text: int) -> None:
    children = _after_their_fates(node.children, fates)
    name, is_control = node.name, node.kind == INTERACTIVE
    if name and not node.row.hint:
        # Below a link or button nothing is said twice. Elsewhere only texts go: a cell is more than its words.
        children = [
            child
            for child in children
            if not ((is_control or child.kind == TEXT) and (_is_said(child, name) or _is_said(child, node.text)))
        ]
        if is_control and node.role != "clickable":
            children = [child for child in children if not _is_echo_of(child, name)]
    children = _join_texts(children, max_text)
    if len(children) == 1 and _is_part(node, children[0]):
        _hand_over(children[0], node)
        children = []
    if len(children) == 1 and _is_bare_list(children[0]):
        children = children[0].children
    if not name:
        # Landmarks and frames are not named by their text: `main "Loading"` would read like a label.
        can_take = is_control or node.kind == CONTENT or node.role in _THIN
        if can_take and len(children) == 1 and children[0].kind == TEXT:
            node.name = children[0].name
            children = []
    elif node.role == "row" and any(child.role in CELLS for child in children):
        if is_control:
            children = _without_cells(children, name)
        elif _are_said(children, name):
            node.name = ""
    elif node.role == "clickable" and len(children) > 1 and not node.row.hint:
        # What can be acted on besides all that is in it is not called by that.
        own = _squeezed(name)
        if _is_told_by(children, name) or any(own in said for said in _said_below(children, 2 * len(name))):
            node.name = ""
    elif children and not is_control:
        own = _squeezed(name)
        for said in _said_below(children, 2 * len(name)):
            if said == own or (own.endswith(ELLIPSIS) and said.startswith(own[:-1])):
                node.name = ""
                if _squeezed(node.text) in said:
                    node.text = ""
                break
    node.children = children


def _after_their_fates(children: list[Node], fates: dict[Node, _Fate]) -> list[Node]:
    for child in children:
        if child in fates:
            break
    else:
        return children
    if len(children) == 1:
        return child.children if fates[child] == _Fate.UNWRAP else []
    result = []
    for child in children:
        fate = fates.get(child)
        if not fate:
            result.append(child)
        elif fate == _Fate.UNWRAP:
            result.extend(child.children)
    return result


def _join_texts(children: list[Node], max_text: int) -> list[Node]:
    if len(children) < 2:
        return children
    previous: Node | None = None
    result = []
    for place, child in enumerate(children):
        if child.kind != TEXT:
            previous = None
        elif _is_echo(children, place):
            continue
        elif previous is not None and len(previous.name) + len(child.name) < max_text:
            previous.name = f"{previous.name} {child.name}"
            previous.rank = min(previous.rank, child.rank)
            previous.ref = previous.ref or child.ref
            continue
        else:
            previous = child
        result.append(child)
    return result if len(result) < len(children) else children


def _is_echo(children: list[Node], place: int) -> bool:
    """Does a text say only what the links and buttons beside it, which stand in it, say in their names?"""
    first = last = place
    while first and children[first - 1].kind == INTERACTIVE and place - first < _MAX_LOOKED_AT:
        first -= 1
    while last + 1 < len(children) and children[last + 1].kind == INTERACTIVE and last - place < _MAX_LOOKED_AT:
        last += 1
    if first and children[first - 1].role == "heading" and children[first - 1].name == children[place].name:
        return True
    return _is_told_by((*children[first:place], *children[place + 1 : last + 1]), children[place].name)


def _is_told_by(nodes: Iterable[Node], name: str) -> bool:
    """Is nothing left of a name without the names of these rows?"""
    left = f" {name} "
    for node in islice(nodes, _MAX_LOOKED_AT):
        if node.name and not node.row.hint:
            left = left.replace(f" {node.name} ", "  ", 1)
    return not left.strip()


def _are_said(cells: list[Node], name: str) -> bool:
    """Is the name of a row made of the words of its cells, as far as it goes?"""
    is_cut = name.endswith(ELLIPSIS)
    left = name.removesuffix(ELLIPSIS)
    for cell in cells:
        if not cell.name or cell.row.hint:
            continue
        if is_cut and not left.strip():
            return True
        _, found, after = f"{left} ".partition(f"{cell.name} ")
        if not found:
            return is_cut and cell.name.startswith(left.strip())
        left = after
    return True


def _without_cells(children: list[Node], name: str) -> list[Node]:
    """What is in a row that can be acted on, without cells of which its name says all."""
    result = []
    for child in children:
        if child.role in CELLS and child.kind != INTERACTIVE and f" {child.name} " in f" {name} ":
            result.extend(child.children)
        else:
            result.append(child)
    return result


def _is_echo_of(child: Node, name: str) -> bool:
    """Is it a clickable without a role that says no more than the control around it? A click on that one hits it."""
    return (
        child.role == "clickable" and child.name == name and not (child.children or child.row.hint or child.row.states)
    )


def _is_part(node: Node, only: Node) -> bool:
    """Is the only row below an item of a widget what is pressed in it, and says no more?"""
    if node.kind != INTERACTIVE or only.kind != INTERACTIVE or only.children:
        return False
    stays = node.role in WIDGET_ITEMS or (only.role == "clickable" and node.role != "clickable")
    if not stays or only.role not in PLAIN or only.name != node.name or only.row.hint:
        return False
    return all(
        key in _PASSED_ON or key == "focused" or node.row.states.get(key) == value
        for key, value in only.row.states.items()
    )


def _is_said(child: Node, name: str) -> bool:
    """Is everything the row says in the name above it? Only asked of rows that can't be acted on."""
    kind = child.kind
    if child.children or (kind != TEXT and kind != CONTENT) or (child.text and child.text != child.name):
        return False
    said = child.name
    # Whole words only: "all" is not said by "Allow", but "24" by "February 24, 2024".
    return said == name or f" {said} " in f" {name} " or f" {said} " in f" {_no_word(' ', name)} "


def _said_below(children: list[Node], limit: int) -> tuple[str, str]:
    """What the rows say one after the other, without spaces; not to the end where that is more than `limit`.

    The words beside a field may be a row of their own beside it, or only the field's name. So the first string is
    without the names that fields have from such words, and the second one with them.
    """
    said: list[str] = []
    said_with_fields: list[str] = []
    length = looked_at = 0
    pending = children[::-1]
    while pending and length <= limit and looked_at < _MAX_LOOKED_AT:
        child = pending.pop()
        looked_at += 1
        if child.name and not child.row.hint:
            said_with_fields.append(child.name)
            if not child.row.beside:
                said.append(child.name)
                length += len(child.name)
                continue
        pending.extend(reversed(child.children))
    return _squeezed("".join(said)), _squeezed("".join(said_with_fields))


def _squeezed(string: str) -> str:
    return string.replace(" ", "")


def _fate(node: Node) -> _Fate:
    row, children = node.row, node.children
    kind = node.kind
    if kind == CUT:
        return _Fate.KEEP
    if kind == TEXT:
        return _Fate.KEEP if node.name else _Fate.DROP
    if kind == INTERACTIVE:
        if not _is_shell(node):
            return _Fate.KEEP
        if len(children) == 1:
            _hand_over(node, children[0])
        return _Fate.UNWRAP
    if kind == FRAME:
        return _Fate.KEEP if children or node.name or node.inner is None else _Fate.DROP
    if node.name or node.text:
        return _Fate.KEEP
    if not children:
        return _Fate.KEEP if row.states or (kind == CONTENT and node.role in _KEPT_EMPTY) else _Fate.DROP
    if row.states:
        return _Fate.KEEP
    if node.role in _GROUPING:
        return _Fate.UNWRAP
    if len(children) == 1 and node.role in _THIN and children[0].kind != CUT:
        return _Fate.UNWRAP
    return _Fate.KEEP


def _is_bare_list(node: Node) -> bool:
    """A list or group that is all there is in its parent: the parent groups its items just as well."""
    return node.role in _LISTS and not (node.name or node.ref or node.row.states) and len(node.children) > 1


def _is_shell(node: Node) -> bool:
    """A control around one that says the same: acting on the inner one acts on both."""
    if node.role != "clickable" and not (node.role in PLAIN and node.children and node.children[0].role in PLAIN):
        return False
    if not _has_states_of_its_only(node):
        return False
    if (not node.name or node.row.hint) and sum(child.role in TYPED_INTO for child in node.children) == 1:
        return True  # the frame of a field and of the icons beside it hands the focus to the field
    if len(node.children) != 1:
        return False
    only = node.children[0]
    # A box that shows the value of its select is as much its shell as one that shows its name.
    says_the_same = not node.name or node.row.hint or node.name in (only.name, only.row.states.get("value"))
    return only.kind == INTERACTIVE and bool(says_the_same)


def _hand_over(gone: Node, stays: Node) -> None:
    """Say at the row that stays what was said only of the one that goes: that it can be dragged, or has the focus."""
    states = {key: gone.row.states[key] for key in _HANDED_OVER if key in gone.row.states}
    if states:
        stays.row = stays.row._replace(states={**states, **stays.row.states})


def _has_states_of_its_only(node: Node) -> bool:
    """Has it no state that the only row below it, if there is one, does not have too?"""
    below = node.children[0].row.states if len(node.children) == 1 else {}
    return all(key in _PASSED_ON or below.get(key) == value for key, value in node.row.states.items())
