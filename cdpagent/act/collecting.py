"""Gathering the items of a list that never shows all of them: endless lists, virtual ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cdpagent.act.aim import Need
from cdpagent.act.deed import ACTION_SECONDS, perform
from cdpagent.act.scrolling import turn_wheel
from cdpagent.errors import RefNotFoundError
from cdpagent.see.text import clean, shorten

if TYPE_CHECKING:
    from cdpagent.act.deed import Deed
    from cdpagent.act.page import Page

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


@dataclass(frozen=True, slots=True)
class Collection:
    """The items that were gathered."""

    items: list[Item]
    total: int | None
    """How many there are in all, if the page says so."""
    stop_reason: str
    """end (there are no more), total_reached, max_items, max_chars_total or max_scrolls."""
    scrolls: int

    @property
    def complete(self) -> bool:
        """Whether these are all."""
        return self.stop_reason in ("end", "total_reached")


async def collect(page: Page, target: str, *, max_items: int, max_chars_total: int, max_scrolls: int) -> Collection:
    """Scroll through a list and gather its items."""
    if max_items < 1 or max_chars_total < 1:
        raise ValueError("collect: max_items and max_chars_total must be at least 1")
    found: list[Collection] = []

    async def gesture(deed: Deed) -> None:
        found.append(await _collect(deed, max_items, max_chars_total, max_scrolls))

    need = Need(point=False, guard=False, enabled=False, visible=False)
    timeout = ACTION_SECONDS + 4 * max_scrolls
    await perform(page, "collect", target, gesture, need=need, compares=False, timeout=timeout)
    return found[0]


async def _collect(deed: Deed, max_items: int, max_chars: int, max_scrolls: int) -> Collection:
    actor = deed.actor
    begin = await actor.call("openList", deed.aimed.where)
    if begin is None:
        raise RefNotFoundError("the list is no longer in the page", target=deed.aimed.target)
    if begin["moved"]:
        await actor.call("scrolled", begin)  # a virtual list draws its beginning a frame later
        await deed.settle()
    total: int | None = begin["total"]
    gathered = _Gathered(max_items, max_chars)
    scrolls = 0
    while True:
        is_new = gathered.add(await actor.call("readList", _ITEM_CHARS))
        if gathered.limit:
            return gathered.collection(total, gathered.limit, scrolls)
        if total is not None and len(gathered.items) >= total:
            return gathered.collection(total, "total_reached", scrolls)
        if scrolls >= max_scrolls:
            return gathered.collection(total, "max_scrolls", scrolls)
        place = {**await actor.call("readScroller"), "at": begin["at"]}
        end = await turn_wheel(deed, actor, place, 0, place["shown"] * _STEP_SHARE)
        scrolls += 1
        await deed.settle()
        if end["y"] == place["y"] and not is_new and not await _comes(deed, place):
            gathered.add(await actor.call("readList", _ITEM_CHARS))
            return gathered.collection(total, "end", scrolls)


async def _comes(deed: Deed, place: dict[str, Any]) -> bool:
    """Whether the list grows after all: an endless one may be loading."""
    await deed.actor.call("change", _STALL_SECONDS * 1000)
    now = await deed.actor.call("readScroller")
    return bool(now["height"] != place["height"])


class _Gathered:
    def __init__(self, max_items: int, max_chars: int) -> None:
        self.items: dict[object, Item] = {}
        self.limit = ""
        self._max_items = max_items
        self._left = max_chars

    def add(self, rows: list[Any]) -> bool:
        """Take over what is new; whether anything was."""
        before = len(self.items)
        seen: dict[tuple[str, str], int] = {}
        for index, text, url in rows:
            said = clean(text)
            if not said:
                continue
            nth = seen[said, url] = seen.get((said, url), 0) + 1
            # Without a number, two items that say the same at the same time are two.
            key: object = index if index is not None else (said, url, nth)
            if key in self.items:
                continue
            if len(self.items) >= self._max_items:
                self.limit = "max_items"
                break
            if len(said) > self._left:
                self.limit = "max_chars_total"
                if not self.items:
                    self.items[key] = Item(shorten(said, self._left), _index(index), url)
                break
            self._left -= len(said)
            self.items[key] = Item(said, _index(index), url)
        return len(self.items) > before

    def collection(self, total: int | None, reason: str, scrolls: int) -> Collection:
        items = list(self.items.values())
        if items and all(item.index is not None for item in items):
            items.sort(key=lambda item: item.index or 0)
        return Collection(items, total, reason, scrolls)


def _index(index: object) -> int | None:
    return int(index) if isinstance(index, int | float) else None
