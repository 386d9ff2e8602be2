"""Scrolling with the wheel, and the loops over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeVar

import trio

from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.aiming import Need, to_page
from cdpagent.errors import DocumentGoneError, NotActionableError, RefNotFoundError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.answers import ScrollPlace
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.script import ActScript
    from cdpagent.act.terms import Terms

Direction = Literal["down", "up", "left", "right"]

_T = TypeVar("_T")

_WAYS: Final = {"down": (0, 1), "up": (0, -1), "left": (-1, 0), "right": (1, 0)}
_STEP_SHARE: Final = 0.8
_NO_MORE: Final = frozenset({"hidden", "disabled"})
"""Why a button that loads more can't be pressed when there is no more."""


async def scroll(
    actor: Actor,
    direction: Direction,
    amount: float,
    target: str | None,
    *,
    position: tuple[float, float] | None,
    terms: Terms,
) -> ActionResult:
    """Turn the wheel over the page or an element, or at a point of it."""
    across, down = _way(direction)

    async def gesture(action: Action) -> None:
        begin = await _open_scroller(action, position)
        end = await turn_wheel(action, action.script, begin, across * amount, down * amount)
        if end.position == begin.position and terms.settle:
            await action.settle()
        _say_place(action, direction, begin, end)

    need = Need(point=False, guard=False, enabled=False)
    name = f"scroll {direction}"
    return await perform(actor, name, target, gesture, need=need, terms=terms, compares=False)


async def scroll_into_view(actor: Actor, target: str, *, terms: Terms) -> ActionResult:
    """Scroll an element to the middle of what is shown."""

    async def gesture(action: Action) -> None:
        if not await action.script.scroll_into_view(action.aimed.where):
            raise out_of_view(action)
        action.notes.append("it is in view")

    need = Need(point=False, guard=False, enabled=False)
    return await perform(actor, "scroll_into_view", target, gesture, need=need, terms=terms, compares=False)


async def turn_wheel(action: Action, script: ActScript, begin: ScrollPlace, across: float, down: float) -> ScrollPlace:
    """Turn the wheel over a scroller and wait until it has come to rest; returns its place then."""
    x, y = await to_page(action.actor, script.frame, *begin.at)
    mouse = action.mouse
    await action.tab.capturer.begin()  # a tab that is not drawn loses some turns of the wheel
    await action.send([*mouse.start_move(x, y), mouse.start_wheel(across, down)])
    return await script.scrolled(begin)


async def _open_scroller(action: Action, position: tuple[float, float] | None = None) -> ScrollPlace:
    """Take what scrolls the target, or the page; returns its place, and the point where the wheel reaches it."""
    begin = await action.script.open_scroller(action.aim.where if action.aim else None, position)
    if begin is None and position is not None:
        across, down = position
        raise NotActionableError(
            f"the point {across:g}, {down:g} is not in view. Give one that is, or none", reason="out_of_view"
        )
    if begin is None:
        raise out_of_view(action)
    return begin


def out_of_view(action: Action) -> NotActionableError:
    """The error for a target that can't be scrolled into view."""
    return NotActionableError(f"{action.aimed.describe()} can't be scrolled into view", reason="out_of_view")


def _way(direction: str) -> tuple[int, int]:
    if direction not in _WAYS:
        raise ValueError(f"there is no direction {direction!r}; use one of {', '.join(_WAYS)}")
    return _WAYS[direction]


def _say_place(action: Action, direction: Direction, begin: ScrollPlace, end: ScrollPlace) -> None:
    moved = (end.x - begin.x, end.y - begin.y)
    left = end.left[direction]
    has_moved_itself = moved == (0, 0) and (end.is_taken or action.watch.has_stirred)
    is_at_end = left <= 1 and not has_moved_itself  # positions may be parts of a pixel
    action.details |= {"scrolled": moved, "position": end.position, "at_end": is_at_end}
    if end.is_taken and moved == (0, 0):
        action.notes.append("the page takes the wheel itself there: look whether what it shows has moved")
    elif has_moved_itself:
        action.notes.append("no scroll position moved, but the page changed: it may scroll in its own way")
    elif moved == (0, 0):
        action.notes.append("nothing moved: it is at its end, or nothing scrolls there")
    else:
        by = max(map(abs, moved))
        action.notes.append(
            f"moved {by} px {direction}, {'at the end' if is_at_end else f'{left} px more {direction}'}"
        )


