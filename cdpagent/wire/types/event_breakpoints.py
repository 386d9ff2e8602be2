# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: abbcceed22a2c3050c944ff95636eadd1c18c387ae17d085fc382dcfa52d6988
"""The types of CDP's EventBreakpoints domain."""

from __future__ import annotations

from typing import TypedDict

class SetInstrumentationBreakpointParams(TypedDict):
    eventName: str

class RemoveInstrumentationBreakpointParams(TypedDict):
    eventName: str
