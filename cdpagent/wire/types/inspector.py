# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: b384caa4bd00141c23ccd997b8b48741503ff92952be622e97c1fd06d425c176
"""The types of CDP's Inspector domain."""

from __future__ import annotations

from typing import TypedDict

class DetachedEvent(TypedDict):
    reason: str
