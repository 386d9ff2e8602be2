"""Several steps in one call: which tool each step means, when to stop, and what to say of each.

A sequence goes on only as long as the page does what the model could know of. It stops before the next step when

* a step failed;
* a dialog opened, or the page went elsewhere, and the step did not say that it expects that;
* the element that a later step names by its ref has become another: it has the same ref, but another role or name.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pydantic import ValidationError

from cdpagent.agent import parameters as p
from cdpagent.agent.arguments import explain
from cdpagent.agent.results import ToolResult
from cdpagent.errors import CdpAgentError
from cdpagent.see.refs import RefTarget, parse_target
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

    from cdpagent.act.receipt import ActionResult, Changes
    from cdpagent.act.sequence import ActionSequence
    from cdpagent.agent.parameters import Parameters, Step

_NAMES: Final = {"press": "web_press_key", "find": "web_snapshot", "read": "web_snapshot"}
"""The tools of steps that are not called as their tool is."""

_NOT_STEPS: Final = frozenset({"web_do", "web_tabs", "web_close", "web_screenshot"})
_ARRIVING: Final = (p.Open, p.Back, p.Forward, p.Reload)
_MOST_LISTED: Final = 6
_SAID_VALUE: Final = 30

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
    expect = step.expect
    if isinstance(given, _ARRIVING):
        expect = "any" if expect in ("dialog", "any") else "navigation"
    words = (verb, step.ref, quote(step.value, _SAID_VALUE) if step.value else "")
    return Planned(given, times, expect, " ".join(filter(None, words)))


def _arguments(step: Step, verb: str, tool: str, model: type[Parameters]) -> dict[str, Any]:
    """The arguments of the tool: those of its own, and those that all steps have, by the tool's names for them."""
    arguments = {key: value for key, value in (step.model_extra or {}).items() if value is not None}
    if step.ref:
        arguments[_REFS.get(tool, "ref")] = step.ref
    if step.target:
        arguments["target"] = step.target
    if step.times > 1 and "times" in model.model_fields:
        arguments["times"] = step.times
    if verb == "read":
        arguments["read"] = True
    if verb == "find" and "text" in arguments:
        arguments["find"] = arguments.pop("text")
    if step.value:
        meant = {"find": step.value} if verb == "find" else p.main_argument(tool, step.value) or {"value": step.value}
        arguments = meant | arguments
    return arguments


@dataclass(slots=True)
class Progress:
    """How far the steps came."""

    planned: Sequence[Planned]
    lines: list[str] = field(default_factory=list)
    """What is said of each step that was begun."""
    told: set[str] = field(default_factory=set)
    """The refs of the elements whose new value a line says."""
    done: int = 0
    stopped: str = ""
    """Why the rest was not done, if no step failed."""
    error: Exception | None = None

    def about(self) -> dict[str, Any]:
        """What a program is told."""
        is_over = self.done == len(self.planned)
        about: dict[str, Any] = {"success": is_over, "done": self.done, "steps": len(self.planned)}
        return about if is_over else about | {"error": "stopped", "hint": self.stopped}

    def describe(self, failed: ToolResult | None, effects: str) -> str:
        """What the model reads: a line for each step, where it stopped and why, and what all of it changed."""
        lines = [f"{number} {line}" for number, line in enumerate(self.lines, 1)]
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


async def do_steps(
    planned: Sequence[Planned],
    sequence: ActionSequence,
    do: Callable[[Parameters], Awaitable[ActionResult | ToolResult]],
) -> Progress:
    """Do the steps, one after the other, until one fails or the page does what the model could not know of."""
    progress = Progress(planned)
    for at, step in enumerate(planned):
        try:
            outcome = await do(step.given)
            for _ in range(step.times - 1):
                outcome = await do(step.given)
        except (CdpAgentError, ValueError, OSError) as exc:
            progress.error = exc
            return progress
        progress.done += 1
        if isinstance(outcome, ToolResult):
            progress.lines.append(outcome.text if isinstance(step.given, _ARRIVING) else f"{step.said}: {outcome.text}")
            if isinstance(step.given, _ARRIVING):
                sequence.start_over()
            continue
        progress.lines.append(outcome.brief)
        if outcome.changes.value is not None or outcome.changes.changed:
            progress.told.add(str(outcome.details.get("on", "")).partition(" ")[0])
        if step.times > 1:
            progress.lines[-1] += f" ({step.times} times)"
        rest = planned[at + 1 :]
        if rest and (why := _why_stop(step, outcome.changes, rest, sequence)):
            progress.stopped = why
            return progress
    return progress


def untold(result: ActionResult, told: Iterable[str]) -> ActionResult:
    """The receipt of all steps without what the lines of the steps tell: dialogs, and the values of these elements."""
    refs = set(told)
    changed = [change for change in result.changes.changed if change.ref not in refs]
    return replace(result, changes=replace(result.changes, dialogs=[], changed=changed))


_DIALOG: Final = "a dialog opened"
_ELSEWHERE: Final = "the page went elsewhere"
_EXPECTING: Final = {_DIALOG: "dialog", _ELSEWHERE: "navigation"}


def _why_stop(step: Planned, changes: Changes, rest: Iterable[Planned], sequence: ActionSequence) -> str:
    """Why the steps after this one are not done; empty if they are."""
    if changes.closed:
        return "the page closed itself"
    answers_dialogs = getattr(step.given, "dialog", "auto") != "auto"
    if changes.dialogs and not answers_dialogs and step.expect not in ("dialog", "any"):
        return _DIALOG
    if changes.page_rev is not None:
        return "" if step.expect in ("navigation", "any") else _ELSEWHERE
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
