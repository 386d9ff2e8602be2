"""The style sheets that a document carries itself, read for one thing: how the parts of a name are displayed.

``<span>Lamps</span><span>from 5 €</span>`` is one word or two, or only one of them is shown, as a rule about
``display`` says. Whole controls are not hidden by this: what a style sheet hides is often what a script would show, and
none runs here. Of selectors, only tags, ids and classes inside one another, which is what such rules have. So whatever
has the same tags, ids and classes, its own and around it, is displayed in the same way, and is looked up only once.
"""

from __future__ import annotations

import re
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cdpagent.see.html.elements import Element

_MAX_CHARS: Final = 4_000_000
_MAX_RULES: Final = 20_000
_MAX_WORK: Final = 3_000_000
"""How often rules may be compared with places, all together; after that, style sheets are ignored."""
_MAX_CLASSES: Final = 50
_MASK_BITS: Final = 240
_LIGHTEST: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)
_VIEWPORT: Final = {"width": 1280.0, "height": 800.0}

_displays = re.compile(r"display(?<![\w-]display)\s*:\s*([a-zA-Z-]+)\s*(!\s*important)?").findall
_SIZE = re.compile(r"\(\s*(min|max)-(width|height)\s*:\s*(\d{1,6}(?:\.\d+)?)(px|r?em)\s*\)")
_sizes, _without_sizes = _SIZE.findall, _SIZE.sub
_is_compound = re.compile(r"(?:[a-zA-Z][\w-]*)?(?:[#.][a-zA-Z_-][\w-]*)*").fullmatch
_keys_in = re.compile(r"[#.]?[\w-]+").findall


class _Place:
    """Where an element is, as far as rules can tell: its keys (``a``, ``#top``, ``.price``), and the place around."""

    __slots__ = ("around", "display", "inside", "key_set", "keys", "mask")

    def __init__(self, keys: tuple[str, ...], around: _Place | None, mask: int) -> None:
        self.keys = keys
        self.key_set = frozenset(keys)
        self.around = around
        self.mask = mask
        """A bit for every key here and around that some rule asks for."""
        self.inside: dict[tuple[str, str, str], _Place] | None = None
        self.display: str | None = None
        """Once it has been asked for."""


_Run = list[frozenset[str]]
"""Compounds, each right around the one before: from right to left, ``ul.menu > li``."""


_Written = tuple[str, bool, int, str]
"""A selector, whether what it says is important, its place among all rules, and the ``display`` it gives."""


class _Compound(NamedTuple):
    keys: frozenset[str]  # none: it is of another kind
    mask: int
    ids: int
    classes: int
    tags: int


class _Rule(NamedTuple):
    runs: list[_Run]  # each somewhere around the one before
    mask: int
    weight: tuple[int, ...]
    display: str


class Sheets:
    """Style sheets, and what they say of elements."""

    def __init__(self, sheets: Sequence[str]) -> None:
        self._unread = sheets
        self._written: dict[str, list[_Written]] = {}  # by the last key of the selector
        self._rules: dict[str, list[_Rule]] = {}  # what `_written` says under that key, once it has been read
        self._compounds: dict[str, _Compound] = {}
        self._bits: dict[str, int] = {}
        self._places: dict[Element, _Place] = {}
        self._page = _Place((), None, 0)
        self._work_left = _MAX_WORK

    def display(self, element: Element) -> str:
        """The ``display`` that a rule gives the element; empty if none does."""
        if self._unread:
            self._read()
        if not self._is_spoken_of(element):
            return ""
        place = self._place(element)
        if place.display is None:
            place.display = self._find(place)
        return place.display

    def _is_spoken_of(self, element: Element) -> bool:
        written, attrs = self._written, element.attrs
        if element.tag in written or ("id" in attrs and f"#{attrs['id']}" in written):
            return True
        return "class" in attrs and any(f".{name}" in written for name in attrs["class"].split()[:_MAX_CLASSES])

    def _place(self, element: Element) -> _Place:
        places = self._places
        path: list[Element] = []
        up: Element | None = element
        while up is not None and up not in places:
            path.append(up)
            up = up.parent
        place = places[up] if up is not None else self._page
        for inner in reversed(path):
            attrs = inner.attrs
            given = inner.tag, attrs.get("id", ""), attrs.get("class", "")
            if place.inside is None:
                place.inside = {}
            found = place.inside.get(given)
            if found is None:
                found = place.inside[given] = self._new_place(place, *given)
            place = places[inner] = found
        return place

    def _new_place(self, around: _Place, tag: str, name: str, classes: str) -> _Place:
        keys = (tag, f"#{name}", *(f".{each}" for each in classes.split()[:_MAX_CLASSES]))
        mask, bits = around.mask, self._bits
        for key in keys:
            bit = bits.get(key)
            if bit is None:
                bit = bits[key] = _bit(key)
            mask |= bit
        return _Place(keys, around, mask)

    def _find(self, place: _Place) -> str:
        display, best = "", _LIGHTEST
        around = place.mask
        for key in place.keys:
            if key not in self._written:
                continue
            rules = self._rules_for(key)
            self._work_left -= len(rules)
            if self._work_left < 0:
                return ""
            for rule in rules:
                if rule.weight < best:
                    break  # and so are all that follow
                if rule.mask & around == rule.mask and self._fits(rule, place):
                    display, best = rule.display, rule.weight
                    break
        return display

    def _fits(self, rule: _Rule, place: _Place) -> bool:
        # The nearest place for each run is the best: it leaves the most places for the others.
        up: _Place | None = place
        can_move = False
        for run in rule.runs:
            first = run[0]
            while up is not None and not (first <= up.key_set and (len(run) == 1 or _is_at(run, up))):
                up = up.around if can_move else None
                self._work_left -= 1
            for _ in run:
                up = up.around if up is not None else None
            can_move = True
        return up is not None

    # --- reading -----------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        left, order = _MAX_CHARS, 0
        for sheet in self._unread:
            for selectors, display, is_important in _rules(sheet[:left]):
                for selector in selectors.split(","):
                    if order < _MAX_RULES:
                        order += 1
                        self._written.setdefault(_last_key(selector), []).append(
                            (selector, is_important, order, display)
                        )
            left = max(0, left - len(sheet))
        self._unread = ()

    def _rules_for(self, key: str) -> list[_Rule]:
        """The rules about what has this key, the weightiest first."""
        rules = self._rules.get(key)
        if rules is None:
            rules = self._rules[key] = []
            for selector, is_important, order, display in self._written[key]:
                runs = self._parse(selector)
                if runs is not None:
                    mask = ids = classes = tags = 0
                    for run in runs:
                        for compound in run:
                            mask |= compound.mask
                            ids, classes, tags = ids + compound.ids, classes + compound.classes, tags + compound.tags
                    weight = (is_important, ids, classes, tags, order)
                    rules.append(_Rule([[each.keys for each in run] for run in runs], mask, weight, display))
            rules.sort(key=_weight, reverse=True)
        return rules

    def _parse(self, selector: str) -> list[list[_Compound]] | None:
        """The runs of a selector of tags, ids and classes; None for any other."""
        runs: list[list[_Compound]] = []
        for piece in reversed(selector.split(">")):
            is_joined = bool(runs)
            for written in reversed(piece.split() or [""]):
                compound = self._compounds.get(written)
                if compound is None:
                    compound = self._compounds[written] = _read_compound(written)
                if not compound.keys:
                    return None
                if is_joined:
                    runs[-1].append(compound)
                else:
                    runs.append([compound])
                is_joined = False
        return runs


