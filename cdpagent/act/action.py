"""One action from beginning to end: aim, look, input, settle, look, receipt."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.act.actor import DocumentGoneError
from cdpagent.act.aim import Need, look_and_aim, look_then_aim, name_element, open_aim, take_aim
from cdpagent.act.compare import compare
from cdpagent.act.input import finish
from cdpagent.act.receipt import ActionResult, Changes
from cdpagent.act.settle import Watch
from cdpagent.errors import CdpAgentError, EvaluationError, NotActionableError, PageClosedError
from cdpagent.see.text import quote
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from cdpagent.act.actor import Actor
    from cdpagent.act.aim import Aim, BegunAim
    from cdpagent.act.page import Page
    from cdpagent.see.page import _View as View
    from cdpagent.wire.protocol import Call

ACTION_SECONDS: Final = 15.0
_ATTEMPTS: Final = 3
_POPUP_SECONDS: Final = 3.0
_DRAWN_SECONDS: Final = 3.0
_NOT_RESPONDING: Final = "The page does not respond: it may be in an endless loop. Reload it, or open something else"


@dataclass(slots=True)
class Deed:
    """An action under way."""

    page: Page
    action: str
    target: str | None
    settles: bool
    actor: Actor
    watch: Watch
    aim: Aim | None = None
    value: str | bool | None = None
    """What the receipt shall say that the field holds now."""
    is_settled: bool = False
    """Whether nothing has been sent since the page had settled."""
    still_busy: str = ""
    details: dict[str, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    @property
    def aimed(self) -> Aim:
        """The aim of an action that has a target."""
        assert self.aim is not None, "only for actions with a target"
        return self.aim

    async def send(self, calls: Sequence[Call]) -> None:
        """Wait until the page has taken these input events."""
        self.is_settled = False
        await finish(self.page, calls)

    async def settle(self) -> None:
        """Wait until what has been done so far has come to an end, in the middle of an action."""
        self.still_busy = await self.watch.settle()
        self.is_settled = True
        self.check_hit()

    async def turn(self, actor: Actor, frames: int = 0) -> None:
        """Let the page run what is due, in the middle of an action."""
        seen = await actor.call("turn", 0, frames)
        self.watch.has_stirred |= bool(seen and seen[0])

    async def resume(self) -> None:
        """Before more input in an action that has settled in between: what that starts counts too."""
        if self.is_settled:
            self.is_settled = False
            for call in self.actor.arm(watches=False):
                with suppress(EvaluationError, DocumentGoneError):
                    await self.actor.finish(call)

    async def settled_field(self, aim: Aim) -> dict[str, Any] | None:
        """What the field that was aimed at holds, once the page has settled; None if it went with its document."""
        self.watch.field = None
        await self.settle()
        if self.watch.has_new_document:
            return None
        held: dict[str, Any] | None = self.watch.field
        if held is None or aim.actor is not self.actor:
            held = await aim.actor.call("readField")
        if held is not None and held.get("is_gone"):
            # The page has rendered it anew: what counts is what the new one holds.
            self.page._sync()
            again = await take_aim(self.page, aim.target, Need(point=False, guard=False, field=True))
            held = await again.actor.call("readField")
        return held

    async def approach(self, aim: Aim) -> None:
        """Move the mouse to a target in a frame of another process, until the frame has seen it come.

        Chrome finds the process that gets an input event by what it has drawn last. After scrolling that may still be
        the old picture, on a busy machine for many frames: a press would go to the document around the frame and be
        lost. What does not see the mouse in time is pressed all the same, and the receipt says what came of it.
        """
        if aim.actor.frame.root is self.page.main_frame:
            return
        with trio.move_on_after(_DRAWN_SECONDS), suppress(DocumentGoneError):
            await aim.actor.call("awaitMouse", aim.where)
            await self.send(self.page.mouse.start_move(aim.x, aim.y))
            while not await aim.actor.call("hasMouse"):
                await self.turn(aim.actor, frames=1)
                await self.send(self.page.mouse.start_move(aim.x, aim.y))

    async def click(self, target: str) -> None:
        """A click in the middle of an action; once more if the target moved away under it."""
        for attempt in range(1, _ATTEMPTS + 1):
            self.page._sync()
            aim = await take_aim(self.page, target, Need())
            await self.resume()
            await self.approach(aim)
            await self.send(self.page.mouse.start_click(aim.x, aim.y))
            try:
                await self.settle()
                return
            except MissedError:
                if attempt == _ATTEMPTS:
                    raise

    def check_hit(self) -> None:
        """Raise if the input would have hit something else than was aimed at."""
        missed = self.watch.missed
        if missed is not None:
            self.watch.missed = None
            raise MissedError(missed)


class MissedError(NotActionableError):
    """The target moved away, or was covered, after it was aimed at; what was there instead did not get the press."""

    def __init__(self, missed: dict[str, str]) -> None:
        super().__init__(
            f"the target moved away under the mouse, which then was over {name_element(missed)}. It was not pressed. "
            "Take a snapshot and try again when the page stands still",
            reason="moved",
        )


async def perform(
    page: Page,
    action: str,
    target: str | None,
    gesture: Callable[[Deed], Awaitable[None]],
    *,
    need: Need | None = None,
    settle: bool = True,
    compares: bool = True,
    retries: bool = False,
    timeout: float = ACTION_SECONDS,
) -> ActionResult:
    """Do one thing to a page and say what it did. ``gesture`` sends the input.

    ``retries``: it is one press and nothing else, and may be done again if its target moved away under it.
    """
    what = f"page.{action}({quote(target, 60) if target is not None else ''})"
    async with page._acting:
        with deadline(what, timeout, hint=_NOT_RESPONDING):
            await page.attach()
            attempts = _ATTEMPTS if retries else 1
            while True:
                attempts -= 1
                try:
                    return await _attempt(page, action, target, gesture, need or Need(), settle, compares)
                except MissedError:
                    if not attempts:
                        raise


async def _attempt(
    page: Page,
    action: str,
    target: str | None,
    gesture: Callable[[Deed], Awaitable[None]],
    need: Need,
    settle: bool,
    compares: bool,
) -> ActionResult:
    page._sync()
    try:
        deed, before = await _prepare(page, action, target, need, settle, compares)
        changes = Changes(is_skipped=not settle)
        await _carry_out(deed, gesture, changes)
    finally:
        # Whatever happened: nothing stays in the page, nothing stays pressed.
        for actor in page._aimed_with:
            actor.disarm()
        page._aimed_with.clear()
        page.mouse.release()
        page.keyboard.release_pressed()
    await _fill_in(changes, deed, before)
    aim = deed.aim
    notes = [*(aim.notes if aim is not None else ()), *deed.notes]
    details: dict[str, Any] = {"on": aim.describe()} if aim is not None else {}
    details |= deed.details
    if notes:
        details["notes"] = notes
    return ActionResult(True, action, target, details, changes)


async def _prepare(
    page: Page, action: str, target: str | None, need: Need, settle: bool, compares: bool
) -> tuple[Deed, View | None]:
    """Look, aim, and be on the watch; all of it is asked for at once where nothing has to be found out first."""
    before: View | None = None
    begun: BegunAim | None = None
    armed: list[Call] = []
    if settle and compares:
        async with page._looking:
            opened = open_aim(page, target) if target is not None else None
            if opened is None:
                before = await page._finish_show(page._begin_show())
            elif opened.actor.frame is page.main_frame and (planned := page._plan_show()) is not None:
                before, begun, armed = await look_and_aim(page, opened, need, planned)
            else:
                before, begun, armed = await look_then_aim(page, opened, need)
    aim = await take_aim(page, target, need, begun) if target is not None else None
    actor = aim.actor if aim is not None else await page._actor(page.main_frame)
    page._aimed_with.add(actor)
    if begun is None or actor is not begun.actor or (aim is not None and aim.has_waited):
        armed += actor.arm(watches=aim is None)
        if before is not None and aim is not None and "is_selected" not in (aim.field or ()):
            before = await page._show()  # what has changed until then was not the action's doing
    # Waited for: input takes another way into the page and might overtake it.
    for call in armed:
        with suppress(EvaluationError, DocumentGoneError):  # a page that has broken its timers is watched without them
            await actor.finish(call)
    watch = Watch(page, actor)
    watch.expects_download = aim is not None and aim.downloads
    watch.is_compared = before is not None
    watch.is_guarded = need.guard and need.point and aim is not None
    deed = Deed(page, action, target, settle, actor, watch, aim)
    if aim is not None and need.point:
        await deed.approach(aim)
    return deed, before


async def _carry_out(deed: Deed, gesture: Callable[[Deed], Awaitable[None]], changes: Changes) -> None:
    """Send the input, and wait until what it starts has come to an end."""
    watch = deed.watch
    try:
        try:
            await gesture(deed)
        except DocumentGoneError:
            deed.is_settled = False  # that it took its document away is what it did
        if deed.settles:
            changes.still_busy = deed.still_busy if deed.is_settled else await watch.settle()
        else:
            await _look_once(watch)
        deed.check_hit()
    except PageClosedError:
        if not deed.page.closed:
            raise
        changes.closed = True
    if watch.is_unseen and not watch.has_new_document and not changes.closed:
        deed.notes.append("it could not be seen whether the press arrived")


async def _look_once(watch: Watch) -> None:
    with suppress(DocumentGoneError):
        await watch.glance()


async def _fill_in(changes: Changes, deed: Deed, before: View | None) -> None:
    page, watch = deed.page, deed.watch
    changes.url = watch.new_url
    changes.value = deed.value
    changes.dialogs = watch.dialogs()
    changes.new_pages = watch.new_pages()
    changes.downloads = watch.downloads()
    changes.console_errors = watch.console_errors()
    with trio.move_on_after(_POPUP_SECONDS):
        for popup in changes.new_pages:
            await popup._until_opened()
    if watch.has_new_document:
        changes.page_rev = page.page_rev
        changes.requests = [request for request in watch.requests() if request.type == "Document"][-1:]
        with suppress(CdpAgentError):
            changes.title = await page.title()
        return
    changes.requests = [request for request in watch.requests() if request.type in _TOLD]
    if before is None or page.closed or page.crashed:
        return
    if page.main_frame.departure is not None:
        return  # a page that is on its way answers nothing
    after = watch.shown or await page._show()
    if after is not None and not watch.has_new_document:
        changes.is_compared, changes.is_restyled = True, watch.has_stirred
        compare(before, after, changes)
        page._remember(after, [*changes.added, *changes.changed])


_TOLD: Final = frozenset({"Document", "XHR", "Fetch", "Other", "Ping", "EventSource", "WebSocket"})
