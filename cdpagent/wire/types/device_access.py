# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 38f947602fa2473a92a52ba3d64cbd773c2b8f125fe1d677316b233cca09e064
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
