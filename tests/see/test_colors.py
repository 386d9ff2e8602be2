"""Colors by the names that a person would use."""

from __future__ import annotations

import pytest

from cdpagent.see.colors import color_name


@pytest.mark.parametrize(
    ("color", "said"),
    [
        ("rgb(224, 27, 36)", "red #e01b24"),
        ("rgb(0, 128, 0)", "green #008000"),
        ("rgb(53, 132, 228)", "blue #3584e4"),
        ("rgb(255, 165, 0)", "orange #ffa500"),
        ("rgb(255, 192, 203)", "pink #ffc0cb"),
        ("rgb(0, 0, 128)", "dark blue #000080"),
        ("rgba(255, 255, 255, 0.9)", "white #ffffff"),
        ("rgba(255, 0, 0, 0)", ""),
        ("oklch(0.5 0.2 20)", ""),
        ("rgb(1..2, 0, 0)", ""),
        ("", ""),
    ],
)
def test_a_color_has_a_name_and_its_code(color, said):
    assert color_name(color) == said
