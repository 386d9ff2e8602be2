# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: a11916589068703c075db501862e2838a1cd6e8b8d6d34503a6db8bf29dd93c0
"""The types of CDP's Ads domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (network, page, runtime)

class AdFrameData(TypedDict):
    frameId: page.FrameId
    initialOrigin: NotRequired[str]
    networkBytes: float
    cpuTime: float

class AdMetrics(TypedDict):
    viewportAdDensityByArea: int
    averageViewportAdDensityByArea: float
    viewportAdCount: int
    averageViewportAdCount: float
    totalAdCpuTime: float
    totalAdNetworkBytes: float
    updateAdFrames: list[AdFrameData]
    removeAdFrames: list[page.FrameId]

class AdScript(TypedDict):
    scriptId: runtime.ScriptId
    provenance: network.AdProvenance

class GetAdMetricsResult(TypedDict):
    metrics: AdMetrics

class GetAdScriptsResult(TypedDict):
    newScripts: list[AdScript]
