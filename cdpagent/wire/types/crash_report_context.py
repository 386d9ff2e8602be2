# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 5610b2dfd3aad230eef11edcd05089e5c04175e6b03b74f34163cc749380f576
"""The types of CDP's CrashReportContext domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (page)

class CrashReportContextEntry(TypedDict):
    key: str
    value: str
    frameId: page.FrameId

class GetEntriesResult(TypedDict):
    entries: list[CrashReportContextEntry]
