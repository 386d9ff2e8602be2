"""browser-use: the state that its agent gives the model, without the screenshot and without its waits for the page."""

import asyncio
import os
import time
from typing import Any

os.environ |= {"ANONYMIZED_TELEMETRY": "false", "BROWSER_USE_LOGGING_LEVEL": "result"}

from browser_use.browser import BrowserProfile, BrowserSession

from benchmarks.peers.line_protocol import serve_asyncio
from benchmarks.peers.look_common import CHANGE, QUIET_SECONDS, VIEWPORT

_AGENT_CUTS_AT = 40_000
"""How many characters of the elements its agent puts into the prompt."""


class BrowserUseLooks:
    async def connect(self, ws: str) -> None:
        profile = BrowserProfile(
            cdp_url=ws,
            viewport={"width": VIEWPORT[0], "height": VIEWPORT[1]},
            minimum_wait_page_load_time=0,
            wait_for_network_idle_page_load_time=0,
            highlight_elements=False,
        )
        self._session = BrowserSession(browser_profile=profile)
        await self._session.start()
        self._pages = 0

    async def open_pages(self, count: int, url: str) -> None:
        while self._pages < count:
            await self._session.navigate_to(url, new_tab=True)
            self._pages += 1

    async def look(self, url: str, again: int, whole: bool) -> dict[str, Any]:
        await self._session.navigate_to(url)
        await asyncio.sleep(QUIET_SECONDS)
        times: dict[str, list[float]] = {"first": [], "again": [], "changed": []}
        text = await self._take(times["first"])
        for _ in range(again):
            await self._take(times["again"])
        for _ in range(again):
            page = await self._session.get_or_create_cdp_session()
            await page.cdp_client.send.Runtime.evaluate({"expression": CHANGE}, session_id=page.session_id)
            await self._take(times["changed"])
        return {"browser-use": {"times": times, "text": text}}

    async def _take(self, times: list[float]) -> str:
        start = time.perf_counter()
        state = await self._session.get_browser_state_summary(include_screenshot=False)
        text = state.dom_state.llm_representation()[:_AGENT_CUTS_AT]
        times.append(time.perf_counter() - start)
        return text


if __name__ == "__main__":
    serve_asyncio(BrowserUseLooks())
