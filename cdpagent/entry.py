"""How a program gets a browser: `launch` and `attach`, and the `Browser` and `Context` that they give.

These are faces: `Chrome` and `BrowserContext` of the browser layer do the work, and know tabs where these know pages.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal, TypedDict
from weakref import WeakValueDictionary

import trio

from cdpagent.act.terms import checked_timeout
from cdpagent.blocks import block as async_block
from cdpagent.blocks import check_runs_on_trio
from cdpagent.browser import attach as chrome_attach
from cdpagent.browser import launch as chrome_launch
from cdpagent.browser.network.blocking import Blocking
from cdpagent.browser.page.awaited_events import Expected
from cdpagent.browser.page.init_scripts import InitScript, script_source
from cdpagent.page import Pages

if TYPE_CHECKING:
    import os
    import re
    from collections.abc import AsyncIterator, Mapping, Sequence
    from contextlib import AbstractAsyncContextManager
    from typing import Unpack

    from cdpagent.browser.browser_context import BrowserContext
    from cdpagent.browser.chrome import Chrome, Version
    from cdpagent.browser.network.credentials import HttpCredentials
    from cdpagent.browser.network.patterns import UrlPattern
    from cdpagent.browser.network.routes import RouteHandler
    from cdpagent.browser.page.init_scripts import ScriptWorld
    from cdpagent.browser.services.emulation import EmulationOptions
    from cdpagent.browser.services.storage import Cookie, StorageState
    from cdpagent.page import Page
    from cdpagent.policy import Confirm, Policy
    from cdpagent.wire.session import Session


class Browser:
    """A browser, launched or attached to. Made by ``launch()`` and ``attach()``."""

    def __init__(self, chrome: Chrome) -> None:
        self._chrome = chrome
        self._pages = Pages(self._context_of)
        # Held by those who use them: a browser may have thousands of contexts, one after the other.
        self._contexts: WeakValueDictionary[BrowserContext, Context] = WeakValueDictionary()
        self._default = self._context_of(chrome.default_context)
        self._left: trio.Event | None = None  # for a browser without a block of the program's: nothing of it is left

    def __repr__(self) -> str:
        return f"<Browser {self.version.product} with {len(self.pages)} pages>"

    @property
    def version(self) -> Version:
        """What the browser says it is."""
        return self._chrome.version

    @property
    def ours(self) -> bool:
        """Whether cdpagent launched it. In one it did not, nothing is closed that it did not open."""
        return self._chrome.ours

    @property
    def policy(self) -> Policy:
        """What it may be used for."""
        return self._chrome.policy

    def on_confirm(self, ask: Confirm | None) -> None:
        """Ask a person with this function, from now on, before anything is done that `Policy.confirm` names.

        It is called with each `Confirmation` and says True to allow it. None: nobody can be asked, so all is refused.
        A plain function runs in a thread of its own, so it may wait for the person's answer.
        """
        self._chrome.confirmer.ask = ask

    def set_default_timeout(self, timeout: float | None) -> None:
        """Have every action in this browser take at most so many seconds, unless it or its page says otherwise.

        A target that is not there yet is waited for that long, too. None: as it is by itself.
        """
        self._chrome.default_timeout = checked_timeout(timeout)

    def mask(self, text: str) -> str:
        """Put the names of the policy's secrets in place of their values.

        What is read from a page is masked already; this is for what comes by other ways, such as logs and requests.
        """
        return str(self._chrome.secrets.mask(text))

    @property
    def cdp(self) -> Session:
        """The browser's own session, for raw CDP."""
        return self._chrome.cdp

    @property
    def pages(self) -> list[Page]:
        """All open pages, oldest first. In an attached browser that includes the user's tabs, if the policy lets it."""
        return [self._pages.of(tab) for tab in self._chrome.tabs if tab.is_allowed("read")]

    @property
    def default_context(self) -> Context:
        """The context of the browser's own profile."""
        return self._default

    @property
    def closed(self) -> bool:
        """Whether the browser, or the connection to it, is gone."""
        return self._chrome.cdp.ended

    async def new_page(self, url: str | None = None) -> Page:
        """Open a page in the default context, and ``url`` in it. In an attached browser it opens in the background."""
        return await self.default_context.new_page(url)

    @async_block
    async def new_context(
        self,
        *,
        storage_state: StorageState | str | os.PathLike[str] | None = None,
        proxy: str | None = None,
        **emulation: Unpack[EmulationOptions],
    ) -> AsyncIterator[Context]:
        """A context with cookies and storage of its own; it and its pages are gone at the end of the block.

        ``emulation`` is for all its pages: viewport, user_agent, locale, timezone, geolocation, extra_headers, offline
        and more (see `EmulationOptions`). ``storage_state`` is what ``Context.storage_state()`` gave.
        """
        async with self._chrome.new_context(emulation, storage_state=storage_state, proxy=proxy) as context:
            yield self._context_of(context)

    async def route(
        self, pattern: UrlPattern, handler: RouteHandler, *, times: int | None = None, timeout: float = 20
    ) -> None:
        """Have a function called with a `Route` for each request that ``pattern`` means, before it is sent.

        That is for all pages of this browser that cdpagent opened, in whatever context.

        ``pattern`` is a glob for the whole URL (``**/api/*``; ``*`` stops at a slash, ``**`` does not, and one that
        begins with ``/`` means the path alone), a compiled regular expression, or a function of the URL. The newest
        route is asked first. A function that answers nothing, fails, or takes longer than ``timeout`` seconds leaves
        the request to the next one, and then to the server. ``times`` is for how many requests it is called.
        """
        self._chrome.routes.add(pattern, handler, times=times, timeout=timeout)
        await self._chrome.apply_routes()

    async def unroute(self, pattern: str | re.Pattern[str] | None = None) -> None:
        """Take back the routes for a pattern, as it was given to `route`; without one, all routes from here."""
        self._chrome.routes.remove(pattern)
        await self._chrome.apply_routes()

    async def block(self, *what: str) -> None:
        """Send none of these requests, from now on, in place of what was blocked from here before.

        A kind (``image``, ``font``, ``media``, ``stylesheet``, ``script``, …), a host (``ads.example``,
        ``*.ads.example``) or a glob for URLs (``**/banner/*``). Nothing: block nothing.
        """
        self._chrome.routes.blocking = Blocking.parse(what)
        await self._chrome.apply_routes()

    async def close(self) -> None:
        """Close a launched browser, or leave an attached one; then every call raises `BrowserClosedError`.

        What the browser leaves on the disk is removed at the end of its block; of one that was started without a block,
        nothing is left when this returns.
        """
        await self._chrome.close()
        if self._left is not None:
            await self._left.wait()

    async def wait_closed(self) -> None:
        """Wait until the browser, or the connection to it, is gone: a person has closed the window, say."""
        await self._chrome.connection.closed.wait()

    def _context_of(self, context: BrowserContext) -> Context:
        face = self._contexts.get(context)
        if face is None:
            face = self._contexts[context] = Context(self, context, self._pages)
        return face


