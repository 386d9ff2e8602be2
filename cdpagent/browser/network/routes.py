"""Routes: a program's own functions answer, change or stop requests.

A `Route` is one request that has been stopped. What a function does not answer goes to the next one, and then on its
way; so does what a function fails on or does not answer in time. So no function can hang a page.
"""

from __future__ import annotations

import base64
import json as json_module
import mimetypes
import re
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, Literal, get_args
from urllib.parse import urlsplit

import trio

from cdpagent.browser.network.blocking import Blocking
from cdpagent.browser.network.bodies import decoded
from cdpagent.browser.network.patterns import UrlPattern, UrlTest, url_test
from cdpagent.browser.network.response import Response
from cdpagent.errors import CdpAgentError, CommandError
from cdpagent.wire.deadline import deadline
from cdpagent.wire.redact import mask_headers, mask_tokens

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Mapping

    from cdpagent.browser.page.logs import Request
    from cdpagent.wire.session import Session

AbortReason = Literal[
    "failed",
    "aborted",
    "timedout",
    "accessdenied",
    "connectionclosed",
    "connectionreset",
    "connectionrefused",
    "connectionaborted",
    "connectionfailed",
    "namenotresolved",
    "internetdisconnected",
    "addressunreachable",
    "blockedbyclient",
    "blockedbyresponse",
]
"""Why a request failed, as the page is told."""

_CDP_REASONS: Final[dict[str, str]] = {
    "failed": "Failed",
    "aborted": "Aborted",
    "timedout": "TimedOut",
    "accessdenied": "AccessDenied",
    "connectionclosed": "ConnectionClosed",
    "connectionreset": "ConnectionReset",
    "connectionrefused": "ConnectionRefused",
    "connectionaborted": "ConnectionAborted",
    "connectionfailed": "ConnectionFailed",
    "namenotresolved": "NameNotResolved",
    "internetdisconnected": "InternetDisconnected",
    "addressunreachable": "AddressUnreachable",
    "blockedbyclient": "BlockedByClient",
    "blockedbyresponse": "BlockedByResponse",
}

# What Chrome says of a request that the page has given up, or that is gone with its page.
_GONE: Final = "Invalid InterceptionId"
_UNKNOWN_TYPE: Final = "application/octet-stream"
# What a text is taken for by what it is asked for: Chrome does not take plain text for a style sheet.
_TEXTS: Final = {"Document": "text/html", "Stylesheet": "text/css", "Script": "text/javascript"}


@dataclass(slots=True)
class Changes:
    """How a request differs from what the page asked for, when it is sent."""

    url: str | None = None
    method: str | None = None
    headers: Mapping[str, str] | None = None
    body: bytes | None = None

    def over(self, earlier: Changes) -> Changes:
        """These, and what an earlier function has changed besides."""
        return Changes(
            self.url or earlier.url,
            self.method or earlier.method,
            earlier.headers if self.headers is None else self.headers,
            earlier.body if self.body is None else self.body,
        )


