# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: f3e2bd69623fbec6991a3fe49fa46d5ea30b4645f8ffa73a82e73a6ed27898c5
"""The types of CDP's Log domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (network, runtime)

class LogEntry(TypedDict):
    source: Literal[
        "xml", "javascript", "network", "storage", "appcache", "rendering", "security", "deprecation",
        "worker", "violation", "intervention", "recommendation", "other",
    ]
    level: Literal["verbose", "info", "warning", "error"]
    text: str
    category: NotRequired[Literal["cors"]]
    timestamp: runtime.Timestamp
    url: NotRequired[str]
    lineNumber: NotRequired[int]
    stackTrace: NotRequired[runtime.StackTrace]
    networkRequestId: NotRequired[network.RequestId]
    workerId: NotRequired[str]
    args: NotRequired[list[runtime.RemoteObject]]

class ViolationSetting(TypedDict):
    name: Literal[
        "longTask", "longLayout", "blockedEvent", "blockedParser", "discouragedAPIUse", "handler",
        "recurringHandler",
    ]
    threshold: float

class StartViolationsReportParams(TypedDict):
    config: list[ViolationSetting]

class EntryAddedEvent(TypedDict):
    entry: LogEntry
