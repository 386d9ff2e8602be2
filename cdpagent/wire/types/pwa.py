# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: c7b4137049c7ebf5bda5ff183a66d233fa31a3b1e14e5cbad8effb9380425b03
"""The types of CDP's PWA domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (target)

class FileHandlerAccept(TypedDict):
    mediaType: str
    fileExtensions: list[str]

class FileHandler(TypedDict):
    action: str
    accepts: list[FileHandlerAccept]
    displayName: str

DisplayMode: TypeAlias = Literal["standalone", "browser"]

class GetOsAppStateParams(TypedDict):
    manifestId: str

class GetOsAppStateResult(TypedDict):
    badgeCount: int
    fileHandlers: list[FileHandler]

class InstallParams(TypedDict):
    manifestId: str
    installUrlOrBundleUrl: NotRequired[str]

class UninstallParams(TypedDict):
    manifestId: str

class LaunchParams(TypedDict):
    manifestId: str
    url: NotRequired[str]

class LaunchResult(TypedDict):
    targetId: target.TargetID

class LaunchFilesInAppParams(TypedDict):
    manifestId: str
    files: list[str]

class LaunchFilesInAppResult(TypedDict):
    targetIds: list[target.TargetID]

class OpenCurrentPageInAppParams(TypedDict):
    manifestId: str

class ChangeAppUserSettingsParams(TypedDict):
    manifestId: str
    linkCapturing: NotRequired[bool]
    displayMode: NotRequired[DisplayMode]
