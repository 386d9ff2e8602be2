# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 1437780e0754b949592980c7ae9509a41b062db1c51d85fb35547fd4ac60e75a
"""The types of CDP's Schema domain."""

from __future__ import annotations

from typing import TypedDict

class Domain(TypedDict):
    name: str
    version: str

class GetDomainsResult(TypedDict):
    domains: list[Domain]
