"""Waiting for a page to get somewhere, by its events; time itself is only the last resort."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import trio

from cdpagent.act.actor import DocumentGoneError
from cdpagent.act.receipt import ActionResult
from cdpagent.browser.quiet import until_quiet
from cdpagent.errors import CdpAgentError, DeadlineExceededError, EvaluationError, PageClosedError
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cdpagent.act.page import Page

_STATES: Final = {"domcontentloaded": "DOMContentLoaded", "load": "load"}
_SLICE_MS: Final = 2000


async def wait(
    page: Page,
    *,
    ms: float | None,
    selector: str | None,
    text: str | None,
    text_gone: str | None,
    url: str | None,
    load_state: str | None,
    function: str | None,
    stable: bool,
    timeout_ms: float,
    poll_ms: float,
) -> ActionResult:
    """Wait until all that is given holds."""
    conditions: dict[str, Callable[[], Awaitable[None]]] = {}
    if load_state is not None:
        if load_state not in _STATES:
            raise ValueError(f"there is no load state {load_state!r}; use one of {', '.join(_STATES)}")
        conditions[f"the load state {load_state}"] = lambda: _until_loaded(page, load_state)
    if url is not None:
        conditions[f"the URL {quote(url, 80)}"] = lambda: page._until(lambda: _is_at(page.url, url))
    for key, value, what in (
        ("selector", selector, "a visible element"),
        ("text", text, "the text"),
        ("text_gone", text_gone, "the end of the text"),
    ):
        if value is not None:
            condition = {key: value}
            conditions[f"{what} {quote(value, 80)}"] = lambda condition=condition: _until_shown(  # type: ignore[misc]
                page, condition, poll_ms
            )
    if function is not None:
        conditions[f"the function {quote(function, 80)}"] = lambda: _until_true(page, function, poll_ms)
    if stable:
        conditions["a page that is quiet"] = lambda: until_quiet(page)
    if not conditions and ms is None:
        raise ValueError("wait: say what for: ms, selector, text, text_gone, url, load_state, function or stable")
    await page.attach()
    begun = trio.current_time()
    if ms is not None:
        await trio.sleep(ms / 1000)
    await _all(page, conditions, timeout_ms)
    waited = round((trio.current_time() - begun) * 1000)
    details = {"waited_ms": waited, "notes": [f"{', '.join(conditions) or 'it'} after {waited} ms"]}
    return ActionResult(True, "wait", None, details)


async def _all(page: Page, conditions: dict[str, Callable[[], Awaitable[None]]], timeout_ms: float) -> None:
    """All of them at once, in turn: each is checked once more when the last has come."""
    with trio.move_on_after(timeout_ms / 1000) as scope:
        for what, condition in conditions.items():
            waited_for = what
            await condition()
    if scope.cancelled_caught:
        hint = f"The page is at {page.url}. Take a snapshot to see what it shows instead"
        raise DeadlineExceededError(f"waiting for {waited_for}", timeout_ms / 1000, hint=hint)


async def _until_loaded(page: Page, state: str) -> None:
    await page._until(lambda: page.main_frame.departure is None and _STATES[state] in page.main_frame.reached)


def _is_at(url: str, wanted: str) -> bool:
    if "*" in wanted:
        pattern = ".*".join(map(re.escape, re.split(r"\*+", wanted)))
        return re.fullmatch(pattern, url) is not None
    return wanted in url


async def _until_shown(page: Page, condition: dict[str, str], poll_ms: float) -> None:
    """Wait in every frame at once; for a text to be gone, in all of them."""
    wants_all = "text_gone" in condition
    while True:
        page._sync()
        answers = [await _holds(page, frame, condition, 0, poll_ms) for frame in page.frames]
        if (all(answers) if wants_all else any(answers)) and answers:
            return
        frames = page.frames
        if len(frames) == 1:
            if await _holds(page, frames[0], condition, _SLICE_MS, poll_ms):
                return
        else:
            await _holds(page, page.main_frame, condition, poll_ms, poll_ms)


async def _holds(page: Page, frame: Any, condition: dict[str, str], ms: float, poll_ms: float) -> bool:
    try:
        actor = await page._actor(frame)
        return bool(await actor.call("waitFor", condition, ms, poll_ms))
    except DocumentGoneError:
        return False
    except PageClosedError:
        page._check_alive()
        return False  # only the frame is gone
    except EvaluationError:
        raise
    except CdpAgentError:
        page._check_alive()
        return False


async def _until_true(page: Page, function: str, poll_ms: float) -> None:
    """Evaluate the function again and again: whenever the DOM changes, and every so often besides."""
    while True:
        try:
            if await page.evaluate(function):
                return
        except EvaluationError as exc:
            if "another document" not in str(exc):
                raise
        try:
            await (await page._actor(page.main_frame)).call("change", poll_ms)
        except (DocumentGoneError, CdpAgentError):
            page._check_alive()
