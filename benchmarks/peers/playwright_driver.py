"""Playwright for Python, with its asyncio interface; its own Node process talks to the browser."""

import asyncio
import sys
import time

from playwright.async_api import Playwright, async_playwright

from benchmarks.peers.line_protocol import serve_asyncio


class PlaywrightPeer:
    _playwright: Playwright | None = None

    def __init__(self, *, cold: bool) -> None:
        self._cold = cold  # whether a launch includes the start of Playwright's own driver

    async def connect(self, ws: str, target: str | None = None) -> None:
        playwright = await self._start()
        self._browser = await playwright.chromium.connect_over_cdp(ws)
        self._pages: list[object] = []
        if target is not None:
            # Open a page: Playwright can't take over one in a context that it did not make.
            page = await self._browser.contexts[0].new_page()
            self._session = await page.context.new_cdp_session(page)

    async def round_trip(self, count: int) -> list[float]:
        times = []
        for _ in range(count):
            start = time.perf_counter()
            await self._session.send("Runtime.evaluate", {"expression": "1"})
            times.append(time.perf_counter() - start)
        return times

    async def pipelined(self, count: int) -> float:
        start = time.perf_counter()
        await asyncio.gather(*(self._session.send("Runtime.evaluate", {"expression": "1"}) for _ in range(count)))
        return time.perf_counter() - start

    async def open_pages(self, count: int, url: str) -> None:
        while len(self._pages) < count:
            page = await self._browser.contexts[0].new_page()
            await page.goto(url)
            self._pages.append(page)

    async def launch(self, executable: str, args: list[str]) -> dict[str, float]:
        if not self._cold:
            await self._start()
        start = time.perf_counter()
        playwright = await self._start()
        browser = await playwright.chromium.launch(executable_path=executable, args=args, headless=True)
        page = await browser.new_page()
        await page.evaluate("1")
        first = time.perf_counter()
        await browser.close()
        if self._cold:
            await playwright.stop()
            self._playwright = None
        return {"first": first - start, "close": time.perf_counter() - first}

    async def _start(self) -> Playwright:
        if self._playwright is None:
            self._playwright = await async_playwright().start()
        return self._playwright


if __name__ == "__main__":
    serve_asyncio(PlaywrightPeer(cold=sys.argv[1:] == ["cold"]))
