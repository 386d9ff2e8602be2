"""The MCP server: the web tools for any client that speaks the Model Context Protocol, over stdio.

It runs on Trio, by the official SDK. The browser is started, or attached to, when the first tool is called, and is gone
when the client is: the SDK's session ends with the client's end of the pipe, whether that was closed or killed.
"""

from __future__ import annotations

import base64
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent._version import __version__
from cdpagent.agent.holder import BrowserHolder
from cdpagent.agent.schemas import definitions
from cdpagent.agent.tools import READ_ONLY, WebTools, offered
from cdpagent.errors import CdpAgentError, McpSupportMissingError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from cdpagent.agent.results import ToolResult

try:
    import mcp_types as types
    from mcp.server.lowlevel import Server
    from mcp.server.stdio import stdio_server
except ImportError as exc:
    raise McpSupportMissingError(
        "the MCP server needs the MCP SDK, which is not installed: pip install 'cdpagent[mcp]'"
    ) from exc

_SNAPSHOT: Final = "cdpagent://page/snapshot"
_TEXT: Final = "cdpagent://page/text"
_RESOURCES: Final = {
    _SNAPSHOT: ("The current page as a snapshot, with refs", "web_snapshot", {}),
    _TEXT: ("The main text of the current page, as Markdown", "web_snapshot", {"read": True}),
}


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """What the server offers, and which browser it uses."""

    endpoint: int | str | None = None
    """A browser to attach to."""
    attach: bool = False
    """Attach to a running browser; without an endpoint, one is looked for."""
    launch: dict[str, Any] = field(default_factory=dict)
    """Arguments of `cdpagent.launch`, where nothing is attached to."""
    only: Sequence[str] | None = None
    allow_eval: bool = False
    allow_schemes: Sequence[str] = ()


class WebServer:
    """The tools of one client."""

    def __init__(self, options: ServerOptions) -> None:
        self._options = options
        self.holder = BrowserHolder()
        """Holds the browser; to be entered around everything else."""
        self._tools: WebTools | None = None
        self._starting = trio.Lock()

    async def tools(self) -> WebTools:
        """The tools; the browser behind them is started the first time, and again if it is gone."""
        import cdpagent  # the public launch and attach, which are above this layer

        async with self._starting:
            if self._tools is None or self._tools.browser.closed:
                options = self._options
                if options.attach or options.endpoint is not None:
                    browser = await self.holder.start(cdpagent.attach(options.endpoint))
                else:
                    browser = await self.holder.start(cdpagent.launch(**options.launch))
                self._tools = self._made(browser)
            return self._tools

    def definitions(self) -> list[dict[str, Any]]:
        """The tools that are offered; no browser is needed to say so."""
        tools = offered(self._options.only, allow_eval=self._options.allow_eval)
        return definitions(tools, "mcp", strict=False, read_only=READ_ONLY)

    def _made(self, browser: Any) -> WebTools:
        options = self._options
        return WebTools(browser, allow_eval=options.allow_eval, allow_schemes=options.allow_schemes, only=options.only)

    # --- what the protocol asks for ----------------------------------------------------------------------------------

    async def list_tools(self, _: Any, params: Any) -> types.ListToolsResult:
        """``tools/list``."""
        await trio.lowlevel.checkpoint()
        return types.ListToolsResult(tools=[types.Tool.model_validate(each) for each in self.definitions()])

    async def call_tool(self, _: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        """``tools/call``."""
        try:
            tools = await self.tools()
        except CdpAgentError as exc:
            return _failed(exc)
        return _answer(await tools.call(params.name, params.arguments))

    async def list_resources(self, _: Any, params: Any) -> types.ListResourcesResult:
        """``resources/list``."""
        await trio.lowlevel.checkpoint()
        resources = [
            types.Resource(uri=uri, name=uri.rpartition("/")[2], description=description, mime_type="text/plain")
            for uri, (description, _, _) in _RESOURCES.items()
        ]
        return types.ListResourcesResult(resources=resources)

    async def read_resource(self, _: Any, params: types.ReadResourceRequestParams) -> types.ReadResourceResult:
        """``resources/read``."""
        uri = str(params.uri)
        if uri not in _RESOURCES:
            raise ValueError(f"there is no resource {uri}; there are {', '.join(_RESOURCES)}")
        _, tool, arguments = _RESOURCES[uri]
        result = await (await self.tools()).call(tool, arguments)
        contents = types.TextResourceContents(uri=uri, mime_type="text/plain", text=result.text)
        return types.ReadResourceResult(contents=[contents])


def _answer(result: ToolResult) -> types.CallToolResult:
    content: list[Any] = [types.TextContent(type="text", text=result.text)]
    for image in result.images:
        data = base64.b64encode(image.data).decode("ascii")
        content.append(types.ImageContent(type="image", data=data, mime_type=image.mime_type))
    return types.CallToolResult(content=content, structured_content=result.data, is_error=result.is_error)


def _failed(error: CdpAgentError) -> types.CallToolResult:
    data = {"success": False, "error": error.code, "hint": str(error)[:2000]}
    content: list[Any] = [types.TextContent(type="text", text=f"error: {error.code}\n{data['hint']}")]
    return types.CallToolResult(content=content, structured_content=data, is_error=True)


def instructions() -> str:
    """What a model is told of the tools as a whole."""
    return files("cdpagent.agent").joinpath("instructions.md").read_text("utf-8")


def make_server(web: WebServer) -> Server[Any]:
    """The SDK's server with our handlers."""

    @asynccontextmanager
    async def lifespan(_: Server[Any]) -> AsyncIterator[None]:
        async with web.holder:
            yield

    return Server(
        "cdpagent",
        version=__version__,
        title="cdpagent",
        instructions=instructions(),
        lifespan=lifespan,
        on_list_tools=web.list_tools,
        on_call_tool=web.call_tool,
        on_list_resources=web.list_resources,
        on_read_resource=web.read_resource,
    )


async def serve_stdio(options: ServerOptions) -> None:
    """Serve one client on stdin and stdout until it goes away."""
    server = make_server(WebServer(options))
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())
