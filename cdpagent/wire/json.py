"""JSON for CDP: fast, and without losing a message.

``pydantic_core`` is about as fast as any decoder, but it refuses two things that Chrome really sends: lone surrogates
(V8 writes them unescaped, and a page that cuts a string inside an emoji makes one) and nesting deeper than 200 levels.
If we dropped such a message, its caller would wait for ever; so the standard library decodes those.

In the other direction, when Chrome's own parser refuses a command, Chrome's error does not say which command it was,
so its caller would wait for ever too. We must never send a command that Chrome can't read: see ``strict``.
"""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic_core import from_json, to_json

_CHROME_DEPTH: Final = 300
"""How many levels of nesting Chrome's parser accepts."""


def loads(data: bytes | bytearray) -> Any:
    """Decode one JSON text; raise ValueError if it is not valid."""
    try:
        return from_json(data, cache_strings="keys")
    except ValueError:
        try:
            return json.loads(data.decode("utf-8", "surrogatepass"))
        except RecursionError as exc:
            raise ValueError("JSON nested too deeply") from exc


def dumps(value: Any, *, strict: bool = False) -> bytes:
    """Encode as JSON; raise TypeError, with the reason, for a value that JSON can't hold.

    ``strict`` is for commands. Without it the result may hold NaN and Infinity, which are JavaScript but not JSON.
    """
    try:
        data = to_json(value)
        if not strict or (b"NaN" not in data and b"Infinity" not in data):
            return data
    except ValueError:
        pass
    # We get here for a lone surrogate, a word like NaN inside a string, deep nesting, or a value that JSON can't hold.
    # The standard library escapes the first, accepts the second and third, and raises an error that names the last.
    try:
        data = json.dumps(value, separators=(",", ":"), allow_nan=not strict).encode("ascii")
    except (ValueError, RecursionError) as exc:
        raise TypeError(str(exc)) from exc
    if strict and _depth(value) > _CHROME_DEPTH:
        raise TypeError(f"nested deeper than the {_CHROME_DEPTH} levels that Chrome accepts")
    return data


def _depth(value: Any) -> int:
    level, depth = [value], 0
    while level := [each for each in level if isinstance(each, dict | list | tuple)]:
        depth += 1
        level = [child for each in level for child in (each.values() if isinstance(each, dict) else each)]
    return depth
