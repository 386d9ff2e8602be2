"""What to call a control that has no name: the best word that its markup or its looks have for it.

The extractor sends the raw material, in the order of trust. Here words are made of it, so that a person would know
which control is meant, and can tell two of them apart.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any, NamedTuple

from cdpagent.see.rows import Row


class Hints(NamedTuple):
    """The raw material for a nameless control, just as the page has it."""

    tooltip: str
    test_id: str
    icon_id: str
    icon_class: str
    own_class: str
    image_url: str
    own_id: str
    href: str
    background_image: str
    background_color: str
    size: str


_MAX_HINT = 60
_MAX_WORDS = 5

# Words in class names and ids that say nothing about what the thing is for.
_NOISE = frozenset(
    re.findall(
        r"\w+",
        """
        active base bg block box btn button click clickable col color component container content css dark default div
        el element fa fab fad fal far fas flex focus glyphicon grid has hover icon icons image img inline inner is item
        js large lg light link material md mdi medium mx my no outer outlined primary px py regular root rounded row
        secondary sharp size sm small solid span style styled svg symbols text the tiny type with wrapper xl xs xxl
        """,
    )
)

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_NO_WORD = re.compile(r"[\W_]+")
_WORD = re.compile(r"(?=.*(?:[aeiouy]|[^\x00-\x7f]))[^\W\d]{2,}", re.IGNORECASE)
_URL = re.compile(r"""(?:url\("?)?(.*?)"?\)""")
_NUMBER = re.compile(r"[\d.]+")


def words_of(identifier: str) -> str:
    """``btnCloseDialog_x1`` -> ``close dialog``: the words of a class, an id or a file name that mean something."""
    words = [word.rstrip("0123456789") for word in _NO_WORD.split(_CAMEL.sub(" ", identifier))]
    # A word without a vowel, or with digits in it, is an abbreviation or a build tool's hash (css-1x2yz).
    found = [word.lower() for word in words if _WORD.fullmatch(word) and word.lower() not in _NOISE]
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


def _hex_color(color: str) -> str:
    parts = [float(number) for number in _NUMBER.findall(color)]
    if len(parts) < 3 or (len(parts) > 3 and parts[3] < 0.1):
        return ""
    return "#" + "".join(f"{min(round(part), 255):02x}" for part in parts[:3])


def best_hint(hints: Hints) -> str:
    """The first of the hints that says anything; never empty."""
    image = _URL.search(hints.background_image)
    said = (
        " ".join(hints.tooltip.split())
        or words_of(hints.test_id)
        or words_of(hints.icon_id.rpartition("#")[2])
        or words_of(hints.icon_class)
        or words_of(hints.own_class)
        or _file_words(hints.image_url)
        or words_of(hints.own_id)
        or _href_words(hints.href)
        or (_file_words(image[1]) if image else "")
        or f"{_hex_color(hints.background_color)} {hints.size}".strip()
    )
    return said[:_MAX_HINT]


# Where a row has its role, its name, its text, and whether its text is hints.
_ROLE, _NAME, _TEXT, _HINT = (Row._fields.index(field) for field in ("role", "name", "text", "hint"))


def name_by_hints(rows: list[Any]) -> None:
    """Name the rows whose text is hints, in place, and number those that would have the same name."""
    alike: dict[tuple[str, str], list[Any]] = defaultdict(list)
    for row in rows:
        if len(row) > _HINT:
            row[_NAME], row[_TEXT] = best_hint(Hints(*row[_TEXT].split("\n"))), ""
            alike[row[_ROLE], row[_NAME]].append(row)
    for same in alike.values():
        if len(same) > 1:
            for number, row in enumerate(same, 1):
                row[_NAME] += f" ({number} of {len(same)})"
