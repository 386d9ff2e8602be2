"""A click and a look in three ways: by the page's own method, by a web tool, and by a web tool over MCP."""

import json
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from typing import Any

import trio

import cdpagent
from benchmarks.peers.line_protocol import serve_async
from benchmarks.peers.look_common import VIEWPORT


class McpServer:
    """``cdpagent mcp`` on a running browser, asked line by line."""

    def __init__(self, process: trio.Process) -> None:
        self._process = process
        self._buffer = b""
        self._id = 0

    @classmethod
    async def start(cls, ws: str) -> "McpServer":
        command = [sys.executable, "-m", "cdpagent", "mcp", "--attach", ws]
        self = cls(await trio.lowlevel.open_process(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE))
        client = {"name": "benchmarks", "version": "1"}
        await self.ask("initialize", protocolVersion="2025-03-26", capabilities={}, clientInfo=client)
        await self._send({"method": "notifications/initialized"})
        return self

    async def call(self, name: str, arguments: dict[str, Any]) -> str:
        result = await self.ask("tools/call", name=name, arguments=arguments)
        assert not result.get("isError"), result
        return str(result["content"][0]["text"])

    async def ask(self, method: str, **params: Any) -> Any:
        self._id += 1
        await self._send({"id": self._id, "method": method, "params": params})
        assert self._process.stdout is not None
        while b"\n" not in self._buffer:
            block = await self._process.stdout.receive_some()
            assert block, "the server has ended"
            self._buffer += block
        line, _, self._buffer = self._buffer.partition(b"\n")
        return json.loads(line)["result"]

    async def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        await self._process.stdin.send_all(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    async def stop(self) -> None:
        assert self._process.stdin is not None
        await self._process.stdin.aclose()
        await self._process.wait()


class CdpAgentTools:
    def __init__(self, stack: AsyncExitStack) -> None:
        self._stack = stack

    async def connect(self, ws: str) -> None:
        browser = await self._stack.enter_async_context(cdpagent.attach(ws))
        self._page = await browser.new_page()
        width, height = VIEWPORT
        await self._page.cdp.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )
        self._tools = cdpagent.WebTools(self._page)
        self._server = await McpServer.start(ws)
        self._stack.push_async_callback(self._server.stop)

    async def open(self, url: str) -> None:
        await self._page.open(url)
        await self._server.call("web_open", {"url": url})
        snapshot = await self._page.snapshot()
        self._idle = next(ref for ref, node in snapshot.refs.items() if node.name == "Idle")
        seen = await self._server.call("web_snapshot", {})
        self._server_idle = seen.partition('"Idle" [ref=')[2].partition("]")[0]

    async def act(self, what: str, layer: str, count: int) -> list[float]:
        times = []
        for _ in range(count):
            start = time.perf_counter()
            if layer == "page":
                await (self._page.click(self._idle) if what == "click" else self._page.snapshot())
            elif layer == "tools":
                arguments = {"ref": self._idle} if what == "click" else {}
                assert not (await self._tools.call(f"web_{what}", arguments)).is_error
            else:
                await self._server.call(f"web_{what}", {"ref": self._server_idle} if what == "click" else {})
            times.append(time.perf_counter() - start)
        return times


async def main() -> None:
    async def next_line() -> str:
        return await trio.to_thread.run_sync(sys.stdin.readline)

    async with AsyncExitStack() as stack:
        await serve_async(CdpAgentTools(stack), next_line)


if __name__ == "__main__":
    trio.run(main)
