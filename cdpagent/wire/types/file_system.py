# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 65fc9781228d23acdbcf766641fa5f8a0d7e98fc4b549101f00f72b1b62126fa
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
