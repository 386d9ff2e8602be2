"""The whole loop with the MCP clients of the TypeScript SDK, the old one and the new one."""

from __future__ import annotations

import json
import os
import shutil
import sys
from contextlib import AsyncExitStack

import pytest
import trio

from tests.agent.mcp_server import COMMAND, FORM, run_http
from tests.npm import MCP_CLIENTS as PACKAGES

pytestmark = pytest.mark.packages

PROGRAM = "loop.mjs"


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    with PACKAGES.installing():
        shutil.copyfile(
            PACKAGES.source / PROGRAM, PACKAGES.cache / PROGRAM
        )  # Node searches for packages beside the program


@pytest.mark.parametrize("library", ["sdk", "client"])
@pytest.mark.parametrize("way", ["stdio", "http", "http-shared"])
async def test_open_look_fill_click_look(site, library, way):
    async with AsyncExitStack() as stack:
        said = {"PAGE_URL": site.add("/form", FORM)}
        if way == "stdio":
            said["SERVER_COMMAND"] = json.dumps([sys.executable, *COMMAND])
        else:
            server = await stack.enter_async_context(run_http(*(["--shared"] if way == "http-shared" else [])))
            said |= {"SERVER_URL": server.url, "SERVER_TOKEN": server.token}
        command = ["node", str(PACKAGES.cache / PROGRAM), library, way.partition("-")[0]]
        done = await trio.run_process(command, env={**os.environ, **said}, capture_stdout=True)
    tools, opened, filled, clicked, seen, picture, wrong = (json.loads(line) for line in done.stdout.splitlines())
    assert "web_click" in tools["text"].split()
    assert 'textbox "Name"' in opened["text"]
    assert 'value now: "Ada"' in filled["text"]
    assert "Welcome!" in clicked["text"]
    assert "Welcome!" in seen["text"]
    assert "image/png" in picture["text"]
    assert wrong["isError"]
    assert "reff" in wrong["text"]
