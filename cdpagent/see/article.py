"""The main text of a page as Markdown, in pages that fit a budget.

The rows of a page that was looked at with ``interactive_only=False`` become blocks (headings, paragraphs, list items,
table rows); what is around the main text (navigation, banner, footer, controls) is left out. Every word is escaped as
Markdown, so a page can't write a heading, a link, or the line that ends the article.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.rows import CONTENT, CUT, INTERACTIVE, TEXT
from cdpagent.see.text import ELLIPSIS, bare, clean, quote
from cdpagent.see.tree import join

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cdpagent.see.rows import FrameRows
    from cdpagent.see.tree import FrameAnswer, Node

# What stands around the text on every page of a site.
_AROUND = frozenset(
    {"navigation", "banner", "contentinfo", "complementary", "search", "menu", "menubar", "toolbar", "tablist",
     "dialog", "alertdialog", "form"}
)  # fmt: skip
_CELLS = frozenset({"cell", "gridcell", "columnheader", "rowheader"})
_MAX_LINK_CHARS = 300


@dataclass(frozen=True, slots=True)
class Article:
    """One page of a page's main text. `text` is never longer than it was asked for."""

    text: str
    page: int
    pages: int
    """How many pages there are with this budget."""
    url: str
    title: str
    truncated: bool
    """The extractor could not give the whole text."""

    def __str__(self) -> str:
        return self.text


class Block(NamedTuple):
    """A piece of Markdown that is not torn apart unless it is longer than a page."""

    markdown: str
    is_tight: bool = False  # no empty line before it if the one before is tight too: list items, table rows


def make_article(
    main: FrameRows,
    frames: Mapping[str, FrameAnswer] | None = None,
    *,
    page: int = 1,
    max_chars_total: int = 12_000,
) -> Article:
    """Page `page`, counted from 1, of the main text of the rows."""
    if page < 1:
        raise ValueError(f"page must be at least 1, not {page!r}")
    if max_chars_total < 1:
        raise ValueError(f"max_chars_total must be at least 1, not {max_chars_total!r}")
    tree = join(main, frames)
    blocks = list(_blocks(_main_part(tree.root)))
    truncated = bool(tree.reasons) or any(node.kind == CUT for node in tree.nodes)
    frame = _Frame(clean(main.url), clean(main.title), truncated, max_chars_total)
    pages = _pages(blocks, max_chars_total - frame.size)
    if page > len(pages):
        raise ValueError(f"there is no page {page}: this text has {len(pages)} with max_chars_total={max_chars_total}")
    return Article(
        text=frame.write(pages[page - 1], page, len(pages)),
        page=page,
        pages=len(pages),
        url=main.url,
        title=frame.title,
        truncated=truncated,
    )


# --- which part ------------------------------------------------------------------------------------------------------


def _main_part(root: Node) -> Node:
    """The main landmark, else the article that says most, else everything."""
    best, most = root, 0
    pending = [root]
    while pending:
        node = pending.pop()
        if node.role == "main":
            return node
        if node.role == "article":
            size = _said(node)
            if size > most:
                best, most = node, size
            continue
        pending.extend(reversed(node.children))
    # One short article among much other text is a teaser, not the text of the page.
    return best if most * 3 >= _said(root) else root


def _said(node: Node) -> int:
    size = 0
    pending = [node]
    while pending:
        node = pending.pop()
        if node.role not in _AROUND and node.kind != CUT:
            size += len(node.name) if node.kind in (CONTENT, TEXT) else 0
            pending.extend(node.children)
    return size


# --- rows to Markdown ------------------------------------------------------------------------------------------------


class _Place(NamedTuple):
    lists: int  # how many lists around
    quotes: int


def _blocks(part: Node) -> Iterator[Block]:
    numbers: dict[int, int] = {}  # id of an ordered list -> its last number
    pending: list[tuple[Node, Node, _Place]] = [(child, part, _Place(0, 0)) for child in reversed(part.children)]
    if part.kind in (CONTENT, TEXT) and part.name:
        yield Block(_inline(part))
    while pending:
        node, parent, place = pending.pop()
        if node.role in _AROUND or node.kind == CUT:
            continue
        if node.role == "row":
            cells = [_line_of(cell) for cell in _cells(node)]
            if cells:
                yield Block(_quoted(f"| {' | '.join(cells)} |", place), True)
                continue
        if node.role == "listitem":
            yield from _item(node, parent, place, numbers)
            place = place._replace(lists=place.lists + 1)
        elif node.role == "list":
            pass
        elif node.role == "blockquote":
            place = place._replace(quotes=place.quotes + 1)
            if node.name:
                yield Block(_quoted(_inline(node), place))
        elif node.kind == INTERACTIVE:
            if node.role == "link" and node.name and not node.row.hint:
                yield Block(_quoted("  " * (place.lists - 1) + _link(node), place), True)
            continue
        elif node.name and node.kind in (CONTENT, TEXT):
            yield Block(_quoted(_block_text(node), place))
            if node.role == "heading":
                continue
        said = node.name if node.kind in (CONTENT, TEXT) or node.role == "listitem" else ""
        pending.extend(
            (child, node, place) for child in reversed(node.children) if not (said and _is_inline(child, said))
        )


def _block_text(node: Node) -> str:
    if node.role == "heading":
        level = node.row.states.get("level", 2)
        return f"{'#' * (level if isinstance(level, int) and 1 <= level <= 6 else 2)} {_inline(node)}"
    if node.role in ("img", "image", "figure") and not node.children:
        return f"![{_escaped(node.name)}]"
    if node.role == "code":
        return f"`{node.name.replace('`', chr(0x2BC))}`"
    return _inline(node)


