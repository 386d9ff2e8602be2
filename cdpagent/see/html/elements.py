"""A parsed document as plain Python objects, so that what reads it needs to know no parser.

The tree is the one that is shown: the contents of a declarative shadow root stand in place of its host's children, and
those in the slots that show them. It never changes, so what was found out about an element is kept with it.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

from cdpagent.see.html.styles import parse_style

if TYPE_CHECKING:
    from collections.abc import Iterator

WHITE_SPACE = "\t\n\f\r "
"""What HTML takes for white space; any other space is text."""
fold_spaces = re.compile(f"[{WHITE_SPACE}]+").sub

_MAX_IDS: Final = 10_000  # characters of a list of ids
_LABELABLE: Final = frozenset({"button", "input", "meter", "output", "progress", "select", "textarea"})


class Element:
    """An element: its tag, its attributes, and what is in it (elements, and strings for text)."""

    __slots__ = ("attrs", "children", "document", "is_invisible", "is_svg", "parent", "role", "shadow", "tag")

    def __init__(self, tag: str, attrs: dict[str, str], parent: Element | None, document: Document) -> None:
        self.tag = tag
        self.attrs = attrs
        self.parent = parent
        self.document = document
        self.children: list[Element | str] = []
        self.shadow: Element | None = None
        """The template whose shadow tree it is in; ids count only within one tree."""
        if parent is not None:
            self.shadow = parent if parent.tag == "template" else parent.shadow
        self.is_svg: bool = tag == "svg" or (parent is not None and parent.is_svg and parent.tag != "foreignObject")
        self.is_invisible: bool = parent is not None and parent.is_invisible
        """Whether ``visibility`` hides it; what is inside inherits that, and can take it back."""
        if "style" in attrs:
            visibility = parse_style(attrs["style"]).visibility
            if visibility and visibility != "inherit":
                self.is_invisible = visibility != "visible"
        self.role: str | None = None
        """Once `roles.own_role` has been asked."""

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
        """What it is in, from the inside out."""
        up = self.parent
        while up is not None:
            yield up
            up = up.parent

    def walk(self) -> Iterator[Element]:
        """Itself and all elements below it, in document order. No recursion: a page can be as deep as it likes."""
        pending = [self]
        while pending:
            element = pending.pop()
            yield element
            if element.children:
                pending.extend([child for child in reversed(element.children) if not isinstance(child, str)])

    def child(self, tag: str) -> Element | None:
        """Its first child of that tag."""
        return next((child for child in self.elements() if child.tag == tag), None)

    def first(self, *tags: str) -> Element | None:
        """The first element below it of one of these tags."""
        inside = self.walk()
        next(inside)
        return next((element for element in inside if element.tag in tags), None)

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
    """A parsed document, with the tables that its elements are looked up in, each made when it is first needed."""

    def __init__(self) -> None:
        self.root = Element("html", {}, None, self)
        self.size = 0
        """How many elements there are."""
        self.options: dict[Element, list[Element]] = {}
        """The options of each select that `values` has been asked about."""
        self.owners: dict[Element, Element] | None = None
        """What aria-owns moves, and to where, once `names` has been asked."""

    @cached_property
    def title(self) -> str:
        """The document's title in one line."""
        for element in self.root.walk():
            if element.tag == "title" and not element.is_svg:
                return fold_spaces(" ", element.own_text()).strip(WHITE_SPACE)
        return ""

    @cached_property
    def _by_id(self) -> dict[tuple[Element | None, str], Element]:
        found: dict[tuple[Element | None, str], Element] = {}
        for element in self.root.walk():
            if "id" in element.attrs:
                found.setdefault((element.shadow, element.attrs["id"]), element)
        return found

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
        return self._labels.get(control, [])

    @cached_property
    def _labels(self) -> dict[Element, list[Element]]:
        found: dict[Element, list[Element]] = {}
        for element in self.root.walk():
            if element.tag == "label":
                control = self.control_of(element)
                if control is not None:
                    found.setdefault(control, []).append(element)
        return found

    def control_of(self, label: Element) -> Element | None:
        """What a label is for."""
        if "for" in label.attrs:
            found = self.by_id(label.attrs["for"], label)
            return found if found is not None and _is_labelable(found) else None
        return next((element for element in label.walk() if _is_labelable(element)), None)

    # --- what is on the page at all ----------------------------------------------------------------------------------

    @cached_property
    def has_aria_disabled(self) -> bool:
        """Whether anything is ``aria-disabled``."""
        return any(element.attrs.get("aria-disabled") == "true" for element in self.root.walk())

    @cached_property
    def checked_radios(self) -> frozenset[Element]:
        """Of each group of radio buttons, the last one that the markup checks."""
        groups: dict[tuple[Element | None, str], Element] = {}
        alone: list[Element] = []
        for element in self.root.walk():
            if element.tag == "input" and "checked" in element.attrs and element.word("type").lower() == "radio":
                name = element.attrs.get("name", "")
                if name:
                    groups[self._form_of(element), name] = element
                else:
                    alone.append(element)
        return frozenset((*groups.values(), *alone))

    def _form_of(self, control: Element) -> Element | None:
        if "form" in control.attrs:
            return self.by_id(control.attrs["form"], control)
        return next((up for up in control.ancestors() if up.tag == "form"), None)


def _is_labelable(element: Element) -> bool:
    return element.tag in _LABELABLE and not (element.tag == "input" and element.word("type").lower() == "hidden")
