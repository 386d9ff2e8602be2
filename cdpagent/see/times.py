"""Times that pass by themselves: ``19m ago``, a running clock. That they went on is no change of the page.

Only expressions of time are meant. A number alone ("Cart (3)"), an amount of time ("every 10 min") or a time that was
set ("10:05") may be what an action was about, so these are always told. So is a time that began anew ("saved just now"
after "saved 5 minutes ago") or that jumped: what passes by itself goes on by as much as a step of an agent takes.
"""

from __future__ import annotations

import re
from typing import NamedTuple

# How many seconds each unit has, and how it is written in languages that count "<number> <unit> <ago>".
_UNITS = {
    1: r"s|secs?|seconds?|sek|sekunden?|secondes?|seg|segundos?|second[oi]|seconden|сек\w*|秒|초",
    60: r"m|mins?|minutes?|minuten?|minutos?|minut[oi]|minuut|мин\w*|分|分钟|分鐘|분",
    3600: r"h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|ч|час\w*|小时|小時|時間|시간",
    86_400: r"d|days?|tage?n?|j|jours?|días?|dias?|giorn[oi]|dag(?:en)?|д|дн\w*|день|天|日|일",
    604_800: r"w|wks?|weeks?|wochen?|sem|semaines?|semanas?|settiman[ae]|weken|недел\w*|周|週間|주",
    2_629_800: r"mos?|months?|monate?n?|mois|mes|meses|mês|mes[ei]|maand(?:en)?|мес\w*|个月|か月|ヶ月|개월",
    31_557_600: r"y|yrs?|years?|jahre?n?|ans?|années?|años?|anos?|ann[oi]|jaar|год\w*|лет|г|年|년",
}
_is_unit = {seconds: re.compile(words, re.IGNORECASE).fullmatch for seconds, words in _UNITS.items()}
_UNIT = "|".join(_UNITS.values())
_ONE = r"an?|one|a few|ein(?:er|em)?|une?|un[ao]"
_ABOUT = r"(?:(?:less than|about|over|almost|etwa|environ|cerca de) )?"
_AGO = r"ago|geleden|назад|siden|sedan|önce|temu|fa|atrás"
_BEFORE = r"vor|il y a|hace|há"
_NOW = (
    r"just now|moments? ago|a moment ago|gerade eben|soeben|à l.instant|ahora mismo|agora mesmo|刚刚|剛剛|たった今|방금"
)
_RELATIVE = re.compile(
    rf"\b{_ABOUT}(?P<number_a>\d{{1,4}}|{_ONE})[ \u00a0]?(?P<unit_a>{_UNIT})\.?[ \u00a0](?:{_AGO})\b"
    rf"|\b(?:{_BEFORE})[ \u00a0]{_ABOUT}(?P<number_b>\d{{1,4}}|{_ONE})[ \u00a0]?(?P<unit_b>{_UNIT})\b"
    rf"|(?P<number_c>\d{{1,4}}) ?(?P<unit_c>{_UNIT}) ?(?:前|전)"
    rf"|(?<!\w)(?:{_NOW})",
    re.IGNORECASE,
)
_CLOCK = re.compile(
    r"(?<![\d:.])(?P<hours>\d{1,2}):(?P<minutes>[0-5]\d):(?P<seconds>[0-5]\d)(?![\d:])(?: ?(?P<half>[ap])\.?m\b\.?)?",
    re.IGNORECASE,
)
_may_hold_time = re.compile(r"\d| ago|now|eben|instant|ahora|agora|vor |il y a|刚|剛|今|금", re.IGNORECASE).search

_STEP_SECONDS = 180
"""As much as time goes on between two looks."""
_DAY = 86_400
_MARK = "\0"


class _Time(NamedTuple):
    """A time that was found in a text."""

    seconds: int
    step: int
    """By how much it may have gone on by itself."""
    is_clock: bool


def timeless(string: str) -> str:
    """`string` with the same mark for every time that passes: what is left when time does not count."""
    if not _may_hold_time(string):
        return string
    return _CLOCK.sub(_MARK, _RELATIVE.sub(_MARK, string))


def is_only_later(was: str, now: str) -> bool:
    """Whether two texts differ in nothing but that some time has passed."""
    if was == now or timeless(was) != timeless(now):
        return False
    before, after = _times(was), _times(now)
    return len(before) == len(after) and all(map(_has_passed, before, after))


def _has_passed(was: _Time, now: _Time) -> bool:
    passed = now.seconds - was.seconds
    if was.is_clock and now.is_clock:  # forwards or, of what counts down, backwards; also over midnight
        return min(passed % _DAY, -passed % _DAY) <= _STEP_SECONDS
    return was.is_clock == now.is_clock and 0 <= passed <= now.step


def _times(string: str) -> list[_Time]:
    found = [(match.start(), _relative(match)) for match in _RELATIVE.finditer(string)]
    found += [(match.start(), _clock(match)) for match in _CLOCK.finditer(string)]
    return [time for _, time in sorted(found)]


def _relative(match: re.Match[str]) -> _Time:
    number = match["number_a"] or match["number_b"] or match["number_c"]
    unit = match["unit_a"] or match["unit_b"] or match["unit_c"]
    if not unit:
        return _Time(0, _STEP_SECONDS, is_clock=False)
    seconds = next(seconds for seconds, is_unit in _is_unit.items() if is_unit(unit))
    return _Time(int(number) * seconds if number.isdecimal() else seconds, seconds + _STEP_SECONDS, is_clock=False)


def _clock(match: re.Match[str]) -> _Time:
    hours = int(match["hours"])
    if match["half"]:
        hours = hours % 12 + (12 if match["half"] in "pP" else 0)
    return _Time(hours * 3600 + int(match["minutes"]) * 60 + int(match["seconds"]), _STEP_SECONDS, is_clock=True)
