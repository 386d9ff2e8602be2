# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 94dc1de5d04cb0da5db7c7449954dd51adcd40068913ae1473cd16d05a9e4f9d
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
