# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 18f96080b185bcbecd36f4a04c6d82c42729e668e8adbeb35cc1f86fc5b51b8c
"""The types of CDP's LayerTree domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom)

LayerId: TypeAlias = str

SnapshotId: TypeAlias = str

class ScrollRect(TypedDict):
    rect: dom.Rect
    type: Literal["RepaintsOnScroll", "TouchEventHandler", "WheelEventHandler"]

class StickyPositionConstraint(TypedDict):
    stickyBoxRect: dom.Rect
    containingBlockRect: dom.Rect
    nearestLayerShiftingStickyBox: NotRequired[LayerId]
    nearestLayerShiftingContainingBlock: NotRequired[LayerId]

class PictureTile(TypedDict):
    x: float
    y: float
    picture: str

class Layer(TypedDict):
    layerId: LayerId
    parentLayerId: NotRequired[LayerId]
    backendNodeId: NotRequired[dom.BackendNodeId]
    offsetX: float
    offsetY: float
    width: float
    height: float
    transform: NotRequired[list[float]]
    anchorX: NotRequired[float]
    anchorY: NotRequired[float]
    anchorZ: NotRequired[float]
    paintCount: int
    drawsContent: bool
    invisible: NotRequired[bool]
    scrollRects: NotRequired[list[ScrollRect]]
    stickyPositionConstraint: NotRequired[StickyPositionConstraint]

PaintProfile: TypeAlias = "list[float]"

class CompositingReasonsParams(TypedDict):
    layerId: LayerId

class CompositingReasonsResult(TypedDict):
    compositingReasons: list[str]
    compositingReasonIds: list[str]

class LoadSnapshotParams(TypedDict):
    tiles: list[PictureTile]

class LoadSnapshotResult(TypedDict):
    snapshotId: SnapshotId

class MakeSnapshotParams(TypedDict):
    layerId: LayerId

class MakeSnapshotResult(TypedDict):
    snapshotId: SnapshotId

class ProfileSnapshotParams(TypedDict):
    snapshotId: SnapshotId
    minRepeatCount: NotRequired[int]
    minDuration: NotRequired[float]
    clipRect: NotRequired[dom.Rect]

class ProfileSnapshotResult(TypedDict):
    timings: list[PaintProfile]

class ReleaseSnapshotParams(TypedDict):
    snapshotId: SnapshotId

class ReplaySnapshotParams(TypedDict):
    snapshotId: SnapshotId
    fromStep: NotRequired[int]
    toStep: NotRequired[int]
    scale: NotRequired[float]

class ReplaySnapshotResult(TypedDict):
    dataURL: str

class SnapshotCommandLogParams(TypedDict):
    snapshotId: SnapshotId

class SnapshotCommandLogResult(TypedDict):
    commandLog: list[dict[str, Any]]

class LayerPaintedEvent(TypedDict):
    layerId: LayerId
    clip: dom.Rect

class LayerTreeDidChangeEvent(TypedDict, total=False):
    layers: list[Layer]
