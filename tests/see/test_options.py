"""Snapshot options are checked where they are made."""

from __future__ import annotations

import pytest

from cdpagent.see import SnapshotOptions


def test_the_defaults_are_those_of_the_manual():
    options = SnapshotOptions()
    assert (options.max_chars_total, options.max_nodes, options.max_depth) == (12_000, 500, 12)
    assert options.max_text_per_node == 200
    assert (options.interactive_only, options.compact, options.cursor_interactive) == (None, True, True)
    assert (options.viewport_only, options.boxes, options.mark_dom) == (False, False, False)
    assert (options.scope, options.since, options.format) == (None, None, "tree")
    assert options.include_attrs == ("href", "name", "type", "value", "placeholder", "aria-label", "role")


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("max_nodes", 0, "max_nodes must be a whole number of at least 1, not 0"),
        ("max_chars_total", "100", "max_chars_total must be a whole number of at least 1, not '100'"),
        ("max_depth", True, "max_depth must be a whole number of at least 1, not True"),
        ("max_text_per_node", 1.5, "max_text_per_node must be a whole number of at least 1, not 1.5"),
        ("interactive_only", 1, "interactive_only must be None, True or False, not 1"),
        ("compact", 1, "compact must be True or False, not 1"),
        ("format", "yaml", 'format must be "tree", "list" or "json", not \'yaml\''),
        ("scope", " ", "scope must be None or a string that is not empty, not ' '"),
        ("since", 5, "since must be None or a string that is not empty, not 5"),
        ("include_attrs", "href", "include_attrs must be a list of attribute names, not 'href'"),
        ("include_attrs", ["a b"], "include_attrs holds 'a b', which is not an attribute name"),
        ("include_attrs", ["x]"], "include_attrs holds 'x]', which is not an attribute name"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(option, value, message):
    with pytest.raises(ValueError, match="^" + message.replace("[", r"\[").replace("]", r"\]")):
        SnapshotOptions(**{option: value})


def test_an_unknown_option_is_refused_with_the_known_ones():
    with pytest.raises(TypeError, match=r"unknown snapshot option max_node; there are max_chars_total, max_nodes, "):
        SnapshotOptions.of({"max_node": 3})


def test_attribute_names_are_lower_case_and_each_once():
    assert SnapshotOptions.of({"include_attrs": ["HREF", "data-id", "href"]}).include_attrs == ("href", "data-id")
    assert SnapshotOptions.of({"include_attrs": {"b", "a"}}).include_attrs == ("a", "b")
