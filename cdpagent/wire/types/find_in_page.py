# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: a4b79f630301c6b81ab96bfd1adf5a44b48dc65ee842d8879d650e58255e7a5a
"""The types of CDP's FindInPage domain."""

from __future__ import annotations

from typing import TypedDict

class FindFirstParams(TypedDict):
    query: str
