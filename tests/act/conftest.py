"""How often the loop of looking and acting is gone through."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--loops",
        type=int,
        default=1,
        metavar="N",
        help="go through every page of tests/act/test_loop.py this often (give tests/act as the path)",
    )
