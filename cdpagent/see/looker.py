"""Looking at a page: all its frames at once, with refs that stay good.

The looker owns what looking needs to remember: the refs that were given out, the extractor in each frame, which iframe
holds which frame, and a lock, since the script in a document answers one look at a time.

A look has steps that callers can put something of their own between: `begin_look` asks (or
`plan_look` prepares the question for a caller that asks it together with something else), `finish_look` waits for the
answers and goes into the frames that have appeared. `look` does both.
"""

from __future__ import annotations

from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.browser.page.geometry import Element
from cdpagent.browser.page.worlds import lost_context_is_document_gone
from cdpagent.errors import CdpAgentError, CommandError, DocumentGoneError
from cdpagent.see.answers import decode_answer
from cdpagent.see.extraction import FOR_ERROR, FOR_ROLES
from cdpagent.see.extractor import FrameExtractor, ScopeNotFoundError
from cdpagent.see.iframe_owners import IframeOwners
from cdpagent.see.refs import NodeRef, RefStore
from cdpagent.see.render_counters import RenderCounters
from cdpagent.see.rows import CONTENT, FRAME, INTERACTIVE, NO_STATS, FrameRows, Row
from cdpagent.see.targets import TargetResolver
from cdpagent.see.text import clean
from cdpagent.see.tree import FrameAnswer
from cdpagent.see.view import View
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab
    from cdpagent.see.extraction import Extraction
    from cdpagent.see.extractor import PendingLook
    from cdpagent.see.targets import ResolvedTarget

_FRAME_SECONDS: Final = 5
_SILENT: Final = "The page may be busy, in an endless loop, or frozen. Reload it, or open something else"
"""How long a frame inside the page may take; then the page is shown without it, and says so."""

_PREPARE_SECONDS: Final = 2


@dataclass(frozen=True, slots=True)
class PendingView:
    """What has been asked of the frames of a page."""

    extraction: Extraction
    top: Frame
    """The outermost frame that is looked at."""
    scope: int | str | None
    """What to limit the look to within the outermost frame."""
    frames: dict[str, Frame]
    """The outermost frame and all frames in it, by id."""
    counters: RenderCounters
    looks: dict[str, PendingLook] = field(default_factory=dict)
    """The looks that have begun, by frame id."""


@dataclass(frozen=True, slots=True)
class PlannedView:
    """A look whose outermost frame the caller asks, together with something of its own."""

    pending: PendingView
    look: PendingLook

    def arguments(self) -> tuple[dict[str, Any], bool]:
        """What to call ``extract`` of the script with."""
        return self.look.arguments()

    def asking_listeners(self) -> PlannedView:
        """Ask who listens to what, without waiting. Best right after the call that looks was sent."""
        return replace(self, look=replace(self.look, questions=self.look.by.ask_listeners(self.look)))


