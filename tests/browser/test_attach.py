"""Attaching to a browser that is not ours: every way to it, and no trace of having been there."""

from __future__ import annotations

import logging
import os
import signal
import socket
import ssl
from functools import partial

import pytest
import trio
import trustme

import cdpagent
from tests.chrome import open_chrome, open_gate

# A tab that writes down whatever happens to it.
WATCHED = """<title>tab</title><script>
    window.seen = [];
    for (const type of ['focus', 'blur', 'resize', 'pageshow', 'pagehide'])
        addEventListener(type, () => seen.push(type));
    for (const type of ['visibilitychange', 'freeze', 'resume'])
        document.addEventListener(type, () => seen.push(type + ':' + document.visibilityState));
</script>"""

ACT = cdpagent.Policy(user_tabs="act")

LOADED = "new Promise(done => document.readyState == 'complete' ? done() : addEventListener('load', () => done()))"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def tab_urls(port: int) -> list[str]:
    async with cdpagent.attach(port) as browser:
        return sorted(page.url for page in browser.pages)


@pytest.mark.smoke
async def test_by_fixed_port_and_by_url(tmp_path):
    port = free_port()
    async with open_chrome(tmp_path / "profile", port=port) as chrome:
        for endpoint in (
            port,
            str(port),
            f"http://127.0.0.1:{port}",
            f"http://localhost:{port}/",
            f"ws://127.0.0.1:{port}{chrome.websocket_path}",
        ):
            async with cdpagent.attach(endpoint) as browser:
                assert browser.version.product.startswith("Chrome/"), endpoint


async def test_by_profile_directory_of_a_browser_on_port_zero(tmp_path):
    async with open_chrome(tmp_path / "profile") as chrome:
        async with cdpagent.attach(chrome.profile) as browser:
            assert browser.version.product.startswith("Chrome/")
        async with cdpagent.attach(str(chrome.profile)) as browser:
            assert browser.version.product.startswith("Chrome/")


