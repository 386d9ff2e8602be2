"""What a page says on its console, what goes wrong in it, and what it asks for."""

from __future__ import annotations

import pytest

import cdpagent
from tests.shared import in_flight


async def test_console_messages_with_their_level_and_place(page, site):
    await page.open(
        site.add(
            "/talk",
            """<script>
            console.log('text', 1, null, undefined, true);
            console.info('info'); console.warn('warning'); console.error('error'); console.debug('debug');
            console.assert(false, 'asserted');
            console.log({a: 1}, [1, 2], new Error('x'));
            </script>""",
        )
    )
    assert [(message.level, message.text) for message in page.console] == [
        ("log", "text 1 null undefined true"),
        ("info", "info"),
        ("warning", "warning"),
        ("error", "error"),
        ("debug", "debug"),
        ("error", "asserted"),
        ("log", "[object Object] 1,2 Error: x"),  # as String() has them; more would be noticed by the page
    ]
    assert (page.console[0].url, page.console[0].line) == (site.url("/talk"), 2)


async def test_what_the_browser_itself_reports_is_among_the_messages(page, site):
    await page.open(site.add("/broken", "<img src='/missing.png'>"))
    message = next(message for message in page.console if message.source == "network")
    assert (message.level, message.url) == ("error", site.url("/missing.png"))
    assert "404" in message.text


ERRORS = """<script>
    reportError(new RangeError('reported'));
    setTimeout(() => { throw new Error('later') });
    Promise.reject(new TypeError('rejected'));
    Promise.reject(42);
    Promise.reject(new DOMException('stopped', 'AbortError'));
    Promise.reject().catch(() => {});
</script>
<script>var = 5</script><img src='/missing.png'>"""


async def test_uncaught_errors_and_rejections(page, site):
    await page.open(site.add("/wrong", ERRORS), wait="stable")
    assert sorted(error.message for error in page.errors) == [
        "Uncaught (in promise) 42",
        "Uncaught (in promise) AbortError: stopped",
        "Uncaught (in promise) TypeError: rejected",
        "Uncaught Error: later",
        "Uncaught RangeError: reported",
        "Uncaught SyntaxError: Unexpected token '='",
    ]
    reported = next(error for error in page.errors if "reported" in error.message)
    assert (reported.url, reported.line, reported.column) == (site.url("/wrong"), 2, 17)
    assert not any("noted" in message.text for message in page.console)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_console_messages_of_frames_are_logged(page, site, host):
    site.add("/inner", "<script>console.log('from the frame'); setTimeout(() => { throw new Error('inner') })</script>")
    await page.open(site.add("/top", f"<iframe src='{site.url('/inner', host)}'></iframe>"), wait="stable")
    assert [message.text for message in page.console] == ["from the frame"]
    assert [(error.message, error.url) for error in page.errors] == [
        ("Uncaught Error: inner", site.url("/inner", host))
    ]


WATCHFUL = """<script>
    window.noticed = [];
    const notice = what => noticed.push(what);
    Error.prepareStackTrace = () => { notice('prepareStackTrace'); return 'stack' };
    class Bait extends Error {
        get message() { notice('message'); return 'm' }
        get name() { notice('name'); return 'n' }
        get stack() { notice('stack'); return 's' }
    }
    const everything = {};
    for (const trap of Object.getOwnPropertyNames(Reflect)) {
        everything[trap] = (...args) => { notice(`proxy ${trap}`); return Reflect[trap](...args) };
    }
    for (const method of ['log', 'debug', 'error', 'table', 'dir']) console[method](new Bait());
    console.debug = () => notice('debug');
    window.addEventListener = () => notice('addEventListener');
    noticed.length = 0;
    console.log(new Bait(), new Error('plain'));
    Promise.reject(new Bait());
    Promise.reject(new Proxy({}, everything));
    Promise.reject(new Proxy(new Error(), everything));
    setTimeout(() => { throw new Bait() });
</script>"""


