"""Going somewhere: what is waited for, where one ends up, and what is said when it does not work."""

from __future__ import annotations

import socket

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

import cdpagent
from cdpagent.browser.process import flags
from tests.shared import until
from tests.site import Response

# --- how far it is waited ------------------------------------------------------------------------------------------------


async def test_commit_returns_while_the_document_is_still_being_sent(page, site):
    navigation = await page.open(site.url("/hang-body"), wait="commit")
    assert (navigation.status, navigation.committed, navigation.page_rev) == (200, True, 1)
    assert page.url == site.url("/hang-body")


async def test_domcontentloaded_does_not_wait_for_images_but_load_does(page, site):
    url = site.add("/slow-image", "<title>t</title><img src='/slow?event=image&type=image/png'>")
    await page.open(url, wait="domcontentloaded")
    assert await page.evaluate("document.readyState") == "interactive"
    async with trio.open_nursery() as nursery:
        nursery.start_soon(page.reload)
        await site.wait_for_request("/slow", 2)
        assert await page.evaluate("document.readyState") != "complete"
        site.release("image")
    assert await page.evaluate("document.readyState") == "complete"


@pytest.mark.smoke
async def test_load_waits_for_frames_of_other_origins(page, site):
    site.add("/with-frame", f"<iframe src='{site.url('/slow?event=frame', host='localhost')}'></iframe>")
    async with trio.open_nursery() as nursery:
        nursery.start_soon(page.open, site.url("/with-frame"))
        await site.wait_for_request("/slow")
        assert await page.evaluate("document.readyState") != "complete"
        site.release("frame")
    assert await page.evaluate("document.readyState") == "complete"
    assert len(page.frames) == 2


async def test_stable_waits_for_what_the_page_fetches_and_changes_after_loading(page, site):
    site.add(
        "/late",
        """<title>late</title><body><script>
        addEventListener('load', async () => {
            const {count} = await (await fetch('/poll?event=late')).json();
            for (let i = 0; i < 5; i++) {
                await new Promise(requestAnimationFrame);
                document.body.append(`part ${i} `);
            }
        })</script>""",
    )
    async with trio.open_nursery() as nursery:
        nursery.start_soon(_open_and_expect_stable, page, site.url("/late"))
        await site.wait_for_request("/poll")
        site.release("late")
    assert "part 4" in await page.evaluate("document.body.innerText")


async def _open_and_expect_stable(page, url):
    assert (await page.open(url, wait="stable")).stable is True


async def test_stable_is_not_held_up_by_what_stays_open_or_comes_again(page, site):
    site.add(
        "/busy",
        """<title>busy</title><script>
        new WebSocket(`ws://${location.host}/ws`);
        new EventSource('/sse');
        fetch('/sse');
        navigator.sendBeacon('/never', 'x');
        setInterval(() => fetch('/poll?at=' + Math.random()), 20);
        </script>""",
    )
    assert (await page.open(site.url("/busy"), wait="stable")).stable is True


async def test_stable_is_not_held_up_by_a_long_poll(page, site):
    site.add("/long", "<script>fetch('/never')</script>")
    assert (await page.open(site.url("/long"), wait="stable")).stable is True


async def test_a_page_that_never_becomes_quiet_is_reported_as_not_stable(page, site):
    site.add("/ticker", "<p id=p></p><script>setInterval(() => p.textContent = Math.random(), 10)</script>")
    navigation = await page.open(site.url("/ticker"), wait="stable", timeout=3)
    assert navigation.stable is False
    assert navigation.status == 200


async def test_unknown_wait_is_refused(page, site):
    with pytest.raises(ValueError, match="domcontentloaded"):
        await page.open(site.url("/"), wait="networkidle")


# --- redirects -----------------------------------------------------------------------------------------------------------


async def test_redirects_of_the_server_are_followed_and_told(page, site):
    site.add("/end", "<title>end</title>")
    navigation = await page.open(site.url("/redirect?to=/end&n=3"))
    assert navigation.url == page.url == site.url("/end")
    assert navigation.status == 200
    assert len(navigation.redirects) == 3
    assert navigation.redirects[0] == site.url("/redirect?to=/end&n=3")
    assert navigation.page_rev == 1


