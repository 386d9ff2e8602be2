"""Handlers that a framework serves from one listener further up, so that the elements themselves listen to nothing.

jQuery keeps them with the element that the listener is on, as plain data: ``root.jQuery371.events.click[0].selector``.
The debugger reads that property by property and runs nothing in the page. All roots are read at once, so it takes
as many round trips as the path has steps. (A script of ours that Chrome ends at its first side effect could read it,
too, but took 30 to 100 milliseconds in a large application.)

Which elements are such roots is told by where their listeners come from: all those of jQuery are one function. So one
element of each function is looked at, and more only where jQuery was found.

Solid and Svelte put a handler on each element instead. Where one of them is, such a script looks for those after all.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from cdpagent.browser.page.page_script import script_source
from cdpagent.browser.page.worlds import RemoteObject, call_argument, returned
from cdpagent.errors import CommandError, EvaluationError

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping, Sequence

    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session

    Key = TypeVar("Key", bound=Hashable)

_CLICKS: Final = ("click", "dblclick", "mousedown", "mouseup", "pointerdown", "touchstart", "tap")
_JQUERY: Final = re.compile(r"jQuery\d+")
_MAX_SELECTORS: Final = 100
_MAX_MARKED: Final = 5000
"""How many elements are looked at for marks: without side effects, that takes 8 µs for each."""
_MAX_FOUND: Final = 500
_MAX_ROOTS: Final = 50
_MAX_WATCHED: Final = 8
_MAX_PLACES: Final = 5000

Place = tuple[str, int, int]
"""Where the function of a listener is: script, line and column."""

_Key = tuple[int, str]
"""A node, and the property of it that holds what jQuery knows."""

Properties = dict[str, dict[str, Any]]
"""The own properties of an object that have a value: CDP's RemoteObject by name."""


class Bound(NamedTuple):
    """What jQuery has bound to one element."""

    selectors: list[str]
    """What its handlers are for, where it is not the element itself."""
    events: str
    """The object with the handlers of each type, by its CDP id; empty if there is none."""
    size: tuple[tuple[str, str], ...]
    """How many handlers each type has: different when one was added."""


