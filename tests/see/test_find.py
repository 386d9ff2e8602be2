"""Finding words on the whole page."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cdpagent.see.find import find, found_text
from cdpagent.see.tree import FrameAnswer
from tests.see import generated
from tests.see.build import content, control, cut, frame, page, structure, text

PAGE = page(
    structure(0, "main"),
    structure(1, "list", "Results", ref=9),
    control(2, 1, "link", "Red shoe", attrs={"href": "/red"}),
    control(2, 2, "link", "Blue shoe", attrs={"href": "/blue"}),
    control(2, 3, "textbox", "Size", states={"value": "shoe size 42"}),
    content(1, 4, "paragraph", text="Our " + "very " * 100 + "best shoe " + "ever " * 100),
    text(0, "No match here"),
    structure(1, "contentinfo"),
    text(2, "The shoe company"),
)


def test_matches_come_with_their_line_their_ref_and_what_they_are_in():
    found = find(PAGE, None, "SHOE")
    lines = [match.text for match in found.matches]
    long_line = lines.pop(3)
    assert lines == [
        'main > list "Results" > link "Red shoe" [ref=e1]',
        'main > list "Results" > link "Blue shoe" [ref=e2]',
        'main > list "Results" > textbox "Size" [value="shoe size 42"] [ref=e3]',
        'contentinfo > text "The shoe company"',
    ]
    # Of a long text the part around the words is shown.
    assert long_line.startswith('main > paragraph "…' + "very " * 9 + "best shoe ever ever ")
    assert long_line.endswith('…" [ref=e4]')
    assert len(long_line) <= len('main > paragraph "" [ref=e4]') + 200
    assert [(match.ref, match.within) for match in found.matches][-2:] == [("e4", ""), ("", "")]
    assert found.matches[0].within == "e9"
    assert (found.total, found.truncated) == (5, False)


def test_a_link_that_is_found_by_its_address_says_it():
    assert [match.line for match in find(PAGE, None, "/blue").matches] == ['link "Blue shoe" [href=/blue] [ref=e2]']


def test_a_select_that_is_found_by_an_option_says_the_option():
    colours = " | ".join(f"Colour {number}" for number in range(30))
    rows = page(control(0, 1, "combobox", "Paint", states={"value": "Colour 0", "options": colours}, count=30))
    assert [match.line for match in find(rows, None, "colour 23").matches] == [
        'combobox "Paint" [value="Colour 0"] [option="Colour 23"] [options=30] [ref=e1]'
    ]


def test_what_is_drawn_is_named_as_not_searched():
    rows = page(content(0, 3, "canvas", "Board"), control(0, 4, "button", "Go"))
    assert find(rows, None, "queen").pictures == ("e3",)


def test_a_text_without_a_ref_says_in_which_element_it_is():
    rows = page(structure(0, "region", "Prices", ref=7), control(1, 1, "link", "All"), text(1, "Total 12 €"))
    (match,) = find(rows, None, "total").matches
    assert match.text == 'region "Prices" > text "Total 12 €" [in=e7]'
    assert match.node is None


def test_find_takes_a_regular_expression():
    assert [match.ref for match in find(PAGE, None, re.compile(r"^(Red|Blue) \w+$")).matches] == ["e1", "e2"]


def test_only_so_many_matches_are_given_but_all_are_counted():
    found = find(PAGE, None, "shoe", max_matches=2)
    assert (len(found.matches), found.total) == (2, 5)
    assert (
        found_text(found, "shoe")
        == """\
[find] "shoe" matches=5 page_truncated=false
- main > list "Results" > link "Red shoe" [ref=e1]
- main > list "Results" > link "Blue shoe" [ref=e2]
- … 3 more matches; search for something narrower
[end find]"""
    )


def test_the_text_keeps_its_budget():
    found = find(PAGE, None, "shoe")
    for most in range(1, 800):
        assert 0 < len(found_text(found, "shoe", most)) <= most


def test_find_searches_frames_too():
    main = page(frame(0, 1, "Shop", "F"))
    inner = page(control(0, 5, "button", "Buy"))
    (match,) = find(main, {"F": FrameAnswer(2, inner)}, "buy").matches
    assert (match.ref, match.within) == ("f2e5", "e1")


def test_searching_for_an_empty_text_is_an_error():
    with pytest.raises(ValueError, match="nothing to find"):
        find(PAGE, None, " \u200b ")
    with pytest.raises(ValueError, match="max_matches"):
        find(PAGE, None, "x", max_matches=0)


def test_a_page_that_was_cut_says_so():
    assert find(page(cut(0, "link", 5)), None, "x").truncated


@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(page=generated.pages(), wanted=st.sampled_from(["save", "e", "[", '"', "ref"]), most=st.integers(1, 2000))
def test_no_page_can_write_a_line_of_the_answer(page, wanted, most):
    found = find(page[0], page[1], wanted)
    written = found_text(found, wanted, most)
    assert len(written) <= most
    assert written.splitlines() == written.split("\n")
    if written.startswith('[find] "'):
        lines = written.split("\n")
        assert lines[-1] == "[end find]"
        assert all(line.startswith("- ") for line in lines[1:-1])
        assert len(lines) - 2 <= len(found.matches) + 1
