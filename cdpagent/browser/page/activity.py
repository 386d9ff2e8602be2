"""What happens to a tab, and waiting for it.

`Activity.mark` begins a `Since`, which tells what has happened from then on: requests, documents, dialogs, popups,
downloads, errors. Navigation, the settling of actions, `page.wait` and network idle all stand on these two.

Everything here reads state that the reader task keeps up to date; nothing here changes it, except that
`Since.until_arrived` gives up on requests to leave that Chrome does not act on.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeVar

import trio

from cdpagent.browser.page.busy import is_decorative, keeps_busy
from cdpagent.browser.page.logs import asked_for

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cdpagent.browser.page.frame import Departure
    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.services.dialogs import Dialog
    from cdpagent.browser.services.downloads import Download

T = TypeVar("T")

_SET_OUT_SECONDS: Final = 0.5
"""How long Chrome has to act on a document's request to leave. It never acts on some, such as mailto links."""


class Activity:
    """What happens to one tab."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._waiting = trio.lowlevel.ParkingLot()

    def notify(self) -> None:
        """Wake those who wait. Whatever changes the state of the tab calls this afterwards."""
        self._waiting.unpark_all()

    async def wait_for_news(self) -> None:
        """Wait for the next `notify`, whether or not the tab is still there."""
        await self._waiting.park()

    async def until(self, condition: Callable[[], bool], *, recheck: float | None = None) -> None:
        """Wait until ``condition`` holds, checking it whenever the tab has news; raises when the tab is gone.

        ``recheck`` is for conditions that become true with time alone: check every so many seconds, too.
        """
        await trio.lowlevel.checkpoint()
        while not condition():
            self._tab.check_alive()
            if recheck is None:
                await self._waiting.park()
            else:
                with trio.move_on_after(recheck):
                    await self._waiting.park()

    def mark(self) -> Since:
        """Begin to tell what happens from now on."""
        return Since(self._tab)

    @property
    def is_leaving(self) -> bool:
        """Whether any frame is on its way to another document, or has asked to be."""
        return any(frame.departure is not None or frame.leaves_now for frame in self._tab.frames)


class Since:
    """What has happened to a tab since this was made."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._url = tab.url
        self._page_rev = tab.page_rev
        tree, logs = tab.tree, tab.logs
        self._moves_within = tree.moves_within
        self._departures = tree.departure_count
        self._restored = tree.restored_count
        self._requests = logs.request_count
        self._console = logs.console_count
        self._errors = logs.error_count
        self._dialogs = tab.dialogs.count
        self._popups = set(tab.popups)
        self._downloads = set(tab.downloads)

    # --- where the tab is --------------------------------------------------------------------------------------------

    @property
    def new_url(self) -> str | None:
        """Where the tab is now, if it was elsewhere."""
        return self._tab.url if self._tab.url != self._url else None

    @property
    def has_new_document(self) -> bool:
        """Whether the main frame has another document."""
        return self._tab.page_rev != self._page_rev

    @property
    def has_moved_within(self) -> bool:
        """Whether the URL changed without a new document."""
        return self._tab.tree.moves_within != self._moves_within

    @property
    def has_restored(self) -> bool:
        """Whether the tab came back to a document that the browser had kept."""
        return self._tab.tree.restored_count != self._restored

    @property
    def is_leaving(self) -> bool:
        """Whether the tab is going elsewhere. What its first document announces counts, its successors' plans don't."""
        return self._tab.activity.is_leaving or (self._tab.main_frame.leaves_soon and not self.has_new_document)

    async def until_arrived(self) -> None:
        """Wait until every departure has ended: with a new document, a download, or nothing at all."""
        tab = self._tab
        with trio.move_on_after(_SET_OUT_SECONDS):
            await tab.activity.until(lambda: not any(frame.leaves_now for frame in tab.frames))
        tab.tree.forget_requests_to_leave()
        await tab.activity.until(lambda: not self.is_leaving)

    def departures(self) -> list[Departure]:
        """Where the main frame has set out for."""
        tree = self._tab.tree
        return _last(tree.departures, tree.departure_count - self._departures)

    def documents(self) -> list[str]:
        """The loader ids of the documents that the main frame has had."""
        tree = self._tab.tree
        return _last(tree.documents, tree.document_count - self._page_rev)

    # --- what came ---------------------------------------------------------------------------------------------------

    def requests(self) -> list[Request]:
        """The requests that have begun, as far as the log still has them."""
        logs = self._tab.logs
        return _last(logs.requests, logs.request_count - self._requests)

    def awaited_requests(self) -> list[Request]:
        """The requests that have begun and are worth waiting for; see `busy`. Pictures and fonts are not."""
        requests, in_flight = self.requests(), self._tab.logs.in_flight
        times_asked = Counter(map(asked_for, requests))
        return [
            request
            for request in requests
            if in_flight.get(request.id) is request
            and not is_decorative(request)
            and keeps_busy(request, times_asked[asked_for(request)])
        ]

    def dialogs(self) -> list[Dialog]:
        """The dialogs that have opened."""
        dialogs = self._tab.dialogs
        return _last(dialogs.log, dialogs.count - self._dialogs)

    def popups(self) -> list[Tab]:
        """The tabs that this one has opened and that are still open."""
        return [popup for popup in self._tab.popups if popup not in self._popups]

    def downloads(self) -> list[Download]:
        """The downloads that have begun."""
        return [download for download in self._tab.downloads if download not in self._downloads]

    def error_messages(self) -> list[str]:
        """What went wrong in the page: uncaught exceptions first, then what it logged as errors."""
        logs = self._tab.logs
        thrown = _last(logs.errors, logs.error_count - self._errors)
        logged = _last(logs.console, logs.console_count - self._console)
        return [error.message for error in thrown] + [line.text for line in logged if line.level == "error"]


def _last(kept: Sequence[T], count: int) -> list[T]:
    """The last ``count`` entries of a bounded log, fewer if it holds fewer."""
    return list(kept)[-count:] if count else []
