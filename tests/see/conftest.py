"""The option that names a copy of the web-platform-tests; without it their runner is not collected at all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--wpt",
        type=Path,
        metavar="PATH",
        help="a checkout of web-platform-tests/wpt to compare roles and names with (give tests/see as the path)",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if collection_path.name == "test_wpt.py" and config.getoption("--wpt", default=None) is None:
        return True
    return None
