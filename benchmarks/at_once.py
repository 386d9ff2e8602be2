"""Many pages at the same time in one browser: each is opened and looked at."""

from functools import partial

from benchmarks.driver import Driver
from benchmarks.laboratory import Contender, Laboratory
from benchmarks.look import open_drivers
from benchmarks.results import Result
from benchmarks.site import address, generated, serve

OURS = "cdpagent"
CONTENDERS = (
    Contender(OURS, "look_cdpagent_driver", note="new_page(url), snapshot()"),
    Contender("playwright", "look_playwright_driver", package="playwright", note='goto, aria_snapshot(mode="ai")'),
    Contender("puppeteer", "puppeteer_driver.mjs", package="puppeteer-core", note="goto, accessibility.snapshot()"),
)
_ELEMENTS = 1000


def at_once(lab: Laboratory) -> list[Result]:
    """Measure 1, 10 and 50 pages: the time until the last of them has been looked at."""
    rounds, counts = (1, (1, 10)) if lab.quick else (5, (1, 10, 50))
    notes = {contender.name: contender.note for contender in CONTENDERS}
    failures: dict[str, str] = {}
    totals, shares = [], []
    with serve(None) as base, open_drivers(lab, CONTENDERS, failures) as drivers:
        url = address(base, generated(_ELEMENTS))
        lab.interleave("a first page", drivers, 1, partial(_ask, count=1, url=url), failures)
        for count in counts:
            pages = f"{count} page{'s' if count > 1 else ''}"
            title = f"{pages} of {_ELEMENTS:,} elements opened and looked at at once, {rounds} rounds"
            result = Result(f"at-once-{count}", title, "ms", baseline=OURS, notes=notes)
            ask = partial(_ask, count=count, url=url)
            result.samples = lab.interleave(f"{pages} at once", drivers, rounds, ask, failures)
            result.failures = dict(failures)
            totals.append(result)
            share = Result("at-once-per-page", "time per page, when so many are opened at once", "ms", page=pages)
            share.samples = {name: [value / count for value in values] for name, values in result.samples.items()}
            shares.append(share)
    return [*totals, *shares]


def _ask(driver: Driver, count: int, url: str) -> float:
    return float(driver.ask("at_once", limit=180, count=count, url=url)) * 1e3
