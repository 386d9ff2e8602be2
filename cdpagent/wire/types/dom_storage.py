# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: d7744a80258d9e7c5ce40a2ef483c1043ce469febeab8c07d18e108fad952a04
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
