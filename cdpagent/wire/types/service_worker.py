# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: ac8e2a9f6d5468693f46c8d9e91758aab1f2d5afad41289026f4513b723ce922
"""The types of CDP's ServiceWorker domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (target)

RegistrationID: TypeAlias = str

class ServiceWorkerRegistration(TypedDict):
    registrationId: RegistrationID
    scopeURL: str
    isDeleted: bool

ServiceWorkerVersionRunningStatus: TypeAlias = Literal["stopped", "starting", "running", "stopping"]

ServiceWorkerVersionStatus: TypeAlias = Literal[
    "new", "installing", "installed", "activating", "activated", "redundant",
]

ServiceWorkerRouterCondition = TypedDict(
    "ServiceWorkerRouterCondition",
    {
        "urlPattern": 'str',
        "requestMethod": 'str',
        "requestMode": 'str',
        "requestDestination": 'str',
        "runningStatus": 'ServiceWorkerVersionRunningStatus',
        "or": 'list[ServiceWorkerRouterCondition]',
        "not": 'ServiceWorkerRouterCondition',
    }, total=False,
)

ServiceWorkerRouterSourceType: TypeAlias = Literal[
    "cache", "fetchEvent", "network", "raceNetworkAndFetchHandler", "raceNetworkAndCache", "sourceDict",
]

class ServiceWorkerRouterSourceDict(TypedDict):
    cacheName: str

class ServiceWorkerRouterSource(TypedDict):
    type: ServiceWorkerRouterSourceType
    sourceDict: NotRequired[ServiceWorkerRouterSourceDict]

class ServiceWorkerRouterRule(TypedDict):
    condition: ServiceWorkerRouterCondition
    source: ServiceWorkerRouterSource
    id: int

class ServiceWorkerVersion(TypedDict):
    versionId: str
    registrationId: RegistrationID
    scriptURL: str
    runningStatus: ServiceWorkerVersionRunningStatus
    status: ServiceWorkerVersionStatus
    scriptLastModified: NotRequired[float]
    scriptResponseTime: NotRequired[float]
    controlledClients: NotRequired[list[target.TargetID]]
    targetId: NotRequired[target.TargetID]
    routerRules: NotRequired[str]
    typedRouterRules: NotRequired[list[ServiceWorkerRouterRule]]

class ServiceWorkerErrorMessage(TypedDict):
    errorMessage: str
    registrationId: RegistrationID
    versionId: str
    sourceURL: str
    lineNumber: int
    columnNumber: int

class DeliverPushMessageParams(TypedDict):
    origin: str
    registrationId: RegistrationID
    data: str

class DispatchSyncEventParams(TypedDict):
    origin: str
    registrationId: RegistrationID
    tag: str
    lastChance: bool

class DispatchPeriodicSyncEventParams(TypedDict):
    origin: str
    registrationId: RegistrationID
    tag: str

class SetForceUpdateOnPageLoadParams(TypedDict):
    forceUpdateOnPageLoad: bool

class SkipWaitingParams(TypedDict):
    scopeURL: str

class StartWorkerParams(TypedDict):
    scopeURL: str

class StopWorkerParams(TypedDict):
    versionId: str

class UnregisterParams(TypedDict):
    scopeURL: str

class UpdateRegistrationParams(TypedDict):
    scopeURL: str

class WorkerErrorReportedEvent(TypedDict):
    errorMessage: ServiceWorkerErrorMessage

class WorkerRegistrationUpdatedEvent(TypedDict):
    registrations: list[ServiceWorkerRegistration]

class WorkerVersionUpdatedEvent(TypedDict):
    versions: list[ServiceWorkerVersion]
