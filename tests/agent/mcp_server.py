"""The MCP server in its own process, and the official client for it, over stdio and over HTTP."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx2
import mcp_types as types
import trio
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

from tests.conftest import LOCAL_ONLY

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

COMMAND = ["-W", "ignore", "-m", "cdpagent", "mcp", f"--chrome-arg={LOCAL_ONLY}"]
FORM = """<!DOCTYPE html><title>Form</title><h1>Sign up</h1><label>Name <input></label>
<button onclick="document.body.insertAdjacentHTML('beforeend', '<p role=status>Welcome!</p>')">Join</button>"""


class HttpServer(NamedTuple):
    """A running server."""

    url: str
    token: str
    process: trio.Process

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


@asynccontextmanager
async def open_stdio(*options: str, **callbacks: Any) -> AsyncIterator[ClientSession]:
    server = StdioServerParameters(command=sys.executable, args=[*COMMAND, *options], env=dict(os.environ))
    async with stdio_client(server) as (incoming, outgoing), ClientSession(incoming, outgoing, **callbacks) as session:
        await session.initialize()
        yield session


@asynccontextmanager
async def run_http(*options: str, token: str = "") -> AsyncIterator[HttpServer]:
    """Run a server. Without ``token``, read from its stderr the token that it made."""
    command = [sys.executable, *COMMAND, "--http", "--port", "0", *options]
    async with trio.open_nursery() as nursery:
        process = await nursery.start(partial(trio.run_process, command, stderr=subprocess.PIPE, check=False))
        said = ""
        while said.count("\n") < (1 if token else 2):
            block = await process.stderr.receive_some()
            assert block, f"the server ended and said: {said}"
            said += block.decode()
        nursery.start_soon(_drain, process.stderr)
        try:
            url = said.partition("serving ")[2].split()[0]
            yield HttpServer(url, token or said.partition("Bearer ")[2].partition("`")[0], process)
        finally:
            process.terminate()
        assert await process.wait() == 0


@asynccontextmanager
async def open_session(server: HttpServer, **callbacks: Any) -> AsyncIterator[ClientSession]:
    async with (
        httpx2.AsyncClient(headers=server.headers, timeout=60) as http,
        streamable_http_client(server.url, http_client=http) as (incoming, outgoing),
        ClientSession(incoming, outgoing, **callbacks) as session,
    ):
        await session.initialize()
        yield session


@asynccontextmanager
async def open_http(*options: str, **callbacks: Any) -> AsyncIterator[ClientSession]:
    async with run_http(*options) as server, open_session(server, **callbacks) as session:
        yield session


def text(result: Any) -> str:
    return "\n".join(each.text for each in result.content if isinstance(each, types.TextContent))


async def _drain(stream: trio.abc.ReceiveStream) -> None:
    async for _ in stream:
        pass
