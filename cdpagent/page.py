"""A page: the public face of a tab (`browser`), of what is to be seen in it (`see`) and of acting on it (`act`).

Each verb here only says what can be asked, and hands it on: the work is done in the layers below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal
from weakref import WeakValueDictionary

from cdpagent.act import (
    choosing,
    collecting,
    dragging,
    fields,
    keying,
    pointing,
    scrolling,
    selecting,
    uploading,
    waiting,
)
from cdpagent.act.actor import Actor
from cdpagent.act.sequence import ActionSequence
from cdpagent.act.terms import Terms, checked_timeout
from cdpagent.blocks import block as async_block
from cdpagent.browser.network.blocking import Blocking
from cdpagent.browser.network.expecting import exchange_test
from cdpagent.browser.network.interception import finish
from cdpagent.browser.network.patterns import pattern_words
from cdpagent.browser.page import navigation
from cdpagent.browser.page.awaited_events import Expected
from cdpagent.browser.page.init_scripts import InitScript, script_source
from cdpagent.browser.services import capture
from cdpagent.see import verbs
from cdpagent.see.looker import Looker
from cdpagent.see.targets import target_text
from cdpagent.wire.deadline import deadline
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    import os
    import re
    from collections import deque
    from collections.abc import AsyncIterator, Callable, Mapping, Sequence
    from typing import Unpack

    from cdpagent.act.collecting import Collection
    from cdpagent.act.input import Button, Keyboard, Mouse
    from cdpagent.act.receipt import ActionResult
    from cdpagent.act.scrolling import Direction
    from cdpagent.browser.browser_context import BrowserContext
    from cdpagent.browser.network.expecting import RequestPattern, ResponsePattern
    from cdpagent.browser.network.patterns import UrlPattern
    from cdpagent.browser.network.response import Response
    from cdpagent.browser.network.routes import RouteHandler
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.init_scripts import ScriptWorld
    from cdpagent.browser.page.logs import ConsoleMessage, Request
    from cdpagent.browser.page.navigation import Navigation, WaitUntil
    from cdpagent.browser.page.page_errors import PageError
    from cdpagent.browser.page.tab import Tab
    from cdpagent.browser.services.capture import Screenshot, ScreenshotFormat
    from cdpagent.browser.services.dialogs import Dialog, DialogRule
    from cdpagent.browser.services.downloads import Download
    from cdpagent.browser.services.emulation import Emulation
    from cdpagent.browser.services.file_choosers import FileChooser
    from cdpagent.entry import Context
    from cdpagent.see.article import Article
    from cdpagent.see.find import Match
    from cdpagent.see.options import SnapshotKeywords
    from cdpagent.see.query import QueryKind, QueryResult
    from cdpagent.see.snapshot import Snapshot
    from cdpagent.see.targets import Target
    from cdpagent.wire.session import Session

_HOLD_SECONDS: Final = 0.6
_WRITE: Final = """html => new Promise(done => {
    document.open();
    globalThis.shield?.begin();  // with everything else that listened, it has been removed
    addEventListener('load', () => done(), {once: true});
    document.write(html);
    document.close();
})"""


class Pages:
    """The pages of one browser: one for each tab, made when it is first asked for."""

    def __init__(self, context_of: Callable[[BrowserContext], Context]) -> None:
        self.context_of = context_of
        """The public face of a browser context."""
        self._open: dict[Tab, Page] = {}
        self._all: WeakValueDictionary[Tab, Page] = WeakValueDictionary()  # closed ones as long as anyone holds them

    def of(self, tab: Tab) -> Page:
        """The page of a tab: always the same one."""
        page = self._all.get(tab)
        if page is None:
            page = self._all[tab] = Page(tab, self)
            self._open = {known: each for known, each in self._open.items() if not known.closed}
            self._open[tab] = page
        return page


class Page:
    """A tab: what is to be seen in it, and what can be done with it.

    Made by ``browser.new_page()``, found in ``browser.pages``. A ``target`` is a ref from a snapshot (``e5``, ``f2e5``,
    ``snap_x7k2qp:e5``), what a snapshot says (``button "Done"``, ``"Run All Cells"``, ``button "delete" in row
    "scratch"``, ``main``), a CSS selector, or the element of a snapshot (`NodeRef`) or of `find` (`Match`). One that is
    not there yet is waited for, two seconds at most; one that means several elements is an `AmbiguousTargetError`.

    Every verb that acts waits until what it started has come to an end (``settle=False``: it does not) and gives an
    `ActionResult`. ``timeout`` is how many seconds all of it may take; if it is given, a target that is not there yet
    is waited for that long, too.
    """

    def __init__(self, tab: Tab, pages: Pages) -> None:
        self._tab = tab
        self._pages = pages
        self._looker = Looker(tab)
        self._last_snapshot = verbs.LastSnapshot()
        self._actor = Actor(tab, self._looker, pages.of)
        self._default_timeout: float | None = None

    def __repr__(self) -> str:
        state = " (closed)" if self.closed else " (crashed)" if self.crashed else ""
        return f"<{type(self).__name__} {mask_tokens(self.url)!r}{state}>"

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def context(self) -> Context:
        """The context that it is in."""
        return self._pages.context_of(self._tab.context)

    @property
    def target_id(self) -> str:
        """CDP's id of it."""
        return self._tab.target_id

    @property
    def ours(self) -> bool:
        """Whether cdpagent opened it. What it did not open it does not close, resize or bring to the front."""
        return self._tab.ours

    @property
    def opener(self) -> Page | None:
        """The page that opened this one with a link or a script."""
        return self._pages.of(self._tab.opener) if self._tab.opener is not None else None

    @property
    def popups(self) -> list[Page]:
        """The pages that this one opened and that are still open."""
        return [self._pages.of(popup) for popup in self._tab.popups]

    @property
    def downloads(self) -> deque[Download]:
        """The last downloads, oldest first."""
        return self._tab.downloads

    @property
    def emulation(self) -> Emulation:
        """What the page believes of its device, its place and its network."""
        return self._tab.emulation

    @property
    def keyboard(self) -> Keyboard:
        """The keyboard, for what no verb does: keys that are held, text without key events."""
        return self._actor.keyboard

    @property
    def mouse(self) -> Mouse:
        """The mouse, for what no verb does: movements and buttons at points of the viewport."""
        return self._actor.mouse

    @property
    def closed(self) -> bool:
        """Whether the tab is gone."""
        return self._tab.closed

    @property
    def crashed(self) -> bool:
        """Whether its renderer is gone; `open` or `reload` starts a new one."""
        return self._tab.crashed

    @property
    def url(self) -> str:
        """Where the page is; where it wanted to go, if that could not be loaded."""
        return self._tab.url

    @property
    def page_rev(self) -> int:
        """How many documents the page has had since we know it: a ref of an earlier one is stale."""
        return self._tab.page_rev

    @property
    def cdp(self) -> Session:
        """The page's session, for raw CDP."""
        return self._tab.cdp

    @property
    def main_frame(self) -> Frame:
        """The page's own frame."""
        return self._tab.main_frame

    @property
    def frames(self) -> list[Frame]:
        """All frames, the main one first, parents before children, those in other processes too."""
        return self._tab.frames

    @property
    def console(self) -> Sequence[ConsoleMessage]:
        """The last console messages, oldest first."""
        return self._tab.logs.console

    @property
    def errors(self) -> Sequence[PageError]:
        """The last uncaught exceptions, oldest first."""
        return self._tab.logs.errors

    @property
    def requests(self) -> Sequence[Request]:
        """The last requests, oldest first."""
        return self._tab.logs.requests

    @property
    def dialogs(self) -> Sequence[Dialog]:
        """The last JavaScript dialogs and how each was answered, oldest first."""
        return self._tab.dialogs.log

    async def attach(self, *, timeout: float = 10) -> None:
        """Make sure that there is a session; only a tab that was open before we came has none at first.

        A tab that the browser has frozen or discarded does not answer: that is a `PageUnresponsiveError`.
        """
        await self._tab.attach(timeout=timeout)

    async def title(self) -> str:
        """The document's title."""
        await self.attach()
        return str(await self.main_frame.in_world("() => document.title"))

    def on_dialog(self, rule: DialogRule) -> None:
        """Answer dialogs by ``rule`` from now on.

        It is called with each `Dialog` and says True to accept, False to dismiss, or gives a `DialogAnswer` with the
        text for a prompt. The page stands still meanwhile: an async rule has twenty seconds and must not use the page.
        """
        self._tab.check_may_act()
        self._tab.dialogs.rule = rule

    # --- where it goes -----------------------------------------------------------------------------------------------

    async def open(
        self, url: str, *, wait: WaitUntil = "load", timeout: float = 30, referrer: str | None = None
    ) -> Navigation:
        """Go to ``url`` and wait until it is ``commit``-ted, ``domcontentloaded``, ``load``-ed or ``stable``.

        Raises `NavigationError` when it can't be loaded. An HTTP error status does not raise: see ``status`` and
        ``ok``. When the time is up, a page that has not got there yet stays where it is.
        """
        await self.attach()
        return await navigation.open_url(self._tab, url, wait, timeout, referrer)

    async def back(self, *, wait: WaitUntil = "load", timeout: float = 30) -> Navigation:
        """Go one step back in the history."""
        await self.attach()
        return await navigation.go_in_history(self._tab, -1, wait, timeout)

    async def forward(self, *, wait: WaitUntil = "load", timeout: float = 30) -> Navigation:
        """Go one step forward in the history."""
        await self.attach()
        return await navigation.go_in_history(self._tab, 1, wait, timeout)

    async def reload(self, *, wait: WaitUntil = "load", timeout: float = 30, ignore_cache: bool = False) -> Navigation:
        """Load the document anew."""
        await self.attach()
        return await navigation.reload_page(self._tab, wait, timeout, ignore_cache)

    async def set_content(self, html: str, *, timeout: float = 30) -> None:
        """Put HTML in place of the page's document, at the same URL, and wait until it is loaded."""
        self._tab.check_may_act()
        await self.attach()
        with deadline("page.set_content()", timeout):
            await self.main_frame.in_world(_WRITE, html, timeout=None)

    async def add_init_script(self, script: str | os.PathLike[str], *, world: ScriptWorld = "main") -> None:
        """Run a script in each new document of the page and of its frames, before the page's own scripts.

        ``script`` is its source, or the path of a file (a `pathlib.Path`).
        ``world`` is ``main``, where the page's scripts run, or ``own``, which the page can't see: what a script keeps
        there, `Frame.in_world` reads.
        """
        self._tab.check_may_act()
        await self.attach()
        await finish(self._tab.init_scripts.add(InitScript(await script_source(script), world)))

    async def close(self) -> None:
        """Close the tab, without asking it. Does nothing if it is closed already."""
        await self._tab.close()

    # --- what it shows and runs --------------------------------------------------------------------------------------

    async def snapshot(self, *, timeout: float = 30, **options: Unpack[SnapshotKeywords]) -> Snapshot:
        """The page as a few thousand characters, with refs to act on; see `SnapshotOptions` for what can be asked.

        Looking changes nothing: no attribute, no global, no focus (``mark_dom=True`` is the one exception).
        """
        scope = options.get("scope")
        wanted = {**options, "scope": target_text(scope)} if scope is not None else options
        return await verbs.snapshot(self._looker, self._last_snapshot, wanted, timeout)

    async def find(self, wanted: str | re.Pattern[str], *, max_matches: int = 20, timeout: float = 30) -> list[Match]:
        """Where the page says ``wanted`` (a text, in whatever case, or a compiled regular expression).

        The whole page is searched, whatever a snapshot had room for; each `Match` has a ref and what it stands in.
        """
        return await verbs.find(self._looker, wanted, max_matches, timeout)

    async def read(self, *, page: int = 1, max_chars_total: int = 12_000, timeout: float = 30) -> Article:
        """The page's main text as Markdown, in pages of at most ``max_chars_total`` characters."""
        return await verbs.read(self._looker, page, max_chars_total, timeout)

    async def query(
        self, target: Target, kind: QueryKind, max_length: int = 2000, *, timeout: float = 30
    ) -> QueryResult:
        """One fact about one element, never longer than ``max_length``; secrets are never shown."""
        return await verbs.query(self._looker, target_text(target), kind, max_length, timeout)

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
        target: Target | None = None,
        format: ScreenshotFormat = "png",
        quality: int | None = None,
        timeout: float = 30,
    ) -> Screenshot:
        """A picture of the viewport, of the whole page, or of one element."""
        await self.attach()
        return await capture.screenshot(
            self._tab,
            self._looker.element,
            full_page=full_page,
            target=target_text(target),
            format=format,
            quality=quality,
            timeout=timeout,
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
            self._tab,
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
        await self._tab.follow_console()

    # --- what comes by itself ----------------------------------------------------------------------------------------

    @async_block
    async def expect_popup(self, *, timeout: float = 30) -> AsyncIterator[Expected[Page]]:
        """Wait, at the end of the block, for the page that the block makes this one open, and for its document.

        ``async with page.expect_popup() as popup: await page.click("e5")``, then ``popup.value.url``.
        """
        await self.attach()
        async with self._tab.expect_popup(timeout) as popup:
            yield Expected(lambda: self._pages.of(popup.value) if popup.came else None)

    @async_block
    async def expect_download(self, *, timeout: float = 30) -> AsyncIterator[Expected[Download]]:
        """Wait, at the end of the block, for a download that the block makes begin.

        ``async with page.expect_download() as download: await page.click("e5")``, then ``await download.value.path()``.
        """
        await self.attach()
        async with self._tab.expect_download(timeout) as download:
            yield download

    @async_block
    async def expect_file_chooser(self, *, timeout: float = 30) -> AsyncIterator[Expected[FileChooser]]:
        """Wait, at the end of the block, for the file chooser that the block makes open; it is not shown.

        ``async with page.expect_file_chooser() as chooser: await page.click("e5")``, then
        ``await chooser.value.set_files(["report.pdf"])``.
        """
        await self.attach()
        async with self._tab.choosers.expect(timeout) as chooser:
            yield chooser

    @async_block
    async def expect_request(self, pattern: RequestPattern, *, timeout: float = 30) -> AsyncIterator[Expected[Request]]:
        """Wait, at the end of the block, for a request that the block makes the page, a frame or a worker of it send.

        ``pattern`` is a glob for the URL, as of `route`, a compiled regular expression, or a function of the `Request`.
        ``async with page.expect_request("**/api/save") as request: await page.click("e5")``, then
        ``request.value.post_data``.
        """
        await self.attach()
        wanted, called = exchange_test(pattern), f"a request for {pattern_words(pattern)}"
        async with self._tab.expect_request(wanted, called, timeout) as request:
            yield request

    @async_block
    async def expect_response(
        self, pattern: ResponsePattern, *, timeout: float = 30
    ) -> AsyncIterator[Expected[Response]]:
        """Wait, at the end of the block, for an answer that the block makes the page, a frame or a worker of it get.

        ``pattern`` is a glob for the URL, as of `route`, a compiled regular expression, or a function of the
        `Response`. ``async with page.expect_response("**/api/items") as response: await page.click("e5")``, then
        ``await response.value.json()``.
        """
        await self.attach()
        wanted, called = exchange_test(pattern), f"an answer from {pattern_words(pattern)}"
        async with self._tab.expect_response(wanted, called, timeout) as response:
            yield response

    # --- its requests ------------------------------------------------------------------------------------------------

    async def route(
        self, pattern: UrlPattern, handler: RouteHandler, *, times: int | None = None, timeout: float = 20
    ) -> None:
        """Have a function called with a `Route` for each request that ``pattern`` means, before it is sent.

        That is for this page, with its frames and workers, and for the pages that it opens.

        ``pattern`` is a glob for the whole URL (``**/api/*``; ``*`` stops at a slash, ``**`` does not, and one that
        begins with ``/`` means the path alone), a compiled regular expression, or a function of the URL. The newest
        route is asked first. A function that answers nothing, fails, or takes longer than ``timeout`` seconds leaves
        the request to the next one, and then to the server. ``times`` is for how many requests it is called.
        """
        await self._before_routing()
        self._tab.interception.routes.add(pattern, handler, times=times, timeout=timeout)
        await self._tab.context.chrome.apply_routes()

    async def unroute(self, pattern: str | re.Pattern[str] | None = None) -> None:
        """Take back the routes for a pattern, as it was given to `route`; without one, all routes from here."""
        await self._before_routing()
        self._tab.interception.routes.remove(pattern)
        await self._tab.context.chrome.apply_routes()

    async def block(self, *what: str) -> None:
        """Send none of these requests, from now on, in place of what was blocked from here before.

        A kind (``image``, ``font``, ``media``, ``stylesheet``, ``script``, …), a host (``ads.example``,
        ``*.ads.example``) or a glob for URLs (``**/banner/*``). Nothing: block nothing.
        """
        await self._before_routing()
        self._tab.interception.routes.blocking = Blocking.parse(what)
        await self._tab.context.chrome.apply_routes()

    async def _before_routing(self) -> None:
        self._tab.check_may_act()
        await self.attach()

    # --- several actions ---------------------------------------------------------------------------------------------

    def sequence(self) -> ActionSequence:
        """Gather what the actions of a block do into one receipt, from before the first to after the last.

        ``async with page.sequence() as steps: await page.fill("e1", "Ada"); await page.click("e2")``, then
        ``steps.result().text``.
        """
        return ActionSequence(self._actor)

    def set_default_timeout(self, timeout: float | None) -> None:
        """Have every action on this page take at most so many seconds, where it is not given a ``timeout`` of its own.

        A target that is not there yet is waited for that long, too. None: as the browser has it, which by itself is 15
        seconds for most actions, and two for a target to come.
        """
        self._default_timeout = checked_timeout(timeout)

    def _terms(self, settle: bool, timeout: float | None) -> Terms:
        given = (timeout, self._default_timeout, self._tab.context.chrome.default_timeout)
        return Terms(settle, next((each for each in given if each is not None), None))

    # --- the mouse ---------------------------------------------------------------------------------------------------

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
        return await pointing.click(
            self._actor,
            target_text(target),
            button=button,
            modifiers=modifiers,
            count=count,
            position=position,
            accept_dialogs=accept_dialogs,
            terms=self._terms(settle, timeout),
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
        return await pointing.click(
            self._actor,
            target_text(target),
            button=button,
            modifiers=modifiers,
            count=2,
            terms=self._terms(settle, timeout),
        )

    async def long_press(
        self, target: Target, *, seconds: float = _HOLD_SECONDS, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Press the mouse on an element, hold it for that long, and let go."""
        return await pointing.long_press(
            self._actor, target_text(target), seconds=seconds, terms=self._terms(settle, timeout)
        )

    async def hover(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Move the mouse over an element."""
        return await pointing.hover(self._actor, target_text(target), terms=self._terms(settle, timeout))

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
        return await dragging.drag(
            self._actor,
            target_text(source),
            target_text(target),
            source_position=source_position,
            target_position=target_position,
            terms=self._terms(settle, timeout),
        )

    # --- the keyboard ------------------------------------------------------------------------------------------------

    async def focus(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Give an element the focus."""
        return await keying.focus(self._actor, target_text(target), terms=self._terms(settle, timeout))

    async def type(
        self, target: Target | None, text: str, *, delay: float = 0, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Type a text into an element, key by key, after what is in it; ``delay`` seconds between the keys.

        ``page.type(None, text)`` types into what has the focus, where its caret is; the receipt says where that was.
        `fill` is faster and replaces what is there; this is for pages that follow the keys.
        """
        return await keying.type_text(
            self._actor, target_text(target), text, delay=delay, terms=self._terms(settle, timeout)
        )

    async def press(
        self, key: str, target: Target | None = None, *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Press a key, or a chord such as ``Control+Shift+A``; on ``target``, or on what has the focus."""
        return await keying.press(self._actor, key, target_text(target), terms=self._terms(settle, timeout))

    # --- fields ------------------------------------------------------------------------------------------------------

    async def fill(
        self, target: Target, value: str | bool | float, *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Put a value into a field in place of what is there, and see that it stays.

        Knows text fields, rich text editors, dates (``2026-11-16``), times (``14:30``), colours (``#ff8800``), sliders,
        numbers, selects, check boxes (True, False) and comboboxes. A value that does not stay is an error.
        """
        return await fields.fill(self._actor, target_text(target), value, terms=self._terms(settle, timeout))

    async def clear(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Empty a field."""
        return await fields.fill(self._actor, target_text(target), "", terms=self._terms(settle, timeout), name="clear")

    async def select(
        self, target: Target, values: str | Sequence[str], *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Choose one or more options of a ``<select>`` or a list box, by value or by text."""
        return await choosing.select(
            self._actor,
            target_text(target),
            [values] if isinstance(values, str) else list(values),
            terms=self._terms(settle, timeout),
        )

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
        return await selecting.select_text(
            self._actor, target_text(target), text, occurrence=occurrence, terms=self._terms(settle, timeout)
        )

    async def check(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Check a check box, a switch or a radio button; nothing is done if it is checked already."""
        return await fields.set_checked(self._actor, target_text(target), True, terms=self._terms(settle, timeout))

    async def uncheck(self, target: Target, *, settle: bool = True, timeout: float | None = None) -> ActionResult:
        """Uncheck a check box or a switch; nothing is done if it is not checked."""
        return await fields.set_checked(self._actor, target_text(target), False, terms=self._terms(settle, timeout))

    async def fill_form(
        self, values: Mapping[str, str | bool | float], *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Fill several fields, ``{target: value}``, in this order and with one receipt."""
        return await fields.fill_form(self._actor, values, terms=self._terms(settle, timeout))

    async def upload(
        self,
        target: Target,
        files: Sequence[str | os.PathLike[str]],
        *,
        settle: bool = True,
        timeout: float | None = None,
    ) -> ActionResult:
        """Give files to a file input, to a button that opens a file chooser, or drop them on an element."""
        return await uploading.upload(self._actor, target_text(target), files, terms=self._terms(settle, timeout))

    # --- scrolling and lists -----------------------------------------------------------------------------------------

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
        return await scrolling.scroll(
            self._actor, direction, amount, target_text(target), position=position, terms=self._terms(settle, timeout)
        )

    async def scroll_into_view(
        self, target: Target, *, settle: bool = True, timeout: float | None = None
    ) -> ActionResult:
        """Scroll an element to the middle of what is shown."""
        return await scrolling.scroll_into_view(self._actor, target_text(target), terms=self._terms(settle, timeout))

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
        return await scrolling.scroll_until(
            self._actor,
            direction,
            scroll_selector=target_text(scroll_selector),
            stop_selector=stop_selector,
            stop_text=stop_text,
            max_scrolls=max_scrolls,
            stall_ms=stall_ms,
            terms=self._terms(True, timeout),
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
        return await scrolling.load_more_until(
            self._actor,
            target_text(load_more_selector),
            content_selector,
            item_count=item_count,
            stop_text=stop_text,
            max_loads=max_loads,
            stall_ms=stall_ms,
            terms=self._terms(True, timeout),
        )

    async def collect(
        self,
        target: Target,
        *,
        max_items: int = 200,
        max_chars_total: int = 12_000,
        max_scrolls: int = 100,
        timeout: float | None = None,
    ) -> Collection:
        """Gather the items of a list that shows only some of them at a time, scrolling through it.

        ``target`` is a selector of the items, or the ref of the list. Works for endless and for virtual lists.
        """
        return await collecting.collect(
            self._actor,
            target_text(target),
            max_items=max_items,
            max_chars_total=max_chars_total,
            max_scrolls=max_scrolls,
            terms=self._terms(True, timeout),
        )

    # --- waiting -----------------------------------------------------------------------------------------------------

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
        timeout_ms: float = 10_000,
        poll_ms: float = 100,
    ) -> ActionResult:
        """Wait until all that is given holds: a visible element (a CSS selector, or what a snapshot says), a text, a
        text that is gone, a URL (a part of it, or a pattern with ``*``), a load state, a JavaScript function that gives
        something true, a page that is quiet.

        ``ms`` waits that long, besides. Raises `DeadlineExceededError` that names what did not come.
        """
        return await waiting.wait(
            self._actor,
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
