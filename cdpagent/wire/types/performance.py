# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 74e14b4f9d9e3a5b7e7902a22d5f0e24bbe6dde3c1074f41543d8af785d40620
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
