"""Which elements of a page listen to input, asked of the debugger, so that no page can notice.

A script sees no listener, and an isolated world has only its own. `DOMDebugger.getEventListeners` on the document, with
everything below it, tells those of the page and of closed shadow trees in one call. It gives numbers of nodes; each
node is put into our world once and remembered there.

It must be asked about the document of the page's own world. Asked about ours, Chrome (156) answers too, but puts the
page's own wrappers of the nodes into our world: from then on we would see what the page has made of their prototypes.

The answer has 160 bytes for each listener of whatever kind, and an application has ten thousand of them: 70 to 100
milliseconds. So the whole document is asked once. From then on our script says which elements have come, and only these
are asked about, with all below them, before the look that shows them answers. An element that was there before and
begins to listen later shows in nothing but Chrome's count of listeners: then the whole document is asked once more, at
once if its listeners are few, and otherwise in the background, for the next look. `Extractor` decides that.

What listens without a listener of its own is found by `delegates`.
"""

from __future__ import annotations

from contextlib import suppress
from enum import IntFlag
from itertools import count, islice
from typing import TYPE_CHECKING, Any, NamedTuple

from cdpagent.browser.page.worlds import (
    RemoteObject,
    call_argument,
    finish_describing,
    returned,
    start_describing,
)
from cdpagent.errors import CommandError, EvaluationError
from cdpagent.see.delegates import Delegates

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cdpagent.browser.page.page_script import PageScript
    from cdpagent.browser.page.worlds import World
    from cdpagent.see.delegates import Place
    from cdpagent.wire.protocol import Call


class InputKind(IntFlag):
    """What is listened to, as far as it tells what an element is for."""

    CLICKS = 1
    PRESSES = 2
    DROPS = 4
    KEYPRESSES = 8


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
    "keypress": InputKind.KEYPRESSES,
}

_MAX_NEW = 500
"""How many elements are taken over in one look; a page with more of them is learned over several."""
_FEW = 500
"""How many listeners can be asked for before a look is answered: that takes two milliseconds."""


_numbers = count()
"""For names of groups of handles: what one lets go of must not be what another has."""


class Questions(NamedTuple):
    """What was asked about the whole document, and not yet waited for."""

    inside: Call
    window: Call


class Along(NamedTuple):
    """What was asked along with a look, and not yet waited for."""

    added: Call
    """Which elements have come."""
    watched: dict[int, Call]
    """Whether jQuery has more handlers where it had some."""


