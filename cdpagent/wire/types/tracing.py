# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: cc1b2a67bb436967ca99905849fb6f0b17782f2a2d93ed999b0f58201a9231d9
"""The types of CDP's Tracing domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (io)

MemoryDumpConfig: TypeAlias = dict[str, Any]

class TraceConfig(TypedDict, total=False):
    recordMode: Literal["recordUntilFull", "recordContinuously", "recordAsMuchAsPossible", "echoToConsole"]
    traceBufferSizeInKb: float
    enableSampling: bool
    enableSystrace: bool
    enableArgumentFilter: bool
    includedCategories: list[str]
    excludedCategories: list[str]
    syntheticDelays: list[str]
    memoryDumpConfig: MemoryDumpConfig

StreamFormat: TypeAlias = Literal["json", "proto"]

StreamCompression: TypeAlias = Literal["none", "gzip"]

MemoryDumpLevelOfDetail: TypeAlias = Literal["background", "light", "detailed"]

TracingBackend: TypeAlias = Literal["auto", "chrome", "system"]

class GetCategoriesResult(TypedDict):
    categories: list[str]

class GetTrackEventDescriptorResult(TypedDict):
    descriptor: str

class RecordClockSyncMarkerParams(TypedDict):
    syncId: str

class RequestMemoryDumpParams(TypedDict, total=False):
    deterministic: bool
    levelOfDetail: MemoryDumpLevelOfDetail

class RequestMemoryDumpResult(TypedDict):
    dumpGuid: str
    success: bool

class StartParams(TypedDict, total=False):
    categories: str
    options: str
    bufferUsageReportingInterval: float
    transferMode: Literal["ReportEvents", "ReturnAsStream"]
    streamFormat: StreamFormat
    streamCompression: StreamCompression
    traceConfig: TraceConfig
    perfettoConfig: str
    tracingBackend: TracingBackend
    screenshotMaxSize: int
    screenshotMaxCount: int

class BufferUsageEvent(TypedDict, total=False):
    percentFull: float
    eventCount: float
    value: float

class DataCollectedEvent(TypedDict):
    value: list[dict[str, Any]]

class TracingCompleteEvent(TypedDict):
    dataLossOccurred: bool
    stream: NotRequired[io.StreamHandle]
    traceFormat: NotRequired[StreamFormat]
    streamCompression: NotRequired[StreamCompression]
