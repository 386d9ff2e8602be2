# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: e93d40ed39285b9baaa2327479c3664e5d42a987bd4581ac0b9051927c4c3515
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
