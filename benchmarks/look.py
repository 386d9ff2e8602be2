"""One look at the page: how long it takes, how long the text is, and how much of the page the text lists.

Every system has its own Chromium, and they take turns on every page in every round. Three kinds of looks are measured:
the first after a load, a repeated one on a page that has not changed, and a repeated one after a change.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import geometric_mean, median
from typing import Any

from benchmarks import debian
from benchmarks.coverage import count_listed, share_listed
from benchmarks.driver import Driver, DriverFailed
from benchmarks.environments import Unavailable
from benchmarks.laboratory import Contender, Laboratory
from benchmarks.results import Result, Target
from benchmarks.site import DELEGATING, LISTENING, address, generated, page_names, serve

OURS, INNER_TEXT, EVERY_BOX = "cdpagent", "innerText", "every box"
PLAYWRIGHT, AGENT_BROWSER = "playwright", "agent-browser"
PROMISED = "promised"
_CDPAGENT_DRIVER = Contender(OURS, "look_cdpagent_driver")
PEERS = (
    Contender(PLAYWRIGHT, "look_playwright_driver", package="playwright"),
    Contender(AGENT_BROWSER, "look_agent_browser_driver.mjs", package="agent-browser"),
    Contender("playwright-mcp", "look_mcp_driver.mjs", ("playwright-mcp",), "@playwright/mcp"),
    Contender("chrome-devtools-mcp", "look_mcp_driver.mjs", ("chrome-devtools-mcp",), "chrome-devtools-mcp"),
    Contender("browser-use", "look_browser_use_driver", package="browser-use"),
)
_TOKENIZER = Contender("tokenizer", "tokens_driver.mjs", package="gpt-tokenizer")
UNBOUNDED, ACTING = "cdpagent, no budget", "cdpagent, interactive"
AGENT_BROWSER_ACTING = "agent-browser -i"
_NOTES = {
    OURS: "page.snapshot(): at most 12,000 characters and 500 rows",
    UNBOUNDED: "without limits of characters and rows",
    ACTING: "interactive_only=True: only what can be acted on, at most 12,000 characters and 500 rows",
    INNER_TEXT: "the limit: document.body.innerText through cdpagent's connection",
    EVERY_BOX: "not a look: a script that asks each element whether and where it shows, and returns nothing",
    PLAYWRIGHT: 'aria_snapshot(mode="ai"): the whole page',
    AGENT_BROWSER: "snapshot: the whole page; a process per look",
    AGENT_BROWSER_ACTING: "snapshot -i: interactive elements of the whole page",
    "agent-browser batch": "several snapshots by one process, its time divided by their number",
    "agent-browser get url": "not a look: what a process and its connection to the browser cost",
    "playwright-mcp": "browser_snapshot over stdio: the whole page",
    "chrome-devtools-mcp": "take_snapshot over stdio: the whole page",
    "browser-use": "the state for its agent: near the viewport only; no screenshot, its waits set to 0",
}
_SITUATIONS = {
    "first": "first look after a load",
    "again": "look again, nothing changed",
    "changed": "look again after a change",
}
_BESIDE = [UNBOUNDED, ACTING, EVERY_BOX, "agent-browser get url"]
_PATIENCE = 60
"""The limit, in seconds, for loading a large page and looking at it three times; a slower system counts as failed."""
_LIMITS = {"in-page": 100.0, "json": 100.0, "budget": 12_000.0}

TARGETS = (
    Target("look-first", PLAYWRIGHT, OURS, 8, at_least=True),
    Target("look-again", PLAYWRIGHT, OURS, 10, at_least=True),
    Target("look-changed", PLAYWRIGHT, OURS, 12, at_least=True),
    *(Target(f"look-{kind}", AGENT_BROWSER, OURS, 10, at_least=True) for kind in _SITUATIONS),
    *(Target(f"look-{kind}", OURS, INNER_TEXT, 3) for kind in _SITUATIONS),
    *(Target(f"look-{what}", OURS, PROMISED, 1) for what in _LIMITS),
    Target("look-tokens-per-control", OURS, AGENT_BROWSER_ACTING, 0.75),
    Target("look-within-budget", OURS, AGENT_BROWSER_ACTING, 1.25, at_least=True),
)


def looks(lab: Laboratory) -> list[Result]:
    """Measure generated pages, documentation from Debian packages, and the pages of ``--pages``."""
    rounds, again = (1, 1) if lab.quick else (4, 2)
    failures: dict[str, str] = {}
    pages, roots = _pages(lab, failures)
    with serve(lab.pages, roots) as base, open_drivers(lab, (_CDPAGENT_DRIVER, *PEERS), failures) as drivers:
        visible = {name: drivers[OURS].ask("visible", url=address(base, path)) for name, path in pages.items()}
        answers: list[dict[str, Any]] = []  # by round: page -> contender -> its driver's answer
        for number in range(rounds):
            answers.append({})
            for place, (name, path) in enumerate(pages.items()):
                lab.say("looks", number * len(pages) + place, rounds * len(pages))
                answers[-1][name] = _ask_all(
                    drivers, failures, number + place, url=address(base, path), again=again, whole=True
                )
    title = f"{len(pages)} pages, {rounds} rounds"
    results = []
    for kind, meaning in _SITUATIONS.items():
        per_page = {name: _times([answer[name] for answer in answers], kind, rounds) for name in pages}
        results.append(_together(f"look-{kind}", f"{meaning}, geometric mean of {title}", per_page, failures))
        results += [
            Result(
                f"look-{kind}", meaning, "ms",
                samples=samples, baseline=OURS, page=name, limit=INNER_TEXT, beside=_BESIDE,
            )
            for name, samples in per_page.items()
        ]  # fmt: skip
    return [
        *results,
        *_limits(answers),
        *_sizes(answers[0], visible),
        *_within_budget(answers[0], visible),
        *_tokens(lab, answers[0]),
    ]


def _pages(lab: Laboratory, failures: dict[str, str]) -> tuple[dict[str, str], dict[str, Path]]:
    """Return the paths of the pages by their shown names, and the directories of those from packages."""
    sizes = (1000,) if lab.quick else (100, 1000)  # `growth` measures larger ones
    pages = {f"{size:,} elements": generated(size) for size in sizes}
    pages |= {"10,000 listeners": LISTENING, "delegated handlers": DELEGATING}
    roots = {}
    for package in list(debian.PAGES)[: 1 if lab.quick else None]:
        lab.say(f"preparing {package}")
        try:
            roots[package] = debian.unpacked(package)
        except Unavailable as error:
            failures[f"the page of {package}"] = f"not measured: {error}"
        else:
            pages[package] = f"{package}/{debian.PAGES[package]}"
    if lab.pages:
        pages |= {name: name for name in page_names(lab.pages)}
    return pages, roots


def growth(lab: Laboratory) -> list[Result]:
    """Measure generated pages, each ten times as large as the one before; peers only where it does not take minutes."""
    sizes = (100, 1000, 10_000) if lab.quick else (100, 1000, 10_000, 100_000, 1_000_000)
    largest_for_peers = 0 if lab.quick else 100_000
    contenders = (_CDPAGENT_DRIVER,) if lab.quick else (_CDPAGENT_DRIVER, *PEERS)
    results = []
    failures: dict[str, str] = {}
    with serve(None) as base, open_drivers(lab, contenders, failures) as drivers:
        for place, size in enumerate(sizes):
            lab.say(f"growth to {size:,} elements", place, len(sizes))
            asked = {OURS: drivers[OURS]} if size > largest_for_peers else drivers
            rounds = 1 if lab.quick or size >= 100_000 else 2 if size >= 10_000 else 3
            limit = _PATIENCE if 10_000 <= size <= largest_for_peers else 300
            again = 1 if lab.quick or size >= 10_000 else 3
            url = address(base, generated(size))
            answers = [
                _ask_all(asked, failures, number, limit, url=url, again=again, whole=False) for number in range(rounds)
            ]
            page = f"{size:,} elements"
            failed = {} if size > largest_for_peers else dict(failures)
            results += [
                Result(
                    f"growth-{kind}", f"growth: {meaning}", "ms",
                    samples=_times(answers, kind, rounds), failures=failed,
                    baseline=OURS, page=page, limit=INNER_TEXT, beside=_BESIDE,
                )
                for kind, meaning in _SITUATIONS.items()
            ]  # fmt: skip
            for answer in answers[:1]:
                ours = answer[OURS]
                results.append(Result("growth-in-page", "growth: in the page", "ms", page=page, samples={
                    kind: [value] for kind, value in ours["in_page_ms"].items()
                }))  # fmt: skip
                results.append(Result("growth-elements", "growth: elements and rows", "", page=page, samples={
                    "elements": [ours["elements"]],
                    "JSON bytes": [max(ours["answer_bytes"].values())],
                    "characters": [len(ours["text"])],
                }, notes={"truncated": ", ".join(ours["truncated"])}))  # fmt: skip
    results.sort(key=lambda result: result.key)
    return results


@contextmanager
def open_drivers(
    lab: Laboratory, contenders: Sequence[Contender], failures: dict[str, str]
) -> Iterator[dict[str, Driver]]:
    """Connect each driver to its own Chromium; those that failed are in ``failures``."""
    with ExitStack() as stack:
        connected: dict[str, Driver] = {}
        for contender in contenders:
            chromium = stack.enter_context(lab.chromium())
            for name, driver in stack.enter_context(lab.drivers([contender], failures)).items():
                lab.say(f"connecting {name}")
                try:
                    driver.ask("connect", ws=chromium.websocket_url())
                except DriverFailed as error:
                    failures[name] = str(error)
                else:
                    connected[name] = driver
        if OURS not in connected:
            raise DriverFailed(f"cdpagent itself failed: {failures[OURS]}")
        yield connected


def _ask_all(
    drivers: dict[str, Driver], failures: dict[str, str], turn: int, limit: float = 300, **arguments: Any
) -> dict[str, Any]:
    """Ask each driver once, each time beginning with another one; one that fails is not asked again."""
    names = list(drivers)
    turn %= len(names)
    said: dict[str, Any] = {}
    for name in names[turn:] + names[:turn]:
        if name not in failures:
            try:
                said |= drivers[name].ask("look", limit=limit, **arguments)
            except DriverFailed as error:
                if name == OURS:
                    raise
                failures[name] = str(error)
    return said


def _times(answers: list[dict[str, Any]], kind: str, rounds: int) -> dict[str, list[float]]:
    """Return, for each contender that answered in all rounds, the median of each round in milliseconds."""
    samples: dict[str, list[float]] = {}
    for answer in answers:
        for name, said in answer.items():
            if times := said["times"].get(kind):
                samples.setdefault(name, []).append(median(times) * 1e3)
    return {name: samples[name] for name in _NOTES if len(samples.get(name, ())) == rounds}


def _together(key: str, title: str, per_page: dict[str, dict[str, list[float]]], failures: dict[str, str]) -> Result:
    """Return the geometric mean over the pages, round by round."""
    everywhere = [name for name in _NOTES if all(name in samples for samples in per_page.values())]
    samples = {
        name: [geometric_mean(values) for values in zip(*(page[name] for page in per_page.values()), strict=True)]
        for name in everywhere
    }
    return Result(
        key, title, "ms",
        samples=samples, failures=failures, notes=_NOTES, baseline=OURS, limit=INNER_TEXT, beside=_BESIDE,
    )  # fmt: skip


def _limits(answers: list[dict[str, Any]]) -> list[Result]:
    """Check what is promised for every page: the worst page of each round counts."""
    worst: dict[str, list[float]] = {name: [] for name in _LIMITS}
    by_page: list[Result] = []
    for answer in answers:
        ours = [said[OURS] for said in answer.values()]
        worst["in-page"].append(max(max(said["in_page_ms"].values()) for said in ours))
        worst["json"].append(max(max(said["answer_bytes"].values()) for said in ours) / 1e3)
        worst["budget"].append(max(len(said["text"]) for said in ours))
    for name in answers[0]:
        ours = [answer[name][OURS] for answer in answers]
        samples = {kind: [said["in_page_ms"][kind] for said in ours] for kind in _SITUATIONS}
        by_page.append(Result("look-in-page", "time in the page, cdpagent", "ms", samples=samples, page=name))
        samples = {"JSON": [max(said["answer_bytes"].values()) / 1e3 for said in ours]}
        by_page.append(Result("look-json", "answer of the extractor", "kB", samples=samples, page=name))
    titles = {"in-page": ("time in the page", "ms"), "json": ("JSON", "kB"), "budget": ("text", "characters")}
    return [
        *(
            Result(
                f"look-{what}", f"{titles[what][0]}, the worst page and situation of each round", titles[what][1],
                samples={OURS: values, PROMISED: [_LIMITS[what]] * len(values)}, baseline=PROMISED, limit=PROMISED,
            )
            for what, values in worst.items()
        ),
        *sorted(by_page, key=lambda result: result.key),
    ]  # fmt: skip


def _sizes(answer: dict[str, Any], visible: dict[str, Any]) -> list[Result]:
    """Return how long the texts are, and how many of the visible links, buttons and fields they list."""
    results = []
    for name, said in answer.items():
        texts = _texts(said)
        lengths = {who: [float(len(text))] for who, text in texts.items()}
        cut = {"cdpagent is cut by": ", ".join(said[OURS]["truncated"])}
        results.append(
            Result("look-characters", "length of the text", "characters", samples=lengths, page=name, notes=cut)
        )
    for name, said in answer.items():
        listed = {
            who: [100 * share_listed(visible[name], said[who]["text"])]
            for who in _NOTES
            if who not in (INNER_TEXT, "agent-browser batch") and said.get(who, {}).get("text")
        }
        listed["visible"] = [float(len(visible[name]))]
        title = "visible links, buttons and fields that are listed, and how many there are"
        results.append(Result("look-coverage", title, "%", True, samples=listed, page=name))
    return results


def _within_budget(answer: dict[str, Any], visible: dict[str, Any]) -> list[Result]:
    """Return how many of the visible controls the default budget has room for, and the peer's text cut to that length.

    The mean is that of the pages that are too long for the peer: on the others both list everything.
    """
    budget = int(_LIMITS["budget"])
    results = []
    shares: dict[str, list[float]] = {OURS: [], AGENT_BROWSER_ACTING: []}
    for name, said in answer.items():
        peer = said.get(AGENT_BROWSER_ACTING, {}).get("text", "")
        if len(peer) <= budget:
            continue
        cut = peer[:budget].rpartition("\n")[0]
        listed = {
            OURS: 100 * share_listed(visible[name], said[OURS]["text"]),
            AGENT_BROWSER_ACTING: 100 * share_listed(visible[name], cut),
        }
        for who, share in listed.items():
            shares[who].append(max(share, 0.1))
        samples = {who: [share] for who, share in listed.items()}
        title = "visible links, buttons and fields within 12,000 characters"
        results.append(Result("look-within-budget", title, "%", True, samples=samples, page=name))
    if shares[OURS]:
        title = (
            f"visible links, buttons and fields within 12,000 characters, geometric mean of {len(shares[OURS])} pages"
        )
        samples = {who: [geometric_mean(values)] for who, values in shares.items()}
        results.insert(0, Result("look-within-budget", title, "%", True, samples=samples, baseline=OURS))
    return results


def _tokens(lab: Laboratory, answer: dict[str, Any]) -> list[Result]:
    """Return how many tokens the texts are for a model, and how many they take for each control that they list."""
    results = []
    per_control: dict[str, list[float]] = {}
    failures: dict[str, str] = {}
    with lab.drivers([_TOKENIZER], failures) as drivers:
        for name, said in answer.items():
            lab.say("counting tokens")
            result = Result(
                "look-tokens", "tokens of the text, by the vocabulary o200k_base", "tokens",
                page=name, limit=INNER_TEXT, beside=_BESIDE, failures=failures,
            )  # fmt: skip
            for driver in drivers.values():
                try:
                    counts = driver.ask("count", texts=_texts(said))
                except DriverFailed as error:
                    failures[driver.name] = str(error)
                else:
                    result.samples = {who: [float(count)] for who, count in counts.items()}
                    for who in (OURS, ACTING, UNBOUNDED, AGENT_BROWSER_ACTING):
                        listed = count_listed(said[who]["text"]) if who in counts else 0
                        per_control.setdefault(who, []).append(counts[who] / listed if listed else 0.0)
            results.append(result)
    # A page without controls, or without a peer, says nothing here.
    columns = [values for values in zip(*per_control.values(), strict=True) if all(values)]
    if columns:
        title = f"tokens for each link, button or field that is listed, geometric mean of {len(columns)} pages"
        samples = {
            who: [geometric_mean(values)] for who, values in zip(per_control, zip(*columns, strict=True), strict=True)
        }
        results.append(Result("look-tokens-per-control", title, "tokens", samples=samples, baseline=OURS))
    return results


def _texts(said: dict[str, Any]) -> dict[str, str]:
    """Return the texts by contender, without the batch, whose text equals that of the single command."""
    return {who: said[who]["text"] for who in _NOTES if who != "agent-browser batch" and said.get(who, {}).get("text")}
