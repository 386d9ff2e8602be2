"""A page that can be looked at: snapshot, find, read and query, in all its frames at once."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import trio

from cdpagent.browser.page.geometry import Element
from cdpagent.browser.page.page import Page as BrowserPage
from cdpagent.errors import CdpAgentError, RefNotFoundError
from cdpagent.see.article import make_article
from cdpagent.see.extractor import Extraction, FrameExtractor, ScopeNotFoundError
from cdpagent.see.find import find
from cdpagent.see.iframe_owners import find_empty
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.query import QueryResult, check_kind
from cdpagent.see.refs import RefStore, RefTarget, parse_target
from cdpagent.see.render_counters import Pulse
from cdpagent.see.rows import FRAME, NO_STATS, FrameRows, Row
from cdpagent.see.snapshot import make_snapshot
from cdpagent.see.tree import FrameAnswer
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    import re
    from collections.abc import Iterable
    from typing import Unpack

    from cdpagent.browser.context import Context
    from cdpagent.browser.page.frame import Frame
    from cdpagent.see.article import Article
    from cdpagent.see.extractor import Begun
    from cdpagent.see.find import Match
    from cdpagent.see.iframe_owners import Holder
    from cdpagent.see.options import SnapshotKeywords
    from cdpagent.see.query import QueryKind
    from cdpagent.see.snapshot import Snapshot

_FRAME_SECONDS: Final = 5
"""How long a frame inside the page may take; then the page is shown without it, and says so."""

_ALL_NODES: Final = 50_000
_ALL_BYTES: Final = 20_000_000
_ALL_SECONDS: Final = 3
_PARAGRAPH: Final = 20_000


@dataclass(frozen=True, slots=True)
class _View:
    """What all frames answered: the rows of the outermost, and those of the frames in it."""

    main: FrameRows
    frames: dict[str, FrameAnswer]
    shown: dict[str, tuple[FrameExtractor, str]]
    """By frame: its extractor and the prefix of its refs."""

    def answers(self) -> list[FrameRows]:
        """What each frame answered, the outermost first."""
        return [rows for _, rows in self.by_prefix()]

    def by_prefix(self) -> list[tuple[str, FrameRows]]:
        """The same, each with what its refs begin with: nothing in the main frame, ``f2`` in the second one."""
        return [("", self.main), *((f"f{answer.number}", answer.rows) for answer in self.frames.values())]

    def shows_same_as(self, other: _View) -> bool:
        """Whether the frames answered the same; how long it took them does not matter."""
        if self.frames.keys() != other.frames.keys():
            return False
        pairs = [(self.main, other.main), *((self.frames[key].rows, other.frames[key].rows) for key in self.frames)]
        return all(
            now.rows == before.rows
            and (now.url, now.title, now.truncate_reasons) == (before.url, before.title, before.truncate_reasons)
            and now.stats._replace(js_time_ms=0) == before.stats._replace(js_time_ms=0)
            for now, before in pairs
        )


@dataclass(frozen=True, slots=True)
class _BegunView:
    """What has been asked of the frames of a page."""

    extraction: Extraction
    top: Frame
    inner: int | str | None
    """The scope within the outermost frame."""
    frames: dict[str, Frame]
    pulse: Pulse
    calls: dict[str, Begun | None] = field(default_factory=dict)


class _PlannedView(NamedTuple):
    """What somebody else will ask the outermost frame of a page, together with something of their own."""

    begun: _BegunView
    planned: Begun

    def arguments(self) -> tuple[dict[str, Any], bool]:
        """What to call ``extract`` of look.js with."""
        return self.planned.arguments()

    def asking(self) -> _PlannedView:
        """The same after asking for listeners, without waiting: best when the call has been sent."""
        return self._replace(planned=self.planned.asking())

    def answered(self, rows: Any, *, listens: bool = True) -> _BegunView:
        """The same as if it had been asked the usual way: this is what the frame has answered.

        Without ``listens``, who listens to what is taken to be as it was unless something has come or gone.
        """
        self.begun.calls[self.begun.top.id] = self.planned._replace(answer=rows, listens=listens)
        return self.begun


class Page(BrowserPage):
    """A tab, and what is to be seen in it."""

    def __init__(self, context: Context[Any], target_id: str, *, ours: bool) -> None:
        super().__init__(context, target_id, ours=ours)
        self._refs = RefStore()
        self._extractors: dict[str, FrameExtractor] = {}
        self._documents: dict[str, str] = {}  # child frames that have shown refs -> the document they showed them of
        self._holders: dict[tuple[str, str], dict[int, Holder]] = {}  # (frame, document) -> the iframes in it, by ref
        self._seen_frames: set[str] = set()  # those that the last look has shown
        self._empty_frames: set[str] = set()  # those that had nothing to show when they were last seen
        self._last: tuple[_View, Snapshot] | None = None
        self._counting: set[str] = set()  # sessions in which Chrome counts for `Pulse`
        self._looking = trio.Lock()

    # --- looking -----------------------------------------------------------------------------------------------------

    async def snapshot(self, *, timeout: float = 30, **options: Unpack[SnapshotKeywords]) -> Snapshot:
        """The page as a few thousand characters, with refs to act on; see `SnapshotOptions` for what can be asked.

        Looking changes nothing: no attribute, no global, no focus (``mark_dom=True`` is the one exception).
        """
        wanted = SnapshotOptions.of(dict(options))
        async with self._look("page.snapshot()", timeout):
            base = self._refs.snapshot(wanted.since) if wanted.since is not None else None
            view = await self._view(Extraction.of(wanted), wanted.scope)
            snapshot = self._same_again(view, wanted) or make_snapshot(
                view.main, view.frames, wanted, page_rev=self.page_rev, salt=self.target_id, base=base
            )
            self._last = view, snapshot
            self._refs.add(snapshot)
            if wanted.mark_dom:
                await _mark(view, snapshot)
        return snapshot

    async def find(self, wanted: str | re.Pattern[str], *, max_matches: int = 20, timeout: float = 30) -> list[Match]:
        """Where the page says ``wanted`` (a text, in whatever case, or a compiled regular expression).

        The whole page is searched, whatever a snapshot had room for; each `Match` has a ref and what it stands in.
        """
        async with self._look("page.find()", timeout):
            view = await self._view(_everything(max_text_per_node=_PARAGRAPH))
            found = find(view.main, view.frames, wanted, max_matches=max_matches)
            self._refs.remember(match.node for match in found.matches if match.node is not None)
        return found.matches

    async def read(self, *, page: int = 1, max_chars_total: int = 12_000, timeout: float = 30) -> Article:
        """The page's main text as Markdown, in pages of at most ``max_chars_total`` characters."""
        async with self._look("page.read()", timeout):
            view = await self._view(_everything(max_text_per_node=_PARAGRAPH, main=True))
            return make_article(view.main, view.frames, page=page, max_chars_total=max_chars_total)

    async def query(self, target: str, kind: QueryKind, max_length: int = 2000, *, timeout: float = 30) -> QueryResult:
        """One fact about one element, never longer than ``max_length``; secrets are never shown."""
        check_kind(kind)
        if max_length < 1:
            raise ValueError(f"max_length must be at least 1, not {max_length!r}")
        async with self._look("page.query()", timeout):
            frame, where = await self._find_target(target)
            answer = await (await self._extractor(frame).current()).query(where, kind, max_length)
        if answer is None:
            raise self._no_such_target(target)
        ref = parse_target(target)
        return QueryResult(
            target, kind, answer["value"], bool(answer["truncated"]), ref.ref if isinstance(ref, RefTarget) else None
        )

    def _same_again(self, view: _View, wanted: SnapshotOptions) -> Snapshot | None:
        """The last snapshot, if the frames gave the same rows for the same options: it would be made anew as it was."""
        if self._last is None:
            return None
        before, snapshot = self._last
        is_same = snapshot.options == wanted and snapshot.page_rev == self.page_rev and view.shows_same_as(before)
        # What it says of changes depends also on which snapshots are still kept.
        if not is_same or wanted.since is not None:
            return None
        js = replace(snapshot.stats.js, js_time_ms=sum(rows.stats.js_time_ms for rows in view.answers()))
        return replace(snapshot, stats=replace(snapshot.stats, js=js))

    # --- elements ----------------------------------------------------------------------------------------------------

    async def _element(self, target: str) -> Element:
        """The element a target names: a ref, or a CSS selector that is looked for in every frame."""
        self._sync()
        frame, where = await self._find_target(target)
        element = await (await self._extractor(frame).current()).resolve(where)
        if element is None:
            raise self._no_such_target(target)
        return Element(frame, element)

    async def _find_target(self, target: str) -> tuple[Frame, int | str]:
        """The frame a target is in, and what it is called there: a number or a selector."""
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            self._refs.check(parsed)
            return self._frame_numbered(parsed), parsed.number
        for frame in self.frames:
            try:
                found = await (await self._extractor(frame).current()).resolve(parsed.selector)
            except CdpAgentError:
                if frame.parent is None:
                    raise
                continue  # a frame that can't be asked can't be meant
            if found is not None:
                return frame, parsed.selector
        raise self._no_such_target(target)

    def _frame_numbered(self, target: RefTarget) -> Frame:
        if target.frame:
            frame = self._tree.get(self._refs.frame_id(target.frame) or "")
            if frame is None:
                raise self._refs.stale(target)
            return frame
        return self.main_frame

    def _no_such_target(self, target: str) -> CdpAgentError:
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            return self._refs.stale(parsed)
        return RefNotFoundError(
            f"nothing on the page matches the selector {parsed.selector!r}. Take a snapshot and use its refs",
            target=target,
        )

    # --- all frames --------------------------------------------------------------------------------------------------

    def _look(self, what: str, timeout: float) -> _Look:
        return _Look(self, what, timeout)

    def _sync(self) -> None:
        """Tell the ref store which documents are gone."""
        refs = self._refs
        while refs.page_rev < self.page_rev:
            refs.navigated(self.url)
            self._documents.clear()
        refs.url = self.url
        alive = {frame.id: frame.loader_id for frame in self.frames}
        for frame_id, loader_id in list(self._documents.items()):
            if frame_id not in alive:
                refs.frame_gone(frame_id)
                del self._documents[frame_id]
            elif alive[frame_id] != loader_id:
                refs.frame_navigated(frame_id)
                self._documents[frame_id] = alive[frame_id]
        for frame_id in [each for each in self._extractors if each not in alive]:
            del self._extractors[frame_id]
        for frame_id, loader_id in [each for each in self._holders if alive.get(each[0]) != each[1]]:
            del self._holders[frame_id, loader_id]
        self._empty_frames &= alive.keys()

    def _extractor(self, frame: Frame) -> FrameExtractor:
        extractor = self._extractors.get(frame.id)
        if extractor is None or extractor.frame is not frame:
            extractor = self._extractors[frame.id] = FrameExtractor(frame)
        return extractor

    async def _view(self, extraction: Extraction, scope: str | None = None) -> _View:
        """What all frames answer now."""
        top, inner = self.main_frame, None
        if scope is not None:
            top, inner = await self._find_target(scope)
        try:
            return await self._finish_view(self._begin_view(extraction, top, inner))
        except ScopeNotFoundError:
            assert scope is not None, "a whole document is always there"
            raise self._no_such_target(scope) from None

    def _begin_view(self, extraction: Extraction, top: Frame, inner: int | str | None = None) -> _BegunView:
        """Ask the outermost frame and those seen in it last time, all at once and without waiting."""
        begun = self._begin_nothing(extraction, top, inner)
        self._begin_frames(begun, top)
        return begun

    def _plan_view(self, extraction: Extraction, *, anew: bool) -> _PlannedView | None:
        """The same, but somebody else will ask the outermost frame; None if the page was not looked at yet."""
        top = self.main_frame
        begun = self._begin_nothing(extraction, top, None)
        planned = self._extractor(top).plan(self._within(begun, top), begun.pulse, anew=anew)
        if planned is None or top.failed_url:
            return None
        self._begin_frames(begun)
        return _PlannedView(begun, planned)

    def _begin_frames(self, begun: _BegunView, top: Frame | None = None) -> None:
        expected = self._seen_frames - self._empty_frames
        for frame in begun.frames.values():
            if (frame is top or frame.id in expected) and not frame.failed_url:
                begun.calls[frame.id] = self._extractor(frame).begin(self._within(begun, frame), begun.pulse)

    def _begin_nothing(self, extraction: Extraction, top: Frame, inner: int | str | None) -> _BegunView:
        frames = {frame.id: frame for frame in top.walk()}
        for frame in frames.values():
            self._number(frame)  # now, in reading order, and not in the order of their answers
        return _BegunView(extraction, top, inner, frames, Pulse(self._counting))

    def _within(self, begun: _BegunView, frame: Frame) -> Extraction:
        scope = begun.inner if frame is begun.top else None
        return begun.extraction.within(next_ref=self._refs.next_ref(self._number(frame)), scope=scope)

    async def _finish_view(self, begun: _BegunView) -> _View:
        """The answers of these frames, and then of those that are new in them.

        A frame that does not show is not asked: pages have dozens of them for their advertising.
        """
        top, frames = begun.top, begun.frames
        answers: dict[str, FrameRows] = {}
        asked = {top.id}

        async def ask(frame: Frame) -> None:
            number = self._number(frame)
            is_empty = frame is not top and frame.id in self._empty_frames
            if is_empty or (frame.failed_url and frame.parent is not None):
                # Chrome's own page about what went wrong shows, in a frame, an icon and nothing to act on.
                if (call := begun.calls.get(frame.id)) is not None:
                    call.give_up()
                rows = FrameRows(frame.url, "", [], NO_STATS, self._refs.next_ref(number))
            else:
                within, call = self._within(begun, frame), begun.calls.get(frame.id)
                extractor = self._extractor(frame)
                before = extractor.opened()
                rows = await extractor.extract(within, begun.pulse, call)
                if extractor.opened() not in (None, before):
                    self._sync()  # it is in another document: what was issued before is stale, and this is not
            self._refs.issued(number, rows.next_ref)
            answers[frame.id] = rows = await self._place_frames(frame, rows)
            ask_inside(row.frame_id for row in rows.rows if row.frame_id)

        async def ask_inner(frame: Frame) -> None:
            with trio.move_on_after(_FRAME_SECONDS):
                try:
                    await ask(frame)
                except (CdpAgentError, ScopeNotFoundError):
                    pass  # it went away, or does not answer: the view says that it was not read

        def ask_inside(frame_ids: Iterable[str]) -> None:
            for frame_id in frame_ids:
                if frame_id in frames and frame_id not in asked:
                    asked.add(frame_id)
                    nursery.start_soon(ask_inner, frames[frame_id])

        if len(frames) == 1:
            await ask(top)
            return self._joined(top, answers)
        try:
            async with trio.open_nursery() as nursery:
                ask_inside(self._seen_frames - self._empty_frames)
                await ask(top)
        except BaseExceptionGroup as group:
            raise _first(group) from None
        return self._joined(top, answers)

    def _joined(self, top: Frame, answers: dict[str, FrameRows]) -> _View:
        self._seen_frames = {row.frame_id for rows in answers.values() for row in rows.rows if row.frame_id}
        answers = {key: rows for key, rows in answers.items() if key == top.id or key in self._seen_frames}
        shown = {
            frame_id: (self._extractors[frame_id], self._prefix(frame_id))
            for frame_id in answers
            if frame_id in self._extractors
        }
        frames = {
            frame_id: FrameAnswer(self._refs.frame_number(frame_id), rows)
            for frame_id, rows in answers.items()
            if frame_id != self.main_frame.id
        }
        main = answers[top.id]
        if top is not self.main_frame:
            # Refs of a frame carry its number, so what is looked at stands in the line of its frame.
            around = Row(0, FRAME, 0, "iframe", main.title, frame_id=top.id)
            main = FrameRows(self.url, "", [around], NO_STATS, 1)
        return _View(main, frames, shown)

    def _number(self, frame: Frame) -> int:
        if frame.parent is None:
            return 0
        self._documents.setdefault(frame.id, frame.loader_id)  # `_sync` tells of the next one
        return self._refs.frame_number(frame.id)

    def _prefix(self, frame_id: str) -> str:
        return "" if frame_id == self.main_frame.id else f"f{self._refs.frame_number(frame_id)}"

    async def _place_frames(self, frame: Frame, rows: FrameRows) -> FrameRows:
        """Say in each row of an iframe which frame it is, asking the browser once per iframe; note which are empty."""
        places = [place for place, row in enumerate(rows.rows) if row.kind == FRAME] if frame.children else []
        refs = [rows.rows[place].ref for place in places]
        holders = self._holders.setdefault((frame.id, frame.loader_id), {})
        # An iframe that is taken out and put back is the same element with another frame.
        new = [ref for ref in refs if ref not in holders or self._tree.get(holders[ref].frame_id) is None]
        if new:
            extractor = await self._extractor(frame).current()
            found = zip(new, await extractor.holders(new), strict=True)
            holders |= {ref: holder for ref, holder in found if holder is not None}
        # Those that have an extractor are asked; the others may have been filled since the last look.
        held = [holders[ref] for ref in refs if ref in holders]
        unread = [holder for holder in held if self._is_unread(self._tree.get(holder.frame_id), frame)]
        self._empty_frames -= {holder.frame_id for holder in held}
        if unread:
            self._empty_frames |= await find_empty(frame.session, unread)
        for place, ref in zip(places, refs, strict=True):
            if ref in holders:
                rows.rows[place] = rows.rows[place]._replace(frame_id=holders[ref].frame_id)
        return rows

    def _is_unread(self, frame: Frame | None, around: Frame) -> bool:
        """Whether a frame of the same process as the one around it was never looked into."""
        if frame is None or frame.failed_url or frame.session is not around.session:
            return False
        return self._extractor(frame).opened() is None


