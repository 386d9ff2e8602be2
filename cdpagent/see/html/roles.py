"""Roles from markup alone: what the ``role`` attribute asks for where ARIA allows it, else what HTML-AAM says.

The same rules as in the page (extractor/src/role.js), as far as they need neither styles nor scripts. `own_role` looks
at the element and at the little context that its role depends on; `role_of` also at all that is around it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cdpagent.see.html import names
from cdpagent.see.html.tags import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.see.html.elements import Element

# --- what ARIA says of each role -------------------------------------------------------------------------------------

CHECKABLE: Final = words("checkbox menuitemcheckbox menuitemradio radio switch")
"""Is checked or not."""
FROM_CONTENT: Final = CHECKABLE | words(
    "cell columnheader comment gridcell heading link menuitem row rowheader tooltip treeitem button option tab"
)
"""Is named by what it contains."""
RANGE: Final = words("spinbutton meter progressbar slider scrollbar")
"""Has a lowest and a highest value."""
LEAF: Final = CHECKABLE | words("button option tab image separator meter progressbar slider scrollbar")
"""Is one thing to the user: nothing inside has a role unless it takes the focus."""
VALUE: Final = RANGE | words("combobox searchbox textbox")
"""Has a value."""
VERTICAL: Final = words("scrollbar listbox menu tree")
"""Lies vertically unless it says otherwise."""
BRANCH: Final = words("group menu tree")
"""Inside an item of a menu or tree: items of their own, not a part of its name."""
FROM_HEADING: Final = words("alertdialog article dialog")
"""Is named by its first heading when nothing else names it."""
_KNOWN: Final = (
    FROM_CONTENT
    | LEAF
    | VALUE
    | VERTICAL
    | BRANCH
    | FROM_HEADING
    | words(
        "alert application banner blockquote caption code complementary contentinfo definition deletion document "
        "emphasis feed figure form generic grid insertion list listitem log main mark marquee math menubar navigation "
        "none note paragraph radiogroup region rowgroup search sectionfooter sectionheader status strong subscript "
        "suggestion superscript table tablist tabpanel term time timer toolbar treegrid graphics-document "
        "graphics-object graphics-symbol"
    )
)
_SYNONYMS: Final = {"img": "image", "presentation": "none", "directory": "list"}
_TRANSPARENT: Final = words("generic none")


def is_named_by_content(role: str) -> bool:
    """Whether its contents name it. Of the roles of digital publishing, those that are links."""
    return role in FROM_CONTENT or (role.startswith("doc-") and role.endswith(("link", "ref")))


@lru_cache(maxsize=512)
def parse_roles(value: str) -> tuple[str, ...]:
    """The roles that a ``role`` attribute lists, in order: the later ones are for who does not know the first."""
    tokens = (_SYNONYMS.get(token, token) for token in value[:5000].lower().split())
    return tuple(role for role in tokens if role in _KNOWN or role.startswith("doc-"))


# --- the element itself ----------------------------------------------------------------------------------------------

_FOCUSABLE: Final = words("button input select textarea summary iframe")
_INPUTS: Final = {
    "button": "button", "file": "button", "image": "button", "reset": "button", "submit": "button",
    "checkbox": "checkbox", "hidden": "none", "radio": "radio", "search": "searchbox", "range": "slider",
    "number": "spinbutton",
}  # fmt: skip
_INPUT_TYPES: Final = frozenset(_INPUTS) | words(
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
    return element.attrs.get("contenteditable", "no").lower() in ("", "true", "plaintext-only")


def is_link(element: Element) -> bool:
    """Whether it leads somewhere."""
    return "href" in element.attrs or "xlink:href" in element.attrs


def is_focusable(element: Element) -> bool:
    """Whether it can take the focus."""
    if "tabindex" in element.attrs:
        return True
    if element.tag in ("a", "area"):
        return is_link(element)
    return element.tag in _FOCUSABLE or is_editable(element)


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
        return "group" if any(name in element.attrs for name in ("draggable", "popover", "autofocus")) else role
    if is_focusable(element):
        return role
    # What stands inside, say, a button is a part of the button.
    for up in element.ancestors():
        if (up.tag in ("button", "option", "meter", "progress") or "role" in up.attrs) and own_role(up) in LEAF:
            return "none"
    return role


# A presentational element that takes the focus, or that carries ARIA of its own, is not presentational after all.
_is_global_aria: Final = re.compile(
    r"aria-(atomic|braille|busy|controls|current|desc|details|dropeffect|flowto|grabbed|keysh|label|live|owns|relevant"
    r"|roledesc)"
).match


def _explicit(element: Element) -> str:
    value = element.attrs.get("role")
    if not value:
        return ""
    for role in parse_roles(value):
        if role == "none":
            is_conflicted = is_focusable(element) or any(
                _is_global_aria(name) and element.word(name) for name in element.attrs
            )
            return "" if is_conflicted else role
        # Without a name these two are no landmarks, and the next role in the list has its turn.
        if role not in ("region", "form") or names.author_name(element):
            return role
    return ""


def _implicit(element: Element) -> str:
    rule = _IMPLICIT.get(element.tag)
    if rule is None:
        rule = _shape if element.is_svg else "generic"
    return rule if isinstance(rule, str) else rule(element)


# --- by tag ----------------------------------------------------------------------------------------------------------


def _input(element: Element) -> str:
    kind = input_type(element)
    role = _INPUTS.get(kind, "textbox")
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


_SECTIONING: Final = words("article aside nav section")
_SECTION_ROLES: Final = words("article complementary main navigation region")


def _is_section(element: Element) -> bool:
    return element.tag in _SECTIONING or element.tag == "main" or element.attrs.get("role") in _SECTION_ROLES


def _aside(element: Element) -> str:
    is_inner = any(up.tag in _SECTIONING for up in element.ancestors())
    return "generic" if is_inner and not names.author_name(element) else "complementary"


def _header(element: Element) -> str:
    return "sectionheader" if any(map(_is_section, element.ancestors())) else "banner"


def _footer(element: Element) -> str:
    return "sectionfooter" if any(map(_is_section, element.ancestors())) else "contentinfo"


_LISTS: Final = words("ul ol menu dir")


def _list_item(element: Element) -> str:
    # Only wrappers without a meaning may stand between an item and its list.
    for up, _ in zip(element.ancestors(), range(8), strict=False):
        if up.tag in _LISTS or up.tag == "li" or own_role(up) not in _TRANSPARENT:
            if _is_list(up):
                return "listitem"
            break
    owner = names.owner_of(element)
    return "listitem" if owner is not None and _is_list(owner) else "generic"


def _is_list(element: Element) -> bool:
    return element.tag != "li" and own_role(element) == "list"


_TABLE_PARTS: Final = words("caption td th tr thead tbody tfoot")


def _in_table(part: Callable[[Element, str], str]) -> Callable[[Element], str]:
    def role(element: Element) -> str:
        table = next((up for up in element.ancestors() if up.tag not in _TABLE_PARTS), None)
        around = own_role(table) if table is not None else "generic"
        if around in ("table", "grid", "treegrid"):
            return part(element, around)
        # A table that is none has no rows and cells either.
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


_BY_ROLE: Final = {
    "caption": "figcaption", "definition": "dd", "deletion": "del s", "document": "html", "emphasis": "em",
    "generic": "div span", "group": "address details fieldset hgroup optgroup", "heading": "h1 h2 h3 h4 h5 h6",
    "insertion": "ins", "list": "dir menu ol ul", "listbox": "datalist", "navigation": "nav", "paragraph": "p",
    "progressbar": "progress", "separator": "hr", "status": "output", "subscript": "sub", "superscript": "sup",
    "term": "dfn dt", "textbox": "textarea",
}  # fmt: skip
_BY_NAME: Final = (
    "article blockquote button code dialog figure form image main mark math meter option search strong table time "
    # ARIA has no word for these, and a reader knows them by their own.
    "audio canvas embed iframe object video"
)
_IMPLICIT: Final[dict[str, str | Callable[[Element], str]]] = {
    **{name: name for name in _BY_NAME.split()},
    **{tag: role for role, tags in _BY_ROLE.items() for tag in tags.split()},
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
