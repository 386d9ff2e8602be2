"""zendriver: asyncio, the maintained fork of nodriver."""

import asyncio
import os
import time
from urllib.parse import urlsplit

import zendriver
from zendriver import cdp

from benchmarks.peers.line_protocol import serve_asyncio


class Zendriver:
    async def connect(self, ws: str, target: str | None = None) -> None:
        address = urlsplit(ws)
        self._browser = await zendriver.start(host=address.hostname, port=address.port)
        self._pages: list[object] = []
        if target is not None:
            self._tab = await self._browser.get("about:blank", new_tab=True)

    async def round_trip(self, count: int) -> list[float]:
        times = []
        for _ in range(count):
            start = time.perf_counter()
            await self._tab.send(cdp.runtime.evaluate("1"))
            times.append(time.perf_counter() - start)
        return times

    async def pipelined(self, count: int) -> float:
        start = time.perf_counter()
        await asyncio.gather(*(self._tab.send(cdp.runtime.evaluate("1")) for _ in range(count)))
        return time.perf_counter() - start

    async def open_pages(self, count: int, url: str) -> None:
        while len(self._pages) < count:
            self._pages.append(await self._browser.get(url, new_tab=True))

    async def launch(self, executable: str, args: list[str]) -> dict[str, float]:
        start = time.perf_counter()
        browser = await zendriver.start(
            browser_executable_path=executable, browser_args=args, headless=True, sandbox=os.geteuid() != 0
        )
        tab = await browser.get("about:blank")
        await tab.evaluate("1")
        first = time.perf_counter()
        await browser.stop()
        return {"first": first - start, "close": time.perf_counter() - first}


if __name__ == "__main__":
    serve_asyncio(Zendriver())
