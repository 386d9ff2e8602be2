"""Questions about one element of a plain document, as far as markup can answer them."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from cdpagent.errors import BrowserNeededError
from cdpagent.see.html.names import name_of
from cdpagent.see.html.roles import role_of
from cdpagent.see.html.secret import MASK, is_secret, masked_attribute
from cdpagent.see.html.states import is_disabled, states_of
from cdpagent.see.html.tags import words
from cdpagent.see.html.values import value_of
from cdpagent.see.html.visible import is_shown, visible_text
from cdpagent.see.rules import VALUE_ROLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cdpagent.see.html.elements import Element
    from cdpagent.see.query import QueryKind

_NEEDS_BROWSER: Final = {"computed_styles": "styles", "box": "a layout"}
_VOID: Final = words("area base br col embed hr img input link meta param source track wbr")


def ask(element: Element, kind: QueryKind, limit: int) -> tuple[Any, bool]:
    """The answer, with at most `limit` characters in all its strings together, and whether anything was cut off."""
    if kind in _NEEDS_BROWSER:
        raise BrowserNeededError(
            f"{kind} can't be told from plain HTML: it takes {_NEEDS_BROWSER[kind]}, which only a browser has. "
            "Open the page with cdpagent.launch() and use page.query()",
            what=kind,
        )
    if kind == "attrs":
        return _attributes(element, limit)
    if kind == "isvisible":
        return is_shown(element), False
    if kind == "isenabled":
        return not is_disabled(element), False
    if kind == "ischecked":
        return states_of(element, role_of(element)).get("checked"), False
    text = _TEXTS[kind](element, limit + 1)
    return text[:limit], len(text) > limit


def _value(element: Element, limit: int) -> str:
    secret = _secret(element)
    if secret is not None:
        return MASK if secret else ""
    value = value_of(element)
    return visible_text(element, limit, gap="\n") if value is None else value


def _secret(element: Element) -> str | None:
    """What a field holds that must never be shown; None if it holds nothing of that kind."""
    is_hidden = element.attrs.get("type", "").lower() == "hidden"
    has_value = is_hidden or element.tag in ("select", "output") or "contenteditable" in element.attrs
    has_value = has_value or role_of(element) in VALUE_ROLES
    if not has_value:
        return None
    if not is_secret(element, name_of(element)):
        return None
    value = value_of(element)
    return element.text().strip() if value is None else value


def _html(element: Element, limit: int) -> str:
    parts: list[str] = []
    length = 0
    for part in _markup(element):
        parts.append(part)
        length += len(part)
        if length >= limit:
            break
    return "".join(parts)[:limit]


def _markup(element: Element) -> Iterator[str]:
    """The markup, piece by piece; the secrets that it holds are masked where they stand."""
    pending: list[Element | str | tuple[str]] = [element]  # a tuple is written as it is
    while pending:
        node = pending.pop()
        if isinstance(node, tuple):
            yield node[0]
        elif isinstance(node, str):
            yield escape(node, quote=False)
        else:
            yield f"<{node.tag}"
            secret = _secret(node)
            for name, value in node.attrs.items():
                shown = value if secret is None else masked_attribute(name, value, secret)
                yield f' {name}="{_escaped(shown)}"'
            yield ">"
            if node.tag in _VOID:
                continue
            pending.append((f"</{node.tag}>",))
            if secret is not None:
                pending.append(MASK if secret or node.children else "")
            else:
                pending.extend(reversed(node.children))


def _escaped(value: str) -> str:
    return value.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;").replace(">", "&gt;")


def _attributes(element: Element, limit: int) -> tuple[dict[str, str], bool]:
    shown: dict[str, str] = {}
    left = limit
    secret = _secret(element)
    for name, value in element.attrs.items():
        left -= len(name)
        if left < 0:
            return shown, True
        told = value if secret is None else masked_attribute(name, value, secret)
        shown[name] = told[:left]
        if len(told) > left:
            return shown, True
        left -= len(told)
    return shown, False


_TEXTS: Final = {
    "html": _html,
    "name": name_of,
    "role": lambda element, limit: role_of(element),
    "text": lambda element, limit: visible_text(element, limit, gap="\n"),
    "value": _value,
}
