"""Routes: a program's functions answer, change and stop the requests of pages, and can't hang them."""

from __future__ import annotations

import logging
import re

import pytest
import trio

import cdpagent
from tests.chrome import open_chrome
from tests.shared import until
from tests.site import Response

READ = "url => fetch(url).then(answer => answer.text(), error => 'failed: ' + error.message)"


@pytest.fixture
async def page(page, site):
    site.add("/api", lambda request: Response(f"real {request.method} {request.body.decode()}", "text/plain"))
    await page.open(site.add("/page", "<title>page</title>"))
    return page


async def test_a_route_answers_with_json(page):
    await page.route("**/items", lambda route: route.fulfill(json=[{"name": "Ada"}]))
    assert await page.evaluate("fetch('/items').then(r => r.json())") == [{"name": "Ada"}]


async def test_a_route_answers_with_status_headers_and_body(page, site):
    async def answer(route):
        await route.fulfill(status=418, headers={"X-Kind": "tea"}, body="Ω short", content_type="text/plain")

    await page.route("/teapot", answer)
    script = "fetch('/teapot').then(async r => [r.status, r.headers.get('x-kind'), await r.text()])"
    assert await page.evaluate(script) == [418, "tea", "Ω short"]
    assert "/teapot" not in [request.path for request in site.requests]


async def test_a_route_answers_with_a_file(page, tmp_path):
    (tmp_path / "style.css").write_text("body { color: rgb(1, 2, 3) }")
    await page.route("**/*.css", lambda route: route.fulfill(path=tmp_path / "style.css"))
    await page.evaluate("""() => new Promise(done => {
        const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: '/s.css', onload: done});
        document.head.append(link) })""")
    assert await page.evaluate("getComputedStyle(document.body).color") == "rgb(1, 2, 3)"


async def test_a_whole_page_is_answered_as_html(page):
    await page.route("http://nowhere.localhost/**", lambda route: route.fulfill(body="<title>grüße</title>"))
    navigation = await page.open("http://nowhere.localhost/")
    assert (navigation.status, await page.title()) == (200, "grüße")


async def test_a_route_changes_what_is_sent(page, site):
    async def change(route):
        headers = {**route.request.headers, "X-Added": "yes"}
        await route.continue_(method="PUT", headers=headers, body="changed", url=site.url("/api"))

    await page.route("**/elsewhere", change)
    script = "fetch('/elsewhere', {method: 'POST', body: 'said', headers: {Authorization: 'Bearer t0p'}}).then(r => r.text())"
    assert await page.evaluate(script) == "real PUT changed"
    sent = site.requests[-1].headers
    assert (sent["x-added"], sent["authorization"]) == ("yes", "Bearer t0p")


async def test_what_lets_one_in_is_shown_only_to_who_asks_for_it(page):
    seen: list[cdpagent.Route] = []
    await page.route("**/api", seen.append)
    await page.evaluate("fetch('/api?token=abc', {headers: {Authorization: 'Bearer t0p'}}).then(r => r.text())")
    await page.route("**/api?*", seen.append)
    await page.evaluate("fetch('/api?token=abcdef', {headers: {Authorization: 'Bearer t0p'}}).then(r => r.text())")
    (route,) = seen
    assert "t0p" not in repr(route.request.headers) + repr(route) + repr(route.request)
    assert "abcdef" not in repr(route) + repr(route.request)
    assert route.request.header_value("authorization") == "Bearer t0p"


async def test_a_route_stops_a_request(page):
    await page.route("**/api", lambda route: route.abort("connectionrefused"))
    assert await page.evaluate(READ, "/api") == "failed: Failed to fetch"
    await until(lambda: page.requests[-1].failure)
    assert page.requests[-1].failure == "net::ERR_CONNECTION_REFUSED"
    with pytest.raises(cdpagent.NavigationError, match="ERR_CONNECTION_REFUSED"):
        await page.open(page.url.replace("/page", "/api"))


