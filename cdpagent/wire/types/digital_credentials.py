# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 2a92937ddc5e3e2d268fa076e5d7bed35a67859f50bc2a9d632614fb2a880b62
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
