"""Which elements of a page listen to input, asked of the debugger, so that no page can notice.

A script sees no listener, and an isolated world has only its own. `DOMDebugger.getEventListeners` on the document, with
everything below it, tells those of the page and of closed shadow trees in one call. It gives numbers of nodes; each
node is put into our world once and remembered there.

It must be asked about the document of the page's own world. Asked about ours, Chrome (156) answers too, but puts the
page's own wrappers of the nodes into our world: from then on we would see what the page has made of their prototypes.

Frameworks that serve all their handlers from one listener further up keep them where only the page's own world sees
them: jQuery with the element that the listener is on, Solid and Svelte on each element. A function looks for those in
the page's world, called so that anything with a side effect throws: whatever traps a page has laid, none can take note.
Chrome does that by throwing away compiled code, which takes a millisecond. So it is called only when listeners have
come that such a framework may have added, and again and again only where one was found.
"""

from __future__ import annotations

from contextlib import suppress
from enum import IntFlag
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from cdpagent.browser.page.page_script import script_source
from cdpagent.browser.page.worlds import RemoteObject, call_argument, returned
from cdpagent.errors import CommandError, EvaluationError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.browser.page.worlds import World
    from cdpagent.wire.protocol import Call


class InputKind(IntFlag):
    """What is listened to, as far as it tells what an element is for."""

    CLICKS = 1
    PRESSES = 2
    DROPS = 4


_KINDS = {
    "click": InputKind.CLICKS,
    "dblclick": InputKind.CLICKS,
    "mousedown": InputKind.PRESSES,
    "mouseup": InputKind.PRESSES,
    "pointerdown": InputKind.PRESSES,
    "pointerup": InputKind.PRESSES,
    "touchstart": InputKind.PRESSES,
    "touchend": InputKind.PRESSES,
    "drop": InputKind.DROPS,
}

_MAX_NEW = 500
"""How many elements are taken over in one look; a page with more of them is learned over several."""
_MAX_ROOTS = 50

_MAX_MARKED = 5000
"""How many elements are looked at for such marks: without side effects, that takes 8 µs for each."""


class Questions(NamedTuple):
    """Commands that have been sent and not yet waited for."""

    inside: Call
    window: Call
    delegates: Call | None


class Preparations(NamedTuple):
    """What can be asked for before anything is known of a document."""

    document: Call
    own: tuple[Call, Call] | None
    """The document and the window of the page's own world."""


def begin_preparing(world: World, *, is_root: bool) -> Preparations:
    """Ask for the document in our world and, where the session means that of this frame, for the page's own."""
    ours = {"executionContextId": world.context_id, "functionDeclaration": "() => document"}
    start = world.session.start
    return Preparations(
        start("Runtime.callFunctionOn", ours),
        # A page can't put another `document` or `window` in their place.
        (start("Runtime.evaluate", {"expression": "document"}), start("Runtime.evaluate", {"expression": "window"}))
        if is_root
        else None,
    )


