"""Whether a field has kept what was put into it, as far as what it shows can tell."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cdpagent.errors import ValueNotKeptError
from cdpagent.see.text import clean, quote

if TYPE_CHECKING:
    from cdpagent.act.aiming import Aim

_MASK: Final = "•••"


def mask(text: str) -> str:
    """A secret as it may be shown: only how long it is."""
    return f"{_MASK} ({len(text)} characters)" if text else ""


def not_kept(aim: Aim, wanted: str, kept: str, why: str, *, is_secret: bool = False) -> ValueNotKeptError:
    """The error that says what the field holds instead; of a secret only how long it is."""
    if is_secret:
        wanted, kept = mask(wanted), mask(kept)
    held = f"holds {quote(kept, 80)}" if kept else "is empty"
    return ValueNotKeptError(
        f"{aim.describe()} did not keep {quote(wanted, 80)}: it {held} now. {why}", wanted=wanted, value=kept
    )


def same(kept: str, wanted: str) -> bool:
    """Whether a field holds a value, perhaps written its own way: a phone number, an amount, a code in capitals."""
    if clean(kept) == clean(wanted):
        return True
    if _amount(wanted):
        return _as_number(wanted) in (_as_number(kept), _as_number(kept, comma=True))
    plain, held = _letters(wanted), _letters(kept)
    return held == plain if plain else re.sub(r"\s+", "", kept) == re.sub(r"\s+", "", wanted)


# A number whose sign or point must not be lost; without them it may as well be a phone number.
_amount = re.compile(r"-\d+|[+-]?\d+[.,]\d+").fullmatch


def _as_number(text: str, *, comma: bool = False) -> float | None:
    point, group = (",", ".") if comma else (".", ",")
    digits = re.sub(r"[^\d,.+-]", "", text.replace("\u2212", "-")).replace(group, "").replace(point, ".")
    try:
        return float(digits)
    except ValueError:
        return None


def _letters(text: str) -> str:
    return re.sub(r"[\W_]+", "", text).casefold()


def same_lines(kept: str, wanted: str, *, keeps_spaces: bool) -> bool:
    """Whether these are the same lines. Editors differ in how many empty ones stand between their paragraphs."""

    def lines(text: str) -> list[str]:
        found = [line if keeps_spaces else clean(line) for line in text.replace("\xa0", " ").splitlines()]
        return [line.rstrip() for line in found if line.strip()]

    return lines(kept) == lines(wanted)


def same_number(kept: str, wanted: str) -> bool:
    """Whether these are the same number, however they are written."""
    try:
        return float(kept) == float(wanted)
    except ValueError:
        return False
