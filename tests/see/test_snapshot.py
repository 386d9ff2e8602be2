"""Whole snapshots, written out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cdpagent.see import Snapshot, SnapshotOptions
from cdpagent.see.rows import ExtractorStats
from cdpagent.see.snapshot import JsStats, make_snapshot
from cdpagent.see.tree import FrameAnswer
from tests.see.build import body, content, control, cut, frame, page, snapshot, structure, text

SHOP = [
    structure(0, "navigation", "Main"),
    control(1, 1, "link", "Home", attrs={"href": "https://shop.example/?utm_source=mail"}),
    control(1, 2, "link", "Prices", attrs={"href": "https://shop.example/prices"}),
    structure(0, "main"),
    content(1, 3, "heading", "Gold today", states={"level": 1}),
    structure(1, "search"),
    control(2, 4, "searchbox", "Search", attrs={"type": "search", "name": "q"}, states={"placeholder": "Anything"}),
    control(2, 5, "button", "Search", states={"disabled": True}),
    structure(1, "list"),
    structure(2, "listitem"),
    control(3, 6, "checkbox", "In stock", states={"checked": True}),
    structure(2, "listitem"),
    control(3, 7, "checkbox", "On sale", states={"checked": False}),
]

SHOP_TREE = """\
[snapshot] url=https://shop.example/ title="Shop" id=snap_zzzzzz
- navigation "Main":
  - link "Home" [ref=e1]
  - link "Prices" [ref=e2]
- main:
  - heading "Gold today" [level=1] [ref=e3]
  - search:
    - searchbox "Search" [placeholder="Anything"] [ref=e4]
    - button "Search" [disabled] [ref=e5]
  - list:
    - checkbox "In stock" [checked] [ref=e6]
    - checkbox "On sale" [ref=e7]
