# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: f122b18891ca7a9b4279fc3cdb7b4c1be7ed5c0341fd49b8e9f78927901de458
"""The types of CDP's EventBreakpoints domain."""

from __future__ import annotations

from typing import TypedDict

class SetInstrumentationBreakpointParams(TypedDict):
    eventName: str

class RemoveInstrumentationBreakpointParams(TypedDict):
    eventName: str
