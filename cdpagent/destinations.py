"""Where a browser may connect to: patterns for hosts, and the addresses that are not of the public network.

Pure rules: nothing is resolved and nothing is connected here.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# What a URL of each scheme is asked for over, and its port. A web socket is asked for in a tunnel, as TLS is.
DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_SECURE: Final = frozenset({"https", "wss"})

# Azure answers questions about the machine at an address of the public network.
_METADATA: Final = frozenset({ipaddress.ip_address("168.63.129.16")})
# Local to a site, though not so any more by the book, and for documents; some versions of Python take them for public.
_LOCAL: Final = (ipaddress.ip_network("fec0::/10"), ipaddress.ip_network("3fff::/20"))
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


@dataclass(frozen=True, slots=True)
class Destination:
    """A host and a port that something in the browser wants to reach."""

    host: str
    """In lower case, without brackets and without a dot at its end."""
    port: int
    secure: bool | None = None
    """Whether the connection is a TLS one; None if that is not known yet."""

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    @property
    def address(self) -> Address | None:
        """The address, if the host is one and no name."""
        return literal_address(self.host)


def destination(url: str) -> Destination | None:
    """Return where a URL leads; None for one that leads nowhere on a network, such as ``data:`` and ``about:``."""
    try:
        parts = urlsplit(url.removeprefix("view-source:"))
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not host:
        return None
    default = DEFAULT_PORTS[parts.scheme]
    return Destination(plain_host(host), default if port is None else port, parts.scheme in _SECURE)


def plain_host(host: str) -> str:
    """Return a host as rules compare it: an address in its one spelling, a name as it is asked for."""
    plain = host.lower().removeprefix("[").removesuffix("]").rstrip(".")
    address = literal_address(plain)
    if address is not None:
        return str(getattr(address, "ipv4_mapped", None) or address)
    if plain.isascii():
        return plain
    try:
        return plain.encode("idna").decode("ascii")
    except UnicodeError:
        return plain


def literal_address(host: str) -> Address | None:
    """Return the address that a host is, or None if it is a name that has to be resolved."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def is_private(address: Address) -> bool:
    """Whether an address is not one of the public network: this machine, its link, its site, a cloud's metadata."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_private(inner)
        if any(address in network for network in _LOCAL):
            return True
    return not address.is_global or address.is_multicast or address.is_reserved or address in _METADATA


# --- patterns --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HostPattern:
    """``example.com``, ``*.example.com``, ``https://example.com``, ``10.0.0.7:8080``, ``[::1]:3000`` or ``*``."""

    host: str
    port: int | None
    secure: bool | None

    @classmethod
    def parse(cls, text: str) -> HostPattern:
        """Read a pattern; ValueError says what is wrong with it."""
        scheme, separator, rest = text.strip().rpartition("://")
        if separator and scheme not in DEFAULT_PORTS:
            raise ValueError(f"{text!r}: the scheme of a pattern is one of {', '.join(DEFAULT_PORTS)}")
        host, port = _split_port(text, rest)
        name = host.removeprefix("*.")
        if host != "*" and (not name or any(character in name for character in "*/?#@ ")):
            raise ValueError(f"{text!r} is not a pattern for hosts: write example.com, *.example.com or *")
        if port is None and separator:
            port = DEFAULT_PORTS[scheme]
        return cls(plain_host(host), port, scheme in _SECURE if separator else None)

    def matches(self, goal: Destination) -> bool:
        """Whether it means this destination. What is not known of the destination does not keep it from matching."""
        if self.port is not None and self.port != goal.port:
            return False
        if self.secure is not None and goal.secure is not None and self.secure != goal.secure:
            return False
        if self.host == "*":
            return True
        if self.host.startswith("*."):
            return goal.host.endswith(self.host[1:])
        return goal.host == self.host

    @property
    def names_this_machine(self) -> bool:
        """Whether it names one address, or this machine by its own name, rather than something to be resolved."""
        return self.host == "localhost" or self.host.endswith(".localhost") or literal_address(self.host) is not None


def _split_port(text: str, rest: str) -> tuple[str, int | None]:
    if rest.startswith("["):
        host, _, tail = rest[1:].partition("]")
        port = tail.removeprefix(":")
    elif rest.count(":") > 1:
        host, port = rest, ""  # an IPv6 address without brackets
    else:
        host, _, port = rest.partition(":")
    if not port:
        return host, None
    if not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise ValueError(f"{text!r}: {port!r} is not a port")
    return host, int(port)


# --- the rules -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be reached."""

    goal: Destination
    rule: str
    """The part of the policy that says so: ``allow_hosts``, ``deny_hosts`` or ``allow_private``."""
    why: str
    """What a person or a model is told."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What a browser may connect to."""

    allowed: tuple[HostPattern, ...] = ()
    """If there are any, nothing else may be reached."""
    denied: tuple[HostPattern, ...] = ()
    private: bool | None = None
    """Whether addresses that are not public may be reached. None: only those that `allowed` names itself, if there are
    rules for hosts; all of them if there are none."""

    @property
    def is_limited(self) -> bool:
        """Whether there is anything that may not be reached."""
        return bool(self.allowed or self.denied or self.private is False)

    def refusal(self, goal: Destination) -> Refusal | None:
        """Return why a host may not be reached, by what it is called; None if it may."""
        if any(pattern.matches(goal) for pattern in self.denied):
            return Refusal(goal, "deny_hosts", f"deny_hosts names {goal}")
        if self.allowed and not any(pattern.matches(goal) for pattern in self.allowed):
            return Refusal(goal, "allow_hosts", f"allow_hosts does not name {goal}")
        if goal.address is not None:
            return self.refusal_of_address(goal, goal.address)
        return None

    def refusal_of_address(self, goal: Destination, address: Address) -> Refusal | None:
        """Return why an address that a host has may not be connected to; None if it may."""
        itself = Destination(plain_host(str(address)), goal.port, goal.secure)
        if any(pattern.host != "*" and pattern.matches(itself) for pattern in self.denied):
            return Refusal(goal, "deny_hosts", f"{goal.host} leads to {address}, which deny_hosts names")
        if not is_private(address) or not self.is_limited or self.private:
            return None
        if self.private is None and any(each.names_this_machine and each.matches(goal) for each in self.allowed):
            return None
        what = f"{goal.host} is" if goal.address is not None else f"{goal.host} leads to"
        return Refusal(goal, "allow_private", f"{what} {address}, which is not an address of the public network")
