"""An answer of a server, with its body: read when it is asked for, and never more than asked for."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cdpagent.errors import BodyUnavailableError
from cdpagent.wire.deadline import deadline
from cdpagent.wire.redact import mask_headers, mask_tokens

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from cdpagent.browser.page.logs import Request

_CHARSET: Final = re.compile(r""";\s*charset=["']?([\w.:-]+)""", re.IGNORECASE)

LARGEST_BODY: Final = 50_000_000
"""How many bytes of a body are read unless more are asked for."""


@dataclass(frozen=True, slots=True)
class ResponseTiming:
    """When the parts of an exchange happened, in seconds from the beginning of the request; -1 for what did not."""

    dns: float
    """When the name began to be resolved."""
    connect: float
    """When the connection began to be opened."""
    tls: float
    """When TLS began."""
    sent: float
    """When the request had been sent."""
    headers: float
    """When the headers of the answer had come."""


class Response:
    """What a server answered. ``body()``, ``text()`` and ``json()`` wait until all of it has come."""

    def __init__(self, request: Request, said: Mapping[str, Any], read: Callable[[], Awaitable[bytes]]) -> None:
        self.request = request
        """What was asked."""
        self.status: int = int(said["status"])
        """The HTTP status."""
        self.status_text: str = str(said.get("statusText", ""))
        """The words beside the status, where the server sends any."""
        self.headers: dict[str, str] = mask_headers(said.get("headers", {}))
        """Without what lets one in: ``Set-Cookie`` and the like are masked; `header_value` gives them."""
        self.mime_type: str = str(said.get("mimeType", ""))
        """What the answer is, as the browser sees it."""
        self.protocol: str = str(said.get("protocol", ""))
        """Such as ``http/1.1`` and ``h2``."""
        self.remote_address: str = _address(said)
        """Who answered: ``127.0.0.1:8000``; empty where nothing was asked of the network."""
        self.from_cache: bool = bool(said.get("fromDiskCache") or said.get("fromPrefetchCache"))
        """Whether the browser had it already."""
        self.from_service_worker: bool = bool(said.get("fromServiceWorker"))
        """Whether a service worker answered."""
        self.timing: ResponseTiming | None = _timing(said.get("timing"))
        """When its parts happened; None where the network was not asked."""
        self._headers = {name.lower(): str(value) for name, value in said.get("headers", {}).items()}
        self._read = read
        self._body: bytes | None = None

    def __repr__(self) -> str:
        return f"<Response {self.status} {self.request.method} {mask_tokens(self.url)!r} {self.mime_type}>"

    @property
    def url(self) -> str:
        """Where the answer comes from."""
        return self.request.url

    @property
    def ok(self) -> bool:
        """Whether the server was content: a status from 200 to 299."""
        return 200 <= self.status < 300

    def header_value(self, name: str) -> str | None:
        """A header as it came, whatever case its name is written in; None if there is none."""
        return self._headers.get(name.lower())

    async def body(self, *, max_bytes: int = LARGEST_BODY, timeout: float = 30) -> bytes:
        """All of the body, as the page gets it: decompressed.

        Raises `BodyUnavailableError` for one that is longer than ``max_bytes``, that the browser has dropped (as when
        the page has gone elsewhere), or that never came whole.
        """
        if self._body is None:
            hint = "A page that does not read an answer to its end never gets it whole"
            with deadline(f"the body of {mask_tokens(self.url)}", timeout, hint=hint):
                self._body = await self._read()
        if len(self._body) > max_bytes:
            raise BodyUnavailableError(
                f"the body of {mask_tokens(self.url)} has {len(self._body)} bytes, more than max_bytes={max_bytes}",
                url=self.url,
            )
        return self._body

    async def text(self, *, max_bytes: int = LARGEST_BODY, timeout: float = 30) -> str:
        """The body as text, in the encoding that the server names, or UTF-8. What is no text is replaced by �."""
        body = await self.body(max_bytes=max_bytes, timeout=timeout)
        try:
            return body.decode(_charset(self._headers.get("content-type", "")), "replace")
        except LookupError:  # Python does not know that encoding
            return body.decode("utf-8", "replace")

    async def json(self, *, max_bytes: int = LARGEST_BODY, timeout: float = 30) -> Any:
        """The body read as JSON; ValueError if it is something else."""
        return json.loads(await self.body(max_bytes=max_bytes, timeout=timeout))


def _charset(content_type: str) -> str:
    found = _CHARSET.search(content_type)
    return found[1] if found else "utf-8"


def _address(said: Mapping[str, Any]) -> str:
    host = str(said.get("remoteIPAddress", ""))
    return f"{host}:{said.get('remotePort', 0)}" if host else ""


def _timing(said: Mapping[str, Any] | None) -> ResponseTiming | None:
    if not said:
        return None

    def seconds(name: str) -> float:
        at = float(said.get(name, -1))
        return at / 1000 if at >= 0 else -1.0

    return ResponseTiming(
        seconds("dnsStart"),
        seconds("connectStart"),
        seconds("sslStart"),
        seconds("sendEnd"),
        seconds("receiveHeadersEnd"),
    )
