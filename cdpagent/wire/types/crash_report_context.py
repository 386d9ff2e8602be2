# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 8a1593534d25d888289548b9d21a5a9c1828b14de4a7a5f3151a49b568796a81
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
