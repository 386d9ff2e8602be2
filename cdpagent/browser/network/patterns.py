"""What a program says when it means some URLs: a glob, a regular expression, or a function. No I/O."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Final
from urllib.parse import urlsplit

UrlPattern = str | re.Pattern[str] | Callable[[str], bool | Awaitable[bool]]
"""A glob, a compiled regular expression that is searched for, or a function that is called with the URL."""

UrlTest = Callable[[str], bool | Awaitable[bool]]

_DEEP: Final = {".*": ".*?", ".*/": ".*?/", "(?:.+/)?": "(?:.+?/)??"}
"""What stands for anything at all, and the same as little as possible."""
_MOST: Final = 2048
"""How much of a URL is compared with a glob: a page makes URLs of megabytes, and a glob may take long for each."""

_BARE_ORIGIN: Final = re.compile(r"[a-z][a-z0-9+.-]*://[^/?#]*", re.IGNORECASE)


def url_test(pattern: UrlPattern) -> UrlTest:
    """Return what tells whether a URL is meant; TypeError or ValueError for what is not a pattern.

    In a glob, ``*`` is anything without a slash, ``**`` anything, ``{a,b}`` one of several, and everything else itself;
    the glob means the whole URL, of which the first 2,048 characters count. One that begins with a slash means the path
    and the query, on whatever host.
    """
    if isinstance(pattern, re.Pattern):
        return lambda url: pattern.search(url) is not None
    if isinstance(pattern, str):
        if not pattern:
            raise ValueError("the pattern is empty; '**' means every URL")
        matches = re.compile(_expression(pattern), re.DOTALL).fullmatch
        if pattern.startswith("/"):
            return lambda url: matches(_path_of(url[:_MOST])) is not None
        return lambda url: matches(url[:_MOST]) is not None
    if callable(pattern):
        return pattern
    raise TypeError(f"a pattern for URLs is a glob, a compiled regular expression or a function, not {pattern!r}")


def pattern_words(pattern: object) -> str:
    """Return how a pattern is called in a message."""
    if isinstance(pattern, re.Pattern):
        return f"/{pattern.pattern}/"
    return repr(pattern) if isinstance(pattern, str) else f"what {getattr(pattern, '__name__', pattern)} wants"


def _path_of(url: str) -> str:
    parts = urlsplit(url)
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _expression(glob: str) -> str:
    if _BARE_ORIGIN.fullmatch(glob) and "*" not in glob:
        glob += "/"  # as Chrome writes it
    written: list[str] = []
    depth = place = 0
    while place < len(glob):
        character = glob[place]
        place += 1
        if character == "\\" and place < len(glob):
            written.append(re.escape(glob[place]))
            place += 1
        elif character == "*":
            is_deep = glob.startswith("*", place)
            while glob.startswith("*", place):
                place += 1
            if is_deep and glob.startswith("/", place):
                place += 1
                # Between two slashes: any number of folders, also none.
                written.append("(?:.+/)?" if written and written[-1] == "/" else ".*/")
            else:
                written.append(".*" if is_deep else "[^/]*")
        elif character == "{":
            depth += 1
            written.append("(?:")
        elif character == "}" and depth:
            depth -= 1
            written.append(")")
        elif character == "," and depth:
            written.append("|")
        else:
            written.append("/" if character == "/" else re.escape(character))
    if depth:
        raise ValueError(f"{glob!r}: a {{ is not closed; write \\{{ for the character itself")
    return _without_backtracking(written)


def _without_backtracking(written: list[str]) -> str:
    """The expression, in which what follows anything-at-all is taken where it first stands.

    Were it looked for again further on whenever the rest does not fit, the time would be multiplied with each wildcard.
    Alternatives may hold wildcards of their own, and are left as they are.
    """
    deep = [at for at, part in enumerate(written) if part in _DEEP]
    if "(?:" in written or len(deep) < 2:
        return "".join(written)
    parts = ["".join(written[: deep[0]])]
    for at, end in pairwise(deep):
        parts.append(f"(?>{_DEEP[written[at]]}{''.join(written[at + 1 : end])})")
    return "".join([*parts, *written[deep[-1] :]])
