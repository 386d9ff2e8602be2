"""cdp-use: the client of browser-use. It has sessions, but no launcher and no pages."""

import asyncio
import time

from cdp_use.client import CDPClient

from benchmarks.peers.line_protocol import serve_asyncio


class CdpUse:
    async def connect(self, ws: str, target: str | None = None) -> None:
        self._client = CDPClient(ws)
        await self._client.start()
        self._pages: list[str] = []
        if target is not None:
            self._session = await self._attach(target)

    async def round_trip(self, count: int) -> list[float]:
        times = []
        for _ in range(count):
            start = time.perf_counter()
            await self._client.send.Runtime.evaluate({"expression": "1"}, session_id=self._session)
            times.append(time.perf_counter() - start)
        return times

    async def pipelined(self, count: int) -> float:
        evaluate = self._client.send.Runtime.evaluate
        start = time.perf_counter()
        await asyncio.gather(*(evaluate({"expression": "1"}, session_id=self._session) for _ in range(count)))
        return time.perf_counter() - start

    async def open_pages(self, count: int, url: str) -> None:
        while len(self._pages) < count:
            created = await self._client.send.Target.createTarget({"url": url})
            session = await self._attach(created["targetId"])
            await self._client.send.Page.enable(session_id=session)
            self._pages.append(session)

    async def _attach(self, target: str) -> str:
        attached = await self._client.send.Target.attachToTarget({"targetId": target, "flatten": True})
        return str(attached["sessionId"])


if __name__ == "__main__":
    serve_asyncio(CdpUse())