class Context:
    """Pages with a cookie jar and a storage of their own. Made by ``browser.new_context()``."""

    def __init__(self, browser: Browser, context: BrowserContext, pages: Pages) -> None:
        self.browser = browser
        """The browser that it is in."""
        self._context = context
        self._pages = pages

    def __repr__(self) -> str:
        return f"<Context with {len(self.pages)} pages{' (closed)' if self.closed else ''}>"

    @property
    def id(self) -> str | None:
        """CDP's id of it; None for the browser's default context."""
        return self._context.id

    @property
    def closed(self) -> bool:
        """Whether its block has ended; then its pages are gone."""
        return self._context.closed

    @property
    def pages(self) -> list[Page]:
        """The open pages of this context, oldest first; see `Browser.pages`."""
        return [self._pages.of(tab) for tab in self._context.tabs if tab.is_allowed("read")]

    @property
    def is_ours(self) -> bool:
        """Whether it is cdpagent's alone: not the default context of the user's browser."""
        return self._context.is_ours

    async def new_page(self, url: str | None = None) -> Page:
        """Open a page, and ``url`` in it. When that fails, there is no page."""
        return self._pages.of(await self._context.new_tab(url))

    async def grant_permissions(self, permissions: str | Sequence[str], *, origin: str | None = None) -> None:
        """Let pages of an origin, or of all, do what they would have to ask for.

        The names are those of ``navigator.permissions``: geolocation, notifications, clipboard-read, camera, … One
        that Chrome does not know is a ValueError that says which there are.
        """
        await self._context.grant_permissions(permissions, origin=origin)

    async def add_init_script(self, script: str | os.PathLike[str], *, world: ScriptWorld = "main") -> None:
        """Run a script in each new document of the pages that cdpagent opened here, before the page's own scripts.

        ``script`` is its source, or the path of a file (a `pathlib.Path`).
        ``world`` is ``main``, where the page's scripts run, or ``own``, which the page can't see: what a script keeps
        there, `Frame.in_world` reads.
        """
        await self._context.add_init_script(InitScript(await script_source(script), world))

    # --- requests ----------------------------------------------------------------------------------------------------

    async def route(
        self, pattern: UrlPattern, handler: RouteHandler, *, times: int | None = None, timeout: float = 20
    ) -> None:
        """Have a function called with a `Route` for each request that ``pattern`` means, before it is sent.

        That is for all pages of this context that cdpagent opened, from their first request on.

        ``pattern`` is a glob for the whole URL (``**/api/*``; ``*`` stops at a slash, ``**`` does not, and one that
        begins with ``/`` means the path alone), a compiled regular expression, or a function of the URL. The newest
        route is asked first. A function that answers nothing, fails, or takes longer than ``timeout`` seconds leaves
        the request to the next one, and then to the server. ``times`` is for how many requests it is called.
        """
        self._context.routes.add(pattern, handler, times=times, timeout=timeout)
        await self._context.chrome.apply_routes()

    async def unroute(self, pattern: str | re.Pattern[str] | None = None) -> None:
        """Take back the routes for a pattern, as it was given to `route`; without one, all routes from here."""
        self._context.routes.remove(pattern)
        await self._context.chrome.apply_routes()

    async def block(self, *what: str) -> None:
        """Send none of these requests, from now on, in place of what was blocked from here before.

        A kind (``image``, ``font``, ``media``, ``stylesheet``, ``script``, …), a host (``ads.example``,
        ``*.ads.example``) or a glob for URLs (``**/banner/*``). Nothing: block nothing.
        """
        self._context.routes.blocking = Blocking.parse(what)
        await self._context.chrome.apply_routes()

    @async_block
    async def expect_page(self, *, timeout: float = 30) -> AsyncIterator[Expected[Page]]:
        """Wait, at the end of the block, for a page that the block makes open in this context, and for its document.

        ``async with context.expect_page() as page: await other.click("e5")``, then ``page.value.url``.
        """
        async with self._context.expect_tab(timeout) as tab:
            yield Expected(lambda: self._pages.of(tab.value) if tab.came else None)

    async def set_http_credentials(self, *credentials: HttpCredentials) -> None:
        """Answer servers that ask for a name and a password with these, from now on, in place of those before.

        Each is sent only to the hosts that it belongs to. A server that asks and gets none, or a wrong one, answers
        with a 401, which is an answer as any other.
        """
        self._context.credentials = credentials
        await self._context.chrome.apply_routes()

    # --- cookies and storage -----------------------------------------------------------------------------------------

    async def cookies(self) -> list[Cookie]:
        """All cookies of this context."""
        return await self._context.cookies()

    async def set_cookies(self, cookies: Sequence[Cookie]) -> None:
        """Add cookies; those of the same name, domain and path are replaced."""
        await self._context.set_cookies(cookies)

    async def clear_cookies(self) -> None:
        """Remove all cookies."""
        await self._context.clear_cookies()

    async def storage_state(self, path: str | os.PathLike[str] | None = None) -> StorageState:
        """Cookies and local storage, to be given to another browser; also written to ``path`` as JSON.

        The local storage is that of the origins that pages of this context have been to since we know it. Their
        servers are not asked for anything.
        """
        return await self._context.storage_state(path)

    async def load_storage_state(self, state: StorageState | str | os.PathLike[str]) -> None:
        """Take over what `storage_state` gave, or the file it wrote."""
        await self._context.load_storage_state(state)


