"""A page in a browser that the tests share."""

from __future__ import annotations

from tests.shared import page, shared_chrome

__all__ = ["page", "shared_chrome"]
