# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 5ba9f31f4c0b15dfbb6d8190fe9eddfdd44d3be24aa9ea115f0c7705f31de167
"""The types of CDP's Inspector domain."""

from __future__ import annotations

from typing import TypedDict

class DetachedEvent(TypedDict):
    reason: str
