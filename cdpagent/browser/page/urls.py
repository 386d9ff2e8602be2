"""What may be opened, decided on the parsed URL."""

from __future__ import annotations

import re

from cdpagent.errors import InvalidUrlError

_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*):", re.IGNORECASE)
_NOT_PAGES = frozenset({"javascript", "vbscript"})
_WRITTEN_BY_ANYONE = _NOT_PAGES | {"data"}
_HOST_AND_PORT = re.compile(r"(localhost|[\w-]+(\.[\w-]+)+|\[[0-9a-f:]+\])(:\d+)?([/?#]|$)", re.IGNORECASE)


def check_url(url: str, *, allow_data: bool = False) -> str:
    """The URL as Chrome will read it; `InvalidUrlError` if it can't be opened or must not be.

    ``allow_data``: a program may open what it has written itself. For a model, it may be what a page has written.
    """
    # Chrome drops these before it looks at the scheme, so "java\tscript:" is JavaScript to it.
    cleaned = re.sub(r"[\t\n\r]", "", url).strip("".join(map(chr, range(0x21))))
    if not cleaned:
        raise InvalidUrlError("the URL is empty; pass something like https://example.com/", url=url)
    if _HOST_AND_PORT.match(cleaned):
        # Before the scheme: "localhost:8000" would pass for the scheme "localhost".
        scheme = "http" if re.match(r"localhost\b|127\.|\[", cleaned) else "https"
        raise InvalidUrlError(f"{cleaned!r} has no scheme; did you mean {scheme}://{cleaned}", url=url)
    found = _SCHEME.match(cleaned)
    if found is None:
        raise InvalidUrlError(
            f"{cleaned!r} has no scheme; a URL begins with one, such as https://example.com/ or file:///path", url=url
        )
    scheme = found.group(1).lower()
    if scheme in (_NOT_PAGES if allow_data else _WRITTEN_BY_ANYONE):
        raise InvalidUrlError(
            f"{scheme}: URLs are not opened, because they run or hold content of whoever wrote them. "
            "Use page.evaluate() to run JavaScript",
            url=url,
        )
    return _as_chrome_reads(cleaned) if scheme in ("http", "https") else cleaned


def _as_chrome_reads(url: str) -> str:
    """With the slashes that Chrome takes for granted: who judges the URL has to see the host that Chrome goes to."""
    end = min((place for mark in "?#" if (place := url.find(mark)) >= 0), default=len(url))
    head = re.sub(r"^(https?):/*", r"\1://", url[:end].replace("\\", "/"), flags=re.IGNORECASE)
    return head + url[end:]
