"""The MCP server as clients use it: the whole loop over stdio, and nothing left when the client is gone."""

from __future__ import annotations

import base64
import os
import signal
import sys
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import mcp_types as types
import pytest
import trio
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from tests.browser.family import Room, open_room
from tests.conftest import LOCAL_ONLY

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

FORM = """<!DOCTYPE html><title>Form</title><h1>Sign up</h1><label>Name <input></label>
<button onclick="document.body.insertAdjacentHTML('beforeend', '<p role=status>Welcome!</p>')">Join</button>"""
SERVER = ["-W", "ignore", "-m", "cdpagent", "mcp", f"--chrome-arg={LOCAL_ONLY}"]


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


@asynccontextmanager
async def open_client(*options: str) -> AsyncIterator[ClientSession]:
    server = StdioServerParameters(command=sys.executable, args=[*SERVER, *options], env=dict(os.environ))
    async with stdio_client(server) as (incoming, outgoing), ClientSession(incoming, outgoing) as session:
        await session.initialize()
        yield session


def text(result: Any) -> str:
    return "\n".join(each.text for each in result.content if isinstance(each, types.TextContent))


async def test_open_look_fill_click_look(site, room):
    site.add("/form", FORM)
    async with open_client() as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert "web_eval" not in tools
        assert tools["web_snapshot"].annotations is not None
        assert tools["web_snapshot"].annotations.read_only_hint
        assert room.processes()  # the server; its browser is started when it is needed
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
        assert "Sign up" in read.contents[0].text  # type: ignore[union-attr]
    await room.until_empty()


async def test_tools_may_be_chosen_and_the_choice_is_checked():
    async with open_client("--tools", "web_open,web_snapshot") as client:
        assert [tool.name for tool in (await client.list_tools()).tools] == ["web_open", "web_snapshot"]


CLIENT = """
import sys
import trio
from tests.agent.test_mcp import open_client

async def main():
    async with open_client() as client:
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
        assert len(room.processes()) > 5
        os.kill(process.pid, signal.SIGKILL)
    await room.until_empty()
    assert room.directories() == []
