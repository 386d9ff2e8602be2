# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: b392a76cb7142dc23dbe430c08b0f9e29d6bf50f6b42e44a218153e1422fca28
"""The types of CDP's Performance domain."""

from __future__ import annotations

from typing import Literal, TypedDict

class Metric(TypedDict):
    name: str
    value: float

class EnableParams(TypedDict, total=False):
    timeDomain: Literal["timeTicks", "threadTicks"]

class SetTimeDomainParams(TypedDict):
    timeDomain: Literal["timeTicks", "threadTicks"]

class GetMetricsResult(TypedDict):
    metrics: list[Metric]

class MetricsEvent(TypedDict):
    metrics: list[Metric]
    title: str
