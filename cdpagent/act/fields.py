"""Putting values into fields, through the browser's own editing, and reading them back.

A value that a page did not keep is an error: an agent that is told "filled" believes it.
"""

from __future__ import annotations

import dataclasses
import sys
from typing import TYPE_CHECKING, Final

from cdpagent.act import choosing
from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.aiming import Need
from cdpagent.act.answers import Described
from cdpagent.act.field_values import mask, not_kept, same, same_lines, same_number
from cdpagent.act.refusals import focus_moved
from cdpagent.errors import DocumentGoneError, NotActionableError, TargetError, WrongElementError
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.aiming import Aim
    from cdpagent.act.answers import FieldInfo
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.terms import Terms

Value = str | bool | float

_FORMATS: Final = {
    "date": "2026-11-16",
    "time": "14:30",
    "datetime-local": "2026-11-16T14:30",
    "month": "2026-11",
    "week": "2026-W47",
    "color": "#ff8800",
    "range": "a number",
    "number": "a number",
}
_FIELD: Final = Need(point=False, guard=False, field=True)
_END: Final = "Meta+ArrowDown" if sys.platform == "darwin" else "Control+End"


# --- fill ------------------------------------------------------------------------------------------------------------


async def fill(actor: Actor, target: str, value: Value, *, terms: Terms, name: str = "fill") -> ActionResult:
    """Put a value into a field in place of what is there."""

    async def gesture(action: Action) -> None:
        await _fill(action, action.aimed, value)

    need = dataclasses.replace(_FIELD, select=True)
    return await perform(actor, name, target, gesture, need=need, terms=terms)


async def fill_form(actor: Actor, values: Mapping[str, Value], *, terms: Terms) -> ActionResult:
    """Fill several fields with one receipt."""
    if not values:
        raise ValueError("fill_form: give at least one field, {target: value}")

    async def gesture(action: Action) -> None:
        filled: dict[str, str | bool | None] = {}
        compares, last = action.watch.is_compared, list(values)[-1]
        for target, value in values.items():
            action.watch.is_compared = compares and target == last  # one look is enough for one receipt
            try:
                await action.resume()
                aim = await action.aim_again(target, terms.applied_to(_FIELD))
                action.notes += aim.notes
                await _fill(action, aim, value)
                if not action.is_settled:
                    await action.settle()
            except DocumentGoneError:
                action.notes.append("stopped: the page went to another document")
                break
            except TargetError as exc:
                done = f" ({', '.join(filled)} filled before)" if filled else ""
                exc.args = (f"{target}: {exc}{done}", *exc.args[1:])
                raise
            filled[target] = action.value
        action.value = None
        action.details["filled"] = filled
        action.details["on"] = ", ".join(f"{target} = {_said(value)}" for target, value in filled.items())[:300]

    timeout = ACTION_SECONDS + 5 * len(values)
    return await perform(actor, "fill_form", None, gesture, terms=terms, timeout=timeout)


def _said(value: str | bool | None) -> str:
    return str(value).lower() if isinstance(value, bool) or value is None else quote(value, 40)


async def _fill(action: Action, aim: Aim, value: Value) -> None:
    info = aim.field
    assert info is not None, "fields are aimed at as such"
    kind = info.kind
    if kind in ("checkbox", "radio"):
        await _set_checked(action, aim, _as_bool(aim, value, is_secret=info.is_secret))
        return
    text = _as_text(value)
    if kind in ("text", "set", "editor") and await action.keep_secret(text, aim):
        info = info._replace(is_secret=True)
    if kind == "file":
        raise WrongElementError(f"{aim.describe()} takes files: use upload", code="not_fillable")
    if info.read_only and kind in ("text", "set", "editor") and not info.is_picker:
        raise NotActionableError(
            f"{aim.describe()} is read-only. If it has a picker, as for dates, click it and choose there",
            reason="read_only",
        )
    if kind == "select":
        await choosing.select_options(action, aim, [text])
    elif kind == "set":
        await _set(action, aim, info, text)
    elif kind == "text" and not info.read_only:
        await _replace_text(action, aim, info, text)
    elif kind == "editor":
        await _replace_editor(action, aim, info, text)
    elif info.is_picker or aim.role in ("combobox", "listbox"):
        await choosing.choose(action, aim, [text])
    elif await aim.script.check_state(aim.where) is not None and isinstance(value, bool):
        await _set_checked(action, aim, value)
    else:
        raise WrongElementError(
            f"{aim.describe()} can't be filled. Name the field itself; a button is clicked",
            code="not_fillable",
        )