async def scroll_until(
    actor: Actor,
    direction: Direction,
    *,
    scroll_selector: str | None,
    stop_selector: str | None,
    stop_text: str | None,
    max_scrolls: int,
    stall_ms: float,
    terms: Terms,
) -> ActionResult:
    """Scroll on until something is there, or nothing more comes."""
    across, down = _way(direction)
    if max_scrolls < 1:
        raise ValueError(f"max_scrolls must be at least 1, not {max_scrolls!r}")

    async def gesture(action: Action) -> None:
        script = action.script
        reason, scrolls = "max_scrolls", 0
        try:
            while True:
                found = await _found(script, stop_selector, stop_text)
                if found:
                    reason = found
                    break
                if scrolls >= max_scrolls:
                    break
                begin = await _open_scroller(action)
                step_x, step_y = (each * _STEP_SHARE for each in begin.shown)
                end = await turn_wheel(action, script, begin, across * step_x, down * step_y)
                scrolls += 1
                await action.settle()
                if end.position == begin.position and not await grows(script, end, stall_ms):
                    reason = await _found(script, stop_selector, stop_text) or "stalled"
                    break
        except DocumentGoneError:
            reason = "navigated"
        action.details |= {"stop_reason": reason, "scrolls": scrolls}
        action.notes.append(f"{reason} after {scrolls} scrolls")

    timeout = ACTION_SECONDS + max_scrolls * (2 + stall_ms / 1000)
    need = Need(point=False, guard=False, enabled=False)
    return await perform(
        actor,
        f"scroll_until {direction}",
        scroll_selector,
        gesture,
        need=need,
        compares=False,
        timeout=timeout,
        terms=terms,
    )


async def _found(script: ActScript, selector: str | None, text: str | None) -> str:
    wanted = {kind: value for kind, value in (("selector", selector), ("text", text)) if value is not None}
    answers = await script.check(wanted) if wanted else []
    return next((f"{kind}_found" for kind, holds in zip(wanted, answers, strict=True) if holds), "")


async def grows(script: ActScript, before: ScrollPlace, stall_ms: float) -> bool:
    """Whether there is more to scroll to within that time: an endless list may be loading."""

    async def measure() -> tuple[int, int]:
        return (await script.read_scroller()).size

    return await _changed(script, measure, lambda now: now != before.size, stall_ms) != before.size


async def _changed(
    script: ActScript, measure: Callable[[], Awaitable[_T]], is_enough: Callable[[_T], bool], stall_ms: float
) -> _T:
    """Measure until that is enough or the time is up; returns the last measurement."""
    now = await measure()
    with trio.move_on_after(stall_ms / 1000):
        while not is_enough(now):
            await script.change(stall_ms)
            now = await measure()
    return now


async def load_more_until(
    actor: Actor,
    load_more_selector: str,
    content_selector: str,
    *,
    item_count: int | None,
    stop_text: str | None,
    max_loads: int,
    stall_ms: float,
    terms: Terms,
) -> ActionResult:
    """Click "load more" again and again."""
    if item_count is None and stop_text is None and max_loads < 1:
        raise ValueError("load_more_until: give item_count, stop_text or max_loads, so that it can end")

    async def gesture(action: Action) -> None:
        script = action.script
        reason, loads = "max_loads", 0

        async def measure() -> int:
            return await script.count(content_selector)

        count = await measure()
        try:
            while True:
                if item_count is not None and count >= item_count:
                    reason = "item_count_reached"
                    break
                if await _found(script, None, stop_text):
                    reason = "text_found"
                    break
                if loads >= max_loads:
                    break
                try:
                    aim = await action.aim_again(load_more_selector, Need(arrival=0))
                except RefNotFoundError:
                    reason = "no_more"
                    break
                except NotActionableError as exc:
                    if exc.reason not in _NO_MORE:
                        raise
                    reason = "no_more"
                    break
                await action.resume()
                await action.press(aim)
                await action.settle()
                loads += 1
                now = await _changed(script, measure, lambda now: now > count, stall_ms)  # noqa: B023
                if now <= count:
                    reason = "stalled"
                    break
                count = now
        except DocumentGoneError:
            reason = "navigated"
        action.details |= {"stop_reason": reason, "loads": loads, "item_count": count}
        action.notes.append(f"{reason} after {loads} loads, {count} items")

    timeout = ACTION_SECONDS + max_loads * (3 + stall_ms / 1000)
    return await perform(actor, "load_more_until", None, gesture, compares=False, timeout=timeout, terms=terms)
