# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 4c4d8d399c47bcf881ef5f73fb3831c5ba674f779497132e51fa71626c8c44f4
"""The types of CDP's WebAuthn domain."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

AuthenticatorId: TypeAlias = str

AuthenticatorProtocol: TypeAlias = Literal["u2f", "ctap2"]

Ctap2Version: TypeAlias = Literal["ctap2_0", "ctap2_1", "ctap2_2"]

AuthenticatorTransport: TypeAlias = Literal["usb", "nfc", "ble", "cable", "hybrid", "smart-card", "internal"]

class VirtualAuthenticatorOptions(TypedDict):
    protocol: AuthenticatorProtocol
    ctap2Version: NotRequired[Ctap2Version]
    transport: AuthenticatorTransport
    hasResidentKey: NotRequired[bool]
    hasUserVerification: NotRequired[bool]
    hasLargeBlob: NotRequired[bool]
    hasCredBlob: NotRequired[bool]
    hasMinPinLength: NotRequired[bool]
    hasPrf: NotRequired[bool]
    hasHmacSecret: NotRequired[bool]
    hasHmacSecretMc: NotRequired[bool]
    hasCmtgKey: NotRequired[bool]
    automaticPresenceSimulation: NotRequired[bool]
    isUserVerified: NotRequired[bool]
    defaultBackupEligibility: NotRequired[bool]
    defaultBackupState: NotRequired[bool]

class Credential(TypedDict):
    credentialId: str
    isResidentCredential: bool
    rpId: NotRequired[str]
    privateKey: str
    userHandle: NotRequired[str]
    signCount: float
    largeBlob: NotRequired[str]
    backupEligibility: NotRequired[bool]
    backupState: NotRequired[bool]
    userName: NotRequired[str]
    userDisplayName: NotRequired[str]
    cmtgKeys: NotRequired[list[str]]
    activeCmtgKeyIndex: NotRequired[int]
    generateCmtgKeyOnNextOperation: NotRequired[bool]

class EnableParams(TypedDict, total=False):
    enableUI: bool

class AddVirtualAuthenticatorParams(TypedDict):
    options: VirtualAuthenticatorOptions

class AddVirtualAuthenticatorResult(TypedDict):
    authenticatorId: AuthenticatorId

class SetResponseOverrideBitsParams(TypedDict):
    authenticatorId: AuthenticatorId
    isBogusSignature: NotRequired[bool]
    isBadUV: NotRequired[bool]
    isBadUP: NotRequired[bool]

class RemoveVirtualAuthenticatorParams(TypedDict):
    authenticatorId: AuthenticatorId

class AddCredentialParams(TypedDict):
    authenticatorId: AuthenticatorId
    credential: Credential

class GetCredentialParams(TypedDict):
    authenticatorId: AuthenticatorId
    credentialId: str

class GetCredentialResult(TypedDict):
    credential: Credential

class GetCredentialsParams(TypedDict):
    authenticatorId: AuthenticatorId

class GetCredentialsResult(TypedDict):
    credentials: list[Credential]

class RemoveCredentialParams(TypedDict):
    authenticatorId: AuthenticatorId
    credentialId: str

class ClearCredentialsParams(TypedDict):
    authenticatorId: AuthenticatorId

class SetUserVerifiedParams(TypedDict):
    authenticatorId: AuthenticatorId
    isUserVerified: bool

class SetAutomaticPresenceSimulationParams(TypedDict):
    authenticatorId: AuthenticatorId
    enabled: bool

class SetCredentialPropertiesParams(TypedDict):
    authenticatorId: AuthenticatorId
    credentialId: str
    backupEligibility: NotRequired[bool]
    backupState: NotRequired[bool]
    activeCmtgKeyIndex: NotRequired[int]
    generateCmtgKeyOnNextOperation: NotRequired[bool]
    signCount: NotRequired[float]

class CredentialAddedEvent(TypedDict):
    authenticatorId: AuthenticatorId
    credential: Credential

class CredentialDeletedEvent(TypedDict):
    authenticatorId: AuthenticatorId
    credentialId: str

class CredentialUpdatedEvent(TypedDict):
    authenticatorId: AuthenticatorId
    credential: Credential

class CredentialAssertedEvent(TypedDict):
    authenticatorId: AuthenticatorId
    credential: Credential
