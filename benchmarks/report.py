"""Writes the results as a table for people and as JSON for programs."""

import json
import os
import platform
import re
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.laboratory import Laboratory
from benchmarks.results import Result, Target


def table(results: list[Result], targets: tuple[Target, ...]) -> str:
    """Return all results as text, and whether the promises were kept."""
    lines: list[str] = []
    for result in results:
        if result.page:
            continue
        better = "more" if result.higher_is_better else "less"
        lines += ["", f"{result.title} ({result.unit}, {better} is better)"]
        ranked = sorted(result.samples, key=lambda name: result.spread(name).median, reverse=result.higher_is_better)
        head = f"  {'':20}{'median':>9}  {'quartiles':>17}   {'to ' + result.baseline}"
        lines.append(head)
        for name in ranked:
            spread, ratio = result.spread(name), result.ratio(name, result.baseline)
            quartiles = f"{_number(spread.low)} – {_number(spread.high)}"
            row = f"  {name:20}{_number(spread.median):>9}  {quartiles:>17}   "
            row += f"{ratio.median:5.2f}" if ratio else "    –"
            note = result.notes.get(name, "")
            lines.append(f"{row}   {note}".rstrip())
        lines += [f"  {name:20}   failed: {reason.splitlines()[0][:80]}" for name, reason in result.failures.items()]
    by_page: dict[str, list[Result]] = {}
    for result in results:
        if result.page:
            by_page.setdefault(result.key, []).append(result)
    for group in by_page.values():
        lines += _side_by_side(group)
    lines += ["", "targets"]
    by_key = {result.key: result for result in results if not result.page}
    for target in targets:
        if target.measure in by_key:
            lines.append("  " + _verdict(target, by_key[target.measure]))
    return "\n".join(lines)


def as_json(results: list[Result], targets: tuple[Target, ...], lab: Laboratory) -> dict[str, Any]:
    """Return all samples and a description of the machine, without anything that identifies it."""
    for result in results:
        result.failures = {name: anonymous(reason) for name, reason in result.failures.items()}
    by_key = {result.key: result for result in results if not result.page}
    return {
        "machine": machine(),
        "versions": {"browser": _browser_version(lab.executable), **lab.versions},
        "quick": lab.quick,
        "results": [
            {
                **asdict(result),
                "summary": {
                    name: {
                        "spread": asdict(result.spread(name)),
                        "ratio": asdict(ratio) if (ratio := result.ratio(name, result.baseline)) else None,
                    }
                    for name in result.samples
                },
            }
            for result in results
        ],
        "targets": [
            {
                **asdict(target),
                "ratio": asdict(ratio) if ratio else None,
                "met": bool(ratio and target.met(ratio.median)),
            }
            for target in targets
            if target.measure in by_key
            for ratio in [by_key[target.measure].ratio(target.contender, target.baseline)]
        ],
    }


def written(document: dict[str, Any]) -> str:
    """Write a document as JSON: four digits of every figure, and each list of figures on one line."""
    text = json.dumps(_rounded(document), indent=1, ensure_ascii=False)
    return re.sub(r"\[[\s\d.,eE+-]+\]", lambda found: re.sub(r"\s+", " ", found[0]), text) + "\n"


def anonymous(text: str) -> str:
    """Remove this machine's name and paths from the text of an error; the last part of each path stays."""
    text = re.sub(r"(?<![\w:/.])(?:file://)?(?:/[\w.@+~-]+)+/([\w.@+~-]+)", r"\1", text)
    return text.replace(platform.node() or "\0", "this machine")


def machine() -> dict[str, Any]:
    """Describe the machine."""
    return {
        "system": _system(),
        "kernel": f"{platform.system()} {(re.match(r'[0-9.]*[0-9]', platform.release()) or ['?'])[0]}",
        "processor": _processor(),
        "cores": os.cpu_count(),
        "memory GB": round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9),
        "python": platform.python_version(),
    }


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {key: _rounded(item) for key, item in value.items()}
    return [_rounded(item) for item in value] if isinstance(value, list) else value


def _side_by_side(results: list[Result]) -> list[str]:
    """Write one measure on several pages: one line for each page, medians only."""
    names = list(dict.fromkeys(name for result in results for name in result.samples))
    width = max(len(result.page) for result in results) + 2
    lines = ["", f"{results[0].title} ({results[0].unit})".removesuffix(" ()")]
    lines.append("  " + " " * width + "".join(f"{name.replace('agent-browser', 'a-b')[:20]:>22}" for name in names))
    for result in results:
        cells = [_number(result.spread(name).median) if name in result.samples else "–" for name in names]
        lines.append(f"  {result.page:{width}}" + "".join(f"{cell:>22}" for cell in cells))
        lines += [f"  {'':{width}}{what}: {note}" for what, note in result.notes.items() if note]
    return lines


def _verdict(target: Target, result: Result) -> str:
    sign = "≥" if target.at_least else "≤"
    promise = f"{target.measure}: {target.contender} {sign} {target.bound:g} × {target.baseline}"
    ratio = result.ratio(target.contender, target.baseline)
    if ratio is None:
        return f"{promise:62} not measured"
    verdict = "met" if target.met(ratio.median) else "MISSED"
    return f"{promise:62} {ratio.median:.2f} ({ratio.low:.2f} – {ratio.high:.2f})  {verdict}"


def _number(value: float) -> str:
    return f"{value:.1f}" if value < 100 else f"{value:.0f}"


def _system() -> str:
    try:
        found = re.search(r'^PRETTY_NAME="(.*)"', Path("/etc/os-release").read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found[1] if found else f"{platform.system()} {platform.mac_ver()[0]}".strip()


def _processor() -> str:
    try:
        with open("/proc/cpuinfo") as file:
            return next(line.partition(":")[2].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def _browser_version(executable: str) -> str:
    done = subprocess.run([executable, "--version"], capture_output=True, text=True)
    return " ".join(done.stdout.split()[:2])