@async_block
async def launch(
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
) -> AsyncIterator[Browser]:
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
    async with chrome_launch.launch(
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
        timeout=timeout,
    ) as chrome:
        chrome.slow = slow
        yield Browser(chrome)


@async_block
async def attach(
    endpoint: int | str | os.PathLike[str] | None = None,
    *,
    headers: Mapping[str, str] | None = None,
    policy: Policy | None = None,
    timeout: float = 30,
) -> AsyncIterator[Browser]:
    """Attach to a running browser, as a guest: nothing is closed, resized, focused or reloaded that we did not open.

    :param endpoint: a port; ``http(s)://host:port``; ``ws(s)://…``; a profile directory holding
        ``DevToolsActivePort``; or None, and the well-known profile directories are searched.
    :param headers: HTTP headers for the discovery and the connection, such as a token.
    :param policy: what the browser may be used for; without it, the user's own tabs are read but not acted on.
    :param timeout: how many seconds the browser has to answer. Where a person must click Allow first: four times that.
    """
    async with chrome_attach.attach(endpoint, headers=headers, policy=policy, timeout=timeout) as chrome:
        yield Browser(chrome)


# --- without a block -------------------------------------------------------------------------------------------------


class LaunchOptions(TypedDict, total=False):
    """The arguments of `launch`, which explains them."""

    executable: str | os.PathLike[str] | None
    headless: bool
    user_data_dir: str | os.PathLike[str] | None
    viewport: tuple[int, int] | None
    args: Sequence[str]
    env: Mapping[str, str] | None
    sandbox: bool | None
    transport: Literal["pipe", "port"]
    proxy: str | None
    downloads_dir: str | os.PathLike[str] | None
    policy: Policy | None
    slow: float
    timeout: float


async def start(nursery: trio.Nursery, **options: Unpack[LaunchOptions]) -> Browser:
    """Launch a browser that a nursery holds instead of a block; the options are those of `launch`.

    It lives until ``browser.close()`` or until the nursery is cancelled, and nothing of it is left then. A nursery
    waits for it as for any task: close the browser when it is no longer needed.
    """
    check_runs_on_trio("start")
    browser: Browser = await nursery.start(_hold, launch(**options))
    return browser


async def _hold(opening: AbstractAsyncContextManager[Browser], task_status: trio.TaskStatus[Browser]) -> None:
    """Hold a browser's block open until the browser is closed."""
    left = trio.Event()
    try:
        async with opening as browser:
            browser._left = left
            task_status.started(browser)
            await browser.wait_closed()
    finally:
        left.set()


@asynccontextmanager
async def held(opening: AbstractAsyncContextManager[Browser]) -> AsyncIterator[Browser]:
    """A browser of which nothing is left as soon as it is closed, also while this block goes on."""
    async with trio.open_nursery() as nursery:
        yield await nursery.start(_hold, opening)
        nursery.cancel_scope.cancel()
