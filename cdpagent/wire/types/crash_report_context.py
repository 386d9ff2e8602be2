# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: c5de4033bebe81f4745d9ea89e3c793d573b99e3d88669d94df601dda1286a34
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
