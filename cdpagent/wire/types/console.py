# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: f3589024b850b98e69d13f1a16cacb1009073e688ce707cea6232d8c606783cf
"""The types of CDP's Console domain."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

class ConsoleMessage(TypedDict):
    source: Literal[
        "xml", "javascript", "network", "console-api", "storage", "appcache", "rendering", "security",
        "other", "deprecation", "worker",
    ]
    level: Literal["log", "warning", "error", "debug", "info"]
    text: str
    url: NotRequired[str]
    line: NotRequired[int]
    column: NotRequired[int]

class MessageAddedEvent(TypedDict):
    message: ConsoleMessage
