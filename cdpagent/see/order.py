"""Which of some things kept their order, and which moved."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def kept_order(numbers: Sequence[int]) -> set[int]:
    """The positions of a longest rising subsequence: as many as can have stayed where they were."""
    if all(left < right for left, right in pairwise(numbers)):
        return set(range(len(numbers)))
    ends: list[int] = []  # for each length, the position at which the best run of that length ends
    previous: list[int] = []
    for position, number in enumerate(numbers):
        length = bisect_left(ends, number, key=numbers.__getitem__)
        previous.append(ends[length - 1] if length else -1)
        ends[length : length + 1] = [position]
    run = set()
    position = ends[-1] if ends else -1
    while position >= 0:
        run.add(position)
        position = previous[position]
    return run
