"""Pages that never rest: one page can't stall the browser, and what a call says of it is an error of ours."""

from __future__ import annotations

import pytest
import trio

import cdpagent

HISTORY = """<title>storm</title><script>
    setInterval(() => { for (let i = 0; i < 20; i++) history.pushState(0, '', '?' + Math.random()) }, 5)
</script>"""


async def test_a_page_that_floods_the_history_stalls_no_other_page(launch, site):
    site.add("/storm", HISTORY)
    site.add("/calm", "<h1>calm</h1>")
    async with launch() as browser:
        storm = await browser.new_page(site.url("/storm"))
        for _ in range(3):
            page = await browser.new_page(site.url("/calm"))
            assert "calm" in (await page.snapshot(interactive_only=False)).text
            await page.close()
        assert isinstance(await storm.title(), str)
        await storm.open(site.url("/calm"))


async def until_stuck(page):
    """Wait until the page does not answer any more."""
    with trio.fail_after(30):
        while True:
            with trio.move_on_after(1):
                await page.evaluate("0")
                continue
            return


@pytest.mark.parametrize(
    "script",
    [
        "while (true);",
        "setInterval(() => { while (true); })",
        "while (true) alert('again')",
    ],
)
@pytest.mark.parametrize("way", ["web_reload", "web_open"])
async def test_a_page_in_an_endless_loop_is_left_as_the_hint_says(page, site, script, way):
    site.add("/calm", "<h1>calm</h1>")
    await page.open(site.add("/loop", f'<h1>loop</h1><button onclick="{script}">Go</button>'))
    tools = cdpagent.WebTools(page)
    await page.cdp.send("Runtime.evaluate", expression="setTimeout(() => document.querySelector('button').click())")
    await until_stuck(page)
    left = await tools.call(way, {"url": site.url("/calm")} if way == "web_open" else {})
    assert not left.is_error, left.text
    assert ("calm" if way == "web_open" else "loop") in (await page.snapshot(interactive_only=False)).text
