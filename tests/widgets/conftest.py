"""The libraries are there before the first test of them, and one browser is enough for many."""

from __future__ import annotations

import pytest

from tests.shared import browser, page
from tests.widgets import libraries

__all__ = ["browser", "page"]


@pytest.fixture(scope="session", autouse=True)
def _libraries() -> None:
    libraries.install()
