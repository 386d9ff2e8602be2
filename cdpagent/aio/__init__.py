# Written by tools/surfaces from the Trio surface. Don't edit: run `make surfaces`.
"""cdpagent for asyncio: the names of `cdpagent`, to be awaited in any event loop.

::

    async with cdpagent.aio.launch() as browser:
        page = await browser.new_page("https://example.com")
        print((await page.snapshot()).text)

Cancelling a task cancels the call that it waits for, and the task goes on when that call has ended. Callbacks, plain or
async, run in the event loop that passed them. A thread that runs Trio does the work; the way there and back adds 0.2 to
0.3 milliseconds to every call. Reading a property, such as ``page.url``, asks that thread too, so that it sees a
consistent state; the event loop waits for the answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import cdpagent as _cdpagent
from cdpagent.act.receipt import ActionResult as TrioActionResult
from cdpagent.act.receipt import Changes as TrioChanges
from cdpagent.bridge.live import Live, converted
from cdpagent.bridge.looping import (
    Listener,
    LiveBlock,
    Opened,
    OpenedBrowser,
    asked,
    called_back,
    called_with,
    in_trio,
    pattern_with,
)
from cdpagent.bridge.thread import read
from cdpagent.browser.page.navigation import Navigation as TrioNavigation

if TYPE_CHECKING:
    import os
    import re
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
    from pathlib import Path
    from types import EllipsisType
    from typing import Literal, Self, Unpack

    from cdpagent import AmbiguousTargetError as AmbiguousTargetError
    from cdpagent import Article as Article
    from cdpagent import AttachError as AttachError
    from cdpagent import BlockNotEnteredError as BlockNotEnteredError
    from cdpagent import BodyUnavailableError as BodyUnavailableError
    from cdpagent import BrowserClosedError as BrowserClosedError
    from cdpagent import BrowserNeededError as BrowserNeededError
    from cdpagent import BrowserNotFoundError as BrowserNotFoundError
    from cdpagent import CdpAgentError as CdpAgentError
    from cdpagent import Change as Change
    from cdpagent import Collection as Collection
    from cdpagent import CommandError as CommandError
    from cdpagent import Confirmation as Confirmation
    from cdpagent import ConsoleMessage as ConsoleMessage
    from cdpagent import DeadlineExceededError as DeadlineExceededError
    from cdpagent import Dialog as Dialog
    from cdpagent import DialogAnswer as DialogAnswer
    from cdpagent import DocumentGoneError as DocumentGoneError
    from cdpagent import DownloadError as DownloadError
    from cdpagent import EmulationOptions as EmulationOptions
    from cdpagent import EvaluationError as EvaluationError
    from cdpagent import Event as Event
    from cdpagent import EventsLostError as EventsLostError
    from cdpagent import HtmlDocument as HtmlDocument
    from cdpagent import HtmlSupportMissingError as HtmlSupportMissingError
    from cdpagent import HtmlTooLargeError as HtmlTooLargeError
    from cdpagent import HttpCredentials as HttpCredentials
    from cdpagent import InvalidUrlError as InvalidUrlError
    from cdpagent import Item as Item
    from cdpagent import LaunchError as LaunchError
    from cdpagent import Match as Match
    from cdpagent import McpServerError as McpServerError
    from cdpagent import McpSupportMissingError as McpSupportMissingError
    from cdpagent import NavigationError as NavigationError
    from cdpagent import NodeRef as NodeRef
    from cdpagent import NotActionableError as NotActionableError
    from cdpagent import PageClosedError as PageClosedError
    from cdpagent import PageCrashedError as PageCrashedError
    from cdpagent import PageError as PageError
    from cdpagent import PageUnresponsiveError as PageUnresponsiveError
    from cdpagent import Policy as Policy
    from cdpagent import PolicyError as PolicyError
    from cdpagent import QueryResult as QueryResult
    from cdpagent import RefNotFoundError as RefNotFoundError
    from cdpagent import Request as Request
    from cdpagent import ResponseTiming as ResponseTiming
    from cdpagent import SandboxWarning as SandboxWarning
    from cdpagent import Screenshot as Screenshot
    from cdpagent import Secret as Secret
    from cdpagent import Snapshot as Snapshot
    from cdpagent import SnapshotOptions as SnapshotOptions
    from cdpagent import SnapshotStats as SnapshotStats
    from cdpagent import StaleRefError as StaleRefError
    from cdpagent import TargetError as TargetError
    from cdpagent import ToolResult as ToolResult
    from cdpagent import UnknownKeyError as UnknownKeyError
    from cdpagent import UsageError as UsageError
    from cdpagent import ValueNotKeptError as ValueNotKeptError
    from cdpagent import Version as Version
    from cdpagent import WrongElementError as WrongElementError
    from cdpagent import snapshot_html as snapshot_html
    from cdpagent.act.input import Button
    from cdpagent.act.input import Keyboard as TrioKeyboard
    from cdpagent.act.input import Mouse as TrioMouse
    from cdpagent.act.keys import Key, Modifier
    from cdpagent.act.scrolling import Direction
    from cdpagent.act.sequence import ActionSequence as TrioActionSequence
    from cdpagent.agent.browser_tool import BrowserTool as TrioBrowserTool
    from cdpagent.agent.schemas import Vendor
    from cdpagent.agent.tools import WebTools as TrioWebTools
    from cdpagent.aio.signatures import ExpectEvent, SubscribeEvents
    from cdpagent.bridge.looping import DialogRule
    from cdpagent.browser.network.response import Response as TrioResponse
    from cdpagent.browser.network.routes import AbortReason
    from cdpagent.browser.network.routes import Route as TrioRoute
    from cdpagent.browser.page.awaited_events import Expected as TrioExpected
    from cdpagent.browser.page.frame import Departure
    from cdpagent.browser.page.frame import Frame as TrioFrame
    from cdpagent.browser.page.init_scripts import ScriptWorld
    from cdpagent.browser.page.navigation import WaitUntil
    from cdpagent.browser.page.worlds import RemoteObject
    from cdpagent.browser.page.worlds import World as TrioWorld
    from cdpagent.browser.services.capture import ScreenshotFormat
    from cdpagent.browser.services.downloads import Download as TrioDownload
    from cdpagent.browser.services.downloads import DownloadState
    from cdpagent.browser.services.emulation import Emulation as TrioEmulation
    from cdpagent.browser.services.file_choosers import FileChooser as TrioFileChooser
    from cdpagent.browser.services.storage import Cookie, StorageState
    from cdpagent.entry import Browser as TrioBrowser
    from cdpagent.entry import Context as TrioContext
    from cdpagent.page import Page as TrioPage
    from cdpagent.policy import Confirm
    from cdpagent.see.options import SnapshotKeywords
    from cdpagent.see.query import QueryKind
    from cdpagent.see.targets import Target
    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session as TrioSession
    from cdpagent.wire.subscription import Expectation as TrioExpectation
    from cdpagent.wire.subscription import Subscription as TrioSubscription
    from cdpagent.wire.types import SendCommand

ParamsT = TypeVar("ParamsT")
T = TypeVar("T")


def launch(
    *,
    executable: str | os.PathLike[str] | None = None,
    headless: bool = True,
    user_data_dir: str | os.PathLike[str] | None = None,
    viewport: tuple[int, int] | None = (1280, 800),
    args: Sequence[str] = (),
    env: Mapping[str, str] | None = None,
    sandbox: bool | None = None,
    transport: Literal["pipe", "port"] = "pipe",
    proxy: str | None = None,
    downloads_dir: str | os.PathLike[str] | None = None,
    policy: Policy | None = None,
    slow: float = 0,
    timeout: float = 30,
) -> OpenedBrowser[Browser]:
    """Launch a sandboxed browser of our own; at the end of the block nothing of it is left.

    :param executable: the browser's program; without it, an installed Chrome or Chromium is looked for.
    :param headless: no window. With ``False`` there must be a display.
    :param user_data_dir: the profile to use and keep. Without it: a fresh one, removed after the browser has exited.
    :param viewport: the size of every page in CSS pixels; None leaves it to the window.
    :param args: more switches for Chrome. ``--enable-features`` and ``--disable-features`` are merged with ours.
    :param env: more environment variables for Chrome.
    :param sandbox: None: Chrome's sandbox is on. For root, Chrome then runs as another user; where that or the sandbox
        can't be, a `SandboxWarning` says why. True: never without it (a `LaunchError` instead). False: without it,
        silently, and for root as root.
    :param transport: ``"pipe"`` opens no port. ``"port"`` lets other programs connect to the browser too.
    :param proxy: a proxy server for all traffic, such as ``http://127.0.0.1:3128``; requests to this machine included.
    :param downloads_dir: where downloads go, and stay. Without it: a private directory that is removed at the end.
    :param policy: what the browser may be used for; see `Policy`.
    :param slow: how many seconds to wait after each action, for a person who watches.
    :param timeout: how many seconds the browser has to start.
    """
    return OpenedBrowser(
        lambda: _cdpagent.launch(
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
            policy=policy,
            slow=slow,
            timeout=timeout,
        ),
        Browser._of,
        "launch",
    )


def attach(
    endpoint: int | str | os.PathLike[str] | None = None,
    *,
    headers: Mapping[str, str] | None = None,
    policy: Policy | None = None,
    timeout: float = 30,
) -> OpenedBrowser[Browser]:
    """Attach to a running browser, as a guest: nothing is closed, resized, focused or reloaded that we did not open.

    :param endpoint: a port; ``http(s)://host:port``; ``ws(s)://…``; a profile directory holding
        ``DevToolsActivePort``; or None, and the well-known profile directories are searched.
    :param headers: HTTP headers for the discovery and the connection, such as a token.
    :param policy: what the browser may be used for; without it, the user's own tabs are read but not acted on.
    :param timeout: how many seconds the browser has to answer. Where a person must click Allow first: four times that.
    """
    return OpenedBrowser(
        lambda: _cdpagent.attach(endpoint, headers=headers, policy=policy, timeout=timeout), Browser._of, "attach"
    )


@dataclass(slots=True)
class Changes(TrioChanges):
    """What happened, from the action's first input until the page had settled."""

    new_pages: list[Page] = field(default_factory=list)  # type: ignore[assignment]
    downloads: list[Download] = field(default_factory=list)  # type: ignore[assignment]

    @classmethod
    def _of(cls, data: TrioChanges) -> Changes:
        return converted(cls, data, new_pages=Page._all(data.new_pages), downloads=Download._all(data.downloads))