_weight = attrgetter("weight")


def _last_key(selector: str) -> str:
    selector = selector.rstrip()
    at = max(selector.rfind(" "), selector.rfind(">"), selector.rfind("."), selector.rfind("#"))
    # Where it is not one of these, it is a name that no element has.
    return selector[at:] if at >= 0 and selector[at] in ".#" else selector[at + 1 :].lower()


def _is_at(run: _Run, place: _Place) -> bool:
    up: _Place | None = place
    for compound in run:
        if up is None or not compound <= up.key_set:
            return False
        up = up.around
    return True


def _read_compound(written: str) -> _Compound:
    if not _is_compound(written):
        return _Compound(frozenset(), 0, 0, 0, 0)
    keys = [key if key[0] in "#." else key.lower() for key in _keys_in(written)]
    mask = 0
    for key in keys:
        mask |= _bit(key)
    ids, classes = written.count("#"), written.count(".")
    return _Compound(frozenset(keys), mask, ids, classes, len(keys) - ids - classes)


def _bit(key: str) -> int:
    # hash() differs from process to process; this takes the same work for a page everywhere.
    return 1 << crc32(key.encode("utf-8", "replace")) % _MASK_BITS


def _rules(sheet: str) -> Iterator[tuple[str, str, bool]]:
    """The selectors of each rule that says something of ``display``, and what."""
    if "/*" in sheet:
        first, *rest = sheet.split("/*")
        sheet = "".join((first, *(part.partition("*/")[2] for part in rest)))  # without comments
    around: list[bool] = []  # of each rule that this one is in: does it apply?
    ignored = 0  # how many of them do not
    for block in sheet.split("}"):
        selectors, brace, said = block.partition("{")
        if not brace:
            if around:
                ignored -= not around.pop()
            continue
        if "{" in said:
            *outer, selectors, said = block.split("{")
            for prelude in outer:
                around.append(_applies(prelude))
                ignored += not around[-1]
        if "display" in said and not ignored:
            displays = _displays(said)
            if displays:
                display, important = displays[-1]
                # A statement such as @charset may stand before the selectors.
                yield selectors.rpartition(";")[2], display.lower(), bool(important)


def _applies(prelude: str) -> bool:
    prelude = prelude.rpartition(";")[2].strip().lower()
    if prelude.startswith("@media"):
        return any(map(_is_our_medium, prelude[6:].split(",")))
    return prelude.startswith(("@supports", "@layer"))


def _is_our_medium(query: str) -> bool:
    """Whether a media query is true of a screen of the usual size. A feature that is unknown here counts as missing."""
    query = query.strip()
    is_true = "print" not in query and "speech" not in query and "(" not in _without_sizes("", query)
    for bound, side, value, unit in _sizes(query):
        pixels = float(value) * (1 if unit == "px" else 16)
        is_true = is_true and (_VIEWPORT[side] >= pixels if bound == "min" else _VIEWPORT[side] <= pixels)
    return is_true != query.startswith("not ")
