"""The order of importance: which rows to show first when not all of them fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cdpagent.see.rows import CUT

if TYPE_CHECKING:
    from cdpagent.see.tree import Flat

# How many steps less important the nth sibling of its role is.
_STEPS = bytes(0 if nth < 3 else 1 if nth < 10 else 2 if nth < 30 else 3 for nth in range(100))
_LAST_STEP = 4


def by_importance(flat: Flat, max_depth: int) -> list[int]:
    """Positions of the rows down to `max_depth`, the most important first.

    Importance is the row's rank (dialog, focused, viewport, form, main, rest), less by a step for the 4th, the 11th,
    the 31st … of siblings with the same role: of a long list the first few stay, and its tail goes before other things
    do. A row is as important as the most important row below it, and comes before it; so whatever part of the order is
    taken from its start, each row in it stands below rows that are in it too.
    """
    nodes, levels, _, parents, _, _ = flat
    steps = bytearray(len(nodes))
    seen: dict[tuple[int, str], int] = {}
    ranks: list[int] = []
    for at, node in enumerate(nodes):
        parent = parents[at]
        family = (parent, node.role)
        nth = seen.get(family, 0)
        seen[family] = nth + 1
        step = _STEPS[nth] if nth < len(_STEPS) else _LAST_STEP
        if parent >= 0 and steps[parent] > step:
            step = steps[parent]
        steps[at] = step
        ranks.append(node.rank + step)
    order = []
    for at in range(len(nodes) - 1, -1, -1):
        if nodes[at].kind != CUT and levels[at] < max_depth:
            order.append(at)
            parent = parents[at]
            if parent >= 0 and ranks[at] < ranks[parent]:
                ranks[parent] = ranks[at]
    order.reverse()
    order.sort(key=ranks.__getitem__)  # stable: in reading order where the rank is the same
    return order
