"""The walk: one pass over the document that finds what could become a row, in reading order.

In a page extractor/src/look/walk.js and interactive.js make these decisions. What takes a browser is missing here:
listeners, cursors, and what style sheets hide.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from cdpagent.see.html.elements import WHITE_SPACE
from cdpagent.see.html.roles import input_type, is_editable, is_link, own_role
from cdpagent.see.html.tags import words
from cdpagent.see.html.visible import (
    display_of,
    is_closed,
    is_inline,
    is_shown,
    is_unrendered,
    shown_children,
    visible_text,
)
from cdpagent.see.rows import CONTENT, FRAME, INTERACTIVE, TEXT, Rank
from cdpagent.see.rows import STRUCTURE as GROUPING
from cdpagent.see.rules import (
    ALIKE_TAGS,
    CELL_ELEMENTS,
    CONTAINER_TAGS,
    CONTROL_TAGS,
    DIALOG_ROLES,
    DRAG,
    DRESSED_INPUTS,
    EDIT,
    FEW_ELEMENTS,
    FORM_ROLES,
    FORM_TAGS,
    HANDLER,
    HANDLERS,
    HIDEABLE_INPUTS,
    IN_CELL,
    IN_DIALOG,
    IN_FORM,
    IN_ITEM,
    IN_LINK,
    IN_LISTENER,
    IN_MAIN,
    IN_MESSAGE,
    IN_SIDE,
    IN_SILENCE,
    IN_TELLING,
    IN_TRANSPARENCY,
    ITEM_CHARS,
    ITEM_ELEMENTS,
    ITEM_TAGS,
    ITEM_VALUES,
    LANDMARK_ROLES,
    MANY_INSIDE,
    MEMBER,
    MESSAGE_ROLES,
    NATIVE,
    OPENED_ROLES,
    PICTURES,
    READABLE_ROLES,
    READABLE_TAGS,
    ROLE,
    ROW_CHARS,
    SELF_TOLD,
    SEPARATORS,
    SIDE_ROLES,
    SIDE_TAGS,
    SKIP_TAGS,
    STRUCTURE_TAGS,
    TELLING_ROLES,
    TELLING_TAGS,
    WHOLE_CHARS,
    WIDGET_ROLES,
)

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element
    from cdpagent.see.html.states import States

NOTHING: Final = -1
"""A kind besides those of `rows.Kind`: found, but nothing to show."""
CERTAIN: Final = NATIVE | ROLE | EDIT | DRAG
"""The reasons that are enough by themselves, whatever is inside."""
TOLD: Final = IN_DIALOG | IN_MESSAGE | IN_TELLING | IN_CELL
"""What is told however large the page is."""

_is_separator = re.compile(SEPARATORS).match
_MARKS: Final = HANDLERS | words("role tabindex contenteditable draggable")


class Words(NamedTuple):
    """What an item says."""

    role: str
    name: str
    states: States
    attrs: dict[str, str]
    text: str = ""  # of a control without a name: the lines of `Hints`
    options: int = 0  # of a select, how many there are
    is_hint: bool = False


class Item:
    """Something the walk found, and what becomes of it on its way to a row."""

    __slots__ = (
        "context", "cut_count", "cut_role", "depth", "element", "has_text", "has_twin", "inner", "inside", "is_alike",
        "is_cut", "is_for_items", "is_hidden", "is_kept", "is_structure", "kids", "kind", "nodes", "parent", "run",
        "says_more", "subject", "why", "words",
    )  # fmt: skip

    def __init__(self, element: Element, kind: int, parent: Item | None, inside: int) -> None:
        self.element = element
        self.kind = kind
        self.parent = parent
        self.inside = inside
        self.subject = element  # whose role, name and states to show: for a label, its hidden control
        self.why = 0
        self.inner = 0  # how many things to act on are inside
        # Texts and what they are in, pictures that stand among them; None for a break.
        self.nodes: list[tuple[str, Element] | Element | None] | None = None
        self.is_cut = False  # a control stands before its further text
        self.has_text = False  # has a row of text below it
        self.run: Item | None = None  # of a picture: the text that it stands in
        self.is_alike = False  # an item of a list by its siblings alone
        self.is_for_items = False  # what it handles is meant for the items in it
        self.says_more = False  # some of that text is not in any control's name
        self.is_hidden = False
        self.is_structure = False
        self.words: Words | None = None
        self.is_kept = False
        self.kids = 0  # how many rows are right below it
        self.depth = 0
        self.context = ""  # what tells it from others like it
        self.has_twin = False  # it, or something in it, has a name that others have too
        self.cut_count = 0  # how many rows were left out right inside it
        self.cut_role = ""  # the role they have in common

    @property
    def fallback(self) -> int:
        """The kind that is left of it when it is not shown for its own sake."""
        return GROUPING if self.is_structure else NOTHING

    @property
    def role(self) -> str:
        """Its role. What only its siblings make an item has none of its own."""
        return "listitem" if self.is_alike and self.kind != INTERACTIVE else own_role(self.subject)

    @property
    def rank(self) -> int:
        """How much it matters, as far as that can be told without a viewport."""
        inside = self.inside
        if inside & IN_DIALOG:
            return Rank.DIALOG
        if inside & IN_MESSAGE:
            return Rank.MESSAGE
        if inside & IN_SIDE and not inside & IN_FORM:
            return Rank.SIDE
        if not self.why and inside & IN_CELL:
            return Rank.REST
        return Rank.FORM if inside & IN_FORM else Rank.MAIN if inside & (IN_MAIN | IN_TELLING) else Rank.REST


class Walked(NamedTuple):
    """What the walk found."""

    items: list[Item]
    visited: int
    skipped: int
    is_large: bool  # too long to be told whole


def walk(scope: Element, *, interactive_only: bool | None, max_text: int, main: bool = False) -> Walked:
    """Everything below `scope` that could become a row, what is there to be read as `interactive_only` has it.

    With `main`, where the text is wanted as its author set it, blocks that look alike are paragraphs and no items.
    """
    found = _Walk(not interactive_only, main)
    found.run(scope)
    _judge(found.items)
    is_large = interactive_only is None and _is_large(found.items, max_text)
    return Walked(found.items, found.visited, found.skipped, is_large)


def _is_large(items: list[Item], max_text: int) -> bool:
    """Whether a page is too long to be told whole."""
    size = 0
    for item in items:
        if item.kind > GROUPING:
            texts = (node[0] for node in item.nodes or () if isinstance(node, tuple))
            size += (ROW_CHARS if item.why else 0) + sum(min(len(text), max_text) for text in texts)
            if size > WHOLE_CHARS:
                return True
    return False


class _Place(NamedTuple):
    """Where the walk is."""

    owner: Item | None  # the nearest item around
    inside: int
    block: Element  # the nearest element that text flows in
    block_owner: Item | None
    block_inside: int


class _Walk:
    def __init__(self, content: bool, main: bool) -> None:
        self.items: list[Item] = []
        self.visited = 0
        self.skipped = 0
        self._content = content
        self._main = main
        self._run: Item | None = None  # the run of text that the walk is in
        self._run_in: Element | None = None  # the block of its last text
        self._run_chars = 0
        self._alike: dict[Element, frozenset[Element]] = {}  # by parent, the children that are alike
        self._stood_for: set[Element] = set()

    def run(self, scope: Element) -> None:
        place = self._enter(scope, _Place(None, 0, scope, None, 0), is_scope=True)
        # Each level of the path: what is still to come there, and where that is.
        path = [(iter(shown_children(scope)), scope, place)] if place is not None else []
        while path:
            nodes, parent, place = path[-1]
            for node in nodes:
                if isinstance(node, str):
                    if self._content:
                        self._add_text(node, parent, place)
                    continue
                inner = self._enter(node, place, is_scope=False)
                if inner is not None and node.children:
                    path.append((iter(shown_children(node)), node, inner))
                    break
            else:
                path.pop()

    def _skip(self, element: Element) -> None:
        self.skipped += sum(1 for _ in element.walk())

    def _enter(self, element: Element, around: _Place, *, is_scope: bool) -> _Place | None:
        """Look at an element; returns the place inside it, or None if the walk must not go inside."""
        tag = element.tag
        self.visited += 1
        if tag in SKIP_TAGS:
            return None
        if not is_scope and _is_left_out(element):
            self._skip(element)
            return None
        if tag == "br":
            self._break_line()
        inside = around.inside | _adds(element)
        if tag == "main" or element.attrs.get("role") in OPENED_ROLES:
            inside &= ~IN_SIDE
        why = _reasons(element) or (MEMBER if self._is_member(element, around.inside) else 0)
        kind = self._kind(element, why, inside)
        subject = element
        control = element.document.control_of(element) if tag == "label" else None
        if control is not None:
            if not self._needs_label(control):
                # A click on the label is a click on its control, which has a row of its own.
                kind, why = NOTHING, 0
                inside |= IN_LINK
            elif element.is_invisible or inside & IN_TRANSPARENCY:
                kind = NOTHING
            else:
                kind, why, subject = INTERACTIVE, why | NATIVE, control
                self._stood_for.add(control)
        if why and _is_replaced_by_label(element):
            return None
        # A link is a part of its sentence; anything else that can be acted on, and every item, stands for itself.
        is_in_text = tag == "a" and why & NATIVE and not element.attrs.get("role")
        is_picture = kind == CONTENT and _is_picture(element)
        is_control = kind == INTERACTIVE and not is_in_text
        is_apart = control is not None or (kind == CONTENT and not is_picture) or is_control
        if control is not None:
            self._run = None
        elif is_control or kind == FRAME:
            self._cut_text(around.owner)
        owner = around.owner
        if kind != NOTHING:
            owner = Item(element, kind, owner, inside)
            owner.subject = subject
            owner.why = why
            owner.is_alike = kind in (GROUPING, CONTENT) and not _is_structure(element) and tag not in READABLE_TAGS
            owner.is_structure = kind == GROUPING or owner.is_alike or _is_structure(element)
            owner.is_hidden = _is_hidden(element, around, inside)
            self.items.append(owner)
            if why & CERTAIN:
                inside = inside & ~IN_LISTENER | (IN_LINK if tag == "a" else IN_SILENCE)
            elif why and self._handles_items(element):
                owner.is_for_items = True
                inside |= IN_LISTENER
            elif kind == CONTENT or why & MEMBER or owner.is_alike:
                inside |= IN_ITEM
        place = self._inside(element, around, owner, inside, is_apart)
        if is_picture and not self._main and owner is not None and not owner.is_hidden and place.block is not element:
            self._add_to_run(element, element, place)
            owner.run = self._run
        return None if is_closed(element) else place

    def _kind(self, element: Element, why: int, inside: int) -> int:
        """What an element is by itself."""
        if element.tag in ("iframe", "frame"):
            return FRAME
        if why:
            return INTERACTIVE
        is_readable = self._content and not inside & IN_SILENCE
        if is_readable and (element.tag in READABLE_TAGS or element.attrs.get("role") in READABLE_ROLES):
            return CONTENT
        if _is_structure(element):
            return GROUPING
        if inside & IN_SILENCE or not self._is_listed(element, inside):
            return NOTHING
        return CONTENT if self._content else GROUPING

    def _is_listed(self, element: Element, inside: int) -> bool:
        """Whether siblings alone make an element an item of a list."""
        if self._main or inside & (IN_ITEM | IN_LINK) or not self._is_alike(element):
            return False
        return sum(1 for _ in islice(element.walk(), ITEM_ELEMENTS + 1)) <= ITEM_ELEMENTS and not is_inline(element)

    def _is_alike(self, element: Element) -> bool:
        """Whether it has a sibling beside it of the same tag and class, but for a class more: one that is selected."""
        parent = element.parent
        if parent is None or not element.attrs.get("class") or not _can_be_alike(element.tag):
            return False
        if parent not in self._alike:
            self._alike[parent] = _alike_in(parent)
        return element in self._alike[parent]

    def _is_member(self, element: Element, inside: int) -> bool:
        """Whether a handler around is meant for this element. What holds a field is a part of a form."""
        if not inside & IN_LISTENER or not (_is_item(element) or (not inside & IN_ITEM and self._is_alike(element))):
            return False
        is_head = element.tag == "tr" and element.parent is not None and element.parent.tag == "thead"
        return not is_head and not any(map(_is_filled, element.walk()))

    def _handles_items(self, element: Element) -> bool:
        """Whether a handler is there for the items inside. What is itself one of several is one thing with parts."""
        if HANDLERS.isdisjoint(element.attrs) or element.tag in ("html", "body"):
            return False
        return not _is_item(element) and not self._is_alike(element)

    def _cut_text(self, around: Item | None) -> None:
        """The words before a control come before it, those after it after it."""
        self._run = None
        if around is not None:
            around.is_cut = True

    def _needs_label(self, control: Element) -> bool:
        """Whether a label has to stand in for its control, and none does yet."""
        return _is_hideable(control) and control not in self._stood_for and not _is_usable(control)

    def _break_line(self) -> None:
        if self._run is not None and self._run.nodes is not None:
            self._run.nodes.append(None)

    def _inside(self, element: Element, around: _Place, owner: Item | None, inside: int, is_apart: bool) -> _Place:
        if self._content and (is_apart or not is_inline(element)):
            return _Place(owner, inside, element, owner, inside)
        if owner is around.owner and inside == around.inside:
            return around
        return _Place(owner, inside, around.block, around.block_owner, around.block_inside)

    def _add_text(self, text: str, parent: Element, place: _Place) -> None:
        is_space = not text.strip(WHITE_SPACE)
        if not self._add_to_run((text, parent), parent, place, is_space=is_space) or is_space or self._run is None:
            return
        self._run_chars += len(text)
        # What stands between links and only sets them apart is not worth a row.
        if not place.inside & IN_LINK and not (self._run.kind == TEXT and _is_separator(text)):
            self._run.says_more = True

    def _add_to_run(
        self, node: tuple[str, Element] | Element, parent: Element, place: _Place, *, is_space: bool = False
    ) -> bool:
        """A text, or a picture that stands in one, is a part of the run of text around it."""
        if place.inside & (IN_SILENCE | IN_TRANSPARENCY) or parent.is_invisible:
            return False
        run = self._run
        is_new = run is None or self._run_in is not place.block
        if is_space and is_new:
            return False  # a space sets words apart, but does not count as text by itself
        if is_new:
            # The short lines of an item are one text.
            if run is not None and run is place.block_owner and not self._main and self._run_chars < ITEM_CHARS:
                run.nodes = [*(run.nodes or ()), None]
            else:
                run = self._begin_run(place)
            self._run_in = place.block
        if run is not None and run.nodes is not None:
            run.nodes.append(node)
        return True

    def _begin_run(self, place: _Place) -> Item:
        owner = place.block_owner
        if owner is not None and _takes_text(owner, place.block):
            run = owner
        else:
            run = Item(place.block, TEXT, owner, place.block_inside)
            self.items.append(run)
            if owner is not None:
                owner.has_text = True
        run.nodes = []
        self._run, self._run_chars = run, 0
        return run


def _takes_text(owner: Item, block: Element) -> bool:
    """Whether the first text in an item is the item's own, whatever stands around it."""
    tag = owner.element.tag
    if owner.nodes is not None or owner.is_cut or (owner.element is not block and tag == "svg"):
        return False
    return owner.kind == CONTENT or (owner.kind == INTERACTIVE and not owner.why & CERTAIN and tag in READABLE_TAGS)


