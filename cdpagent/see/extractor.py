"""The extractor in one document: the script that looks, what it is asked, and what of it is known already.

The script is look.js, which every look needs, with describe.js, which it needs for some elements; ask.js, for what is
asked rarely, is put beside them when first needed.

A look at a page in which nothing has changed costs almost nothing: the script answers `Unchanged`, Chrome's counts of
computed styles and boxes (`render_counters`) agree, and the rows of the last look are given again. Otherwise the script
answers with rows, and `Listeners` finds out whether anything that has come with them listens to input; if so, it looks
once more. When to ask about what was there before is decided here: `_listeners_are_due`.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import trio

from cdpagent.browser.page.page_script import PageScript, script_source
from cdpagent.browser.page.worlds import RemoteObject, describe_nodes, is_lost_context, mask_of
from cdpagent.errors import CdpAgentError, CommandError, DocumentGoneError
from cdpagent.see.answers import RowsText, Unchanged, decode_answer, read_version
from cdpagent.see.extraction import FOR_RECEIPT, Extraction
from cdpagent.see.iframe_owners import IframeOwner
from cdpagent.see.listeners import Listeners, begin_preparing
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.render_counters import RenderCounters, finish_counts, start_counts
from cdpagent.see.rules import HARMLESS_WORDS, SECRET_WORDS
from cdpagent.wire import json

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.worlds import World
    from cdpagent.see.answers import Answer, Version
    from cdpagent.see.listeners import Along, Heard, Preparations, Questions
    from cdpagent.see.render_counters import Counts
    from cdpagent.see.rows import FrameRows
    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session

    Spawn = Callable[[Callable[[], Awaitable[None]]], None]
    """Runs a task in the background until the browser is left."""

STYLES: Final = (
    "display", "visibility", "opacity", "position", "overflow", "cursor", "pointer-events", "z-index", "color",
    "background-color", "background-image", "font-family", "font-size", "font-weight", "text-align",
    "text-decoration-line", "width", "height", "margin", "padding", "border",
)  # fmt: skip
"""What a query for ``computed_styles`` answers."""

_PACKAGE: Final = "cdpagent.see"
_SNAPSHOT: Final = Extraction.of(SnapshotOptions())
"""What most first looks ask for."""
_VERSIONS_KEPT: Final = 3
"""How many answers are kept to build on; the script in the page keeps one more."""
_FEW_NODES: Final = 400
"""A page as small as this is always looked at anew; extractor/src/look/extract.js has the same rule."""
_LISTENERS_SECONDS: Final = 2
"""How long listeners are not asked for while their number stays the same: that can be by chance."""
_IDLE_SECONDS: Final = 0.2
"""How long after a look many listeners are asked for: most often the agent is thinking then."""
_IDLE_SHARE: Final = 20
"""How many times as long as that took the page is then left alone."""


class ScopeNotFoundError(LookupError):
    """The scope of an extraction is not in this document."""


class Arrival(NamedTuple):
    """What a document says first to someone who has just come."""

    title: str
    heading: str
    """Its main heading."""
    messages: list[str]
    """What it says about what was done before: "Page … has been published."."""


class _Asked(NamedTuple):
    """What was asked about listeners, and not yet waited for."""

    counts: Call
    along: Along | None
    """What has come; None if that is asked once it is known that anything has."""


@dataclass(frozen=True, slots=True)
class PendingLook:
    """A look at one document: asked for, or planned for a caller that asks along with something of its own."""

    by: Extractor
    extraction: Extraction
    counters: RenderCounters
    version: int
    """The last answer to the same question that was read; 0 for none."""
    may_be_unchanged: bool
    """Whether the script may answer `Unchanged`."""
    call: Call | None = None
    questions: _Asked | None = None
    """What was asked about listeners along with it."""

    def arguments(self) -> tuple[dict[str, Any], bool]:
        """What to call ``extract`` of the script with."""
        return {**self.extraction.as_argument(), "version": self.version}, self.may_be_unchanged

    def give_up(self) -> None:
        """The look will not be finished: those who wait for all frames must not wait for this one."""
        if self.may_be_unchanged:
            self.counters.answered(self.by.world.session)


class _Known(NamedTuple):
    """The last answer, and what it goes by."""

    extraction: Extraction
    rows: FrameRows
    counts: Counts | None


# --- one document ----------------------------------------------------------------------------------------------------


class Extractor:
    """The extractor in one document. `FrameExtractor` makes it."""

    def __init__(self, world: World, script: PageScript, preparations: Preparations, spawn: Spawn | None) -> None:
        self.world = world
        self.script = script
        self._spawn = spawn
        self._questions: PageScript | None = None  # ask.js, once it was needed
        self._listeners = Listeners(world, script)
        self._preparations: Preparations | None = preparations
        self._is_prepared = False
        self._known: _Known | None = None
        self.is_broken = False
        """Whether its answers contradict one another: what it remembers is of no use, and another one has to begin."""
        self._versions: dict[Extraction, Version] = {}  # the last answers that were read, the newest last
        self._counts: Counts | None = None  # as they were at some time before the last answer
        self._is_calm = False  # whether the last look found nothing new
        # A look was begun whose answer we do not have: for the page it is the last one, for us it is not.
        self._has_unread_look = False
        self._listener_count = -1  # when listeners were last asked for
        self._asked_listeners_at = 0.0
        self._unread_additions = 0  # how often it was asked what has come, without having read the answer
        self._is_asking = False  # whether listeners are asked for in the background, or will be in a moment
        self._leave_until = 0.0  # when they may be, next
        self._news: Heard | None = None  # what came of it, and our script was not told yet

    # --- looking -----------------------------------------------------------------------------------------------------

    def plan(self, extraction: Extraction, counters: RenderCounters) -> PendingLook | None:
        """A look for a caller that calls ``extract`` along with something else; None if there was no look yet."""
        if self._known is None:
            return None
        may_be_unchanged = self._is_known(extraction)
        if may_be_unchanged:
            counters.expect(self.world.session)
        self._has_unread_look = True
        return PendingLook(self, extraction, counters, self._version_of(extraction), may_be_unchanged)

    def begin(self, extraction: Extraction, counters: RenderCounters) -> PendingLook | None:
        """Ask for the rows, without waiting; None if something has to be found out first, as for the first look."""
        if self._news is not None and extraction != FOR_RECEIPT:
            return None  # our script has to be told first
        planned = self.plan(extraction, counters)
        if planned is None:
            return None
        call = self.script.start("extract", *planned.arguments())
        return replace(planned, call=call, questions=self.ask_listeners(planned))

    def ask_listeners(self, look: PendingLook) -> _Asked | None:
        """Ask what has come along with a look, without waiting. Not while nothing changes."""
        if look.may_be_unchanged and self._is_calm:
            return None
        # Where nothing is watched, the look itself tells whether there is anything to ask about.
        along = self._ask_along() if self._listeners.are_watched else None
        return _Asked(start_counts(self.world.session), along)

    async def finish(self, look: PendingLook) -> FrameRows:
        """The rows of a look that `begin` has asked for."""
        assert look.call is not None, "a planned look is finished by finish_with()"
        try:
            answer = decode_answer(await self.script.finish(look.call))
        finally:
            look.give_up()  # it has answered, or will not
        return await self._finish(look, answer, listens=True)

    async def finish_with(self, look: PendingLook, answer: Answer, *, listens: bool = True) -> FrameRows:
        """The rows of a planned look, given what the script has answered to its caller.

        Without ``listens`` the listeners are taken to be as they were, unless something has come or gone.
        """
        look.give_up()
        return await self._finish(look, answer, listens=listens)

    async def extract(self, extraction: Extraction, counters: RenderCounters | None = None) -> FrameRows:
        """The document as rows, whatever was known of it before."""
        counters = counters or RenderCounters(set())
        look = self.begin(extraction, counters)
        if look is None and self._known is not None:
            await self._take_news()
            look = self.begin(extraction, counters)
        return await (self.finish(look) if look is not None else self._look_first(extraction, counters))

    async def prepare(self, counters: RenderCounters) -> None:
        """Find out who listens to what, before anyone looks."""
        if self._is_prepared:
            return
        counters.begin(self.world.session)
        # Prepare once more if the first look was cancelled before it got this far.
        preparations = self._preparations or begin_preparing(self.world, is_root=False)
        self._preparations = None
        questions = await self._listeners.prepare(preparations)
        self._counts = await counters.now(self.world.session)
        await self._learn(questions, self._counts)
        self._is_prepared = True

    def look_ahead(self) -> None:
        """Have the script look for itself when the page has nothing else to do, without waiting.

        Most often a snapshot is what comes next, and then only has to find out what has changed since.
        """
        if self._known is None:
            self.script.start("lookAhead", _SNAPSHOT.as_argument())

    async def _look_first(self, extraction: Extraction, counters: RenderCounters) -> FrameRows:
        if self._is_prepared:
            await self._catch_up_with_all()
        else:
            await self.prepare(counters)
        return await self._read_rows(extraction, await self._look_anew(extraction))

    async def _finish(self, look: PendingLook, answer: Answer, *, listens: bool) -> FrameRows:
        if isinstance(answer, Unchanged):
            rows = await self._confirm(look, answer)
            if rows is not None:
                return rows
            answer = await self._look_anew(look.extraction)
        elif not listens:
            return await self._finish_without_listeners(look, answer)
        self._is_calm = False
        rows = await self._read_rows(look.extraction, answer)
        if await self._catch_up(look):
            # `_counts` stays as it was read before this look: if it is too old, the next look is made in vain.
            rows = await self._read_rows(look.extraction, await self._look_anew(look.extraction))
        return rows

    async def _finish_without_listeners(self, look: PendingLook, answer: Answer) -> FrameRows:
        """Read the rows, and ask who listens to what only if elements have come or gone."""
        extraction, before = look.extraction, self._known
        rows = await self._read_rows(extraction, answer)
        is_same_shape = before is not None and _shape(rows) == _shape(before.rows)
        if not is_same_shape and await self._catch_up(look):
            rows = await self._read_rows(extraction, await self._look_anew(extraction))
        self._is_calm = False
        return rows

    async def _confirm(self, look: PendingLook, answer: Unchanged) -> FrameRows | None:
        """The last rows, if Chrome's counts and the listeners agree that nothing has changed."""
        counts, known = await look.counters.after_all(self.world.session), self._known
        assert known is not None
        self._is_calm = counts is not None and known.counts is not None and counts.looks_like(known.counts)
        if look.questions is not None:
            has_new_listeners = await self._catch_up(look)
        else:
            has_new_listeners = self._is_calm and await self._catch_up_with_old(look, counts)
        if self._is_calm and not has_new_listeners:
            self._has_unread_look = False
            return known.rows._replace(stats=known.rows.stats._replace(js_time_ms=answer.js_time_ms))
        self._counts = counts
        return None

    async def _look_anew(self, extraction: Extraction) -> Answer:
        asked = {**extraction.as_argument(), "version": self._version_of(extraction)}
        return decode_answer(await self.script.finish(self.script.start("extract", asked, False)))

    async def _read_rows(self, extraction: Extraction, answer: Answer) -> FrameRows:
        if not isinstance(answer, RowsText):
            raise ScopeNotFoundError
        try:
            version = read_version(answer, self._versions.pop(extraction, None))
        except ValueError as exc:
            self.is_broken = True
            raise DocumentGoneError() from exc
        if version is None:  # a look that was cancelled got in between
            return await self._read_rows(extraction, await self._look_anew(extraction))
        self._versions[extraction] = version
        if len(self._versions) > _VERSIONS_KEPT:
            del self._versions[next(iter(self._versions))]
        if version.suspects and await self._open_closed_roots():
            return await self._read_rows(extraction, await self._look_anew(extraction))
        self._keep(_Known(extraction, version.frame, self._counts))
        return version.frame

    def _version_of(self, extraction: Extraction) -> int:
        version = self._versions.get(extraction)
        return version.number if version is not None else 0

    def _keep(self, known: _Known) -> None:
        self._known = known
        self._has_unread_look = False

    # --- what is known -----------------------------------------------------------------------------------------------

    def costs_little(self) -> bool:
        """Whether a whole look takes no longer than finding out whether one is needed."""
        known = self._known
        if known is None or known.extraction.scope is not None or known.extraction.main:
            return False
        return known.rows.stats.visited_nodes <= _FEW_NODES

    def _is_known(self, extraction: Extraction) -> bool:
        known = self._known
        if known is None or self._has_unread_look:
            return False
        return known.extraction == extraction and not self.costs_little()

    # --- who listens to what -----------------------------------------------------------------------------------------

    def _ask_along(self) -> Along:
        self._unread_additions += 1
        return self._listeners.ask_along()

    async def _catch_up(self, look: PendingLook) -> bool:
        """Learn what this look has to know of listeners. True if it has to be made once more."""
        listeners = self._listeners
        asked = look.questions or _Asked(start_counts(self.world.session), None)
        counts = await finish_counts(self.world.session, asked.counts)
        version = self._versions.get(look.extraction)
        if asked.along is None and version is not None and not version.has_added:
            return await self._catch_up_with_old(look, counts)
        along = asked.along or self._ask_along()
        added = await listeners.added(along)
        # What was told to a look that was cancelled is told to no other.
        is_lost, self._unread_additions = self._unread_additions > 1, 0
        is_new = await listeners.learn_watched(along)
        is_quick = listeners.are_few and (bool(added) or listeners.have_marks)
        if is_quick or is_lost or listeners.is_whole(added):
            return await self._learn(listeners.ask(), counts) or is_new
        if added and await listeners.learn_added(added):
            is_new = True
        return await self._catch_up_with_old(look, counts) or is_new

    async def _catch_up_with_all(self) -> None:
        """Learn of all listeners that there are now, of which those have been learned that there were some time ago."""
        listeners, along = self._listeners, self._ask_along()
        asked = start_counts(self.world.session)
        added = await listeners.added(along)
        self._counts = await finish_counts(self.world.session, asked)
        self._unread_additions = 0
        await listeners.learn_watched(along)
        if added or self._listeners_are_others(self._counts):
            await self._learn(listeners.ask(), self._counts)

    async def _catch_up_with_old(self, look: PendingLook, counts: Counts | None) -> bool:
        """Learn of the listeners of elements that were there before, if there may be others; True if there are.

        If they are many, they are asked for in the background, for the next look. And what only begins to listen is
        nothing that a receipt tells: an action asks only about what has come.
        """
        if not self._listeners_are_due(counts):
            return False
        if self._spawn is not None and not self._listeners.are_few:
            self._ask_later(self._spawn)
            return False
        return look.extraction != FOR_RECEIPT and await self._learn(self._listeners.ask(), counts)

    def _listeners_are_due(self, counts: Counts | None) -> bool:
        """Whether elements may listen to something else although nothing has come."""
        is_old = trio.current_time() > self._asked_listeners_at + _LISTENERS_SECONDS
        return is_old or self._listeners_are_others(counts)

    def _listeners_are_others(self, counts: Counts | None) -> bool:
        is_other = counts is None or counts.listeners != self._listener_count
        return is_other or self._listeners.is_behind or self._listeners.have_marks

    async def _learn(self, questions: Questions, counts: Counts | None) -> bool:
        self._note_asking(counts)
        self._news = None
        return await self._listeners.learn(await self._listeners.hear(questions))

    def _note_asking(self, counts: Counts | None) -> None:
        self._asked_listeners_at = trio.current_time()
        self._listener_count = -1 if counts is None else counts.listeners

    def _ask_later(self, spawn: Spawn) -> None:
        """Ask about the whole document when this look is over. The next look takes over the answer."""
        if not self._is_asking:
            self._is_asking = True
            with suppress(RuntimeError):  # the browser is being left
                spawn(self._ask_in_background)

    async def _ask_in_background(self) -> None:
        try:
            await trio.sleep(max(_IDLE_SECONDS, self._leave_until - trio.current_time()))
            session = self.world.session
            self._note_asking(await finish_counts(session, start_counts(session)))
            begun = trio.current_time()
            self._news = await self._listeners.hear(self._listeners.ask())
            took = trio.current_time() - begun
            self._leave_until = trio.current_time() + _IDLE_SHARE * took
        except CdpAgentError:
            pass  # the document is gone
        finally:
            self._is_asking = False

    async def _take_news(self) -> None:
        """Tell our script what was learned in the background."""
        news, self._news = self._news, None
        if news is not None:
            await self._listeners.learn(news)

    # --- elements ----------------------------------------------------------------------------------------------------

    async def query(self, target: int | str, kind: str, max_length: int) -> dict[str, Any] | None:
        """One fact about an element: ``{"value": …, "truncated": …}``; None if the element is not there."""
        answer = await self._ask("query", target, kind, max_length, STYLES)
        # The text of the answer was masked, but in it a value of HTML is written in JSON.
        return None if answer is None else mask_of(self.world)(json.loads(answer.encode()))

    async def count_texts(self, words: str) -> int:
        """How many texts of the document hold these words, in lower case, whether anyone can see them or not."""
        count = await self._ask("countTexts", words)
        return count if type(count) is int else 0

    async def arrival(self) -> Arrival:
        """What the document says first to someone who has just come."""
        answer = await self._ask("arrival")
        return Arrival(str(answer["title"]), str(answer["heading"]), [str(each) for each in answer["messages"]])

    async def search(self, selector: str, next_ref: int) -> list[int] | None:
        """The numbers of the elements that a selector means, new ones from ``next_ref`` on; None if it is not CSS."""
        numbers: list[int] | None = await self._ask("search", selector, next_ref)
        return numbers

    async def arrives(self, selector: str | None, seconds: float) -> None:
        """Wait until a selector means something, or without one until anything changes; at most so long."""
        await self._ask("arrives", selector, seconds * 1000, awaits=True)

    async def cards(self, numbers: Sequence[int]) -> list[str]:
        """What stands around each of these elements, as far as it stands around none of the others."""
        words: list[str] = await self._ask("cards", list(numbers))
        return words

    async def beside(self, numbers: Sequence[int], words: str) -> list[bool]:
        """Which of these elements stand beside these words, and none of the others do."""
        answers: list[bool] = await self._ask("beside", list(numbers), words)
        return answers

    async def resolve(self, target: int | str) -> RemoteObject | None:
        """The element of a ref number or a selector as an object of our world; None if it is not there."""
        found = await self.script.finish(self.script.start("resolve", target, by_value=False), by_value=False)
        return found if isinstance(found, RemoteObject) else None

    async def iframe_owners(self, refs: Sequence[int]) -> list[IframeOwner | None]:
        """Which frames these iframes hold; None for one that holds none, or is gone."""
        function = "function(refs) { return refs.map((ref) => this.resolve(ref)) }"
        nodes = await describe_nodes(self.world, function, list(refs), this=self.script.handle)
        return [IframeOwner.of(node or {}) for node in nodes]

    async def mark(self, prefix: str, numbers: Sequence[int]) -> None:
        """Write ``data-agent-ref`` on these elements, and take it off all others. This changes the page."""
        await self._ask("unmark")
        await self._ask("mark", prefix, list(numbers))

    async def _ask(self, method: str, *args: Any, awaits: bool = False) -> Any:
        """Call a function of ask.js, which is put into the document when it is first needed."""
        if self._questions is None:
            # If two tasks get here at the same time, it is put there twice. That does no harm: look.js keeps all state.
            source = f"look => (\n{script_source(_PACKAGE, 'ask.js')})(look)"
            handle = await self.world.call(source, self.script.handle, by_value=False)
            self._questions = self.script.beside(handle)
        return await self._questions.finish(self._questions.start(method, *args, awaits=awaits))

    async def _open_closed_roots(self) -> bool:
        """Ask the debugger about elements that may have a closed shadow root; True if it found one."""
        session = self.world.session
        function = "function() { return this.takeSuspects() }"
        suspects = await describe_nodes(self.world, function, this=self.script.handle)
        found = [root["value"] for suspect in suspects if suspect and (root := suspect.get("shadowRoot")) is not None]
        where = {"executionContextId": self.world.context_id}
        resolved = [
            session.start("DOM.resolveNode", {"backendNodeId": root["backendNodeId"], **where})
            for root in found
            if root["mode"] == "closed"
        ]
        handles = [RemoteObject((await session.finish(call))["object"]["objectId"], "node") for call in resolved]
        if handles:
            await self.script.finish(self.script.start("learnShadows", *handles))
        for handle in handles:
            self.world.release(handle)
        return bool(handles)


