"""Plain HTML: a whole snapshot by cdpagent against only parsing by BeautifulSoup with lxml, on the same pages."""

import subprocess
import urllib.request
from statistics import geometric_mean

from benchmarks.driver import Driver, DriverFailed
from benchmarks.environments import Unavailable
from benchmarks.laboratory import Contender, Laboratory
from benchmarks.results import Result, Target
from benchmarks.site import address, generated, page_names, serve

OURS = Contender("snapshot_html", "html_cdpagent_driver", note="parsed, walked, named, written: a whole snapshot")
SOUP = Contender("BeautifulSoup, lxml", "html_soup_driver", package="beautifulsoup4", note="parsing only")
_NOTES = {contender.name: contender.note for contender in (OURS, SOUP)}

TARGETS = (
    Target("html", OURS.name, SOUP.name, 1),
    Target("html-worst", OURS.name, SOUP.name, 1),
)


def plain_html(lab: Laboratory) -> list[Result]:
    """Measure every page of the directory given with ``--pages``, or generated ones.

    Both systems take turns, each in its own process. We count processor time, which other processes disturb less.
    """
    rounds, times = (3, 2) if lab.quick else (12, 4)
    pages = _pages(lab)
    failures: dict[str, str] = {}
    _install_lxml(lab, failures)
    by_page: dict[str, dict[str, list[float]]] = {}
    with lab.drivers((OURS, SOUP), failures) as drivers:
        for name, html in pages.items():

            def ask(driver: Driver, html: str = html) -> float:
                return float(driver.ask("fastest", html=html, times=times)) * 1e3

            samples = lab.interleave(f"plain HTML, {name}", drivers, rounds, ask, failures)
            if OURS.name not in samples:
                raise DriverFailed(f"cdpagent itself failed: {failures[OURS.name]}")
            by_page[name] = samples
    return _results(by_page, rounds, failures)


def _pages(lab: Laboratory) -> dict[str, str]:
    names = page_names(lab.pages) if lab.pages else [generated(count) for count in (100, 1000, 10_000)]
    pages = {}
    with serve(lab.pages) as base:
        for name in names:
            with urllib.request.urlopen(address(base, name)) as response:
                pages[name] = response.read().decode("utf-8", "replace")
    return pages


def _install_lxml(lab: Laboratory, failures: dict[str, str]) -> None:
    """Install lxml, which BeautifulSoup uses if it is installed, but does not install itself."""
    try:
        python = lab.environment(SOUP).program
    except Unavailable as error:
        failures[SOUP.name] = str(error)
        return
    if subprocess.run([python, "-c", "import lxml"], capture_output=True).returncode == 0:
        return
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "lxml"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        failures[SOUP.name] = f"pip install lxml: {done.stderr.strip().splitlines()[-1:]}"


def _results(by_page: dict[str, dict[str, list[float]]], rounds: int, failures: dict[str, str]) -> list[Result]:
    shown = [
        Result("html", "plain HTML", "ms", samples=samples, page=name, ours=OURS.name)
        for name, samples in by_page.items()
    ]
    both = [name for name in (OURS.name, SOUP.name) if all(name in samples for samples in by_page.values())]
    together = Result(
        "html", f"plain HTML, geometric mean of {len(by_page)} pages, {rounds} rounds", "ms",
        samples={
            name: [geometric_mean(values) for values in zip(*(page[name] for page in by_page.values()), strict=True)]
            for name in both
        },
        failures=failures, notes=_NOTES, baseline=SOUP.name, ours=OURS.name,
    )  # fmt: skip
    if SOUP.name not in both:
        return [together, *shown]
    for result in shown:
        ratio = result.ratio(OURS.name, SOUP.name)
        if ratio is not None:
            result.notes["ratio"] = f"{ratio.median:.2f} ({ratio.low:.2f} – {ratio.high:.2f})"
    worst = max(by_page, key=lambda name: _ratio(by_page[name]))
    slowest = Result(
        "html-worst", f"plain HTML, the page where cdpagent does worst: {worst}", "ms",
        samples=by_page[worst], notes=_NOTES, baseline=SOUP.name, ours=OURS.name,
    )  # fmt: skip
    return [together, slowest, *shown]


def _ratio(samples: dict[str, list[float]]) -> float:
    ratio = Result("", "", "", samples=samples).ratio(OURS.name, SOUP.name)
    assert ratio is not None
    return ratio.median
