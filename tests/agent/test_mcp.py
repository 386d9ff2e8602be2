"""The MCP server as clients use it, over stdio and HTTP: the whole loop, and nothing is left when the client has gone."""

from __future__ import annotations

import base64
import os
import signal
import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING, Any

import mcp_types as types
import pytest
import trio

from tests.agent.mcp_server import COMMAND, FORM, open_http, open_stdio, text
from tests.browser.family import Room, open_room

if TYPE_CHECKING:
    from collections.abc import Iterator

WAYS = pytest.mark.parametrize("open_client", [open_stdio, open_http])

# The SDK's client on Trio leaves httpx's generators to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore:Async generator 'http:ResourceWarning")


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


@WAYS
@pytest.mark.smoke
async def test_open_look_fill_click_look(site, room, open_client):
    site.add("/form", FORM)
    async with open_client() as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert "web_eval" not in tools
        assert room.browsers() == []  # the first call starts one
        opened = await client.call_tool("web_open", {"url": site.url("/form"), "snapshot": True})
        name = text(opened).partition('textbox "Name" [ref=')[2].partition("]")[0]
        filled = await client.call_tool("web_fill", {"ref": name, "value": "Ada"})
        assert 'value now: "Ada"' in text(filled)
        clicked = await client.call_tool("web_click", {"ref": "button"})
        assert "Welcome!" in text(clicked)
        assert clicked.structured_content["success"] is True
        seen = await client.call_tool("web_snapshot", {"all": True})
        assert "Welcome!" in text(seen)
        picture = await client.call_tool("web_screenshot", {})
        [image] = [each for each in picture.content if isinstance(each, types.ImageContent)]
        assert base64.b64decode(image.data).startswith(b"\x89PNG")
        wrong = await client.call_tool("web_click", {"reff": "e1"})
        assert wrong.is_error
        assert "reff" in text(wrong)
        resources = {str(each.uri) for each in (await client.list_resources()).resources}
        read = await client.read_resource("cdpagent://page/text")
        assert resources == {"cdpagent://page/snapshot", "cdpagent://page/text"}
        assert "Sign up" in read.contents[0].text
    await room.until_empty()


@WAYS
async def test_the_clients_user_is_asked_where_the_client_can_ask(site, open_client):
    site.add("/mail", "<title>Mail</title><button onclick=\"document.title='gone'\">Delete all</button>")
    asked, answers = [], [types.ElicitResult(action="accept", content={"allow": False})]
    answers += [types.ElicitResult(action="decline"), types.ElicitResult(action="accept", content={"allow": True})]

    async def ask(context: object, params: types.ElicitRequestFormParams) -> types.ElicitResult:
        asked.append(params.message)
        return answers[len(asked) - 1]

    async with open_client("--confirm", "delete", elicitation_callback=ask) as client:
        await client.call_tool("web_open", {"url": site.url("/mail")})
        for _ in range(2):
            refused = await client.call_tool("web_click", {"ref": 'button "Delete all"'})
            assert "blocked_by_policy" in text(refused)
        done = await client.call_tool("web_click", {"ref": 'button "Delete all"'})
        assert "gone" in text(done)
    assert len(asked) == 3
    assert 'press button "Delete all"' in asked[0]
    async with open_client("--confirm", "delete") as client:  # one that can't ask
        await client.call_tool("web_open", {"url": site.url("/mail")})
        refused = await client.call_tool("web_click", {"ref": 'button "Delete all"'})
        assert "nobody to ask" in text(refused)


@WAYS
async def test_a_long_call_reports_its_progress_and_may_be_cancelled(site, open_client):
    site.add("/form", FORM)
    async with open_client() as client:
        await client.call_tool("web_open", {"url": site.url("/form")})
        told = []

        with trio.CancelScope() as scope:

            async def progress(seconds: float, total: float | None, message: str | None) -> None:
                told.append((seconds, message))
                if len(told) == 2:
                    scope.cancel()

            waited = {"text": "what never comes", "timeout_ms": 120_000}
            await client.call_tool("web_wait", waited, progress_callback=progress)
        assert scope.cancelled_caught
        assert 0 < told[0][0] < told[1][0]
        assert (told[0][1] or "").startswith("web_wait: ")
        assert "Sign up" in text(await client.call_tool("web_snapshot", {"all": True}))


