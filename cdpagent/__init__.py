"""cdpagent: let AI agents see and drive Chrome over the raw DevTools Protocol, natively on Trio.

The layers, each importing only those below it::

    sync, aio  the same surface for blocking code and for asyncio
    bridge/    the thread in which Trio runs for them
    agent/     what a model is given: tools, schemas, short results
    act/       real input on what was seen, and a receipt of what it did
    see/       a page as a few thousand characters with refs
    browser/   launch, discover, attach; targets, contexts, pages, frames, navigation, dialogs, downloads
    wire/      bytes <-> CDP: JSON, transports, connection, session, subscriptions, types
    errors.py  one hierarchy
"""

from __future__ import annotations

from contextlib import asynccontextmanager as _asynccontextmanager
from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Literal as _Literal

from cdpagent import errors as _errors
from cdpagent._version import __version__ as __version__
from cdpagent.browser import attach as _attach
from cdpagent.browser import launch as _launch
from cdpagent.browser.browser import Browser as Browser
from cdpagent.browser.browser import Version as Version
from cdpagent.browser.context import Context as Context
from cdpagent.browser.page.frame import Frame as Frame
from cdpagent.browser.page.logs import ConsoleMessage as ConsoleMessage
from cdpagent.browser.page.logs import Request as Request
from cdpagent.browser.page.navigation import Navigation as Navigation
from cdpagent.browser.page.page_errors import PageError as PageError
from cdpagent.browser.services.capture import Screenshot as Screenshot
from cdpagent.browser.services.dialogs import Dialog as Dialog
from cdpagent.browser.services.dialogs import DialogAnswer as DialogAnswer
from cdpagent.browser.services.downloads import Download as Download
from cdpagent.browser.services.downloads import DownloadError as DownloadError
from cdpagent.browser.services.emulation import EmulationOptions as EmulationOptions
from cdpagent.browser.services.file_choosers import FileChooser as FileChooser
from cdpagent.errors import *  # noqa: F403 - every public name there is an error, and public
from cdpagent.wire.protocol import Event as Event
from cdpagent.wire.session import Session as Session
from cdpagent.wire.subscription import Subscription as Subscription

if _TYPE_CHECKING:
    import os as _os
    from collections.abc import AsyncIterator as _AsyncIterator
    from collections.abc import Mapping as _Mapping
    from collections.abc import Sequence as _Sequence

    from cdpagent import aio as aio
    from cdpagent import sync as sync
    from cdpagent.act.collecting import Collection as Collection
    from cdpagent.act.collecting import Item as Item
    from cdpagent.act.page import Page as Page
    from cdpagent.act.receipt import ActionResult as ActionResult
    from cdpagent.act.receipt import Change as Change
    from cdpagent.act.receipt import Changes as Changes
    from cdpagent.agent.browser_tool import BrowserTool as BrowserTool
    from cdpagent.agent.results import ToolResult as ToolResult
    from cdpagent.agent.tools import WebTools as WebTools
    from cdpagent.see.article import Article as Article
    from cdpagent.see.find import Match as Match
    from cdpagent.see.html.document import HtmlDocument as HtmlDocument
    from cdpagent.see.html.document import snapshot_html as snapshot_html
    from cdpagent.see.options import SnapshotOptions as SnapshotOptions
    from cdpagent.see.query import QueryResult as QueryResult
    from cdpagent.see.refs import NodeRef as NodeRef
    from cdpagent.see.snapshot import Snapshot as Snapshot
    from cdpagent.see.snapshot import SnapshotStats as SnapshotStats

# What is imported when it is first asked for, so that `import cdpagent` stays cheap.
_LATER = {
    "BrowserTool": "cdpagent.agent.browser_tool",
    "ToolResult": "cdpagent.agent.results",
    "WebTools": "cdpagent.agent.tools",
    "ActionResult": "cdpagent.act.receipt",
    "Change": "cdpagent.act.receipt",
    "Changes": "cdpagent.act.receipt",
    "Collection": "cdpagent.act.collecting",
    "Item": "cdpagent.act.collecting",
    "Article": "cdpagent.see.article",
    "HtmlDocument": "cdpagent.see.html.document",
    "Match": "cdpagent.see.find",
    "NodeRef": "cdpagent.see.refs",
    "Page": "cdpagent.act.page",
    "QueryResult": "cdpagent.see.query",
    "Snapshot": "cdpagent.see.snapshot",
    "SnapshotOptions": "cdpagent.see.options",
    "SnapshotStats": "cdpagent.see.snapshot",
    "snapshot_html": "cdpagent.see.html.document",
}


