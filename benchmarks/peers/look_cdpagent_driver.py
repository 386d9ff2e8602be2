"""cdpagent's `page.snapshot()`, and through the same connection what it is measured by.

That is `document.body.innerText`, and a script that asks every element whether it shows, and where, and tells nothing
of it: a part of what a look at a page that has changed has to find out.
"""

import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import trio

import cdpagent
from benchmarks.coverage import KINDS
from benchmarks.peers.line_protocol import serve_async
from benchmarks.peers.look_common import CHANGE, QUIET_SECONDS, VIEWPORT
from cdpagent.see import answers
from cdpagent.wire import json

_WHOLE: Any = {"max_nodes": 100_000, "max_chars_total": 10_000_000, "max_depth": 100}

# It is on the screen or further down, and larger than the one-pixel boxes that hide text for screen readers.
_IS_VISIBLE = """function() {
  const element = this.nodeType === 1 ? this : this.parentElement;
  if (!element?.checkVisibility({checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true}))
    return false;
  const range = document.createRange();
  range.selectNode(element);
  return [...element.getClientRects(), ...range.getClientRects()].some((box) =>
    box.width > 1 && box.height > 1 && box.right + scrollX > 0 && box.bottom + scrollY > 0);
}"""

_EVERY_BOX = """(() => {
  let shown = 0;
  for (const element of document.querySelectorAll("*"))
    if (element.checkVisibility({visibilityProperty: true}) && element.getBoundingClientRect().width) shown++;
  return shown;
})()"""


class CdpAgent:
    def __init__(self, stack: AsyncExitStack) -> None:
        self._stack = stack

    async def connect(self, ws: str) -> None:
        browser = await self._stack.enter_async_context(cdpagent.attach(ws))
        self._page = await browser.new_page()
        width, height = VIEWPORT
        await self._page.cdp.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )
        self._browser = browser

    async def at_once(self, count: int, url: str) -> float:
        """Return the seconds until so many new pages have been opened and looked at; close them afterwards."""
        pages: list[cdpagent.Page] = []

        async def open_and_look() -> None:
            page = await self._browser.new_page(url)
            pages.append(page)
            await page.snapshot()

        start = time.perf_counter()
        async with trio.open_nursery() as nursery:
            for _ in range(count):
                nursery.start_soon(open_and_look)
        taken = time.perf_counter() - start
        for page in pages:
            await page.close()
        return taken

    async def look(self, url: str, again: int, whole: bool) -> dict[str, Any]:
        """Measure all ways in turns; the text and the snapshot also as the first look after their own load."""
        text, boxes, snapshot = _Looks(self._inner_text), _Looks(self._every_box), _Looks(self._page.snapshot)
        await self._open(url)
        await text.take("first")
        await self._open(url)
        seen = await snapshot.take("first")
        sizes = {}
        in_page = {"first": seen.stats.js.js_time_ms}
        for kind in ("again", "changed"):
            times = []
            for _ in range(again):
                for looks in (text, boxes, snapshot) if whole else (text, snapshot):
                    if kind == "changed":
                        await self._page.evaluate(CHANGE)
                    looked = await looks.take(kind)
                times.append(looked.stats.js.js_time_ms)
            in_page[kind] = sorted(times)[len(times) // 2]
            sizes[kind] = await self._answer_bytes()
        answer: dict[str, Any] = {
            "innerText": {"times": text.times, "text": await self._inner_text()},
            "every box": {"times": boxes.times, "text": ""},
            "cdpagent": {
                "times": snapshot.times,
                "text": seen.text,
                "in_page_ms": in_page,
                "answer_bytes": sizes,
                "elements": seen.stats.js.dom_nodes,
                "truncated": list(seen.stats.truncate_reasons),
            },
        }
        if whole:
            everything = _Looks(lambda: self._page.snapshot(**_WHOLE))
            for _ in range(again):
                all_of_it = await everything.take("again")
            for _ in range(again):
                await self._page.evaluate(CHANGE)
                await everything.take("changed")
            answer["cdpagent, no budget"] = {"times": everything.times, "text": all_of_it.text}
            acting = await self._page.snapshot(interactive_only=True)
            answer["cdpagent, interactive"] = {"times": {}, "text": acting.text}
        return answer

    async def visible(self, url: str) -> list[tuple[str, str]]:
        """Return role and name of visible links, buttons and fields, from Chrome's accessibility tree and layout."""
        await self._open(url)
        session = self._page.cdp
        nodes = (await session.send("Accessibility.getFullAXTree"))["nodes"]
        await session.send("Accessibility.disable")
        found: list[tuple[str, str]] = []
        for node in nodes:
            role = node.get("role", {}).get("value", "").lower()
            if node.get("ignored") or role not in KINDS or "backendDOMNodeId" not in node:
                continue
            resolved = await session.send("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])
            shown = await session.send(
                "Runtime.callFunctionOn",
                objectId=resolved["object"]["objectId"],
                functionDeclaration=_IS_VISIBLE,
                returnByValue=True,
            )
            if shown["result"].get("value"):
                found.append((role, node.get("name", {}).get("value", "")))
        return found

    async def _open(self, url: str) -> None:
        await self._page.open(url, timeout=300)
        await trio.sleep(QUIET_SECONDS)

    async def _inner_text(self) -> str:
        answer = await self._page.cdp.send("Runtime.evaluate", expression="document.body.innerText", returnByValue=True)
        text: str = answer["result"]["value"]
        return text

    async def _every_box(self) -> None:
        await self._page.cdp.send("Runtime.evaluate", expression=_EVERY_BOX, returnByValue=True)

    async def _answer_bytes(self) -> int:
        """Return the size of the extractor's answer, for all frames together, in a look that is not timed.

        The look has an option that no other look has: without it, the extractor would answer only "unchanged".
        """
        sizes = []

        def loads(data: bytes) -> Any:
            sizes.append(len(data))
            return json.loads(data)

        answers.json = SimpleNamespace(loads=loads)  # type: ignore[assignment,attr-defined]
        try:
            await self._page.snapshot(max_text_per_node=199)
        finally:
            answers.json = json  # type: ignore[attr-defined]
        return sum(sizes)


class _Looks:
    """One way to look, and the seconds it took, by situation."""

    def __init__(self, look: Callable[[], Awaitable[Any]]) -> None:
        self._look = look
        self.times: dict[str, list[float]] = {}

    async def take(self, kind: str) -> Any:
        start = time.perf_counter()
        seen = await self._look()
        self.times.setdefault(kind, []).append(time.perf_counter() - start)
        return seen


async def main() -> None:
    async def next_line() -> str:
        return await trio.to_thread.run_sync(sys.stdin.readline)

    async with AsyncExitStack() as stack:
        await serve_async(CdpAgent(stack), next_line)


if __name__ == "__main__":
    trio.run(main)
