"""Choosing: the options of a ``<select>``, and of the list boxes, comboboxes and menus that pages make themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cdpagent.act.action import perform
from cdpagent.act.aiming import Need
from cdpagent.act.answers import RefusedOptions
from cdpagent.act.field_values import mask, not_kept
from cdpagent.errors import WrongElementError
from cdpagent.see.role_families import OFFERED
from cdpagent.see.text import clean, quote

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.aiming import Aim
    from cdpagent.act.answers import FieldInfo
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.terms import Terms
    from cdpagent.see.refs import NodeRef

_LISTS: Final = frozenset({"combobox", "listbox", "menu", "radiogroup"})


async def select(actor: Actor, target: str, values: Sequence[str], *, terms: Terms) -> ActionResult:
    """Choose options of a select or a list box."""

    async def gesture(action: Action) -> None:
        info = action.aimed.field
        assert info is not None, "fields are aimed at as such"
        if info.kind == "select":
            await select_options(action, action.aimed, list(values))
        elif info.is_picker or action.aimed.role in _LISTS or (action.aimed.role == "button" and info.opens):
            await choose(action, action.aimed, list(values))
        else:
            raise _not_a_select(action.aimed, "is not a select or list box")

    need = Need(point=False, guard=False, field=True)
    return await perform(actor, "select", target, gesture, need=need, terms=terms)


def _not_a_select(aim: Aim, why: str) -> WrongElementError:
    return WrongElementError(
        f"{aim.describe()} {why}. Click it, or name the select itself", code="not_a_select_element"
    )


def _is_secret(aim: Aim) -> bool:
    """Whether what is chosen there must not be repeated."""
    return aim.field is not None and aim.field.is_secret


# --- <select> --------------------------------------------------------------------------------------------------------


async def select_options(action: Action, aim: Aim, values: list[str]) -> None:
    """Choose options of the ``<select>`` that is the open field."""
    found = await aim.script.choose_options(values)
    if isinstance(found, RefusedOptions):
        why = "has no such option, or not for choosing" if _is_secret(aim) else _why_not(found, values)
        raise WrongElementError(f"{aim.describe()} {why}", code="option_not_found")
    action.details["chosen"] = _shown(aim, found.labels)
    held = await action.settled_field(aim)
    if held is None:
        return  # the choice made the page go to another document
    action.value, kept = held.shown, str(held.value)
    if not found.has_changed:
        action.notes.append("already chosen")
    if found.parts and not _is_secret(aim):
        said = ", ".join(quote(each, 40) for each in found.parts)
        action.notes.append(f"only one option says {said}: chose {', '.join(quote(each, 60) for each in found.labels)}")
    if clean(kept) == clean(", ".join(found.labels)):
        return
    if found.has_changed and clean(kept) == clean(", ".join(found.before)):
        # Menus of actions do that, too: what was chosen may have been done.
        action.notes.append("the page has put it back")
    else:
        raise not_kept(aim, ", ".join(found.labels), kept, "The page has changed it", is_secret=_is_secret(aim))


def _shown(aim: Aim, labels: list[str]) -> list[str]:
    return [mask(label) for label in labels] if _is_secret(aim) else labels


def _why_not(found: RefusedOptions, values: list[str]) -> str:
    offered = ", ".join(quote(label, 40) for label in found.available)
    if found.total > len(found.available):
        offered += f" (of {found.total})"
    if found.missing:
        return f"has no option {', '.join(quote(each, 40) for each in found.missing)}; it has {offered}"
    if found.disabled:
        return f"has {', '.join(quote(each, 40) for each in found.disabled)} disabled; it offers {offered}"
    return f"takes one option, not {len(values)}"


# --- what pages make themselves --------------------------------------------------------------------------------------


async def choose(action: Action, aim: Aim, values: list[str]) -> None:
    """Open it, find the option, click it; for each of the values."""
    for value in values:
        option = await _bring_up(action, aim, value)
        await action.click(option.ref)
        await _check_choice(action, aim, option, value)
    action.details["chosen"] = _shown(aim, values)


async def choose_typed(action: Action, aim: Aim, text: str) -> bool:
    """After typing into a combobox: choose the option that says just that, if one is offered."""
    offered = await _options(action, aim)
    option = _named(offered, text)
    if option is None:
        # The field may accept free text, or drop it when it loses the focus. Tell the agent that no option was chosen.
        if offered:
            action.notes.append("none of its options was chosen")
        return False
    await action.click(option.ref)
    action.notes.append(f"chose {option.ref}" if _is_secret(aim) else f"chose {option.describe()}")
    await _check_choice(action, aim, option, text)
    return True


async def _bring_up(action: Action, aim: Aim, value: str) -> NodeRef:
    """Make an option visible as a person would, by opening the list and then by typing into it; returns the option."""
    offered = await _options(action, aim)
    if option := _named(offered, value):
        return option
    before = frozenset(node.ref for node in await _choices(action, aim))
    await action.click(aim.target)
    offered = await _options(action, aim, before) or offered
    if option := _named(offered, value):
        return option
    info = await aim.script.open_field(aim.where)
    if info.kind == "text" and not info.read_only:
        await _type_over(action, aim, info, value)
        if option := _named(await _options(action, aim, before), value):
            return option
        await _type_over(action, aim, info, str(info.value))
    await action.send(action.keyboard.start_press("Escape"))
    if not offered and aim.role == "button":
        raise _not_a_select(aim, "has no options: it opens something else")
    if _is_secret(aim):
        raise WrongElementError(f"{aim.describe()} offers no such option", code="option_not_found")
    names = ", ".join(quote(node.name, 40) for node in offered[:20]) or "none that could be seen"
    more = f" (of {len(offered)})" if len(offered) > 20 else ""
    raise WrongElementError(
        f"{aim.describe()} offers no {quote(value, 40)}; its options are {names}{more}", code="option_not_found"
    )


async def _type_over(action: Action, aim: Aim, info: FieldInfo, text: str) -> None:
    await action.resume()
    await aim.script.select_all()
    keyboard = action.keyboard
    keys = keyboard.start_fill(text, types_last=info.hears_keypress) if text else keyboard.start_press("Delete")
    await action.send(keys)
    await action.settle()


async def _check_choice(action: Action, aim: Aim, option: NodeRef, value: str) -> None:
    """Check that the choice shows: in the field, around it, or as a selected option."""
    wanted = clean(value).casefold()
    held = await aim.script.read_field()
    kept = str(held.value) if held is not None else ""
    if wanted in clean(kept).casefold():
        action.value = mask(kept) if _is_secret(aim) else kept
        return
    around = await aim.script.text_around(aim.where)
    if around is None:  # it was re-rendered: look for the choice on the whole page
        nodes = await action.actor.looker.elements()
        around = "\n".join(f"{node.name} {node.text_snippet}" for node in nodes if node.role not in OFFERED)
    state = await aim.script.check_state(option.number)
    # The rest of the receipt tells what a menu item did.
    if wanted in clean(around).casefold() or (state is not None and state.checked) or option.role == "menuitem":
        action.value = mask(value) if _is_secret(aim) else value
        return
    raise not_kept(aim, value, kept, "The page does not show what was chosen", is_secret=_is_secret(aim))


async def _options(action: Action, aim: Aim, before: frozenset[str] | None = None) -> list[NodeRef]:
    """The options of this list only: those in it or in what it controls; else those that were not there ``before``."""
    nodes = await _choices(action, aim)
    own = await aim.script.belonging(aim.where, [node.number for node in nodes])
    mine = [node for node in nodes if node.number in own]
    if not mine and before is not None:
        mine = [node for node in nodes if node.ref not in before]
    action.actor.looker.refs.remember(mine)
    return mine


async def _choices(action: Action, aim: Aim) -> list[NodeRef]:
    looker = action.actor.looker
    prefix, found = looker.prefix(aim.script.frame.id), await looker.elements()
    return [node for node in found if node.role in OFFERED and node.tag != "option" and node.frame == prefix]


def _named(options: list[NodeRef], value: str) -> NodeRef | None:
    wanted = clean(value).casefold()
    named = [node for node in options if clean(node.name).casefold() == wanted]
    said = [node for node in options if clean(node.text_snippet).casefold() == wanted]
    return next(iter([*named, *said]), None)
