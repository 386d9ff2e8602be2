# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: eb92f4e39fe09a70b301e5e95ca94789f9cc4b77e9c516e05550a923f731eaee
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
