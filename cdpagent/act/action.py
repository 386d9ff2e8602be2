"""One action from beginning to end: look and aim, input, settle, look, receipt."""

from __future__ import annotations

import dataclasses
from contextlib import suppress
from dataclasses import dataclass, field
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec

import trio

from cdpagent import log
from cdpagent.act.aiming import FirstLook, Need, first_look, take_aim
from cdpagent.act.answers import Described
from cdpagent.act.compare import compare, put_behind
from cdpagent.act.input import finish
from cdpagent.act.naming import name_element
from cdpagent.act.receipt import ActionResult, Changes
from cdpagent.act.settling import Watch
from cdpagent.act.terms import USUAL
from cdpagent.browser.page.worlds import lost_context_is_document_gone
from cdpagent.errors import CdpAgentError, DocumentGoneError, NotActionableError, PageClosedError
from cdpagent.see.text import quote
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Sequence

    from cdpagent.act.actor import Actor
    from cdpagent.act.aiming import Aim
    from cdpagent.act.answers import FieldState, Slip
    from cdpagent.act.input import Keyboard, Mouse
    from cdpagent.act.script import ActScript
    from cdpagent.act.terms import Terms
    from cdpagent.browser.page.tab import Tab
    from cdpagent.see.view import View
    from cdpagent.wire.protocol import Call

P = ParamSpec("P")

ACTION_SECONDS: Final = 15.0
_ATTEMPTS: Final = 3
_POPUP_SECONDS: Final = 3.0
_DRAWN_SECONDS: Final = 3.0
_LOOK_SECONDS: Final = 5.0
"""How long a page that has got its input may take to say what it shows now."""
_NOT_RESPONDING: Final = (
    "The page does not respond: it may be in an endless loop. Nothing was sent to it. Reload it, or open something else"
)
_BUSY_SINCE: Final = (
    "The input has reached the page, which does not respond since: it is at work, or in an endless loop. Don't do it "
    "again before you know: wait and take a snapshot. If it stays like that, reload it, or open something else"
)
_TOO_BUSY: Final = "the input arrived, and the page has been too busy to answer since. Wait, then take a snapshot"
_READING: Final = frozenset({"GET", "HEAD"})
_TOLD_REQUESTS: Final = frozenset({"Document", "XHR", "Fetch", "Other", "Ping", "EventSource", "WebSocket"})


class MissedError(NotActionableError):
    """The target moved away, or was covered, after it was aimed at; what was there instead did not get the press."""

    def __init__(self, missed: Described) -> None:
        super().__init__(
            f"the target moved away under the mouse, which then was over {name_element(missed)}. It was not pressed. "
            "Take a snapshot and try again when the page stands still",
            reason="moved",
        )


@dataclass(slots=True)
class _Progress:
    """How far an action has got, for the error of one that takes too long."""

    has_begun: bool = False

    def hint(self) -> str:
        return _BUSY_SINCE if self.has_begun else _NOT_RESPONDING


