"""The page that the tests share a browser for."""

from __future__ import annotations

from tests.shared import page, shared_chrome

__all__ = ["page", "shared_chrome"]
