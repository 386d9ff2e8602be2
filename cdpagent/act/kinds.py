"""Kinds of elements, by how much it decides for the next step that one of them has come."""

from __future__ import annotations

from typing import Final

from cdpagent.see.role_families import CHOICES, FIELDS, MENU_BOXES

_BUTTONS: Final = frozenset({"button", "tab"})
ITEMS: Final = frozenset({"article", "heading", "image", "listitem", "row", "treeitem"})
"""Content that has a place of its own; all other content is words."""


def weight(role: str, *, is_interactive: bool) -> int:
    """Smaller decides more: fields, then what can be chosen, buttons, links and the like, content."""
    if not is_interactive:
        return 4
    return 0 if role in FIELDS else 1 if role in CHOICES | MENU_BOXES else 2 if role in _BUTTONS else 3


def counted(roles: list[str]) -> str:
    """``3 links, 1 checkbox``."""
    kinds = dict.fromkeys(roles)
    return ", ".join(f"{roles.count(kind)} {_plural(kind) if roles.count(kind) > 1 else kind}" for kind in kinds)


def _plural(kind: str) -> str:
    if kind == "removed":
        return kind
    return f"{kind}es" if kind.endswith(("x", "ch")) else f"{kind}s"
