"""Serves over streamable HTTP, on this machine only: many clients, each session with its own browser."""

from __future__ import annotations

import socket
from functools import partial
from typing import TYPE_CHECKING, Final, cast

import hypercorn.trio
import trio
from hypercorn.config import Config
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

from cdpagent.agent.mcp.clients import Clients
from cdpagent.agent.mcp.gate import PATH, Gate
from cdpagent.agent.mcp.handlers import SESSION_HEADER, make_server
from cdpagent.agent.mcp.stdio import end_on_signal
from cdpagent.errors import McpServerError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hypercorn.typing import ASGIFramework
    from starlette.types import Message, Receive, Scope, Send

    from cdpagent.agent.mcp.options import HttpOptions, ServerOptions

_REQUEST_BYTES: Final = 4 * 1024 * 1024
_SESSIONS: Final = 64
_SESSION_SECONDS: Final = 1800.0
"""How long we keep a session without requests. It outlives its browser, because some clients never start a new one."""


async def serve_http(options: ServerOptions, http: HttpOptions, ready: Callable[[str], None]) -> None:
    """Serve on 127.0.0.1 until a signal ends this process; call ``ready`` with the URL."""
    async with trio.open_nursery() as nursery, Clients(options, shared=http.shared).open() as clients:
        nursery.start_soon(end_on_signal, nursery.cancel_scope)
        listener = _listen(http.port)
        port = listener.getsockname()[1]
        sessions = StreamableHTTPSessionManager(
            make_server(options, clients),
            session_idle_timeout=max(_SESSION_SECONDS, options.idle_seconds or 0),
            max_request_body_size=_REQUEST_BYTES,
            max_sessions=_SESSIONS,
        )
        gate = Gate(partial(_serve, sessions, clients), port=port, token=http.token, needs_session=not http.shared)
        async with sessions.run():
            config = Config()
            config.bind = [f"fd://{listener.detach()}"]
            config.loglevel = "WARNING"
            await nursery.start(
                partial(hypercorn.trio.serve, cast("ASGIFramework", gate), config, shutdown_trigger=trio.sleep_forever)
            )
            ready(f"http://127.0.0.1:{port}{PATH}")
            await trio.sleep_forever()


async def _serve(
    sessions: StreamableHTTPSessionManager, clients: Clients, scope: Scope, receive: Receive, send: Send
) -> None:
    """Let the SDK answer; when a client ends its session (DELETE), close the session's browser."""
    session = next((value.decode("latin-1") for key, value in scope["headers"] if key == SESSION_HEADER.encode()), "")

    async def watch(message: Message) -> None:
        if message["type"] == "http.response.start" and scope["method"] == "DELETE" and message["status"] < 300:
            clients.end(session)
        await send(message)

    await sessions.handle_request(scope, receive, watch)


def _listen(port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
    except OSError as exc:
        listener.close()
        raise McpServerError(
            f"port {port} of 127.0.0.1 can't be used: {exc.strerror}. Choose another with --port"
        ) from exc
    return listener
