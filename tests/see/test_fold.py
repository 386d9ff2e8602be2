"""What says nothing new is left out, and nothing else."""

from __future__ import annotations

from tests.see.build import body, content, control, cut, structure, text


def test_generic_chains_give_way_to_what_is_in_them():
    rows = [structure(0, "generic"), structure(1, "generic"), structure(2, "none"), control(3, 1, "button", "Go")]
    assert body(*rows) == ['- button "Go" [ref=e1]']
    assert body(*rows, compact=False) == [
        "- generic:",
        "  - generic:",
        "    - none:",
        '      - button "Go" [ref=e1]',
    ]


def test_empty_wrappers_go_and_take_their_empty_wrappers_with_them():
    rows = [structure(0, "list"), structure(1, "listitem"), content(2, 1, "img"), control(0, 2, "button", "Go")]
    assert body(*rows) == ['- button "Go" [ref=e2]']


def test_a_nameless_image_goes_a_named_one_stays():
    assert body(content(0, 1, "img"), content(0, 2, "img", "A red shoe")) == ['- img "A red shoe" [ref=e2]']


def test_an_empty_cell_keeps_its_place():
    rows = [structure(0, "row"), content(1, 1, "cell", "a"), content(1, 2, "cell"), content(1, 3, "cell", "c")]
    assert body(*rows) == ['- row "a" | "" | "c"']


def test_a_nameless_item_gives_way_to_its_only_child():
    rows = [structure(0, "list"), structure(1, "listitem"), control(2, 1, "link", "A"),
            structure(1, "listitem"), control(2, 2, "link", "B"), control(2, 3, "button", "Buy")]  # fmt: skip
    assert body(*rows) == [
        "- list:",
        '  - link "A" [ref=e1]',
        "  - listitem:",
        '    - link "B" [ref=e2]',
        '    - button "Buy" [ref=e3]',
    ]


def test_a_list_that_is_alone_in_its_parent_gives_way_to_its_items():
    rows = [structure(0, "navigation", "Languages"), structure(1, "list"), control(2, 1, "link", "A"),
            control(2, 2, "link", "B")]  # fmt: skip
    assert body(*rows) == ['- navigation "Languages":', '  - link "A" [ref=e1]', '  - link "B" [ref=e2]']
    named = [rows[0], structure(1, "list", "Main"), *rows[2:]]
    assert body(*named)[1] == '  - list "Main":'


def test_a_named_group_stays():
    rows = [structure(0, "group", "Size"), control(1, 1, "radio", "M")]
    assert body(*rows) == ['- group "Size":', '  - radio "M" [ref=e1]']


def test_landmarks_stay_even_around_one_thing():
    assert body(structure(0, "main"), control(1, 1, "button", "Go")) == ["- main:", '  - button "Go" [ref=e1]']


def test_what_a_link_says_is_not_said_again_below_it():
    rows = [
        control(0, 1, "link", "Red shoe 59 €"),
        content(1, 2, "heading", "Red shoe", states={"level": 3}),
        content(1, 3, "img", "Red shoe"),
        text(1, "59 €"),
        text(1, "Allow"),
    ]
    assert body(*rows) == ['- link "Red shoe 59 €" [ref=e1]:', '  - text "Allow"']


def test_what_links_in_a_row_say_is_not_said_again_beside_them():
    one, two = control(0, 1, "clickable", "One"), control(0, 2, "clickable", "Two")
    assert body(one, text(0, "One Two"), two) == ['- clickable "One" [ref=e1]', '- clickable "Two" [ref=e2]']
    assert body(one, text(0, "One Two or three"), two)[1] == '- text "One Two or three"'
    assert body(one, text(0, "Twofold One"), two)[1] == '- text "Twofold One"'
    assert body(text(0, "One One"), one)[0] == '- text "One One"'


def test_only_whole_words_count_as_said():
    assert body(control(0, 1, "button", "Allow"), text(1, "all")) == ['- button "Allow" [ref=e1]:', '  - text "all"']


def test_of_a_control_in_a_control_that_says_the_same_the_inner_one_is_left():
    rows = [control(0, 1, "link", "Save"), control(1, 2, "button", "Save")]
    assert body(*rows) == ['- button "Save" [ref=e2]']


def test_of_a_link_in_a_tab_the_tab_is_left_with_the_focus():
    rows = [control(0, 1, "tab", "Two"), control(1, 2, "link", "Two", states={"focused": True})]
    assert body(*rows) == ['- tab "Two" [focused] [ref=e1]']


def test_a_control_below_a_control_that_says_something_else_is_never_dropped():
    rows = [control(0, 1, "link", "Save all"), control(1, 2, "button", "Save")]
    assert body(*rows) == ['- link "Save all" [ref=e1]:', '  - button "Save" [ref=e2]']


def test_an_icon_in_an_item_is_more_than_its_item():
    rows = [control(0, 1, "treeitem", "Root"), control(1, 2, "clickable", "expander", hint=True)]
    assert body(*rows) == ['- treeitem "Root" [ref=e1]:', '  - clickable [hint="expander"] [ref=e2]']


