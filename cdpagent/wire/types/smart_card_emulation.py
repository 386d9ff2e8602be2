# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 9a702b84f1e0476312c723a0c18fb92e4dd88ac052c00b2a4d3cc27cac9c86a9
"""The types of CDP's SmartCardEmulation domain."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

ResultCode: TypeAlias = Literal[
    "success", "removed-card", "reset-card", "unpowered-card", "unresponsive-card", "unsupported-card",
    "reader-unavailable", "sharing-violation", "not-transacted", "no-smartcard", "proto-mismatch",
    "system-cancelled", "not-ready", "cancelled", "insufficient-buffer", "invalid-handle",
    "invalid-parameter", "invalid-value", "no-memory", "timeout", "unknown-reader", "unsupported-feature",
    "no-readers-available", "service-stopped", "no-service", "comm-error", "internal-error",
    "server-too-busy", "unexpected", "shutdown", "unknown-card", "unknown",
]

ShareMode: TypeAlias = Literal["shared", "exclusive", "direct"]

Disposition: TypeAlias = Literal["leave-card", "reset-card", "unpower-card", "eject-card"]

ConnectionState: TypeAlias = Literal["absent", "present", "swallowed", "powered", "negotiable", "specific"]

class ReaderStateFlags(TypedDict, total=False):
    unaware: bool
    ignore: bool
    changed: bool
    unknown: bool
    unavailable: bool
    empty: bool
    present: bool
    exclusive: bool
    inuse: bool
    mute: bool
    unpowered: bool

class ProtocolSet(TypedDict, total=False):
    t0: bool
    t1: bool
    raw: bool

Protocol: TypeAlias = Literal["t0", "t1", "raw"]

class ReaderStateIn(TypedDict):
    reader: str
    currentState: ReaderStateFlags
    currentInsertionCount: int

class ReaderStateOut(TypedDict):
    reader: str
    eventState: ReaderStateFlags
    eventCount: int
    atr: str

class ReportEstablishContextResultParams(TypedDict):
    requestId: str
    contextId: int

class ReportReleaseContextResultParams(TypedDict):
    requestId: str

class ReportListReadersResultParams(TypedDict):
    requestId: str
    readers: list[str]

class ReportGetStatusChangeResultParams(TypedDict):
    requestId: str
    readerStates: list[ReaderStateOut]

class ReportBeginTransactionResultParams(TypedDict):
    requestId: str
    handle: int

class ReportPlainResultParams(TypedDict):
    requestId: str

class ReportConnectResultParams(TypedDict):
    requestId: str
    handle: int
    activeProtocol: NotRequired[Protocol]

class ReportDataResultParams(TypedDict):
    requestId: str
    data: str

class ReportStatusResultParams(TypedDict):
    requestId: str
    readerName: str
    state: ConnectionState
    atr: str
    protocol: NotRequired[Protocol]

class ReportErrorParams(TypedDict):
    requestId: str
    resultCode: ResultCode

class EstablishContextRequestedEvent(TypedDict):
    requestId: str

class ReleaseContextRequestedEvent(TypedDict):
    requestId: str
    contextId: int

class ListReadersRequestedEvent(TypedDict):
    requestId: str
    contextId: int

class GetStatusChangeRequestedEvent(TypedDict):
    requestId: str
    contextId: int
    readerStates: list[ReaderStateIn]
    timeout: NotRequired[int]

class CancelRequestedEvent(TypedDict):
    requestId: str
    contextId: int

class ConnectRequestedEvent(TypedDict):
    requestId: str
    contextId: int
    reader: str
    shareMode: ShareMode
    preferredProtocols: ProtocolSet

class DisconnectRequestedEvent(TypedDict):
    requestId: str
    handle: int
    disposition: Disposition

class TransmitRequestedEvent(TypedDict):
    requestId: str
    handle: int
    data: str
    protocol: NotRequired[Protocol]

class ControlRequestedEvent(TypedDict):
    requestId: str
    handle: int
    controlCode: int
    data: str

class GetAttribRequestedEvent(TypedDict):
    requestId: str
    handle: int
    attribId: int

class SetAttribRequestedEvent(TypedDict):
    requestId: str
    handle: int
    attribId: int
    data: str

class StatusRequestedEvent(TypedDict):
    requestId: str
    handle: int

class BeginTransactionRequestedEvent(TypedDict):
    requestId: str
    handle: int

class EndTransactionRequestedEvent(TypedDict):
    requestId: str
    handle: int
    disposition: Disposition
