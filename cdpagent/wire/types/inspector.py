# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: d473ab5f71575869518b1608f5a69119eb7cba79aaed2ba7d4b642eb8d155c78
"""The types of CDP's Inspector domain."""

from __future__ import annotations

from typing import TypedDict

class DetachedEvent(TypedDict):
    reason: str
