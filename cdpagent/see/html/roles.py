"""Roles from markup alone: what the ``role`` attribute asks for where ARIA allows it, else what HTML-AAM says.

extractor/src/look/role.js does this in a page. `own_role` looks at the element and at the little context that its role
depends on; `role_of` looks at everything around it too.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from cdpagent.see.html import names
from cdpagent.see.html.tags import words
from cdpagent.see.rules import (
    CLIMB,
    EDITABLE,
    FOCUSABLE,
    FROM_CONTENT_ROLES,
    GLOBAL_ARIA,
    GROUPING_ATTRIBUTES,
    IMPLICIT_ROLES,
    INPUT_ROLES,
    KNOWN_ROLES,
    LEAF_ROLES,
    LEAF_TAGS,
    LIST_CLIMB,
    LISTS,
    NEED_NAME,
    PUBLISHING_LINKS,
    ROLE_CHARS,
    ROLE_SYNONYMS,
    SECTION_ROLES,
    SECTIONING,
    TABLE_CLIMB,
    TABLE_PARTS,
    TABLES,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.see.html.elements import Element

# --- what ARIA says of each role -------------------------------------------------------------------------------------

_TRANSPARENT: Final = words("generic none")
_is_publishing_link = re.compile(PUBLISHING_LINKS).match
_is_global_aria = re.compile(GLOBAL_ARIA).match
_is_editable_value = re.compile(EDITABLE).fullmatch


def is_named_by_content(role: str) -> bool:
    """Whether its contents name it."""
    return role in FROM_CONTENT_ROLES or _is_publishing_link(role) is not None


@lru_cache(maxsize=512)
def parse_roles(value: str) -> tuple[str, ...]:
    """The roles that a ``role`` attribute lists, in order: a later one is for readers who do not know the first."""
    tokens = (ROLE_SYNONYMS.get(token, token) for token in value[:ROLE_CHARS].lower().split())
    return tuple(role for role in tokens if role in KNOWN_ROLES or role.startswith("doc-"))


# --- the element itself ----------------------------------------------------------------------------------------------

_INPUT_TYPES: Final = frozenset(INPUT_ROLES) | words(
    "text password email tel url date month week time datetime-local color"
)


def input_type(element: Element) -> str:
    """The type of an ``input`` as browsers understand it; empty for any other element."""
    if element.tag != "input":
        return ""
    given = element.attrs.get("type", "").lower()
    return given if given in _INPUT_TYPES else "text"


def is_editable(element: Element) -> bool:
    """Whether it makes its contents editable."""
    return _is_editable_value(element.attrs.get("contenteditable", "no")) is not None


def is_link(element: Element) -> bool:
    """Whether it leads somewhere."""
    return "href" in element.attrs or "xlink:href" in element.attrs


def is_focusable(element: Element) -> bool:
    """Whether it can take the focus."""
    if "tabindex" in element.attrs:
        return True
    if element.tag in ("a", "area"):
        return is_link(element)
    return element.tag in FOCUSABLE or is_editable(element)


def own_role(element: Element) -> str:
    """The role by the element itself and the little context that it depends on."""
    role = element.role
    if role is None:
        role = element.role = _explicit(element) or _implicit(element)
    return role


def role_of(element: Element) -> str:
    """The role to show; ``none`` and ``generic`` mean that the element has no meaning of its own."""
    role = own_role(element)
    if role in _TRANSPARENT:
        return role if GROUPING_ATTRIBUTES.isdisjoint(element.attrs) else "group"
    if is_focusable(element):
        return role
    # What stands inside, say, a button is a part of the button.
    for up in element.ancestors():
        if (up.tag in LEAF_TAGS or "role" in up.attrs) and own_role(up) in LEAF_ROLES:
            return "none"
    return role


def _explicit(element: Element) -> str:
    value = element.attrs.get("role")
    if not value:
        return ""
    for role in parse_roles(value):
        if role == "none":
            return "" if _is_conflicted(element) else role
        # These need a name to be landmarks; without one, the next role in the list has its turn.
        if role not in NEED_NAME or names.author_name(element):
            return role
    return ""


def _is_conflicted(element: Element) -> bool:
    """Whether it means something although it says ``role=none``: it takes the focus, or has ARIA of its own."""
    return is_focusable(element) or any(_is_global_aria(name) and element.word(name) for name in element.attrs)


def _implicit(element: Element) -> str:
    rule = _IMPLICIT.get(element.tag)
    if rule is None:
        rule = _shape if element.is_svg else "generic"
    return rule if isinstance(rule, str) else rule(element)


# --- by tag ----------------------------------------------------------------------------------------------------------


def _input(element: Element) -> str:
    kind = input_type(element)
    role = INPUT_ROLES.get(kind, "textbox")
    if kind == "checkbox":
        return "switch" if "switch" in element.attrs else "button" if "aria-pressed" in element.attrs else role
    if role in ("textbox", "searchbox") and "list" in element.attrs:
        suggestions = element.document.by_id(element.attrs["list"], element)
        if suggestions is not None and suggestions.tag == "datalist":
            return "combobox"
    return role


def _image(element: Element) -> str:
    if element.word("alt") or names.aria_name(element):
        return "image"
    # An empty alternative says that the picture says nothing; a missing source, that there is none.
    if "alt" in element.attrs:
        return "none"
    return "image" if any(element.word(name) for name in ("title", "src", "srcset")) else "none"


def _is_section(element: Element) -> bool:
    return element.tag in SECTIONING or element.tag == "main" or element.attrs.get("role") in SECTION_ROLES


def _is_in_section(element: Element) -> bool:
    return any(map(_is_section, islice(element.ancestors(), CLIMB)))


def _aside(element: Element) -> str:
    is_inner = any(up.tag in SECTIONING for up in islice(element.ancestors(), CLIMB))
    return "generic" if is_inner and not names.author_name(element) else "complementary"


def _header(element: Element) -> str:
    return "sectionheader" if _is_in_section(element) else "banner"


def _footer(element: Element) -> str:
    return "sectionfooter" if _is_in_section(element) else "contentinfo"


def _list_item(element: Element) -> str:
    # Only wrappers without a meaning may stand between an item and its list.
    for up in islice(element.ancestors(), LIST_CLIMB):
        if up.tag in LISTS or up.tag == "li" or own_role(up) not in _TRANSPARENT:
            if _is_list(up):
                return "listitem"
            break
    owner = names.owner_of(element)
    return "listitem" if owner is not None and _is_list(owner) else "generic"


def _is_list(element: Element) -> bool:
    return element.tag != "li" and own_role(element) == "list"


def _in_table(part: Callable[[Element, str], str]) -> Callable[[Element], str]:
    def role(element: Element) -> str:
        table = next((up for up in islice(element.ancestors(), TABLE_CLIMB) if up.tag not in TABLE_PARTS), None)
        around = own_role(table) if table is not None else "generic"
        if around in TABLES:
            return part(element, around)
        # A table without its role has no rows and cells either.
        return "none" if around == "none" else "generic"

    return role


def _header_cell(element: Element, _: str) -> str:
    scope = element.word("scope").lower()
    if scope:
        return "rowheader" if scope.startswith("row") else "columnheader"
    row = element.parent
    if row is None or (row.parent is not None and row.parent.tag == "thead"):
        return "columnheader"
    before, after = _beside(element, row)
    return "rowheader" if "td" in (before, after) and "th" not in (before, after) else "columnheader"


def _beside(element: Element, parent: Element) -> tuple[str, str]:
    before = after = ""
    is_past = False
    for child in parent.elements():
        if is_past:
            after = child.tag
            break
        if child is element:
            is_past = True
        else:
            before = child.tag
    return before, after


def _summary(element: Element) -> str:
    details = element.parent
    return (
        "button"
        if details is not None and details.tag == "details" and details.child("summary") is element
        else "generic"
    )


def _select(element: Element) -> str:
    size = element.word("size")
    return "listbox" if "multiple" in element.attrs or (size.isdecimal() and int(size[:6]) > 1) else "combobox"


def _link(element: Element) -> str:
    return "link" if is_link(element) else "generic"


def _is_named_drawing(element: Element) -> bool:
    return bool(names.author_name(element) or names.svg_title(element))


# A drawing counts where its author named it, and is paint otherwise.
def _svg(element: Element) -> str:
    return "image" if _is_named_drawing(element) else "graphics-document"


def _svg_group(element: Element) -> str:
    return ("group" if _is_named_drawing(element) else "none") if element.is_svg else "generic"


def _shape(element: Element) -> str:
    return "graphics-symbol" if _is_named_drawing(element) else "none"


_IMPLICIT: Final[dict[str, str | Callable[[Element], str]]] = {
    **IMPLICIT_ROLES,
    "a": _link,
    "area": _link,
    "aside": _aside,
    "caption": _in_table(lambda element, table: "caption"),
    "footer": _footer,
    "g": _svg_group,
    "header": _header,
    "img": _image,
    "input": _input,
    "li": _list_item,
    "section": lambda element: "region" if names.author_name(element) else "generic",
    "select": _select,
    "summary": _summary,
    "svg": _svg,
    "tbody": _in_table(lambda element, table: "rowgroup"),
    "td": _in_table(lambda element, table: "cell" if table == "table" else "gridcell"),
    "tfoot": _in_table(lambda element, table: "rowgroup"),
    "th": _in_table(_header_cell),
    "thead": _in_table(lambda element, table: "rowgroup"),
    "tr": _in_table(lambda element, table: "row"),
}
