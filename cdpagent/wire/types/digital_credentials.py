# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: f5016ead020d2d7e80dca785707368c757db9f968f271eda52349f5b044e0513
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
