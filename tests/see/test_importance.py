"""Which rows go first when not all of them can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cdpagent.see.importance import by_importance
from cdpagent.see.rows import Rank
from cdpagent.see.tree import flatten, join
from tests.see.build import content, control, cut, page, structure

if TYPE_CHECKING:
    from cdpagent.see.rows import Row


def order_of(*rows: Row, max_depth: int = 12) -> list[int]:
    return by_importance(flatten(join(page(*rows)).root), max_depth)


def names_in_order(*rows: Row, max_depth: int = 12) -> list[str]:
    return [rows[at].name for at in order_of(*rows, max_depth=max_depth)]


def test_the_better_rank_goes_first():
    ranked = [control(0, 1 + rank, f"role{rank}", rank.name, rank=int(rank)) for rank in reversed(Rank)]
    assert names_in_order(*ranked) == [rank.name for rank in Rank]


def test_equal_ranks_stay_in_reading_order():
    rows = [control(0, 1, "link", "a"), content(0, 2, "heading", "b"), control(0, 3, "button", "c")]
    assert names_in_order(*rows) == ["a", "b", "c"]


def test_a_row_goes_before_what_is_in_it_and_is_as_important():
    rows = [
        control(0, 1, "button", "first"),
        structure(0, "main", "around"),
        structure(1, "list", "inner"),
        control(2, 2, "button", "focused", rank=int(Rank.FOCUSED)),
    ]
    assert names_in_order(*rows) == ["around", "inner", "focused", "first"]


def test_of_a_long_list_the_first_three_go_before_other_things():
    links = [control(0, 1 + n, "link", f"link {n}") for n in range(5)]
    other = control(0, 9, "button", "other")
    assert names_in_order(*links, other) == ["link 0", "link 1", "link 2", "other", "link 3", "link 4"]


@pytest.mark.parametrize(
    ("nth", "step"), [(2, 0), (3, 1), (9, 1), (10, 2), (29, 2), (30, 3), (99, 3), (100, 4), (500, 4)]
)
def test_how_much_less_the_nth_of_its_kind_matters(nth, step):
    links = [control(0, 1 + n, "link", str(n), rank=int(Rank.FOCUSED)) for n in range(nth + 1)]
    # Each is the only one of its role, so that its rank alone counts.
    ranks = range(Rank.FOCUSED, Rank.SIDE)
    marks = [control(0, 1000 + at, f"role{at}", f"rank {at}", rank=rank) for at, rank in enumerate(ranks)]
    names = names_in_order(*links, *marks)
    place = names.index(str(nth))
    assert f"rank {step}" in names[place:]
    assert step == 0 or f"rank {step - 1}" in names[:place]


def test_what_is_in_a_late_item_is_as_late():
    rows = []
    for n in range(5):
        rows += [structure(0, "listitem", f"item {n}"), control(1, 1 + n, "button", f"button {n}")]
    rows.append(control(0, 9, "link", "other"))
    names = names_in_order(*rows)
    assert names.index("other") < names.index("item 3") < names.index("button 3")


def test_rows_below_the_depth_and_rows_that_are_missing_are_left_out():
    rows = [
        structure(0, "main", "shown"),
        structure(1, "list", "too deep"),
        control(2, 1, "link", "deeper"),
        cut(0, "link", 4),
    ]
    assert names_in_order(*rows, max_depth=1) == ["shown"]


@pytest.mark.parametrize("taken", range(1, 12))
def test_any_start_of_the_order_holds_what_its_rows_stand_in(taken):
    rows = []
    for n in range(4):
        rows += [structure(0, "list", f"list {n}"), structure(1, "listitem", f"item {n}"),
                 control(2, 1 + n, "link", f"link {n}", rank=n % 3)]  # fmt: skip
    flat = flatten(join(page(*rows)).root)
    chosen = set(by_importance(flat, 12)[:taken])
    assert all(flat.parent[at] in chosen or flat.parent[at] < 0 for at in chosen)


def test_a_page_without_rows_has_no_order():
    assert order_of() == []