class Route:
    """A request that waits for an answer. Whoever gets it calls one of its methods, or lets it go by calling none."""

    def __init__(
        self, session: Session, paused_id: str, request: Request, check_reach: Callable[[str], None], answers: Answers
    ) -> None:
        self.request = request
        """What the page asks for, as the functions before have changed it."""
        self._session = session
        self._id = paused_id
        self._check_reach = check_reach
        self._answers = answers
        self._changes = Changes()
        self._response: Response | None = None
        self._is_answered = False

    def __repr__(self) -> str:
        state = "answered" if self._is_answered else "waiting"
        return f"<Route {self.request.method} {mask_tokens(self.request.url)!r} {state}>"

    @property
    def is_answered(self) -> bool:
        """Whether somebody has answered, continued or aborted it."""
        return self._is_answered

    async def fulfill(
        self,
        *,
        status: int | None = None,
        headers: Mapping[str, str] | None = None,
        body: str | bytes | None = None,
        json: Any = None,
        path: str | os.PathLike[str] | None = None,
        content_type: str | None = None,
        response: Response | None = None,
    ) -> None:
        """Answer in the server's place.

        The body is a text, bytes, a value that is sent as ``json``, or a file. What is not given comes from
        ``response`` (what `fetch` gave), else: status 200, no headers, no body. None can't be sent as JSON by ``json``;
        send it with ``body="null"``.
        """
        if is_preflight(self.request):
            # Who answers the request that follows answers the question before it, too: with yes.
            status, headers, body, json, path, response = (
                HTTPStatus.NO_CONTENT,
                _allowing(self.request),
                b"",
                None,
                None,
                None,
            )
        sent, kind = await _body(body, json, path)
        if sent is None and response is not None:
            sent = await response.body()
        said = dict(headers) if headers is not None else _headers_of(response)
        if sent is not None:
            _put(said, "Content-Length", str(len(sent)))
        if content_type or kind:
            _put(said, "Content-Type", content_type or kind)
        elif isinstance(body, str) and not _has(said, "content-type"):
            _put(said, "Content-Type", f"{_TEXTS.get(self.request.type, 'text/plain')}; charset=utf-8")
        self._allow_origin(said)
        code = status if status is not None else response.status if response is not None else HTTPStatus.OK
        with self._answering("fulfill"):
            await self._send(
                "Fetch.fulfillRequest",
                responseCode=int(code),
                responsePhrase=_phrase(int(code)),
                responseHeaders=_entries(said),
                body=base64.b64encode(sent or b"").decode(),
            )

    async def continue_(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: Mapping[str, str] | None = None,
        body: str | bytes | None = None,
    ) -> None:
        """Send it to the server, changed or as it is; no other function is asked.

        The page does not learn of another ``url``. ``headers`` are all that are sent; those that `Request.headers`
        shows masked are sent as they were if they are given back so. Raises `PolicyError` for a URL that the policy
        does not allow.
        """
        changes = self._checked(url, method, headers, body)
        with self._answering("continue_"):
            await self._go_on(changes)

    async def fallback(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: Mapping[str, str] | None = None,
        body: str | bytes | None = None,
    ) -> None:
        """Leave it, changed or as it is, to the function that was there before this one, or to the server.

        A function that does nothing with its route leaves it so, too.
        """
        self._check_waiting("fallback")
        self._changes = self._checked(url, method, headers, body)
        changed = {name: value for name, value in (("url", url), ("method", method)) if value is not None}
        if headers is not None:
            changed["headers"] = mask_headers(headers)  # type: ignore[assignment]
        self.request = replace(self.request, **changed)  # type: ignore[arg-type]
        await trio.lowlevel.checkpoint()

    async def abort(self, reason: AbortReason = "failed") -> None:
        """Let it fail, as if the network had."""
        if reason not in _CDP_REASONS:
            raise ValueError(f"abort({reason!r}): choose one of {', '.join(get_args(AbortReason))}")
        with self._answering("abort"):
            await self._send("Fetch.failRequest", errorReason=_CDP_REASONS[reason])

    async def fetch(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: Mapping[str, str] | None = None,
        body: str | bytes | None = None,
        timeout: float = 30,
    ) -> Response:
        """Ask the server, and get its answer before the page does; then `fulfill` with it, changed, or `continue_`.

        A redirect is an answer: the page follows it, and that is another request.
        """
        self._check_waiting("fetch")
        if self._response is not None:
            raise RuntimeError("fetch: the server has been asked already; the page can have only one answer")
        changes = self._checked(url, method, headers, body)
        said = await self._answers.of(self._session, self._id, self._go_on(changes, stop=True), timeout)
        session, paused_id = self._session, self._id

        async def read() -> bytes:
            return decoded(await session.call("Fetch.getResponseBody", {"requestId": paused_id}, timeout=None))

        self._response = Response(self.request, said, read)
        return self._response

    def _allow_origin(self, said: dict[str, str]) -> None:
        """Let a page of another origin read the answer: who answers in the server's place means it to be read."""
        origin = self.request.header_value("origin")
        parts = urlsplit(self.request.url)
        if origin and origin != f"{parts.scheme}://{parts.netloc}" and not _has(said, "access-control-allow-origin"):
            said |= {
                "Access-Control-Allow-Origin": origin,
                "Access-Control-Allow-Credentials": "true",
                "Vary": "Origin",
            }

    # --- sending -----------------------------------------------------------------------------------------------------

    async def _go_on(self, changes: Changes, *, stop: bool = False) -> None:
        if self._response is not None:
            await self._send("Fetch.continueResponse")
            return
        params: dict[str, Any] = {"interceptResponse": True} if stop else {}
        if changes.url is not None:
            params["url"] = changes.url
        if changes.method is not None:
            params["method"] = changes.method
        if changes.headers is not None:
            params["headers"] = _entries(self._unmasked(changes.headers))
        if changes.body is not None:
            params["postData"] = base64.b64encode(changes.body).decode()
        await self._send("Fetch.continueRequest", **params)

    async def _send(self, command: str, **params: Any) -> None:
        try:
            await self._session.call(command, {"requestId": self._id, **params})
        except CommandError as exc:
            if _GONE not in exc.message:
                raise
        except CdpAgentError:
            if not self._session.ended:
                raise

    def _checked(
        self, url: str | None, method: str | None, headers: Mapping[str, str] | None, body: str | bytes | None
    ) -> Changes:
        if url is not None:
            self._check_reach(url)
        sent = body.encode() if isinstance(body, str) else body
        return Changes(url, method, headers, sent).over(self._changes)

    def _unmasked(self, headers: Mapping[str, str]) -> dict[str, str]:
        shown = {name.lower(): value for name, value in self.request.headers.items()}
        return {
            name: (self.request.header_value(name) or value) if shown.get(name.lower()) == value else value
            for name, value in headers.items()
        }

    def _check_waiting(self, what: str) -> None:
        if self._is_answered:
            raise RuntimeError(f"{what}: this request has been answered already")

    @contextmanager
    def _answering(self, what: str) -> Iterator[None]:
        self._check_waiting(what)
        self._is_answered = True
        try:
            yield
        except Exception:
            self._is_answered = False  # Chrome has not got it, or did not take it: the request still waits
            raise


