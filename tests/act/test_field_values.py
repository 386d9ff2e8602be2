"""Whether a field has kept what was put into it, told from what it shows. No browser."""

from __future__ import annotations

import pytest

from cdpagent.act.aiming import Aim
from cdpagent.act.field_values import not_kept, same, same_lines, same_number


@pytest.mark.parametrize(
    ("kept", "wanted"),
    [
        ("Ada", "Ada"),
        (" Ada \n", "Ada"),
        ("HELLO", "hello"),
        ("(030) 123-456", "030123456"),
        ("4111 1111 1111 1111", "4111111111111111"),
        ("DE89 3704", "de893704"),
        ("1,234.50", "1234.50"),
        ("1.234,50 €", "1234.50"),
        ("$ 12.5", "12.50"),
        ("−3", "-3"),
        ("12.0", "12,0"),
        ("+ - *", "+-*"),
        ("", ""),
    ],
)
def test_a_value_that_the_field_writes_its_own_way_is_kept(kept, wanted):
    assert same(kept, wanted)


@pytest.mark.parametrize(
    ("kept", "wanted"),
    [
        ("Ad", "Ada"),
        ("", "Ada"),
        ("3", "-3"),
        ("125", "12.5"),
        ("12", "12.5"),
        ("abc", "12.5"),
        ("+-", "+-*"),
        ("Ada Lovelace", "Ada"),
    ],
)
def test_a_value_that_lost_something_is_not_kept(kept, wanted):
    assert not same(kept, wanted)


@pytest.mark.parametrize(
    ("kept", "wanted", "keeps_spaces", "expected"),
    [
        ("one\n\ntwo", "one\ntwo", False, True),
        ("one\r\ntwo\n", "one\ntwo", False, True),
        ("one\xa0more", "one more", False, True),
        ("  one", "one", False, True),
        ("  one", "one", True, False),
        ("one  ", "one", True, True),
        ("one two", "one\ntwo", False, False),
        ("two\none", "one\ntwo", False, False),
        ("", "\n\n", False, True),
    ],
)
def test_lines_are_compared_without_the_empty_ones_between_them(kept, wanted, keeps_spaces, expected):
    assert same_lines(kept, wanted, keeps_spaces=keeps_spaces) is expected


@pytest.mark.parametrize(
    ("kept", "wanted", "expected"),
    [
        ("7", "7.0", True),
        ("1e3", "1000", True),
        ("-0", "0", True),
        ("7", "8", False),
        ("", "0", False),
        ("x", "x", False),
    ],
)
def test_numbers_are_compared_by_what_they_are_worth(kept, wanted, expected):
    assert same_number(kept, wanted) is expected


AIM = Aim("e5", script=None, where=5, x=0, y=0, role="textbox", name="Pin", tag="input")  # type: ignore[arg-type]


def test_the_error_says_what_was_wanted_what_is_there_and_why():
    error = not_kept(AIM, "12345", "1234", "It takes 4 characters")
    assert str(error) == 'e5 textbox "Pin" did not keep "12345": it holds "1234" now. It takes 4 characters'
    assert (error.wanted, error.value) == ("12345", "1234")
    assert 'did not keep "x": it is empty now' in str(not_kept(AIM, "x", "", "Why"))


def test_the_error_tells_only_the_length_of_a_secret():
    error = not_kept(AIM, "hunter22", "hunter", "It takes 6 characters", is_secret=True)
    assert "hunter" not in f"{error} {error.wanted} {error.value}"
    assert 'did not keep "••• (8 characters)": it holds "••• (6 characters)" now' in str(error)


def test_the_error_quotes_what_the_page_may_have_chosen():
    error = not_kept(AIM, 'a"b', "line\nforged", "Why")
    assert "\n" not in str(error)
    assert r"a\"b" in str(error)
