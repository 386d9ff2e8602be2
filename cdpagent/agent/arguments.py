"""Checks what a model gives to a tool, and says what is wrong with it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from cdpagent.see.text import quote

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import ValidationError

    from cdpagent.agent.parameters import Parameters

ERROR_CHARS: Final = 1000
"""The most characters of an error."""


def parse(model: type[Parameters], arguments: Mapping[str, Any] | str | None) -> Parameters:
    """Check the arguments; raise ValueError (of which ValidationError is a subclass) if they are wrong."""
    if isinstance(arguments, str):
        try:
            arguments = json.loads(arguments or "{}")
        except (ValueError, RecursionError):
            raise ValueError("the arguments are not a JSON object") from None
    if arguments is None:
        arguments = {}
    if not isinstance(arguments, dict):
        raise ValueError("the arguments are not a JSON object")
    # In strict mode a model sends null for an optional parameter that it leaves out.
    return model.model_validate({key: value for key, value in arguments.items() if value is not None})


def explain(error: ValidationError, model: type[Parameters]) -> str:
    """Name each wrong field and what is wrong with it, briefly; the ones there are, if there is none of that name."""
    said = []
    for each in error.errors(include_url=False, include_input=False)[:5]:
        name = ".".join(map(str, each["loc"]))[:60] or "arguments"
        said.append(f"{quote(name)[1:-1]}: {each['msg']}")
        if each["type"] == "extra_forbidden":
            said[-1] = f"{quote(name)[1:-1]}: unknown parameter; use {', '.join(model.model_fields)}"
    return "; ".join(said)[:ERROR_CHARS]
