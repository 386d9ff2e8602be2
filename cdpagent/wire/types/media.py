# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 7707af9b419d9322654589efdc0ffa7fe734390297ed8a4d60b6ed1a502ad9f4
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
