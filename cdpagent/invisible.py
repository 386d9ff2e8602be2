"""The characters that a person does not see, as the inside of a set of a regular expression."""

from __future__ import annotations

from typing import Final

# Python's own `isprintable` refuses all of Cc, Cf, Cs, Co, Cn, Zl, Zp and every space but U+0020, so most strings are
# done after it. These are the invisible ones that it takes for letters or marks: combining grapheme joiner, Hangul and
# Khmer fillers, Mongolian and other variation selectors. (The blank braille pattern counts as a space.)
PRINTABLE_BUT_INVISIBLE: Final = (
    "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef"
)

_PLANE_ENDS: Final = "".join(chr(plane << 16 | 0xFFFE) + chr(plane << 16 | 0xFFFF) for plane in range(17))
INVISIBLE: Final = (
    # C0 and C1 that are not white space, soft hyphen, Arabic letter mark, the fillers and selectors above
    f"\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u00ad\u061c{PRINTABLE_BUT_INVISIBLE}"
    # zero width, bidi marks, embeddings, overrides and isolates, word joiner, invisible operators
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    # private use (icon fonts), non-characters, byte order mark, annotation and object marks
    f"\ue000-\uf8ff\ufdd0-\ufdef\ufeff\ufff0-\ufffc{_PLANE_ENDS}"
    # shorthand and music controls, the whole plane of tags and selectors, the private planes
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff"
)
