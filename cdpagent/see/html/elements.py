"""A parsed document as plain Python objects: the code that reads it depends on no parser.

The tree is the one that is shown: the contents of a declarative shadow root stand in place of its host's children, and
those in the slots that show them. It never changes, so what was found out about an element is kept with it.
"""

from __future__ import annotations

import re
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Final

from cdpagent.see.html.styles import NO_STYLE, parse_style

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cdpagent.see.html.sheets import Sheets

WHITE_SPACE = "\t\n\f\r "
"""What HTML takes for white space; any other space is text."""
fold_spaces = re.compile(f"[{WHITE_SPACE}]+").sub

_MAX_IN_LABEL: Final = 2000
_MAX_IDS: Final = 10_000  # characters of a list of ids
_EDITORS: Final = frozenset({"textbox", "searchbox", "combobox", "spinbutton", "slider"})
_LABELABLE: Final = frozenset({"button", "input", "meter", "output", "progress", "select", "textarea"})


class Element:
    """An element: its tag, its attributes, and what is in it (elements, and strings for text)."""

    __slots__ = ("attrs", "children", "document", "is_invisible", "is_svg", "parent", "role", "shadow", "style", "tag")

    def __init__(self, tag: str, attrs: dict[str, str], parent: Element | None, document: Document) -> None:
        self.tag = tag
        self.attrs = attrs
        self.parent = parent
        self.document = document
        self.children: list[Element | str] = []
        self.shadow: Element | None = None
        """The template whose shadow tree it is in; ids count only within one tree."""
        self.is_svg: bool = tag == "svg"
        self.is_invisible: bool = False
        """Whether ``visibility`` hides it; what is inside inherits that, and can take it back."""
        if parent is not None:
            self.shadow = parent if parent.tag == "template" else parent.shadow
            if parent.is_svg and parent.tag != "foreignObject":
                self.is_svg = True
            self.is_invisible = parent.is_invisible
        self.style = NO_STYLE
        """What its style attribute says."""
        if "style" in attrs:
            self.style = parse_style(attrs["style"])
            visibility = self.style.visibility
            if visibility and visibility != "inherit":
                self.is_invisible = visibility != "visible"
        self.role: str | None = None
        """Its role; `roles.own_role` sets it when it is first asked."""

    def __repr__(self) -> str:
        return f"<{self.tag} {self.attrs!r:.60}>"

    def word(self, name: str) -> str:
        """The attribute without white space around it; empty if it is not there."""
        value = self.attrs.get(name)
        return value.strip(WHITE_SPACE) if value else ""

    def elements(self) -> Iterator[Element]:
        """Its children that are elements."""
        return (child for child in self.children if not isinstance(child, str))

    def ancestors(self) -> Iterator[Element]:
        """The elements around it, from the inside out."""
        up = self.parent
        while up is not None:
            yield up
            up = up.parent

    def walk(self) -> Iterator[Element]:
        """Itself and all elements below it, in document order. No recursion: a page can be as deep as it likes."""
        yield self
        path = [iter(self.children)]
        while path:
            for child in path[-1]:
                if isinstance(child, str):
                    continue
                yield child
                if child.children:
                    path.append(iter(child.children))
                    break
            else:
                path.pop()

    def child(self, tag: str) -> Element | None:
        """Its first child of that tag."""
        return next((child for child in self.elements() if child.tag == tag), None)

    def first(self, *tags: str) -> Element | None:
        """The first element below it of one of these tags."""
        inside = self.walk()
        next(inside)
        return next((element for element in inside if element.tag in tags), None)

    @property
    def is_withheld(self) -> bool:
        """Whether it is, or stands in, an editor whose contents are a secret."""
        withheld = self.document.withheld
        return bool(withheld) and (self in withheld or any(up in withheld for up in self.ancestors()))

    def own_text(self) -> str:
        """The text right in it, as it is written."""
        return "".join(child for child in self.children if isinstance(child, str))

    def text(self) -> str:
        """All text in it, as it is written."""
        parts: list[str] = []
        pending: list[Element | str] = [self]
        while pending:
            node = pending.pop()
            if isinstance(node, str):
                parts.append(node)
            else:
                pending.extend(reversed(node.children))
        return "".join(parts)


