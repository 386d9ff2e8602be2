"""The rules for hosts and addresses, by tables; and the proxy's gate, which connects to what it has checked."""

from __future__ import annotations

import ipaddress
from functools import partial
from typing import Any

import pytest
import trio

from cdpagent import Policy
from cdpagent.browser.egress.proxy import Gate, Refused
from cdpagent.browser.egress.upstream import Upstream
from cdpagent.destinations import Destination, HostPattern, destination, is_private


@pytest.mark.parametrize(
    ("pattern", "url", "matches"),
    [
        ("example.com", "https://example.com/", True),
        ("example.com", "http://EXAMPLE.com.:8080/", True),
        ("example.com", "https://www.example.com/", False),
        ("example.com", "https://notexample.com/", False),
        ("*.example.com", "https://www.example.com/", True),
        ("*.example.com", "https://a.b.example.com/", True),
        ("*.example.com", "https://example.com/", False),
        ("*.example.com", "https://evilexample.com/", False),
        ("*", "http://anything/", True),
        ("https://example.com", "https://example.com/", True),
        ("https://example.com", "wss://example.com/", True),
        ("https://example.com", "http://example.com/", False),
        ("https://example.com", "https://example.com:8443/", False),
        ("https://example.com:8443", "https://example.com:8443/", True),
        ("https://example.com:8443", "http://example.com:8443/", False),
        ("localhost:3000", "http://localhost:3000/", True),
        ("localhost:3000", "http://localhost:3001/", False),
        ("[::1]:3000", "http://[::1]:3000/", True),
        ("::1", "http://[::1]/", True),
    ],
)
def test_a_pattern_means_what_it_says(pattern: str, url: str, matches: bool) -> None:
    goal = destination(url)
    assert goal is not None
    assert HostPattern.parse(pattern).matches(goal) is matches


@pytest.mark.parametrize("pattern", ["", "*.", "a.*.com", "ftp://a", "a:b", "a:99999", "a/b", "a b", "user@host"])
def test_what_is_no_pattern_is_refused_at_once(pattern: str) -> None:
    with pytest.raises(ValueError, match="pattern|port"):
        Policy(allow_hosts=[pattern])


def test_one_pattern_is_a_list_too() -> None:
    with pytest.raises(ValueError, match="lists of patterns"):
        Policy(allow_hosts="example.com")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.255.0.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.100.100.200",
        "168.63.129.16", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00:ec2::254", "::ffff:127.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "fec0::1", "3fff::1",
    ],
)  # fmt: skip
def test_an_address_that_is_not_public_is_private(address: str) -> None:
    assert is_private(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "93.184.216.34", "2606:2800:220:1::1", "::ffff:8.8.8.8", "64:ff9b::808:808"]
)
def test_an_address_of_the_public_network_is_not(address: str) -> None:
    assert not is_private(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    ("policy", "url", "rule"),
    [
        (Policy(), "http://127.0.0.1/", None),
        (Policy(allow_hosts=["a.test"]), "http://b.test/", "allow_hosts"),
        (Policy(allow_hosts=["*"], deny_hosts=["b.test"]), "http://b.test/", "deny_hosts"),
        (Policy(deny_hosts=["b.test"]), "http://a.test/", None),
        (Policy(deny_hosts=["b.test"]), "http://127.0.0.1/", "allow_private"),
        (Policy(deny_hosts=["b.test"], allow_private=True), "http://127.0.0.1/", None),
        (Policy(allow_hosts=["127.0.0.1"]), "http://127.0.0.1/", None),
        (Policy(allow_hosts=["127.0.0.1"], allow_private=False), "http://127.0.0.1/", "allow_private"),
        (Policy(allow_hosts=["*"]), "http://192.168.0.1/", "allow_private"),
        (Policy(allow_private=False), "http://[::1]/", "allow_private"),
    ],
)
def test_a_policy_decides_by_its_rules(policy: Policy, url: str, rule: str | None) -> None:
    goal = destination(url)
    assert goal is not None
    refusal = policy.reach.refusal(goal)
    assert (refusal.rule if refusal else None) == rule


@pytest.mark.parametrize(
    "url", ["about:blank", "data:text/html,x", "file:///etc/passwd", "http://", "http://a:b/", "chrome://version"]
)
def test_what_leads_nowhere_on_a_network_has_no_destination(url: str) -> None:
    assert destination(url) is None


class Rebinding(trio.abc.HostnameResolver):
    """A name that is at another address each time it is asked for."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)

    async def getaddrinfo(self, host: Any, port: Any, *_: int, **__: int) -> Any:
        await trio.lowlevel.checkpoint()
        import socket

        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, int(port))) for each in self.answers.pop(0)]

    async def getnameinfo(self, sockaddr: Any, flags: int) -> Any:
        raise NotImplementedError


async def test_a_forbidden_address_among_others_refuses_the_whole_name() -> None:
    trio.socket.set_custom_hostname_resolver(Rebinding(["8.8.8.8", "127.0.0.1"]))
    said: list[Any] = []
    gate = Gate(Policy(allow_private=False).reach, said.append, None)
    with pytest.raises(Refused):
        await gate.open_tunnel(Destination("rebind.test", 80))
    assert said[0].why == "rebind.test leads to 127.0.0.1, which is not an address of the public network"


async def test_a_name_is_resolved_once_and_the_checked_address_is_connected_to() -> None:
    async def accept(stream: trio.SocketStream) -> None:
        await stream.aclose()

    async with trio.open_nursery() as nursery:
        listeners: Any = await nursery.start(partial(trio.serve_tcp, accept, 0, host="127.0.0.1"))
        port = listeners[0].socket.getsockname()[1]
        resolver = Rebinding(["127.0.0.1"])  # a second question would fail
        trio.socket.set_custom_hostname_resolver(resolver)
        gate = Gate(Policy(allow_hosts=["rebind.test"], allow_private=True).reach, print, None)
        stream = await gate.open_tunnel(Destination("rebind.test", port))
        assert stream.socket.getpeername() == ("127.0.0.1", port)
        await stream.aclose()
        nursery.cancel_scope.cancel()
    assert resolver.answers == []


@pytest.mark.parametrize(
    ("server", "read"),
    [
        ("http://proxy:3128", Upstream(False, "proxy", 3128)),
        ("proxy:3128", Upstream(False, "proxy", 3128)),
        ("socks5://127.0.0.1", Upstream(True, "127.0.0.1", 1080)),
    ],
)
def test_a_proxy_of_the_users_is_read(server: str, read: Upstream) -> None:
    assert Upstream.parse(server) == read
    with pytest.raises(ValueError, match="http:// or socks5://"):
        Upstream.parse("https://proxy:3128")
