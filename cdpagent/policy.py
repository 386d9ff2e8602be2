"""What a browser may be used for, whatever a page talks an agent into.

A policy is given to ``launch`` or ``attach`` and holds for everything that is done through that browser's pages, by a
program or by the tools of a model. What it does not allow raises `PolicyError`, whose message says what to do instead.
Raw CDP (``page.cdp``, ``browser.cdp``) is the program's own business: no policy is asked there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

UserTabs = Literal["none", "read", "act"]
TabUse = Literal["read", "act"]

_ALLOWED: Final[dict[UserTabs, frozenset[TabUse]]] = {
    "none": frozenset(),
    "read": frozenset({"read"}),
    "act": frozenset({"read", "act"}),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """What is allowed in a browser. The defaults are what an agent may do in a person's browser without being told."""

    user_tabs: UserTabs = "read"
    """The tabs of an attached browser that cdpagent did not open. ``"none"``: they are not even listed. ``"read"``:
    looking is allowed, acting, navigating, closing and running JavaScript is not. ``"act"``: everything is."""

    def __post_init__(self) -> None:
        if self.user_tabs not in _ALLOWED:
            raise ValueError(f"user_tabs={self.user_tabs!r}: choose one of {', '.join(get_args(UserTabs))}")

    def allows_user_tab(self, use: TabUse) -> bool:
        """Whether a tab of the user's may be used so."""
        return use in _ALLOWED[self.user_tabs]
