# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 4f3df9d60b3279f169f2e1e1fc23b7d742cb4d86e2c111dad7bd30732cfbfb6c
"""The types of CDP's EventBreakpoints domain."""

from __future__ import annotations

from typing import TypedDict

class SetInstrumentationBreakpointParams(TypedDict):
    eventName: str

class RemoveInstrumentationBreakpointParams(TypedDict):
    eventName: str
