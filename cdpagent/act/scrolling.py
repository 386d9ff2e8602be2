"""Scrolling with the wheel, and the loops over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import trio

from cdpagent.act.aim import Need, take_aim, to_page
from cdpagent.act.deed import ACTION_SECONDS, perform
from cdpagent.errors import NotActionableError, RefNotFoundError

if TYPE_CHECKING:
    from cdpagent.act.actor import Actor
    from cdpagent.act.deed import Deed
    from cdpagent.act.page import Page
    from cdpagent.act.receipt import ActionResult

Direction = Literal["down", "up", "left", "right"]

_WAYS: Final = {"down": (0, 1), "up": (0, -1), "left": (-1, 0), "right": (1, 0)}
_STEP_SHARE: Final = 0.8


async def scroll(page: Page, direction: Direction, amount: float, target: str | None, *, settle: bool) -> ActionResult:
    """Turn the wheel over the page or an element."""
    across, down = _way(direction)

    async def gesture(deed: Deed) -> None:
        actor, where = deed.actor, deed.aim.where if deed.aim is not None else None
        begin = await actor.call("openScroller", where)
        end = await turn_wheel(deed, actor, begin, across * amount, down * amount)
        _say_place(deed, begin, end)

    need = Need(point=False, guard=False, enabled=False)
    name = f"scroll {direction}"
    return await perform(page, name, target, gesture, need=need, settle=settle, compares=False)


async def scroll_into_view(page: Page, target: str, *, settle: bool) -> ActionResult:
    """Scroll an element to the middle of what is shown."""

    async def gesture(deed: Deed) -> None:
        if not await deed.actor.call("scrollIntoView", deed.aimed.where):
            raise NotActionableError(f"{deed.aimed.describe()} can't be scrolled into view", reason="out_of_view")
        deed.notes.append("it is in view")

    need = Need(point=False, guard=False, enabled=False)
    return await perform(page, "scroll_into_view", target, gesture, need=need, settle=settle, compares=False)


async def turn_wheel(deed: Deed, actor: Actor, begin: dict[str, Any], across: float, down: float) -> dict[str, Any]:
    """Turn the wheel over a scroller and wait until it has come to rest; where it is then."""
    x, y = await to_page(deed.page, actor.frame, *begin["at"])
    mouse = deed.page.mouse
    await deed.send([*mouse.start_move(x, y), mouse.start_wheel(across, down)])
    place: dict[str, Any] = await actor.call("scrolled", {"x": begin["x"], "y": begin["y"]})
    return place


def _way(direction: str) -> tuple[int, int]:
    if direction not in _WAYS:
        raise ValueError(f"there is no direction {direction!r}; use one of {', '.join(_WAYS)}")
    return _WAYS[direction]


def _say_place(deed: Deed, begin: dict[str, Any], end: dict[str, Any]) -> None:
    moved = (end["x"] - begin["x"], end["y"] - begin["y"])
    deed.details |= {"scrolled": moved, "position": (end["x"], end["y"]), "at_end": end["at_end"]}
    if moved == (0, 0):
        deed.notes.append("nothing moved: it is at its end, or nothing scrolls there")
    else:
        by = f"{abs(moved[1])} px {'down' if moved[1] > 0 else 'up'}" if moved[1] else f"{abs(moved[0])} px sideways"
        more = "at the end" if end["at_end"] else f"{max(0, end['height'] - end['y'] - end['shown'])} px more below"
        deed.notes.append(f"moved {by}, {more}")


async def scroll_until(
    page: Page,
    direction: Direction,
    *,
    scroll_selector: str | None,
    stop_selector: str | None,
    stop_text: str | None,
    max_scrolls: int,
    stall_ms: float,
) -> ActionResult:
    """Scroll on until something is there, or nothing more comes."""
    across, down = _way(direction)
    if max_scrolls < 1:
        raise ValueError(f"max_scrolls must be at least 1, not {max_scrolls!r}")

    async def gesture(deed: Deed) -> None:
        actor, where = deed.actor, deed.aim.where if deed.aim is not None else None
        reason, scrolls = "max_scrolls", 0
        while True:
            found = await _found(actor, stop_selector, stop_text)
            if found:
                reason = found
                break
            if scrolls >= max_scrolls:
                break
            begin = await actor.call("openScroller", where)
            step = begin["shown"] * _STEP_SHARE
            end = await turn_wheel(deed, actor, begin, across * step, down * step)
            scrolls += 1
            await deed.settle()
            if (end["x"], end["y"]) == (begin["x"], begin["y"]) and not await _grows(actor, end, stall_ms):
                reason = await _found(actor, stop_selector, stop_text) or "stalled"
                break
        deed.details |= {"stop_reason": reason, "scrolls": scrolls}
        deed.notes.append(f"{reason} after {scrolls} scrolls")

    timeout = ACTION_SECONDS + max_scrolls * (2 + stall_ms / 1000)
    need = Need(point=False, guard=False, enabled=False)
    return await perform(
        page, f"scroll_until {direction}", scroll_selector, gesture, need=need, compares=False, timeout=timeout
    )


async def _found(actor: Actor, selector: str | None, text: str | None) -> str:
    if selector is not None and await actor.call("waitFor", {"selector": selector}, 0, 0):
        return "selector_found"
    if text is not None and await actor.call("waitFor", {"text": text}, 0, 0):
        return "text_found"
    return ""


async def _grows(actor: Actor, end: dict[str, Any], stall_ms: float) -> bool:
    """Whether there is more to scroll to within that time."""
    with trio.move_on_after(stall_ms / 1000):
        while True:
            await actor.call("change", stall_ms)
            now = await actor.call("readScroller")
            if (now["height"], now["width"]) != (end["height"], end["width"]):
                return True
    return False


async def load_more_until(
    page: Page,
    load_more_selector: str,
    content_selector: str,
    *,
    item_count: int | None,
    stop_text: str | None,
    max_loads: int,
    stall_ms: float,
) -> ActionResult:
    """Click "load more" again and again."""
    if item_count is None and stop_text is None and max_loads < 1:
        raise ValueError("load_more_until: give item_count, stop_text or max_loads, so that it can end")

    async def gesture(deed: Deed) -> None:
        actor = deed.actor
        reason, loads = "max_loads", 0
        count = await actor.call("count", content_selector)
        while True:
            if item_count is not None and count >= item_count:
                reason = "item_count_reached"
                break
            if await _found(actor, None, stop_text):
                reason = "text_found"
                break
            if loads >= max_loads:
                break
            try:
                page._sync()
                aim = await take_aim(page, load_more_selector, Need())
            except (RefNotFoundError, NotActionableError):
                reason = "no_more"
                break
            await deed.resume()
            await deed.send(page.mouse.start_click(aim.x, aim.y))
            await deed.settle()
            loads += 1
            now = await _more_items(actor, content_selector, count, stall_ms)
            if now <= count:
                reason = "stalled"
                break
            count = now
        deed.details |= {"stop_reason": reason, "loads": loads, "item_count": count}
        deed.notes.append(f"{reason} after {loads} loads, {count} items")

    timeout = ACTION_SECONDS + max_loads * (3 + stall_ms / 1000)
    return await perform(page, "load_more_until", None, gesture, compares=False, timeout=timeout)


async def _more_items(actor: Actor, selector: str, before: int, stall_ms: float) -> int:
    count = int(await actor.call("count", selector))
    with trio.move_on_after(stall_ms / 1000):
        while count <= before:
            await actor.call("change", stall_ms)
            count = int(await actor.call("count", selector))
    return count
