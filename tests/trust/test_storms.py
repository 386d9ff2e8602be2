"""Pages that never rest: one page can't stall the browser, and what a call says of it is an error of ours."""

from __future__ import annotations

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
