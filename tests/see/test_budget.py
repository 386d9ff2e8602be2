"""What goes when not everything fits, and what is said about it."""

from __future__ import annotations

import json

import pytest

from cdpagent.see.budget import WrittenRows
from cdpagent.see.lines import TreeWriter
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.rows import Rank, Row
from cdpagent.see.snapshot import make_snapshot
from tests.see.build import body, content, control, cut, page, snapshot, structure
from tests.see.grammar import read_tree

DIALOG, MESSAGE, FOCUSED, HEADING, VIEWPORT, FORM, MAIN, REST, SIDE = map(int, Rank)


def links(count: int, depth: int = 1, first: int = 10, **fields: int) -> list[Row]:
    return [control(depth, first + at, "link", f"Item {at}", **fields) for at in range(count)]


def test_a_long_list_keeps_its_first_rows_and_tells_the_call_for_the_rest():
    rows = [structure(0, "list", "Results", ref=9), *links(40), control(0, 99, "button", "Next")]
    assert body(*rows, max_nodes=6) == [
        '- list "Results":',
        '  - link "Item 0" [ref=e10]',
        '  - link "Item 1" [ref=e11]',
        '  - link "Item 2" [ref=e12]',
        '  - link "Item 3" [ref=e13]',
        '  - … 36 more link like these (web_snapshot scope="e9" max_nodes=12)',
        '- button "Next" [ref=e99]',
    ]


def test_a_list_that_would_fit_alone_needs_no_larger_limit():
    rows = [structure(0, "list", ref=9), *links(8), structure(0, "list", ref=50), *links(8, first=60)]
    assert body(*rows, max_nodes=12)[-1] == '  - … 5 more link like these (web_snapshot scope="e50")'


def test_rows_below_missing_rows_are_counted_too():
    rows = [structure(0, "list", ref=9)]
    for at in range(10):
        rows += [content(1, 10 * at + 10, "listitem", f"Item {at}"), control(2, 10 * at + 11, "button", "Buy"),
                 control(2, 10 * at + 12, "button", "Save")]  # fmt: skip
    assert body(*rows, max_nodes=7) == [
        "- list:",
        '  - listitem "Item 0" [ref=e10]:',
        '    - button "Buy" [ref=e11]',
        '    - button "Save" [ref=e12]',
        '  - listitem "Item 1" [ref=e20]:',
        '    - button "Buy" [ref=e21]',
        '    - button "Save" [ref=e22]',
        '  - … 8 more listitem like these, 24 elements (web_snapshot scope="e9" max_nodes=14)',
    ]


def test_different_rows_that_are_missing_together_are_only_counted():
    rows = [structure(0, "main", ref=9), control(1, 1, "link", "A"), control(1, 2, "button", "B"),
            content(1, 3, "heading", "C"), control(1, 4, "link", "D")]  # fmt: skip
    assert body(*rows, max_nodes=2)[-1] == '  - … 3 more elements (web_snapshot scope="e9" max_nodes=4)'


def test_what_matters_most_stays_wherever_it_is_on_the_page():
    rows = [
        control(0, 1, "link", "Footer", rank=REST),
        control(0, 2, "link", "In main", rank=MAIN),
        control(0, 3, "textbox", "In a form", rank=FORM),
        control(0, 4, "link", "In view", rank=VIEWPORT),
        control(0, 5, "textbox", "Focused", rank=FOCUSED),
        structure(0, "dialog", "Cookies"),
        control(1, 6, "button", "Accept", rank=DIALOG),
    ]
    kept = [[line.name for line in read_tree(snapshot(*rows, max_nodes=most).text).lines] for most in range(2, 8)]
    assert kept == [
        ["Cookies", "Accept"],
        ["Focused", "Cookies", "Accept"],
        ["In view", "Focused", "Cookies", "Accept"],
        ["In a form", "In view", "Focused", "Cookies", "Accept"],
        ["In main", "In a form", "In view", "Focused", "Cookies", "Accept"],
        ["Footer", "In main", "In a form", "In view", "Focused", "Cookies", "Accept"],
    ]


def test_the_tail_of_a_list_goes_before_the_rest_of_the_page():
    rows = [structure(0, "list", ref=9), *links(50, rank=VIEWPORT), control(0, 99, "button", "Below", rank=FORM)]
    shown = read_tree(snapshot(*rows, max_nodes=14).text).lines
    assert [line.name for line in shown][-1] == "Below"
    assert sum(line.role == "link" for line in shown) == 12


