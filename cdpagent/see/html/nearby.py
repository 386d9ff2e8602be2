"""The words that a person would read as the label of a field that has none, as extractor/src/describe/nearby.js has it.

Where things stand on the screen is not known here, so words in another block are taken for a label wherever they are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from cdpagent.see.html.values import value_of
from cdpagent.see.html.visible import is_inline, is_shown, tidy, visible_text
from cdpagent.see.rules import CONTEXT_CLIMB, LABEL_CHARS, LABEL_CLIMB, LABEL_STEPS, MANY_CELLS, NEARBY_CHARS

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element

_FIELD_ROLES: Final = frozenset(
    {"textbox", "combobox", "checkbox", "radio", "switch", "slider", "spinbutton", "searchbox"}
)
_CONTROL_ROLES: Final = _FIELD_ROLES | {"button", "link"}
_BOX_ROLES: Final = frozenset({"checkbox", "radio", "switch"})
_AROUND: Final = frozenset({"li", "form", "fieldset", "section", "article", "dialog", "details", "main"})
_ITEM_ROLES: Final = frozenset({"row", "listitem", "treeitem", "option"})
_AROUND_ROLES: Final = frozenset({"row", "dialog", "listitem", "group"})
_CELLS: Final = frozenset({"td", "th"})
_MAX_INSIDE: Final = 2000
_last_sentence = re.compile(r"[.!?]\s[^.!?]*[^.!?\s]?[.!?]*$").search
_is_no_number = re.compile(r"[^\s\d.,:%+-]").search
_is_word = re.compile(r"[^\W_]").search


def _type(element: Element) -> str:
    return element.attrs.get("type", "").lower()


def _is_field(element: Element) -> bool:
    tag, attrs = element.tag, element.attrs
    if tag == "input":
        return _type(element) != "hidden"
    if tag in ("select", "textarea"):
        return True
    return bool(attrs) and ("contenteditable" in attrs or attrs.get("role") in _FIELD_ROLES)


def _is_control(element: Element) -> bool:
    if _is_field(element) or element.tag in ("button", "iframe"):
        return True
    attrs = element.attrs
    if not attrs:
        return False
    is_link = element.tag == "a" and "href" in attrs
    return is_link or attrs.get("role") in _CONTROL_ROLES or "tabindex" in attrs or "onclick" in attrs


def _is_box(element: Element) -> bool:
    return (element.tag == "input" and _type(element) in ("checkbox", "radio")) or (
        element.attrs.get("role") in _BOX_ROLES
    )


def _inside(element: Element) -> list[Element]:
    """The elements in it, the first few thousand of them."""
    found: list[Element] = []
    for inner in element.walk():
        if inner is not element:
            found.append(inner)
        if len(found) > _MAX_INSIDE:
            break
    return found


def _is_alone(element: Element) -> bool:
    return sum(map(_is_field, _inside(element))) < 2


def _is_item(element: Element) -> bool:
    """Whether what is renamed in its place stands in it, and the words around it belong to other things."""
    return element.tag in ("li", "tr") or element.attrs.get("role") in _ITEM_ROLES


def _is_written(element: Element) -> bool:
    """Whether a field has words in it. Beside a number there may be its unit."""
    is_text = element.tag in ("input", "textarea") and not _is_box(element)
    return is_text and bool(_is_no_number(value_of(element) or ""))


def _is_bound(element: Element) -> bool:
    if element.tag in _CELLS or element.tag == "body":
        return True
    is_around = element.tag in _AROUND or element.attrs.get("role") in _AROUND_ROLES
    return is_around and not _is_alone(element)


def _as_label(words: str) -> str:
    """A label is short; of a longer text, the last sentence may be one."""
    label = tidy(words, 1000)
    if len(label) > LABEL_CHARS:
        end = _last_sentence(label)
        label = label[end.start() + 1 :].strip() if end else label
    return label if len(label) <= LABEL_CHARS and _is_word(label) else ""


class _Way(NamedTuple):
    step: int

    def join(self, said: str, more: str) -> str:
        return said + more if self.step > 0 else more + said


_BEFORE, _AFTER = _Way(-1), _Way(1)


def _place_of(element: Element) -> int:
    assert element.parent is not None
    return next(place for place, child in enumerate(element.parent.children) if child is element)


def _beside(element: Element, way: _Way, *, is_wide: bool, is_behind_words: bool = False) -> str:
    """The words beside an element, up to a control, a line break or the end of their block.

    With ``is_wide``, if there are none in its own block, those of the block beside it.
    """
    said, climbs = "", LABEL_CLIMB
    parent = element.parent
    if parent is None:
        return ""
    place = _place_of(element)
    for _ in range(LABEL_STEPS):
        place += way.step
        if not 0 <= place < len(parent.children):
            up = parent.parent
            if not is_inline(parent):
                if said or not is_wide or not climbs or _is_bound(parent):
                    break
                climbs -= 1
            if up is None or (_is_item(parent) and _is_written(element)):
                break
            place, parent = _place_of(parent), up
            continue
        node = parent.children[place]
        if isinstance(node, str):
            if node.strip():
                said = way.join(said, node[: LABEL_CHARS * 8])
            continue
        if node.tag == "br" and (said or not is_wide):
            break
        if not is_shown(node):
            continue
        if node.tag == "label" and node.document.control_of(node) is not None:
            break
        if _is_control(node):
            if way is _BEFORE and not is_behind_words and _is_box(node):
                said = ""
            if said or _is_field(node) or visible_text(node, 1):
                break
            continue
        is_block = not is_inline(node)
        if is_block and (said or not is_wide):
            break
        if any(map(_is_control, _inside(node))):
            parent, place = node, len(node.children) if way is _BEFORE else -1
            continue
        words = visible_text(node, LABEL_CHARS * 4)
        if is_block and words:
            return _as_label(words)
        if words:
            said = way.join(said, f" {words} ")
    return _as_label(said)


# --- tables ----------------------------------------------------------------------------------------------------------


def _cells(row: Element) -> list[Element]:
    return [child for child in row.elements() if child.tag in _CELLS][:MANY_CELLS]


def _said(cell: Element) -> str:
    return "" if any(map(_is_field, _inside(cell))) else _as_label(visible_text(cell, LABEL_CHARS * 4))


def _headings(cell: Element) -> str:
    """The headings of a cell's column and row: ``Price, Blue shirt``."""
    row = cell.parent
    table = next((up for up in cell.ancestors() if up.tag == "table"), None)
    if row is None or row.tag != "tr" or table is None:
        return ""
    cells = _cells(row)
    at = cells.index(cell) if cell in cells else 0
    before = [each for each in cells[:at] if _said(each)]
    of_row = next((each for each in before if each.tag == "th"), before[-1] if before else None)
    first = table.first("tr")
    top = _cells(first) if first is not None and first is not row else []
    is_heading = len(top) == len(cells) and all(
        each.tag == "th" or not any(map(_is_field, _inside(each))) for each in top
    )
    said = [_said(top[at]) if is_heading else "", _said(of_row) if of_row is not None else ""]
    return ", ".join(filter(None, said))


