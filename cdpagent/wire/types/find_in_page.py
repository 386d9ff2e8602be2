# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: da22f8599b81ab4234d62fe6676c55b491fe781cd2b3e5b5d8ef902834a6736f
"""The types of CDP's FindInPage domain."""

from __future__ import annotations

from typing import TypedDict

class FindFirstParams(TypedDict):
    query: str
