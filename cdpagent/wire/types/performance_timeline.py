# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 8b0e34eff8d529d475800a89e7b6cc5d0d533ac9997563afed3e7602f7384a2f
"""The types of CDP's PerformanceTimeline domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, network, page)

class LargestContentfulPaint(TypedDict):
    renderTime: network.TimeSinceEpoch
    loadTime: network.TimeSinceEpoch
    size: float
    elementId: NotRequired[str]
    url: NotRequired[str]
    nodeId: NotRequired[dom.BackendNodeId]

class LayoutShiftAttribution(TypedDict):
    previousRect: dom.Rect
    currentRect: dom.Rect
    nodeId: NotRequired[dom.BackendNodeId]

class LayoutShift(TypedDict):
    value: float
    hadRecentInput: bool
    lastInputTime: network.TimeSinceEpoch
    sources: list[LayoutShiftAttribution]

class TimelineEvent(TypedDict):
    frameId: page.FrameId
    type: str
    name: str
    time: network.TimeSinceEpoch
    duration: NotRequired[float]
    lcpDetails: NotRequired[LargestContentfulPaint]
    layoutShiftDetails: NotRequired[LayoutShift]

class EnableParams(TypedDict):
    eventTypes: list[str]

class TimelineEventAddedEvent(TypedDict):
    event: TimelineEvent
