"""Answers the protocol's requests: lists of tools and resources, calls, and progress of long calls."""

from __future__ import annotations

import base64
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import mcp_types as types
import trio
from mcp.server.lowlevel import Server

from cdpagent._version import __version__
from cdpagent.agent.mcp.clients import Clients, offered_tools
from cdpagent.agent.results import failure, sendable, unexpected
from cdpagent.agent.schemas import definitions
from cdpagent.agent.tools import ANNOTATIONS, instructions
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from mcp.server.context import ServerRequestContext

    from cdpagent.agent.mcp.options import ServerOptions
    from cdpagent.agent.results import ToolResult
    from cdpagent.policy import Confirm, Confirmation

SESSION_HEADER: Final = "mcp-session-id"
_PROGRESS_SECONDS: Final = 1.0
_YES_OR_NO: Final = {
    "type": "object",
    "properties": {"allow": {"type": "boolean", "title": "Allow", "default": False}},
    "required": ["allow"],
}
_RESOURCES: Final = {
    "cdpagent://page/snapshot": ("The current page as a snapshot, with refs", {}),
    "cdpagent://page/text": ("The main text of the current page, as Markdown", {"read": True}),
}


def make_server(options: ServerOptions, clients: Clients) -> Server[None]:
    """Make the SDK's server with our handlers."""
    handlers = _Handlers(options, clients)
    return Server(
        "cdpagent",
        version=__version__,
        title="cdpagent",
        instructions=instructions(options.policy),
        lifespan=_no_lifespan,
        on_list_tools=handlers.list_tools,
        on_call_tool=handlers.call_tool,
        on_list_resources=handlers.list_resources,
        on_read_resource=handlers.read_resource,
    )


@asynccontextmanager
async def _no_lifespan(_: Server[None]) -> AsyncIterator[None]:
    yield  # browsers live as long as their clients, so the SDK's server has nothing to open


class _Handlers:
    def __init__(self, options: ServerOptions, clients: Clients) -> None:
        self._clients = clients
        self._definitions = definitions(offered_tools(options), "mcp", strict=False, annotations=ANNOTATIONS)

    async def list_tools(self, _: Any, params: Any) -> types.ListToolsResult:
        """Answer ``tools/list``, which needs no browser."""
        await trio.lowlevel.checkpoint()
        return types.ListToolsResult(tools=[types.Tool.model_validate(each) for each in self._definitions])

    async def call_tool(
        self, context: ServerRequestContext[None, Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult:
        """Answer ``tools/call``."""
        async with _progress(context, params.name):
            return _answer(await self._call(context, params.name, params.arguments))

    async def list_resources(self, _: Any, params: Any) -> types.ListResourcesResult:
        """Answer ``resources/list``."""
        await trio.lowlevel.checkpoint()
        resources = [
            types.Resource(uri=uri, name=uri.rpartition("/")[2], description=description, mime_type="text/plain")
            for uri, (description, _) in _RESOURCES.items()
        ]
        return types.ListResourcesResult(resources=resources)

    async def read_resource(
        self, context: ServerRequestContext[None, Any], params: types.ReadResourceRequestParams
    ) -> types.ReadResourceResult:
        """Answer ``resources/read``."""
        uri = str(params.uri)
        if uri not in _RESOURCES:
            raise ValueError(f"unknown resource {uri}; use {', '.join(_RESOURCES)}")
        result = await self._call(context, "web_snapshot", _RESOURCES[uri][1])
        contents = types.TextResourceContents(uri=uri, mime_type="text/plain", text=result.text)
        return types.ReadResourceResult(contents=[contents])

    async def _call(self, context: ServerRequestContext[None, Any], name: str, arguments: Any) -> ToolResult:
        session = "" if context.request is None else context.request.headers.get(SESSION_HEADER, "")
        try:
            client = await self._clients.get(session)
            async with client.call() as tools:
                if tools.browser.policy.confirm:
                    tools.browser.on_confirm(_asking_user(context))
                return await tools.call(name, arguments)
        except CdpAgentError as exc:  # the browser could not be started or attached to
            return sendable(failure(exc.code, str(exc)[:2000]))
        except Exception as exc:
            return unexpected(exc, name)


def _asking_user(context: ServerRequestContext[None, Any]) -> Confirm | None:
    """Ask the user of the client that makes this call; None if the client can't."""
    capability = types.ClientCapabilities(elicitation=types.ElicitationCapability())
    if not context.session.check_client_capability(capability):
        return None

    async def ask(confirmation: Confirmation) -> bool:
        message = f"The agent is about to {confirmation.what}, on {confirmation.url}. Allow it?"
        answer = await context.session.elicit_form(message, _YES_OR_NO, related_request_id=context.request_id)
        return answer.action == "accept" and (answer.content or {}).get("allow") is True

    return ask


@asynccontextmanager
async def _progress(context: ServerRequestContext[None, Any], name: str) -> AsyncIterator[None]:
    """Every second, tell a client that asked for progress that the call is still running."""
    if "progress_token" not in (context.meta or {}):
        yield
        return

    async def tell() -> None:
        begin = trio.current_time()
        while True:
            await trio.sleep(_PROGRESS_SECONDS)
            seconds = trio.current_time() - begin
            await context.session.report_progress(seconds, message=f"{name}: {seconds:.0f} s")

    async with trio.open_nursery() as nursery:
        nursery.start_soon(tell)
        yield
        nursery.cancel_scope.cancel()


def _answer(result: ToolResult) -> types.CallToolResult:
    content: list[Any] = [types.TextContent(type="text", text=result.text)]
    for image in result.images:
        data = base64.b64encode(image.data).decode("ascii")
        content.append(types.ImageContent(type="image", data=data, mime_type=image.mime_type))
    return types.CallToolResult(content=content, structured_content=result.data, is_error=result.is_error)
