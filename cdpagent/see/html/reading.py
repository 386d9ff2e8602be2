"""Where the text is that a page was made for, as in the page (extractor/src/reading.js)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from cdpagent.see.html.tags import words
from cdpagent.see.html.walk import walk

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element

_ASIDE: Final = words("nav aside footer header form")
_LEAST: Final = 40  # characters; a teaser or a menu entry does not count
_FADING: Final = 0.6  # the further out, the less a text counts
_LEVELS: Final = 4


def main_part(root: Element) -> Element:
    """The page's main landmark, else the element around most of its longer texts, with the title above them."""
    for element in root.walk():
        if element.tag == "main" or element.attrs.get("role") == "main":
            return element
    scores: dict[Element, float] = {root: 0.0}
    best = root
    for item in walk(root, content=True).items:
        if item.nodes is None or not item.says_more:
            continue
        size = float(sum(len(node[0]) for node in item.nodes if node is not None))
        for up in item.element.ancestors():
            if size <= _LEAST or up.tag in _ASIDE:
                break
            scores[up] = scores.get(up, 0.0) + size
            if scores[up] > scores[best]:
                best = up
            size *= _FADING
    for up in islice((best, *best.ancestors()), _LEVELS):
        if up.first("h1") is not None:
            return up
    return best