@dataclass(slots=True, repr=False)
class ActionResult(TrioActionResult):
    """The receipt of an action."""

    changes: Changes = field(default_factory=Changes)

    @classmethod
    def _of(cls, data: TrioActionResult) -> ActionResult:
        return converted(cls, data, changes=Changes._of(data.changes))


@dataclass(frozen=True, slots=True)
class Navigation(TrioNavigation):
    """What a navigation came to."""

    download: Download | None  # type: ignore[assignment]

    @classmethod
    def _of(cls, data: TrioNavigation) -> Navigation:
        return converted(cls, data, download=Download._maybe(data.download))


class ActionSequence(LiveBlock):
    """The actions of a block, as one. Made by ``page.sequence()``."""

    __slots__ = ()

    _trio: TrioActionSequence

    def result(self, name: str = "sequence") -> ActionResult:
        """The receipt of all actions so far, called by this name."""
        return ActionResult._of(read(self._trio.result, name))

    def has_become_another(self, ref: str) -> bool:
        """Whether the element of this ref has another role or name than before the first action."""
        return read(self._trio.has_become_another, ref)

    def start_over(self) -> None:
        """Forget the actions so far: another document was opened, and nothing of what they did is left."""
        read(self._trio.start_over)


class Browser(Live):
    """A browser, launched or attached to. Made by ``launch()`` and ``attach()``."""

    __slots__ = ()

    _trio: TrioBrowser

    @property
    def version(self) -> Version:
        """What the browser says it is."""
        return read(lambda: self._trio.version)

    @property
    def ours(self) -> bool:
        """Whether cdpagent launched it. In one it did not, nothing is closed that it did not open."""
        return read(lambda: self._trio.ours)

    @property
    def policy(self) -> Policy:
        """What it may be used for."""
        return read(lambda: self._trio.policy)

    def on_confirm(self, ask: Confirm | None) -> None:
        """Ask a person with this function, from now on, before anything is done that `Policy.confirm` names.

        It is called with each `Confirmation` and says True to allow it. None: nobody can be asked, so all is refused.
        A plain function runs in a thread of its own, so it may wait for the person's answer.
        """
        read(self._trio.on_confirm, asked(ask))

    def set_default_timeout(self, timeout: float | None) -> None:
        """Have every action in this browser take at most so many seconds, unless it or its page says otherwise.

        A target that is not there yet is waited for that long, too. None: as it is by itself.
        """
        read(self._trio.set_default_timeout, timeout)

    def mask(self, text: str) -> str:
        """Put the names of the policy's secrets in place of their values.

        What is read from a page is masked already; this is for what comes by other ways, such as logs and requests.
        """
        return read(self._trio.mask, text)

    @property
    def cdp(self) -> Session:
        """The browser's own session, for raw CDP."""
        return Session._of(read(lambda: self._trio.cdp))

    @property
    def pages(self) -> list[Page]:
        """All open pages, oldest first. In an attached browser that includes the user's tabs, if the policy lets it."""
        return Page._all(read(lambda: list(self._trio.pages)))

    @property
    def default_context(self) -> Context:
        """The context of the browser's own profile."""
        return Context._of(read(lambda: self._trio.default_context))

    @property
    def closed(self) -> bool:
        """Whether the browser, or the connection to it, is gone."""
        return read(lambda: self._trio.closed)

    async def new_page(self, url: str | None = None) -> Page:
        """Open a page in the default context, and ``url`` in it. In an attached browser it opens in the background."""
        return Page._of(await in_trio(self._trio.new_page, url))

    def new_context(
        self,
        *,
        storage_state: StorageState | str | os.PathLike[str] | None = None,
        proxy: str | None = None,
        **emulation: Unpack[EmulationOptions],
    ) -> Opened[Context]:
        """A context with cookies and storage of its own; it and its pages are gone at the end of the block.

        ``emulation`` is for all its pages: viewport, user_agent, locale, timezone, geolocation, extra_headers, offline
        and more (see `EmulationOptions`). ``storage_state`` is what ``Context.storage_state()`` gave.
        """
        return Opened(
            lambda: self._trio.new_context(storage_state=storage_state, proxy=proxy, **emulation),
            Context._of,
            "new_context",
        )

    async def route(
        self,
        pattern: str | re.Pattern[str] | Callable[[str], Awaitable[bool] | bool],
        handler: Callable[[Route], Awaitable[None] | None],
        *,
        times: int | None = None,
        timeout: float = 20,
    ) -> None:
        """Have a function called with a `Route` for each request that ``pattern`` means, before it is sent.

        That is for all pages of this browser that cdpagent opened, in whatever context.

        ``pattern`` is a glob for the whole URL (``**/api/*``; ``*`` stops at a slash, ``**`` does not, and one that
        begins with ``/`` means the path alone), a compiled regular expression, or a function of the URL. The newest
        route is asked first. A function that answers nothing, fails, or takes longer than ``timeout`` seconds leaves
        the request to the next one, and then to the server. ``times`` is for how many requests it is called.
        """
        await in_trio(
            self._trio.route,
            pattern_with(lambda given: given, pattern),
            called_with(Route._of, handler),
            times=times,
            timeout=timeout,
        )

    async def unroute(self, pattern: str | re.Pattern[str] | None = None) -> None:
        """Take back the routes for a pattern, as it was given to `route`; without one, all routes from here."""
        await in_trio(self._trio.unroute, pattern)

    async def block(self, *what: str) -> None:
        """Send none of these requests, from now on, in place of what was blocked from here before.

        A kind (``image``, ``font``, ``media``, ``stylesheet``, ``script``, …), a host (``ads.example``,
        ``*.ads.example``) or a glob for URLs (``**/banner/*``). Nothing: block nothing.
        """
        await in_trio(self._trio.block, *what)

    async def close(self) -> None:
        """Close a launched browser, or leave an attached one; then every call raises `BrowserClosedError`.

        What the browser leaves on the disk is removed at the end of its block; of one that was started without a block,
        nothing is left when this returns.
        """
        await in_trio(self._trio.close)

    async def wait_closed(self) -> None:
        """Wait until the browser, or the connection to it, is gone: a person has closed the window, say."""
        await in_trio(self._trio.wait_closed)


class BrowserTool(LiveBlock):
    """The tool, as an async context manager: the end of the block closes its browser.

    ``async with cdpagent.aio.BrowserTool() as tool: await tool.call({"action": "start"})``
    """

    __slots__ = ()

    _trio: TrioBrowserTool

    def __init__(
        self,
        *,
        endpoint: int | str | None = None,
        headless: bool = True,
        allow_eval: bool = False,
        policy: Policy | None = None,
        **launch: Any,
    ) -> None:
        from cdpagent.agent.browser_tool import BrowserTool as TrioBrowserTool

        self._stand_for(
            read(TrioBrowserTool, endpoint=endpoint, headless=headless, allow_eval=allow_eval, policy=policy, **launch)
        )

    @property
    def tools(self) -> WebTools | None:
        """The web tools that it calls, while a browser runs."""
        return WebTools._maybe(read(lambda: self._trio.tools))

    def definition(self, vendor: Vendor = "openai", *, strict: bool = False) -> dict[str, Any]:
        """Return the definition to give to a model."""
        return read(self._trio.definition, vendor, strict=strict)

    async def call(self, arguments: Mapping[str, Any] | str | None = None) -> ToolResult:
        """Call the tool. Nothing raises: the result says what went wrong."""
        return await in_trio(self._trio.call, arguments)


