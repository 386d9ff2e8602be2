"""What a program puts into pages: content, and scripts for each document."""

from __future__ import annotations

import pytest

import cdpagent
from cdpagent.browser.browser_context import PERMISSIONS
from tests.chrome import open_chrome

# --- content ---------------------------------------------------------------------------------------------------------


async def test_content_is_put_into_a_page_and_can_be_used(page):
    await page.set_content("<title>grüße</title><button onclick='document.title = 1 + 1'>Add</button>")
    assert (await page.title(), page.url) == ("grüße", "about:blank")
    assert 'button "Add"' in (await page.snapshot()).text
    assert "could not be seen" not in (await page.click('button "Add"')).text  # what guards the press is still there
    assert await page.title() == "2"
    await page.set_content("<h1>Another</h1>")
    text = (await page.snapshot()).text
    assert "Another" in text
    assert "Add" not in text


async def test_content_is_loaded_with_what_belongs_to_it(page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    site.add("/x.js", "window.ran = document.title")
    await page.set_content("<title>set</title><script src=/x.js></script><iframe srcdoc='<p>inner</p>'></iframe>")
    assert await page.evaluate("ran") == "set"
    assert page.url == site.url("/page")


async def test_content_that_does_not_load_is_waited_for_so_long(page, site):
    async def never(request):
        await site.released("never")

    site.add("/never", never)
    await page.open(site.add("/page", "<title>page</title>"))
    with pytest.raises(cdpagent.DeadlineExceededError, match="page.set_content"):
        await page.set_content("<img src=/never>", timeout=0.2)


async def test_a_program_may_open_a_data_url(page):
    await page.open("data:text/html,<title>data</title><button>Go</button>")
    assert await page.title() == "data"
    assert 'button "Go"' in (await page.snapshot()).text


# --- scripts ---------------------------------------------------------------------------------------------------------


async def test_a_script_runs_before_those_of_the_page_and_in_frames(page, site, tmp_path):
    (tmp_path / "script.js").write_text("window.fromFile = true")
    await page.add_init_script("window.early = [...(window.early ?? []), 'script']")
    await page.add_init_script(tmp_path / "script.js")
    inner = site.url("/inner", "localhost")
    site.add("/inner", "<script>window.seen = window.early?.[0]</script>")
    frames = f"<iframe src='{inner}'></iframe><iframe src=/inner></iframe>"
    await page.open(site.add("/page", f"<script>window.seen = early[0]</script>{frames}"))
    assert [await frame.evaluate("seen") for frame in page.frames] == ["script"] * 3
    await page.reload()
    assert await page.evaluate("[early.length, fromFile]") == [1, True]


async def test_a_script_in_our_own_world_is_not_seen_by_the_page(page, site):
    await page.add_init_script("globalThis.ours = document.readyState", world="own")
    await page.open(site.add("/page", "<title>page</title>"))
    assert await page.evaluate("typeof ours") == "undefined"
    assert await page.main_frame.in_world("() => ours") == "loading"
    with pytest.raises(ValueError, match="choose main or own"):
        await page.add_init_script("1", world="other")


async def test_scripts_of_a_context_run_in_its_popups_too(browser, site):
    url = site.add("/page", "<script>window.seen = window.early</script>")
    async with browser.new_context() as context:
        await context.add_init_script("window.early = true")
        page = await context.new_page(url)
        async with page.expect_popup() as popup:
            await page.evaluate("void open('/page')")
        assert [await each.evaluate("seen") for each in (page, popup.value)] == [True, True]
    assert await (await browser.new_page(url)).evaluate("typeof early") == "undefined"


async def test_content_and_scripts_in_an_attached_browser(site, tmp_path):
    url = site.add("/page", "<script>window.answer = 2 * early</script>")
    async with open_chrome(tmp_path / "profile") as chrome, cdpagent.attach(chrome.port) as browser:
        page = await browser.new_page()
        await page.add_init_script("window.early = 21")
        await page.open(url)
        assert await page.evaluate("answer") == 42
        await page.set_content("<title>set</title>")
        assert await page.title() == "set"


# --- what a page believes --------------------------------------------------------------------------------------------


async def test_every_permission_that_is_named_can_be_granted(browser):
    async with browser.new_context() as context:
        await context.grant_permissions(PERMISSIONS)


async def test_a_permission_that_is_not_there_is_named_with_those_that_are(browser):
    async with browser.new_context() as context:
        await context.grant_permissions("geolocation")
        with pytest.raises(ValueError, match="'geo-location': did you mean 'geolocation'. There are geolocation, not"):
            await context.grant_permissions("geo-location")


async def test_a_phone_says_that_it_is_one(browser, site):
    url = site.add("/page", "<title>page</title>")
    async with browser.new_context(mobile=True, viewport=(390, 844)) as context:
        page = await context.new_page(url)
        assert f"Chrome/{browser.version.major}.0.0.0 Mobile" in await page.evaluate("navigator.userAgent")
        data = "navigator.userAgentData && [navigator.userAgentData.mobile, navigator.userAgentData.platform]"
        assert await page.evaluate(data) == [True, "Android"]
        request = next(each for each in site.requests if each.path == "/page")
        assert "Android" in request.headers["user-agent"]
        assert request.headers["sec-ch-ua-mobile"] == "?1"
        await page.emulation.set(mobile=False)
        assert "Mobile" not in await page.evaluate("navigator.userAgent")