async def _replace_text(action: Action, aim: Aim, info: FieldInfo, text: str) -> None:
    keyboard = action.keyboard
    is_selected = info.is_selected
    if not (await aim.script.select_all() if is_selected is None else is_selected):
        raise NotActionableError(f"{aim.describe()} does not take the focus", reason="not_focusable")
    if text:
        await action.send(keyboard.start_fill(action.reveal(text, aim), types_last=info.hears_keypress))
    elif info.value:
        await action.send(keyboard.start_press("Delete"))
    if info.is_picker and text and info.type != "search":
        await action.settle()
        if await choosing.choose_typed(action, aim, text):
            return
    kept = await _settled_value(action, aim)
    wanted = text if info.type == "" or aim.tag == "textarea" else text.replace("\n", "")
    if kept is None or same(kept, wanted):
        return
    form = _FORMATS.get(info.type)
    why = f"It takes {form}" if form else "The page has changed or refused it"
    if info.max_length and kept == wanted[: info.max_length]:
        why = f"It takes at most {info.max_length} characters"
    raise not_kept(aim, text, kept, why, is_secret=info.is_secret)


async def _replace_editor(action: Action, aim: Aim, info: FieldInfo, text: str) -> None:
    """Replace the text of a rich text editor as a person would: select all, delete, insert."""
    await _empty_editor(action, aim)
    if text:
        # In one piece: after an Enter key, code editors would indent, and chats would send.
        await action.send([action.keyboard.start_insert(action.reveal(text, aim))])
    kept = await _settled_value(action, aim)
    if kept is None or same_lines(kept, text, keeps_spaces=info.keeps_spaces):
        return
    if await _holds_unseen(action, aim, info, kept, text):
        return
    if "\n" in text:
        await _empty_editor(action, aim)
        await _insert_lines(action, aim, text.split("\n"))
        kept = await _settled_value(action, aim)
        if kept is None or same_lines(kept, text, keeps_spaces=info.keeps_spaces):
            return
    raise not_kept(aim, text, kept, "The editor has changed or refused it", is_secret=info.is_secret)


async def _empty_editor(action: Action, aim: Aim) -> None:
    """Select all and delete, so that the new text does not take on the old format, such as a heading or a list."""
    keyboard = action.keyboard
    if not await aim.script.select_all():
        raise NotActionableError(f"{aim.describe()} does not take the focus", reason="not_focusable")
    await action.send(keyboard.start_press("ControlOrMeta+A"))
    # Editors take over the selection of the document in a task of their own.
    await action.turn(aim.script, frames=1)
    held = await aim.script.read_field()
    if held is not None and held.value:
        await action.send(keyboard.start_press("Delete"))
        await action.turn(aim.script)


async def _holds_unseen(action: Action, aim: Aim, info: FieldInfo, shown: str, text: str) -> bool:
    """Whether a code editor, which draws only some of its lines, holds the whole text: ask what it would copy."""
    if len(shown.splitlines()) >= len(text.splitlines()):
        return False
    keyboard = action.keyboard
    await action.send(keyboard.start_press("ControlOrMeta+A"))
    await action.turn(aim.script, frames=1)
    copied = await aim.script.copied()
    await action.send(keyboard.start_press(_END))
    if copied is None or not same_lines(copied, text, keeps_spaces=True):
        return False
    action.value = mask(copied) if info.is_secret else copied
    return True


async def _insert_lines(action: Action, aim: Aim, lines: list[str]) -> None:
    """Insert line by line with a key in between, for editors that join the lines of one inserted text."""
    keyboard = action.keyboard
    for number, line in enumerate(lines):
        if number:
            # Not Enter alone, which sends the message in many chats.
            await action.send(keyboard.start_press("Shift+Enter"))
        if line:
            await action.send([keyboard.start_insert(action.reveal(line, aim))])
            await action.turn(aim.script)


