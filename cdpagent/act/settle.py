"""When what an action started has come to an end.

Nothing here sleeps for luck. What can be started is counted: documents and requests by Chrome's events, timers and
frames by the hook in the page, changes and animations by the actor's observers. An action that starts nothing is over
when the page has run what was due, which takes about a millisecond. What never ends by design (web sockets, event
streams, polls) is not waited for, and everything together has a bound, which the receipt names when it is hit.
"""

from __future__ import annotations

import math
from collections import Counter
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import trio

from cdpagent.act.actor import DocumentGoneError

if TYPE_CHECKING:
    from cdpagent.act.actor import Actor
    from cdpagent.act.page import Page
    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.page.page import Page as BrowserPage
    from cdpagent.browser.services.dialogs import Dialog
    from cdpagent.browser.services.downloads import Download
    from cdpagent.see.page import _View as View

LIMIT_SECONDS: Final = 3.0
"""How long an action may keep a page busy before its receipt is given anyway."""
NAVIGATION_SECONDS: Final = 10.0
"""The same where it goes to another document."""

_LOAD_SECONDS: Final = 3.0
_ASKED_SECONDS: Final = 0.5
_LONG_POLL_SECONDS: Final = 1.5
_RECHECK_SECONDS: Final = 0.1
_POLLS: Final = 3
_FRAME_SECONDS: Final = 0.02
_DOWNLOAD_SECONDS: Final = 1.5
_OK: Final = 200
_LEAVING: Final = "the page is on its way to another document"
_WAITED_FOR: Final = frozenset({"Document", "XHR", "Fetch", "Script", "Stylesheet", "Other", "Preflight"})


class _Due(NamedTuple):
    """What is to be waited for in the next turn: time, frames, or only what is queued already."""

    wait_ms: float = 0.0
    frames: int = 0
    task: bool = False
    is_sure: bool = True
    """Whether something is known to be queued; otherwise the page only may react to what has just changed in it."""

    @property
    def any(self) -> bool:
        return self.wait_ms > 0 or self.frames > 0 or self.task


