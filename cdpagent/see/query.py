"""What `page.query()` answers: one fact about one element."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args

QueryKind = Literal[
    "text", "html", "value", "attrs", "computed_styles", "isvisible", "isenabled", "ischecked", "role", "name", "box"
]
QUERY_KINDS: tuple[str, ...] = get_args(QueryKind)


@dataclass(frozen=True, slots=True)
class QueryResult:
    """One fact about an element, never longer than it was asked for."""

    target: str
    """The target as it was given."""
    kind: QueryKind
    value: Any
    """A string for text, html, value, role and name; True or False for the ``is…`` kinds; a dict for attrs and
    computed_styles; x, y, width, height for box; None where the element has no such thing."""
    truncated: bool = False
    """The value was longer than `max_length` and is cut."""
    ref: str | None = None
    """The element's ref, if it has one."""

    def __post_init__(self) -> None:
        check_kind(self.kind)


def check_kind(kind: str) -> None:
    """ValueError, with the kinds there are, for one that is not among them."""
    if kind not in QUERY_KINDS:
        raise ValueError(f"there is no query kind {kind!r}; there are {', '.join(QUERY_KINDS)}")
