"""What a control without a name is called: the best word that its markup or its looks have for it."""

from __future__ import annotations

from typing import Any

import pytest

from cdpagent.see.hints import Hints, best_hint, name_by_hints, words_of

NOTHING = Hints("")
_NAME, _TEXT = 4, 8


@pytest.mark.parametrize(
    ("identifier", "words"),
    [
        ("btnCloseDialog_x1", "close dialog"),
        ("icon-shopping-cart", "shopping cart"),
        ("fa fa-trash", "trash"),
        ("css-1x2yz", ""),
        ("mark-x", "mark x"),
        ("m-b p-x", ""),
        ("btn btn-primary btn-lg", ""),
        ("MuiButton-root menu2", "mui menu"),
        ("save save SAVE", "save"),
        ("einstellungen-öffnen", "einstellungen öffnen"),
        ("one two three four five six", "one two three four five"),
        ("", ""),
    ],
)
def test_the_words_of_an_identifier_that_mean_something(identifier, words):
    assert words_of(identifier) == words


# In the order of trust: each is said only if nothing before it says anything.
IN_ORDER = [
    ("tooltip", "  Add to   cart ", "Add to cart"),
    ("test_id", "openSettings", "open settings"),
    ("icon_id", "/sprite.svg#arrow-left", "arrow left"),
    ("icon_class", "fa fa-trash", "trash"),
    ("own_class", "btn share-button", "share"),
    ("image_url", "/img/shopping-bag.png?v=3", "shopping bag"),
    ("own_id", "addUser", "add user"),
    ("href", "/orders/history", "history"),
    ("background_image", 'url("/img/magnifier.svg")', "magnifier"),
    ("color", "rgb(255, 0, 0)", "red #ff0000"),
    ("size", "24x24", "24x24"),
]


@pytest.mark.parametrize("place", range(len(IN_ORDER)))
def test_the_most_trusted_hint_is_said(place):
    hints = NOTHING._replace(**{field: value for field, value, _ in IN_ORDER[place:]})
    assert best_hint(hints) == IN_ORDER[place][2]


def test_a_field_is_called_by_its_id_before_its_class_and_never_by_its_looks():
    field = NOTHING._replace(field="field", color="rgb(255, 0, 0)", size="9x9")
    assert best_hint(field._replace(input_type="email", own_class="gap")) == ""  # the line says the type
    assert best_hint(field._replace(own_class="gap handle", own_id="addUser")) == "add user"
    assert best_hint(field) == ""


def test_a_hint_that_says_nothing_gives_way_to_the_next():
    hints = NOTHING._replace(test_id="css-1x2yz", icon_class="btn icon", own_id="addUser")
    assert best_hint(hints) == "add user"


@pytest.mark.parametrize(
    ("href", "said"),
    [
        ("https://www.example.org/", "example.org"),
        ("https://example.org/cart?id=1", "cart"),
        ("#top", "9x9"),
        ("javascript:void(0)", "9x9"),
        ("", "9x9"),
    ],
)
def test_a_link_is_called_by_where_it_leads(href, said):
    assert best_hint(NOTHING._replace(href=href, size="9x9")) == said


@pytest.mark.parametrize(
    ("color", "said"),
    [
        ("rgb(1, 2, 3)", "black #010203"),
        ("rgba(1, 2, 3, 0.5)", "black #010203"),
        ("rgba(0, 0, 0, 0)", "9x9"),
        ("transparent", "9x9"),
        ("rgb(300, 0, 0)", "red #ff0000"),
    ],
)
def test_a_color_is_said_unless_it_can_t_be_seen(color, said):
    assert best_hint(NOTHING._replace(color=color, size="9x9")) == said


def test_inline_data_is_not_taken_for_a_file_name():
    assert best_hint(NOTHING._replace(image_url="data:image/png;base64,abcd", own_id="menu")) == "menu"


def test_a_long_hint_is_cut():
    assert len(best_hint(NOTHING._replace(tooltip="word " * 50))) == 60


