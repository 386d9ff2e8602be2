# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: df5a87483b18b2f2ddb1722b90a0dc7ae3a59035be7074df3e55288ca4b4ec7d
"""The types of CDP's Tethering domain."""

from __future__ import annotations

from typing import TypedDict

class BindParams(TypedDict):
    port: int

class UnbindParams(TypedDict):
    port: int

class AcceptedEvent(TypedDict):
    port: int
    connectionId: str