class Heard(NamedTuple):
    """Who listens to what, in the whole document or below some elements."""

    masks: dict[int, int]
    """The kinds of input, by backend node id."""
    around: int
    """What the document and the window listen to."""
    places: dict[Place, list[int]]
    """Where the functions that listen to clicks are, and the nodes that they are on."""
    total: int
    """How many listeners there are, of all kinds."""


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

    def __init__(self, world: World, script: PageScript) -> None:
        self._world = world
        self._script = script
        number = next(_numbers)
        self._told = f"cdpagent told {number}"  # whose handles are let go of all at once
        self._asked = f"cdpagent asked {number}"
        self._document_node = 0
        self._document: RemoteObject | None = None  # in the page's own world
        self._window: RemoteObject | None = None  # in the page's own world
        self._masks: dict[int, int] = {}  # by backend node id, as the extractor has been told
        self._fresh: set[int] = set()  # what was learned since the whole document was last asked
        self._around = -1  # what the document and the window listen to
        self._count = 0  # how many listeners the whole document had
        self._delegates = Delegates(world.session, number)
        self._delegated: list[tuple[int, list[str]]] = []  # the selectors of each root, as the extractor has been told
        self.is_behind = False
        """Whether there were more than could be taken over at once."""

    @property
    def are_few(self) -> bool:
        """Whether asking about the whole document takes hardly any time."""
        return self._count <= _FEW

    @property
    def are_watched(self) -> bool:
        """Whether there are elements whose handlers a framework keeps, so that they change without a listener."""
        return self._delegates.is_watching or self._delegates.is_marked

    @property
    def have_marks(self) -> bool:
        """Whether a framework is there whose handlers come and go without a listener."""
        return self._delegates.is_marked

    async def prepare(self, begun: Preparations) -> Questions:
        """Get hold of what the questions are asked of, and ask them. Once per document."""
        session = self._world.session
        self._start("takeAdded")  # from here on it knows what comes
        ours = returned(await session.finish(begun.document), by_value=False)
        described = [session.start("DOM.describeNode", {"objectId": ours.object_id})]
        own = [await self._answer(call) for call in begun.own or ()]
        questions = None
        if own and all(isinstance(each, RemoteObject) for each in own):
            self._document, self._window = own
            described.append(session.start("DOM.describeNode", {"objectId": own[0].object_id}))
            questions = self.ask()
        self._document_node, *same = [(await session.finish(call))["node"]["backendNodeId"] for call in described]
        self._world.release(ours)
        if questions is None or same != [self._document_node]:
            # A frame within, or the page was going elsewhere.
            self._release(each for each in own if isinstance(each, RemoteObject))
            found = await self._resolved(self._begin_resolving([self._document_node], {}))
            self._document = found[self._document_node]
            # Not awaited as a promise would be: that reads its `then`.
            asked = {"objectId": self._document.object_id, "functionDeclaration": "function() { return window }"}
            self._window = returned(await session.call("Runtime.callFunctionOn", asked), by_value=False)
            questions = self.ask()
        assert self._document is not None
        assert self._window is not None
        self._delegates.begin(self._document_node, self._document, self._window)
        return questions

    # --- the whole document ------------------------------------------------------------------------------------------

    def ask(self) -> Questions:
        """Ask about the whole document, without waiting."""
        assert self._document is not None
        assert self._window is not None
        start = self._world.session.start
        self._fresh.clear()
        return Questions(
            self._ask_below(self._document),
            start("DOMDebugger.getEventListeners", {"objectId": self._window.object_id}),
        )

    async def hear(self, asked: Questions) -> Heard:
        """The answers."""
        session = self._world.session
        heard = _heard((await session.finish(asked.inside))["listeners"])
        around = heard.masks.pop(self._document_node, 0)
        for listener in (await session.finish(asked.window))["listeners"]:
            around |= _KINDS.get(listener["type"], 0)
        self._count = heard.total
        return heard._replace(around=around)

    async def learn(self, heard: Heard) -> bool:
        """Take over what was heard of the whole document. True if what was extracted before may be wrong."""
        # Ask for the nodes now, since the search for delegates takes a while; but where frameworks may have marked
        # nodes, only that search tells which nodes there are.
        delegates = self._delegates
        begun = {} if delegates.is_marked else self._begin_telling(self._changes(heard.masks))
        delegates.forget_others(heard.masks)
        await delegates.meet(heard.places)
        masks = await self._with_marks(heard.masks)
        changed = self._changes(masks)
        begun |= self._begin_telling(changed.keys() - begun.keys(), _MAX_NEW - len(begun))
        self.is_behind = len(begun) < len(changed)
        is_new = bool(changed) or heard.around != self._around
        if is_new:
            await self._tell(begun, masks, heard.around)
        return await self._tell_delegated() or is_new

    def _changes(self, masks: dict[int, int]) -> dict[int, int]:
        """The nodes that have begun to listen to something else, or have stopped: 0."""
        changed = {node: mask for node, mask in masks.items() if self._masks.get(node) != mask}
        changed |= {node: 0 for node, mask in self._masks.items() if mask and node not in masks}
        return {node: mask for node, mask in changed.items() if node not in self._fresh}

    # --- what has come -----------------------------------------------------------------------------------------------

    def ask_along(self) -> Along:
        """Ask what has come since this was last asked, without waiting. Best right after the call that looks."""
        function = "function() { return this.takeAdded() }"
        return Along(start_describing(self._world, function, this=self._script.handle), self._delegates.ask_watched())

    async def added(self, along: Along) -> list[int]:
        """The nodes that have come, without those inside of others; the document, if it may be any."""
        return [node["backendNodeId"] for node in await finish_describing(self._world, along.added) if node]

    def is_whole(self, added: list[int]) -> bool:
        """Whether anything in the document may be new."""
        return self._document_node in added

    async def learn_watched(self, along: Along) -> bool:
        """Take over which handlers have come where jQuery had some. True if there are any."""
        return await self._delegates.learn_watched(along.watched) and await self._tell_delegated()

    async def learn_added(self, added: list[int]) -> bool:
        """Ask about these nodes and all below them, and take over the answers. True if any of them listens."""
        session = self._world.session
        # As objects of the page's own world: see above.
        found = await self._resolved(self._begin_resolving(added, {"objectGroup": self._asked}))
        calls = [self._ask_below(each) for each in found.values()]
        listeners = []
        for call in calls:
            with suppress(CommandError):  # it is gone
                listeners += (await session.finish(call))["listeners"]
        session.start("Runtime.releaseObjectGroup", {"objectGroup": self._asked})
        heard = _heard(listeners)
        self._count += heard.total
        await self._delegates.meet(heard.places)
        masks = await self._with_marks(heard.masks)
        changed = {node: mask for node, mask in masks.items() if self._masks.get(node) != mask}
        if changed:
            self._fresh |= changed.keys()
            await self._tell(self._begin_telling(changed), masks, self._around)
        return await self._tell_delegated() or bool(changed)

    async def _with_marks(self, masks: dict[int, int]) -> dict[int, int]:
        if not self._delegates.is_marked:
            return masks
        return masks | {node: masks.get(node, 0) | InputKind.CLICKS for node in await self._delegates.find_marked()}

    # --- telling our script ------------------------------------------------------------------------------------------

    def _begin_telling(self, nodes: Iterable[int], limit: int = _MAX_NEW) -> dict[int, Call]:
        where = {"executionContextId": self._world.context_id, "objectGroup": self._told}
        return self._begin_resolving(islice(nodes, limit), where)

    async def _tell(self, begun: dict[int, Call], masks: dict[int, int], around: int) -> None:
        found = await self._resolved(begun)
        # A node that cannot be had is of another frame's document, or gone: not worth asking for again.
        self._masks |= {node: masks.get(node, 0) if node in found else 0 for node in begun}
        self._around = around
        self._teach("learnListeners", around, [masks.get(node, 0) for node in found], *found.values())

    async def _tell_delegated(self) -> bool:
        """Tell which elements the handlers are for; False if that has been told already."""
        delegated = [(node, wanted) for node, wanted in self._delegates.selectors.items() if wanted]
        if delegated == self._delegated:
            return False
        found = await self._resolved(self._begin_telling(node for node, _ in delegated))
        self._delegated = delegated
        self._teach("learnDelegated", [wanted for node, wanted in delegated if node in found], *found.values())
        return True

    def _teach(self, method: str, *args: Any) -> None:
        """Hand over what was learned, without waiting: whatever is asked next comes after it."""
        self._start(method, *args)
        self._world.session.start("Runtime.releaseObjectGroup", {"objectGroup": self._told})

    def _start(self, method: str, *args: Any) -> None:
        """Call a function of our script whose answer is not needed."""
        self._world.session.start(
            "Runtime.callFunctionOn",
            {
                "objectId": self._script.handle.object_id,
                "functionDeclaration": f"function(...a){{this.{method}(...a)}}",
                "arguments": [call_argument(arg) for arg in args],
            },
        )

    # --- asking ------------------------------------------------------------------------------------------------------

    def _ask_below(self, handle: RemoteObject) -> Call:
        wanted = {"objectId": handle.object_id, "depth": -1, "pierce": True}
        return self._world.session.start("DOMDebugger.getEventListeners", wanted)

    async def _answer(self, call: Call) -> Any:
        try:
            return returned(await self._world.session.finish(call), by_value=False)
        except (EvaluationError, CommandError):
            return None  # the page is in the way; what it hides that way stays hidden

    def _begin_resolving(self, nodes: Iterable[int], where: dict[str, Any]) -> dict[int, Call]:
        """Ask for the nodes as objects, of the page's world where no other is named, without waiting."""
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


def _heard(listeners: list[dict[str, Any]]) -> Heard:
    """What Chrome has told, without what is not input."""
    masks: dict[int, int] = {}
    places: dict[Place, list[int]] = {}
    for listener in listeners:
        kind = _KINDS.get(listener["type"])
        if kind:
            node = listener["backendNodeId"]
            masks[node] = masks.get(node, 0) | kind
            if kind in InputKind.CLICKS | InputKind.PRESSES:
                place = listener["scriptId"], listener["lineNumber"], listener["columnNumber"]
                places.setdefault(place, []).append(node)
    return Heard(masks, 0, places, len(listeners))
