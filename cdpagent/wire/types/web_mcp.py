# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: adcc6329e6685144249aa5b29242cbc973c375717d6477beb09c3d5af0f18df9
"""The types of CDP's WebMCP domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, page, runtime)

class Annotation(TypedDict, total=False):
    readOnly: bool
    untrustedContent: bool
    consequential: bool
    debugging: bool
    autosubmit: bool

InvocationStatus: TypeAlias = Literal["Completed", "Canceled", "Error"]

class Tool(TypedDict):
    name: str
    description: str
    inputSchema: NotRequired[dict[str, Any]]
    annotations: NotRequired[Annotation]
    frameId: page.FrameId
    backendNodeId: NotRequired[dom.BackendNodeId]
    stackTrace: NotRequired[runtime.StackTrace]

class RemovedTool(TypedDict):
    name: str
    frameId: page.FrameId

class InvokeToolParams(TypedDict):
    frameId: page.FrameId
    toolName: str
    input: dict[str, Any]

class InvokeToolResult(TypedDict):
    invocationId: str

class CancelInvocationParams(TypedDict):
    invocationId: str

class ToolsAddedEvent(TypedDict):
    tools: list[Tool]

class ToolsRemovedEvent(TypedDict):
    tools: list[RemovedTool]

class ToolInvokedEvent(TypedDict):
    toolName: str
    frameId: page.FrameId
    invocationId: str
    input: str

class ToolRespondedEvent(TypedDict):
    invocationId: str
    status: InvocationStatus
    output: NotRequired[Any]
    errorText: NotRequired[str]
    exception: NotRequired[runtime.RemoteObject]
