# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 65f60dba39d98975c62a90e7320ed94a63b538c55379f87ea0c891262e8ccf04
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
