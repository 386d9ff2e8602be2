# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 277078186c7f99f8777dd7189526c5880105d6a22aec7b1e56ba05ff11fbdaa1
"""The types of CDP's Profiler domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (debugger, runtime)

class ProfileNode(TypedDict):
    id: int
    callFrame: runtime.CallFrame
    hitCount: NotRequired[int]
    children: NotRequired[list[int]]
    deoptReason: NotRequired[str]
    positionTicks: NotRequired[list[PositionTickInfo]]

class Profile(TypedDict):
    nodes: list[ProfileNode]
    startTime: float
    endTime: float
    samples: NotRequired[list[int]]
    timeDeltas: NotRequired[list[int]]

class PositionTickInfo(TypedDict):
    line: int
    ticks: int

class CoverageRange(TypedDict):
    startOffset: int
    endOffset: int
    count: int

class FunctionCoverage(TypedDict):
    functionName: str
    ranges: list[CoverageRange]
    isBlockCoverage: bool

class ScriptCoverage(TypedDict):
    scriptId: runtime.ScriptId
    url: str
    functions: list[FunctionCoverage]

class GetBestEffortCoverageResult(TypedDict):
    result: list[ScriptCoverage]

class SetSamplingIntervalParams(TypedDict):
    interval: int

class StartPreciseCoverageParams(TypedDict, total=False):
    callCount: bool
    detailed: bool
    allowTriggeredUpdates: bool

class StartPreciseCoverageResult(TypedDict):
    timestamp: float

class StopResult(TypedDict):
    profile: Profile

class TakePreciseCoverageResult(TypedDict):
    result: list[ScriptCoverage]
    timestamp: float

class ConsoleProfileFinishedEvent(TypedDict):
    id: str
    location: debugger.Location
    profile: Profile
    title: NotRequired[str]

class ConsoleProfileStartedEvent(TypedDict):
    id: str
    location: debugger.Location
    title: NotRequired[str]

class PreciseCoverageDeltaUpdateEvent(TypedDict):
    timestamp: float
    occasion: str
    result: list[ScriptCoverage]
