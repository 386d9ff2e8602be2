"""Where the text is that a page was made for. In a page extractor/src/ask/reading.js finds it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from cdpagent.see.html.walk import walk
from cdpagent.see.rules import BESIDE_TEXT, TEXT_FADING, TEXT_LEAST, TITLE_CLIMB

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element


def main_part(root: Element) -> Element:
    """The page's main landmark, else the element around most of its longer texts, with the title above them."""
    for element in root.walk():
        if element.tag == "main" or element.attrs.get("role") == "main":
            return element
    scores: dict[Element, float] = {root: 0.0}
    best = root
    for item in walk(root, interactive_only=False, max_text=0).items:
        if item.nodes is None or not item.says_more:
            continue
        size = float(sum(len(node[0]) for node in item.nodes if node is not None))
        for up in item.element.ancestors():
            if size <= TEXT_LEAST or up.tag in BESIDE_TEXT:
                break
            scores[up] = scores.get(up, 0.0) + size
            if scores[up] > scores[best]:
                best = up
            size *= TEXT_FADING
    for up in islice((best, *best.ancestors()), TITLE_CLIMB):
        if up.first("h1") is not None:
            return up
    return best
