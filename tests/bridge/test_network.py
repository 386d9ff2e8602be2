"""Routes and expectations of blocking code and of asyncio: the functions get the objects of their own world."""

from __future__ import annotations

import asyncio

import pytest

import cdpagent
from cdpagent import aio, sync

READ = "fetch('/api').then(answer => answer.text())"


def test_routes_and_expectations_of_blocking_code(page, site):
    page.open(site.url("/shop"))
    page.route("**/api", lambda route: route.fulfill(body=f"{type(route) is sync.Route} {route.request.method}"))
    with page.expect_response("**/api") as response:
        assert page.evaluate(READ) == "True GET"
    assert isinstance(response.value, sync.Response)
    assert response.value.text() == "True GET"
    with page.expect_response(lambda each: isinstance(each, sync.Response) and each.status == 200) as response:
        page.evaluate(READ)
    with page.expect_request(lambda request: request.method == "POST") as request:
        page.evaluate("fetch('/api', {method: 'POST', body: 'x'}).then(answer => answer.text())")
    assert request.value.post_data == "x"

    async def asynchronous(route):
        pass

    with pytest.raises(TypeError, match="pass a plain function"):
        page.route("**", asynchronous)
    page.unroute()
    with (
        pytest.raises(cdpagent.DeadlineExceededError, match="waiting for an answer"),
        page.expect_response("**/no", timeout=0.05),
    ):
        pass


@pytest.mark.parametrize("is_async", [True, False])
def test_routes_and_expectations_of_asyncio(aio_page, site, is_async):
    async def answer(route):
        response = await route.fetch()
        assert isinstance(response, aio.Response)
        await route.fulfill(response=response, status=200, body="async")

    async def is_api(url):
        return url.endswith("/api")

    async def main():
        page = aio_page
        await page.open(site.url("/shop"))
        if is_async:
            await page.route(is_api, answer)
        else:
            await page.route(lambda url: url.endswith("/api"), lambda route: route.fulfill(body="plain"))
        async with page.expect_response(lambda response: isinstance(response, aio.Response)) as response:
            assert await page.evaluate(READ) == ("async" if is_async else "plain")
        assert await response.value.text() == ("async" if is_async else "plain")
        await page.unroute()

    asyncio.run(main())
