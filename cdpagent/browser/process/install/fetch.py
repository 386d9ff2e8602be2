"""Downloads one large file, blocking, over https and only from the host in its URL.

What has arrived is kept in ``<target>.part``, with its ETag beside it. The next attempt, in this process or in a later
one, asks for the rest if the server still has the very same file (``If-Range``).
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

from cdpagent.browser.process.install.progress import DownloadProgress
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from pathlib import Path

    from cdpagent.browser.process.install.progress import Status

_CHUNK = 256 * 1024
_TIMEOUT_SECONDS = 30  # for connecting and for each read, not for the whole download
_ATTEMPTS = 8


class FetchError(CdpAgentError):
    """The file at ``url`` could not be downloaded. What has arrived is kept for the next attempt."""

    code = "fetch_failed"

    def __init__(self, message: str, *, url: str) -> None:
        super().__init__(message)
        self.url = url


def fetch(url: str, target: Path, status: Status) -> None:
    """Download ``url`` to ``target``, unless ``target`` exists.

    When the connection breaks off, try again as long as each attempt brings more of the file.
    """
    if target.exists():
        return
    _check_url(url)
    part = target.with_name(target.name + ".part")
    etag_file = part.with_name(part.name + ".etag")
    missing = 0
    for _ in range(_ATTEMPTS):
        before = _size(part)
        missing = _fetch_rest(url, part, etag_file, status)
        if missing == 0:
            etag_file.unlink(missing_ok=True)
            part.replace(target)
            return
        if _size(part) <= before:
            break
    raise FetchError(
        f"the connection to {_host(url)} broke off {missing:,} bytes before the end. Run it again to get the rest",
        url=url,
    )


def _fetch_rest(url: str, part: Path, etag_file: Path, status: Status) -> int:
    """Make one request. Return how many bytes are still missing."""
    have = _size(part)
    request = urllib.request.Request(url)  # noqa: S310 - the scheme has been checked
    if have and etag_file.exists():
        request.add_header("Range", f"bytes={have}-")
        request.add_header("If-Range", etag_file.read_text())
    try:
        response = _opener(url).open(request, timeout=_TIMEOUT_SECONDS)
    except urllib.error.HTTPError as exc:
        with exc:
            if have and exc.code == http.HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE:
                part.unlink()  # the file is shorter than what we have, so ours is the beginning of another file
                return _fetch_rest(url, part, etag_file, status)
            raise FetchError(f"{_host(url)} answered HTTP {exc.code} for {url}", url=url) from exc
    except (OSError, http.client.HTTPException) as exc:
        raise FetchError(f"{_host(url)} can't be reached: {getattr(exc, 'reason', exc)}", url=url) from exc
    with response:
        start, total = _extent(response, have, url)
        etag = response.headers.get("ETag", "")
        if etag.startswith('"'):  # a weak ETag (W/"…") does not promise the same bytes
            etag_file.write_text(etag)
        else:
            etag_file.unlink(missing_ok=True)
        _save(response, part, start, DownloadProgress(status, total=total, start=start))
    return total - _size(part)


def _extent(response: Any, have: int, url: str) -> tuple[int, int]:
    """Return where in the file the answer begins, and how long the whole file is."""
    if response.status == http.HTTPStatus.PARTIAL_CONTENT:
        match = re.fullmatch(r"bytes (\d+)-\d+/(\d+)", response.headers.get("Content-Range", ""))
        if match and int(match[1]) == have:
            return have, int(match[2])
        raise FetchError(f"{_host(url)} sent another part of the file than we asked for", url=url)
    length = response.headers.get("Content-Length", "")
    if not length.isdecimal() or length == "0":
        raise FetchError(f"{_host(url)} does not say how long {url} is", url=url)
    return 0, int(length)


def _save(response: Any, part: Path, start: int, progress: DownloadProgress) -> None:
    """Write what arrives until the connection ends or breaks; the caller counts the bytes."""
    with part.open("ab") as file:
        file.truncate(start)
        while True:
            try:
                chunk = response.read1(_CHUNK)
            except (OSError, http.client.HTTPException):
                return
            if not chunk:
                return
            file.write(chunk)
            progress.advance(len(chunk))


def _check_url(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme != "https" and not (parts.scheme == "http" and _is_loopback(parts.hostname or "")):
        raise FetchError(f"{url} is not https", url=url)


def _opener(url: str) -> urllib.request.OpenerDirector:
    handlers: list[urllib.request.BaseHandler] = [_SameOriginRedirects()]
    if _is_loopback(urlsplit(url).hostname or ""):
        handlers.append(urllib.request.ProxyHandler({}))  # for a proxy, loopback is the proxy's own machine
    return urllib.request.build_opener(*handlers)


class _SameOriginRedirects(urllib.request.HTTPRedirectHandler):
    """Follows redirects, but only within the scheme, host and port of the URL."""

    def redirect_request(
        self, req: urllib.request.Request, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> urllib.request.Request | None:
        if _origin(urlsplit(newurl)) != _origin(urlsplit(req.full_url)):
            raise FetchError(
                f"{_host(req.full_url)} redirects to {_host(newurl)}, which is not trusted for this download",
                url=req.full_url,
            )
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _origin(parts: SplitResult) -> tuple[str, str | None, int | None]:
    return parts.scheme, parts.hostname, parts.port


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _host(url: str) -> str:
    return urlsplit(url).netloc


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
