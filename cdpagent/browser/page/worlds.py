"""JavaScript in a page: what goes in, what comes out, and worlds of our own.

An isolated world has the page's DOM but its own globals and prototypes, so nothing the page has overridden is trusted,
and nothing that is done there can be seen from the page's scripts.
"""

from __future__ import annotations

import json
import math
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from cdpagent.errors import CommandError, DocumentGoneError, EvaluationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session

_FUNCTION: Final = re.compile(r"\s*(async\b\s*)?(function\b|\([^()]*(\([^()]*\)[^()]*)*\)\s*=>|[\w$]+\s*=>)")
_UNSERIALIZABLE: Final = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf, "-0": -0.0}

# Chrome has one error code for everything that goes wrong on its side; only the words tell the cases apart.
_SERVER_ERROR: Final = -32000
_LOST: Final = (
    "context",
    "navigated or closed",
    "Not attached to an active page",  # between two documents
    "does not belong to the document",
    "Frame with the given id",
    "No frame for given id",
    "Could not find node with given id",
    "No node with given id",
    "No node found for given backend id",
    "Node is detached from document",
)
# What Chrome says of nodes that are given back: also of closed shadow roots, and of which frame an <iframe> holds.
_NODES: Final = {
    "serialization": "deep",
    "maxDepth": 1,
    "additionalParameters": {"maxNodeDepth": 0, "includeShadowTree": "all"},
}
_NOT_JSON: Final = ("reference chain is too long", "couldn't be returned by value")


async def evaluate(
    session: Session, source: str, args: tuple[Any, ...], context_id: int | None, timeout: float | None
) -> Any:
    """Evaluate in a page's own world: an expression, or a function that is called with ``args``."""
    call = as_call(source, args)
    try:
        try:
            return await _evaluate(session, call or source, context_id, timeout)
        except EvaluationError as exc:
            if call is None or args or not _does_not_compile(exc):
                raise
            # It began like a function and was something else, such as `function f() {…} f()`.
            return await _evaluate(session, source, context_id, timeout)
    except CommandError as exc:
        if is_lost_context(exc):
            raise EvaluationError("the page went to another document while the script ran") from exc
        if any(words in exc.message for words in _NOT_JSON):
            raise EvaluationError(
                "the result can't be given back as JSON: it is, or holds, something like a window, a symbol, a bigint "
                "or itself. Return the values that are needed, such as element.textContent"
            ) from exc
        raise


async def _evaluate(session: Session, expression: str, context_id: int | None, timeout: float | None) -> Any:
    params: dict[str, Any] = {"expression": expression, "returnByValue": True, "awaitPromise": True}
    if context_id is not None:
        params["contextId"] = context_id
    return returned(await session.call("Runtime.evaluate", params, timeout=timeout), by_value=True)


def as_call(source: str, args: tuple[Any, ...]) -> str | None:
    """The call of a function given by its source; None if it is not a function."""
    if _FUNCTION.match(source):
        # JSON is JavaScript; the names that Python adds to it (NaN, Infinity) are, too.
        return f"({source}\n)({','.join(json.dumps(arg) for arg in args)})"
    if args:
        raise ValueError("evaluate: arguments need a function to go to, such as (a, b) => a + b")
    return None


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
        raise _thrown(details.get("exception") or {}, details.get("text", ""))
    result: dict[str, Any] = answer["result"]
    if not by_value and "objectId" in result:
        return RemoteObject(result["objectId"], result.get("subtype") or result["type"])
    special = result.get("unserializableValue")
    if special is not None:
        return _UNSERIALIZABLE[special] if special in _UNSERIALIZABLE else int(special.removesuffix("n"))
    return result.get("value")


