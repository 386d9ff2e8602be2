# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run that again.
# sha256 of the writer and of what it wrote: d6af082d7153a19c586d0558288e79805baf099eb0c88f1dc797e0b39eab0665
"""The types of CDP's Media domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom)

PlayerId: TypeAlias = str

Timestamp: TypeAlias = float

class PlayerMessage(TypedDict):
    level: Literal["error", "warning", "info", "debug"]
    message: str

class PlayerProperty(TypedDict):
    name: str
    value: str

class PlayerEvent(TypedDict):
    timestamp: Timestamp
    value: str

class PlayerErrorSourceLocation(TypedDict):
    file: str
    line: int

class PlayerError(TypedDict):
    errorType: str
    code: int
    stack: list[PlayerErrorSourceLocation]
    cause: list[PlayerError]
    data: dict[str, Any]

class Player(TypedDict):
    playerId: PlayerId
    domNodeId: NotRequired[dom.BackendNodeId]

class PlayerPropertiesChangedEvent(TypedDict):
    playerId: PlayerId
    properties: list[PlayerProperty]

class PlayerEventsAddedEvent(TypedDict):
    playerId: PlayerId
    events: list[PlayerEvent]

class PlayerMessagesLoggedEvent(TypedDict):
    playerId: PlayerId
    messages: list[PlayerMessage]

class PlayerErrorsRaisedEvent(TypedDict):
    playerId: PlayerId
    errors: list[PlayerError]

class PlayerCreatedEvent(TypedDict):
    player: Player
