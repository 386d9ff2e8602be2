# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: b62ba9d0e6a32c8e30361b05d3df5a49e8b4d7d2cef032ee56372bcf53ea2f5f
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
