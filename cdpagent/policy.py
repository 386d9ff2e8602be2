"""What a browser may be used for, whatever a page talks an agent into.

A policy is given to ``launch`` or ``attach`` and holds for everything that is done through that browser's pages, by a
program or by the tools of a model. What it does not allow raises `PolicyError`, whose message says what to do instead.
Raw CDP (``page.cdp``, ``browser.cdp``) is the program's own business: no policy is asked there.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from cdpagent.destinations import HostPattern, Reach, destination
from cdpagent.invisible import INVISIBLE

ConfirmKind = Literal["navigate", "submit_secret", "download", "upload", "buy", "delete", "dialog"]
_SHORTEST_SECRET: Final = 4
UserTabs = Literal["none", "read", "act"]
TabUse = Literal["read", "act"]

_drop_blanks: Final = re.compile(rf"[\s{INVISIBLE}]").sub

_ALLOWED: Final[dict[UserTabs, frozenset[TabUse]]] = {
    "none": frozenset(),
    "read": frozenset({"read"}),
    "act": frozenset({"read", "act"}),
}


@dataclass(frozen=True, slots=True)
class Confirmation:
    """Something that is about to be done, and that a person must allow first."""

    kind: ConfirmKind
    """``navigate``: to a host that was not opened before. ``submit_secret``: send a form in which a password or the
    like is filled in. ``download``, ``upload``: a file. ``buy``, ``delete``: by the words on what is pressed, in many
    languages. ``dialog``: to say yes to a question that the page asks in a dialog."""
    what: str
    """What would be done: ``press button "Delete account"``. It quotes the page, whose words may mislead."""
    url: str
    """The page that it would be done on."""
    goal: str = ""
    """Of ``navigate``: where to. A host that was allowed once is not asked for again."""


Confirm = Callable[[Confirmation], bool | Awaitable[bool]]
"""Asks a person. A plain function runs in a thread of its own, so it may wait for the person's answer."""


@dataclass(frozen=True, slots=True)
class Secret:
    """A password or the like that the model never sees: it writes ``{{name}}`` where the value is to be typed."""

    value: str = field(repr=False)
    hosts: Sequence[str]
    """The hosts that it is typed on, and nowhere else: ``shop.example``, ``*.shop.example``, ``https://shop.example``."""

    def __post_init__(self) -> None:
        if len(_drop_blanks("", self.value)) < _SHORTEST_SECRET:
            raise ValueError(
                f"a secret has at least {_SHORTEST_SECRET} characters: shorter ones can't be masked in text"
            )
        if not self.hosts or isinstance(self.hosts, str):
            raise ValueError("hosts: pass a list of the hosts that the secret belongs to")
        for host in self.hosts:
            HostPattern.parse(host)

    def belongs_to(self, url: str) -> bool:
        """Whether it may be typed into a document of this URL."""
        goal = destination(url)
        return goal is not None and any(HostPattern.parse(host).matches(goal) for host in self.hosts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """What is allowed in a browser. The defaults are what an agent may do in a person's browser without being told."""

    user_tabs: UserTabs = "read"
    """The tabs of an attached browser that cdpagent did not open. ``"none"``: they are not even listed. ``"read"``:
    looking is allowed, acting, navigating, closing and running JavaScript is not. ``"act"``: everything is."""
    confirm: Confirm | Collection[ConfirmKind] = ()
    """What a person must allow before it is done: a function that is asked each time, for every kind of `Confirmation`,
    or the kinds that somebody must be asked about. For the latter, `Browser.on_confirm` says who is asked; MCP asks
    its client's user. Where nobody can be asked, the answer is no."""
    confirm_seconds: float = 60
    """How long the person has. After that the answer is no."""
    secrets: Mapping[str, Secret] = field(default_factory=dict)
    """By name. The model writes ``{{name}}`` in what it fills or types; the value is typed only on the secret's hosts,
    and is masked by its name in everything that is read from a page."""
    allow_hosts: Sequence[str] = ()
    """If any are given, the browser reaches nothing else: ``example.com``, ``*.example.com`` (its subdomains), ``*``,
    an address; with a scheme (``https://example.com``) or a port (``localhost:3000``) only that."""
    deny_hosts: Sequence[str] = ()
    """What the browser does not reach, whatever else allows it; patterns as in ``allow_hosts``."""
    allow_private: bool | None = None
    """Whether it reaches this machine, its local network and the metadata service of a cloud: every address that is not
    public, decided on the address that is connected to, whatever name led there. False: it does not. None: once hosts
    are allowed or denied, only those that ``allow_hosts`` names as an address or as ``localhost``."""
    downloads: bool = True
    """Whether files may be downloaded."""
    uploads: bool = True
    """Whether files may be given to pages."""

    def __post_init__(self) -> None:
        self.reach  # noqa: B018 - it raises ValueError for what is not a pattern
        if self.user_tabs not in _ALLOWED:
            raise ValueError(f"user_tabs={self.user_tabs!r}: choose one of {', '.join(get_args(UserTabs))}")
        if not callable(self.confirm):
            kinds = get_args(ConfirmKind)
            if isinstance(self.confirm, str) or not set(self.confirm) <= set(kinds):
                raise ValueError(f"confirm={self.confirm!r}: pass a function, or a list of {', '.join(kinds)}")
        if wrong := [name for name in self.secrets if not (name.isascii() and name.isidentifier())]:
            raise ValueError(f"secrets={wrong!r}: a name is made of letters, digits and _, as {{{{shop_password}}}}")
        if self.confirm_seconds <= 0:
            raise ValueError(f"confirm_seconds={self.confirm_seconds!r}: pass how many seconds a person has to answer")

    @property
    def reach(self) -> Reach:
        """What the browser may connect to."""
        if isinstance(self.allow_hosts, str) or isinstance(self.deny_hosts, str):
            raise ValueError("allow_hosts and deny_hosts are lists of patterns, also for one")
        allowed, denied = (tuple(map(HostPattern.parse, each)) for each in (self.allow_hosts, self.deny_hosts))
        return Reach(allowed, denied, self.allow_private)

    def allows_user_tab(self, use: TabUse) -> bool:
        """Whether a tab of the user's may be used so."""
        return use in _ALLOWED[self.user_tabs]

    def must_confirm(self, kind: ConfirmKind) -> bool:
        """Whether a person must allow this kind of thing."""
        return callable(self.confirm) or kind in self.confirm
