# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: f7a47e2da464eb653f8d2e80d4064f091a2bcd4e455344b4fe554577a82ad901
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