async def test_without_an_endpoint_the_well_known_profiles_are_searched(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("CHROME_CONFIG_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(cdpagent.AttachError, match="chrome://inspect"):
        async with cdpagent.attach():
            pass
    config = tmp_path / ".config"
    # A browser that has exited leaves its file behind; the one that runs is found all the same.
    (config / "google-chrome").mkdir(parents=True)
    async with open_chrome(config / "chromium"):
        (config / "google-chrome" / "DevToolsActivePort").write_text(f"{free_port()}\n/devtools/browser/gone")
        async with cdpagent.attach() as browser:
            assert browser.version.product.startswith("Chrome/")


async def test_approval_mode_asks_once_waits_long_and_says_so(tmp_path, caplog):
    async with open_chrome(tmp_path / "profile", approval=True) as chrome:
        with caplog.at_level(logging.WARNING, "cdpagent"), pytest.raises(cdpagent.AttachError) as caught:
            async with cdpagent.attach(chrome.profile, timeout=1):
                pass
        assert "Click Allow" in str(caught.value)
        assert "4 s" in str(caught.value), "a person gets longer than a program"
        assert "click Allow" in caplog.text, "and is told what is waited for"
        # The port alone leads to the same dialog, although the server answers every HTTP request with 404.
        with pytest.raises(cdpagent.AttachError, match="Click Allow"):
            async with cdpagent.attach(chrome.port, timeout=0.3):
                pass


async def test_one_connection_and_no_probing_in_approval_mode(tmp_path):
    """Every connection is a dialog, so there must be exactly one."""
    seen = 0

    async def pending(stream: trio.SocketStream) -> None:
        nonlocal seen
        seen += 1
        await trio.sleep_forever()

    async with trio.open_nursery() as nursery:
        listeners = await nursery.start(partial(trio.serve_tcp, pending, 0, host="127.0.0.1"))
        port = listeners[0].socket.getsockname()[1]
        (tmp_path / "DevToolsActivePort").write_text(f"{port}\n/devtools/browser/some-id")
        with pytest.raises(cdpagent.AttachError, match="Click Allow"):
            async with cdpagent.attach(tmp_path, timeout=0.2):
                pass
        nursery.cancel_scope.cancel()
    assert seen == 1


async def test_through_a_websocket_that_needs_a_header(tmp_path):
    async with open_chrome(tmp_path / "profile") as chrome:
        async with open_gate(chrome, header=("X-Token", "s3cret")) as (port, heads):
            url = f"ws://127.0.0.1:{port}{chrome.websocket_path}"
            async with cdpagent.attach(url, headers={"X-Token": "s3cret"}) as browser:
                page = await browser.new_page()
                assert await page.evaluate("1 + 1") == 2
            # The discovery over HTTP carries it too, and the browser's own idea of its address is not believed.
            async with cdpagent.attach(f"http://127.0.0.1:{port}", headers={"X-Token": "s3cret"}) as browser:
                assert browser.version.major > 100
            with pytest.raises(cdpagent.AttachError, match="headers") as caught:
                async with cdpagent.attach(url + "?token=hunter2"):
                    pass
            assert "hunter2" not in str(caught.value)
            assert "hunter2" not in caught.value.endpoint
    assert all(b"origin:" not in head.lower() for head in heads), "Chrome refuses origins it does not know"


async def test_attach_works_over_tls(tmp_path, monkeypatch):
    authority = trustme.CA()
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(server)
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    async with open_chrome(tmp_path / "profile") as chrome:
        async with open_gate(chrome, header=("Upgrade", "websocket"), ssl_context=server) as (port, _):
            url = f"wss://localhost:{port}{chrome.websocket_path}"
            with pytest.raises(cdpagent.AttachError, match="TLS"):
                async with cdpagent.attach(url):
                    pass
            monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
            async with cdpagent.attach(url) as browser:
                page = await browser.new_page()
                assert len(await page.evaluate("'x'.repeat(3_000_000)")) == 3_000_000


async def test_thirty_tabs_one_frozen_are_left_as_they_were(tmp_path, site):
    site.add("/tab", WATCHED)
    state = "new Promise(done => setTimeout(() => done([seen, document.visibilityState, innerWidth, innerHeight])))"
    async with open_chrome(tmp_path / "profile", url=site.url("/tab?0")) as chrome:
        for number in range(1, 30):
            await chrome.open_tab(site.url(f"/tab?{number}"))
        async with cdpagent.attach(chrome.port, policy=ACT) as browser:
            tabs = {page.url: page for page in browser.pages}
            assert len(tabs) == 30
            for tab in tabs.values():
                await tab.evaluate(LOADED)
                await tab.evaluate("void (seen.length = 0)")
            before = {url: await tab.evaluate(state) for url, tab in tabs.items()}
            frozen_url = site.url("/tab?7")
            frozen_pid = await renderer_pid(tabs[frozen_url])
        os.kill(frozen_pid, signal.SIGSTOP)
        try:
            async with cdpagent.attach(chrome.port, policy=ACT) as browser:
                assert len(browser.pages) == 30
                page = await browser.new_page(site.url("/tab?agent"))
                assert await page.evaluate("document.visibilityState") == "visible"
                # Input and pictures work although this tab was never in front.
                await page.evaluate("addEventListener('mousedown', event => window.hit = event.isTrusted)")
                for kind in ("mousePressed", "mouseReleased"):
                    await page.cdp.call(
                        "Input.dispatchMouseEvent",
                        {"type": kind, "x": 50, "y": 50, "button": "left", "clickCount": 1},
                        timeout=10,
                    )
                assert await page.evaluate("hit") is True
                assert (await page.screenshot(timeout=15)).data.startswith(b"\x89PNG")
                frozen = next(tab for tab in browser.pages if tab.url == frozen_url)
                with pytest.raises(cdpagent.PageUnresponsiveError, match="frozen"):
                    await frozen.attach(timeout=1)
        finally:
            os.kill(frozen_pid, signal.SIGCONT)
        async with cdpagent.attach(chrome.port, policy=ACT) as browser:
            assert sorted(page.url for page in browser.pages) == sorted(before), "the same tabs, ours is gone"
            for page in browser.pages:
                now = await page.evaluate(state)
                assert now == before[page.url], page.url


async def renderer_pid(page: cdpagent.Page) -> int:
    """The process of a page, found by the one thing only it knows: what it is doing."""
    while True:
        before = await cpu_seconds(page)
        await page.evaluate("{ const end = performance.now() + 300; while (performance.now() < end); }")
        after = await cpu_seconds(page)
        used = sorted(((after[pid] - before.get(pid, 0), pid) for pid in after), reverse=True)
        (most, pid), (next_most, _) = used[:2]
        if most > 3 * next_most:  # others may have something to do, too
            return pid


async def cpu_seconds(page: cdpagent.Page) -> dict[int, float]:
    info = await page.context.browser.cdp.call("SystemInfo.getProcessInfo")
    return {int(each["id"]): each["cpuTime"] for each in info["processInfo"] if each["type"] == "renderer"}


async def test_leaving_closes_only_what_was_opened_also_after_an_error(tmp_path, site):
    site.add("/mine", "<title>mine</title>")
    async with open_chrome(tmp_path / "profile", url=site.url("/mine")) as chrome:
        with pytest.raises(ZeroDivisionError):
            async with cdpagent.attach(chrome.port) as browser:
                await browser.new_page(site.url("/mine?agent"))
                async with browser.new_context() as context:
                    await context.new_page(site.url("/mine?context"))
                    raise ZeroDivisionError
        assert await tab_urls(chrome.port) == [site.url("/mine")]
        async with cdpagent.attach(chrome.port) as browser:
            page = await browser.new_page()
            await browser.close()
            with pytest.raises(cdpagent.BrowserClosedError):
                await page.evaluate("1")
        assert await tab_urls(chrome.port) == [site.url("/mine")]


async def test_a_popup_of_our_page_is_ours(tmp_path, site):
    site.add("/opener", "<title>opener</title>")
    async with open_chrome(tmp_path / "profile") as chrome:
        async with cdpagent.attach(chrome.port) as browser:
            page = await browser.new_page(site.url("/opener"))
            async with page.expect_popup() as popup:
                await page.cdp.send("Runtime.evaluate", expression="open('/opener?popup') && 0", userGesture=True)
            assert popup.value.ours
            assert popup.value.opener is page
        assert await tab_urls(chrome.port) == ["about:blank"]


async def test_the_users_tab_can_be_used_if_that_is_allowed_and_stays_open(tmp_path, site):
    site.add("/user", "<title>user's</title>")
    async with open_chrome(tmp_path / "profile", url=site.url("/user")) as chrome:
        async with cdpagent.attach(chrome.port, policy=ACT) as browser:
            (tab,) = browser.pages
            assert not tab.ours
            with pytest.raises(cdpagent.PageClosedError, match="attach"):
                _ = tab.cdp
            await tab.wait(url="/user", load_state="load")  # the browser may not have begun to load it
            assert await tab.title() == "user's"
            await tab.open(site.url("/user?2"))
        assert await tab_urls(chrome.port) == [site.url("/user?2")]
        async with cdpagent.attach(chrome.port) as browser:  # which finds it loaded
            (tab,) = browser.pages
            await tab.wait(url="/user", load_state="load", timeout_ms=5000)


async def test_errors_say_what_to_do(tmp_path, site):
    site.add("/", "<title>some web site</title>")
    dead = free_port()
    (tmp_path / "stale").mkdir()
    (tmp_path / "stale" / "DevToolsActivePort").write_text(f"{dead}\n/devtools/browser/x")
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / "DevToolsActivePort").write_text("9222")
    for endpoint, says in {
        dead: "nothing answers",
        f"ws://127.0.0.1:{dead}/devtools/browser/x": "nothing listens",
        site.url("/"): "not the DevTools server of a browser",
        f"ws://{site.url('/').removeprefix('http://')}devtools/browser/x": "not the DevTools server of a browser",
        "127.0.0.1:9222": "Write http://127.0.0.1:9222",
        "ftp://127.0.0.1:9222": "an endpoint is a port",
        "ws://127.0.0.1:9222/devtools/page/x": "one page",
        99999: "ports are 1 to 65535",
        tmp_path / "nowhere": "does not exist",
        tmp_path: "no DevToolsActivePort",
        tmp_path / "stale": "has exited",
        tmp_path / "half": "just starting",
    }.items():
        with pytest.raises(cdpagent.AttachError, match=says):
            async with cdpagent.attach(endpoint, timeout=5):
                pass
