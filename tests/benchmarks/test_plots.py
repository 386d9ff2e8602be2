"""The pictures are well-formed, to scale, and readable in both colour schemes."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from benchmarks.plots import OURS, WIDTH, Bar, Line, Point, bars, lines, number, points

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = '<script>"&'
PICTURES = {
    "bars": bars("Time <&>", "ms", [Bar("cdpagent", 10, 9, 12, OURS), Bar(HOSTILE, 40, 40, 40, note=HOSTILE)]),
    "points": points(
        "Look", "sub", "ms", "tokens", [Point("cdpagent", 10, 100, OURS, "lists 5 %"), Point(HOSTILE, 900, 9e4)]
    ),
    "lines": lines(
        "Growth",
        "sub",
        "elements",
        "ms",
        [Line("cdpagent", ((1e3, 3), (1e6, 90)), OURS), Line(HOSTILE, ((1e3, 5), (1e5, 900)))],
    ),
}


@pytest.mark.parametrize("name", PICTURES)
def test_labels_are_escaped(name):
    root = ElementTree.fromstring(PICTURES[name])
    assert HOSTILE in [element.text for element in root.iter(f"{SVG}text")]
    assert root.find(f".//{SVG}script") is None


@pytest.mark.parametrize("name", PICTURES)
def test_every_colour_has_its_dark_counterpart(name):
    style = ElementTree.fromstring(PICTURES[name]).findtext(f"{SVG}style")
    assert style is not None
    light, dark = style.split("@media (prefers-color-scheme: dark)")
    for selector in re.findall(r"([.\w]+) \{[^}]*(?:fill|stroke): #", light):
        assert f"{selector} {{" in dark, selector


@pytest.mark.parametrize("name", PICTURES)
def test_nothing_begins_outside_the_picture(name):
    root = ElementTree.fromstring(PICTURES[name])
    height = float(root.attrib["height"])
    for element in root.iter():
        for attribute, end in (("x", WIDTH), ("cx", WIDTH), ("y", height), ("cy", height)):
            assert 0 <= float(element.get(attribute, 0)) <= end


def test_bars_are_as_long_as_their_values_say():
    widths = [
        float(each.attrib["width"])
        for each in ElementTree.fromstring(PICTURES["bars"]).iter(f"{SVG}rect")
        if "x" in each.attrib
    ]
    assert widths[1] / widths[0] == pytest.approx(4, rel=0.01)


def test_labels_at_the_ends_of_lines_do_not_cover_one_another():
    same = [Line(f"peer {place}", ((1, 10), (10, 20))) for place in range(5)]
    root = ElementTree.fromstring(lines("t", "s", "x", "y", same))
    heights = sorted(
        float(each.attrib["y"]) for each in root.iter(f"{SVG}text") if (each.text or "").startswith("peer")
    )
    assert all(below - above >= 15 for above, below in pairwise(heights))


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0"), (0.0123, "0.012"), (1.234, "1.23"), (56.78, "56.8"), (123.4, "123"), (12345.6, "12,346")],
)
def test_numbers_have_three_significant_digits(value, shown):
    assert number(value) == shown
