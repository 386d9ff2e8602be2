"""What the page said and asked for: console messages, errors and requests, the last of each kept."""

from __future__ import annotations

from collections import Counter, deque
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import trio

from cdpagent.browser.network.bodies import body_of
from cdpagent.browser.network.response import Response
from cdpagent.browser.page.console_values import level_of, text_of
from cdpagent.browser.page.flood_gate import MOST_IN_A_SECOND, FloodGate
from cdpagent.browser.page.page_errors import ErrorMark
from cdpagent.wire.redact import mask_headers, mask_tokens

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping

    from cdpagent.browser.page.page_errors import PageError
    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session

T = TypeVar("T")

LOG_SIZE = 500
POST_DATA_LENGTH = 65536
"""How much of what a request sends is kept."""
_TEXT_LENGTH = 4000
_URL_LENGTH = 16_384
_DATA_URL_LENGTH = 256
_ASKED_KEPT = 5000
_DOCUMENTS_KEPT = 100
_FORBIDDEN = 403

# Connections that stay open by design: nothing that waits for the page to become quiet may wait for them.
_OPEN_ENDED = frozenset({"EventSource", "WebSocket", "Ping", "CSPViolationReport", "Prefetch"})


@dataclass(frozen=True, slots=True)
class ConsoleMessage:
    """A line on the page's console."""

    level: str  # log, info, warning, error, debug
    text: str
    url: str = ""
    line: int = 0
    source: str = ""  # console-api, network, security, …


