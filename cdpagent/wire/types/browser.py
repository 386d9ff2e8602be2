# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 69de7a018a7eaadc93ad034a8df997ae7259aaa396e6f49a4c13e663938b11a6
"""The types of CDP's Browser domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (page, target)

BrowserContextID: TypeAlias = str

WindowID: TypeAlias = int

WindowState: TypeAlias = Literal["normal", "minimized", "maximized", "fullscreen"]

class Bounds(TypedDict, total=False):
    left: int
    top: int
    width: int
    height: int
    windowState: WindowState

PermissionType: TypeAlias = Literal[
    "ar", "audioCapture", "automaticFullscreen", "backgroundFetch", "backgroundSync", "cameraPanTiltZoom",
    "capturedSurfaceControl", "clipboardReadWrite", "clipboardSanitizedWrite", "displayCapture",
    "durableStorage", "geolocation", "handTracking", "idleDetection", "keyboardLock", "localFonts",
    "localNetwork", "localNetworkAccess", "loopbackNetwork", "midi", "midiSysex", "nfc", "notifications",
    "paymentHandler", "periodicBackgroundSync", "pointerLock", "protectedMediaIdentifier", "sensors",
    "smartCard", "speakerSelection", "storageAccess", "topLevelStorageAccess", "videoCapture", "vr",
    "wakeLockScreen", "wakeLockSystem", "webAppInstallation", "webPrinting", "windowManagement",
]

PermissionSetting: TypeAlias = Literal["granted", "denied", "prompt"]

class PermissionDescriptor(TypedDict):
    name: str
    sysex: NotRequired[bool]
    userVisibleOnly: NotRequired[bool]
    allowWithoutSanitization: NotRequired[bool]
    allowWithoutGesture: NotRequired[bool]
    panTiltZoom: NotRequired[bool]

BrowserCommandId: TypeAlias = Literal["openTabSearch", "closeTabSearch", "openGlic"]

class Bucket(TypedDict):
    low: int
    high: int
    count: int

class Histogram(TypedDict):
    name: str
    sum: int
    count: int
    buckets: list[Bucket]

class SetPermissionParams(TypedDict):
    permission: PermissionDescriptor
    setting: PermissionSetting
    origin: NotRequired[str]
    embeddedOrigin: NotRequired[str]
    browserContextId: NotRequired[BrowserContextID]

class GrantPermissionsParams(TypedDict):
    permissions: list[PermissionType]
    origin: NotRequired[str]
    browserContextId: NotRequired[BrowserContextID]

class ResetPermissionsParams(TypedDict, total=False):
    browserContextId: BrowserContextID

class SetDownloadBehaviorParams(TypedDict):
    behavior: Literal["deny", "allow", "allowAndName", "default"]
    browserContextId: NotRequired[BrowserContextID]
    downloadPath: NotRequired[str]
    eventsEnabled: NotRequired[bool]

class CancelDownloadParams(TypedDict):
    guid: str
    browserContextId: NotRequired[BrowserContextID]

class GetVersionResult(TypedDict):
    protocolVersion: str
    product: str
    revision: str
    userAgent: str
    jsVersion: str

class GetBrowserCommandLineResult(TypedDict):
    arguments: list[str]

class AddMockCameraParams(TypedDict):
    deviceId: str

class GetHistogramsParams(TypedDict, total=False):
    query: str
    delta: bool

class GetHistogramsResult(TypedDict):
    histograms: list[Histogram]

class GetHistogramParams(TypedDict):
    name: str
    delta: NotRequired[bool]

class GetHistogramResult(TypedDict):
    histogram: Histogram

class GetWindowBoundsParams(TypedDict):
    windowId: WindowID

class GetWindowBoundsResult(TypedDict):
    bounds: Bounds

class GetWindowForTargetParams(TypedDict, total=False):
    targetId: target.TargetID

class GetWindowForTargetResult(TypedDict):
    windowId: WindowID
    bounds: Bounds

class SetWindowBoundsParams(TypedDict):
    windowId: WindowID
    bounds: Bounds

class SetContentsSizeParams(TypedDict):
    windowId: WindowID
    width: NotRequired[int]
    height: NotRequired[int]

class SetDockTileParams(TypedDict, total=False):
    badgeLabel: str
    image: str

class ExecuteBrowserCommandParams(TypedDict):
    commandId: BrowserCommandId

class AddPrivacySandboxEnrollmentOverrideParams(TypedDict):
    url: str

class GetGlobalPrivacyControlResult(TypedDict):
    gpc: bool

class SetGlobalPrivacyControlParams(TypedDict):
    gpc: bool

class SetGlobalPrivacyControlResult(TypedDict):
    gpc: bool

class DownloadWillBeginEvent(TypedDict):
    frameId: page.FrameId
    guid: str
    url: str
    suggestedFilename: str

class DownloadProgressEvent(TypedDict):
    guid: str
    totalBytes: float
    receivedBytes: float
    state: Literal["inProgress", "completed", "canceled"]
    filePath: NotRequired[str]