def _thrown(exception: dict[str, Any], text: str) -> EvaluationError:
    description = str(exception.get("description") or "")
    if exception.get("subtype") == "error":
        return EvaluationError(description.partition("\n    at ")[0], stack=description)
    if exception.get("type") == "object" and description:
        properties = exception.get("preview", {}).get("properties", ())
        inside = ", ".join(f"{each['name']}: {each.get('value', '…')}" for each in properties)
        description = f"{description} {{{inside}}}"
    elif "value" in exception:
        description = json.dumps(exception["value"])
    return EvaluationError(f"the script threw {description or exception.get('type') or text}")


def _does_not_compile(error: EvaluationError) -> bool:
    # A SyntaxError that a running script throws, such as JSON.parse's, says where it was thrown.
    return error.stack.startswith("SyntaxError") and "\n    at " not in error.stack


@contextmanager
def lost_context_is_document_gone() -> Iterator[None]:
    """Raise `DocumentGoneError` for a command that failed only because its document went away under it."""
    try:
        yield
    except CommandError as exc:
        if is_lost_context(exc):
            raise DocumentGoneError() from exc
        raise


def is_lost_context(error: CommandError) -> bool:
    """Whether a command failed only because its document went away under it."""
    return error.cdp_code == _SERVER_ERROR and any(words in error.message for words in _LOST)


class RemoteObject:
    """A handle on a JavaScript object in a page. It lives until its document goes away."""

    __slots__ = ("object_id", "type")

    def __init__(self, object_id: str, object_type: str) -> None:
        self.object_id = object_id
        self.type = object_type

    def __repr__(self) -> str:
        return f"<RemoteObject {self.type}>"

    @property
    def context_id(self) -> int:
        """The execution context that the object belongs to.

        Chrome tells of contexts only after Runtime.enable, which pages can notice: it makes Chrome read what they log.
        But it writes the context's id into every object's: "isolate.context.number".
        """
        return int(self.object_id.split(".")[1])


class World:
    """One isolated world of one document of one frame."""

    __slots__ = ("_mask", "context_id", "session")

    def __init__(self, session: Session, context_id: int, mask: Callable[[Any], Any]) -> None:
        self.session = session
        """The session of its frame."""
        self._mask = mask
        self.context_id = context_id
        """CDP's id of it."""

    def __repr__(self) -> str:
        return f"<World {self.context_id} in {self.session!r}>"

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
        with lost_context_is_document_gone():
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
        given = returned(answer, by_value=by_value)
        return self._mask(given) if by_value else given

    def release(self, handle: RemoteObject) -> None:
        """Let go of a handle, without waiting."""
        self.session.start("Runtime.releaseObject", {"objectId": handle.object_id})


def mask_of(world: World) -> Callable[[Any], Any]:
    """What takes the secrets of the policy out of what a page says; for the scripts that we put into this world."""
    return world._mask


async def describe_nodes(world: World, function: str, *args: Any, this: RemoteObject) -> list[dict[str, Any] | None]:
    """Call a function that gives an array of nodes, and get what Chrome says of each.

    That is a dict with ``backendNodeId``, ``shadowRoot`` (with its ``mode``; None without one) and, of an <iframe>,
    ``frameId``; None for what is not a node.
    """
    return await finish_describing(world, start_describing(world, function, *args, this=this))


def start_describing(world: World, function: str, *args: Any, this: RemoteObject) -> Call:
    """Call such a function without waiting; `finish_describing` gives what `describe_nodes` does."""
    return world.session.start(
        "Runtime.callFunctionOn",
        {
            "objectId": this.object_id,
            "functionDeclaration": function,
            "arguments": [call_argument(arg) for arg in args],
            "serializationOptions": _NODES,
        },
    )


async def finish_describing(world: World, call: Call) -> list[dict[str, Any] | None]:
    """What Chrome says of each of the nodes that the function gives."""
    with lost_context_is_document_gone():
        answer = await world.session.finish(call)
    world.release(returned(answer, by_value=False))
    items = answer["result"]["deepSerializedValue"]["value"]
    return [item.get("value") for item in items]
