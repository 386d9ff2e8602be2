"""What the page shows after an action that it did not show before, told by the refs of both looks.

Rows are compared as the page gave them. Which of them are worth telling is decided as for a snapshot: what `fold`
leaves out says nothing that another row does not say.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cdpagent.act.kinds import ITEMS, weight
from cdpagent.act.receipt import Change, Layer
from cdpagent.see.fold import fold
from cdpagent.see.order import kept_order
from cdpagent.see.role_families import FIELDS, LAYERS
from cdpagent.see.rows import CONTENT, INTERACTIVE, STRUCTURE, TEXT, Rank
from cdpagent.see.rules import MESSAGE_ROLES
from cdpagent.see.text import ELLIPSIS, clean, quote
from cdpagent.see.times import is_only_later, timeless
from cdpagent.see.tree import flatten, join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cdpagent.act.receipt import Changes
    from cdpagent.see.rows import Row
    from cdpagent.see.tree import Node
    from cdpagent.see.view import View

_IN_VIEW: Final = int(Rank.VIEWPORT)
_IN_FRONT: Final = int(Rank.DIALOG)
_AT_THE_SIDE: Final = int(Rank.SIDE)
_IN_MESSAGE: Final = int(Rank.MESSAGE)
_TOLD: Final = frozenset({INTERACTIVE, CONTENT, STRUCTURE})
_LOOSE: Final = frozenset({"clickable", "listitem"})
"""Roles that an element may have only because of the elements beside it: the last of a list is a mere text."""
_UNTOLD_STATES: Final = frozenset({"focused", "options", "level", "droppable"})
_UNTOLD_OF_NEW: Final = _UNTOLD_STATES | {"checked", "pressed", "expanded", "selected", "multiline", "orientation"}
"""States that are told of something new only where they are true, or not at all."""
_FOLDED_TEXT: Final = 120
_LONG_MESSAGE: Final = 200
_TOAST_CONTROLS: Final = 2
_CHANGED_PART: Final = 60
_FEWEST_REUSED: Final = 3
_REUSED_SHARE: Final = 0.6
"""How many of the elements that say something else must say what another one said."""


# --- one look --------------------------------------------------------------------------------------------------------


class _Look:
    """One look as a snapshot shows it, in reading order."""

    def __init__(self, view: View) -> None:
        tree = join(view.main, view.frames)
        fold(tree, _FOLDED_TEXT)
        flat = flatten(tree.root)
        for at, node in enumerate(flat.nodes):
            if node.role == "clickable" and node.children and _is_said_by(node.name, flat.nodes[at + 1 : flat.end[at]]):
                node.name = ""  # it is called by all that is in it, and cut
        self.nodes, self._ends, self._parents = flat.nodes, flat.end, flat.parent
        self.refs = {node.ref for node in self.nodes if node.ref}
        self.places = {node.ref: at for at, node in enumerate(self.nodes) if node.ref}

    def below(self, at: int) -> Iterator[Node]:
        """The rows below a row."""
        return iter(self.nodes[at + 1 : self._ends[at]])

    def name(self, ref: str) -> str | None:
        """What a row is called; None if it is folded away."""
        at = self.places.get(ref)
        return self.nodes[at].name if at is not None else None

    def layers(self, known: _Known) -> list[_Part]:
        """The outermost layers that are not ``known``."""
        found: list[_Part] = []
        end = 0
        for at, node in enumerate(self.nodes):
            if at >= end and (node.role in LAYERS or node.row.states.get("modal")):
                part = _Part(at, at, self._ends[at])
                if not known.has(node, list(self.below(at))):
                    found.append(part)
                    end = part.end
        return [*found, *self._unnamed_layers(known, found)]

    def _unnamed_layers(self, known: _Known, named: list[_Part]) -> list[_Part]:
        """What lies over the page without a role: one layer, if nothing of it was known."""
        in_named = {at for part in named for at in range(part.first, part.end)}
        front = [at for at, node in enumerate(self.nodes) if node.rank == _IN_FRONT and at not in in_named]
        if not front or any(self.nodes[at].role in LAYERS for at in front):
            return []
        if any(known.has_ref(self.nodes[at].ref) for at in front):
            return []
        if not any(_is_named_control(self.nodes[at]) or self.nodes[at].kind == TEXT for at in front):
            return []
        return [_Part(-1, front[0], front[-1] + 1)]

    def layer(self, part: _Part, items: dict[str, Change]) -> Layer:
        """A layer as a receipt tells of it; ``items`` are the elements that are told, by their refs."""
        own = self.nodes[part.own] if part.own >= 0 else None
        inside = self.nodes[part.first if own is None else part.first + 1 : part.end]
        name = own.label if own is not None and not own.row.hint else ""
        own_text = [own.text] if own is not None and own.text else []
        words = [*own_text, *(text for node in inside for text in _words(node) if node.kind != INTERACTIVE)]
        told = [items[node.ref] for node in inside if node.ref in items]
        if any(item.role in FIELDS for item in told):
            refs = {item.ref for item in told}
            told = [item for ref, item in items.items() if ref in refs]  # a form: fields first, as they are given
        said = [word for word in dict.fromkeys(words) if word != name]
        acted_on = [item for item in told if not item.is_text and item.name not in said]
        return Layer(own.role if own is not None else "", name, own.ref if own is not None else "", said, acted_on)

    def messages(self) -> list[list[str]]:
        """What each message says, in pieces."""
        found = []
        end = 0
        for at, node in enumerate(self.nodes):
            if at < end or not (node.role in MESSAGE_ROLES or node.rank == _IN_MESSAGE):
                continue
            end = self._ends[at]
            said: list[str] = []
            for each in (node, *self.below(at)):
                said += [words for words in _words(each) if not any(_says(other, words) for other in said)]
            if said:
                found.append(said)
        return found

    def focused(self) -> str:
        """What has the focus."""
        for node in self.nodes:
            if node.row.states.get("focused") and node.role != "iframe":
                return Change(node.ref, node.role, node.name, is_hint=node.row.hint).describe()
        return ""


class _Part(NamedTuple):
    """A part of a look: the row of its own, if it has one, and from where to where it goes."""

    own: int
    first: int
    end: int


class _Known:
    """What another look shows."""

    def __init__(self, look: _Look) -> None:
        self._refs = look.refs
        self._called = {(node.role, node.label) for node in look.nodes}

    def has_ref(self, ref: str) -> bool:
        """Whether it shows this element."""
        return ref in self._refs

    def has(self, node: Node, below: list[Node]) -> bool:
        """Whether it shows this row: the element itself, or anything in it; without any ref, one called the same."""
        refs = [each.ref for each in (node, *below) if each.ref]
        return any(ref in self._refs for ref in refs) if refs else (node.role, node.label) in self._called


def _is_named_control(node: Node) -> bool:
    return node.kind == INTERACTIVE and bool(node.ref and node.name) and not node.row.hint


def _is_around(node: Node, below: list[Node]) -> bool:
    """Whether a control says nothing that those in it don't: one without a name, or the frame of a field."""
    if not node.name or node.row.hint:
        return any(each.ref for each in below)
    return node.role == "clickable" and any(each.ref and each.role in FIELDS for each in below)


