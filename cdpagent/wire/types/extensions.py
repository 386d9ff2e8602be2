# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 6871de8341a576c2429695f3deb2231149142763c268ec6c10cce5a30969e243
"""The types of CDP's Extensions domain."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

StorageArea: TypeAlias = Literal["session", "local", "sync", "managed"]

class ExtensionInfo(TypedDict):
    id: str
    name: str
    version: str
    path: str
    enabled: bool

class TriggerActionParams(TypedDict):
    id: str
    targetId: str

class LoadUnpackedParams(TypedDict):
    path: str
    enableInIncognito: NotRequired[bool]

class LoadUnpackedResult(TypedDict):
    id: str

class GetExtensionsResult(TypedDict):
    extensions: list[ExtensionInfo]

class UninstallParams(TypedDict):
    id: str

class GetStorageItemsParams(TypedDict):
    id: str
    storageArea: StorageArea
    keys: NotRequired[list[str]]

class GetStorageItemsResult(TypedDict):
    data: dict[str, Any]

class RemoveStorageItemsParams(TypedDict):
    id: str
    storageArea: StorageArea
    keys: list[str]

class ClearStorageItemsParams(TypedDict):
    id: str
    storageArea: StorageArea

class SetStorageItemsParams(TypedDict):
    id: str
    storageArea: StorageArea
    values: dict[str, Any]