@dataclass(slots=True, repr=False)
class Request:
    """One request of the page. A redirect is a request of its own, named in the next one's ``redirected_from``."""

    id: str
    url: str
    method: str
    type: str  # Document, Script, XHR, Fetch, Image, …
    frame_id: str
    loader_id: str
    headers: dict[str, str]
    """Without what lets one in: ``Authorization`` and the like are masked, also in ``response_headers``. `header_value`
    gives them."""
    heard: float  # when something was last heard of it, on Trio's clock
    redirected_from: Request | None = None
    status: int | None = None
    mime_type: str = ""
    response_headers: dict[str, str] = field(default_factory=dict)
    failure: str = ""  # net::ERR_…, once it has failed; blocked_by_policy: …, if the policy refused it
    finished: bool = False
    size: int = 0  # bytes that came over the network
    post_data: str | None = None
    """What it sends, as text; None if it sends nothing, something that is no text, or more than 64 KiB."""
    _unmasked: dict[str, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        outcome = self.failure or self.status or ("finished" if self.finished else "waiting")
        return f"<Request {self.method} {mask_tokens(self.url)!r} {self.type} {outcome}>"

    def header_value(self, name: str) -> str | None:
        """A header as it is sent, whatever case its name is written in; None if there is none."""
        return self._unmasked.get(name.lower())

    @property
    def is_open_ended(self) -> bool:
        """Whether it stays open by design: a web socket, an event stream, a beacon."""
        return self.type in _OPEN_ENDED or self.mime_type == "text/event-stream"


def request_of(
    said: Mapping[str, Any],
    *,
    id: str,
    type: str,
    frame_id: str,
    loader_id: str = "",
    mask: Callable[[Any], Any],
    redirected_from: Request | None = None,
) -> Request:
    """A request as CDP's ``Network.Request`` tells of it. ``mask`` takes the secrets of the policy out."""
    headers = mask(dict(said.get("headers", {})))
    sent = said.get("postData")
    return Request(
        id=id,
        url=mask(said["url"] + said.get("urlFragment", "")),
        method=said["method"],
        type=type,
        frame_id=frame_id,
        loader_id=loader_id,
        headers=mask_headers(headers),
        heard=trio.current_time(),
        redirected_from=redirected_from,
        post_data=mask(sent) if sent is not None and len(sent) <= POST_DATA_LENGTH else None,
        _unmasked={name.lower(): str(value) for name, value in headers.items()},
    )


class Logs:
    """The logs of one page. ``changed`` is called when a request begins, is answered or ends.

    ``refused`` says what a request for a URL failed with if the policy refused it; "" if it did not. ``until`` waits
    until something holds, looking whenever ``changed`` was called. ``spawn`` starts a task.
    """

    def __init__(
        self,
        changed: Callable[[], None],
        mask: Callable[[Any], Any],
        refused: Callable[[str], str],
        until: Callable[[Callable[[], bool]], Awaitable[None]],
        spawn: Callable[..., None],
    ) -> None:
        self._mask = mask
        self._spawn = spawn
        self._until = until
        self.on_request: list[Callable[[Request], None]] = []
        """Called from the reader with each request."""
        self.on_response: list[Callable[[Response], None]] = []
        """Called from the reader with each answer."""
        self.console: deque[ConsoleMessage] = deque(maxlen=LOG_SIZE)
        self.errors: deque[PageError] = deque(maxlen=LOG_SIZE)
        self.requests: deque[Request] = deque(maxlen=LOG_SIZE)
        self.in_flight: dict[str, Request] = {}
        self.error_count = 0
        self.console_count = 0
        self.request_count = 0
        self._documents: dict[str, Request] = {}
        self._asked: Counter[str] = Counter()
        self._error_mark = ErrorMark()
        self._has_values = False
        self._valued: set[str] = set()  # the sessions whose console messages come with values
        self._changed = changed
        self._refused = refused

    def follow(self, session: Session) -> None:
        """Listen to a session of the page."""
        gate = FloodGate(session, ("Console", "Log"), spawn=self._spawn, closed=self._say_flooded)
        session.listen("Console.messageAdded", partial(self._on_console, session.session_id, gate))
        session.listen("Log.entryAdded", partial(self._on_log, gate))
        # Not Runtime.enable, although it would report more: pages can notice it, see `page_errors`.
        session.start("Console.enable")
        session.start("Log.enable")
        self.follow_network(session)
        source = self._error_mark.script
        session.start("Page.addScriptToEvaluateOnNewDocument", {"source": source, "runImmediately": True})
        if self._has_values:
            self.follow_values(session)

    def follow_values(self, session: Session) -> None:
        """Have console messages of a session, and of those to come, told with the values of objects."""
        self._has_values = True
        gate = FloodGate(session, ("Runtime",), spawn=self._spawn, closed=self._say_flooded)

        def begin() -> None:
            # What the page has written before has been sent again by now; it is in the log already.
            self._valued.add(session.session_id)
            session.listen("Runtime.consoleAPICalled", partial(self._on_values, gate))

        session.start("Runtime.enable").wake = begin

    def follow_network(self, session: Session) -> None:
        """Listen to the requests of a session alone: all that a worker has."""
        session.listen("Network.requestWillBeSent", partial(self._on_request, session))
        session.listen("Network.responseReceived", partial(self._on_response, session))
        session.listen("Network.dataReceived", self._on_data)
        session.listen("Network.loadingFinished", self._on_finished)
        session.listen("Network.loadingFailed", self._on_failed)
        session.start("Network.enable", {"maxPostDataSize": POST_DATA_LENGTH})

    def new_document(self, loader_id: str) -> None:
        """The page has a new document. Chrome reports nothing more about the requests of the old one: drop them."""
        self.in_flight = {key: each for key, each in self.in_flight.items() if each.loader_id == loader_id}
        self._asked.clear()

    def document_request(self, loader_id: str) -> Request | None:
        """The request for a document, also when the log no longer holds it: it has the document's own id."""
        return self._documents.get(loader_id)

    def times_asked(self, request: Request) -> int:
        """How often this document has asked for the same thing, whatever the query."""
        return self._asked[asked_for(request)]

    # --- console -----------------------------------------------------------------------------------------------------

    def _on_console(self, session_id: str, gate: FloodGate, event: Event[Any]) -> None:
        if not gate.passes():
            return
        message = self._mask(event.params["message"])
        error = self._error_mark.read(message["text"])
        if error is not None:
            self.errors.append(replace(error, message=error.message[:_TEXT_LENGTH]))
            self.error_count += 1
        elif session_id in self._valued and message["source"] == "console-api":
            return  # it comes with its values, too
        else:
            text, url, line = message["text"][:_TEXT_LENGTH], message.get("url", ""), message.get("line", 0)
            self._say(ConsoleMessage(message["level"], text, url, line, message["source"]))
        self._changed()

    def _on_values(self, gate: FloodGate, event: Event[Any]) -> None:
        if not gate.passes():
            return
        params = self._mask(event.params)
        text = text_of(params["args"])
        if self._error_mark.read(text) is None:
            frames = params.get("stackTrace", {}).get("callFrames") or [{}]
            url, line = frames[0].get("url", ""), frames[0].get("lineNumber", -1) + 1
            self._say(ConsoleMessage(level_of(params["type"]), text[:_TEXT_LENGTH], url, line, "console-api"))
            self._changed()

    def _on_log(self, gate: FloodGate, event: Event[Any]) -> None:
        if not gate.passes():
            return
        entry = self._mask(event.params["entry"])
        level = "debug" if entry["level"] == "verbose" else entry["level"]
        self._say(
            ConsoleMessage(
                level, entry["text"][:_TEXT_LENGTH], entry.get("url", ""), entry.get("lineNumber", 0), entry["source"]
            )
        )

    def _say_flooded(self, seconds: float) -> None:
        text = (
            f"the page has logged more than {MOST_IN_A_SECOND:,} messages in a second: cdpagent does not listen to its "
            f"console for {seconds:g} s"
        )
        self._say(ConsoleMessage("warning", text, source="cdpagent"))
        self._changed()

    def _say(self, message: ConsoleMessage) -> None:
        self.console.append(message)
        self.console_count += 1

    # --- requests ----------------------------------------------------------------------------------------------------

    def _on_request(self, session: Session, event: Event[Any]) -> None:
        params = event.params
        earlier = self.in_flight.pop(params["requestId"], None)
        redirect = params.get("redirectResponse")
        if earlier is not None:
            if redirect is not None:
                _answered(earlier, self._mask(redirect))
                self._tell_response(session, earlier, redirect)
            earlier.finished = True
        request = request_of(
            params["request"],
            id=params["requestId"],
            type=params.get("type", "Other"),
            frame_id=params.get("frameId", ""),
            loader_id=params.get("loaderId", ""),
            mask=self._mask,
            redirected_from=earlier if redirect is not None else None,
        )
        request.url = _kept_url(request.url)
        self.requests.append(request)
        self.request_count += 1
        if len(self._asked) > _ASKED_KEPT:
            self._asked.clear()
        self._asked[asked_for(request)] += 1
        if request.id == request.loader_id:
            self._documents[request.id] = request
            if len(self._documents) > _DOCUMENTS_KEPT:
                del self._documents[next(iter(self._documents))]
        self.in_flight[request.id] = request
        for tell in tuple(self.on_request):
            tell(request)
        self._changed()

    def _tell_response(self, session: Session, request: Request, said: dict[str, Any]) -> None:
        if self.on_response:
            response = Response(request, self._mask(said), partial(body_of, session, request, self._until))
            for tell in tuple(self.on_response):
                tell(response)

    def _on_response(self, session: Session, event: Event[Any]) -> None:
        request = self.in_flight.get(event.params["requestId"])
        if request is not None:
            _answered(request, self._mask(event.params["response"]))
            if request.status == _FORBIDDEN:
                request.failure = self._refused(request.url)
            request.heard = trio.current_time()
            request.type = event.params.get("type", request.type)
            self._tell_response(session, request, event.params["response"])
            self._changed()

    def _on_data(self, event: Event[Any]) -> None:
        request = self.in_flight.get(event.params["requestId"])
        if request is not None:
            request.heard = trio.current_time()

    def _on_finished(self, event: Event[Any]) -> None:
        request = self.in_flight.pop(event.params["requestId"], None)
        if request is not None:
            request.finished = True
            request.size = int(event.params.get("encodedDataLength", 0))
            self._changed()

    def _on_failed(self, event: Event[Any]) -> None:
        request = self.in_flight.pop(event.params["requestId"], None)
        if request is not None:
            request.finished = True
            said = event.params.get("blockedReason") or event.params["errorText"] or "net::ERR_FAILED"
            request.failure = self._refused(request.url) or said
            self._changed()


@contextmanager
def listening(listeners: list[Callable[[T], None]], listener: Callable[[T], None]) -> Iterator[None]:
    """Have a listener called while the block runs."""
    listeners.append(listener)
    try:
        yield
    finally:
        listeners.remove(listener)


def _kept_url(url: str) -> str:
    """The URL as the log keeps it: one may be megabytes long, a ``data:`` URL above all."""
    most = _DATA_URL_LENGTH if url.startswith("data:") else _URL_LENGTH
    return url if len(url) <= most else f"{url[:most]}…"


def asked_for(request: Request) -> str:
    """What a request asks for, whatever its query."""
    return f"{request.method} {request.url.partition('?')[0]}"


def _answered(request: Request, response: dict[str, Any]) -> None:
    request.status = response["status"]
    request.mime_type = response.get("mimeType", "")
    request.response_headers = mask_headers(response.get("headers", {}))
