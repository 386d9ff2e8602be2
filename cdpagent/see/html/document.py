"""A document of plain HTML that can be looked at like a page: snapshot, find, read and query, without a browser."""

from __future__ import annotations

from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from cdpagent.errors import AmbiguousTargetError, BrowserNeededError, RefNotFoundError
from cdpagent.see.article import make_article
from cdpagent.see.extraction import ALL_OPTIONS, Extraction
from cdpagent.see.find import find, first_word, known_elements
from cdpagent.see.html.names import secret_editors
from cdpagent.see.html.parse import parse_html
from cdpagent.see.html.paths import Paths
from cdpagent.see.html.query import ask
from cdpagent.see.html.reading import main_part
from cdpagent.see.html.rows import frame_rows, make_rows
from cdpagent.see.html.select import select
from cdpagent.see.html.visible import visible_text
from cdpagent.see.options import SnapshotOptions
from cdpagent.see.query import QueryResult, check_kind
from cdpagent.see.refs import RefStore, RefTarget, node_ref, parse_target
from cdpagent.see.remarks import why_empty
from cdpagent.see.said import SaidTarget, stands_in, tiers
from cdpagent.see.snapshot import make_snapshot
from cdpagent.see.targets import extraction_for, flat_view

if TYPE_CHECKING:
    import re
    from typing import Unpack

    from cdpagent.see.article import Article
    from cdpagent.see.find import Match
    from cdpagent.see.html.elements import Element
    from cdpagent.see.options import SnapshotKeywords
    from cdpagent.see.query import QueryKind
    from cdpagent.see.refs import NodeRef
    from cdpagent.see.rows import FrameRows
    from cdpagent.see.snapshot import Snapshot

_ALL_NODES: Final = 50_000
_PARAGRAPH: Final = 20_000
_MOST_NAMED: Final = 8
# What takes styles, a layout or a live page.
_NEEDS_BROWSER: Final = {
    "viewport_only": "what is on the screen",
    "boxes": "where things are",
    "mark_dom": "a page to mark",
}


def snapshot_html(
    html: str | bytes,
    *,
    url: str = "",
    encoding: str | None = None,
    dedupe_text: bool = True,
    **options: Unpack[SnapshotKeywords],
) -> Snapshot:
    """A snapshot of plain HTML, in one call. To ask further about what it shows, keep an `HtmlDocument`.

    The arguments are those of `HtmlDocument` and of its `snapshot`.
    """
    return HtmlDocument(html, url, encoding=encoding).snapshot(dedupe_text=dedupe_text, **options)