def _is_said_by(name: str, below: list[Node]) -> bool:
    """Whether a name, which may be cut, is made of the names of these rows."""
    said = "".join(each.name for each in below if not each.row.hint).replace(" ", "")
    return said.startswith(name.removesuffix(ELLIPSIS).replace(" ", ""))


def _words(node: Node) -> list[str]:
    """What a row says, unless that is a hint of ours."""
    return [text for text in (node.name, node.text) if text and not node.row.hint]


# --- two looks -------------------------------------------------------------------------------------------------------


class Looks:
    """The looks at the last two views. What one action ends with is most often what the next one begins with."""

    def __init__(self) -> None:
        self._known: list[tuple[View, _Look]] = []

    def of(self, view: View) -> _Look:
        """The look at a view, which is not put together again while its rows are the same."""
        known = next((each for each in self._known if each[0].has_rows_of(view)), None)
        if known is None:
            known = view, _Look(view)
        self._known = [*(each for each in self._known if each is not known), known][-2:]
        return known[1]


def compare(before: View, after: View, changes: Changes, looks: Looks) -> None:
    """Fill in what was added, removed, changed and moved, and what has the focus."""
    changes.is_partial = any(rows.truncate_reasons for rows in (*before.answers(), *after.answers()))
    if before.main.title != after.main.title:
        changes.title = clean(after.main.title)
    if after.has_rows_of(before):
        return
    old, new = looks.of(before), looks.of(after)
    opened, closed = new.layers(_Known(old)), old.layers(_Known(new))
    _compare_messages(old, new, changes)
    added: list[_Added] = []
    later: list[Change] = []
    later_texts: list[str] = []
    frames_before = dict(before.by_prefix())
    for prefix, now in after.by_prefix():
        was = frames_before.pop(prefix, None)
        if was is not None and was.rows == now.rows:
            continue
        # What was behind a layer was there all the time; only newer refs are new.
        first_new = was.next_ref if was is not None and closed and not opened else 0
        rows = was.rows if was is not None else []
        frame = _Frame(prefix, rows, now.rows, old, new, is_partial=changes.is_partial)
        added += frame.added(first_new)
        changes.changed += frame.changed()
        later += frame.later()
        changes.removed += frame.removed()
        changes.moved += frame.moved()
        texts, texts_later = frame.new_texts(added)
        changes.texts += texts
        later_texts += texts_later
    for prefix, was in frames_before.items():
        changes.removed += [_change(prefix, row) for row in was.rows if _is_told(row) and row.kind == INTERACTIVE]
    changes.added = [each.change for each in sorted(added, key=lambda each: each.order)]
    _compare_layers(old, new, closed, opened, changes)
    if _has_modal(after) and not _has_modal(before):
        # What a modal dialog is in front of is not gone; it just can't be reached.
        put_behind(changes, {change.ref for change in changes.removed})
    _say_once(changes)
    if not (changes.added or changes.changed or changes.removed or changes.moved or changes.texts or changes.behind):
        # That some time has passed is worth telling only where it is all that an action may have done.
        changes.changed, changes.texts = later, later_texts
    had_focus, has_focus = old.focused(), new.focused()
    if had_focus != has_focus:
        changes.focus = has_focus


