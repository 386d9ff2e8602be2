"""How a long text is written: in fewer characters for each row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cdpagent.see.options import SnapshotOptions
from cdpagent.see.refs import RefTarget, parse_target
from cdpagent.see.snapshot import make_snapshot
from tests.see.build import content, control, page, structure

if TYPE_CHECKING:
    from cdpagent.see.rows import Row

pytestmark = pytest.mark.pure

# Enough rows to make a text long.
MANY = [control(0, at, "link", f"Further link {at}") for at in range(100, 200)]


def lines_of(*rows: Row, **options: object) -> list[str]:
    shown = make_snapshot(page(*rows, *MANY), options=SnapshotOptions.of(dict(options)))
    return shown.text.split("\n")[1:-1]


def test_neighbours_share_a_line_and_say_a_role_once():
    first, *_ = lines_of(
        control(0, 1, "link", "Home"), control(0, 2, "link", "Gear"), control(0, 3, "button", "Log in"),
        control(0, 4, "button", "More", states={"expanded": False}), content(0, 5, "heading", "News"),
    )  # fmt: skip
    assert first == '- link e1 "Home", e2 "Gear", button e3 "Log in", e4 "More" [expanded=false]'


def test_a_line_that_is_all_there_is_in_a_row_stands_behind_it():
    lines = lines_of(
        structure(0, "navigation"), control(1, 1, "link", "Home"), control(1, 2, "link", "Gear"),
        structure(0, "main"), control(1, 3, "link", "Read"), control(1, 4, "textbox", "Search"),
    )  # fmt: skip
    assert lines[0] == '- navigation: link e1 "Home", e2 "Gear"'
    assert lines[1:4] == ["- main:", '  - link e3 "Read"', '  - textbox "Search" [ref=e4]']


def test_a_heading_says_its_level_in_its_role_and_is_not_said_twice():
    lines = lines_of(
        structure(0, "article", "A new lamp"), content(1, 1, "heading", "A new lamp", states={"level": 2}),
        control(1, 2, "link", "Share"), content(1, 3, "heading", "Colours", states={"level": 3}),
        content(0, 4, "heading", "Deep", states={"level": 7}),
    )  # fmt: skip
    assert lines[:3] == ['- article "A new lamp":', '  - link e2 "Share"', '  - h3 "Colours"']
    assert lines[3] == '- heading "Deep" [level=7]'


def test_a_short_text_has_a_line_for_each_row():
    shown = make_snapshot(page(control(0, 1, "link", "Home"), control(0, 2, "link", "Gear")))
    assert shown.text.split("\n")[1:-1] == ['- link "Home" [ref=e1]', '- link "Gear" [ref=e2]']


def test_every_ref_is_a_target_as_it_is_printed():
    shown = make_snapshot(page(*MANY))
    assert 'link e100 "Further link 100", e101 ' in shown.text
    assert parse_target("e101") == RefTarget(0, 101)
    assert shown.refs["e101"].name == "Further link 101"


def test_names_can_not_forge_a_neighbour():
    (line,) = [line for line in lines_of(control(0, 1, "link", 'x", e2 "Pay'), structure(0, "main")) if "Pay" in line]
    assert line.startswith('- link e1 "x\\", e2 \\"Pay"')


def test_words_to_read_are_cut_before_names_of_controls():
    words = "words that are only there to be read, and that go on for a while, longer than they need to"
    rows = []
    for at in range(1, 201, 2):
        rows += [content(0, at, "listitem", f"{at} {words}"), control(0, at + 1, "link", f"Open the item with {at}")]
    shown = make_snapshot(page(*rows, title="Long"))
    assert shown.stats.nodes_emitted == len(rows)
    assert f"199 {words[:30]}" in shown.text
    assert f"199 {words[:40]}" not in shown.text
    assert 'link e200 "Open the item with 199"' in shown.text
    assert len(shown.text) <= 12_000


def test_a_page_that_has_grown_long_since_is_told_whole():
    few = [control(0, at, "button", f"Button {at}") for at in range(1, 41)]
    short = make_snapshot(page(*few))
    assert not short.dense
    long = make_snapshot(page(*few, *MANY), options=SnapshotOptions(since=short.snapshot_id), base=short)
    assert long.dense
    assert "full=written_differently" in long.text
