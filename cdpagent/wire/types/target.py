# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 818fdd11732e13df01934073efc62561a93d385c0ec9232d2c232fed1d177fe1
"""The types of CDP's Target domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (browser, page)

TargetID: TypeAlias = str

SessionID: TypeAlias = str

class TargetInfo(TypedDict):
    targetId: TargetID
    type: str
    title: str
    url: str
    attached: bool
    parentId: NotRequired[TargetID]
    openerId: NotRequired[TargetID]
    canAccessOpener: bool
    openerFrameId: NotRequired[page.FrameId]
    parentFrameId: NotRequired[page.FrameId]
    browserContextId: NotRequired[browser.BrowserContextID]
    subtype: NotRequired[str]
    embedderData: NotRequired[dict[str, Any]]

class FilterEntry(TypedDict, total=False):
    exclude: bool
    type: str

TargetFilter: TypeAlias = "list[FilterEntry]"

class RemoteLocation(TypedDict):
    host: str
    port: int

WindowState: TypeAlias = Literal["normal", "minimized", "maximized", "fullscreen"]

class ActivateTargetParams(TypedDict):
    targetId: TargetID

class AttachToTargetParams(TypedDict):
    targetId: TargetID
    flatten: NotRequired[bool]

class AttachToTargetResult(TypedDict):
    sessionId: SessionID

class AttachToBrowserTargetResult(TypedDict):
    sessionId: SessionID

class CloseTargetParams(TypedDict):
    targetId: TargetID

class CloseTargetResult(TypedDict):
    success: bool

class ExposeDevToolsProtocolParams(TypedDict):
    targetId: TargetID
    bindingName: NotRequired[str]
    inheritPermissions: NotRequired[bool]

class CreateBrowserContextParams(TypedDict, total=False):
    disposeOnDetach: bool
    proxyServer: str
    proxyBypassList: str
    originsWithUniversalNetworkAccess: list[str]

class CreateBrowserContextResult(TypedDict):
    browserContextId: browser.BrowserContextID

class GetBrowserContextsResult(TypedDict):
    browserContextIds: list[browser.BrowserContextID]
    defaultBrowserContextId: NotRequired[browser.BrowserContextID]

class CreateTargetParams(TypedDict):
    url: str
    left: NotRequired[int]
    top: NotRequired[int]
    width: NotRequired[int]
    height: NotRequired[int]
    windowState: NotRequired[WindowState]
    browserContextId: NotRequired[browser.BrowserContextID]
    enableBeginFrameControl: NotRequired[bool]
    newWindow: NotRequired[bool]
    background: NotRequired[bool]
    forTab: NotRequired[bool]
    hidden: NotRequired[bool]
    focus: NotRequired[bool]

class CreateTargetResult(TypedDict):
    targetId: TargetID

class DetachFromTargetParams(TypedDict, total=False):
    sessionId: SessionID
    targetId: TargetID

class DisposeBrowserContextParams(TypedDict):
    browserContextId: browser.BrowserContextID

class GetTargetInfoParams(TypedDict, total=False):
    targetId: TargetID

class GetTargetInfoResult(TypedDict):
    targetInfo: TargetInfo

class GetTargetsParams(TypedDict, total=False):
    filter: TargetFilter

class GetTargetsResult(TypedDict):
    targetInfos: list[TargetInfo]

class SendMessageToTargetParams(TypedDict):
    message: str
    sessionId: NotRequired[SessionID]
    targetId: NotRequired[TargetID]

class SetAutoAttachParams(TypedDict):
    autoAttach: bool
    waitForDebuggerOnStart: bool
    flatten: NotRequired[bool]
    filter: NotRequired[TargetFilter]

class AutoAttachRelatedParams(TypedDict):
    targetId: TargetID
    waitForDebuggerOnStart: bool
    filter: NotRequired[TargetFilter]

class SetDiscoverTargetsParams(TypedDict):
    discover: bool
    filter: NotRequired[TargetFilter]

class SetRemoteLocationsParams(TypedDict):
    locations: list[RemoteLocation]

class GetDevToolsTargetParams(TypedDict):
    targetId: TargetID

class GetDevToolsTargetResult(TypedDict, total=False):
    targetId: TargetID

class OpenDevToolsParams(TypedDict):
    targetId: TargetID
    panelId: NotRequired[str]

class OpenDevToolsResult(TypedDict):
    targetId: TargetID

class AttachedToTargetEvent(TypedDict):
    sessionId: SessionID
    targetInfo: TargetInfo
    waitingForDebugger: bool

class DetachedFromTargetEvent(TypedDict):
    sessionId: SessionID
    targetId: NotRequired[TargetID]

class ReceivedMessageFromTargetEvent(TypedDict):
    sessionId: SessionID
    message: str
    targetId: NotRequired[TargetID]

class TargetCreatedEvent(TypedDict):
    targetInfo: TargetInfo

class TargetDestroyedEvent(TypedDict):
    targetId: TargetID

class TargetCrashedEvent(TypedDict):
    targetId: TargetID
    status: str
    errorCode: int

class TargetInfoChangedEvent(TypedDict):
    targetInfo: TargetInfo
