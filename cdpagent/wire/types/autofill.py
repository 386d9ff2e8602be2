# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 4df3be1e06096db0526e5b987f90c7ad8bd8280ac2b934fa374e5024b1bab934
"""The types of CDP's Autofill domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, page)

class CreditCard(TypedDict):
    number: str
    name: str
    expiryMonth: str
    expiryYear: str
    cvc: str

class AddressField(TypedDict):
    name: str
    value: str

class AddressFields(TypedDict):
    fields: list[AddressField]

class Address(TypedDict):
    fields: list[AddressField]

class AddressUI(TypedDict):
    addressFields: list[AddressFields]

FillingStrategy: TypeAlias = Literal["autocompleteAttribute", "autofillInferred"]

class FilledField(TypedDict):
    htmlType: str
    id: str
    name: str
    value: str
    autofillType: str
    fillingStrategy: FillingStrategy
    frameId: page.FrameId
    fieldId: dom.BackendNodeId

class TriggerParams(TypedDict):
    fieldId: dom.BackendNodeId
    frameId: NotRequired[page.FrameId]
    card: NotRequired[CreditCard]
    address: NotRequired[Address]

class SetAddressesParams(TypedDict):
    addresses: list[Address]

class AddressFormFilledEvent(TypedDict):
    filledFields: list[FilledField]
    addressUi: AddressUI
