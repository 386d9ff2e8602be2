"""Single steps on real applications, as an agent does them: one action, and what it needs to read to know what it did.

JupyterLab draws itself with scripts; Django's admin comes from its server page by page. Every system has its own
Chromium and does the same steps in the same order, one step in each turn. Before its turn it looks at the page, which
is not measured: that finds the step's target, and wakes it up after the others' turns. The steps lead back to where
they began, and each round loads the applications anew.
"""

from collections import defaultdict
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import cycle
from statistics import geometric_mean, mean
from typing import Any

from benchmarks.applications import DJANGO, JUPYTERLAB, serve_application
from benchmarks.driver import Driver, DriverFailed
from benchmarks.environments import Unavailable
from benchmarks.laboratory import Contender, Laboratory
from benchmarks.look import open_drivers
from benchmarks.results import Result, Target

NEED = "the application"
OURS, AGENT_BROWSER, PLAYWRIGHT_MCP = "cdpagent", "agent-browser", "playwright-mcp"
CONTENDERS = (
    Contender(NEED, "apps_need_driver", note="from the input to the last change, at least to the next frame"),
    Contender(OURS, "apps_cdpagent_driver", note="one action with its receipt"),
    Contender(
        AGENT_BROWSER, "apps_agent_browser_driver.mjs", package="agent-browser",
        note="the action and `snapshot --delta`, a process each; again if it says that the page is empty",
    ),
    Contender(
        PLAYWRIGHT_MCP, "apps_mcp_driver.mjs", ("playwright-mcp",), "@playwright/mcp",
        "one call over stdio, which writes a snapshot to a file; its text counts as read, the time to read it does not",
    ),
)  # fmt: skip
_NOTES = {contender.name: contender.note for contender in CONTENDERS}
_PATHS = {JUPYTERLAB: "lab/workspaces/{system}?reset", DJANGO: "admin/bookshop/book/"}
"""Where each application begins; JupyterLab keeps what is open for each workspace."""

TARGETS = (
    Target("apps-step", OURS, AGENT_BROWSER, 0.8),
    Target("apps-step", OURS, PLAYWRIGHT_MCP, 0.8),
    Target("apps-worst", OURS, NEED, 3),
    Target("apps-characters", OURS, AGENT_BROWSER, 0.6),
)


@dataclass(frozen=True)
class Step:
    """One action: the verb, and the target's role and name, or a part of the name; a key has no target.

    What is dragged goes to the element of the same role that ``value`` names.
    """

    application: str
    title: str
    verb: str
    role: str = ""
    name: str = ""
    value: str = ""


STEPS = (
    Step(JUPYTERLAB, "open a menu", "click", "menuitem", "File"),
    Step(JUPYTERLAB, "hover opens the next menu", "hover", "menuitem", "Edit"),
    Step(JUPYTERLAB, "Escape closes the menu", "press", value="Escape"),
    Step(JUPYTERLAB, "open a short menu", "click", "menuitem", "Help"),
    Step(JUPYTERLAB, "choose from it, a dialog opens", "click", "menuitem", "About JupyterLab"),
    Step(JUPYTERLAB, "close the dialog", "click", "button", "Close"),
    Step(JUPYTERLAB, "show the filter", "click", "button", "Toggle File Filter"),
    Step(JUPYTERLAB, "type in the filter", "fill", "searchbox", value="notes"),
    Step(JUPYTERLAB, "empty the filter", "fill", "searchbox"),
    Step(JUPYTERLAB, "hide the filter", "click", "button", "Toggle File Filter"),
    Step(JUPYTERLAB, "switch the tab", "click", "tab", "Table of Contents"),
    Step(JUPYTERLAB, "switch it back", "click", "tab", "File Browser"),
    Step(JUPYTERLAB, "select a row", "click", "listitem", "notes.txt"),
    Step(JUPYTERLAB, "hover over a row", "hover", "listitem", "plan.md"),
    Step(JUPYTERLAB, "drag a row onto another, which does not take it", "drag", "listitem", "readme.md", "plan.md"),
    Step(JUPYTERLAB, "go to the next row by key", "press", value="ArrowDown"),
    Step(DJANGO, "check a box", "check", "checkbox", "Book 03"),
    Step(DJANGO, "uncheck it", "uncheck", "checkbox", "Book 03"),
    Step(DJANGO, "choose an option", "select", "combobox", "Action:", "Take out of print"),
    Step(DJANGO, "type in the filter", "fill", "searchbox", "Filter navigation items", "author"),
    Step(DJANGO, "empty the filter", "fill", "searchbox", "Filter navigation items"),
    Step(DJANGO, "close the side panel", "click", "button", "Toggle navigation"),
    Step(DJANGO, "open the side panel", "click", "button", "Toggle navigation"),
    Step(DJANGO, "hover, nothing happens", "hover", "link", "Book 05"),
    Step(DJANGO, "choose a filter, a new page", "click", "link", "Crime"),
    Step(DJANGO, "clear the filter, a new page", "click", "link", "Clear all filters"),
    Step(DJANGO, "open a form, a new page", "click", "link", "Add book"),
    Step(DJANGO, "a link fills a field", "click", "link", "Today"),
    Step(DJANGO, "fill a field", "fill", "textbox", "Title:", "A new book"),
)  # fmt: skip
"""Their number has no divisor in common with that of the systems: so the order of turns at a step changes by round."""