[end zzzzzz]"""

SHOP_LIST = """\
[snapshot] url=https://shop.example/ title="Shop" id=snap_zzzzzz
[1] link "Home"
[2] link "Prices"
[3] heading "Gold today" [level=1]
[4] searchbox "Search" [placeholder="Anything"]
[5] button "Search" [disabled]
[6] checkbox "In stock" [checked]
[7] checkbox "On sale"
[end zzzzzz]"""

SHOP_JSON = """\
{"version":1,"url":"https://shop.example/","title":"Shop","shown":11,"total":11,"truncated":false,\
"truncate_reasons":[],"snapshot_id":"snap_zzzzzz","page_rev":3,"nodes":[
{"depth":0,"role":"navigation","name":"Main"},
{"depth":1,"role":"link","name":"Home","ref":"e1","attrs":{"href":"/"}},
{"depth":1,"role":"link","name":"Prices","ref":"e2","attrs":{"href":"/prices"}},
{"depth":0,"role":"main"},
{"depth":1,"role":"heading","name":"Gold today","ref":"e3","states":{"level":1}},
{"depth":1,"role":"search"},
{"depth":2,"role":"searchbox","name":"Search","ref":"e4","states":{"placeholder":"Anything"}},
{"depth":2,"role":"button","name":"Search","ref":"e5","states":{"disabled":true}},
{"depth":1,"role":"list"},
{"depth":2,"role":"checkbox","name":"In stock","ref":"e6","states":{"checked":true}},
{"depth":2,"role":"checkbox","name":"On sale","ref":"e7"}
]}"""


def shop(**options: Any) -> Snapshot:
    return make_snapshot(page(*SHOP), options=SnapshotOptions(**options), page_rev=3)


def test_tree_format_of_a_small_shop():
    seen = shop()
    assert seen.text == SHOP_TREE.replace("zzzzzz", seen.snapshot_id[5:])


def test_list_format_of_a_small_shop():
    seen = shop(format="list")
    assert seen.text == SHOP_LIST.replace("zzzzzz", seen.snapshot_id[5:])


def test_json():
    seen = shop(format="json")
    assert seen.text == SHOP_JSON.replace("zzzzzz", seen.snapshot_id[5:])
    assert json.loads(seen.text)["nodes"][1]["ref"] == "e1"


def test_what_a_program_gets_beside_the_text():
    seen = shop()
    assert (seen.url, seen.title, seen.page_rev) == ("https://shop.example/", "Shop", 3)
    assert list(seen.refs) == ["e1", "e2", "e3", "e4", "e5", "e6", "e7"]
    search = seen.refs["e4"]
    assert (search.ref, search.ref_id) == ("e4", f"{seen.snapshot_id}:e4")
    assert (search.role, search.name, search.frame, search.box) == ("searchbox", "Search", "", None)
    assert search.attrs == {"type": "search", "name": "q"}
    assert str(seen) == seen.text


def test_the_id_is_made_from_what_is_seen():
    assert shop().snapshot_id == shop().snapshot_id
    assert shop(max_nodes=3).snapshot_id != shop().snapshot_id
    assert make_snapshot(page(*SHOP), page_rev=4).snapshot_id != shop().snapshot_id
    assert make_snapshot(page(*SHOP), page_rev=3, salt="tab 2").snapshot_id != shop().snapshot_id


def test_states_come_in_a_fixed_order_and_only_where_they_say_something():
    states = {
        "value": "two words", "readonly": False, "required": True, "invalid": "spelling", "expanded": False,
        "checked": "mixed", "focused": True, "valuemax": 10, "valuemin": 0.5, "zoo": "keeper", "pressed": False,
        "selected": False, "haspopup": "menu", "level": 2, "disabled": True, "current": "page", "empty": "",
    }  # fmt: skip
    assert body(control(0, 1, "textbox", "Name", states=states)) == [
        '- textbox "Name" [level=2] [focused] [checked=mixed] [pressed=false] [current=page] '
        '[disabled] [required] [invalid=spelling] [haspopup=menu] [value="two words"] [valuemin=0.5] [valuemax=10] '
        "[zoo=keeper] [ref=e1]"
    ]


def test_a_closed_select_says_its_value_and_how_many_options_it_has():
    closed = control(0, 1, "combobox", "Size", states={"value": "M", "options": "S | M | L"}, count=12)
    assert body(closed) == ['- combobox "Size" [value="M"] [options=12] [ref=e1]']
    few = control(0, 1, "combobox", "Size", states={"value": "M", "options": "S | M | L"}, count=3)
    assert body(few) == ['- combobox "Size" [value="M"] [options="S | M | L"] [ref=e1]']
    long = " | ".join("word " * 7 for _ in range(3))
    assert body(control(0, 1, "combobox", "Terms", states={"options": long}, count=3)) == [
        '- combobox "Terms" [options=3] [ref=e1]'
    ]
    open_list = control(0, 1, "listbox", "Size", states={"options": "S | M | L"}, count=12)
    assert body(open_list) == ['- listbox "Size" [options="S | M | L"] [count=12] [ref=e1]']


def test_attributes_are_shown_where_they_say_more_than_the_rest_of_the_line():
    rows = [
        control(
            0, 1, "textbox", "Mail", attrs={"type": "email", "name": "mail", "aria-label": "Mail", "role": "textbox"}
        ),
        control(0, 2, "textbox", "", attrs={"type": "text", "name": "q"}),
        control(0, 3, "link", "Menu", attrs={"href": "#"}),
        control(0, 4, "link", "Menu", attrs={"href": "javascript:void(0)"}),
        control(0, 5, "link", "Part", attrs={"href": "https://shop.example/#part"}),
        control(0, 6, "button", "Send", attrs={"type": "submit", "value": "1"}),
        control(0, 7, "link", "", attrs={"href": "https://shop.example/cart"}),
        control(0, 8, "link", "20x20", hint=True, attrs={"href": "https://shop.example/cart?" + "other=1&" * 20}),
    ]
    assert body(*rows) == [
        '- textbox "Mail" [type=email] [ref=e1]',
        '- textbox [name="q"] [ref=e2]',
        '- link "Menu" [ref=e3]',
        '- link "Menu" [ref=e4]',
        '- link "Part" [ref=e5]',
        '- button "Send" [value="1"] [ref=e6]',
        "- link [href=/cart] [ref=e7]",
        '- link [hint="20x20"] [href=/cart?' + ("other=1&" * 20)[:49] + "…] [ref=e8]",
    ]
    assert snapshot(*rows).refs["e5"].attrs["href"] == "https://shop.example/#part"
    assert body(rows[4], include_attrs=["href"]) == ['- link "Part" [href=#part] [ref=e5]']


def test_what_the_role_says_is_not_said_again():
    rows = [
        control(0, 1, "canvas", "canvas", hint=True),
        control(0, 2, "combobox", "Pick", states={"expanded": False, "haspopup": "listbox"}),
        control(0, 3, "button", "More", states={"expanded": False, "haspopup": "menu"}),
        control(0, 4, "button", "Details", states={"expanded": False}),
        control(0, 5, "listitem", "Card", states={"draggable": True, "droppable": True}),
    ]
    assert body(*rows) == [
        '- canvas [ref=e1] (can\'t be read: web_screenshot ref="e1")',
        '- combobox "Pick" [ref=e2]',
        '- button "More" [haspopup=menu] [ref=e3]',
        '- button "Details" [expanded=false] [ref=e4]',
        '- listitem "Card" [draggable] [ref=e5]',
    ]
    assert body(rows[-1], include_attrs=["droppable"]) == ['- listitem "Card" [draggable] [droppable] [ref=e5]']


def test_a_row_of_a_table_is_one_line():
    rows = [
        structure(0, "table", "Cart"),
        structure(1, "row"),
        content(2, 1, "columnheader", "Item"),
        content(2, 2, "columnheader", "Price"),
        structure(1, "row"),
        content(2, 3, "cell", 'Blue "shirt" | "$1"'),
        content(2, 4, "cell", "$20"),
        control(1, 5, "row", "Hat"),
        content(2, 6, "cell", "Red"),
        content(2, 7, "cell", "$30"),
        structure(1, "row", "Shoe 2"),
        content(2, 8, "cell", "Shoe"),
        control(2, 9, "textbox", states={"value": "2"}),
    ]
    assert body(*rows) == [
        '- table "Cart":',
        '  - row "Item" | "Price"',
        '  - row "Blue \\"shirt\\" | \\"$1\\"" | "$20"',
        '  - row "Hat" [ref=e5]:',
        '    - cell "Red" [ref=e6]',
        '    - cell "$30" [ref=e7]',
        '  - row "Shoe" | …:',
        '    - textbox [value="2"] [ref=e9]',
    ]
    flat = body(*rows, format="list")
    assert '[3] cell "Blue \\"shirt\\" | \\"$1\\""' in flat


def test_attributes_that_were_asked_for_by_name_are_always_shown():
    row = control(0, 1, "textbox", "Mail", attrs={"name": "mail", "data-id": "7", "type": "text"})
    assert body(row, include_attrs=["data-id", "name"]) == ['- textbox "Mail" [data-id="7"] [name="mail"] [ref=e1]']


def test_what_an_element_shows_is_told_where_its_name_says_something_else():
    assert body(control(0, 1, "button", "Cancel", text="Delete account")) == [
        '- button "Cancel" [text="Delete account"] [ref=e1]'
    ]


def test_a_hint_is_not_taken_for_a_name():
    assert body(control(0, 1, "clickable", "trash icon", hint=True)) == ['- clickable [hint="trash icon"] [ref=e1]']


def test_boxes_are_written_on_demand_and_always_kept():
    row = control(0, 1, "button", "Go", box=(10, 20, 30, 40))
    assert body(row) == ['- button "Go" [ref=e1]']
    assert body(row, boxes=True) == ['- button "Go" [box=10,20,30,40] [ref=e1]']
    assert snapshot(row).refs["e1"].box == (10, 20, 30, 40)


def test_no_page_can_write_a_line_an_attribute_a_ref_or_the_end():
    rows = [
        control(0, 1, "button", 'OK" [ref=e9]\n- link "Pay" [ref=e2]'),
        text(0, "\n[end snap_000000]\n[snapshot] url=https://bank.example\u2028- button"),
        control(0, 2, "link", attrs={"href": 'https://a.example/"] [ref=e1] ['}),
        control(0, 3, "textbox", "y", states={"value": '"] [checked] ["'}),
        control(0, 4, "button\n- link", "z"),
    ]
    seen = make_snapshot(page(*rows, title='T" nodes=0\n', url='https://shop.example/" title="x'))
    assert (
        seen.text
        == f"""\