@dataclass(slots=True)
class Action:
    """An action under way. A gesture is given this to send its input with."""

    actor: Actor
    script: ActScript
    watch: Watch
    aim: Aim | None = None
    value: str | bool | None = None
    """What the receipt shall say that the field holds now."""
    files: list[str] | None = None
    """The files that the receipt shall say that the field has now."""
    is_settled: bool = False
    """Whether the page has settled and nothing has been sent since."""
    still_busy: str = ""
    details: dict[str, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    @property
    def tab(self) -> Tab:
        """The tab that is acted on."""
        return self.actor.tab

    @property
    def mouse(self) -> Mouse:
        """The mouse of the page."""
        return self.actor.mouse

    @property
    def keyboard(self) -> Keyboard:
        """The keyboard of the page."""
        return self.actor.keyboard

    @property
    def aimed(self) -> Aim:
        """The aim of an action that has a target."""
        assert self.aim is not None, "only for actions with a target"
        return self.aim

    async def keep_secret(self, text: str, aim: Aim) -> bool:
        """Have nothing of the field shown from now on if the text names a secret, not even a part; whether it does."""
        if self.reveal(text, aim) == text:
            return False
        await aim.script.keep_secret()
        return True

    def reveal(self, text: str, aim: Aim) -> str:
        """The text that is to be typed into what was aimed at, with the secrets that it names, if they belong there."""
        return self.tab.context.chrome.secrets.reveal(text, aim.script.frame.url)

    async def send(self, calls: Sequence[Call]) -> None:
        """Wait until the page has taken these input events."""
        self.is_settled = False
        if calls and calls[0].method == "Input.dispatchMouseEvent":
            with self.tab.capturer.hastening():
                await finish(self.tab, calls)
        else:
            await finish(self.tab, calls)  # keys don't wait for a frame

    async def settle(self) -> None:
        """Wait until what has been done so far has come to an end, in the middle of an action."""
        self.still_busy = await self.watch.settle()
        self.is_settled = True
        self.check_hit()

    async def turn(self, script: ActScript, frames: int = 0) -> None:
        """Let the page run what is due, in the middle of an action."""
        glance = await script.finish_glance(script.start_turn(0, frames, ()))
        self.watch.has_stirred |= glance is not None and bool(glance.changed)

    async def resume(self) -> None:
        """Count again what the page starts, before more input in an action that has settled in between."""
        if self.is_settled:
            self.is_settled = False
            await self.script.finish_arming(self.script.arm(watches=False))

    async def aim_again(self, target: str, need: Need) -> Aim:
        """Aim at a target in the middle of an action."""
        self.actor.looker.catch_up()
        return await take_aim(self.actor, target, need)

    async def approach(self, aim: Aim) -> None:
        """Move the mouse to a target in a frame of another process, until that frame has seen it come.

        Chrome finds the process that gets an input event by what it has drawn last. After scrolling, that may be the
        old picture for many frames on a busy machine: a press would go to the document around the frame and be lost.
        If the frame does not see the mouse in time, it is pressed all the same, and the receipt says what came of it.
        """
        if aim.script.frame.root is self.tab.main_frame:
            return
        with trio.move_on_after(_DRAWN_SECONDS), suppress(DocumentGoneError):
            await aim.script.await_mouse(aim.where)
            await self.send(self.mouse.start_move(aim.x, aim.y))
            while not await aim.script.has_mouse():
                await self.turn(aim.script, frames=1)
                await self.send(self.mouse.start_move(aim.x, aim.y))

    async def press(self, aim: Aim) -> None:
        """Click where an aim that was taken in the middle of an action points to."""
        await self.approach(aim)
        await self.send(self.mouse.start_click(aim.x, aim.y))

    async def click(self, target: str) -> None:
        """A click in the middle of an action; once more if the target moved away under it."""
        for attempt in range(1, _ATTEMPTS + 1):
            aim = await self.aim_again(target, Need())
            await self.resume()
            await self.press(aim)
            try:
                await self.settle()
                return
            except MissedError:
                if attempt == _ATTEMPTS:
                    raise

    async def settled_field(self, aim: Aim) -> FieldState | None:
        """What the field that was aimed at holds, once the page has settled; None if it went with its document."""
        self.watch.field = None
        await self.settle()
        if self.watch.since.has_new_document:
            return None
        held = self.watch.field
        if held is None or aim.script is not self.script:
            held = await aim.script.read_field()
        if held is not None and held.is_gone:
            # The page has rendered it anew: what counts is what the new one holds.
            need = Need(point=False, guard=False, field=True, uncovered=False)
            again = await self.aim_again(aim.target, need)
            held = await again.script.read_field()
        return held

    def check_hit(self) -> None:
        """Raise if the input would have hit something else than was aimed at."""
        missed = self.watch.missed
        if missed is not None:
            self.watch.missed = None
            raise MissedError(missed)


@dataclass(frozen=True, slots=True)
class _Request:
    """What to do: all that one attempt at it needs."""

    name: str
    target: str | None
    gesture: Callable[[Action], Awaitable[None]]
    need: Need
    settles: bool
    compares: bool
    progress: _Progress = field(default_factory=_Progress)


def _told(
    perform: Callable[Concatenate[Actor, str, str | None, P], Awaitable[ActionResult]],
) -> Callable[Concatenate[Actor, str, str | None, P], Coroutine[Any, Any, ActionResult]]:
    """Have the log tell of each action, and a person who watches see it."""

    @wraps(perform)
    async def performed(
        actor: Actor, name: str, target: str | None, /, *args: P.args, **kwargs: P.kwargs
    ) -> ActionResult:
        try:
            result = await perform(actor, name, target, *args, **kwargs)
        except CdpAgentError as exc:
            log.action.info("%s %s failed: %s", name, target or "", exc)
            raise
        log.action.info("%s", log.Later(lambda: result.brief))
        log.action.debug("%s", result)
        if slow := actor.tab.context.chrome.slow:
            await trio.sleep(slow)
        return result

    return performed


@_told
async def perform(
    actor: Actor,
    name: str,
    target: str | None,
    gesture: Callable[[Action], Awaitable[None]],
    *,
    need: Need | None = None,
    terms: Terms = USUAL,
    compares: bool = True,
    retries: bool = False,
    accept_dialogs: bool | None = None,
    timeout: float = ACTION_SECONDS,
) -> ActionResult:
    """Do one thing to a page and say what it did. ``gesture`` sends the input.

    ``retries`` is for a gesture that is one press and nothing else: it may be done again if its target moved away.
    ``accept_dialogs`` answers the dialogs that it opens; None leaves them to the rule of the page. ``timeout`` is what
    it may take unless the terms say otherwise.
    """
    actor.tab.check_may_act()
    request = _Request(name, target, gesture, terms.applied_to(need or Need()), terms.settle, compares)
    what = f"page.{name}({quote(target, 60) if target is not None else ''})"
    async with actor.one_action():
        answering = actor.tab.dialogs.answering(accept_dialogs)
        limited = deadline(what, terms.limit(timeout), hint=request.progress.hint, heard=actor.tab.messages_heard)
        with (
            lost_context_is_document_gone(),
            limited as limit,
            actor.within(limit),
            answering,
            actor.tab.capturer.in_use(),
        ):
            await actor.tab.attach()
            await actor.tab.capturer.begin(lazily=True)
            attempts = _ATTEMPTS if retries else 1
            while True:
                attempts -= 1
                try:
                    return await _attempt(actor, request)
                except MissedError:
                    if not attempts:
                        raise


async def _attempt(actor: Actor, request: _Request) -> ActionResult:
    actor.looker.catch_up()
    changes = Changes(is_skipped=not request.settles)
    sequences = list(actor.sequences)
    try:
        action, before = await _prepare(actor, request)
        actor.before_last = before
        actor.habits.come_back(actor.tab.page_rev, before)

        async def conclude() -> None:
            after = await _fill_in(changes, action, before)
            actor.habits.leave(action.watch.skipped, actor.tab.page_rev, after)
            for sequence in sequences:
                sequence.add(changes, before, after)

        for sequence in sequences:
            sequence.conclude = conclude
        await _carry_out(action, request, changes)
    finally:
        actor.let_go()
    await conclude()
    aim = action.aim
    details: dict[str, Any] = {"on": aim.describe()} if aim is not None else {}
    details |= action.details
    notes = [*(aim.notes if aim is not None else ()), *action.notes]
    if notes:
        details["notes"] = notes
    return ActionResult(True, request.name, request.target, details, changes)


# --- before ----------------------------------------------------------------------------------------------------------


async def _prepare(actor: Actor, request: _Request) -> tuple[Action, View | None]:
    """Look, aim, and be on the watch."""
    target, need = request.target, request.need
    look = FirstLook(None, None, [])
    if request.settles and request.compares:
        look = await first_look(actor, target, need)
    if look.aim is None:
        # It is aimed at some time after the look, and looked at once more before it gets the focus.
        need = dataclasses.replace(need, select=False)
    aim = await take_aim(actor, target, need, look.aim, look.resolved) if target is not None else None
    script = aim.script if aim is not None else await actor.script(actor.tab.main_frame)
    actor.will_disarm(script)
    before = await _arm(actor, script, aim, look)
    watch = Watch(actor, script)
    watch.expects_download = aim is not None and aim.downloads
    watch.expects_script = aim is not None and aim.queues_script
    watch.is_compared = before is not None
    watch.is_guarded = watch.is_press = need.guard and need.point and aim is not None
    action = Action(actor, script, watch, aim)
    if aim is not None and need.point:
        await action.approach(aim)
    return action, before


async def _arm(actor: Actor, script: ActScript, aim: Aim | None, look: FirstLook) -> View | None:
    """Have the page count what it starts from now on; what it shows at this moment, if that is to be compared."""
    before, armed = look.before, list(look.armed)
    is_armed = look.aim is not None and look.aim.script is script and not (aim is not None and aim.has_waited)
    if not is_armed:
        armed += script.arm(watches=aim is None)
        has_focus = aim is not None and aim.field is not None and aim.field.is_selected is not None
        if before is not None and aim is not None and not has_focus:
            before = await actor.view()  # what has changed until now was not the action's doing
    await script.finish_arming(armed)
    return before


# --- the action ------------------------------------------------------------------------------------------------------


async def _carry_out(action: Action, request: _Request, changes: Changes) -> None:
    """Send the input, and wait until what it starts has come to an end."""
    watch = action.watch
    try:
        request.progress.has_begun = True
        try:
            await request.gesture(action)
        except DocumentGoneError:
            action.is_settled = False  # the gesture made the page leave: that is its effect, not a failure
        if request.settles:
            changes.still_busy = action.still_busy if action.is_settled else await watch.settle()
        else:
            with suppress(DocumentGoneError):
                await watch.glance()
        if watch.is_unseen:
            watch.missed = Described.of(await action.actor.shields.kept())
        action.check_hit()
    except PageClosedError:
        if not action.tab.closed:
            raise
        changes.closed = True
    if watch.slip is not None:
        action.notes.append(_say_slip(watch.slip))
    if watch.was_copy_kept:
        action.notes.append("nothing was copied: the field holds a secret")
    if watch.is_unseen and not watch.since.has_new_document and not changes.closed:
        action.notes.append("it could not be seen whether the press arrived")


def _say_slip(slip: Slip) -> str:
    what = "not every click reached it" if slip.has_landed else "no click reached it"
    if slip.instead is None:
        return f"{what}: it went away from under the mouse while that was pressed"
    return f"{what}: {name_element(slip.instead)} came under the mouse while that was pressed, and got no click either"


# --- after -----------------------------------------------------------------------------------------------------------


async def _fill_in(changes: Changes, action: Action, before: View | None) -> View | None:
    """Say in the receipt what has happened; give what the page shows now, if that was looked at."""
    actor, watch, since = action.actor, action.watch, action.watch.since
    changes.url = since.new_url
    changes.value, changes.files = action.value, action.files
    changes.dialogs = since.dialogs()
    changes.downloads = since.downloads()
    changes.console_errors = since.error_messages()
    popups = since.popups()
    await _wait_for(popups)
    changes.new_pages = [actor.page_of(popup) for popup in popups]
    if since.has_new_document:
        await _tell_of_document(changes, action)
        return None
    changes.requests = [request for request in since.requests() if request.type in _TOLD_REQUESTS]
    # A page that is closed, or on its way elsewhere, answers nothing.
    if before is None or actor.tab.closed or actor.tab.crashed or actor.tab.main_frame.departure is not None:
        return None
    after = watch.after
    try:
        if after is None:
            with trio.move_on_after(_LOOK_SECONDS) as scope:
                after = await actor.view()
            if scope.cancelled_caught:
                changes.still_busy = _TOO_BUSY
    except PageClosedError:
        changes.closed = actor.tab.closed
        return None
    if after is not None and not since.has_new_document:
        changes.is_compared, changes.is_restyled = True, watch.has_stirred
        compare(before, after, changes, actor.looks)
        await _find_what_is_behind(changes, action)
        actor.looker.remember(after, [change.ref for change in (*changes.added, *changes.changed)])
    return after


async def _find_what_is_behind(changes: Changes, action: Action) -> None:
    """Tell what is gone from what only has a layer in front of it, which the page may hide from all but the eye."""
    numbers = {change.ref: int(change.ref[1:]) for change in changes.removed if change.ref.startswith("e")}
    if not changes.layers or not numbers:
        return
    with suppress(CdpAgentError):
        script = await action.actor.script(action.tab.main_frame)
        there = await script.present(list(numbers.values()))
        put_behind(changes, {ref for ref, number in numbers.items() if number in there})


async def _wait_for(popups: list[Tab]) -> None:
    with trio.move_on_after(_POPUP_SECONDS):
        for popup in popups:
            with suppress(CdpAgentError):  # a popup that crashes is no failure of what opened it
                await popup.until_opened()


async def _tell_of_document(changes: Changes, action: Action) -> None:
    tab, since = action.tab, action.watch.since
    changes.page_rev = tab.page_rev
    documents = [request for request in since.requests() if request.type == "Document"]
    changes.requests = [request for request in documents if request.method not in _READING] or documents[-1:]
    with suppress(CdpAgentError):
        arrival = await (await action.actor.looker.extractor(tab.main_frame).current()).arrival()
        changes.title, changes.heading, changes.messages = arrival
