# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 6a7dac14f230cec6cc90f03f7b796b3d4fb2b147d187fa5944496085ce56c479
"""The types of CDP's BluetoothEmulation domain."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

CentralState: TypeAlias = Literal["absent", "powered-off", "powered-on"]

GATTOperationType: TypeAlias = Literal["connection", "discovery"]

CharacteristicWriteType: TypeAlias = Literal[
    "write-default-deprecated", "write-with-response", "write-without-response",
]

CharacteristicOperationType: TypeAlias = Literal[
    "read", "write", "subscribe-to-notifications", "unsubscribe-from-notifications",
]

DescriptorOperationType: TypeAlias = Literal["read", "write"]

class ManufacturerData(TypedDict):
    key: int
    data: str

class ScanRecord(TypedDict, total=False):
    name: str
    uuids: list[str]
    appearance: int
    txPower: int
    manufacturerData: list[ManufacturerData]

class ScanEntry(TypedDict):
    deviceAddress: str
    rssi: int
    scanRecord: ScanRecord

class CharacteristicProperties(TypedDict, total=False):
    broadcast: bool
    read: bool
    writeWithoutResponse: bool
    write: bool
    notify: bool
    indicate: bool
    authenticatedSignedWrites: bool
    extendedProperties: bool

class EnableParams(TypedDict):
    state: CentralState
    leSupported: bool

class SetSimulatedCentralStateParams(TypedDict):
    state: CentralState

class SimulatePreconnectedPeripheralParams(TypedDict):
    address: str
    name: str
    manufacturerData: list[ManufacturerData]
    knownServiceUuids: list[str]

class SimulateAdvertisementParams(TypedDict):
    entry: ScanEntry

class SimulateGATTOperationResponseParams(TypedDict):
    address: str
    type: GATTOperationType
    code: int

class SimulateCharacteristicOperationResponseParams(TypedDict):
    characteristicId: str
    type: CharacteristicOperationType
    code: int
    data: NotRequired[str]

class SimulateDescriptorOperationResponseParams(TypedDict):
    descriptorId: str
    type: DescriptorOperationType
    code: int
    data: NotRequired[str]

class AddServiceParams(TypedDict):
    address: str
    serviceUuid: str

class AddServiceResult(TypedDict):
    serviceId: str

class RemoveServiceParams(TypedDict):
    serviceId: str

class AddCharacteristicParams(TypedDict):
    serviceId: str
    characteristicUuid: str
    properties: CharacteristicProperties

class AddCharacteristicResult(TypedDict):
    characteristicId: str

class RemoveCharacteristicParams(TypedDict):
    characteristicId: str

class AddDescriptorParams(TypedDict):
    characteristicId: str
    descriptorUuid: str

class AddDescriptorResult(TypedDict):
    descriptorId: str

class RemoveDescriptorParams(TypedDict):
    descriptorId: str

class SimulateGATTDisconnectionParams(TypedDict):
    address: str

class GattOperationReceivedEvent(TypedDict):
    address: str
    type: GATTOperationType

class CharacteristicOperationReceivedEvent(TypedDict):
    characteristicId: str
    type: CharacteristicOperationType
    data: NotRequired[str]
    writeType: NotRequired[CharacteristicWriteType]

class DescriptorOperationReceivedEvent(TypedDict):
    descriptorId: str
    type: DescriptorOperationType
    data: NotRequired[str]