async def _set(action: Action, aim: Aim, info: FieldInfo, text: str) -> None:
    bounds = await aim.script.set_field(action.reveal(text, aim))
    held = await _settled_value(action, aim)
    kept = held if held is not None else text
    adds_seconds = "time" in info.type and kept.startswith(text)
    if kept.lower() != text.lower() and not same_number(kept, text) and not adds_seconds:
        limits = [f"{name} {value}" for name, value in bounds._asdict().items() if value]
        within = f", {', '.join(limits)}" if limits else ""
        why = f"A {info.type} field takes {_FORMATS[info.type]}{within}"
        raise not_kept(aim, text, kept, why, is_secret=info.is_secret)


async def _settled_value(action: Action, aim: Aim) -> str | None:
    """What the field holds after the page has reacted: frameworks may put back their own value a moment later.

    None if the page has gone elsewhere: then there is nothing to be kept.
    """
    held = await action.settled_field(aim)
    if held is None:
        return None
    stray = held.stray or Described.of(await action.actor.shields.kept())
    if stray is not None:
        raise focus_moved(aim, stray, "before the text came")
    action.value = held.shown
    return str(held.value)


async def go_to_end(action: Action) -> None:
    """Put the caret after what is in the field."""
    kind = await action.script.caret_to_end(action.aimed.where)
    if kind:
        # By key: an editor has its own idea of where the caret is, and may not show the end of what it holds.
        await action.send(action.keyboard.start_press("End" if kind == "text" else _END))
        await action.turn(action.script)


async def read_back(action: Action) -> None:
    """Say in the receipt what a field holds."""
    await _settled_value(action, action.aimed)


def _as_text(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _as_bool(aim: Aim, value: Value, *, is_secret: bool) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).strip().lower()
    if word in ("true", "yes", "on", "1", "checked"):
        return True
    if word in ("false", "no", "off", "0", "unchecked", ""):
        return False
    given = mask(str(value)) if is_secret else quote(str(value), 40)
    raise WrongElementError(f"{aim.describe()} takes True or False, not {given}", code="not_fillable")


# --- check -----------------------------------------------------------------------------------------------------------


async def set_checked(actor: Actor, target: str, wanted: bool, *, terms: Terms) -> ActionResult:
    """Check or uncheck something."""

    async def gesture(action: Action) -> None:
        await _set_checked(action, action.aimed, wanted)

    return await perform(actor, "check" if wanted else "uncheck", target, gesture, need=_FIELD, terms=terms)


async def _set_checked(action: Action, aim: Aim, wanted: bool) -> None:
    state = await aim.script.check_state(aim.where)
    if state is None:
        code = "not_checkable" if wanted else "not_uncheckable"
        raise WrongElementError(
            f"{aim.describe()} is not a check box, radio button or switch. Click it instead", code=code
        )
    kind, is_checked = state
    if is_checked is wanted:
        action.value = wanted
        action.notes.append("already checked" if wanted else "already unchecked")
        return
    if kind == "radio" and not wanted:
        raise WrongElementError(
            f"{aim.describe()} is a radio button: choose another one of its group instead", code="not_uncheckable"
        )
    await action.click(aim.target)
    checked = await _is_checked(action, aim)
    if checked is not None and checked is not wanted and is_checked == "mixed":
        await action.click(aim.target)  # a box in the third state may go to the other one first
        checked = await _is_checked(action, aim)
    if checked is None:
        action.notes.append("it is gone, so what it was set to could not be read back")
        return
    action.value = checked
    if checked is not wanted:
        raise not_kept(aim, str(wanted).lower(), str(checked).lower(), "The page has put it back")


async def _is_checked(action: Action, aim: Aim) -> str | bool | None:
    """Whether it, or the one that was rendered in its place, is checked now; None if it is gone."""
    if action.watch.since.has_new_document:
        return None
    state = await aim.script.check_state(aim.where)
    if state is None:
        try:
            again = await action.aim_again(aim.target, dataclasses.replace(_FIELD, uncovered=False))
        except TargetError:
            return None
        state = await again.script.check_state(again.where)
    return state.checked if state is not None else None
