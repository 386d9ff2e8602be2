"""What the page shows after an action that it did not show before, told by the refs of both looks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cdpagent.act.receipt import Change
from cdpagent.see.order import kept_order
from cdpagent.see.rows import CONTENT, INTERACTIVE, STRUCTURE, TEXT, Rank
from cdpagent.see.text import clean, quote
from cdpagent.see.times import is_only_later, timeless

if TYPE_CHECKING:
    from cdpagent.act.receipt import Changes
    from cdpagent.see.rows import Row
    from cdpagent.see.view import View

_IN_VIEW: Final = int(Rank.VIEWPORT)
_LOUD: Final = frozenset({"dialog", "alertdialog", "alert", "status", "log", "menu", "listbox", "tooltip"})
"""Roles that tell something by being there, with or without a ref."""
_TOLD: Final = frozenset({INTERACTIVE, CONTENT, STRUCTURE})
_LOOSE: Final = frozenset({"clickable", "listitem"})
"""Roles that an element may have only because of the elements beside it: the last of a list is a mere text."""
_UNTOLD_STATES: Final = frozenset({"focused", "options", "level", "droppable"})


class _Added(NamedTuple):
    """An element that is new, and where it stands in the receipt."""

    order: tuple[int, int, int]
    change: Change


def compare(before: View, after: View, changes: Changes) -> None:
    """Fill in what was added, removed, changed and moved, and what has the focus."""
    changes.is_partial = any(rows.truncate_reasons for rows in (*before.answers(), *after.answers()))
    had_modal, has_modal = _has_modal(before), _has_modal(after)
    added: list[_Added] = []
    later: list[Change] = []
    later_texts: list[str] = []
    frames_before = dict(before.by_prefix())
    for prefix, now in after.by_prefix():
        was = frames_before.pop(prefix, None)
        if was is not None and was.rows == now.rows:
            continue
        # What was behind a modal dialog was there all the time; only newer refs are new.
        first_new = was.next_ref if was is not None and had_modal and not has_modal else 0
        frame = _Frame(prefix, was.rows if was is not None else [], now.rows, is_partial=changes.is_partial)
        added += frame.added(first_new)
        changes.changed += frame.changed()
        later += frame.later()
        changes.removed += frame.removed()
        changes.moved += frame.moved()
        texts, texts_later = frame.new_texts()
        changes.texts += texts
        later_texts += texts_later
    for prefix, was in frames_before.items():
        changes.removed += [_change(prefix, row) for row in was.rows if _is_told(row) and row.kind == INTERACTIVE]
    if has_modal and not had_modal:
        # What a modal dialog is in front of is not gone; it just can't be reached.
        changes.behind, changes.removed = len(changes.removed), []
    changes.added = [each.change for each in sorted(added, key=lambda each: each.order)]
    if not (changes.added or changes.changed or changes.removed or changes.moved or changes.texts or changes.behind):
        # That some time has passed is worth telling only where it is all that an action may have done.
        changes.changed, changes.texts = later, later_texts
    had_focus, has_focus = _focus(before), _focus(after)
    if had_focus != has_focus:
        changes.focus = has_focus


class _Frame:
    """One frame before and after. With ``is_partial`` the looks did not reach all of it."""

    def __init__(self, prefix: str, old: list[Row], new: list[Row], *, is_partial: bool) -> None:
        self._prefix = prefix
        self._old = old
        self._new = new
        self._is_partial = is_partial
        self._before = {row.ref: row for row in old if row.ref}

    def added(self, first_new: int) -> list[_Added]:
        """The elements whose refs were not there before and are at least ``first_new``; and new dialogs."""
        said_before = Counter((row.role, row.name) for row in self._old if not row.ref and row.role in _LOUD)
        stayed = _stayed_as_text(self._new, self._old)
        found = []
        for place, row in enumerate(self._new):
            is_loud = row.role in _LOUD
            if row.ref:
                if row.ref in self._before or row.ref < first_new or not _is_told(row) or not self._is_reached(row):
                    continue
                if row.ref in stayed:
                    continue
            elif not is_loud or said_before[row.role, row.name]:
                continue
            weight = 0 if is_loud else 1 if row.kind == INTERACTIVE else 2
            change = _change(self._prefix, row, _states(row.states))
            found.append(_Added((weight, row.rank, place), change))
        return found

    def changed(self) -> list[Change]:
        """The elements that say something else than before."""
        found = []
        for row in self._new:
            was = self._before.get(row.ref) if row.ref and _is_told(row) else None
            if was is not None and was != row and (said := _difference(was, row)) is not None:
                found.append(_change(self._prefix, was, said))
        return found

    def later(self) -> list[Change]:
        """The elements that say the same as before, only later: "20m ago" instead of "19m ago"."""
        pairs = ((self._before[row.ref], row) for row in self._new if row.ref in self._before and _is_told(row))
        found = []
        for was, row in pairs:
            said = next(
                (new for old, new in ((was.name, row.name), (was.text, row.text)) if is_only_later(old, new)), ""
            )
            if said:
                found.append(_change(self._prefix, was, f"now {quote(said, 60)}"))
        return found

    def removed(self) -> list[Change]:
        """The elements that are gone; unknown of a page that was not looked at as a whole."""
        if self._is_partial:
            return []
        here = {row.ref for row in self._new if row.ref} | _stayed_as_text(self._old, self._new).keys()
        return [_change(self._prefix, row) for row in self._old if row.ref and row.ref not in here and _is_told(row)]

    def moved(self) -> list[Change]:
        """The elements that stand elsewhere among the others: as few as explain the new order."""
        places = {row.ref: place for place, row in enumerate(self._old) if row.ref}
        kept = [row for row in self._new if row.ref in places and _is_told(row)]
        stayed = kept_order([places[row.ref] for row in kept])
        moved = {row.ref for at, row in enumerate(kept) if at not in stayed}
        found: list[Change] = []
        inside = -1  # the depth of the moved element that we are in
        for place, row in enumerate(self._new if moved else ()):
            if inside >= 0 and row.depth > inside:
                continue  # it went along with what it is in
            inside = row.depth if row.ref in moved else -1
            if row.ref in moved:
                found.append(_change(self._prefix, row, self._new_place(row, place)))
        return found

    def new_texts(self) -> tuple[list[str], list[str]]:
        """The texts that were not there before, and those that were and say the same, only later."""
        known = Counter(row.name for row in self._old if row.kind == TEXT)
        known.update(_stayed_as_text(self._old, self._new).values())
        fresh = []
        for row in self._new:
            if row.kind != TEXT:
                continue
            if known[row.name]:
                known[row.name] -= 1
            elif self._is_reached(row):
                fresh.append(row.name)
        gone = [name for name, count in known.items() if count and timeless(name) != name] if fresh else []
        later = [name for name in fresh if any(is_only_later(was, name) for was in gone)] if gone else []
        return [clean(name) for name in fresh if name not in later], [clean(name) for name in later]

    def _is_reached(self, row: Row) -> bool:
        """Whether a row would have been seen before. Of a partial look, only what is in view would."""
        return not self._is_partial or row.rank <= _IN_VIEW

    def _new_place(self, row: Row, place: int) -> str:
        for other in reversed(self._new[:place]):
            if other.depth < row.depth:
                break
            if other.depth == row.depth and other.ref:
                return f"after {_change(self._prefix, other).describe()}"
        return "to the top"


def _stayed_as_text(rows: list[Row], others: list[Row]) -> dict[int, str]:
    """The elements that have a ref in one look only, but whose words are a text of the other: refs and words.

    Words that stand elsewhere as well don't count: there must be as many texts of these words as this takes.
    """
    refs = {row.ref for row in others}
    loose = [(place, row) for place, row in enumerate(rows) if row.role in _LOOSE and row.ref and row.ref not in refs]
    if not loose:
        return {}
    spare = Counter(row.name for row in others if row.kind == TEXT)
    spare.subtract(row.name for row in rows if row.kind == TEXT)
    found = {}
    for place, row in loose:
        inner = rows[place + 1] if place + 1 < len(rows) else None
        if inner is not None and inner.kind == TEXT and inner.depth > row.depth and inner.name == row.name:
            spare[row.name] += 1  # its own words were counted as a text of this look
        if row.name and spare[row.name] > 0:
            spare[row.name] -= 1
            found[row.ref] = row.name
    return found


def _has_modal(view: View) -> bool:
    return any(row.states.get("modal") for _, row in view.rows())


def _is_told(row: Row) -> bool:
    return row.kind in _TOLD and (row.kind == INTERACTIVE or bool(row.name or row.text))


def _difference(was: Row, now: Row) -> str | None:
    """What is different about an element, if anything is."""
    said = []
    # What we call it by its looks and by what is around it is nothing that has happened to it.
    is_ours = now.hint and was.hint
    if was.name != now.name and not is_ours and not is_only_later(was.name, now.name):
        said.append(f"now {quote(now.name, 60)}")
    if was.role != now.role:
        said.append(f"now {clean(now.role)}")
    if was.text != now.text and now.text and not is_only_later(was.text, now.text):
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
    for prefix, row in view.rows():
        if row.states.get("focused") and row.role != "iframe":
            return _change(prefix, row).describe()
    return ""
