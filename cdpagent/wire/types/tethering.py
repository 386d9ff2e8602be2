# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: f6b06d4c4c4d3073a054599065f453d38d18151c2bf2e1748d4138a6e475f629
"""The types of CDP's Tethering domain."""

from __future__ import annotations

from typing import TypedDict

class BindParams(TypedDict):
    port: int

class UnbindParams(TypedDict):
    port: int

class AcceptedEvent(TypedDict):
    port: int
    connectionId: str
