"""Short CSS paths to elements, and their places among their siblings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element

_MAX_STEPS: Final = 6
_is_plain = re.compile(r"[a-zA-Z][\w-]{0,60}", re.ASCII).fullmatch


class Place(NamedTuple):
    """Where an element is among its siblings, counted from 1: from the start, the end, and the same among its tag."""

    nth: int
    nth_last: int
    nth_of_type: int
    nth_last_of_type: int


class Places:
    """The places of elements, worked out for all children of a parent at once."""

    def __init__(self) -> None:
        self._known: dict[Element, dict[Element, Place]] = {}

    def of(self, element: Element) -> Place:
        """The place of an element."""
        parent = element.parent
        if parent is None:
            return Place(1, 1, 1, 1)
        places = self._known.get(parent)
        if places is None:
            places = self._known[parent] = _places(parent)
        return places[element]


def _places(parent: Element) -> dict[Element, Place]:
    siblings = list(parent.elements())
    from_start: list[int] = []
    counts: dict[str, int] = {}
    for element in siblings:
        counts[element.tag] = counts.get(element.tag, 0) + 1
        from_start.append(counts[element.tag])
    total = len(siblings)
    return {
        element: Place(at + 1, total - at, from_start[at], counts[element.tag] - from_start[at] + 1)
        for at, element in enumerate(siblings)
    }


class Paths:
    """Paths to elements: from the nearest id on, else the last few steps after an ellipsis."""

    def __init__(self) -> None:
        self._places = Places()

    def of(self, element: Element) -> str:
        """``#results > li:nth-of-type(3) > a``: a CSS selector, unless it begins with ``…``."""
        steps: list[str] = []
        up: Element | None = element
        while up is not None:
            name = up.attrs.get("id", "")
            if _is_plain(name) and up.document.by_id(name, up) is up:
                steps.append(f"#{name}")
                break
            if up.parent is None or up.tag == "body":
                steps.append(up.tag)
                break
            if len(steps) == _MAX_STEPS:
                steps.append("…")
                break
            steps.append(self._step(up))
            up = up.parent
        return " > ".join(reversed(steps))

    def _step(self, element: Element) -> str:
        place = self._places.of(element)
        if not _is_plain(element.tag):
            return f":nth-child({place.nth})"
        if place.nth_of_type == place.nth_last_of_type == 1:
            return element.tag
        return f"{element.tag}:nth-of-type({place.nth_of_type})"
