"""The limits: a blocking socket, a blocking pipe, and a pipe on which Trio waits. See `raw`."""

import shutil
import sys
import tempfile
import time
from pathlib import Path

import trio

from benchmarks.chromium import open_chromium
from benchmarks.peers.line_protocol import serve
from benchmarks.peers.raw import RawPipe, RawSocket


class SocketLimit:
    """A blocking socket with hand-made frames."""

    def connect(self, ws: str, target: str) -> None:
        self._client = RawSocket(ws)
        self._session = self._client.attach(target)

    def round_trip(self, count: int) -> list[float]:
        return self._client.round_trips(count, self._session)

    def pipelined(self, count: int) -> float:
        return self._client.pipelined(count, self._session)


class PipeLimit:
    """Blocking reads and writes on the harness's pipe."""

    def connect(self, read_fd: int, write_fd: int, target: str) -> None:
        self._client = RawPipe(read_fd, write_fd)
        self._client.take_turn()
        self._session = self._client.attach(target)

    def round_trip(self, count: int) -> list[float]:
        self._client.take_turn()
        return self._client.round_trips(count, self._session)

    def pipelined(self, count: int) -> float:
        self._client.take_turn()
        return self._client.pipelined(count, self._session)

    def launch(self, executable: str, args: list[str]) -> dict[str, float]:
        """Start Chromium with these flags and a pipe, open a page and evaluate one expression."""
        profile = Path(tempfile.mkdtemp(prefix="bench-"))
        start = time.perf_counter()
        with open_chromium(executable, args, profile, port=False) as chromium:
            client = RawPipe(chromium.read_fd, chromium.write_fd)
            target = client.call("Target.createTarget", {"url": "about:blank"})["targetId"]
            client.call("Runtime.evaluate", {"expression": "1"}, client.attach(target))
            first = time.perf_counter()
        shutil.rmtree(profile, ignore_errors=True)
        return {"first": first - start, "close": time.perf_counter() - first}


class TrioPipeLimit(PipeLimit):
    """The blocking pipe, but a Trio task waits before each first read: this shows what Trio alone costs."""

    def round_trip(self, count: int) -> list[float]:
        self._client.take_turn()
        return trio.run(self._client.round_trips_on_trio, count, self._session)


if __name__ == "__main__":
    serve({"socket": SocketLimit, "pipe": PipeLimit, "trio-pipe": TrioPipeLimit}[sys.argv[1]]())
