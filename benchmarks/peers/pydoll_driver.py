"""pydoll: asyncio, one WebSocket per tab."""

import asyncio
import time

from pydoll.browser.chromium import Chrome
from pydoll.browser.options import ChromiumOptions
from pydoll.commands import RuntimeCommands

from benchmarks.peers.line_protocol import serve_asyncio


class Pydoll:
    async def connect(self, ws: str, target: str | None = None) -> None:
        self._chrome = Chrome()
        await self._chrome.connect(ws)
        self._pages: list[object] = []
        if target is not None:
            self._tab = await self._chrome.new_tab()

    async def round_trip(self, count: int) -> list[float]:
        times = []
        for _ in range(count):
            start = time.perf_counter()
            await self._tab._execute_command(RuntimeCommands.evaluate("1"))
            times.append(time.perf_counter() - start)
        return times

    async def pipelined(self, count: int) -> float:
        start = time.perf_counter()
        await asyncio.gather(*(self._tab._execute_command(RuntimeCommands.evaluate("1")) for _ in range(count)))
        return time.perf_counter() - start

    async def open_pages(self, count: int, url: str) -> None:
        while len(self._pages) < count:
            tab = await self._chrome.new_tab()
            await tab.go_to(url)
            self._pages.append(tab)

    async def launch(self, executable: str, args: list[str]) -> dict[str, float]:
        start = time.perf_counter()
        options = ChromiumOptions()
        options.binary_location = executable
        for arg in args:
            if arg != "--no-first-run":  # pydoll adds this one itself, and refuses to get it twice
                options.add_argument(arg)
        chrome = Chrome(options=options)
        tab = await chrome.start()
        await tab.go_to("about:blank")  # its first tab is still loading the new-tab page
        await tab.execute_script("return 1")
        first = time.perf_counter()
        await chrome.stop()
        return {"first": first - start, "close": time.perf_counter() - first}


if __name__ == "__main__":
    serve_asyncio(Pydoll())
