"""CSS selectors on a parsed document, in time that grows with the document and not with some power of it.

Parsers bring selectors of their own, but theirs try one ancestor after the other for every combinator, which takes
minutes where a page is deep or long. Here every compound is tried once on every element, in document order; what it
needs to know of the elements before is carried along.

What an agent writes is there: types, ids, classes, attributes, the four combinators, ``:not()``, ``:is()``,
``:where()``, ``:has()``, positions among siblings, and the states that markup tells. Anything else is refused by name.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from cdpagent.errors import TargetError
from cdpagent.see.html.paths import Places
from cdpagent.see.html.roles import is_link
from cdpagent.see.html.states import is_checked, is_disabled
from cdpagent.see.html.tags import words
from cdpagent.see.html.values import chosen_options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cdpagent.see.html.elements import Element
    from cdpagent.see.html.paths import Place

_MAX_LENGTH: Final = 1000
_MAX_NESTING: Final = 8


def select(root: Element, selector: str) -> list[Element]:
    """All elements from `root` on that the selector matches, in document order. A wrong selector is a TargetError."""
    if len(selector) > _MAX_LENGTH:
        raise TargetError(f"the selector has {len(selector)} characters; at most {_MAX_LENGTH} are read")
    return _Query(root, selector).run()


class _Complex(NamedTuple):
    """Compounds, each a list of tests, and the combinators between them: ``" "``, ``">"``, ``"+"`` or ``"~"``."""

    compounds: list[list[Callable[[Element], bool]]]
    combinators: list[str]


_IDENT = r"-?(?:[_a-zA-Z\u0080-\U0010ffff]|\\[^\n])(?:[-_a-zA-Z0-9\u0080-\U0010ffff]|\\[^\n])*|--[-\w]+"
_is_space = re.compile(r"(?:\s|/\*.*?\*/)+", re.DOTALL).match
_ident = re.compile(_IDENT).match
_hash = re.compile(r"#((?:[-_a-zA-Z0-9\u0080-\U0010ffff]|\\[^\n])+)").match
_attribute = re.compile(
    rf"\[\s*({_IDENT})\s*(?:([~|^$*]?=)\s*(\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|{_IDENT}|[-\w.]+)\s*([iIsS])?\s*)?\]"
).match
_pseudo = re.compile(rf":({_IDENT})(\(?)").match
_escape = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))", re.DOTALL).sub
_an_plus_b = re.compile(r"([-+]?\d*)n(?:\s*([-+])\s*(\d+))?|([-+]?\d+)", re.IGNORECASE).fullmatch
_SIBLINGS: Final = words("nth-child nth-last-child nth-of-type nth-last-of-type")


def _unescaped(string: str) -> str:
    def replace(found: re.Match[str]) -> str:
        if found[1] is None:
            return str(found[2])
        number = int(found[1], 16)
        return chr(number) if 0 < number < 0x110000 and not 0xD800 <= number < 0xE000 else "\ufffd"

    return _escape(replace, string) if "\\" in string else string


class _Query:
    def __init__(self, root: Element, selector: str) -> None:
        self._root = root
        self._text = selector.strip()
        self._at = 0
        self._nesting = 0
        self._places = Places()

    def run(self) -> list[Element]:
        if not self._text:
            self._refuse("it is empty")
        complexes = self._list(is_relative=False)
        if self._at < len(self._text):
            self._refuse(f"there is an unexpected {self._text[self._at]!r}")
        found = {element for each in complexes for element in _matches(self._root, each)}
        return [element for element in self._root.walk() if element in found]

    def _refuse(self, why: str) -> NoReturn:
        raise TargetError(f"{self._text!r} is neither a ref such as e5 nor a CSS selector that can be read here: {why}")

    # --- reading -----------------------------------------------------------------------------------------------------

    def _space(self) -> bool:
        found = _is_space(self._text, self._at)
        if found is not None:
            self._at = found.end()
        return found is not None

    def _next(self) -> str:
        return self._text[self._at : self._at + 1]

    def _list(self, *, is_relative: bool) -> list[_Complex]:
        found = [self._complex(is_relative)]
        while self._next() == ",":
            self._at += 1
            found.append(self._complex(is_relative))
        return found

    def _complex(self, is_relative: bool) -> _Complex:
        self._space()
        combinators: list[str] = []
        compounds: list[list[Callable[[Element], bool]]] = []
        if is_relative:
            compounds.append([])
            combinators.append(self._combinator() or " ")
        while True:
            compounds.append(self._compound())
            combinator = self._combinator()
            if not combinator:
                return _Complex(compounds, combinators)
            combinators.append(combinator)

    def _combinator(self) -> str:
        had_space = self._space()
        sign = self._next()
        if sign and sign in ">+~":
            self._at += 1
            self._space()
            return sign
        return " " if had_space and sign and sign not in ",)" else ""

    def _compound(self) -> list[Callable[[Element], bool]]:
        tests: list[Callable[[Element], bool]] = []
        start = self._at
        if self._next() == "*":
            self._at += 1
        elif (found := _ident(self._text, self._at)) is not None:
            self._at = found.end()
            tests.append(_is_tag(_unescaped(found.group()).lower()))
        if self._next() == "|":
            self._refuse("namespaces are not supported")
        while True:
            sign = self._next()
            if sign == "#" and (found := _hash(self._text, self._at)) is not None:
                tests.append(_has_value("id", _unescaped(found[1])))
            elif sign == "." and (found := _ident(self._text, self._at + 1)) is not None:
                tests.append(_has_class(_unescaped(found.group())))
            elif sign == "[" and (found := _attribute(self._text, self._at)) is not None:
                tests.append(_attribute_test(found))
            elif sign == ":" and (found := _pseudo(self._text, self._at)) is not None:
                self._at = found.end()
                tests.append(self._pseudo_class(found[1].lower(), bool(found[2])))
                continue
            else:
                break
            self._at = found.end()
        if self._at == start:
            self._refuse(f"there is an unexpected {sign!r}" if sign else "something is missing at its end")
        return tests

    def _pseudo_class(self, name: str, has_argument: bool) -> Callable[[Element], bool]:
        if not has_argument:
            if name in _STATES:
                return _STATES[name]
            if name in _POSITIONS:
                return self._at_place(_POSITIONS[name])
            self._refuse(f":{name} is not supported")
        self._nesting += 1
        if self._nesting > _MAX_NESTING:
            self._refuse("it is nested too deeply")
        if name in _SIBLINGS:
            test = self._nth(name)
        elif name in ("not", "is", "where", "matches"):
            found = {element for each in self._list(is_relative=False) for element in _matches(self._root, each)}
            test = (lambda element: element not in found) if name == "not" else (lambda element: element in found)
        elif name == "has":
            anchors = {element for each in self._list(is_relative=True) for element in _anchors(self._root, each)}
            test = lambda element: element in anchors  # noqa: E731
        else:
            self._refuse(f":{name}() is not supported")
        self._space()
        if self._next() != ")":
            self._refuse("a ) is missing")
        self._at += 1
        self._nesting -= 1
        return test

    # --- places among siblings ---------------------------------------------------------------------------------------

    def _nth(self, name: str) -> Callable[[Element], bool]:
        end = self._text.find(")", self._at)
        argument = self._text[self._at : end if end >= 0 else len(self._text)].strip().lower()
        self._at = end if end >= 0 else len(self._text)
        argument = {"odd": "2n+1", "even": "2n"}.get(argument, argument)
        found = _an_plus_b(argument)
        if found is None or len(argument) > 20:
            self._refuse(f":{name}({argument}) is not supported")
        step, sign, offset, only = found.groups()
        if only is not None:
            a, b = 0, int(only)
        else:
            a = int(step + "1") if step in ("", "+", "-") else int(step)
            b = int(f"{sign}{offset}") if offset else 0
        field = {"nth-child": 0, "nth-last-child": 1, "nth-of-type": 2, "nth-last-of-type": 3}[name]

        def is_nth(place: Place) -> bool:
            difference = place[field] - b
            return difference == 0 if a == 0 else difference % a == 0 and difference // a >= 0

        return self._at_place(is_nth)

    def _at_place(self, test: Callable[[Place], bool]) -> Callable[[Element], bool]:
        return lambda element: test(self._places.of(element))


_POSITIONS: Final[dict[str, Callable[[Place], bool]]] = {
    "first-child": lambda place: place.nth == 1,
    "last-child": lambda place: place.nth_last == 1,
    "only-child": lambda place: place.nth == place.nth_last == 1,
    "first-of-type": lambda place: place.nth_of_type == 1,
    "last-of-type": lambda place: place.nth_last_of_type == 1,
    "only-of-type": lambda place: place.nth_of_type == place.nth_last_of_type == 1,
}

# --- tests on one element --------------------------------------------------------------------------------------------

_FIELDS: Final = words("input select textarea")
_CONTROLS: Final = _FIELDS | words("button fieldset optgroup option")


def _is_chosen(element: Element) -> bool:
    if element.tag == "option":
        select = next((up for up in element.ancestors() if up.tag == "select"), None)
        return select is not None and element in chosen_options(select)
    return (
        element.tag == "input"
        and element.attrs.get("type", "").lower() in ("checkbox", "radio")
        and is_checked(element)
    )


_STATES: Final[dict[str, Callable[[Element], bool]]] = {
    "any-link": lambda element: element.tag in ("a", "area") and is_link(element),
    "checked": _is_chosen,
    "disabled": lambda element: element.tag in _CONTROLS and is_disabled(element),
    "empty": lambda element: not element.children,
    "enabled": lambda element: element.tag in _CONTROLS and not is_disabled(element),
    "link": lambda element: element.tag in ("a", "area") and is_link(element),
    "optional": lambda element: element.tag in _FIELDS and "required" not in element.attrs,
    "required": lambda element: element.tag in _FIELDS and "required" in element.attrs,
    "root": lambda element: element.parent is None,
    "scope": lambda element: element.parent is None,
}


def _is_tag(tag: str) -> Callable[[Element], bool]:
    return lambda element: element.tag == tag or (element.is_svg and element.tag.lower() == tag)


def _has_value(name: str, value: str) -> Callable[[Element], bool]:
    return lambda element: element.attrs.get(name) == value


def _has_class(name: str) -> Callable[[Element], bool]:
    return lambda element: "class" in element.attrs and name in element.attrs["class"].split()


def _attribute_test(found: re.Match[str]) -> Callable[[Element], bool]:
    name, operator = _unescaped(found[1]), found[2]
    lower = name.lower()

    def given(element: Element) -> str | None:
        attrs = element.attrs
        return attrs.get(lower) if lower in attrs or not element.is_svg else attrs.get(name)

    if operator is None:
        return lambda element: given(element) is not None
    written = found[3]
    wanted = _unescaped(written[1:-1] if written[0] in "\"'" else written)
    ignores_case = found[4] is not None and found[4] in "iI"
    if ignores_case:
        wanted = wanted.lower()
    compare = _COMPARISONS[operator]

    def test(element: Element) -> bool:
        value = given(element)
        return value is not None and compare(value.lower() if ignores_case else value, wanted)

    return test


_COMPARISONS: Final[dict[str, Callable[[str, str], bool]]] = {
    "=": lambda value, wanted: value == wanted,
    "~=": lambda value, wanted: wanted in value.split(),
    "|=": lambda value, wanted: value == wanted or value.startswith(wanted + "-"),
    "^=": lambda value, wanted: bool(wanted) and value.startswith(wanted),
    "$=": lambda value, wanted: bool(wanted) and value.endswith(wanted),
    "*=": lambda value, wanted: bool(wanted) and wanted in value,
}

# --- matching --------------------------------------------------------------------------------------------------------


class _Level:
    """The siblings that are being looked at, and which compounds have matched around them and before them. As bits."""

    __slots__ = ("above", "before", "elements", "parent", "previous")

    def __init__(self, elements: Iterable[Element], parent: int, above: int) -> None:
        self.elements = iter(elements)
        self.parent = parent  # matched by the parent
        self.above = above  # by any ancestor
        self.previous = 0  # by the sibling right before
        self.before = 0  # by any sibling before

    def reached(self, combinator: str) -> int:
        """The compounds that stand where the combinator looks."""
        if combinator == " ":
            return self.above
        return self.parent if combinator == ">" else self.previous if combinator == "+" else self.before


def _matches(root: Element, selector: _Complex) -> list[Element]:
    """The elements that the selector matches."""
    compounds, combinators = selector
    last = 1 << (len(compounds) - 1)
    found: list[Element] = []
    path = [_Level((root,), 0, 0)]
    while path:
        level = path[-1]
        element = next(level.elements, None)
        if element is None:
            path.pop()
            continue
        matched = 0
        for at, tests in enumerate(compounds):
            if at and not level.reached(combinators[at - 1]) >> (at - 1) & 1:
                continue
            if all(test(element) for test in tests):
                matched |= 1 << at
        if matched & last:
            found.append(element)
        level.previous = matched
        level.before |= matched
        if element.children:
            path.append(_Level(element.elements(), matched, level.above | matched))
    return found


def _anchors(root: Element, selector: _Complex) -> set[Element]:
    """The elements from which a relative selector, as in ``:has()``, leads to a match. From its end to its start."""
    compounds, combinators = selector
    reached = {element for element in root.walk() if all(test(element) for test in compounds[-1])}
    for tests, combinator in zip(reversed(compounds[:-1]), reversed(combinators), strict=True):
        reached = {element for element in _leading_to(reached, combinator) if all(test(element) for test in tests)}
    return reached


def _leading_to(elements: set[Element], combinator: str) -> set[Element]:
    if combinator == ">":
        return {element.parent for element in elements if element.parent is not None}
    found: set[Element] = set()
    if combinator == " ":
        for element in elements:
            up = element.parent
            while up is not None and up not in found:
                found.add(up)
                up = up.parent
        return found
    for parent in {element.parent for element in elements if element.parent is not None}:
        siblings = list(parent.elements())
        if combinator == "+":
            found.update(before for before, after in pairwise(siblings) if after in elements)
        else:
            last = max(at for at, element in enumerate(siblings) if element in elements)
            found.update(siblings[:last])
    return found
