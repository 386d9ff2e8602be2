"""The page that the tests share a browser for."""

from __future__ import annotations

from tests.shared import browser, page

__all__ = ["browser", "page"]
