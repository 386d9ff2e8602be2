# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 0dae5d0db77eaff6dbaeb5bfc34724252b2324d467cf6ced2c586bd6f796d105
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
