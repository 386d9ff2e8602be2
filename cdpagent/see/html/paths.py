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
        self._steps: dict[Element, str] = {}
        # By parent: the number of each child among those of its tag, and how many of each tag there are.
        self._numbers: dict[Element, tuple[dict[Element, int], dict[str, int]]] = {}

    def of(self, element: Element) -> str:
        """``#results > li:nth-of-type(3) > a``: a CSS selector, unless it begins with ``…``."""
        steps: list[str] = []
        up: Element | None = element
        while up is not None:
            if len(steps) == _MAX_STEPS:
                steps.append("…")
                break
            step = self._steps.get(up)
            if step is None:
                step = self._steps[up] = self._step(up)
            steps.append(step)
            if step[0] == "#" or up.tag == "body":
                break
            up = up.parent
        return " > ".join(reversed(steps))

    def _step(self, element: Element) -> str:
        tag, parent = element.tag, element.parent
        name = element.attrs.get("id", "")
        if _is_plain(name) and element.document.by_id(name, element) is element:
            return f"#{name}"
        if parent is None or not _is_plain(tag):
            return tag if parent is None else "*"
        numbers, counts = self._numbers.get(parent) or self._number(parent)
        return f"{tag}:nth-of-type({numbers[element]})" if counts[tag] > 1 else tag

    def _number(self, parent: Element) -> tuple[dict[Element, int], dict[str, int]]:
        numbers: dict[Element, int] = {}
        counts: dict[str, int] = {}
        for child in parent.elements():
            numbers[child] = counts[child.tag] = counts.get(child.tag, 0) + 1
        self._numbers[parent] = numbers, counts
        return numbers, counts