def __getattr__(name: str) -> object:
    if name in ("aio", "sync"):
        return _import_module(f"{__name__}.{name}")
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(_import_module(_LATER[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER, "aio", "sync"})


@_asynccontextmanager
async def launch(
    *,
    executable: str | _os.PathLike[str] | None = None,
    headless: bool = True,
    user_data_dir: str | _os.PathLike[str] | None = None,
    viewport: tuple[int, int] | None = (1280, 800),
    args: _Sequence[str] = (),
    env: _Mapping[str, str] | None = None,
    sandbox: bool | None = None,
    transport: _Literal["pipe", "port"] = "pipe",
    proxy: str | None = None,
    downloads_dir: str | _os.PathLike[str] | None = None,
    timeout: float = 30,
) -> _AsyncIterator[Browser[Page]]:
    """Launch a sandboxed browser of our own; at the end of the block nothing of it is left.

    :param executable: the browser's program; without it, an installed Chrome or Chromium is looked for.
    :param headless: no window. With ``False`` there must be a display.
    :param user_data_dir: the profile to use and keep. Without it: a fresh one, removed after the browser has exited.
    :param viewport: the size of every page in CSS pixels; None leaves it to the window.
    :param args: more switches for Chrome. ``--enable-features`` and ``--disable-features`` are merged with ours.
    :param env: more environment variables for Chrome.
    :param sandbox: None: Chrome's sandbox is on, except as root, where Chrome refuses it and a `SandboxWarning` says
        so. True: never without it (a `LaunchError` instead). False: without it, silently.
    :param transport: ``"pipe"`` opens no port. ``"port"`` lets other programs connect to the browser too.
    :param proxy: a proxy server for all traffic, such as ``http://127.0.0.1:3128``; requests to this machine included.
    :param downloads_dir: where downloads go, and stay. Without it: a private directory that is removed at the end.
    :param timeout: how many seconds the browser has to start.
    """
    from cdpagent.act.page import Page

    async with _launch.launch(
        Page,
        executable=executable,
        headless=headless,
        user_data_dir=user_data_dir,
        viewport=viewport,
        args=args,
        env=env,
        sandbox=sandbox,
        transport=transport,
        proxy=proxy,
        downloads_dir=downloads_dir,
        timeout=timeout,
    ) as browser:
        yield browser


@_asynccontextmanager
async def attach(
    endpoint: int | str | _os.PathLike[str] | None = None,
    *,
    headers: _Mapping[str, str] | None = None,
    timeout: float = 30,
) -> _AsyncIterator[Browser[Page]]:
    """Attach to a running browser, as a guest: nothing is closed, resized, focused or reloaded that we did not open.

    :param endpoint: a port; ``http(s)://host:port``; ``ws(s)://…``; a profile directory holding
        ``DevToolsActivePort``; or None, and the well-known profile directories are searched.
    :param headers: HTTP headers for the discovery and the connection, such as a token.
    :param timeout: how many seconds the browser has to answer. Where a person must click Allow first: four times that.
    """
    from cdpagent.act.page import Page

    async with _attach.attach(Page, endpoint, headers=headers, timeout=timeout) as browser:
        yield browser


__all__ = [
    "ActionResult",
    "Article",
    "Browser",
    "BrowserTool",
    "Change",
    "Changes",
    "Collection",
    "ConsoleMessage",
    "Context",
    "Dialog",
    "DialogAnswer",
    "Download",
    "DownloadError",
    "EmulationOptions",
    "Event",
    "FileChooser",
    "Frame",
    "HtmlDocument",
    "Item",
    "Match",
    "Navigation",
    "NodeRef",
    "Page",
    "PageError",
    "QueryResult",
    "Request",
    "Screenshot",
    "Session",
    "Snapshot",
    "SnapshotOptions",
    "SnapshotStats",
    "Subscription",
    "ToolResult",
    "Version",
    "WebTools",
    "attach",
    "launch",
    "snapshot_html",
    *_errors.__all__,
]
