"""Rows as Markdown: the blocks of a page's main text.

Every word is escaped, so that a page can't write a heading, a link, or the line that ends the article.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.rows import CONTENT, CUT, INTERACTIVE, TEXT
from cdpagent.see.text import clean, clean_lines
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cdpagent.see.tree import Node

# What stands around the text on every page of a site.
_AROUND = frozenset(
    {"navigation", "banner", "contentinfo", "complementary", "search", "menu", "menubar", "toolbar", "tablist",
     "dialog", "alertdialog", "form"}
)  # fmt: skip
_MAX_LINK_CHARS = 300
CODE = "    "
"""What the lines of code begin with."""


class Block(NamedTuple):
    """A piece of Markdown that is not torn apart unless it is longer than a page."""

    markdown: str
    is_tight: bool = False  # a list item or table row: between two of these there is no empty line


def main_part(root: Node) -> Node:
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


class _Place(NamedTuple):
    lists: int  # how many lists around
    quotes: int


def blocks(part: Node) -> Iterator[Block]:
    """The text of this part of a page, in reading order. Changes the tree."""
    _adopt_links(part)
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
            if _is_link(node):
                yield Block(_quoted("  " * (place.lists - 1) + _link(node), place), True)
            continue
        elif node.row.tag == "pre" and "\n" in node.row.text:
            # Indented, so that no line of it can be taken for one of ours.
            yield from (Block(f"{CODE}{line}".rstrip(), True) for line in clean_lines(node.row.text))
            continue
        elif node.name and node.kind in (CONTENT, TEXT):
            yield Block(_quoted(_block_text(node), place))
            if node.role == "heading":
                continue
        said = node.name if node.kind in (CONTENT, TEXT) or node.role == "listitem" else ""
        pending.extend(
            (child, node, place) for child in reversed(node.children) if not (said and _is_inline(child, said))
        )


def _adopt_links(part: Node) -> None:
    """A text says the words of the links in it too, which have rows of their own beside it: put them below it."""
    pending = [part]
    while pending:
        node = pending.pop()
        pending.extend(node.children)
        if not any(child.kind == TEXT for child in node.children):
            continue
        children: list[Node] = []
        text: Node | None = None
        for child in node.children:
            if child.kind == TEXT:
                text = child
                before: list[Node] = []
                while children and _is_link(children[-1]) and children[-1].name in child.name:
                    before.insert(0, children.pop())
                child.children = before
            elif text is not None and _is_link(child) and child.name in text.name:
                text.children.append(child)
                continue
            else:
                text = None
            children.append(child)
        node.children = children


def _is_link(node: Node) -> bool:
    return node.role == "link" and bool(node.name) and not node.row.hint


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
    return [child for child in row.children if child.kind != CUT]


def _line_of(cell: Node) -> str:
    if cell.role == "link" and cell.name:
        return _link(cell)
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
        if _is_link(child):
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
    href = mask_tokens(clean(str(node.row.attrs.get("href", ""))))
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
