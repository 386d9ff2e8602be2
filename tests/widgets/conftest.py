"""The libraries are there before the first test of them, and one browser is enough for many."""

from __future__ import annotations

import pytest

from tests.shared import shared_chrome
from tests.widgets import libraries

__all__ = ["shared_chrome"]


@pytest.fixture(scope="session", autouse=True)
def _libraries() -> None:
    libraries.install()
