# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 66a32096517cb17d18f675341ae51faaf29cd23f2742bdb4c23f9b6a938e0150
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
