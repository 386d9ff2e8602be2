"""Several steps in one call: which tool each step means, when to stop, and what to say of each.

A sequence goes on only as long as the page does what the model could know of. It stops before the next step when

* a step failed;
* an action opened a dialog or a tab, or made the page go elsewhere, and the step did not say that it expects that;
* the element that a later step names by its ref has become another: it has the same ref, but another role or name.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pydantic import ValidationError

from cdpagent.agent import parameters as p
from cdpagent.agent.actions import ACTING
from cdpagent.agent.arguments import explain
from cdpagent.agent.results import ToolResult
from cdpagent.see.refs import RefTarget, parse_target
from cdpagent.see.text import bare, quote
from cdpagent.wire.deadline import deadline

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

    from cdpagent.act.receipt import ActionResult, Change, Changes
    from cdpagent.act.sequence import ActionSequence
    from cdpagent.agent.parameters import Parameters, Step
    from cdpagent.page import Page

_NAMES: Final = {"press": "web_press_key", "find": "web_snapshot", "read": "web_snapshot"}
"""The tools of steps that are not called as their tool is."""

_NOT_STEPS: Final = frozenset({"web_do", "web_tabs", "web_close", "web_screenshot"})
_ARRIVING: Final = (p.Open, p.Back, p.Forward, p.Reload)
_MOST_LISTED: Final = 6
_SAID_VALUE: Final = 30
_SAID_REF: Final = 60
_OUT_OF_TIME: Final = "This step may have been done in part: look before you do it again"
_WRITING: Final = (p.Fill, p.Type, p.Select)
_ADDED, _REMOVED, _MOVED = "+", "-", "~"
"""How what was told of an element is kept apart."""

# The tools that have another name for `ref`.
_REFS: Final = {"web_snapshot": "scope", "web_wait": "selector"}


class Planned(NamedTuple):
    """A step whose parameters were checked."""

    given: Parameters
    times: int
    expect: str
    said: str
    """The step in a few words."""


def plan(steps: Iterable[Step], tools: Mapping[str, type[Parameters]]) -> list[Planned]:
    """The tools that the steps mean, with their parameters; raises ValueError if one of them can't be told."""
    planned = []
    for number, step in enumerate(steps, 1):
        try:
            planned.append(_plan(step, tools))
        except ValueError as exc:
            raise ValueError(f"step {number} ({quote(step.do, 40)}): {exc}. No step was done") from None
    return planned


def _plan(step: Step, tools: Mapping[str, type[Parameters]]) -> Planned:
    verb = step.do.strip().removeprefix("web_")
    tool = _NAMES.get(verb, f"web_{verb}")
    if tool not in tools or tool in _NOT_STEPS:
        known = {*(name.removeprefix("web_") for name in tools if name not in _NOT_STEPS), *_NAMES}
        raise ValueError(f"there is no such step; use {', '.join(sorted(known))}")
    model = tools[tool]
    times = step.times if "times" not in model.model_fields else 1
    try:
        given = model.model_validate(_arguments(step, verb, tool, model))
    except ValidationError as exc:
        raise ValueError(explain(exc, model)) from None
    if isinstance(given, ACTING) and given.snapshot:
        raise ValueError("snapshot belongs to the call, not to a step; use a step find, read or snapshot")
    # What is put into a field may be a secret.
    value = "" if isinstance(given, _WRITING) else quote(step.value, _SAID_VALUE)
    words = (verb, bare(step.ref, _SAID_REF) if step.ref else "", value if step.value else "")
    return Planned(given, times, step.expect, " ".join(filter(None, words)))


