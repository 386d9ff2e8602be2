"""What a receipt tells of two looks, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from cdpagent.act.compare import compare
from cdpagent.act.receipt import Changes
from cdpagent.see.rows import CONTENT, INTERACTIVE, NO_STATS, STRUCTURE, TEXT, FrameRows, Rank, Row
from cdpagent.see.tree import FrameAnswer
from cdpagent.see.view import View

IN_VIEW = int(Rank.VIEWPORT)


def button(ref: int, name: str, *, depth: int = 0, rank: int = IN_VIEW, **states: Any) -> Row:
    return Row(depth, INTERACTIVE, ref, "button", name, states, rank=rank)


def text(said: str, *, rank: int = IN_VIEW) -> Row:
    return Row(0, TEXT, 0, "text", said, rank=rank)


def dialog(name: str, *, ref: int = 0, **states: Any) -> Row:
    return Row(0, STRUCTURE, ref, "dialog", name, states, rank=IN_VIEW)


def frame(*rows: Row, reasons: tuple[str, ...] = ()) -> FrameRows:
    return FrameRows("", "", list(rows), NO_STATS, max((row.ref for row in rows), default=0) + 1, reasons)


def view(*rows: Row, reasons: tuple[str, ...] = (), inner: FrameRows | None = None) -> View:
    frames = {"inner": FrameAnswer(2, inner)} if inner is not None else {}
    return View(frame(*rows, reasons=reasons), frames)


def changes(before: View, after: View) -> Changes:
    found = Changes()
    compare(before, after, found)
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


def test_loud_roles_come_first_then_what_can_be_acted_on_then_content():
    heading = Row(0, CONTENT, 2, "heading", "Done", {"level": 2}, rank=IN_VIEW)
    after = view(heading, button(3, "Close"), dialog("Sure?"))
    assert [change.role for change in changes(view(), after).added] == ["dialog", "button", "heading"]


def test_dialog_without_a_ref_is_told_once():
    before = view(dialog("Sure?"))
    assert not changes(before, view(dialog("Sure?"))).added
    assert said(changes(before, view(dialog("Really?"))).added) == ['dialog "Really?"']


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