def applications(lab: Laboratory) -> list[Result]:
    """Measure the steps on each application that can be installed."""
    rounds = 1 if lab.quick else 3
    failures: dict[str, str] = {}
    with ExitStack() as stack:
        addresses = {}
        for name in _PATHS:
            try:
                addresses[name] = stack.enter_context(serve_application(name, lab))
            except Unavailable as error:
                failures[f"the steps on {name}"] = f"not measured: {error}"
        steps = [step for step in STEPS if step.application in addresses]
        if not steps:
            raise DriverFailed(f"no application could be started: {failures}")
        drivers = stack.enter_context(open_drivers(lab, CONTENDERS, failures))
        walk = Walk(steps, addresses)
        # The first round only warms up.
        taken = lab.interleave("applications", drivers, (rounds + 1) * len(steps), walk.next_step, failures)
    if OURS not in taken:
        raise DriverFailed(f"cdpagent itself failed: {failures[OURS]}")
    read = {name: walk.characters[name] for name in taken if name != NEED}
    return [*times(steps, by_step(taken, len(steps)), rounds, failures), *lengths(steps, by_step(read, len(steps)))]


class Walk:
    """Leads each system through the steps, one at each call."""

    def __init__(self, steps: list[Step], addresses: dict[str, str]) -> None:
        self.characters: dict[str, list[float]] = defaultdict(list)
        self._addresses = addresses
        self._ahead: dict[str, Any] = defaultdict(lambda: cycle(steps))
        self._place: dict[str, str] = {}

    def next_step(self, driver: Driver) -> float:
        """Let the system do its next step; return the milliseconds."""
        step: Step = next(self._ahead[driver.name])
        if self._place.get(driver.name) != step.application:
            self._place[driver.name] = step.application
            path = _PATHS[step.application].format(system=driver.name.replace(" ", "-"))
            driver.ask("open", url=f"{self._addresses[step.application]}/{path}")
        try:
            said = driver.ask("step", verb=step.verb, role=step.role, name=step.name, value=step.value)
        except DriverFailed as error:
            raise DriverFailed(f"{step.application}, {step.title}: {error}") from None
        self.characters[driver.name].append(said["characters"])
        return float(said["seconds"]) * 1e3


def by_step(samples: dict[str, list[float]], steps: int) -> list[dict[str, list[float]]]:
    """Sort samples that were taken in the order of the steps by step; leave out the first round."""
    return [{name: values[steps + place :: steps] for name, values in samples.items()} for place in range(steps)]


def times(
    steps: list[Step], samples: list[dict[str, list[float]]], rounds: int, failures: dict[str, str]
) -> list[Result]:
    """Return the mean of all steps, the step that takes us longest for what it does, and each step."""
    title = f"one step on a real application, geometric mean of {len(steps)} steps, {rounds} rounds"
    together = {
        name: [geometric_mean(values) for values in zip(*(step[name] for step in samples), strict=True)]
        for name in samples[0]
    }
    results = [
        Result(
            "apps-step", title, "ms",
            samples=together, failures=failures, notes=_NOTES, baseline=OURS, limit=NEED,
        )
    ]  # fmt: skip
    shown = [
        Result("apps-step", "one step", "ms", samples=taken, baseline=OURS, page=_where(step), limit=NEED)
        for step, taken in zip(steps, samples, strict=True)
    ]
    if NEED in together:
        worst = max(shown, key=_over_need)
        title = f"the step for which cdpagent takes longest, compared with what the application needs: {worst.page}"
        results.append(
            Result("apps-worst", title, "ms", samples=worst.samples, notes=_NOTES, baseline=OURS, limit=NEED)
        )
    return [*results, *shown]


def lengths(steps: list[Step], samples: list[dict[str, list[float]]]) -> list[Result]:
    """Return how much there is to read after a step: the mean, and each step."""
    title = f"what there is to read after a step, mean of {len(steps)} steps"
    together = {
        name: [mean(values) for values in zip(*(step[name] for step in samples), strict=True)] for name in samples[0]
    }
    return [
        Result("apps-characters", title, "characters", samples=together, notes=_NOTES, baseline=OURS),
        *(
            Result("apps-characters", "to read after one step", "characters", samples=read, page=_where(step))
            for step, read in zip(steps, samples, strict=True)
        ),
    ]


def _where(step: Step) -> str:
    return f"{step.application}: {step.title}"


def _over_need(result: Result) -> float:
    ratio = result.ratio(OURS, NEED)
    assert ratio is not None
    return ratio.median
