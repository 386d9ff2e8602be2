"""Names and passwords for servers that ask for them with HTTP's own authentication. No I/O."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cdpagent.destinations import HostPattern, destination

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class HttpCredentials:
    """A name and a password, for the hosts that they belong to and for no other."""

    username: str
    password: str = field(repr=False)
    hosts: Sequence[str]
    """``shop.example``, ``*.shop.example``, ``https://shop.example``, ``localhost:3000``."""

    def __post_init__(self) -> None:
        if not self.hosts or isinstance(self.hosts, str):
            raise ValueError("hosts: pass a list of the hosts that the name and the password belong to")
        for host in self.hosts:
            HostPattern.parse(host)

    def belong_to(self, url: str) -> bool:
        """Whether they may be sent to the server of this URL."""
        goal = destination(url)
        return goal is not None and any(HostPattern.parse(host).matches(goal) for host in self.hosts)