# --- rows ------------------------------------------------------------------------------------------------------------


def hinted(role: str, **hints: str) -> list[Any]:
    """A row as the extractor sends it for a control without a name."""
    text = "\n".join(NOTHING._replace(**hints))
    return [0, 1, 1, role, "", {}, {}, "button", text, None, 5, 0, "", True]


def test_rows_get_their_hint_as_a_name_and_lose_the_raw_text():
    row = hinted("button", own_id="addUser")
    name_by_hints([row])
    assert row[_NAME] == "add user"
    assert row[_TEXT] == ""


def test_words_beside_a_field_are_its_name_and_no_hint():
    row = hinted("textbox", label="First name:")
    name_by_hints([row])
    assert row[_NAME] == "First name:"
    assert row[-2:] == [False, True]


def named(*rows: list[Any]) -> list[str]:
    name_by_hints(list(rows))
    return [row[_NAME] for row in rows]


def test_rows_that_nothing_tells_apart_have_the_same_name():
    assert named(hinted("button", own_id="menu"), hinted("button", own_id="menu")) == ["menu", "menu"]


def test_rows_that_would_be_called_the_same_are_told_apart_by_the_words_around_them():
    rows = [hinted("button", icon_class="trash", around=words) for words in ("scratch", "draft")]
    assert named(*rows) == ["trash, scratch", "trash, draft"]


def test_words_around_a_row_are_not_said_again():
    item = [0, 0, 0, "listitem", "", {}, {}, "li", "scratch"]
    inner = hinted("button", icon_class="trash", around="scratch")
    inner[0] = 1
    assert named(item, inner, hinted("button", icon_class="trash", around="draft"))[1:] == ["trash", "trash, draft"]


def test_colors_say_more_than_a_class_that_all_have():
    colors = ("rgb(255, 0, 0)", "rgb(0, 0, 255)")
    assert named(*(hinted("button", own_class="picker", color=color) for color in colors)) == [
        "red #ff0000",
        "blue #0000ff",
    ]
    assert named(*(hinted("button", tooltip="Pick", color=color) for color in colors)) == [
        "Pick, red #ff0000",
        "Pick, blue #0000ff",
    ]


def test_sizes_are_said_where_only_they_differ():
    rows = [hinted("clickable", shape="circle", size=size) for size in ("9x9", "20x20")]
    assert named(*rows) == ["circle 9x9", "circle 20x20"]


def test_what_stands_in_rows_and_columns_is_told_by_its_place():
    rows = [hinted("cell", size="9x9") for _ in range(4)]
    name_by_hints(rows, [(x, y, 9, 9) for y in (0, 10) for x in (0, 10)])
    assert [row[_NAME] for row in rows] == [f"row {y} column {x}" for y in (1, 2) for x in (1, 2)]


def test_rows_with_a_name_of_their_own_are_left_alone():
    row = [0, 1, 1, "button", "Save"]
    name_by_hints([row])
    assert row == [0, 1, 1, "button", "Save"]


def test_words_without_a_letter_or_a_digit_tell_nothing_apart():
    rows = [hinted("clickable", own_class="collapser-child", around=around) for around in ("[ ]:", "Title")]
    assert named(*rows) == ["collapser", "collapser, Title"]


def test_what_is_in_a_named_row_of_its_own_is_not_told_by_its_size():
    cells: list[list[Any]] = [[0, 1, number, "listitem", "Cell", {}] for number in (1, 2)]
    bars = [[1, *hinted("clickable", own_class="collapser", size=size)[1:]] for size in ("8x29", "8x46")]
    assert named(cells[0], bars[0], cells[1], bars[1])[1::2] == ["collapser", "collapser"]


def test_the_class_of_a_field_with_a_value_is_no_name():
    row = hinted("textbox", field="field", own_class="list-editor")
    row[5] = {"value": "notes.txt"}
    assert named(row) == [""]
