"""The MCP server: the web tools for any client that speaks the Model Context Protocol, over stdio or HTTP.

It runs on Trio, with the official SDK. The first call of a tool starts a browser, or attaches to one. The server closes
it when no tool was called for a while, and when its client goes away.
"""

from __future__ import annotations

from cdpagent.agent.mcp.options import HttpOptions, ServerOptions
from cdpagent.errors import McpSupportMissingError

try:
    from cdpagent.agent.mcp.http import serve_http
    from cdpagent.agent.mcp.stdio import serve_stdio
except ModuleNotFoundError as exc:
    if (exc.name or "").startswith("cdpagent"):
        raise
    raise McpSupportMissingError(
        f"the MCP server needs {exc.name}, which is not installed. Run: pip install 'cdpagent[mcp]'"
    ) from exc

__all__ = ["HttpOptions", "ServerOptions", "serve_http", "serve_stdio"]
