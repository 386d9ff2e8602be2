"""URLs as a model needs them: short, and still telling where they lead."""

from __future__ import annotations

import re

from cdpagent.wire.redact import mask_tokens

MAX_URL_CHARS = 100
"""The length of a URL in an attribute."""

_origin = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]*://[^/?#\\]*").match
# Query parameters that say where a visitor came from, never what the page shows.
_TRACKING = (
    r"(?:utm_[a-z_]*|[gdwm]clid|gclsrc|[gw]braid|fbclid|msclkid|yclid|igshid|twclid|ttclid|li_fat_id|mc_[ce]id"
    r"|_hs(?:enc|mi)|mkt_tok|vero_(?:id|conv)|_openstat|ref_src|ref_url|spm|scm)"
)
_holds_tracking = re.compile(rf"[?&]{_TRACKING}(?:[=&#]|$)", re.IGNORECASE).search
_is_tracking = re.compile(rf"{_TRACKING}(?:=|$)", re.IGNORECASE).match
# Inline data and scripts lead nowhere; their start tells enough.
_is_inline = re.compile(r"(?:data|blob|javascript|filesystem):", re.IGNORECASE).match
_INLINE_CHARS = 40
# Most of a long query is tokens and state; what it begins with tells enough.
_QUERY_CHARS = 50


def origin_of(url: str) -> str:
    """``https://shop.example`` of a URL; "" where it has none."""
    match = _origin(url)
    return match.group() if match else ""


class UrlBase:
    """The URL of a document, to which others are made relative."""

    __slots__ = ("_origin", "_page")

    def __init__(self, url: str) -> None:
        self._origin = origin_of(url)
        self._page = url.partition("#")[0]

    def shorten(self, url: str, limit: int = MAX_URL_CHARS) -> str:
        """`url` without this document's origin and without tracking parameters, at most `limit` characters of it.

        What lets one in is masked. It may still hold any character: write it with `text.bare` or `text.quote`.
        """
        origin = self._origin
        if origin and url.startswith(origin):
            url = self._relative(url)
        elif _is_inline(url):
            limit = min(limit, _INLINE_CHARS)
        url = shorten_query(mask_tokens(url))
        return url if len(url) <= limit else url[: max(limit - 1, 0)] + "…"

    def _relative(self, url: str) -> str:
        page, rest = self._page, url[len(self._origin) :]
        if url.startswith(page) and url[len(page) : len(page) + 1] == "#":
            return url[len(page) :]
        if not rest:
            return "/"
        # The next character must end the host: https://a.example is not the origin of https://a.example.org. And a
        # path that starts with two slashes would read as another host.
        if rest[0] in "/?#" and not rest.startswith(("//", "/\\")):
            return rest if rest[0] == "/" else "/" + rest
        return url


def shorten_query(url: str) -> str:
    """`url` without tracking parameters, and with only as much of a long query as tells what it is about."""
    if "?" not in url:
        return url
    if _holds_tracking(url):
        url = _without_tracking(url)
    path, mark, query = url.partition("?")
    return url if len(query) <= _QUERY_CHARS else f"{path}{mark}{query[: _QUERY_CHARS - 1]}…"


def _without_tracking(url: str) -> str:
    path, _, rest = url.partition("?")
    query, hash_mark, fragment = rest.partition("#")
    kept = "&".join(part for part in query.split("&") if not _is_tracking(part))
    return f"{path}{'?' if kept else ''}{kept}{hash_mark}{fragment}"
