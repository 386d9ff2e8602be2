"""The browser: its version, its pages, its contexts."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import trio

from cdpagent.browser.context import Context
from cdpagent.browser.page.page import Page
from cdpagent.browser.services.downloads import Downloads
from cdpagent.browser.services.emulation import checked
from cdpagent.browser.targets import Targets
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    import os
    from collections.abc import AsyncIterator
    from pathlib import Path
    from typing import Unpack

    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.services.downloads import Download
    from cdpagent.browser.services.emulation import EmulationOptions
    from cdpagent.browser.services.storage import StorageState
    from cdpagent.wire.connection import Connection
    from cdpagent.wire.session import Session

PageT = TypeVar("PageT", bound=Page)

_CLEANUP_SECONDS = 5


@dataclass(frozen=True, slots=True)
class Version:
    """What the browser says it is."""

    product: str  # Chrome/156.0.8078.79
    protocol: str
    revision: str
    user_agent: str
    js: str

    @property
    def major(self) -> int:
        """The first number of the version; 0 if it can't be told."""
        number = self.product.partition("/")[2].partition(".")[0]
        return int(number) if number.isdigit() else 0


class Browser(Generic[PageT]):
    """A browser, launched or attached to. Made by ``launch()`` and ``attach()``."""

    version: Version
    """What the browser says it is."""

    def __init__(self, connection: Connection, page_type: type[PageT], nursery: trio.Nursery, *, ours: bool) -> None:
        self._connection = connection
        self._page_type = page_type
        self._nursery = nursery
        self.ours = ours
        """Whether cdpagent launched it. In one it did not, nothing is closed that it did not open."""
        self._root = connection.root
        self._targets: Targets[PageT] = Targets(self, ours=ours)
        self._default: Context[PageT] = Context(self, None, {})
        self._contexts: dict[str, Context[PageT]] = {}
        self._downloads: Downloads
        self._close_requested = trio.Event()

    def __repr__(self) -> str:
        return f"<Browser {self.version.product} with {len(self.pages)} pages>"

    @property
    def cdp(self) -> Session:
        """The browser's own session, for raw CDP."""
        return self._root

    @property
    def pages(self) -> list[PageT]:
        """All open pages, oldest first. In an attached browser that includes the user's tabs."""
        return list(self._targets.pages.values())

    @property
    def default_context(self) -> Context[PageT]:
        """The context of the browser's own profile."""
        return self._default

    @property
    def closed(self) -> bool:
        """Whether the browser, or the connection to it, is gone."""
        return self._root.ended

    async def new_page(self, url: str | None = None) -> PageT:
        """Open a page in the default context, and ``url`` in it. In an attached browser it opens in the background."""
        return await self._default.new_page(url)

    @asynccontextmanager
    async def new_context(
        self,
        *,
        storage_state: StorageState | str | os.PathLike[str] | None = None,
        proxy: str | None = None,
        **emulation: Unpack[EmulationOptions],
    ) -> AsyncIterator[Context[PageT]]:
        """A context with cookies and storage of its own; it and its pages are gone at the end of the block.

        ``emulation`` is for all its pages: viewport, user_agent, locale, timezone, geolocation, extra_headers, offline
        and more (see `EmulationOptions`). ``storage_state`` is what ``Context.storage_state()`` gave.
        """
        options: EmulationOptions = {"viewport": self._default._options.get("viewport"), **emulation}
        checked(options)
        params: dict[str, Any] = {"disposeOnDetach": True}  # it goes even if we are killed
        if proxy is not None:
            params |= {"proxyServer": proxy, "proxyBypassList": "<-loopback>"}
        with trio.CancelScope(shield=True):  # one that we do not know of would stay until we leave
            answer = await self._root.call("Target.createBrowserContext", params, timeout=_CLEANUP_SECONDS)
        context = Context(self, answer["browserContextId"], options)
        self._contexts[answer["browserContextId"]] = context
        try:
            for call in self._downloads.allow(context._scope):
                await self._root.finish(call)
            if storage_state is not None:
                await context.load_storage_state(storage_state)
            yield context
        finally:
            with trio.CancelScope(shield=True), trio.move_on_after(_CLEANUP_SECONDS):
                await self._dispose(context)
            self._contexts.pop(answer["browserContextId"], None)

    async def close(self) -> None:
        """Close a launched browser, or leave an attached one; then every call raises `BrowserClosedError`."""
        await trio.lowlevel.checkpoint()
        self._close_requested.set()
        await self._connection.closed.wait()

    async def _dispose(self, context: Context[PageT]) -> None:
        context.closed = True
        try:
            await self._root.call("Target.disposeBrowserContext", context._scope)
        except CdpAgentError:
            return  # the browser is gone, and the context with it
        for page in context.pages:
            await page._until_closed()

    # --- how it is joined with the connection ------------------------------------------------------------------------

    async def _start(self, *, viewport: tuple[int, int] | None, downloads: Path | None, keep_downloads: bool) -> None:
        self._default._options = checked({"viewport": viewport})
        self._downloads = Downloads(self._root, downloads, keep=keep_downloads, begun=self._on_download)
        # All at once: each answer takes a browser that has just started some milliseconds.
        version = self._root.start("Browser.getVersion")
        following = [*self._downloads.allow({}), *self._targets.start()]
        answer = await self._root.finish(version)
        self.version = Version(
            answer["product"],
            answer["protocolVersion"],
            answer["revision"],
            answer["userAgent"],
            answer["jsVersion"],
        )
        for call in following:
            await self._root.finish(call)

    async def _leave(self) -> None:
        """Close what we opened in a browser that goes on without us."""
        ours = [page for page in self.pages if page.ours and not page.closed]
        calls = [(page, self._root.start("Target.closeTarget", {"targetId": page.target_id})) for page in ours]
        with trio.move_on_after(_CLEANUP_SECONDS):
            for page, call in calls:
                try:
                    await self._root.finish(call, timeout=None)
                    await page._until_closed()  # Chrome has only promised it so far
                except CdpAgentError:
                    pass  # it closed by itself, or the browser did

    def _context_of(self, context_id: str | None) -> Context[PageT]:
        return self._contexts.get(context_id or "", self._default)

    def _follow(self, session: Session, page: Tab) -> None:
        """A session of a page has begun."""
        self._targets.follow(session, page)
        self._downloads.follow(session)

    def _on_download(self, download: Download, frame_id: str) -> None:
        page = self._targets.page_of_frame(frame_id)
        if page is None:
            return
        download._scope = page.context._scope
        page._add_download(download)
        if page.opener is not None and page.page_rev == 0:
            # A link that opens a page of its own for a download: that page goes away, unseen.
            page.opener._add_download(download)
