"""The harness's side of a driver process. It waits with a time limit, so that a hanging driver can't stop it."""

import json
import os
import select
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from benchmarks.environments import ROOT


class DriverFailed(Exception):
    """The driver answered with an error, died, or took too long."""


class Driver:
    """A running driver. Use it in a ``with`` block, or close it."""

    def __init__(self, name: str, command: Sequence[str], pass_fds: Sequence[int] = ()) -> None:
        self.name = name
        self._stderr = tempfile.TemporaryFile("w+")  # noqa: SIM115  closed with the driver
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            pass_fds=pass_fds,
            start_new_session=True,
        )
        self._buffer = b""

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, do: str, *, limit: float = 120, **arguments: Any) -> Any:
        """Ask the driver to do something and return its answer."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"do": do, **arguments}).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise DriverFailed(self._reason_of_exit()) from None
        answer = json.loads(self._read_line(do, time.monotonic() + limit))
        if "error" in answer:
            raise DriverFailed(answer["error"])
        return answer["result"]

    def close(self) -> None:
        """End the process: stdin's end is the sign to leave. What it has left running ends with it."""
        assert self._process.stdin is not None
        try:
            self._process.communicate(timeout=2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)  # a peer that failed may have left its browser running
        self._stderr.close()

    def _read_line(self, do: str, deadline: float) -> bytes:
        assert self._process.stdout is not None
        fd = self._process.stdout.fileno()
        while b"\n" not in self._buffer:
            if not select.select([fd], [], [], max(0, deadline - time.monotonic()))[0]:
                self._process.kill()
                raise DriverFailed(f"{do} timed out")
            data = os.read(fd, 1 << 20)
            if not data:
                raise DriverFailed(self._reason_of_exit())
            self._buffer += data
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _reason_of_exit(self) -> str:
        self._process.wait(10)
        self._stderr.seek(0)
        lines = self._stderr.read().strip().splitlines()
        return lines[-1] if lines else f"exited with {self._process.returncode}"
