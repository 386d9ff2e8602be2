"""Contexts: pages apart from others, for as long as a block lasts."""

from __future__ import annotations

import pytest
import trio

import cdpagent


async def test_a_context_and_its_pages_are_gone_after_the_block(browser, page, site):
    site.add("/page", "<title>page</title>")
    async with browser.new_context() as context:
        pages = [await context.new_page(site.url("/page")) for _ in range(3)]
        assert context.pages == pages
        assert browser.pages == [page, *pages]
        assert [each.context for each in pages] == [context] * 3
        assert page.context is browser.default_context
    assert (context.closed, context.pages, browser.pages) == (True, [], [page])
    assert all(each.closed for each in pages)
    with pytest.raises(cdpagent.PageClosedError):
        await pages[0].title()
    with pytest.raises(cdpagent.BrowserClosedError, match="async with"):
        await context.new_page()


async def test_a_context_ends_whatever_its_pages_do(browser, site):
    site.add("/endless", "<script>onload = () => setTimeout(() => { while (true); })</script>")
    site.add("/hanging", "<img src=/never>")
    site.add("/asking", "<script>onbeforeunload = e => e.preventDefault()</script>")
    async with browser.new_context() as context:
        await context.new_page(site.url("/endless"))
        asking = await context.new_page(site.url("/asking"))
        await asking.cdp.send("Input.dispatchMouseEvent", type="mousePressed", x=5, y=5, button="left")
        asking.on_dialog(lambda dialog: False)
        hanging = await context.new_page()
        await hanging.open(site.url("/hanging"), wait="commit")
    assert browser.pages == []


async def test_an_error_or_a_cancellation_in_the_block_ends_the_context_too(browser, site):
    with pytest.raises(ZeroDivisionError):
        async with browser.new_context() as context:
            await context.new_page()
            raise ZeroDivisionError
    assert context.closed
    with trio.move_on_after(5) as scope:
        async with browser.new_context() as context:
            await context.new_page()
            scope.cancel()
            await trio.sleep_forever()
    assert (context.closed, browser.pages) == (True, [])


async def test_a_context_can_have_a_proxy_of_its_own(browser, page, site):
    site.add("/page", "<title>through the proxy</title>")
    async with browser.new_context(proxy=site.url("")) as context:
        inside = await context.new_page("http://only-the-proxy-knows.test/page")
        assert await inside.title() == "through the proxy"
        assert (await site.wait_for_request("/page")).headers["host"] == "only-the-proxy-knows.test"
    with pytest.raises(cdpagent.NavigationError, match="NAME_NOT_RESOLVED"):
        await page.open("http://only-the-proxy-knows.test/page")


async def test_the_size_of_the_viewport_is_the_browsers_unless_another_is_asked_for(launch):
    async with launch(viewport=(500, 400)) as browser:
        async with browser.new_context() as same, browser.new_context(viewport=(300, 200)) as other:
            sizes = [
                await (await context.new_page()).evaluate("[innerWidth, innerHeight]")
                for context in (browser.default_context, same, other)
            ]
    assert sizes == [[500, 400], [500, 400], [300, 200]]


async def test_contexts_live_side_by_side(browser, site):
    site.add("/page", "<title>page</title>")

    async def work(number):
        async with browser.new_context(user_agent=f"Agent/{number}") as context:
            for _ in range(3):
                page = await context.new_page(site.url("/page"))
                assert await page.evaluate("navigator.userAgent") == f"Agent/{number}"
            assert len(context.pages) == 3

    async with trio.open_nursery() as nursery:
        for number in range(4):
            nursery.start_soon(work, number)
    assert browser.pages == []
