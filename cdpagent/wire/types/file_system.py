# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: ee1ed5ab8b8aa7a9da8b23d0e687947744d723947d58d543fe88c05a270d8694
"""The types of CDP's FileSystem domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (network, storage)

class File(TypedDict):
    name: str
    lastModified: network.TimeSinceEpoch
    size: float
    type: str

class Directory(TypedDict):
    name: str
    nestedDirectories: list[str]
    nestedFiles: list[File]

class BucketFileSystemLocator(TypedDict):
    storageKey: storage.SerializedStorageKey
    bucketName: NotRequired[str]
    pathComponents: list[str]

class GetDirectoryParams(TypedDict):
    bucketFileSystemLocator: BucketFileSystemLocator

class GetDirectoryResult(TypedDict):
    directory: Directory
