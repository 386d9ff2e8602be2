"""What fits: which rows are shown, how long their names are, and what is said about the rest.

Three limits cut rows: `max_depth`, `max_nodes` and `max_chars_total`. The end of the text is never cut off. Instead:

1. Rows are taken in the order of their importance, until a limit is reached, and written in reading order.
2. Where they are too long, names are shortened and URLs left out first; rows go only when that is not enough. What is
   left of the budget then gives the most important rows their full names and URLs back.
3. Rows that are missing next to one another become one line with their number and the call that shows them. Shown and
   missing rows always add up to the rows there are. The cost of those lines is counted while rows are taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.importance import by_importance
from cdpagent.see.lines import styles
from cdpagent.see.omissions import Gaps
from cdpagent.see.rows import CUT

if TYPE_CHECKING:
    from cdpagent.see.lines import Gap, Style, Writer
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.tree import Flat, Node

# Of a small budget the header may take this part, so that rows get the rest.
_HEAD_SHARE = 0.4
# So many rows at most are shown in place of a line that says they are missing.
_MAX_FILLED = 3


class Entry(NamedTuple):
    """One line between head and end: a row, or a gap where rows are missing."""

    depth: int
    body: str  # of a row, without its place (`Writer.line` adds it); of a gap, the whole line
    opens: bool  # lines follow below it
    parent: int  # the position of the parent's entry, -1 at the top
    node: Node | None  # None for a gap
    gap: Gap | None = None


class Layout(NamedTuple):
    """What the text will hold."""

    entries: list[Entry]
    shown: int  # rows in the entries
    total: int  # rows on the page, missing ones included
    uncounted: bool  # the extractor left out more, which it did not count
    reasons: tuple[str, ...]  # why something is missing
    style: Style
    note: str  # a line that says how rows were shortened, or ""
    head: int  # which of the writer's heads fits; -1: none, see the writer's notices


class Margins(NamedTuple):
    """The sizes of what stands around the lines, each with its line break."""

    whole: int  # the head if nothing is missing
    heads: list[int]  # the heads there are to choose from, longest first, at their longest
    end: int


def lay_out(flat: Flat, writer: Writer, options: SnapshotOptions, margins: Margins) -> Layout:
    """Choose the rows that fit into `options.max_chars_total` together with what stands around them."""
    bodies: dict[int, str] = {}
    return _whole_page(flat, writer, options, margins, bodies) or _Chooser(flat, writer, options).lay_out(
        margins, bodies
    )


def _whole_page(
    flat: Flat, writer: Writer, options: SnapshotOptions, margins: Margins, bodies: dict[int, str]
) -> Layout | None:
    """The usual case: nothing is missing and everything fits. What was written in vain is left in `bodies`."""
    nodes, levels, depths, parents, _, opens = flat
    count = len(nodes)
    if count > options.max_nodes or (count and max(levels) >= options.max_depth):
        return None
    style = styles(options)[0]
    room = options.max_chars_total - margins.whole - margins.end
    if room < 0:
        return None
    body, overhead = writer.body, writer.overhead
    entries = []
    for at, node in enumerate(nodes):
        if node.kind == CUT:
            return None
        bodies[at] = text = body(node, style)
        room -= len(text) + overhead(depths[at], opens[at])
        if room < 0:
            return None
        entries.append(Entry(depths[at], text, opens[at], parents[at], node))
    reasons = ("max_text_per_node",) if _is_any_too_long(entries, options) else ()
    return Layout(entries, count, count, False, reasons, style, "", 0)


def _is_any_too_long(entries: list[Entry], options: SnapshotOptions) -> bool:
    """Was any name, text or value longer than `max_text_per_node`?"""
    most = options.max_text_per_node
    for entry in entries:
        node = entry.node
        if node is not None:
            if len(node.name) > most or len(node.text) > most:
                return True
            if node.row.states and any(
                isinstance(value, str) and len(value) > most for value in node.row.states.values()
            ):
                return True
    return False


class _Taken(NamedTuple):
    fits: int  # how many rows fit; -1 if not even a line fits that says that all are missing
    chars: int  # what they need at most, lines about missing rows included
    bodies: dict[int, str]  # what was written for it


class _Chooser:
    """Chooses when not everything can be shown."""

    def __init__(self, flat: Flat, writer: Writer, options: SnapshotOptions) -> None:
        self._flat = flat
        self._writer = writer
        self._options = options
        self._gaps = Gaps(flat, writer, options)
        self._previous = [-1] * len(flat.nodes)  # the sibling before
        parents, ends = flat.parent, flat.end
        for at, end in enumerate(ends):
            if end < len(parents) and parents[end] == parents[at]:
                self._previous[end] = at

    def lay_out(self, margins: Margins, bodies: dict[int, str]) -> Layout:
        options, gaps = self._options, self._gaps
        order = by_importance(self._flat, options.max_depth)
        wanted = order[: options.max_nodes]
        reasons = []
        if len(order) > len(wanted):
            reasons.append("max_nodes")
        if any(level >= options.max_depth for level in self._flat.level):
            reasons.append("max_depth")
        gaps.expect(reasons)
        whole, *shorter = styles(options)
        room = options.max_chars_total - margins.end
        taken = self._take(wanted, whole, bodies, room - margins.heads[-1])
        if taken.fits == len(wanted):
            head = next(head for head, size in enumerate(margins.heads) if size + taken.chars <= room)
            if head:
                reasons.append("max_chars_total")
            _, entries = self._filled(wanted, whole, bodies, room - margins.heads[head])
            return self._layout(entries, reasons, whole, "", head)

        reasons.append("max_chars_total")
        gaps.expect(reasons)
        head = self._modest_head(margins)
        if head < 0:
            return Layout([], 0, gaps.total, gaps.uncounted, tuple(reasons), whole, "", -1)
        room -= margins.heads[head]
        for style in shorter:
            note = self._writer.note(style.note, gaps.call(-1)) if style.note else ""
            left = room - (len(note) + len(self._writer.separator) if note else 0)
            taken = self._take(wanted, style, {}, left)
            if taken.fits >= style.enough * len(wanted):
                break
        if taken.fits < 0:
            return self._layout([], reasons, style, "", head)  # the head still says how many rows there are
        chosen, entries = self._refined(wanted, taken, style, left)
        entries = self._enriched(chosen, entries, style, taken.bodies, whole, bodies, left)
        return self._layout(entries, reasons, style, note, head)

    def _modest_head(self, margins: Margins) -> int:
        chars = self._options.max_chars_total
        for head, size in enumerate(margins.heads):
            if size + margins.end <= chars * _HEAD_SHARE:
                return head
        last = len(margins.heads) - 1
        return last if margins.heads[last] + margins.end <= chars else -1

    def _layout(self, entries: list[Entry], reasons: list[str], style: Style, note: str, head: int) -> Layout:
        shown = sum(entry.node is not None for entry in entries)
        if _is_any_too_long(entries, self._options):
            reasons.append("max_text_per_node")
        return Layout(entries, shown, self._gaps.total, self._gaps.uncounted, tuple(reasons), style, note, head)

    # --- which rows --------------------------------------------------------------------------------------------------

    def _take(self, order: list[int], style: Style, bodies: dict[int, str], room: int) -> _Taken:
        """How many rows of `order` fit into `room` characters.

        The lines about missing rows are counted at their longest. A row that is taken splits the gap it was in, and
        opens one below itself; so the number of gaps is known without looking at the other rows.
        """
        nodes, _, depths, parents, ends, opens = self._flat
        count = len(nodes)
        previous, gap_cost = self._previous, self._gaps.cost
        body, overhead = self._writer.body, self._writer.overhead
        taken = bytearray(count)
        used = gap_cost(-1) if count else 0
        best, used_by_best = (0, used) if used <= room else (-1, 0)
        lines = 0
        for number, at in enumerate(order, 1):
            text = bodies.get(at)
            if text is None:
                bodies[at] = text = body(nodes[at], style)
            cost = len(text) + overhead(depths[at], opens[at])
            lines += cost
            if lines > room:
                break
            parent, before, after = parents[at], previous[at], ends[at]
            gaps = -1
            if before >= 0 and not taken[before]:
                gaps += 1
            if after < count and parents[after] == parent and not taken[after]:
                gaps += 1
            used += cost
            if gaps:
                used += gaps * gap_cost(parent)
            if opens[at]:
                used += gap_cost(at)
            taken[at] = 1
            if used <= room:
                best, used_by_best = number, used
        return _Taken(best, used_by_best, bodies)

    def _refined(self, order: list[int], taken: _Taken, style: Style, room: int) -> tuple[list[int], list[Entry]]:
        """The rows that were taken, and some more if the lines about missing rows are shorter than assumed."""
        chosen, entries = self._filled(order[: taken.fits], style, taken.bodies, room)
        if taken.fits < len(order):
            spare = taken.chars - self._cost(entries)
            more = self._take(order, style, taken.bodies, room + spare)
            if more.fits > taken.fits:
                longer = self._filled(order[: more.fits], style, taken.bodies, room)
                if self._cost(longer[1]) <= room:
                    return longer
        return chosen, entries

    def _filled(
        self, chosen: list[int], style: Style, bodies: dict[int, str], room: int
    ) -> tuple[list[int], list[Entry]]:
        """The lines for these rows. If there are rows that could stand in place of the line that says they are missing,
        but for the number of rows, the least important ones make room for them.
        """
        entries, wanting = self._entries(chosen, style, bodies)
        if 0 < wanting < len(chosen):
            fewer = chosen[:-wanting]
            others, _ = self._entries(fewer, style, bodies)
            as_many = sum(entry.node is not None for entry in others) == len(chosen)
            if as_many and len(others) < len(entries) and self._cost(others) <= room:
                return fewer, others
        return chosen, entries

    def _enriched(
        self,
        chosen: list[int],
        entries: list[Entry],
        style: Style,
        bodies: dict[int, str],
        whole: Style,
        whole_bodies: dict[int, str],
        room: int,
    ) -> list[Entry]:
        """The same rows, the most important ones as they would be written if there were no limit."""
        spare = room - self._cost(entries)
        for at in chosen:
            text = whole_bodies.get(at)
            if text is None:
                text = self._writer.body(self._flat.nodes[at], whole)
            growth = len(text) - len(bodies[at])
            if growth <= spare:
                spare -= growth
                bodies[at] = text
        return self._entries(chosen, style, bodies)[0]

    def _cost(self, entries: list[Entry]) -> int:
        overhead, separator = self._writer.overhead, len(self._writer.separator)
        return sum(
            len(entry.body) + (overhead(entry.depth, entry.opens) if entry.node else separator) for entry in entries
        )

    # --- lines -------------------------------------------------------------------------------------------------------

    def _entries(self, chosen: list[int], style: Style, bodies: dict[int, str]) -> tuple[list[Entry], int]:
        """The lines for these rows, and how many more rows would have been shown but for `max_nodes`."""
        nodes, _, depths, parents, ends, opens = self._flat
        count = len(nodes)
        taken = bytearray(count)
        for at in chosen:
            taken[at] = 1
        spare = self._options.max_nodes - len(chosen)
        wanting = 0
        places = {-1: -1}  # position in the tree -> position in the entries
        shown_role: dict[int, str] = {}  # the role of the last row shown below a parent
        entries: list[Entry] = []
        at = 0
        while at < count:
            parent, first = parents[at], at
            if not taken[at]:
                while at < count and not taken[at] and parents[at] == parent:
                    at = ends[at]
                gap = self._gaps.gap(first, at, parent, shown_role.get(parent, ""))
                line = self._writer.gap(gap, depths[first])
                is_cheaper = self._is_cheaper_shown(first, at, len(line), style, bodies)
                if not is_cheaper or at - first > spare:
                    wanting += at - first if is_cheaper else 0
                    entries.append(Entry(depths[first], line, False, places[parent], None, gap))
                    continue
                spare -= at - first
                for leaf in range(first, at):
                    taken[leaf] = 1
                at = first
            places[at] = len(entries)
            shown_role[parent] = nodes[at].role
            entries.append(Entry(depths[at], bodies[at], opens[at], places[parent], nodes[at]))
            at += 1
        return entries, wanting

    def _is_cheaper_shown(self, first: int, end: int, line: int, style: Style, bodies: dict[int, str]) -> bool:
        """Would the rows themselves take no more than the line that says they are missing?"""
        if end - first > _MAX_FILLED:
            return False
        nodes, levels, depths, _, _, opens = self._flat
        cost = 0
        for at in range(first, end):
            if nodes[at].kind == CUT or opens[at] or levels[at] >= self._options.max_depth:
                return False
            if at not in bodies:
                bodies[at] = self._writer.body(nodes[at], style)
            cost += len(bodies[at]) + self._writer.overhead(depths[at], False)
        return cost <= line + len(self._writer.separator)
