"""Accessible names and descriptions from markup, by accname 1.2 with the native rules of HTML-AAM and SVG-AAM.

In a page extractor/src/look/name.js does this with computed styles; here each tag has the display that browsers give
it. A computation collects into one string, with a bound on its length and on the nodes it looks at, so that a button
with a megabyte of text costs no more than one with a line. Each element speaks once per computation: a label that holds
the control it names, or two references to one element, repeat nothing.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from cdpagent.see.html import roles, secret, values
from cdpagent.see.html.elements import WHITE_SPACE, fold_spaces
from cdpagent.see.html.visible import display_of, is_rendered, shown_children
from cdpagent.see.rules import (
    BRANCH_ROLES,
    DRAWN_TEXT,
    FROM_HEADING_ROLES,
    HEADINGS,
    NAME_CHARS,
    NAME_NODES,
    NAMELESS,
    VALUE_ROLES,
    VALUED_IN_NAMES,
    WORDS_DEPTH,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cdpagent.see.html.elements import Document, Element
    from cdpagent.see.html.sheets import Sheets

_MAX_OWNED: Final = 5000

Source = Literal["labelledby", "label", "native", "content", "heading", "title", "placeholder", ""]
"""Where a name came from. A name from ``content`` repeats text that stands inside the element."""


class Named(NamedTuple):
    """An accessible name."""

    name: str
    source: Source
    looked_at: int
    """How many nodes were looked at for it."""


def named(element: Element, limit: int = NAME_CHARS) -> Named:
    """The accessible name, at most `limit` characters, and where it came from."""
    computation = _Computation(limit)
    source = computation.add_name(element)
    looked_at = NAME_NODES - computation.nodes_left
    sheets = element.document.sheets
    if sheets is not None and (computation.pieces > 1 or "title" in element.attrs):
        # Which pieces are shown, and which stand apart, matters only where there are several, or a title instead.
        styled = _Computation(limit, sheets)
        from_styled = styled.add_name(element)
        looked_at += NAME_NODES - styled.nodes_left
        if from_styled:  # else all of it is hidden until a script shows it
            computation, source = styled, from_styled
    return Named(computation.result, source, looked_at)


def name_of(element: Element, limit: int = NAME_CHARS) -> str:
    """The accessible name, at most `limit` characters."""
    return named(element, limit).name


def secret_editors(document: Document) -> frozenset[Element]:
    """The editors whose contents are a secret."""
    return frozenset(each for each in document.editors if secret.is_secret(each, name_of(each)))


def content_of(element: Element, limit: int) -> str:
    """The text of the element's contents as a name would say it: the value of an editable element."""
    computation = _Computation(limit)
    computation.add_content(element)
    return computation.result


def aria_name(element: Element) -> str:
    """The start of the name that ARIA gives, without which some elements have no role."""
    label = element.word("aria-label")
    if label or "aria-labelledby" not in element.attrs:
        return label
    computation = _Computation(1)
    computation.add_references(_labelled_by(element), element)
    return computation.result


def author_name(element: Element) -> str:
    """The name given by the author on the element itself."""
    return aria_name(element) or element.word("title")


def svg_title(element: Element) -> str:
    """The name an SVG element has from its own ``title``."""
    title = element.child("title")
    text = title.children[0] if title is not None and title.children else ""
    return (text.strip(WHITE_SPACE) if isinstance(text, str) else "") or element.word("xlink:title")


def _labelled_by(element: Element) -> list[Element]:
    return element.document.referred(element, "aria-labelledby") if "aria-labelledby" in element.attrs else []


# --- aria-owns -------------------------------------------------------------------------------------------------------


def owner_of(element: Element) -> Element | None:
    """The element that claims this one through aria-owns, if any."""
    return _owners(element.document).get(element)


def _owners(document: Document) -> dict[Element, Element]:
    """What aria-owns moves: its text belongs to the owner, not to its place in the document."""
    if document.owners is None:
        owners = document.owners = {}
        for owner in document.owning:
            if not _is_there(owner):
                continue
            for owned in document.referred(owner, "aria-owns"):
                if len(owners) >= _MAX_OWNED:
                    return owners
                if owned not in owners and owned is not owner and owned not in owner.ancestors() and is_rendered(owned):
                    owners[owned] = owner
    return document.owners


def _is_there(element: Element) -> bool:
    is_hidden = any(up.attrs.get("aria-hidden") == "true" for up in (element, *element.ancestors()))
    return not is_hidden and not element.is_invisible and is_rendered(element)


# --- what the host languages say -------------------------------------------------------------------------------------


def _caption_of_picture(image: Element) -> list[Element]:
    """A picture is what its figure's caption says only when there is nothing else in the figure."""
    figure = image.parent
    if figure is None or figure.tag != "figure":
        return []
    caption = figure.child("figcaption")
    for node in figure.children:
        if node is not image and node is not caption and (not isinstance(node, str) or node.strip(WHITE_SPACE)):
            return []
    return [caption] if caption is not None else []


_BUTTON_TEXT: Final = {"button": "", "submit": "Submit", "reset": "Reset"}


