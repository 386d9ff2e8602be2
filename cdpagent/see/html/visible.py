"""What a person would see, as far as markup without style sheets can tell, and the text that they would read.

Hidden is what the ``hidden`` attribute, a style attribute or the browser's own style sheet hides: closed details and
dialogs, popovers, templates, hidden inputs. The page's style sheets hide nothing here; see `sheets`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cdpagent.see.html.elements import fold_spaces
from cdpagent.see.html.tags import DISPLAY
from cdpagent.see.rules import CLOSED_TAGS, SKIP_TAGS, TEXT_NODES, WORDS_DEPTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.see.html.elements import Element
    from cdpagent.see.html.sheets import Sheets


def display_of(element: Element, sheets: Sheets | None = None) -> str:
    """How the browser would display it, by its markup and these style sheets."""
    attrs = element.attrs
    if sheets is not None and not element.style.display:
        given = sheets.display(element)
        if given:
            return given
    if not attrs and element.tag != "dialog":
        return DISPLAY.get(element.tag, "inline")
    if attrs:
        if element.style.display:
            return element.style.display
        if "hidden" in attrs or "popover" in attrs:
            return "none"
        if element.tag == "input" and attrs.get("type", "").lower() == "hidden":
            return "none"
    if element.tag == "dialog" and "open" not in attrs:
        return "none"
    return DISPLAY.get(element.tag, "inline")


def is_inline(element: Element) -> bool:
    """Whether the element is a part of the line it stands in, or of the formula."""
    return display_of(element, element.document.sheets).startswith(("inline", "contents", "ruby", "block math"))


def is_seamless(element: Element) -> bool:
    """Whether its text goes on where the text before it ended, without a space."""
    display = display_of(element)
    if display == "inline" and element.children and element.document.sheets is not None:
        display = display_of(element, element.document.sheets)
    return display in ("inline", "contents", "ruby")


def is_unrendered(element: Element) -> bool:
    """Whether the element itself takes itself, and all that is in it, out of the page."""
    if display_of(element) == "none":
        return True
    parent = element.parent
    if parent is None:
        return False
    if parent.tag == "details" and "open" not in parent.attrs:
        return element.tag != "summary" or parent.child("summary") is not element
    return parent.style.is_skipped


def is_rendered(element: Element) -> bool:
    """Whether neither it nor anything around it is taken out of the page."""
    return not is_unrendered(element) and not any(map(is_unrendered, element.ancestors()))


def is_shown(element: Element) -> bool:
    """Whether a person could see it."""
    return (
        is_rendered(element)
        and not element.is_invisible
        and not element.style.is_transparent
        and not any(up.style.is_transparent for up in element.ancestors())
    )


def is_closed(element: Element) -> bool:
    """Whether what is inside is not rendered, or told by the element itself."""
    # What an object holds is only shown where there is nothing to load.
    return element.tag in CLOSED_TAGS or (element.tag == "object" and "data" in element.attrs)


def shown_children(element: Element) -> list[Element | str]:
    """Its children, without those of closed details."""
    if element.tag == "details" and "open" not in element.attrs:
        summary = element.child("summary")
        return [summary] if summary is not None else []
    return element.children


# --- text ------------------------------------------------------------------------------------------------------------

_is_word = re.compile(r"[^\W_]+").findall
_breaks = re.compile(r"[ \t]*\n\s*").sub
_all_spaces = re.compile(r"\s+").sub


def tidy(string: str, limit: int) -> str:
    """White space folded to single spaces, at most `limit` characters."""
    # A few times the limit is enough to look at: folding a megabyte to keep one line would be a waste.
    return _all_spaces(" ", string[: limit * 8 + 1000]).strip()[:limit]


def is_said_by(inner: str, outer: str) -> bool:
    """Whether `inner` says nothing that `outer` does not, whatever the case and the spaces."""
    return "".join(_is_word(inner.lower())) in "".join(_is_word(outer.lower()))


def visible_text(element: Element, limit: int, skip: Callable[[Element], bool] | None = None, gap: str = " ") -> str:
    """The text a person sees in the element, up to `limit` characters.

    `skip(element)` leaves parts out; blocks are set apart by `gap`.
    """
    if element.is_withheld:
        return ""
    withheld = element.document.withheld
    parts: list[str] = []
    length, left = 0, 2 * limit + TEXT_NODES
    pending: list[tuple[Element | str | None, int]] = [(element, 0)]  # what to say and how deep it is; None for a gap
    while pending and left > 0 and length < 2 * limit:
        left -= 1
        node, depth = pending.pop()
        if node is None:
            parts.append(gap)
            continue
        if isinstance(node, str):
            # A line break in the source is a space.
            text = fold_spaces(" ", node[: 4 * limit])
            parts.append(text)
            length += len(text)
            continue
        tag = node.tag
        if tag in SKIP_TAGS or is_closed(node) or depth > WORDS_DEPTH or node in withheld:
            continue
        if node is not element and ((skip is not None and skip(node)) or not _can_be_read(node)):
            continue
        if tag == "img":
            parts.append(f" {node.attrs.get('alt', '')[: 4 * limit]} ")
            continue
        if tag == "br" or not is_seamless(node):
            parts.append(gap)
            pending.append((None, depth))
        pending.extend((child, depth + 1) for child in reversed(shown_children(node)[:left]))
    text = "".join(parts)
    return tidy(text, limit) if gap == " " else _breaks("\n", text).strip()[:limit]


def _can_be_read(element: Element) -> bool:
    return not is_unrendered(element) and not element.style.is_transparent and not element.is_invisible
