"""CDP with nothing in between: blocking calls on a socket with hand-made WebSocket frames, or on a pipe.

These are the limits: less cannot be done in Python. The harness uses them too, to prepare its Chromium.
"""

import base64
import json
import os
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import trio


class RawClient:
    """Commands one at a time, or all at once; events are skipped. Subclasses move the bytes."""

    def __init__(self) -> None:
        self._id = 0

    def call(self, method: str, params: dict[str, Any] | None = None, session_id: str = "") -> dict[str, Any]:
        """Send one command and return its result."""
        return self.call_together([(method, params or {})], session_id)[0]

    def call_together(self, calls: list[tuple[str, dict[str, Any]]], session_id: str = "") -> list[dict[str, Any]]:
        """Send some commands at once and return their results, as they come."""
        waiting: dict[int, str] = {}
        data = b""
        for method, params in calls:
            self._id += 1
            waiting[self._id] = method
            message: dict[str, Any] = {"id": self._id, "method": method, "params": params}
            if session_id:
                message["sessionId"] = session_id
            data += self._frame(json.dumps(message).encode())
        self._write(data)
        results = []
        while waiting:
            reply = json.loads(self._read())
            if (answered := waiting.pop(reply.get("id"), None)) is not None:
                if "error" in reply:
                    raise RuntimeError(f"{answered}: {reply['error']}")
                results.append(reply["result"])
        return results

    def attach(self, target: str) -> str:
        """Attach to the page ``target`` and return the session id."""
        session_id: str = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        return session_id

    def round_trips(self, count: int, session_id: str) -> list[float]:
        """Return the seconds of each of ``count`` evaluations, from the command's values to the reply's."""
        times = []
        for _ in range(count):
            start = time.perf_counter()
            self._write(self._frame(self._evaluate(session_id)))
            while json.loads(self._read()).get("id") != self._id:
                pass
            times.append(time.perf_counter() - start)
        return times

    def pipelined(self, count: int, session_id: str) -> float:
        """Return the seconds for ``count`` evaluations, all written before the first reply is read."""
        start = time.perf_counter()
        self._write(b"".join(self._frame(self._evaluate(session_id)) for _ in range(count)))
        left = count
        while left:
            left -= "id" in json.loads(self._read())
        return time.perf_counter() - start

    def _evaluate(self, session_id: str) -> bytes:
        self._id += 1
        return b'{"id":%d,"method":"Runtime.evaluate","params":{"expression":"1"},"sessionId":"%b"}' % (
            self._id,
            session_id.encode(),
        )

    def _frame(self, message: bytes) -> bytes:
        raise NotImplementedError

    def _write(self, data: bytes) -> None:
        raise NotImplementedError

    def _read(self) -> bytes:
        raise NotImplementedError


class RawSocket(RawClient):
    """A blocking TCP socket that speaks just enough of the WebSocket protocol."""

    def __init__(self, url: str) -> None:
        super().__init__()
        address = urlsplit(url)
        assert address.hostname is not None
        self._socket = socket.create_connection((address.hostname, address.port or 80))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._buffer = b""
        while b"\r\n\r\n" not in self._buffer:
            self._fill()
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        if b" 101 " not in head:
            raise ConnectionError(head.decode("latin-1"))

    def _frame(self, message: bytes) -> bytes:
        # The mask is four zeros, which is allowed: then masking changes nothing and costs nothing.
        size = len(message)
        if size < 126:
            return bytes((0x81, 0x80 | size, 0, 0, 0, 0)) + message
        if size < 65536:
            return b"\x81\xfe" + size.to_bytes(2, "big") + b"\0\0\0\0" + message
        return b"\x81\xff" + size.to_bytes(8, "big") + b"\0\0\0\0" + message

    def _write(self, data: bytes) -> None:
        self._socket.sendall(data)

    def _read(self) -> bytes:
        while len(self._buffer) < 2:
            self._fill()
        size, start = self._buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            while len(self._buffer) < start:
                self._fill()
            size = int.from_bytes(self._buffer[2:start], "big")
        end = start + size
        while len(self._buffer) < end:
            self._fill()
        message, self._buffer = self._buffer[start:end], self._buffer[end:]
        return message

    def _fill(self) -> None:
        data = self._socket.recv(262144)
        if not data:
            raise ConnectionError("Chromium closed the connection")
        self._buffer += data


class RawPipe(RawClient):
    """A pair of blocking pipes with a NUL after each message."""

    def __init__(self, read_fd: int, write_fd: int) -> None:
        super().__init__()
        self._read_fd = read_fd
        self._write_fd = write_fd
        self._messages: list[bytes] = []
        self._rest = b""

    def take_turn(self) -> None:
        """Make the descriptors blocking again: another contender shares them and makes them non-blocking."""
        os.set_blocking(self._read_fd, True)
        os.set_blocking(self._write_fd, True)

    async def round_trips_on_trio(self, count: int, session_id: str) -> list[float]:
        """Measure `round_trips`, but let Trio wait until there is something to read."""
        times = []
        for _ in range(count):
            start = time.perf_counter()
            self._write(self._frame(self._evaluate(session_id)))
            await trio.lowlevel.wait_readable(self._read_fd)
            while json.loads(self._read()).get("id") != self._id:
                pass
            times.append(time.perf_counter() - start)
        return times

    def _frame(self, message: bytes) -> bytes:
        return message + b"\0"

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._write_fd, data) :]

    def _read(self) -> bytes:
        while not self._messages:
            data = os.read(self._read_fd, 262144)
            if not data:
                raise ConnectionError("Chromium closed the pipe")
            *self._messages, self._rest = (self._rest + data).split(b"\0")
            self._messages.reverse()
        return self._messages.pop()