class Context(Live):
    """Pages with a cookie jar and a storage of their own. Made by ``browser.new_context()``."""

    __slots__ = ()

    _trio: TrioContext

    @property
    def browser(self) -> Browser:
        """The browser that it is in."""
        return Browser._of(self._trio.browser)

    @property
    def id(self) -> str | None:
        """CDP's id of it; None for the browser's default context."""
        return read(lambda: self._trio.id)

    @property
    def closed(self) -> bool:
        """Whether its block has ended; then its pages are gone."""
        return read(lambda: self._trio.closed)

    @property
    def pages(self) -> list[Page]:
        """The open pages of this context, oldest first; see `Browser.pages`."""
        return Page._all(read(lambda: list(self._trio.pages)))

    @property
    def is_ours(self) -> bool:
        """Whether it is cdpagent's alone: not the default context of the user's browser."""
        return read(lambda: self._trio.is_ours)

    async def new_page(self, url: str | None = None) -> Page:
        """Open a page, and ``url`` in it. When that fails, there is no page."""
        return Page._of(await in_trio(self._trio.new_page, url))

    async def grant_permissions(self, permissions: str | Sequence[str], *, origin: str | None = None) -> None:
        """Let pages of an origin, or of all, do what they would have to ask for.

        The names are those of ``navigator.permissions``: geolocation, notifications, clipboard-read, camera, … One
        that Chrome does not know is a ValueError that says which there are.
        """
        await in_trio(self._trio.grant_permissions, permissions, origin=origin)

    async def add_init_script(self, script: str | os.PathLike[str], *, world: ScriptWorld = "main") -> None:
        """Run a script in each new document of the pages that cdpagent opened here, before the page's own scripts.

        ``script`` is its source, or the path of a file (a `pathlib.Path`).
        ``world`` is ``main``, where the page's scripts run, or ``own``, which the page can't see: what a script keeps
        there, `Frame.in_world` reads.
        """
        await in_trio(self._trio.add_init_script, script, world=world)

    async def route(
        self,
        pattern: str | re.Pattern[str] | Callable[[str], Awaitable[bool] | bool],
        handler: Callable[[Route], Awaitable[None] | None],
        *,
        times: int | None = None,
        timeout: float = 20,
    ) -> None:
        """Have a function called with a `Route` for each request that ``pattern`` means, before it is sent.

        That is for all pages of this context that cdpagent opened, from their first request on.

        ``pattern`` is a glob for the whole URL (``**/api/*``; ``*`` stops at a slash, ``**`` does not, and one that
        begins with ``/`` means the path alone), a compiled regular expression, or a function of the URL. The newest
        route is asked first. A function that answers nothing, fails, or takes longer than ``timeout`` seconds leaves
        the request to the next one, and then to the server. ``times`` is for how many requests it is called.
        """
        await in_trio(
            self._trio.route,
            pattern_with(lambda given: given, pattern),
            called_with(Route._of, handler),
            times=times,
            timeout=timeout,
        )

    async def unroute(self, pattern: str | re.Pattern[str] | None = None) -> None:
        """Take back the routes for a pattern, as it was given to `route`; without one, all routes from here."""
        await in_trio(self._trio.unroute, pattern)

    async def block(self, *what: str) -> None:
        """Send none of these requests, from now on, in place of what was blocked from here before.

        A kind (``image``, ``font``, ``media``, ``stylesheet``, ``script``, …), a host (``ads.example``,
        ``*.ads.example``) or a glob for URLs (``**/banner/*``). Nothing: block nothing.
        """
        await in_trio(self._trio.block, *what)

    def expect_page(self, *, timeout: float = 30) -> Opened[Expected[Page]]:
        """Wait, at the end of the block, for a page that the block makes open in this context, and for its document.

        ``async with context.expect_page() as page: await other.click("e5")``, then ``page.value.url``.
        """
        return Opened(lambda: self._trio.expect_page(timeout=timeout), Expected._of, "expect_page")

    async def set_http_credentials(self, *credentials: HttpCredentials) -> None:
        """Answer servers that ask for a name and a password with these, from now on, in place of those before.

        Each is sent only to the hosts that it belongs to. A server that asks and gets none, or a wrong one, answers
        with a 401, which is an answer as any other.
        """
        await in_trio(self._trio.set_http_credentials, *credentials)

    async def cookies(self) -> list[Cookie]:
        """All cookies of this context."""
        return await in_trio(self._trio.cookies)

    async def set_cookies(self, cookies: Sequence[Cookie]) -> None:
        """Add cookies; those of the same name, domain and path are replaced."""
        await in_trio(self._trio.set_cookies, cookies)

    async def clear_cookies(self) -> None:
        """Remove all cookies."""
        await in_trio(self._trio.clear_cookies)

    async def storage_state(self, path: str | os.PathLike[str] | None = None) -> StorageState:
        """Cookies and local storage, to be given to another browser; also written to ``path`` as JSON.

        The local storage is that of the origins that pages of this context have been to since we know it. Their
        servers are not asked for anything.
        """
        return await in_trio(self._trio.storage_state, path)

    async def load_storage_state(self, state: StorageState | str | os.PathLike[str]) -> None:
        """Take over what `storage_state` gave, or the file it wrote."""
        await in_trio(self._trio.load_storage_state, state)


class Download(Live):
    """A file that a page sent."""

    __slots__ = ()

    _trio: TrioDownload

    @property
    def guid(self) -> str:
        """Chrome's id of it."""
        return self._trio.guid

    @property
    def url(self) -> str:
        """Where it comes from."""
        return self._trio.url

    @property
    def suggested_filename(self) -> str:
        """What the site calls it: page text, not to be trusted as a path."""
        return self._trio.suggested_filename

    @property
    def state(self) -> DownloadState:
        """Whether it is inProgress, completed or canceled."""
        return self._trio.state

    @property
    def received(self) -> int:
        """How many bytes have come."""
        return self._trio.received

    @property
    def total(self) -> int | None:
        """How many there will be, if the server has said so."""
        return self._trio.total

    async def path(self, *, timeout: float = 300) -> Path:
        """Wait until it is whole and return where it is. In a throw-away directory it is gone when the browser is."""
        return await in_trio(self._trio.path, timeout=timeout)

    async def save_as(self, path: str | os.PathLike[str], *, timeout: float = 300) -> Path:
        """Wait until it is whole and copy it to ``path``; a directory gets it under its suggested name, cleaned."""
        return await in_trio(self._trio.save_as, path, timeout=timeout)

    async def cancel(self) -> None:
        """Stop it. Does nothing if it has ended already."""
        await in_trio(self._trio.cancel)


class Emulation(Live):
    """The emulation of one page."""

    __slots__ = ()

    _trio: TrioEmulation

    @property
    def focus(self) -> bool:
        """Whether the page believes to be focused and visible, which keeps one in the background at work."""
        return self._trio.focus

    @property
    def options(self) -> EmulationOptions:
        """What is emulated at present."""
        return read(lambda: self._trio.options)

    async def set(self, **changes: Unpack[EmulationOptions]) -> None:
        """Change what is emulated; see `EmulationOptions`. None takes a part back.

        Raises ValueError for what Chrome can't do; then everything stays as it was.
        """
        await in_trio(self._trio.set, **changes)

    def configure(self, options: Mapping[str, Any], *, focus: bool) -> None:
        """Begin with these options; called before the page has a session."""
        read(self._trio.configure, options, focus=focus)

    def follow(self, session: Session) -> None:
        """Tell a new session of the page what to believe."""
        read(self._trio.follow, session._trio)

    async def confirm(self) -> None:
        """Wait until a new page believes what it is to believe; ValueError for what Chrome can't do."""
        await in_trio(self._trio.confirm)


class Expectation(LiveBlock, Generic[ParamsT]):
    """Waits for one event. Enter the block before the act that causes the event, so that it can't be missed.

    ::

        async with session.expect("Page.loadEventFired") as loaded:
            await session.send("Page.navigate", url=url)
        print(loaded.event.params["timestamp"])

    The end of the block waits for the event; if the block raises, it does not wait.
    """

    __slots__ = ()

    _trio: TrioExpectation[Any]

    @property
    def event(self) -> Event[ParamsT]:
        """The event; read it after the block has ended."""
        return read(lambda: self._trio.event)


class Expected(Live, Generic[T]):
    """Something to wait for, such as a popup, a download or an answer; ``value`` is there after the block."""

    __slots__ = ()

    _trio: TrioExpected[Any]

    @property
    def value(self) -> T:
        """What came."""
        return cast("T", _wrapped(read(lambda: self._trio.value)))

    @property
    def came(self) -> bool:
        """Whether it is there already."""
        return read(lambda: self._trio.came)


class FileChooser(Live):
    """A file chooser that a page has opened."""

    __slots__ = ()

    _trio: TrioFileChooser

    @property
    def frame(self) -> Frame:
        """The frame that has opened it."""
        return Frame._of(self._trio.frame)

    @property
    def multiple(self) -> bool:
        """Whether it takes more than one file."""
        return self._trio.multiple

    async def set_files(self, files: Sequence[str | os.PathLike[str]]) -> None:
        """Choose these files, which must exist; none clears the choice."""
        await in_trio(self._trio.set_files, files)


