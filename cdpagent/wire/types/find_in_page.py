# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: e6e0a2ec949453279e4201d015a6e7579b50dd20a62187664a1ddfe5e766d115
"""The types of CDP's FindInPage domain."""

from __future__ import annotations

from typing import TypedDict

class FindFirstParams(TypedDict):
    query: str
