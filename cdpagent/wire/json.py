"""JSON as CDP needs it: fast, and never losing a message.

``pydantic_core`` is about as fast as any decoder, but it refuses two things that Chrome really sends: lone surrogates
(V8 writes them as they are, and cutting a string inside an emoji makes one) and nesting deeper than 200. A refused
message would be a reply that never comes, so the standard library takes over for those.

The other way round, Chrome answers what its own parser refuses with an error that does not say which command it is
about. So a command that Chrome can't read must never leave: see ``strict``.
"""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic_core import from_json, to_json

_CHROME_DEPTH: Final = 300
"""How many levels Chrome's parser takes."""


def loads(data: bytes | bytearray) -> Any:
    """Decode one JSON text; raises ValueError if it is none."""
    try:
        return from_json(data, cache_strings="keys")
    except ValueError:
        try:
            return json.loads(data.decode("utf-8", "surrogatepass"))
        except RecursionError as exc:
            raise ValueError("JSON nested too deeply") from exc


def dumps(value: Any, *, strict: bool = False) -> bytes:
    """Encode as JSON; raises TypeError, naming the trouble, for what JSON can't hold.

    ``strict`` is for commands. Without it the result may hold NaN and Infinity: JavaScript then, but not JSON.
    """
    try:
        data = to_json(value)
        if not strict or (b"NaN" not in data and b"Infinity" not in data):
            return data
    except ValueError:
        pass
    # A lone surrogate, a word like NaN in a string, deep nesting, or something that is no JSON at all: the standard
    # library escapes the first, lets the second and the third pass and names the last.
    try:
        data = json.dumps(value, separators=(",", ":"), allow_nan=not strict).encode("ascii")
    except (ValueError, RecursionError) as exc:
        raise TypeError(str(exc)) from exc
    if strict and _depth(value) > _CHROME_DEPTH:
        raise TypeError(f"nested deeper than the {_CHROME_DEPTH} levels that Chrome takes")
    return data


def _depth(value: Any) -> int:
    level, depth = [value], 0
    while level := [each for each in level if isinstance(each, dict | list | tuple)]:
        depth += 1
        level = [child for each in level for child in (each.values() if isinstance(each, dict) else each)]
    return depth
