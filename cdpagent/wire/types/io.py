# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 6eb717515bcdae7214aa39ead50659444dba85133d0fa6456d54af3f46add637
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
