# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 9c612f2b0ac6005a31d2ddedfa76c4e9b85234b2a97edbbd42cb7b7b1e74bb8e
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
