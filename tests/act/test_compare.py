"""What a receipt tells of two looks, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from cdpagent.act.compare import Looks, compare, put_behind
from cdpagent.act.receipt import Changes
from cdpagent.see.rows import CONTENT, FRAME, INTERACTIVE, NO_STATS, STRUCTURE, TEXT, FrameRows, Rank, Row
from cdpagent.see.tree import FrameAnswer
from cdpagent.see.view import View

IN_VIEW, IN_FRONT = int(Rank.VIEWPORT), int(Rank.DIALOG)


def button(ref: int, name: str, *, depth: int = 0, rank: int = IN_VIEW, **states: Any) -> Row:
    return Row(depth, INTERACTIVE, ref, "button", name, states, rank=rank)


def text(said: str, *, rank: int = IN_VIEW) -> Row:
    return Row(0, TEXT, 0, "text", said, rank=rank)


def dialog(name: str, *, ref: int = 0, **states: Any) -> Row:
    return Row(0, STRUCTURE, ref, "dialog", name, states, rank=IN_VIEW)


def frame(*rows: Row, reasons: tuple[str, ...] = ()) -> FrameRows:
    return FrameRows("", "", list(rows), NO_STATS, max((row.ref for row in rows), default=0) + 1, reasons)


def view(*rows: Row, reasons: tuple[str, ...] = (), inner: FrameRows | None = None) -> View:
    if inner is None:
        return View(frame(*rows, reasons=reasons), {})
    owner = Row(0, FRAME, 0, "iframe", frame_id="inner")
    return View(frame(*rows, owner, reasons=reasons), {"inner": FrameAnswer(2, inner)})


def changes(before: View, after: View) -> Changes:
    found = Changes()
    compare(before, after, found, Looks())
    return found


def said(found: list[Any]) -> list[str]:
    return [change.describe() for change in found]


def test_equal_looks_tell_nothing():
    same = view(button(1, "Save"), text("Hello"))
    found = changes(same, view(button(1, "Save"), text("Hello")))
    assert not found.any
    assert not found.is_partial


def test_new_element_is_added_with_its_states():
    found = changes(view(button(1, "Save")), view(button(1, "Save"), button(2, "Undo", pressed=True)))
    assert said(found.added) == ['e2 button "Undo" [pressed]']


def item(ref: int, name: str) -> Row:
    return Row(0, CONTENT, ref, "listitem", name, rank=IN_VIEW)


def pressed(ref: int, name: str) -> tuple[Row, Row]:
    return Row(0, INTERACTIVE, ref, "clickable", name, rank=IN_VIEW), Row(1, TEXT, 0, "text", name, rank=IN_VIEW)


def test_the_last_item_of_a_list_that_becomes_a_mere_text_is_not_removed():
    found = changes(view(item(1, "Milk"), item(2, "Bread")), view(text("Bread")))
    assert said(found.removed) == ['e1 listitem "Milk"']
    assert not found.texts
    found = changes(view(*pressed(1, "Milk"), *pressed(2, "Bread")), view(text("Bread")))
    assert said(found.removed) == ['e1 clickable "Milk"']


def test_a_text_that_becomes_the_first_item_of_a_list_is_not_added():
    found = changes(view(text("Bread")), view(item(1, "Bread"), item(2, "Milk")))
    assert said(found.added) == ['e2 listitem "Milk"']


def test_an_item_is_removed_although_its_words_stand_elsewhere():
    found = changes(view(text("Bread"), item(1, "Bread"), *pressed(2, "Bread")), view(text("Bread")))
    assert said(found.removed) == ['e1 listitem "Bread"', 'e2 clickable "Bread"']


def row(role: str, name: str, *, kind: int = INTERACTIVE, ref: int = 0, depth: int = 0, **more: Any) -> Row:
    return Row(depth, kind, ref, role, name, **{"rank": IN_VIEW, **more})


def test_what_came_is_told_by_how_much_it_decides():
    heading = row("heading", "Done", kind=CONTENT, ref=1)
    after = view(
        heading,
        row("link", "More", ref=2),
        button(3, "Close"),
        row("option", "Red", ref=4),
        row("textbox", "Name", ref=5),
    )
    found = changes(view(), after)
    assert [change.role for change in found.added] == ["textbox", "option", "button", "link", "heading"]


def test_a_dialog_without_a_ref_is_told_once():
    before = view(dialog("Sure?"))
    assert not changes(before, view(dialog("Sure?"))).layers
    assert said(changes(before, view(dialog("Really?"))).layers) == ['dialog "Really?"']


def test_a_dialog_has_all_its_words_and_what_can_be_done_in_it():
    question = Row(1, TEXT, 0, "text", "Delete 3 pages? This can't be undone.", rank=IN_FRONT)
    yes, icon = row("button", "Yes", ref=2, depth=1), row("button", "times", ref=3, depth=1, hint=True)
    found = changes(view(button(1, "A")), view(button(1, "A"), dialog("Sure?"), question, yes, icon))
    [layer] = found.layers
    assert layer.words == ["Delete 3 pages? This can't be undone."]
    assert said(layer.items) == ['e2 button "Yes"', 'e3 button [hint="times"]']
    assert not found.texts
    found = changes(view(button(1, "A"), dialog("Sure?"), question, yes, icon), view(button(1, "A")))
    assert said(found.closed_layers) == ['dialog "Sure?"']


def test_of_a_menu_the_items_are_told_and_neither_separators_nor_what_is_around_them():
    around = row("clickable", "Copy Paste", ref=2)
    menu = row("menu", "", kind=STRUCTURE, depth=1)
    items = [row("menuitem", "Copy", ref=3, depth=2), row("separator", "", kind=CONTENT, ref=4, depth=2)]
    found = changes(view(), view(around, menu, *items, row("menuitem", "Paste", ref=5, depth=2)))
    assert said(found.added) == ['e3 menuitem "Copy"', 'e5 menuitem "Paste"']
    assert said(found.layers[0].items) == said(found.added)


def test_what_lies_over_the_page_without_a_role_is_a_layer_or_with_few_words_a_message():
    form = [row("textbox", "Name", ref=2, rank=IN_FRONT), row("button", "Done", ref=3, rank=IN_FRONT)]
    assert said(changes(view(), view(*form)).layers) == ["a layer over the page"]
    toast = [
        Row(0, TEXT, 0, "text", "Successfully deployed", rank=IN_FRONT),
        row("button", "Close", ref=2, rank=IN_FRONT),
    ]
    found = changes(view(), view(*toast))
    assert found.messages == ["Successfully deployed"]
    assert not found.layers
    assert not found.texts


def test_what_a_message_says_now_is_told_once_and_not_what_it_said_before():
    status = row("status", "", kind=STRUCTURE)
    was, now = (Row(1, TEXT, 0, "text", said, rank=int(Rank.MESSAGE)) for said in ("Saving", "Saved"))
    assert not changes(view(status, was), view(status, was)).messages
    found = changes(view(status, was), view(status, now))
    assert found.messages == ["Saved"]
    assert not found.texts


def test_the_text_of_an_element_that_came_is_not_told_again():
    item = row("listitem", "Milk", kind=CONTENT, ref=2)
    found = changes(view(text("List")), view(text("List"), item, Row(1, TEXT, 0, "text", "Milk", rank=IN_VIEW)))
    assert said(found.added) == ['e2 listitem "Milk"']
    assert not found.texts


def test_words_that_came_are_text_with_or_without_an_element_of_their_own():
    output = Row(0, CONTENT, 2, "generic", "", text="9228", rank=IN_VIEW)
    found = changes(view(), view(text("[1]:"), output))
    assert found.texts == ["[1]:", "9228"]


def test_a_long_text_that_goes_on_is_told_by_what_is_new():
    begin = "Welcome to the terminal of this machine, which has been up for 12 days and 3 hours."
    was, now = row("textbox", f"{begin} $", ref=1), row("textbox", f"{begin} $ ls notes.txt", ref=1)
    [change] = changes(view(was), view(now)).changed
    assert change.now == 'now "…$ ls notes.txt"'


def test_what_we_call_a_control_by_is_no_change_of_it():
    for fields in ({"hint": True}, {"beside": True}):
        was, now = row("textbox", "a", ref=1, **fields), row("textbox", "b", ref=1, **fields)
        assert not changes(view(was), view(now)).changed
    assert not changes(view(row("textbox", "", ref=1)), view(row("textbox", "[1]:", ref=1, beside=True))).changed


def test_another_title_is_told():
    was, now = (View(frame()._replace(title=title), {}) for title in ("Inbox", "Inbox (1)"))
    found = changes(was, now)
    assert found.title == "Inbox (1)"
    assert found.any
    assert not changes(was, was).any


def test_elements_behind_a_layer_are_not_removed():
    found = changes(
        view(button(1, "A"), button(2, "B")), view(row("menu", "", kind=STRUCTURE), row("menuitem", "C", ref=3))
    )
    put_behind(found, {"e1"})
    assert found.behind == 1
    assert said(found.removed) == ['e2 button "B"']


@pytest.mark.parametrize(
    ("was", "now", "difference"),
    [
        (button(1, "Save"), button(1, "Saved"), 'now "Saved"'),
        (button(1, "Menu", expanded=False), button(1, "Menu", expanded=True), "[expanded]"),
        (button(1, "Menu", expanded=True), button(1, "Menu", expanded=False), "[expanded=false]"),
        (button(1, "Save", disabled=True), button(1, "Save"), "not disabled"),
        (button(1, "Volume", value="3"), button(1, "Volume", value="4"), '[value="4"]'),
    ],
)
def test_element_that_says_something_else_is_changed(was, now, difference):
    found = changes(view(was), view(now))
    assert [change.now for change in found.changed] == [difference]
    assert found.changed[0].name == was.name


def test_focus_is_told_by_itself_and_not_as_a_change():
    found = changes(
        view(button(1, "A", focused=True), button(2, "B")), view(button(1, "A"), button(2, "B", focused=True))
    )
    assert not found.changed
    assert found.focus == 'e2 button "B"'


def test_lost_focus_is_told_as_nothing():
    assert changes(view(button(1, "A", focused=True)), view(button(1, "A"))).focus == ""


def test_element_that_is_gone_is_removed():
    assert said(changes(view(button(1, "A"), button(2, "B")), view(button(2, "B"))).removed) == ['e1 button "A"']


def test_only_what_changed_its_place_among_the_others_is_moved():
    before = view(button(1, "A"), button(2, "B"), button(3, "C"))
    found = changes(before, view(button(2, "B"), button(3, "C"), button(1, "A")))
    assert said(found.moved) == ['e1 button "A" after e3 button "C"']


def test_what_moves_along_with_its_row_is_not_told():
    one = [Row(0, CONTENT, 1, "listitem", "One", rank=IN_VIEW), button(2, "x", depth=1)]
    two = [Row(0, CONTENT, 3, "listitem", "Two", rank=IN_VIEW), button(4, "y", depth=1)]
    found = changes(view(*one, *two), view(*two, *one))
    assert len(found.moved) == 1
    assert found.moved[0].role == "listitem"


def test_new_text_is_told_as_often_as_it_is_new():
    found = changes(view(text("Hi")), view(text("Hi"), text("Hi"), text("Bye")))
    assert found.texts == ["Hi", "Bye"]


def test_that_time_has_passed_is_told_only_where_nothing_else_has_changed():
    before = view(button(1, "Edited 19m ago"), text("It is 12:04:31"), button(2, "Cart (2)"))
    found = changes(before, view(button(1, "Edited 20m ago"), text("It is 12:04:32"), button(2, "Cart (3)")))
    assert said(found.changed) == ['e2 button "Cart (2)" now "Cart (3)"']
    assert found.texts == []
    found = changes(before, view(button(1, "Edited 20m ago"), text("It is 12:04:32"), button(2, "Cart (2)")))
    assert said(found.changed) == ['e1 button "Edited 19m ago" now "Edited 20m ago"']
    assert found.texts == ["It is 12:04:32"]
    found = changes(before, view(button(1, "Edited just now"), text("It is 15:00:00"), button(2, "Cart (2)")))
    assert said(found.changed) == ['e1 button "Edited 19m ago" now "Edited just now"']
    assert found.texts == ["It is 15:00:00"]


def test_that_something_takes_drops_is_no_change():
    assert not changes(view(button(1, "Card")), view(button(1, "Card", droppable=True))).any


def test_what_a_modal_dialog_is_in_front_of_is_behind_it_and_not_removed():
    found = changes(view(button(1, "A"), button(2, "B")), view(dialog("Sure?", modal=True), button(3, "Yes")))
    assert found.behind == 2
    assert not found.removed


def test_what_comes_back_from_behind_a_modal_dialog_is_not_new():
    open_dialog = view(dialog("Sure?", modal=True), button(3, "Yes"))
    found = changes(open_dialog, view(button(1, "A"), button(4, "New")))
    assert said(found.added) == ['e4 button "New"']


def test_of_a_page_too_large_to_compare_only_what_is_in_view_is_told():
    far = int(Rank.REST)
    before = view(button(1, "A"), button(2, "B"), reasons=("max_nodes",))
    after = view(button(3, "Near"), button(4, "Far", rank=far), text("far", rank=far), reasons=("max_nodes",))
    found = changes(before, after)
    assert found.is_partial
    assert said(found.added) == ['e3 button "Near"']
    assert not found.removed
    assert not found.texts


def test_refs_of_frames_have_their_prefix():
    found = changes(view(inner=frame()), view(inner=frame(button(1, "Inside"))))
    assert said(found.added) == ['f2e1 button "Inside"']


def test_of_a_frame_that_is_gone_its_controls_are_removed():
    found = changes(view(inner=frame(button(1, "Inside"), text("words"))), view())
    assert said(found.removed) == ['f2e1 button "Inside"']
