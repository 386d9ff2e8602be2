# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 4d589ab8d61e4095b176f1a93eaa81893a2ea15b4c1fd2a9ae468da1ea0918d1
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
