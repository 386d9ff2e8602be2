"""A browser that was started before the test attaches to it, and that must be left just as it was."""

from __future__ import annotations

import json
import subprocess
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection
from typing import TYPE_CHECKING

import trio

from cdpagent.browser.process.find import find_browser
from tests.local import LOCAL_ONLY

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    LOCAL_ONLY,
)


@dataclass
class Chrome:
    """A running browser: its profile, its port and its process."""

    profile: Path
    port: int
    websocket_path: str
    pid: int

    async def open_tab(self, url: str) -> None:
        """Open a tab as a user would: we are not attached to it."""
        await trio.to_thread.run_sync(self._put, f"/json/new?{url}")

    def _put(self, path: str) -> None:
        connection = HTTPConnection("127.0.0.1", self.port)
        connection.request("PUT", path)
        assert connection.getresponse().read()
        connection.close()


@asynccontextmanager
async def open_chrome(
    profile: Path, *, port: int | None = 0, approval: bool = False, url: str = "about:blank"
) -> AsyncIterator[Chrome]:
    """Start the browser and wait until it listens. ``approval``: as when switched on at chrome://inspect."""
    profile.mkdir(exist_ok=True)
    if approval:
        state = {"devtools": {"remote_debugging": {"user-enabled": True}}}
        (profile / "Local State").write_text(json.dumps(state))
    switches = [] if approval else [f"--remote-debugging-port={port}"]
    command = [str(find_browser()), *FLAGS, f"--user-data-dir={profile}", *switches, url]
    process = await trio.lowlevel.open_process(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        assert process.stderr is not None
        if approval:
            yield await _from_file(profile, process)
        else:
            yield await _from_stderr(profile, process, is_port_chosen=port == 0)
    finally:
        with trio.CancelScope(shield=True):
            process.kill()
            await process.wait()
            if process.stderr is not None:
                await process.stderr.aclose()


async def _from_stderr(profile: Path, process: trio.Process, *, is_port_chosen: bool) -> Chrome:
    assert process.stderr is not None
    said = b""
    with trio.fail_after(30):
        while b"DevTools listening on ws://" not in said or not said.endswith(b"\n"):
            chunk = await process.stderr.receive_some()
            assert chunk, said
            said += chunk
    url = said.partition(b"DevTools listening on ws://")[2].split()[0].decode()
    host, _, path = url.partition("/")
    chrome = Chrome(profile, int(host.rpartition(":")[2]), f"/{path}", process.pid)
    return await _from_file(profile, process) if is_port_chosen else chrome  # the file is written after it is said


async def _from_file(profile: Path, process: trio.Process) -> Chrome:
    file = profile / "DevToolsActivePort"
    with trio.fail_after(30):
        while True:  # no event tells of it: the file is all there is to wait for
            lines = file.read_text().split() if file.exists() else []
            if len(lines) == 2:
                return Chrome(profile, int(lines[0]), lines[1], process.pid)
            assert process.returncode is None
            await trio.sleep(0.02)


@asynccontextmanager
async def open_gate(
    chrome: Chrome, *, header: tuple[str, str], ssl_context: object = None
) -> AsyncIterator[tuple[int, list[bytes]]]:
    """A door in front of the browser that lets in only who brings the header; gives its port and the heads it saw."""
    heads: list[bytes] = []
    wanted = f"{header[0]}: {header[1]}".lower().encode()

    async def serve(client: trio.SocketStream | trio.SSLStream[trio.SocketStream]) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            piece = await client.receive_some()
            if not piece:
                return
            head += piece
        heads.append(head)
        if wanted not in head.lower():
            await client.send_all(b"HTTP/1.1 401 No token\r\nContent-Length: 8\r\nConnection: close\r\n\r\nno token")
            await client.aclose()
            return
        server = await trio.open_tcp_stream("127.0.0.1", chrome.port)
        async with server, trio.open_nursery() as nursery:
            await server.send_all(head)
            nursery.start_soon(_pump, client, server, nursery.cancel_scope)
            nursery.start_soon(_pump, server, client, nursery.cancel_scope)

    async def guard(client: trio.SocketStream) -> None:
        try:
            if ssl_context is None:
                await serve(client)
            else:
                await serve(trio.SSLStream(client, ssl_context, server_side=True))  # type: ignore[arg-type]
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            pass
        finally:
            await trio.aclose_forcefully(client)

    async with trio.open_nursery() as nursery:
        listeners = await nursery.start(partial(trio.serve_tcp, guard, 0, host="127.0.0.1"))
        yield listeners[0].socket.getsockname()[1], heads
        nursery.cancel_scope.cancel()


async def _pump(source: trio.abc.ReceiveStream, sink: trio.abc.SendStream, scope: trio.CancelScope) -> None:
    try:
        async for piece in source:
            await sink.send_all(piece)
    except (trio.BrokenResourceError, trio.ClosedResourceError):
        pass
    scope.cancel()