class Watch:
    """What an action starts, from the moment this is made, which is before its first input."""

    def __init__(self, page: Page, actor: Actor | None) -> None:
        self.page = page
        self.hit: dict[str, str] | None = None
        self.missed: dict[str, str] | None = None
        """What the input would have hit instead of its target; nothing of it reached the page then."""
        self.field: dict[str, Any] | None = None
        """What the field that was aimed at holds: ``value``, and ``shown``, which does not tell secrets."""
        self.is_guarded = False
        """Whether the actor watches for a press."""
        self.is_compared = False
        """Whether what the page shows in the end will be compared with what it showed before."""
        self.expects_download = False
        """Whether what is hit is a link that downloads."""
        self.has_stirred = False
        """Whether any node of the page has changed."""
        self.shown: View | None = None
        """What the page showed when it had settled, if that was to be had along with finding out that it has."""
        self._actor = actor
        self._url = page.url
        self._page_rev = self._loaded_rev = page.page_rev
        self._requests = page._logs.request_count
        self._console = page._logs.console_count
        self._errors = page._logs.error_count
        self._dialogs = page._dialogs.count
        self._popups = set(map(id, page.popups))
        self._downloads = set(map(id, page.downloads))
        self._busy = ""

    # --- what has happened so far ------------------------------------------------------------------------------------

    @property
    def new_url(self) -> str | None:
        """Where the page is, if it was elsewhere before."""
        return self.page.url if self.page.url != self._url else None

    @property
    def is_unseen(self) -> bool:
        """Whether a press was guarded and neither seen to hit its target nor to miss it."""
        return self.is_guarded and self.hit is None and self.missed is None

    @property
    def has_new_document(self) -> bool:
        """Whether the page has another document."""
        return self.page.page_rev != self._page_rev

    def requests(self) -> list[Request]:
        """The requests since then, as far as the log still has them."""
        count = self.page._logs.request_count - self._requests
        return list(self.page.requests)[-count:] if count else []

    def dialogs(self) -> list[Dialog]:
        """The dialogs since then."""
        count = self.page._dialogs.count - self._dialogs
        return list(self.page.dialogs)[-count:] if count else []

    def new_pages(self) -> list[BrowserPage]:
        """The pages that the page has opened since then and that are still open."""
        return [popup for popup in self.page.popups if id(popup) not in self._popups]

    def downloads(self) -> list[Download]:
        """The downloads that have begun since then."""
        return [download for download in self.page.downloads if id(download) not in self._downloads]

    def console_errors(self) -> list[str]:
        """What the page has complained of since then: uncaught exceptions first, then what it logged as errors."""
        logs = self.page._logs
        thrown, logged = logs.error_count - self._errors, logs.console_count - self._console
        said = [error.message for error in list(logs.errors)[-thrown:]] if thrown else []
        lines = list(logs.console)[-logged:] if logged else []
        return said + [line.text for line in lines if line.level == "error"]

    # --- settling ----------------------------------------------------------------------------------------------------

    async def settle(self) -> str:
        """Wait until all that was started is over; what was still going on, if the time is up before."""
        begun = trio.current_time()
        self.shown = None
        with trio.move_on_at(begun + LIMIT_SECONDS) as scope:
            await self._until_calm(scope, begun)
        if not scope.cancelled_caught:
            return ""
        self.shown = None  # it has not come to an end
        return _LEAVING if self._is_leaving() else self._busy

    async def glance(self) -> None:
        """See what was hit, without waiting for anything."""
        await self._turn(_Due(), is_over=True)

    async def _until_calm(self, scope: trio.CancelScope, begun: float) -> None:
        due, turns = _Due(), 0
        while True:
            if self._is_leaving():
                scope.deadline = begun + NAVIGATION_SECONDS
                await self._arrive()
            if self.page.page_rev != self._loaded_rev:
                scope.deadline = begun + NAVIGATION_SECONDS
                await self._load()
                self._loaded_rev, self._actor, due = self.page.page_rev, None, _Due(task=True)
            await self._requests_end()
            await self._download_begins()
            moves = self.page._tree.moves_within
            try:
                due = await self._turn(due, is_over=turns > 0)
            except DocumentGoneError:
                # The frame is gone, or has another document, or is about to have one.
                self._actor, self.is_guarded = None, False
                with trio.move_on_after(_ASKED_SECONDS):
                    await self.page._until(lambda: self.page.page_rev != self._loaded_rev or self._is_leaving())
                continue
            turns += 1
            has_moved = self._is_leaving() or self.page.page_rev != self._loaded_rev
            if (self.requests() and turns == 1) or self.page._tree.moves_within != moves:
                due = due._replace(task=True, is_sure=True)
            if not due.any and not has_moved and not self._waits_for():
                if self._actor is None or self._actor.frame.parent is None:
                    return
                # What is done in a frame is often told to the page around it, by a message that nobody can count.
                self._actor, due = None, _Due(task=True)

    async def _turn(self, due: _Due, *, is_over: bool) -> _Due:
        """Let the page run what is due, if anything is; what is due then. Where it is cheap, look if nothing is."""
        self._busy = "the page keeps changing"
        self.shown = None
        if self._actor is None:
            actor = await self.page._actor(self.page.main_frame)
            self.page._aimed_with.add(actor)  # so that it is taken away again
            await actor.call("watch")
            self._actor = actor
        actor = self._actor
        # Most often nothing is due after this turn: then it gives the look for the receipt, too. While somebody else
        # looks at the page it does not, since what the action has done is to be seen now.
        looks = (
            self.is_compared
            and not due.wait_ms
            and actor.frame.parent is None
            and self.page._shows_at_once()
            and not self.page._looking.locked()
        )
        async with self.page._looking if looks else nullcontext():
            look = self.page._plan_show(anew=True) if looks else None
            options = look.arguments() if look is not None else ()
            if due.any:
                turn = actor.start("turn", due.wait_ms, due.frames, *options)
            else:
                turn = actor.start("glance", *options)
            asked = actor.start_pending(is_over=is_over)
            seen = None
            # Such a reaction comes with the next frame, and a page in the background may draw none for long.
            with trio.move_on_after(math.inf if due.is_sure else _FRAME_SECONDS):
                seen = await actor.finish(turn)
            changed, moving, hit, missed, self.field, rows = seen or await actor.call("glance")
            pending = await actor.pending(asked)
            self.hit, self.missed = self.hit or hit, self.missed or missed
            self.has_stirred |= bool(changed)
            # It was asked when the turn began: what was due within the turn has run, and may have asked for more.
            left = pending.left_ms - due.wait_ms + 1 if pending.left_ms >= 0 else 0.0
            frames = pending.frames if not due.frames else 0
            has_task = (pending.has_task and not due.any) or due.wait_ms > 0 or due.frames > 0
            wait = max(left, moving, 0.0)
            due = _Due(wait, frames, has_task or bool(changed), is_sure=has_task or wait > 0 or frames > 0)
            if look is not None and rows is not None and not due.any:
                # Where no node has changed, and nothing came or went, new listeners are for the next look.
                self.shown = await self.page._finish_show(look.answered(rows, listens=self.has_stirred))
        return due

    def _is_leaving(self) -> bool:
        return any(frame.departure is not None or frame.leaves_now for frame in self.page.frames) or (
            self.page.main_frame.leaves_soon and self.page.page_rev == self._page_rev
        )

    async def _arrive(self) -> None:
        """Wait until nothing is on its way any more: it has arrived, or turned out to be a download or nothing."""
        self._busy = _LEAVING
        page = self.page
        with trio.move_on_after(_ASKED_SECONDS):  # what Chrome does not set out for, such as a mailto link
            await page._until(lambda: not any(frame.leaves_now for frame in page.frames))
        for frame in page.frames:
            frame.leaves_now = False
        await page._until(lambda: not self._is_leaving())

    async def _load(self) -> None:
        """Wait for the whole of the new document, and for what it loads, as long as that does not take too long."""
        page = self.page
        self._busy = "the new page is still loading"
        await page._until(lambda: "DOMContentLoaded" in page.main_frame.reached)
        with trio.move_on_after(_LOAD_SECONDS):
            await page._until(lambda: "load" in page.main_frame.reached)

    async def _requests_end(self) -> None:
        """Wait for the requests that were started, or until the page leaves."""
        while (requests := self._waits_for()) and not self._is_leaving():
            self._busy = f"{len(requests)} request{'s are' if len(requests) > 1 else ' is'} not answered yet"
            await self.page._until(
                lambda: len(self._waits_for()) < len(requests) or self._is_leaving(), recheck=_RECHECK_SECONDS
            )

    async def _download_begins(self) -> None:
        """Wait for the download that has to come: Chrome tells of it a moment after what led to it."""
        if not self.downloads() and (self.expects_download or self._was_answered_otherwise()):
            self.expects_download = False
            self._busy = "a download has not begun yet"
            with trio.move_on_after(_DOWNLOAD_SECONDS):
                await self.page._until(lambda: bool(self.downloads()))

    def _was_answered_otherwise(self) -> bool:
        """Whether a document was asked for and what came is none: then it is a download, unless it has no content."""
        return any(
            request.type == "Document" and request.failure == "net::ERR_ABORTED" and request.status == _OK
            for request in self.requests()
        )

    def _waits_for(self) -> list[Request]:
        logs, now = self.page._logs, trio.current_time()
        requests = self.requests()
        # What is asked for again and again is a poll.
        asked = Counter((request.method, request.url.partition("?")[0]) for request in requests)
        return [
            request
            for request in requests
            if request.id in logs.in_flight
            and request.type in _WAITED_FOR
            and not request.is_open_ended
            and asked[request.method, request.url.partition("?")[0]] <= _POLLS
            and now - request.heard < _LONG_POLL_SECONDS
        ]