class Document:
    """A parsed document, with the tables that its elements are looked up in."""

    def __init__(self) -> None:
        self.root = Element("html", {}, None, self)
        self.sheets: Sheets | None = None
        """The style sheets that it carries, if they matter here."""
        self.title = ""
        """The title of the document, in one line."""
        self.size = 0
        """How many elements there are."""
        self.has_aria_disabled = False
        """Whether anything is ``aria-disabled``; if not, no element's ancestors need to be looked at for it."""
        self.options: dict[Element, list[Element]] = {}
        """The options of each select that `values` has been asked about."""
        self.owners: dict[Element, Element] | None = None
        """What aria-owns moves, and to where, once `names` has been asked."""
        self.owning: list[Element] = []
        """The elements with aria-owns."""
        self.editors: list[Element] = []
        """The elements whose value is what is written in them."""
        self.withheld: frozenset[Element] = frozenset()
        """Those of them whose contents are a secret; `secret_editors` finds them when the document is complete."""
        self._by_id: dict[tuple[Element | None, str], Element] = {}
        self._label_elements: list[Element] = []
        self._checked_radios: list[Element] = []

    def learn(self, element: Element) -> None:
        """Put an element into the tables. The parser calls this for each element, in document order."""
        attrs, tag = element.attrs, element.tag
        self.size += 1
        if attrs:
            if "id" in attrs:
                self._by_id.setdefault((element.shadow, attrs["id"]), element)
            if "aria-owns" in attrs:
                self.owning.append(element)
            if ("contenteditable" in attrs or attrs.get("role") in _EDITORS) and tag not in _LABELABLE:
                self.editors.append(element)
            if "aria-disabled" in attrs and attrs["aria-disabled"] == "true":
                self.has_aria_disabled = True
            if tag == "input" and "checked" in attrs and attrs.get("type", "").lower() == "radio":
                self._checked_radios.append(element)
        if tag == "output":
            self.editors.append(element)  # what it holds is a value, as that of an editor
        if tag == "label":
            self._label_elements.append(element)

    def by_id(self, name: str, near: Element) -> Element | None:
        """The first element with this id in the tree that `near` is in."""
        return self._by_id.get((near.shadow, name)) if name else None

    def referred(self, element: Element, attribute: str) -> list[Element]:
        """The elements whose ids the attribute lists."""
        ids = element.attrs.get(attribute)
        if not ids:
            return []
        return [found for name in ids[:_MAX_IDS].split() if (found := self.by_id(name, element)) is not None]

    # --- labels ------------------------------------------------------------------------------------------------------

    def labels(self, control: Element) -> list[Element]:
        """The labels of a control, in document order."""
        return self._labels.get(control, []) if self._label_elements else []

    @cached_property
    def _labels(self) -> dict[Element, list[Element]]:
        found: dict[Element, list[Element]] = {}
        for label in self._label_elements:
            control = self.control_of(label)
            if control is not None:
                found.setdefault(control, []).append(label)
        return found

    def control_of(self, label: Element) -> Element | None:
        """The control that a label is for."""
        if "for" in label.attrs:
            found = self.by_id(label.attrs["for"], label)
            return found if found is not None and _is_labelable(found) else None
        return next((element for element in islice(label.walk(), _MAX_IN_LABEL) if _is_labelable(element)), None)

    # --- radio buttons -----------------------------------------------------------------------------------------------

    @cached_property
    def checked_radios(self) -> frozenset[Element]:
        """Of each group of radio buttons, the last one that the markup checks."""
        groups: dict[tuple[Element | None, str], Element] = {}
        for element in self._checked_radios:
            groups[self._form_of(element), element.attrs.get("name", "")] = element
        alone = (element for element in self._checked_radios if not element.attrs.get("name"))
        return frozenset((*groups.values(), *alone))

    def _form_of(self, control: Element) -> Element | None:
        if "form" in control.attrs:
            return self.by_id(control.attrs["form"], control)
        return next((up for up in control.ancestors() if up.tag == "form"), None)


def _is_labelable(element: Element) -> bool:
    return element.tag in _LABELABLE and not (element.tag == "input" and element.word("type").lower() == "hidden")