async def test_an_answer_is_changed_before_the_page_gets_it(page):
    async def change(route):
        response = await route.fetch()
        assert (response.status, await response.text()) == (200, "real GET ")
        await route.fulfill(response=response, body=(await response.text()).upper())

    await page.route("**/api", change)
    assert await page.evaluate(READ, "/api") == "REAL GET "
    await page.unroute()

    async def look(route):
        await route.fetch()
        await route.continue_()

    await page.route("**/api", look)
    assert await page.evaluate(READ, "/api") == "real GET "


async def test_the_newest_route_is_asked_first_and_may_leave_it_to_the_others(page, site):
    asked = []

    async def old(route):
        asked.append(("old", route.request.method))
        await route.fallback(body="from old")

    async def new(route):
        asked.append(("new", route.request.method))
        await route.fallback(method="POST")

    await page.route("**/api", old)
    await page.route(re.compile("api$"), new)
    assert await page.evaluate(READ, "/api") == "real POST from old"
    assert asked == [("new", "GET"), ("old", "POST")]


async def test_a_function_that_does_nothing_lets_the_request_go(page):
    urls = []
    await page.route("**", lambda route: urls.append(route.request.url))
    assert await page.evaluate(READ, "/api") == "real GET "
    assert [url.rpartition("/")[2] for url in urls] == ["api"]


async def test_a_predicate_says_which_urls_are_meant(page):
    async def is_api(url):
        return url.endswith("/api")

    await page.route(is_api, lambda route: route.fulfill(body="async"))
    assert await page.evaluate(READ, "/api") == "async"
    await page.route(lambda url: "api" in url, lambda route: route.fulfill(body="plain"))
    assert await page.evaluate(READ, "/api") == "plain"


async def test_a_function_that_fails_or_hangs_does_not_hang_the_page(page, caplog):
    async def hang(route):
        await trio.sleep_forever()

    async def fail(route):
        raise ValueError("oops")

    await page.route("**/api", hang, timeout=0.05)
    await page.route("**/api", fail)
    with caplog.at_level(logging.ERROR, "cdpagent"):
        assert await page.evaluate(READ, "/api") == "real GET "
    assert [record.exc_info[0] for record in caplog.records] == [ValueError, cdpagent.DeadlineExceededError]
    assert "goes on without it" in caplog.text


async def test_a_route_is_answered_once(page):
    failures = []

    async def twice(route):
        await route.fulfill(body="once")
        try:
            await route.abort()
        except RuntimeError as error:
            failures.append(str(error))

    await page.route("**/api", twice)
    assert await page.evaluate(READ, "/api") == "once"
    await until(lambda: bool(failures))  # the page may be quicker than the route
    assert failures == ["abort: this request has been answered already"]


async def test_times_and_unroute_end_a_route(page):
    await page.route("**/api", lambda route: route.fulfill(body="once"), times=1)
    assert [await page.evaluate(READ, "/api") for _ in range(2)] == ["once", "real GET "]
    await page.route("**/api", lambda route: route.fulfill(body="routed"))
    await page.unroute("**/api")
    assert await page.evaluate(READ, "/api") == "real GET "
    with pytest.raises(ValueError, match="no route for"):
        await page.unroute("**/api")


async def test_a_request_that_the_page_gives_up_troubles_nobody(page, caplog):
    asked, released = trio.Event(), trio.Event()

    async def slow(route):
        asked.set()
        await released.wait()
        await route.fulfill(body="late")

    await page.route("**/api", slow)
    await page.evaluate(
        "globalThis.stop = new AbortController(), void fetch('/api', {signal: stop.signal}).catch(() => 0)"
    )
    await asked.wait()
    await page.evaluate("stop.abort()")
    released.set()
    assert await page.evaluate("1 + 1") == 2
    assert not caplog.records


async def test_a_post_is_read_by_its_route(page):
    seen = []
    await page.route("**/api", lambda route: seen.append((route.request.method, route.request.post_data)))
    await page.evaluate("fetch('/api', {method: 'POST', body: JSON.stringify({a: 1})}).then(r => r.text())")
    assert seen == [("POST", '{"a":1}')]