def put_behind(changes: Changes, refs: set[str]) -> None:
    """These elements are not gone: a layer is in front of them."""
    gone = [change for change in changes.removed if change.ref not in refs]
    changes.behind += len(changes.removed) - len(gone)
    changes.removed = gone


def _compare_layers(old: _Look, new: _Look, closed: list[_Part], opened: list[_Part], changes: Changes) -> None:
    items = {change.ref: change for change in changes.added if change.ref}
    for layer in (new.layer(part, items) for part in opened):
        if _is_toast(layer):
            changes.messages.append(" ".join(layer.words))
        else:
            changes.layers.append(layer)
    items = {change.ref: change for change in changes.removed if change.ref}
    closed_layers = (old.layer(part, items) for part in closed)
    changes.closed_layers = [layer for layer in closed_layers if not _is_toast(layer)]


def _is_toast(layer: Layer) -> bool:
    """Whether a layer is a message that only floats over the page: a few words, and at most a way to close it."""
    chars = sum(map(len, layer.words))
    has_field = any(item.role in FIELDS for item in layer.items)
    is_small = 0 < chars <= _LONG_MESSAGE and len(layer.items) <= _TOAST_CONTROLS
    return not layer.role and is_small and not has_field


def _compare_messages(old: _Look, new: _Look, changes: Changes) -> None:
    said_before = Counter(word for said in old.messages() for word in said)
    for said in new.messages():
        fresh = [word for word in said if not said_before[word]]
        fresh = [word for word in fresh if not any(is_only_later(was, word) for was in said_before)]
        if fresh:
            whole = " ".join(said)
            changes.messages.append(whole if len(whole) <= _LONG_MESSAGE else " ".join(fresh))


