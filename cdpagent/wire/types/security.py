# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: e748dc23bea6206251d16b030debc891ee22559660623cecf0c1ffd7f0005c7b
"""The types of CDP's Security domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (network)

CertificateId: TypeAlias = int

MixedContentType: TypeAlias = Literal["blockable", "optionally-blockable", "none"]

SecurityState: TypeAlias = Literal["unknown", "neutral", "insecure", "secure", "info", "insecure-broken"]

class CertificateSecurityState(TypedDict):
    protocol: str
    keyExchange: str
    keyExchangeGroup: NotRequired[str]
    cipher: str
    mac: NotRequired[str]
    certificate: list[str]
    subjectName: str
    issuer: str
    validFrom: network.TimeSinceEpoch
    validTo: network.TimeSinceEpoch
    certificateNetworkError: NotRequired[str]
    certificateHasWeakSignature: bool
    certificateHasSha1Signature: bool
    modernSSL: bool
    obsoleteSslProtocol: bool
    obsoleteSslKeyExchange: bool
    obsoleteSslCipher: bool
    obsoleteSslSignature: bool

SafetyTipStatus: TypeAlias = Literal["badReputation", "lookalike"]

class SafetyTipInfo(TypedDict):
    safetyTipStatus: SafetyTipStatus
    safeUrl: NotRequired[str]

class VisibleSecurityState(TypedDict):
    securityState: SecurityState
    certificateSecurityState: NotRequired[CertificateSecurityState]
    safetyTipInfo: NotRequired[SafetyTipInfo]
    securityStateIssueIds: list[str]

class SecurityStateExplanation(TypedDict):
    securityState: SecurityState
    title: str
    summary: str
    description: str
    mixedContentType: MixedContentType
    certificate: list[str]
    recommendations: NotRequired[list[str]]

class InsecureContentStatus(TypedDict):
    ranMixedContent: bool
    displayedMixedContent: bool
    containedMixedForm: bool
    ranContentWithCertErrors: bool
    displayedContentWithCertErrors: bool
    ranInsecureContentStyle: SecurityState
    displayedInsecureContentStyle: SecurityState

CertificateErrorAction: TypeAlias = Literal["continue", "cancel"]

class SetIgnoreCertificateErrorsParams(TypedDict):
    ignore: bool

class HandleCertificateErrorParams(TypedDict):
    eventId: int
    action: CertificateErrorAction

class SetOverrideCertificateErrorsParams(TypedDict):
    override: bool

class CertificateErrorEvent(TypedDict):
    eventId: int
    errorType: str
    requestURL: str

class VisibleSecurityStateChangedEvent(TypedDict):
    visibleSecurityState: VisibleSecurityState

class SecurityStateChangedEvent(TypedDict):
    securityState: SecurityState
    schemeIsCryptographic: bool
    explanations: list[SecurityStateExplanation]
    insecureContentStatus: InsecureContentStatus
    summary: NotRequired[str]
