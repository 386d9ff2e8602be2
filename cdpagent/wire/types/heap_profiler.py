# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 6dece9d85135e44e3582445a005595ea084f90669a958f5c50ebdf3ff4a376d6
"""The types of CDP's HeapProfiler domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (runtime)

HeapSnapshotObjectId: TypeAlias = str

class SamplingHeapProfileNode(TypedDict):
    callFrame: runtime.CallFrame
    selfSize: float
    id: int
    children: list[SamplingHeapProfileNode]

class SamplingHeapProfileSample(TypedDict):
    size: float
    nodeId: int
    ordinal: float

class SamplingHeapProfile(TypedDict):
    head: SamplingHeapProfileNode
    samples: list[SamplingHeapProfileSample]

class AddInspectedHeapObjectParams(TypedDict):
    heapObjectId: HeapSnapshotObjectId

class GetHeapObjectIdParams(TypedDict):
    objectId: runtime.RemoteObjectId

class GetHeapObjectIdResult(TypedDict):
    heapSnapshotObjectId: HeapSnapshotObjectId

class GetObjectByHeapObjectIdParams(TypedDict):
    objectId: HeapSnapshotObjectId
    objectGroup: NotRequired[str]

class GetObjectByHeapObjectIdResult(TypedDict):
    result: runtime.RemoteObject

class GetSamplingProfileResult(TypedDict):
    profile: SamplingHeapProfile

class StartSamplingParams(TypedDict, total=False):
    samplingInterval: float
    stackDepth: float
    includeObjectsCollectedByMajorGC: bool
    includeObjectsCollectedByMinorGC: bool

class StartTrackingHeapObjectsParams(TypedDict, total=False):
    trackAllocations: bool

class StopSamplingResult(TypedDict):
    profile: SamplingHeapProfile

class StopTrackingHeapObjectsParams(TypedDict, total=False):
    reportProgress: bool
    treatGlobalObjectsAsRoots: bool
    captureNumericValue: bool
    exposeInternals: bool

class TakeHeapSnapshotParams(TypedDict, total=False):
    reportProgress: bool
    treatGlobalObjectsAsRoots: bool
    captureNumericValue: bool
    exposeInternals: bool

class AddHeapSnapshotChunkEvent(TypedDict):
    chunk: str

class HeapStatsUpdateEvent(TypedDict):
    statsUpdate: list[int]

class LastSeenObjectIdEvent(TypedDict):
    lastSeenObjectId: int
    timestamp: float

class ReportHeapSnapshotProgressEvent(TypedDict):
    done: int
    total: int
    finished: NotRequired[bool]