def _arguments(step: Step, verb: str, tool: str, model: type[Parameters]) -> dict[str, Any]:
    """The arguments of the tool: those of its own, and those that all steps have, by the tool's names for them."""
    arguments = {key: value for key, value in (step.model_extra or {}).items() if value is not None}
    if step.ref:
        arguments[_REFS.get(tool, "ref")] = step.ref
    given = {"target": step.target, "at": step.at, "target_at": step.target_at}
    arguments |= {name: value for name, value in given.items() if value}
    if step.times > 1 and "times" in model.model_fields:
        arguments["times"] = step.times
    if verb == "read":
        arguments["read"] = True
    if verb == "find" and "text" in arguments:
        arguments["find"] = arguments.pop("text")
    if tool == "web_wait" and step.value.isdecimal():
        arguments = {"ms": step.value} | arguments  # as everywhere else, a bare number is a time
    elif step.value:
        meant = {"find": step.value} if verb == "find" else p.main_argument(tool, step.value) or {"value": step.value}
        arguments = meant | arguments
    return arguments


class _Said(NamedTuple):
    """A line of the answer."""

    number: int
    text: str
    times: int = 1


@dataclass(slots=True)
class Progress:
    """How far the steps came."""

    planned: Sequence[Planned]
    said: list[_Said] = field(default_factory=list)
    """What is said of the steps that were done."""
    told: set[str] = field(default_factory=set)
    """What the lines say: refs with a new value, layers that are closed, and what has come, gone or moved."""
    done: int = 0
    stopped: str = ""
    """Why the rest was not done, if no step failed."""
    error: Exception | None = None

    def say(self, number: int, text: str) -> None:
        """Say this of a step, once however often it is repeated."""
        if self.said and self.said[-1][:2] == (number, text):
            self.said[-1] = self.said[-1]._replace(times=self.said[-1].times + 1)
        else:
            self.said.append(_Said(number, text))

    def tell(self, number: int, outcome: ActionResult) -> None:
        """Say what an action did to what it was done to."""
        on = str(outcome.details.get("on", "")).partition(" ")[0]
        changed = {change.ref for change in outcome.changes.changed}
        self.told -= changed  # what a line said of these is no longer so
        if outcome.changes.value is not None or on in changed:
            self.told.add(on)
        self.told |= {layer.say_closed() for layer in outcome.changes.closed_layers}
        own = outcome.own_effects
        listed = (_ADDED, own.added), (_REMOVED, own.removed), (_MOVED, own.moved)
        self.told |= {how + change.ref for how, changes in listed for change in changes if change.ref}
        self.say(number, outcome.brief)

    def about(self) -> dict[str, Any]:
        """What a program is told."""
        is_over = self.done == len(self.planned)
        about: dict[str, Any] = {"success": is_over, "done": self.done, "steps": len(self.planned)}
        return about if is_over else about | {"error": "stopped", "hint": self.stopped}

    def describe(self, failed: ToolResult | None, effects: str) -> str:
        """What the model reads: a line for each step, where it stopped and why, and what all of it changed."""
        lines = [f"{number} {text}" + f" ({times} times)" * (times > 1) for number, text, times in self.said]
        rest = self.planned[self.done + (failed is not None) :]
        if failed is not None:
            lines.append(f"{self.done + 1} {self.planned[self.done].said}: {failed.text}")
        if rest:
            why = f"stopped: {self.stopped}; " if self.stopped else ""
            lines.append(f"{why}not done: {_listed(rest)}")
        if self.stopped in _EXPECTING:
            lines.append(f'expect="{_EXPECTING[self.stopped]}" in a step goes on after it')
        if effects:
            lines.append(effects)
        return "\n".join(lines)


class Course:
    """The way that steps take: the actions on one page, and then on the tab that it has opened."""

    def __init__(self, page: Callable[[], Awaitable[Page]]) -> None:
        self._current = page
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Course:
        await self._stack.__aenter__()
        self._page = await self._current()
        self.sequence = await self._stack.enter_async_context(self._page.sequence())
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._stack.__aexit__(*error)

    async def go_on(self) -> None:
        """Gather the actions on the page that is current now, if that is another."""
        page = await self._current()
        if page is not self._page:
            self._page = page
            self.sequence = await self._stack.enter_async_context(page.sequence())


