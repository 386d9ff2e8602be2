"""What a control without a name could be called, as far as markup tells; extractor/src/describe/hints.js in a page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cdpagent.see.hints import Hints
from cdpagent.see.html.nearby import label_beside, words_around
from cdpagent.see.html.visible import tidy
from cdpagent.see.rules import HINT_CHARS, ICON_IDS, ICONS, LABELLED, TEST_IDS, TOOLTIPS

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.see.html.elements import Element

_is_tooltip = re.compile(TOOLTIPS).search
_is_test_id = re.compile(TEST_IDS).search
_is_icon_id = re.compile(ICON_IDS).search
_is_own_id = re.compile(r"^(id|name)$").search
_is_link = re.compile(r"href").search
_MAX_LOOKED_AT: Final = 500


def hints_of(element: Element, role: str) -> str:
    """A line for each of the fields of `Hints`, as far as markup has them."""
    is_field = role in LABELLED
    label = label_beside(element) if is_field else ""
    if label:
        return tidy(label, HINT_CHARS)
    icon = use = titled = None
    for number, inner in enumerate(element.walk()):
        if number > _MAX_LOOKED_AT:
            break
        if inner is element:
            continue
        if icon is None and (inner.tag in ICONS or "icon" in inner.attrs.get("class", "").lower()):
            icon = inner
        if use is None and inner.tag == "use":
            use = inner
        if titled is None and "title" in inner.attrs:
            titled = inner
    hints = Hints(
        label="",
        field="field" if is_field else "",
        input_type=element.attrs.get("type", "text").lower() if element.tag == "input" else "",
        tooltip=_first_of(element, _is_tooltip) or _given(titled, "title"),
        test_id=_first_of(element, _is_test_id),
        icon_id=_first_of(icon, _is_icon_id) or _first_of(use, _is_link),
        icon_class=_given(icon, "class"),
        own_class=_given(element, "class"),
        image_url=_end_of(_given(icon, "src") or _given(element, "src")),
        own_id=_first_of(element, _is_own_id),
        href=_end_of(_given(element, "href")),
        around=words_around(element),
    )
    return "\n".join(tidy(hint, HINT_CHARS) for hint in hints)


def _end_of(url: str) -> str:
    return "" if url.startswith("data:") else url[-HINT_CHARS:]


def _given(element: Element | None, name: str) -> str:
    return element.attrs.get(name, "") if element is not None else ""


def _first_of(element: Element | None, is_wanted: Callable[[str], object]) -> str:
    """The value of the first attribute that has one and that is wanted, by its name."""
    if element is None:
        return ""
    return next((value for name, value in element.attrs.items() if value and is_wanted(name)), "")