def _by_attribute(name: str) -> Callable[[_Computation, Element], bool]:
    return lambda to, element: to.add(element.word(name))


def _by_child(tag: str) -> Callable[[_Computation, Element], bool]:
    def rule(to: _Computation, element: Element) -> bool:
        child = element.child(tag)
        return child is not None and to.add_references([child])

    return rule


def _by_labels(to: _Computation, element: Element) -> bool:
    return to.add_references(element.document.labels(element))


def _by_alternative(to: _Computation, element: Element) -> bool:
    if to.add(element.word("alt")):
        return True
    if "alt" in element.attrs or element.word("title"):
        return False
    return to.add_references(_caption_of_picture(element))


def _input(to: _Computation, element: Element) -> bool:
    kind = roles.input_type(element)
    if _by_labels(to, element) or (kind == "image" and to.add(element.word("alt"))):
        return True
    return kind in _BUTTON_TEXT and to.add(element.attrs.get("value", _BUTTON_TEXT[kind]))


# By tag, how the host language names an element; each returns whether it did.
_NATIVE: Final[dict[str, Callable[[_Computation, Element], bool]]] = {
    "area": _by_attribute("alt"),
    "button": _by_labels,
    "fieldset": _by_child("legend"),
    "img": _by_alternative,
    "input": _input,
    "math": _by_attribute("alttext"),
    "meter": _by_labels,
    "optgroup": _by_attribute("label"),
    "option": _by_attribute("label"),
    "output": _by_labels,
    "progress": _by_labels,
    "select": _by_labels,
    "table": _by_child("caption"),
    "textarea": _by_labels,
}

# --- the computation -------------------------------------------------------------------------------------------------

_NO_OWNERS: Final[dict[Element, Element]] = {}


def _has_drawn_text(svg: Element) -> bool:
    """Whether a drawing has anything to say, besides its shapes."""
    return any(
        element.tag in DRAWN_TEXT or "aria-label" in element.attrs or "aria-labelledby" in element.attrs
        for element in islice(svg.walk(), 1, NAME_NODES)
    )


def _rough_role(element: Element) -> str:
    """Enough of the role for a part of a name, without asking for names, which could go round in circles."""
    given = element.attrs.get("role")
    explicit = roles.parse_roles(given) if given else ()
    if explicit:
        return explicit[0]
    return roles.own_role(element) if element.tag in VALUED_IN_NAMES else "generic"


