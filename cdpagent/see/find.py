"""Finding words on the whole page, whatever a snapshot had room for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.fold import fold
from cdpagent.see.lines import OPTION_SEPARATOR, Style, TreeWriter
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.refs import NodeRef, node_ref
from cdpagent.see.remarks import UNREADABLE
from cdpagent.see.rows import CUT, STRUCTURE
from cdpagent.see.text import ELLIPSIS, clean, literal, quote, shorten
from cdpagent.see.tree import flatten, join

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from cdpagent.see.rows import FrameRows
    from cdpagent.see.tree import Flat, FrameAnswer, Node

MAX_LINE_TEXT = 200
"""How much of a long text a match shows; the part around the words that were found."""
_MAX_ANCESTORS = 6
_MAX_OPTIONS = 5
_ANCESTOR_NAME = 40
_KNOWN_BY_WORDS = frozenset({"article", "listitem", "row", "treeitem"})


class Match(NamedTuple):
    """One row in which the words were found. All strings are safe to show to a model."""

    ref: str
    """The ref of the element; of a text, that of the element it stands in. Empty if there is none: use `within`."""
    within: str
    """The ref of the nearest element around it that has one; empty if there is none."""
    role: str
    line: str
    """The row as a snapshot writes it: ``link "Red shoe" [ref=e5]``."""
    ancestors: tuple[str, ...]
    """What it is in, from the outside: ``main``, ``list "Results"``."""
    node: NodeRef | None = None
    """The element, if the row has a ref."""

    @property
    def text(self) -> str:
        """One line: ``main > list "Results" > link "Red shoe" [ref=e5]``."""
        near = f" [in={self.within}]" if self.within and not self.ref else ""
        return " > ".join((*self.ancestors, self.line)) + near


class Found(NamedTuple):
    """The matches that were asked for, and how many there are in all."""

    matches: list[Match]
    total: int
    truncated: bool  # the extractor could not give the whole page
    pictures: tuple[str, ...] = ()  # the refs of what can't be searched: canvases, videos
    hidden: int = 0  # if nothing was found: how many texts hold the words where nobody can see them


class Matches(list[Match]):
    """What `page.find` returns: a list of matches that also knows where no words can be found."""

    def __init__(self, found: Found) -> None:
        super().__init__(found.matches)
        self.pictures = found.pictures
        """The refs of canvases and videos, which can't be searched."""
        self.hidden = found.hidden
        """If there is no match: how many texts of the page hold the words where nobody can see them, as in a closed
        menu. Which texts these are is not told: a page may hide words that are meant for the agent."""


def find(
    main: FrameRows,
    frames: Mapping[str, FrameAnswer] | None,
    wanted: str | re.Pattern[str],
    *,
    max_matches: int = 20,
    snapshot_id: str = "",
) -> Found:
    """Rows that hold `wanted`: a text, in whatever case and spacing, or a compiled regular expression.

    Names, texts, values and the attributes that the extractor was asked for are looked at, in reading order.
    """
    if max_matches < 1:
        raise ValueError(f"max_matches must be at least 1, not {max_matches!r}")
    search = _search_for(wanted)
    tree = join(main, frames)
    # Nothing is joined beyond a line's length: a match should stand in the row that a snapshot shows.
    fold(tree, MAX_LINE_TEXT)
    flat = flatten(tree.root)
    writer, url_writer = TreeWriter(SnapshotOptions()), TreeWriter(SnapshotOptions(include_attrs=("href",)))
    style = Style(MAX_LINE_TEXT, MAX_LINE_TEXT, MAX_LINE_TEXT, True, "", 1)
    matches: list[Match] = []
    total = 0
    for at, node in enumerate(flat.nodes):
        span = _first_span(node, search)
        if span is None:
            continue
        total += 1
        if len(matches) < max_matches:
            node.name = _around(node.name, span)
            _name_options(node, search)
            line = (url_writer if _is_only_in_url(node, search) else writer).body(node, style)
            if node.ref and node.kind == STRUCTURE:
                line += f" [ref={node.ref}]"  # in a snapshot it is only a scope, and not written
            known = node_ref(node, snapshot_id) if node.ref else None
            matches.append(Match(node.ref, _within(flat, at), node.role, line, _ancestors(flat, at), known))
    is_cut = bool(tree.reasons) or any(node.kind == CUT for node in flat.nodes)
    pictures = tuple(node.ref for node in flat.nodes if node.ref and node.role in UNREADABLE)
    return Found(matches, total, is_cut, pictures)


_Span = tuple[int, int]


def first_word(wanted: str | re.Pattern[str]) -> str:
    """The word that a row must hold for the match to begin in it; empty where any row may hold it."""
    words = "" if isinstance(wanted, re.Pattern) else clean(wanted).lower().split()
    return words[0] if words else ""


