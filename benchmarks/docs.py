"""Writes docs/benchmarks.md and its pictures: ``python -m benchmarks.docs [results.json [second.json]]``.

With a file, its results replace those in the documentation. With a second run on the same machine, the documentation
also says how far the two agree. Without a file, everything is written again from the results in the documentation.
"""

import argparse
import json
from dataclasses import dataclass, fields
from html import unescape
from itertools import groupby
from pathlib import Path
from statistics import geometric_mean, mean
from typing import Any

from benchmarks.compare import agreement
from benchmarks.environments import ROOT
from benchmarks.plots import LIMIT, OURS, PEER, Bar, Line, Point, bars, lines, number, points
from benchmarks.report import written
from benchmarks.results import Result

RESULTS = Path("docs/benchmarks/results.json")
PAGE = Path("docs/benchmarks.md")
SPREAD_FROM = 3
"""The least number of samples for which quartiles are shown."""
MANY_PAGES = 10
"""With more pages than this, a table has a row for each page, because so many columns can't be read."""


@dataclass(frozen=True)
class Section:
    """A chapter: the measures whose keys begin with one of ``prefixes``, in this order; ``drawn`` has pictures."""

    title: str
    prefixes: tuple[str, ...]
    text: str
    drawn: tuple[str, ...] = ()


