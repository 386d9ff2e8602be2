"""What the page shows after an action that it did not show before, told by the refs of both looks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from cdpagent.act.receipt import Change
from cdpagent.see.rows import CONTENT, INTERACTIVE, STRUCTURE, TEXT, Rank
from cdpagent.see.text import clean, quote

if TYPE_CHECKING:
    from cdpagent.act.receipt import Changes
    from cdpagent.see.page import _View as View
    from cdpagent.see.rows import Row

_IN_VIEW: Final = int(Rank.VIEWPORT)
_LOUD: Final = frozenset({"dialog", "alertdialog", "alert", "status", "log", "menu", "listbox", "tooltip"})
_TOLD: Final = frozenset({INTERACTIVE, CONTENT, STRUCTURE})
_UNTOLD_STATES: Final = frozenset({"focused", "options", "level"})


def compare(before: View, after: View, changes: Changes) -> None:
    """Fill in what was added, removed, changed and moved, and what has the focus."""
    changes.is_partial = any(rows.truncate_reasons for rows in (*before.answers(), *after.answers()))
    added: list[tuple[tuple[int, int, int], Change]] = []
    then = dict(before.by_prefix())
    had_modal, has_modal = _has_modal(before), _has_modal(after)
    for prefix, rows in after.by_prefix():
        old = then.pop(prefix, None)
        if old is None or rows.rows != old.rows:
            first_new = old.next_ref if old is not None and had_modal and not has_modal else 0
            _compare_frame(prefix, old.rows if old else [], rows.rows, changes, added, first_new)
    for prefix, old in then.items():
        changes.removed += [_change(prefix, row) for row in old.rows if _is_told(row) and row.kind == INTERACTIVE]
    if has_modal and not had_modal:
        # What a modal dialog is in front of is not gone; it just can't be reached.
        changes.behind, changes.removed = len(changes.removed), []
    changes.added = [change for _, change in sorted(added, key=lambda each: each[0])]
    was, now = _focus(before), _focus(after)
    if was != now:
        changes.focus = now


def _has_modal(view: View) -> bool:
    return any(row.states.get("modal") for _, rows in view.by_prefix() for row in rows.rows)


def _compare_frame(
    prefix: str,
    old: list[Row],
    new: list[Row],
    changes: Changes,
    added: list[tuple[tuple[int, int, int], Change]],
    first_new: int,
) -> None:
    before = {row.ref: row for row in old if row.ref}
    dialogs = Counter((row.role, row.name) for row in old if not row.ref and row.role in _LOUD)
    here = {row.ref for row in new if row.ref}
    for place, row in enumerate(new):
        if not row.ref and row.role in _LOUD and not dialogs[row.role, row.name]:
            added.append(((0, row.rank, place), _change(prefix, row, _states(row.states))))
        if not row.ref or not _is_told(row):
            continue
        was = before.get(row.ref)
        if was is None:
            # Of a page that was not looked at as a whole, what is out of view may have been there all the time; and
            # what was behind a modal dialog was.
            if row.ref >= first_new and (not changes.is_partial or row.rank <= _IN_VIEW):
                order = (0 if row.role in _LOUD else 1 if row.kind == INTERACTIVE else 2, row.rank, place)
                added.append((order, _change(prefix, row, _states(row.states))))
        elif was != row and (said := _difference(was, row)) is not None:
            changes.changed.append(_change(prefix, was, said))
    if not changes.is_partial:
        gone = [row for row in old if row.ref and row.ref not in here and _is_told(row)]
        changes.removed += [_change(prefix, row) for row in gone]
    changes.moved += _moved(prefix, before, old, new)
    known = Counter(row.name for row in old if row.kind == TEXT)
    for row in new:
        if row.kind == TEXT:
            if known[row.name]:
                known[row.name] -= 1
            elif not changes.is_partial or row.rank <= _IN_VIEW:
                changes.texts.append(clean(row.name))


def _moved(prefix: str, before: dict[int, Row], old: list[Row], new: list[Row]) -> list[Change]:
    """The elements that stand elsewhere among the others: as few as explain the new order."""
    places = {row.ref: place for place, row in enumerate(old) if row.ref}
    kept = [row for row in new if row.ref in before and _is_told(row)]
    order = [places[row.ref] for row in kept]
    if all(one < other for one, other in pairwise(order)):
        return []
    stayed = _longest_rising(order)
    gone = {row.ref for at, row in enumerate(kept) if at not in stayed}
    found, inside = [], -1
    for place, row in enumerate(new):
        if inside >= 0 and row.depth > inside:
            continue  # it went along with what it is in
        inside = row.depth if row.ref in gone else -1
        if row.ref in gone:
            last = _last_beside(row, new[:place])
            found.append(_change(prefix, row, f"after {_change(prefix, last).describe()}" if last else "to the top"))
    return found


def _last_beside(row: Row, before: list[Row]) -> Row | None:
    for other in reversed(before):
        if other.depth < row.depth:
            return None
        if other.depth == row.depth and other.ref:
            return other
    return None


def _longest_rising(numbers: list[int]) -> set[int]:
    """Where the longest rising run of these numbers is, with gaps."""
    ends: list[int] = []  # of the best run of each length: where it ends
    previous: list[int] = []
    for at, number in enumerate(numbers):
        length = bisect_left(ends, number, key=numbers.__getitem__)
        previous.append(ends[length - 1] if length else -1)
        ends[length : length + 1] = [at]
    run, at = set(), ends[-1] if ends else -1
    while at >= 0:
        run.add(at)
        at = previous[at]
    return run


def _is_told(row: Row) -> bool:
    return row.kind in _TOLD and (row.kind == INTERACTIVE or bool(row.name or row.text))


def _difference(was: Row, now: Row) -> str | None:
    """What is different about an element, if anything is."""
    said = []
    if was.name != now.name:
        said.append(f"now {quote(now.name, 60)}")
    if was.role != now.role:
        said.append(f"now {clean(now.role)}")
    if was.text != now.text and now.text:
        said.append(f"now {quote(now.text, 60)}")
    old = {key: value for key, value in was.states.items() if key not in _UNTOLD_STATES}
    new = {key: value for key, value in now.states.items() if key not in _UNTOLD_STATES}
    if old != new:
        said.append(_states({key: value for key, value in new.items() if old.get(key) != value}))
        said += [f"not {clean(key)}" for key in old if key not in new]
    return " ".join(filter(None, said)) if said else None


def _states(states: dict[str, Any]) -> str:
    return " ".join(_state(key, value) for key, value in states.items() if key not in _UNTOLD_STATES)


def _state(key: str, value: Any) -> str:
    if value is True:
        return f"[{clean(key)}]"
    if value is False:
        return f"[{clean(key)}=false]"
    return f"[{clean(key)}={quote(value, 60) if isinstance(value, str) else value}]"


def _change(prefix: str, row: Row, now: str = "") -> Change:
    return Change(f"{prefix}e{row.ref}" if row.ref else "", clean(row.role), clean(row.name or row.text), now)


def _focus(view: View) -> str:
    for prefix, rows in view.by_prefix():
        for row in rows.rows:
            if row.states.get("focused") and row.role != "iframe":
                return _change(prefix, row).describe()
    return ""
