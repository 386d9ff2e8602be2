"""A snapshot: the rows of a page as text, within its budget, and what a program needs beside the text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from cdpagent.see.budget import Margins, lay_out
from cdpagent.see.content_id import ID_CHARS, content_id
from cdpagent.see.delta import changes, write_delta
from cdpagent.see.dense import is_long, say_once, without_wrappers
from cdpagent.see.fold import fold
from cdpagent.see.lines import Facts, is_to_read, writer_for
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.refs import NodeRef, node_ref
from cdpagent.see.remarks import remark_on_pictures
from cdpagent.see.repeats import fold_repeated, parts_shown
from cdpagent.see.rows import CUT, INTERACTIVE
from cdpagent.see.tables import join_cells
from cdpagent.see.text import bare, clean
from cdpagent.see.tree import as_list, flatten, join, tell_to_the_end
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from cdpagent.see.budget import Entry, Layout, WrittenRows
    from cdpagent.see.lines import Remark, Writer
    from cdpagent.see.repeats import Part
    from cdpagent.see.rows import FrameRows
    from cdpagent.see.tree import Flat, FrameAnswer, Node, Tree


@dataclass(frozen=True, slots=True)
class JsStats:
    """What the walk through the page saw and cost, all frames together. Counted, not estimated."""

    dom_nodes: int
    visited_nodes: int
    emitted_nodes: int
    skipped_hidden: int
    js_time_ms: float
    """The sum over the frames; they run at the same time where they can."""


@dataclass(frozen=True, slots=True)
class SnapshotStats:
    """What the text shows, and what it does not."""

    js: JsStats
    nodes_emitted: int
    """Rows in the text; lines about missing rows are not counted."""
    nodes_total: int
    """Rows there are, after folding, those that are missing included as far as they were counted."""
    chars_emitted: int
    truncated: bool
    truncate_reasons: tuple[str, ...]
    """``max_chars_total``, ``max_nodes``, ``max_depth``, ``max_text_per_node``, ``frame_not_read``, and what the
    extractor reports, such as ``time_limit`` (``extractor`` if it left rows out without saying why)."""
    input_chars: int = 0
    """How long the HTML was that the snapshot is made from; 0 for a live page."""


@dataclass(frozen=True, eq=False, repr=False)
class Snapshot:
    """What `page.snapshot()` returns. `text` is for the model; it is never longer than `max_chars_total`."""

    text: str
    stats: SnapshotStats
    snapshot_id: str
    """``snap_x7k2qp``. The same page, seen with the same options, has the same id."""
    page_rev: int
    """How often the page had navigated by then."""
    url: str
    title: str
    options: SnapshotOptions
    entries: list[Entry] = field(repr=False)
    """The lines of the whole view, also where `text` is only the difference: what a later `since` compares with."""
    make_refs: Callable[[], dict[str, NodeRef]] = field(repr=False)
    make_parts: Callable[[], frozenset[Part]] = field(repr=False)
    dense: bool = field(default=False, repr=False)
    """Whether it is written as a long text is; see `dense`."""

    # Made when they are asked for: most often that is after the text has been read, and of many snapshots never.

    @cached_property
    def refs(self) -> dict[str, NodeRef]:
        """Every element with a ref in the text, by its ref. With `since`, those of the whole page view."""
        return self.make_refs()

    @cached_property
    def parts(self) -> frozenset[Part]:
        """The parts of the page that the next page of the site may have too; see `repeats`."""
        return self.make_parts()

    def __repr__(self) -> str:
        return f"<Snapshot {self.snapshot_id} of {mask_tokens(self.url):.200}: {len(self.text):,} characters>"

    def __str__(self) -> str:
        return self.text


_OUR_REASONS = ("max_nodes", "max_depth", "max_chars_total", "max_text_per_node")


def make_snapshot(
    main: FrameRows,
    frames: Mapping[str, FrameAnswer] | None = None,
    options: SnapshotOptions | None = None,
    *,
    page_rev: int = 0,
    salt: str = "",
    base: Snapshot | None = None,
    known: Collection[Part] = (),
    if_empty: Remark | None = None,
    written: WrittenRows | None = None,
) -> Snapshot:
    """Make a snapshot of the rows that the extractor gave. No browser is needed; equal arguments give equal texts.

    `base` is the earlier snapshot that ``options.since`` names, or None if it is not kept. `salt` goes into the
    snapshot id, so that two pages with the same content can be given different ids. The `known` parts of a page are
    one line each. `if_empty` is said where there are no rows. `written` keeps what rows that stay are written as.
    """
    options = options or SnapshotOptions()
    tree = join(main, frames)
    if options.compact:
        fold(tree, options.max_text_per_node)
        if options.format == "tree":
            join_cells(tree, options.max_text_per_node)
        tell_to_the_end(tree, options.max_text_per_node)
    repeated = fold_repeated(tree, known) if known else None
    flat = flatten(tree.root)
    remark_on_pictures(flat)
    if options.format == "list":
        flat = as_list(flat)
    dense = options.format == "tree" and options.compact and is_long(flat)
    if dense:
        flat = without_wrappers(flat)
        say_once(flat)
    writer = writer_for(options)
    facts = Facts(
        url=clean(main.url),
        title=clean(main.title),
        shown=len(flat.nodes),
        total=len(flat.nodes),
        uncounted="time_limit" in tree.reasons,
        reasons=tree.reasons,
        snapshot_id="snap_" + "0" * ID_CHARS,
        page_rev=page_rev,
    )
    layout = lay_out(flat, writer, options, _sizes_around(writer, facts, flat), dense=dense, written=written)
    lines = layout.lines
    if if_empty is not None and not layout.entries:
        lines = [writer.remark(if_empty)]
    facts = facts._replace(
        shown=layout.shown,
        total=layout.total,
        uncounted=facts.uncounted or layout.uncounted,
        reasons=_reasons(layout, tree),
        snapshot_id=_snapshot_id(lines, facts, options, salt),
    )
    text, emitted = _compose(writer, facts, layout, lines, options), layout.shown
    if len(text) > options.max_chars_total:  # only what is said of an empty page was not counted before
        text = _compose(writer, facts, layout, [], options)
    if options.since:
        why_full = _why_full(options, base, page_rev, dense=dense)
        since = bare(options.since, 40)
        if base is not None and not why_full:
            change = changes(base.entries, layout.entries, flat, tree)
            delta = write_delta(change, layout.entries, writer, facts, since)
            if len(delta) < len(text):
                text, emitted = delta, change.emitted
            else:
                why_full = "shorter_than_changes"
        if why_full:
            # What was chosen does not depend on `since`, so its words come last: they are left out if they don't fit.
            said = facts._replace(extra=(("since", since), ("full", why_full)))
            longer = _compose(writer, said, layout, lines, options)
            text = longer if len(longer) <= options.max_chars_total else text

    def make_refs() -> dict[str, NodeRef]:
        return {
            node.ref: node_ref(node, facts.snapshot_id)
            for node in _nodes_in(layout.entries)
            if node.ref and not (dense and is_to_read(node))
        }

    def make_parts() -> frozenset[Part]:
        found = fold_repeated(tree, ()) if repeated is None else repeated
        return parts_shown(found, [entry.node for entry in layout.entries if entry.node is not None])

    return Snapshot(
        text=text,
        stats=SnapshotStats(_js_stats(tree), emitted, layout.total, len(text), bool(facts.reasons), facts.reasons),
        snapshot_id=facts.snapshot_id,
        page_rev=page_rev,
        url=main.url,
        title=facts.title,
        options=options,
        entries=layout.entries,
        make_refs=make_refs,
        make_parts=make_parts if options.format == "tree" else frozenset,
        dense=dense,
    )


def _nodes_in(entries: list[Entry]) -> Iterator[Node]:
    """The rows that have a line, or stand between the bars of one."""
    for entry in entries:
        if entry.node is not None:
            yield entry.node
            yield from (cell for cell in entry.node.cells if cell is not None and cell.kind == INTERACTIVE)


def _why_full(options: SnapshotOptions, base: Snapshot | None, page_rev: int, *, dense: bool) -> str:
    """Why the whole page is shown although only the changes since `base` were asked for; "" if they can be told."""
    if base is None:
        return "snapshot_not_kept"
    if base.page_rev != page_rev:
        return "navigated"
    if replace(options, since=None, mark_dom=False) != replace(base.options, since=None, mark_dom=False):
        return "options_differ"
    if base.dense != dense:
        return "written_differently"  # it has grown long since, or short: every line differs
    return ""


def _reasons(layout: Layout, tree: Tree) -> tuple[str, ...]:
    """Ours first, each once. Rows that are missing without anyone saying why are still missing."""
    reasons = tuple(dict.fromkeys((*layout.reasons, *tree.reasons)))
    if not reasons and (layout.shown < layout.total or layout.uncounted):
        return ("extractor",)
    return reasons


def _sizes_around(writer: Writer, facts: Facts, flat: Flat) -> Margins:
    """How long the head and the end can become, before it is known what they will say."""
    cut = sum(node.row.count for node in flat.nodes if node.kind == CUT)
    longest = facts._replace(
        shown=len(flat.nodes),
        total=len(flat.nodes) + cut + 1,
        uncounted=True,
        reasons=(*_OUR_REASONS, "extractor", *facts.reasons),
    )
    whole = facts._replace(reasons=("max_text_per_node", *facts.reasons))
    return Margins(
        whole=len(next(iter(writer.heads(whole)))),
        heads=[len(head) for head in writer.heads(longest)],
        end=len(writer.end(facts)) + 1,
    )


def _compose(writer: Writer, facts: Facts, layout: Layout, lines: list[str], options: SnapshotOptions) -> str:
    if layout.head < 0:
        return next(notice for notice in writer.notices() if len(notice) <= options.max_chars_total)
    if layout.note:
        lines = [*lines, layout.note]
    head = list(writer.heads(facts))[layout.head]
    middle = f"{writer.separator.join(lines)}\n" if lines else ""
    return f"{head}\n{middle}{writer.end(facts)}"


def _snapshot_id(lines: list[str], facts: Facts, options: SnapshotOptions, salt: str) -> str:
    """Made from the content: seeing the same again gives the same id, and the text stays the same from run to run."""
    view = replace(options, since=None, mark_dom=False)
    content = "\n".join((salt, str(facts.page_rev), facts.url, facts.title, repr(view), *lines))
    return "snap_" + content_id(content)


def _js_stats(tree: Tree) -> JsStats:
    stats = [frame.stats for frame in tree.frames]
    return JsStats(
        dom_nodes=sum(frame.dom_nodes for frame in stats),
        visited_nodes=sum(frame.visited_nodes for frame in stats),
        emitted_nodes=sum(frame.emitted_nodes for frame in stats),
        skipped_hidden=sum(frame.skipped_hidden for frame in stats),
        js_time_ms=sum(frame.js_time_ms for frame in stats),
    )