class Answers:
    """Answers of servers that somebody waits for before the page gets them, by the ids of their requests."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, str], dict[str, Any] | None] = {}
        self._news = trio.lowlevel.ParkingLot()

    async def of(self, session: Session, paused_id: str, sending: Awaitable[None], timeout: float) -> dict[str, Any]:
        """Wait for the answer to a request that ``sending`` sends: what CDP's Network.Response tells of it."""
        key = session.session_id, paused_id  # ids are numbers of each session's own
        self._said[key] = None
        try:
            with deadline("the server's answer", timeout):
                await sending
                while (said := self._said[key]) is None:
                    await self._news.park()
            return said
        finally:
            del self._said[key]

    def take(self, session: Session, params: Mapping[str, Any]) -> bool:
        """An answer has come; False if nobody waits for it."""
        key = session.session_id, params["requestId"]
        if key not in self._said:
            return False
        headers: dict[str, str] = {}
        for each in params.get("responseHeaders", ()):
            known = headers.get(each["name"])
            headers[each["name"]] = each["value"] if known is None else f"{known}\n{each['value']}"
        self._said[key] = {
            "status": params.get("responseStatusCode", 0),
            "statusText": params.get("responseStatusText", params.get("responseErrorReason", "")),
            "headers": headers,
            "mimeType": next((v for k, v in headers.items() if k.lower() == "content-type"), "").partition(";")[0],
        }
        self._news.unpark_all()
        return True


