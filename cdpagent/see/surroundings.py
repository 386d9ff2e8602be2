"""What stood around an element whose name others have too: ``Delete`` in the row of Alice is not ``Delete`` in Bob's.

A snapshot tells twins apart by what stands beside them. Only words that stand beside one of them say which it is.
Numbers and times among them go on by themselves, so they count only where there is nothing else.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.times import timeless

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cdpagent.see.budget import Entry
    from cdpagent.see.refs import NodeRef
    from cdpagent.see.tree import Node

_NEAR = 10
"""How many twins on either side are compared with."""
_MOST_WORDS = 40
_words = re.compile(r"[^\W_]+").findall
_has_letter = re.compile(r"[^\W\d_]").search


class Surroundings(NamedTuple):
    """The words that say which of several twins an element is, in reading order."""

    before: tuple[str, ...]
    after: tuple[str, ...]
    is_own: bool
    """Whether they stand in a row or an item with it; else between it and the next twin, which may own them."""
    twins: tuple[int, ...]
    """The numbers of the twins near it."""


class _Line(NamedTuple):
    node: Node
    parent: int


class _Twin(NamedTuple):
    before: list[str]
    after: list[str]
    is_own: bool


def surroundings(seen: NodeRef, entries: Sequence[Entry]) -> Surroundings | None:
    """What told an element from its twins in the lines of a snapshot; None if it has none, or nothing does."""
    lines = _lines(entries)
    numbered = {line.node.ref: place for place, line in enumerate(lines) if line.node.ref}
    place = numbered.get(seen.ref)
    if place is None:
        return None
    own = lines[place].node
    alike = [
        at
        for at in sorted(numbered.values())
        if (node := lines[at].node).role == own.role
        and node.label == own.label
        and node.document.prefix == own.document.prefix
    ]
    index = bisect_left(alike, place)
    first = max(0, index - _NEAR)
    near = alike[first : index + _NEAR + 1]
    if len(near) < 2:
        return None
    twins = [_around(lines, near, at) for at in range(len(near))]
    me, others = twins[index - first], [twin for at, twin in enumerate(twins) if at != index - first]
    before = _telling(me.before, (other.before for other in others))
    after = _telling(me.after, (other.after for other in others))
    if not before and not after:
        return None
    numbers = tuple(_number(lines[at].node) for at in near if at != place)
    return Surroundings(before, after, me.is_own, numbers)


def _lines(entries: Sequence[Entry]) -> list[_Line]:
    """Every row that the lines tell of, with the place of the one that it stands in."""
    lines: list[_Line] = []
    places: list[int] = []
    for entry in entries:
        places.append(len(lines))
        if entry.node is None:
            places[-1] = -1
            continue
        parent = places[entry.parent] if entry.parent >= 0 else -1
        here = len(lines)
        lines.append(_Line(entry.node, parent))
        lines.extend(_Line(cell, here) for cell in entry.node.cells if cell is not None)
    return lines


def _around(lines: list[_Line], twins: list[int], index: int) -> _Twin:
    """The words around one of the twins: in what it stands in and no other does, or else up to the next twins."""
    place = twins[index]
    top = place
    while (up := lines[top].parent) >= 0 and not any(_is_in(lines, twin, up) for twin in twins if twin != place):
        top = up
    if top != place:
        end = top + 1
        while end < len(lines) and _is_in(lines, end, top):
            end += 1
        before, after = _said(lines, range(top, place)), _said(lines, range(place + 1, end))
        if before or after:
            return _Twin(before, after, is_own=True)
    gaps = [later - earlier - 1 for earlier, later in pairwise(twins)]
    # Before the first and after the last stands the rest of the page: only as much as the others have is theirs.
    begin = twins[index - 1] + 1 if index else max(0, place - gaps[0])
    end = twins[index + 1] if index + 1 < len(twins) else place + 1 + gaps[-1]
    return _Twin(_said(lines, range(begin, place)), _said(lines, range(place + 1, min(end, len(lines)))), is_own=False)


def _is_in(lines: list[_Line], place: int, top: int) -> bool:
    while place > top:
        place = lines[place].parent
    return place == top


def _said(lines: list[_Line], places: Iterable[int]) -> list[str]:
    """The words of some rows; not those that only we call them by."""
    nodes = (lines[place].node for place in places)
    texts = " ".join(f"{node.name} {node.text}" for node in nodes if not node.row.hint)
    return _words(timeless(texts).lower())[: 2 * _MOST_WORDS]


def _telling(mine: list[str], others: Iterable[list[str]]) -> tuple[str, ...]:
    common = {word for other in others for word in other}
    telling = [word for word in dict.fromkeys(mine) if word not in common]
    lasting = [word for word in telling if _has_letter(word)]
    return tuple((lasting or telling)[:_MOST_WORDS])


def _number(node: Node) -> int:
    return int(node.ref.rpartition("e")[2])