# --- where they hold -------------------------------------------------------------------------------------------------


async def test_frames_of_the_same_and_of_another_site_are_routed(page, site):
    await page.route("**/framed", lambda route: route.fulfill(body="<title>routed</title>"))
    other = site.url("/framed", "localhost")
    await page.open(site.add("/frames", f"<iframe src=/framed></iframe><iframe src='{other}'></iframe>"))
    titles = [await frame.evaluate("document.title") for frame in page.frames[1:]]
    assert titles == ["routed", "routed"]
    await page.route("**/api", lambda route: route.fulfill(body="routed"))
    assert [await frame.evaluate(READ, "/api") for frame in page.frames] == ["routed"] * 3


async def test_workers_are_routed(page, site):
    site.add(
        "/w.js", lambda request: Response("fetch('/api').then(r => r.text()).then(postMessage)", "text/javascript")
    )
    await page.route("**/api", lambda route: route.fulfill(body="routed"))
    script = "new Promise(done => { new Worker('/w.js').onmessage = event => done(event.data) })"
    assert await page.evaluate(script) == "routed"


@pytest.mark.parametrize("how", ["open('/popup')", "open('/popup', '_blank', 'noopener')"])
async def test_popups_of_a_page_are_routed_from_their_first_request(page, site, how):
    await page.route("**/popup", lambda route: route.fulfill(body="<title>routed</title>"))
    async with page.expect_popup() as popup:
        await page.evaluate(f"void {how}")
    assert await popup.value.title() == "routed"
    assert "/popup" not in [request.path for request in site.requests]


async def test_an_answer_in_place_of_another_origins_server_can_be_read(page):
    await page.route("http://api.localhost/**", lambda route: route.fulfill(json={"ok": True}))
    script = """fetch('http://api.localhost/x', {method: 'PUT', headers: {'Content-Type': 'application/json'}, body: '{}'})
        .then(r => r.json())"""
    assert await page.evaluate(script) == {"ok": True}


async def test_routes_of_a_context_and_of_the_browser(browser, site):
    url = site.add("/page", "<title>real</title>")
    await browser.route("**/both", lambda route: route.fulfill(body="browser"))
    async with browser.new_context() as context:
        await context.route("**/page", lambda route: route.fulfill(body="<title>context</title>"))
        await context.route("**/both", lambda route: route.fulfill(body="context"))
        page = await context.new_page(url)
        assert await page.title() == "context"
        assert await page.evaluate(READ, "/both") == "context"
        await context.unroute("**/both")
        assert await page.evaluate(READ, "/both") == "browser"
        other = await browser.new_page(url)
        assert await other.title() == "real"
        assert await other.evaluate(READ, "/both") == "browser"


async def test_what_the_page_has_in_memory_is_routed_too(page, site):
    site.add(
        "/a.js",
        lambda request: Response("window.who = 'real'", "text/javascript", headers={"Cache-Control": "max-age=600"}),
    )
    url = site.add("/cached", "<script src=/a.js></script>")
    await page.open(url)
    await page.route("**/a.js", lambda route: route.fulfill(body="window.who = 'routed'"))
    await page.open(url)
    assert await page.evaluate("who") == "routed"


PREFLIGHTED = """(url) => fetch(url, {method: 'PUT', credentials: 'include', headers: {'X-Bank': '1'}, body: 'x'})
    .then(answer => answer.text(), () => 'refused')"""


async def test_a_route_does_not_lead_round_a_server_that_refuses_a_page(page, site):
    bank = site.add("/transfer", lambda request: Response("taken")).replace("127.0.0.1", "localhost")
    await page.route("**", lambda route: None)
    await page.open(site.url("/"))
    assert await page.evaluate(PREFLIGHTED, bank) == "refused"
    assert [each.method for each in site.requests if each.path == "/transfer"] == ["OPTIONS"]


async def test_a_route_answers_for_a_server_that_is_not_there(page, site):
    async def answer(route: cdpagent.Route) -> None:
        await route.fulfill(body="mocked")

    await page.route("**/api", answer)
    await page.open(site.url("/"))
    assert await page.evaluate(PREFLIGHTED, "http://nobody.localhost:9/api") == "mocked"


