"""A page: a tab, and what can be done with it.

This is the page as the browser layer has it. The layers above add to it: `see` looks at it, `act` acts on it.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import trio

from cdpagent.browser.page import navigation
from cdpagent.browser.page.geometry import find_element
from cdpagent.browser.page.tab import Tab
from cdpagent.browser.services import capture

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from cdpagent.browser.page.awaited_events import Expected
    from cdpagent.browser.page.geometry import Element
    from cdpagent.browser.page.navigation import Navigation, WaitUntil
    from cdpagent.browser.services.capture import Screenshot, ScreenshotFormat
    from cdpagent.browser.services.dialogs import DialogRule
    from cdpagent.browser.services.downloads import Download
    from cdpagent.browser.services.file_choosers import FileChooser


class Page(Tab):
    """A tab. Made by ``browser.new_page()``, found in ``browser.pages``."""

    async def title(self) -> str:
        """The document's title."""
        await self.attach()
        return str(await self.main_frame.in_world("() => document.title"))

    def on_dialog(self, rule: DialogRule) -> None:
        """Answer dialogs by ``rule`` from now on.

        It is called with each `Dialog` and says True to accept, False to dismiss, or gives a `DialogAnswer` with the
        text for a prompt. The page stands still meanwhile: an async rule has twenty seconds and must not use the page.
        """
        self._dialogs.rule = rule

    # --- where it goes -----------------------------------------------------------------------------------------------

    async def open(
        self, url: str, *, wait: WaitUntil = "load", timeout: float = 30, referrer: str | None = None
    ) -> Navigation:
        """Go to ``url`` and wait until it is ``commit``-ted, ``domcontentloaded``, ``load``-ed or ``stable``.

        Raises `NavigationError` when it can't be loaded. An HTTP error status is no exception: see ``status`` and
        ``ok``. When the time is up, a page that has not got there yet stays where it is.
        """
        await self.attach()
        return await navigation.open_url(self, url, wait, timeout, referrer)

    async def back(self, *, wait: WaitUntil = "load", timeout: float = 30) -> Navigation:
        """Go one step back in the history."""
        await self.attach()
        return await navigation.go_in_history(self, -1, wait, timeout)

    async def forward(self, *, wait: WaitUntil = "load", timeout: float = 30) -> Navigation:
        """Go one step forward in the history."""
        await self.attach()
        return await navigation.go_in_history(self, 1, wait, timeout)

    async def reload(self, *, wait: WaitUntil = "load", timeout: float = 30, ignore_cache: bool = False) -> Navigation:
        """Load the document anew."""
        await self.attach()
        return await navigation.reload_page(self, wait, timeout, ignore_cache)

    async def close(self) -> None:
        """Close the tab, without asking it. Does nothing if it is closed already."""
        await trio.lowlevel.checkpoint()
        if self.closed:
            return
        await self.context.browser.cdp.send("Target.closeTarget", targetId=self.target_id)
        await self._until_closed()

    # --- what it shows and runs --------------------------------------------------------------------------------------

    async def evaluate(self, expression: str, *args: Any, timeout: float | None = 30) -> Any:
        """Evaluate JavaScript in the page's own world and return the result as a JSON value.

        ``expression`` is an expression, or a function that is called with ``args``; a promise is awaited. What JSON
        can't hold is lost on the way: a DOM node comes back as an empty object, a NaN inside a list as None.
        Raises `EvaluationError` with what the script threw.
        """
        await self.attach()
        return await self.main_frame.evaluate(expression, *args, timeout=timeout)

    async def screenshot(
        self,
        *,
        full_page: bool = False,
        target: str | None = None,
        format: ScreenshotFormat = "png",
        quality: int | None = None,
        timeout: float = 30,
    ) -> Screenshot:
        """A picture of the viewport, of the whole page, or of one element."""
        await self.attach()
        return await capture.screenshot(
            self, full_page=full_page, target=target, format=format, quality=quality, timeout=timeout
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
        await self.attach()
        return await capture.pdf(
            self,
            landscape=landscape,
            background=background,
            scale=scale,
            paper=paper,
            margin=margin,
            page_ranges=page_ranges,
            timeout=timeout,
        )

    # --- what comes by itself ----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def expect_popup(self, *, timeout: float = 30) -> AsyncIterator[Expected[Page]]:
        """Wait, at the end of the block, for the page that the block makes this one open, and for its document.

        ``async with page.expect_popup() as popup: await page.click("e5")``, then ``popup.value.url``.
        """
        await self.attach()
        async with self._new_popups.expect(timeout, self._why_no_popup) as popup:
            yield popup
        with trio.move_on_after(timeout):  # it is there, even if its server does not answer
            await popup.value._until_opened()

    @asynccontextmanager
    async def expect_download(self, *, timeout: float = 30) -> AsyncIterator[Expected[Download]]:
        """Wait, at the end of the block, for a download that the block makes begin.

        ``async with page.expect_download() as download: await page.click("e5")``, then ``await download.value.path()``.
        """
        await self.attach()
        async with self._new_downloads.expect(timeout) as download:
            yield download

    @asynccontextmanager
    async def expect_file_chooser(self, *, timeout: float = 30) -> AsyncIterator[Expected[FileChooser]]:
        """Wait, at the end of the block, for the file chooser that the block makes open; it is not shown.

        ``async with page.expect_file_chooser() as chooser: await page.click("e5")``, then
        ``await chooser.value.set_files(["report.pdf"])``.
        """
        await self.attach()
        async with self._choosers.expect(timeout) as chooser:
            yield chooser

    async def _element(self, target: str) -> Element:
        """The element a target names. Here that is a CSS selector; the layer above knows refs too."""
        return await find_element(self, target)
