# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 4cae795c8fad2f09752b9f3d2f86bf5f0921b836d7d51fa4c87f9e9b68dffd8a
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
