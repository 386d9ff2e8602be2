"""The rows of all frames, joined into one tree where the frames stand in the page."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from cdpagent.see.rows import CONTENT, CUT, FRAME, STRUCTURE, TEXT, Rank, Row
from cdpagent.see.text import clean
from cdpagent.see.urls import UrlBase

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cdpagent.see.rows import FrameRows

_DIALOG = int(Rank.DIALOG)
_MESSAGE = int(Rank.MESSAGE)
_is_word = re.compile(r"[a-z][a-z0-9-]{0,39}").fullmatch
_ROOT_ROW = Row(0, STRUCTURE, 0, "")


@lru_cache(maxsize=512)
def _role(role: str) -> str:
    """The role as it may be written: one word of ARIA's kind. Anything else could forge a part of the line."""
    return role if _is_word(role) else "generic"


class FrameAnswer(NamedTuple):
    """What a child frame answered, and the number that its refs carry: ``f<number>e5``."""

    number: int
    rows: FrameRows


class Document:
    """A frame's document, as far as its rows need it."""

    __slots__ = ("base", "prefix", "url")

    def __init__(self, prefix: str, url: str) -> None:
        self.prefix = prefix  # "" in the main frame, "f2" in the second frame
        self.url = url
        self.base = UrlBase(url)


class Node:
    """One row in the tree. `name` and `text` are clean, and folding changes them; the row keeps what the page said."""

    __slots__ = (
        "cells", "children", "document", "inner", "kind", "label", "name", "rank", "ref", "remark", "role", "row",
        "text",
    )  # fmt: skip

    def __init__(self, row: Row, kind: int, role: str, ref: str, rank: int, document: Document) -> None:
        self.row = row
        self.kind = kind
        self.role = role
        self.ref = ref  # "e5", "f2e5", or "" for none
        self.rank = rank
        self.document = document
        self.inner: Document | None = None  # a frame's own document, if it could be read
        self.label = clean(row.name) if row.name else ""  # its accessible name, or our hint
        self.name = self.label  # what the line says: the name, or else the text
        self.text = clean(row.text) if row.text else ""  # what it shows besides
        if self.text and not self.name:
            self.name, self.text = self.text, ""
        self.children: list[Node] = []
        self.cells: list[Node | None] = []  # of a table's row, see `tables`; None for a cell that has lines below
        self.remark = ""  # what we say about it at the end of its line; ours, never the page's


class Tree(NamedTuple):
    """All rows of the page."""

    root: Node  # stands for the page; never shown
    nodes: list[Node]  # every parent before its children
    frames: list[FrameRows]  # the joined answers, the main frame first
    reasons: tuple[str, ...]  # why rows are missing that the extractor or a frame did not give


def join(main: FrameRows, frames: Mapping[str, FrameAnswer] | None = None) -> Tree:
    """One tree of the main frame's rows and, below their FRAME rows, those of the frames named by `frame_id`."""
    frames = frames or {}
    if len({answer.number for answer in frames.values()}) < len(frames):
        raise ValueError("two frames have the same number, so that their refs would be the same")
    root = Node(_ROOT_ROW, STRUCTURE, "", "", int(Rank.REST), Document("", main.url))
    nodes: list[Node] = []
    answers = [main]
    reasons = dict.fromkeys(main.truncate_reasons)
    joined: set[str] = set()
    # Frames nest as deep as the page likes, so a stack of half-read frames instead of recursion.
    reading = [_Reading(iter(main.rows), [root], root.document, None)]
    while reading:
        node = _read(reading[-1], nodes)
        if node is None:
            reading.pop()
            continue
        answer = frames.get(node.row.frame_id)
        if answer is None or node.row.frame_id in joined:
            reasons["frame_not_read"] = None
            continue
        joined.add(node.row.frame_id)
        node.inner = Document(f"f{answer.number}", answer.rows.url)
        answers.append(answer.rows)
        reasons.update(dict.fromkeys(answer.rows.truncate_reasons))
        reading.append(_Reading(iter(answer.rows.rows), [node], node.inner, node.rank))
    return Tree(root, nodes, answers, tuple(reasons))


class _Reading(NamedTuple):
    """A frame whose rows are being joined."""

    rows: Iterator[Row]  # those still to come
    path: list[Node]  # the node of each depth down to the last row, the parent of depth 0 first
    document: Document
    rank: int | None  # of the frame itself


