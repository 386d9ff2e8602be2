# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 7329a97578066ab71a19d13039df850f8c0028bf94c499e86e7cdbecfe536875
"""The types of CDP's Overlay domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, page, runtime)

class SourceOrderConfig(TypedDict):
    parentOutlineColor: dom.RGBA
    childOutlineColor: dom.RGBA

class GridHighlightConfig(TypedDict, total=False):
    showGridExtensionLines: bool
    showPositiveLineNumbers: bool
    showNegativeLineNumbers: bool
    showAreaNames: bool
    showLineNames: bool
    showTrackSizes: bool
    gridBorderColor: dom.RGBA
    cellBorderColor: dom.RGBA
    rowLineColor: dom.RGBA
    columnLineColor: dom.RGBA
    gridBorderDash: bool
    cellBorderDash: bool
    rowLineDash: bool
    columnLineDash: bool
    rowGapColor: dom.RGBA
    rowHatchColor: dom.RGBA
    columnGapColor: dom.RGBA
    columnHatchColor: dom.RGBA
    areaBorderColor: dom.RGBA
    gridBackgroundColor: dom.RGBA

class FlexContainerHighlightConfig(TypedDict, total=False):
    containerBorder: LineStyle
    lineSeparator: LineStyle
    itemSeparator: LineStyle
    mainDistributedSpace: BoxStyle
    crossDistributedSpace: BoxStyle
    rowGapSpace: BoxStyle
    columnGapSpace: BoxStyle
    crossAlignment: LineStyle

class FlexItemHighlightConfig(TypedDict, total=False):
    baseSizeBox: BoxStyle
    baseSizeBorder: LineStyle
    flexibilityArrow: LineStyle

class LineStyle(TypedDict, total=False):
    color: dom.RGBA
    pattern: Literal["dashed", "dotted"]

class BoxStyle(TypedDict, total=False):
    fillColor: dom.RGBA
    hatchColor: dom.RGBA

ContrastAlgorithm: TypeAlias = Literal["aa", "aaa", "apca"]

class ImcbHighlightConfig(TypedDict, total=False):
    imcbBorderColor: dom.RGBA
    imcbBackgroundColor: dom.RGBA
    insetsBackgroundColor: dom.RGBA
    insetsHatchColor: dom.RGBA
    anchorBorderColor: dom.RGBA
    anchorBackgroundColor: dom.RGBA
    showPositionAreaGrid: bool
    positionAreaGridLineColor: dom.RGBA
    positionAreaActiveRegionColor: dom.RGBA

class HighlightConfig(TypedDict, total=False):
    showInfo: bool
    showStyles: bool
    showRulers: bool
    showAccessibilityInfo: bool
    showExtensionLines: bool
    contentColor: dom.RGBA
    paddingColor: dom.RGBA
    borderColor: dom.RGBA
    marginColor: dom.RGBA
    eventTargetColor: dom.RGBA
    shapeColor: dom.RGBA
    shapeMarginColor: dom.RGBA
    cssGridColor: dom.RGBA
    colorFormat: ColorFormat
    gridHighlightConfig: GridHighlightConfig
    flexContainerHighlightConfig: FlexContainerHighlightConfig
    flexItemHighlightConfig: FlexItemHighlightConfig
    contrastAlgorithm: ContrastAlgorithm
    containerQueryContainerHighlightConfig: ContainerQueryContainerHighlightConfig
    imcbHighlightConfig: ImcbHighlightConfig

ColorFormat: TypeAlias = Literal["rgb", "hsl", "hwb", "hex"]

class GridNodeHighlightConfig(TypedDict):
    gridHighlightConfig: GridHighlightConfig
    nodeId: dom.NodeId

class FlexNodeHighlightConfig(TypedDict):
    flexContainerHighlightConfig: FlexContainerHighlightConfig
    nodeId: dom.NodeId

class ScrollSnapContainerHighlightConfig(TypedDict, total=False):
    snapportBorder: LineStyle
    snapAreaBorder: LineStyle
    scrollMarginColor: dom.RGBA
    scrollPaddingColor: dom.RGBA

class ScrollSnapHighlightConfig(TypedDict):
    scrollSnapContainerHighlightConfig: ScrollSnapContainerHighlightConfig
    nodeId: dom.NodeId

class HingeConfig(TypedDict):
    rect: dom.Rect
    contentColor: NotRequired[dom.RGBA]
    outlineColor: NotRequired[dom.RGBA]

DisplayCutoutShape: TypeAlias = Literal["pill", "notch", "circle", "rectangle"]

class DisplayCutoutConfig(TypedDict):
    rect: dom.Rect
    shape: DisplayCutoutShape
    borderRadius: NotRequired[int]
    upperRadius: NotRequired[int]
    lowerRadius: NotRequired[int]
    cx: NotRequired[int]
    cy: NotRequired[int]
    radius: NotRequired[int]
    contentColor: NotRequired[dom.RGBA]

class WindowControlsOverlayConfig(TypedDict):
    showCSS: bool
    selectedPlatform: str
    themeColor: str

class ContainerQueryHighlightConfig(TypedDict):
    containerQueryContainerHighlightConfig: ContainerQueryContainerHighlightConfig
    nodeId: dom.NodeId

class ContainerQueryContainerHighlightConfig(TypedDict, total=False):
    containerBorder: LineStyle
    descendantBorder: LineStyle

class IsolatedElementHighlightConfig(TypedDict):
    isolationModeHighlightConfig: IsolationModeHighlightConfig
    nodeId: dom.NodeId

class IsolationModeHighlightConfig(TypedDict, total=False):
    resizerColor: dom.RGBA
    resizerHandleColor: dom.RGBA
    maskColor: dom.RGBA

InspectMode: TypeAlias = Literal["searchForNode", "searchForUAShadowDOM", "captureAreaScreenshot", "none"]

class InspectedElementAnchorConfig(TypedDict, total=False):
    nodeId: dom.NodeId
    backendNodeId: dom.BackendNodeId

class GetHighlightObjectForTestParams(TypedDict):
    nodeId: dom.NodeId
    includeDistance: NotRequired[bool]
    includeStyle: NotRequired[bool]
    colorFormat: NotRequired[ColorFormat]
    showAccessibilityInfo: NotRequired[bool]

class GetHighlightObjectForTestResult(TypedDict):
    highlight: dict[str, Any]

class GetGridHighlightObjectsForTestParams(TypedDict):
    nodeIds: list[dom.NodeId]

class GetGridHighlightObjectsForTestResult(TypedDict):
    highlights: dict[str, Any]

class GetSourceOrderHighlightObjectForTestParams(TypedDict):
    nodeId: dom.NodeId

class GetSourceOrderHighlightObjectForTestResult(TypedDict):
    highlight: dict[str, Any]

class HighlightFrameParams(TypedDict):
    frameId: page.FrameId
    contentColor: NotRequired[dom.RGBA]
    contentOutlineColor: NotRequired[dom.RGBA]

class HighlightNodeParams(TypedDict):
    highlightConfig: HighlightConfig
    nodeId: NotRequired[dom.NodeId]
    backendNodeId: NotRequired[dom.BackendNodeId]
    objectId: NotRequired[runtime.RemoteObjectId]
    selector: NotRequired[str]

class HighlightQuadParams(TypedDict):
    quad: dom.Quad
    color: NotRequired[dom.RGBA]
    outlineColor: NotRequired[dom.RGBA]

class HighlightRectParams(TypedDict):
    x: int
    y: int
    width: int
    height: int
    color: NotRequired[dom.RGBA]
    outlineColor: NotRequired[dom.RGBA]

class HighlightSourceOrderParams(TypedDict):
    sourceOrderConfig: SourceOrderConfig
    nodeId: NotRequired[dom.NodeId]
    backendNodeId: NotRequired[dom.BackendNodeId]
    objectId: NotRequired[runtime.RemoteObjectId]

class SetInspectModeParams(TypedDict):
    mode: InspectMode
    highlightConfig: NotRequired[HighlightConfig]

class SetShowAdHighlightsParams(TypedDict):
    show: bool

class SetPausedInDebuggerMessageParams(TypedDict, total=False):
    message: str

class SetShowDebugBordersParams(TypedDict):
    show: bool

class SetShowFPSCounterParams(TypedDict):
    show: bool

class SetShowGridOverlaysParams(TypedDict):
    gridNodeHighlightConfigs: list[GridNodeHighlightConfig]

class SetShowFlexOverlaysParams(TypedDict):
    flexNodeHighlightConfigs: list[FlexNodeHighlightConfig]

class SetShowScrollSnapOverlaysParams(TypedDict):
    scrollSnapHighlightConfigs: list[ScrollSnapHighlightConfig]

class SetShowContainerQueryOverlaysParams(TypedDict):
    containerQueryHighlightConfigs: list[ContainerQueryHighlightConfig]

class SetShowInspectedElementAnchorParams(TypedDict):
    inspectedElementAnchorConfig: InspectedElementAnchorConfig

class SetShowPaintRectsParams(TypedDict):
    result: bool

class SetShowLayoutShiftRegionsParams(TypedDict):
    result: bool

class SetShowScrollBottleneckRectsParams(TypedDict):
    show: bool

class SetShowHitTestBordersParams(TypedDict):
    show: bool

class SetShowWebVitalsParams(TypedDict):
    show: bool

class SetShowViewportSizeOnResizeParams(TypedDict):
    show: bool

class SetShowHingeParams(TypedDict, total=False):
    hingeConfig: HingeConfig

class SetShowDisplayCutoutParams(TypedDict, total=False):
    displayCutoutConfig: DisplayCutoutConfig

class SetShowIsolatedElementsParams(TypedDict):
    isolatedElementHighlightConfigs: list[IsolatedElementHighlightConfig]

class SetShowWindowControlsOverlayParams(TypedDict, total=False):
    windowControlsOverlayConfig: WindowControlsOverlayConfig

class InspectNodeRequestedEvent(TypedDict):
    backendNodeId: dom.BackendNodeId

class NodeHighlightRequestedEvent(TypedDict):
    nodeId: dom.NodeId

class ScreenshotRequestedEvent(TypedDict):
    viewport: page.Viewport

class InspectPanelShowRequestedEvent(TypedDict):
    backendNodeId: dom.BackendNodeId

class InspectedElementWindowRestoredEvent(TypedDict):
    backendNodeId: dom.BackendNodeId
