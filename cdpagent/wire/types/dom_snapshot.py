# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 2d6751af0881660e074e3aa1690a300969e8a52fd929cbb4cc48bb8229d5d628
"""The types of CDP's DOMSnapshot domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, dom_debugger, page)

class DOMNode(TypedDict):
    nodeType: int
    nodeName: str
    nodeValue: str
    textValue: NotRequired[str]
    inputValue: NotRequired[str]
    inputChecked: NotRequired[bool]
    optionSelected: NotRequired[bool]
    backendNodeId: dom.BackendNodeId
    childNodeIndexes: NotRequired[list[int]]
    attributes: NotRequired[list[NameValue]]
    pseudoElementIndexes: NotRequired[list[int]]
    layoutNodeIndex: NotRequired[int]
    documentURL: NotRequired[str]
    baseURL: NotRequired[str]
    contentLanguage: NotRequired[str]
    documentEncoding: NotRequired[str]
    publicId: NotRequired[str]
    systemId: NotRequired[str]
    frameId: NotRequired[page.FrameId]
    contentDocumentIndex: NotRequired[int]
    pseudoType: NotRequired[dom.PseudoType]
    shadowRootType: NotRequired[dom.ShadowRootType]
    isClickable: NotRequired[bool]
    eventListeners: NotRequired[list[dom_debugger.EventListener]]
    currentSourceURL: NotRequired[str]
    originURL: NotRequired[str]
    scrollOffsetX: NotRequired[float]
    scrollOffsetY: NotRequired[float]

class InlineTextBox(TypedDict):
    boundingBox: dom.Rect
    startCharacterIndex: int
    numCharacters: int

class LayoutTreeNode(TypedDict):
    domNodeIndex: int
    boundingBox: dom.Rect
    layoutText: NotRequired[str]
    inlineTextNodes: NotRequired[list[InlineTextBox]]
    styleIndex: NotRequired[int]
    paintOrder: NotRequired[int]
    isStackingContext: NotRequired[bool]

class ComputedStyle(TypedDict):
    properties: list[NameValue]

class NameValue(TypedDict):
    name: str
    value: str

StringIndex: TypeAlias = int

ArrayOfStrings: TypeAlias = "list[StringIndex]"

class RareStringData(TypedDict):
    index: list[int]
    value: list[StringIndex]

class RareBooleanData(TypedDict):
    index: list[int]

class RareIntegerData(TypedDict):
    index: list[int]
    value: list[int]

Rectangle: TypeAlias = "list[float]"

class DocumentSnapshot(TypedDict):
    documentURL: StringIndex
    title: StringIndex
    baseURL: StringIndex
    contentLanguage: StringIndex
    encodingName: StringIndex
    publicId: StringIndex
    systemId: StringIndex
    frameId: StringIndex
    nodes: NodeTreeSnapshot
    layout: LayoutTreeSnapshot
    textBoxes: TextBoxSnapshot
    scrollOffsetX: NotRequired[float]
    scrollOffsetY: NotRequired[float]
    contentWidth: NotRequired[float]
    contentHeight: NotRequired[float]

class NodeTreeSnapshot(TypedDict, total=False):
    parentIndex: list[int]
    nodeType: list[int]
    shadowRootType: RareStringData
    nodeName: list[StringIndex]
    nodeValue: list[StringIndex]
    backendNodeId: list[dom.BackendNodeId]
    attributes: list[ArrayOfStrings]
    textValue: RareStringData
    inputValue: RareStringData
    inputChecked: RareBooleanData
    optionSelected: RareBooleanData
    contentDocumentIndex: RareIntegerData
    pseudoType: RareStringData
    pseudoIdentifier: RareStringData
    isClickable: RareBooleanData
    currentSourceURL: RareStringData
    originURL: RareStringData

class LayoutTreeSnapshot(TypedDict):
    nodeIndex: list[int]
    styles: list[ArrayOfStrings]
    bounds: list[Rectangle]
    text: list[StringIndex]
    stackingContexts: RareBooleanData
    paintOrders: NotRequired[list[int]]
    offsetRects: NotRequired[list[Rectangle]]
    scrollRects: NotRequired[list[Rectangle]]
    clientRects: NotRequired[list[Rectangle]]
    blendedBackgroundColors: NotRequired[list[StringIndex]]
    textColorOpacities: NotRequired[list[float]]

class TextBoxSnapshot(TypedDict):
    layoutIndex: list[int]
    bounds: list[Rectangle]
    start: list[int]
    length: list[int]

class GetSnapshotParams(TypedDict):
    computedStyleWhitelist: list[str]
    includeEventListeners: NotRequired[bool]
    includePaintOrder: NotRequired[bool]
    includeUserAgentShadowTree: NotRequired[bool]

class GetSnapshotResult(TypedDict):
    domNodes: list[DOMNode]
    layoutTreeNodes: list[LayoutTreeNode]
    computedStyles: list[ComputedStyle]

class CaptureSnapshotParams(TypedDict):
    computedStyles: list[str]
    includePaintOrder: NotRequired[bool]
    includeDOMRects: NotRequired[bool]
    includeBlendedBackgroundColors: NotRequired[bool]
    includeTextColorOpacities: NotRequired[bool]

class CaptureSnapshotResult(TypedDict):
    documents: list[DocumentSnapshot]
    strings: list[str]
