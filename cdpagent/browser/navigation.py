"""Going somewhere, and knowing when one is there.

Nothing is timed: every step is an event. Chrome answers ``Page.navigate`` when the new document is committed (or won't
be), and from then on the frame's lifecycle events say how far it is. When the page goes on to another document by
itself before the first has finished, the wait goes on with that one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

import trio

from cdpagent.browser.urls import check_url
from cdpagent.errors import DeadlineExceededError, NavigationError

if TYPE_CHECKING:
    from cdpagent.browser.downloads import Download
    from cdpagent.browser.frames import Frame
    from cdpagent.browser.logs import Request
    from cdpagent.browser.page import Page

WaitUntil = Literal["commit", "domcontentloaded", "load", "stable"]

_REACHED: Final = {"commit": "commit", "domcontentloaded": "DOMContentLoaded", "load": "load", "stable": "load"}
QUIET_SECONDS: Final = 0.2
LONG_POLL_SECONDS: Final = 2.0

_HINTS: Final = {
    "net::ERR_CONNECTION_REFUSED": "nothing listens there. Is the server running, and is the port right?",
    "net::ERR_NAME_NOT_RESOLVED": "there is no such host. Check the spelling, and the network",
    "net::ERR_INTERNET_DISCONNECTED": "there is no network, or the page was set offline",
    "net::ERR_CONNECTION_RESET": "the server cut the connection",
    "net::ERR_EMPTY_RESPONSE": "the server closed the connection without an answer",
    "net::ERR_CERT_AUTHORITY_INVALID": "the server's certificate is not trusted here",
    "net::ERR_FILE_NOT_FOUND": "there is no such file",
    "net::ERR_INVALID_URL": "Chrome can't read that as a URL",
    "net::ERR_UNKNOWN_URL_SCHEME": "Chrome has no handler for that scheme",
    "net::ERR_BLOCKED_BY_CLIENT": "the request was blocked by a policy or an extension",
    "net::ERR_TOO_MANY_REDIRECTS": "the server redirects in a circle",
    "net::ERR_SSL_PROTOCOL_ERROR": "the server does not speak TLS on that port; should it be http://?",
}


@dataclass(frozen=True, slots=True)
class Navigation:
    """What a navigation came to."""

    url: str
    """Where the page is now."""
    status: int | None
    """The HTTP status of the document; None where there is none (about:blank, file:, a change within the document)."""
    redirects: tuple[str, ...]
    """The URLs that redirected here, first to last."""
    page_rev: int
    committed: bool
    """Whether there is a new document. Not after a download, a 204 answer, or a change within the document."""
    same_document: bool
    download: Download | None
    """The download that began instead."""
    stable: bool | None
    """For ``wait="stable"``: whether the page became quiet within the time."""

    @property
    def ok(self) -> bool:
        """Whether the server was content: no HTTP status of 400 or more."""
        return self.status is None or self.status < 400


async def open_url(page: Page, url: str, wait: WaitUntil, timeout: float, referrer: str | None = None) -> Navigation:
    """Navigate the main frame; the whole of ``page.open``."""
    url = check_url(url)
    journey = _Journey(page, f"page.open({url!r})", wait, timeout)
    with journey.deadline():
        journey.stage = "waiting for the server's answer"
        params = {"url": url, "frameId": page.main_frame.id}
        if referrer is not None:
            params["referrer"] = referrer
        answer = await page.cdp.call("Page.navigate", params, timeout=None)
        error = answer.get("errorText", "")
        if answer.get("isDownload"):
            return journey.arrived(download=await journey.download())
        if error:
            return journey.not_loaded(url, error, answer.get("loaderId", ""))
        if "loaderId" not in answer:
            return journey.arrived(same_document=True)
        await journey.until_loaded(answer["loaderId"])
        return await journey.settled()
    raise journey.too_late()


async def reload_page(page: Page, wait: WaitUntil, timeout: float, ignore_cache: bool) -> Navigation:
    """The whole of ``page.reload``."""
    journey = _Journey(page, "page.reload()", wait, timeout)
    with journey.deadline():
        await page.cdp.call("Page.reload", {"ignoreCache": ignore_cache}, timeout=None)
        await journey.until_left()
        await journey.until_loaded(None)
        return await journey.settled()
    raise journey.too_late()


async def go_in_history(page: Page, step: int, wait: WaitUntil, timeout: float) -> Navigation:
    """The whole of ``page.back`` and ``page.forward``."""
    what = "page.back()" if step < 0 else "page.forward()"
    journey = _Journey(page, what, wait, timeout)
    with journey.deadline():
        history = await page.cdp.call("Page.getNavigationHistory", timeout=None)
        index = history["currentIndex"] + step
        if not 0 <= index < len(history["entries"]):
            raise NavigationError(f"{what}: there is no page to go to in that direction", url=page.url)
        entry = history["entries"][index]
        await page.cdp.call("Page.navigateToHistoryEntry", {"entryId": entry["id"]}, timeout=None)
        await journey.until_left()
        if journey.same_document:
            return journey.arrived(same_document=True)
        await journey.until_loaded(None)
        return await journey.settled()
    raise journey.too_late()


class _Journey:
    """One navigation under way: where it began, what it waits for, and how it ends."""

    def __init__(self, page: Page, what: str, wait: WaitUntil, timeout: float) -> None:
        if wait not in _REACHED:
            raise ValueError(f"wait={wait!r}: choose one of {', '.join(_REACHED)}")
        self.page = page
        self.what = what
        self.wait: WaitUntil = wait
        self.timeout = timeout
        self.stage = "waiting for the browser"
        self._rev = page.page_rev
        self._moves = page._tree.same_document_count
        self._downloads = set(page.downloads)

    def deadline(self) -> trio.CancelScope:
        """The time limit of the whole."""
        return trio.move_on_after(self.timeout)

    def too_late(self) -> DeadlineExceededError:
        """The error for a time limit that was reached."""
        return DeadlineExceededError(
            f"{self.what}, {self.stage},",
            self.timeout,
            hint=f"The page is at {self.page.url}. Pass a longer timeout=, or an earlier wait= such as 'commit'",
        )

    @property
    def same_document(self) -> bool:
        """Whether only the URL has changed."""
        return self.page.page_rev == self._rev and self.page._tree.same_document_count != self._moves

    async def until_left(self) -> None:
        """Wait until the old document is left, or only its URL has changed."""
        self.stage = "waiting for the new document"
        await self.page._until(lambda: self.page.page_rev != self._rev or self.same_document)

    async def until_loaded(self, loader_id: str | None) -> None:
        """Wait until the document (that one, or whichever the page went on to) is as far as asked."""
        state = _REACHED[self.wait]
        self.stage = f"waiting for {'the load event' if state == 'load' else state}"
        frame = self.page.main_frame

        def there() -> bool:
            arrived = loader_id is None or frame.loader_id == loader_id or self.page.page_rev != self._rev
            return arrived and self.page.main_frame.loader_id != "" and state in self.page.main_frame.reached

        await self.page._until(there)

    async def download(self) -> Download:
        """The download that began instead of a document."""
        self.stage = "waiting for the download to begin"
        await self.page._until(lambda: any(each not in self._downloads for each in self.page.downloads))
        return next(each for each in self.page.downloads if each not in self._downloads)

    async def settled(self) -> Navigation:
        """The end of a navigation that has loaded, with the wait for quiet where it was asked for."""
        self.page._check_loaded(self.what)
        if self.wait != "stable":
            return self.arrived()
        # Not reaching quiet is a fact about the page, not a failure: the document is there.
        stable = False
        remaining = max(0.0, trio.current_effective_deadline() - trio.current_time())
        with trio.move_on_after(remaining * 0.95):
            await until_quiet(self.page)
            stable = True
        return self.arrived(stable=stable)

    def arrived(
        self, *, same_document: bool = False, download: Download | None = None, stable: bool | None = None
    ) -> Navigation:
        """The result, as things stand now."""
        request = None if same_document or download is not None else self._document_request()
        return Navigation(
            url=self.page.url,
            status=request.status if request is not None else None,
            redirects=_redirects(request),
            page_rev=self.page.page_rev,
            committed=not same_document and download is None,
            same_document=same_document,
            download=download,
            stable=stable,
        )

    def not_loaded(self, url: str, error: str, loader_id: str) -> Navigation:
        """Chrome did not load it: the server had nothing to show, something else came first, or it failed."""
        request = self._request_of(loader_id)
        if error == "net::ERR_ABORTED":
            if request is not None and request.status in (204, 205):
                return Navigation(
                    url=self.page.url,
                    status=request.status,
                    redirects=_redirects(request),
                    page_rev=self.page.page_rev,
                    committed=False,
                    same_document=False,
                    download=None,
                    stable=None,
                )
            raise NavigationError(
                f"{self.what} was interrupted: the page, or another task, started a different navigation. "
                f"The page is at {self.page.url}",
                url=url,
                reason=error,
            )
        hint = _HINTS.get(error, "")
        raise NavigationError(f"{self.what} failed: {error}{' — ' + hint if hint else ''}", url=url, reason=error)

    def _document_request(self) -> Request | None:
        return self._request_of(self.page.main_frame.loader_id)

    def _request_of(self, loader_id: str) -> Request | None:
        # The request for a document has the document's own id.
        for request in reversed(self.page._logs.requests):
            if request.id == loader_id:
                return request
        return None


def _redirects(request: Request | None) -> tuple[str, ...]:
    urls = []
    while request is not None and request.redirected_from is not None:
        request = request.redirected_from
        urls.append(request.url)
    return tuple(reversed(urls))


async def until_quiet(page: Page) -> None:
    """Wait until nothing is being fetched and the DOM has stopped changing, for a fifth of a second.

    What stays open by design does not count (web sockets, event streams, beacons), nor does a request that has been
    unanswered for two seconds: that is a long poll.
    """
    while True:
        await page._until(lambda: not _busy(page), recheck=0.25)
        with trio.move_on_after(QUIET_SECONDS) as quiet:
            seen = page._logs.request_count
            await page._until(lambda: page._logs.request_count != seen)
        if not quiet.cancelled_caught:
            continue
        if await _dom_is_quiet(page.main_frame) and not _busy(page):
            return


def _busy(page: Page) -> bool:
    now = trio.current_time()
    return any(
        not request.is_open_ended and now - request.began < LONG_POLL_SECONDS
        for request in page._logs.in_flight.values()
    )


async def _dom_is_quiet(frame: Frame) -> bool:
    """Whether the frame's DOM does not change for as long as counts as quiet; decided in the page, by its observer."""
    quiet: Any = await frame.in_world(
        """ms => new Promise(done => {
            const observer = new MutationObserver(() => { observer.disconnect(); done(false) });
            observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
            setTimeout(() => { observer.disconnect(); done(true) }, ms);
        })""",
        QUIET_SECONDS * 1000,
    )
    return bool(quiet)
