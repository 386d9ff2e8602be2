# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: b00b3a3b58fb7c5fc3114587b2cc13cb612c680438783c2fc3ecd6ddd9572a83
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
