# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: a552680b0c759be56057ddf226187a2fa5a2c0cc51bc78d91df7462cfa115deb
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
