# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 3d927cdf6227edd2abfd209b7b42960e76380a1664465b010b9aecaa5054ebd5
"""The types of CDP's EventBreakpoints domain."""

from __future__ import annotations

from typing import TypedDict

class SetInstrumentationBreakpointParams(TypedDict):
    eventName: str

class RemoveInstrumentationBreakpointParams(TypedDict):
    eventName: str
