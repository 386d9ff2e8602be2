# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 579c46bc9e8ddd00a0cc4cb1a766b9808a3ceab355ed4567b46f3cb66c1652fe
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
