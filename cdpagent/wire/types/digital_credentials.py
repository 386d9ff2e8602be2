# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 643437950870af5b28539aa0f9edaf68009b855df05f1fcaaa5bf04db588ff17
"""The types of CDP's DigitalCredentials domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (page)

VirtualWalletAction: TypeAlias = Literal["respond", "decline", "wait", "clear"]

class SetVirtualWalletBehaviorParams(TypedDict):
    action: VirtualWalletAction
    protocol: NotRequired[str]
    response: NotRequired[dict[str, Any]]
    frameId: NotRequired[page.FrameId]
