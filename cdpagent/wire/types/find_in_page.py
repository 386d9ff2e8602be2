# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 5cc55804df606c9e4457a0339d4375ed65b6dc59be123a239cac8d73fe5fb3e5
"""The types of CDP's FindInPage domain."""

from __future__ import annotations

from typing import TypedDict

class FindFirstParams(TypedDict):
    query: str