def _say_once(changes: Changes) -> None:
    """Take out of the texts what the layers and the messages say."""
    said = [*changes.messages, *(word for layer in changes.layers for word in layer.words)]
    changes.texts = [text for text in changes.texts if not any(_says(other, text) for other in said)]
    in_messages = [
        change for change in changes.added if change.is_text and any(_says(each, change.name) for each in said)
    ]
    changes.added = [change for change in changes.added if change not in in_messages]


def _says(other: str, words: str) -> bool:
    """Whether a text says these words, whole: "30 days" does not say "3"."""
    return f" {words} " in f" {other} "


class _Added(NamedTuple):
    """An element that is new, and where it stands in the receipt."""

    order: tuple[int, int, int, int]
    change: Change


class _Reuse(NamedTuple):
    """The elements of lists that show something else now, because all that stands in the list has moved on by some.

    Lists that show a part of many rows, and pages that draw a list without telling its rows apart, put other words into
    the elements that are there. To a reader a row has come and another has gone, and none was renamed.
    """

    renamed: set[int]
    """The refs of the elements that have the words of another one, or new ones."""
    came: set[int]
    """The refs of the elements whose words are new."""
    gone: set[int]
    """The refs of the elements whose former words are gone."""
    kept: set[int]
    """The refs of the elements that came or went, while their words were in the list before or are in it still."""

    @classmethod
    def of(cls, before: dict[int, Row], now: list[Row]) -> _Reuse:
        """Compare the words of all elements of a role, if enough of them have those of another one."""
        reuse = cls(set(), set(), set(), set())
        renamed = [row for row in now if row.ref in before and before[row.ref].name != row.name]
        for role, count in Counter(row.role for row in renamed).items():
            if count < _FEWEST_REUSED:
                continue
            refs = {row.ref for row in renamed if row.role == role}
            words = Counter(row.name for row in renamed if row.role == role)
            again = (words & Counter(before[ref].name for ref in refs)).total()
            if again >= count * _REUSED_SHARE:
                old = [row for row in before.values() if row.role == role and row.name]
                reuse._add(refs, old, [row for row in now if row.role == role])
        return reuse

    def _add(self, renamed: set[int], old: list[Row], new: list[Row]) -> None:
        self.renamed.update(renamed)
        here, were = {row.ref for row in new}, {row.ref for row in old}
        for rows, others, changed, known in ((new, old, self.came, were), (old, new, self.gone, here)):
            left = Counter(row.name for row in others)
            for row in rows:
                if not left[row.name]:
                    changed.add(row.ref)
                elif row.ref not in known:
                    self.kept.add(row.ref)
                left[row.name] -= left[row.name] > 0


