# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 207764128e501a20d63d6b3b7dbd14b3d18b155ccf502a1c17a23937c27d2c3c
"""The types of CDP's Inspector domain."""

from __future__ import annotations

from typing import TypedDict

class DetachedEvent(TypedDict):
    reason: str
