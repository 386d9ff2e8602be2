# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: b57d4a30b11e04653d94d8fded87765391da67cc9c24c742b8840cfd3ced8160
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
