"""What fits: which rows are shown, how long their names are, and what is said about the rest.

Three limits cut rows: `max_depth`, `max_nodes` and `max_chars_total`. The end of the text is never cut off. Instead:

1. Rows are taken in the order of their importance, until a limit is reached, and written in reading order.
2. Where they are too long, names are shortened and URLs left out first; rows go only when that is not enough. What is
   left of the budget then gives the most important rows their full names and URLs back.
3. A long text is written densely; see `dense`.
4. Rows that are missing next to one another become one line with their number and the call that shows them. Shown and
   missing rows always add up to the rows there are. The cost of those lines is counted while rows are taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.dense import can_share_lines, dense_styles, run_saving
from cdpagent.see.importance import by_importance
from cdpagent.see.lines import name_limit, styles
from cdpagent.see.omissions import Gaps
from cdpagent.see.rows import CUT, FRAME, says_the_same

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cdpagent.see.lines import Gap, Style, Writer
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.rows import Row
    from cdpagent.see.tree import Flat, Node

# Of a small budget the header may take this part, so that rows get the rest.
_HEAD_SHARE = 0.4
# So many rows at most are shown in place of a line that says they are missing.
_MAX_FILLED = 3
# More than a row can save by sharing a line with those beside it: it may make room for itself.
_MAX_RUN_SAVING = 200
_NO_LIMIT = 1 << 60
# So often at most, the room that lines about missing rows did not need is given to further rows.
_MAX_RETAKES = 1


class Entry(NamedTuple):
    """One line between head and end: a row, or a gap where rows are missing."""

    depth: int
    body: str  # of a row, without its place (`Writer.line` adds it); of a gap, the whole line
    opens: bool  # lines follow below it
    parent: int  # the position of the parent's entry, -1 at the top
    node: Node | None  # None for a gap
    gap: Gap | None = None
    can_share: bool = False  # its line may be shared with others like it


def written_lines(entries: list[Entry], writer: Writer) -> list[str]:
    """The lines of the text: one for each entry, or for several that share it."""
    lines: list[str] = []
    shared: list[str] = []  # what stands in the line that is being written
    first, role = 0, ""
    for place, entry in enumerate(entries):
        if entry.node is None or not entry.can_share:
            if shared:
                _end_shared(entries, first, place, shared, writer, lines)
                shared = []
            lines.append(entry.body if entry.node is None else writer.line(entry.body, entry.depth, entry.opens))
            continue
        if shared and entry.parent == entries[first].parent:
            shared.append(entry.body[len(role) + 1 :] if entry.node.role == role else entry.body)
        else:
            if shared:
                _end_shared(entries, first, place, shared, writer, lines)
            first, shared = place, [entry.body]
        role = entry.node.role
    if shared:
        _end_shared(entries, first, len(entries), shared, writer, lines)
    return lines


def _end_shared(
    entries: list[Entry], first: int, end: int, shared: list[str], writer: Writer, lines: list[str]
) -> None:
    """Write what the entries from `first` to before `end` share: a line, or the rest of the line of their parent."""
    said, entry = ", ".join(shared), entries[first]
    is_all = first and entry.parent == first - 1 and (end == len(entries) or entries[end].parent != first - 1)
    if is_all:
        lines[-1] += f" {said}"
    else:
        lines.append(writer.line(said, entry.depth, False))


class Layout(NamedTuple):
    """What the text will hold."""

    entries: list[Entry]
    lines: list[str]
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


_Written = dict[int, "tuple[Row, tuple[object, ...], str]"]
_MAX_WRITTEN = 2000
_MAX_STYLES = 16


class WrittenRows:
    """Rows of one page as they were written lately: a row that two looks have in common is written once."""

    def __init__(self) -> None:
        # By how it was written and by the id of the states of its row, which a row that has moved has still: the row,
        # what else the body says, the body.
        self._by_way: dict[tuple[Hashable, Style], _Written] = {}

    def by(self, writer: Writer, style: Style) -> _Written:
        """What was written this way."""
        way = (writer.way, style)
        written = self._by_way.get(way)
        if written is None or len(written) > _MAX_WRITTEN:
            if len(self._by_way) >= _MAX_STYLES:
                self._by_way.clear()
            written = self._by_way[way] = {}
        return written


class _Bodies(dict[int, str]):
    """The rows as one style writes them, by position. Each is written when it is first asked for."""

    def __init__(
        self, flat: Flat, writer: Writer, style: Style, written: WrittenRows, longer: _Bodies | None = None
    ) -> None:
        self.style = style
        self.written = written
        self._nodes = flat.nodes
        self._write = writer.body
        self._boxes = writer.boxes
        # A style with longer names that writes all else alike: most rows are the same in both.
        self._longer = longer if longer is not None and longer.style.attrs == style.attrs else None
        self._short = min(style.near, style.far, style.read or style.far)
        self._written = written.by(writer, style)

    def __missing__(self, at: int) -> str:
        node = self._nodes[at]
        row = node.row
        # The row in the cache keeps the id of its states from being given to others.
        known = self._written.get(id(row.states))
        box = row.box if self._boxes else None
        said = (node.name, node.text, node.rank, node.ref, node.document.url, node.remark, node.cells, box)
        if known is not None and known[1] == said and says_the_same(known[0], row):
            body = self[at] = known[2]
            return body
        body = self[at] = self._make(at, node)
        if node.kind != FRAME:  # which says the URL of another document
            self._written[id(row.states)] = (row, said, body)
        return body

    def _make(self, at: int, node: Node) -> str:
        longer = self._longer
        if (
            longer is not None
            and len(node.name) <= self._short
            and not (node.text or node.row.states or node.row.attrs or node.cells)
        ):
            return longer[at]
        return self._write(node, self.style)


def lay_out(
    flat: Flat,
    writer: Writer,
    options: SnapshotOptions,
    margins: Margins,
    *,
    dense: bool = False,
    written: WrittenRows | None = None,
) -> Layout:
    """Choose the rows that fit into `options.max_chars_total` together with what stands around them."""
    wanted = dense_styles(options) if dense else styles(options)
    bodies = _Bodies(flat, writer, wanted[0], written or WrittenRows())
    shares = can_share_lines(flat) if dense else [False] * len(flat.nodes)
    whole = _whole_page(flat, writer, options, margins, bodies, shares)
    return whole or _Chooser(flat, writer, options, wanted, shares, dense=dense).lay_out(margins, bodies)


def _whole_page(
    flat: Flat, writer: Writer, options: SnapshotOptions, margins: Margins, bodies: _Bodies, shares: list[bool]
) -> Layout | None:
    """The usual case: nothing is missing and everything fits. None if that is not so."""
    nodes, levels, depths, parents, _, opens = flat
    count = len(nodes)
    if count > options.max_nodes or (count and max(levels) >= options.max_depth):
        return None
    room = options.max_chars_total - margins.whole - margins.end
    if room < 0 or any(node.kind == CUT for node in nodes):
        return None
    entries = [
        Entry(depth, bodies[at], is_open, parent, node, None, can_share)
        for at, (node, depth, parent, is_open, can_share) in enumerate(
            zip(nodes, depths, parents, opens, shares, strict=True)
        )
    ]
    lines = written_lines(entries, writer)
    if _length(lines, writer) > room:
        return None
    reasons = ("max_text_per_node",) if _is_any_too_long(entries, bodies.style) else ()
    return Layout(entries, lines, count, count, False, reasons, bodies.style, "", 0)


def _length(lines: list[str], writer: Writer) -> int:
    """How many characters the lines take, what parts them included."""
    return sum(map(len, lines)) + len(lines) * len(writer.separator)


def _is_any_too_long(entries: list[Entry], style: Style) -> bool:
    """Was any name, text or value longer than the style with the longest names allows?"""
    least = min(style.near, style.far, style.read or style.far)
    for entry in entries:
        node = entry.node
        if node is not None and (len(node.name) > least or node.text or node.row.states):
            most = name_limit(node, style)
            if len(node.name) > most or len(node.text) > most:
                return True
            if node.row.states and any(
                isinstance(value, str) and len(value) > most for value in node.row.states.values()
            ):
                return True
    return False


class _Taken(NamedTuple):
    """How much of an order of rows fits."""

    fits: int  # how many rows fit; -1 if not even a line fits that says that all are missing
    chars: int  # what they need at most, lines about missing rows included


class _SoFar(NamedTuple):
    """Rows that are taken already."""

    taken: bytearray  # by position
    chars: int  # what their lines take, those about missing rows included


class _Chosen(NamedTuple):
    """Rows to show, and the lines that show them."""

    order: list[int]  # their positions, the most important first
    entries: list[Entry]
    chars: int  # what their lines take


class _Chooser:
    """Chooses when not everything can be shown."""

    def __init__(
        self,
        flat: Flat,
        writer: Writer,
        options: SnapshotOptions,
        styles: list[Style],
        shares: list[bool],
        *,
        dense: bool,
    ) -> None:
        self._flat = flat
        self._styles = styles
        self._shares = shares
        self._dense = dense
        self._writer = writer
        self._options = options
        self._gaps = Gaps(flat, writer, options)
        count, parents, depths, nodes = len(flat.nodes), flat.parent, flat.depth, flat.nodes
        self._previous = [-1] * count  # the sibling before
        for at, end in enumerate(flat.end):
            if end < count and parents[end] == parents[at]:
                self._previous[end] = at
        # What each row takes beside its body, and how much less it is if the row before it is in the same line.
        overhead = writer.overhead
        self._overheads = [overhead(depth, is_open) for depth, is_open in zip(depths, flat.opens, strict=True)]
        self._savings = [0] * (count + 1)
        self._inlined = 0  # how much it can save at most that lines stand behind the row above
        if dense:
            for at in range(1, count):
                if shares[at] and parents[at] == at - 1:
                    self._inlined += self._overheads[at]
                if shares[at] and shares[at - 1] and parents[at] == parents[at - 1]:
                    self._savings[at] = run_saving(depths[at], nodes[at].role, nodes[at - 1].role)

    def lay_out(self, margins: Margins, whole: _Bodies) -> Layout:
        """Show all rows that the other limits allow, in full if the characters are enough for that."""
        options, gaps = self._options, self._gaps
        order = by_importance(self._flat, options.max_depth)
        wanted = order[: options.max_nodes]
        reasons = []
        if len(order) > len(wanted):
            reasons.append("max_nodes")
        if any(level >= options.max_depth for level in self._flat.level):
            reasons.append("max_depth")
        gaps.expect(reasons)
        room = options.max_chars_total - margins.end
        left = room - margins.heads[-1]
        # Where it is too much even without lines about missing rows, there is no need to count those.
        is_too_much = self._dense and self._least(wanted, whole) > left
        taken = _Taken(-1, 0) if is_too_much else self._take(wanted, whole, left)
        if taken.fits == len(wanted):
            # The longest head that leaves room for all of them; the shortest does.
            head = next(head for head, size in enumerate(margins.heads) if size + taken.chars <= room)
            if head:
                reasons.append("max_chars_total")
            chosen = self._lines_for(wanted, whole, room - margins.heads[head])
            return self._layout(chosen.entries, reasons, whole.style, "", head)

        reasons.append("max_chars_total")
        gaps.expect(reasons)
        head = self._modest_head(margins)
        if head < 0:
            return Layout([], [], 0, gaps.total, gaps.uncounted, tuple(reasons), whole.style, "", -1)
        return self._shortened(wanted, whole, room - margins.heads[head], head, reasons)

    def _modest_head(self, margins: Margins) -> int:
        """The longest head that leaves most of the budget to the rows, else the shortest; -1 if not even that fits."""
        chars = self._options.max_chars_total
        for head, size in enumerate(margins.heads):
            if size + margins.end <= chars * _HEAD_SHARE:
                return head
        last = len(margins.heads) - 1
        return last if margins.heads[last] + margins.end <= chars else -1

    def _shortened(self, wanted: list[int], whole: _Bodies, room: int, head: int, reasons: list[str]) -> Layout:
        """The rows in the first of the shorter styles that shows enough of them."""
        chars = self._take(wanted, whole, _NO_LIMIT).chars if self._dense else 0
        names = self._long_names(wanted, whole) if self._dense else []
        for style in self._styles[1:]:
            note = self._writer.note(style.note, self._gaps.call(-1)) if style.note else ""
            left = room - (len(note) + len(self._writer.separator) if note else 0)
            if self._dense and style.enough == 1:
                # All rows have been counted with their longest names: of these, shorter ones take off so much.
                least = chars - sum(max(0, length - name_limit(node, style)) for node, length in names)
                if least > left:
                    continue
                taken = _Taken(len(wanted), least)
                bodies = _Bodies(self._flat, self._writer, style, whole.written, whole)
                break
            bodies = _Bodies(self._flat, self._writer, style, whole.written, whole)
            taken = self._take(wanted, bodies, left)
            if taken.fits >= style.enough * len(wanted):
                break
        if taken.fits < 0:
            return self._layout([], reasons, style, "", head)  # the head still says how many rows there are
        chosen = self._as_many_as_fit(wanted, taken, bodies, left)
        entries, is_any_shortened = self._enriched(chosen, bodies, whole, left)
        return self._layout(entries, reasons, style, note if is_any_shortened else "", head)

    def _layout(self, entries: list[Entry], reasons: list[str], style: Style, note: str, head: int) -> Layout:
        shown = sum(entry.node is not None for entry in entries)
        if _is_any_too_long(entries, self._styles[0]):
            reasons.append("max_text_per_node")
        lines = written_lines(entries, self._writer)
        total, uncounted = self._gaps.total, self._gaps.uncounted
        return Layout(entries, lines, shown, total, uncounted, tuple(reasons), style, note, head)

    def _least(self, wanted: list[int], bodies: _Bodies) -> int:
        """How many characters the rows take, without the lines about missing ones."""
        overheads, savings = self._overheads, self._savings
        return sum(len(bodies[at]) + overheads[at] - savings[at] for at in wanted) - self._inlined

    def _long_names(self, wanted: list[int], whole: _Bodies) -> list[tuple[Node, int]]:
        """The rows whose names a shorter style may cut, and how long these are now."""
        nodes, style = self._flat.nodes, whole.style
        shortest = self._styles[-1]
        least = min(shortest.near, shortest.far)
        return [
            (node, min(len(node.name), name_limit(node, style)))
            for node in map(nodes.__getitem__, wanted)
            if len(node.name) > least and not node.cells
        ]

    # --- which rows --------------------------------------------------------------------------------------------------

    def _take(self, order: list[int], bodies: _Bodies, room: int, so_far: _SoFar | None = None) -> _Taken:
        """How many rows of `order` fit into `room` characters.

        The lines about missing rows are counted at their longest: their number follows from the rows that are taken,
        so the others need not be looked at. All rows together are one gap before the first is taken. What is known to
        be taken already, with what it takes, is `so_far`.
        """
        parents, ends, opens = self._flat.parent, self._flat.end, self._flat.opens
        gap_cost, overheads, savings, previous = self._gaps.cost, self._overheads, self._savings, self._previous
        count = len(parents)
        if so_far is None:
            taken = bytearray(count + 1)
            used = gap_cost(-1) if parents else 0
            best = _Taken(0, used) if used <= room else _Taken(-1, 0)
        else:
            taken, used = bytearray(so_far.taken), so_far.chars
            best = _Taken(0, used)
        lines = 0
        for number, at in enumerate(order, 1):
            if not taken[at]:
                cost = len(bodies[at]) + overheads[at]
                if savings[at] and taken[at - 1]:
                    cost -= savings[at]
                if savings[at + 1] and taken[at + 1]:
                    cost -= savings[at + 1]
                lines += cost
                if lines > room + _MAX_RUN_SAVING:
                    break
                parent, before, after = parents[at], previous[at], ends[at]
                # The row parts the gap that it was in, or closes it.
                if before < 0 or taken[before]:
                    if after >= count or taken[after] or parents[after] != parent:
                        cost -= gap_cost(parent)
                elif after < count and not taken[after] and parents[after] == parent:
                    cost += gap_cost(parent)
                if opens[at]:
                    cost += gap_cost(at)  # all that is below it is missing so far
                used += cost
                taken[at] = 1
            # More rows can need fewer characters, where they close a gap: so the last number that fits counts.
            if used <= room:
                best = _Taken(number, used)
        return best

    def _as_many_as_fit(self, order: list[int], taken: _Taken, bodies: _Bodies, room: int) -> _Chosen:
        """The rows that were taken, and more of them if the lines about missing rows are shorter than was assumed."""
        chosen = self._lines_for(order[: taken.fits], bodies, room)
        fits = taken.fits
        for _ in range(_MAX_RETAKES):
            if fits >= len(order):
                break
            more = self._take(order, bodies, room, _SoFar(self._positions(chosen.entries), chosen.chars))
            if more.fits <= fits:
                break
            longer = self._lines_for(order[: more.fits], bodies, room)
            if longer.chars > room:
                break
            chosen, fits = longer, more.fits
        return chosen

    def _positions(self, entries: list[Entry]) -> bytearray:
        """Which rows the entries show."""
        shown = {entry.node for entry in entries}
        return bytearray([*(node in shown for node in self._flat.nodes), 0])

    def _enriched(self, chosen: _Chosen, bodies: _Bodies, whole: _Bodies, room: int) -> tuple[list[Entry], bool]:
        """The chosen rows, by importance in full as far as the spare room goes; and whether any is shortened."""
        entries = chosen.entries
        spare = room - chosen.chars
        short = min(bodies.style.near, bodies.style.far, bodies.style.read or bodies.style.far)
        nodes, attrs = self._flat.nodes, bodies.style.attrs
        places = {entry.node: place for place, entry in enumerate(entries)}
        is_any_shortened = False
        for at in chosen.order:
            node = nodes[at]
            if attrs and len(node.name) <= short and not (node.text or node.row.states or node.row.attrs):
                continue  # it is written in full
            body = whole[at]
            growth = len(body) - len(bodies[at])
            if growth > spare:
                is_any_shortened = True
            elif growth:
                spare -= growth
                entries[places[node]] = entries[places[node]]._replace(body=body)
        return entries, is_any_shortened

    # --- lines -------------------------------------------------------------------------------------------------------

    def _lines_for(self, order: list[int], bodies: _Bodies, room: int) -> _Chosen:
        """The lines for these rows.

        A line about missing rows can be longer than the rows themselves, which then take its place; if that makes more
        rows than `max_nodes`, the least important ones make room, where all in all that leaves fewer lines.
        """
        entries, wanting = self._entries(order, bodies)
        if 0 < wanting < len(order):
            fewer = order[:-wanting]
            others, _ = self._entries(fewer, bodies)
            as_many = sum(entry.node is not None for entry in others) == len(order)
            if as_many and len(others) < len(entries) and (chars := self._cost(others)) <= room:
                return _Chosen(fewer, others, chars)
        return _Chosen(order, entries, self._cost(entries))

    def _entries(self, order: list[int], bodies: _Bodies) -> tuple[list[Entry], int]:
        """The lines for these rows, and how many more rows would have been shown but for `max_nodes`."""
        nodes, _, depths, parents, _, opens = self._flat
        taken = bytearray(len(nodes))
        for at in order:
            taken[at] = 1
        spare = self._options.max_nodes - len(order)
        wanting = 0
        places = {-1: -1}  # position in the tree -> position in the entries
        shown_role: dict[int, str] = {}  # the role of the last row shown below a parent
        entries: list[Entry] = []
        shares = self._shares
        at = 0
        while at < len(nodes):
            parent, depth = parents[at], depths[at]
            if taken[at]:
                places[at] = len(entries)
                shown_role[parent] = nodes[at].role
                entries.append(Entry(depth, bodies[at], opens[at], places[parent], nodes[at], None, shares[at]))
                at += 1
                continue
            end = self._end_of_gap(at, taken)
            gap = self._gaps.gap(at, end, parent, shown_role.get(parent, ""))
            line = self._writer.gap(gap, depth)
            if self._is_cheaper_shown(at, end, len(line), bodies):
                if end - at <= spare:
                    spare -= end - at
                    taken[at:end] = bytes([1]) * (end - at)
                    continue
                wanting += end - at
            entries.append(Entry(depth, line, False, places[parent], None, gap))
            at = end
        return entries, wanting

    def _end_of_gap(self, first: int, taken: bytearray) -> int:
        """Where the rows end that are missing from `first` on, next to one another below the same parent."""
        parents, ends = self._flat.parent, self._flat.end
        at = first
        while at < len(parents) and not taken[at] and parents[at] == parents[first]:
            at = ends[at]
        return at

    def _is_cheaper_shown(self, first: int, end: int, line: int, bodies: _Bodies) -> bool:
        """Would the rows themselves take no more than the line that says they are missing?"""
        if end - first > _MAX_FILLED:
            return False
        nodes, levels, _, _, _, opens = self._flat
        cost = 0
        for at in range(first, end):
            if nodes[at].kind == CUT or opens[at] or levels[at] >= self._options.max_depth:
                return False
            cost += len(bodies[at]) + self._overheads[at]
        return cost <= line + len(self._writer.separator)

    def _cost(self, entries: list[Entry]) -> int:
        return _length(written_lines(entries, self._writer), self._writer)