class Frame(Live):
    """A frame of a page: the main one, or an ``<iframe>`` at any depth."""

    __slots__ = ()

    _trio: TrioFrame

    @property
    def id(self) -> str:
        """CDP's id of it."""
        return self._trio.id

    @property
    def parent(self) -> Frame | None:
        """The frame around it; None for the main one."""
        return Frame._maybe(self._trio.parent)

    @property
    def children(self) -> list[Frame]:
        """The frames in it."""
        return Frame._all(read(lambda: list(self._trio.children)))

    @property
    def session(self) -> Session:
        """The session of the process that the frame lives in now."""
        return Session._of(self._trio.session)

    @property
    def url(self) -> str:
        """Where its document is."""
        return self._trio.url

    @property
    def name(self) -> str:
        """The name that the page gave it."""
        return self._trio.name

    @property
    def loader_id(self) -> str:
        """Chrome's id of the document; each new document has a new one."""
        return self._trio.loader_id

    @property
    def reached(self) -> set[str]:
        """How far the document is: Chrome's lifecycle names, such as DOMContentLoaded and load."""
        return read(lambda: set(self._trio.reached))

    @property
    def failed_url(self) -> str:
        """The URL that could not be loaded, when what is shown is Chrome's error page."""
        return self._trio.failed_url

    @property
    def loading(self) -> bool:
        """Whether Chrome shows it as loading: its document, or what that has started since."""
        return self._trio.loading

    @property
    def departure(self) -> Departure | None:
        """Where the frame is going just now."""
        return self._trio.departure

    @property
    def leaves_soon(self) -> bool:
        """Whether the document has announced that it will go elsewhere by itself, now or within a second."""
        return self._trio.leaves_soon

    @property
    def leaves_now(self) -> bool:
        """Whether the document has asked to go elsewhere, and Chrome has not set out for it yet."""
        return self._trio.leaves_now

    @property
    def detached(self) -> bool:
        """Whether it was removed from its page."""
        return self._trio.detached

    @property
    def origin(self) -> str:
        """The origin of the frame's URL, such as ``https://example.com``; ``null`` where there is none."""
        return read(lambda: self._trio.origin)

    @property
    def is_remote(self) -> bool:
        """Whether the frame lives in another process than its parent."""
        return read(lambda: self._trio.is_remote)

    @property
    def root(self) -> Frame:
        """The uppermost frame of the process that this one lives in."""
        return Frame._of(read(lambda: self._trio.root))

    async def evaluate(self, expression: str, *args: Any, timeout: float | None = 30) -> Any:
        """Evaluate JavaScript in the frame's own world; see `Page.evaluate`."""
        return await in_trio(self._trio.evaluate, expression, *args, timeout=timeout)

    async def world(self) -> World:
        """Our isolated world in the frame's present document."""
        return World._of(await in_trio(self._trio.world))

    async def in_world(self, function: str, *args: Any, by_value: bool = True, timeout: float | None = 30) -> Any:
        """Call a function in our isolated world; once more if a navigation took the world away under it."""
        return await in_trio(self._trio.in_world, function, *args, by_value=by_value, timeout=timeout)

    def walk(self) -> list[Frame]:
        """This frame and all below it, parents before children."""
        return Frame._all(read(self._trio.walk))


class Keyboard(Live):
    """The keyboard of a page. A key that `down` presses stays down, also for the mouse, until `up` releases it."""

    __slots__ = ()

    _trio: TrioKeyboard

    @property
    def modifiers(self) -> Modifier:
        """The modifier keys that are held down now."""
        return read(lambda: self._trio.modifiers)

    async def down(self, key: str) -> None:
        """Press a key and hold it."""
        await in_trio(self._trio.down, key)

    async def up(self, key: str) -> None:
        """Let go of a key."""
        await in_trio(self._trio.up, key)

    async def press(self, chord: str) -> None:
        """Press and release a key, or a chord such as ``Control+Shift+A``."""
        await in_trio(self._trio.press, chord)

    async def type(self, text: str, *, delay: float = 0) -> None:
        """Type a text, key by key, with ``delay`` seconds between them; what no key types is inserted."""
        await in_trio(self._trio.type, text, delay=delay)

    async def insert_text(self, text: str) -> None:
        """Put a text in at once, as an input method does: no key events, but the editor's own events."""
        await in_trio(self._trio.insert_text, text)

    def start_down(self, key: Key) -> Call:
        """Send the press of a key."""
        return read(self._trio.start_down, key)

    def start_up(self, key: Key) -> Call:
        """Send the release of a key."""
        return read(self._trio.start_up, key)

    def start_press(self, chord: str) -> list[Call]:
        """Send a whole chord: the modifiers down, the key down and up, the modifiers up."""
        return read(self._trio.start_press, chord)

    def start_character(self, character: str) -> list[Call]:
        """Send what types one character."""
        return read(self._trio.start_character, character)

    def start_insert(self, text: str) -> Call:
        """Send a text as an input method does."""
        return read(self._trio.start_insert, text)

    def start_fill(self, text: str, *, types_last: bool) -> list[Call]:
        """Send a text at once, with the keys that a page may wait for before it reads its field.

        They are those of an input method, as on a phone: they write nothing. Some pages wait for a key that writes; for
        these the last character is typed.
        """
        return read(self._trio.start_fill, text, types_last=types_last)

    def release_pressed(self) -> None:
        """Release what a verb has pressed and not released, without waiting; what `down` holds stays down."""
        read(self._trio.release_pressed)


class Mouse(Live):
    """The mouse of a page, in CSS pixels of its viewport."""

    __slots__ = ()

    _trio: TrioMouse

    @property
    def position(self) -> tuple[float, float]:
        """Where it is."""
        return read(lambda: self._trio.position)

    async def move(self, x: float, y: float, *, steps: int = 1) -> None:
        """Move to a point, in that many steps."""
        await in_trio(self._trio.move, x, y, steps=steps)

    async def down(self, *, button: Button = "left", click_count: int = 1) -> None:
        """Press a button and hold it."""
        await in_trio(self._trio.down, button=button, click_count=click_count)

    async def up(self, *, button: Button = "left", click_count: int = 1) -> None:
        """Let go of a button."""
        await in_trio(self._trio.up, button=button, click_count=click_count)

    async def click(self, x: float, y: float, *, button: Button = "left", click_count: int = 1) -> None:
        """Move to a point and click there."""
        await in_trio(self._trio.click, x, y, button=button, click_count=click_count)

    async def wheel(self, delta_x: float, delta_y: float) -> None:
        """Turn the wheel where the mouse is."""
        await in_trio(self._trio.wheel, delta_x, delta_y)

    def start_move(self, x: float, y: float, *, steps: int = 1, modifiers: Modifier | None = None) -> list[Call]:
        """Send the moves to a point."""
        return read(self._trio.start_move, x, y, steps=steps, modifiers=modifiers)

    def start_down(self, button: Button = "left", count: int = 1, *, modifiers: Modifier | None = None) -> Call:
        """Send the press of a button."""
        return read(self._trio.start_down, button, count, modifiers=modifiers)

    def start_up(self, button: Button = "left", count: int = 1, *, modifiers: Modifier | None = None) -> Call:
        """Send the release of a button."""
        return read(self._trio.start_up, button, count, modifiers=modifiers)

    def start_click(
        self, x: float, y: float, *, button: Button = "left", count: int = 1, modifiers: Modifier | None = None
    ) -> list[Call]:
        """Send a click, a double click, …: the move, and every press and release."""
        return read(self._trio.start_click, x, y, button=button, count=count, modifiers=modifiers)

    def start_wheel(self, delta_x: float, delta_y: float) -> Call:
        """Send a turn of the wheel."""
        return read(self._trio.start_wheel, delta_x, delta_y)

    def release(self) -> None:
        """Release what a verb has pressed and not released, without waiting; what `down` holds stays down."""
        read(self._trio.release)


