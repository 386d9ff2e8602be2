"""Dragging: with the pointer where the page follows it, as HTML drag and drop where the element is draggable.

Chrome itself says which it is: when drags are intercepted, it tells of a drag that begins instead of showing it.
"""

from __future__ import annotations

import dataclasses
import math
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.act.action import perform
from cdpagent.act.aiming import Need, take_aim
from cdpagent.act.naming import name_element
from cdpagent.errors import NotActionableError

if TYPE_CHECKING:
    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.aiming import Aim
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.terms import Terms
    from cdpagent.wire.protocol import Event

_STEP_PIXELS: Final = 12
_MAX_STEPS: Final = 40
_FURTHER_PIXELS: Final = 4
_BEGIN_SECONDS: Final = 0.3


async def drag(
    actor: Actor,
    source: str,
    target: str,
    *,
    source_position: tuple[float, float] | None,
    target_position: tuple[float, float] | None,
    terms: Terms,
) -> ActionResult:
    """Drag ``source`` to ``target`` and drop it there; at points from their corners, if any are given."""
    begin = terms.applied_to(Need(guard=False, offset=source_position, activates=True))
    end = terms.applied_to(Need(enabled=False, guard=False, offset=target_position, drops=True))

    async def gesture(action: Action) -> None:
        start, goal = await _both(actor, source, target, begin, end)
        await _drag(action, start, goal)
        action.details["to"] = goal.describe()
        action.notes.insert(0, f"to {goal.describe()}")

    return await perform(actor, "drag", source, gesture, need=Need(point=False, guard=False), terms=terms)


async def _both(actor: Actor, source: str, target: str, begin: Need, end: Need) -> tuple[Aim, Aim]:
    """Aim at source and target, at the places that they have once all scrolling is done."""
    goal = await take_aim(actor, target, end)
    start = await take_aim(actor, source, begin)
    try:
        return start, await take_aim(actor, target, dataclasses.replace(end, scroll=False))
    except NotActionableError:
        goal = await take_aim(actor, target, end)
    try:
        return await take_aim(actor, source, dataclasses.replace(begin, scroll=False)), goal
    except NotActionableError as exc:
        raise NotActionableError(
            f"{start.describe()} and {goal.describe()} are not in view at the same time. Make the viewport larger, or "
            "drag it in steps",
            reason="out_of_view",
        ) from exc


async def _drag(action: Action, start: Aim, goal: Aim) -> None:
    cdp, mouse = action.tab.cdp, action.mouse
    begun: list[dict[str, Any]] = []
    news = trio.Event()

    def on_begin(event: Event[Any]) -> None:
        begun.append(event.params["data"])
        news.set()

    cdp.listen("Input.dragIntercepted", on_begin)
    try:
        await action.tab.capturer.begin()
        await cdp.send("Input.setInterceptDrags", enabled=True)
        await action.approach(start)
        await action.send([*mouse.start_move(start.x, start.y), mouse.start_down()])
        is_draggable = await _is_draggable(start)
        # A drag begins when the pointer has moved a few pixels with the button down.
        for step in (3, 6, 10):
            await action.send(mouse.start_move(start.x + step, start.y + step))
        if is_draggable and not begun:
            with trio.move_on_after(_BEGIN_SECONDS):
                await news.wait()
        if begun:
            await _drop(action, begun[0], start, goal)
        else:
            await _move_on(action, goal)
            await _note_what_is_under(action, start, goal)
        await action.send([mouse.start_up()])
    finally:
        mouse.release()
        cdp.start("Input.setInterceptDrags", {"enabled": False})
        cdp.unlisten("Input.dragIntercepted", on_begin)


async def _is_draggable(start: Aim) -> bool:
    return await start.script.is_draggable(start.where)


async def _note_what_is_under(action: Action, start: Aim, goal: Aim) -> None:
    """Say so if something else has come to where it is dropped. Lists make room on purpose, so it is no error."""
    if start.script is not goal.script or goal.script.frame.parent is not None:
        return
    other = await goal.script.under_drop(goal.where, start.where, goal.x, goal.y)
    if other is not None:
        action.notes.append(f"but when it was dropped, {name_element(other)} was under the mouse")


async def _drop(action: Action, data: dict[str, Any], start: Aim, goal: Aim) -> None:
    where: dict[str, Any] = {"x": goal.x, "y": goal.y, "data": data}
    send = action.tab.cdp.call
    await send("Input.dispatchDragEvent", {"type": "dragEnter", **where})
    # Twice, a frame apart: sortable lists look at the movement to decide where to make room.
    for shift in (-2, 0):
        await send("Input.dispatchDragEvent", {"type": "dragOver", **where, "y": goal.y + shift})
        await action.turn(goal.script, frames=1)
    await _note_what_is_under(action, start, goal)
    await send("Input.dispatchDragEvent", {"type": "drop", **where})


async def _move_on(action: Action, goal: Aim) -> None:
    from_x, from_y = action.mouse.position
    across, down = goal.x - from_x, goal.y - from_y
    far = math.hypot(across, down) or 1
    steps = max(4, min(_MAX_STEPS, round(far / _STEP_PIXELS)))
    path = [(from_x + across * step / steps, from_y + down * step / steps) for step in range(1, steps + 1)]
    # Go a little too far and come back: sortable lists swap items when the dragged one has passed the middle.
    path += [(goal.x + across / far * _FURTHER_PIXELS, goal.y + down / far * _FURTHER_PIXELS), (goal.x, goal.y)]
    for x, y in path:
        await action.send(action.mouse.start_move(x, y))
        # Sortable lists make room item by item, and measure again in between: let them.
        await action.turn(goal.script)
    # Let what follows the pointer frame by frame catch up.
    await action.turn(goal.script, frames=2)