async def test_a_document_that_goes_on_by_itself_is_followed(page, site):
    site.add("/end", "<title>end</title>")
    ways = {
        "script": "<script>location.href = '/end'</script>",
        "script on load": "<script>addEventListener('load', () => location.href = '/end')</script>",
        "form": "<form action='/end' method='post'></form><script>document.forms[0].submit()</script>",
        "meta refresh": "<meta http-equiv='refresh' content='0;url=/end'>",
        "refresh header": Response("wait", headers={"Refresh": "0;url=/end"}),
    }
    for number, (name, document) in enumerate(ways.items(), start=1):
        site.add("/start", lambda request, document=document: document)
        navigation = await page.open(site.url("/start"))
        assert navigation.url == site.url("/end"), name
        assert navigation.redirects == (site.url("/start"),), name
        assert await page.title() == "end"
        assert navigation.page_rev == page.page_rev == 2 * number


async def test_a_refresh_after_some_time_is_not_waited_for(page, site):
    site.add("/start", "<title>start</title><meta http-equiv='refresh' content='30;url=/end'>")
    assert (await page.open(site.url("/start"))).url == site.url("/start")


async def test_a_page_that_refreshes_itself_again_and_again_is_loaded(page, site):
    site.add("/clock", "<title>clock</title><meta http-equiv='refresh' content='1'>")
    assert (await page.open(site.url("/clock"))).page_rev == 1


async def test_a_page_with_more_requests_than_are_kept_still_knows_its_own(page, site):
    site.add("/one", "")
    many = "<script>for (let i = 0; i < 600; i++) document.write(`<link rel=stylesheet href='/one?${i}'>`)</script>"
    site.add("/many", many)
    navigation = await page.open(site.url("/redirect?to=/many"), timeout=60)
    assert len(page.requests) == 500
    assert page.requests[0].url != site.url("/many")
    assert (navigation.status, navigation.redirects) == (200, (site.url("/redirect?to=/many"),))


async def test_a_document_that_rewrites_itself_on_load_is_loaded(page, site):
    site.add("/rewrite", "<script>onload = () => { document.open(); document.write('new') }</script>")
    assert (await page.open(site.url("/rewrite"))).status == 200


# --- answers without a document ------------------------------------------------------------------------------------------


async def test_a_download_does_not_replace_the_document(page, site):
    await page.open(site.add("/here", "<title>here</title>"))
    navigation = await page.open(site.url("/download?name=report.pdf&size=10"))
    assert (navigation.committed, navigation.same_document, navigation.page_rev) == (False, False, 1)
    assert navigation.url == page.url == site.url("/here")
    assert navigation.download.suggested_filename == "report.pdf"
    assert len((await navigation.download.path()).read_bytes()) == 10


async def test_an_answer_without_content_leaves_the_page_where_it_is(page, site):
    await page.open(site.add("/here", "<title>here</title>"))
    navigation = await page.open(site.url("/status/204"))
    assert (navigation.status, navigation.committed, navigation.page_rev) == (204, False, 1)
    assert page.url == site.url("/here")


async def test_a_reload_may_end_in_an_answer_without_content_or_in_a_download(page, site):
    answers = iter(["<title>here</title>", Response(status=204), Response(b"data", "application/octet-stream")])
    await page.open(site.add("/changing", lambda request: next(answers)))
    assert (await page.reload()).status == 204
    assert (await page.reload()).download.suggested_filename == "changing"
    assert await page.title() == "here"
    assert page.page_rev == 1


# --- HTTP errors and failed loads ----------------------------------------------------------------------------------------


async def test_an_http_error_is_a_page_like_any_other(page, site):
    for status in (404, 500):
        navigation = await page.open(site.url(f"/status/{status}"))
        assert (navigation.status, navigation.ok) == (status, False)
        assert await page.evaluate("document.body.innerText") == str(status)


async def test_an_http_error_without_a_body_is_not_an_exception(page, site):
    navigation = await page.open(site.add("/empty", lambda request: Response("", status=500)))
    assert (navigation.status, navigation.ok, navigation.url) == (500, False, site.url("/empty"))


def _unused_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


async def _until_at(page, url, page_rev):
    await until(lambda: (page.url, page.page_rev) == (url, page_rev))


async def test_failed_loads_say_why_and_what_to_do(page, site):
    await page.open(site.add("/here", "<title>here</title>"))
    cases = {
        f"http://127.0.0.1:{_unused_port()}/": ("net::ERR_CONNECTION_REFUSED", "Is the server running"),
        site.url("/reset"): ("net::ERR_CONNECTION_RESET", "cut the connection"),
        "http://no-such-host.test/": ("net::ERR_NAME_NOT_RESOLVED", "Check the spelling"),
        "file:///no/such/file.html": ("net::ERR_FILE_NOT_FOUND", "no such file"),
        site.add("/circle", lambda request: Response(status=302, headers={"Location": "/circle"})): (
            "net::ERR_TOO_MANY_REDIRECTS",
            "in a circle",
        ),
    }
    for rev, (url, (reason, hint)) in enumerate(cases.items(), start=2):
        with pytest.raises(cdpagent.NavigationError, match=hint) as caught:
            await page.open(url)
        assert (caught.value.reason, caught.value.url) == (reason, url)
        assert url in str(caught.value)
        await _until_at(page, url, rev)  # Chrome's error page is a document
    assert (await page.open(site.url("/here"))).ok


