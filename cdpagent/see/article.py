"""The main text of a page as Markdown, in pages that fit a budget.

The rows of a page that was looked at with ``interactive_only=False`` become blocks (headings, paragraphs, list items,
table rows); what is around the main text (navigation, banner, footer, controls) is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cdpagent.see.content_id import ID_CHARS, content_id
from cdpagent.see.markdown import CODE, blocks, main_part
from cdpagent.see.rows import CUT
from cdpagent.see.text import ELLIPSIS, bare, clean, quote
from cdpagent.see.tree import join

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cdpagent.see.markdown import Block
    from cdpagent.see.rows import FrameRows
    from cdpagent.see.tree import FrameAnswer


@dataclass(frozen=True, slots=True, repr=False)
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

    def __repr__(self) -> str:
        return f"<Article {self.title[:80]!r}, page {self.page} of {self.pages}: {len(self.text):,} characters>"

    def __str__(self) -> str:
        return self.text


def make_article(
    main: FrameRows,
    frames: Mapping[str, FrameAnswer] | None = None,
    *,
    page: int = 1,
    max_chars_total: int = 12_000,
    salt: str = "",
) -> Article:
    """Page `page`, counted from 1, of the main text of the rows.

    Its first and its last line have an id that `salt` goes into: a page that does not know it can't forge the end.
    """
    if page < 1:
        raise ValueError(f"page must be at least 1, not {page!r}")
    if max_chars_total < 1:
        raise ValueError(f"max_chars_total must be at least 1, not {max_chars_total!r}")
    tree = join(main, frames)
    truncated = bool(tree.reasons) or any(node.kind == CUT for node in tree.nodes)
    margins = _Margins(clean(main.url), clean(main.title), truncated, max_chars_total)
    pages = _pages(list(blocks(main_part(tree.root))), max_chars_total - margins.size)
    if page > len(pages):
        raise ValueError(
            f"page {page} does not exist: this text has {len(pages)}, of at most {max_chars_total} characters each. "
            f"Ask for page 1 to {len(pages)}"
        )
    return Article(
        text=margins.write(pages[page - 1], page, len(pages), salt),
        page=page,
        pages=len(pages),
        url=main.url,
        title=margins.title,
        truncated=truncated,
    )


class _Margins:
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
        known = "0" * ID_CHARS
        return self._first(known, head, 99_999, 99_999) + "\n" + "\n" + self._last(known, 1, 99_999)

    def _first(self, known: str, head: str, page: int, pages: int) -> str:
        return f"[article {known}] {head}page={page}/{pages}{self._truncated}"

    def _last(self, known: str, page: int, pages: int) -> str:
        return f"[end article {known}]" + (f" next: web_snapshot read=true page={page + 1}" if page < pages else "")

    def write(self, body: str, page: int, pages: int, salt: str) -> str:
        known = content_id(f"{salt}\n{self._head}\n{page}\n{body}")
        first, last = self._first(known, self._head, page, pages), self._last(known, page, pages)
        text = "\n".join((first, *([body] if body else []), last))
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
    # The rest of a line of code is code too. In less room than this, a line is too short to be taken for one of ours.
    indent = CODE if markdown.startswith(CODE) and room > 2 * len(CODE) else ""
    while len(markdown) > room:
        end = markdown.rfind(" ", max(room // 2, len(indent) + 1), room + 1)
        end = room if end <= 0 else end
        while end > len(indent) + 1 and markdown[end - 1] == "\\":
            end -= 1  # an escape stays with what it escapes
        pieces.append(markdown[:end].rstrip())
        markdown = indent + markdown[end:].lstrip()
    return [*pieces, markdown]
