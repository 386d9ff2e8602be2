"""The MCP server: the web tools for any client that speaks the Model Context Protocol, over stdio or HTTP.

It runs on Trio, by the official SDK. A browser is started, or attached to, when the first tool is called; it is closed
when nothing was called for a while, and gone when its client is.
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
        f"the MCP server needs {exc.name}, which is not installed: pip install 'cdpagent[mcp]'"
    ) from exc

__all__ = ["HttpOptions", "ServerOptions", "serve_http", "serve_stdio"]
