"""The extractor in a page: its JavaScript, put into our isolated world once per document, and the calls to it.

The source is in ``extractor/``; the file beside this one is built from it. It is one expression whose value is an
object; only the debugger's handle keeps that object alive, so neither the page nor our own world has a name for it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from cdpagent.browser.scripts import RemoteObject, call_argument, is_lost_context, returned
from cdpagent.errors import CommandError
from cdpagent.see.hints import name_by_hints
from cdpagent.see.listeners import Listeners
from cdpagent.see.rows import FrameRows, decode_frame
from cdpagent.wire import json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cdpagent.browser.frames import Frame
    from cdpagent.browser.scripts import World
    from cdpagent.see.listeners import Questions
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.wire.protocol import Call

STYLES = (
    "display", "visibility", "opacity", "position", "overflow", "cursor", "pointer-events", "z-index", "color",
    "background-color", "background-image", "font-family", "font-size", "font-weight", "text-align",
    "text-decoration-line", "width", "height", "margin", "padding", "border",
)  # fmt: skip
"""What a query for ``computed_styles`` answers."""


@cache
def source() -> str:
    """The JavaScript of the extractor."""
    return files("cdpagent.see").joinpath("extractor.js").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Extraction:
    """What the extractor is asked for. The limits are its own: Python's budgets come after them."""

    next_ref: int = 1
    """The number of the next new ref. Python remembers it across documents, so that no ref is given twice."""
    max_nodes: int = 200
    """How many rows besides structure; the most important ones are taken."""
    max_depth: int = 12
    max_text_per_node: int = 200
    interactive_only: bool = True
    compact: bool = True
    cursor_interactive: bool = True
    viewport_only: bool = False
    scope: int | str | None = None
    """A ref number or a selector; None for the whole document."""
    include_attrs: tuple[str, ...] = ()
    main: bool = False
    """Only the part of the page that holds its main text."""
    time_limit_ms: int = 800
    """When the walk stops, wherever it is; the answer then says ``time_limit``."""
    max_bytes: int = 80_000
    """How large the rows may get as JSON; the answer then says ``max_bytes``."""

    @classmethod
    def of(cls, options: SnapshotOptions) -> Extraction:
        """For a snapshot with these options; `within` says where."""
        return cls(
            max_nodes=options.max_nodes,
            # Folding brings rows nearer to the top, so the extractor must look deeper than what will be shown.
            max_depth=options.max_depth * 2,
            # One more than is shown, so that a cut can be seen to be one.
            max_text_per_node=options.max_text_per_node + 1,
            interactive_only=options.interactive_only,
            compact=options.compact,
            cursor_interactive=options.cursor_interactive,
            viewport_only=options.viewport_only,
            include_attrs=options.include_attrs,
        )

    def within(self, *, next_ref: int, scope: int | str | None) -> Extraction:
        """The same in one frame: from its next ref on, and what the scope means there."""
        return replace(self, next_ref=next_ref, scope=scope)


class ScopeNotFoundError(LookupError):
    """The scope of an extraction is not in this document."""


