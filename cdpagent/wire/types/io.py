# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 15bd8dcfcf88cea3cb498aada220f28c1c4cd905fead27b2ae46e08c148b06c5
"""The types of CDP's IO domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (runtime)

StreamHandle: TypeAlias = str

class CloseParams(TypedDict):
    handle: StreamHandle

class ReadParams(TypedDict):
    handle: StreamHandle
    offset: NotRequired[int]
    size: NotRequired[int]

class ReadResult(TypedDict):
    base64Encoded: NotRequired[bool]
    data: str
    eof: bool

class ResolveBlobParams(TypedDict):
    objectId: runtime.RemoteObjectId

class ResolveBlobResult(TypedDict):
    uuid: str