class Delegates:
    """What frameworks serve from further up in one document."""

    def __init__(self, session: Session, number: int) -> None:
        self._session = session
        self._group = f"cdpagent roots {number}"  # whose handles are let go of after each question
        self._kept = f"cdpagent events {number}"
        self._document: RemoteObject | None = None
        self._document_node = 0
        self._window: RemoteObject | None = None
        self._is_jquery: dict[Place, bool] = {}
        self._roots: set[int] = set()  # the elements that jQuery has bound something to
        self._watched: dict[int, Bound] = {}
        self.selectors: dict[int, list[str]] = {}
        """What jQuery serves from each root, by the backend id of its node."""
        self.is_marked = False
        """Whether Solid or Svelte is there, which put handlers on elements."""

    def begin(self, document_node: int, document: RemoteObject, window: RemoteObject) -> None:
        """Take the document and the window of the page's own world."""
        self._document_node, self._document, self._window = document_node, document, window

    async def meet(self, places: Mapping[Place, Sequence[int]]) -> None:
        """Look for handlers, given the nodes that listen to clicks, by where the functions of their listeners are."""
        new = {place: nodes[0] for place, nodes in places.items() if place not in self._is_jquery}
        if new:
            if len(self._is_jquery) > _MAX_PLACES:
                self._is_jquery.clear()
            await self._examine({*new.values()}, finds_marks=True)
            self._is_jquery |= {place: node in self._roots for place, node in new.items()}
        theirs = [nodes for place, nodes in places.items() if self._is_jquery.get(place)]
        more = dict.fromkeys(node for nodes in theirs for node in nodes if node not in self._roots)
        room = _MAX_ROOTS - len(self._roots)
        if more and room > 0:
            await self._examine(list(more)[:room])

    def forget_others(self, nodes: Mapping[int, object]) -> None:
        """Forget the roots that are not among these nodes any more."""
        gone = self._roots - nodes.keys() - {self._document_node}
        self._roots -= gone
        for node in gone:
            self.selectors.pop(node, None)
            self._unwatch(node)

    # --- handlers that are added where there are some ----------------------------------------------------------------

    @property
    def is_watching(self) -> bool:
        """Whether there is anything to ask when handlers may have come."""
        return bool(self._watched)

    def ask_watched(self) -> dict[int, Call]:
        """Ask whether there are more handlers than before, without waiting."""
        start = self._session.start
        asked = {"ownProperties": True}
        return {
            node: start("Runtime.getProperties", {"objectId": bound.events, **asked})
            for node, bound in self._watched.items()
        }

    async def learn_watched(self, asked: Mapping[int, Call]) -> bool:
        """Take over the answers; True if there are other selectors."""
        changed = []
        for node, call in asked.items():
            try:
                types = _values_of(await self._session.finish(call))
            except CommandError:
                types = {}
            self._release(value["objectId"] for value in types.values() if "objectId" in value)
            if node in self._watched and _size_of(types) != self._watched[node].size:
                changed.append(node)
        before = [self.selectors.get(node) for node in changed]
        if changed:
            await self._examine(changed)
        return before != [self.selectors.get(node) for node in changed]

    def _watch(self, node: int, bound: Bound) -> None:
        self._unwatch(node)
        if len(self._watched) < _MAX_WATCHED:
            self._watched[node] = bound

    def _unwatch(self, node: int) -> None:
        bound = self._watched.pop(node, None)
        if bound is not None:
            self._release([bound.events])

    # --- looking at roots --------------------------------------------------------------------------------------------

    async def _examine(self, nodes: Iterable[int], *, finds_marks: bool = False) -> None:
        """Find out what jQuery has bound to these nodes, and whether a framework is there that marks elements."""
        session, window = self._session, self._window
        assert window is not None
        where = {"objectGroup": self._group}
        svelte = self._ask_page(window, "function() { return '__svelte' in this }") if finds_marks else None
        resolving = {node: session.start("DOM.resolveNode", {"backendNodeId": node, **where}) for node in nodes}
        handles = {}
        for node, call in resolving.items():
            with suppress(CommandError):  # it is gone
                handles[node] = (await session.finish(call))["object"]["objectId"]
        properties = await self._own_properties(handles)
        found = await self._read_jquery(properties)
        self._roots |= found.keys()
        self.selectors |= {node: bound.selectors for node, bound in found.items()}
        await self._keep_events(found)
        if svelte is not None:
            self.is_marked |= await self._answer(svelte) is True
            self.is_marked |= "_$DX_DELEGATE" in properties.get(self._document_node, {})
        session.start("Runtime.releaseObjectGroup", where)

    async def _keep_events(self, found: Mapping[int, Bound]) -> None:
        """Keep a handle on the handlers of the roots where more are likely to come."""
        wanted = {
            node: bound
            for node, bound in found.items()
            if bound.events and (bound.selectors or node == self._document_node)
        }
        # What it is called with is what it gives: the handle is in another group, and outlives this question.
        calls = {
            node: self._session.start(
                "Runtime.callFunctionOn",
                {
                    "objectId": bound.events,
                    "functionDeclaration": "function() { return this }",
                    "objectGroup": self._kept,
                },
            )
            for node, bound in wanted.items()
        }
        for node, call in calls.items():
            kept = await self._answer(call)
            if isinstance(kept, RemoteObject):
                self._watch(node, wanted[node]._replace(events=kept.object_id))

    async def _read_jquery(self, roots: Mapping[int, Properties]) -> dict[int, Bound]:
        """What jQuery has bound to those of these elements that it knows, given the properties of each."""
        data = {
            (node, name): value
            for node, properties in roots.items()
            for name, value in properties.items()
            if _JQUERY.match(name)
        }
        found = {node: Bound([], "", ()) for node, _ in data}
        inside = await self._own_properties({key: data[key]["objectId"] for key in data if "objectId" in data[key]})
        # Before version 2, an element has the number of its data.
        numbers = {key: str(value.get("value")) for key, value in data.items() if value["type"] == "number"}
        if numbers:
            inside |= await self._read_cache(numbers)
        events = _objects({key: held["events"] for key, held in inside.items() if "events" in held})
        by_type = await self._own_properties(events)
        selectors = await self._read_selectors(by_type)
        for key, types in by_type.items():
            found[key[0]] = Bound(selectors.get(key, []), events[key], _size_of(types))
        return found

    async def _read_selectors(self, by_type: Mapping[_Key, Properties]) -> dict[_Key, list[str]]:
        """What the handlers in each of these objects are for."""
        arrays = _objects(
            {(key, name): types[name] for key, types in by_type.items() for name in _CLICKS if name in types}
        )
        handlers: dict[tuple[_Key, str, int], str] = {}
        for (key, name), items in (await self._own_properties(arrays)).items():
            # jQuery puts those with a selector first, and counts them.
            count = items.get("delegateCount", {}).get("value", _MAX_SELECTORS)
            first = range(min(count, _MAX_SELECTORS) if isinstance(count, int) else 0)
            handlers |= _objects({(key, name, index): items[str(index)] for index in first if str(index) in items})
        found: dict[_Key, list[str]] = {}
        for (key, _, _), handler in (await self._own_properties(handlers)).items():
            selector = handler.get("selector", {}).get("value")
            wanted = found.setdefault(key, [])
            if isinstance(selector, str) and len(wanted) < _MAX_SELECTORS:
                wanted.append(selector)
        return found

    async def _read_cache(self, numbers: Mapping[_Key, str]) -> dict[_Key, Properties]:
        """What jQuery keeps under these numbers."""
        assert self._window is not None
        cache = await self._answer(self._ask_page(self._window, "function() { return this.jQuery.cache }"))
        if not isinstance(cache, RemoteObject):
            return {}
        held = (await self._own_properties({0: cache.object_id})).get(0, {})
        return await self._own_properties(
            _objects({key: held[number] for key, number in numbers.items() if number in held})
        )

    async def find_marked(self) -> list[int]:
        """The nodes on which Solid or Svelte has put a handler."""
        session = self._session
        assert self._document is not None
        call = self._ask_page(self._document, script_source("cdpagent.see", "delegates.js"), _MAX_MARKED)
        found = await self._answer(call)
        if not isinstance(found, RemoteObject):
            return []
        listed = (await self._own_properties({0: found.object_id})).get(0, {})
        handles = list(_objects(listed).values())[:_MAX_FOUND]
        calls = [session.start("DOM.describeNode", {"objectId": handle}) for handle in handles]
        nodes = []
        for call in calls:
            with suppress(CommandError):  # not a node
                nodes.append((await session.finish(call))["node"]["backendNodeId"])
        session.start("Runtime.releaseObjectGroup", {"objectGroup": self._group})
        return nodes

    # --- asking ------------------------------------------------------------------------------------------------------

    async def _own_properties(self, objects: Mapping[Key, str]) -> dict[Key, Properties]:
        """The own properties of each of these objects, read without running anything; none of one that is gone."""
        calls = {
            key: self._session.start("Runtime.getProperties", {"objectId": each, "ownProperties": True})
            for key, each in objects.items()
        }
        found = {}
        for key, call in calls.items():
            with suppress(CommandError):
                found[key] = _values_of(await self._session.finish(call))
        return found

    def _ask_page(self, this: RemoteObject, function: str, *args: Any) -> Call:
        """Call a function in the page's own world so that it ends at its first side effect: no trap can take note."""
        return self._session.start(
            "Runtime.callFunctionOn",
            {
                "objectId": this.object_id,
                "functionDeclaration": function,
                "arguments": [call_argument(arg) for arg in args],
                "objectGroup": self._group,
                "throwOnSideEffect": True,
            },
        )

    async def _answer(self, call: Call) -> Any:
        try:
            return returned(await self._session.finish(call), by_value=False)
        except (EvaluationError, CommandError):
            return None  # the page is in the way; what it hides that way stays hidden

    def _release(self, handles: Iterable[str]) -> None:
        for handle in handles:
            self._session.start("Runtime.releaseObject", {"objectId": handle})


def _objects(values: Mapping[Key, dict[str, Any]]) -> dict[Key, str]:
    """The CDP ids of those that are objects."""
    return {key: value["objectId"] for key, value in values.items() if "objectId" in value}


def _values_of(answer: dict[str, Any]) -> Properties:
    """The values in an answer of Runtime.getProperties; a getter has none, and is not called."""
    return {each["name"]: each["value"] for each in answer["result"] if "value" in each}


def _size_of(types: Properties) -> tuple[tuple[str, str], ...]:
    """How many handlers each type of input has, as Chrome describes the arrays: ``Array(3)``."""
    return tuple((name, str(types[name].get("description"))) for name in _CLICKS if name in types)
