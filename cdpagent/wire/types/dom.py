# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 34719af9db2547ca93090f77bf563d54df6b8fa3bc9b90885f78e770e8c9d412
"""The types of CDP's DOM domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (network, page, runtime)

NodeId: TypeAlias = int

BackendNodeId: TypeAlias = int

StyleSheetId: TypeAlias = str

class BackendNode(TypedDict):
    nodeType: int
    nodeName: str
    backendNodeId: BackendNodeId

PseudoType: TypeAlias = Literal[
    "first-line", "first-letter", "checkmark", "before", "after", "expand-icon", "picker-icon",
    "interest-button", "marker", "backdrop", "column", "selection", "search-text", "target-text",
    "spelling-error", "grammar-error", "highlight", "first-line-inherited", "scroll-marker",
    "scroll-marker-group", "scroll-button", "scrollbar", "scrollbar-thumb", "scrollbar-button",
    "scrollbar-track", "scrollbar-track-piece", "scrollbar-corner", "resizer", "input-list-button",
    "view-transition", "view-transition-group", "view-transition-image-pair",
    "view-transition-group-children", "view-transition-old", "view-transition-new", "placeholder",
    "file-selector-button", "details-content", "picker", "select-listbox", "permission-icon",
    "overscroll-area-parent", "overscroll-backdrop", "skeleton",
]

ShadowRootType: TypeAlias = Literal["user-agent", "open", "closed"]

CompatibilityMode: TypeAlias = Literal["QuirksMode", "LimitedQuirksMode", "NoQuirksMode"]

PhysicalAxes: TypeAlias = Literal["Horizontal", "Vertical", "Both"]

LogicalAxes: TypeAlias = Literal["Inline", "Block", "Both"]

ScrollOrientation: TypeAlias = Literal["horizontal", "vertical"]

class Node(TypedDict):
    nodeId: NodeId
    parentId: NotRequired[NodeId]
    backendNodeId: BackendNodeId
    nodeType: int
    nodeName: str
    localName: str
    nodeValue: str
    childNodeCount: NotRequired[int]
    children: NotRequired[list[Node]]
    attributes: NotRequired[list[str]]
    documentURL: NotRequired[str]
    baseURL: NotRequired[str]
    publicId: NotRequired[str]
    systemId: NotRequired[str]
    internalSubset: NotRequired[str]
    xmlVersion: NotRequired[str]
    name: NotRequired[str]
    value: NotRequired[str]
    pseudoType: NotRequired[PseudoType]
    pseudoIdentifier: NotRequired[str]
    shadowRootType: NotRequired[ShadowRootType]
    frameId: NotRequired[page.FrameId]
    contentDocument: NotRequired[Node]
    shadowRoots: NotRequired[list[Node]]
    templateContent: NotRequired[Node]
    pseudoElements: NotRequired[list[Node]]
    importedDocument: NotRequired[Node]
    distributedNodes: NotRequired[list[BackendNode]]
    isSVG: NotRequired[bool]
    compatibilityMode: NotRequired[CompatibilityMode]
    assignedSlot: NotRequired[BackendNode]
    isScrollable: NotRequired[bool]
    affectedByStartingStyles: NotRequired[bool]
    adoptedStyleSheets: NotRequired[list[StyleSheetId]]
    adProvenance: NotRequired[network.AdProvenance]

class DetachedElementInfo(TypedDict):
    treeNode: Node
    retainedNodeIds: list[NodeId]

class RGBA(TypedDict):
    r: int
    g: int
    b: int
    a: NotRequired[float]

Quad: TypeAlias = "list[float]"

class BoxModel(TypedDict):
    content: Quad
    padding: Quad
    border: Quad
    margin: Quad
    width: int
    height: int
    shapeOutside: NotRequired[ShapeOutsideInfo]

class ShapeOutsideInfo(TypedDict):
    bounds: Quad
    shape: list[Any]
    marginShape: list[Any]

class Rect(TypedDict):
    x: float
    y: float
    width: float
    height: float

class CSSComputedStyleProperty(TypedDict):
    name: str
    value: str

class CollectClassNamesFromSubtreeParams(TypedDict):
    nodeId: NodeId

class CollectClassNamesFromSubtreeResult(TypedDict):
    classNames: list[str]

class CopyToParams(TypedDict):
    nodeId: NodeId
    targetNodeId: NodeId
    insertBeforeNodeId: NotRequired[NodeId]

class CopyToResult(TypedDict):
    nodeId: NodeId

class DescribeNodeParams(TypedDict, total=False):
    nodeId: NodeId
    backendNodeId: BackendNodeId
    objectId: runtime.RemoteObjectId
    depth: int
    pierce: bool

class DescribeNodeResult(TypedDict):
    node: Node

class ScrollIntoViewIfNeededParams(TypedDict, total=False):
    nodeId: NodeId
    backendNodeId: BackendNodeId
    objectId: runtime.RemoteObjectId
    rect: Rect

class DiscardSearchResultsParams(TypedDict):
    searchId: str

class EnableParams(TypedDict, total=False):
    includeWhitespace: Literal["none", "all"]

class FocusParams(TypedDict, total=False):
    nodeId: NodeId
    backendNodeId: BackendNodeId
    objectId: runtime.RemoteObjectId

class GetAttributesParams(TypedDict):
    nodeId: NodeId

class GetAttributesResult(TypedDict):
    attributes: list[str]

class GetBoxModelParams(TypedDict, total=False):
    nodeId: NodeId
    backendNodeId: BackendNodeId
    objectId: runtime.RemoteObjectId

class GetBoxModelResult(TypedDict):
    model: BoxModel

class GetContentQuadsParams(TypedDict, total=False):
    nodeId: NodeId
    backendNodeId: BackendNodeId
    objectId: runtime.RemoteObjectId

class GetContentQuadsResult(TypedDict):
    quads: list[Quad]

class GetDocumentParams(TypedDict, total=False):
    depth: int
    pierce: bool

class GetDocumentResult(TypedDict):
    root: Node

class GetFlattenedDocumentParams(TypedDict, total=False):
    depth: int
    pierce: bool

class GetFlattenedDocumentResult(TypedDict):
    nodes: list[Node]

class GetNodesForSubtreeByStyleParams(TypedDict):
    nodeId: NodeId
    computedStyles: list[CSSComputedStyleProperty]
    pierce: NotRequired[bool]

class GetNodesForSubtreeByStyleResult(TypedDict):
    nodeIds: list[NodeId]

class GetNodeForLocationParams(TypedDict):
    x: int
    y: int
    includeUserAgentShadowDOM: NotRequired[bool]
    ignorePointerEventsNone: NotRequired[bool]

class GetNodeForLocationResult(TypedDict):
    backendNodeId: BackendNodeId
    frameId: page.FrameId
    nodeId: NotRequired[NodeId]

class GetOuterHTMLParams(TypedDict, total=False):
    nodeId: NodeId
    backendNodeId: BackendNodeId
    objectId: runtime.RemoteObjectId
    includeShadowDOM: bool

class GetOuterHTMLResult(TypedDict):
    outerHTML: str

class GetRelayoutBoundaryParams(TypedDict):
    nodeId: NodeId

class GetRelayoutBoundaryResult(TypedDict):
    nodeId: NodeId

class GetSearchResultsParams(TypedDict):
    searchId: str
    fromIndex: int
    toIndex: int

class GetSearchResultsResult(TypedDict):
    nodeIds: list[NodeId]

class MoveToParams(TypedDict):
    nodeId: NodeId
    targetNodeId: NodeId
    insertBeforeNodeId: NotRequired[NodeId]

class MoveToResult(TypedDict):
    nodeId: NodeId

class PerformSearchParams(TypedDict):
    query: str
    includeUserAgentShadowDOM: NotRequired[bool]

class PerformSearchResult(TypedDict):
    searchId: str
    resultCount: int

class PushNodeByPathToFrontendParams(TypedDict):
    path: str

class PushNodeByPathToFrontendResult(TypedDict):
    nodeId: NodeId

class PushNodesByBackendIdsToFrontendParams(TypedDict):
    backendNodeIds: list[BackendNodeId]

class PushNodesByBackendIdsToFrontendResult(TypedDict):
    nodeIds: list[NodeId]

class QuerySelectorParams(TypedDict):
    nodeId: NodeId
    selector: str

class QuerySelectorResult(TypedDict):
    nodeId: NodeId

class QuerySelectorAllParams(TypedDict):
    nodeId: NodeId
    selector: str

class QuerySelectorAllResult(TypedDict):
    nodeIds: list[NodeId]

class GetTopLayerElementsResult(TypedDict):
    nodeIds: list[NodeId]

class GetElementByRelationParams(TypedDict):
    nodeId: NodeId
    relation: Literal["PopoverTarget", "InterestTarget", "CommandFor"]

class GetElementByRelationResult(TypedDict):
    nodeId: NodeId

class RemoveAttributeParams(TypedDict):
    nodeId: NodeId
    name: str

class RemoveNodeParams(TypedDict):
    nodeId: NodeId

class RequestChildNodesParams(TypedDict):
    nodeId: NodeId
    depth: NotRequired[int]
    pierce: NotRequired[bool]

class RequestNodeParams(TypedDict):
    objectId: runtime.RemoteObjectId

class RequestNodeResult(TypedDict):
    nodeId: NodeId

class ResolveNodeParams(TypedDict, total=False):
    nodeId: NodeId
    backendNodeId: BackendNodeId
    objectGroup: str
    executionContextId: runtime.ExecutionContextId

class ResolveNodeResult(TypedDict):
    object: runtime.RemoteObject

class SetAttributeValueParams(TypedDict):
    nodeId: NodeId
    name: str
    value: str

class SetAttributesAsTextParams(TypedDict):
    nodeId: NodeId
    text: str
    name: NotRequired[str]

class SetFileInputFilesParams(TypedDict):
    files: list[str]
    nodeId: NotRequired[NodeId]
    backendNodeId: NotRequired[BackendNodeId]
    objectId: NotRequired[runtime.RemoteObjectId]

class SetNodeStackTracesEnabledParams(TypedDict):
    enable: bool

class GetNodeStackTracesParams(TypedDict):
    nodeId: NodeId

class GetNodeStackTracesResult(TypedDict, total=False):
    creation: runtime.StackTrace

class GetFileInfoParams(TypedDict):
    objectId: runtime.RemoteObjectId

class GetFileInfoResult(TypedDict):
    path: str

class GetDetachedDomNodesResult(TypedDict):
    detachedNodes: list[DetachedElementInfo]

class SetInspectedNodeParams(TypedDict):
    nodeId: NodeId

class SetNodeNameParams(TypedDict):
    nodeId: NodeId
    name: str

class SetNodeNameResult(TypedDict):
    nodeId: NodeId

class SetNodeValueParams(TypedDict):
    nodeId: NodeId
    value: str

class SetOuterHTMLParams(TypedDict):
    nodeId: NodeId
    outerHTML: str

class GetFrameOwnerParams(TypedDict):
    frameId: page.FrameId

class GetFrameOwnerResult(TypedDict):
    backendNodeId: BackendNodeId
    nodeId: NotRequired[NodeId]

class GetContainerForNodeParams(TypedDict):
    nodeId: NodeId
    containerName: NotRequired[str]
    physicalAxes: NotRequired[PhysicalAxes]
    logicalAxes: NotRequired[LogicalAxes]
    queriesScrollState: NotRequired[bool]
    queriesAnchored: NotRequired[bool]

class GetContainerForNodeResult(TypedDict, total=False):
    nodeId: NodeId

class GetQueryingDescendantsForContainerParams(TypedDict):
    nodeId: NodeId

class GetQueryingDescendantsForContainerResult(TypedDict):
    nodeIds: list[NodeId]

class GetAnchorElementParams(TypedDict):
    nodeId: NodeId
    anchorSpecifier: NotRequired[str]

class GetAnchorElementResult(TypedDict):
    nodeId: NodeId

class ForceShowPopoverParams(TypedDict):
    nodeId: NodeId
    enable: bool
    invokerNodeId: NotRequired[BackendNodeId]

class ForceShowPopoverResult(TypedDict):
    nodeIds: list[NodeId]

class GetImplicitAnchorCandidatesParams(TypedDict):
    nodeId: NodeId

class GetImplicitAnchorCandidatesResult(TypedDict):
    backendNodeIds: list[BackendNodeId]

class ForceShowInterestParams(TypedDict):
    nodeId: NodeId
    enable: bool

class SetTextMarkerParams(TypedDict):
    nodeId: NotRequired[NodeId]
    backendNodeId: NotRequired[BackendNodeId]
    objectId: NotRequired[runtime.RemoteObjectId]
    type: Literal["spelling", "grammar"]
    start: int
    end: int

class AttributeModifiedEvent(TypedDict):
    nodeId: NodeId
    name: str
    value: str

class AdoptedStyleSheetsModifiedEvent(TypedDict):
    nodeId: NodeId
    adoptedStyleSheets: list[StyleSheetId]

class AttributeRemovedEvent(TypedDict):
    nodeId: NodeId
    name: str

class CharacterDataModifiedEvent(TypedDict):
    nodeId: NodeId
    characterData: str

class ChildNodeCountUpdatedEvent(TypedDict):
    nodeId: NodeId
    childNodeCount: int

class ChildNodeInsertedEvent(TypedDict):
    parentNodeId: NodeId
    previousNodeId: NodeId
    node: Node

class ChildNodeRemovedEvent(TypedDict):
    parentNodeId: NodeId
    nodeId: NodeId

class DistributedNodesUpdatedEvent(TypedDict):
    insertionPointId: NodeId
    distributedNodes: list[BackendNode]

class InlineStyleInvalidatedEvent(TypedDict):
    nodeIds: list[NodeId]

class PseudoElementAddedEvent(TypedDict):
    parentId: NodeId
    pseudoElement: Node

class ScrollableFlagUpdatedEvent(TypedDict):
    nodeId: NodeId
    isScrollable: bool

class AdRelatedStateUpdatedEvent(TypedDict):
    nodeId: NodeId
    adProvenance: NotRequired[network.AdProvenance]

class AffectedByStartingStylesFlagUpdatedEvent(TypedDict):
    nodeId: NodeId
    affectedByStartingStyles: bool

class PseudoElementRemovedEvent(TypedDict):
    parentId: NodeId
    pseudoElementId: NodeId

class SetChildNodesEvent(TypedDict):
    parentId: NodeId
    nodes: list[Node]

class ShadowRootPoppedEvent(TypedDict):
    hostId: NodeId
    rootId: NodeId

class ShadowRootPushedEvent(TypedDict):
    hostId: NodeId
    root: Node
