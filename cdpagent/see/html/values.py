"""The values of controls, as the markup sets them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cdpagent.see.html import roles
from cdpagent.see.html.elements import WHITE_SPACE, fold_spaces
from cdpagent.see.rules import GAUGES

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element

_MAX_CHOSEN: Final = 100
_is_number = re.compile(r"-?(\d+|\d*\.\d+)([eE][-+]?\d+)?").fullmatch


def value_of(element: Element) -> str | None:
    """The value as text; None for a control whose value is its contents, such as an editable element."""
    if element.tag == "input":
        return _input_value(element)
    if element.tag == "textarea":
        return element.own_text()
    if element.tag == "select":
        return ", ".join(option_label(option) for option in chosen_options(element)[:_MAX_CHOSEN])
    spoken = element.word("aria-valuetext") or element.word("aria-valuenow")
    return spoken or (element.word("value") if element.tag in GAUGES else None)


def _input_value(element: Element) -> str:
    kind, value = roles.input_type(element), element.attrs.get("value")
    if kind in ("checkbox", "radio"):
        return "on" if value is None else value
    value = value or ""
    if kind == "file":
        return ""
    if kind == "number":
        return value if _is_number(value) else ""
    if kind == "range":
        return _range_value(element, value)
    if kind == "color":
        return value.lower() if re.fullmatch(r"#[0-9a-fA-F]{6}", value) else "#000000"
    if kind in ("text", "search", "tel", "password", "email", "url"):
        value = value.replace("\n", "").replace("\r", "")
        return value.strip(WHITE_SPACE) if kind in ("email", "url") else value
    return value


def _range_value(element: Element, value: str) -> str:
    lowest, highest = _number(element.attrs.get("min"), 0.0), _number(element.attrs.get("max"), 100.0)
    middle = lowest + (highest - lowest) / 2 if highest >= lowest else lowest
    return f"{min(max(_number(value, middle), lowest), max(highest, lowest)):g}"


def _number(value: str | None, otherwise: float) -> float:
    return float(value) if value is not None and len(value) < 30 and _is_number(value) else otherwise


# --- options ---------------------------------------------------------------------------------------------------------


def options_of(select: Element) -> list[Element]:
    """The options of a select."""
    known = select.document.options
    if select not in known:
        known[select] = [element for element in select.walk() if element.tag == "option"]
    return known[select]


def option_label(option: Element) -> str:
    """What an option shows."""
    return option.attrs.get("label") or fold_spaces(" ", option.text()).strip(WHITE_SPACE)


def is_disabled_option(option: Element) -> bool:
    """Whether an option can't be chosen."""
    parent = option.parent
    is_group_disabled = parent is not None and parent.tag == "optgroup" and "disabled" in parent.attrs
    return "disabled" in option.attrs or is_group_disabled


def chosen_options(select: Element) -> list[Element]:
    """The options that the markup chooses; in a drop-down, the first one if it chooses none."""
    options = options_of(select)
    chosen = [option for option in options if "selected" in option.attrs]
    if "multiple" in select.attrs:
        return chosen
    if chosen:
        return chosen[-1:]
    size = select.word("size")
    if size.isdecimal() and int(size[:6]) > 1:
        return []
    return next(([option] for option in options if not is_disabled_option(option)), [])
