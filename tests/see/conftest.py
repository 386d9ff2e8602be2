"""Options that name what is not in the repository; without them the tests that need it are not collected at all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.see.looker import look
from tests.shared import browser, page

if TYPE_CHECKING:
    import pytest

__all__ = ["browser", "look", "page"]

NEEDS = {"test_wpt.py": "--wpt", "test_pages.py": "--pages"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--wpt",
        type=Path,
        metavar="PATH",
        help="a checkout of web-platform-tests/wpt to compare roles and names with (give tests/see as the path)",
    )
    parser.addoption(
        "--pages",
        type=Path,
        metavar="DIR",
        help="a folder of large HTML pages to look at with and without a browser (give tests/see as the path)",
    )
    parser.addoption(
        "--memory-seeds",
        type=int,
        default=1,
        metavar="COUNT",
        help="how many pages each test of a look that remembers makes and changes at random (give tests/see as the path)",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    option = NEEDS.get(collection_path.name)
    if option is not None and config.getoption(option, default=None) is None:
        return True
    return None
