# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: af2a5e725f1fcaa6d5eef9085393633465d30cbad3f464895df604c2c6b60a70
"""The types of CDP's Schema domain."""

from __future__ import annotations

from typing import TypedDict

class Domain(TypedDict):
    name: str
    version: str

class GetDomainsResult(TypedDict):
    domains: list[Domain]
