# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 3bf51bd76ba195f75b2987d83c5e16bf9b9e38f0c803600cd4d89400233db101
"""The types of CDP's CacheStorage domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (storage)

CacheId: TypeAlias = str

CachedResponseType: TypeAlias = Literal[
    "basic", "cors", "default", "error", "opaqueResponse", "opaqueRedirect",
]

class DataEntry(TypedDict):
    requestURL: str
    requestMethod: str
    requestHeaders: list[Header]
    responseTime: float
    responseStatus: int
    responseStatusText: str
    responseType: CachedResponseType
    responseHeaders: list[Header]

class Cache(TypedDict):
    cacheId: CacheId
    securityOrigin: str
    storageKey: str
    storageBucket: NotRequired[storage.StorageBucket]
    cacheName: str

class Header(TypedDict):
    name: str
    value: str

class CachedResponse(TypedDict):
    body: str

class DeleteCacheParams(TypedDict):
    cacheId: CacheId

class DeleteEntryParams(TypedDict):
    cacheId: CacheId
    request: str

class RequestCacheNamesParams(TypedDict, total=False):
    securityOrigin: str
    storageKey: str
    storageBucket: storage.StorageBucket

class RequestCacheNamesResult(TypedDict):
    caches: list[Cache]

class RequestCachedResponseParams(TypedDict):
    cacheId: CacheId
    requestURL: str
    requestHeaders: list[Header]

class RequestCachedResponseResult(TypedDict):
    response: CachedResponse

class RequestEntriesParams(TypedDict):
    cacheId: CacheId
    skipCount: NotRequired[int]
    pageSize: NotRequired[int]
    pathFilter: NotRequired[str]

class RequestEntriesResult(TypedDict):
    cacheDataEntries: list[DataEntry]
    returnCount: float
