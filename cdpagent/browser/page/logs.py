"""What the page said and asked for: console messages, errors and requests, the last of each kept."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import trio

from cdpagent.browser.page.page_errors import ErrorMark
from cdpagent.wire.redact import mask_headers, mask_tokens

if TYPE_CHECKING:
    from collections.abc import Callable

    from cdpagent.browser.page.page_errors import PageError
    from cdpagent.wire.protocol import Event
    from cdpagent.wire.session import Session

LOG_SIZE = 500
_TEXT_LENGTH = 4000
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
    """Without what lets one in: ``Authorization`` and the like are masked, also in ``response_headers``."""
    heard: float  # when something was last heard of it, on Trio's clock
    redirected_from: Request | None = None
    status: int | None = None
    mime_type: str = ""
    response_headers: dict[str, str] = field(default_factory=dict)
    failure: str = ""  # net::ERR_…, once it has failed; blocked_by_policy: …, if the policy refused it
    finished: bool = False
    size: int = 0  # bytes that came over the network

    def __repr__(self) -> str:
        outcome = self.failure or self.status or ("finished" if self.finished else "waiting")
        return f"<Request {self.method} {mask_tokens(self.url)!r} {self.type} {outcome}>"

    @property
    def is_open_ended(self) -> bool:
        """Whether it stays open by design: a web socket, an event stream, a beacon."""
        return self.type in _OPEN_ENDED or self.mime_type == "text/event-stream"


class Logs:
    """The logs of one page. ``changed`` is called when a request begins, is answered or ends.

    ``refused`` says what a request for a URL failed with if the policy refused it; "" if it did not.
    """

    def __init__(self, changed: Callable[[], None], mask: Callable[[Any], Any], refused: Callable[[str], str]) -> None:
        self._mask = mask
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
        self._changed = changed
        self._refused = refused

    def follow(self, session: Session) -> None:
        """Listen to a session of the page."""
        session.listen("Console.messageAdded", self._on_console)
        session.listen("Log.entryAdded", self._on_log)
        session.listen("Network.requestWillBeSent", self._on_request)
        session.listen("Network.responseReceived", self._on_response)
        session.listen("Network.dataReceived", self._on_data)
        session.listen("Network.loadingFinished", self._on_finished)
        session.listen("Network.loadingFailed", self._on_failed)
        # Not Runtime.enable, although it would report more: pages can notice it, see `page_errors`.
        session.start("Console.enable")
        session.start("Log.enable")
        session.start("Network.enable")
        source = self._error_mark.script
        session.start("Page.addScriptToEvaluateOnNewDocument", {"source": source, "runImmediately": True})

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

    def _on_console(self, event: Event[Any]) -> None:
        message = self._mask(event.params["message"])
        error = self._error_mark.read(message["text"])
        if error is not None:
            self.errors.append(replace(error, message=error.message[:_TEXT_LENGTH]))
            self.error_count += 1
        else:
            text, url, line = message["text"][:_TEXT_LENGTH], message.get("url", ""), message.get("line", 0)
            self._say(ConsoleMessage(message["level"], text, url, line, message["source"]))
        self._changed()

    def _on_log(self, event: Event[Any]) -> None:
        entry = self._mask(event.params["entry"])
        level = "debug" if entry["level"] == "verbose" else entry["level"]
        self._say(
            ConsoleMessage(
                level, entry["text"][:_TEXT_LENGTH], entry.get("url", ""), entry.get("lineNumber", 0), entry["source"]
            )
        )

    def _say(self, message: ConsoleMessage) -> None:
        self.console.append(message)
        self.console_count += 1

    # --- requests ----------------------------------------------------------------------------------------------------

    def _on_request(self, event: Event[Any]) -> None:
        params = event.params
        earlier = self.in_flight.pop(params["requestId"], None)
        response = params.get("redirectResponse")
        if earlier is not None:
            if response is not None:
                _answered(earlier, self._mask(response))
            earlier.finished = True
        request = Request(
            id=params["requestId"],
            url=self._mask(params["request"]["url"] + params["request"].get("urlFragment", "")),
            method=params["request"]["method"],
            type=params.get("type", "Other"),
            frame_id=params.get("frameId", ""),
            loader_id=params.get("loaderId", ""),
            headers=mask_headers(self._mask(params["request"].get("headers", {}))),
            heard=trio.current_time(),
            redirected_from=earlier if response is not None else None,
        )
        self.requests.append(request)
        self.request_count += 1
        self._asked[asked_for(request)] += 1
        if request.id == request.loader_id:
            self._documents[request.id] = request
            if len(self._documents) > _DOCUMENTS_KEPT:
                del self._documents[next(iter(self._documents))]
        self.in_flight[request.id] = request
        self._changed()

    def _on_response(self, event: Event[Any]) -> None:
        request = self.in_flight.get(event.params["requestId"])
        if request is not None:
            _answered(request, self._mask(event.params["response"]))
            if request.status == _FORBIDDEN:
                request.failure = self._refused(request.url)
            request.heard = trio.current_time()
            request.type = event.params.get("type", request.type)
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


def asked_for(request: Request) -> str:
    """What a request asks for, whatever its query."""
    return f"{request.method} {request.url.partition('?')[0]}"


def _answered(request: Request, response: dict[str, Any]) -> None:
    request.status = response["status"]
    request.mime_type = response.get("mimeType", "")
    request.response_headers = mask_headers(response.get("headers", {}))
