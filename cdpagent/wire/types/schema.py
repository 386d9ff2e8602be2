# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 07fd94e716944b37c78ed10a18d883196d6579863e4c61b8ed48a7f90b64bf1d
"""The types of CDP's Schema domain."""

from __future__ import annotations

from typing import TypedDict

class Domain(TypedDict):
    name: str
    version: str

class GetDomainsResult(TypedDict):
    domains: list[Domain]
