# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 56d84bf0cef28f088fc9cc6185fe259811a1fb264516f9e9b1e1c5d9ff53d15d
"""The types of CDP's Storage domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (browser, network, page)

SerializedStorageKey: TypeAlias = str

StorageType: TypeAlias = Literal[
    "cookies", "file_systems", "indexeddb", "local_storage", "shader_cache", "websql", "service_workers",
    "cache_storage", "storage_buckets", "all", "other",
]

class UsageForType(TypedDict):
    storageType: StorageType
    usage: float

class TrustTokens(TypedDict):
    issuerOrigin: str
    count: float

class PrivateVerificationToken(TypedDict):
    id: str
    issuerOrigin: str
    keyId: int
    expiration: network.TimeSinceEpoch
    creationTime: network.TimeSinceEpoch
    version: int
    token: str

class PrivateVerificationTokensIssuerConfig(TypedDict):
    issuerOrigin: str
    redeemerOrigins: list[str]

StorageBucketsDurability: TypeAlias = Literal["relaxed", "strict"]

class StorageBucket(TypedDict):
    storageKey: SerializedStorageKey
    name: NotRequired[str]

class StorageBucketInfo(TypedDict):
    bucket: StorageBucket
    id: str
    expiration: network.TimeSinceEpoch
    quota: float
    persistent: bool
    durability: StorageBucketsDurability

class GetStorageKeyForFrameParams(TypedDict):
    frameId: page.FrameId

class GetStorageKeyForFrameResult(TypedDict):
    storageKey: SerializedStorageKey

class GetStorageKeyParams(TypedDict, total=False):
    frameId: page.FrameId

class GetStorageKeyResult(TypedDict):
    storageKey: SerializedStorageKey

class ClearDataForOriginParams(TypedDict):
    origin: str
    storageTypes: str

class ClearDataForStorageKeyParams(TypedDict):
    storageKey: str
    storageTypes: str

class GetCookiesParams(TypedDict, total=False):
    browserContextId: browser.BrowserContextID

class GetCookiesResult(TypedDict):
    cookies: list[network.Cookie]

class SetCookiesParams(TypedDict):
    cookies: list[network.CookieParam]
    browserContextId: NotRequired[browser.BrowserContextID]

class ClearCookiesParams(TypedDict, total=False):
    browserContextId: browser.BrowserContextID

class GetUsageAndQuotaParams(TypedDict):
    origin: str

class GetUsageAndQuotaResult(TypedDict):
    usage: float
    quota: float
    overrideActive: bool
    usageBreakdown: list[UsageForType]

class OverrideQuotaForOriginParams(TypedDict):
    origin: str
    quotaSize: NotRequired[float]

class TrackCacheStorageForOriginParams(TypedDict):
    origin: str

class TrackCacheStorageForStorageKeyParams(TypedDict):
    storageKey: str

class TrackIndexedDBForOriginParams(TypedDict):
    origin: str

class TrackIndexedDBForStorageKeyParams(TypedDict):
    storageKey: str

class UntrackCacheStorageForOriginParams(TypedDict):
    origin: str

class UntrackCacheStorageForStorageKeyParams(TypedDict):
    storageKey: str

class UntrackIndexedDBForOriginParams(TypedDict):
    origin: str

class UntrackIndexedDBForStorageKeyParams(TypedDict):
    storageKey: str

class GetTrustTokensResult(TypedDict):
    tokens: list[TrustTokens]

class ClearTrustTokensParams(TypedDict):
    issuerOrigin: str

class ClearTrustTokensResult(TypedDict):
    didDeleteTokens: bool

class GetPrivateVerificationTokensResult(TypedDict):
    tokens: list[PrivateVerificationToken]

class GetPrivateVerificationTokensIssuerConfigsResult(TypedDict):
    configs: list[PrivateVerificationTokensIssuerConfig]

class ClearPrivateVerificationTokensParams(TypedDict):
    issuerOrigin: str

class DeletePrivateVerificationTokenParams(TypedDict):
    tokenId: str

class SetPrivateVerificationTokensTrackingParams(TypedDict):
    enable: bool

class SetStorageBucketTrackingParams(TypedDict):
    storageKey: str
    enable: bool

class DeleteStorageBucketParams(TypedDict):
    bucket: StorageBucket

class RunBounceTrackingMitigationsResult(TypedDict):
    deletedSites: list[str]

class CacheStorageContentUpdatedEvent(TypedDict):
    origin: str
    storageKey: str
    bucketId: str
    cacheName: str

class CacheStorageListUpdatedEvent(TypedDict):
    origin: str
    storageKey: str
    bucketId: str

class IndexedDBContentUpdatedEvent(TypedDict):
    origin: str
    storageKey: str
    bucketId: str
    databaseName: str
    objectStoreName: str

class IndexedDBListUpdatedEvent(TypedDict):
    origin: str
    storageKey: str
    bucketId: str

class StorageBucketCreatedOrUpdatedEvent(TypedDict):
    bucketInfo: StorageBucketInfo

class StorageBucketDeletedEvent(TypedDict):
    bucketId: str
