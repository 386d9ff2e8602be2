# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 6770cc33180f41cdeb1fdae8b53dd8156b54766efed9e6727b3bf4113fc18d32
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
