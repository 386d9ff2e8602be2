"""The web tools: a model calls them by name, with JSON, and reads their results.

The library raises; the tools never do. Every result is short: a receipt after an action, the snapshot only when the
model asks for it, an error with a code and a hint. ``web_eval`` exists only when the program allows it.
"""

from __future__ import annotations

import json
from contextlib import suppress
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

import trio
from pydantic import ValidationError

from cdpagent import log
from cdpagent.agent import parameters as p
from cdpagent.agent.actions import ACTING, act
from cdpagent.agent.arguments import ERROR_CHARS, explain, parse
from cdpagent.agent.results import Image, ToolResult, failure, sendable, unexpected
from cdpagent.agent.schemas import Vendor, definitions
from cdpagent.agent.steps import Course, do_steps, plan, untold
from cdpagent.browser.page.urls import check_url
from cdpagent.entry import Browser
from cdpagent.errors import (
    BrowserClosedError,
    CdpAgentError,
    InvalidUrlError,
    NavigationError,
    NotActionableError,
    PolicyError,
    StaleRefError,
)
from cdpagent.see.find import Matches
from cdpagent.see.text import bare, clean, quote, quote_lines
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    import os
    from collections.abc import Awaitable, Callable, Iterable, Mapping

    from cdpagent.act.receipt import ActionResult
    from cdpagent.agent.parameters import Parameters
    from cdpagent.browser.page.navigation import Navigation
    from cdpagent.entry import Context
    from cdpagent.page import Page
    from cdpagent.policy import Policy
    from cdpagent.see.options import SnapshotKeywords
    from cdpagent.see.snapshot import Snapshot

TOOLS: Final[dict[str, type[Parameters]]] = {
    "web_do": p.Do,
    "web_open": p.Open,
    "web_back": p.Back,
    "web_forward": p.Forward,
    "web_reload": p.Reload,
    "web_snapshot": p.Snapshot,
    "web_click": p.Click,
    "web_dblclick": p.Dblclick,
    "web_fill": p.Fill,
    "web_type": p.Type,
    "web_select": p.Select,
    "web_check": p.Check,
    "web_uncheck": p.Uncheck,
    "web_hover": p.Hover,
    "web_scroll_into_view": p.ScrollIntoView,
    "web_scroll": p.Scroll,
    "web_press_key": p.PressKey,
    "web_drag": p.Drag,
    "web_upload": p.Upload,
    "web_wait": p.Wait,
    "web_query": p.Query,
    "web_screenshot": p.Screenshot,
    "web_tabs": p.Tabs,
    "web_close": p.Close,
    "web_eval": p.Eval,
}
"""All tools, by name."""

_NAMES: Final = {model: name for name, model in TOOLS.items()}

READ_ONLY: Final = frozenset({"web_snapshot", "web_query", "web_screenshot", "web_wait"})
"""The tools that change nothing."""

_HARMLESS: Final = frozenset({"web_open", "web_back", "web_forward", "web_hover", "web_scroll", "web_scroll_into_view"})
_IDEMPOTENT: Final = frozenset(
    {"web_open", "web_fill", "web_select", "web_check", "web_uncheck", "web_hover", "web_scroll_into_view"}
)

ANNOTATIONS: Final[dict[str, dict[str, bool]]] = {
    name: {
        **({"readOnlyHint": True} if name in READ_ONLY else {}),
        **({"destructiveHint": False} if name in _HARMLESS else {}),
        **({"idempotentHint": True} if name in _IDEMPOTENT else {}),
    }
    for name in TOOLS
}
"""MCP's hints on each tool, where they differ from the protocol's defaults: that a tool changes things, destructively,
again with each call, and in an open world."""

_OPENED: Final = frozenset({"http", "https", "about"})
_CALL_SECONDS: Final = 180.0
_STEPS_SECONDS: Final = 150.0
"""The steps of one call: what is left is for telling what they did."""
_SNAPSHOT_CHARS: Final = p.Snapshot.model_fields["max_chars"].default
_DELTA_CHARS: Final = 4000
_EVAL_CHARS: Final = 8000