# --- items ---------------------------------------------------------------------------------------------------------


def _is_item(element: Element) -> bool:
    """Whether it is an item by its tag or role, wherever it stands."""
    return element.tag in ITEM_TAGS or element.attrs.get("role") in ITEM_VALUES


def _can_be_alike(tag: str) -> bool:
    return tag in ALIKE_TAGS or "-" in tag


def _alike_in(parent: Element) -> frozenset[Element]:
    found: set[Element] = set()
    last: Element | None = None
    for child in parent.elements():
        if last is not None and last.tag == child.tag and _can_be_alike(child.tag):
            one, other = last.attrs.get("class"), child.attrs.get("class")
            if one and other and (one.startswith(other) or other.startswith(one)):
                found.update((last, child))
        last = child
    return frozenset(found)


def _is_filled(element: Element) -> bool:
    if element.tag == "input":
        return element.attrs.get("type", "").lower() not in ("checkbox", "radio")
    return element.tag in ("select", "textarea")


def _is_picture(element: Element) -> bool:
    return element.tag in PICTURES or element.attrs.get("role", "").replace("img", "image", 1) in PICTURES


# --- what an element tells by itself ---------------------------------------------------------------------------------


def _is_left_out(element: Element) -> bool:
    """Whether neither it nor anything in it is there for a user."""
    return is_unrendered(element) or element.attrs.get("aria-hidden") == "true" or "inert" in element.attrs


