"""A browser context: pages that share cookies and storage, apart from those of other contexts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from cdpagent.browser.page.page import Page
from cdpagent.browser.services import storage
from cdpagent.browser.services.emulation import checked
from cdpagent.errors import BrowserClosedError, CommandError

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from cdpagent.browser.browser import Browser
    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.services.emulation import EmulationOptions
    from cdpagent.browser.services.storage import Cookie, StorageState

PageT = TypeVar("PageT", bound=Page)


class Context(Generic[PageT]):
    """Pages with a cookie jar and a storage of their own. Made by ``browser.new_context()``."""

    def __init__(self, browser: Browser[PageT], context_id: str | None, options: EmulationOptions) -> None:
        self.browser = browser
        """The browser that it is in."""
        self.id = context_id
        """CDP's id of it; None for the browser's default context."""
        self.closed = False
        """Whether its block has ended; then its pages are gone."""
        self._options = checked(options)
        self._pages: dict[str, PageT] = {}
        self._origins: set[str] = set()

    def __repr__(self) -> str:
        return f"<Context with {len(self._pages)} pages{' (closed)' if self.closed else ''}>"

    @property
    def pages(self) -> list[PageT]:
        """The open pages of this context, oldest first."""
        return list(self._pages.values())

    @property
    def is_ours(self) -> bool:
        """Whether nobody but us uses it: not the default context of the user's browser."""
        return self.browser.ours or self.id is not None

    async def new_page(self, url: str | None = None) -> PageT:
        """Open a page, and ``url`` in it. When that fails, there is no page."""
        if self.closed:
            raise BrowserClosedError("this context is gone: it lives as long as its `async with` block")
        page = await self.browser._targets.create(self.id)
        if url is not None:
            try:
                await page.open(url)
            except BaseException:
                self.browser.cdp.start("Target.closeTarget", {"targetId": page.target_id})
                raise
        return page

    async def grant_permissions(self, permissions: Sequence[str], *, origin: str | None = None) -> None:
        """Let pages of an origin, or of all, do what they would have to ask for.

        The names are those of ``navigator.permissions``: geolocation, notifications, clipboard-read, camera, …
        """
        where = {**self._scope, "origin": origin} if origin is not None else self._scope
        for name in permissions:
            params = {"permission": {"name": name}, "setting": "granted", **where}
            try:
                await self.browser.cdp.call("Browser.setPermission", params)
            except CommandError as exc:
                raise ValueError(f"permission {name!r}: {exc.message}") from exc

    # --- cookies and storage -----------------------------------------------------------------------------------------

    async def cookies(self) -> list[Cookie]:
        """All cookies of this context."""
        return await storage.get_cookies(self)

    async def set_cookies(self, cookies: Sequence[Cookie]) -> None:
        """Add cookies; those of the same name, domain and path are replaced."""
        await storage.set_cookies(self, cookies)

    async def clear_cookies(self) -> None:
        """Remove all cookies."""
        await self.browser.cdp.call("Storage.clearCookies", self._scope)

    async def storage_state(self, path: str | os.PathLike[str] | None = None) -> StorageState:
        """Cookies and local storage, to be given to another browser; also written to ``path`` as JSON.

        The local storage is that of the origins that pages of this context have been to since we know it. Nothing is
        asked of their servers.
        """
        state = await storage.save(self)
        if path is not None:
            Path(path).write_text(json.dumps(state, indent=2), encoding="utf-8")
        return state

    async def load_storage_state(self, state: StorageState | str | os.PathLike[str]) -> None:
        """Take over what `storage_state` gave, or the file it wrote."""
        await storage.load(self, storage.read_state(state))

    # --- how it is joined with the browser ---------------------------------------------------------------------------

    @property
    def _scope(self) -> dict[str, str]:
        return {"browserContextId": self.id} if self.id is not None else {}

    def _configure(self, page: Tab) -> None:
        """Give a new page of ours what its opener has, or its context asks for; called before the page runs."""
        options = self._options if page.opener is None else page.opener.emulation.options
        page.emulation.configure(options, focus=True)

    def _visited(self, origin: str) -> None:
        """A page of this context has been to an origin, and may have stored something there."""
        if origin.startswith("http"):
            self._origins.add(origin)
