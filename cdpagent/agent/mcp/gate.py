"""Lets in programs on this machine that know the token, and keeps web pages out.

A page in any browser on this machine can send requests to 127.0.0.1, also under its own domain name if that resolves to
127.0.0.1 (DNS rebinding). But it can't choose its Host and Origin headers, and it does not know the token.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import mcp_types as types
import trio
from mcp.server.transport_security import TransportSecurityMiddleware, TransportSecuritySettings
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS
from starlette.requests import Request
from starlette.responses import JSONResponse

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

PATH: Final = "/mcp"
_LOOPBACK: Final = ("127.0.0.1", "localhost")
_VERSION_HEADER: Final = "mcp-protocol-version"
_SCHEME: Final = "bearer "
_UNWANTED_BYTES: Final = 64 * 1024
_UNWANTED_SECONDS: Final = 2.0


class Gate:
    """An ASGI application in front of another. It answers the requests that it keeps out, and says why."""

    def __init__(self, inside: ASGIApp, *, port: int, token: str, needs_session: bool) -> None:
        self._inside = inside
        self._token = token.encode()
        self._needs_session = needs_session
        self._address = f"http://127.0.0.1:{port}{PATH}"
        names = [f"{name}:{port}" for name in _LOOPBACK]
        settings = TransportSecuritySettings(allowed_hosts=names, allowed_origins=[f"http://{name}" for name in names])
        self._names = TransportSecurityMiddleware(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request, or hand it on."""
        if scope["type"] == "lifespan":
            await _live(receive, send)
        elif scope["type"] == "http":  # a WebSocket is not answered, which refuses it
            refusal = await self._refusal(Request(scope))
            if refusal is None:
                await self._inside(scope, receive, send)
            else:
                if not await _discard_body(receive):
                    refusal.headers["Connection"] = "close"
                await refusal(scope, receive, send)

    async def _refusal(self, request: Request) -> JSONResponse | None:
        wrong_name = await self._names.validate_request(request)
        if wrong_name is not None:
            header = "Host" if wrong_name.status_code == 421 else "Origin"
            return _refused(wrong_name.status_code, f"this {header} is not allowed; the server is {self._address}")
        if request.url.path != PATH:
            return _refused(404, f"this path does not exist; the server is {self._address}")
        if not self._knows_token(request.headers.get("authorization", "")):
            refusal = _refused(401, "the token is missing or wrong; send it as `Authorization: Bearer TOKEN`")
            refusal.headers["WWW-Authenticate"] = "Bearer"
            return refusal
        version = request.headers.get(_VERSION_HEADER)
        if self._needs_session and version is not None and version not in HANDSHAKE_PROTOCOL_VERSIONS:
            return _without_session(version)
        return None

    def _knows_token(self, authorization: str) -> bool:
        given = authorization[len(_SCHEME) :].strip() if authorization.lower().startswith(_SCHEME) else ""
        return secrets.compare_digest(given.encode(), self._token)


async def _discard_body(receive: Receive) -> bool:
    """Read the body of a refused request, up to a limit, and return whether it has ended.

    A server that answers before it has read the whole request must close the connection. The client would then fail
    before it has read the answer, or in its next request.
    """
    left = _UNWANTED_BYTES
    with trio.move_on_after(_UNWANTED_SECONDS):
        while left > 0:
            message = await receive()
            if not message.get("more_body", False):
                return True
            left -= len(message.get("body", b""))
    return False


async def _live(receive: Receive, send: Send) -> None:
    """Answer the HTTP server's start and end, for which we have nothing to do: it waits for the answers."""
    for phase in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{phase}.complete"})


def _refused(status: int, message: str) -> JSONResponse:
    error = types.JSONRPCError(
        jsonrpc="2.0", id=None, error=types.ErrorData(code=types.INVALID_REQUEST, message=message)
    )
    return JSONResponse(error.model_dump(by_alias=True, exclude_unset=True), status)


def _without_session(version: str) -> JSONResponse:
    """Refuse a protocol version without sessions; clients then fall back to an earlier one that has them."""
    error = types.ErrorData(
        code=types.UNSUPPORTED_PROTOCOL_VERSION,
        message="this server gives each session its own browser, and this version of the protocol has no sessions; "
        "use an earlier one, or start the server with --shared",
        data={"supported": list(HANDSHAKE_PROTOCOL_VERSIONS), "requested": version},
    )
    return JSONResponse({"jsonrpc": "2.0", "id": None, "error": error.model_dump(exclude_unset=True)}, 400)
