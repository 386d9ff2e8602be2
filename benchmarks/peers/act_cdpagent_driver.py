"""cdpagent's verbs, each with its receipt."""

import sys
import time
from contextlib import AsyncExitStack

import trio

import cdpagent
from benchmarks.peers.line_protocol import serve_async
from benchmarks.peers.look_common import VIEWPORT


class CdpAgentActs:
    def __init__(self, stack: AsyncExitStack) -> None:
        self._stack = stack
        self._filled = 0

    async def connect(self, ws: str) -> None:
        browser = await self._stack.enter_async_context(cdpagent.attach(ws))
        self._page = await browser.new_page()
        await self._page.cdp.send("Page.bringToFront")  # the pages of the other systems are in front too
        width, height = VIEWPORT
        await self._page.cdp.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )

    async def open(self, url: str) -> None:
        await self._page.open(url)
        self._last = await self._page.snapshot()
        self._refs = {node.name: ref for ref, node in self._last.refs.items()}

    async def act(self, what: str, count: int) -> list[float]:
        times = []
        for _ in range(count):
            start = time.perf_counter()
            if what == "click":
                result = await self._page.click(self._refs["Idle"])
            elif what == "fill":
                self._filled += 1
                result = await self._page.fill(self._refs["Name"], f"value {self._filled}")
            else:
                result = await self._page.click(self._refs["Add a row"])
                self._last = await self._page.snapshot(since=self._last.snapshot_id)
            times.append(time.perf_counter() - start)
            assert result.success
        return times


async def main() -> None:
    async def next_line() -> str:
        return await trio.to_thread.run_sync(sys.stdin.readline)

    async with AsyncExitStack() as stack:
        await serve_async(CdpAgentActs(stack), next_line)


if __name__ == "__main__":
    trio.run(main)
