# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: 58e2335d4f0debc9d04c4ddd2f8e1fc2de2f505d85639a84ee9b986ee55106df
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
