"""What is done with the mouse: click, double click, long press, hover."""

from __future__ import annotations

from typing import TYPE_CHECKING

import trio

from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.aiming import Need
from cdpagent.act.keys import parse_modifiers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.input import Button
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.terms import Terms


async def click(
    actor: Actor,
    target: str,
    *,
    button: Button = "left",
    modifiers: Sequence[str] = (),
    count: int = 1,
    position: tuple[float, float] | None = None,
    accept_dialogs: bool | None = None,
    terms: Terms,
) -> ActionResult:
    """Click an element ``count`` times in a row."""
    held = parse_modifiers(tuple(modifiers))

    async def gesture(action: Action) -> None:
        aim = action.aimed
        await action.send(action.mouse.start_click(aim.x, aim.y, button=button, count=count, modifiers=held))

    name = "click" if count == 1 else "dblclick" if count == 2 else f"click {count} times"
    return await perform(
        actor,
        name,
        target,
        gesture,
        need=Need(offset=position),
        terms=terms,
        retries=True,
        accept_dialogs=accept_dialogs,
    )


async def long_press(actor: Actor, target: str, *, seconds: float, terms: Terms) -> ActionResult:
    """Press the mouse on an element, hold it for that long, and let go."""

    async def gesture(action: Action) -> None:
        mouse, aim = action.mouse, action.aimed
        await action.send([*mouse.start_move(aim.x, aim.y), mouse.start_down()])
        await trio.sleep(seconds)  # this is what was asked for
        await action.send([mouse.start_up()])

    timeout = ACTION_SECONDS + max(0.0, seconds)
    return await perform(actor, "long_press", target, gesture, terms=terms, retries=True, timeout=timeout)


async def hover(actor: Actor, target: str, *, terms: Terms) -> ActionResult:
    """Move the mouse over an element."""

    async def gesture(action: Action) -> None:
        await action.send(action.mouse.start_move(action.aimed.x, action.aimed.y))

    need = Need(enabled=False, guard=False)
    return await perform(actor, "hover", target, gesture, need=need, terms=terms)