def _item(node: Node, parent: Node, place: _Place, numbers: dict[int, int]) -> Iterator[Block]:
    if node.kind == INTERACTIVE or not node.name:
        return
    mark = "-"
    if parent.row.tag == "ol":
        numbers[id(parent)] = numbers.get(id(parent), 0) + 1
        mark = f"{numbers[id(parent)]}."
    yield Block(_quoted(f"{'  ' * place.lists}{mark} {_inline(node)}", place), True)


def _cells(row: Node) -> list[Node]:
    return [child for child in row.children if child.role in _CELLS]


def _line_of(cell: Node) -> str:
    if cell.name:
        return _inline(cell)
    texts = []
    pending = cell.children[::-1]
    while pending:
        node = pending.pop()
        if node.name and node.kind != CUT:
            texts.append(_link(node) if node.role == "link" else _escaped(node.name))
        else:
            pending.extend(reversed(node.children))
    return " ".join(texts)


def _quoted(markdown: str, place: _Place) -> str:
    return "> " * place.quotes + markdown


def _is_inline(child: Node, said: str) -> bool:
    """Has the block said it already?"""
    return bool(child.name) and child.name in said


def _inline(node: Node) -> str:
    """The text of a block, with the links in it: a link's name is looked for after the one before it."""
    text = node.name
    done = 0
    parts: list[str] = []
    pending = node.children[::-1]
    while pending:
        child = pending.pop()
        if child.role == "link" and child.name and not child.row.hint:
            at = text.find(child.name, done)
            if at >= 0:
                parts.append(_escaped(text[done:at], is_first=not parts))
                parts.append(_link(child))
                done = at + len(child.name)
        else:
            pending.extend(reversed(child.children))
    parts.append(_escaped(text[done:], is_first=not parts))
    return "".join(parts)


def _link(node: Node) -> str:
    href = clean(str(node.row.attrs.get("href", "")))
    name = _escaped(node.name)
    if not href or len(href) > _MAX_LINK_CHARS or href[:11].lower() == "javascript:":
        return name
    if _is_ours(node.name):
        return f"{name} ({_escaped(href)})"
    target = re.sub(r"[\s()<>\\]", lambda match: f"%{ord(match.group()):02X}", href)
    return f"[{name}]({target})"


# A line of ours starts with one of these in brackets; a link's text at the start of a line must not look like it.
_is_ours = re.compile(r"(?:end|article|snapshot|find)\b", re.IGNORECASE).match
_special = re.compile(r"([\\`*_\[\]<>|~#])").sub
_line_start = re.compile(r"^(\d{1,9})([.)])(?=\s|$)|^([-+=])").sub


def _escaped(text: str, *, is_first: bool = True) -> str:
    """`text` so that Markdown shows it as it is."""
    text = _special(r"\\\1", text)
    if is_first:
        text = _line_start(lambda match: f"{match[1]}\\{match[2]}" if match[1] else f"\\{match[3]}", text)
    return text


# --- pages -----------------------------------------------------------------------------------------------------------


class _Frame:
    """What stands around the text: the line that says where it comes from, and the one that ends it."""

    def __init__(self, url: str, title: str, truncated: bool, limit: int) -> None:
        self.title = title
        self._limit = limit
        self._truncated = " truncated=true" if truncated else ""
        self._heads = (f"url={bare(url, 300)} title={quote(title, 150)} ", f"url={bare(url, 60)} ", "")
        self._head = next((head for head in self._heads if len(self._lines(head)) * 3 <= limit), "")

    @property
    def size(self) -> int:
        return len(self._lines(self._head))

    def _lines(self, head: str) -> str:
        return self._first(head, 99_999, 99_999) + "\n" + "\n" + self._last(1, 99_999)

    def _first(self, head: str, page: int, pages: int) -> str:
        return f"[article] {head}page={page}/{pages}{self._truncated}"

    def _last(self, page: int, pages: int) -> str:
        return "[end article]" + (f" next: web_read page={page + 1}" if page < pages else "")

    def write(self, body: str, page: int, pages: int) -> str:
        text = "\n".join((self._first(self._head, page, pages), *([body] if body else []), self._last(page, pages)))
        return text if len(text) <= self._limit else ELLIPSIS


def _pages(blocks: list[Block], room: int) -> list[str]:
    """Fill pages with whole blocks; only a block that is longer than a page is torn, at a space if there is one."""
    if room < 1:
        return [""]
    pages: list[str] = []
    body = ""
    was_tight = False
    for block in blocks:
        gap = "" if not body else "\n" if block.is_tight and was_tight else "\n\n"
        was_tight = block.is_tight
        if len(body) + len(gap) + len(block.markdown) <= room:
            body += gap + block.markdown
            continue
        if body:
            pages.append(body)
        *full, body = _torn(block.markdown, room)
        pages.extend(full)
    if body or not pages:
        pages.append(body)
    return pages


def _torn(markdown: str, room: int) -> list[str]:
    pieces = []
    while len(markdown) > room:
        end = markdown.rfind(" ", room // 2, room + 1)
        end = room if end <= 0 else end
        while end > 1 and markdown[end - 1] == "\\":
            end -= 1  # an escape stays with what it escapes
        pieces.append(markdown[:end].rstrip())
        markdown = markdown[end:].lstrip()
    return [*pieces, markdown]