# --- block -----------------------------------------------------------------------------------------------------------


async def test_kinds_hosts_and_urls_are_blocked(page, site):
    site.add("/pic.png", lambda request: Response(b"", "image/png"))
    await page.block("image", "ads.localhost", "**/track/*")
    script = """async (ads) => {
        const image = await new Promise(done => { const i = new Image(); i.onload = () => done('came');
            i.onerror = () => done('stopped'); i.src = '/pic.png' });
        const ask = url => fetch(url, {mode: 'no-cors'}).then(() => 'came', () => 'stopped');
        return [image, await ask(ads), await ask('/track/1'), await ask('/api')] }"""
    ads = site.url("/api", "ads.localhost")
    assert await page.evaluate(script, ads) == ["stopped", "stopped", "stopped", "came"]
    assert "/pic.png" not in [request.path for request in site.requests]
    await page.block()
    assert (await page.evaluate(script, ads))[1:] == ["came", "came", "came"]


async def test_an_unknown_kind_is_named(page):
    with pytest.raises(ValueError, match="'images' is not a kind of request. There are document, stylesheet, image"):
        await page.block("images")


async def test_a_context_blocks_for_all_its_pages(browser, site):
    url = site.add("/page", "<script>window.ran = true</script>")
    site.add("/x.js", lambda request: Response("window.ran = true", "text/javascript"))
    async with browser.new_context() as context:
        await context.block("script")
        page = await context.new_page(site.add("/p", "<script src=/x.js></script>"))
        assert await page.evaluate("window.ran") is None
    assert url


# --- the policy ------------------------------------------------------------------------------------------------------


async def test_a_route_does_not_get_round_the_policy(launch, site):
    site.add("/page", "<title>page</title>")
    policy = cdpagent.Policy(allow_hosts=["127.0.0.1"])
    async with launch(policy=policy) as browser:
        await _check_policy(browser, site)


async def test_a_route_does_not_get_round_the_policy_of_an_attached_browser(site, tmp_path):
    site.add("/page", "<title>page</title>")
    async with open_chrome(tmp_path / "profile") as chrome:
        async with cdpagent.attach(chrome.port, policy=cdpagent.Policy(allow_hosts=["127.0.0.1"])) as browser:
            await _check_policy(browser, site)


async def _check_policy(browser, site):
    page = await browser.new_page(site.url("/page"))
    refused, asked = [], []
    elsewhere = site.url("/secret", "denied.localhost")

    async def lead_astray(route):
        for lead in (route.continue_, route.fallback, route.fetch):
            try:
                await lead(url=elsewhere)
            except cdpagent.PolicyError as error:
                refused.append(error.rule)
        await route.fulfill(body="stayed")

    async def ask(route):
        asked.append(route.request.url)
        await route.fulfill(body="mocked")

    await page.route("**/api", lead_astray)
    await page.route("**/secret", ask)
    assert await page.evaluate(READ, "/api") == "stayed"
    assert refused == ["allow_hosts"] * 3
    assert await page.evaluate(READ, elsewhere) == "failed: Failed to fetch"
    assert asked == []
    assert "/secret" not in [request.path for request in site.requests]


async def test_routes_hold_in_an_attached_browser(site, tmp_path):
    site.add("/page", "<title>real</title>")
    async with (
        open_chrome(tmp_path / "profile", url=site.url("/page")) as chrome,
        cdpagent.attach(chrome.port) as browser,
    ):
        theirs = next(page for page in browser.pages if not page.ours)
        with pytest.raises(cdpagent.PolicyError):
            await theirs.route("**", lambda route: route.abort())
        await browser.route("**/page", lambda route: route.fulfill(body="<title>routed</title>"))
        page = await browser.new_page(site.url("/page"))
        assert await page.title() == "routed"
        await theirs.attach()
        async with theirs.cdp.expect("Page.loadEventFired"):
            await theirs.cdp.send("Page.reload")
        assert await theirs.title() == "real"
