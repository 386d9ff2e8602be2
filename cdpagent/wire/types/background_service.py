# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: ab86b9fd8f6c545ebe062772bf4701b74b8953c12c756ddff92eaef98dc6c303
"""The types of CDP's BackgroundService domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (network, service_worker)

ServiceName: TypeAlias = Literal[
    "backgroundFetch", "backgroundSync", "pushMessaging", "notifications", "paymentHandler",
    "periodicBackgroundSync",
]

class EventMetadata(TypedDict):
    key: str
    value: str

class BackgroundServiceEvent(TypedDict):
    timestamp: network.TimeSinceEpoch
    origin: str
    serviceWorkerRegistrationId: service_worker.RegistrationID
    service: ServiceName
    eventName: str
    instanceId: str
    eventMetadata: list[EventMetadata]
    storageKey: str

class StartObservingParams(TypedDict):
    service: ServiceName

class StopObservingParams(TypedDict):
    service: ServiceName

class SetRecordingParams(TypedDict):
    shouldRecord: bool
    service: ServiceName

class ClearEventsParams(TypedDict):
    service: ServiceName

class RecordingStateChangedEvent(TypedDict):
    isRecording: bool
    service: ServiceName

class BackgroundServiceEventReceivedEvent(TypedDict):
    backgroundServiceEvent: BackgroundServiceEvent
