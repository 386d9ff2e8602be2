"""Which of some things kept their order."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cdpagent.see.order import kept_order


@pytest.mark.parametrize(
    ("numbers", "kept"),
    [([], set()), ([7], {0}), ([1, 2, 3], {0, 1, 2}), ([2, 3, 1], {0, 1}), ([3, 1, 2], {1, 2}), ([3, 2, 1], {2})],
)
def test_kept_order(numbers, kept):
    assert kept_order(numbers) == kept


@given(st.lists(st.integers(0, 20), unique=True, max_size=8))
def test_what_is_kept_rises_and_is_as_much_as_can_be(numbers):
    kept = [numbers[position] for position in sorted(kept_order(numbers))]
    assert all(left < right for left, right in pairwise(kept))
    longer = combinations(numbers, len(kept) + 1)
    assert not any(all(left < right for left, right in pairwise(each)) for each in longer)