class _Frame:
    """One frame before and after. With ``is_partial`` the looks did not reach all of it."""

    def __init__(
        self, prefix: str, old: list[Row], new: list[Row], look_before: _Look, look: _Look, *, is_partial: bool
    ) -> None:
        self._prefix = prefix
        self._old = old
        self._new = new
        self._look_before = look_before
        self._look = look
        self._is_partial = is_partial
        self._before = {row.ref: row for row in old if row.ref}
        self._reuse = _Reuse.of(self._before, [row for row in new if row.ref and row.name])

    def added(self, first_new: int) -> list[_Added]:
        """The elements whose refs were not there before and are at least ``first_new``."""
        stayed = _stayed_as_text(self._new, self._old)
        found = []
        for place, row in enumerate(self._new):
            is_known = row.ref in self._before or row.ref < first_new or row.ref in self._reuse.kept
            if not row.ref or (is_known and row.ref not in self._reuse.came) or not self._is_reached(row):
                continue
            if row.kind not in (INTERACTIVE, CONTENT) or row.role == "separator" or row.ref in stayed:
                continue
            at = self._look.places.get(f"{self._prefix}e{row.ref}")
            if at is None:
                continue  # it is folded away: another row says it
            node = self._look.nodes[at]
            is_interactive = row.kind == INTERACTIVE
            if not is_interactive and (not node.name or self._is_said_below(at)):
                continue
            if is_interactive and _is_around(node, list(self._look.below(at))):
                continue
            is_text = not is_interactive and row.role not in ITEMS
            now = _states(node.row.states, is_new=True)
            change = Change(node.ref, clean(row.role), node.name, now, is_hint=row.hint, is_text=is_text)
            is_far = 0 if node.rank == _IN_FRONT else 2 if node.rank == _AT_THE_SIDE else 1
            is_anonymous = int(row.hint or not node.name)
            order = (is_anonymous, is_far, weight(row.role, is_interactive=is_interactive), place)
            found.append(_Added(order, change))
        return found

    def _is_said_below(self, at: int) -> bool:
        """Whether the rows below say all that this one says."""
        left = clean(f"{self._look.nodes[at].name} {self._look.nodes[at].text}")
        for node in self._look.below(at):
            if node.name and not node.row.hint:
                left = left.replace(node.name, "", 1)
        return not left.strip(" ·|,/-")

    def changed(self) -> list[Change]:
        """The elements that say something else than before; values first, then what else is done with, then content."""
        found: list[tuple[tuple[bool, bool], Change]] = []
        for row in self._new:
            was = self._before.get(row.ref) if row.ref and _is_told(row) else None
            if was is None or was == row:
                continue
            name = self._look.name(f"{self._prefix}e{row.ref}")
            if name is None or (row.rank == _IN_MESSAGE and row.kind != INTERACTIVE):
                continue  # it is folded away, or told as a message
            if row.ref in self._reuse.renamed:
                was = was._replace(name=row.name, text=row.text)
            said = _difference(was, row, is_named=bool(name))
            if said is not None:
                order = (row.kind != INTERACTIVE, was.states.get("value") == row.states.get("value"))
                found.append((order, _change(self._prefix, was, said)))
        return [change for _, change in sorted(found, key=lambda each: each[0])]

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
        here = (here | self._reuse.kept) - self._reuse.gone
        gone = (row for row in self._old if row.ref and row.ref not in here and row.kind in (INTERACTIVE, CONTENT))
        shown = (row for row in gone if self._look_before.name(f"{self._prefix}e{row.ref}"))
        told = (row for row in shown if _is_told(row) and row.role != "separator")
        # The ref of an element that is used again means what is in it now.
        return [_change(self._prefix, row if row.ref not in self._reuse.gone else row._replace(ref=0)) for row in told]

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

    def new_texts(self, added: list[_Added]) -> tuple[list[str], list[str]]:
        """The texts that were not there before, and those that were and say the same, only later.

        What stands in an element that is told as ``added``, or whose own words have changed, is told there.
        """
        told = {each.change.ref: each.change for each in added}
        known = Counter(row.name for row in self._old if row.kind == TEXT)
        known.update(_stayed_as_text(self._old, self._new).values())
        fresh = []
        around: list[Row] = []
        for row in self._new:
            while around and around[-1].depth >= row.depth:
                around.pop()
            change = told.get(f"{self._prefix}e{row.ref}") if row.ref else None
            if row.kind != TEXT:
                around.append(row)
                if change is not None and change.is_text:
                    fresh.append(change.name)
            elif known[row.name]:
                known[row.name] -= 1
            elif self._is_reached(row) and not any(self._tells(each, row.name, told) for each in around):
                fresh.append(row.name)
        gone = [name for name, count in known.items() if count and timeless(name) != name] if fresh else []
        later = [name for name in fresh if any(is_only_later(was, name) for was in gone)] if gone else []
        return [clean(name) for name in fresh if name not in later], [clean(name) for name in later]

    def _tells(self, around: Row, text: str, told: dict[str, Change]) -> bool:
        """Whether an element that is told, because it is new or says something else now, says this text."""
        change = told.get(f"{self._prefix}e{around.ref}") if around.ref else None
        if change is not None:
            return not change.is_hint and clean(text) in change.name
        was = self._before.get(around.ref) if around.ref else None
        if was is None or around.hint or around.beside or not self._look.name(f"{self._prefix}e{around.ref}"):
            return False
        return any(is_new and text in now for is_new, now in _words_of(was, around))

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