class _Computation:
    def __init__(self, limit: int, sheets: Sheets | None = None, *, is_within: bool = False) -> None:
        self._sheets = sheets
        self._is_within = is_within  # naming a control that stands within the name of something else
        self.nodes_left = NAME_NODES
        self.pieces = 0
        """How many texts the name is made of."""
        self._limit = limit
        self._out = ""
        self._depth = 0  # through children and references alike
        self._seen: set[Element] = set()
        self._is_referring = False  # inside aria-labelledby: references are followed once, not through one another
        self._is_hidden = False  # inside a hidden element that was referred to: then all of it counts
        self._is_branching = False  # naming an item that may hold further items

    @property
    def result(self) -> str:
        return self._out[: self._limit].strip(WHITE_SPACE)

    def add_name(self, element: Element) -> Source:
        """The name of `element` itself; returns where it came from."""
        if self.add_references(_labelled_by(element), element):
            return "labelledby"
        self._out = ""
        self._seen.clear()
        self._seen.add(element)
        if self.add(element.word("aria-label")):
            return "label"
        if self._add_native(element):
            return "native"
        role = roles.own_role(element)
        self._is_branching = role == "treeitem" or role.startswith("menuitem")
        if roles.is_named_by_content(role) and self.add_content(element):
            return "content"
        if role in FROM_HEADING_ROLES and self.add_references(_first_heading(element)):
            return "heading"
        # A picture with an empty alternative has no name, whatever its tooltip says.
        if role != "none" and self.add(element.word("title")):
            return "title"
        return "placeholder" if self.add(element.word("placeholder") or element.word("aria-placeholder")) else ""

    def add(self, string: str) -> bool:
        """Add text, with white space folded; returns whether there was any."""
        if not string:
            return False
        start = len(self._out)
        folded = fold_spaces(" ", string[: self._limit * 4])
        if folded[0] == " " and (not start or self._out[-1] == " "):
            folded = folded[1:]
        self._out += folded
        has_spoken = self._spoke_since(start)
        self.pieces += has_spoken
        return has_spoken

    def add_references(self, elements: Sequence[Element], labelled: Element | None = None) -> bool:
        """Add the text of the elements. With `labelled`, they are from its aria-labelledby and may include it."""
        if not elements:
            return False
        start = len(self._out)
        was_referring, was_hidden = self._is_referring, self._is_hidden
        self._is_referring = was_referring or labelled is not None
        for element in elements:
            if self._is_full:
                break
            self._is_hidden = was_hidden or self._is_out_of_sight(element)
            self._add_gap()
            if element is labelled:
                self._add_self(element)
            else:
                self._visit(element)
            self._add_gap()
        self._is_referring, self._is_hidden = was_referring, was_hidden
        return self._spoke_since(start)

    def _is_out_of_sight(self, element: Element) -> bool:
        return (
            element.attrs.get("aria-hidden") == "true"
            or element.is_invisible
            or not is_rendered(element)
            or (self._sheets is not None and display_of(element, self._sheets) == "none")
        )

    def add_content(self, element: Element) -> bool:
        start = len(self._out)
        # Who asks for the name of a hidden element wants the name it would have.
        self._is_hidden = self._is_hidden or element.is_invisible
        self._add_children(element, True)
        return self._spoke_since(start)

    @property
    def _is_full(self) -> bool:
        return len(self._out) >= self._limit or self.nodes_left <= 0

    def _spoke_since(self, start: int) -> bool:
        length = len(self._out) - start
        return length > 1 or (length == 1 and self._out[start] != " ")

    def _add_gap(self) -> None:
        if self._out and self._out[-1] != " ":
            self._out += " "

    def _add_self(self, element: Element) -> bool:
        self._seen.add(element)
        return (
            self.add(element.word("aria-label"))
            or self._add_native(element)
            or self.add_content(element)
            or self.add(element.word("title"))
        )

    def _add_native(self, element: Element) -> bool:
        if element.is_svg:
            return self.add(svg_title(element))
        native = _NATIVE.get(element.tag)
        if native is None:
            # Custom elements can be form controls too.
            return "-" in element.tag and _by_labels(self, element)
        return native(self, element)

    def _visit(self, element: Element) -> None:
        """The text of an element that is a part of another's name."""
        if element in self._seen or self._is_full or self._depth > WORDS_DEPTH:
            return
        self.nodes_left -= 1
        self._depth += 1
        self._add_element(element)
        self._depth -= 1

    def _add_element(self, element: Element) -> None:
        tag, attrs = element.tag, element.attrs
        if tag in NAMELESS or (not self._is_hidden and attrs.get("aria-hidden") == "true"):
            return
        display = display_of(element, self._sheets)
        if display == "none" and not self._is_hidden:
            return
        is_shown = self._is_hidden or not element.is_invisible
        is_inline = (display == "inline" and tag != "br") or display == "contents"
        if not is_inline:
            self._add_gap()
        if not is_shown or not self._add_own(element):
            self._seen.add(element)
            start = len(self._out)
            if self._is_hidden or not element.style.is_skipped:
                self._add_children(element, is_shown)
            if attrs and is_shown and not self._spoke_since(start):
                self.add(element.word("title"))
        if not is_inline:
            self._add_gap()

    def _add_own(self, element: Element) -> bool:
        """What the element says otherwise than by its contents; true when its contents have nothing to add."""
        tag = element.tag
        if not element.attrs and tag not in _NATIVE and tag != "svg":
            return False
        if not self._is_referring and self.add_references(_labelled_by(element), element):
            return True
        self._seen.add(element)
        role = _rough_role(element)
        if role in BRANCH_ROLES and self._is_branching and not self._is_referring:
            return True
        if role in VALUE_ROLES or role == "listbox":
            return self._add_value(element, role)
        if tag != "slot" and self.add(element.word("aria-label")):
            return True
        if self._add_native(element) or (tag == "img" and "alt" in element.attrs):
            return True
        if tag != "svg" or _has_drawn_text(element):
            return False
        self.add(element.word("title"))
        return True

    def _name_within(self, element: Element) -> str:
        """The name of a control that stands within a name. Within that one, controls are asked for their own words."""
        if self._is_within:
            return ""
        inner = _Computation(NAME_CHARS, is_within=True)
        inner.add_name(element)
        return inner.result

    def _add_value(self, element: Element, role: str) -> bool:
        """The value of a control inside a label: "remind me in [3] days"."""
        value = "" if secret.is_secret(element, self._name_within(element)) else values.value_of(element)
        if value is not None:
            self.add(value)
        elif role != "listbox":
            self.add_content(element)
        else:
            for option in islice(element.walk(), 1, NAME_NODES):
                if option.attrs.get("aria-selected") == "true":
                    self._visit(option)
        return True

    def _add_children(self, element: Element, is_shown: bool) -> None:
        document = element.document
        owners = _owners(document) if document.owning else _NO_OWNERS
        if "aria-actions" in element.attrs:
            self._seen.update(document.referred(element, "aria-actions"))
        for node in element.children if self._is_hidden else shown_children(element):
            if self._is_full:
                return
            if isinstance(node, str):
                if is_shown:
                    self.nodes_left -= 1
                    self.add(node)
            elif node not in owners:
                self._visit(node)
        if owners:
            for owned in document.referred(element, "aria-owns"):
                if owners.get(owned) is element:
                    self._visit(owned)


def _first_heading(element: Element) -> list[Element]:
    for inner in islice(element.walk(), 1, NAME_NODES):
        if inner.tag in HEADINGS or inner.attrs.get("role") == "heading":
            return [inner]
    return []
