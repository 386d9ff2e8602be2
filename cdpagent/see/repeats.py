"""Parts of a page that stand there exactly as on the page before: a site's header, sidebar, footer.

An agent that goes from page to page of one site has read them once. So each is one line that says so, and how to see
it. What counts as the page before is decided once for each document, so that looking again says the same again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cdpagent.see.dense import said_once
from cdpagent.see.rows import CUT
from cdpagent.see.text import literal
from cdpagent.see.urls import origin_of

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable

    from cdpagent.see.snapshot import Snapshot
    from cdpagent.see.tree import Node, Tree

REPEATED_ROLES: Final = ("banner", "complementary", "contentinfo", "menubar", "navigation", "toolbar")
"""Roles of what the pages of a site have in common. Their rows need refs, so that they can be shown in full."""
_INNER_ROLES: Final = frozenset({"group", "list", "menu"})
_LEAST_ROWS: Final = 4  # with fewer, the line would save hardly anything
_CURRENT_CHARS: Final = 40
# Where one is in a menu differs from page to page, and is said in the line.
_NOT_COMPARED: Final = frozenset({"current"})

Part = tuple["Hashable", ...]
"""What a part of a page says: its rows without their refs and places."""


class Repeats:
    """What the agent has been shown of one tab: on the page before, and on the one that it is at."""

    def __init__(self) -> None:
        self._page_rev = -1
        self._origin = ""
        self._here: set[Part] = set()
        self._unread: list[Snapshot] = []  # whose parts are not in `_here` yet
        self.before: frozenset[Part] = frozenset()
        """The parts that were shown on the page before, if that was of the same site."""

    def arrive(self, page_rev: int, url: str) -> None:
        """The page that is looked at now; called before each look."""
        if page_rev == self._page_rev:
            return
        self.catch_up()
        origin = origin_of(url)
        is_same_site = bool(origin) and origin == self._origin
        self.before = frozenset(self._here) if is_same_site else frozenset()
        self._here = set()
        self._page_rev, self._origin = page_rev, origin

    def shown(self, snapshot: Snapshot) -> None:
        """The agent knows the parts of this snapshot now. Which these are is found out by `catch_up`."""
        self._unread.append(snapshot)

    def catch_up(self) -> None:
        """Find out which parts were shown. Best called while there is something to wait for."""
        for snapshot in self._unread:
            self._here |= snapshot.parts
        self._unread.clear()


def fold_repeated(tree: Tree, known: Collection[Part]) -> dict[Node, Part]:
    """Fold the parts that are known, in place. Gives all parts that could be known on the next page."""
    parts: dict[Node, Part] = {}
    pending: list[tuple[Node, str, bool]] = [(child, "", False) for child in reversed(tree.root.children)]
    while pending:
        node, scope, is_in_landmark = pending.pop()
        scope = node.ref or scope
        is_landmark = node.role in REPEATED_ROLES
        if is_landmark or (is_in_landmark and node.role in _INNER_ROLES):
            rows = _rows_below(node)
            if len(rows) >= _LEAST_ROWS and all(row.kind != CUT for _, row in rows):
                part = parts[node] = (_said(0, node), *(_said(depth, row) for depth, row in rows))
                if part in known and scope:
                    node.remark = _remark([row for _, row in rows], scope)
                    node.children = []
                    continue
        pending.extend((child, scope, is_landmark) for child in reversed(node.children))
    return parts


def _rows_below(node: Node) -> list[tuple[int, Node]]:
    """All rows below one, each with how deep it is there."""
    found: list[tuple[int, Node]] = []
    pending = [(1, child) for child in reversed(node.children)]
    while pending:
        depth, child = pending.pop()
        found.append((depth, child))
        pending.extend((depth + 1, each) for each in reversed(child.children))
    return found


def _said(depth: int, node: Node) -> Hashable:
    row, name = node.row, _shortest(node.name)
    if not (row.states or node.cells):
        return depth, node.role, name, node.text, row.hint, (), ()
    states: list[tuple[str, Any]] = sorted(
        (key, value) for key, value in row.states.items() if key not in _NOT_COMPARED
    )
    cells = tuple(cell.name if cell is not None else None for cell in node.cells)
    return depth, node.role, name, node.text, row.hint, cells, tuple(states)


def _shortest(name: str) -> str:
    """A name as it is after a text has said it once, whether that text was written already or not."""
    while (once := said_once(name)) != name:
        name = once
    return name


def _remark(rows: list[Node], scope: str) -> str:
    current = next((row.name for row in rows if row.row.states.get("current") and row.name), "")
    at = f", now at {literal(current, _CURRENT_CHARS)}" if current else ""
    return f'… {len(rows)} elements as on the page before{at} (web_snapshot scope="{scope}")'


def parts_shown(parts: dict[Node, Part], shown: Collection[Node]) -> frozenset[Part]:
    """Which parts the agent knows after a text with these rows: those in it as a whole, and those it knew before."""
    rows = set(shown)
    return frozenset(
        part
        for node, part in parts.items()
        if node in rows and (node.remark or all(row in rows for _, row in _rows_below(node)))
    )
