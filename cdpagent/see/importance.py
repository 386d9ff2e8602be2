"""The order of importance: which rows to show first when not all of them fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cdpagent.see.rows import CUT, STRUCTURE, Rank
from cdpagent.see.rules import ITEM_VALUES, SIDE_ROLES

if TYPE_CHECKING:
    from cdpagent.see.tree import Flat

# How many steps less important the nth sibling of its role is.
_STEPS = bytes(0 if nth < 3 else 1 if nth < 10 else 2 if nth < 30 else 3 for nth in range(100))
_LAST_STEP = 4
# The rows of a table and the items of a list after the first ten go behind whatever else can be acted on in the main
# part: its filters and toolbars may stand anywhere.
_FAR_ITEM = 10
_FAR_STEPS = 3
_ANONYMOUS_STEPS = 2
# How important each rank is to begin with; smaller is more important. What lies over the page goes before all else,
# and a bar or sidebar goes after all else, however many siblings there are: their steps lead to no other rank.
_WEIGHTS = {
    Rank.DIALOG: 0,
    Rank.MESSAGE: 10,
    Rank.FOCUSED: 20,
    Rank.HEADING: 21,
    Rank.VIEWPORT: 22,
    Rank.FORM: 23,
    Rank.MAIN: 24,
    Rank.REST: 25,
    Rank.SIDE: 35,
}
_WEIGHT = bytes(_WEIGHTS[rank] for rank in Rank)
# The line of a bar itself stays longer than what is in it; the line below it then says how much that is.
_BAR = _WEIGHTS[Rank.REST]


def by_importance(flat: Flat, max_depth: int) -> list[int]:
    """Positions of the rows down to `max_depth`, the most important first.

    Importance is the row's rank (see `Rank`), less by a step for the 4th, the 11th, the 31st … of siblings with the
    same role, and by more for rows and list items: of a long list the first few stay, and its tail goes before other
    things do. What has no name but our
    hint is less important too. A row is as important as the most important row below it, and comes before it; so
    whatever part of the order is taken from its start, each row in it stands below rows that are in it too.
    """
    nodes, levels, _, parents, _, _ = flat
    steps = bytearray(len(nodes))
    seen: dict[tuple[int, str], int] = {}
    weights: list[int] = []
    for at, node in enumerate(nodes):
        parent = parents[at]
        family = (parent, node.role)
        nth = seen.get(family, 0)
        seen[family] = nth + 1
        step = _STEPS[nth] if nth < 100 else _LAST_STEP
        if nth >= _FAR_ITEM and node.role in ITEM_VALUES:
            step += _FAR_STEPS
        if parent >= 0 and steps[parent] > step:
            step = steps[parent]
        steps[at] = step
        weight = _WEIGHT[node.rank] + step
        if node.row.hint:
            weight += _ANONYMOUS_STEPS
        elif node.kind == STRUCTURE and node.ref and node.role in SIDE_ROLES:
            weight = _BAR
        weights.append(weight)
    order = []
    for at in range(len(nodes) - 1, -1, -1):
        if nodes[at].kind != CUT and levels[at] < max_depth:
            order.append(at)
            parent = parents[at]
            if parent >= 0 and weights[at] < weights[parent]:
                weights[parent] = weights[at]
    order.reverse()
    order.sort(key=weights.__getitem__)  # stable: in reading order where the weight is the same
    return order
