"""When a page has become quiet: nothing more is being fetched, and its DOM has stopped changing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import trio

from cdpagent.browser.page.worlds import is_lost_context
from cdpagent.errors import CommandError, PageClosedError

if TYPE_CHECKING:
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.page.page import Page

QUIET_SECONDS: Final = 0.2
LONG_POLL_SECONDS: Final = 2.0
UNREAD_SECONDS: Final = 0.5
_RECHECK_SECONDS: Final = 0.25
_POLLS: Final = 3

_DOM_IS_QUIET: Final = """ms => new Promise(done => {
    const observer = new MutationObserver(() => { observer.disconnect(); done(false) });
    observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    setTimeout(() => { observer.disconnect(); done(true) }, ms);
})"""


async def until_quiet(page: Page) -> None:
    """Wait until nothing is fetched and the DOM does not change for a fifth of a second.

    What stays open by design does not count (web sockets, event streams, beacons), nor does a request that has been
    unanswered for two seconds: that is a long poll. Nor one whose answer has stopped coming: a script that does not
    read all of it leaves it open. Nor one for what has been asked for three times: that is a poll.
    """
    while True:
        await page._until(lambda: not _is_busy(page), recheck=_RECHECK_SECONDS)
        begun = page._logs.request_count
        if await _dom_is_quiet(page.main_frame) and not _is_busy(page) and not _has_begun(page, begun):
            return


def _is_busy(page: Page) -> bool:
    return page.main_frame.departure is not None or any(
        _counts(page, request) and _is_coming(request) for request in page._logs.in_flight.values()
    )


def _is_coming(request: Request) -> bool:
    patience = LONG_POLL_SECONDS if request.status is None else UNREAD_SECONDS
    return trio.current_time() - request.heard < patience


def _has_begun(page: Page, before: int) -> bool:
    """Whether a request that counts has begun since there had been ``before``."""
    count = page._logs.request_count - before
    return any(_counts(page, request) for request in list(page._logs.requests)[-count:]) if count else False


def _counts(page: Page, request: Request) -> bool:
    return not request.is_open_ended and page._logs.times_asked(request) < _POLLS


async def _dom_is_quiet(frame: Frame) -> bool:
    """Whether the frame's DOM does not change for as long as counts as quiet; decided in the page, by its observer."""
    try:
        return bool(await frame.in_world(_DOM_IS_QUIET, QUIET_SECONDS * 1000, timeout=None))
    except PageClosedError:
        if frame.detached:
            return False  # the page has another main frame by now
        raise
    except CommandError as exc:
        if is_lost_context(exc):
            return False
        raise