@WAYS
async def test_an_idle_browser_is_closed_and_the_next_call_starts_another(room, open_client):
    async with open_client("--idle-timeout", "0.3") as client:
        with trio.CancelScope() as scope:

            async def progress(seconds: float, total: float | None, message: str | None) -> None:
                if len(room.browsers()) == 1:  # a browser is not idle while a call runs, even if the call only waits
                    scope.cancel()

            await client.call_tool("web_wait", {"ms": 60_000}, progress_callback=progress)
        assert scope.cancelled_caught  # if not, the call still runs in the server and keeps the browser
        await room.until_no_browser()
        assert not (await client.call_tool("web_open", {"url": "about:blank"})).is_error
        await room.until_no_browser()


async def test_tools_and_budgets_may_be_chosen(site):
    site.add("/long", "<h1>Long</h1>" + "".join(f"<button>Button {n}</button>" for n in range(200)))
    offered = ["web_open", "web_snapshot"]
    async with open_stdio(
        "--tools", "web_open,web_snapshot,web_eval,web_back", "--without", "web_back", "--max-chars", "500"
    ) as client:
        assert [tool.name for tool in (await client.list_tools()).tools] == offered
        opened = await client.call_tool("web_open", {"url": site.url("/long"), "snapshot": True})
        assert len(text(opened)) < 700
        assert len(text(await client.call_tool("web_snapshot", {"max_chars": 9000}))) <= 500
        assert (await client.call_tool("web_back", {})).is_error


async def test_tools_have_hints_on_what_they_may_do():
    async with open_stdio("--allow-eval") as client:
        hints: dict[str, Any] = {tool.name: tool.annotations for tool in (await client.list_tools()).tools}
        assert hints["web_snapshot"].read_only_hint
        assert hints["web_hover"].destructive_hint is False
        assert hints["web_fill"].idempotent_hint
        assert hints["web_click"] is None  # the protocol's default: it may do anything
        assert hints["web_eval"] is None


CLIENT = """
import sys
import trio
from tests.agent.mcp_server import open_stdio

async def main():
    async with open_stdio() as client:
        await client.call_tool("web_open", {"url": sys.argv[1]})
        print("ready", flush=True)
        await trio.sleep_forever()

trio.run(main)
"""


async def test_a_client_that_is_killed_leaves_no_browser(site, room):
    site.add("/form", FORM)
    command = [sys.executable, "-c", CLIENT, site.url("/form")]
    async with trio.open_nursery() as nursery:
        environment = {**os.environ, "PYTHONPATH": os.getcwd()}
        process = await nursery.start(partial(trio.run_process, command, stdout=-1, check=False, env=environment))
        assert process.stdout is not None
        assert (await process.stdout.receive_some()).strip() == b"ready"
        assert room.browsers()
        os.kill(process.pid, signal.SIGKILL)
    await room.until_empty()
    assert room.directories() == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_a_server_whose_client_is_silent(site, room, number):
    site.add("/form", FORM)
    calls = [
        '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}',
        '{"jsonrpc": "2.0", "method": "notifications/initialized"}',
        f'{{"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {{"name": "web_open", "arguments": {{"url": "{site.url("/form")}"}}}}}}',
    ]
    command = [sys.executable, *COMMAND]
    process = await trio.lowlevel.open_process(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    async with process.stdin, process.stdout:
        await process.stdin.send_all("".join(call + "\n" for call in calls).encode())
        said = b""
        while b"opened http" not in said:
            said += await process.stdout.receive_some()
        assert room.browsers()
        process.send_signal(number)
        assert await process.wait() == 0
    assert room.processes() == []
    assert room.directories() == []
