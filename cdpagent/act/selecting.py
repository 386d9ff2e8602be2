"""Selecting a part of the text in a field or an editor, for what comes next: typing over it, making it bold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cdpagent.act.action import perform
from cdpagent.act.aiming import Need
from cdpagent.errors import WrongElementError
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.aiming import Aim
    from cdpagent.act.answers import TextSelection
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.terms import Terms

_FIELD: Final = Need(point=False, guard=False, field=True)


async def select_text(actor: Actor, target: str, text: str, *, occurrence: int | None, terms: Terms) -> ActionResult:
    """Select some text in a field; ``occurrence`` says which, from 1, where it is there several times."""
    if not text:
        raise ValueError("select_text: the text is empty; give the words to select")
    if occurrence is not None and occurrence < 1:
        raise ValueError("select_text: occurrence counts from 1")

    async def gesture(action: Action) -> None:
        aim = action.aimed
        if aim.field is not None and aim.field.is_secret:
            # Whether a text is in there must not be found out by trying.
            raise WrongElementError(f"{aim.describe()} is secret: no text is selected in it", code="not_selectable")
        done = await aim.script.select_text(text, None if occurrence is None else occurrence - 1)
        if done.status != "ok":
            raise _refusal(aim, text, occurrence, done)
        if terms.settle:
            await action.settle()
        selected = await aim.script.selected_text()
        action.details["selected"] = selected
        action.notes.append(f"selected {quote(selected, 80)}" if selected else "the page has taken the selection away")

    return await perform(actor, "select_text", target, gesture, need=_FIELD, terms=terms)


def _refusal(aim: Aim, text: str, occurrence: int | None, done: TextSelection) -> WrongElementError:
    if done.status == "no_text":
        why = "has no text that can be selected. Name a text field or an editor"
        return WrongElementError(f"{aim.describe()} {why}", code="not_selectable")
    if done.status == "no_focus":
        return WrongElementError(f"{aim.describe()} does not take the focus", code="not_selectable")
    if done.status == "missing":
        why = f"does not have {quote(text, 60)}; an editor may have only the lines in view. Take a snapshot, or scroll"
    elif occurrence is not None:
        why = f"has {quote(text, 60)} only {done.times} times"
    else:
        places = "; ".join(f"{number}: {quote(each, 80)}" for number, each in enumerate(done.around, 1))
        why = f"has {quote(text, 60)} {done.times} times. Say which by occurrence ({places}), or give more of the text"
    return WrongElementError(f"{aim.describe()} {why}", code="text_not_found")
