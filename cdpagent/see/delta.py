"""What has changed between two views of the same page, and only that.

Rows are recognised by their refs; an element keeps its ref as long as it lives, so a new ref is a new element. Rows
without a ref (text, wrappers) are recognised by what they say and below which element they say it::

    [snapshot] url=… title="…" id=snap_b1c2d3 since=snap_x7k2qp added=1 changed=1 removed=1
    - form "Sign in":
      ~ textbox "Email" [value="a@example.org"] [ref=e5]
      + alert "Wrong password" [ref=e31]
    removed button "Continue" [ref=e9]
    [end b1c2d3]

Lines with ``-`` only say where the others are. That some time has passed ("19m ago", a clock) is told only where
nothing else has changed. An element that is merely cut now, because others matter more, is not removed: it is still
there, and what the agent knows of it is still true.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.order import kept_order
from cdpagent.see.rows import CUT, TEXT
from cdpagent.see.times import is_only_later, timeless

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cdpagent.see.budget import Entry
    from cdpagent.see.lines import Facts, Writer
    from cdpagent.see.tree import Flat, Node, Tree


class Changes(NamedTuple):
    """The difference between two views, as positions in their entries."""

    marks: dict[int, str]  # position in the new view -> added, changed
    moved: dict[int, str]  # of the changed ones, those that moved -> the ref they stand behind now, "" for the front
    removed: list[Entry]  # entries of the old view
    is_certain: bool  # False: what is called removed may only have been cut by the extractor
    context: frozenset[int]  # positions in the new view that say where the others are

    @property
    def emitted(self) -> int:
        """How many rows of the page the delta shows."""
        return len(self.marks) + len(self.context)


class _Keyed(NamedTuple):
    keys: list[Hashable]  # of each entry
    anchors: list[Hashable]  # the nearest row above it that can be recognised


def changes(old: list[Entry], new: list[Entry], flat: Flat, tree: Tree) -> Changes:
    """Compare the lines of two views. `flat` and `tree` are the whole of the new one, what was cut included."""
    before, after = _keyed(old), _keyed(new)
    places = {key: place for place, key in enumerate(before.keys)}
    marks: dict[int, str] = {}
    later: dict[int, str] = {}
    for place, key in enumerate(after.keys):
        at = places.get(key)
        if at is None:
            marks[place] = "added"
        elif before.anchors[at] != after.anchors[place]:
            marks[place] = "changed"
        elif old[at].body != new[place].body:
            (later if is_only_later(old[at].body, new[place].body) else marks)[place] = "changed"
    moved = _moved(new, after, marks, places)
    for place in moved:
        marks[place] = "changed"
    removed, is_certain = _removed(old, before, after, flat, tree)
    if not marks and not removed:
        marks = later
    context = set()
    for place in marks:
        above = new[place].parent
        while above >= 0 and above not in context:
            context.add(above)
            above = new[above].parent
    return Changes(marks, moved, removed, is_certain, frozenset(context.difference(marks)))


def _keyed(entries: list[Entry]) -> _Keyed:
    keys: list[Hashable] = []
    anchors: list[Hashable] = []
    elements: list[str] = []  # the nearest ref above, for the keys of rows without one
    seen: dict[Hashable, int] = {}
    for entry in entries:
        node, above = entry.node, entry.parent
        element, anchor = ("", "") if above < 0 else (elements[above], anchors[above])
        if above >= 0:
            parent = entries[above].node
            if parent is not None:
                element = parent.ref or element
                if parent.ref or parent.name:
                    anchor = parent.ref or f"{parent.role} {parent.name}"
        elements.append(element)
        anchors.append(anchor)
        if node is not None and (ref := _identity(node)):
            keys.append(ref)
            continue
        said = (element, node.role, timeless(node.name)) if node is not None else (element, "…", anchor)
        nth = seen.get(said, 0)
        seen[said] = nth + 1
        keys.append((*said, nth))
    return _Keyed(keys, anchors)


def _identity(node: Node) -> str:
    """What tells a row from all others as long as its element lives; "" if only its words can."""
    cell = next(filter(None, node.cells), None)
    return node.ref or (f"row of {cell.ref}" if cell is not None and cell.ref else "")


def _moved(new: list[Entry], after: _Keyed, marks: dict[int, str], places: dict[Hashable, int]) -> dict[int, str]:
    """Rows that stayed the same but not in the same order: those outside of the longest run that kept its order."""
    stayed = [place for place, entry in enumerate(new) if entry.node and entry.node.ref and place not in marks]
    order = [places[after.keys[place]] for place in stayed]
    kept = kept_order(order)
    moved: dict[int, str] = {}
    for number, place in enumerate(stayed):
        if number in kept:
            continue
        # A whole branch that moved is told once, by its top.
        above = new[place].parent
        while above >= 0 and above not in moved:
            above = new[above].parent
        if above < 0:
            moved[place] = _ref_before(new, place)
    return moved


def _ref_before(new: list[Entry], place: int) -> str:
    """The ref of the nearest sibling before, "" if there is none."""
    parent, at = new[place].parent, place - 1
    while at > parent:
        node = new[at].node
        if new[at].parent == parent and node is not None and node.ref:
            return node.ref
        at -= 1
    return ""


def _removed(old: list[Entry], before: _Keyed, after: _Keyed, flat: Flat, tree: Tree) -> tuple[list[Entry], bool]:
    shown = set(after.keys)
    # Everything that is there, also what is folded away or cut by the budget.
    refs = {node.ref for node in tree.nodes}
    said = {(node.role, timeless(node.name)) for node in flat.nodes if not node.ref}
    removed = []
    for entry, key in zip(old, before.keys, strict=True):
        node = entry.node
        if node is None or key in shown:
            continue
        ref = node.ref or next((cell.ref for cell in node.cells if cell is not None), "")
        # A wrapper without a ref says nothing of its own, so nothing is missing with it; a text does.
        if ref not in refs if ref else node.kind == TEXT and (node.role, timeless(node.name)) not in said:
            removed.append(entry)
    is_certain = not tree.reasons and all(node.kind != CUT for node in flat.nodes)
    return removed, is_certain


def write_delta(change: Changes, entries: list[Entry], writer: Writer, facts: Facts, since: str) -> str:
    """The text of a delta."""
    gone = "removed" if change.is_certain else "removed_or_cut"
    counts = list(change.marks.values())
    places = sorted({*change.marks, *change.context})
    opening = {entries[place].parent for place in places}
    lines = []
    for place in places:
        entry = entries[place]
        if entry.node is None:
            lines.append(entry.body)  # a line about missing rows; its number is what has changed
            continue
        body = writer.moved(entry.body, change.moved[place]) if place in change.moved else entry.body
        lines.append(writer.line(body, entry.depth, place in opening, change.marks.get(place, "")))
    lines += [writer.line(entry.body, 0, False, gone) for entry in change.removed]
    extra: tuple[tuple[str, str], ...]
    if not lines:
        extra = (("since", since), ("changes", "none"))
        if writer.separator == "\n":
            lines.append("no change")
    else:
        extra = (
            ("since", since),
            ("added", str(counts.count("added"))),
            ("changed", str(counts.count("changed"))),
            (gone, str(len(change.removed))),
        )
    head = next(iter(writer.heads(facts._replace(extra=extra))))
    middle = f"{writer.separator.join(lines)}\n" if lines else ""
    return f"{head}\n{middle}{writer.end(facts)}"
