"""What is done with the keyboard: focus, type, press."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import trio

from cdpagent.act import fields
from cdpagent.act.action import ACTION_SECONDS, perform
from cdpagent.act.aiming import Need
from cdpagent.act.answers import Described
from cdpagent.act.consequences import PRESSES
from cdpagent.act.keys import Modifier, parse_chord
from cdpagent.act.naming import name_element
from cdpagent.act.refusals import focus_moved
from cdpagent.errors import DocumentGoneError, NotActionableError, PolicyError
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from cdpagent.act.action import Action
    from cdpagent.act.actor import Actor
    from cdpagent.act.aiming import Aim
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.terms import Terms

_SECONDS_PER_KEY = 0.05
_PRESS_AFTER_TAB: Final = re.compile(r"\t[^\t]*[ \n]")
_ACTIVATING: Final = frozenset({"Enter", " "})
"""The keys that press what has the focus, or send the form that it is in."""
_SELECTING: Final = ({Modifier.CONTROL}, {Modifier.META})
"""With an A, these select everything, which leaves nothing to be seen in the page."""


async def focus(actor: Actor, target: str, *, terms: Terms) -> ActionResult:
    """Give an element the focus."""
    need = Need(point=False, guard=False)
    return await perform(actor, "focus", target, _focus, need=need, terms=terms)


async def type_text(actor: Actor, target: str | None, text: str, *, delay: float, terms: Terms) -> ActionResult:
    """Type a text, key by key: into an element after what is in it, or where the caret is in what has the focus."""
    goes_on = target is None
    if _PRESS_AFTER_TAB.search(text) and actor.tab.context.chrome.confirmer.concerns(*PRESSES):
        raise PolicyError(
            "after a Tab, a space or a line end may press a button: use press, key by key", rule="confirm"
        )
    if target is None:
        with deadline("page.type()", ACTION_SECONDS):
            await actor.tab.attach()
            target = await _focused(actor)

    async def gesture(action: Action) -> None:
        if await action.keep_secret(text, action.aimed) and "\t" in text:
            raise PolicyError("a Tab would lead out of the field: type the secret alone, into its own", rule="secrets")
        await _focus(action)
        if goes_on:
            await action.script.guard_keys(action.aimed.where)
        else:
            await fields.go_to_end(action)
        await _type(action, action.reveal(text, action.aimed).replace("\r\n", "\n"), delay)
        await fields.read_back(action)

    timeout = ACTION_SECONDS + len(text) * (delay + _SECONDS_PER_KEY)
    # What has the focus gets the keys, wherever it is.
    need = Need(
        point=False,
        guard=False,
        field=True,
        uncovered=not goes_on,
        activates="\n" in text or " " in text,
        by_space="\n" not in text,
    )
    return await perform(actor, "type", target, gesture, need=need, terms=terms, timeout=timeout)


async def _focused(actor: Actor) -> str:
    """The ref of what has the focus, in whichever frame that is."""
    actor.looker.catch_up()
    frame = actor.tab.main_frame
    while True:
        script = await actor.script(frame)
        found = await script.focused(actor.looker.next_ref(frame))
        if found is None:
            raise NotActionableError(
                "nothing has the focus, so there is nowhere to type. Name the field, or click it first",
                reason="no_focus",
            )
        number, is_frame = found
        actor.looker.issued(frame, number)
        [owner] = await script.extractor.iframe_owners([number]) if is_frame else [None]
        inner = actor.tab.frame(owner.frame_id) if owner is not None else None
        if inner is None:
            return f"{actor.looker.prefix(frame.id)}e{number}"
        frame = inner


async def _type(action: Action, text: str, delay: float) -> None:
    """Type into what has the focus, as long as that is where the text is meant to go.

    The page may go on from box to box, as it does for codes, or draw its field anew. Where the focus goes elsewhere,
    the rest of the text is typed nowhere: it may be a password, and the other field a chat.
    """
    has_moved_on = False
    for place, character in enumerate(text):
        try:
            await action.send(action.keyboard.start_character(character))
            if character == "\t":
                await action.script.follow_focus()
            else:
                typing = await action.script.typing()
                has_moved_on |= typing.has_moved_on
                typed = place if typing.was_kept else place + 1
                if typing.stray is not None and typed < len(text):
                    raise focus_moved(action.aimed, typing.stray, f"after {typed} of {len(text)} characters")
        except DocumentGoneError:
            if place + 1 < len(text):
                action.notes.append(f"stopped after {place + 1} of {len(text)} characters: the page went elsewhere")
            raise
        if delay:
            await trio.sleep(delay)  # this is what was asked for
    if has_moved_on:
        action.notes.append("the page went on from box to box; the value is that of the first")


async def press(actor: Actor, key: str, target: str | None, *, terms: Terms) -> ActionResult:
    """Press a key or a chord, on ``target`` or on what has the focus."""
    held, pressed = parse_chord(key)  # an unknown key is an error before anything has happened
    activates = pressed.key in _ACTIVATING
    if activates and target is None and actor.tab.context.chrome.confirmer.concerns(*PRESSES):
        with deadline("page.press()", ACTION_SECONDS), suppress(NotActionableError):
            await actor.tab.attach()
            target = await _focused(actor)

    async def gesture(action: Action) -> None:
        if action.aim is not None:
            await _focus(action, guards=activates)
        action.details["key"] = key
        await action.send(action.keyboard.start_press(key))
        if action.aim is not None:
            await _check_key(action, action.aim, guarded=activates)
        if pressed.key.lower() == "a" and {each.modifier for each in held} in _SELECTING:
            with suppress(DocumentGoneError):
                action.notes.append(_say_selected(await action.script.selected_length()))

    need = Need(point=False, guard=False, enabled=False, activates=activates, by_space=pressed.key == " ", keys=True)
    return await perform(actor, f"press {key}", target, gesture, need=need, terms=terms)


def _say_selected(length: int) -> str:
    return f"{length} character{'s are' if length != 1 else ' is'} selected" if length else "nothing is selected"


async def _check_key(action: Action, aim: Aim, *, guarded: bool) -> None:
    """See that the key has come to what was aimed at, and to nothing else where it would press that."""
    stray = Described.of(await action.actor.shields.kept())
    if stray is None and guarded:
        typing = await action.script.typing()
        stray = typing.stray if typing.was_kept else None
        if stray is not None and typing.has_come:
            action.notes.append(f"the focus went to {name_element(stray)} meanwhile, which did not get the key")
            return
    if stray is not None:
        raise focus_moved(aim, stray, "before the key came")


async def _focus(action: Action, *, guards: bool = False) -> None:
    if not await action.script.focus(action.aimed.where, guards=guards):
        raise NotActionableError(
            f"{action.aimed.describe()} can't have the focus. Name the field itself, or click it",
            reason="not_focusable",
        )
