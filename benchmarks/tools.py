"""What the tools cost: a click and a look by the page's own methods, by the web tools, and by the web tools over MCP.

The ways of one library share a Chromium and take turns, so that only the way differs. What MCP adds to cdpagent is
compared with what playwright-mcp adds to the Playwright that comes with it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from benchmarks.driver import Driver
from benchmarks.laboratory import Contender, Laboratory
from benchmarks.look import open_drivers
from benchmarks.results import Result, Target
from benchmarks.site import FORM, address, serve

OURS, PLAYWRIGHT = "cdpagent", "playwright"
PAGE, TOOLS, MCP, PLAYWRIGHT_MCP = "cdpagent", "cdpagent's web tools", "cdpagent mcp", "playwright-mcp"
DRIVERS = (
    Contender(OURS, "tools_cdpagent_driver"),
    Contender(PLAYWRIGHT, "tools_playwright_driver.mjs", package="@playwright/mcp"),
)
_WAYS = {
    PAGE: (OURS, "page", "the page's own method"),
    TOOLS: (OURS, "tools", "WebTools.call"),
    MCP: (OURS, "mcp", "over stdio"),
    PLAYWRIGHT: (PLAYWRIGHT, "page", "in Node, as playwright-mcp calls it"),
    PLAYWRIGHT_MCP: (PLAYWRIGHT, "mcp", "over stdio"),
}
_ACTIONS = {"click": "a click that changes nothing", "snapshot": "a look at the page"}

TARGETS = (
    Target("tools-click", TOOLS, PAGE, 1.10),
    Target("tools-snapshot", TOOLS, PAGE, 1.10),
    Target("tools-click-added", MCP, PLAYWRIGHT_MCP, 1.0),
    Target("tools-snapshot-added", MCP, PLAYWRIGHT_MCP, 1.0),
)


@dataclass
class Way:
    """One of the ways that a driver knows; it has the `ask` of a driver."""

    name: str
    driver: Driver
    layer: str

    def ask(self, do: str, **arguments: Any) -> Any:
        return self.driver.ask(do, layer=self.layer, **arguments)


def tools(lab: Laboratory) -> list[Result]:
    """Measure a click and a look on the page `FORM`."""
    rounds, count = (2, 3) if lab.quick else (12, 6)
    failures: dict[str, str] = {}
    results = []
    with serve(None) as base, open_drivers(lab, DRIVERS, failures) as drivers:
        for driver in drivers.values():
            driver.ask("open", url=address(base, FORM))
        ways = {
            name: Way(name, drivers[driver], layer) for name, (driver, layer, _) in _WAYS.items() if driver in drivers
        }
        for action, title in _ACTIONS.items():
            title = f"{title}, {rounds} rounds of {count}"
            notes = {name: note for name, (_, _, note) in _WAYS.items()}
            result = Result(f"tools-{action}", title, "ms", baseline=PAGE, notes=notes, beside=[TOOLS, MCP])
            result.failures = {name: failures[driver] for name, (driver, _, _) in _WAYS.items() if driver in failures}
            asked: Any = ways  # `interleave` only calls their `ask`
            result.samples = lab.interleave(title, asked, rounds, _asker(action, count), result.failures)
            results += [result, _added(result, action)]
    return results


def _added(result: Result, action: str) -> Result:
    """Return the time that the server adds to the page's own method, round by round."""
    title = f"what MCP adds: {result.title}"
    added = Result(f"tools-{action}-added", title, "ms", baseline=PLAYWRIGHT_MCP, ours=MCP)
    for server, verb in ((MCP, PAGE), (PLAYWRIGHT_MCP, PLAYWRIGHT)):
        if server in result.samples and verb in result.samples:
            pairs = zip(result.samples[server], result.samples[verb], strict=True)
            added.samples[server] = [over - bare for over, bare in pairs]
        else:
            added.failures[server] = result.failures.get(server) or result.failures.get(verb, "not measured")
    return added


def _asker(action: str, count: int) -> Callable[[Any], float]:
    def ask(way: Way) -> float:
        way.ask("act", what=action, count=1)  # Wake it up after the others' turns; not timed.
        return float(median(way.ask("act", what=action, count=count))) * 1e3

    return ask
