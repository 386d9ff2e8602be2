# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 74567f2d0e8fa9a81c428af855396177fb86355594413a3051db7362631e8f61
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