def offered(only: Iterable[str] | None = None, *, allow_eval: bool = False) -> dict[str, type[Parameters]]:
    """Return the tools of these names, or all; ``web_eval`` only if it is allowed."""
    wanted = set(TOOLS) if only is None else set(only)
    if unknown := wanted - set(TOOLS):
        raise ValueError(f"unknown tool {', '.join(sorted(unknown))}; use {', '.join(TOOLS)}")
    if not allow_eval:
        wanted.discard("web_eval")
    return {name: model for name, model in TOOLS.items() if name in wanted}


class _Seen(NamedTuple):
    """A look, and the document that it was of."""

    snapshot_id: str
    page_rev: int


class WebTools:
    """The tools for one page, or for the tabs of a browser.

    :param target: a page, or a browser: then the tools use its first page, and open one if it has none.
    :param allow_eval: whether the model may run JavaScript in the page.
    :param allow_schemes: URL schemes that may be opened besides http and https, such as ``("file",)``.
    :param only: the names of the tools to offer; None offers all.
    :param upload_dir: the only directory from which files may be uploaded, whatever a page talks the model into.
    :param max_chars: the most characters of a page in one answer, whatever the model asks for.
    """

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
        if max_chars is not None and not p.LEAST_CHARS <= max_chars <= p.MOST_CHARS:
            raise ValueError(f"max_chars is {max_chars}; give a number from {p.LEAST_CHARS} to {p.MOST_CHARS}")
        self.browser: Browser = target if isinstance(target, Browser) else target.context.browser
        """The browser whose pages the tools work on."""
        self._page: Page | None = None if isinstance(target, Browser) else target
        self._context: Context | None = None if isinstance(target, Browser) else target.context
        self._schemes = _OPENED | {scheme.lower().rstrip(":") for scheme in allow_schemes}
        self._upload_dir = upload_dir
        self._max_chars = max_chars
        self._tools = offered(only, allow_eval=allow_eval)
        self._turn = trio.Lock()  # a model may call several tools at once; it expects them to run in that order
        self._tab_ids: dict[str, str] = {}
        if self._page is not None:
            self._tab_id(self._page)
        self._last_snapshot: dict[str, _Seen] = {}  # by page: the last look at the whole of it

    def __repr__(self) -> str:
        return f"<WebTools for {self._page or self.browser!r}: {len(self._tools)} tools>"

    @property
    def names(self) -> list[str]:
        """The tools that are offered."""
        return list(self._tools)

    @property
    def instructions(self) -> str:
        """How to use the tools, for the model: a system prompt, or a part of one."""
        return instructions(self.browser.policy)

    def definitions(self, vendor: Vendor = "openai", *, strict: bool = False) -> list[dict[str, Any]]:
        """Return the definitions for a model: of ``openai`` chat, ``openai-responses``, ``anthropic`` or ``mcp``."""
        return definitions(self._tools, vendor, strict=strict, annotations=ANNOTATIONS)

    async def page(self) -> Page:
        """The page that the tools work on now."""
        if self._page is None or self._page.closed:
            self._page = self._next_page()
            if self._page is None:
                opener = self._context if self._context is not None else self.browser
                self._page = await opener.new_page()
            self._tab_id(self._page)  # it comes before the tabs that it will open
        return self._page

    def _next_page(self) -> Page | None:
        """The page to work on when there is none, or no more."""
        pages = self._context.pages if self._context is not None else self.browser.pages
        opener = self._page.opener if self._page is not None else None
        if opener is not None and not opener.closed:
            return opener
        ours = [page for page in pages if page.ours]
        return ours[-1] if ours else pages[0] if pages and self.browser.ours else None

    async def call(self, name: str, arguments: Mapping[str, Any] | str | None = None) -> ToolResult:
        """Call a tool by name, with its arguments as a mapping or as JSON. Nothing raises: the result says it all."""
        result = sendable(await self._call(name, arguments), self.browser.mask)
        log.tools.info("%s: %s", name, result.data.get("error", "failed") if result.is_error else "done")
        log.tools.debug("%s", result)
        return result

    async def _call(self, name: str, arguments: Mapping[str, Any] | str | None) -> ToolResult:
        model = self._tools.get(name)
        if model is None:
            off = " (it is switched off)" if name in TOOLS else ""
            return failure("unknown_action", f"unknown tool {quote(str(name), 60)}{off}; use {', '.join(self._tools)}")
        try:
            given = parse(model, arguments)
        except ValidationError as exc:
            return failure("invalid_arguments", explain(exc, model))
        except ValueError as exc:
            return failure("invalid_arguments", clean(str(exc))[:ERROR_CHARS])
        try:
            async with self._turn:
                with deadline(name, _CALL_SECONDS):
                    return await self._run(given)
        except Exception as exc:
            return await self._failure(exc, name)

    async def _run(self, given: Parameters) -> ToolResult:
        if isinstance(given, ACTING):
            page = await self.page()
            return await self._did(await act(page, given, self._upload_dir), given, page)
        handler: Callable[[Any], Awaitable[ToolResult]] = getattr(self, f"_{_NAMES[type(given)]}")
        return await handler(given)

    # --- where the page is -------------------------------------------------------------------------------------------

    async def _web_open(self, given: p.Open) -> ToolResult:
        self._check_scheme(given.url)
        page = await self.page()
        return await self._arrived(await page.open(given.url), given)

    async def _web_back(self, given: p.Back) -> ToolResult:
        return await self._arrived(await (await self.page()).back(), given)

    async def _web_forward(self, given: p.Forward) -> ToolResult:
        return await self._arrived(await (await self.page()).forward(), given)

    async def _web_reload(self, given: p.Reload) -> ToolResult:
        return await self._arrived(await (await self.page()).reload(), given)

    async def _arrived(self, navigation: Navigation, given: p.Action) -> ToolResult:
        page = await self.page()
        title = await page.title()
        status = f" (HTTP {navigation.status})" if navigation.status and not navigation.ok else ""
        text = f"opened {bare(page.url, 300)} {quote(title, 100)}{status}"
        if navigation.loading:
            text += "\nthe page still seems to be loading (web_wait stable=true, then web_snapshot)"
        data = {
            "success": True,
            "url": page.url,
            "title": title,
            "page_rev": page.page_rev,
            "status": navigation.status,
        }
        return await self._with_snapshot(ToolResult(text, data), given, whole=True)

    def _check_scheme(self, url: str) -> None:
        scheme = urlsplit(check_url(url)).scheme.lower()
        if scheme not in self._schemes:
            raise PolicyError(f"{scheme}: URLs are not opened here; use http or https", rule="allow_schemes")

    # --- seeing ------------------------------------------------------------------------------------------------------

    async def _web_snapshot(self, given: p.Snapshot) -> ToolResult:
        page = await self.page()
        asked = given.model_fields_set
        max_chars = self._budget(given.max_chars if "max_chars" in asked else None)
        if given.find:
            return await self._find(given.find)
        if given.read:
            article = await page.read(page=given.page, max_chars_total=max_chars)
            data: dict[str, Any] = {"success": True, "page": article.page, "pages": article.pages, "url": article.url}
            return ToolResult(article.text, data)
        options: SnapshotKeywords = {}
        if given.scope:
            options["scope"] = given.scope
        if given.all is not None:
            options["interactive_only"] = not given.all
        if "viewport_only" in asked:
            options["viewport_only"] = given.viewport_only
        if given.since and "max_chars" not in asked:
            snapshot = await self._changes(page, given.since, max_chars, options)
        else:
            options |= {"since": given.since or None, "max_chars_total": max_chars}
            snapshot = await page.snapshot(**options)
        if not snapshot.options.scope:
            self._remember(page, snapshot)
        elif self._last_whole(page) is None:
            # What changes from now on is to be told without all that the model did not want to see.
            self._remember(page, await page.snapshot())
        data = {
            "success": True,
            "snapshot_id": snapshot.snapshot_id,
            "page_rev": snapshot.page_rev,
            "url": snapshot.url,
            "truncated": snapshot.stats.truncated,
        }
        return ToolResult(snapshot.text, data)

    def _remember(self, page: Page, snapshot: Snapshot) -> None:
        self._last_snapshot[page.target_id] = _Seen(snapshot.snapshot_id, page.page_rev)

    def _last_whole(self, page: Page) -> str | None:
        """The last look at the whole of the page's present document: what "changes" are told from."""
        seen = self._last_snapshot.get(page.target_id)
        return seen.snapshot_id if seen is not None and seen.page_rev == page.page_rev else None

    async def _changes(self, page: Page, since: str, max_chars: int, options: SnapshotKeywords) -> Snapshot:
        """What has changed since a snapshot, seen as that one was; the page in `max_chars`, if that is too long."""
        as_before: SnapshotKeywords = {**options, "since": since}
        snapshot = await page.snapshot(**as_before)
        if len(snapshot.text) <= max_chars:
            return snapshot
        within: SnapshotKeywords = {**options, "max_chars_total": max_chars}
        return await page.snapshot(**within)

    def _budget(self, asked: int | None) -> int:
        """Return how many characters an answer may have: as many as the model asks for, within the limit."""
        if self._max_chars is None:
            return asked or _SNAPSHOT_CHARS
        return min(asked or self._max_chars, self._max_chars)

    async def _find(self, words: str) -> ToolResult:
        matches = await (await self.page()).find(words)
        lines = [match.text for match in matches] or [f"nothing visible on the page says {quote(words, 80)}"]
        if not matches and isinstance(matches, Matches) and matches.hidden:
            count = matches.hidden
            texts = "1 hidden text says it" if count == 1 else f"{count} hidden texts say it"
            lines.append(f"{texts}: a closed menu, tab or section may show it; only what is visible is searched")
        if not matches and isinstance(matches, Matches) and matches.pictures:
            lines.append(
                f'what is drawn in a canvas or video can\'t be searched: web_screenshot ref="{matches.pictures[0]}"'
            )
        return ToolResult("\n".join(lines), {"success": True, "count": len(matches)})

    async def _web_query(self, given: p.Query) -> ToolResult:
        found = await (await self.page()).query(given.ref, given.kind, given.max_length)
        value = found.value
        text = quote_lines(value) if isinstance(value, str) else clean(json.dumps(value, ensure_ascii=False))
        return ToolResult(
            text + (" (cut)" if found.truncated else ""),
            {"success": True, "value": found.value, "truncated": found.truncated},
        )

    async def _web_screenshot(self, given: p.Screenshot) -> ToolResult:
        shot = await (await self.page()).screenshot(full_page=given.full_page, target=given.ref or None)
        data = {"success": True, "width": shot.width, "height": shot.height}
        images = [Image(shot.data, f"image/{shot.format}")]
        return ToolResult(f"screenshot, {shot.width} × {shot.height}", data, images)

    # --- acting ------------------------------------------------------------------------------------------------------

    async def _web_do(self, given: p.Do) -> ToolResult:
        planned = plan(given.steps, self._tools)
        began_in = await self.page()
        async with Course(self.page) as course:
            progress = await do_steps(planned, course, self._step, _STEPS_SECONDS)
        together = course.sequence.result("do")
        failed = await self._failure(progress.error, "web_do") if progress.error is not None else None
        text = progress.describe(failed, untold(together, progress.told).effects)
        text += await self._follow(together, began_in)
        data = await self._about(together) | progress.about()
        if failed is not None:
            data |= failed.data
        result = ToolResult(text, data, is_error=failed is not None)
        return await self._with_snapshot(result, given, whole=together.changes.page_rev is not None)

    async def _step(self, given: Parameters) -> ActionResult | ToolResult:
        if not isinstance(given, ACTING):
            return await self._run(given)
        result = await act(await self.page(), given, self._upload_dir)
        await self._select_opened(result)
        return result

    async def _web_wait(self, given: p.Wait) -> ToolResult:
        result = await (await self.page()).wait(
            ms=given.ms or None,
            selector=given.selector or None,
            text=given.text or None,
            text_gone=given.text_gone or None,
            url=given.url or None,
            stable=given.stable,
            timeout_ms=given.timeout_ms,
        )
        return await self._with_snapshot(ToolResult(result.text, {"success": True, **result.details}), given)

    async def _web_eval(self, given: p.Eval) -> ToolResult:
        value = await (await self.page()).evaluate(given.expression)
        text = json.dumps(value, ensure_ascii=False)
        cut = " (cut)" if len(text) > _EVAL_CHARS else ""
        return ToolResult(quote(text, _EVAL_CHARS)[1:-1] + cut, {"success": True, "value": value if not cut else None})

    async def _did(self, result: ActionResult, given: p.Action, page: Page) -> ToolResult:
        followed = await self._follow(result, page)
        answer = ToolResult(result.text + followed, await self._about(result))
        return await self._with_snapshot(answer, given, whole=result.changes.page_rev is not None)

    async def _follow(self, result: ActionResult, began_in: Page) -> str:
        """Go on where the action has led: lines about the tabs that came, and about the one that is current now."""
        await self._select_opened(result)
        others = [page for page in result.changes.new_pages if not page.closed and page is not self._page]
        said = f"\nnew tab {', '.join(map(self._tab_id, others))}: web_tabs selects it" if others else ""
        page = await self.page()
        if page is began_in:
            return said
        if began_in.closed:
            return f"{said}\ncurrent tab now: {self._tab_id(page)} {bare(page.url, 200)}"
        with suppress(CdpAgentError):
            said += f"\ntab {self._tab_id(page)} {quote(await page.title(), 100)} is selected now"
            said += f"; web_tabs select {self._tab_id(began_in)} goes back"
        return said

    async def _select_opened(self, result: ActionResult) -> None:
        """Work on a tab that the page has opened, as a person would. A tab of the user's is only told of."""
        opened = [page for page in result.changes.new_pages if page.ours and not page.closed]
        with suppress(CdpAgentError):  # it may be gone again
            if opened:
                await opened[-1].attach()
                self._tab_id(opened[-1])
                self._page = opened[-1]

    async def _about(self, result: ActionResult) -> dict[str, Any]:
        """What a program is told about an action."""
        changes, page = result.changes, await self.page()
        return {
            "success": True,
            "action": result.action,
            "url": page.url,
            "page_rev": page.page_rev,
            "effect": changes.any,
            "settled": not changes.still_busy,
            "added": [change.describe() for change in changes.added[:20]],
            "removed": [change.describe() for change in changes.removed[:20]],
            "changed": [change.describe() for change in changes.changed[:20]],
        }

    async def _with_snapshot(self, result: ToolResult, given: p.Action, *, whole: bool = False) -> ToolResult:
        """Add what the call asks to be shown. If that fails, the answer of the action stands: it was done."""
        wanted = p.shown(given.snapshot)
        if not wanted.kind:
            return result
        try:
            shown = await self._shown(wanted, whole=whole)
        except Exception as exc:
            shown = await self._failure(exc, "web_snapshot")
        result.text += f"\n{shown.text}"
        if "snapshot_id" in shown.data:
            result.data["snapshot_id"] = shown.data["snapshot_id"]
        return result

    async def _shown(self, wanted: p.Shown, *, whole: bool) -> ToolResult:
        """What changed since the model last looked (all of a document that it has not seen), or what it asks for."""
        if wanted.kind == "find":
            return await self._find(wanted.what)
        page = await self.page()
        since, max_chars = self._last_whole(page), self._budget(_DELTA_CHARS)
        if wanted.kind == "all":
            return await self._web_snapshot(p.Snapshot.model_validate({"all": True}))
        if wanted.kind == "scope":
            return await self._web_snapshot(p.Snapshot.model_validate({"scope": wanted.what, "max_chars": max_chars}))
        if whole or since is None:
            snapshot = await page.snapshot(max_chars_total=max_chars)
        else:
            snapshot = await self._changes(page, since, max_chars, {})
        self._remember(page, snapshot)
        return ToolResult(snapshot.text, {"snapshot_id": snapshot.snapshot_id})

    # --- tabs --------------------------------------------------------------------------------------------------------

    async def _web_tabs(self, given: p.Tabs) -> ToolResult:
        if given.action == "new":
            if given.url:
                self._check_scheme(given.url)
            self._page = await self.browser.new_page(given.url or None)
        elif given.action in ("select", "close"):
            page = self._tab(given.tab)
            if given.action == "close":
                if not page.ours:
                    raise _not_closed()
                await page.close()
            else:
                await page.attach()
                self._page = page
        return await self._with_snapshot(await self._list_tabs(), given, whole=True)

    async def _list_tabs(self) -> ToolResult:
        current = self._page
        lines, tabs = [], []
        for page in self.browser.pages:
            tab, mark = self._tab_id(page), " (current)" if page is current else ""
            lines.append(f"{tab} {bare(page.url, 200)}{mark}")
            tabs.append({"tab": tab, "url": page.url, "current": page is current})
        return ToolResult("\n".join(lines) or "no tab is open", {"success": True, "tabs": tabs})

    async def _web_close(self, given: p.Close) -> ToolResult:
        page = await self.page()
        if not page.ours:
            raise _not_closed()
        await page.close()
        return await self._list_tabs()

    def _tab_id(self, page: Any) -> str:
        return self._tab_ids.setdefault(page.target_id, f"t{len(self._tab_ids) + 1}")

    def _tab(self, tab: str) -> Page:
        for page in self.browser.pages:
            if self._tab_id(page) == tab.strip():
                return page
        known = ", ".join(self._tab_id(page) for page in self.browser.pages)
        raise NotActionableError(f"unknown tab {quote(tab, 20)}; use {known}", reason="no_such_tab")

    # --- errors ------------------------------------------------------------------------------------------------------

    async def _failure(self, error: Exception, name: str) -> ToolResult:
        """What went wrong, and what to do."""
        if isinstance(error, StaleRefError):
            return await self._stale(error)
        if isinstance(error, CdpAgentError):
            return _error(error)
        if isinstance(error, ValueError | OSError):
            return failure("invalid_arguments", clean(str(error))[:ERROR_CHARS])
        return unexpected(error, name)

    async def _stale(self, error: StaleRefError) -> ToolResult:
        """Show what is on the page now, which the model needs after a stale ref: the candidates, or else a snapshot."""
        result = _error(error)
        result.data["candidates"] = [node.describe() for node in error.candidates]
        if not error.candidates:
            try:
                page = await self.page()
                snapshot = await page.snapshot(max_chars_total=self._budget(_DELTA_CHARS))
            except CdpAgentError:
                return result
            self._remember(page, snapshot)
            result.text += f"\n{snapshot.text}"
            result.data["snapshot_id"] = snapshot.snapshot_id
        return result


def instructions(policy: Policy) -> str:
    """Return how to use the tools, for the model."""
    text = files("cdpagent.agent").joinpath("instructions.md").read_text("utf-8")
    if not policy.secrets:
        return text
    known = ", ".join(f"{{{{{name}}}}} ({', '.join(secret.hosts)})" for name, secret in policy.secrets.items())
    return f"{text.rstrip()}\n- Secrets: write the name, in a fill or type, and the value is typed: {known}.\n"


def _not_closed() -> PolicyError:
    return PolicyError("this tab is the user's; only tabs that the agent opened are closed", rule="user_tabs")


def _error(error: CdpAgentError) -> ToolResult:
    more: dict[str, Any] = {}
    if isinstance(error, NotActionableError):
        more = {"reason": error.reason, "covered_by": error.covered_by}
    elif isinstance(error, NavigationError) and not isinstance(error, InvalidUrlError):
        more = {"reason": error.reason}
    elif isinstance(error, PolicyError):
        more = {"rule": error.rule}
    hint = clean(str(error))[:ERROR_CHARS]
    if isinstance(error, BrowserClosedError) and error.code == "page_closed":
        hint += " (web_tabs lists the tabs)"
    return failure(error.code, hint, **more)
