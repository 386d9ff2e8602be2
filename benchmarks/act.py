"""One action on a static page: a click that does nothing, a field that is filled, a click and what it changed.

Every system has its own Chromium with the same page, and they take turns. cdpagent gives a receipt with each action:
what was hit, what changed, or that nothing did. A note beside each figure says what the other systems answer.
"""

from statistics import median
from typing import Any

from benchmarks.driver import Driver
from benchmarks.laboratory import Contender, Laboratory
from benchmarks.look import open_drivers
from benchmarks.results import Result, Target
from benchmarks.site import FORM, address, serve

LIMIT = "bare input"
OURS, PLAYWRIGHT, AGENT_BROWSER, PLAYWRIGHT_MCP = "cdpagent", "playwright", "agent-browser", "playwright-mcp"
CONTENDERS = (
    Contender(LIMIT, "act_limit_driver", note="the limit: the same input on a blocking socket, no receipt"),
    Contender(OURS, "act_cdpagent_driver", note="with a receipt of what it did"),
    Contender(PLAYWRIGHT, "act_playwright_driver", package="playwright", note="no receipt"),
    Contender(
        AGENT_BROWSER, "act_agent_browser_driver.mjs", package="agent-browser", note='a process each; answers "Done"'
    ),
    Contender(
        PLAYWRIGHT_MCP, "act_mcp_driver.mjs", ("playwright-mcp",), "@playwright/mcp",
        "over stdio; writes the page's snapshot afterwards to a file",
    ),
    Contender(
        "chrome-devtools-mcp", "act_mcp_driver.mjs", ("chrome-devtools-mcp",), "chrome-devtools-mcp",
        "over stdio; says that it clicked, and shows the page when asked",
    ),
)  # fmt: skip
_ACTIONS = {
    "click": "a click that changes nothing",
    "fill": "a field is filled",
    "click-look": "a click that changes the page, and what has changed since the last look",
}

TARGETS = (
    Target("act-click", OURS, AGENT_BROWSER, 1.0),
    Target("act-click", PLAYWRIGHT, OURS, 3, at_least=True),
    Target("act-click", PLAYWRIGHT_MCP, OURS, 20, at_least=True),
    Target("act-fill", PLAYWRIGHT, OURS, 1, at_least=True),
    Target("act-fill", OURS, AGENT_BROWSER, 1.0),
    Target("act-click-look", OURS, AGENT_BROWSER, 1.0),
)


def actions(lab: Laboratory) -> list[Result]:
    """Measure actions on the page `FORM`."""
    rounds, count = (2, 1) if lab.quick else (12, 6)
    notes = {contender.name: contender.note for contender in CONTENDERS}
    failures: dict[str, str] = {}
    results = []
    with serve(None) as base, open_drivers(lab, CONTENDERS, failures) as drivers:
        lab.interleave("opening the page", drivers, 1, lambda driver: _open(driver, address(base, FORM)), failures)
        for action, title in _ACTIONS.items():
            result = Result(
                f"act-{action}", f"{title}, {rounds} rounds of {count}", "ms", baseline=OURS, notes=notes, limit=LIMIT
            )
            result.failures = dict(failures)
            result.samples = lab.interleave(title, drivers, rounds, _asker(action, count), result.failures)
            results.append(result)
    return results


def _open(driver: Driver, url: str) -> float:
    driver.ask("open", url=url)
    return 0.0


def _asker(action: str, count: int) -> Any:
    def ask(driver: Driver) -> float:
        driver.ask("act", what=action, count=1)  # Wake it up after the others' turns; not timed.
        return float(median(driver.ask("act", what=action, count=count))) * 1e3

    return ask