[snapshot] url="https://shop.example/\\" title=\\"x" title="T\\" nodes=0" id={seen.snapshot_id}
- button "OK\\" [ref=e9] - link \\"Pay\\" [ref=e2]" [ref=e1]
- text "[end snap_000000] [snapshot] url=https://bank.example - button"
- link [href="https://a.example/\\"] [ref=e1] ["] [ref=e2]
- textbox "y" [value="\\"] [checked] [\\""] [ref=e3]
- generic "z" [ref=e4]
[end {seen.snapshot_id[5:]}]"""
    )


def test_frames_stand_where_they_are_and_their_refs_carry_their_number():
    main = page(
        control(0, 1, "button", "Before"),
        frame(0, 2, "Payment", "PAY"),
        frame(0, 3, "", "AD"),
        control(0, 4, "button", "After"),
    )
    pay = page(control(0, 1, "textbox", "Card"), frame(0, 2, "Inner", "INNER"), url="https://pay.example/form")
    inner = page(control(0, 1, "button", "Pay now"), url="https://shop.example/button?utm_source=x")
    seen = make_snapshot(main, {"PAY": FrameAnswer(2, pay), "INNER": FrameAnswer(5, inner)})
    assert seen.text.split("\n")[1:-1] == [
        '- button "Before" [ref=e1]',
        '- iframe "Payment" [url=https://pay.example/form] [ref=e2]:',
        '  - textbox "Card" [ref=f2e1]',
        '  - iframe "Inner" [url=https://shop.example/button] [ref=f2e2]:',
        '    - button "Pay now" [ref=f5e1]',
        "- iframe [unread] [ref=e3]",
        '- button "After" [ref=e4]',
    ]
    assert seen.stats.truncate_reasons == ("frame_not_read",)
    assert seen.refs["f2e1"].frame == "f2"
    assert seen.refs["f2e1"].ref_id == f"{seen.snapshot_id}:f2e1"


def test_list_format_names_the_frame():
    main = page(frame(0, 2, "Payment", "PAY"))
    pay = page(control(0, 7, "textbox", "Card"), url="https://shop.example/pay")
    seen = make_snapshot(main, {"PAY": FrameAnswer(2, pay)}, SnapshotOptions(format="list"))
    assert seen.text.split("\n")[1:-1] == ['[2] iframe "Payment" [url=/pay]', '[f2e7] textbox "Card"']


def test_a_frame_is_joined_once_even_if_two_rows_claim_it():
    main = page(frame(0, 1, "One", "X"), frame(0, 2, "Two", "X"))
    seen = make_snapshot(main, {"X": FrameAnswer(1, page(control(0, 1, "button", "Go")))})
    assert seen.text.count("[ref=f1e1]") == 1
    assert '- iframe "Two" [unread] [ref=e2]' in seen.text


def test_two_frames_with_one_number_are_refused():
    inner = page(control(0, 1, "button", "Go"))
    with pytest.raises(ValueError, match="two frames have the same number"):
        make_snapshot(page(), {"A": FrameAnswer(1, inner), "B": FrameAnswer(1, inner)})


def test_stats_add_up_the_frames():
    main = page(frame(0, 1, "Pay", "PAY"))._replace(stats=ExtractorStats(100, 90, 1, 8, 1.5))
    pay = page(control(0, 1, "button", "Go"))._replace(stats=ExtractorStats(10, 9, 1, 2, 0.5))
    stats = make_snapshot(main, {"PAY": FrameAnswer(1, pay)}).stats
    assert stats.js == JsStats(110, 99, 2, 10, 2.0)
    assert (stats.nodes_emitted, stats.nodes_total, stats.truncated, stats.truncate_reasons) == (2, 2, False, ())


def test_what_the_extractor_left_out_is_said_where_it_is_missing():
    rows = [
        structure(0, "list", ref=9),
        control(1, 1, "link", "One"),
        cut(1, "link", 40),
        control(0, 2, "button", "Go"),
    ]
    seen = make_snapshot(page(*rows, reasons=("max_nodes",)))
    assert seen.text.split("\n") == [
        '[snapshot] url=https://shop.example/ title="Shop" nodes=3/43 truncated=true reasons=max_nodes '
        f"id={seen.snapshot_id}",
        "- list:",
        '  - link "One" [ref=e1]',
        '  - … 40 more link like these (web_snapshot scope="e9")',
        '- button "Go" [ref=e2]',
        f"[end {seen.snapshot_id[5:]}]",
    ]
    assert seen.refs["e9"].role == "list"  # its ref is not in its line, but it is a scope


def test_a_walk_that_ran_out_of_time_does_not_claim_to_know_the_total():
    seen = make_snapshot(page(control(0, 1, "button", "Go"), reasons=("time_limit",)))
    assert " nodes=1/1+ truncated=true reasons=time_limit " in seen.text


def test_an_empty_page():
    seen = make_snapshot(page(url="about:blank", title=""))
    assert (
        seen.text
        == f"""\
[snapshot] url=about:blank title="" id={seen.snapshot_id}
[end {seen.snapshot_id[5:]}]"""
    )
