"""Which values must never be shown; extractor/src/dom/secret.js in a page. This is the only rule for plain HTML."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cdpagent.see.html import roles
from cdpagent.see.html.nearby import label_beside
from cdpagent.see.rules import (
    HARMLESS_WORDS,
    SECRET_ATTRIBUTES,
    SECRET_AUTOCOMPLETE,
    SECRET_CHARS,
    SECRET_TYPES,
    SECRET_WORDS,
)

if TYPE_CHECKING:
    from cdpagent.see.html.elements import Element

MASK: Final = "•••"
"""What stands for a secret."""

_LEAST_CHARS: Final = 3
"""Shorter ones stand in other words by chance."""
_VALUE_ATTRIBUTES: Final = frozenset({"value", "aria-valuetext", "aria-valuenow"})

_is_secret_autocomplete = re.compile(SECRET_AUTOCOMPLETE).search
_is_secret_word = re.compile(SECRET_WORDS).search
_without_harmless = re.compile(HARMLESS_WORDS).sub
_split_camel = re.compile(r"([a-z])([A-Z])").sub
_between_words = re.compile(r"[\W_]+").sub


def is_secret(element: Element, name: str) -> bool:
    """Whether what the control of this name holds must never be shown: passwords, card data, one-time codes, keys."""
    attrs = element.attrs
    if roles.input_type(element) in SECRET_TYPES or _is_secret_autocomplete(attrs.get("autocomplete", "")):
        return True
    # One box per digit is how one-time codes are asked for. Dots instead of letters: the page does not want it read.
    if attrs.get("maxlength") == "1" or element.style.is_dotted:
        return True
    hints = [element.word(attribute)[:SECRET_CHARS] for attribute in SECRET_ATTRIBUTES]
    # A field without a name is called by the words beside it.
    return is_secret_name(" ".join((name or label_beside(element), *hints)))


def masked_attribute(name: str, value: str, secret: str) -> str:
    """An attribute of a field that holds this secret: pages keep copies of the value, in ``data-value`` say."""
    if name in _VALUE_ATTRIBUTES:
        return MASK
    return value if len(secret) < _LEAST_CHARS else value.replace(secret, MASK)


def is_copy(name: str, value: str, held: str) -> bool:
    """Whether an attribute tells the value of its field, or a part of it."""
    return name == "value" or (len(held) >= _LEAST_CHARS and held in value)


@lru_cache(maxsize=1024)
def is_secret_name(name: str) -> bool:
    """Whether what a field calls itself says that it holds a secret."""
    return _is_secret_word(_without_harmless(" ", _plain_words(name))) is not None


def _plain_words(string: str) -> str:
    """As the words in `rules` are written: in lower case, without accents, one space between words."""
    string = _split_camel(r"\1 \2", string).lower()
    if not string.isascii():
        letters = unicodedata.normalize("NFKD", string)
        unmarked = "".join(letter for letter in letters if not unicodedata.category(letter).startswith("M"))
        string = unicodedata.normalize("NFKC", unmarked)
    return _between_words(" ", string)
