"""Going somewhere, and knowing when one is there.

Every step is an event. Chrome answers ``Page.navigate`` when the new document is committed (or won't be), and from then
on the frame's lifecycle events say how far it is. When the page goes on to another document by itself, before the first
has finished or because of it, the journey goes on with that one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, Literal

import trio

from cdpagent import log
from cdpagent.browser.egress.refusals import policy_error
from cdpagent.browser.page.drawing import until_drawn
from cdpagent.browser.page.network_idle import until_quiet
from cdpagent.browser.page.stuck import free_if_stuck
from cdpagent.browser.page.urls import check_url
from cdpagent.errors import CommandError, DeadlineExceededError, InvalidUrlError, NavigationError, PageCrashedError
from cdpagent.policy import Confirmation
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from cdpagent.browser.page.frame import Departure
    from cdpagent.browser.page.logs import Request
    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.services.downloads import Download

WaitUntil = Literal["commit", "domcontentloaded", "load", "stable"]

_REACHED: Final = {"commit": "commit", "domcontentloaded": "DOMContentLoaded", "load": "load", "stable": "load"}

_AFTERMATH_SECONDS: Final = 1.5
_STABLE_SECONDS: Final = 10.0
_DRAWING_SECONDS: Final = 3.0
"""How long a page that is not drawn when it has loaded has to draw itself."""

_ABORTED: Final = "net::ERR_ABORTED"
_CHALLENGED: Final = "net::ERR_INVALID_AUTH_CREDENTIALS"
_FORBIDDEN: Final = 403
_EMPTY_ERROR_ANSWER: Final = "net::ERR_HTTP_RESPONSE_CODE_FAILURE"

_HINTS: Final = {
    "net::ERR_CONNECTION_REFUSED": "nothing listens there. Is the server running, and is the port right?",
    "net::ERR_NAME_NOT_RESOLVED": "there is no such host. Check the spelling, and the network",
    "net::ERR_INTERNET_DISCONNECTED": "there is no network, or the page was set offline",
    "net::ERR_CONNECTION_RESET": "the server cut the connection",
    "net::ERR_CONNECTION_CLOSED": "the server closed the connection without an answer",
    "net::ERR_EMPTY_RESPONSE": "the server closed the connection without an answer",
    "net::ERR_CONTENT_LENGTH_MISMATCH": "the server broke off in the middle of the document; what came is shown",
    "net::ERR_INCOMPLETE_CHUNKED_ENCODING": "the server broke off in the middle of the document; what came is shown",
    "net::ERR_CONNECTION_TIMED_OUT": "the server does not answer. Is the address right, and reachable from here?",
    "net::ERR_CERT_AUTHORITY_INVALID": "the server's certificate is not trusted here",
    "net::ERR_CERT_COMMON_NAME_INVALID": "the server's certificate is for another host",
    "net::ERR_CERT_DATE_INVALID": "the server's certificate has expired, or the clock of this machine is wrong",
    "net::ERR_FILE_NOT_FOUND": "there is no such file",
    "net::ERR_ACCESS_DENIED": (
        "the browser may not read that file. A browser that root launches runs as another user: make the file readable "
        "for all users, or serve it"
    ),
    "net::ERR_INVALID_URL": "Chrome can't read that as a URL",
    "net::ERR_UNKNOWN_URL_SCHEME": "Chrome has no handler for that scheme",
    "net::ERR_UNSAFE_PORT": "Chrome opens no web pages on that port",
    "net::ERR_UNSAFE_REDIRECT": "the server redirects to a URL that web pages may not lead to",
    "net::ERR_BLOCKED_BY_CLIENT": "the request was blocked by a policy or an extension",
    "net::ERR_TOO_MANY_REDIRECTS": "the server redirects in a circle",
    "net::ERR_SSL_PROTOCOL_ERROR": "the server does not speak TLS on that port; should it be http://?",
    "net::ERR_INVALID_AUTH_CREDENTIALS": (
        "the server asks for a user and a password. Give them: context.set_http_credentials(HttpCredentials(…))"
    ),
    "net::ERR_PROXY_CONNECTION_FAILED": "the proxy does not answer",
    "net::ERR_TUNNEL_CONNECTION_FAILED": "the proxy refused to connect to that host",
}


@dataclass(frozen=True, slots=True)
class Navigation:
    """What a navigation came to."""

    url: str
    """Where the page is now."""
    status: int | None
    """The HTTP status of the answer; None where there is none (about:blank, file:, a change within the document)."""
    redirects: tuple[str, ...]
    """The URLs that led here, first to last: redirects of the server, and documents that went on by themselves."""
    page_rev: int
    committed: bool
    """Whether there is a new document. Not after a download, a 204 answer, or a change within the document."""
    same_document: bool
    download: Download | None
    """The download that began instead."""
    stable: bool | None
    """For ``wait="stable"``: whether the page became quiet within the time (ten seconds at most)."""
    loading: bool = False
    """For ``wait="load"``: whether the page still seemed to be drawing itself when it was waited for no longer."""

    @property
    def ok(self) -> bool:
        """Whether the server was content: no HTTP status of 400 or more."""
        return self.status is None or self.status < 400


async def open_url(
    tab: Tab, url: str, wait: WaitUntil = "load", timeout: float = 30, referrer: str | None = None
) -> Navigation:
    """Navigate the main frame; the whole of ``page.open``."""
    url = check_url(url, allow_data=True)
    tab.check_may_act()
    tab.context.chrome.check_reach(url)
    confirmer = tab.context.chrome.confirmer
    if confirmer.is_new(url, tab.url):
        await confirmer.require(Confirmation("navigate", f"open {url}", tab.url, url))
    journey = _Journey(tab, f"page.open({url!r})", wait, timeout)
    try:
        return await journey.run(partial(journey.go_to, url, referrer))
    except NavigationError as exc:
        if exc.reason != _CHALLENGED:
            raise
        # A 401 is an answer. Chrome shows a page of its own in place of the server's, unless there are credentials.
        return replace(journey.arrived(), status=int(HTTPStatus.UNAUTHORIZED))


def _told(navigation: Navigation, begun: float) -> str:
    status = f"{navigation.status} " if navigation.status is not None else ""
    became = " (a download)" if navigation.download is not None else ""
    return f"{status}{mask_tokens(navigation.url)}{became} in {trio.current_time() - begun:.2f} s"


async def reload_page(tab: Tab, wait: WaitUntil, timeout: float, ignore_cache: bool) -> Navigation:
    """The whole of ``page.reload``."""
    journey = _Journey(tab, "page.reload()", wait, timeout)
    return await journey.run(partial(journey.reload, ignore_cache))


async def go_in_history(tab: Tab, step: int, wait: WaitUntil, timeout: float) -> Navigation:
    """The whole of ``page.back`` and ``page.forward``."""
    journey = _Journey(tab, "page.back()" if step < 0 else "page.forward()", wait, timeout)
    return await journey.run(partial(journey.go_in_history, step))


class _Journey:
    """One navigation under way: where it began, what it waits for, and how it ends."""

    def __init__(self, tab: Tab, what: str, wait: WaitUntil, timeout: float) -> None:
        if wait not in _REACHED:
            raise ValueError(f"wait={wait!r}: choose one of {', '.join(_REACHED)}")
        tab.check_may_act()
        self._stage = "waiting for the browser"
        self._tab = tab
        self._what = what
        self._wait = wait
        self._timeout = timeout
        self._since = tab.activity.mark()
        self._committed = False
        self._is_loading = False

    async def run(self, steps: Callable[[], Awaitable[Navigation]]) -> Navigation:
        """Do the steps within the time limit of the whole.

        When that is given up while the page is still going somewhere, the page is stopped: it stays where it is, and
        can be used. Chrome sends a page no commands while it waits for a server's answer.
        """
        tab = self._tab
        tab.navigating = self
        begun = trio.current_time()
        try:
            with trio.move_on_after(self._timeout):
                has_ended = await free_if_stuck(tab)
                try:
                    navigation = self._permitted(await steps())
                except PageCrashedError:
                    if not has_ended:
                        raise
                    # On a busy machine Chrome tells that the renderer has ended after the page has set out.
                    self._since, self._committed, self._is_loading = tab.activity.mark(), False, False
                    navigation = self._permitted(await steps())
                log.page.info("%s: %s", self._what_is_shown, log.Later(lambda: _told(navigation, begun)))
                return navigation
            error = self._too_late()
            self._stop()
            raise error
        except NavigationError as exc:
            log.page.info("%s failed: %s", self._what_is_shown, exc.reason or exc.code)
            self._raise_if_refused(exc.url)
            self._raise_if_refused(tab.url)
            raise
        except trio.Cancelled:
            self._stop()
            raise
        finally:
            if tab.navigating is self:
                tab.navigating = None

    @property
    def _what_is_shown(self) -> log.Later:
        return log.Later(lambda: mask_tokens(self._what))

    def _permitted(self, navigation: Navigation) -> Navigation:
        if navigation.status == _FORBIDDEN:
            self._raise_if_refused(navigation.url)
        return navigation

    def _raise_if_refused(self, url: str) -> None:
        """Raise if it was the policy that kept the browser from a URL, and not the network."""
        refusal = self._tab.context.chrome.refusals.of(url)
        if refusal is not None:
            raise policy_error(refusal) from None

    def _stop(self) -> None:
        if self._tab.navigating is self and self._tab.main_frame.departure is not None:
            self._tab.cdp.start("Page.stopLoading")

    def _too_late(self) -> DeadlineExceededError:
        going = self._tab.main_frame.departure
        if self._committed and going is not None:
            self._stage = f"waiting for {going.url}, where the page went on to"
        return DeadlineExceededError(
            f"{self._what}, {self._stage},",
            self._timeout,
            hint=f"The page is at {self._tab.url}. Pass a longer timeout=, or an earlier wait= such as 'commit'",
        )

    # --- steps -------------------------------------------------------------------------------------------------------

    async def go_to(self, url: str, referrer: str | None) -> Navigation:
        """Go to a URL."""
        self._stage = "waiting for the server's answer"
        params = {"url": url, "frameId": self._tab.main_frame.id}
        if referrer is not None:
            params["referrer"] = referrer
        try:
            answer = await self._tab.cdp.call("Page.navigate", params, timeout=None)
        except CommandError as exc:
            raise InvalidUrlError(f"{self._what}: {exc.message}", url=url) from exc
        loader_id, error = answer.get("loaderId", ""), answer.get("errorText", "")
        if answer.get("isDownload") or error == _ABORTED:
            return await self._not_left(loader_id, url)
        if error and error != _EMPTY_ERROR_ANSWER:
            raise await self._failed(loader_id, url, error)
        if not loader_id:
            await self._until(lambda: self._since.has_moved_within)
            return self.arrived()
        await self._until_committed(loader_id)
        return await self._finish()

    async def reload(self, ignore_cache: bool) -> Navigation:
        """Load the document anew."""
        await self._ask("Page.reload", {"ignoreCache": ignore_cache})
        return await self._follow_departure()

    async def go_in_history(self, step: int) -> Navigation:
        """Go some steps forward in the history, or back."""
        tab = self._tab
        history = await self._ask("Page.getNavigationHistory", {})
        index = history["currentIndex"] + step
        if not 0 <= index < len(history["entries"]):
            raise NavigationError(f"{self._what}: there is no page to go to in that direction", url=tab.url)
        entry = history["entries"][index]
        await self._ask("Page.navigateToHistoryEntry", {"entryId": entry["id"]})
        return await self._follow_departure()

    async def _ask(self, method: str, params: dict[str, object]) -> dict[str, Any]:
        """Send a command that Chrome refuses only while the page is between two documents."""
        try:
            return await self._tab.cdp.call(method, params, timeout=None)
        except CommandError as exc:
            raise NavigationError(
                f"{self._what}: the page is just going elsewhere by itself. Try again when it has come to rest",
                url=self._tab.url,
            ) from exc

    async def _follow_departure(self) -> Navigation:
        """Go where the browser was sent by other means than a URL."""
        self._stage = "waiting for the browser to set out"
        await self._until(lambda: self._since.has_moved_within or bool(self._since.departures()))
        if not self._since.departures():
            return self.arrived()
        going = self._since.departures()[0]
        self._stage = "waiting for the server's answer"
        await self._until(
            lambda: going.loader_id in self._tab.tree.documents or self._tab.main_frame.departure != going
        )
        if not self._since.has_restored and going.loader_id not in self._tab.tree.documents:
            return await self._not_left(going.loader_id, going.url)
        self._committed = True
        return await self._finish()

    async def _until_committed(self, loader_id: str) -> None:
        """Wait until the document of that id is there, or one that came after it."""
        self._stage = "waiting for the new document"
        await self._until(lambda: loader_id in self._tab.tree.documents)
        self._committed = True

    async def _finish(self) -> Navigation:
        """Wait until the document, or whichever the page goes on to, is as far as asked; the end of a navigation."""
        await self._until_reached(_REACHED[self._wait])
        self._check_loaded()
        if self._wait == "load" and not await self._until_drawn():
            await self._until_reached("load")
            self._check_loaded()
        if self._wait != "stable":
            return self.arrived()
        # Not reaching quiet is a fact about the page, not a failure: the document is there.
        self._stage = "waiting for the page to become quiet"
        stable = False
        with trio.move_on_after(_within_deadline(_STABLE_SECONDS, share=0.95)):
            await until_quiet(self._tab)
            stable = True
        self._check_loaded()
        return self.arrived(stable=stable)

    async def _until_drawn(self) -> bool:
        """Give an application a moment to draw itself; False if the page went on to another document meanwhile."""
        frame = self._tab.main_frame
        loader_id = frame.loader_id
        if frame.failed_url or frame.url.startswith("about:"):
            return True
        self._stage = "waiting for the page to draw itself"
        with trio.move_on_after(_within_deadline(_DRAWING_SECONDS, share=0.9)) as patience:
            await until_drawn(self._tab)
        self._is_loading = patience.cancelled_caught
        return self._tab.main_frame.loader_id == loader_id and self._tab.main_frame.departure is None

    async def _not_left(self, loader_id: str, url: str) -> Navigation:
        """The browser stayed where it was: a download, an answer without content, or something came in between."""
        self._check_allowed()
        request = self._tab.logs.document_request(loader_id)
        if request is not None and request.status in (204, 205):
            return self.arrived(request)
        if url.partition(":")[0] not in ("http", "https"):
            raise NavigationError(
                f"{self._what}: Chrome has no page to show for such a URL. The page is at {self._tab.url}",
                url=url,
                reason=_ABORTED,
            )
        # What came instead is told of a moment later.
        self._stage = "waiting for the download to begin"
        with trio.move_on_after(_AFTERMATH_SECONDS):
            await self._tab.activity.until(lambda: bool(self._download or self._other_departure(loader_id)))
        if self._download is not None:
            return self.arrived(request, download=self._download)
        other = self._other_departure(loader_id)
        how = f"the page, or another task, went to {other.url} instead" if other else "loading was stopped"
        raise NavigationError(
            f"{self._what} was interrupted: {how}. The page is at {self._tab.url}", url=url, reason=_ABORTED
        )

    async def _failed(self, loader_id: str, url: str, error: str) -> NavigationError:
        """The error for a document that could not be loaded, once Chrome's error page is there in its place."""
        with trio.move_on_after(_AFTERMATH_SECONDS):
            await self._until_committed(loader_id)
        return self._failure(url, error)

    def arrived(
        self,
        request: Request | None = None,
        *,
        download: Download | None = None,
        stable: bool | None = None,
    ) -> Navigation:
        """The result, as things stand now."""
        if self._committed:
            request = self._tab.logs.document_request(self._tab.main_frame.loader_id)
        return Navigation(
            url=self._tab.url,
            status=_status(request),
            redirects=(*self._left_behind(), *_redirects(request)),
            page_rev=self._tab.page_rev,
            committed=self._committed,
            same_document=not self._committed and request is None,
            download=download,
            stable=stable,
            loading=self._is_loading,
        )

    # --- what happened -----------------------------------------------------------------------------------------------

    @property
    def _download(self) -> Download | None:
        return next(iter(self._since.downloads()), None)

    def _other_departure(self, loader_id: str) -> Departure | None:
        return next((each for each in reversed(self._since.departures()) if each.loader_id != loader_id), None)

    def _check_allowed(self) -> None:
        """Raise if the page asked whether to leave it, and the rule for dialogs said no."""
        for dialog in self._since.dialogs():
            if dialog.kind == "beforeunload" and not dialog.accepted:
                raise NavigationError(
                    f"{self._what} was refused: the page asked whether to leave it, and its dialog was dismissed by "
                    f"your rule. The page is at {self._tab.url}",
                    url=self._tab.url,
                )

    def _left_behind(self) -> Iterator[str]:
        """The URLs of the documents that this journey has been at before the last one."""
        for loader_id in self._since.documents()[:-1]:
            request = self._tab.logs.document_request(loader_id)
            if request is not None:
                yield from _redirects(request)
                yield request.url

    def _check_loaded(self) -> None:
        """Raise if what is shown is Chrome's own error page, in place of a document that could not be loaded."""
        frame = self._tab.main_frame
        if not frame.failed_url:
            return
        request = self._tab.logs.document_request(frame.loader_id)
        error = request.failure if request is not None else ""
        if error == _EMPTY_ERROR_ANSWER:
            return  # the server did answer: with an error status, and nothing to show
        raise self._failure(frame.failed_url, error)

    def _failure(self, url: str, error: str) -> NavigationError:
        hint = _HINTS.get(error, "")
        what = self._what if repr(url) in self._what else f"{self._what}, at {url},"
        return NavigationError(
            f"{what} failed: {error or 'it could not be loaded'}{' — ' + hint if hint else ''}",
            url=url,
            reason=error,
        )

    # --- waiting -----------------------------------------------------------------------------------------------------

    async def _until_reached(self, state: str) -> None:
        self._stage = f"waiting for {'the load event' if state == 'load' else state}"
        while True:
            await self._until(lambda: self._is_at(state) or self._broke_off())
            if state != "load":
                return
            # A document that goes on by itself at once (a refresh without delay, say) announces it just after its load
            # event. Bounded: one that writes itself anew in its load handler never stops loading.
            loader_id = self._tab.main_frame.loader_id
            with trio.move_on_after(_AFTERMATH_SECONDS):
                await self._until(lambda: not self._is_at(state) or self._is_done)
            if self._is_at(state) and self._tab.main_frame.loader_id == loader_id:
                return

    def _is_at(self, state: str) -> bool:
        frame = self._tab.main_frame
        return state in frame.reached and (state == "commit" or frame.departure is None)

    def _broke_off(self) -> bool:
        """Raise if the document will never be there in full, in which case Chrome just stops."""
        frame = self._tab.main_frame
        if not frame.loading and not frame.failed_url:
            request = self._tab.logs.document_request(frame.loader_id)
            if request is not None and request.failure:
                raise self._failure(request.url, request.failure)
        return False

    @property
    def _is_done(self) -> bool:
        frame = self._tab.main_frame
        return not frame.loading and not frame.leaves_soon

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Wait for ``condition``; raises if another task sends the page elsewhere meanwhile."""
        tab = self._tab

        def there_or_overtaken() -> bool:
            return tab.navigating is not self or condition()

        await tab.activity.until(there_or_overtaken)
        if tab.navigating is not self:
            raise NavigationError(
                f"{self._what} was interrupted: another task sent the page elsewhere. The page is at {tab.url}",
                url=tab.url,
                reason=_ABORTED,
            )


def _within_deadline(seconds: float, *, share: float) -> float:
    """So many seconds, or that share of the time left; none if there is no time left, or if the task is cancelled."""
    remaining = trio.current_effective_deadline() - trio.current_time()
    return max(0, min(seconds, remaining * share))


def _status(request: Request | None) -> int | None:
    if request is None or not request.url.startswith(("http:", "https:")):
        return None  # Chrome gives files a status of its own making
    return request.status


def _redirects(request: Request | None) -> tuple[str, ...]:
    urls: list[str] = []
    while request is not None and request.redirected_from is not None:
        request = request.redirected_from
        urls.append(request.url)
    return tuple(reversed(urls))
