"""Requests and answers that a block causes, and what they hold."""

from __future__ import annotations

import json
import re

import pytest

import cdpagent
from tests.site import Response


@pytest.fixture
async def page(page, site):
    items = {"items": [1, 2, 3], "greeting": "grüße"}
    site.add(
        "/items", lambda request: Response(json.dumps(items), "application/json", headers={"Set-Cookie": "a=s3cret"})
    )
    await page.open(
        site.add("/page", "<title>page</title><button onclick=\"fetch('/items').then(r => r.text())\">Load</button>")
    )
    return page


async def test_an_answer_that_a_click_causes(page, site):
    async with page.expect_response("**/items") as response:
        await page.click("button")
    answer = response.value
    assert (answer.status, answer.ok, answer.mime_type) == (200, True, "application/json")
    assert (answer.url, answer.request.method) == (site.url("/items"), "GET")
    assert (await answer.json())["items"] == [1, 2, 3]
    assert json.loads(await answer.text())["greeting"] == "grüße"
    assert answer.remote_address.endswith(f":{site.port}")
    assert answer.timing is not None
    assert 0 <= answer.timing.sent <= answer.timing.headers


async def test_a_request_with_what_it_sends(page):
    async with page.expect_request(re.compile("/items$")) as request:
        await page.evaluate("void fetch('/items', {method: 'POST', body: 'a=1'})")
    assert (request.value.method, request.value.post_data) == ("POST", "a=1")


async def test_a_predicate_of_the_answer(page):
    async with page.expect_response(lambda response: response.status == 404) as response:
        await page.evaluate("void fetch('/items').then(() => fetch('/nothing/here'))")
    assert response.value.url.endswith("/nothing/here")


async def test_what_was_there_before_the_block_does_not_count(page):
    await page.evaluate("fetch('/items').then(answer => answer.text())")
    with pytest.raises(cdpagent.DeadlineExceededError, match=r"waiting for an answer from '\*\*/items'") as caught:
        async with page.expect_response("**/items", timeout=0.05):
            pass
    assert "last requests were" in str(caught.value)
    with pytest.raises(cdpagent.DeadlineExceededError, match="waiting for a request for /items/"):
        async with page.expect_request(re.compile("items"), timeout=0.05):
            pass


async def test_a_block_that_fails_does_not_wait(page):
    with pytest.raises(ValueError, match="oops"):
        async with page.expect_response("**"):
            raise ValueError("oops")


async def test_a_page_that_closes_ends_the_wait(page):
    with pytest.raises(cdpagent.PageClosedError):
        async with page.expect_response("**/never"):
            await page.close()


async def test_what_lets_one_in_is_masked_in_what_is_shown(page):
    async with page.expect_response("**/items?*") as response:
        await page.evaluate("void fetch('/items?token=abcdef', {headers: {Authorization: 'Bearer t0p'}})")
    request = response.value.request
    assert "abcdef" not in repr(response.value) + repr(request)
    assert "t0p" not in str(request.headers)
    assert request.header_value("Authorization") == "Bearer t0p"
    assert "s3cret" not in str(response.value.headers)


async def test_a_body_that_is_too_long_or_gone_is_an_error_that_says_so(page, site):
    async with page.expect_response("**/items") as response:
        await page.click("button")
    with pytest.raises(cdpagent.BodyUnavailableError, match="more than max_bytes=5"):
        await response.value.body(max_bytes=5)
    site.add("/moved", lambda request: Response(status=302, headers={"Location": "/items"}))
    async with page.expect_response("**/moved") as redirect:
        await page.evaluate("void fetch('/moved')")
    assert redirect.value.status == 302
    with pytest.raises(cdpagent.BodyUnavailableError, match="a redirect has none"):
        await redirect.value.body()


async def test_answers_of_frames_and_workers(page, site):
    site.add("/w.js", lambda request: Response("fetch('/items?worker').then(r => r.text())", "text/javascript"))
    site.add("/framed", "<script>fetch('/items?frame').then(r => r.text())</script>")
    async with page.expect_response("**/items?worker") as of_worker:
        await page.evaluate("globalThis.worker = new Worker('/w.js'), 0")
    assert (await of_worker.value.json())["items"] == [1, 2, 3]
    async with page.expect_response("**/items?frame") as of_frame:
        await page.evaluate(
            "url => { document.body.append(Object.assign(document.createElement('iframe'), {src: url})) }",
            site.url("/framed", "localhost"),
        )
    assert (await of_frame.value.json())["items"] == [1, 2, 3]


async def test_an_answer_of_a_route_is_an_answer(page):
    await page.route("**/items", lambda route: route.fulfill(json={"routed": True}))
    async with page.expect_response("**/items") as response:
        await page.click("button")
    assert await response.value.json() == {"routed": True}


async def test_a_page_that_opens_in_a_context(browser, site):
    url = site.add("/opened", "<title>opened</title>")
    async with browser.new_context() as context:
        page = await context.new_page(site.add("/opener", "<title>opener</title>"))
        async with context.expect_page() as opened:
            await page.evaluate("void open('/opened')")
        assert (opened.value.url, await opened.value.title()) == (url, "opened")
        with pytest.raises(cdpagent.DeadlineExceededError, match="waiting for a page"):
            async with context.expect_page(timeout=0.05):
                pass
