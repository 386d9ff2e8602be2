# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 67cfa7c87e0031feeecf126196e6f0cbb510e7c768f4a3123d4a69b246828ea0
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
