"""Playwright's snapshot for agents: `page.aria_snapshot(mode="ai")`."""

import asyncio
import time
from typing import Any

from playwright.async_api import Page, async_playwright

from benchmarks.peers.line_protocol import serve_asyncio
from benchmarks.peers.look_common import CHANGE, QUIET_SECONDS, VIEWPORT

_MINUTES = 300_000


class PlaywrightLooks:
    async def connect(self, ws: str) -> None:
        playwright = await async_playwright().start()
        browser = await playwright.chromium.connect_over_cdp(ws)
        self._page = await browser.contexts[0].new_page()
        await self._page.set_viewport_size({"width": VIEWPORT[0], "height": VIEWPORT[1]})

    async def at_once(self, count: int, url: str) -> float:
        """Return the seconds until so many new pages have been opened and looked at; close them afterwards."""
        context = self._page.context

        async def open_and_look() -> Page:
            page = await context.new_page()
            await page.goto(url, timeout=_MINUTES)
            await page.aria_snapshot(mode="ai", timeout=_MINUTES)
            return page

        start = time.perf_counter()
        pages = await asyncio.gather(*(open_and_look() for _ in range(count)))
        taken = time.perf_counter() - start
        for page in pages:
            await page.close()
        return taken

    async def look(self, url: str, again: int, whole: bool) -> dict[str, Any]:
        await self._page.goto(url, timeout=_MINUTES)
        await asyncio.sleep(QUIET_SECONDS)
        times: dict[str, list[float]] = {"first": [], "again": [], "changed": []}
        text = await self._take(times["first"])
        for _ in range(again):
            await self._take(times["again"])
        for _ in range(again):
            await self._page.evaluate(CHANGE)
            await self._take(times["changed"])
        return {"playwright": {"times": times, "text": text}}

    async def _take(self, times: list[float]) -> str:
        start = time.perf_counter()
        text: str = await self._page.aria_snapshot(mode="ai", timeout=_MINUTES)
        times.append(time.perf_counter() - start)
        return text


if __name__ == "__main__":
    serve_asyncio(PlaywrightLooks())
