"""Servers that ask for a name and a password: a 401 is an answer, and credentials go to their hosts alone."""

from __future__ import annotations

import base64

import pytest

import cdpagent
from cdpagent import HttpCredentials
from tests.chrome import open_chrome

STATUS = "url => fetch(url).then(answer => answer.status)"


async def test_a_401_is_an_answer_as_a_404_is(page, site):
    navigation = await page.open(site.url("/auth"))
    assert (navigation.status, navigation.ok, navigation.redirects) == (401, False, ())
    assert page.url == site.url("/auth")


async def test_credentials_are_sent_to_the_host_that_they_belong_to(browser, site):
    async with browser.new_context() as context:
        await context.set_http_credentials(HttpCredentials("user", "secret", hosts=["127.0.0.1"]))
        page = await context.new_page()
        assert (await page.open(site.url("/auth"))).status == 200
        assert await page.evaluate(STATUS, "/auth") == 200
        sent = len(site.requests)
        assert (await page.open(site.url("/auth", "localhost"))).status == 401
        assert await page.title() == "who?"
        assert not any("authorization" in request.headers for request in site.requests[sent:])
        await context.set_http_credentials()
        assert (await (await browser.new_page()).open(site.url("/auth"))).status == 401


async def test_wrong_credentials_are_sent_once(browser, site):
    async with browser.new_context() as context:
        await context.set_http_credentials(HttpCredentials("user", "wrong", hosts=["127.0.0.1"]))
        page = await context.new_page()
        assert (await page.open(site.url("/auth"))).status == 401
        wrong = "Basic " + base64.b64encode(b"user:wrong").decode()
        assert [request.headers.get("authorization") for request in site.requests if request.path == "/auth"].count(
            wrong
        ) == 1


async def test_a_frame_of_the_same_site_gets_credentials(browser, site):
    async with browser.new_context() as context:
        await context.set_http_credentials(HttpCredentials("user", "secret", hosts=["127.0.0.1"]))
        page = await context.new_page(site.add("/page", "<iframe src='/auth'></iframe>"))
        assert await page.frames[1].evaluate("document.title") == "welcome"


async def test_credentials_and_routes_live_together(browser, site):
    async with browser.new_context() as context:
        await context.set_http_credentials(HttpCredentials("user", "secret", hosts=["127.0.0.1"]))
        seen: list[str] = []
        await context.route("**/auth", lambda route: seen.append(route.request.url))
        page = await context.new_page()
        assert (await page.open(site.url("/auth"))).status == 200
        assert seen == [site.url("/auth")]


async def test_credentials_and_the_policy_live_together_in_an_attached_browser(site, tmp_path):
    policy = cdpagent.Policy(allow_hosts=["127.0.0.1"])
    async with (
        open_chrome(tmp_path / "profile") as chrome,
        cdpagent.attach(chrome.port, policy=policy) as browser,
        browser.new_context() as context,
    ):
        await context.set_http_credentials(HttpCredentials("user", "secret", hosts=["*"]))
        page = await context.new_page()
        assert (await page.open(site.url("/auth"))).status == 200
        with pytest.raises(cdpagent.PolicyError):
            await page.open(site.url("/auth", "localhost"))


def test_a_password_is_not_shown():
    credentials = HttpCredentials("user", "s3cret", hosts=["shop.example"])
    assert "s3cret" not in repr(credentials)
    assert credentials.belong_to("https://shop.example/x")
    assert not credentials.belong_to("https://shop.example.evil.test/")
    with pytest.raises(ValueError, match="pass a list of the hosts"):
        HttpCredentials("user", "s3cret", hosts="shop.example")
    with pytest.raises(ValueError, match="pass a list of the hosts"):
        HttpCredentials("user", "s3cret", hosts=[])
