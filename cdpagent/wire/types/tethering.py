# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 5c821b5c5a9021186779a64ebe5a7f86f75ce52dd3aec2bcd939002ecd71e3ec
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
