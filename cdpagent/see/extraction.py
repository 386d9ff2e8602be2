"""What a look asks of a document."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cdpagent.see.options import SnapshotOptions


_MAX_NODES: Final = 400
_MAX_BYTES: Final = 96_000
_TIME_LIMIT_MS: Final = 3000
# How long a text is that the usual limits are made for, and how far they may grow.
_USUAL_CHARS: Final = 12_000
_MOST_BYTES: Final = 20_000_000
_MOST_TIME_MS: Final = 8000


@dataclass(frozen=True, slots=True)
class Extraction:
    """What the extractor is asked for. The limits are its own: Python's budgets come after them."""

    next_ref: int = field(default=1, compare=False)
    """The number of the next new ref. Python remembers it across documents, so that no ref is given twice."""
    max_nodes: int = _MAX_NODES
    """How many rows besides structure; the most important ones are taken."""
    max_depth: int = 12
    max_text_per_node: int = 200
    interactive_only: bool | None = True
    """None: all text of a small page, and the text that matters most of a large one."""
    compact: bool = True
    cursor_interactive: bool = True
    viewport_only: bool = False
    scope: int | str | None = None
    """A ref number or a selector; None for the whole document."""
    include_attrs: tuple[str, ...] = ()
    searched: str | None = None
    """Of words that are searched for, the first in lower case; empty for any. Rows that hold it have a ref, also those
    that have none in a snapshot."""
    max_options: int = 5
    """How many options of a select its row names; `count` says how many there are."""
    ref_roles: tuple[str, ...] = ()
    """Roles whose rows get a ref even where they only group others."""
    main: bool = False
    """Only the part of the page that holds its main text."""
    time_limit_ms: int = _TIME_LIMIT_MS
    """When the walk stops, wherever it is; the answer then says ``time_limit``."""
    max_bytes: int = _MAX_BYTES
    """How large the rows may get as JSON; the answer then says ``max_bytes``."""

    @classmethod
    def of(cls, options: SnapshotOptions, *, ref_roles: tuple[str, ...] = ()) -> Extraction:
        """For a snapshot with these options."""
        # Who asks for more than usual gets more bytes and time for it; `as_many` is how many times as much it is.
        as_many = max(1, min(options.max_nodes // _MAX_NODES, options.max_chars_total // _USUAL_CHARS))
        return cls(
            max_nodes=options.max_nodes,
            max_bytes=min(_MAX_BYTES * as_many, _MOST_BYTES),
            time_limit_ms=min(_TIME_LIMIT_MS * as_many, _MOST_TIME_MS),
            # Folding brings rows nearer to the top, so the extractor must look deeper than what will be shown.
            max_depth=options.max_depth * 2,
            # One more than is shown, so that a cut can be seen to be one.
            max_text_per_node=options.max_text_per_node + 1,
            interactive_only=options.interactive_only,
            compact=options.compact,
            cursor_interactive=options.cursor_interactive,
            viewport_only=options.viewport_only,
            include_attrs=options.include_attrs,
            ref_roles=ref_roles,
        )

    def within(self, *, next_ref: int, scope: int | str | None) -> Extraction:
        """For one frame: from its next ref on, with what the scope means there."""
        return replace(self, next_ref=next_ref, scope=scope)

    def as_argument(self) -> dict[str, Any]:
        """As the extractor takes it."""
        return {name: getattr(self, name) for name in _FIELDS}


_FIELDS = tuple(each.name for each in fields(Extraction))

FOR_RECEIPT: Final = Extraction(interactive_only=False, max_nodes=500, max_depth=24, max_text_per_node=120)
"""What a receipt compares: the page before and after an action."""
FOR_ROLES: Final = Extraction(
    interactive_only=False,
    compact=False,
    max_nodes=5000,
    max_depth=100,
    max_text_per_node=80,
    max_bytes=2_000_000,
)
"""What a target that is the name of a role may mean."""
FOR_ERROR: Final = Extraction(interactive_only=False, max_nodes=2000, max_depth=40, max_text_per_node=200)
"""What an error has to choose from when it names elements."""

ALL_OPTIONS: Final = 5000
"""More options than a person would scroll through: for searching."""


def whole_page(*, max_text_per_node: int, main: bool = False, searched: str | None = None) -> Extraction:
    """Everything that can be read, for searching and reading: limited by time and size alone."""
    return Extraction(
        interactive_only=False,
        max_nodes=50_000,
        max_depth=1000,
        max_bytes=_MOST_BYTES,
        time_limit_ms=_MOST_TIME_MS,
        include_attrs=("href",),
        max_options=ALL_OPTIONS,
        max_text_per_node=max_text_per_node,
        main=main,
        searched=searched,
    )