RouteHandler = Callable[[Route], Awaitable[None] | None]
"""Answers a `Route`, or leaves it."""


@dataclass(slots=True, eq=False)
class Rule:
    """One function, and the requests that it is called for."""

    pattern: UrlPattern
    matches: UrlTest
    handler: RouteHandler
    timeout: float
    left: int | None
    """How many more requests it is called for; None: all."""

    def may_mean(self, url: str) -> bool:
        """Whether it may mean a URL. A user's function is not asked yet: this is called from the reader."""
        return not isinstance(self.pattern, str | re.Pattern) or self.matches(url) is True

    def take(self) -> bool:
        """Count one request; False if it has had all of its own."""
        if self.left is None:
            return True
        self.left -= 1
        return self.left >= 0


class Routes:
    """What one page, one context or one browser does with requests."""

    def __init__(self) -> None:
        self.rules: list[Rule] = []
        """The newest first."""
        self.blocking = Blocking()

    def __bool__(self) -> bool:
        return bool(self.rules or self.blocking)

    def add(self, pattern: UrlPattern, handler: RouteHandler, *, times: int | None, timeout: float) -> None:
        """Have a function called for the requests that a pattern means."""
        if times is not None and times < 1:
            raise ValueError(f"times={times}: at least 1, or None for all")
        if not callable(handler):
            raise TypeError(f"a route needs a function that is called with each Route, not {handler!r}")
        self.rules.insert(0, Rule(pattern, url_test(pattern), handler, timeout, times))

    def remove(self, pattern: str | re.Pattern[str] | None) -> None:
        """Forget the rules of a pattern, or all; ValueError if there is none of that pattern."""
        kept = [rule for rule in self.rules if pattern is not None and rule.pattern != pattern]
        if pattern is not None and len(kept) == len(self.rules):
            raise ValueError(f"unroute: there is no route for {pattern!r}")
        self.rules = kept


# --- what is sent ----------------------------------------------------------------------------------------------------


async def _body(body: str | bytes | None, json: Any, path: str | os.PathLike[str] | None) -> tuple[bytes | None, str]:
    """The bytes to send, and what they are."""
    if sum(each is not None for each in (body, json, path)) > 1:
        raise ValueError("fulfill: pass one of body, json and path")
    if json is not None:
        return json_module.dumps(json).encode(), "application/json"
    if path is not None:
        kind, _ = mimetypes.guess_type(path)
        return await trio.Path(path).read_bytes(), kind or _UNKNOWN_TYPE
    return body.encode() if isinstance(body, str) else body, ""


def _headers_of(response: Response | None) -> dict[str, str]:
    if response is None:
        return {}
    found = {name: response.header_value(name) or "" for name in response.headers}
    # The body is given back unpacked.
    return {name: value for name, value in found.items() if name.lower() != "content-encoding"}


def _has(headers: Mapping[str, str], name: str) -> bool:
    return any(each.lower() == name for each in headers)


def _put(headers: dict[str, str], name: str, value: str) -> None:
    for each in [each for each in headers if each.lower() == name.lower()]:
        del headers[each]
    headers[name] = value


def is_preflight(request: Request) -> bool:
    """Whether it is the browser's own question whether a page may ask another origin for something."""
    return request.method == "OPTIONS" and request.header_value("access-control-request-method") is not None


def _allowing(request: Request) -> dict[str, str]:
    """The headers that answer such a question with yes."""
    return {
        "Access-Control-Allow-Origin": request.header_value("origin") or "*",
        "Access-Control-Allow-Methods": request.header_value("access-control-request-method") or "*",
        "Access-Control-Allow-Headers": request.header_value("access-control-request-headers") or "*",
        "Access-Control-Allow-Credentials": "true",
        "Vary": "Origin",
    }


def _entries(headers: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"name": name, "value": line} for name, value in headers.items() for line in str(value).split("\n")]


def _phrase(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "Unknown"
