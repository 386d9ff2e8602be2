"""Rows that are missing: how many, of what kind, and which call shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cdpagent.see.lines import Gap
from cdpagent.see.options import MOST_CHARS, USUAL_CHARS, usual_limits
from cdpagent.see.rows import CUT
from cdpagent.see.text import literal, quote

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.see.lines import Writer
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.tree import Flat

# A row is about this long; only used to suggest a larger budget.
_USUAL_ROW_CHARS = 60


class Gaps:
    """What can be said about any part of the page that is not shown."""

    def __init__(self, flat: Flat, writer: Writer, options: SnapshotOptions) -> None:
        self._flat = flat
        self._writer = writer
        self._options = options
        nodes, _, _, parents, _, _ = flat
        rows: list[int] = []  # how many rows a subtree stands for: it, what is below, what the extractor left out there
        scope: list[int] = []  # the nearest row with a ref, itself included: what a snapshot can be scoped to
        uncounted = False
        for at, node in enumerate(nodes):
            parent = parents[at]
            if node.kind == CUT:
                rows.append(node.row.count)
                uncounted = uncounted or not node.row.count
            else:
                rows.append(1)
            scope.append(at if node.ref else scope[parent] if parent >= 0 else -1)
        total = 0
        for at in range(len(nodes) - 1, -1, -1):
            if parents[at] >= 0:
                rows[parents[at]] += rows[at]
            else:
                total += rows[at]
        self._rows, self._scope = rows, scope
        self.total = total
        """How many rows there are, what the extractor left out included."""
        self.uncounted = uncounted
        """Whether the extractor left out more rows, which it did not count."""
        roles = {node.name if node.kind == CUT else node.role for node in nodes}
        longest = Gap(total, total + 1, max(roles, key=len, default=""), True, True, "")
        self._longest = len(writer.gap(longest, 0)) - writer.overhead(0, False) + len(writer.separator)
        self._needs: tuple[str, ...] = ()
        self._calls: dict[int, str] = {}
        self._costs: dict[int, int] = {}

    def expect(self, limits: Iterable[str]) -> None:
        """Set the limits that a call for more has to raise: those that were hit, else `max_nodes`."""
        self._needs = tuple(limits) or ("max_nodes",)
        self._calls.clear()
        self._costs.clear()

    def gap(self, first: int, end: int, parent: int, shown_role: str) -> Gap:
        """The rows from `first` to before `end`, all below `parent`, after a row with the role `shown_role`."""
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
        more = self.uncounted and any(node.kind == CUT and not node.row.count for node in nodes[first:end])
        return Gap(siblings, rows, role, bool(role) and role == shown_role, more, self.call(parent))

    def cost(self, parent: int) -> int:
        """The longest that a line about rows missing below `parent` can be."""
        cost = self._costs.get(parent)
        if cost is None:
            depth = self._flat.depth[parent] + 1 if parent >= 0 else 0
            cost = self._longest + self._writer.overhead(depth, False) + len(literal(self.call(parent)))
            self._costs[parent] = cost
        return cost

    def call(self, parent: int) -> str:
        """The call that shows what is missing below `parent`; -1 is the page, or the scope that was asked for."""
        scope = self._scope[parent] if parent >= 0 else -1
        call = self._calls.get(scope)
        if call is None:
            call = self._calls[scope] = self._make_call(scope)
        return call

    def _make_call(self, scope: int) -> str:
        # In the words of the tool, because a model reads it: `max_chars` is `max_chars_total` here, and `all` is the
        # opposite of `interactive_only`.
        options, parts = self._options, ["web_snapshot"]
        ref = self._flat.nodes[scope].ref if scope >= 0 else ""
        needs = list(self._needs)
        if ref and not (options.scope and options.scope.endswith(ref)):
            # The depth is counted from the scope, so a scope alone goes deeper; its rows may still be too many.
            parts.append(f'scope="{ref}"')
            below = self._rows[scope]
            limits = {"max_nodes": options.max_nodes, "max_chars_total": options.max_chars_total // _USUAL_ROW_CHARS}
            needs = [need for need, limit in limits.items() if below > limit]
        elif options.scope:
            parts.append(f"scope={quote(options.scope)}")
        usual = usual_limits(options.max_chars_total)
        # Limits that were not given grow with the characters.
        own = [need for need in needs if getattr(options, need) < usual.get(need, 0)]
        parts.extend(f"{need}={2 * getattr(options, need)}" for need in own)
        if len(own) < len(needs):
            grows = any(need in usual for need in needs if need not in own)
            parts.append(f"max_chars={_more_chars(options.max_chars_total, grows=grows)}")
        if options.interactive_only is not None:
            parts.append(f"all={'false' if options.interactive_only else 'true'}")
        return " ".join(parts)


def _more_chars(chars: int, *, grows: bool) -> int:
    """More characters, as the tool takes them; `grows` if so many that the limits that go with them grow too."""
    return max(chars, min(max(2 * chars, 2 * USUAL_CHARS if grows else 1000), MOST_CHARS))
