# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 94600362ada859220d88e89b971fb00507dc1c38d566e25b735cdaaa7b4e68f6
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
