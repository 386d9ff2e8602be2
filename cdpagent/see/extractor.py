"""The extractor in a page: its JavaScript, put into our isolated world once per document, and the calls to it.

The source is in ``extractor/``; the ``.js`` files beside this one are built from it. ``look.js``, which every look
needs, is one expression whose value is an object. ``ask.js``, for questions that are rare, is a function that takes
this object and gives another one. Only the debugger's handles keep the objects alive, so neither the page nor our own
world has a name for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

import trio

from cdpagent.browser.page.worlds import RemoteObject, call_argument, is_lost_context, returned
from cdpagent.errors import CommandError
from cdpagent.see.hints import name_by_hints
from cdpagent.see.iframe_owners import Holder
from cdpagent.see.listeners import Listeners, begin_preparing
from cdpagent.see.render_counters import Pulse
from cdpagent.see.rows import FrameRows, decode_frame, decode_stats
from cdpagent.wire import json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.worlds import World
    from cdpagent.see.listeners import Preparations, Questions
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.render_counters import Counts
    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session

STYLES = (
    "display", "visibility", "opacity", "position", "overflow", "cursor", "pointer-events", "z-index", "color",
    "background-color", "background-image", "font-family", "font-size", "font-weight", "text-align",
    "text-decoration-line", "width", "height", "margin", "padding", "border",
)  # fmt: skip
"""What a query for ``computed_styles`` answers."""


@cache
def source(name: str) -> str:
    """The JavaScript of one of the built files beside this one."""
    return files("cdpagent.see").joinpath(name).read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Extraction:
    """What the extractor is asked for. The limits are its own: Python's budgets come after them."""

    next_ref: int = field(default=1, compare=False)
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

    def as_argument(self) -> dict[str, Any]:
        """As the extractor takes it."""
        return {name: getattr(self, name) for name in _FIELDS}


_FIELDS = tuple(each.name for each in fields(Extraction))


class ScopeNotFoundError(LookupError):
    """The scope of an extraction is not in this document."""


class _Known(NamedTuple):
    """An answer, and what it goes by."""

    extraction: Extraction
    rows: FrameRows
    counts: Counts | None
    said: str
    """All of it but the figures at its end, as the page has written it."""


class Begun(NamedTuple):
    """An extraction that has been asked for, or will be by somebody else, and what was asked along with it."""

    by: Extractor
    extraction: Extraction
    pulse: Pulse
    call: Call | None
    asked: Questions | None
    is_known: bool
    """Whether it is to be answered with no more than that nothing has changed, if that is so."""
    answer: Any = None
    """What the page has answered, if somebody else has asked."""
    listens: bool = True
    """Whether listeners are asked for; otherwise only if something has come or gone."""

    def arguments(self) -> tuple[dict[str, Any], bool]:
        """What to call ``extract`` of look.js with."""
        return self.extraction.as_argument(), self.is_known

    def give_up(self) -> None:
        """Nobody will finish it: those who wait for all frames are not to wait for this one."""
        if self.is_known:
            self.pulse.answered(self.by.world.session)

    def asking(self) -> Begun:
        """The same after asking for listeners, without waiting. While the page is calm, nobody asks."""
        if self.is_known and self.by.is_calm:
            return self
        return self._replace(asked=self.by.ask_listeners())


_FIGURES = ',"stats":'
"""What stands before the last part of an answer; not within a string, where the quotes have backslashes."""
_FEW_NODES = 400
"""A page as small as this is always looked at anew; extractor/src/look/extract.js has the same rule."""
_LISTENERS_SECONDS = 2
"""How long nobody asks for listeners while nothing changes: the number of listeners can stay the same by chance."""


