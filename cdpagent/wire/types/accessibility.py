# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: cb876b8e90de5c8520702780159fc07617388d5086a419ad96c4a69a1b916447
"""The types of CDP's Accessibility domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, page, runtime)

AXNodeId: TypeAlias = str

AXValueType: TypeAlias = Literal[
    "boolean", "tristate", "booleanOrUndefined", "idref", "idrefList", "integer", "node", "nodeList",
    "number", "string", "computedString", "token", "tokenList", "domRelation", "role", "internalRole",
    "valueUndefined",
]

AXValueSourceType: TypeAlias = Literal[
    "attribute", "implicit", "style", "contents", "placeholder", "relatedElement",
]

AXValueNativeSourceType: TypeAlias = Literal[
    "description", "figcaption", "label", "labelfor", "labelwrapped", "legend", "rubyannotation",
    "tablecaption", "title", "other",
]

class AXValueSource(TypedDict):
    type: AXValueSourceType
    value: NotRequired[AXValue]
    attribute: NotRequired[str]
    attributeValue: NotRequired[AXValue]
    superseded: NotRequired[bool]
    nativeSource: NotRequired[AXValueNativeSourceType]
    nativeSourceValue: NotRequired[AXValue]
    invalid: NotRequired[bool]
    invalidReason: NotRequired[str]

class AXRelatedNode(TypedDict):
    backendDOMNodeId: dom.BackendNodeId
    idref: NotRequired[str]
    text: NotRequired[str]

class AXProperty(TypedDict):
    name: AXPropertyName
    value: AXValue

class AXValue(TypedDict):
    type: AXValueType
    value: NotRequired[Any]
    relatedNodes: NotRequired[list[AXRelatedNode]]
    sources: NotRequired[list[AXValueSource]]

AXPropertyName: TypeAlias = Literal[
    "actions", "busy", "disabled", "editable", "focusable", "focused", "hidden", "hiddenRoot", "invalid",
    "keyshortcuts", "settable", "roledescription", "live", "atomic", "relevant", "root", "autocomplete",
    "hasPopup", "level", "multiselectable", "orientation", "multiline", "readonly", "required", "valuemin",
    "valuemax", "valuetext", "checked", "expanded", "modal", "pressed", "selected", "activedescendant",
    "controls", "describedby", "details", "errormessage", "flowto", "labelledby", "owns", "url",
    "activeFullscreenElement", "activeModalDialog", "activeAriaModalDialog", "ariaHiddenElement",
    "ariaHiddenSubtree", "emptyAlt", "emptyText", "inertElement", "inertSubtree", "labelContainer",
    "labelFor", "notRendered", "notVisible", "presentationalRole", "probablyPresentational",
    "inactiveCarouselTabContent", "uninteresting",
]

class AXNode(TypedDict):
    nodeId: AXNodeId
    ignored: bool
    ignoredReasons: NotRequired[list[AXProperty]]
    role: NotRequired[AXValue]
    chromeRole: NotRequired[AXValue]
    name: NotRequired[AXValue]
    description: NotRequired[AXValue]
    value: NotRequired[AXValue]
    properties: NotRequired[list[AXProperty]]
    parentId: NotRequired[AXNodeId]
    childIds: NotRequired[list[AXNodeId]]
    backendDOMNodeId: NotRequired[dom.BackendNodeId]
    frameId: NotRequired[page.FrameId]

class GetPartialAXTreeParams(TypedDict, total=False):
    nodeId: dom.NodeId
    backendNodeId: dom.BackendNodeId
    objectId: runtime.RemoteObjectId
    fetchRelatives: bool

class GetPartialAXTreeResult(TypedDict):
    nodes: list[AXNode]

class GetFullAXTreeParams(TypedDict, total=False):
    depth: int
    frameId: page.FrameId

class GetFullAXTreeResult(TypedDict):
    nodes: list[AXNode]

class GetRootAXNodeParams(TypedDict, total=False):
    frameId: page.FrameId

class GetRootAXNodeResult(TypedDict):
    node: AXNode

class GetAXNodeAndAncestorsParams(TypedDict, total=False):
    nodeId: dom.NodeId
    backendNodeId: dom.BackendNodeId
    objectId: runtime.RemoteObjectId

class GetAXNodeAndAncestorsResult(TypedDict):
    nodes: list[AXNode]

class GetChildAXNodesParams(TypedDict):
    id: AXNodeId
    frameId: NotRequired[page.FrameId]

class GetChildAXNodesResult(TypedDict):
    nodes: list[AXNode]

class QueryAXTreeParams(TypedDict, total=False):
    nodeId: dom.NodeId
    backendNodeId: dom.BackendNodeId
    objectId: runtime.RemoteObjectId
    accessibleName: str
    role: str

class QueryAXTreeResult(TypedDict):
    nodes: list[AXNode]

class LoadCompleteEvent(TypedDict):
    root: AXNode

class NodesUpdatedEvent(TypedDict):
    nodes: list[AXNode]