def test_a_shell_that_can_be_dragged_hands_that_on():
    rows = [control(0, 1, "clickable", "Card", states={"draggable": True}), control(1, 2, "link", "Card")]
    assert body(*rows) == ['- link "Card" [draggable] [ref=e2]']


def test_a_row_does_not_repeat_its_cells_whatever_controls_they_hold():
    rows = [
        content(0, 1, "row", "Ann Edit 31"),
        content(1, 2, "cell", "Ann"),
        control(2, 3, "button", "Edit Ann"),
        content(1, 4, "cell", "31"),
    ]
    assert body(*rows) == [
        '- row … | "31" [ref=e1]:',
        '  - cell "Ann" [ref=e2]:',
        '    - button "Edit Ann" [ref=e3]',
    ]


def test_a_row_with_a_name_of_its_own_keeps_it():
    rows = [content(0, 1, "row", "Best of all"), content(1, 2, "cell", "Ann"), content(1, 4, "cell", "31")]
    assert body(*rows)[0] == '- row "Best of all" [ref=e1]:'


def test_a_clickable_that_is_only_called_by_what_is_in_it_has_no_name():
    rows = [control(0, 1, "clickable", "One Two"), control(1, 2, "clickable", "One"), control(1, 3, "button", "Two")]
    assert body(*rows)[0] == "- clickable [ref=e1]:"


def test_a_clickable_is_not_called_by_a_part_of_what_is_further_down_in_it():
    rows = [
        control(0, 1, "clickable", "sales.ipynb"), structure(1, "tablist"),
        control(2, 2, "tab", "sales.ipynb Close"), control(1, 3, "button", "New"),
    ]  # fmt: skip
    assert body(*rows)[0] == "- clickable [ref=e1]:"


def test_a_text_that_repeats_the_heading_before_it_goes():
    rows = [content(0, 1, "heading", "Primary"), text(0, "Primary"), text(0, "Other")]
    assert body(*rows) == ['- heading "Primary" [ref=e1]', '- text "Other"']


def test_a_name_that_the_rows_below_say_is_left_to_them():
    rows = [content(0, 1, "heading", "Red shoe", states={"level": 2}), control(1, 2, "link", "Red shoe")]
    assert body(*rows) == ["- heading [level=2] [ref=e1]:", '  - link "Red shoe" [ref=e2]']
    cells = [content(0, 1, "row", "a b"), content(1, 2, "cell", "a"), content(1, 3, "cell", "b")]
    assert body(*cells) == ['- row "a" | "b" [ref=e1]']


def test_words_that_are_the_name_of_the_field_beside_them_are_said_once():
    field = control(1, 2, "textbox", "First name:", beside=True)
    assert body(content(0, 1, "paragraph", "First name:"), field) == ['- textbox "First name:" [ref=e2]']
    rows = [content(0, 1, "paragraph", "First name: (as in your passport)"), field]
    assert body(*rows)[0] == '- paragraph "First name: (as in your passport)" [ref=e1]:'


def test_a_name_that_was_cut_is_recognised_below_as_well():
    rows = [content(0, 1, "row", "Alpha Be…"), content(1, 2, "cell", "Alpha"), content(1, 3, "cell", "Beta")]
    assert body(*rows) == ['- row "Alpha" | "Beta" [ref=e1]']


def test_text_next_to_text_is_one_row():
    assert body(text(0, "Sold by"), text(0, "Acme"), control(0, 1, "button", "Go"), text(0, "!")) == [
        '- text "Sold by Acme"',
        '- button "Go" [ref=e1]',
        '- text "!"',
    ]


def test_texts_are_not_joined_beyond_the_length_of_a_text():
    assert body(text(0, "abcde"), text(0, "fghij"), max_text_per_node=10) == ['- text "abcde"', '- text "fghij"']
    assert body(text(0, "abcde"), text(0, "fghij"), max_text_per_node=11) == ['- text "abcde fghij"']


def test_a_nameless_row_takes_its_only_text_for_a_name():
    assert body(content(0, 1, "listitem"), text(1, "Gold 580")) == ['- listitem "Gold 580" [ref=e1]']
    assert body(structure(0, "main"), text(1, "Loading")) == ["- main:", '  - text "Loading"']


def test_a_clickable_shell_around_one_control_goes():
    rows = [control(0, 1, "clickable", "Buy", hint=True), control(1, 2, "button", "Buy")]
    assert body(*rows) == ['- button "Buy" [ref=e2]']
    two = [control(0, 1, "clickable", "Card"), control(1, 2, "button", "Buy"), control(1, 3, "button", "Save")]
    assert body(*two)[0] == '- clickable "Card" [ref=e1]:'


def test_a_wrapper_is_not_dropped_when_rows_are_missing_in_it():
    assert body(structure(0, "list", ref=3), cut(1, "listitem", 9)) == [
        "- list:",
        '  - … 9 more listitem (web_snapshot scope="e3")',
    ]
