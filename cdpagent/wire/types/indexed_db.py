# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 244526d87ac8137f1a1a45dcd91fd7b68278bf4aab5f673a4c17b036a7b33bdc
"""The types of CDP's IndexedDB domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (runtime, storage)

class DatabaseWithObjectStores(TypedDict):
    name: str
    version: float
    objectStores: list[ObjectStore]

class ObjectStore(TypedDict):
    name: str
    keyPath: KeyPath
    autoIncrement: bool
    indexes: list[ObjectStoreIndex]

class ObjectStoreIndex(TypedDict):
    name: str
    keyPath: KeyPath
    unique: bool
    multiEntry: bool

class Key(TypedDict):
    type: Literal["number", "string", "date", "array"]
    number: NotRequired[float]
    string: NotRequired[str]
    date: NotRequired[float]
    array: NotRequired[list[Key]]

class KeyRange(TypedDict):
    lower: NotRequired[Key]
    upper: NotRequired[Key]
    lowerOpen: bool
    upperOpen: bool

class DataEntry(TypedDict):
    key: runtime.RemoteObject
    primaryKey: runtime.RemoteObject
    value: runtime.RemoteObject

class KeyPath(TypedDict):
    type: Literal["null", "string", "array"]
    string: NotRequired[str]
    array: NotRequired[list[str]]

class ClearObjectStoreParams(TypedDict):
    securityOrigin: NotRequired[str]
    storageKey: NotRequired[str]
    storageBucket: NotRequired[storage.StorageBucket]
    databaseName: str
    objectStoreName: str

class DeleteDatabaseParams(TypedDict):
    securityOrigin: NotRequired[str]
    storageKey: NotRequired[str]
    storageBucket: NotRequired[storage.StorageBucket]
    databaseName: str

class DeleteObjectStoreEntriesParams(TypedDict):
    securityOrigin: NotRequired[str]
    storageKey: NotRequired[str]
    storageBucket: NotRequired[storage.StorageBucket]
    databaseName: str
    objectStoreName: str
    keyRange: KeyRange

class RequestDataParams(TypedDict):
    securityOrigin: NotRequired[str]
    storageKey: NotRequired[str]
    storageBucket: NotRequired[storage.StorageBucket]
    databaseName: str
    objectStoreName: str
    indexName: NotRequired[str]
    skipCount: int
    pageSize: int
    keyRange: NotRequired[KeyRange]

class RequestDataResult(TypedDict):
    objectStoreDataEntries: list[DataEntry]
    hasMore: bool

class GetMetadataParams(TypedDict):
    securityOrigin: NotRequired[str]
    storageKey: NotRequired[str]
    storageBucket: NotRequired[storage.StorageBucket]
    databaseName: str
    objectStoreName: str

class GetMetadataResult(TypedDict):
    entriesCount: float
    keyGeneratorValue: float

class RequestDatabaseParams(TypedDict):
    securityOrigin: NotRequired[str]
    storageKey: NotRequired[str]
    storageBucket: NotRequired[storage.StorageBucket]
    databaseName: str

class RequestDatabaseResult(TypedDict):
    databaseWithObjectStores: DatabaseWithObjectStores

class RequestDatabaseNamesParams(TypedDict, total=False):
    securityOrigin: str
    storageKey: str
    storageBucket: storage.StorageBucket

class RequestDatabaseNamesResult(TypedDict):
    databaseNames: list[str]
