# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 16b3b39ef4ad2cd16151e95587636f5f6275adb23f2419a86f870d6ffe3ec570
"""The types of CDP's Schema domain."""

from __future__ import annotations

from typing import TypedDict

class Domain(TypedDict):
    name: str
    version: str

class GetDomainsResult(TypedDict):
    domains: list[Domain]