def _difference(was: Row, now: Row, *, is_named: bool) -> str | None:
    """What is different about an element, if anything is. One that is not ``is_named`` is called by what is in it."""
    said = []
    # What we call it by its looks, and by what is around it, is nothing that has happened to it.
    is_own = not (now.hint or now.beside or (not now.name and (was.hint or was.beside)))
    if was.name != now.name and is_own and is_named and not is_only_later(was.name, now.name):
        said.append(f"now {_other_part(was.name, now.name)}")
    if was.role != now.role:
        said.append(f"now {clean(now.role)}")
    if was.text != now.text and now.text and not is_only_later(was.text, now.text):
        said.append(f"now {_other_part(was.text, now.text)}")
    old = {key: value for key, value in was.states.items() if key not in _UNTOLD_STATES}
    new = {key: value for key, value in now.states.items() if key not in _UNTOLD_STATES}
    if old != new:
        said.append(_states({key: value for key, value in new.items() if old.get(key) != value}))
        said += [f"not {clean(key)}" for key in old if key not in new]
    return " ".join(filter(None, said)) if said else None


def _words_of(was: Row, now: Row) -> list[tuple[bool, str]]:
    return [(was.name != now.name, now.name), (was.text != now.text, now.text)]


def _other_part(was: str, now: str) -> str:
    """The new words, without a long beginning that was there before: of a terminal, only what has come."""
    was, now = clean(was), clean(now)
    if len(now) <= _CHANGED_PART:
        return quote(now)
    same = next((at for at, (one, other) in enumerate(zip(was, now, strict=False)) if one != other), len(was))
    begin = now.rfind(" ", 0, same) + 1 if same < len(now) else same
    if begin + _CHANGED_PART // 2 <= _CHANGED_PART:
        return quote(now, _CHANGED_PART)
    return quote(f"…{now[begin:]}", _CHANGED_PART)


def _states(states: dict[str, Any], *, is_new: bool = False) -> str:
    """The states as a snapshot writes them; of an element that ``is_new``, those that are usual are left out."""
    told = {key: value for key, value in states.items() if key not in _UNTOLD_STATES}
    if is_new:
        told = {key: value for key, value in told.items() if value is True or key not in _UNTOLD_OF_NEW}
        told.pop("multiline", None)
    return " ".join(_state(key, value) for key, value in told.items())


def _state(key: str, value: Any) -> str:
    if value is True:
        return f"[{clean(key)}]"
    if value is False:
        return f"[{clean(key)}=false]"
    return f"[{clean(key)}={quote(value, 60) if isinstance(value, str) else value}]"


def _change(prefix: str, row: Row, now: str = "") -> Change:
    ref = f"{prefix}e{row.ref}" if row.ref else ""
    is_text = row.kind != INTERACTIVE and row.role not in ITEMS
    return Change(ref, clean(row.role), clean(row.name or row.text), now, is_hint=row.hint, is_text=is_text)
