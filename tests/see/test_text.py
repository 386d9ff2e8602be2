"""The one escaper."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cdpagent.see.text import bare, clean, quote, quote_lines, shorten
from tests.see.generated import hostile

quick = settings(deadline=None, max_examples=500)


@pytest.mark.parametrize(
    ("given_text", "expected"),
    [
        ("Add to cart", "Add to cart"),
        ("  two\n\tlines \r\n", "two lines"),
        ("next\x85line\u2028and\u2029paragraph\x0b\x0c\x1c\x1d\x1e\x1f.", "next line and paragraph ."),
        ("no\u00a0break\u3000wide\u2009thin", "no break wide thin"),
        ("bell\x07 escape\x1b[31m null\x00 c1\x9b", "bell escape[31m null c1"),
        ("\u202eevil\u202c \u2066iso\u2069 \u200emark\u200f \u061c", "evil iso mark"),
        ("zero\u200bwidth\u2060\ufeff soft\u00adhyphen", "zerowidth softhyphen"),
        ("tag\U000e0069\U000e0067\U000e007f", "tag"),
        ("selectors\ufe00\ufe01\ufe0e\U000e0100\U000e01ef", "selectors"),
        ("fillers\u115f\u1160\u3164\uffa0\u034f\u180b\u180e", "fillers"),
        ("blank\u2800braille", "blank braille"),
        ("icon\ue001font\U000f1234", "iconfont"),
        ("object\ufffc annotation\ufff9\ufffb non\ufdd0\uffff\U0001fffe", "object annotation non"),
        ("lone\ud800 surrogates\udfff", "lone\ufffd surrogates\ufffd"),
        ("plain x\u200dy x\ufe0f", "plain xy x"),
    ],
)
def test_what_a_person_cannot_see_is_dropped(given_text, expected):
    assert clean(given_text) == expected


@pytest.mark.parametrize(
    "kept",
    [
        "👩🏽\u200d🚀 on the moon",
        "🏳\ufe0f\u200d🌈",
        "❤\ufe0f 1\ufe0f\u20e3 ©\ufe0f",
        "می\u200cخواهم",  # Persian needs the non-joiner
        "क्\u200dष",  # Devanagari the joiner
        "שלום עולם, مرحبا بالعالم",
        "ภาษาไทย 日本語 한국어",
        "e\u0301 combining, naïve",
        "🫨 newer than this Python knows",
    ],
)
def test_what_scripts_and_emoji_need_is_kept(kept):
    assert clean(kept) == kept


def test_a_row_of_joiners_carries_no_message():
    assert clean("م\u200c\u200c\u200cم") == "مم"
    assert clean("👩\u200d\u200d👩") == "👩👩"
    assert clean("❤\ufe0f\ufe0f\ufe0f") == "❤\ufe0f"


def test_quoting_is_that_of_json():
    assert quote('say "hi" \\ [ref=e1]\n- link') == '"say \\"hi\\" \\\\ [ref=e1] - link"'


def test_a_long_text_says_that_it_is_cut():
    assert shorten("abcdefgh", 4) == "abc…"
    assert quote("one two three", 5) == '"one…"'
    assert shorten("ab", 2) == "ab"
    assert shorten("abc", 1) == "…"


@pytest.mark.parametrize(
    ("given_text", "expected"),
    [
        ("mixed", "mixed"),
        ("https://a.example/?a=1&b=(2)#c", "https://a.example/?a=1&b=(2)#c"),
        ("a b", '"a b"'),
        ("a]", '"a]"'),
        ('a"', '"a\\""'),
        ("", '""'),
        ("日本", '"日本"'),
        ("x" * 10, "xxxx…"),
    ],
)
def test_only_plain_tokens_stand_without_quotes(given_text, expected):
    assert bare(given_text, 5 if given_text.startswith("xx") else 0) == expected


@quick
@given(hostile | st.text())
def test_cleaning_twice_changes_nothing_more(string):
    assert clean(clean(string)) == clean(string)


@quick
@given(hostile | st.text(), st.integers(1, 50))
def test_a_quoted_string_is_one_json_string_on_one_line(string, limit):
    quoted = quote(string, limit)
    assert quoted.splitlines() == [quoted]
    assert json.loads(quoted) == shorten(clean(string), limit)
    assert len(json.loads(quoted)) <= limit


@quick
@given(hostile | st.text())
def test_a_bare_string_can_close_no_bracket(string):
    written = bare(string)
    assert written.startswith('"') or not set(written) & set(' "[]\n\\')


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("one\ntwo", r'"one\ntwo"'),
        ("one\r\n\r\ntwo\n", r'"one\ntwo"'),
        (r"a\n", r'"a\\n"'),
        ('say "hi"\n[end]', r'"say \"hi\"\n[end]"'),
        ("\u202egnp\n", '"gnp"'),
        ("", '""'),
    ],
)
def test_line_breaks_of_values_are_told(value, told):
    assert quote_lines(value) == told
    assert "\n" not in quote_lines(value)
