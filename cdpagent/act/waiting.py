"""Waiting for conditions on a page, by its events; polling is the last resort."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

import trio

from cdpagent.act.receipt import ActionResult
from cdpagent.browser.page.network_idle import until_quiet
from cdpagent.browser.page.worlds import is_lost_context
from cdpagent.errors import CdpAgentError, CommandError, DeadlineExceededError, EvaluationError, TargetError
from cdpagent.see.refs import parse_target
from cdpagent.see.said import SaidTarget
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cdpagent.act.actor import Actor
    from cdpagent.browser.page.frame import Frame

_STATES: Final = {"domcontentloaded": "DOMContentLoaded", "load": "load"}
_SLICE_MS: Final = 2000
_FIRST_LOOK_SECONDS: Final = 1.0
"""How long the first look may take even if the timeout is shorter: a condition that already holds must not time out."""


async def wait(
    actor: Actor,
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
    """Wait until all that is given holds at the same time."""
    if load_state is not None and load_state not in _STATES:
        raise ValueError(f"there is no load state {load_state!r}; use one of {', '.join(_STATES)}")
    target = parse_target(selector) if selector is not None else None
    said = target if isinstance(target, SaidTarget) else None
    shown = {"selector": selector if said is None else None, "text": text, "text_gone": text_gone}
    wanted = _Wanted(
        actor,
        url=url,
        load_state=load_state,
        shown={kind: value for kind, value in shown.items() if value is not None},
        said=said,
        function=function,
        stable=stable,
        poll_ms=poll_ms,
    )
    if not wanted.described() and ms is None:
        raise ValueError("wait: say what for: ms, selector, text, text_gone, url, load_state, function or stable")
    await actor.tab.attach()
    begun = trio.current_time()
    if ms is not None:
        await trio.sleep(ms / 1000)
    held_already = await _until_all(wanted, timeout_ms / 1000) and ms is None
    waited = round((trio.current_time() - begun) * 1000)
    what = ", ".join(wanted.described())
    note = f"{what} after {waited} ms" if what else f"{waited} ms"
    if held_already:
        note = f"{what} {wanted.say_already()}"
    return ActionResult(True, "wait", None, {"waited_ms": waited, "already": held_already, "notes": [note]})


async def _until_all(wanted: _Wanted, timeout: float) -> bool:
    """Look again whenever something may have changed, until one look finds that every condition holds.

    Says whether the first look has found that: an agent must not take it for what its action did.
    """
    begun, missing = trio.current_time(), ", ".join(wanted.described())
    is_quiet, is_first = not wanted.stable, wanted.is_telling
    with trio.move_on_at(begun + max(timeout, _FIRST_LOOK_SECONDS)) as scope:
        while True:
            missing = await wanted.missing()
            scope.deadline = begun + timeout
            if missing:
                is_quiet, is_first = not wanted.stable, False
                await wanted.change()
            elif not is_quiet:
                missing, is_quiet = _QUIET, True  # then look once more
                await until_quiet(wanted.actor.tab)
            else:
                return is_first
    hint = f"The page is at {wanted.actor.tab.url}. Take a snapshot to see what it shows instead"
    raise DeadlineExceededError(f"waiting for {missing}", timeout, hint=hint)


_QUIET: Final = "a page that is quiet"
_SHOWN: Final = {"selector": "a visible element", "text": "the text", "text_gone": "the end of the text"}


@dataclass(slots=True)
class _Wanted:
    """What is waited for, and what of it was seen at the last look."""

    actor: Actor
    url: str | None
    load_state: str | None
    shown: dict[str, str]
    """What a document must show, in the words of act.js."""
    said: SaidTarget | None
    """A target that the page must show, by what is said."""
    function: str | None
    stable: bool
    poll_ms: float
    _answers: dict[Frame, list[bool] | None] = field(default_factory=dict)
    """What each frame said at the last look; None: it could not be asked."""
    _known: object = None
    """What the page's own events had said by the last look."""

    def described(self) -> list[str]:
        """All of it in words."""
        said = [f"the load state {self.load_state}"] if self.load_state is not None else []
        said += [f"the URL {quote(self.url, 80)}"] if self.url is not None else []
        said += [f"{_SHOWN[kind]} {quote(value, 80)}" for kind, value in self.shown.items()]
        said += [f"a visible element {quote(str(self.said), 80)}"] if self.said is not None else []
        said += [f"the function {quote(self.function, 80)}"] if self.function is not None else []
        return [*said, _QUIET] if self.stable else said

    @property
    def is_telling(self) -> bool:
        """Whether what is waited for may be the effect of an action: more than a page that has come to rest."""
        return bool(self.url is not None or self.shown or self.said or self.function)

    def say_already(self) -> str:
        """What to say of a wait that was over at once."""
        text = self.shown.get("text")
        if text is None:
            return "was so already"
        before = self.actor.before_last
        was_shown = before is not None and any(text in f"{row.name} {row.text}" for _, row in before.rows())
        return "was there already" + (", before the last action too" if was_shown else "")

    async def missing(self) -> str:
        """What does not hold now, in words; empty if all does."""
        self.actor.tab.check_alive()
        self.actor.looker.catch_up()
        self._known = self._told()
        self._answers = {frame: await self._ask(frame) for frame in self.actor.tab.frames} if self.shown else {}
        holds = [self._is_loaded()] if self.load_state is not None else []
        holds += [_is_at(self.actor.tab.url, self.url)] if self.url is not None else []
        for at, kind in enumerate(self.shown):
            each = [answer is not None and answer[at] for answer in self._answers.values()]
            # A text is gone when no frame shows it; the rest may be in any.
            holds.append(all(each) if kind == "text_gone" else any(each))
        if self.said is not None:
            holds.append(all(holds) and await self.actor.looker.targets.shows(self.said))
        if self.function is not None:
            holds.append(all(holds) and await self._is_true(self.function))
        return next((said for said, does in zip(self.described(), holds, strict=False) if not does), "")

    async def change(self) -> None:
        """Wait until the last look may be out of date."""
        waits: list[Callable[[], Awaitable[object]]] = [self._until_told]
        if self.function is not None:
            waits.append(self._any_change)
        else:
            asked = {frame: answer for frame, answer in self._answers.items() if answer is not None}
            waits += [partial(self._other, frame, answer) for frame, answer in asked.items()]
            if self.said is not None:
                waits.append(self.actor.looker.targets.news)
            if len(asked) < len(self._answers):
                waits.append(partial(trio.sleep, self.poll_ms / 1000))
        await _first(*waits)

    # --- each of them ------------------------------------------------------------------------------------------------

    def _told(self) -> object:
        frames = [(frame.id, frame.loader_id) for frame in self.actor.tab.frames]
        return self.actor.tab.url, self._is_loaded(), frames

    def _is_loaded(self) -> bool:
        main = self.actor.tab.main_frame
        return self.load_state is None or (main.departure is None and _STATES[self.load_state] in main.reached)

    async def _ask(self, frame: Frame) -> list[bool] | None:
        try:
            return await (await self.actor.script(frame)).check(self.shown)
        except TargetError:
            raise  # not a selector
        except CdpAgentError:
            self.actor.tab.check_alive()
            return None

    async def _other(self, frame: Frame, answer: list[bool]) -> None:
        """Wait until the frame would answer differently. If it can't be asked any more, the page's events say so."""
        try:
            script = await self.actor.script(frame)
            await script.until_other(self.shown, answer, _SLICE_MS, self.poll_ms)
        except CdpAgentError:
            self.actor.tab.check_alive()
            await trio.sleep(self.poll_ms / 1000)

    async def _any_change(self) -> None:
        """Wait until the DOM changes, at most ``poll_ms``: nothing says what a function depends on."""
        try:
            await (await self.actor.script(self.actor.tab.main_frame)).change(self.poll_ms)
        except CdpAgentError:
            self.actor.tab.check_alive()
            await trio.sleep(self.poll_ms / 1000)

    async def _until_told(self) -> None:
        """Wait until the page's own events say something else than at the last look."""
        await self.actor.tab.activity.until(lambda: self._told() != self._known)

    async def _is_true(self, function: str) -> bool:
        answers: list[bool] = []

        async def ask() -> None:
            try:
                answers.append(bool(await self.actor.tab.main_frame.evaluate(function)))
            except EvaluationError as exc:
                if not (isinstance(exc.__cause__, CommandError) and is_lost_context(exc.__cause__)):
                    raise

        # A document that the browser keeps for the way back never answers. The next document may.
        await _first(ask, self._until_told)
        return any(answers)


async def _first(*waits: Callable[[], Awaitable[object]]) -> None:
    """Wait for the first of these; its error is raised as it is."""
    errors: list[CdpAgentError] = []
    async with trio.open_nursery() as nursery:

        async def run(wait: Callable[[], Awaitable[object]]) -> None:
            try:
                await wait()
            except CdpAgentError as exc:
                errors.append(exc)
            nursery.cancel_scope.cancel()

        for wait in waits:
            nursery.start_soon(run, wait)
    if errors:
        raise errors[0]


def _is_at(url: str, wanted: str) -> bool:
    if "*" in wanted:
        pattern = ".*".join(map(re.escape, re.split(r"\*+", wanted)))
        return re.fullmatch(pattern, url) is not None
    return wanted in url
