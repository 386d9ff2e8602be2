"""Whatever a document holds and whatever is asked for: the promises of a snapshot hold without a browser too."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import asdict
from html import escape
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cdpagent
from cdpagent.see.html import tags
from cdpagent.see.html.parse import parse_html
from cdpagent.see.html.select import select
from cdpagent.see.rows import Kind
from cdpagent.see.text import clean
from tests.see import generated
from tests.see.grammar import is_notice, read_list, read_tree, rows_of

if TYPE_CHECKING:
    from cdpagent.see.query import QueryKind

many = settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.too_slow])

TAGS = sorted(tags.words(
    "a b button body caption dd details dialog div dl dt fieldset figure font form frame frameset h1 head hr html i "
    "iframe img input label legend li link main math meter nav noscript object ol optgroup option p plaintext pre ruby "
    "script section select slot span style summary svg table tbody td template textarea th title tr ul video x-y"
))  # fmt: skip
ATTRIBUTES = sorted(tags.words(
    "href name type value placeholder aria-label aria-labelledby aria-owns aria-hidden aria-checked role title alt id "
    "for class style hidden inert open checked selected disabled multiple tabindex contenteditable onclick draggable "
    "shadowrootmode slot data-x xlink:href"
))  # fmt: skip
VALUES = [
    "a", "b", "a b", "true", "false", "mixed", "button", "link", "none", "checkbox", "radio", "password", "hidden",
    "submit", "0", "-1", "1e400", "display:none", "visibility:hidden", "opacity:0", "open", "treeitem", "region",
]  # fmt: skip
CSS = [".a{display:none}", "a b>i.b{display:block!important}", "@media print{", "}", "/*", "#a,*{display:", "{{"]

words = st.sampled_from(["", " ", "Save", "Item 1", "one two"]) | generated.hostile
attributes = st.lists(
    st.tuples(st.sampled_from(ATTRIBUTES), st.sampled_from(VALUES) | generated.hostile), max_size=4
)  # fmt: skip


def start_tag(name: str, given_attributes: list[tuple[str, str]]) -> str:
    return "<" + " ".join((name, *(f'{key}="{escape(value)}"' for key, value in given_attributes))) + ">"


pieces = st.one_of(
    words.map(escape),
    words,  # as it is: whatever that makes of it
    st.builds(start_tag, st.sampled_from(TAGS), attributes),
    st.sampled_from(TAGS).map(lambda tag: f"</{tag}>"),
    st.sampled_from(["<", "</", "<a href='", "<!--", "-->", "<!doctype html>", "<![CDATA[", "&amp", "&#0;", "\0"]),
    st.builds(lambda rules: f"<style>{''.join(rules)}</style>", st.lists(st.sampled_from(CSS), max_size=4)),
)
documents = st.lists(pieces, max_size=25).map("".join)
options = st.builds(
    lambda given_options, format: {
        **{key: value for key, value in asdict(given_options).items() if key not in ("scope", "boxes")},
        "format": format,
    },
    generated.options,
    st.sampled_from(["tree", "list", "json"]),
)


def shown_refs(snapshot: cdpagent.Snapshot) -> list[str]:
    """The refs in the text, read from the text."""
    if is_notice(snapshot.text):
        return []
    if snapshot.options.format == "json":
        answer = json.loads(snapshot.text)
        return [node["ref"] for node in answer.get("nodes", ()) if "ref" in node] if isinstance(answer, dict) else []
    read = read_tree if snapshot.options.format == "tree" else read_list
    return [line.ref for line in read(snapshot.text).lines if line.ref]


@many
@given(html=documents, wanted=options)
def test_no_limit_is_ever_exceeded_and_the_same_document_looks_the_same(html, wanted):
    snapshot = cdpagent.snapshot_html(html, **wanted)
    stats = snapshot.stats
    assert len(snapshot.text) == stats.chars_emitted <= wanted["max_chars_total"]
    assert stats.nodes_emitted <= wanted["max_nodes"]
    assert stats.nodes_emitted <= stats.nodes_total
    assert stats.input_chars == len(html)
    assert stats.js.visited_nodes <= stats.js.dom_nodes
    assert stats.truncated == bool(stats.truncate_reasons)
    again = cdpagent.snapshot_html(html, **wanted)
    assert (again.text, again.snapshot_id, again.refs) == (snapshot.text, snapshot.snapshot_id, snapshot.refs)


@many
@given(html=documents, wanted=options)
def test_every_ref_is_unique_and_can_be_asked_about(html, wanted):
    document = cdpagent.HtmlDocument(html)
    snapshot = document.snapshot(**wanted)
    refs = shown_refs(snapshot)
    assert len(refs) == len(set(refs))
    for ref in refs:
        node = snapshot.refs[ref]
        for target in (ref, f"@{ref}", node.ref_id):
            assert document.query(target, "role").ref == ref
        assert node.path
        if "…" not in node.path and "*" not in node.path and "svg" not in html and "template" not in html:
            [found] = select(document._document.root, node.path)
            assert found is document._elements[int(ref[1:]) - 1]


@many
@given(html=documents, wanted=options)
def test_what_was_written_reads_back_and_holds_nothing_invisible(html, wanted):
    snapshot = cdpagent.snapshot_html(html, **{**wanted, "format": "tree"})
    text = snapshot.text
    assert text.splitlines() == text.split("\n")
    for character in text:
        if character not in "\n\u200c\u200d":
            assert unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"), ascii(character)
    if is_notice(text):
        return
    read = read_tree(text)
    written = rows_of(snapshot)
    assert len(read.lines) == len(written) == snapshot.stats.nodes_emitted
    for line, (entry, node) in zip(read.lines, written, strict=True):
        name = line.name or str(line.attrs.get("hint", ""))
        assert (line.depth, line.role, line.opens) == (entry.depth, node.role, entry.opens)
        assert line.ref == ("" if node.kind == Kind.STRUCTURE else node.ref)
        assert name == node.name or (name[-1] == "…" and node.name.startswith(name[:-1]))


def length(value: Any) -> int:
    if isinstance(value, dict):
        return sum(len(name) + len(content) for name, content in value.items())
    return len(value) if isinstance(value, str) else 0


KINDS: list[QueryKind] = ["text", "html", "value", "attrs", "isvisible", "isenabled", "ischecked", "role", "name"]


@many
@given(html=documents, kind=st.sampled_from(KINDS), limit=st.integers(1, 60), wanted=options)
def test_an_answer_is_never_longer_than_its_limit(html, kind, limit, wanted):
    document = cdpagent.HtmlDocument(html)
    for target in ("html", "body", *shown_refs(document.snapshot(**wanted))[:5]):
        if target == "body" and not select(document._document.root, "body"):
            continue  # it has frames instead
        answer = document.query(target, kind, limit)
        assert length(answer.value) <= limit
        if not answer.truncated:
            assert document.query(target, kind, limit + 1000).value == answer.value


@many
@given(html=documents, wanted=words, size=st.integers(300, 2000))
def test_finding_and_reading_keep_their_limits(html, wanted, size):
    document = cdpagent.HtmlDocument(html)
    if clean(wanted):
        matches = document.find(wanted, max_matches=3)
        assert len(matches) <= 3
        for match in matches:
            if match.ref:  # a piece of text has none
                assert document.query(match.ref, "role").ref == match.ref
    article = document.read(max_chars_total=size)
    assert len(article.text) <= size


@many
@given(data=st.binary(max_size=300) | documents.map(lambda html: html.encode("utf-16", "replace")))
def test_any_bytes_are_a_document(data):
    parsed = parse_html(data)
    assert parsed.document.size >= 1
    assert len(cdpagent.snapshot_html(data, max_chars_total=500).text) <= 500


def test_a_text_that_has_the_ref_of_the_link_after_it():
    assert cdpagent.HtmlDocument("Save<A HREF=<style>.a{display:none}</style>").find("one two") == []
