"""What a program does not want to be loaded: kinds of things, hosts, URLs. No I/O."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cdpagent.browser.network.patterns import UrlTest, url_test
from cdpagent.destinations import HostPattern, destination

if TYPE_CHECKING:
    from collections.abc import Iterable

KINDS: Final[dict[str, frozenset[str]]] = {
    "document": frozenset({"Document"}),
    "stylesheet": frozenset({"Stylesheet"}),
    "image": frozenset({"Image"}),
    "media": frozenset({"Media"}),
    "font": frozenset({"Font"}),
    "script": frozenset({"Script"}),
    "texttrack": frozenset({"TextTrack"}),
    "xhr": frozenset({"XHR", "Fetch"}),  # Chrome does not tell the two apart when it stops them
    "fetch": frozenset({"XHR", "Fetch"}),
    "eventsource": frozenset({"EventSource"}),
    "manifest": frozenset({"Manifest"}),
    "ping": frozenset({"Ping"}),
    "other": frozenset({"Other"}),
}
"""The words for kinds of requests, and Chrome's for the same."""

_MARKS_OF_PLACES: Final = frozenset(".*/:[")


@dataclass(frozen=True, slots=True)
class Blocking:
    """The requests that are not sent."""

    kinds: frozenset[str] = frozenset()
    hosts: tuple[HostPattern, ...] = ()
    urls: tuple[UrlTest, ...] = ()

    @classmethod
    def parse(cls, words: Iterable[str]) -> Blocking:
        """Read what `block` takes; ValueError for a word that is neither a kind, nor a host, nor a glob."""
        kinds: set[str] = set()
        hosts: list[HostPattern] = []
        urls: list[UrlTest] = []
        for word in words:
            if not isinstance(word, str):
                raise TypeError(f"block takes kinds, hosts and globs as texts, not {word!r}")
            if word in KINDS:
                kinds |= KINDS[word]
            elif word != "localhost" and not _MARKS_OF_PLACES & set(word):
                raise ValueError(
                    f"{word!r} is not a kind of request. There are {', '.join(KINDS)}; a host is written as "
                    "ads.example or *.ads.example, a URL as a glob: **/banner/*"
                )
            elif "**" in word or "/" in word.partition("://")[2 if "://" in word else 0]:
                urls.append(url_test(word))
            else:
                hosts.append(HostPattern.parse(word))
        return cls(frozenset(kinds), tuple(hosts), tuple(urls))

    def __bool__(self) -> bool:
        return bool(self.kinds or self.hosts or self.urls)

    def means(self, url: str, kind: str) -> bool:
        """Whether a request is not to be sent; ``kind`` is Chrome's word for what it is for."""
        if kind in self.kinds or any(test(url) for test in self.urls):
            return True
        goal = destination(url) if self.hosts else None
        return goal is not None and any(host.matches(goal) for host in self.hosts)