async def test_a_page_that_goes_on_to_where_nothing_is_names_that_place(page, site):
    nowhere = f"http://127.0.0.1:{_unused_port()}/gone"
    site.add("/start", f"<script>location.href = '{nowhere}'</script>")
    with pytest.raises(cdpagent.NavigationError, match="at .*gone, failed: net::ERR_CONNECTION_REFUSED") as caught:
        await page.open(site.url("/start"))
    assert caught.value.url == nowhere


async def test_reload_and_back_say_why_a_load_failed(page, site):
    answers = iter(["<title>first</title>"])

    async def once(request):
        answer = next(answers, None)
        if answer is None:
            await request.connection.stream.aclose()
        return answer

    await page.open(site.add("/once", once))
    with pytest.raises(cdpagent.NavigationError, match="without an answer") as caught:
        await page.reload()
    assert caught.value.reason == "net::ERR_EMPTY_RESPONSE"
    await page.open(site.add("/next", "<title>next</title>"))
    with pytest.raises(cdpagent.NavigationError, match=r"page\.back"):
        await page.back()


async def test_an_answer_that_breaks_off_midway_is_an_error_but_what_came_is_shown(page, site):
    async def half(request):
        head = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1000\r\n\r\n"
        await request.connection.stream.send_all(head + b"<title>half</title>first half")

    with pytest.raises(cdpagent.NavigationError, match="in the middle of the document") as caught:
        await page.open(site.add("/half", half))
    assert caught.value.reason == "net::ERR_CONTENT_LENGTH_MISMATCH"
    assert (await page.title(), page.url) == ("half", site.url("/half"))


async def test_a_url_that_opens_no_page_is_told_from_an_interruption(page):
    with pytest.raises(cdpagent.NavigationError, match="no page to show"):
        await page.open("mailto:somebody@example.com")


# --- URLs of other kinds -------------------------------------------------------------------------------------------------


async def test_about_blank_and_files_have_no_status(page, site, public_path):
    file = public_path / "a page.html"
    file.write_text("<title>from a file</title>")
    navigation = await page.open(file.as_uri())
    assert (navigation.status, navigation.ok, navigation.url) == (None, True, file.as_uri())
    assert await page.title() == "from a file"
    navigation = await page.open("about:blank")
    assert (navigation.status, navigation.url, navigation.committed) == (None, "about:blank", True)
    assert (await page.open("about:blank")).page_rev == 3


async def test_the_same_url_again_is_a_new_document(page, site):
    url = site.add("/same", "<title>same</title>")
    await page.open(url)
    await page.evaluate("window.mark = 1")
    navigation = await page.open(url)
    assert (navigation.committed, navigation.page_rev) == (True, 2)
    assert await page.evaluate("typeof mark") == "undefined"


async def test_the_referrer_is_sent(page, site):
    await page.open(site.url("/echo-headers"), referrer=site.url("/from-here"))
    # The page's icon may have been asked for since.
    asked = next(request for request in site.requests if request.path == "/echo-headers")
    assert asked.headers["referer"] == site.url("/from-here")


# --- within the document, and in the history -----------------------------------------------------------------------------


async def test_a_fragment_is_a_change_within_the_document(page, site):
    url = site.add("/long", "<title>long</title><p id=end style='margin-top: 5000px'>end</p>")
    await page.open(url)
    for _ in range(2):  # the second time to where it is already
        navigation = await page.open(url + "#end")
        assert (navigation.same_document, navigation.committed, navigation.status) == (True, False, None)
        assert navigation.url == page.url == url + "#end"
        assert navigation.page_rev == 1
    assert await page.evaluate("scrollY > 0")


async def test_script_changes_of_the_url_are_seen_and_make_no_new_document(page, site):
    await page.open(site.add("/app", "<title>app</title>"))
    await page.evaluate("history.pushState({}, '', '/app/one')")
    assert (page.url, page.page_rev) == (site.url("/app/one"), 1)
    await page.evaluate("history.replaceState({}, '', '/app/two')")
    assert (page.url, page.page_rev) == (site.url("/app/two"), 1)


