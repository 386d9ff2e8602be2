# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: c65e92ec68db8123485ef0c02209baff0192126f6ac61a7b2c0342d4084be3fa
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