SECTIONS = (
    Section(
        "One look at a page",
        ("look-tokens", "look-coverage", "look-changed", "look-first", "look-again", "look-characters", "look-"),
        "The text by which a model sees a page. Every system has its own Chromium with the same page. Time, size and "
        "coverage belong together: a text that leaves things out is short. Coverage is the share of the page's visible "
        "links, buttons and fields that the text lists with their role and name; Chrome's accessibility tree and "
        "layout say what is visible, not any of the systems. `page.snapshot()` keeps to its budget and says what it "
        "left out and which call shows it; `cdpagent, no budget` is the same call without that limit. The pages are "
        "generated ones of 100 and 1,000 elements (the next chapter has larger ones), and one page of documentation "
        "from each of three Debian packages, named after the package.",
    ),
    Section(
        "How a look grows with the page",
        ("growth-",),
        "On generated pages, each ten times as large as the one before. Only cdpagent looks at the largest. A system "
        "that takes longer than 60 seconds to load a page of 10,000 elements or more and look at it three times has "
        "failed.",
    ),
    Section(
        "One action",
        ("act-",),
        "On a static page of a few dozen elements. A click that changes nothing is where waiting shows most. cdpagent "
        "answers with a receipt: what was hit, what changed, or that nothing did.",
        ("act-click", "act-fill", "act-click-look"),
    ),
    Section(
        "One step on a real application",
        ("apps-step", "apps-worst", "apps-characters"),
        "JupyterLab, which scripts draw, and Django's admin with 30 rows, which its server writes; set-up installs "
        "both, and nothing of them leaves the machine. A step is one action and what a model reads to know what it "
        "did: cdpagent's receipt, agent-browser's delta, playwright-mcp's snapshot. Each system looks before its turn, "
        "which is not measured, and acts on a ref of its own. `the application` is what a step needs by itself: from "
        "the first event of the input, at least to the next frame, to the last thing that changes in the page, which "
        "may be a decoration that no system waits for. agent-browser does not wait for a new page, so that its delta "
        "may show one that is half loaded; playwright-mcp waits half a second after many actions, and shows nothing "
        "after a key or a text.",
        ("apps-step",),
    ),
    Section(
        "Many pages at once",
        ("at-once-",),
        "Pages are opened, looked at and closed at the same time in one browser.",
        ("at-once-50",),
    ),
    Section(
        "Tools for models",
        ("tools",),
        "What each layer between a model's tool call and the page costs: the page's own method, the web tools, and "
        "the web tools over MCP.",
        ("tools-click",),
    ),
    Section(
        "The wire",
        ("round-trip", "pipelined"),
        "The cheapest command, one after the other and many at once. The limit is a blocking socket with hand-made "
        "frames, which can do nothing else.",
        ("round-trip", "pipelined"),
    ),
    Section(
        "Import, launch and close",
        ("import", "launch", "close"),
        "",
        ("launch",),
    ),
    Section(
        "Memory",
        ("memory",),
        "Resident memory of the driver's processes, with Node and daemons, without the browser.",
        ("memory-50", "memory-10"),
    ),
    Section(
        "Plain HTML",
        ("html",),
        "Without a browser, in processor time: a whole snapshot by `cdpagent.snapshot_html` against only parsing.",
    ),
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.docs", description=__doc__.partition("\n")[0])
    parser.add_argument("results", nargs="?", type=Path, help="a file made by `python -m benchmarks --json`")
    parser.add_argument("second", nargs="?", type=Path, help="a second run on the same machine")
    options = parser.parse_args()
    for given in (options.results or ROOT / RESULTS, options.second):
        if given is not None and not given.is_file():
            parser.error(
                f"found no results in {given.name}. Measure with `make bench`, and name the file that it has written"
            )
    document = json.loads((options.results or ROOT / RESULTS).read_text(encoding="utf-8"))
    if options.results and document["quick"]:
        parser.error(f"{options.results} is from a --quick run. The documentation takes only full runs")
    if options.second:
        other = json.loads(options.second.read_text(encoding="utf-8"))
        document["second run"] = agreement(results_of(document), results_of(other))
    for name, text in documentation(document).items():
        (ROOT / name).parent.mkdir(exist_ok=True)
        (ROOT / name).write_text(text, encoding="utf-8")
    for old in (ROOT / RESULTS).parent.glob("*.svg"):
        if str(old.relative_to(ROOT)) not in documentation(document):
            old.unlink()


def documentation(document: dict[str, Any]) -> dict[str, str]:
    """Return the text of all files, by their paths in the repository."""
    results = results_of(document)
    pictures = drawn(results)
    files = {f"{RESULTS.parent}/{name}.svg": text for name, text in pictures.items()}
    files[str(PAGE)] = page(document, results, pictures)
    files[str(RESULTS)] = written(document)
    return files


def results_of(document: dict[str, Any]) -> list[Result]:
    """Return the results of a document."""
    known = {field.name for field in fields(Result)}
    return [Result(**{name: each[name] for name in each if name in known}) for each in document["results"]]


def page(document: dict[str, Any], results: list[Result], pictures: dict[str, str]) -> str:
    """Return the text of the page."""
    out = [
        "# Benchmarks",
        "",
        "What cdpagent costs, and what other systems cost that one might use instead, measured on one machine. "
        "`make bench-docs` writes this page from [results.json](benchmarks/results.json), which holds every sample.",
        "",
        "All systems drive the same Chromium with the same flags and take turns, in another order each round, so that "
        "whatever slows the machine slows all of them. Figures are medians over the rounds, with their quartiles; "
        "ratios are taken round by round. Seconds differ between machines, ratios much less. Each system is used as "
        "its documentation says, at its best setting for the task; a note beside the figure says what differs. "
        "`make bench` measures everything again.",
        "",
        *_setting(document),
        *_pictures(("look", "apps-step"), pictures),
        *_not_ahead(results),
        *_targets(document),
        *_agreement(document),
    ]
    left = list(results)
    for section in SECTIONS:
        mine = [result for result in left if result.key.startswith(section.prefixes)]
        if not mine:
            continue
        left = [result for result in left if result not in mine]
        names = {"One look at a page": ("look",), "How a look grows with the page": ("growth",)}
        shown = names.get(section.title, section.drawn)
        out += [f"## {section.title}", "", *([section.text, ""] if section.text else [])]
        out += _pictures(shown, pictures)
        mine.sort(key=lambda result: next(n for n, key in enumerate(section.prefixes) if result.key.startswith(key)))
        out += _tables(mine)
    if left:
        out += ["## More", "", *_tables(left)]
    return "\n".join(out).rstrip() + "\n"


def drawn(results: list[Result]) -> dict[str, str]:
    """Draw the pictures; return them by name."""
    made = {}
    by_key = {result.key: result for result in results if not result.page}
    for section in SECTIONS:
        for key in section.drawn:
            if key in by_key and by_key[key].samples:
                made[key] = _bars(by_key[key])
    if looks := _look(results):
        made["look"] = looks
    if growing := _growth(results):
        made["growth"] = growing
    return made


def _bars(result: Result) -> str:
    names = sorted(result.samples, key=lambda name: result.spread(name).median, reverse=result.higher_is_better)
    rows = [
        Bar(name, spread.median, spread.low, spread.high, _kind(result, name), result.notes.get(name, ""))
        for name in names
        for spread in [result.spread(name)]
    ]
    return bars(_capital(result.title), result.unit, rows, more_is_better=result.higher_is_better)


def _look(results: list[Result]) -> str:
    """Draw time against size, with the coverage of each system, over all pages."""
    timed = next((result for result in results if result.key == "look-changed" and not result.page), None)
    sizes = [result for result in results if result.key == "look-tokens" and result.page]
    unit = "tokens"
    if not sizes:
        sizes, unit = [result for result in results if result.key == "look-characters" and result.page], "characters"
    if timed is None or not sizes:
        return ""
    marks = []
    for name in timed.samples:
        size = [result.spread(name).median for result in sizes if name in result.samples]
        if len(size) < len(sizes) or not all(size):
            continue
        covered = coverage(results, name)
        note = f"lists {covered:.0f} %" if covered is not None else "lists nothing: text without roles and refs"
        marks.append(Point(name, timed.spread(name).median, geometric_mean(size), _kind(timed, name), note))
    if not marks:
        return ""
    return points(
        "One look at a page, after a change",
        f"Means over {len(sizes)} pages; left and below is better, if it lists a high share of the visible links, "
        "buttons and fields",
        "milliseconds",
        f"{unit} for the model",
        marks,
    )


def coverage(results: list[Result], name: str) -> float | None:
    """Return the share of the visible elements that a system lists, in percent: the mean over the pages."""
    shares = [result.samples[name][0] for result in results if result.key == "look-coverage" and name in result.samples]
    return mean(shares) if shares else None


def _growth(results: list[Result]) -> str:
    chosen = [result for result in results if result.key == "growth-changed" and result.samples]
    if len(chosen) < 2:
        return ""
    names = dict.fromkeys(name for result in chosen for name in result.samples if name not in result.beside)
    series = []
    for name in names:
        line = [(_elements(result.page), result.spread(name).median) for result in chosen if name in result.samples]
        series.append(Line(name, tuple(line), _kind(chosen[0], name)))
    subtitle = "Milliseconds on generated pages, less is better"
    return lines("A look after a change, by the size of the page", subtitle, "elements", "milliseconds", series)


def _elements(page: str) -> int:
    return int(page.partition(" ")[0].replace(",", ""))


def _kind(result: Result, name: str) -> str:
    if name == result.limit:
        return LIMIT
    return OURS if name == result.ours or name.startswith("cdpagent") else PEER


def _setting(document: dict[str, Any]) -> list[str]:
    known = document["machine"]
    machine = (
        f"{known['system']}, {known['kernel']}, {known['processor']}, {known['cores']} cores, {known['memory GB']} GB"
    )
    versions = ", ".join(f"{name} {version}" for name, version in document["versions"].items() if name != "browser")
    return [
        f"The machine: {machine} of memory, Python {known['python']}. The browser: "
        f"{document['versions']['browser']}, headless. The systems: {versions}.",
        "",
        *(line for remark in document.get("remarks", ()) for line in (remark, "")),
    ]


def _pictures(names: tuple[str, ...], there: dict[str, str]) -> list[str]:
    """Show the pictures, with their titles as alternative text."""
    lines = [
        f"![{unescape(there[name].partition('<title>')[2].partition('</title>')[0])}]({RESULTS.parent.name}/{name}.svg)"
        for name in names
        if name in there
    ]
    return [line for picture in lines for line in (picture, "")]


def _not_ahead(results: list[Result]) -> list[str]:
    """Say in words which system is ahead of cdpagent in what."""
    said = []
    for result in results:
        if result.unit == "%" or result.key in ("look-characters", "look-tokens"):
            continue
        ahead = [
            f"{name} {number(result.spread(name).median)}{_within_spread(result, name)}"
            for name in result.ahead_of_us()
        ]
        if ahead:
            where = f"{_capital(result.title)}{f', {result.page}' if result.page else ''}"
            ours = number(result.spread(result.ours).median)
            said.append(f"- {where}, {result.unit}: {', '.join(ahead)}; {result.ours} {ours}.")
    said += _not_ahead_in_looks(results)
    body = said or ["- In no measure of this run."]
    return ["## Where cdpagent is not ahead", "", *body, ""]


def _within_spread(result: Result, name: str) -> str:
    ratio = result.ratio(name, result.ours)
    return " (the quartiles of the ratio include 1)" if ratio and ratio.low <= 1 <= ratio.high else ""


def _not_ahead_in_looks(results: list[Result]) -> list[str]:
    """Say which system lists more of the pages or takes fewer tokens. One says little without the other: show both."""
    pages = [result for result in results if result.key == "look-coverage"]
    sizes = [result for result in results if result.key == "look-tokens"]
    said = []
    ours = coverage(results, "cdpagent")
    if ours is None:
        return []
    for name in dict.fromkeys(name for result in pages for name in result.samples):
        theirs = coverage(results, name)
        if name in ("visible", "cdpagent") or theirs is None:
            continue
        both = [result for result in sizes if {name, "cdpagent"} <= result.samples.keys()]
        if not both:
            continue
        size, own = (geometric_mean(result.samples[who][0] for result in both) for who in (name, "cdpagent"))
        if theirs > ours:
            said.append(
                f"- {name} lists {theirs:.0f} % of what is visible, `page.snapshot()` within its budget {ours:.0f} %, "
                f"with {number(size)} tokens against {number(own)} (geometric means of {len(both)} pages)."
            )
        elif size < own and not name.startswith("cdpagent"):
            said.append(
                f"- {name} takes {number(size)} tokens against {number(own)} of `page.snapshot()` (geometric means of "
                f"{len(both)} pages) and lists {theirs:.0f} % against {ours:.0f} %."
            )
    return said


def _targets(document: dict[str, Any]) -> list[str]:
    if not document["targets"]:
        return []
    out = ["## What is promised", "", "| measure | promise | measured (quartiles) | |", "|---|---|---|---|"]
    for target in document["targets"]:
        sign = "at least" if target["at_least"] else "at most"
        promise = f"{target['contender']} {sign} {target['bound']:g} × {target['baseline']}"
        ratio = target["ratio"]
        measured = f"{ratio['median']:.2f} ({ratio['low']:.2f} – {ratio['high']:.2f})" if ratio else "not measured"
        verdict = "kept" if target["met"] else "**not kept**"
        out.append(f"| {target['measure']} | {promise} | {measured} | {verdict if ratio else ''} |")
    return [*out, ""]


def _agreement(document: dict[str, Any]) -> list[str]:
    if not (second := document.get("second run")):
        return []
    out = ["## Two runs", "", f"A second full run on the same machine was compared with this one. {second['said']}", ""]
    if second["apart"]:
        out += ["| measure | system | this run (quartiles) | second run (quartiles) |", "|---|---|---|---|"]
        out += [f"| {' | '.join(row)} |" for row in second["apart"]]
        out.append("")
    return out


def _tables(results: list[Result]) -> list[str]:
    out = []
    for key, group in groupby(results, key=lambda result: result.key):
        same = list(group)
        for result in same:
            if not result.page:
                out += _table(result)
        if pages := [result for result in same if result.page]:
            out += _by_page(key, pages)
    return out


def _table(result: Result) -> list[str]:
    better = "more is better" if result.higher_is_better else "less is better"
    to_limit = f" to {result.limit} |" if result.limit else ""
    out = [
        f"### {_capital(result.title)}",
        "",
        f"| {result.unit}, {better} | median | quartiles | to {result.ours} |{to_limit} what differs |",
        f"|---|---|---|---|{'---|' if result.limit else ''}---|",
    ]
    for name in sorted(result.samples, key=lambda name: result.spread(name).median, reverse=result.higher_is_better):
        spread = result.spread(name)
        shown = f"**{name}**" if name == result.ours else name
        quartiles = f"{number(spread.low)} – {number(spread.high)}"
        row = f"| {shown} | {number(spread.median)} | {quartiles} | {_ratio(result, name, result.ours)} |"
        row += f" {_ratio(result, name, result.limit)} |" if result.limit else ""
        out.append(f"{row} {result.notes.get(name, '')} |")
    out += [
        f"| {name} | failed | | |{' |' if result.limit else ''} {_reason(reason)} |"
        for name, reason in result.failures.items()
    ]
    return [*out, ""]


def _by_page(key: str, results: list[Result]) -> list[str]:
    """Write a table with one row for each system and one column for each page; with many pages, the other way round."""
    first = results[0]
    names = list(dict.fromkeys(name for result in results for name in result.samples))
    shown = [f"**{name}**" if name == first.ours else name for name in names]
    pages = [result.page for result in results]
    cells = [[_cell(result, name) for result in results] for name in names]
    many = len(pages) > MANY_PAGES
    if many:
        shown, pages, cells = pages, shown, [list(column) for column in zip(*cells, strict=True)]
    unit = f" ({first.unit})" if first.unit else ""
    out = [f"### {_capital(first.title)}, {'one by one' if many else 'by page'}{unit}", ""]
    out.append(f"| | {' | '.join(pages)} |")
    out.append("|---" * (len(pages) + 1) + "|")
    out += [f"| {head} | {' | '.join(row)} |" for head, row in zip(shown, cells, strict=True)]
    out.append("")
    said = [f"- {result.page}: {what}: {note}" for result in results for what, note in result.notes.items() if note]
    failed = [
        f"- {result.page}: {name} failed: {_reason(why)}" for result in results for name, why in result.failures.items()
    ]
    return [*out, *said, *failed, ""] if said or failed else out


def _cell(result: Result, name: str) -> str:
    if name not in result.samples:
        return "failed" if name in result.failures else "–"
    spread = result.spread(name)
    several = len(result.samples[name]) >= SPREAD_FROM
    return number(spread.median) + (f" ({number(spread.low)} – {number(spread.high)})" if several else "")


def _ratio(result: Result, name: str, to: str) -> str:
    ratio = result.ratio(name, to)
    if ratio is None:
        return "–"
    return f"{ratio.median:.2f}" if name != to else "1"


def _reason(reason: str) -> str:
    return reason.splitlines()[0][:160].replace("|", "/")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


if __name__ == "__main__":
    main()
