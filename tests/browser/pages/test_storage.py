"""Cookies and local storage, within a context and from one browser to another."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.site import Response

STORE = "(name, value) => localStorage.setItem(name, value)"
READ = "() => ['key', 'empty'].map(name => localStorage.getItem(name))"


def _cookie(cookies, name):
    return next(cookie for cookie in cookies if cookie["name"] == name)


async def test_cookies_set_by_a_server_are_to_be_had(browser, page, site):
    await page.open(site.url("/set-cookie?session=1&attributes=Path=/"))
    await page.open(site.url("/set-cookie?secret=2&attributes=Path=/;HttpOnly;SameSite=Strict;Max-Age=1000"))
    cookies = await browser.default_context.cookies()
    session, secret = _cookie(cookies, "session"), _cookie(cookies, "secret")
    assert (session["value"], session["domain"], session["path"], session["expires"]) == ("1", "127.0.0.1", "/", -1)
    assert (secret["value"], secret["httpOnly"], secret["sameSite"]) == ("2", True, "Strict")
    assert secret["expires"] > 0


async def test_cookies_are_set_replaced_and_cleared(browser, page, site):
    context = browser.default_context
    await page.open(site.add("/page", "<title>page</title>"))
    await context.set_cookies(
        [
            {"name": "by-url", "value": "a", "url": site.url("/")},
            {"name": "by-domain", "value": "b", "domain": "127.0.0.1", "path": "/echo-headers", "httpOnly": True},
            {
                "name": "lasting",
                "value": "c",
                "domain": "127.0.0.1",
                "path": "/",
                "expires": 4102444800,
                "sameSite": "Lax",
            },
        ]
    )
    await context.set_cookies([{"name": "by-url", "value": "new", "url": site.url("/")}])
    assert await page.evaluate("document.cookie.split('; ').sort()") == ["by-url=new", "lasting=c"]
    await page.open(site.url("/echo-headers"))
    headers = (await site.wait_for_request("/echo-headers")).headers
    assert sorted(headers["cookie"].split("; ")) == ["by-domain=b", "by-url=new", "lasting=c"]
    cookies = await context.cookies()
    assert len(cookies) == 3
    assert _cookie(cookies, "by-url")["expires"] == -1
    assert _cookie(cookies, "lasting")["expires"] > time.time()  # Chrome makes 400 days of it
    await context.clear_cookies()
    assert await context.cookies() == []


async def test_invalid_cookies_are_refused(browser):
    context = browser.default_context
    with pytest.raises(ValueError, match="'lost': give it a url or a domain"):
        await context.set_cookies([{"name": "lost", "value": "x"}])
    with pytest.raises(ValueError, match="'odd': sameSite is one of Strict, Lax, None"):
        await context.set_cookies([{"name": "odd", "value": "x", "domain": "127.0.0.1", "sameSite": "Sometimes"}])
    with pytest.raises(ValueError, match="does not take the cookies"):
        await context.set_cookies([{"name": "a\nb", "value": "x", "url": "http://127.0.0.1/"}])
    assert await context.cookies() == []


async def test_a_state_is_taken_from_one_browser_to_another(launch, site, tmp_path):
    file = tmp_path / "state.json"
    site.add("/page", "<title>page</title>")
    hosts = ("127.0.0.1", "localhost")
    async with launch() as browser, browser.new_context() as context:
        page = await context.new_page()
        for host in hosts:
            await page.open(site.url(f"/set-cookie?from={host.replace('.', '-')}&attributes=Path=/;HttpOnly", host))
            await page.evaluate(STORE, "key", f"from {host} ü😀")  # also the name of a method of localStorage
            await page.evaluate(STORE, "empty", "")
        await page.close()  # what it has stored is found all the same
        before = len(site.requests)
        state = await context.storage_state(file)
        assert browser.pages == []
    assert json.loads(file.read_text()) == state
    assert [each["origin"] for each in state["origins"]] == sorted(site.url("", host) for host in hosts)

    async with launch() as browser, browser.new_context(storage_state=file) as context:
        assert len(site.requests) == before  # neither saving nor loading asked the server for anything
        assert context.pages == []
        page = await context.new_page()
        for host in hosts:
            await page.open(site.url("/page", host))
            assert await page.evaluate(READ) == [f"from {host} ü😀", ""]
            headers = (await site.wait_for_request("/page", hosts.index(host) + 1)).headers
            assert headers["cookie"] == f"from={host.replace('.', '-')}"
        again = await context.storage_state()
        assert again["origins"] == state["origins"]
        outside = await browser.new_page(site.url("/page"))
        assert await outside.evaluate(READ) == [None, None]


async def test_a_service_worker_is_not_asked_either(browser, page, site):
    worker = "self.addEventListener('fetch', e => e.respondWith(fetch('/from-worker')))"
    site.add("/worker.js", lambda request: Response(worker, "text/javascript"))
    await page.open(site.add("/page", "<title>page</title>"))
    await page.evaluate(
        "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => 1)"
    )
    await page.evaluate(STORE, "key", "value")
    await page.close()
    before = len(site.requests)
    state = await browser.default_context.storage_state()
    assert state["origins"][0]["localStorage"] == [{"name": "key", "value": "value"}]
    assert len(site.requests) == before


async def test_a_state_can_be_loaded_into_a_context_that_is_in_use(browser, site):
    site.add("/page", "<title>page</title>")
    state = {
        "cookies": [{"name": "given", "value": "1", "domain": "127.0.0.1", "path": "/", "expires": -1}],
        "origins": [{"origin": site.url(""), "localStorage": [{"name": "a", "value": "b"}]}],
    }
    async with browser.new_context() as context:
        page = await context.new_page(site.url("/page"))
        await context.load_storage_state(state)
        assert await page.evaluate("[document.cookie, localStorage.a]") == ["given=1", "b"]
        assert context.pages == [page]


async def test_an_invalid_storage_state_is_refused(browser, tmp_path):
    (tmp_path / "list.json").write_text("[1]")
    (tmp_path / "broken.json").write_text("{")
    states: list[Any] = [{"origins": []}, tmp_path / "list.json", str(tmp_path / "broken.json")]
    for state in states:
        with pytest.raises(ValueError, match="not a storage state|Expecting"):
            async with browser.new_context(storage_state=state):
                pass
    with pytest.raises(FileNotFoundError):
        await browser.default_context.load_storage_state(tmp_path / "missing.json")


async def test_contexts_do_not_see_each_others_storage(browser, site):
    site.add("/page", "<title>page</title>")
    async with browser.new_context() as one, browser.new_context() as two:
        pages = [await context.new_page(site.url("/page")) for context in (one, two)] + [
            await browser.new_page(site.url("/page"))
        ]
        for number, page in enumerate(pages):
            await page.evaluate("n => { localStorage.n = n; document.cookie = `n=${n}` }", number)
        for number, page in enumerate(pages):
            await page.reload()
            assert await page.evaluate("[localStorage.n, document.cookie]") == [str(number), f"n={number}"]
        assert [len(await context.cookies()) for context in (one, two, browser.default_context)] == [1, 1, 1]
        await one.clear_cookies()
        assert [len(await context.cookies()) for context in (one, two, browser.default_context)] == [0, 1, 1]
