# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 431eeca6407dbb5c7cde774d10bb07fc88fe76e7258939bfd4de9565d60ac57f
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