def _read(reading: _Reading, nodes: list[Node]) -> Node | None:
    """Hang each row below the last one of a smaller depth, up to the next frame; None at the end."""
    rows, path, document, frame_rank = reading
    prefix = f"{document.prefix}e"
    for row in rows:
        kind, rank, ref = row.kind, row.rank, row.ref
        del path[row.depth + 1 :]
        if frame_rank is not None:
            # A row can't be nearer to the user than its frame; in a dialog's frame, every row is in the dialog.
            rank = frame_rank if frame_rank == _DIALOG else max(rank, frame_rank)
        node = Node(row, kind, _role(row.role), f"{prefix}{ref}" if ref else "", rank, document)
        parent = path[-1]
        parent.children.append(node)
        nodes.append(node)
        if kind == CUT:
            if not _is_word(row.name):
                node.name = ""
            continue
        if kind == TEXT:
            node.role = "text"
        else:
            path.append(node)  # only these have rows below them
        if kind == FRAME:
            return node
    return None


def tell_to_the_end(tree: Tree, max_text: int) -> None:
    """Make several rows of each text of a dialog or a message that is too long for one, so that none of it is cut."""
    if not any(node.rank <= _MESSAGE and _is_long_saying(node, max_text) for node in tree.nodes):
        return
    for node in (tree.root, *tree.nodes):
        if any(_is_long_saying(child, max_text) for child in node.children):
            node.children = [part for child in node.children for part in _parts(child, max_text)]


def _is_long_saying(node: Node, max_text: int) -> bool:
    return node.rank <= _MESSAGE and len(node.name) > max_text and node.kind in (TEXT, CONTENT)


def _parts(node: Node, max_text: int) -> list[Node]:
    """A text as rows of its own length; what has a role keeps its beginning, and the rest stands below it."""
    if not _is_long_saying(node, max_text):
        return [node]
    texts = _pieces(node.name, max_text)
    node.name = texts[0]
    others = []
    for text in texts[1:]:
        other = Node(_ROOT_ROW, TEXT, "text", "", node.rank, node.document)
        other.name = text
        others.append(other)
    if node.kind == TEXT:
        return [node, *others]
    node.children = [*others, *node.children]
    return [node]


def _pieces(text: str, max_text: int) -> list[str]:
    """The text in pieces of at most `max_text` characters, parted between words where there are any."""
    pieces = []
    while len(text) > max_text:
        end = text.rfind(" ", max_text // 2, max_text + 1)
        end = end if end > 0 else max_text
        pieces.append(text[:end].rstrip())
        text = text[end:].lstrip()
    return [*pieces, text] if text else pieces


class Flat(NamedTuple):
    """The tree again as a list, in reading order, after folding. Positions are indexes into these lists."""

    nodes: list[Node]
    level: list[int]  # how deep the row is in the tree, from 0
    depth: list[int]  # how deep it is written: its level, or 0 everywhere in a flat list
    parent: list[int]  # -1 at the top
    end: list[int]  # where the row's subtree ends: the position after its last descendant
    opens: list[bool]  # has it children?


def flatten(root: Node) -> Flat:
    """The rows below `root` in reading order."""
    nodes: list[Node] = []
    levels: list[int] = []
    parents: list[int] = []
    opens: list[bool] = []
    pending = [(child, -1, 0) for child in reversed(root.children)]
    while pending:
        node, parent, level = pending.pop()
        children = node.children
        if children:
            here = len(nodes)
            pending.extend([(child, here, level + 1) for child in reversed(children)])
            opens.append(True)
        else:
            opens.append(False)
        nodes.append(node)
        levels.append(level)
        parents.append(parent)
    end = list(range(1, len(nodes) + 1))
    for at in range(len(nodes) - 1, -1, -1):
        parent = parents[at]
        if parent >= 0 and end[at] > end[parent]:
            end[parent] = end[at]
    return Flat(nodes, levels, levels, parents, end, opens)


def as_list(flat: Flat) -> Flat:
    """Only the rows that stand for themselves, side by side: elements with a ref, texts, and what is missing."""
    kept = [
        at
        for at, node in enumerate(flat.nodes)
        if (node.kind != STRUCTURE and node.ref) or node.kind == TEXT or node.kind == CUT
    ]
    count = len(kept)
    return Flat(
        [flat.nodes[at] for at in kept],
        [flat.level[at] for at in kept],
        [0] * count,
        [-1] * count,
        list(range(1, count + 1)),
        [False] * count,
    )