class Looker:
    """Looks at one tab."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.refs = RefStore()
        """Which elements the agent was shown, and which refs are still good."""
        self.targets = TargetResolver(tab, self.refs, self)
        self._extractors: dict[str, FrameExtractor] = {}
        self._documents: dict[str, str] = {}  # child frames that have shown refs -> the document they showed them of
        self._iframes = IframeOwners(tab)
        self._seen_frames: set[str] = set()  # the frames that the last look has shown
        self._marked: set[str] = set()  # the frames that refs were written into
        self._counting: set[str] = set()  # sessions in which Chrome counts for `RenderCounters`
        self._lock = trio.Lock()
        tab.on_document = self._prepare

    # --- one at a time -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def exclusively(self) -> AsyncIterator[None]:
        """Hold the lock of those who look, with refs that know of every navigation so far."""
        async with self._lock:
            self.catch_up()
            yield

    @asynccontextmanager
    async def looking(
        self, what: str, timeout: float, target: str | None = None
    ) -> AsyncIterator[ResolvedTarget | None]:
        """Look on behalf of a public verb: attached, alone, within a time limit; gives what a target means."""
        limited = deadline(what, timeout, hint=_SILENT, heard=self.tab.messages_heard)
        with lost_context_is_document_gone(), limited:
            await self.tab.attach()
            self.catch_up()
            # A target may have to be waited for: others may look meanwhile.
            resolved = await self.targets.resolve(target) if target is not None else None
            async with self.exclusively():
                yield resolved

    @property
    def is_looking(self) -> bool:
        """Whether anyone holds the lock."""
        return self._lock.locked()

    def catch_up(self) -> None:
        """Tell the ref store which documents are gone, and forget what was known of them."""
        refs, tab = self.refs, self.tab
        while refs.page_rev < tab.page_rev:
            refs.navigated(tab.url)
            self._documents.clear()
        refs.url = tab.url
        alive = {frame.id: frame.loader_id for frame in tab.frames}
        for frame_id, loader_id in list(self._documents.items()):
            if frame_id not in alive:
                refs.frame_gone(frame_id)
                del self._documents[frame_id]
            elif alive[frame_id] != loader_id:
                refs.frame_navigated(frame_id)
                self._documents[frame_id] = alive[frame_id]
        for frame_id in [each for each in self._extractors if each not in alive]:
            del self._extractors[frame_id]
        self._iframes.forget_dead(alive)

    # --- frames ------------------------------------------------------------------------------------------------------

    def extractor(self, frame: Frame) -> FrameExtractor:
        """The extractor of a frame."""
        extractor = self._extractors.get(frame.id)
        if extractor is None or extractor.frame is not frame:
            extractor = self._extractors[frame.id] = FrameExtractor(frame, self.tab.context.chrome.spawn)
        return extractor

    def _prepare(self, frame: Frame) -> None:
        """Put the extractor into a new document while it loads: then the first look does not have to wait for that."""
        if frame.parent is None and frame.origin != "null" and not frame.failed_url:
            with suppress(RuntimeError):  # the browser is being left
                self.tab.context.chrome.spawn(self._open_extractor, frame)

    async def _open_extractor(self, frame: Frame) -> None:
        """Put it there at once; when the document has loaded, find out who listens to what, and look ahead."""
        loader_id = frame.loader_id
        with suppress(CdpAgentError):  # the document is gone; the next look finds out what is there instead
            extractor = await self.extractor(frame).current()
            await self.tab.activity.until(lambda: "load" in frame.reached or frame.loader_id != loader_id)
            async with self._lock:
                if self.extractor(frame).opened() is extractor:
                    # A page that does not answer must not keep others from finding that out themselves.
                    with trio.move_on_after(_PREPARE_SECONDS):
                        await extractor.prepare(RenderCounters(self._counting))
                        extractor.look_ahead()

    def prefix(self, frame_id: str) -> str:
        """How the refs of a frame begin: nothing in the main frame, ``f2`` in the second one."""
        return "" if frame_id == self.tab.main_frame.id else f"f{self.refs.frame_number(frame_id)}"

    def next_ref(self, frame: Frame) -> int:
        """The number that the next element of a frame gets."""
        return self.refs.next_ref(self._number(frame))

    def issued(self, frame: Frame, number: int) -> None:
        """An element of a frame has got this number without a look."""
        self.refs.issued(self._number(frame), number + 1)

    def _number(self, frame: Frame) -> int:
        if frame.parent is None:
            return 0
        self._documents.setdefault(frame.id, frame.loader_id)  # from now on, `catch_up` notices the next one
        return self.refs.frame_number(frame.id)

    # --- a look ------------------------------------------------------------------------------------------------------

    async def look(
        self,
        extraction: Extraction,
        scope: ResolvedTarget | None = None,
        *,
        meanwhile: Callable[[], None] | None = None,
    ) -> View:
        """What all frames show now. The caller holds the lock; ``meanwhile`` is called once the page is at work."""
        top, within = (scope.frame, scope.where) if scope is not None else (self.tab.main_frame, None)
        try:
            pending = self.begin_look(extraction, top, within)
            self.refs.catch_up()
            if meanwhile is not None:
                meanwhile()
            return await self.finish_look(pending)
        except ScopeNotFoundError:
            assert scope is not None, "a whole document is always there"
            raise self.targets.missing(scope.target) from None

    async def view(self, extraction: Extraction) -> View | None:
        """What all frames show now, for finding elements; None if the page can't be asked."""
        try:
            async with self.exclusively():
                return await self.look(extraction)
        except CdpAgentError:
            self.tab.check_alive()
            return None

    def begin_look(
        self, extraction: Extraction, top: Frame | None = None, scope: int | str | None = None
    ) -> PendingView:
        """Ask the outermost frame and those seen in it last time, all at once and without waiting."""
        pending = self._pending(extraction, top or self.tab.main_frame, scope)
        self._begin(pending, pending.top)
        self._begin_inner(pending)
        return pending

    def plan_look(self, extraction: Extraction) -> PlannedView | None:
        """Prepare a look whose main frame the caller asks, and begin with the frames in it.

        None if the page was not looked at yet.
        """
        top = self.tab.main_frame
        extractor = self.extractor(top).opened()
        if extractor is None or top.failed_url:
            return None
        pending = self._pending(extraction, top, None)
        look = extractor.plan(self._within(pending, top), pending.counters)
        if look is None:
            return None
        self._begin_inner(pending)
        return PlannedView(pending, look)

    async def finish_look(self, pending: PendingView) -> View:
        """The answers of all frames that were asked, and of those that have appeared in them."""
        return await _Gathering(self, pending).gather()

    async def finish_planned(self, planned: PlannedView, answer: object, *, listens: bool = True) -> View:
        """The view, given what ``extract`` has answered in the main frame; see `Extractor.finish_with`."""
        look, pending = planned.look, planned.pending

        async def rows() -> FrameRows:
            try:
                return await look.by.finish_with(look, decode_answer(answer), listens=listens)
            except DocumentGoneError:
                return await self.extractor(pending.top).extract(self._within(pending, pending.top))

        return await _Gathering(self, planned.pending, rows).gather()

    async def _rows_of(
        self, frame: Frame, pending: PendingView, answered: Callable[[], Awaitable[FrameRows]] | None
    ) -> FrameRows:
        """What one frame shows; ``answered`` gives it where the caller has asked the frame itself."""
        number = self._number(frame)
        look = pending.looks.get(frame.id)
        is_empty = frame is not pending.top and frame.id in self._iframes.empty
        if is_empty or (frame.failed_url and frame.parent is not None):
            # In a child frame, Chrome's own page about what went wrong shows an icon and nothing to act on.
            if look is not None:
                look.give_up()
            return FrameRows(frame.url, "", [], NO_STATS, self.refs.next_ref(number))
        extractor = self.extractor(frame)
        before = extractor.opened()
        try:
            if answered is not None:
                rows = await answered()
            else:
                rows = await extractor.extract(self._within(pending, frame), pending.counters, look)
        except ScopeNotFoundError:
            if frame is pending.top and pending.scope is not None:
                raise
            # A document without a root element: a script has removed it, or the page is closing.
            rows = FrameRows(frame.url, "", [], NO_STATS, self.refs.next_ref(number))
        if extractor.opened() not in (None, before):
            self.catch_up()  # it is in another document: what was issued before is stale, and this is not
        self.refs.issued(number, rows.next_ref)
        return await self._iframes.place(extractor, rows, lambda child: self.extractor(child).opened() is not None)

    def _expected_frames(self) -> set[str]:
        return self._seen_frames - self._iframes.empty

    def _join(self, top: Frame, answers: dict[str, FrameRows]) -> View:
        self._seen_frames = {row.frame_id for rows in answers.values() for row in rows.rows if row.frame_id}
        frames = {
            frame_id: FrameAnswer(self.refs.frame_number(frame_id), rows)
            for frame_id, rows in answers.items()
            if frame_id != self.tab.main_frame.id and (frame_id == top.id or frame_id in self._seen_frames)
        }
        main = answers[top.id]
        if top is not self.tab.main_frame:
            # Refs of a frame carry its number, so what is looked at stands in the line of its frame.
            around = Row(0, FRAME, 0, "iframe", main.title, frame_id=top.id)
            main = FrameRows(self.tab.url, "", [around], NO_STATS, 1)
        return View(main, frames)

    def looks_cheaply(self) -> bool:
        """Whether a look at the whole page costs less than finding out whether it is time for one."""
        extractor = self.extractor(self.tab.main_frame).opened()
        return extractor is not None and extractor.costs_little()

    @property
    def shows_one_document(self) -> bool:
        """Whether the page was looked at and had no frames to look into."""
        return not self._seen_frames and self.extractor(self.tab.main_frame).opened() is not None

    def _pending(self, extraction: Extraction, top: Frame, scope: int | str | None) -> PendingView:
        frames = {frame.id: frame for frame in top.walk()}
        for frame in frames.values():
            self._number(frame)  # now, in reading order, and not in the order of their answers
        return PendingView(extraction, top, scope, frames, RenderCounters(self._counting))

    def _begin(self, pending: PendingView, frame: Frame) -> None:
        extractor = self.extractor(frame).opened()
        if extractor is None or frame.failed_url:
            return
        look = extractor.begin(self._within(pending, frame), pending.counters)
        if look is not None:
            pending.looks[frame.id] = look

    def _begin_inner(self, pending: PendingView) -> None:
        for frame_id in self._expected_frames():
            if frame_id in pending.frames and frame_id != pending.top.id:
                self._begin(pending, pending.frames[frame_id])

    def _within(self, pending: PendingView, frame: Frame) -> Extraction:
        scope = pending.scope if frame is pending.top else None
        return pending.extraction.within(next_ref=self.refs.next_ref(self._number(frame)), scope=scope)

    # --- elements ----------------------------------------------------------------------------------------------------

    async def element(self, target: str) -> Element:
        """The element that a target means, as an object of our world."""
        self.catch_up()
        resolved = await self.targets.resolve(target)
        element = await (await self.extractor(resolved.frame).current()).resolve(resolved.where)
        if element is None:
            raise self.targets.missing(target)
        return Element(resolved.frame, element)

    async def elements(self) -> list[NodeRef]:
        """All elements that have refs now, for the words of an error; none if the page can't be asked."""
        view = await self.view(FOR_ERROR)
        rows = view.rows() if view is not None else []
        return [_node_ref(prefix, row) for prefix, row in rows if row.ref and row.kind in (INTERACTIVE, CONTENT)]

    async def with_roles(self, roles: tuple[str, ...]) -> list[NodeRef]:
        """All elements with refs, for which those of these roles get one; none if the page can't be asked."""
        view = await self.view(replace(FOR_ROLES, ref_roles=roles))
        return [_node_ref(prefix, row) for prefix, row in view.rows() if row.ref] if view is not None else []

    async def count_hidden(self, words: str) -> int:
        """How many texts hold words that were not found: closed menus and other tabs have them, but don't show them."""
        opened = [self.extractor(frame).opened() for frame in self.tab.frames]
        sought = clean(words).lower()
        try:
            return sum([await extractor.count_texts(sought) for extractor in opened if extractor is not None])
        except (CommandError, DocumentGoneError):
            return 0  # the document is gone meanwhile

    def remember(self, view: View, refs: Iterable[str]) -> None:
        """The agent is told of these elements: what they are now is what it knows."""
        told = set(refs)
        if told:
            rows = ((prefix, row) for prefix, row in view.rows() if row.ref and f"{prefix}e{row.ref}" in told)
            self.refs.remember(_node_ref(prefix, row) for prefix, row in rows)

    async def mark(self, view: View, refs: Iterable[NodeRef]) -> None:
        """Write these refs into the frames of a view, and take off all others that were written."""
        by_prefix: dict[str, list[int]] = {}
        for node in refs:
            by_prefix.setdefault(node.frame, []).append(node.number)
        self._marked = {self.tab.main_frame.id, *view.frames, *self._marked}
        for frame in self.tab.frames:
            if frame.id not in self._marked:
                continue
            prefix = self.prefix(frame.id)
            try:
                await (await self.extractor(frame).current()).mark(f"{prefix}e", by_prefix.get(prefix, []))
            except CdpAgentError:
                if frame.parent is None:
                    raise
                # A frame that does not answer must not cost the snapshot.


