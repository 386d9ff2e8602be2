"""What to call a control that has no name: the words beside it, else the best word that its markup or its looks have.

The extractor sends the raw material. Words that stand beside a field on the page are its name as a person reads it. For
everything else words are made here, so that a person would know which control is meant: in the order of trust, without
what many others share with it; and where two would still be called the same, with what tells them apart.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cdpagent.see.colors import color_name
from cdpagent.see.rows import Row

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Box = tuple[int, int, int, int]


class Hints(NamedTuple):
    """The raw material for a nameless control, just as the page has it."""

    label: str
    """The words beside a field; if there are any, nothing else is sent."""
    field: str = ""
    """Not empty for a field."""
    tooltip: str = ""
    input_type: str = ""
    test_id: str = ""
    icon_id: str = ""
    icon_class: str = ""
    own_class: str = ""
    image_url: str = ""
    own_id: str = ""
    href: str = ""
    background_image: str = ""
    around: str = ""
    """The words of the row, card or item that it stands in."""
    shape: str = ""
    color: str = ""
    size: str = ""


_MAX_HINT = 60
_MAX_WORDS = 5

# Words in class names and ids that say nothing about what the thing is for.
_NOISE = frozenset(
    re.findall(
        r"\w+",
        """
        active base bg block box btn button child click clickable col color component container content css dark
        default div el element fa fab fad fal far fas flex focus glyphicon grid has hover icon icons image img inline
        inner is item js large lg light link material md mdi medium mod mx my no outer outlined primary px py regular
        root rounded row secondary sharp size sm small solid span style styled svg symbols text the tiny type widget
        with wrapper xl xs xxl
        """,
    )
)

# Types of input that say what a field is for. The line says the type; no class says it better.
_TELLING_TYPES: Final = frozenset(
    {"color", "date", "datetime-local", "email", "file", "month", "number", "password", "tel", "time", "url", "week"}
)

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_NO_WORD = re.compile(r"[\W_]+")
_WORD = re.compile(r"(?=.*(?:[aeiouy]|[^\x00-\x7f]))[^\W\d]{2,}", re.IGNORECASE)
_SPEAKING = re.compile(r"\w")
_URL = re.compile(r"""(?:url\("?)?(.*?)"?\)""")


# In a drawing, a button or an icon is a part of something else.
_NOISE_IN_DRAWINGS = _NOISE - {"button", "icon", "image", "link"}
_PORT = re.compile(r"\bport (input|output)\b")


@lru_cache(maxsize=2048)  # every look at a page asks for the same ones
def words_of(identifier: str, noise: frozenset[str] = _NOISE) -> str:
    """``btnCloseDialog_x1`` -> ``close dialog``: the words of a class, an id or a file name that mean something."""
    found: list[str] = []
    for token in identifier.split():
        words = [word for word in _NO_WORD.split(_CAMEL.sub(" ", token)) if word]
        for place, word in enumerate(words, 1):
            plain = word.rstrip("0123456789").lower()
            # A word without a vowel, or with digits in it, is an abbreviation or a build tool's hash (css-1x2yz).
            if _WORD.fullmatch(plain):
                if plain not in noise:
                    found.append(plain)
            elif found and place == len(words) > 1 and len(word) == 1 and word.isalpha():
                found.append(plain)  # mark-x and mark-o are two things
    return " ".join(dict.fromkeys(found[:_MAX_WORDS]))


def _file_words(url: str) -> str:
    if url.startswith(("data:", "blob:", "javascript:")):
        return ""
    path = re.split(r"[?#]", url, maxsplit=1)[0].rstrip("/")
    return words_of(re.sub(r"\.\w{2,5}$", "", path.rpartition("/")[2]))


def _href_words(href: str) -> str:
    if not href or href.startswith(("#", "javascript:")):
        return ""
    if re.fullmatch(r"\w+://[^/]+/?", href):
        return href.partition("://")[2].strip("/").removeprefix("www.")
    return _file_words(href)


# --- one control -----------------------------------------------------------------------------------------------------


class _Said(NamedTuple):
    """What a control could be called."""

    words: str
    is_weak: bool
    """Whether these are words of its class or id: made for the page's own style sheets and scripts."""


def _candidates(hints: Hints) -> list[_Said]:
    """What its markup says, in the order of trust. A field's id says more than its class."""
    image = _URL.search(hints.background_image)
    meaning = (
        " ".join(hints.tooltip.split()),
        words_of(hints.test_id),
        words_of(hints.icon_id.rpartition("#")[2]),
        words_of(hints.icon_class),
    )
    if hints.input_type in _TELLING_TYPES:
        return [_Said(words, False) for words in meaning if words]
    own_class, own_id = _class_words(hints), words_of(hints.own_id)
    own = (_file_words(hints.image_url), own_id, own_class) if hints.field else (
        own_class, _file_words(hints.image_url), own_id
    )  # fmt: skip
    weak = (*own, _href_words(hints.href), _file_words(image[1]) if image else "")
    return [_Said(words, False) for words in meaning if words] + [_Said(words, True) for words in weak if words]


def _class_words(hints: Hints) -> str:
    if not hints.shape:
        return words_of(hints.own_class)
    return _PORT.sub(r"\1 port", words_of(hints.own_class, _NOISE_IN_DRAWINGS))


def _looks(hints: Hints) -> str:
    """``red #e01b24 circle``; empty for a field, which looks like any other."""
    return "" if hints.field else f"{color_name(hints.color)} {hints.shape}".strip()


def best_hint(hints: Hints) -> str:
    """The first of the hints that says anything; empty only for a field of which nothing is known."""
    candidates = _candidates(hints)
    said = candidates[0].words if candidates else _looks(hints) or ("" if hints.field else hints.size)
    return said[:_MAX_HINT]


# --- all of them -----------------------------------------------------------------------------------------------------

# Where a row has what is needed here.
_DEPTH, _ROLE, _NAME, _STATES, _TAG, _TEXT, _HINT = (
    Row._fields.index(field) for field in ("depth", "role", "name", "states", "tag", "text", "hint")
)
_MANY_SETS: Final = 3
_BESIDE_THE_MIDDLE: Final = 0.3
"""How far from the middle of a node a part is that is at its side, as a share of the node's width or height."""
_NEAR: Final = 4
"""Pixels by which the boxes of one column or row may differ."""


class _Nameless:
    """A row without a name, and what it is called so far."""

    __slots__ = ("above", "hints", "is_weak", "name", "row", "words")

    def __init__(self, row: Any, hints: Hints, above: list[Any]) -> None:
        self.row = row
        self.hints = hints
        self.above = above
        """The rows that it is in."""
        candidates = _candidates(hints)
        self.words = candidates[0].words.split() if candidates else []
        self.is_weak = not candidates or candidates[0].is_weak
        self.name = best_hint(hints)


def name_by_hints(rows: list[Any], boxes: Sequence[Box | None] = ()) -> None:
    """Name the rows whose text is hints, in place. `boxes` has where each row is, if that is known."""
    nameless: list[_Nameless] = []
    path: list[Any] = []
    for row in rows:
        del path[row[_DEPTH] :]
        path.extend([row] * (row[_DEPTH] + 1 - len(path)))
        if len(row) <= _HINT:
            continue
        hints, row[_TEXT] = Hints(*row[_TEXT].split("\n")), ""
        if hints.field and row[_STATES].get("value"):
            hints = hints._replace(own_class="")  # what is in it says more than a word for style sheets
        if not _SPEAKING.search(hints.around):
            hints = hints._replace(around="")  # such as "[ ]:"
        if hints.label:
            row[_NAME], row[_HINT] = hints.label, False
            row.append(True)
        else:
            nameless.append(_Nameless(row, hints, path[:-1]))
    for same_role in _grouped(nameless, lambda each: each.row[_ROLE]):
        _drop_shared_words(same_role)
        _name_by_surroundings(same_role)
    _tell_sides([each for each in nameless if each.hints.shape and each.above], rows, boxes)
    for alike in _grouped(nameless, lambda each: (each.row[_ROLE], each.name)):
        if len(alike) > 1:
            _tell_apart(alike, rows, boxes)
    for each in nameless:
        each.row[_NAME], each.row[_HINT] = each.name, bool(each.name)


def _grouped(nameless: list[_Nameless], key: Callable[[_Nameless], object]) -> list[list[_Nameless]]:
    groups: dict[object, list[_Nameless]] = defaultdict(list)
    for each in nameless:
        groups[key(each)].append(each)
    return list(groups.values())


def _drop_shared_words(nameless: list[_Nameless]) -> None:
    """Leave out the words of classes and ids that many different ones have: ``flow-node inject`` is an ``inject``."""
    sets = {tuple(each.words) for each in nameless if each.is_weak}
    count = Counter(word for words in sets for word in words)
    for each in nameless:
        if each.is_weak:
            left = [word for word in each.words if count[word] < _MANY_SETS]
            each.name = " ".join(left)[:_MAX_HINT] or each.name


def _name_by_surroundings(nameless: list[_Nameless]) -> None:
    """What has no words of its own is called by those around it, if these are around no other."""
    count = Counter(each.hints.around for each in nameless)
    for each in nameless:
        around = each.hints.around
        if each.words or each.hints.field or each.hints.shape or count[around] > 1 or _is_said_above(each, around):
            continue
        each.name = around or each.name


def _tell_sides(parts: list[_Nameless], rows: list[Any], boxes: Sequence[Box | None]) -> None:
    """``port, left``: where parts of one node of a diagram are that would be called the same."""
    box_of = {id(row): box for row, box in zip(rows, boxes, strict=False)} if parts else {}
    for alike in _grouped(parts, lambda each: (id(each.above[-1]), each.name)):
        sides = [_side(box_of.get(id(each.row)), box_of.get(id(each.above[-1]))) for each in alike]
        if _differ(sides) and all(sides):
            for each, side in zip(alike, sides, strict=True):
                each.name = f"{each.name}, {side}".lstrip(", ")


def _side(inner: Box | None, outer: Box | None) -> str:
    """At which side of a box another one is; empty for the middle."""
    if inner is None or outer is None:
        return ""
    across, down = (
        (inner[at] + inner[at + 2] / 2 - outer[at] - outer[at + 2] / 2) / (outer[at + 2] or 1) for at in (0, 1)
    )
    if max(abs(across), abs(down)) < _BESIDE_THE_MIDDLE:
        return ""
    if abs(across) > abs(down):
        return "left" if across < 0 else "right"
    return "top" if down < 0 else "bottom"


def _is_said_above(each: _Nameless, words: str) -> bool:
    """Does what it is in say these words already?"""
    return any(words in (*above[_NAME : _NAME + 1], *above[_TEXT : _TEXT + 1]) for above in each.above)


def _tell_apart(alike: list[_Nameless], rows: list[Any], boxes: Sequence[Box | None]) -> None:
    """Add what tells those apart that would be called the same; nothing, if nothing does."""
    if not alike[0].name:
        return  # fields of which nothing is known
    if _differ(around := [each.hints.around for each in alike]):
        for each, words in zip(alike, around, strict=True):
            if words and not _is_said_above(each, words):
                each.name = f"{each.name}, {words}"
        return
    looks = [_looks(each.hints) for each in alike]
    sizes = [each.hints.size for each in alike]
    if not _differ(looks) and _are_each_in_another(alike):
        return  # that tells them apart better than a size
    if _differ(looks) or _differ(sizes):
        tells_size = not _differ(looks) or len(set(looks)) < len(set(zip(looks, sizes, strict=True)))
        for each, look, size in zip(alike, looks, sizes, strict=True):
            said = f"{look} {size if tells_size else ''}".strip()
            # A class that all of them have says nothing beside what they look like.
            is_said = each.is_weak and _differ(looks)
            each.name = said if is_said or not each.name or each.name in (look, size) else f"{each.name}, {said}"
    for same in _grouped(alike, lambda each: each.name):
        if len(same) > 1:
            _tell_place(same, rows, boxes)


def _are_each_in_another(alike: list[_Nameless]) -> bool:
    """Is each of them in a row of its own that has a name?"""
    owners = [each.above[-1] for each in alike if each.above and any(each.above[-1][_NAME : _NAME + 1])]
    return len(owners) == len(alike) == len({id(owner) for owner in owners})


def _differ(words: list[str]) -> bool:
    return len(set(words)) > 1


def _tell_place(alike: list[_Nameless], rows: list[Any], boxes: Sequence[Box | None]) -> None:
    """``row 2 column 5``, where things of one kind stand in rows and columns."""
    first = alike[0].row
    kind = first[_DEPTH], first[_ROLE], first[_TAG]
    # By identity: two rows of one kind may be equal.
    places = {
        id(row): box for row, box in zip(rows, boxes, strict=False)
        if box and len(row) > _TAG and (row[_DEPTH], row[_ROLE], row[_TAG]) == kind
    }  # fmt: skip
    tops, lefts = _lines([box[1] for box in places.values()]), _lines([box[0] for box in places.values()])
    # Things that stand anywhere have as many lines as there are things.
    if len(tops) < 2 or len(lefts) < 2 or len(tops) * len(lefts) > 2 * len(places):
        return
    for each in alike:
        if id(each.row) in places:
            left, top, *_ = places[id(each.row)]
            place = f"row {_line(tops, top)} column {_line(lefts, left)}"
            is_size = each.name == each.hints.size
            each.name = place if is_size or not each.name else f"{each.name}, {place}"


def _lines(edges: list[int]) -> list[int]:
    """Where lines begin."""
    lines: list[int] = []
    for edge in sorted(edges):
        if not lines or edge > lines[-1] + _NEAR:
            lines.append(edge)
    return lines


def _line(lines: list[int], edge: int) -> int:
    return sum(1 for line in lines if line <= edge)