def _is_structure(element: Element) -> bool:
    return element.tag in STRUCTURE_TAGS or bool(element.attrs.get("role"))


def _adds(element: Element) -> int:
    """What it adds to what everything inside it inherits."""
    tag, attrs = element.tag, element.attrs
    added = IN_FORM if tag in FORM_TAGS else IN_MAIN if tag == "main" else IN_TELLING if tag in TELLING_TAGS else 0
    if tag in SIDE_TAGS and own_role(element) in SIDE_ROLES:
        added |= IN_SIDE
    if _is_message(element):
        added |= IN_MESSAGE
    if _is_data_cell(element):
        added |= IN_CELL
    if attrs:
        role = attrs.get("role")
        if role in FORM_ROLES:
            added |= IN_FORM
        elif role == "main":
            added |= IN_MAIN
        elif role in TELLING_ROLES:
            added |= IN_TELLING
        if tag not in SIDE_TAGS and role in SIDE_ROLES:
            added |= IN_SIDE
        if attrs.get("aria-modal") == "true" or role in DIALOG_ROLES or (tag == "dialog" and "open" in attrs):
            added |= IN_DIALOG
        if element.style.is_transparent:
            added |= IN_TRANSPARENCY
    return added


def _is_data_cell(element: Element) -> bool:
    """A cell that holds much is a part of the page: pages were laid out with tables."""
    if element.tag != "td" and element.attrs.get("role") not in ("cell", "gridcell"):
        return False
    return sum(1 for _ in islice(element.walk(), CELL_ELEMENTS + 1)) <= CELL_ELEMENTS


