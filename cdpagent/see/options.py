"""What a snapshot should show, and how much of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict, get_args

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cdpagent.see.targets import Target

Format = Literal["tree", "list", "json"]

DEFAULT_ATTRS = ("href", "name", "type", "value", "placeholder", "aria-label", "role")

USUAL_CHARS: Final = 12_000
"""The length that the other limits are made for."""
MOST_CHARS: Final = 100_000
"""The most that a model may ask for."""
_USUAL_NODES: Final = 500
_USUAL_DEPTH: Final = 12

_is_attribute_name = re.compile(r"[A-Za-z_:@*#.-][A-Za-z0-9_:@*#.-]{0,63}").fullmatch


def usual_limits(max_chars_total: int) -> dict[str, int]:
    """The limits that go with so many characters: who wants a longer text has to raise no other limit."""
    times = max(1, max_chars_total // USUAL_CHARS) if type(max_chars_total) is int else 1
    return {"max_nodes": _USUAL_NODES * times, "max_depth": _USUAL_DEPTH * times}


@dataclass(frozen=True, slots=True)
class SnapshotOptions:
    """The options of `page.snapshot()`. Wrong values are refused here, with a message that says what is allowed.

    All limits are hard: whatever the page holds, the text is never longer than `max_chars_total` characters. About
    300 characters are the least that shows something useful (600 for JSON). Below that the header loses its title and
    its URL, then the rows go, and below about 100 all that is left is a note that something was cut.
    """

    max_chars_total: int = 12_000
    """The length of the text, in characters, everything included."""
    max_nodes: int = None  # type: ignore[assignment]
    """How many rows are shown; the lines that tell of cuts are not counted. If it is not given, as many as go with
    `max_chars_total`: 500, and 500 more for each further 12,000 characters."""
    max_depth: int = None  # type: ignore[assignment]
    """How many levels of the (folded) tree are shown; if it is not given, 12 for each 12,000 characters."""
    max_text_per_node: int = 200
    """The length of each name, value and text, in characters."""
    interactive_only: bool | None = None
    """None: a small page is shown whole; of a larger one what can be acted on, headings, messages, the words of dialogs
    and of what covers the page, captions and the headers of tables. True: only what can be acted on, and what is above
    it. False: everything that can be read, however large the page is."""
    compact: bool = True
    """Leave out what says nothing new: empty wrappers, nameless images, repeated names."""
    cursor_interactive: bool = True
    """Also what only listeners, ``cursor: pointer`` or ``tabindex`` show to be clickable."""
    viewport_only: bool = False
    """Only what is on the screen now and not covered."""
    scope: str | None = None
    """A target (ref or CSS selector): only this part of the page."""
    format: Format = "tree"
    """``"tree"``, ``"list"`` (flat, ``[15] button "Submit"``) or ``"json"``."""
    boxes: bool = False
    """Write where each element is: ``[box=x,y,width,height]``."""
    include_attrs: tuple[str, ...] = DEFAULT_ATTRS
    """Which HTML attributes are shown, where they say more than role, name and states do."""
    since: str | None = None
    """The id of an earlier snapshot of this page: only what has changed since. `page.snapshot` takes the options that
    are not given from that snapshot, for texts that were made with other options can't be compared."""
    mark_dom: bool = False
    """Set ``data-agent-ref`` on the elements. The only option that changes the page."""

    def __post_init__(self) -> None:
        for name, value in usual_limits(self.max_chars_total).items():
            if getattr(self, name) is None:
                object.__setattr__(self, name, value)
        for name in ("max_chars_total", "max_nodes", "max_depth", "max_text_per_node"):
            value = getattr(self, name)
            if type(value) is not int or value < 1:
                raise ValueError(f"{name} must be a whole number of at least 1, not {value!r}")
        if self.interactive_only is not None and type(self.interactive_only) is not bool:
            raise ValueError(f"interactive_only must be None, True or False, not {self.interactive_only!r}")
        for name in ("compact", "cursor_interactive", "viewport_only", "boxes", "mark_dom"):
            value = getattr(self, name)
            if type(value) is not bool:
                raise ValueError(f"{name} must be True or False, not {value!r}")
        for name in ("scope", "since"):
            value = getattr(self, name)
            if value is not None and (not isinstance(value, str) or not value.strip()):
                raise ValueError(f"{name} must be None or a string that is not empty, not {value!r}")
        if self.format not in get_args(Format):
            raise ValueError(f'format must be "tree", "list" or "json", not {self.format!r}')
        object.__setattr__(self, "include_attrs", _attribute_names(self.include_attrs))

    @classmethod
    def of(cls, options: dict[str, Any]) -> SnapshotOptions:
        """From keyword arguments; an unknown name is refused with the list of the known ones."""
        known = [each.name for each in fields(cls)]
        unknown = [name for name in options if name not in known]
        if unknown:
            raise TypeError(f"unknown snapshot option {', '.join(unknown)}; there are {', '.join(known)}")
        return cls(**options)

    def as_keywords(self) -> dict[str, Any]:
        """What describes the view, so that it can be taken again: all options but `since` and `mark_dom`."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name not in ("since", "mark_dom")}


def _attribute_names(value: Any) -> tuple[str, ...]:
    """In the given order, in lower case as HTML has them, each once."""
    if isinstance(value, str) or not hasattr(value, "__iter__"):
        raise ValueError(f"include_attrs must be a list of attribute names, not {value!r}")
    # A set has no order of its own; sorting it keeps the text the same from run to run.
    names = sorted(value, key=str) if isinstance(value, (set, frozenset)) else list(value)
    for name in names:
        if not isinstance(name, str) or not _is_attribute_name(name):
            raise ValueError(f"include_attrs holds {name!r}, which is not an attribute name")
    return tuple(dict.fromkeys(name.lower() for name in names))


class SnapshotKeywords(TypedDict, total=False):
    """`SnapshotOptions` as keyword arguments, for type checkers."""

    max_chars_total: int
    max_nodes: int
    max_depth: int
    max_text_per_node: int
    interactive_only: bool | None
    compact: bool
    cursor_interactive: bool
    viewport_only: bool
    scope: Target | None
    format: Format
    boxes: bool
    include_attrs: Sequence[str]
    since: str | None
    mark_dom: bool
