"""The demo: a small shop that ships with the package, served on loopback and opened in a real browser."""

from __future__ import annotations

from cdpagent.demo.program import SHOP, run
from cdpagent.demo.server import serve

__all__ = ["SHOP", "run", "serve"]
