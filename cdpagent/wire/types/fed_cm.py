# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 91e957ea2e757ae94f2b00a33d26422b1f4d9e3bb4a200ee2ed42c72e551c2f1
"""The types of CDP's FedCm domain."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

LoginState: TypeAlias = Literal["SignIn", "SignUp"]

DialogType: TypeAlias = Literal["AccountChooser", "AutoReauthn", "ConfirmIdpLogin", "Error"]

DialogButton: TypeAlias = Literal["ConfirmIdpLoginContinue", "ErrorGotIt", "ErrorMoreDetails"]

AccountUrlType: TypeAlias = Literal["TermsOfService", "PrivacyPolicy"]

class Account(TypedDict):
    accountId: str
    email: str
    name: str
    givenName: str
    pictureUrl: str
    idpConfigUrl: str
    idpLoginUrl: str
    loginState: LoginState
    termsOfServiceUrl: NotRequired[str]
    privacyPolicyUrl: NotRequired[str]

class EnableParams(TypedDict, total=False):
    disableRejectionDelay: bool

class SelectAccountParams(TypedDict):
    dialogId: str
    accountIndex: int

class ClickDialogButtonParams(TypedDict):
    dialogId: str
    dialogButton: DialogButton

class OpenUrlParams(TypedDict):
    dialogId: str
    accountIndex: int
    accountUrlType: AccountUrlType

class DismissDialogParams(TypedDict):
    dialogId: str
    triggerCooldown: NotRequired[bool]

class DialogShownEvent(TypedDict):
    dialogId: str
    dialogType: DialogType
    accounts: list[Account]
    title: str
    subtitle: NotRequired[str]

class DialogClosedEvent(TypedDict):
    dialogId: str