# --- what is asked ---------------------------------------------------------------------------------------------------


def _is_behind_its_words(box: Element) -> bool:
    """``Red [ ] Green [ ]``: words stand before the boxes if some are before the first and none after the last."""
    block = next((up for up in box.ancestors() if not is_inline(up)), None)
    boxes = [each for each in _inside(block) if _is_box(each)] if block is not None else []
    if not boxes or _beside(boxes[-1], _AFTER, is_wide=False):
        return False
    return bool(_beside(boxes[0], _BEFORE, is_wide=False))


def label_beside(element: Element) -> str:
    """What a person would read as the label of this field; empty if there is nothing."""
    is_box = _is_box(element)
    is_behind_words = is_box and _is_behind_its_words(element)
    label = _beside(element, _AFTER, is_wide=False) if is_box and not is_behind_words else ""
    label = label or _beside(element, _BEFORE, is_wide=True, is_behind_words=is_behind_words)
    if label:
        return label
    cell = next((up for up in (element, *element.ancestors()) if up.tag in _CELLS), None)
    headings = _headings(cell) if cell is not None and _is_alone(cell) else ""
    return headings or ("" if _is_written(element) else _beside(element, _AFTER, is_wide=False))


def _is_button_or_field(element: Element) -> bool:
    return _is_field(element) or element.tag in ("button", "label") or element.attrs.get("role") == "button"


def words_around(element: Element) -> str:
    """The words that stand around an element: those of the row, the card or the item it is in."""
    for levels, up in enumerate(element.ancestors()):
        if levels >= CONTEXT_CLIMB or up.tag in ("body", "html"):
            break
        words = visible_text(up, NEARBY_CHARS, _is_button_or_field)
        if words:
            return words
    return ""
