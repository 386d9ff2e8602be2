"""One tool for a whole browser: start it or attach to it, go somewhere, look, act, stop.

It is for agents that can have only a few tools. It calls the web tools, all under one name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import Field, ValidationError

from cdpagent.agent import parameters as p
from cdpagent.agent.arguments import explain, parse
from cdpagent.agent.browser_task import BrowserTask
from cdpagent.agent.parameters import Parameters
from cdpagent.agent.results import ToolResult, failure, sendable, unexpected
from cdpagent.agent.schemas import Vendor, definitions
from cdpagent.agent.tools import TOOLS, WebTools
from cdpagent.entry import attach, launch
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType

    from cdpagent.policy import Policy

ActKind = Literal[
    "click", "dblclick", "fill", "type", "select", "check", "uncheck", "hover", "scroll", "scroll_into_view",
    "press_key", "drag", "upload", "wait", "back", "forward", "reload", "find", "query", "screenshot", "tabs",
]  # fmt: skip
_NAME: Final = "browser"


class Browse(Parameters):
    """Use a browser. start it first (profile sandbox: a fresh one; chrome: the user's own), navigate to a url, take a
    snapshot to get refs, act on them (act: click, fill, …), stop at the end."""

    action: Literal["status", "start", "stop", "navigate", "snapshot", "act"]
    profile: Literal["sandbox", "chrome"] = "sandbox"
    url: str = ""
    act: ActKind = "click"
    ref: str = Field("", description=p.SAID)
    value: str = Field("", description="of fill, type, select, press_key, find, wait, query (kind)")
    target: str = Field("", description="where drag ends")
    files: list[str] = Field(default_factory=list, description="of upload")
    snapshot: p.AlsoShow = Field("", description=f"also show: {p.SHOWN}")


class BrowserTool:
    """The tool, as an async context manager: the end of the block closes its browser.

    ``async with cdpagent.BrowserTool() as tool: await tool.call({"action": "start"})``
    """

    def __init__(
        self,
        *,
        endpoint: int | str | None = None,
        headless: bool = True,
        allow_eval: bool = False,
        policy: Policy | None = None,
        **launch: Any,
    ) -> None:
        self._endpoint = endpoint
        self._policy = policy
        self._launch = {"headless": headless, **launch}
        self._allow_eval = allow_eval
        self._holder = BrowserTask()
        self._profile = ""
        self._tools: WebTools | None = None

    def __repr__(self) -> str:
        return f"<BrowserTool {'with a browser' if self._tools is not None else 'without a browser yet'}>"

    async def __aenter__(self) -> BrowserTool:
        await self._holder.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._holder.__aexit__(kind, error, traceback)

    @property
    def tools(self) -> WebTools | None:
        """The web tools that it calls, while a browser runs."""
        return self._tools

    def definition(self, vendor: Vendor = "openai", *, strict: bool = False) -> dict[str, Any]:
        """Return the definition to give to a model."""
        return definitions({_NAME: Browse}, vendor, strict=strict, annotations={})[0]

    async def call(self, arguments: Mapping[str, Any] | str | None = None) -> ToolResult:
        """Call the tool. Nothing raises: the result says what went wrong."""
        return sendable(await self._call(arguments))

    async def _call(self, arguments: Mapping[str, Any] | str | None) -> ToolResult:
        try:
            given = parse(Browse, arguments)
        except ValidationError as exc:
            return failure("invalid_arguments", explain(exc, Browse))
        except ValueError as exc:
            return failure("invalid_arguments", str(exc))
        assert isinstance(given, Browse)
        try:
            return await self._do(given)
        except CdpAgentError as exc:
            return failure(exc.code, str(exc)[:1000])
        except Exception as exc:
            return unexpected(exc, _NAME)

    async def _do(self, given: Browse) -> ToolResult:
        if given.action == "status":
            return await self._status()
        if given.action == "start":
            return await self._start(given.profile)
        if given.action == "stop":
            await self._holder.stop()
            return ToolResult("stopped; nothing of the browser is left", {"success": True, "running": False})
        if self._tools is None or not self._is_running:
            return failure("not_started", 'no browser is running; call action="start" first')
        shows = {"snapshot": given.snapshot}
        if given.action == "navigate":
            return await self._tools.call("web_open", {"url": given.url, **shows})
        if given.action == "snapshot":
            return await self._tools.call("web_snapshot", {"scope": given.ref})
        if given.act == "find":
            return await self._tools.call("web_snapshot", {"find": given.value})
        return await self._tools.call(f"web_{given.act}", _arguments(given, shows))

    async def _status(self) -> ToolResult:
        if self._tools is None or not self._is_running:
            return ToolResult("no browser is running", {"success": True, "running": False})
        page = await self._tools.page()
        data = {"success": True, "running": True, "profile": self._profile, "url": page.url}
        return ToolResult(f"{self._profile}: {self._tools.browser.version.product} at {page.url}", data)

    async def _start(self, profile: str) -> ToolResult:
        if self._is_running and profile == self._profile:
            return await self._status()
        if profile == "chrome":
            browser = await self._holder.start(attach(self._endpoint, policy=self._policy))
        else:
            browser = await self._holder.start(launch(**self._launch, policy=self._policy))
        self._profile = profile
        self._tools = WebTools(browser, allow_eval=self._allow_eval)
        return await self._status()

    @property
    def _is_running(self) -> bool:
        return self._holder.browser is not None and not self._holder.browser.closed


def _arguments(given: Browse, shows: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments for the web tool that does the act."""
    tool = f"web_{given.act}"
    named = {"ref": given.ref, "target": given.target, "files": given.files, **shows}
    if given.act == "tabs":
        named |= {"tab": given.ref, "url": given.url}
    if given.value:
        named |= p.main_argument(tool, given.value)
    return {name: value for name, value in named.items() if name in TOOLS[tool].model_fields}