def _is_message(element: Element) -> bool:
    """A live region may be half of the page; only a small one is a message."""
    attrs = element.attrs
    is_live = attrs.get("role") in MESSAGE_ROLES or attrs.get("aria-live") in ("assertive", "polite")
    if element.tag != "output" and not is_live:
        return False
    return sum(1 for _ in islice(element.walk(), FEW_ELEMENTS + 1)) <= FEW_ELEMENTS


def _is_hidden(element: Element, around: _Place, inside: int) -> bool:
    if element.is_invisible:
        return True
    if not inside & IN_TRANSPARENCY:
        return False
    # A transparent field laid over its picture is how file inputs and check boxes are dressed up; select boxes show
    # their value themselves, and hide the field that has their role, name and state.
    is_dressed = not around.inside & IN_TRANSPARENCY and (
        element.tag == "select" or (element.tag == "input" and input_type(element) in DRESSED_INPUTS)
    )
    return not (is_dressed or (element.tag == "input" and element.attrs.get("role") == "combobox"))


# --- what can be acted on --------------------------------------------------------------------------------------------


def _reasons(element: Element) -> int:
    """Why an element can be acted on; 0 for no reason found."""
    tag, attrs = element.tag, element.attrs
    why = NATIVE if tag in CONTROL_TAGS and _is_native(element, tag) else 0
    if not attrs or _MARKS.isdisjoint(attrs):
        return why
    role = own_role(element) if "role" in attrs else ""
    if role in WIDGET_ROLES:
        why |= ROLE
    # A region that takes the focus, to be read or scrolled, stays a region.
    if "tabindex" in attrs and _takes_focus(attrs["tabindex"]) and role not in LANDMARK_ROLES and tag != "body":
        why |= ROLE
    if "contenteditable" in attrs and is_editable(element):
        why |= EDIT
    if attrs.get("draggable") == "true":
        why |= DRAG
    return why if HANDLERS.isdisjoint(attrs) else why | HANDLER


