# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: b308caf3086a0d06c30a76fd393e60724ef188c9742a25e064bbd51b691fc3f6
"""The types of CDP's SystemInfo domain."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

class GPUDevice(TypedDict):
    vendorId: float
    deviceId: float
    subSysId: NotRequired[float]
    revision: NotRequired[float]
    vendorString: str
    deviceString: str
    driverVendor: str
    driverVersion: str

class Size(TypedDict):
    width: int
    height: int

class VideoDecodeAcceleratorCapability(TypedDict):
    profile: str
    maxResolution: Size
    minResolution: Size

class VideoEncodeAcceleratorCapability(TypedDict):
    profile: str
    maxResolution: Size
    maxFramerateNumerator: int
    maxFramerateDenominator: int

SubsamplingFormat: TypeAlias = Literal["yuv420", "yuv422", "yuv444"]

ImageType: TypeAlias = Literal["jpeg", "webp", "unknown"]

class GPUInfo(TypedDict):
    devices: list[GPUDevice]
    auxAttributes: NotRequired[dict[str, Any]]
    featureStatus: NotRequired[dict[str, Any]]
    driverBugWorkarounds: list[str]
    videoDecoding: list[VideoDecodeAcceleratorCapability]
    videoEncoding: list[VideoEncodeAcceleratorCapability]

class ProcessInfo(TypedDict):
    type: str
    id: int
    cpuTime: float

class GetInfoResult(TypedDict):
    gpu: GPUInfo
    modelName: str
    modelVersion: str
    commandLine: str

class GetFeatureStateParams(TypedDict):
    featureState: str

class GetFeatureStateResult(TypedDict):
    featureEnabled: bool

class GetProcessInfoResult(TypedDict):
    processInfo: list[ProcessInfo]