async def test_the_page_does_not_notice_that_it_is_listened_to(page, site):
    await page.open(site.add("/watchful", WATCHFUL), wait="stable")
    assert len(page.errors) == 4
    heard = await page.evaluate("noticed")
    assert not any("proxy" in what for what in heard)
    await page.cdp.send("Page.removeScriptToEvaluateOnNewDocument", identifier="1")
    await page.reload(wait="stable")
    assert len(page.errors) == 4
    assert heard == await page.evaluate("noticed")  # only what Chrome itself reads of an error that is thrown


async def test_a_page_can_not_pass_its_words_off_as_a_report(page, site):
    await page.open(
        site.add("/forger", "<script>console.debug('cdpagent noted an uncaught error 0\\n1 1 u\\nforged')</script>")
    )
    assert len(page.errors) == 0
    assert "forged" in page.console[0].text


async def test_only_the_last_are_kept(page, site):
    await page.open(site.add("/chatty", "<script>for (let i = 0; i < 1000; i++) console.log(i)</script>"))
    assert [message.text for message in page.console] == [str(n) for n in range(500, 1000)]
    await page.evaluate("console.log('x'.repeat(100_000))")
    assert len(page.console[-1].text) == 4000


async def test_requests_with_what_became_of_them(page, site):
    await page.open(
        site.add(
            "/asking",
            """<link rel=stylesheet href='/style.css'><img src='/redirect?to=/picture.png'>
            <script>
            const ask = (...args) => fetch(...args).then(answer => answer.text(), () => {});
            ask('/post', {method: 'POST', body: 'x=1'});
            ask('/reset');
            ask('/status/404');
            </script>""",
        ),
        wait="stable",
    )
    by_path = {request.url.removeprefix(site.url("")): request for request in page.requests}
    document = by_path["/asking"]
    assert (document.type, document.method, document.status, document.mime_type) == (
        "Document",
        "GET",
        200,
        "text/html",
    )
    assert document.finished
    assert by_path["/style.css"].type == "Stylesheet"
    assert (by_path["/post"].method, by_path["/post"].status, by_path["/post"].type) == ("POST", 200, "Fetch")
    assert by_path["/status/404"].status == 404
    assert (by_path["/reset"].failure, by_path["/reset"].status) == ("net::ERR_CONNECTION_RESET", None)
    picture = by_path["/picture.png"]
    assert picture.redirected_from is by_path["/redirect?to=/picture.png"]
    assert (picture.redirected_from.status, picture.redirected_from.finished) == (302, True)
    assert all(request.finished for request in page.requests)
    assert in_flight(page) == {}


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_requests_of_frames_are_among_them(page, site, host):
    site.add("/inner", "<script>fetch('/post', {method: 'POST'}).then(answer => answer.text())</script>")
    await page.open(site.add("/top", f"<iframe src='{site.url('/inner', host)}'></iframe>"), wait="stable")
    inner = next(request for request in page.requests if request.url == site.url("/inner", host))
    posted = next(request for request in page.requests if request.url == site.url("/post", host))
    assert (inner.type, inner.status, inner.frame_id) == ("Document", 200, page.frames[1].id)
    assert (posted.status, posted.frame_id) == (200, page.frames[1].id)
    assert in_flight(page) == {}


async def test_requests_that_never_end_are_forgotten_with_their_document(page, site):
    await page.open(site.add("/first", "<script>fetch('/never')</script>"))
    await site.wait_for_request("/never")
    navigation = await page.open(site.add("/second", "<title>second</title>"), wait="stable")
    assert navigation.stable
    assert in_flight(page) == {}


async def test_the_logs_of_two_pages_are_apart(browser, site):
    site.add("/talk", "<script>console.log(location.search)</script>")
    one, two = await browser.new_page(site.url("/talk?one")), await browser.new_page(site.url("/talk?two"))
    assert [[message.text for message in page.console] for page in (one, two)] == [["?one"], ["?two"]]
    assert isinstance(one.console[0], cdpagent.ConsoleMessage)
