"""Playwright's locators: `click`, `fill`, and `aria_snapshot(mode="ai")` after a click."""

import time

from playwright.async_api import async_playwright

from benchmarks.peers.line_protocol import serve_asyncio
from benchmarks.peers.look_common import VIEWPORT


class PlaywrightActs:
    async def connect(self, ws: str) -> None:
        playwright = await async_playwright().start()
        browser = await playwright.chromium.connect_over_cdp(ws)
        self._page = await browser.contexts[0].new_page()
        await self._page.set_viewport_size({"width": VIEWPORT[0], "height": VIEWPORT[1]})
        self._filled = 0

    async def open(self, url: str) -> None:
        await self._page.goto(url)

    async def act(self, what: str, count: int) -> list[float]:
        idle = self._page.get_by_role("button", name="Idle")
        add = self._page.get_by_role("button", name="Add a row")
        field = self._page.get_by_role("textbox", name="Name")
        times = []
        for _ in range(count):
            start = time.perf_counter()
            if what == "click":
                await idle.click()
            elif what == "fill":
                self._filled += 1
                await field.fill(f"value {self._filled}")
            else:
                await add.click()
                await self._page.aria_snapshot(mode="ai")
            times.append(time.perf_counter() - start)
        return times


if __name__ == "__main__":
    serve_asyncio(PlaywrightActs())