def known_elements(matches: Iterable[Match]) -> Iterator[NodeRef]:
    """The elements of matches, as they may be checked before an action. A text is only a part of its own."""
    return (match.node for match in matches if match.node is not None and match.role != "text")


def _search_for(wanted: str | re.Pattern[str]) -> Callable[[str], _Span | None]:
    if isinstance(wanted, re.Pattern):
        pattern = wanted
    else:
        words = clean(wanted)
        if not words:
            raise ValueError("there is nothing to find: the text is empty")
        pattern = re.compile(re.escape(words), re.IGNORECASE)

    def search(string: str) -> _Span | None:
        match = pattern.search(string)
        return match.span() if match else None

    return search


def _first_span(node: Node, search: Callable[[str], _Span | None]) -> _Span | None:
    """Where in the name it is; (0, 0) if it is elsewhere in the row; None if nowhere."""
    if node.kind == CUT:
        return None
    span = search(node.name) if node.name else None
    if span is None and any(search(string) is not None for string in _other_strings(node)):
        return (0, 0)
    return span


def _other_strings(node: Node) -> Iterator[str]:
    if node.text:
        yield node.text
    for value in node.row.states.values():
        if isinstance(value, str):
            yield clean(value)
    for value in node.row.attrs.values():
        if isinstance(value, str):
            yield clean(value)


def _name_options(node: Node, search: Callable[[str], _Span | None]) -> None:
    """Of a select whose options were found, have the line say those instead of the first ones."""
    options = node.row.states.get("options")
    if not isinstance(options, str):
        return
    found = [option for option in options.split(OPTION_SEPARATOR) if search(clean(option)) is not None]
    if found:
        states = {key: value for key, value in node.row.states.items() if key != "options"}
        states["option"] = OPTION_SEPARATOR.join(found[:_MAX_OPTIONS])
        node.row = node.row._replace(states=states)


def _is_only_in_url(node: Node, search: Callable[[str], _Span | None]) -> bool:
    href = node.row.attrs.get("href")
    if not isinstance(href, str) or search(clean(href)) is None or search(node.name) is not None:
        return False
    return not any(isinstance(value, str) and search(clean(value)) for value in node.row.states.values())


def _around(string: str, span: _Span) -> str:
    """The part of a long string that shows what was found."""
    if len(string) <= MAX_LINE_TEXT:
        return string
    begin = max(0, min(span[0] - MAX_LINE_TEXT // 4, len(string) - MAX_LINE_TEXT + 1))
    if not begin:
        return shorten(string, MAX_LINE_TEXT)
    return shorten(ELLIPSIS + string[begin:], MAX_LINE_TEXT)


def _within(flat: Flat, at: int) -> str:
    at = flat.parent[at]
    while at >= 0 and not flat.nodes[at].ref:
        at = flat.parent[at]
    return flat.nodes[at].ref if at >= 0 else ""


def _ancestors(flat: Flat, at: int) -> tuple[str, ...]:
    labels: list[str] = []
    at = flat.parent[at]
    while at >= 0 and len(labels) < _MAX_ANCESTORS:
        node = flat.nodes[at]
        # The row or item that it is in is known by what it says.
        name = node.name or (_words_in(flat, at) if node.role in _KNOWN_BY_WORDS else "")
        labels.append(f"{node.role} {literal(name, _ANCESTOR_NAME)}" if name else node.role)
        at = flat.parent[at]
    if at >= 0:
        labels.append(ELLIPSIS)
    return tuple(reversed(labels))


def _words_in(flat: Flat, at: int) -> str:
    """The beginning of what the rows below one say."""
    said, chars = [], 0
    for node in flat.nodes[at + 1 : flat.end[at]]:
        if chars > _ANCESTOR_NAME:
            break
        if node.name and not node.row.hint:
            said.append(node.name)
            chars += len(node.name)
    return " ".join(said)


def found_text(found: Found, wanted: str | re.Pattern[str], max_chars_total: int = 4000) -> str:
    """The matches as text for a model, within `max_chars_total` characters."""
    words = wanted.pattern if isinstance(wanted, re.Pattern) else wanted
    lines = [f"- {match.text}" for match in found.matches]
    while True:
        left = found.total - len(lines)
        more = [f"- … {left} more matches; search for something narrower"] if left else []
        head = f"[find] {quote(words, 100)} matches={found.total} page_truncated={str(found.truncated).lower()}"
        text = "\n".join((head, *lines, *more, "[end find]"))
        if len(text) <= max_chars_total:
            return text
        if not lines:
            return f"[find] matches={found.total}" if max_chars_total >= 30 else ELLIPSIS[:max_chars_total]
        lines.pop()