class Page(Live):
    """A tab: what is to be seen in it, and what can be done with it.

    Made by ``browser.new_page()``, found in ``browser.pages``. A ``target`` is a ref from a snapshot (``e5``, ``f2e5``,
    ``snap_x7k2qp:e5``), what a snapshot says (``button "Done"``, ``"Run All Cells"``, ``button "delete" in row
    "scratch"``, ``main``), a CSS selector, or the element of a snapshot (`NodeRef`) or of `find` (`Match`). One that is
    not there yet is waited for, two seconds at most; one that means several elements is an `AmbiguousTargetError`.

    Every verb that acts waits until what it started has come to an end (``settle=False``: it does not) and gives an
    `ActionResult`. ``timeout`` is how many seconds all of it may take; if it is given, a target that is not there yet
    is waited for that long, too.
    """

    __slots__ = ()

    _trio: TrioPage

    @property
    def context(self) -> Context:
        """The context that it is in."""
        return Context._of(read(lambda: self._trio.context))

    @property
    def target_id(self) -> str:
        """CDP's id of it."""
        return read(lambda: self._trio.target_id)

    @property
    def ours(self) -> bool:
        """Whether cdpagent opened it. What it did not open it does not close, resize or bring to the front."""
        return read(lambda: self._trio.ours)

    @property
    def opener(self) -> Page | None:
        """The page that opened this one with a link or a script."""
        return Page._maybe(read(lambda: self._trio.opener))

    @property
    def popups(self) -> list[Page]:
        """The pages that this one opened and that are still open."""
        return Page._all(read(lambda: list(self._trio.popups)))

    @property
    def downloads(self) -> list[Download]:
        """The last downloads, oldest first."""
        return Download._all(read(lambda: list(self._trio.downloads)))

    @property
    def emulation(self) -> Emulation:
        """What the page believes of its device, its place and its network."""
        return Emulation._of(read(lambda: self._trio.emulation))

    @property
    def keyboard(self) -> Keyboard:
        """The keyboard, for what no verb does: keys that are held, text without key events."""
        return Keyboard._of(read(lambda: self._trio.keyboard))

    @property
    def mouse(self) -> Mouse:
        """The mouse, for what no verb does: movements and buttons at points of the viewport."""
        return Mouse._of(read(lambda: self._trio.mouse))

    @property
    def closed(self) -> bool:
        """Whether the tab is gone."""
        return read(lambda: self._trio.closed)

    @property
    def crashed(self) -> bool:
        """Whether its renderer is gone; `open` or `reload` starts a new one."""
        return read(lambda: self._trio.crashed)

    @property
    def url(self) -> str:
        """Where the page is; where it wanted to go, if that could not be loaded."""
        return read(lambda: self._trio.url)

    @property
    def page_rev(self) -> int:
        """How many documents the page has had since we know it: a ref of an earlier one is stale."""
        return read(lambda: self._trio.page_rev)

    @property
    def cdp(self) -> Session:
        """The page's session, for raw CDP."""
        return Session._of(read(lambda: self._trio.cdp))

    @property
    def main_frame(self) -> Frame:
        """The page's own frame."""
        return Frame._of(read(lambda: self._trio.main_frame))

    @property
    def frames(self) -> list[Frame]:
        """All frames, the main one first, parents before children, those in other processes too."""
        return Frame._all(read(lambda: list(self._trio.frames)))

    @property
    def console(self) -> Sequence[ConsoleMessage]:
        """The last console messages, oldest first."""
        return read(lambda: list(self._trio.console))

    @property
    def errors(self) -> Sequence[PageError]:
        """The last uncaught exceptions, oldest first."""
        return read(lambda: list(self._trio.errors))

    @property
    def requests(self) -> Sequence[Request]:
        """The last requests, oldest first."""
        return read(lambda: list(self._trio.requests))

    @property
    def dialogs(self) -> Sequence[Dialog]:
        """The last JavaScript dialogs and how each was answered, oldest first."""
        return read(lambda: list(self._trio.dialogs))

    async def attach(self, *, timeout: float = 10) -> None:
        """Make sure that there is a session; only a tab that was open before we came has none at first.

        A tab that the browser has frozen or discarded does not answer: that is a `PageUnresponsiveError`.
        """
        await in_trio(self._trio.attach, timeout=timeout)

    async def title(self) -> str:
        """The document's title."""
        return await in_trio(self._trio.title)

    def on_dialog(self, rule: DialogRule) -> None:
        """Answer dialogs by ``rule`` from now on.

        It is called with each `Dialog` and says True to accept, False to dismiss, or gives a `DialogAnswer` with the
        text for a prompt. The page stands still meanwhile: an async rule has twenty seconds and must not use the page.
        """
        read(self._trio.on_dialog, called_back(rule))

    async def open(
        self, url: str, *, wait: WaitUntil = "load", timeout: float = 30, referrer: str | None = None
    ) -> Navigation:
        """Go to ``url`` and wait until it is ``commit``-ted, ``domcontentloaded``, ``load``-ed or ``stable``.

        Raises `NavigationError` when it can't be loaded. An HTTP error status does not raise: see ``status`` and
        ``ok``. When the time is up, a page that has not got there yet stays where it is.
        """
        return Navigation._of(await in_trio(self._trio.open, url, wait=wait, timeout=timeout, referrer=referrer))

    async def back(self, *, wait: WaitUntil = "load", timeout: float = 30) -> Navigation:
        """Go one step back in the history."""
        return Navigation._of(await in_trio(self._trio.back, wait=wait, timeout=timeout))

    async def forward(self, *, wait: WaitUntil = "load", timeout: float = 30) -> Navigation:
        """Go one step forward in the history."""
        return Navigation._of(await in_trio(self._trio.forward, wait=wait, timeout=timeout))

    async def reload(self, *, wait: WaitUntil = "load", timeout: float = 30, ignore_cache: bool = False) -> Navigation:
        """Load the document anew."""
        return Navigation._of(await in_trio(self._trio.reload, wait=wait, timeout=timeout, ignore_cache=ignore_cache))

    async def set_content(self, html: str, *, timeout: float = 30) -> None:
        """Put HTML in place of the page's document, at the same URL, and wait until it is loaded."""
        await in_trio(self._trio.set_content, html, timeout=timeout)

    async def add_init_script(self, script: str | os.PathLike[str], *, world: ScriptWorld = "main") -> None:
        """Run a script in each new document of the page and of its frames, before the page's own scripts.

        ``script`` is its source, or the path of a file (a `pathlib.Path`).
        ``world`` is ``main``, where the page's scripts run, or ``own``, which the page can't see: what a script keeps
        there, `Frame.in_world` reads.
        """
        await in_trio(self._trio.add_init_script, script, world=world)

    async def close(self) -> None:
        """Close the tab, without asking it. Does nothing if it is closed already."""
        await in_trio(self._trio.close)

    async def snapshot(self, *, timeout: float = 30, **options: Unpack[SnapshotKeywords]) -> Snapshot:
        """The page as a few thousand characters, with refs to act on; see `SnapshotOptions` for what can be asked.

        Looking changes nothing: no attribute, no global, no focus (``mark_dom=True`` is the one exception).
        """
        return await in_trio(self._trio.snapshot, timeout=timeout, **options)

    async def find(self, wanted: str | re.Pattern[str], *, max_matches: int = 20, timeout: float = 30) -> list[Match]:
        """Where the page says ``wanted`` (a text, in whatever case, or a compiled regular expression).

        The whole page is searched, whatever a snapshot had room for; each `Match` has a ref and what it stands in.
        """
        return await in_trio(self._trio.find, wanted, max_matches=max_matches, timeout=timeout)

    async def read(self, *, page: int = 1, max_chars_total: int = 12000, timeout: float = 30) -> Article:
        """The page's main text as Markdown, in pages of at most ``max_chars_total`` characters."""
        return await in_trio(self._trio.read, page=page, max_chars_total=max_chars_total, timeout=timeout)

    async def query(
        self, target: Target, kind: QueryKind, max_length: int = 2000, *, timeout: float = 30
    ) -> QueryResult:
        """One fact about one element, never longer than ``max_length``; secrets are never shown."""
        return await in_trio(self._trio.query, target, kind, max_length, timeout=timeout)

    async def evaluate(self, expression: str, *args: Any, timeout: float | None = 30) -> Any:
        """Evaluate JavaScript in the page's own world and return the result as a JSON value.

        ``expression`` is an expression, or a function that is called with ``args``; a promise is awaited. What JSON
        can't hold is lost on the way: a DOM node comes back as an empty object, a NaN inside a list as None.
        Raises `EvaluationError` with what the script threw.
        """
        return await in_trio(self._trio.evaluate, expression, *args, timeout=timeout)

    async def screenshot(
        self,
        *,
        full_page: bool = False,
        target: Target | None = None,
        format: ScreenshotFormat = "png",
        quality: int | None = None,
        timeout: float = 30,
    ) -> Screenshot:
        """A picture of the viewport, of the whole page, or of one element."""
        return await in_trio(
            self._trio.screenshot, full_page=full_page, target=target, format=format, quality=quality, timeout=timeout
        )

    async def pdf(
        self,
        *,
        landscape: bool = False,
        background: bool = True,
        scale: float = 1,
        paper: tuple[float, float] = (8.27, 11.69),
        margin: float = 0.4,
        page_ranges: str = "",
        timeout: float = 60,
    ) -> bytes:
        """The page as it would be printed; ``paper`` (width, height) and ``margin`` in inches."""
        return await in_trio(
            self._trio.pdf,
            landscape=landscape,
            background=background,
            scale=scale,
            paper=paper,
            margin=margin,
            page_ranges=page_ranges,
            timeout=timeout,
        )

    async def follow_console(self) -> None:
        """Have `console` tell from now on what is in objects, where Chrome's own text is ``[object Object]``.

        It is not so from the beginning because a page can notice it: Chrome then reads properties of the errors that
        the page logs.
        """
        await in_trio(self._trio.follow_console)

    def expect_popup(self, *, timeout: float = 30) -> Opened[Expected[Page]]:
        """Wait, at the end of the block, for the page that the block makes this one open, and for its document.

        ``async with page.expect_popup() as popup: await page.click("e5")``, then ``popup.value.url``.
        """
        return Opened(lambda: self._trio.expect_popup(timeout=timeout), Expected._of, "expect_popup")

    def expect_download(self, *, timeout: float = 30) -> Opened[Expected[Download]]:
        """Wait, at the end of the block, for a download that the block makes begin.

        ``async with page.expect_download() as download: await page.click("e5")``, then ``await download.value.path()``.
        """
        return Opened(lambda: self._trio.expect_download(timeout=timeout), Expected._of, "expect_download")

    def expect_file_chooser(self, *, timeout: float = 30) -> Opened[Expected[FileChooser]]:
        """Wait, at the end of the block, for the file chooser that the block makes open; it is not shown.

        ``async with page.expect_file_chooser() as chooser: await page.click("e5")``, then
        ``await chooser.value.set_files(["report.pdf"])``.
        """
        return Opened(lambda: self._trio.expect_file_chooser(timeout=timeout), Expected._of, "expect_file_chooser")

    def expect_request(
        self, pattern: str | re.Pattern[str] | Callable[[Request], Awaitable[bool] | bool], *, timeout: float = 30
    ) -> Opened[Expected[Request]]:
        """Wait, at the end of the block, for a request that the block makes the page, a frame or a worker of it send.

        ``pattern`` is a glob for the URL, as of `route`, a compiled regular expression, or a function of the `Request`.
        ``async with page.expect_request("**/api/save") as request: await page.click("e5")``, then
        ``request.value.post_data``.
        """
        wanted = pattern_with(lambda given: given, pattern)
        return Opened(lambda: self._trio.expect_request(wanted, timeout=timeout), Expected._of, "expect_request")

    def expect_response(
        self, pattern: str | re.Pattern[str] | Callable[[Response], Awaitable[bool] | bool], *, timeout: float = 30
    ) -> Opened[Expected[Response]]:
        """Wait, at the end of the block, for an answer that the block makes the page, a frame or a worker of it get.

        ``pattern`` is a glob for the URL, as of `route`, a compiled regular expression, or a function of the
        `Response`. ``async with page.expect_response("**/api/items") as response: await page.click("e5")``, then
        ``await response.value.json()``.
        """
        wanted = pattern_with(Response._of, pattern)
        return Opened(lambda: self._trio.expect_response(wanted, timeout=timeout), Expected._of, "expect_response")

    async def route(
        self,
        pattern: str | re.Pattern[str] | Callable[[str], Awaitable[bool] | bool],
        handler: Callable[[Route], Awaitable[None] | None],
        *,
        times: int | None = None,
        timeout: float = 20,
    ) -> None:
        """Have a function called with a `Route` for each request that ``pattern`` means, before it is sent.

        That is for this page, with its frames and workers, and for the pages that it opens.

        ``pattern`` is a glob for the whole URL (``**/api/*``; ``*`` stops at a slash, ``**`` does not, and one that
        begins with ``/`` means the path alone), a compiled regular expression, or a function of the URL. The newest
        route is asked first. A function that answers nothing, fails, or takes longer than ``timeout`` seconds leaves
        the request to the next one, and then to the server. ``times`` is for how many requests it is called.
        """
        await in_trio(
            self._trio.route,
            pattern_with(lambda given: given, pattern),
            called_with(Route._of, handler),
            times=times,
            timeout=timeout,
        )

    async def unroute(self, pattern: str | re.Pattern[str] | None = None) -> None:
        """Take back the routes for a pattern, as it was given to `route`; without one, all routes from here."""
        await in_trio(self._trio.unroute, pattern)

    async def block(self, *what: str) -> None:
        """Send none of these requests, from now on, in place of what was blocked from here before.

        A kind (``image``, ``font``, ``media``, ``stylesheet``, ``script``, …), a host (``ads.example``,
        ``*.ads.example``) or a glob for URLs (``**/banner/*``). Nothing: block nothing.
        """
        await in_trio(self._trio.block, *what)

    def sequence(self) -> ActionSequence:
        """Gather what the actions of a block do into one receipt, from before the first to after the last.

        ``async with page.sequence() as steps: await page.fill("e1", "Ada"); await page.click("e2")``, then
        ``steps.result().text``.
        """
        return ActionSequence._of(read(self._trio.sequence))

    def set_default_timeout(self, timeout: float | None) -> None:
        """Have every action on this page take at most so many seconds, where it is not given a ``timeout`` of its own.

        A target that is not there yet is waited for that long, too. None: as the browser has it, which by itself is 15
        seconds for most actions, and two for a target to come.
        """
        read(self._trio.set_default_timeout, timeout)

    async def click(
        self,
        target: Target,
        *,
        button: Button = "left",
        modifiers: Sequence[str] = (),
        count: int = 1,
        position: tuple[float, float] | None = None,
        accept_dialogs: bool | None = None,
        settle: bool = True,
        timeout: float | None = None,
    ) -> ActionResult:
        """Click an element: scrolled into view, at a point that hits it.

        ``position`` is the point to hit, from the element's upper left corner; without it, one is found.
        ``accept_dialogs`` answers the dialogs that the click opens; None leaves them to the rule of `on_dialog`.
        ``timeout`` is for all of it, 15 seconds if it is not given; if it is, a target that is not there yet is waited
        for that long, too. Raises `NotActionableError` (hidden, disabled, covered and by what) or `StaleRefError`.
        """
        return ActionResult._of(
            await in_trio(
                self._trio.click,
                target,
                button=button,
                modifiers=modifiers,
                count=count,
                position=position,
                accept_dialogs=accept_dialogs,
                settle=settle,
                timeout=timeout,
            )
        )

    async def dblclick(
        self,
        target: Target,
        *,
        button: Button = "left",
        modifiers: Sequence[str] = (),
        settle: bool = True,
        timeout: float | None = None,
    ) -> ActionResult:
        """Double-click an element."""
        return ActionResult._of(
            await in_trio(
                self._trio.dblclick, target, button=button, modifiers=modifiers, settle=settle, timeout=timeout
            )
        )

    async def long_press(
        self, target: Target, *, seconds: float = 0.6, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Press the mouse on an element, hold it for that long, and let go."""
        return ActionResult._of(
            await in_trio(self._trio.long_press, target, seconds=seconds, settle=settle, timeout=timeout)
        )

    async def hover(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Move the mouse over an element."""
        return ActionResult._of(await in_trio(self._trio.hover, target, settle=settle, timeout=timeout))

    async def drag(
        self,
        source: Target,
        target: Target,
        *,
        source_position: tuple[float, float] | None = None,
        target_position: tuple[float, float] | None = None,
        settle: bool = True,
        timeout: float | None = None,
    ) -> ActionResult:
        """Drag one element to another and drop it there: with the pointer, or as HTML drag and drop.

        The positions are points from the upper left corners of the two; without them, points are found.
        """
        return ActionResult._of(
            await in_trio(
                self._trio.drag,
                source,
                target,
                source_position=source_position,
                target_position=target_position,
                settle=settle,
                timeout=timeout,
            )
        )

    async def focus(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Give an element the focus."""
        return ActionResult._of(await in_trio(self._trio.focus, target, settle=settle, timeout=timeout))

    async def type(
        self, target: Target | None, text: str, *, delay: float = 0, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Type a text into an element, key by key, after what is in it; ``delay`` seconds between the keys.

        ``page.type(None, text)`` types into what has the focus, where its caret is; the receipt says where that was.
        `fill` is faster and replaces what is there; this is for pages that follow the keys.
        """
        return ActionResult._of(
            await in_trio(self._trio.type, target, text, delay=delay, settle=settle, timeout=timeout)
        )

    async def press(
        self, key: str, target: Target | None = None, *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Press a key, or a chord such as ``Control+Shift+A``; on ``target``, or on what has the focus."""
        return ActionResult._of(await in_trio(self._trio.press, key, target, settle=settle, timeout=timeout))

    async def fill(
        self, target: Target, value: str | bool | float, *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Put a value into a field in place of what is there, and see that it stays.

        Knows text fields, rich text editors, dates (``2026-11-16``), times (``14:30``), colours (``#ff8800``), sliders,
        numbers, selects, check boxes (True, False) and comboboxes. A value that does not stay is an error.
        """
        return ActionResult._of(await in_trio(self._trio.fill, target, value, settle=settle, timeout=timeout))

    async def clear(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Empty a field."""
        return ActionResult._of(await in_trio(self._trio.clear, target, settle=settle, timeout=timeout))

    async def select(
        self, target: Target, values: str | Sequence[str], *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Choose one or more options of a ``<select>`` or a list box, by value or by text."""
        return ActionResult._of(await in_trio(self._trio.select, target, values, settle=settle, timeout=timeout))

    async def select_text(
        self,
        target: Target,
        text: str,
        *,
        occurrence: int | None = None,
        settle: bool = True,
        timeout: float | None = None,
    ) -> ActionResult:
        """Select some text in a field or an editor; ``details["selected"]`` is what is selected then.

        If the text is there several times, ``occurrence`` says which is meant, from 1; without it, that is an error.
        """
        return ActionResult._of(
            await in_trio(self._trio.select_text, target, text, occurrence=occurrence, settle=settle, timeout=timeout)
        )

    async def check(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Check a check box, a switch or a radio button; nothing is done if it is checked already."""
        return ActionResult._of(await in_trio(self._trio.check, target, settle=settle, timeout=timeout))

    async def uncheck(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Uncheck a check box or a switch; nothing is done if it is not checked."""
        return ActionResult._of(await in_trio(self._trio.uncheck, target, settle=settle, timeout=timeout))

    async def fill_form(
        self, values: Mapping[str, str | bool | float], *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Fill several fields, ``{target: value}``, in this order and with one receipt."""
        return ActionResult._of(await in_trio(self._trio.fill_form, values, settle=settle, timeout=timeout))

    async def upload(
        self,
        target: Target,
        files: Sequence[str | os.PathLike[str]],
        *,
        settle: bool = True,
        timeout: float | None = None,
    ) -> ActionResult:
        """Give files to a file input, to a button that opens a file chooser, or drop them on an element."""
        return ActionResult._of(await in_trio(self._trio.upload, target, files, settle=settle, timeout=timeout))

    async def scroll(
        self,
        direction: Direction = "down",
        amount: float = 300,
        target: Target | None = None,
        *,
        position: tuple[float, float] | None = None,
        settle: bool = True,
        timeout: float | None = None,
    ) -> ActionResult:
        """Turn the wheel over the page, or over an element, by that many pixels: down, up, left or right.

        ``position`` is the point to turn it at, from the upper left corner of the element, or of what is in view.
        """
        return ActionResult._of(
            await in_trio(
                self._trio.scroll, direction, amount, target, position=position, settle=settle, timeout=timeout
            )
        )

    async def scroll_into_view(
        self, target: Target, *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Scroll an element to the middle of what is shown."""
        return ActionResult._of(await in_trio(self._trio.scroll_into_view, target, settle=settle, timeout=timeout))

    async def scroll_until(
        self,
        direction: Direction = "down",
        *,
        scroll_selector: Target | None = None,
        stop_selector: str | None = None,
        stop_text: str | None = None,
        max_scrolls: int = 20,
        stall_ms: float = 1000,
        timeout: float | None = None,
    ) -> ActionResult:
        """Scroll on until something is there, or nothing more comes.

        ``details["stop_reason"]`` is selector_found, text_found, stalled (nothing moved or came for ``stall_ms``),
        max_scrolls or navigated (the page went to another document).
        """
        return ActionResult._of(
            await in_trio(
                self._trio.scroll_until,
                direction,
                scroll_selector=scroll_selector,
                stop_selector=stop_selector,
                stop_text=stop_text,
                max_scrolls=max_scrolls,
                stall_ms=stall_ms,
                timeout=timeout,
            )
        )

    async def load_more_until(
        self,
        load_more_selector: Target,
        content_selector: str,
        *,
        item_count: int | None = None,
        stop_text: str | None = None,
        max_loads: int = 20,
        stall_ms: float = 3000,
        timeout: float | None = None,
    ) -> ActionResult:
        """Click "load more" again and again.

        ``details["stop_reason"]`` is item_count_reached, text_found, no_more (the button is gone or disabled), stalled
        (no new item for ``stall_ms``), max_loads or navigated (the page went to another document).
        """
        return ActionResult._of(
            await in_trio(
                self._trio.load_more_until,
                load_more_selector,
                content_selector,
                item_count=item_count,
                stop_text=stop_text,
                max_loads=max_loads,
                stall_ms=stall_ms,
                timeout=timeout,
            )
        )

    async def collect(
        self,
        target: Target,
        *,
        max_items: int = 200,
        max_chars_total: int = 12000,
        max_scrolls: int = 100,
        timeout: float | None = None,
    ) -> Collection:
        """Gather the items of a list that shows only some of them at a time, scrolling through it.

        ``target`` is a selector of the items, or the ref of the list. Works for endless and for virtual lists.
        """
        return await in_trio(
            self._trio.collect,
            target,
            max_items=max_items,
            max_chars_total=max_chars_total,
            max_scrolls=max_scrolls,
            timeout=timeout,
        )

    async def wait(
        self,
        *,
        ms: float | None = None,
        selector: str | None = None,
        text: str | None = None,
        text_gone: str | None = None,
        url: str | None = None,
        load_state: Literal["domcontentloaded", "load"] | None = None,
        function: str | None = None,
        stable: bool = False,
        timeout_ms: float = 10000,
        poll_ms: float = 100,
    ) -> ActionResult:
        """Wait until all that is given holds: a visible element (a CSS selector, or what a snapshot says), a text, a
        text that is gone, a URL (a part of it, or a pattern with ``*``), a load state, a JavaScript function that gives
        something true, a page that is quiet.

        ``ms`` waits that long, besides. Raises `DeadlineExceededError` that names what did not come.
        """
        return ActionResult._of(
            await in_trio(
                self._trio.wait,
                ms=ms,
                selector=selector,
                text=text,
                text_gone=text_gone,
                url=url,
                load_state=load_state,
                function=function,
                stable=stable,
                timeout_ms=timeout_ms,
                poll_ms=poll_ms,
            )
        )


class Response(Live):
    """What a server answered. ``body()``, ``text()`` and ``json()`` wait until all of it has come."""

    __slots__ = ()

    _trio: TrioResponse

    @property
    def request(self) -> Request:
        """What was asked."""
        return self._trio.request

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self._trio.status

    @property
    def status_text(self) -> str:
        """The words beside the status, where the server sends any."""
        return self._trio.status_text

    @property
    def headers(self) -> dict[str, str]:
        """Without what lets one in: ``Set-Cookie`` and the like are masked; `header_value` gives them."""
        return self._trio.headers

    @property
    def mime_type(self) -> str:
        """What the answer is, as the browser sees it."""
        return self._trio.mime_type

    @property
    def protocol(self) -> str:
        """Such as ``http/1.1`` and ``h2``."""
        return self._trio.protocol

    @property
    def remote_address(self) -> str:
        """Who answered: ``127.0.0.1:8000``; empty where nothing was asked of the network."""
        return self._trio.remote_address

    @property
    def from_cache(self) -> bool:
        """Whether the browser had it already."""
        return self._trio.from_cache

    @property
    def from_service_worker(self) -> bool:
        """Whether a service worker answered."""
        return self._trio.from_service_worker

    @property
    def timing(self) -> ResponseTiming | None:
        """When its parts happened; None where the network was not asked."""
        return self._trio.timing

    @property
    def url(self) -> str:
        """Where the answer comes from."""
        return read(lambda: self._trio.url)

    @property
    def ok(self) -> bool:
        """Whether the server was content: a status from 200 to 299."""
        return read(lambda: self._trio.ok)

    def header_value(self, name: str) -> str | None:
        """A header as it came, whatever case its name is written in; None if there is none."""
        return read(self._trio.header_value, name)

    async def body(self, *, max_bytes: int = 50000000, timeout: float = 30) -> bytes:
        """All of the body, as the page gets it: decompressed.

        Raises `BodyUnavailableError` for one that is longer than ``max_bytes``, that the browser has dropped (as when
        the page has gone elsewhere), or that never came whole.
        """
        return await in_trio(self._trio.body, max_bytes=max_bytes, timeout=timeout)

    async def text(self, *, max_bytes: int = 50000000, timeout: float = 30) -> str:
        """The body as text, in the encoding that the server names, or UTF-8. What is no text is replaced by �."""
        return await in_trio(self._trio.text, max_bytes=max_bytes, timeout=timeout)

    async def json(self, *, max_bytes: int = 50000000, timeout: float = 30) -> Any:
        """The body read as JSON; ValueError if it is something else."""
        return await in_trio(self._trio.json, max_bytes=max_bytes, timeout=timeout)


class Route(Live):
    """A request that waits for an answer. Whoever gets it calls one of its methods, or lets it go by calling none."""

    __slots__ = ()

    _trio: TrioRoute

    @property
    def request(self) -> Request:
        """What the page asks for, as the functions before have changed it."""
        return self._trio.request

    @property
    def is_answered(self) -> bool:
        """Whether somebody has answered, continued or aborted it."""
        return read(lambda: self._trio.is_answered)

    async def fulfill(
        self,
        *,
        status: int | None = None,
        headers: Mapping[str, str] | None = None,
        body: str | bytes | None = None,
        json: Any = None,
        path: str | os.PathLike[str] | None = None,
        content_type: str | None = None,
        response: Response | None = None,
    ) -> None:
        """Answer in the server's place.

        The body is a text, bytes, a value that is sent as ``json``, or a file. What is not given comes from
        ``response`` (what `fetch` gave), else: status 200, no headers, no body. None can't be sent as JSON by ``json``;
        send it with ``body="null"``.
        """
        await in_trio(
            self._trio.fulfill,
            status=status,
            headers=headers,
            body=body,
            json=json,
            path=path,
            content_type=content_type,
            response=None if response is None else response._trio,
        )

    async def continue_(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: Mapping[str, str] | None = None,
        body: str | bytes | None = None,
    ) -> None:
        """Send it to the server, changed or as it is; no other function is asked.

        The page does not learn of another ``url``. ``headers`` are all that are sent; those that `Request.headers`
        shows masked are sent as they were if they are given back so. Raises `PolicyError` for a URL that the policy
        does not allow.
        """
        await in_trio(self._trio.continue_, url=url, method=method, headers=headers, body=body)

    async def fallback(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: Mapping[str, str] | None = None,
        body: str | bytes | None = None,
    ) -> None:
        """Leave it, changed or as it is, to the function that was there before this one, or to the server.

        A function that does nothing with its route leaves it so, too.
        """
        await in_trio(self._trio.fallback, url=url, method=method, headers=headers, body=body)

    async def abort(self, reason: AbortReason = "failed") -> None:
        """Let it fail, as if the network had."""
        await in_trio(self._trio.abort, reason)

    async def fetch(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: Mapping[str, str] | None = None,
        body: str | bytes | None = None,
        timeout: float = 30,
    ) -> Response:
        """Ask the server, and get its answer before the page does; then `fulfill` with it, changed, or `continue_`.

        A redirect is an answer: the page follows it, and that is another request.
        """
        return Response._of(
            await in_trio(self._trio.fetch, url=url, method=method, headers=headers, body=body, timeout=timeout)
        )


class Session(Live):
    """Raw CDP on one target.

    ``timeout`` is the time limit, in seconds, of every command on this handle that does not set its own; None waits
    for ever.
    """

    __slots__ = ()

    _trio: TrioSession

    if TYPE_CHECKING:

        @property
        def send(self) -> SendCommand:
            """Send a command, its parameters as keywords, and return its result."""

        @property
        def subscribe(self) -> SubscribeEvents:
            """Subscribe to events by name: an async context manager with an async iterator; see `Subscription`."""

        @property
        def expect(self) -> ExpectEvent:
            """Wait, at the end of the block, for the next event of that name; see `Expectation`."""

    else:

        async def send(self, method: str, /, **params: Any) -> dict[str, Any]:
            """Send a command, its parameters as keywords, and return its result."""
            return await in_trio(self._trio.send, method, **params)

        def subscribe(self, *methods: str, **options: Any) -> Subscription[Any]:
            """Subscribe to events by name: an async context manager with an async iterator; see `Subscription`."""
            return Subscription._of(self._trio.subscribe(*methods, **options))

        def expect(self, *methods: str, predicate: Any = None, **options: Any) -> Expectation[Any]:
            """Wait, at the end of the block, for the next event of that name; see `Expectation`."""
            wanted = None if predicate is None else called_back(predicate)
            return Expectation._of(self._trio.expect(*methods, predicate=wanted, **options))

    @property
    def timeout(self) -> float | None:
        """The time limit, in seconds, of every command that does not set its own; None: no limit."""
        return self._trio.timeout

    @timeout.setter
    def timeout(self, value: float | None) -> None:
        self._trio.timeout = value

    @property
    def session_id(self) -> str:
        """CDP's id of this session; empty for the browser's own."""
        return read(lambda: self._trio.session_id)

    @property
    def ended(self) -> bool:
        """Whether the page, frame or worker, or the connection, is gone."""
        return read(lambda: self._trio.ended)

    @property
    def crashed(self) -> bool:
        """Whether the page's renderer has crashed and Chrome has not started a new one."""
        return read(lambda: self._trio.crashed)

    async def call(
        self, method: str, params: Mapping[str, Any] | None = None, *, timeout: float | EllipsisType | None = ...
    ) -> dict[str, Any]:
        """Send a command whose method is known only at run time, or that needs its own time limit (None: no limit)."""
        return await in_trio(self._trio.call, method, params, timeout=timeout)

    def start(self, method: str, params: Mapping[str, Any] | None = None) -> Call:
        """Send a command without waiting, so that several can be on their way at once; `finish` waits for one."""
        return read(self._trio.start, method, params)

    async def finish(self, call: Call, *, timeout: float | EllipsisType | None = ...) -> dict[str, Any]:
        """Wait for the result of a command that `start` sent, and return it."""
        return await in_trio(self._trio.finish, call, timeout=timeout)

    def listen(self, method: str, listener: Callable[[Event[Any]], Awaitable[None] | None]) -> None:
        """Call ``listener`` from the reader, synchronously, for every event of that name.

        It must be quick and must not raise. If it needs to wait, use `subscribe` instead.
        """
        read(self._trio.listen, method, Listener(listener))

    def unlisten(self, method: str, listener: Callable[[Event[Any]], Awaitable[None] | None]) -> None:
        """Undo one `listen`."""
        read(self._trio.unlisten, method, Listener(listener))


class Subscription(LiveBlock, Generic[ParamsT]):
    """The events of some names on one session, from the moment the block is entered.

    ::

        async with session.subscribe("Network.requestWillBeSent") as events:
            async for event in events:
                print(event.params["request"]["url"])

    When the page is closed or crashes, or the browser goes away, iteration gives the events that came before and then
    raises. It raises `EventsLostError` when more than ``buffer`` events were waiting to be read.
    """

    __slots__ = ()

    _trio: TrioSubscription[Any]

    async def receive(self) -> Event[ParamsT]:
        """Wait for the next event and return it."""
        return await in_trio(self._trio.receive)

    def receive_nowait(self) -> Event[ParamsT] | None:
        """Return the next event if one has arrived, else None."""
        return read(self._trio.receive_nowait)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Event[ParamsT]:
        return await in_trio(self._trio.__anext__)


class WebTools(Live):
    """The tools for one page, or for the tabs of a browser.

    :param target: a page, or a browser: then the tools use its first page, and open one if it has none.
    :param allow_eval: whether the model may run JavaScript in the page.
    :param allow_schemes: URL schemes that may be opened besides http and https, such as ``("file",)``.
    :param only: the names of the tools to offer; None offers all.
    :param upload_dir: the only directory from which files may be uploaded, whatever a page talks the model into.
    :param max_chars: the most characters of a page in one answer, whatever the model asks for.
    """

    __slots__ = ()

    _trio: TrioWebTools

    def __init__(
        self,
        target: Page | Browser,
        *,
        allow_eval: bool = False,
        allow_schemes: Iterable[str] = (),
        only: Iterable[str] | None = None,
        upload_dir: str | os.PathLike[str] = ".",
        max_chars: int | None = None,
    ) -> None:
        from cdpagent.agent.tools import WebTools as TrioWebTools

        self._stand_for(
            read(
                TrioWebTools,
                target._trio,
                allow_eval=allow_eval,
                allow_schemes=allow_schemes,
                only=only,
                upload_dir=upload_dir,
                max_chars=max_chars,
            )
        )

    @property
    def browser(self) -> Browser:
        """The browser whose pages the tools work on."""
        return Browser._of(self._trio.browser)

    @property
    def names(self) -> list[str]:
        """The tools that are offered."""
        return read(lambda: list(self._trio.names))

    @property
    def instructions(self) -> str:
        """How to use the tools, for the model: a system prompt, or a part of one."""
        return read(lambda: self._trio.instructions)

    def definitions(self, vendor: Vendor = "openai", *, strict: bool = False) -> list[dict[str, Any]]:
        """Return the definitions for a model: of ``openai`` chat, ``openai-responses``, ``anthropic`` or ``mcp``."""
        return read(self._trio.definitions, vendor, strict=strict)

    async def page(self) -> Page:
        """The page that the tools work on now."""
        return Page._of(await in_trio(self._trio.page))

    async def call(self, name: str, arguments: Mapping[str, Any] | str | None = None) -> ToolResult:
        """Call a tool by name, with its arguments as a mapping or as JSON. Nothing raises: the result says it all."""
        return await in_trio(self._trio.call, name, arguments)


class World(Live):
    """One isolated world of one document of one frame."""

    __slots__ = ()

    _trio: TrioWorld

    @property
    def session(self) -> Session:
        """The session of its frame."""
        return Session._of(self._trio.session)

    @property
    def context_id(self) -> int:
        """CDP's id of it."""
        return self._trio.context_id

    async def call(
        self,
        function: str,
        *args: Any,
        this: RemoteObject | None = None,
        by_value: bool = True,
        timeout: float | None = 30,
    ) -> Any:
        """Call a function given by its source, with JSON values or `RemoteObject` as arguments and as ``this``."""
        return await in_trio(self._trio.call, function, *args, this=this, by_value=by_value, timeout=timeout)

    def release(self, handle: RemoteObject) -> None:
        """Let go of a handle, without waiting."""
        read(self._trio.release, handle)


_LIVE: dict[str, type[Live]] = {
    "ActionSequence": ActionSequence,
    "Browser": Browser,
    "BrowserTool": BrowserTool,
    "Context": Context,
    "Download": Download,
    "Emulation": Emulation,
    "Expectation": Expectation,
    "Expected": Expected,
    "FileChooser": FileChooser,
    "Frame": Frame,
    "Keyboard": Keyboard,
    "Mouse": Mouse,
    "Page": Page,
    "Response": Response,
    "Route": Route,
    "Session": Session,
    "Subscription": Subscription,
    "WebTools": WebTools,
    "World": World,
}


def _wrapped(value: Any) -> Any:
    """Return the stand-in for a value whose type is known only at run time."""
    wrapper = _LIVE.get(type(value).__name__)
    return value if wrapper is None else wrapper._of(value)


# These names are the ones of the Trio surface: nothing in them waits.
_SAME = [
    "Article",
    "Change",
    "Collection",
    "Confirmation",
    "ConsoleMessage",
    "Dialog",
    "DialogAnswer",
    "DownloadError",
    "EmulationOptions",
    "Event",
    "HtmlDocument",
    "HttpCredentials",
    "Item",
    "Match",
    "NodeRef",
    "PageError",
    "Policy",
    "QueryResult",
    "Request",
    "ResponseTiming",
    "Screenshot",
    "Secret",
    "Snapshot",
    "SnapshotOptions",
    "SnapshotStats",
    "ToolResult",
    "Version",
    "snapshot_html",
    "AmbiguousTargetError",
    "AttachError",
    "BlockNotEnteredError",
    "BodyUnavailableError",
    "BrowserClosedError",
    "BrowserNeededError",
    "BrowserNotFoundError",
    "CdpAgentError",
    "CommandError",
    "DeadlineExceededError",
    "DocumentGoneError",
    "EvaluationError",
    "EventsLostError",
    "HtmlSupportMissingError",
    "HtmlTooLargeError",
    "InvalidUrlError",
    "LaunchError",
    "McpServerError",
    "McpSupportMissingError",
    "NavigationError",
    "NotActionableError",
    "PageClosedError",
    "PageCrashedError",
    "PageUnresponsiveError",
    "PolicyError",
    "RefNotFoundError",
    "SandboxWarning",
    "StaleRefError",
    "TargetError",
    "UnknownKeyError",
    "UsageError",
    "ValueNotKeptError",
    "WrongElementError",
]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _SAME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(_cdpagent, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_SAME})


__all__ = [
    "ActionResult",
    "ActionSequence",
    "AmbiguousTargetError",
    "Article",
    "AttachError",
    "BlockNotEnteredError",
    "BodyUnavailableError",
    "Browser",
    "BrowserClosedError",
    "BrowserNeededError",
    "BrowserNotFoundError",
    "BrowserTool",
    "CdpAgentError",
    "Change",
    "Changes",
    "Collection",
    "CommandError",
    "Confirmation",
    "ConsoleMessage",
    "Context",
    "DeadlineExceededError",
    "Dialog",
    "DialogAnswer",
    "DocumentGoneError",
    "Download",
    "DownloadError",
    "EmulationOptions",
    "EvaluationError",
    "Event",
    "EventsLostError",
    "FileChooser",
    "Frame",
    "HtmlDocument",
    "HtmlSupportMissingError",
    "HtmlTooLargeError",
    "HttpCredentials",
    "InvalidUrlError",
    "Item",
    "LaunchError",
    "Match",
    "McpServerError",
    "McpSupportMissingError",
    "Navigation",
    "NavigationError",
    "NodeRef",
    "NotActionableError",
    "Page",
    "PageClosedError",
    "PageCrashedError",
    "PageError",
    "PageUnresponsiveError",
    "Policy",
    "PolicyError",
    "QueryResult",
    "RefNotFoundError",
    "Request",
    "Response",
    "ResponseTiming",
    "Route",
    "SandboxWarning",
    "Screenshot",
    "Secret",
    "Session",
    "Snapshot",
    "SnapshotOptions",
    "SnapshotStats",
    "StaleRefError",
    "Subscription",
    "TargetError",
    "ToolResult",
    "UnknownKeyError",
    "UsageError",
    "ValueNotKeptError",
    "Version",
    "WebTools",
    "WrongElementError",
    "attach",
    "launch",
    "snapshot_html",
]
