# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 4a929b44f3d705f3e61c97de9d44562a1ac3000f1309992b4f37faf451f2885f
"""The types of CDP's Schema domain."""

from __future__ import annotations

from typing import TypedDict

class Domain(TypedDict):
    name: str
    version: str

class GetDomainsResult(TypedDict):
    domains: list[Domain]
