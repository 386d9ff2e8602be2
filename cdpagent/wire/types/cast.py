# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: c84b1f658aaabebb03867df01b4322fa9cdc16824c377439c02c05e5e036ea3e
"""The types of CDP's Cast domain."""

from __future__ import annotations

from typing import NotRequired, TypedDict

class Sink(TypedDict):
    name: str
    id: str
    session: NotRequired[str]

class EnableParams(TypedDict, total=False):
    presentationUrl: str

class SetSinkToUseParams(TypedDict):
    sinkName: str

class StartDesktopMirroringParams(TypedDict):
    sinkName: str

class StartTabMirroringParams(TypedDict):
    sinkName: str

class StopCastingParams(TypedDict):
    sinkName: str

class SinksUpdatedEvent(TypedDict):
    sinks: list[Sink]

class IssueUpdatedEvent(TypedDict):
    issueMessage: str
