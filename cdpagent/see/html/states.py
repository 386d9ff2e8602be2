"""The states and properties of an element that change what one would do with it, as its markup sets them.

Only what is set is given. In a page extractor/src/look/states.js does this.
"""

from __future__ import annotations

import re
from math import isfinite
from typing import TYPE_CHECKING, Final

from cdpagent.see.html.names import content_of
from cdpagent.see.html.roles import input_type
from cdpagent.see.html.secret import is_secret
from cdpagent.see.html.tags import words
from cdpagent.see.html.values import chosen_options, is_disabled_option, value_of
from cdpagent.see.rules import (
    ARIA_FLAGS,
    ARIA_NUMBERS,
    ARIA_TRISTATES,
    ARIA_WORDS,
    CHECKABLE_ROLES,
    NAME_CHARS,
    RANGE_ROLES,
    STATEFUL,
    VALUE_ROLES,
    VERTICAL_ROLES,
)

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element

States = dict[str, str | int | float | bool]

_TRISTATE: Final[dict[str, bool | str]] = {"true": True, "false": False, "mixed": "mixed"}
# The inputs that can't be required; the browser knows this by itself.
_NEVER_REQUIRED: Final = words("hidden range color submit image reset button")
_parse_number = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)").match


def states_of(element: Element, role: str, name: str = "", limit: int = NAME_CHARS) -> States:
    """The states of an element with this role and name. A value is cut at `limit`; a secret is only ``filled``."""
    tag = element.tag
    states = _aria_states(element, role, limit)
    if tag in STATEFUL or "-" in tag:
        _set_control(states, element, tag, role)
    else:
        _set_checked(states, element, role)
    if is_disabled(element):
        states["disabled"] = True
    if tag == "summary" and role == "button" and element.parent is not None:
        states.setdefault("expanded", "open" in element.parent.attrs)
    if role == "heading":
        states.setdefault("level", int(tag[1]) if re.fullmatch("h[1-6]", tag) else 2)
    if role in RANGE_ROLES:
        for state, attribute in (("valuemin", "min"), ("valuemax", "max")):
            if state not in states:
                _set_number(states, state, element.attrs.get(attribute, ""))
    placeholder = element.word("placeholder") or element.word("aria-placeholder")
    if placeholder and placeholder != name:
        states["placeholder"] = placeholder[:limit]
    if role in VALUE_ROLES or tag == "select":
        value = value_of(element)
        if value is None:
            _set_inner_value(states, element, name, limit)
        else:
            _set_value(states, element, name, value, limit)
    return states


def is_disabled(element: Element) -> bool:
    """Whether it can't be used: by itself, or by the group that it is in."""
    if element.tag in STATEFUL and _is_disabled_control(element):
        return True
    return element.document.has_aria_disabled and any(
        up.attrs.get("aria-disabled") == "true" for up in (element, *element.ancestors())
    )


def is_checked(element: Element) -> bool:
    """Whether the markup checks a check box or a radio button."""
    if input_type(element) == "radio":
        return element in element.document.checked_radios
    return "checked" in element.attrs


def _is_disabled_control(element: Element) -> bool:
    if element.tag == "option":
        return is_disabled_option(element)
    if "disabled" in element.attrs:
        return True
    if element.tag == "optgroup":
        return False
    # A disabled fieldset disables all that is in it, but for what is in its legend.
    inner = element
    for up in element.ancestors():
        if up.tag == "fieldset" and "disabled" in up.attrs and up.child("legend") is not inner:
            return True
        inner = up
    return False


def _aria_states(element: Element, role: str, limit: int) -> States:
    states: States = {}
    for attribute in element.attrs:
        if not attribute.startswith("aria-"):
            continue
        state, value = attribute[5:], element.word(attribute)[:limit]
        if state in ARIA_FLAGS:
            if value == "true":
                states[state] = True
        elif state in ARIA_TRISTATES:
            if value in _TRISTATE:
                states[state] = _TRISTATE[value]
        elif state in ARIA_WORDS:
            if value and value not in ("false", "none"):
                states[state] = value == "true" or value
        elif state in ARIA_NUMBERS:
            _set_number(states, state, value)
    if states.get("haspopup") is True:
        states["haspopup"] = "menu"
    if states.get("orientation") == ("vertical" if role in VERTICAL_ROLES else "horizontal"):
        del states["orientation"]
    return states


def _set_control(states: States, element: Element, tag: str, role: str) -> None:
    attrs = element.attrs
    if "required" in attrs and tag in ("input", "select", "textarea") and input_type(element) not in _NEVER_REQUIRED:
        states["required"] = True
    if "readonly" in attrs:
        states["readonly"] = True
    if tag == "select" and "multiple" in attrs:
        states["multiselectable"] = True
    if tag == "textarea":
        states["multiline"] = True
    if tag == "option" and _is_chosen(element):
        states["selected"] = True
    if tag == "button" and "popovertarget" in attrs:
        popover = element.document.by_id(attrs["popovertarget"], element)
        if popover is not None and "popover" in popover.attrs:
            states.setdefault("expanded", False)
    _set_checked(states, element, role)


def _is_chosen(option: Element) -> bool:
    select = next((up for up in option.ancestors() if up.tag == "select"), None)
    return option in chosen_options(select) if select is not None else "selected" in option.attrs


def _set_checked(states: States, element: Element, role: str) -> None:
    kind = input_type(element)
    # What the browser knows of its own controls wins over what the page says.
    if (kind == "checkbox" and role != "button") or kind == "radio":
        states["checked"] = is_checked(element)
    elif role in CHECKABLE_ROLES:
        states.setdefault("checked", False)


def _set_inner_value(states: States, element: Element, name: str, limit: int) -> None:
    """The value is in the contents, or in a field of its own inside: a combobox may be a box around one."""
    field = element.first("input", "textarea")
    if field is None:
        _set_value(states, element, name, content_of(element, limit), limit)
    else:
        _set_value(states, field, name, value_of(field) or "", limit)


def _set_value(states: States, element: Element, name: str, value: str, limit: int) -> None:
    if not value:
        return
    if is_secret(element, name):
        states["filled"] = True
    else:
        states["value"] = value[:limit]


def _set_number(states: States, key: str, value: str) -> None:
    found = _parse_number(value[:40])
    if found is not None:
        number = float(found.group(1))
        if isfinite(number):
            states[key] = int(number) if number.is_integer() and abs(number) < 1e15 else number
