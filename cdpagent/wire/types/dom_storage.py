# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 4ca9250c7e19643ef74e4171d864c1f828546ba651a233b3bca10dd31bc144fd
"""The types of CDP's DOMStorage domain."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

SerializedStorageKey: TypeAlias = str

class StorageId(TypedDict):
    securityOrigin: NotRequired[str]
    storageKey: NotRequired[SerializedStorageKey]
    isLocalStorage: bool

Item: TypeAlias = "list[str]"

class ClearParams(TypedDict):
    storageId: StorageId

class GetDOMStorageItemsParams(TypedDict):
    storageId: StorageId

class GetDOMStorageItemsResult(TypedDict):
    entries: list[Item]

class RemoveDOMStorageItemParams(TypedDict):
    storageId: StorageId
    key: str

class SetDOMStorageItemParams(TypedDict):
    storageId: StorageId
    key: str
    value: str

class DomStorageItemAddedEvent(TypedDict):
    storageId: StorageId
    key: str
    newValue: str

class DomStorageItemRemovedEvent(TypedDict):
    storageId: StorageId
    key: str

class DomStorageItemUpdatedEvent(TypedDict):
    storageId: StorageId
    key: str
    oldValue: str
    newValue: str

class DomStorageItemsClearedEvent(TypedDict):
    storageId: StorageId
