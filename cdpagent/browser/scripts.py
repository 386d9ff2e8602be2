"""JavaScript in a page: what goes in, what comes out, and worlds of our own.

An isolated world has the page's DOM but its own globals and prototypes, so nothing the page has overridden is trusted,
and nothing that is done there can be seen from the page's scripts.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

from cdpagent.errors import EvaluationError
from cdpagent.wire import json

if TYPE_CHECKING:
    from cdpagent.wire.session import Session

_FUNCTION = re.compile(r"\s*(async\b\s*)?(function\b|\([^()]*(\([^()]*\)[^()]*)*\)\s*=>|[\w$]+\s*=>)")
_UNSERIALIZABLE = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf, "-0": -0.0}


def as_expression(source: str, args: tuple[Any, ...]) -> str:
    """The expression to evaluate: ``source`` itself, or its call when it is a function."""
    if _FUNCTION.match(source):
        return f"({source}\n)({','.join(json.dumps(arg).decode() for arg in args)})"
    if args:
        raise ValueError("evaluate: arguments need a function to go to, such as (a, b) => a + b")
    return source


def call_argument(value: Any) -> dict[str, Any]:
    """A Python value, or a `RemoteObject`, as an argument of Runtime.callFunctionOn."""
    if isinstance(value, RemoteObject):
        return {"objectId": value.object_id}
    if isinstance(value, float) and not math.isfinite(value):
        return {"unserializableValue": "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"}
    return {"value": value}


def returned(answer: dict[str, Any], *, by_value: bool) -> Any:
    """What a Runtime.evaluate or callFunctionOn gave: a value, a `RemoteObject`, or `EvaluationError`."""
    details = answer.get("exceptionDetails")
    if details is not None:
        raise _thrown(details)
    result: dict[str, Any] = answer["result"]
    if not by_value and "objectId" in result:
        return RemoteObject(result["objectId"], result.get("subtype") or result["type"])
    special = result.get("unserializableValue")
    if special is not None:
        return _UNSERIALIZABLE[special] if special in _UNSERIALIZABLE else int(special.removesuffix("n"))
    return result.get("value")


def _thrown(details: dict[str, Any]) -> EvaluationError:
    exception = details.get("exception") or {}
    stack = str(exception.get("description") or "")
    if not stack:  # something that is no Error was thrown
        value = exception.get("value", exception.get("unserializableValue", details.get("text", "")))
        return EvaluationError(f"the script threw {value!r}")
    return EvaluationError(stack.partition("\n    at ")[0], stack=stack)


class RemoteObject:
    """A handle on a JavaScript object in a page. It lives until its document goes away."""

    __slots__ = ("object_id", "type")

    def __init__(self, object_id: str, object_type: str) -> None:
        self.object_id = object_id
        self.type = object_type

    def __repr__(self) -> str:
        return f"<RemoteObject {self.type}>"


class World:
    """One isolated world of one document of one frame."""

    __slots__ = ("context_id", "session")

    def __init__(self, session: Session, context_id: int) -> None:
        self.session = session
        self.context_id = context_id

    async def evaluate(self, expression: str, *, by_value: bool = True, timeout: float | None = 30) -> Any:
        """Evaluate an expression; its promise is awaited."""
        answer = await self.session.call(
            "Runtime.evaluate",
            {
                "expression": expression,
                "contextId": self.context_id,
                "returnByValue": by_value,
                "awaitPromise": True,
            },
            timeout=timeout,
        )
        return returned(answer, by_value=by_value)

    async def call(
        self,
        function: str,
        *args: Any,
        this: RemoteObject | None = None,
        by_value: bool = True,
        timeout: float | None = 30,
    ) -> Any:
        """Call a function given by its source, with JSON values or `RemoteObject` as arguments and as ``this``."""
        where = {"executionContextId": self.context_id} if this is None else {"objectId": this.object_id}
        answer = await self.session.call(
            "Runtime.callFunctionOn",
            {
                "functionDeclaration": function,
                "arguments": [call_argument(arg) for arg in args],
                "returnByValue": by_value,
                "awaitPromise": True,
                **where,
            },
            timeout=timeout,
        )
        return returned(answer, by_value=by_value)

    def release(self, handle: RemoteObject) -> None:
        """Let go of a handle, without waiting."""
        self.session.start("Runtime.releaseObject", {"objectId": handle.object_id})
