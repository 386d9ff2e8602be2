# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: ddf367de5f5d207483128c23e05f6d80160862a3ec0445156a072d4eb4d35a67
"""The types of CDP's DOMDebugger domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, runtime)

DOMBreakpointType: TypeAlias = Literal["subtree-modified", "attribute-modified", "node-removed"]

CSPViolationType: TypeAlias = Literal["trustedtype-sink-violation", "trustedtype-policy-violation"]

class EventListener(TypedDict):
    type: str
    useCapture: bool
    passive: bool
    once: bool
    scriptId: runtime.ScriptId
    lineNumber: int
    columnNumber: int
    handler: NotRequired[runtime.RemoteObject]
    originalHandler: NotRequired[runtime.RemoteObject]
    backendNodeId: NotRequired[dom.BackendNodeId]

class GetEventListenersParams(TypedDict):
    objectId: runtime.RemoteObjectId
    depth: NotRequired[int]
    pierce: NotRequired[bool]

class GetEventListenersResult(TypedDict):
    listeners: list[EventListener]

class RemoveDOMBreakpointParams(TypedDict):
    nodeId: dom.NodeId
    type: DOMBreakpointType

class RemoveEventListenerBreakpointParams(TypedDict):
    eventName: str
    targetName: NotRequired[str]

class RemoveInstrumentationBreakpointParams(TypedDict):
    eventName: str

class RemoveXHRBreakpointParams(TypedDict):
    url: str

class SetBreakOnCSPViolationParams(TypedDict):
    violationTypes: list[CSPViolationType]

class SetDOMBreakpointParams(TypedDict):
    nodeId: dom.NodeId
    type: DOMBreakpointType

class SetEventListenerBreakpointParams(TypedDict):
    eventName: str
    targetName: NotRequired[str]

class SetInstrumentationBreakpointParams(TypedDict):
    eventName: str

class SetXHRBreakpointParams(TypedDict):
    url: str