class HtmlDocument:
    """Plain HTML, parsed once, to look at as often as needed. An element keeps its ref as long as the document lives.

    Roles and names, formats, limits and refs are those of a live page, as far as markup without style sheets and
    scripts can tell: what only they would show or hide is not known here.
    """

    def __init__(self, html: str | bytes, url: str = "", *, encoding: str | None = None) -> None:
        """Parse it.

        :param html: a whole document or a part of one.
        :param url: where it comes from; links to the same site are written without it.
        :param encoding: of bytes, what the server said of them; without it, the document's own word counts.
        """
        parsed = parse_html(html, encoding)
        self._document = parsed.document
        self._document.withheld = secret_editors(parsed.document)
        self._reasons = parsed.reasons
        self._input_chars = parsed.input_chars
        self._numbers: dict[Element, int] = {}
        self._elements: list[Element] = []
        self._paths = Paths()
        self._salt = token_hex(8)
        self._refs = RefStore()
        self._refs.url = self.url = url
        self.title: str = self._document.title

    def __repr__(self) -> str:
        return f"<HtmlDocument {self.title!r:.60} with {self._document.size} elements>"

    # --- looking -----------------------------------------------------------------------------------------------------

    def snapshot(self, *, dedupe_text: bool = True, **options: Unpack[SnapshotKeywords]) -> Snapshot:
        """The document as a few thousand characters, with refs to ask about; see `SnapshotOptions`.

        What takes a browser (`viewport_only`, `boxes`, `mark_dom`) is refused with a `BrowserNeededError`.

        :param dedupe_text: a longer text that stands there more than once is shown once.
        """
        wanted = SnapshotOptions.of(dict(options))
        base = self._refs.snapshot(wanted.since) if wanted.since is not None else None
        if base is not None:
            wanted = SnapshotOptions.of({**base.options.as_keywords(), **options})
        for name, what in _NEEDS_BROWSER.items():
            if getattr(wanted, name):
                raise BrowserNeededError(
                    f"{name}=True takes {what}, which plain HTML does not have. Open the page with cdpagent.launch() "
                    "and use page.snapshot()",
                    what=name,
                )
        scope = self._document.root if wanted.scope is None else self._element(wanted.scope)
        rows = self._rows(scope, Extraction.of(wanted), dedupe=dedupe_text)
        if_empty = None
        if not rows.rows:
            if_empty = why_empty(wanted, shows_something=bool(visible_text(self._document.root, 1)))
        made = make_snapshot(rows, None, wanted, base=base, if_empty=if_empty)
        snapshot = replace(
            made,
            make_refs=lambda: {ref: node._replace(path=self._path(node)) for ref, node in made.refs.items()},
            stats=replace(made.stats, input_chars=self._input_chars),
        )
        self._refs.add(snapshot)
        return snapshot

    def find(self, wanted: str | re.Pattern[str], *, max_matches: int = 20) -> list[Match]:
        """Where the document says ``wanted`` (a text, in whatever case, or a compiled regular expression).

        The whole document is searched, whatever a snapshot had room for; each `Match` has a ref and what it stands in.
        """
        rows = self._rows(self._document.root, replace(_everything(), searched=first_word(wanted)))
        found = find(rows, None, wanted, max_matches=max_matches)
        matches = [
            match if match.node is None else match._replace(node=match.node._replace(path=self._path(match.node)))
            for match in found.matches
        ]
        self._refs.remember(known_elements(matches))
        return matches

    def read(self, *, page: int = 1, max_chars_total: int = 12_000) -> Article:
        """The main text as Markdown, in pages of at most ``max_chars_total`` characters."""
        rows = self._rows(main_part(self._document.root), replace(_everything(), main=True))
        return make_article(rows, None, page=page, max_chars_total=max_chars_total, salt=self._salt)

    def query(self, target: str, kind: QueryKind, limit: int = 2000) -> QueryResult:
        """One fact about one element, never longer than ``limit`` characters; secrets are never shown.

        :param target: a ref that a snapshot showed, or a CSS selector.
        :param kind: ``text``, ``html``, ``value``, ``attrs``, ``isvisible``, ``isenabled``, ``ischecked``, ``role`` or
            ``name``. ``computed_styles`` and ``box`` take a browser.
        """
        check_kind(kind)
        if limit < 1:
            raise ValueError(f"limit must be at least 1, not {limit!r}")
        element = self._element(target)
        value, is_cut = ask(element, kind, limit)
        number = self._numbers.get(element)
        return QueryResult(target, kind, value, is_cut, f"e{number}" if number else None)

    # --- rows and refs -----------------------------------------------------------------------------------------------

    def _rows(self, scope: Element, extraction: Extraction, *, dedupe: bool = False) -> FrameRows:
        answer = make_rows(scope, extraction, self._number, dedupe=dedupe)
        answer["truncate_reasons"] += self._reasons
        rows = frame_rows(answer, self.url, self.title, len(self._elements) + 1)
        self._refs.issued(0, rows.next_ref)
        return rows

    def _number(self, element: Element) -> int:
        """The number of its ref: given when it is first shown, and kept."""
        number = self._numbers.get(element)
        if number is None:
            self._elements.append(element)
            number = self._numbers[element] = len(self._elements)
        return number

    def _element(self, target: str) -> Element:
        parsed = parse_target(target)
        if isinstance(parsed, RefTarget):
            self._refs.check(parsed)
            return self._elements[parsed.number - 1]
        if isinstance(parsed, SaidTarget):
            return self._elements[self._said(target, parsed).number - 1]
        found = select(self._document.root, parsed.selector)
        if not found:
            raise RefNotFoundError(
                f"nothing in the document matches the selector {parsed.selector!r}. Take a snapshot and use its refs",
                target=target,
            )
        return found[0]

    def _said(self, target: str, said: SaidTarget) -> NodeRef:
        """The element that is said by a target: the best that there is, if it is one."""
        flat = flat_view(self._rows(self._document.root, extraction_for(said)))
        for tier in tiers(flat, said):
            rows = [at for at in tier.rows if all(stands_in(flat, at, around) for around in said.within)]
            nodes = [node_ref(flat.nodes[at], "") for at in rows]
            if len(nodes) > 1:
                named = ", ".join(node.describe() for node in nodes[:_MOST_NAMED])
                raise AmbiguousTargetError(
                    f"{said} means {len(nodes)} elements: {named}. Give the ref of one", target=target, candidates=nodes
                )
            if nodes:
                return nodes[0]
        raise RefNotFoundError(f"nothing in the document is {said}. Take a snapshot and use its refs", target=target)

    def _path(self, node: NodeRef) -> str:
        return self._paths.of(self._elements[int(node.ref.removeprefix("e")) - 1])


def _everything() -> Extraction:
    return Extraction(
        interactive_only=False,
        max_nodes=_ALL_NODES,
        max_depth=1000,
        max_text_per_node=_PARAGRAPH,
        max_options=ALL_OPTIONS,
        include_attrs=("href",),
    )
