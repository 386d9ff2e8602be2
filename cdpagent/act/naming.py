"""How elements are called in receipts and errors: safe to show to a model, whatever a page calls them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cdpagent.see.text import quote

if TYPE_CHECKING:
    from cdpagent.act.answers import Described

OUR_ROLES: Final = frozenset({"clickable", "scrollable", "generic", "none", "presentation", "text", ""})
"""Roles that are our own words for elements that have none."""

_is_word = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}").fullmatch


def word(text: str) -> str:
    """The name of a tag, a role, an id or a class, if it can be shown as it is; pages may choose any."""
    return text if _is_word(text) else "element"


def name_element(described: Described) -> str:
    """``<div#cookies> "We use cookies"``."""
    marks = [("#", described.id), *((".", name) for name in described.classes.split())]
    mark = next((f"{sign}{name}" for sign, name in marks if _is_word(name)), "")
    text = f" {quote(described.text, 60)}" if described.text else ""
    return f"<{word(described.tag)}{mark}>{text}"
