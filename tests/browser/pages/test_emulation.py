"""What a page believes of its device, its place and its network, as the page and the server see it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cdpagent
from tests.shared import until

DEVICE = """() => ({
    size: [innerWidth, innerHeight],
    scale: devicePixelRatio,
    touch: navigator.maxTouchPoints > 0,
    agent: navigator.userAgent,
    language: navigator.language,
    languages: navigator.languages[0],
    number: (1234.5).toLocaleString(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    hour: new Date(Date.UTC(2026, 0, 1, 12)).getHours(),
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    print: matchMedia('print').matches,
    online: navigator.onLine,
})"""
PLACE = """() => new Promise(done => navigator.geolocation.getCurrentPosition(
    place => done([place.coords.latitude, place.coords.longitude]), error => done(error.message)))"""

EVERYTHING = {
    "viewport": (400, 300),
    "device_scale_factor": 2,
    "touch": True,
    "user_agent": "Agent/1.0",
    "locale": "de-DE",
    "timezone": "Asia/Tokyo",
    "geolocation": (52.5, 13.4),
    "extra_headers": {"X-Extra": "yes"},
    "color_scheme": "dark",
    "reduced_motion": True,
    "media": "print",
}
BELIEVED = {
    "size": [400, 300],
    "scale": 2,
    "touch": True,
    "agent": "Agent/1.0",
    "language": "de-DE",
    "languages": "de-DE",
    "number": "1.234,5",
    "zone": "Asia/Tokyo",
    "hour": 21,
    "dark": True,
    "calm": True,
    "print": True,
    "online": True,
}


async def _headers(frame):
    return await frame.evaluate("fetch('/echo-headers').then(answer => answer.json())")


async def _assert_believed(frame):
    believed = await frame.evaluate(DEVICE)
    if frame.is_remote:  # its size is its own, and Chrome tells it of no other density than the real one
        believed |= {"size": BELIEVED["size"], "scale": BELIEVED["scale"]}
    assert believed == BELIEVED
    assert await frame.evaluate(PLACE) == [52.5, 13.4]
    headers = await _headers(frame)
    assert headers["user-agent"] == "Agent/1.0"
    assert headers["accept-language"].startswith("de-DE")
    assert headers["x-extra"] == "yes"


async def test_all_emulation_options_work_together_and_can_be_taken_back(page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    plain, headers = await page.evaluate(DEVICE), await _headers(page.main_frame)
    await page.emulation.set(**EVERYTHING)
    await _assert_believed(page.main_frame)
    assert page.emulation.options == EVERYTHING

    await page.emulation.set(**{**dict.fromkeys(EVERYTHING), "viewport": (1280, 800)})
    assert await _headers(page.main_frame) == headers
    await page.reload()  # a document remembers its navigator.languages
    assert await page.evaluate(DEVICE) == plain
    assert page.emulation.options == {"viewport": (1280, 800)}


async def test_what_a_context_asks_for_holds_in_frames_in_popups_and_after_navigations(browser, site):
    site.add("/leaf", "<title>leaf</title>")
    site.add("/top", f"<iframe allow=geolocation src='{site.url('/leaf', 'localhost')}'></iframe>")
    async with browser.new_context(**EVERYTHING) as context:
        page = await context.new_page(site.url("/top"))
        await _assert_believed(page.main_frame)
        await _assert_believed(page.frames[1])
        for url in (site.url("/leaf"), site.url("/top"), site.url("/leaf", "localhost")):
            await page.open(url)
            await _assert_believed(page.main_frame)
        assert site.requests[-1].headers["x-extra"] == "yes"
        async with page.expect_popup() as popup:
            await page.evaluate("void open('/leaf')")
        await _assert_believed(popup.value.main_frame)
        await _assert_believed((await context.new_page(site.url("/leaf"))).main_frame)
    outside = await browser.new_page(site.url("/leaf"))
    assert (await outside.evaluate(DEVICE))["agent"] != "Agent/1.0"


async def test_a_change_reaches_the_frames_that_are_there_and_the_popups_to_come(page, site):
    site.add("/leaf", "<title>leaf</title>")
    await page.open(site.add("/top", f"<iframe src='{site.url('/leaf', 'localhost')}'></iframe>"))
    await page.emulation.set(user_agent="New/2.0", color_scheme="dark")
    for frame in page.frames:
        assert (await frame.evaluate(DEVICE))["agent"] == "New/2.0"
        assert (await frame.evaluate(DEVICE))["dark"] is True
    async with page.expect_popup() as popup:
        await page.evaluate("void open('/leaf')")
    assert (await popup.value.evaluate(DEVICE))["agent"] == "New/2.0"


async def test_offline_and_online_again(page, site):
    url = site.add("/page", "<title>page</title>")
    await page.open(url)
    await page.emulation.set(offline=True)
    assert (await page.evaluate(DEVICE))["online"] is False
    with pytest.raises(cdpagent.EvaluationError, match="Failed to fetch"):
        await page.evaluate("fetch('/page')")
    with pytest.raises(cdpagent.NavigationError, match="set offline") as caught:
        await page.open(url)
    assert caught.value.reason == "net::ERR_INTERNET_DISCONNECTED"
    await page.emulation.set(offline=None)
    assert (await page.open(url)).ok
    assert (await page.evaluate(DEVICE))["online"] is True


async def test_a_mobile_device_lays_pages_out_as_a_phone_does(page, site):
    await page.emulation.set(viewport=(390, 844), device_scale_factor=3, mobile=True, touch=True)
    await page.open(site.add("/wide", "<div style='width: 900px'>wide</div>"))
    assert await page.evaluate("innerWidth > 390")  # no viewport meta tag: laid out wide and zoomed out
    await page.open(site.add("/fitting", "<meta name=viewport content='width=device-width'>fitting"))
    assert await page.evaluate("[innerWidth, devicePixelRatio, 'ontouchstart' in window]") == [390, 3, True]


async def test_emulating_one_thing_leaves_the_rest_as_it_was(page, site):
    await page.open(site.url("/echo-headers"))
    agent = await page.evaluate("navigator.userAgent")
    await page.emulation.set(locale="fr-FR")
    assert await page.evaluate("[navigator.userAgent, navigator.language]") == [agent, "fr-FR"]
    await page.emulation.set(locale=None, user_agent="Only/1")
    assert await page.evaluate("[navigator.userAgent, navigator.language]") == ["Only/1", "en-US"]
    await page.emulation.set(device_scale_factor=2)
    assert await page.evaluate("[devicePixelRatio, innerWidth]") == [2, 1280]


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "timezone": ({"timezone": "Nowhere/City"}, "knows no such zone"),
    "locale": ({"locale": "not a locale!"}, "Invalid locale"),
    "headers": ({"extra_headers": {"bad header": "x"}}, "Invalid header"),
    "viewport": ({"viewport": (0, 100)}, "at least 1 pixel"),
    "density": ({"device_scale_factor": -1}, "more than 0"),
    "place": ({"geolocation": (91, 0)}, "within ±90"),
    "scheme": ({"color_scheme": "purple"}, "light, dark"),
    "media": ({"media": "tv"}, "screen, print"),
}


async def test_impossible_emulation_options_are_refused_and_change_nothing(browser, page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    good = {"user_agent": "Before/1", "locale": "de-DE", "timezone": "Asia/Tokyo", "extra_headers": {"X-A": "1"}}
    await page.emulation.set(**good)
    before = await page.evaluate(DEVICE), await _headers(page.main_frame), page.emulation.options
    for bad, words in REFUSED.values():
        with pytest.raises(ValueError, match=words):
            await page.emulation.set(**{"user_agent": "After/2", **bad})
        assert (await page.evaluate(DEVICE), await _headers(page.main_frame), page.emulation.options) == before
        with pytest.raises(ValueError, match=words):
            async with browser.new_context(**bad) as context:
                await context.new_page()
    await until(lambda: browser.pages == [page])


async def test_unknown_options_are_named(browser, page):
    with pytest.raises(TypeError, match="unknown emulation option userAgent; there are viewport"):
        await page.emulation.set(userAgent="x")
    with pytest.raises(TypeError, match="unknown emulation option userAgent"):
        async with browser.new_context(userAgent="x"):
            pass


async def test_two_pages_of_a_context_that_share_a_process_believe_the_same(browser, site):
    site.add("/leaf", "<title>leaf</title>")
    async with browser.new_context(locale="de-DE", timezone="Asia/Tokyo") as context:
        page = await context.new_page(site.url("/leaf"))
        async with page.expect_popup() as popup:
            await page.evaluate("void open('/leaf')")
        for each in (page, popup.value):
            await each.reload()
            assert (await each.evaluate(DEVICE))["number"] == "1.234,5"
            assert (await each.evaluate(DEVICE))["hour"] == 21


async def test_permissions_are_granted_and_unknown_ones_refused(browser, page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    query = "name => navigator.permissions.query({name}).then(status => status.state)"
    assert await page.evaluate(query, "notifications") != "granted"
    await browser.default_context.grant_permissions(["notifications", "clipboard-read"], origin=site.url(""))
    assert await page.evaluate(query, "notifications") == "granted"
    assert await page.evaluate(query, "clipboard-read") == "granted"
    await page.open(site.url("/page", "localhost"))
    assert await page.evaluate(query, "notifications") != "granted"
    with pytest.raises(ValueError, match="telepathy"):
        await browser.default_context.grant_permissions(["telepathy"])


async def test_pages_are_visible_and_focused_also_beside_others(browser, site):
    pages = [await browser.new_page(site.add("/page", "<title>page</title>")) for _ in range(2)]
    for page in pages:
        assert await page.evaluate("[document.visibilityState, document.hasFocus()]") == ["visible", True]
    assert json.dumps(pages[0].emulation.options) == '{"viewport": [1280, 800]}'
