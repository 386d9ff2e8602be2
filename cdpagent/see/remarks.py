"""What we say about rows ourselves, at the end of their lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cdpagent.see.lines import Remark

if TYPE_CHECKING:
    from cdpagent.see.options import SnapshotOptions
    from cdpagent.see.tree import Flat

UNREADABLE: Final = frozenset({"canvas", "video"})
"""Roles of what is drawn: there is nothing to read in it."""


def why_empty(options: SnapshotOptions, *, shows_something: bool) -> Remark:
    """Why a look at a page that is not loading any more has no rows."""
    if options.scope is not None:
        return Remark("nothing in this part of the page", "web_snapshot")
    if options.viewport_only:
        return Remark("nothing in the viewport", "web_snapshot")
    if options.interactive_only is not False and shows_something:
        return Remark("nothing to act on, only something to read", "web_snapshot all=true")
    return Remark("the page is empty: nothing to read or to act on", "web_screenshot")


def remark_on_pictures(flat: Flat) -> None:
    """Say how to see what can't be read, at the first row where there is more to see than its line says."""
    for node in flat.nodes:
        if node.role in UNREADABLE and node.ref:
            node.remark = f'(can\'t be read: web_screenshot ref="{node.ref}")'
            return
