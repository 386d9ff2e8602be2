"""A browser context: tabs that share cookies and storage, apart from those of other contexts."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.browser.network.interception import finish
from cdpagent.browser.network.routes import Routes
from cdpagent.browser.page.awaited_events import Arrivals
from cdpagent.browser.page.navigation import open_url
from cdpagent.browser.services import storage
from cdpagent.browser.services.emulation import checked
from cdpagent.errors import BrowserClosedError, CommandError
from cdpagent.wire.session import on_end

if TYPE_CHECKING:
    import os
    from collections.abc import AsyncIterator, Callable, Sequence

    from cdpagent.browser.chrome import Chrome
    from cdpagent.browser.network.credentials import HttpCredentials
    from cdpagent.browser.page.awaited_events import Expected
    from cdpagent.browser.page.init_scripts import InitScript
    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.services.emulation import EmulationOptions
    from cdpagent.browser.services.storage import Cookie, StorageState
    from cdpagent.wire.session import Session


PERMISSIONS: Final = (
    "geolocation",
    "notifications",
    "camera",
    "microphone",
    "clipboard-read",
    "clipboard-write",
    "persistent-storage",
    "midi",
    "background-sync",
    "accelerometer",
    "gyroscope",
    "magnetometer",
    "ambient-light-sensor",
    "screen-wake-lock",
    "payment-handler",
    "idle-detection",
    "storage-access",
    "window-management",
    "local-fonts",
    "display-capture",
    "nfc",
)
"""The names of ``navigator.permissions`` that Chrome knows."""


class TabNews:
    """Tells that there is a new tab, or that the browser is gone."""

    def __init__(self, root: Session) -> None:
        self._root = root
        self._waiting = trio.lowlevel.ParkingLot()
        on_end(root, lambda _: self.notify())

    def notify(self) -> None:
        """Wake those who wait."""
        self._waiting.unpark_all()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds; raises when the browser is gone."""
        await trio.lowlevel.checkpoint()
        while not condition():
            if self._root.ended:
                raise BrowserClosedError("the browser was closed")
            await self._waiting.park()


class BrowserContext:
    """Tabs with a cookie jar and a storage of their own. `cdpagent.entry.Context` is its public face."""

    def __init__(self, chrome: Chrome, context_id: str | None, options: EmulationOptions) -> None:
        self.chrome = chrome
        self.id = context_id
        """CDP's id of it; None for the browser's default context."""
        self.closed = False
        """Whether its block has ended; then its tabs are gone."""
        self.options: dict[str, Any] = checked(options)
        """What all its tabs emulate."""
        self.origins: set[str] = set()
        """The origins that its tabs have been to, and where they may have stored something."""
        self.routes = Routes()
        """What is done with the requests of its tabs of ours."""
        self.init_scripts: list[InitScript] = []
        """What runs in each new document of its tabs of ours."""
        self.credentials: tuple[HttpCredentials, ...] = ()
        """What servers that ask for a password are answered with."""
        self._tabs: dict[str, Tab] = {}
        self._new_tabs: Arrivals[Tab] = Arrivals(chrome.tab_news, "a page")

    @property
    def tabs(self) -> list[Tab]:
        """The open tabs of this context, oldest first."""
        return list(self._tabs.values())

    @property
    def is_ours(self) -> bool:
        """Whether it is cdpagent's alone: not the default context of the user's browser."""
        return self.chrome.ours or self.id is not None

    @property
    def scope(self) -> dict[str, str]:
        """The context as a parameter of commands."""
        return {"browserContextId": self.id} if self.id is not None else {}

    async def new_tab(self, url: str | None) -> Tab:
        """Open a tab, and ``url`` in it; if that fails, the tab is closed again."""
        if self.closed:
            raise BrowserClosedError("this context is gone: it lives as long as its `async with` block")
        tab = await self.chrome.targets.create(self.id)
        if url is not None:
            try:
                await open_url(tab, url)
            except BaseException:
                self.chrome.cdp.start("Target.closeTarget", {"targetId": tab.target_id})
                raise
        return tab

    @asynccontextmanager
    async def expect_tab(self, timeout: float) -> AsyncIterator[Expected[Tab]]:
        """Wait, at the end of the block, for a tab that opens in this context, and for its document."""
        async with self._new_tabs.expect(timeout) as tab:
            yield tab
        with trio.move_on_after(timeout):  # a tab whose server does not answer is there all the same
            await tab.value.until_opened()

    async def add_init_script(self, script: InitScript) -> None:
        """Have a script run in each new document of the tabs of ours, those that are there and those to come."""
        self.init_scripts.append(script)
        await finish([each for tab in self.tabs if tab.ours for each in tab.init_scripts.spread(script)])

    async def grant_permissions(self, permissions: str | Sequence[str], *, origin: str | None = None) -> None:
        """Let pages of an origin, or of all, do what they would have to ask for."""
        permissions = [permissions] if isinstance(permissions, str) else permissions
        for name in permissions:
            if name not in PERMISSIONS:
                near = get_close_matches(name, PERMISSIONS, 1, 0.6)
                meant = f"did you mean {near[0]!r}? " if near else ""
                raise ValueError(f"permission {name!r}: {meant}There are {', '.join(PERMISSIONS)}")
        where = {**self.scope, "origin": origin} if origin is not None else self.scope
        for name in permissions:
            params = {"permission": {"name": name}, "setting": "granted", **where}
            try:
                await self.chrome.cdp.call("Browser.setPermission", params)
            except CommandError as exc:
                raise ValueError(f"permission {name!r}: {exc.message}") from exc

    async def clear_cookies(self) -> None:
        """Remove all cookies."""
        await self.chrome.cdp.call("Storage.clearCookies", self.scope)

    async def set_cookies(self, cookies: Sequence[Cookie]) -> None:
        """Add cookies; those of the same name, domain and path are replaced."""
        await storage.set_cookies(self, cookies)

    async def cookies(self) -> list[Cookie]:
        """All cookies of this context."""
        return await storage.get_cookies(self)

    async def storage_state(self, path: str | os.PathLike[str] | None) -> StorageState:
        """Cookies and local storage; also written to ``path`` as JSON."""
        state = await storage.save(self)
        if path is not None:
            Path(path).write_text(json.dumps(state, indent=2), encoding="utf-8")
        return state

    async def load_storage_state(self, state: StorageState | str | os.PathLike[str]) -> None:
        """Take over what `storage_state` gave, or the file it wrote."""
        await storage.load(self, storage.read_state(state))

    # --- called by `Chrome`, `Targets` and `Tab` ---------------------------------------------------------------------

    def set_options(self, options: EmulationOptions) -> None:
        """Have all tabs to come emulate this."""
        self.options = checked(options)

    def configure(self, tab: Tab) -> None:
        """Give a new tab of ours what its opener emulates, or else what this context asks for, before it runs."""
        options = self.options if tab.opener is None else tab.opener.emulation.options
        tab.emulation.configure(options, focus=True)

    def add(self, tab: Tab) -> None:
        """The context has one more tab."""
        self._tabs[tab.target_id] = tab
        self._new_tabs.add(tab)

    def forget(self, tab: Tab) -> None:
        """A tab is gone."""
        self._tabs.pop(tab.target_id, None)

    def visited(self, origin: str) -> None:
        """A tab of this context has been to an origin, and may have stored something there."""
        if origin.startswith("http"):
            self.origins.add(origin)
