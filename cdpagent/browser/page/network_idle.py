"""When a page is quiet: it fetches nothing that is worth waiting for, and its DOM has stopped changing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cdpagent.browser.page.busy import RECHECK_SECONDS, keeps_busy, shows_work
from cdpagent.errors import DocumentGoneError, PageClosedError

if TYPE_CHECKING:
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab

QUIET_SECONDS: Final = 0.2

_DOM_IS_QUIET: Final = """ms => new Promise(done => {
    const observer = new MutationObserver(() => { observer.disconnect(); done(false) });
    observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    setTimeout(() => { observer.disconnect(); done(true) }, ms);
})"""


async def until_quiet(tab: Tab) -> None:
    """Wait until the page fetches nothing and its DOM does not change for a fifth of a second.

    `busy` says which requests count: not those that stay open by design, and not polls.
    """
    while True:
        await tab.activity.until(lambda: not _is_busy(tab), recheck=RECHECK_SECONDS)
        since = tab.activity.mark()
        if not await _dom_is_quiet(tab.main_frame) or _is_busy(tab):
            continue
        if not any(shows_work(request, tab.logs.times_asked(request)) for request in since.requests()):
            return


def pending_requests(tab: Tab) -> int:
    """How many requests are under way that show that the page is at work, however long they have been."""
    return sum(shows_work(request, tab.logs.times_asked(request)) for request in tab.logs.in_flight.values())


def _is_busy(tab: Tab) -> bool:
    in_flight = tab.logs.in_flight.values()
    return tab.main_frame.departure is not None or any(
        keeps_busy(request, tab.logs.times_asked(request)) for request in in_flight
    )


async def _dom_is_quiet(frame: Frame) -> bool:
    """Whether the frame's DOM stays as it is for `QUIET_SECONDS`; an observer in the page decides."""
    try:
        return bool(await frame.in_world(_DOM_IS_QUIET, QUIET_SECONDS * 1000, timeout=None))
    except PageClosedError:
        if frame.detached:
            return False  # the page has another main frame by now
        raise
    except DocumentGoneError:
        return False
