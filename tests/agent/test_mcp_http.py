"""The MCP server over HTTP: which requests it lets in, which session has which browser, and when that is closed."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from typing import TYPE_CHECKING

import httpx2
import pytest
import trio
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from cdpagent.cli import main
from tests.agent.mcp_server import COMMAND, FORM, open_session, run_http, text
from tests.browser.family import Room, open_room

if TYPE_CHECKING:
    from collections.abc import Iterator

CALL = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
START = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}},
}

# The SDK's client on Trio leaves httpx's generators to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore:Async generator 'http:ResourceWarning")


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


async def test_requests_need_the_token_the_right_host_and_the_right_origin():
    async with run_http() as server, httpx2.AsyncClient() as http:
        port = httpx2.URL(server.url).port or 0
        accepts = {"Accept": "application/json, text/event-stream"}

        async def post(url: str = server.url, **headers: str) -> httpx2.Response:
            given = {**accepts, **server.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
            return await http.post(url, json=START, headers={name: value for name, value in given.items() if value})

        assert (await post()).status_code == 200
        assert (await post(Host=f"localhost:{port}")).status_code == 200
        assert (await post(Origin=f"http://127.0.0.1:{port}")).status_code == 200
        assert (await post(Authorization=f"bearer {server.token}")).status_code == 200

        async def refused(status: int, word: str, url: str = server.url, **headers: str) -> None:
            answer = await post(url, **headers)
            assert answer.status_code == status
            assert word in answer.json()["error"]["message"]
            assert server.token not in answer.text

        for token in ("", f"Bearer {server.token}x", f"Bearer {server.token[:-1]}", "Bearer", f"Basic {server.token}"):
            await refused(401, "Authorization: Bearer TOKEN", Authorization=token)
        for host in (
            "evil.example",
            f"evil.example:{port}",
            "127.0.0.1",
            f"127.0.0.1:{port}.evil.example",
            f"0.0.0.0:{port}",
        ):
            await refused(421, "Host", Host=host)
        for origin in (
            "http://evil.example",
            "null",
            "http://127.0.0.1",
            f"https://127.0.0.1:{port}",
            "chrome-extension://abc",
        ):
            await refused(403, "Origin", Origin=origin)
        await refused(404, server.url, url=server.url.replace("/mcp", "/"))
        await refused(404, server.url, url=server.url + "/more")
        await refused(400, "--shared", MCP_Protocol_Version="2026-07-28")
        async with await trio.open_tcp_stream("127.0.0.1", port) as stream:
            head = f"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {server.token}\r\n"
            await stream.send_all(f"{head}Content-Type: application/json\r\nContent-Length: 5000000\r\n\r\n".encode())
            assert b" 413 " in await stream.receive_some()
        nonsense = {**accepts, **server.headers, "Content-Type": "application/json"}
        assert (await http.post(server.url, content=b"no JSON", headers=nonsense)).status_code == 400
        unknown = await http.post(
            server.url, json=CALL, headers={**accepts, **server.headers, "Mcp-Session-Id": "none"}
        )
        assert unknown.status_code == 404


async def test_a_refused_request_with_a_late_body_keeps_the_connection():
    async with run_http() as server:
        port = httpx2.URL(server.url).port or 0
        head = f"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"

        async def answer(stream: trio.SocketStream, end: bytes) -> bytes:
            said = b""
            while end not in said:
                block = await stream.receive_some()
                assert block, f"the connection was closed after {said!r}"
                said += block
            return said

        async with await trio.open_tcp_stream("127.0.0.1", port) as stream:
            for _ in range(2):
                await stream.send_all(f"{head}Expect: 100-continue\r\nContent-Length: 4\r\n\r\n".encode())
                assert b" 100 " in await answer(stream, b"\r\n\r\n")
                await stream.send_all(b"1234")
                assert b" 401 " in await answer(stream, b"}}")
        async with await trio.open_tcp_stream("127.0.0.1", port) as stream:
            await stream.send_all(f"{head}Content-Length: 500000\r\n\r\n".encode() + b" " * 100_000)
            refusal = await answer(stream, b"\r\n\r\n")
            assert b" 401 " in refusal
            assert b"connection: close" in refusal.lower()


async def test_each_session_has_its_own_browser_which_ends_with_it(site, room):
    site.add("/form", FORM)
    async with run_http() as server, open_session(server) as one:
        await one.call_tool("web_open", {"url": site.url("/form")})
        mine = room.browsers()
        async with open_session(server) as other:
            seen = await other.call_tool("web_tabs", {})
            assert "/form" not in text(seen)
            assert len(room.browsers()) == 2
        await room.until(lambda: room.browsers() == mine)
        assert "/form" in text(await one.call_tool("web_tabs", {}))
        server.process.send_signal(signal.SIGINT)
        assert await server.process.wait() == 0
        assert room.processes() == []


async def test_a_shared_browser_outlives_its_sessions_and_works_without_sessions(site, room):
    site.add("/form", FORM)
    async with run_http("--shared") as server:
        async with open_session(server) as one:
            await one.call_tool("web_open", {"url": site.url("/form")})
            [browser] = room.browsers()
        async with open_session(server) as other:
            assert "Sign up" in text(await other.call_tool("web_query", {"ref": "h1", "kind": "text"}))
        async with httpx2.AsyncClient(headers=server.headers) as http:
            async with Client(streamable_http_client(server.url, http_client=http)) as modern:
                assert modern.protocol_version == "2026-07-28"
                assert "/form" in text(await modern.call_tool("web_tabs", {}))
        assert room.browsers() == [browser]


CLIENT = """
import sys
import trio
from tests.agent.mcp_server import HttpServer, open_session

