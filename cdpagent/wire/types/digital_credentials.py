# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 36e39419d9a011704d9f1c89fc704488b718c19b59e5d295d66d17d73144c205
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
