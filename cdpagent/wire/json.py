"""JSON as CDP needs it: fast, and never losing a message.

``pydantic_core`` is about as fast as any decoder, but it refuses two things that Chrome really sends: lone surrogates
(V8 writes them as they are, and cutting a string inside an emoji makes one) and nesting deeper than 200. A refused
message would be a reply that never comes, so the standard library takes over for those.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import from_json, to_json


def loads(data: bytes | bytearray) -> Any:
    """Decode one JSON text; raises ValueError if it is none."""
    try:
        return from_json(data, cache_strings="keys")
    except ValueError:
        try:
            return json.loads(data.decode("utf-8", "surrogatepass"))
        except RecursionError as exc:
            raise ValueError("JSON nested too deeply") from exc


def dumps(value: Any) -> bytes:
    """Encode as JSON; raises TypeError, naming the trouble, for what JSON can't hold."""
    try:
        return to_json(value)
    except ValueError:
        # A lone surrogate, or something that is no JSON at all: the standard library escapes the first and names the second.
        return json.dumps(value, separators=(",", ":")).encode("ascii")