def _shape(rows: FrameRows) -> list[tuple[int, int]]:
    """Which rows there are, whatever they say."""
    return [(row.kind, row.ref) for row in rows.rows]


# --- one frame -------------------------------------------------------------------------------------------------------


async def open_extractor(
    world: World, *, is_root: bool = False, in_child_frame: bool = False, spawn: Spawn | None = None
) -> Extractor:
    """Put the extractor into a world; ``is_root`` for the world of the uppermost frame of its session."""
    preparations = begin_preparing(world, is_root=is_root)
    look, describe = script_source(_PACKAGE, "look.js"), script_source(_PACKAGE, "describe.js")
    learn = f"look.learnSecrets(...words); look.learnDescribing((\n{describe})(look))"
    source = f"(...words) => {{ const look = (\n{look}); {learn}; return look }}"
    handle = await world.call(source, SECRET_WORDS, HARMLESS_WORDS, by_value=False)
    return Extractor(
        world, PageScript(world.session, handle, mask_of(world), in_child_frame=in_child_frame), preparations, spawn
    )


class FrameExtractor:
    """The extractor of a frame, whatever document it shows: put into each new one when it is first asked."""

    def __init__(self, frame: Frame, spawn: Spawn | None = None) -> None:
        self.frame = frame
        self._spawn = spawn
        self._extractor: Extractor | None = None
        self._document: tuple[str, Session] | None = None  # the one that it is in
        self._opening = trio.Lock()

    async def current(self) -> Extractor:
        """The extractor in the frame's present document."""
        if self._is_in(await self.frame.world()):
            assert self._extractor is not None
            return self._extractor
        async with self._opening:  # two extractors in one document would give out the same refs for other elements
            document = self.frame.loader_id, self.frame.session
            world = await self.frame.world()
            if not self._is_in(world):
                is_root, is_child = self.frame.root is self.frame, self.frame.parent is not None
                self._extractor = await open_extractor(
                    world, is_root=is_root, in_child_frame=is_child, spawn=self._spawn
                )
                self._document = document
            assert self._extractor is not None
            return self._extractor

    def _is_in(self, world: World) -> bool:
        return self._extractor is not None and self._extractor.world is world and not self._extractor.is_broken

    def opened(self) -> Extractor | None:
        """The extractor in the frame's present document, if it is there already."""
        is_there = self._document == (self.frame.loader_id, self.frame.session)
        is_good = self._extractor is not None and not self._extractor.is_broken
        return self._extractor if is_there and is_good else None

    async def extract(
        self, extraction: Extraction, counters: RenderCounters | None = None, begun: PendingLook | None = None
    ) -> FrameRows:
        """The frame as rows; once more if a navigation takes the document away meanwhile."""
        try:
            if begun is not None:
                if begun.by is self._extractor:
                    return await begun.by.finish(begun)
                begun.give_up()
            return await (await self.current()).extract(extraction, counters)
        except (CommandError, DocumentGoneError) as exc:
            if isinstance(exc, CommandError) and not is_lost_context(exc):
                raise
            return await (await self.current()).extract(extraction)
