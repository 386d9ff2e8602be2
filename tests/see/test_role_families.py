"""The families of roles agree with the rules that the scripts have."""

from __future__ import annotations

from itertools import combinations

from cdpagent.see import role_families as families
from cdpagent.see.rules import KNOWN_ROLES, LABELLED, WIDGET_ROLES

OURS = {"clickable"}
BASE = (
    families.PLAIN,
    families.TYPED_INTO,
    families.SET,
    families.BOXES,
    families.MENU_BOXES,
    families.CHOICES,
)


def test_a_role_is_in_one_family():
    for one, other in combinations(BASE, 2):
        assert not one & other


def test_every_widget_is_in_a_family():
    known = frozenset().union(*BASE, {"tab"})
    assert {"scrollbar", "gridcell"} >= WIDGET_ROLES - known
    assert known - OURS <= KNOWN_ROLES


def test_what_is_labelled_by_what_stands_beside_it_are_the_fields():
    assert families.FIELDS | families.MENU_BOXES == LABELLED
