# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 07f24fd2680d767f9d7718aa3598ff9e8e2502155aa034f64c713e4fae76bd05
"""The types of CDP's Memory domain."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

PressureLevel: TypeAlias = Literal["moderate", "critical"]

class SamplingProfileNode(TypedDict):
    size: float
    total: float
    stack: list[str]

class SamplingProfile(TypedDict):
    samples: list[SamplingProfileNode]
    modules: list[Module]

class Module(TypedDict):
    name: str
    uuid: str
    baseAddress: str
    size: float

class DOMCounter(TypedDict):
    name: str
    count: int

class GetDOMCountersResult(TypedDict):
    documents: int
    nodes: int
    jsEventListeners: int

class GetDOMCountersForLeakDetectionResult(TypedDict):
    counters: list[DOMCounter]

class SetPressureNotificationsSuppressedParams(TypedDict):
    suppressed: bool

class SimulatePressureNotificationParams(TypedDict):
    level: PressureLevel

class StartSamplingParams(TypedDict, total=False):
    samplingInterval: int
    suppressRandomness: bool

class GetAllTimeSamplingProfileResult(TypedDict):
    profile: SamplingProfile

class GetBrowserSamplingProfileResult(TypedDict):
    profile: SamplingProfile

class GetSamplingProfileResult(TypedDict):
    profile: SamplingProfile
