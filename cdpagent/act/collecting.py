"""Gathering the items of a list that never shows all of them: endless lists, virtual ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.aiming import Need
from cdpagent.act.scrolling import grows, out_of_view, turn_wheel
from cdpagent.errors import DocumentGoneError, RefNotFoundError
from cdpagent.see.text import clean, shorten

if TYPE_CHECKING:
    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.script import ActScript
    from cdpagent.act.terms import Terms

_ITEM_CHARS: Final = 1000
_STEP_SHARE: Final = 0.7
_STALL_SECONDS: Final = 1.0


@dataclass(frozen=True, slots=True)
class Item:
    """One item of a list. Its text is clean: one line, nothing invisible."""

    text: str
    index: int | None = None
    """Its number in the list, if the page gives one."""
    url: str = ""
    """The first link in it."""


@dataclass(frozen=True, slots=True, repr=False)
class Collection:
    """The items that were gathered."""

    items: list[Item]
    total: int | None
    """How many there are in all, if the page says so."""
    stop_reason: str
    """end (there are no more), total_reached, max_items, max_chars_total, max_scrolls or navigated."""
    scrolls: int

    def __repr__(self) -> str:
        of = f" of {self.total}" if self.total is not None else ""
        return f"<Collection of {len(self.items)}{of} items, {self.stop_reason}>"

    @property
    def complete(self) -> bool:
        """Whether these are all."""
        return self.stop_reason in ("end", "total_reached")


async def collect(
    actor: Actor, target: str, *, max_items: int, max_chars_total: int, max_scrolls: int, terms: Terms
) -> Collection:
    """Scroll through a list and gather its items."""
    if max_items < 1 or max_chars_total < 1:
        raise ValueError("collect: max_items and max_chars_total must be at least 1")
    found: list[Collection] = []

    async def gesture(action: Action) -> None:
        gathered = _Gathered(max_items, max_chars_total)
        try:
            found.append(await _collect(action, gathered, max_scrolls))
        except DocumentGoneError:
            found.append(gathered.collection("navigated"))

    need = Need(point=False, guard=False, enabled=False, visible=False, many=True)
    timeout = ACTION_SECONDS + 4 * max_scrolls
    await perform(actor, "collect", target, gesture, need=need, compares=False, timeout=timeout, terms=terms)
    if not found:  # the page closed itself
        actor.tab.check_alive()
    return found[0]


async def _collect(action: Action, gathered: _Gathered, max_scrolls: int) -> Collection:
    script = action.script
    begin = await script.open_list(action.aimed.where)
    if begin == "gone":
        raise RefNotFoundError("the list is no longer in the page", target=action.aimed.target)
    if isinstance(begin, str):
        raise out_of_view(action)
    if begin.has_moved:
        await script.scrolled(begin.place)  # a virtual list draws its beginning a frame later
        await action.settle()
    gathered.total = begin.total
    while True:
        is_new = await _read(script, gathered)
        if gathered.limit:
            return gathered.collection(gathered.limit)
        if gathered.total is not None and len(gathered.items) >= gathered.total:
            return gathered.collection("total_reached")
        if gathered.scrolls >= max_scrolls:
            return gathered.collection("max_scrolls")
        place = (await script.read_scroller())._replace(at=begin.place.at)
        end = await turn_wheel(action, script, place, 0, place.shown[1] * _STEP_SHARE)
        gathered.scrolls += 1
        await action.settle()
        if end.y == place.y and not is_new and not await grows(script, place, _STALL_SECONDS * 1000):
            await _read(script, gathered)
            return gathered.collection(gathered.limit or "end")


async def _read(script: ActScript, gathered: _Gathered) -> bool:
    """Take over all items that are there now, part by part; whether any was new."""
    before, first, has_more = len(gathered.items), 0, True
    gathered.begin()
    while has_more and not gathered.limit:
        part = await script.read_list(first, _ITEM_CHARS)
        gathered.add(part.rows)
        first, has_more = first + len(part.rows), part.has_more
    return len(gathered.items) > before


class _Gathered:
    """The items so far. What says the same under the same number is the same item, unless both are there at once."""

    def __init__(self, max_items: int, max_chars: int) -> None:
        self.items: dict[object, Item] = {}
        self.total: int | None = None
        self.scrolls = 0
        self.limit = ""
        self._max_items = max_items
        self._left = max_chars
        self._seen: dict[object, int] = {}
        self._numbers: set[int] = set()
        self._are_numbers_unique = True

    def begin(self) -> None:
        """The list is gone through once more."""
        self._seen = {}
        self._numbers = set()

    def add(self, rows: list[tuple[int | None, str, str]]) -> None:
        """Take over what is new."""
        for number, text, url in rows:
            index = int(number) if number is not None else None
            said = clean(text)
            if not said:
                continue
            if index is not None:
                self._check_number(index)
            alike = index, said, url
            nth = self._seen[alike] = self._seen.get(alike, 0) + 1
            key = (*alike, nth)
            if key in self.items:
                continue
            if len(self.items) >= self._max_items:
                self.limit = "max_items"
                break
            if len(said) > self._left:
                self.limit = "max_chars_total"
                if not self.items:
                    self.items[key] = Item(shorten(said, self._left), index, url)
                break
            self._left -= len(said)
            self.items[key] = Item(said, index, url)

    def _check_number(self, index: int) -> None:
        """Two items with one number at the same time: each group counts its own, and the page tells no total."""
        if index in self._numbers:
            self._are_numbers_unique = False
            self.total = None
        self._numbers.add(index)

    def collection(self, reason: str) -> Collection:
        """What there is, in the order of the list."""
        items = list(self.items.values())
        if self._are_numbers_unique and all(item.index is not None for item in items):
            items.sort(key=lambda item: item.index or 0)
        return Collection(items, self.total, reason, self.scrolls)
