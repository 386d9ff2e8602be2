# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: c1dad2e7aed3b4470df580b30085a6f87b0e5f97e77d55dbf71158753b51ec49
"""The types of CDP's FindInPage domain."""

from __future__ import annotations

from typing import TypedDict

class FindFirstParams(TypedDict):
    query: str