def test_rows_missing_before_and_after_are_told_where_they_are_missing():
    rows = [structure(0, "main", ref=9), *links(6, rank=REST), control(1, 50, "button", "Here", rank=VIEWPORT),
            *links(6, first=60, rank=REST)]  # fmt: skip
    assert body(*rows, max_nodes=2) == [
        "- main:",
        '  - … 6 more link (web_snapshot scope="e9" max_nodes=4)',
        '  - button "Here" [ref=e50]',
        '  - … 6 more link (web_snapshot scope="e9" max_nodes=4)',
    ]


def test_a_row_is_shown_where_saying_that_it_is_missing_would_take_longer():
    rows = [structure(0, "main", ref=9), *links(60), control(1, 90, "button", "Go", rank=VIEWPORT)]
    seen = snapshot(*rows, max_chars_total=1700)
    assert not [line for line in seen.text.split("\n") if "… 1 more" in line]


def test_the_depth_is_counted_after_folding_and_a_cut_goes_on_from_its_scope():
    rows = [structure(0, "generic"), structure(1, "main", ref=7), structure(2, "region", "R", ref=8),
            control(3, 1, "button", "A"), control(3, 2, "button", "B")]  # fmt: skip
    assert body(*rows, max_depth=2) == [
        "- main:",
        '  - region "R":',
        '    - … 2 more button (web_snapshot scope="e8")',
    ]
    assert snapshot(*rows, max_depth=2).stats.truncate_reasons == ("max_depth",)
    assert snapshot(*rows, max_depth=3).stats.truncated is False


def test_without_any_ref_above_the_call_raises_the_limit_that_was_hit():
    rows = [structure(0, "main"), structure(1, "region", "R"), *links(20, depth=2)]
    assert body(*rows, max_depth=1) == ["- main:", "  - … 1 more region, 21 elements (web_snapshot max_depth=2)"]
    assert body(*rows, max_nodes=3)[-1] == "    - … 19 more link like these (web_snapshot max_nodes=6)"
    assert "(web_snapshot max_chars=1000)" in snapshot(*rows, max_chars_total=400).text


def test_a_call_never_repeats_the_call_that_was_made():
    rows = [structure(0, "list", ref=9), *links(20)]
    assert body(*rows, max_nodes=3, scope="e9")[-1] == (
        '  - … 18 more link like these (web_snapshot scope="e9" max_nodes=6)'
    )
    assert body(*rows, max_nodes=3, scope="snap_x7k2qp:e9")[-1].endswith(
        '(web_snapshot scope="snap_x7k2qp:e9" max_nodes=6)'
    )


def test_a_call_asks_for_the_same_kind_of_rows():
    rows = [structure(0, "list", ref=9), *links(4)]
    assert body(*rows, max_nodes=2, interactive_only=False)[-1].endswith(
        '(web_snapshot scope="e9" max_nodes=4 all=true)'
    )


def test_long_names_and_urls_give_way_before_rows_do():
    name = "word " * 30
    rows = [control(0, at, "link", f"{at} {name}", attrs={"href": "/path/" + "x" * 80}) for at in range(1, 41)]
    # A list has a line for each element, however long it is.
    seen = snapshot(*rows, max_chars_total=5000, format="list", include_attrs=("href",))
    assert seen.stats.nodes_emitted == 40
    assert seen.stats.truncate_reasons == ("max_chars_total",)
    lines = seen.text.split("\n")
    # What is left of the budget goes to the first rows, which are the most important ones.
    assert lines[1] == f'[1] link "1 {name.strip()}" [href=/path/{"x" * 80}]'
    assert lines[-3] == f'[40] link "{("40 " + name)[:59].rstrip()}…"'
    assert lines[-2] == "… some names cut, some href left out to fit (web_snapshot max_chars=10000)"
    assert 4700 < len(seen.text) <= 5000


def test_rows_in_view_keep_longer_names():
    rows = [control(0, at, "link", f"{at} " + "word " * 30, rank=VIEWPORT if at > 30 else REST) for at in range(1, 41)]
    lines = read_tree(snapshot(*rows, max_chars_total=4000).text).lines
    assert {len(line.name) for line in lines[30:]} == {80}
    assert max(len(line.name) for line in lines[10:30]) <= 60


def test_single_rows_are_not_cut_out_of_the_middle():
    rows = [structure(0, "main")]
    for at in range(30):
        rows += [control(1, 3 * at + 1, "link", f"Link {at}"), content(1, 3 * at + 2, "paragraph", f"Words {at}")]
    seen = snapshot(*rows, control(1, 200, "button", "End", rank=VIEWPORT), max_nodes=30)
    assert seen.stats.nodes_emitted == 30
    assert [line for line in seen.text.split("\n") if "… 1 more" in line] == []


def test_a_name_longer_than_its_limit_is_cut_and_reported():
    seen = snapshot(control(0, 1, "button", "x" * 50), max_text_per_node=10)
    assert '- button "xxxxxxxxx…" [ref=e1]' in seen.text
    assert seen.stats.truncate_reasons == ("max_text_per_node",)


