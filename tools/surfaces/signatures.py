"""The types of `Session.send`, `subscribe` and `expect`, made from those of the Trio surface."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tools.surfaces.worlds import World

TYPED: Final = {"send": "SendCommand", "subscribe": "SubscribeEvents", "expect": "ExpectEvent"}
"""The methods of Session that have an overload for each command or event, and the protocol that holds the overloads."""

_SOURCE: Final = Path(__file__).parents[2] / "cdpagent" / "wire" / "types" / "signatures.py"
_PROTOCOL: Final = re.compile(r"^class (\w+)\(Protocol\):\n(?:(?:[ #].*)?\n)+", re.MULTILINE)
_FROM_TRIO: Final = "    from cdpagent.wire.subscription import Event, Expectation, Subscription\n"
_SHARED: Final = "Empty, EventName, UnknownCommandOrWrongParameters, UnknownEventOrWrongArguments"


def needed(world: World) -> list[str]:
    """Return the protocols that differ from Trio's. For asyncio, `SendCommand` does not: both await a command."""
    return [name for name in TYPED.values() if not (world.is_async and name == "SendCommand")]


def signatures(world: World) -> str:
    """Return the text of the module."""
    source = _SOURCE.read_text("utf-8")
    found = {each.group(1): each.group(0) for each in _PROTOCOL.finditer(source)}
    head = source[source.index("from __future__") : source.index("class UnknownCommandOrWrongParameters")].rstrip()
    assert _FROM_TRIO in head, "tools/protocol_types.py has changed: adapt this file to it"
    ours = f"    from cdpagent.{world.name} import Expectation, Subscription\n"
    head = head.replace(_FROM_TRIO, f"{ours}    from cdpagent.wire.protocol import Event\n")
    head += f"\n    from cdpagent.wire.types.signatures import (\n        {_SHARED},\n    )"
    body = "\n\n".join(found[name].rstrip() + "\n" for name in needed(world))
    if world.is_async:
        head = head.replace("import Callable, Sequence", "import Awaitable, Callable, Sequence")
        body = body.replace("]], bool] | None", "]], bool | Awaitable[bool]] | None")
    else:
        body = body.replace("async def __call__", "def __call__")
    said = '"""The types of `Session.send`, `subscribe` and `expect`, with an overload for each command and event."""'
    return f"{said}\n\n{head}\n\n\n{body}"
