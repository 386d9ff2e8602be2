"""Rows of tables as one line each: ``row link "Blue shirt" [ref=e4] | "$20" | "3"``.

A cell that is only text, or only a link or a button, needs no line of its own. A cell that holds more keeps its lines
below the row, and an ellipsis stands for it between the bars, so that every cell is still counted from the left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cdpagent.see.role_families import BOXES, CELLS, PLAIN
from cdpagent.see.rows import CONTENT, INTERACTIVE, TEXT

if TYPE_CHECKING:
    from cdpagent.see.tree import Node, Tree

_SIMPLE = PLAIN - {"clickable"} | BOXES


def join_cells(tree: Tree, max_text: int) -> None:
    """Give the rows of tables their cells, in place. A text of more than `max_text` characters keeps its own line."""
    for node in tree.nodes:
        if node.role == "row" and len(node.children) > 1:
            _join(node, max_text)


def _join(row: Node, max_text: int) -> None:
    plain = [child for child in row.children if _is_plain(child, max_text)]
    if not plain or (row.name and not _is_echo(row)):
        return
    cells = [child if child in plain or _is_simple(child) else None for child in row.children]
    row.name = row.text = ""
    row.cells = cells
    row.rank = min(row.rank, *(child.rank for child in row.children))
    row.children = [child for child, cell in zip(row.children, cells, strict=True) if cell is None]


def _is_plain(node: Node, max_text: int) -> bool:
    """Whether all there is to a row is the text of a cell."""
    if node.children or node.text or node.row.states or node.row.hint or len(node.name) > max_text:
        return False
    return node.kind == TEXT or (node.kind == CONTENT and node.role in CELLS)


def _is_simple(node: Node) -> bool:
    """Whether the row is a control that can be said in a few words."""
    return node.kind == INTERACTIVE and node.role in _SIMPLE and not (node.children or node.text or node.remark)


def _is_echo(row: Node) -> bool:
    """Whether the row is called after what its cells say. A row that can be acted on needs its name."""
    if row.kind == INTERACTIVE:
        return False
    left = f" {row.name} "
    pending = row.children[::-1]
    while pending:
        node = pending.pop()
        pending.extend(reversed(node.children))
        for said in (node.name, node.row.states.get("value")):
            if isinstance(said, str) and said:
                left = left.replace(f" {said} ", "  ", 1)
    return not left.strip()
