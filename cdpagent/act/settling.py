"""When what an action started has come to an end.

Nothing here sleeps for luck. What can be started is counted: documents and requests by Chrome's events (`Since`),
timers and frames by the probe in the page, changes and animations by the script's observers. An action that starts
nothing is over when the page has run what was due, which takes about a millisecond. What never ends by design (web
sockets, event streams, polls) is not waited for, and everything together has a bound, which the receipt names when it
is hit.
"""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import trio

from cdpagent.browser.page.busy import RECHECK_SECONDS
from cdpagent.errors import DocumentGoneError
from cdpagent.wire.session import together

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cdpagent.act.actor import Actor
    from cdpagent.act.answers import Described, FieldState, Glance, PendingTasks, Slip
    from cdpagent.act.script import ActScript
    from cdpagent.see.looker import PlannedView
    from cdpagent.see.view import View

LIMIT_SECONDS: Final = 3.0
"""How long an action may keep a page busy before its receipt is given anyway."""
NAVIGATION_SECONDS: Final = 10.0
"""How long, where the action goes to another document."""

_LOAD_SECONDS: Final = 3.0
_GONE_SECONDS: Final = 0.5
_FRAME_SECONDS: Final = 0.02
_DOWNLOAD_SECONDS: Final = 1.5
_OK: Final = 200
_LEAVING: Final = "the page is on its way to another document"


class _Due(NamedTuple):
    """What the next turn has to wait for: time, frames, or only what is queued already."""

    wait_ms: float = 0.0
    frames: int = 0
    task: bool = False
    is_sure: bool = True
    """Whether something is known to be queued; otherwise the page only may react to what has just changed in it."""

    @property
    def any(self) -> bool:
        return self.wait_ms > 0 or self.frames > 0 or self.task

    def after(self, glance: Glance, pending: PendingTasks) -> _Due:
        """What is due after a turn that waited for this."""
        # The page was asked what is pending when the turn began: what was due within the turn has run since, and may
        # have asked for more.
        left = pending.left_ms - self.wait_ms + 1 if pending.left_ms >= 0 else 0.0
        frames = pending.frames if not self.frames else 0
        has_task = (pending.has_task and not self.any) or self.wait_ms > 0 or self.frames > 0
        # What only moves was looked at as it will be in the end. Where something has changed, that comes next.
        is_seen = glance.rows is not None and not pending.awaits_ends
        wait = max(left, 0.0 if is_seen or glance.changed else glance.moving_ms, 0.0)
        is_sure = has_task or wait > 0 or frames > 0
        return _Due(wait, frames, has_task or bool(glance.changed), is_sure=is_sure)

    def with_long(self, long_ms: Iterable[float]) -> _Due:
        """What is due if long timers count. They are waited for when all else is over: so their work can be told."""
        return self if self.any else _Due(max((each + 1 for each in long_ms), default=0.0))


_A_TASK: Final = _Due(task=True)


