"""What we say about rows ourselves, at the end of their lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cdpagent.see.tree import Flat

UNREADABLE: Final = frozenset({"canvas", "video"})
"""Roles of what is drawn: there is nothing to read in it."""


def remark_on_pictures(flat: Flat) -> None:
    """Say how to see what can't be read, at the first row where there is more to see than its line says."""
    for node in flat.nodes:
        if node.role in UNREADABLE and node.ref:
            node.remark = f'(can\'t be read: web_screenshot ref="{node.ref}")'
            return
