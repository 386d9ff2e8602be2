# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: c3ab8d19c67e17b27fa53274be71f96f4f8dd7ea70723a7f9f5832952b81b2e5
"""The types of CDP's Emulation domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, network, page)

class SafeAreaInsets(TypedDict, total=False):
    top: int
    topMax: int
    left: int
    leftMax: int
    bottom: int
    bottomMax: int
    right: int
    rightMax: int

class ScreenOrientation(TypedDict):
    type: Literal["portraitPrimary", "portraitSecondary", "landscapePrimary", "landscapeSecondary"]
    angle: int

class DisplayFeature(TypedDict):
    orientation: Literal["vertical", "horizontal"]
    offset: int
    maskLength: int

class DevicePosture(TypedDict):
    type: Literal["continuous", "folded"]

class MediaFeature(TypedDict):
    name: str
    value: str

VirtualTimePolicy: TypeAlias = Literal["advance", "pause", "pauseIfNetworkFetchesPending"]

class UserAgentBrandVersion(TypedDict):
    brand: str
    version: str

class UserAgentMetadata(TypedDict):
    brands: NotRequired[list[UserAgentBrandVersion]]
    fullVersionList: NotRequired[list[UserAgentBrandVersion]]
    fullVersion: NotRequired[str]
    platform: str
    platformVersion: str
    architecture: str
    model: str
    mobile: bool
    bitness: NotRequired[str]
    wow64: NotRequired[bool]
    formFactors: NotRequired[list[str]]

SensorType: TypeAlias = Literal[
    "absolute-orientation", "accelerometer", "ambient-light", "gravity", "gyroscope", "linear-acceleration",
    "magnetometer", "relative-orientation",
]

class SensorMetadata(TypedDict, total=False):
    available: bool
    minimumFrequency: float
    maximumFrequency: float

class SensorReadingSingle(TypedDict):
    value: float

class SensorReadingXYZ(TypedDict):
    x: float
    y: float
    z: float

class SensorReadingQuaternion(TypedDict):
    x: float
    y: float
    z: float
    w: float

class SensorReading(TypedDict, total=False):
    single: SensorReadingSingle
    xyz: SensorReadingXYZ
    quaternion: SensorReadingQuaternion

PressureSource: TypeAlias = Literal["cpu"]

PressureState: TypeAlias = Literal["nominal", "fair", "serious", "critical"]

class PressureMetadata(TypedDict, total=False):
    available: bool

class WorkAreaInsets(TypedDict, total=False):
    top: int
    left: int
    bottom: int
    right: int

ScreenId: TypeAlias = str

class ScreenInfo(TypedDict):
    left: int
    top: int
    width: int
    height: int
    availLeft: int
    availTop: int
    availWidth: int
    availHeight: int
    devicePixelRatio: float
    orientation: ScreenOrientation
    colorDepth: int
    isExtended: bool
    isInternal: bool
    isPrimary: bool
    label: str
    id: ScreenId

DisabledImageType: TypeAlias = Literal["avif", "jxl", "webp"]

class CanEmulateResult(TypedDict):
    result: bool

class SetFocusEmulationEnabledParams(TypedDict):
    enabled: bool

class SetAutoDarkModeOverrideParams(TypedDict, total=False):
    enabled: bool

class SetCPUThrottlingRateParams(TypedDict):
    rate: float

class SetDefaultBackgroundColorOverrideParams(TypedDict, total=False):
    color: dom.RGBA

class SetSafeAreaInsetsOverrideParams(TypedDict):
    insets: SafeAreaInsets

class SetVirtualKeyboardGeometryOverrideParams(TypedDict, total=False):
    keyboardRect: dom.Rect

class SetDeviceMetricsOverrideParams(TypedDict):
    width: int
    height: int
    deviceScaleFactor: float
    mobile: bool
    scale: NotRequired[float]
    screenWidth: NotRequired[int]
    screenHeight: NotRequired[int]
    positionX: NotRequired[int]
    positionY: NotRequired[int]
    dontSetVisibleSize: NotRequired[bool]
    screenOrientation: NotRequired[ScreenOrientation]
    viewport: NotRequired[page.Viewport]
    displayFeature: NotRequired[DisplayFeature]
    devicePosture: NotRequired[DevicePosture]
    scrollbarType: NotRequired[Literal["overlay", "default"]]
    screenOrientationLockEmulation: NotRequired[bool]
    viewportMeta: NotRequired[Literal["enable", "default"]]
    textLayoutMode: NotRequired[Literal["mobile", "default"]]

class SetDevicePostureOverrideParams(TypedDict):
    posture: DevicePosture

class SetDisplayFeaturesOverrideParams(TypedDict):
    features: list[DisplayFeature]

class SetScrollbarsHiddenParams(TypedDict):
    hidden: bool

class SetDocumentCookieDisabledParams(TypedDict):
    disabled: bool

class SetEmitTouchEventsForMouseParams(TypedDict):
    enabled: bool
    configuration: NotRequired[Literal["mobile", "desktop"]]

class SetEmulatedMediaParams(TypedDict, total=False):
    media: str
    features: list[MediaFeature]

class SetEmulatedVisionDeficiencyParams(TypedDict):
    type: Literal[
        "none", "blurredVision", "reducedContrast", "achromatopsia", "deuteranopia", "protanopia",
        "tritanopia",
    ]

class SetEmulatedOSTextScaleParams(TypedDict, total=False):
    scale: float

class SetGeolocationOverrideParams(TypedDict, total=False):
    latitude: float
    longitude: float
    accuracy: float
    altitude: float
    altitudeAccuracy: float
    heading: float
    speed: float

class GetOverriddenSensorInformationParams(TypedDict):
    type: SensorType

class GetOverriddenSensorInformationResult(TypedDict):
    requestedSamplingFrequency: float

class SetSensorOverrideEnabledParams(TypedDict):
    enabled: bool
    type: SensorType
    metadata: NotRequired[SensorMetadata]

class SetSensorOverrideReadingsParams(TypedDict):
    type: SensorType
    reading: SensorReading

class SetPressureSourceOverrideEnabledParams(TypedDict):
    enabled: bool
    source: PressureSource
    metadata: NotRequired[PressureMetadata]

class SetPressureStateOverrideParams(TypedDict):
    source: PressureSource
    state: PressureState

class SetIdleOverrideParams(TypedDict):
    isUserActive: bool
    isScreenUnlocked: bool

class SetNavigatorOverridesParams(TypedDict):
    platform: str

class SetPageScaleFactorParams(TypedDict):
    pageScaleFactor: float

class SetScriptExecutionDisabledParams(TypedDict):
    value: bool

class SetTouchEmulationEnabledParams(TypedDict):
    enabled: bool
    maxTouchPoints: NotRequired[int]

class SetVirtualTimePolicyParams(TypedDict):
    policy: VirtualTimePolicy
    budget: NotRequired[float]
    maxVirtualTimeTaskStarvationCount: NotRequired[int]
    initialVirtualTime: NotRequired[network.TimeSinceEpoch]

class SetVirtualTimePolicyResult(TypedDict):
    virtualTimeTicksBase: float

class SetLocaleOverrideParams(TypedDict, total=False):
    locale: str

class SetTimezoneOverrideParams(TypedDict):
    timezoneId: str

class SetVisibleSizeParams(TypedDict):
    width: int
    height: int

class SetDisabledImageTypesParams(TypedDict):
    imageTypes: list[DisabledImageType]

class SetDataSaverOverrideParams(TypedDict, total=False):
    dataSaverEnabled: bool

class SetHardwareConcurrencyOverrideParams(TypedDict):
    hardwareConcurrency: int

class SetCPUPerformanceOverrideParams(TypedDict, total=False):
    performanceTier: Literal["unknown", "low", "mid", "high", "ultra"]

class SetUserAgentOverrideParams(TypedDict):
    userAgent: str
    acceptLanguage: NotRequired[str]
    platform: NotRequired[str]
    userAgentMetadata: NotRequired[UserAgentMetadata]

class SetAutomationOverrideParams(TypedDict):
    enabled: bool

class SetSmallViewportHeightDifferenceOverrideParams(TypedDict):
    difference: int

class GetScreenInfosResult(TypedDict):
    screenInfos: list[ScreenInfo]

class AddScreenParams(TypedDict):
    left: int
    top: int
    width: int
    height: int
    workAreaInsets: NotRequired[WorkAreaInsets]
    devicePixelRatio: NotRequired[float]
    rotation: NotRequired[int]
    colorDepth: NotRequired[int]
    label: NotRequired[str]
    isInternal: NotRequired[bool]

class AddScreenResult(TypedDict):
    screenInfo: ScreenInfo

class UpdateScreenParams(TypedDict):
    screenId: ScreenId
    left: NotRequired[int]
    top: NotRequired[int]
    width: NotRequired[int]
    height: NotRequired[int]
    workAreaInsets: NotRequired[WorkAreaInsets]
    devicePixelRatio: NotRequired[float]
    rotation: NotRequired[int]
    colorDepth: NotRequired[int]
    label: NotRequired[str]
    isInternal: NotRequired[bool]

class UpdateScreenResult(TypedDict):
    screenInfo: ScreenInfo

class RemoveScreenParams(TypedDict):
    screenId: ScreenId

class SetPrimaryScreenParams(TypedDict):
    screenId: ScreenId

class ScreenOrientationLockChangedEvent(TypedDict):
    locked: bool
    orientation: NotRequired[ScreenOrientation]