class Watch:
    """What an action starts, from the moment this is made, which is before its first input."""

    def __init__(self, actor: Actor, script: ActScript | None) -> None:
        self.since = actor.tab.activity.mark()
        self.hit: Described | None = None
        self.missed: Described | None = None
        """What the input would have hit instead of its target; nothing of it reached the page then."""
        self.slip: Slip | None = None
        """What came under the mouse between press and release."""
        self.field: FieldState | None = None
        """What the field that was aimed at holds."""
        self.was_copy_kept = False
        """Whether something would have been copied out of a secret field."""
        self.is_guarded = False
        """Whether the script watches for a press."""
        self.is_press = False
        """Whether the action presses what the mouse comes to."""
        self.is_compared = False
        """Whether what the page shows in the end will be compared with what it showed before."""
        self.expects_download = False
        """Whether what is hit is a link that downloads."""
        self.expects_script = False
        """Whether what is hit leads to a ``javascript:`` URL: Chrome queues that, and nothing counts it."""
        self.has_stirred = False
        """Whether any node of the page has changed."""
        self.after: View | None = None
        """What the page showed when it had settled, if that came along with finding out that it has."""
        self._actor = actor
        self._script = script
        self.skipped: set[str] = set()
        """The long timers that were not waited for."""
        self._loaded_rev = actor.tab.page_rev
        self._moves = actor.tab.tree.moves_within
        self._busy = ""
        self._waited: set[str] = set()  # the long timers that were waited for when all else was over
        self._has_shown = False  # whether anything has changed since

    @property
    def is_unseen(self) -> bool:
        """Whether a press was guarded and was seen neither to hit its target nor to miss it."""
        return self.is_guarded and self.hit is None and self.missed is None

    async def settle(self) -> str:
        """Wait until all that was started is over; says what was still going on if the time was up before."""
        begun = trio.current_time()
        self.after = None
        with trio.move_on_at(begun + LIMIT_SECONDS) as scope:
            await self._until_calm(scope, begun + NAVIGATION_SECONDS)
        if not scope.cancelled_caught:
            if self.is_press:
                since = self.since
                has_gone = since.has_moved_within or since.has_new_document
                has_shown = self._has_shown or has_gone or bool(since.dialogs() or since.popups() or since.downloads())
                self._actor.habits.learn(self._waited, has_shown=has_shown)
            return ""
        self.after = None  # the page has not come to rest
        return _LEAVING if self.since.is_leaving else self._busy

    async def glance(self) -> None:
        """See what was hit, without waiting for anything."""
        await self._turn(_Due(), is_over=True)

    # --- the loop ----------------------------------------------------------------------------------------------------

    async def _until_calm(self, scope: trio.CancelScope, late: float) -> None:
        """Give the page turns until nothing is due. ``scope`` gets more time, until ``late``, if it navigates."""
        due, turns, has_looked = _A_TASK if self.expects_script else _Due(), 0, False
        while True:
            if self.since.is_leaving:
                scope.deadline = late
                self._busy = _LEAVING
                await self.since.until_arrived()
            if self._has_arrived:
                scope.deadline = late
                await self._load()
                due = _A_TASK
            await self._until_requests_end()
            await self._until_download_begins()
            try:
                due = await self._turn(due, is_over=turns > 0)
            except DocumentGoneError:
                await self._lose_document()
                continue
            turns += 1
            if (turns == 1 and self.since.requests()) or self._has_moved():
                due = due._replace(task=True, is_sure=True)
            if due.any or self.since.is_leaving or self._has_arrived or self.since.awaited_requests():
                has_looked = False
                continue
            if self.after is None and not has_looked and self._can_look(self._script):
                has_looked = True  # with a glance: if anything has changed until then, this was too early
                continue
            if self._script is None or self._script.frame.parent is None:
                return
            # What is done in a frame is often told to the page around it, by a message that can't be counted.
            self._script, due = None, _A_TASK

    def _has_moved(self) -> bool:
        """Whether the URL has changed within the document since this was last asked. The page hears of it in a task."""
        before, self._moves = self._moves, self._actor.tab.tree.moves_within
        return self._moves != before

    @property
    def _has_arrived(self) -> bool:
        """Whether the page has a document that was not waited for yet."""
        return self._actor.tab.page_rev != self._loaded_rev

    async def _load(self) -> None:
        """Wait for the whole of the new document, and for what it loads, as long as that does not take too long."""
        tab = self._actor.tab
        self._busy = "the new page is still loading"
        with suppress(DocumentGoneError):
            await self._actor.script(tab.main_frame)  # it is put there while the page still loads
        await tab.activity.until(lambda: "DOMContentLoaded" in tab.main_frame.reached)
        with trio.move_on_after(_LOAD_SECONDS):
            await tab.activity.until(lambda: "load" in tab.main_frame.reached)
        self._loaded_rev, self._script = tab.page_rev, None

    async def _lose_document(self) -> None:
        """The frame is gone, or has another document, or is about to have one: wait until that shows."""
        self._script, self.is_guarded = None, False
        with trio.move_on_after(_GONE_SECONDS):
            await self._actor.tab.activity.until(lambda: self._has_arrived or self.since.is_leaving)

    async def _until_requests_end(self) -> None:
        """Wait for the requests that were started, or until the page leaves."""
        while (requests := self.since.awaited_requests()) and not self.since.is_leaving:
            count = len(requests)
            self._busy = f"{count} request{'s are' if count > 1 else ' is'} not answered yet"
            await self._actor.tab.activity.until(
                lambda: len(self.since.awaited_requests()) < count or self.since.is_leaving,  # noqa: B023
                recheck=RECHECK_SECONDS,
            )

    async def _until_download_begins(self) -> None:
        """Wait for the download that has to come: Chrome tells of it a moment after what led to it."""
        if not self.since.downloads() and (self.expects_download or self._was_answered_otherwise()):
            self.expects_download = False
            self._busy = "a download has not begun yet"
            with trio.move_on_after(_DOWNLOAD_SECONDS):
                await self._actor.tab.activity.until(lambda: bool(self.since.downloads()))

    def _was_answered_otherwise(self) -> bool:
        """Whether a document was asked for and something else came: a download, unless the answer has no content."""
        return any(
            request.type == "Document" and request.failure == "net::ERR_ABORTED" and request.status == _OK
            for request in self.since.requests()
        )

    # --- one turn ----------------------------------------------------------------------------------------------------

    async def _turn(self, due: _Due, *, is_over: bool) -> _Due:
        """Let the page run what is due, and say what is due then. Where it is cheap, look at the page if nothing is."""
        self._busy = "the page keeps changing"
        self.after = None
        script = await self._watching_script()
        if not self._looks_along(script, due):
            return (await self._run_turn(script, due, None, is_over=is_over))[0]
        async with self._actor.looker.exclusively():
            planned = self._actor.plan_view()
            due, rows = await self._run_turn(script, due, planned, is_over=is_over)
            if planned is not None and rows is not None and not due.any:
                # Where no node has changed, and nothing came or went, the next look learns of new listeners.
                self.after = await self._actor.finish_planned_view(planned, rows, listens=self.has_stirred)
        return due

    async def _watching_script(self) -> ActScript:
        """The script that watches: the one that aimed or, after a navigation, the one in the new document."""
        if self._script is None:
            script = await self._actor.script(self._actor.tab.main_frame)
            self._actor.will_disarm(script)
            await script.watch()
            self._script = script
        return self._script

    def _looks_along(self, script: ActScript, due: _Due) -> bool:
        """Whether to look at the page in the call that gives it a turn: most often nothing is due after it.

        Not while another task looks: a receipt tells what the page shows now, not what it shows when that is done.
        """
        looker = self._actor.looker
        if not self._can_look(script) or due.wait_ms or looker.is_looking:
            return False
        # A turn that is not waited for to its end must not have a long look in it.
        return due.is_sure or looker.looks_cheaply()

    def _can_look(self, script: ActScript | None) -> bool:
        """Whether a look at one document is all that the receipt needs."""
        is_outermost = script is not None and script.frame.parent is None
        return self.is_compared and is_outermost and self._actor.looker.shows_one_document

    async def _run_turn(
        self, script: ActScript, due: _Due, planned: PlannedView | None, *, is_over: bool
    ) -> tuple[_Due, object]:
        """One turn: what is due after it, and the rows of the look if the page was still."""
        look = planned.arguments() if planned is not None else ()
        # Ask what is pending first: what runs between the two calls was pending then. The other way round it is missed.
        with together(self._actor.tab.cdp):
            asked = script.start_pending(is_over=is_over, is_press=self.is_press)
            call = script.start_turn(due.wait_ms, due.frames, look) if due.any else script.start_glance(look)
        glance = None
        # A reaction that may come, comes with the next frame; a page in the background may draw none for long.
        with trio.move_on_after(math.inf if due.is_sure else _FRAME_SECONDS):
            glance = await script.finish_glance(call)
        if glance is None:
            glance = await script.finish_glance(script.start_glance(look))
            assert glance is not None, "a glance is never overtaken"
        pending = await script.pending(asked)
        self.hit, self.missed = self.hit or glance.hit, self.missed or glance.missed
        self.slip = glance.slip or self.slip
        self.field = glance.field
        self.was_copy_kept |= glance.was_copy_kept
        self.has_stirred |= bool(glance.changed)
        self._has_shown |= bool(self._waited and glance.changed)
        # Those that were due within the turn have run since.
        long_ms = {timer: left - due.wait_ms for timer, left in pending.long_ms.items() if left > due.wait_ms}
        return self._with_long(due.after(glance, pending), long_ms), glance.rows

    def _with_long(self, due: _Due, long_ms: Mapping[str, float]) -> _Due:
        """What is due, with the long timers that are not known to come to nothing."""
        site = urlsplit(self._actor.tab.url).netloc
        timers = {f"{site} {timer}": left for timer, left in long_ms.items()}
        self.skipped = {each for each in timers if self.is_press and self._actor.habits.is_idle(each)}
        counted = {each: left for each, left in timers.items() if each not in self.skipped}
        if counted and not due.any:
            self._waited |= set(counted)
        return due.with_long(counted.values())
