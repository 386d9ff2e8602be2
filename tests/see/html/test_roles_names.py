"""Roles, names and states from markup alone: the same as in the page, on the same pieces of HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cdpagent.see.html.names import named
from cdpagent.see.html.parse import parse_html
from cdpagent.see.html.roles import role_of
from cdpagent.see.html.states import states_of
from tests.see.test_roles_names import NAMES, ROLES, STATES

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element


def marked(html: str) -> Element:
    """The element with the attribute ``t``."""
    return next(element for element in parse_html(html).document.root.walk() if "t" in element.attrs)


def needs_style_sheets(html: str) -> bool:
    return html.startswith("<style>")


@pytest.mark.parametrize("html", ROLES)
def test_role_is_the_one_in_the_page(html):
    assert role_of(marked(html)) == ROLES[html]


@pytest.mark.parametrize("html", [html for html in NAMES if not needs_style_sheets(html)])
def test_name_is_the_one_in_the_page(html):
    assert named(marked(html))[:2] == NAMES[html]


@pytest.mark.parametrize("html", STATES)
def test_states_are_those_in_the_page(html):
    element = marked(html)
    role = role_of(element)
    assert states_of(element, role, named(element).name) == STATES[html]
