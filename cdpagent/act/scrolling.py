"""Scrolling with the wheel, and the loops over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import trio

from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.aim import Need, take_aim, to_page
from cdpagent.errors import NotActionableError, RefNotFoundError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cdpagent.act.action import Deed
    from cdpagent.act.actor import Actor
    from cdpagent.act.page import Page
    from cdpagent.act.receipt import ActionResult

Direction = Literal["down", "up", "left", "right"]

_T = TypeVar("_T")

_WAYS: Final = {"down": (0, 1), "up": (0, -1), "left": (-1, 0), "right": (1, 0)}
_STEP_SHARE: Final = 0.8
_NO_MORE: Final = frozenset({"hidden", "disabled"})
"""Why a button that loads more can't be pressed when there is no more."""


async def scroll(page: Page, direction: Direction, amount: float, target: str | None, *, settle: bool) -> ActionResult:
    """Turn the wheel over the page or an element."""
    across, down = _way(direction)

    async def gesture(deed: Deed) -> None:
        begin = await _open_scroller(deed)
        end = await turn_wheel(deed, deed.actor, begin, across * amount, down * amount)
        _say_place(deed, direction, begin, end)

    need = Need(point=False, guard=False, enabled=False)
    name = f"scroll {direction}"
    return await perform(page, name, target, gesture, need=need, settle=settle, compares=False)


async def scroll_into_view(page: Page, target: str, *, settle: bool) -> ActionResult:
    """Scroll an element to the middle of what is shown."""

    async def gesture(deed: Deed) -> None:
        if not await deed.actor.call("scrollIntoView", deed.aimed.where):
            raise out_of_view(deed)
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


async def _open_scroller(deed: Deed) -> dict[str, Any]:
    """What the target, or the page, is scrolled by: where it is, and where the wheel reaches it."""
    begin: dict[str, Any] | None = await deed.actor.call("openScroller", deed.aim.where if deed.aim else None)
    if begin is None:
        raise out_of_view(deed)
    return begin


def out_of_view(deed: Deed) -> NotActionableError:
    """The error for something that stays outside of what is shown."""
    return NotActionableError(f"{deed.aimed.describe()} can't be scrolled into view", reason="out_of_view")


def _way(direction: str) -> tuple[int, int]:
    if direction not in _WAYS:
        raise ValueError(f"there is no direction {direction!r}; use one of {', '.join(_WAYS)}")
    return _WAYS[direction]


def _say_place(deed: Deed, direction: Direction, begin: dict[str, Any], end: dict[str, Any]) -> None:
    moved = (end["x"] - begin["x"], end["y"] - begin["y"])
    left = end["left"][direction]
    is_at_end = left <= 1  # positions may be parts of a pixel
    deed.details |= {"scrolled": moved, "position": (end["x"], end["y"]), "at_end": is_at_end}
    if moved == (0, 0):
        deed.notes.append("nothing moved: it is at its end, or nothing scrolls there")
    else:
        by = max(map(abs, moved))
        deed.notes.append(f"moved {by} px {direction}, {'at the end' if is_at_end else f'{left} px more {direction}'}")


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
        actor = deed.actor
        reason, scrolls = "max_scrolls", 0
        while True:
            found = await _found(actor, stop_selector, stop_text)
            if found:
                reason = found
                break
            if scrolls >= max_scrolls:
                break
            begin = await _open_scroller(deed)
            step_x, step_y = (each * _STEP_SHARE for each in begin["shown"])
            end = await turn_wheel(deed, actor, begin, across * step_x, down * step_y)
            scrolls += 1
            await deed.settle()
            if (end["x"], end["y"]) == (begin["x"], begin["y"]) and not await grows(actor, end, stall_ms):
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
    wanted = {kind: value for kind, value in (("selector", selector), ("text", text)) if value is not None}
    answers = await actor.call("check", wanted) if wanted else []
    return next((f"{kind}_found" for kind, holds in zip(wanted, answers, strict=True) if holds), "")


async def grows(actor: Actor, before: dict[str, Any], stall_ms: float) -> bool:
    """Whether there is more to scroll to within that time: an endless list may be loading."""
    size = before["width"], before["height"]

    async def measure() -> tuple[int, int]:
        now = await actor.call("readScroller")
        return now["width"], now["height"]

    return await _changed(actor, measure, lambda now: now != size, stall_ms) != size


async def _changed(
    actor: Actor, measure: Callable[[], Awaitable[_T]], is_enough: Callable[[_T], bool], stall_ms: float
) -> _T:
    """What is measured as soon as that is enough, or when the time is up."""
    now = await measure()
    with trio.move_on_after(stall_ms / 1000):
        while not is_enough(now):
            await actor.call("change", stall_ms)
            now = await measure()
    return now


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

        async def measure() -> int:
            return int(await actor.call("count", content_selector))

        count = await measure()
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
            except RefNotFoundError:
                reason = "no_more"
                break
            except NotActionableError as exc:
                if exc.reason not in _NO_MORE:
                    raise
                reason = "no_more"
                break
            await deed.resume()
            await deed.approach(aim)
            await deed.send(page.mouse.start_click(aim.x, aim.y))
            await deed.settle()
            loads += 1
            now = await _changed(actor, measure, lambda now: now > count, stall_ms)  # noqa: B023
            if now <= count:
                reason = "stalled"
                break
            count = now
        deed.details |= {"stop_reason": reason, "loads": loads, "item_count": count}
        deed.notes.append(f"{reason} after {loads} loads, {count} items")

    timeout = ACTION_SECONDS + max_loads * (3 + stall_ms / 1000)
    return await perform(page, "load_more_until", None, gesture, compares=False, timeout=timeout)
