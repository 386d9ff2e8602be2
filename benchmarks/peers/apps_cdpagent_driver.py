"""cdpagent's verbs on an application, each with its receipt."""

import sys
import time
from contextlib import AsyncExitStack
from typing import Any

import trio

import cdpagent
from benchmarks.peers.line_protocol import serve_async
from benchmarks.peers.look_common import VIEWPORT

_PATIENCE = 15


class CdpAgentSteps:
    def __init__(self, stack: AsyncExitStack) -> None:
        self._stack = stack

    async def connect(self, ws: str) -> None:
        browser = await self._stack.enter_async_context(cdpagent.attach(ws))
        self.page = await browser.new_page()
        await self.page.cdp.send("Page.bringToFront")  # the pages of the other systems are in front too
        width, height = VIEWPORT
        await self.page.cdp.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )

    async def open(self, url: str) -> None:
        await self.page.open(url)
        await trio.sleep(1)  # an application goes on for a while after its load

    async def step(self, verb: str, role: str, name: str, value: str) -> dict[str, float]:
        ref = await self.found(role, name)
        value = await self.found(role, value) if verb == "drag" else value
        start = time.perf_counter()
        result = await self.do(verb, ref, value)
        taken = time.perf_counter() - start
        assert result.success
        return {"seconds": taken, "characters": len(result.text)}

    async def found(self, role: str, name: str) -> str:
        """Look until the target is there, and return its ref; a key has none."""
        deadline = trio.current_time() + _PATIENCE
        while True:
            nodes = (await self.page.snapshot()).refs
            if not role:
                return ""
            same_role = {ref: node.name.lower() for ref, node in nodes.items() if node.role == role}
            exact = [ref for ref, called in same_role.items() if called == name.lower()]
            if fitting := exact or [ref for ref, called in same_role.items() if name.lower() in called]:
                return fitting[0]
            if trio.current_time() > deadline:
                raise LookupError(f"no {role} {name!r} in the snapshot")
            await trio.sleep(0.1)

    async def do(self, verb: str, ref: str, value: str, *, settle: bool = True) -> cdpagent.ActionResult:
        if verb == "press":
            return await self.page.press(value, settle=settle)
        method: Any = getattr(self.page, verb)
        arguments = [value] if verb in ("fill", "select", "drag") else []
        result: cdpagent.ActionResult = await method(ref, *arguments, settle=settle)
        return result


async def serve_steps(kind: type[CdpAgentSteps]) -> None:
    async def next_line() -> str:
        return await trio.to_thread.run_sync(sys.stdin.readline)

    async with AsyncExitStack() as stack:
        await serve_async(kind(stack), next_line)


if __name__ == "__main__":
    trio.run(serve_steps, CdpAgentSteps)
