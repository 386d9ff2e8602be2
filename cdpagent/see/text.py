"""The one escaper: every string that comes from a page goes through here before a model sees it.

A page's words are data. Three steps, always in this order:

* `clean` makes one line of it and drops what a person can't see: controls, bidi marks, zero-width and tag characters,
  private-use glyphs. What scripts and emoji need stays: joiners between Arabic or Indic letters, the joiner and the
  emoji selector inside emoji, right-to-left text itself.
* `shorten` cuts to a number of characters and says so with ``…``.
* `quote` gives a JSON string literal. Nothing in it can end the line, the quotes, a bracket, the header or the end.

``bare`` writes a short token (a URL, ``mixed``, ``page``) without quotes where it can't be mistaken.
"""

from __future__ import annotations

import re

from cdpagent.invisible import INVISIBLE, PRINTABLE_BUT_INVISIBLE
from cdpagent.wire.redact import mask_tokens

_needs_care = re.compile(f"[\u2800{PRINTABLE_BUT_INVISIBLE}]").search

# What can stand before U+FE0F, and on both sides of U+200D, in an emoji sequence.
_PICTOGRAPH = "\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff"
_EMOJI_BASE = f"#*0-9\u00a9\u00ae\u203c\u2049\u2122\u2139\u24c2\u2934\u2935\u3030\u303d\u3297\u3299{_PICTOGRAPH}"
# Scripts in which U+200C and U+200D change how neighbouring letters join: Arabic and its relatives, Brahmic scripts,
# Mongolian. Only between two such letters, so that a row of joiners can't carry a message.
_JOINING = (
    "\u0620-\u06ff\u0710-\u08ff\u0900-\u0dff\u0e81-\u109f\u1700-\u17b3\u17b6-\u17ff\u1807\u1820-\u18af"
    "\u1900-\u1cff\ua800-\uabff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc"
    "\U00010a00-\U00010eff\U00011000-\U00011fff"
)
_drop_invisible = re.compile(
    f"((?<=[{_EMOJI_BASE}])\ufe0f(?:\u200d(?=[{_PICTOGRAPH}]))?"
    f"|(?<=[{_PICTOGRAPH}])\u200d(?=[{_PICTOGRAPH}])"
    f"|(?<=[{_JOINING}])[\u200c\u200d](?=[{_JOINING}]))"
    f"|[{INVISIBLE}]"
).sub
_collapse_spaces = re.compile(r"[\s\u2800]+").sub
_one_space = re.compile(r"[\s\u2800]").sub
_replace_surrogates = re.compile("[\ud800-\udfff]").sub

ELLIPSIS = "…"


def well_formed(string: str) -> str:
    """The string with lone surrogates replaced: JavaScript has them in strings, but no encoding can send them."""
    return string if string.isascii() else _replace_surrogates("\ufffd", string)


def clean(string: str) -> str:
    """One line of visible text: invisible characters dropped, white space collapsed, lone surrogates replaced."""
    if string.isprintable() and "  " not in string and (string.isascii() or not _needs_care(string)):
        return string.strip()
    string = _drop_invisible(r"\1", well_formed(string))
    return _collapse_spaces(" ", string).strip()


def clean_lines(string: str) -> list[str]:
    """The lines of a text that is set as lines, such as code: spaces are kept, what is invisible is not."""
    string = _drop_invisible(r"\1", well_formed(string.expandtabs(4)))
    return [_one_space(" ", line).rstrip() for line in string.strip("\r\n").splitlines()]


def shorten(string: str, limit: int) -> str:
    """At most `limit` characters of a clean string; one that is cut ends with an ellipsis."""
    if len(string) <= limit:
        return string
    # A joiner or a variation selector would join the ellipsis to the character before it.
    return string[: max(limit - 1, 0)].rstrip(" \u200c\u200d") + ELLIPSIS if limit > 0 else ""


def quote(string: str, limit: int = 0) -> str:
    """A JSON string literal of `clean(string)`, cut to `limit` characters (0: not cut). The way to show page text."""
    return literal(clean(string), limit)


def quote_lines(string: str, limit: int = 0) -> str:
    """As `quote`, but line breaks are told: ``"one\\ntwo"``. For values of fields, where they matter.

    Empty lines are not told: rich text editors have them between paragraphs where a person sees none.
    """
    lines = [line for line in map(clean, string.splitlines()) if line]
    return literal("\n".join(lines), limit).replace("\n", "\\n")


def literal(string: str, limit: int = 0) -> str:
    """A JSON string literal of a string that has been through `clean`, such as `Node.name`. Use `quote` for others."""
    if limit and len(string) > limit:
        string = shorten(string, limit)
    if "\\" in string or '"' in string:
        string = string.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{string}"'


_is_token = re.compile(r"[!#-Z^-~]{1,300}").fullmatch  # visible ASCII without the double quote, [, \ and ]


def bare(string: str, limit: int = 0) -> str:
    """`string` as it is if it is a plain token without spaces, quotes or brackets, else `quote(string)`.

    URLs are written with this: what lets one in is masked in them.
    """
    string = mask_tokens(clean(string))
    if limit and len(string) > limit:
        string = shorten(string, limit)
    if _is_token(string):
        return string
    if string.endswith(ELLIPSIS) and _is_token(string[:-1]):
        return string
    return quote(string)
