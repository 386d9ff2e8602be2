"""The walk: one pass over the document that finds what could become a row, in reading order.

In a page extractor/src/look/walk.js and interactive.js make these decisions. What takes a browser is missing here:
listeners, cursors, and what style sheets hide.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from cdpagent.see.html.elements import WHITE_SPACE
from cdpagent.see.html.roles import input_type, is_editable, is_link, own_role
from cdpagent.see.html.tags import words
from cdpagent.see.html.visible import display_of, is_closed, is_inline, is_shown, is_unrendered, shown_children
from cdpagent.see.rows import CONTENT, FRAME, INTERACTIVE, TEXT, Rank
from cdpagent.see.rows import STRUCTURE as GROUPING
from cdpagent.see.rules import (
    CONTAINER_TAGS,
    CONTROL_TAGS,
    DIALOG_ROLES,
    DRAG,
    EDIT,
    FEW_ELEMENTS,
    FORM_ROLES,
    FORM_TAGS,
    HANDLER,
    HANDLERS,
    HIDEABLE_INPUTS,
    IN_DIALOG,
    IN_FORM,
    IN_LINK,
    IN_MAIN,
    IN_MESSAGE,
    IN_SIDE,
    IN_SILENCE,
    IN_TELLING,
    IN_TRANSPARENCY,
    LANDMARK_ROLES,
    MANY_INSIDE,
    MESSAGE_ROLES,
    NATIVE,
    OPENED_ROLES,
    READABLE_TAGS,
    ROLE,
    ROW_CHARS,
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
TOLD: Final = IN_DIALOG | IN_MESSAGE | IN_TELLING
"""What is told however large the page is."""

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
        "context", "cut_count", "cut_role", "depth", "element", "has_twin", "inner", "inside", "is_hidden", "is_kept",
        "is_structure", "kids", "kind", "nodes", "parent", "says_more", "subject", "why", "words",
    )  # fmt: skip

    def __init__(self, element: Element, kind: int, parent: Item | None, inside: int) -> None:
        self.element = element
        self.kind = kind
        self.parent = parent
        self.inside = inside
        self.subject = element  # whose role, name and states to show: for a label, its hidden control
        self.why = 0
        self.inner = 0  # how many things to act on are inside
        self.nodes: list[tuple[str, Element] | None] | None = None  # texts and what they are in; None for a break
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
    def rank(self) -> int:
        """How much it matters, as far as that can be told without a viewport."""
        inside = self.inside
        if inside & IN_DIALOG:
            return Rank.DIALOG
        if inside & IN_MESSAGE:
            return Rank.MESSAGE
        if inside & IN_SIDE and not inside & IN_FORM:
            return Rank.SIDE
        return Rank.FORM if inside & (IN_FORM | IN_TELLING) else Rank.MAIN if inside & IN_MAIN else Rank.REST


class Walked(NamedTuple):
    """What the walk found."""

    items: list[Item]
    visited: int
    skipped: int
    is_large: bool  # too long to be told whole


def walk(scope: Element, *, interactive_only: bool | None, max_text: int) -> Walked:
    """Everything below `scope` that could become a row, what is there to be read as `interactive_only` has it."""
    found = _Walk(interactive_only, max_text)
    found.run(scope)
    _judge(found.items)
    return Walked(found.items, found.visited, found.skipped, found.is_large)


class _Place(NamedTuple):
    """Where the walk is."""

    owner: Item | None  # the nearest item around
    inside: int
    block: Element  # the nearest element that text flows in
    block_owner: Item | None
    block_inside: int


class _Walk:
    def __init__(self, interactive_only: bool | None, max_text: int) -> None:
        self.items: list[Item] = []
        self.visited = 0
        self.skipped = 0
        self.is_large = False
        self._content = not interactive_only
        self._decides = interactive_only is None
        self._max_text = max_text
        self._size = 0  # how long the text will be, about
        self._run: Item | None = None  # the run of text that the walk is in
        self._stood_for: set[Element] = set()

    def run(self, scope: Element) -> None:
        place = self._enter(scope, _Place(None, 0, scope, None, 0), is_scope=True)
        # Each level of the path: what is still to come there, and where that is.
        path = [(iter(shown_children(scope)), scope, place)] if place is not None else []
        while path:
            nodes, parent, place = path[-1]
            for node in nodes:
                if isinstance(node, str):
                    if self._reads(place.inside):
                        self._add_text(node, parent, place)
                    continue
                inner = self._enter(node, place, is_scope=False)
                if inner is not None and node.children:
                    path.append((iter(shown_children(node)), node, inner))
                    break
            else:
                path.pop()

    def _reads(self, inside: int) -> bool:
        """Whether what is to be read is told here."""
        return self._content and (not self.is_large or bool(inside & TOLD))

    def _grow(self, chars: int) -> None:
        """Where the caller leaves it to us, a page is told whole until it turns out to be too long for that."""
        self._size += chars
        self.is_large = self._decides and self._size > WHOLE_CHARS

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
        why = _reasons(element)
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
        owner = around.owner
        if kind != NOTHING:
            if why:
                self._grow(ROW_CHARS)
            owner = Item(element, kind, owner, inside)
            owner.subject = subject
            owner.why = why
            owner.is_structure = kind == GROUPING or _is_structure(element)
            owner.is_hidden = _is_hidden(element, around, inside)
            self.items.append(owner)
            if why & CERTAIN:
                inside |= IN_LINK if tag == "a" else IN_SILENCE
        return None if is_closed(element) else self._inside(element, around, owner, inside)

    def _kind(self, element: Element, why: int, inside: int) -> int:
        """What an element is by itself."""
        if element.tag in ("iframe", "frame"):
            return FRAME
        if why:
            return INTERACTIVE
        if element.tag in READABLE_TAGS and not inside & IN_SILENCE and self._reads(inside):
            return CONTENT
        return GROUPING if _is_structure(element) else NOTHING

    def _needs_label(self, control: Element) -> bool:
        """Whether a label has to stand in for its control, and none does yet."""
        return _is_hideable(control) and control not in self._stood_for and not _is_usable(control)

    def _break_line(self) -> None:
        if self._run is not None and self._run.nodes is not None:
            self._run.nodes.append(None)

    def _inside(self, element: Element, around: _Place, owner: Item | None, inside: int) -> _Place:
        if self._content and not is_inline(element):
            return _Place(owner, inside, element, owner, inside)
        if owner is around.owner and inside == around.inside:
            return around
        return _Place(owner, inside, around.block, around.block_owner, around.block_inside)

    def _add_text(self, text: str, parent: Element, place: _Place) -> None:
        """A text is a part of the run of text around it."""
        if place.inside & (IN_SILENCE | IN_TRANSPARENCY) or parent.is_invisible:
            return
        block, owner, run = place.block, place.block_owner, self._run
        if not text.strip(WHITE_SPACE):
            if run is not None and run.element is block and run.nodes is not None:
                run.nodes.append((text, parent))  # between two links, a space is all there is
            return
        if run is None or run.element is not block:
            if owner is not None and owner.element is block and owner.kind == CONTENT and owner.nodes is None:
                run = owner
            else:
                run = Item(block, TEXT, owner, place.block_inside)
                self.items.append(run)
            run.nodes = []
            self._run = run
        if run.nodes is not None:
            run.nodes.append((text, parent))
        self._grow(min(len(text), self._max_text))
        if not place.inside & IN_LINK:
            run.says_more = True


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
    is_dressed = not around.inside & IN_TRANSPARENCY and (element.tag == "select" or _is_hideable(element))
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
    for index, item in enumerate(items):
        if item.kind != INTERACTIVE or item.why & CERTAIN:
            continue
        around = item.parent
        while around is not None and around.kind != INTERACTIVE:
            around = around.parent
        is_pointless = (
            item.inner > MANY_INSIDE
            or item.element.tag in CONTAINER_TAGS
            or (around is not None and around.why & CERTAIN and _say_the_same(around, item))
            or (item.inner == 1 and _say_the_same(_next_control(items, index), item))
        )
        if is_pointless:
            item.kind = item.fallback
            up = item.parent
            while up is not None:
                up.inner -= 1
                up = up.parent


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