class Extractor:
    """The extractor in one document. Make it with `open_extractor`."""

    def __init__(self, world: World, handle: RemoteObject, preparations: Preparations) -> None:
        self.world = world
        self._handle = handle
        self._ask: RemoteObject | None = None  # what ask.js gives, once it was needed
        self._listeners = Listeners(world, handle)
        self._preparations: Preparations | None = preparations
        self._is_prepared = False
        self._known: _Known | None = None
        self._counts: Counts | None = None  # as they were at some time before the last answer
        self._is_calm = False
        self._is_open = False  # a look was begun and is not known: to the page it is the last one, to us it is not
        self._listening = -1  # how many listeners there were when they were last asked for
        self._asked_at = 0.0

    def begin(self, extraction: Extraction, pulse: Pulse) -> Begun | None:
        """Ask for the frame's rows, without waiting; None if the document is not known yet."""
        planned = self.plan(extraction, pulse)
        if planned is None:
            return None
        return planned._replace(call=self._start("extract", *planned.arguments())).asking()

    def plan(self, extraction: Extraction, pulse: Pulse, *, anew: bool = False) -> Begun | None:
        """The same for somebody who calls ``extract`` of look.js along with something else, and gives the answer.

        With ``anew`` it is not found out first whether anything has changed.
        """
        if not self._is_prepared:
            return None
        is_known = not anew and self._is_known(extraction)
        if is_known:
            pulse.expect(self.world.session)
        self._is_open = True
        return Begun(self, extraction, pulse, None, None, is_known)

    def ask_listeners(self) -> Questions:
        """Ask who listens to what, without waiting."""
        return self._listeners.ask()

    @property
    def is_calm(self) -> bool:
        """Whether the last look found nothing new."""
        return self._is_calm

    async def finish(self, begun: Begun) -> FrameRows:
        """The rows: those of the last look if nothing has happened since."""
        _, extraction, pulse, call, asked, is_known, answer, listens = begun
        try:
            if call is not None:
                answer = await self._finish(call)
        finally:
            if is_known:
                pulse.answered(self.world.session)
        if isinstance(answer, (int, float)):  # no node has changed: how long it took to find out
            counts, known = await pulse.after_all(self.world.session), self._known
            assert known is not None
            self._is_calm = counts is not None and known.counts is not None and counts.looks_like(known.counts)
            if self._is_calm and asked is None and self._is_due(counts):
                asked = self._listeners.ask()
            is_new = asked is not None and await self._learn(asked, counts)
            if self._is_calm and not is_new:
                self._is_open = False
                return known.rows._replace(stats=known.rows.stats._replace(js_time_ms=float(answer)))
            self._counts = counts
            answer = await self._extract(extraction)
        else:
            # What was counted before this answer is a safe thing to go by; at worst, the next look is in vain.
            if not listens:
                before, rows = self._known, await self._rows(extraction, answer)
                if before is not None and _shape(rows) == _shape(before.rows):
                    self._is_calm = False
                    return rows
            if await self._learn(asked or self._listeners.ask(), None):
                answer = await self._extract(extraction)
        self._is_calm = False
        return await self._rows(extraction, answer)

    async def extract(self, extraction: Extraction, pulse: Pulse | None = None) -> FrameRows:
        """The frame as rows, whatever was known of it before."""
        pulse = pulse or Pulse(set())
        begun = self.begin(extraction, pulse)
        if begun is not None:
            return await self.finish(begun)
        pulse.begin(self.world.session)
        # Once more if a look was given up before it got this far.
        preparations = self._preparations or begin_preparing(self.world, is_root=False)
        self._preparations = None
        asked = await self._listeners.prepare(preparations)
        self._counts = await pulse.now(self.world.session)
        await self._learn(asked, self._counts)
        self._is_prepared = True
        return await self._rows(extraction, await self._extract(extraction))

    async def _extract(self, extraction: Extraction) -> Any:
        return await self._finish(self._start("extract", extraction.as_argument(), False))

    def costs_little(self) -> bool:
        """Whether a look at all of it is had as fast as the answer to the question whether one is needed."""
        known = self._known
        if known is None or known.extraction.scope is not None or known.extraction.main:
            return False
        return known.rows.stats.visited_nodes <= _FEW_NODES

    def _is_known(self, extraction: Extraction) -> bool:
        known = self._known
        if known is None or self._is_open:
            return False
        return known.extraction == extraction and not self.costs_little()

    def _is_due(self, counts: Counts | None) -> bool:
        """Whether listeners should be asked for although nothing has changed."""
        is_old = trio.current_time() > self._asked_at + _LISTENERS_SECONDS
        return is_old or counts is None or counts.listeners != self._listening

    async def _learn(self, asked: Questions, counts: Counts | None) -> bool:
        self._asked_at = trio.current_time()
        self._listening = -1 if counts is None else counts.listeners
        return await self._listeners.learn(asked)

    async def _rows(self, extraction: Extraction, text: str | None) -> FrameRows:
        # The rows come as JSON in a string: twice as fast as an object that Chrome takes apart itself.
        if text is None:
            raise ScopeNotFoundError
        said, _, figures = text.rpartition(_FIGURES)
        known = self._known
        if known is not None and known.extraction == extraction and known.said == said:
            rows = known.rows._replace(stats=decode_stats(json.loads(figures[:-1].encode())))
            self._keep(known._replace(rows=rows, counts=self._counts))
            return rows
        answer: dict[str, Any] = json.loads(text.encode())
        if answer["suspects"] and await self._open_closed_roots():
            return await self._rows(extraction, await self._extract(extraction))
        name_by_hints(answer["rows"])
        rows = decode_frame(answer)
        # There may be more suspects than are asked about at once: the next look has others, and says the same.
        self._keep(_Known(extraction, rows, self._counts, "" if answer["suspects"] else said))
        return rows

    def _keep(self, known: _Known) -> None:
        self._known = known
        self._is_open = False

    async def query(self, target: int | str, kind: str, max_length: int) -> dict[str, Any] | None:
        """One fact about an element: ``{"value": …, "truncated": …}``; None if the element is not there."""
        answer = await self._call_ask("query", target, kind, max_length, STYLES)
        return None if answer is None else json.loads(answer.encode())

    async def resolve(self, target: int | str) -> RemoteObject | None:
        """The element of a ref number or a selector as an object of our world; None if it is not there."""
        found = await self._finish(self._start("resolve", target, by_value=False), by_value=False)
        return found if isinstance(found, RemoteObject) else None

    async def holders(self, refs: Sequence[int]) -> list[Holder | None]:
        """What is to be known of these iframes; None of one that holds no frame, or is gone."""
        function = "function(refs) { return refs.map((ref) => this.resolve(ref)) }"
        nodes = await self.world._describe(function, list(refs), this=self._handle)
        return [Holder.of(node or {}) for node in nodes]

    async def mark(self, prefix: str, numbers: Sequence[int]) -> None:
        """Write ``data-agent-ref`` on the elements. This changes the page."""
        await self._call_ask("mark", prefix, list(numbers))

    async def unmark(self) -> None:
        """Take all ``data-agent-ref`` off again."""
        await self._call_ask("unmark")

    # --- how --------------------------------------------------------------------------------------------------------

    async def _call_ask(self, method: str, *args: Any) -> Any:
        """Call one of the functions of ask.js, which is put into the document when it is first needed."""
        if self._ask is None:
            # Twice, if two tasks ask at the same time: that does no harm, for all that is remembered is in look.js.
            self._ask = await self.world.call(f"look => (\n{source('ask.js')})(look)", self._handle, by_value=False)
        return await self._finish(self._start(method, *args, this=self._ask))

    def _start(self, method: str, *args: Any, by_value: bool = True, this: RemoteObject | None = None) -> Call:
        return self.world.session.start(
            "Runtime.callFunctionOn",
            {
                "objectId": (this or self._handle).object_id,
                "functionDeclaration": f"function(...a){{return this.{method}(...a)}}",
                "arguments": [call_argument(arg) for arg in args],
                "returnByValue": by_value,
            },
        )

    async def _finish(self, call: Call, *, by_value: bool = True) -> Any:
        return returned(await self.world.session.finish(call), by_value=by_value)

    async def _open_closed_roots(self) -> bool:
        """Ask the debugger about elements that may have a closed shadow root; True if one was found."""
        session = self.world.session
        suspects = await self.world._describe("function() { return this.takeSuspects() }", this=self._handle)
        found = [root["value"] for suspect in suspects if (root := suspect.get("shadowRoot")) is not None]
        where = {"executionContextId": self.world.context_id}
        resolved = [
            session.start("DOM.resolveNode", {"backendNodeId": root["backendNodeId"], **where})
            for root in found
            if root["mode"] == "closed"
        ]
        handles = [RemoteObject((await session.finish(call))["object"]["objectId"], "node") for call in resolved]
        if handles:
            await self._finish(self._start("learnShadows", *handles))
        for handle in handles:
            self.world.release(handle)
        return bool(handles)


