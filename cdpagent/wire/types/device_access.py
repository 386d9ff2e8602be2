# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: cd480c17cd7e91b3d9b3a0838e6279864616f7d7916e6ef79b0cacc7498b90d9
"""The types of CDP's DeviceAccess domain."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

RequestId: TypeAlias = str

DeviceId: TypeAlias = str

class PromptDevice(TypedDict):
    id: DeviceId
    name: str

class SelectPromptParams(TypedDict):
    id: RequestId
    deviceId: DeviceId

class CancelPromptParams(TypedDict):
    id: RequestId

class DeviceRequestPromptedEvent(TypedDict):
    id: RequestId
    devices: list[PromptDevice]