class Listeners:
    """What is known of the listeners of one document."""

    def __init__(self, world: World, extractor: RemoteObject) -> None:
        self._world = world
        self._extractor = extractor
        self._told = f"cdpagent told {world.context_id}"  # whose handles are let go of all at once
        self._document_node = 0
        self._window: RemoteObject | None = None  # in the page's own world
        self._masks: dict[int, int] = {}  # by backend node id, as the extractor has been told
        self._around = -1  # what the document and the window listen to
        self._roots: dict[int, RemoteObject] = {}  # listening nodes in the page's own world, the document first
        self._delegated: list[tuple[int, list[str]]] = []  # the selectors of each root, as the extractor has been told
        self._places: list[tuple[Any, ...]] = []  # where in which scripts the listeners were made
        self._may_delegate = False  # whether there may be handlers without listeners of their own

    async def prepare(self, begun: Preparations) -> Questions:
        """Get hold of what the questions are asked of, and ask them. Once per document."""
        session = self._world.session
        ours = returned(await session.finish(begun.document), by_value=False)
        described = [session.start("DOM.describeNode", {"objectId": ours.object_id})]
        own = [await self._answer(call, by_value=False) for call in begun.own or ()]
        questions = None
        if own and all(isinstance(each, RemoteObject) for each in own):
            self._roots, self._window = {self._document_node: own[0]}, own[1]  # its number is not known yet
            described.append(session.start("DOM.describeNode", {"objectId": own[0].object_id}))
            questions = self.ask()
        self._document_node, *same = [(await session.finish(call))["node"]["backendNodeId"] for call in described]
        self._world.release(ours)
        if questions is not None and same == [self._document_node]:
            self._roots = {self._document_node: own[0]}
            return questions
        # A frame within, or the page was going elsewhere.
        self._release(each for each in own if isinstance(each, RemoteObject))
        self._roots = await self._resolved(self._begin_resolving([self._document_node], None))
        # Not awaited as a promise would be: that reads its `then`.
        asked = {
            "objectId": self._roots[self._document_node].object_id,
            "functionDeclaration": "function() { return window }",
        }
        self._window = returned(await session.call("Runtime.callFunctionOn", asked), by_value=False)
        return self.ask()

    def ask(self) -> Questions:
        """Send the questions, without waiting."""
        assert self._window is not None
        start = self._world.session.start
        document = self._roots[self._document_node]
        return Questions(
            start("DOMDebugger.getEventListeners", {"objectId": document.object_id, "depth": -1, "pierce": True}),
            start("DOMDebugger.getEventListeners", {"objectId": self._window.object_id}),
            self._probe() if self._may_delegate else None,
        )

    def _probe(self) -> Call:
        return self._ask_delegates([0, *list(self._roots.values())[1:]], by_value=True)

    def _ask_delegates(self, args: list[Any], *, by_value: bool) -> Call:
        """Call delegates.js in the page's own world, on its document, so that nothing it does has an effect."""
        return self._world.session.start(
            "Runtime.callFunctionOn",
            {
                "objectId": self._roots[self._document_node].object_id,
                "functionDeclaration": script_source("cdpagent.see", "delegates.js"),
                "arguments": [call_argument(arg) for arg in args],
                "returnByValue": by_value,
                "throwOnSideEffect": True,
            },
        )

    async def learn(self, asked: Questions) -> bool:
        """Take over the answers. True if anything has changed, so that what was extracted before may be wrong."""
        inside, around, places = await self._answers(asked)
        is_moved, self._places = places != self._places, places
        clicked = [node for node, mask in inside.items() if mask & InputKind.CLICKS]
        # Ask for the nodes now, since the search for delegates takes a while; but where frameworks may have marked
        # nodes, only that search tells which nodes there are.
        begun = {} if self._may_delegate else self._begin_telling(self._changes(inside))
        selectors, is_marked = await self._find_delegates(asked.delegates, clicked, is_moved)
        if is_marked:
            inside |= {node: inside.get(node, 0) | InputKind.CLICKS for node in await self._marked()}
        changed = self._changes(inside)
        begun |= self._begin_telling(changed.keys() - begun.keys(), _MAX_NEW - len(begun))
        is_new = bool(changed) or around != self._around
        if is_new:
            await self._tell(begun, inside, around)
        delegated = [(node, wanted) for node, wanted in zip(self._roots, selectors, strict=False) if wanted]
        if delegated == self._delegated:
            return is_new
        await self._tell_delegated(delegated)
        return True

    async def _answers(self, asked: Questions) -> tuple[dict[int, int], int, list[tuple[Any, ...]]]:
        """What each node listens to, what the document and the window do, and where each listener was made."""
        session = self._world.session
        inside: dict[int, int] = {}
        around = 0
        places: list[tuple[Any, ...]] = []
        for listener in (await session.finish(asked.inside))["listeners"]:
            kind = _KINDS.get(listener["type"])
            if kind:
                node = listener["backendNodeId"]
                inside[node] = inside.get(node, 0) | kind
                places.append((node, *_place(listener)))
        for listener in (await session.finish(asked.window))["listeners"]:
            kind = _KINDS.get(listener["type"])
            if kind:
                around |= kind
                places.append(_place(listener))
        around |= inside.pop(self._document_node, 0)
        return inside, around, places

    def _changes(self, masks: dict[int, int]) -> dict[int, int]:
        """The nodes that have begun to listen to something else, or have stopped: 0."""
        changed = {node: mask for node, mask in masks.items() if self._masks.get(node) != mask}
        return changed | {node: 0 for node, mask in self._masks.items() if mask and node not in masks}

    async def _find_delegates(
        self, asked: Call | None, clicked: list[int], is_moved: bool
    ) -> tuple[list[list[str]], bool]:
        """The selectors that frameworks serve from each root, and whether they have put handlers on elements."""
        self._may_delegate |= is_moved  # also if this is cancelled before it is known
        if not self._may_delegate:
            return [], False
        probed = await self._answer(asked) if asked is not None else None
        roots = [node for node in clicked if node not in self._roots]
        if roots and len(self._roots) < _MAX_ROOTS:
            self._roots |= await self._resolved(self._begin_resolving(roots[: _MAX_ROOTS - len(self._roots)], None))
            asked = None
        if asked is None:
            probed = await self._answer(self._probe())
        selectors, is_marked, is_bound = _checked(probed)
        self._may_delegate = probed is None or is_marked or is_bound
        return selectors, is_marked

    def _begin_telling(self, nodes: Iterable[int], limit: int = _MAX_NEW) -> dict[int, Call]:
        return self._begin_resolving(islice(nodes, limit), self._world.context_id)

    async def _tell(self, begun: dict[int, Call], masks: dict[int, int], around: int) -> None:
        found = await self._resolved(begun)
        # A node that cannot be had is of another frame's document, or gone: not worth asking for again.
        self._masks |= {node: masks.get(node, 0) if node in found else 0 for node in begun}
        self._around = around
        self._teach("learnListeners", around, [masks.get(node, 0) for node in found], *found.values())

    async def _tell_delegated(self, delegated: list[tuple[int, list[str]]]) -> None:
        found = await self._resolved(self._begin_telling(node for node, _ in delegated))
        self._delegated = delegated
        self._teach("learnDelegated", [wanted for node, wanted in delegated if node in found], *found.values())

    def _teach(self, method: str, *args: Any) -> None:
        """Hand over what was learned, without waiting: whatever is asked next comes after it."""
        self._world.session.start(
            "Runtime.callFunctionOn",
            {
                "objectId": self._extractor.object_id,
                "functionDeclaration": f"function(...a){{this.{method}(...a)}}",
                "arguments": [call_argument(arg) for arg in args],
            },
        )
        self._world.session.start("Runtime.releaseObjectGroup", {"objectGroup": self._told})

    async def _answer(self, call: Call, *, by_value: bool = True) -> Any:
        try:
            return returned(await self._world.session.finish(call), by_value=by_value)
        except (EvaluationError, CommandError):
            return None  # the page is in the way; what it hides that way stays hidden

    async def _marked(self) -> list[int]:
        """The nodes on which a framework has put a handler."""
        session = self._world.session
        found = await self._answer(self._ask_delegates([_MAX_MARKED], by_value=False), by_value=False)
        if not isinstance(found, RemoteObject):
            return []
        listed = await session.send("Runtime.getProperties", objectId=found.object_id, ownProperties=True)
        handles = [item["value"]["objectId"] for item in listed["result"] if "objectId" in item.get("value", {})]
        calls = [session.start("DOM.describeNode", {"objectId": handle}) for handle in handles[:_MAX_NEW]]
        nodes = []
        for call in calls:
            with suppress(CommandError):  # not a node
                nodes.append((await session.finish(call))["node"]["backendNodeId"])
        self._release([found, *(RemoteObject(handle, "node") for handle in handles)])
        return nodes

    def _begin_resolving(self, nodes: Iterable[int], context: int | None) -> dict[int, Call]:
        """Ask for the nodes as objects of the page's world, or of ours until `_teach` is over, without waiting."""
        where = {} if context is None else {"executionContextId": context, "objectGroup": self._told}
        return {node: self._world.session.start("DOM.resolveNode", {"backendNodeId": node, **where}) for node in nodes}

    async def _resolved(self, calls: dict[int, Call]) -> dict[int, RemoteObject]:
        """The objects, once they are there; without those that are not in this document."""
        found: dict[int, RemoteObject] = {}
        for node, call in calls.items():
            with suppress(CommandError):
                found[node] = RemoteObject((await self._world.session.finish(call))["object"]["objectId"], "node")
        return found

    def _release(self, handles: Iterable[RemoteObject]) -> None:
        for handle in handles:
            self._world.release(handle)


def _place(listener: dict[str, Any]) -> tuple[Any, ...]:
    return listener["type"], listener["scriptId"], listener["lineNumber"], listener["columnNumber"]


def _checked(found: Any) -> tuple[list[list[str]], bool, bool]:
    """What the page's own world answered, as far as it is what it should be: that world is the page's."""
    if not isinstance(found, dict):
        return [], False, False
    selectors = [
        [one for one in some if isinstance(one, str)][:100] if isinstance(some, list) else []
        for some in found.get("selectors") or ()
    ]
    return selectors, found.get("isMarked") is True, found.get("isBound") is True
