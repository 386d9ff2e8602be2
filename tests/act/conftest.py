"""How often the loop of looking and acting is gone through; and the page that the tests share a browser for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.shared import browser, page

if TYPE_CHECKING:
    import pytest

__all__ = ["browser", "page"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--loops",
        type=int,
        default=1,
        metavar="N",
        help="go through every page of tests/act/test_loop.py this often (give tests/act as the path)",
    )
