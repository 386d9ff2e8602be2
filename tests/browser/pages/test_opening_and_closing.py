"""Pages: opened, closed, crashed, and what then becomes of those who use them."""

from __future__ import annotations

import pytest
import trio

import cdpagent
from tests.shared import until


async def test_pages_are_known_in_the_order_in_which_they_were_opened(browser, site):
    assert browser.pages == []
    pages = [await browser.new_page(site.add(f"/{n}", f"<title>{n}</title>")) for n in range(3)]
    assert browser.pages == pages
    assert [await page.title() for page in pages] == ["0", "1", "2"]
    assert [page.page_rev for page in pages] == [1, 1, 1]
    await pages[1].close()
    assert browser.pages == [pages[0], pages[2]]
    assert pages[1].closed
    assert repr(pages[1]) == f"<Page '{site.url('/1')}' (closed)>"


async def test_a_new_page_is_blank(browser):
    page = await browser.new_page()
    assert (page.url, page.page_rev, await page.title()) == ("about:blank", 0, "")
    assert (page.opener, page.popups, list(page.downloads), page.ours) == (None, [], [], True)


async def test_a_page_that_can_not_be_opened_is_not_left_behind(browser, site):
    with pytest.raises(cdpagent.NavigationError):
        await browser.new_page(site.url("/reset"))
    with pytest.raises(cdpagent.InvalidUrlError):
        await browser.new_page("no scheme")
    await until(lambda: not browser.pages)


async def test_a_cancelled_new_page_is_not_left_behind(browser, site):
    with trio.move_on_after(0.3):
        await browser.new_page(site.url("/never"))
    with trio.CancelScope() as scope:
        scope.cancel()
        await browser.new_page()
    await until(lambda: not browser.pages)


async def test_every_call_to_a_closed_page_says_that_it_is_closed(page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    await page.close()
    await page.close()  # again does nothing
    for attempt in (
        page.title(),
        page.open(site.url("/page")),
        page.reload(),
        page.back(),
        page.evaluate("1"),
        page.screenshot(),
        page.pdf(),
        page.cdp.send("Page.reload"),
    ):
        with pytest.raises(cdpagent.PageClosedError, match="closed"):
            await attempt
    with pytest.raises(cdpagent.PageClosedError):
        async with page.expect_popup():
            pass


async def test_calls_that_wait_for_a_page_fail_as_soon_as_it_ends(browser, site):
    site.add("/page", "<title>page</title>")

    async def expect_closed(wait):
        with pytest.raises(cdpagent.PageClosedError):
            await wait

    async def expect_popup(page):
        async with page.expect_popup():
            pass

    for end in ("close", "script", "context"):
        async with trio.open_nursery() as nursery, browser.new_context() as context:
            page = await context.new_page(site.url("/page"))
            if end == "script":
                async with page.expect_popup() as popup:
                    await page.evaluate("void (window.popup = open('/page'))")
                opener, page = page, popup.value
            nursery.start_soon(expect_closed, page.evaluate("new Promise(() => {})"))
            nursery.start_soon(expect_closed, expect_popup(page))
            nursery.start_soon(expect_closed, page.open(site.url("/never")))
            await site.wait_for_request("/never", {"close": 1, "script": 2, "context": 3}[end])
            if end == "close":
                await page.close()
            elif end == "script":
                await opener.evaluate("popup.close()")


async def test_a_page_can_close_itself(browser, page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    async with page.expect_popup() as popup:
        await page.evaluate("void open('/page')")
    popup.value.cdp.start("Runtime.evaluate", {"expression": "close()"})
    await until(lambda: popup.value.closed)
    assert browser.pages == [page]


async def test_a_crashed_page_fails_what_was_asked_of_it_and_nothing_else(browser, page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    other = await browser.new_page(site.url("/page", "localhost"))

    async def expect_crashed(wait):
        with pytest.raises(cdpagent.PageCrashedError, match="crashed"):
            await wait

    async with trio.open_nursery() as nursery:
        nursery.start_soon(expect_crashed, page.evaluate("new Promise(() => {})"))
        nursery.start_soon(expect_crashed, page.cdp.send("Page.crash"))
    assert page.crashed
    assert repr(page).endswith("(crashed)>")
    for attempt in (page.evaluate("1"), page.screenshot()):
        await expect_crashed(attempt)
    assert await other.title() == "page"
    await page.close()
    assert browser.pages == [other]


async def test_frames_of_a_crashed_page_come_back_with_it(page, site):
    await page.open(site.url("/frame-tree?depth=2"))
    with pytest.raises(cdpagent.PageCrashedError):
        await page.cdp.send("Page.crash")
    await page.reload()
    assert [await frame.evaluate("document.title") for frame in page.frames] == ["depth 2", "depth 1", "depth 0"]


async def test_every_call_to_a_closed_browser_says_that_it_is_closed(launch, site):
    async with launch() as browser:
        page = await browser.new_page(site.add("/page", "<title>page</title>"))
        await browser.close()
        assert browser.closed
        assert page.closed
        for attempt in (browser.new_page(), page.title(), browser.default_context.cookies()):
            with pytest.raises(cdpagent.BrowserClosedError):
                await attempt
