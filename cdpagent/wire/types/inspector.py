# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: b85ed466c4017d6a8839bfd7a0c55e7d5c68810115865831964e9f20ce26e94c
"""The types of CDP's Inspector domain."""

from __future__ import annotations

from typing import TypedDict

class DetachedEvent(TypedDict):
    reason: str
