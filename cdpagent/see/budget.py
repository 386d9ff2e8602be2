"""What fits: which rows are shown, how long their names are, and what is said about the rest.

Three limits cut rows: `max_depth`, `max_nodes` and `max_chars_total`. The end of the text is never cut off: rows are
taken in the order of their importance until one of the limits is reached, and then written in reading order.

1. Importance is the row's rank (dialog, focused, viewport, form, main, rest), less by a step for the 4th, the 11th, the
   31st … of siblings with the same role: of a long list the first few stay, the tail goes before other things do. A row
   is as important as the most important row below it, so whatever is taken, everything above it is taken before.
2. While the text is too long, names and URLs are shortened first (`lines.styles`); only then rows go.
3. Rows that are missing next to one another become one line with their number and the call that shows them. Shown and
   missing rows always add up to the rows there are. The cost of those lines is counted while rows are taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.lines import Gap, styles
from cdpagent.see.rows import CUT
from cdpagent.see.text import literal, quote

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.see.lines import Style, Writer
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.tree import Flat, Node

# How many steps less important the nth sibling of its role is.
_STEPS = bytes(0 if nth < 3 else 1 if nth < 10 else 2 if nth < 30 else 3 for nth in range(100))
_LAST_STEP = 4
# A row is about this long; only used to suggest a larger budget.
_USUAL_ROW_CHARS = 60
# Of a small budget the header may take this part, so that rows get the rest.
_HEAD_SHARE = 0.4
# If fewer rows than this fit, names must become much shorter at once.
_NEARLY_ALL = 0.75


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


class Frame(NamedTuple):
    """The sizes of what stands around the lines, each with its line break."""

    whole: int  # the head if nothing is missing
    heads: list[int]  # the heads there are to choose from, longest first, at their longest
    end: int


def lay_out(flat: Flat, writer: Writer, options: SnapshotOptions, frame: Frame) -> Layout:
    """Choose the rows that fit into `options.max_chars_total` together with what stands around them."""
    bodies: dict[int, str] = {}
    return _whole_page(flat, writer, options, frame, bodies) or _Chooser(flat, writer, options).lay_out(frame, bodies)


def _whole_page(
    flat: Flat, writer: Writer, options: SnapshotOptions, frame: Frame, bodies: dict[int, str]
) -> Layout | None:
    """The usual case: nothing is missing and everything fits. What was written in vain is left in `bodies`."""
    nodes, levels, depths, parents, _, opens = flat
    count = len(nodes)
    if count > options.max_nodes or (count and max(levels) >= options.max_depth):
        return None
    style = styles(options)[0]
    room = options.max_chars_total - frame.whole - frame.end
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
    fits: int  # how many rows fit
    chars: int  # what they need at most, lines about missing rows included
    looked_at: int  # at which row it was clear that no more fit
    bodies: dict[int, str]  # what was written for it


class _Chooser:
    """Chooses when not everything can be shown."""

    def __init__(self, flat: Flat, writer: Writer, options: SnapshotOptions) -> None:
        self._flat = flat
        self._writer = writer
        self._options = options
        nodes, _, _, parents, ends, _ = flat
        count = len(nodes)
        rows: list[int] = []  # how many rows a subtree stands for: it, what is below, what the extractor left out there
        scope: list[int] = []  # the nearest row with a ref, itself included: what a snapshot can be scoped to
        previous = [-1] * count  # the sibling before
        self._uncounted = False
        for at, node in enumerate(nodes):
            parent, end = parents[at], ends[at]
            if node.kind == CUT:
                rows.append(node.row.count)
                self._uncounted = self._uncounted or not node.row.count
            else:
                rows.append(1)
            scope.append(at if node.ref else scope[parent] if parent >= 0 else -1)
            if end < count and parents[end] == parent:
                previous[end] = at
        total = 0
        for at in range(count - 1, -1, -1):
            if parents[at] >= 0:
                rows[parents[at]] += rows[at]
            else:
                total += rows[at]
        self._rows, self._scope, self._previous, self._total = rows, scope, previous, total
        roles = {node.name if node.kind == CUT else node.role for node in nodes}
        longest_gap = Gap(total, total + 1, max(roles, key=len, default=""), True, True, "")
        self._longest_gap = len(writer.gap(longest_gap, 0)) - writer.overhead(0, False) + len(writer.separator)
        self._needs: tuple[str, ...] = ()
        self._calls: dict[int, str] = {}
        self._gap_costs: dict[int, int] = {}

    def lay_out(self, frame: Frame, bodies: dict[int, str]) -> Layout:
        options, order = self._options, self._by_importance()
        wanted = order[: options.max_nodes]
        reasons = []
        if len(order) > len(wanted):
            reasons.append("max_nodes")
        if any(level >= options.max_depth for level in self._flat.level):
            reasons.append("max_depth")
        self._expect(reasons)
        whole, *shorter = styles(options)
        room = options.max_chars_total - frame.end
        taken = self._take(wanted, whole, bodies, room - frame.heads[-1])
        if taken.fits == len(wanted):
            head = next(head for head, size in enumerate(frame.heads) if size + taken.chars <= room)
            if head:
                reasons.append("max_chars_total")
            return self._layout(self._entries(wanted, whole, bodies), reasons, whole, "", head)

        reasons.append("max_chars_total")
        self._expect(reasons)
        head = self._modest_head(frame)
        if head < 0:
            return Layout([], 0, self._total, self._uncounted, tuple(reasons), whole, "", -1)
        room -= frame.heads[head]
        if taken.looked_at < _NEARLY_ALL * len(wanted):
            shorter = shorter[1:]  # a little shorter will not do
        for style in shorter:
            note = self._writer.note(style.note, self._call(-1)) if style.note else ""
            left = room - (len(note) + len(self._writer.separator) if note else 0)
            taken = self._take(wanted, style, {}, left)
            if taken.fits >= min(style.enough * len(wanted), len(wanted)):
                break
        return self._layout(self._refine(wanted, taken, style, left), reasons, style, note, head)

    def _expect(self, reasons: list[str]) -> None:
        """What a call for more has to raise. Where only the extractor cut, that is its number of rows."""
        self._needs = tuple(reasons) or ("max_nodes",)
        self._calls.clear()
        self._gap_costs.clear()

    def _modest_head(self, frame: Frame) -> int:
        chars = self._options.max_chars_total
        for head, size in enumerate(frame.heads):
            if size + frame.end <= chars * _HEAD_SHARE:
                return head
        last = len(frame.heads) - 1
        return last if frame.heads[last] + frame.end <= chars else -1

    def _by_importance(self) -> list[int]:
        """Positions of the rows that may be shown, the most important first, each after its parent."""
        nodes, levels, _, parents, _, _ = self._flat
        deepest, count = self._options.max_depth, len(nodes)
        steps = bytearray(count)
        seen: dict[tuple[int, str], int] = {}
        ranks = []
        for at, node in enumerate(nodes):
            family = (parents[at], node.role)
            nth = seen.get(family, 0)
            seen[family] = nth + 1
            step = _STEPS[nth] if nth < len(_STEPS) else _LAST_STEP
            if parents[at] >= 0 and steps[parents[at]] > step:
                step = steps[parents[at]]
            steps[at] = step
            ranks.append(node.rank + step)
        for at in range(count - 1, -1, -1):
            parent = parents[at]
            if parent >= 0 and ranks[at] < ranks[parent] and nodes[at].kind != CUT and levels[at] < deepest:
                ranks[parent] = ranks[at]
        order = [at for at, node in enumerate(nodes) if node.kind != CUT and levels[at] < deepest]
        order.sort(key=ranks.__getitem__)  # stable: in reading order where the rank is the same
        return order

    def _take(self, order: list[int], style: Style, bodies: dict[int, str], room: int) -> _Taken:
        """How many rows of `order` fit into `room` characters.

        The lines about missing rows are counted at their longest. A row that is taken splits the gap it was in, and
        opens one below itself; so the number of gaps is known without looking at the other rows. The count is -1 if
        not even the one line fits that says that everything is missing.
        """
        nodes, _, depths, parents, ends, opens = self._flat
        count = len(nodes)
        previous, gap_cost = self._previous, self._gap_cost
        body, overhead = self._writer.body, self._writer.overhead
        taken = bytearray(count)
        used = gap_cost(-1) if count else 0
        best, used_by_best = (0, used) if used <= room else (-1, 0)
        lines = number = 0
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
        return _Taken(best, used_by_best, number, bodies)

    def _refine(self, order: list[int], taken: _Taken, style: Style, room: int) -> list[Entry]:
        """The lines for the rows that were taken, and for some more if the gap lines are shorter than assumed."""
        if taken.fits < 0:
            return []  # the head still says how many rows there are
        entries = self._entries(order[: taken.fits], style, taken.bodies)
        if taken.fits < len(order):
            spare = taken.chars - self._cost(entries)
            more = self._take(order, style, taken.bodies, room + spare)
            if more.fits > taken.fits:
                longer = self._entries(order[: more.fits], style, taken.bodies)
                if self._cost(longer) <= room:
                    return longer
        return entries

    def _cost(self, entries: list[Entry]) -> int:
        overhead, separator = self._writer.overhead, len(self._writer.separator)
        return sum(
            len(entry.body) + (overhead(entry.depth, entry.opens) if entry.node else separator) for entry in entries
        )

    def _layout(self, entries: list[Entry], reasons: list[str], style: Style, note: str, head: int) -> Layout:
        shown = sum(entry.node is not None for entry in entries)
        if _is_any_too_long(entries, self._options):
            reasons.append("max_text_per_node")
        return Layout(entries, shown, self._total, self._uncounted, tuple(reasons), style, note, head)

    # --- lines, and what is said of the missing ones -----------------------------------------------------------------

    def _entries(self, chosen: list[int], style: Style, bodies: dict[int, str]) -> list[Entry]:
        nodes, _, depths, parents, ends, opens = self._flat
        count = len(nodes)
        taken = bytearray(count)
        for at in chosen:
            taken[at] = 1
        spare = self._options.max_nodes - len(chosen)
        places = {-1: -1}  # position in the tree -> position in the entries
        shown_role: dict[int, str] = {}  # the role of the last row shown below a parent
        entries: list[Entry] = []
        at = 0
        while at < count:
            parent, first = parents[at], at
            if not taken[at]:
                while at < count and not taken[at] and parents[at] == parent:
                    at = ends[at]
                gap = self._gap(first, at, parent, shown_role.get(parent, ""))
                line = self._writer.gap(gap, depths[first])
                if not self._is_cheaper_shown(first, at, len(line), style, bodies, spare):
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
        return entries

    def _is_cheaper_shown(
        self, first: int, end: int, line: int, style: Style, bodies: dict[int, str], spare: int
    ) -> bool:
        """Would the rows themselves take no more than the line that says they are missing?"""
        if end - first > min(3, spare):
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

    def _gap(self, first: int, end: int, parent: int, shown_role: str) -> Gap:
        nodes, ends = self._flat.nodes, self._flat.end
        siblings = rows = 0
        roles = set()
        at = first
        while at < end:
            node = nodes[at]
            rows += self._rows[at]
            siblings += node.row.count if node.kind == CUT else 1
            roles.add(node.name if node.kind == CUT else node.role)
            at = ends[at]
        role = roles.pop() if len(roles) == 1 else ""
        more = self._uncounted and any(
            node.kind == CUT and not node.row.count for node in nodes[first:end]
        )  # fmt: skip
        return Gap(siblings, rows, role, bool(role) and role == shown_role, more, self._call(parent))

    def _gap_cost(self, parent: int) -> int:
        """The longest that a line about rows missing below `parent` can be."""
        cost = self._gap_costs.get(parent)
        if cost is None:
            depth = self._flat.depth[parent] + 1 if parent >= 0 else 0
            cost = self._longest_gap + self._writer.overhead(depth, False) + len(literal(self._call(parent)))
            self._gap_costs[parent] = cost
        return cost

    def _call(self, parent: int) -> str:
        """The call that shows what is missing below `parent`; -1 is the page, or the scope that was asked for."""
        scope = self._scope[parent] if parent >= 0 else -1
        call = self._calls.get(scope)
        if call is None:
            call = self._calls[scope] = self._make_call(scope)
        return call

    def _make_call(self, scope: int) -> str:
        options, parts = self._options, ["web_snapshot"]
        ref = self._flat.nodes[scope].ref if scope >= 0 else ""
        needs: Iterable[str] = self._needs
        if ref and not (options.scope and options.scope.endswith(ref)):
            # The depth is counted from the scope, so a scope alone goes deeper; its rows may still be too many.
            parts.append(f'scope="{ref}"')
            below = self._rows[scope]
            limits = {"max_nodes": options.max_nodes, "max_chars_total": options.max_chars_total // _USUAL_ROW_CHARS}
            needs = [need for need, limit in limits.items() if below > limit]
        elif options.scope:
            parts.append(f"scope={quote(options.scope)}")
        parts.extend(f"{need}={_larger(need, getattr(options, need))}" for need in needs)
        if not options.interactive_only:
            parts.append("interactive_only=false")
        return " ".join(parts)


def _larger(limit: str, value: int) -> int:
    return max(2 * value, 1000) if limit == "max_chars_total" else 2 * value