def _is_native(element: Element, tag: str) -> bool:
    """Whether the browser itself makes this element a control. Labels and frames are not decided here."""
    if tag in ("a", "area"):
        return is_link(element)
    if tag == "input":
        return input_type(element) != "hidden"
    if tag in ("audio", "video"):
        return "controls" in element.attrs
    if tag == "summary":
        return own_role(element) == "button"
    return tag not in ("label", "iframe", "frame")


def _takes_focus(tabindex: str) -> bool:
    digits = tabindex.strip(WHITE_SPACE).removeprefix("+")
    return digits[:1].isdecimal() or (digits[:1] == "-" and digits[1:].strip("0") == "" and len(digits) > 1)


def _is_hideable(element: Element) -> bool:
    """Whether a style may hide it while a label or a picture stands in for it."""
    return element.tag == "input" and input_type(element) in HIDEABLE_INPUTS


def _is_usable(control: Element) -> bool:
    """Whether such a field can be clicked itself."""
    return not control.is_invisible and display_of(control) != "none"


def _is_replaced_by_label(control: Element) -> bool:
    """Whether a label is shown in place of the control."""
    return _is_hideable(control) and not _is_usable(control) and any(map(is_shown, control.document.labels(control)))


# --- what only looks like a control ----------------------------------------------------------------------------------