class Extractor:
    """The extractor in one document. Make it with `open_extractor`."""

    def __init__(self, world: World, handle: RemoteObject) -> None:
        self.world = world
        self._handle = handle
        self._listeners = Listeners(world, handle)
        self._asked: Questions | None = None  # about listeners, after the last extraction
        self._is_prepared = False

    async def extract(self, extraction: Extraction) -> FrameRows:
        """The frame as rows. One round trip, once the document is known and has not changed.

        Listeners are asked for along with every extraction. Where the document has changed, their answer counts for
        this extraction; where it has not, it counts from the next one on, so that nobody waits for it.
        """
        if not self._is_prepared:
            await self._listeners.prepare()
            await self._listeners.learn(self._listeners.ask())
            self._is_prepared = True
            answer = await self._rows(self._start("extract", asdict(extraction)))
        else:
            asked, self._asked = self._asked, None
            if asked is not None:
                await self._listeners.learn(asked)
            call = self._start("extract", asdict(extraction))
            asked = self._listeners.ask()
            answer = await self._rows(call)
            if answer["is_kept"]:
                self._asked = asked
            elif await self._listeners.learn(asked):
                answer = await self._rows(self._start("extract", asdict(extraction)))
        if answer["suspects"] and await self._open_closed_roots():
            answer = await self._rows(self._start("extract", asdict(extraction)))
        name_by_hints(answer["rows"])
        return decode_frame(answer)

    async def query(self, target: int | str, kind: str, max_length: int) -> dict[str, Any] | None:
        """One fact about an element: ``{"value": …, "truncated": …}``; None if the element is not there."""
        answer = await self._finish(self._start("query", target, kind, max_length, STYLES))
        return None if answer is None else json.loads(answer.encode())

    async def resolve(self, target: int | str) -> RemoteObject | None:
        """The element of a ref number or a selector as an object of our world; None if it is not there."""
        found = await self._finish(self._start("resolve", target, by_value=False), by_value=False)
        return found if isinstance(found, RemoteObject) else None

    async def mark(self, prefix: str, numbers: Sequence[int]) -> None:
        """Write ``data-agent-ref`` on the elements. This changes the page."""
        await self._finish(self._start("mark", prefix, list(numbers)))

    async def unmark(self) -> None:
        """Take all ``data-agent-ref`` off again."""
        await self._finish(self._start("unmark"))

    # --- how --------------------------------------------------------------------------------------------------------

    def _start(self, method: str, *args: Any, by_value: bool = True) -> Call:
        return self.world.session.start(
            "Runtime.callFunctionOn",
            {
                "objectId": self._handle.object_id,
                "functionDeclaration": f"function(...a){{return this.{method}(...a)}}",
                "arguments": [call_argument(arg) for arg in args],
                "returnByValue": by_value,
            },
        )

    async def _finish(self, call: Call, *, by_value: bool = True) -> Any:
        return returned(await self.world.session.finish(call), by_value=by_value)

    async def _rows(self, call: Call) -> dict[str, Any]:
        # The rows come as JSON in a string: twice as fast as an object that Chrome takes apart itself.
        text = await self._finish(call)
        if text is None:
            raise ScopeNotFoundError
        answer: dict[str, Any] = json.loads(text.encode())
        return answer

    async def _open_closed_roots(self) -> bool:
        """Ask the debugger about elements that may have a closed shadow root; True if one was found."""
        session = self.world.session
        suspects = await self._finish(self._start("takeSuspects", by_value=False), by_value=False)
        listed = await session.send("Runtime.getProperties", objectId=suspects.object_id, ownProperties=True)
        elements = [item["value"]["objectId"] for item in listed["result"] if "objectId" in item.get("value", {})]
        described = [session.start("DOM.describeNode", {"objectId": element}) for element in elements]
        roots = [
            root["backendNodeId"]
            for call in described
            for root in (await session.finish(call))["node"].get("shadowRoots", ())
            if root["shadowRootType"] == "closed"
        ]
        where = {"executionContextId": self.world.context_id}
        resolved = [session.start("DOM.resolveNode", {"backendNodeId": root, **where}) for root in roots]
        handles = [RemoteObject((await session.finish(call))["object"]["objectId"], "node") for call in resolved]
        if handles:
            await self._finish(self._start("learnShadows", *handles))
        for handle in (*handles, suspects, *(RemoteObject(element, "node") for element in elements)):
            self.world.release(handle)
        return bool(handles)


async def open_extractor(world: World) -> Extractor:
    """Put the extractor into a world."""
    return Extractor(world, await world.call(f"() => (\n{source()})", by_value=False))


class FrameExtractor:
    """The extractor of a frame, whatever document it shows: put into each new one when it is first asked."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self._extractor: Extractor | None = None

    async def current(self) -> Extractor:
        """The extractor in the frame's present document."""
        world = await self.frame.world()
        if self._extractor is None or self._extractor.world is not world:
            self._extractor = await open_extractor(world)
        return self._extractor

    async def extract(self, extraction: Extraction) -> FrameRows:
        """The frame as rows; once more if a navigation took the document away meanwhile."""
        try:
            return await (await self.current()).extract(extraction)
        except CommandError as exc:
            if not is_lost_context(exc):
                raise
            return await (await self.current()).extract(extraction)
