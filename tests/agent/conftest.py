"""A page in a browser that the tests share."""

from __future__ import annotations

from tests.shared import browser, page

__all__ = ["browser", "page"]