def _judge(items: list[Item]) -> None:
    """Take back what only looked like something to act on."""
    for item in reversed(items):
        if item.parent is not None:
            item.parent.inner += item.inner + (item.kind == INTERACTIVE)
    with_members = set(filter(None, map(_listener_of, items)))
    for index, item in enumerate(items):
        if item.kind != INTERACTIVE or item.why & CERTAIN:
            continue
        around = item.parent
        while around is not None and around.kind != INTERACTIVE:
            around = around.parent
        is_pointless = (
            item in with_members
            or (item.why & MEMBER and item.inner and not visible_text(item.element, ITEM_CHARS, _is_self_told))
            or item.inner > MANY_INSIDE
            or item.element.tag in CONTAINER_TAGS
            or (around is not None and around.why & CERTAIN and _say_the_same(around, item))
            or (item.inner == 1 and _say_the_same(_next_control(items, index), item))
        )
        if is_pointless:
            item.kind = CONTENT if item.nodes is not None else item.fallback
            up = item.parent
            while up is not None:
                up.inner -= 1
                up = up.parent


def _listener_of(item: Item) -> Item | None:
    """What handles clicks on this item, if that is what it can be acted on for."""
    up = item.parent if item.why & MEMBER else None
    while up is not None and not up.is_for_items:
        up = up.parent
    return up


def _is_self_told(element: Element) -> bool:
    return element.tag in SELF_TOLD


def _next_control(items: list[Item], index: int) -> Item | None:
    return next((item for item in items[index + 1 : index + 1000] if item.kind == INTERACTIVE), None)


def _say_the_same(one: Item | None, other: Item) -> bool:
    if one is None:
        return False
    # Only small things are compared: the text of a large one can be megabytes.
    for item in (one, other):
        if sum(1 for _ in islice(item.element.walk(), FEW_ELEMENTS + 1)) > FEW_ELEMENTS:
            return False
    return one.element.text().strip() == other.element.text().strip()
