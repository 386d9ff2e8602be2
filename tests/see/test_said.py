"""Reading targets by what is said, without a browser."""

from __future__ import annotations

import pytest

from cdpagent.see.refs import RefTarget, SelectorTarget, parse_target
from cdpagent.see.said import Part, SaidTarget

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    ("target", "meaning"),
    [
        ('button "Done"', SaidTarget("button", "Done")),
        ('"Run All Cells"', SaidTarget("", "Run All Cells")),
        ("'Run'", SaidTarget("", "Run")),
        ("“Run”", SaidTarget("", "Run")),
        ("'Don't ask'", SaidTarget("", "Don't ask")),
        (r'button "Say \"hi\""', SaidTarget("button", 'Say "hi"')),
        ('Menu item "Open"', SaidTarget("menuitem", "Open")),
        ('button "delete" in row "scratch"', SaidTarget("button", "delete", (Part("row", "scratch"),))),
        ('"x" in "a" in dialog', SaidTarget("", "x", (Part("", "a"), Part("dialog", "")))),
        ('button in row "a"', SaidTarget("button", "", (Part("row", "a"),))),
        ('"log in now" in form "Log in"', SaidTarget("", "log in now", (Part("form", "Log in"),))),
        ('- button "Save" [disabled]', SaidTarget("button", "Save")),
        ('dialog "Sign in":', SaidTarget("dialog", "Sign in")),
        ('textbox [hint="first name"]', SaidTarget("textbox", "first name")),
        ('- button "Save" [ref=e5]', RefTarget(0, 5)),
        ('link "A [ref=e1]" [ref=f2e7]', RefTarget(2, 7)),
        ('row link "Blue" [ref=e4] | "$20"', RefTarget(0, 4)),
        ('link e3 "Home"', RefTarget(0, 3)),
        ('- link e3 "Home", e4 "Gear"', RefTarget(0, 3)),
        ('f2e3 "Say \\"hi\\""', RefTarget(2, 3)),
        ('h2 "News"', SaidTarget("heading", "News")),
        ("h2 a", SelectorTarget("h2 a")),
        ("h2", SelectorTarget("h2")),
        ("main", SelectorTarget("main")),
        ("button [disabled]", SelectorTarget("button [disabled]")),
        ('button[aria-label="Done"]', SelectorTarget('button[aria-label="Done"]')),
        ('[title="a in b"]', SelectorTarget('[title="a in b"]')),
        ("ul li", SelectorTarget("ul li")),
        ('a:not([href="#"])', SelectorTarget('a:not([href="#"])')),
        ('button "Done', SelectorTarget('button "Done')),
        ("text=Send", SelectorTarget("text=Send")),
    ],
)
def test_what_a_target_means(target, meaning):
    assert parse_target(target) == meaning


def test_what_is_said_can_be_said_again():
    said = parse_target(r"""button "a \"b\"" in row "c" in main""")
    assert parse_target(str(said)) == said
