"""A running Chrome: its version, its browser contexts and its tabs."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import trio

from cdpagent.browser.browser_context import BrowserContext, TabNews
from cdpagent.browser.confirming import Confirmer
from cdpagent.browser.egress.refusals import Refusals, policy_error
from cdpagent.browser.egress.way_out import open_way_out
from cdpagent.browser.network.interception import finish
from cdpagent.browser.network.routes import Routes
from cdpagent.browser.secrets import SecretKeeper
from cdpagent.browser.services.downloads import Downloads
from cdpagent.browser.services.emulation import checked
from cdpagent.browser.services.lending import Lender, RefusingLender
from cdpagent.browser.targets import Targets
from cdpagent.destinations import destination
from cdpagent.errors import CdpAgentError
from cdpagent.policy import Confirmation

if TYPE_CHECKING:
    import os
    from collections.abc import AsyncIterator, Callable

    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.services.downloads import Download, Landing
    from cdpagent.browser.services.emulation import EmulationOptions
    from cdpagent.browser.services.storage import StorageState
    from cdpagent.destinations import Refusal
    from cdpagent.policy import Policy
    from cdpagent.wire.connection import Connection
    from cdpagent.wire.session import Session

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
        """The first number of the version; 0 where the browser gives none."""
        number = self.product.partition("/")[2].partition(".")[0]
        return int(number) if number.isdigit() else 0


class Chrome:
    """A browser that we are connected to. `cdpagent.entry.Browser` is its public face."""

    version: Version

    def __init__(
        self,
        connection: Connection,
        nursery: trio.Nursery,
        *,
        ours: bool,
        policy: Policy,
        lender: Lender | None = None,
        refusals: Refusals | None = None,
    ) -> None:
        self.connection = connection
        self.policy = policy
        """What it may be used for."""
        self.confirmer = Confirmer(policy)
        self.secrets = SecretKeeper(policy.secrets)
        connection.mask_log(self.secrets.mask)
        self.ours = ours
        """Whether cdpagent launched it. In one it did not, nothing is closed that it did not open."""
        self.cdp: Session = connection.root
        """The browser's own session."""
        self.lender = (lender or Lender()) if policy.uploads else RefusingLender()
        """Gives it the files of uploads."""
        self.refusals = refusals or Refusals()
        """What the policy has kept it from reaching."""
        self._reach = policy.reach
        self.routes = Routes()
        """What is done with the requests of all tabs of ours."""
        self.targets = Targets(self, ours=ours)
        self.tab_news = TabNews(self.cdp)
        self.default_context = BrowserContext(self, None, {})
        self.default_timeout: float | None = None
        """How many seconds an action may take that is given no time limit; None: as many as it has by itself."""
        self.slow = 0.0
        """How many seconds to wait after each action."""
        self.close_requested = trio.Event()
        self._nursery = nursery
        self._contexts: dict[str, BrowserContext] = {}
        self._downloads: Downloads

    @property
    def tabs(self) -> list[Tab]:
        """All open tabs, oldest first."""
        return list(self.targets.tabs.values())

    def spawn(self, task: Callable[..., Any], *args: Any) -> None:
        """Run a task in the background until the browser is left; RuntimeError if it is being left already."""
        self._nursery.start_soon(task, *args)

    async def start(self, *, viewport: tuple[int, int] | None, landing: Landing | None) -> None:
        """Ask the browser what it is and what it holds, and have it tell of what comes.

        ``landing`` is where downloads go; None leaves that to the browser.
        """
        self.default_context.set_options({"viewport": viewport})
        self._downloads = Downloads(
            self.cdp, landing, allowed=self.policy.downloads, begun=self._on_download, spawn=self.spawn
        )
        # All at once: each answer takes a browser that has just started some milliseconds.
        version = self.cdp.start("Browser.getVersion")
        following = [*self._downloads.allow({}), *self.targets.start()]
        answer = await self.cdp.finish(version)
        self.version = Version(
            answer["product"],
            answer["protocolVersion"],
            answer["revision"],
            answer["userAgent"],
            answer["jsVersion"],
        )
        for call in following:
            await self.cdp.finish(call)

    async def close(self) -> None:
        """Have a launched browser closed, or an attached one left, and wait until the connection has ended."""
        await trio.lowlevel.checkpoint()
        self.close_requested.set()
        await self.connection.closed.wait()

    async def leave(self) -> None:
        """Close the tabs that we opened in a browser that goes on without us."""
        ours = [tab for tab in self.tabs if tab.ours and not tab.closed]
        calls = [(tab, self.cdp.start("Target.closeTarget", {"targetId": tab.target_id})) for tab in ours]
        with trio.move_on_after(_CLEANUP_SECONDS):
            for tab, call in calls:
                try:
                    await self.cdp.finish(call, timeout=None)
                    await tab.until_closed()  # so far, Chrome has only promised to close it
                except CdpAgentError:
                    pass  # it closed by itself, or the browser did

    @property
    def is_limited(self) -> bool:
        """Whether the policy keeps it from anything."""
        return self._reach.is_limited

    def refuses(self, url: str) -> bool:
        """Whether the policy does not let this browser reach a URL, as far as its host tells."""
        return self._refusal(url) is not None

    def check_reach(self, url: str) -> None:
        """Raise if the policy does not let this browser reach a URL, as far as its host tells."""
        refusal = self._refusal(url)
        if refusal is not None:
            raise policy_error(refusal)

    def _refusal(self, url: str) -> Refusal | None:
        goal = destination(url)
        refusal = None if goal is None else self._reach.refusal(goal)
        if refusal is not None:
            self.refusals.add(refusal)
        return refusal

    async def apply_routes(self) -> None:
        """Have all tabs stop their requests, or no longer, as things are now."""
        await finish([each for tab in self.tabs if tab.has_session for each in tab.interception.start()])

    # --- contexts ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def new_context(
        self,
        emulation: EmulationOptions,
        *,
        storage_state: StorageState | str | os.PathLike[str] | None,
        proxy: str | None,
    ) -> AsyncIterator[BrowserContext]:
        """A context with cookies and storage of its own; at the end of the block it is gone, with its tabs."""
        options: EmulationOptions = {"viewport": self.default_context.options.get("viewport"), **emulation}
        checked(options)
        async with AsyncExitStack() as stack:
            if proxy is not None and self.ours and self._reach.is_limited:
                # A proxy that Chrome uses directly would lead around the policy.
                proxy = await stack.enter_async_context(open_way_out(self._reach, self.refusals, proxy))
            yield await stack.enter_async_context(self._open_context(options, storage_state, proxy))

    @asynccontextmanager
    async def _open_context(
        self, options: EmulationOptions, storage_state: StorageState | str | os.PathLike[str] | None, proxy: str | None
    ) -> AsyncIterator[BrowserContext]:
        params: dict[str, Any] = {"disposeOnDetach": True}  # it goes even if we are killed
        if proxy is not None:
            params |= {"proxyServer": proxy, "proxyBypassList": "<-loopback>"}
        with trio.CancelScope(shield=True):  # without its id we could not dispose of it
            answer = await self.cdp.call("Target.createBrowserContext", params, timeout=_CLEANUP_SECONDS)
        context = BrowserContext(self, answer["browserContextId"], options)
        self._contexts[answer["browserContextId"]] = context
        try:
            for call in self._downloads.allow(context.scope):
                await self.cdp.finish(call)
            if storage_state is not None:
                await context.load_storage_state(storage_state)
            yield context
        finally:
            with trio.CancelScope(shield=True), trio.move_on_after(_CLEANUP_SECONDS):
                await self._dispose(context)
            self._contexts.pop(answer["browserContextId"], None)

    def context_of(self, context_id: str | None) -> BrowserContext:
        """The context of that id; the default one where Chrome names another."""
        return self._contexts.get(context_id or "", self.default_context)

    async def _dispose(self, context: BrowserContext) -> None:
        context.closed = True
        try:
            await self.cdp.call("Target.disposeBrowserContext", context.scope)
        except CdpAgentError:
            return  # the browser is gone, and the context with it
        for tab in context.tabs:
            await tab.until_closed()

    # --- tabs --------------------------------------------------------------------------------------------------------

    def follow(self, session: Session, tab: Tab) -> None:
        """A session of a tab has begun."""
        self.targets.follow(session, tab)
        self._downloads.follow(session)

    async def _confirm_download(self, download: Download, tab: Tab) -> None:
        """Ask while the download runs: no server waits for a person. If the answer is no, the file is removed."""
        what = f"download {download.suggested_filename!r} from {download.url}"
        await self._downloads.keep_if(download, self.confirmer.allows(Confirmation("download", what, tab.url)))

    def _on_download(self, download: Download, frame_id: str) -> dict[str, str]:
        tab = self.targets.tab_of_frame(frame_id)
        if tab is None:
            return {}
        if self.confirmer.concerns("download"):
            self._downloads.hold(download)
            self.spawn(self._confirm_download, download, tab)
        tab.add_download(download)
        if tab.opener is not None and tab.page_rev == 0:
            # A link that opens a tab of its own for a download: Chrome closes that tab before it shows anything.
            tab.opener.add_download(download)
        return tab.context.scope