def test_missing_and_shown_rows_add_up_in_json_too():
    rows = [structure(0, "list", ref=9), *links(30), cut(1, "link", 100)]
    document = json.loads(snapshot(*rows, format="json", max_nodes=5).text)
    cuts = [node for node in document["nodes"] if "cut" in node]
    assert cuts == [
        {"depth": 1, "cut": 126, "role": "link", "siblings": 126, "call": 'web_snapshot scope="e9" max_nodes=10'}
    ]
    assert document["shown"] + 126 == document["total"] == 131


def test_rows_that_were_not_counted_are_reported_as_missing():
    rows = [structure(0, "list", ref=9), control(1, 1, "link", "A"), cut(1, "", 0)]
    seen = snapshot(*rows)
    assert seen.text.split("\n")[3] == '  - … more elements (web_snapshot scope="e9")'
    assert " nodes=2/2+ truncated=true reasons=extractor " in seen.text


@pytest.mark.parametrize("format", ["tree", "list", "json"])
def test_no_budget_is_too_small_to_be_kept(format):
    rows = [structure(0, "main", ref=9), *links(30), control(0, 80, "button", 'Quotes "here" \\')]
    last_shown = 0
    for most in range(1, 2500):
        seen = snapshot(*rows, format=format, max_chars_total=most)
        assert 0 < len(seen.text) <= most
        if format == "json":
            json.loads(seen.text)
        last_shown = max(last_shown, seen.stats.nodes_emitted)
    assert last_shown == len(rows) - (format == "list")  # a list has no line for the landmark


@pytest.mark.parametrize(
    ("most", "text"),
    [
        (1, "…"),
        (24, "…"),
        (25, "[snapshot] truncated=true"),
        (64, "[snapshot] truncated=true"),
        (100, "[snapshot] nodes=0/32 truncated=true id=snap_ID\n[end ID]"),
    ],
)
def test_a_tiny_budget_still_gives_a_valid_tree(most, text):
    rows = [structure(0, "main", ref=9), *links(30), control(0, 80, "button", "Go")]
    seen = snapshot(*rows, max_chars_total=most)
    assert seen.text.replace(seen.snapshot_id[5:], "ID") == text


def test_the_smallest_useful_budget_shows_something():
    rows = [structure(0, "main", ref=9), *links(30, rank=REST), control(0, 80, "button", "Go", rank=VIEWPORT)]
    seen = snapshot(*rows, max_chars_total=300)
    assert '- button "Go" [ref=e80]' in seen.text
    assert "more link" in seen.text


def test_a_page_of_100000_rows_and_one_100000_levels_deep():
    wide = page(*(control(0, at, "link", f"Item {at}") for at in range(1, 100_001)))
    deep = page(*(structure(at, "list") for at in range(100_000)), control(100_000, 1, "button", "Bottom"))
    seen = make_snapshot(wide)
    assert seen.stats.nodes_total == 100_000
    assert "99500 more link like these" in seen.text
    assert '- button "Bottom" [ref=e1]' in make_snapshot(deep).text


def test_rows_that_only_move_are_not_written_again(monkeypatch):
    asked = []
    write = TreeWriter.body

    def body(*given):
        asked.append(given)
        return write(*given)

    monkeypatch.setattr(TreeWriter, "body", body)
    written = WrittenRows()
    rows = [control(0, at, "button", f"Item {at}", states={}, box=(0, 20 * at, 50, 20)) for at in range(1, 6)]
    before = make_snapshot(page(*rows), written=written)
    count = len(asked)
    moved = [row._replace(box=(0, 20 * row.ref + 7, 50, 20)) for row in rows]
    after = make_snapshot(page(*moved), written=written)
    assert (after.text, len(asked)) == (before.text, count)
    assert [node.box for node in after.refs.values()] == [row.box for row in moved]


def test_rows_that_say_where_they_are_are_written_again_when_they_move():
    written = WrittenRows()
    options = SnapshotOptions.of({"boxes": True})
    row = control(0, 1, "button", "Save", states={}, box=(0, 0, 50, 20))
    make_snapshot(page(row), options=options, written=written)
    moved = make_snapshot(page(row._replace(box=(7, 0, 50, 20))), options=options, written=written)
    assert "[box=7,0,50,20]" in moved.text


def test_rows_with_the_same_words_and_states_but_of_another_kind_are_told_apart():
    states: dict[str, str | int | float | bool] = {}
    written = WrittenRows()
    make_snapshot(page(content(0, 0, "heading", "Home", states=states)), written=written)
    assert "paragraph" in make_snapshot(page(content(0, 0, "paragraph", "Home", states=states)), written=written).text