def _shape(rows: FrameRows) -> list[tuple[int, int]]:
    """What is there, whatever it says."""
    return [(row.kind, row.ref) for row in rows.rows]


async def open_extractor(world: World, *, is_root: bool = False) -> Extractor:
    """Put the extractor into a world; ``is_root`` says that it is one of the uppermost frame of its session."""
    preparations = begin_preparing(world, is_root=is_root)
    return Extractor(world, await world.call(f"() => (\n{source('look.js')})", by_value=False), preparations)


class FrameExtractor:
    """The extractor of a frame, whatever document it shows: put into each new one when it is first asked."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self._extractor: Extractor | None = None
        self._document: tuple[str, Session] | None = None  # the one that it is in

    async def current(self) -> Extractor:
        """The extractor in the frame's present document."""
        document = self.frame.loader_id, self.frame.session
        world = await self.frame.world()
        if self._extractor is None or self._extractor.world is not world:
            self._extractor = await open_extractor(world, is_root=self.frame.root is self.frame)
            self._document = document
        return self._extractor

    def begin(self, extraction: Extraction, pulse: Pulse) -> Begun | None:
        """Ask for the frame's rows, without waiting; None if its document was not looked at yet."""
        extractor = self.opened()
        return extractor.begin(extraction, pulse) if extractor is not None else None

    def plan(self, extraction: Extraction, pulse: Pulse, *, anew: bool) -> Begun | None:
        """The same for somebody else to ask."""
        extractor = self.opened()
        return extractor.plan(extraction, pulse, anew=anew) if extractor is not None else None

    def opened(self) -> Extractor | None:
        """The extractor in the frame's present document, if it is there already."""
        is_there = self._document == (self.frame.loader_id, self.frame.session)
        return self._extractor if is_there else None

    def costs_little(self) -> bool:
        """Whether a look at this frame is had at once."""
        extractor = self.opened()
        return extractor is not None and extractor.costs_little()

    async def extract(
        self, extraction: Extraction, pulse: Pulse | None = None, begun: Begun | None = None
    ) -> FrameRows:
        """The frame as rows; once more if a navigation took the document away meanwhile."""
        try:
            if begun is not None:
                if begun.by is self._extractor:
                    return await begun.by.finish(begun)
                begun.give_up()
            return await (await self.current()).extract(extraction, pulse)
        except CommandError as exc:
            if not is_lost_context(exc):
                raise
            return await (await self.current()).extract(extraction)