class _Look:
    """One look at a time, within its time limit, by a page that knows which refs are still good."""

    def __init__(self, page: Page, what: str, timeout: float) -> None:
        self._page = page
        self._limit = deadline(what, timeout, hint="The page may be busy, or frozen")

    async def __aenter__(self) -> None:
        self._limit.__enter__()
        try:
            await self._page.attach()
            await self._page._looking.acquire()
        except BaseException as exc:
            self._limit.__exit__(type(exc), exc, exc.__traceback__)
            raise
        self._page._sync()

    async def __aexit__(self, kind: Any, error: Any, traceback: Any) -> bool | None:
        self._page._looking.release()
        return self._limit.__exit__(kind, error, traceback)


def _everything(**changes: Any) -> Extraction:
    return Extraction(
        interactive_only=False,
        max_nodes=_ALL_NODES,
        max_depth=1000,
        max_bytes=_ALL_BYTES,
        time_limit_ms=_ALL_SECONDS * 1000,
        include_attrs=("href",),
        **changes,
    )


async def _mark(view: _View, snapshot: Snapshot) -> None:
    """Write the refs that the snapshot shows into the page, and take off those of earlier ones."""
    for extractor, prefix in view.shown.values():
        numbers = [
            int(ref.removeprefix(prefix).removeprefix("e"))
            for ref, node in snapshot.refs.items()
            if node.frame == prefix
        ]
        current = await extractor.current()
        await current.unmark()
        await current.mark(f"{prefix}e", numbers)


def _first(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """The one exception in a group of one; the nursery here has only one task that can raise."""
    error: BaseException = group
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
