# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 8abd5c0bbac9ead822ad484265e9128896f8a902f53e1c48747a93a0067f9e00
"""The types of CDP's EventBreakpoints domain."""

from __future__ import annotations

from typing import TypedDict

class SetInstrumentationBreakpointParams(TypedDict):
    eventName: str

class RemoveInstrumentationBreakpointParams(TypedDict):
    eventName: str