async def test_back_and_forward_between_documents_and_within_one(page, site):
    first = site.add("/first", "<title>first</title>")
    await page.open(first)
    await page.evaluate("history.pushState({}, '', '/first/pushed')")
    await page.open(site.add("/second", "<title>second</title>"))
    site.add("/first/pushed", "<title>pushed</title>")

    navigation = await page.back()
    assert (navigation.url, navigation.committed, navigation.status) == (site.url("/first/pushed"), True, 200)
    navigation = await page.forward()
    assert (navigation.url, navigation.page_rev) == (site.url("/second"), 4)
    await page.evaluate("location.hash = 'one'")
    navigation = await page.back()
    assert (navigation.url, navigation.same_document) == (site.url("/second"), True)
    navigation = await page.forward()
    assert (navigation.url, navigation.same_document) == (site.url("/second#one"), True)
    assert page.page_rev == 4


async def test_back_and_forward_to_documents_that_the_browser_has_kept(launch, site, monkeypatch):
    """As in a user's own browser, which keeps what it leaves; they come back under the ids that they had."""
    monkeypatch.setattr(flags, "_ALWAYS", [flag for flag in flags._ALWAYS if "back-forward" not in flag])
    may_be_kept = {"Cache-Control": "max-age=60"}
    site.add(
        "/first", Response("<title>first</title><button>One</button><script>kept = 0</script>", headers=may_be_kept)
    )
    site.add("/second", Response("<title>second</title><button>Two</button>", headers=may_be_kept))
    async with launch() as browser:
        page = await browser.new_page()
        await page.open(site.url("/first"), wait="stable")  # what still loads something is not kept
        await page.evaluate("void (kept = 1)")
        await page.open(site.url("/second", "localhost"), wait="stable")
        navigation = await page.back()
        assert (navigation.url, navigation.committed, navigation.page_rev) == (site.url("/first"), True, 3)
        assert await page.evaluate("kept") == 1
        assert "One" in (await page.snapshot()).text
        navigation = await page.forward()
        assert (navigation.url, navigation.page_rev) == (site.url("/second", "localhost"), 4)
        assert "Two" in (await page.snapshot()).text


async def test_there_may_be_nothing_to_go_back_or_forward_to(page, site):
    await page.open(site.add("/only", "<title>only</title>"))
    await page.back()
    assert page.url == "about:blank"
    with pytest.raises(cdpagent.NavigationError, match="no page to go to in that direction"):
        await page.back()
    await page.forward()
    with pytest.raises(cdpagent.NavigationError, match="no page to go to in that direction"):
        await page.forward()
    assert page.url == site.url("/only")


async def test_reload_asks_the_server_again(page, site):
    url = site.add("/page", "<title>page</title>")
    await page.open(url)
    navigation = await page.reload()
    assert (navigation.status, navigation.committed, navigation.page_rev) == (200, True, 2)
    await page.reload(ignore_cache=True)
    assert [request.path for request in site.requests].count("/page") == 3
    assert any(request.headers.get("cache-control") == "no-cache" for request in site.requests)


# --- what takes too long, and what comes in between ----------------------------------------------------------------------


async def test_a_page_that_never_finishes_loading_is_left_usable(page, site):
    site.add("/hanging", "<title>hanging</title><img src='/never'>")
    with pytest.raises(cdpagent.DeadlineExceededError, match="waiting for the load event") as caught:
        await page.open(site.url("/hanging"), timeout=3)
    assert site.url("/hanging") in str(caught.value)
    assert await page.title() == "hanging"
    assert page.page_rev == 1
    assert (await page.open(site.add("/next", "<title>next</title>"))).ok


async def test_a_server_that_never_answers_leaves_the_page_where_it_was(page, site):
    await page.open(site.add("/here", "<title>here</title>"))
    with pytest.raises(cdpagent.DeadlineExceededError, match="waiting for the server's answer"):
        await page.open(site.url("/never"), timeout=1)
    await until(lambda: page.main_frame.departure is None)  # it is not going there any more
    assert (page.url, page.page_rev) == (site.url("/here"), 1)
    assert await page.title() == "here"
    assert (await page.reload()).ok


async def test_a_page_that_went_on_to_a_silent_server_says_so(page, site):
    site.add("/start", "<title>start</title><script>onload = () => location.href = '/never'</script>")
    with pytest.raises(cdpagent.DeadlineExceededError, match="/never, where the page went on to"):
        await page.open(site.url("/start"), timeout=3)
    assert await page.title() == "start"