async def main():
    async with open_session(HttpServer(sys.argv[1], sys.argv[2], None)) as client:
        await client.call_tool("web_open", {"url": "about:blank"})
        print("ready", flush=True)
        await trio.sleep_forever()

trio.run(main)
"""


async def test_an_abandoned_session_loses_its_browser(room):
    async with run_http("--idle-timeout", "2") as server, trio.open_nursery() as nursery:
        command = [sys.executable, "-c", CLIENT, server.url, server.token]
        environment = {**os.environ, "PYTHONPATH": os.getcwd()}
        process = await nursery.start(partial(trio.run_process, command, stdout=-1, check=False, env=environment))
        assert (await process.stdout.receive_some()).strip() == b"ready"
        os.kill(process.pid, signal.SIGKILL)
        await room.until_no_browser()
        assert server.process.poll() is None


async def test_the_error_for_a_port_in_use_names_it():
    async with run_http() as server:
        port = httpx2.URL(server.url).port
        command = [sys.executable, *COMMAND, "--http", "--port", str(port)]
        done = await trio.run_process(command, capture_stderr=True, check=False)
    assert done.returncode == 1
    assert f"port {port} of 127.0.0.1 can't be used".encode() in done.stderr


async def test_a_token_may_be_given_in_a_file(tmp_path):
    file = tmp_path / "token"
    file.write_text("a-token-of-thirty-two-characters\n")
    async with run_http("--token-file", str(file), token="a-token-of-thirty-two-characters") as server:
        async with httpx2.AsyncClient() as http:
            assert (await http.post(server.url, json={}, headers=server.headers)).status_code == 400
            assert (await http.post(server.url, json={})).status_code == 401


def test_a_profile_needs_a_shared_browser(capsys):
    assert main(["mcp", "--http", "--user-data-dir", "somewhere"]) == 1
    assert "--shared" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("token", "complaint"),
    [
        ("short", "at least 16"),
        ("with spaces in between them", "without spaces"),
        ("é" * 20, "at least 16"),
        (None, "can't read the token"),
    ],
)
def test_a_bad_token_is_refused(tmp_path, capsys, monkeypatch, token, complaint):
    options = ["mcp", "--http", "--port", "0"]
    if token is None:
        options += ["--token-file", str(tmp_path / "nowhere")]
    else:
        monkeypatch.setenv("CDPAGENT_MCP_TOKEN", token)
    assert main(options) == 1
    said = capsys.readouterr().err
    assert complaint in said
    assert token is None or token not in said
