"""What is said about rows that are missing: how many, of what kind, and the call that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cdpagent.see.lines import Gap, writer_for
from cdpagent.see.omissions import Gaps
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.tree import flatten, join
from tests.see.build import control, cut, page, structure, text

if TYPE_CHECKING:
    from cdpagent.see.rows import Row


def gaps_of(*rows: Row, limits: tuple[str, ...] = ("max_nodes",), **options: Any) -> Gaps:
    wanted = SnapshotOptions(**options)
    flat = flatten(join(page(*rows)).root)
    gaps = Gaps(flat, writer_for(wanted), wanted)
    gaps.expect(limits)
    return gaps


LINKS = [control(0, 1 + n, "link", f"link {n}") for n in range(4)]
LIST = [structure(0, "list", "List", ref=9), *(control(1, 1 + n, "link", f"link {n}") for n in range(3))]


# --- how many, and of what kind --------------------------------------------------------------------------------------


def test_rows_of_one_role_are_counted_as_such():
    gap = gaps_of(*LINKS).gap(1, 4, -1, "link")
    assert gap[:5] == (3, 3, "link", True, False)
    assert gap.text() == "… 3 more link like these"


def test_after_a_row_of_another_role_they_are_not_like_it():
    assert gaps_of(*LINKS).gap(1, 4, -1, "button").text() == "… 3 more link"


def test_rows_of_several_roles_are_just_rows():
    assert gaps_of(*LINKS, text(0, "words")).gap(0, 5, -1, "").text() == "… 5 more elements"


def test_what_is_in_missing_rows_is_missing_too():
    assert gaps_of(*LIST).gap(0, 4, -1, "").text() == "… 1 more list, 4 elements"


def test_what_the_extractor_left_out_is_counted():
    gaps = gaps_of(*LINKS, cut(0, "link", 10))
    assert gaps.total == 14
    assert gaps.gap(2, 5, -1, "link").text() == "… 12 more link like these"
    assert not gaps.uncounted


def test_what_was_not_counted_is_said_to_be_more():
    gaps = gaps_of(*LINKS, cut(0, "link", 0))
    assert gaps.uncounted
    assert gaps.gap(2, 5, -1, "link").text() == "… 2+ more link like these"
    assert gaps.gap(4, 5, -1, "link") == Gap(0, 0, "link", True, True, gaps.call(-1))
    assert gaps.gap(4, 5, -1, "link").text() == "… more elements"


# --- the call that shows them ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "call"),
    [
        (("max_nodes",), "web_snapshot max_nodes=200"),
        (("max_chars_total",), "web_snapshot max_chars=2000"),
        (("max_depth",), "web_snapshot max_depth=12"),
        (("max_nodes", "max_depth"), "web_snapshot max_nodes=200 max_depth=12"),
        ((), "web_snapshot max_nodes=200"),
    ],
)
def test_the_page_is_asked_for_again_with_larger_limits(limits, call):
    gaps = gaps_of(*LINKS, limits=limits, max_nodes=100, max_chars_total=1000, max_depth=6)
    assert gaps.call(-1) == call


@pytest.mark.parametrize("limits", [("max_nodes",), ("max_depth",), ("max_nodes", "max_chars_total"), ()])
def test_limits_that_were_not_given_grow_with_the_characters(limits):
    for chars in (2000, 12_000):
        assert gaps_of(*LINKS, limits=limits, max_chars_total=chars).call(-1) == "web_snapshot max_chars=24000"
    assert gaps_of(*LINKS, limits=limits, max_chars_total=24_000).call(-1) == "web_snapshot max_chars=48000"
    assert gaps_of(*LINKS, limits=limits, max_chars_total=80_000).call(-1) == "web_snapshot max_chars=100000"
    assert (SnapshotOptions(max_chars_total=24_000).max_nodes, SnapshotOptions().max_nodes) == (1000, 500)


def test_a_tiny_budget_is_not_only_doubled():
    assert gaps_of(*LINKS, limits=("max_chars_total",), max_chars_total=200).call(-1) == "web_snapshot max_chars=1000"


def test_a_row_with_a_ref_is_the_scope():
    gaps = gaps_of(*LIST)
    assert gaps.call(0) == 'web_snapshot scope="e9"'


def test_without_a_ref_the_nearest_row_around_that_has_one_is_the_scope():
    rows = [structure(0, "list", ref=9), structure(1, "listitem"), control(2, 1, "link", "a")]
    assert gaps_of(*rows).call(1) == 'web_snapshot scope="e9"'


def test_a_scope_with_too_many_rows_needs_a_larger_limit_too():
    rows = [structure(0, "list", ref=9), cut(1, "link", 500)]
    assert gaps_of(*rows, max_nodes=100).call(0) == 'web_snapshot scope="e9" max_nodes=200 max_chars=24000'


def test_the_scope_that_was_asked_for_is_kept_and_quoted():
    gaps = gaps_of(*LINKS, scope="#main > ul", max_nodes=100)
    assert gaps.call(-1) == 'web_snapshot scope="#main > ul" max_nodes=200'


def test_the_scope_that_was_asked_for_is_not_offered_again():
    assert gaps_of(*LIST, scope="e9", max_nodes=100).call(0) == 'web_snapshot scope="e9" max_nodes=200'


def test_who_asked_for_content_gets_it_again():
    assert gaps_of(*LIST, interactive_only=False).call(0) == 'web_snapshot scope="e9" all=true'


# --- what a line about them costs ------------------------------------------------------------------------------------


@pytest.mark.parametrize("parent", [-1, 0])
def test_no_line_about_missing_rows_is_longer_than_its_cost(parent):
    options = SnapshotOptions()
    flat = flatten(join(page(*LIST, *LINKS[3:])).root)
    writer = writer_for(options)
    gaps = Gaps(flat, writer, options)
    gaps.expect(["max_nodes", "max_depth"])
    first, end = (0, 5) if parent < 0 else (1, 4)
    line = writer.gap(gaps.gap(first, end, parent, "link"), flat.depth[first])
    assert len(line) + len(writer.separator) <= gaps.cost(parent)