async def test_reload_and_back_have_deadlines_too(page, site):
    answers = iter(["<title>a</title>"])

    async def once(request):
        answer = next(answers, None)
        if answer is None:
            await trio.sleep_forever()
        return answer

    await page.open(site.add("/once", once))
    with pytest.raises(cdpagent.DeadlineExceededError, match=r"page\.reload\(\), waiting for the server"):
        await page.reload(timeout=1)
    assert await page.title() == "a"


async def test_open_is_interrupted_by_a_click_on_the_page(page, site):
    await page.open(site.add("/here", "<a href='/elsewhere' style='position: fixed; inset: 0'>elsewhere</a>"))
    site.add("/elsewhere", "<title>elsewhere</title>")

    async def go_elsewhere():
        await site.wait_for_request("/never")
        await _touch(page)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(go_elsewhere)
        with pytest.raises(cdpagent.NavigationError, match="went to .*/elsewhere instead"):
            await page.open(site.url("/never"))


async def test_asking_a_page_that_waits_for_a_server_says_what_it_waits_for(page, site):
    await page.open(site.add("/here", "<title>here</title>"))
    await page.evaluate("void (location.href = '/never')")
    await site.wait_for_request("/never")
    with pytest.raises(cdpagent.DeadlineExceededError, match="on its way to .*/never"):
        await page.evaluate("1", timeout=0.5)


async def test_the_later_of_two_concurrent_opens_wins(page, site):
    site.add("/hanging", "<title>hanging</title><img src='/slow?event=x&type=image/png'>")
    site.add("/wanted", "<title>wanted</title>")
    errors = []

    async def first(path, **options):
        try:
            await page.open(site.url(path), **options)
        except cdpagent.NavigationError as exc:
            errors.append(str(exc))

    for path in ("/never", "/hanging"):  # not committed yet, and committed but not loaded
        errors.clear()
        async with trio.open_nursery() as nursery:
            nursery.start_soon(first, path)
            await site.wait_for_request("/never" if path == "/never" else "/slow")
            await wait_all_tasks_blocked()
            navigation = await page.open(site.url("/wanted"))
        assert navigation.url == page.url == site.url("/wanted")
        assert len(errors) == 1
        assert "interrupted" in errors[0]


async def test_a_cancelled_open_does_not_disturb_the_next_one(page, site):
    with trio.move_on_after(0.2):
        await page.open(site.url("/never"))
    assert (await page.open(site.add("/next", "<title>next</title>"))).url == site.url("/next")
    assert await page.title() == "next"


# --- leaving a page that asks, and one that crashed ----------------------------------------------------------------------


BEFORE_UNLOAD = (
    "<title>form</title><script>onbeforeunload = event => { event.preventDefault() }</script><button>b</button>"
)


async def _touch(page):
    """Chrome lets a page ask only after a user has interacted with it."""
    for kind in ("mousePressed", "mouseReleased"):
        await page.cdp.send("Input.dispatchMouseEvent", type=kind, x=5, y=5, button="left", clickCount=1)


async def test_a_page_that_asks_whether_to_leave_is_left_by_default(page, site):
    await page.open(site.add("/form", BEFORE_UNLOAD))
    await _touch(page)
    await page.open(site.add("/next", "<title>next</title>"))
    assert [(dialog.kind, dialog.accepted) for dialog in page.dialogs] == [("beforeunload", True)]
    assert await page.title() == "next"


async def test_a_rule_can_keep_the_page_from_being_left(page, site):
    await page.open(site.add("/form", BEFORE_UNLOAD))
    site.add("/next", "<title>next</title>")
    page.on_dialog(lambda dialog: False)
    for leave in (lambda: page.open(site.url("/next")), page.reload, page.back):
        await _touch(page)
        with pytest.raises(cdpagent.NavigationError, match="dismissed by your rule"):
            await leave()
        assert (await page.title(), page.page_rev) == ("form", 1)


async def test_a_crashed_page_is_opened_and_reloaded_anew(page, site):
    url = site.add("/page", "<title>page</title>")
    for again in (lambda: page.open(url), page.reload):
        await page.open(url)
        page.cdp.start("Page.crash")
        await until(lambda: page.crashed)
        with pytest.raises(cdpagent.PageCrashedError, match="reload"):
            await page.title()
        assert page.crashed
        navigation = await again()
        assert (navigation.ok, page.crashed, await page.title()) == (True, False, "page")
