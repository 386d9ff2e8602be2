"""cdpagent: let AI agents see and drive Chrome over the raw DevTools Protocol, natively on Trio.

The layers, each importing only those below it (docs/architecture.md walks through them)::

    cli/       the command line
    sync, aio  the same surface for blocking code and for asyncio
    bridge/    the thread in which Trio runs for them
    agent/     what a model is given: tools, schemas, short results
    entry.py   launch and attach, and the browser and contexts that they give
    page.py    the public face of a page
    act/       real input on what was seen, and a receipt of what it did
    see/       a page as a few thousand characters with refs
    browser/   launch, discover, attach; targets, contexts, tabs, frames, navigation, dialogs, downloads
    wire/      bytes <-> CDP: JSON, transports, connection, session, subscriptions, types
    policy.py  what a browser may be used for
    errors.py  one hierarchy
"""

from __future__ import annotations

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING

from cdpagent import errors as _errors
from cdpagent import log as _log
from cdpagent._version import __version__ as __version__
from cdpagent.browser.network.response import Response as Response
from cdpagent.browser.network.response import ResponseTiming as ResponseTiming
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
from cdpagent.policy import Confirmation as Confirmation
from cdpagent.policy import Policy as Policy
from cdpagent.policy import Secret as Secret
from cdpagent.wire.protocol import Event as Event
from cdpagent.wire.session import Session as Session
from cdpagent.wire.subscription import Subscription as Subscription

if _TYPE_CHECKING:
    from cdpagent import aio as aio
    from cdpagent import sync as sync
    from cdpagent.act.collecting import Collection as Collection
    from cdpagent.act.collecting import Item as Item
    from cdpagent.act.receipt import ActionResult as ActionResult
    from cdpagent.act.receipt import Change as Change
    from cdpagent.act.receipt import Changes as Changes
    from cdpagent.act.sequence import ActionSequence as ActionSequence
    from cdpagent.agent.browser_tool import BrowserTool as BrowserTool
    from cdpagent.agent.results import ToolResult as ToolResult
    from cdpagent.agent.tools import WebTools as WebTools
    from cdpagent.browser.chrome import Version as Version
    from cdpagent.browser.network.credentials import HttpCredentials as HttpCredentials
    from cdpagent.browser.network.routes import Route as Route
    from cdpagent.entry import Browser as Browser
    from cdpagent.entry import Context as Context
    from cdpagent.entry import attach as attach
    from cdpagent.entry import launch as launch
    from cdpagent.entry import start as start
    from cdpagent.page import Page as Page
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
    "ActionSequence": "cdpagent.act.sequence",
    "Change": "cdpagent.act.receipt",
    "Changes": "cdpagent.act.receipt",
    "Collection": "cdpagent.act.collecting",
    "Item": "cdpagent.act.collecting",
    "Article": "cdpagent.see.article",
    "HtmlDocument": "cdpagent.see.html.document",
    "Match": "cdpagent.see.find",
    "NodeRef": "cdpagent.see.refs",
    "Page": "cdpagent.page",
    "Browser": "cdpagent.entry",
    "Context": "cdpagent.entry",
    "Version": "cdpagent.browser.chrome",
    "HttpCredentials": "cdpagent.browser.network.credentials",
    "Route": "cdpagent.browser.network.routes",
    "attach": "cdpagent.entry",
    "launch": "cdpagent.entry",
    "start": "cdpagent.entry",
    "QueryResult": "cdpagent.see.query",
    "Snapshot": "cdpagent.see.snapshot",
    "SnapshotOptions": "cdpagent.see.options",
    "SnapshotStats": "cdpagent.see.snapshot",
    "snapshot_html": "cdpagent.see.html.document",
}


_log.show_what_is_asked_for()


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


__all__ = [
    "ActionResult",
    "ActionSequence",
    "Article",
    "Browser",
    "BrowserTool",
    "Change",
    "Changes",
    "Collection",
    "Confirmation",
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
    "HttpCredentials",
    "Item",
    "Match",
    "Navigation",
    "NodeRef",
    "Page",
    "PageError",
    "Policy",
    "QueryResult",
    "Request",
    "Response",
    "ResponseTiming",
    "Route",
    "Screenshot",
    "Secret",
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
    "start",
    *_errors.__all__,
]