async def do_steps(
    planned: list[Planned],
    course: Course,
    do: Callable[[Parameters], Awaitable[ActionResult | ToolResult]],
    timeout: float,
) -> Progress:
    """Do the steps, one after the other, until one fails or the page does what the model could not know of.

    What was done is told also where the time is up: the step under way has failed then.
    """
    progress = Progress(planned)
    try:
        with deadline("all steps together", timeout, hint=_OUT_OF_TIME):
            await _go_on(progress, course, do)
    except Exception as exc:
        progress.error = exc
    return progress


async def _go_on(
    progress: Progress,
    course: Course,
    do: Callable[[Parameters], Awaitable[ActionResult | ToolResult]],
) -> None:
    planned = progress.planned
    for at, step in enumerate(planned):
        for time in range(1, step.times + 1):
            outcome = await do(step.given)
            if isinstance(outcome, ToolResult):
                is_arrival = isinstance(step.given, _ARRIVING)
                progress.say(at + 1, outcome.text if is_arrival else f"{step.said}: {outcome.text}")
                if is_arrival:
                    course.sequence.start_over()
                continue
            progress.tell(at + 1, outcome)
            rest = [step] * (time < step.times) + [*planned[at + 1 :]]
            if rest and (why := _why_stop(step, outcome.changes, rest, course.sequence)):
                progress.done += time == step.times
                progress.stopped = why
                return
            if rest:
                await course.go_on()
        progress.done += 1


def untold(result: ActionResult, told: Iterable[str]) -> ActionResult:
    """The receipt of all steps without what the lines of the steps tell."""
    told = set(told)
    all_changes = result.changes

    def rest(changes: Iterable[Change], how: str = "") -> list[Change]:
        return [change for change in changes if how + change.ref not in told]

    changes = replace(
        all_changes,
        dialogs=[],
        changed=rest(all_changes.changed),
        closed_layers=[layer for layer in all_changes.closed_layers if layer.say_closed() not in told],
        added=rest(all_changes.added, _ADDED),
        removed=rest(all_changes.removed_elsewhere, _REMOVED),
        moved=rest(all_changes.moved, _MOVED),
        is_restyled=all_changes.is_restyled and not told,
    )
    return replace(result, changes=changes)


_DIALOG: Final = "a dialog opened"
_ELSEWHERE: Final = "the page went elsewhere"
_OPENED: Final = "a tab opened"
_CLOSED: Final = "the page closed itself"
_EXPECTING: Final = {_DIALOG: "dialog", _ELSEWHERE: "navigation", _OPENED: "navigation", _CLOSED: "navigation"}


def _why_stop(step: Planned, changes: Changes, rest: Iterable[Planned], sequence: ActionSequence) -> str:
    """Why the steps after this one are not done; empty if they are."""
    if changes.closed:
        return "" if step.expect in ("navigation", "any") else _CLOSED
    answers_dialogs = getattr(step.given, "dialog", "auto") != "auto"
    if changes.dialogs and not answers_dialogs and step.expect not in ("dialog", "any"):
        return _DIALOG
    if changes.page_rev is not None:
        return "" if step.expect in ("navigation", "any") else _ELSEWHERE
    if changes.new_pages:
        return "" if step.expect in ("navigation", "any") else _OPENED
    for ref in (ref for later in rest for ref in _refs(later.given)):
        if step.expect != "any" and sequence.has_become_another(ref):
            return f"{ref} is another element now"
    return ""


def _refs(given: Parameters) -> list[str]:
    """The refs that a step acts on. Selectors and what is said are looked for when their turn comes."""
    named = [getattr(given, name, "") for name in ("ref", "target")]
    parsed = [parse_target(name) for name in named if name.strip()]
    return [target.ref for target in parsed if isinstance(target, RefTarget)]


def _listed(steps: Sequence[Planned]) -> str:
    more = f" and {len(steps) - _MOST_LISTED} more" if len(steps) > _MOST_LISTED else ""
    return ", ".join(step.said for step in steps[:_MOST_LISTED]) + more
