"""Pages that a page opens."""

from __future__ import annotations

import pytest

import cdpagent
from tests.chrome import open_chrome
from tests.shared import until


@pytest.fixture
async def page(page, site):
    site.add("/popup", "<title>popup</title>")
    await page.open(
        site.add(
            "/opener",
            """<title>opener</title><a id=plain href=/popup target=_blank>x</a>
            <a id=noopener href=/popup target=_blank rel=noopener>x</a><a id=opener href=/popup target=_blank rel=opener>x</a>""",
        )
    )
    return page


async def test_a_popup_is_known_however_it_is_opened(browser, page, site):
    ways = {
        "open('/popup')": True,
        "open('/popup', '_blank', 'noopener')": False,
        "open('/popup', '', 'width=300,height=200')": True,
        "document.querySelector('#plain').click()": False,
        "document.querySelector('#noopener').click()": False,
        "document.querySelector('#opener').click()": True,
    }
    for script, sees_opener in ways.items():
        async with page.expect_popup() as popup:
            await page.evaluate(f"void ({script})")
        opened = popup.value
        assert opened.url == site.url("/popup"), script
        assert await opened.title() == "popup"
        assert (opened.opener, page.popups, browser.pages) == (page, [opened], [page, opened])
        assert await opened.evaluate("opener !== null") is sees_opener, script
        assert (opened.page_rev, opened.ours, opened.context) == (1, True, page.context)
        await opened.close()


async def test_a_popup_without_a_url_is_written_by_its_opener(page):
    async with page.expect_popup() as popup:
        await page.evaluate("void (open().document.title = 'written')")
    assert (popup.value.url, await popup.value.title()) == ("about:blank", "written")


async def test_a_popup_that_goes_elsewhere_at_once(page, site):
    site.add("/first", "<script>location.replace('/popup')</script>")
    async with page.expect_popup() as popup:
        await page.evaluate("void open('/first')")
    assert popup.value.url == site.url("/popup")
    assert await popup.value.title() == "popup"


async def test_a_popup_of_another_site_is_watched_from_its_beginning(page, site):
    site.add("/loud", "<script>console.log('first words'); alert('hello')</script>")
    async with page.expect_popup() as popup:
        await page.evaluate("url => void open(url)", site.url("/loud", "localhost"))
    await popup.value.evaluate("1")
    assert [message.text for message in popup.value.console] == ["first words"]
    assert [dialog.message for dialog in popup.value.dialogs] == ["hello"]
    assert [request.status for request in popup.value.requests][:1] == [200]


async def test_a_popup_that_closes_at_once_has_come_all_the_same(browser, page):
    async with page.expect_popup() as popup:
        await page.evaluate("void open('/popup').close()")
    await until(lambda: not page.popups)
    assert popup.value.closed
    assert browser.pages == [page]
    with pytest.raises(cdpagent.PageClosedError):
        await popup.value.title()


async def test_a_popup_whose_server_does_not_answer_is_there(page, site):
    async with page.expect_popup() as popup:
        await page.evaluate("void open('/never')")
    assert not popup.value.closed
    assert (await popup.value.open(site.url("/popup"))).ok


async def test_popups_of_frames_belong_to_the_page(page, site):
    site.add("/inner", "<title>inner</title>")
    await page.open(site.add("/top", f"<iframe src='{site.url('/inner', 'localhost')}'></iframe>"))
    async with page.expect_popup() as popup:
        await page.frames[1].evaluate("void open('/popup')")
    assert popup.value.url == site.url("/popup", "localhost")
    assert popup.value.opener is page


async def test_a_popup_of_a_popup(page, site):
    async with page.expect_popup() as first:
        await page.evaluate("void open('/popup')")
    async with first.value.expect_popup() as second:
        await first.value.evaluate("void open('/popup')")
    assert second.value.opener is first.value
    assert page.popups == [first.value]
    await first.value.close()
    assert page.popups == []
    assert await second.value.title() == "popup"


async def test_a_popup_that_does_not_come_runs_into_the_deadline(page, site):
    with pytest.raises(cdpagent.DeadlineExceededError, match="waiting for a popup"):
        async with page.expect_popup(timeout=0.3):
            await page.evaluate("1")
    await page.open(site.add("/sandboxed", "<iframe sandbox='allow-scripts' srcdoc='<p>'></iframe>"))
    with pytest.raises(cdpagent.DeadlineExceededError, match="waiting for a popup"):
        async with page.expect_popup(timeout=0.3):
            assert await page.frames[1].evaluate("open('/popup')") is None  # blocked by its sandbox


async def test_in_the_users_browser_popups_may_be_blocked_and_those_that_come_are_ours(site, tmp_path):
    site.add("/popup", "<title>popup</title>")
    async with open_chrome(tmp_path / "profile") as chrome:
        async with cdpagent.attach(chrome.profile) as browser:
            page = await browser.new_page(site.add("/opener", "<title>opener</title>"))
            with pytest.raises(cdpagent.DeadlineExceededError, match="tried to open .*/popup, but .*popup blocker"):
                async with page.expect_popup(timeout=1):
                    assert await page.evaluate("open('/popup')") is None
            async with page.expect_popup() as popup:
                await page.cdp.send("Runtime.evaluate", expression="void open('/popup')", userGesture=True)
            assert await popup.value.title() == "popup"
            assert popup.value.ours
        async with cdpagent.attach(chrome.profile) as browser:
            assert not any(page.url.startswith(site.url("")) for page in browser.pages)  # closed when we left


async def test_an_error_in_the_block_is_not_held_up(page):
    with pytest.raises(ZeroDivisionError):
        async with page.expect_popup():
            raise ZeroDivisionError
    with pytest.raises(RuntimeError, match="after the"):
        async with page.expect_popup(timeout=0.1) as popup:
            _ = popup.value


async def test_popups_in_a_context_of_their_own(browser, page, site):
    async with browser.new_context(user_agent="special") as context:
        opener = await context.new_page(site.url("/opener"))
        async with opener.expect_popup() as popup:
            await opener.evaluate("void open('/popup')")
        assert popup.value.context is context
        assert context.pages == [opener, popup.value]
        assert await popup.value.evaluate("navigator.userAgent") == "special"
    assert popup.value.closed
    assert browser.pages == [page]
