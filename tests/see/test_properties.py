"""Whatever a page holds and whatever is asked for: the promises of a snapshot hold."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cdpagent.see.lines import Gap, is_to_read
from cdpagent.see.refs import RefStore, RefTarget, parse_target
from cdpagent.see.rows import FrameRows, Kind
from cdpagent.see.snapshot import make_snapshot
from cdpagent.see.text import clean
from cdpagent.see.tree import FrameAnswer, join
from cdpagent.see.urls import shorten_query
from tests.see import generated
from tests.see.grammar import is_notice, read_list, read_tree, rows_of

if TYPE_CHECKING:
    from cdpagent.see import Snapshot, SnapshotOptions

many = settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])
tree_options = generated.options
any_options = st.builds(
    lambda options, format: replace(options, format=format),
    generated.options,
    st.sampled_from(["tree", "list", "json"]),
)


def look(page: generated.Page, options: SnapshotOptions) -> Snapshot:
    return make_snapshot(page[0], page[1], options)


def store_with(main: FrameRows, frames: dict[str, FrameAnswer], snapshot: Snapshot) -> RefStore:
    store = RefStore()
    store.issued(0, main.next_ref)
    for frame_id in ("some other frame", "A", "B"):  # these get the numbers 1, 2 and 3
        number = store.frame_number(frame_id)
        if frame_id in frames:
            store.issued(number, frames[frame_id].rows.next_ref)
    store.add(snapshot)
    return store


@many
@given(page=generated.pages(), options=any_options)
def test_no_limit_is_ever_exceeded(page, options):
    snapshot = look(page, options)
    stats = snapshot.stats
    assert len(snapshot.text) == stats.chars_emitted <= options.max_chars_total
    assert stats.nodes_emitted <= options.max_nodes
    assert stats.nodes_emitted <= stats.nodes_total
    for entry in snapshot.entries:
        if options.format != "list":
            assert entry.depth < options.max_depth + (entry.node is None)


@many
@given(page=generated.pages(), options=any_options)
def test_the_same_page_and_options_give_the_same_text(page, options):
    first, second = look(page, options), look(page, options)
    assert first.text == second.text
    assert first.snapshot_id == second.snapshot_id
    assert first.refs == second.refs


@many
@given(page=generated.pages(), options=any_options)
def test_nothing_invisible_and_nothing_that_breaks_lines_gets_into_a_text(page, options):
    text = look(page, options).text
    assert text.splitlines() == text.split("\n")
    text.encode()  # no lone surrogates
    for character in text:
        if character not in "\n\u200c\u200d":
            assert unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"), ascii(character)


@many
@given(page=generated.pages(), options=tree_options)
def test_a_tree_reads_back_as_what_was_written(page, options):
    snapshot = look(page, options)
    if is_notice(snapshot.text):
        return
    text = read_tree(snapshot.text)
    written = rows_of(snapshot)
    assert len(text.lines) == len(written) == snapshot.stats.nodes_emitted
    for line, (entry, node) in zip(text.lines, written, strict=True):
        name = line.name or str(line.attrs.get("hint", ""))
        assert (line.depth, line.role, line.mark, line.opens) == (entry.depth, node.role, "-", entry.opens)
        assert line.ref == ("" if node.kind == Kind.STRUCTURE else node.ref) or (is_to_read(node) and not line.ref)
        assert len(name) <= options.max_text_per_node
        assert name == node.name or (name[-1] == "…" and node.name.startswith(name[:-1]))
        assert bool(line.attrs.get("hint")) == bool(node.name and node.row.hint)
        assert all(len(str(value)) <= 200 for value in line.attrs.values())
    if text.head["url"] is not None:
        assert text.head["url"] == clean(shorten_query(clean(page[0].url))) or text.head["url"].endswith("…")


@many
@given(page=generated.pages(), options=tree_options)
def test_shown_and_missing_rows_add_up(page, options):
    snapshot = look(page, options)
    if is_notice(snapshot.text) or not snapshot.entries:
        return
    text = read_tree(snapshot.text)
    total = len(text.lines) + sum(cut.rows or 0 for cut in text.cuts)
    assert total == snapshot.stats.nodes_total
    if text.head["total"]:
        assert total == int(text.head["total"])
    if not options.compact:
        given_rows = join(*page).nodes
        cut = sum(node.row.count for node in given_rows if node.kind == Kind.CUT)
        assert total == cut + sum(node.kind != Kind.CUT for node in given_rows)


@many
@given(page=generated.pages(), options=any_options)
def test_truncated_says_whether_something_is_missing(page, options):
    snapshot = look(page, options)
    gaps = [entry for entry in snapshot.entries if isinstance(entry.gap, Gap)]
    complete = snapshot.stats.nodes_emitted == snapshot.stats.nodes_total and not gaps
    assert snapshot.stats.truncated == bool(snapshot.stats.truncate_reasons)
    if not complete:
        assert snapshot.stats.truncated
    for reason in ("max_nodes", "max_depth"):
        if reason in snapshot.stats.truncate_reasons and reason not in page[0].truncate_reasons:
            assert not complete or is_notice(snapshot.text) or page[1]


@many
@given(page=generated.pages(), options=any_options)
def test_every_ref_in_a_text_is_unique_and_resolves(page, options):
    main, frames = page
    snapshot = make_snapshot(main, frames, options)
    store = store_with(main, frames, snapshot)
    if options.format == "json":
        refs = [node["ref"] for node in json.loads(snapshot.text).get("nodes", ()) if "ref" in node] if len(
            snapshot.text
        ) > 2 else []  # fmt: skip
    elif is_notice(snapshot.text):
        refs = []
    else:
        read = read_tree if options.format == "tree" else read_list
        refs = [line.ref for line in read(snapshot.text).lines if line.ref]
    assert len(refs) == len(set(refs))
    for ref in refs:
        seen = snapshot.refs[ref]
        for target in (ref, f"@{ref}", seen.ref_id, f"[ref={ref}]"):
            parsed = parse_target(target)
            assert isinstance(parsed, RefTarget)
            assert store.check(parsed) == seen


@many
@given(page=generated.pages(), options=any_options)
def test_json_format_is_always_valid_json(page, options):
    snapshot = look(page, replace(options, format="json"))
    document = json.loads(snapshot.text)
    if isinstance(document, dict) and "nodes" in document:
        rows = [node for node in document["nodes"] if "role" in node and "cut" not in node]
        assert len(rows) == document["shown"] == snapshot.stats.nodes_emitted
        assert document["truncated"] == snapshot.stats.truncated


@many
@given(page=generated.pages(), options=generated.options)
def test_a_list_reads_back_as_what_was_written(page, options):
    snapshot = look(page, replace(options, format="list"))
    if is_notice(snapshot.text):
        return
    written = [node for _, node in rows_of(snapshot)]
    lines = read_list(snapshot.text).lines
    assert [(line.role, line.ref) for line in lines] == [(node.role, node.ref) for node in written]