class _Gathering:
    """The answers of one look as they come in. A frame that does not show is not asked."""

    def __init__(
        self, looker: Looker, pending: PendingView, rows_of_top: Callable[[], Awaitable[FrameRows]] | None = None
    ) -> None:
        self._looker = looker
        self._pending = pending
        self._rows_of_top = rows_of_top
        self._answers: dict[str, FrameRows] = {}
        self._asked = {pending.top.id}

    async def gather(self) -> View:
        """Ask every frame that shows, and join the answers."""
        pending = self._pending
        if len(pending.frames) == 1:
            await self._ask(pending.top)
        else:
            try:
                async with trio.open_nursery() as nursery:
                    self._ask_inside(self._looker._expected_frames(), nursery)
                    self._ask_inside(await self._ask(pending.top), nursery)
            except BaseExceptionGroup as group:
                raise _first(group) from None
        return self._looker._join(pending.top, self._answers)

    async def _ask(self, frame: Frame) -> list[str]:
        """Take over the answer of one frame; the ids of the frames in it that show."""
        rows_of_top = self._rows_of_top if frame is self._pending.top else None
        rows = await self._looker._rows_of(frame, self._pending, rows_of_top)
        self._answers[frame.id] = rows
        return [row.frame_id for row in rows.rows if row.frame_id]

    def _ask_inside(self, frame_ids: Iterable[str], nursery: trio.Nursery) -> None:
        for frame_id in frame_ids:
            if frame_id in self._pending.frames and frame_id not in self._asked:
                self._asked.add(frame_id)
                nursery.start_soon(self._ask_inner, self._pending.frames[frame_id], nursery)

    async def _ask_inner(self, frame: Frame, nursery: trio.Nursery) -> None:
        with trio.move_on_after(_FRAME_SECONDS):
            try:
                self._ask_inside(await self._ask(frame), nursery)
            except (CdpAgentError, ScopeNotFoundError):
                pass  # it went away, or does not answer: the view says that it was not read


def _node_ref(prefix: str, row: Row) -> NodeRef:
    """An element that no snapshot has shown."""
    ref = f"{prefix}e{row.ref}"
    return NodeRef(ref, ref, row.tag, clean(row.role), clean(row.name), row.attrs, clean(row.text), row.box, prefix)


def _first(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """The one exception in a group of one; the nursery here has only one task that can raise."""
    error: BaseException = group
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
