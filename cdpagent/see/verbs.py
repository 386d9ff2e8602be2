"""The verbs of a page that look: `snapshot`, `find`, `read` and `query`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cdpagent.browser.page.drawing import Drawn, how_drawn
from cdpagent.browser.page.network_idle import pending_requests
from cdpagent.see.article import make_article
from cdpagent.see.budget import WrittenRows
from cdpagent.see.extraction import Extraction, whole_page
from cdpagent.see.find import Matches, first_word, known_elements
from cdpagent.see.find import find as find_in
from cdpagent.see.lines import Remark
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.query import QueryResult, check_kind
from cdpagent.see.refs import RefTarget, parse_target
from cdpagent.see.remarks import why_empty
from cdpagent.see.repeats import REPEATED_ROLES, Repeats
from cdpagent.see.snapshot import make_snapshot

if TYPE_CHECKING:
    import re
    from collections.abc import Mapping

    from cdpagent.browser.page.tab import Tab
    from cdpagent.see.article import Article
    from cdpagent.see.find import Match
    from cdpagent.see.looker import Looker
    from cdpagent.see.query import QueryKind
    from cdpagent.see.snapshot import Snapshot
    from cdpagent.see.view import View

_PARAGRAPH: Final = 20_000


class LastSnapshot:
    """The last snapshot of a page, given again while the page shows the same: making its text takes milliseconds."""

    def __init__(self) -> None:
        self._last: tuple[View, Snapshot, bool] | None = None
        self.repeats = Repeats()
        """What the agent has read on the page before."""
        self.written = WrittenRows()

    def again(self, view: View, wanted: SnapshotOptions, page_rev: int, *, folds: bool) -> Snapshot | None:
        """The last snapshot with the figures of this look; None if this look would give another text."""
        if self._last is None:
            return None
        before, snapshot, has_folded = self._last
        is_same = snapshot.options == wanted and snapshot.page_rev == page_rev and view.shows_same_as(before)
        # What a delta says depends also on which snapshots are still kept, what an empty page says on what it loads.
        if not is_same or has_folded != folds or wanted.since is not None or not snapshot.entries:
            return None
        js = replace(snapshot.stats.js, js_time_ms=sum(rows.stats.js_time_ms for rows in view.answers()))
        return replace(snapshot, stats=replace(snapshot.stats, js=js))

    def keep(self, view: View, snapshot: Snapshot, *, folds: bool) -> None:
        """This is the last one now."""
        self._last = view, snapshot, folds
        self.repeats.shown(snapshot)


async def snapshot(looker: Looker, last: LastSnapshot, options: Mapping[str, object], timeout: float) -> Snapshot:
    """The page as a few thousand characters with refs."""
    wanted = SnapshotOptions.of(dict(options))
    tab, refs, repeats = looker.tab, looker.refs, last.repeats
    if wanted.mark_dom:
        tab.check_may_act()
    base = refs.snapshot(wanted.since) if wanted.since is not None else None
    if base is not None and base.page_rev == tab.page_rev:
        wanted = SnapshotOptions.of({**base.options.as_keywords(), **options})
    async with looker.looking("page.snapshot()", timeout, wanted.scope) as scope:
        # Who asks for a part of the page, or says what to show of it, gets all of that.
        folds = wanted.scope is None and wanted.interactive_only is None and wanted.format == "tree"
        repeats.arrive(tab.page_rev, tab.url)
        known = repeats.before if folds else frozenset()
        extraction = Extraction.of(wanted, ref_roles=REPEATED_ROLES if known else ())
        view = await looker.look(extraction, scope, meanwhile=repeats.catch_up)
        repeats.arrive(tab.page_rev, tab.url)
        made = last.again(view, wanted, tab.page_rev, folds=folds) or make_snapshot(
            view.main,
            view.frames,
            wanted,
            page_rev=tab.page_rev,
            salt=tab.target_id,
            base=base,
            known=known,
            written=last.written,
            if_empty=await _why_empty(tab, wanted) if not view.main.rows else None,
        )
        last.keep(view, made, folds=folds)
        refs.add(made)
        if wanted.mark_dom:
            await looker.mark(view, made.refs.values())
    return made


async def _why_empty(tab: Tab, options: SnapshotOptions) -> Remark:
    """Why a look has found nothing."""
    pending = pending_requests(tab)
    shows_something = await how_drawn(tab.main_frame) > Drawn.NOTHING
    # A page that shows words is drawn, although a picture or its icon may still be loading.
    if (pending or tab.main_frame.loading) and options.scope is None and not shows_something:
        requests = f", {pending} request{'s' * (pending > 1)} pending" if pending else ""
        return Remark(f"nothing is drawn yet: the page is loading{requests}", "web_wait stable=true, then web_snapshot")
    return why_empty(options, shows_something=shows_something)


async def find(looker: Looker, wanted: str | re.Pattern[str], max_matches: int, timeout: float) -> list[Match]:
    """Where the page says ``wanted``, whatever a snapshot had room for."""
    async with looker.looking("page.find()", timeout):
        view = await looker.look(whole_page(max_text_per_node=_PARAGRAPH, searched=first_word(wanted)))
        found = find_in(view.main, view.frames, wanted, max_matches=max_matches)
        looker.refs.remember(known_elements(found.matches))
        if not found.total and isinstance(wanted, str):
            found = found._replace(hidden=await looker.count_hidden(wanted))
    return Matches(found)


async def read(looker: Looker, page: int, max_chars_total: int, timeout: float) -> Article:
    """The page's main text as Markdown, in pages."""
    async with looker.looking("page.read()", timeout):
        view = await looker.look(whole_page(max_text_per_node=_PARAGRAPH, main=True))
        return make_article(
            view.main, view.frames, page=page, max_chars_total=max_chars_total, salt=looker.tab.target_id
        )


async def query(looker: Looker, target: str, kind: QueryKind, max_length: int, timeout: float) -> QueryResult:
    """One fact about one element."""
    check_kind(kind)
    if max_length < 1:
        raise ValueError(f"max_length must be at least 1, not {max_length!r}")
    async with looker.looking("page.query()", timeout, target) as resolved:
        assert resolved is not None, "there is a target"
        extractor = await looker.extractor(resolved.frame).current()
        answer = await extractor.query(resolved.where, kind, max_length)
    if answer is None:
        raise looker.targets.missing(resolved.target)
    ref = parse_target(resolved.target)
    return QueryResult(
        target, kind, answer["value"], bool(answer["truncated"]), ref.ref if isinstance(ref, RefTarget) else None
    )
