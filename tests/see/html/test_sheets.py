"""Style sheets in the document: which pieces of a name are shown, and which are words of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cdpagent.see.html.names import name_of
from tests.see.html.test_roles_names import marked

if TYPE_CHECKING:
    import cdpagent
    from tests.site import Site

LINK = "<ul class=menu><li><a href=x t><b class='one first'>One</b><b id=two class=second>Two</b></a></li></ul>"
RULES = {
    "": "OneTwo",
    "b{display:block}": "One Two",
    ".second{display:none}": "One",
    "#two{display:none}": "One",
    ".menu b#two{display:none}": "One",
    ".menu > b{display:none}": "OneTwo",
    "li > a > .one{display:none}": "Two",
    "ul li > a .one{display:none}": "Two",
    "ul > li .one.first{display:none}": "Two",
    ".one.second{display:none}": "OneTwo",
    "nav .one{display:none}": "OneTwo",
    "B.one, i{color:red;display : none !important}": "Two",
    ".one{display:none}.one{display:inline}": "OneTwo",
    "a .one{display:inline}.one{display:none}": "OneTwo",
    ".one{display:none!important}a .one{display:inline}": "Two",
    "@media print{.one{display:none}}": "OneTwo",
    "@media screen{.one{display:none}}": "Two",
    "@media (min-width:2000px){.one{display:none}}.second{display:none}": "One",
    "@media screen and (min-width: 600px){.one{display:none}}": "Two",
    "@media print{a{x:y}}.one{display:none}": "Two",
    "@charset 'x';.one{display:none}": "Two",
    "/* .one{display:none} */.second{display:none}": "One",
    ".one{color:red;&:hover{display:none}}": "OneTwo",
    ".display{color:red}.xdisplay{x-display:none}": "OneTwo",
    "b{display:none}": "OneTwo",  # all of it is: a script would show it
}


@pytest.mark.parametrize("rules", RULES)
def test_rules_tell_which_pieces_of_a_name_are_shown(rules):
    assert name_of(marked(f"<style>{rules}</style>{LINK}")) == RULES[rules]


async def test_a_browser_says_the_same(page: cdpagent.Page, site: Site):
    """All but the last: there, a link without a visible name is no link that anybody would see."""
    for rules, name in list(RULES.items())[:-1]:
        await page.open(site.add("/rules", f"<!doctype html><style>{rules}</style>{LINK}"))
        snapshot = await page.snapshot()
        assert [node.name for node in snapshot.refs.values()] == [name], rules


def test_a_title_speaks_where_a_style_sheet_hides_the_rest():
    html = "<style>.none{display:none}</style><a href=x title=Shop t><b class=none>One</b></a>"
    assert name_of(marked(html)) == "Shop"


def test_a_label_that_a_style_sheet_hides_is_still_a_label():
    html = "<style>.none{display:none}</style><label class=none for=i><b>First</b> <b>name</b></label><input id=i t>"
    assert name_of(marked(html)) == "First name"
