"""Compares two runs on the same machine: ``python -m benchmarks.compare one.json two.json``."""

import json
import sys
from pathlib import Path
from typing import Any

from benchmarks.plots import number
from benchmarks.results import Result, Spread

LEVEL = 0.1
"""Two medians that differ by less than this share agree, however narrow their quartiles are."""


def agreement(one: list[Result], two: list[Result]) -> dict[str, Any]:
    """Return how many of the ratios to cdpagent agree between the two runs, and the ratios that don't."""
    others = {(result.key, result.page): result for result in two}
    compared, apart = 0, []
    for result in one:
        other = others.get((result.key, result.page))
        if other is None:
            continue
        for name in result.samples:
            ratios = result.ratio(name, result.ours), other.ratio(name, other.ours)
            if name == result.ours or ratios[0] is None or ratios[1] is None:
                continue
            compared += 1
            if not agree(ratios[0], ratios[1]):
                where = f"{result.key}, {result.page}" if result.page else result.key
                apart.append([where, name, _shown(ratios[0]), _shown(ratios[1])])
    said = (
        f"Of {compared} ratios to cdpagent, {compared - len(apart)} agree: their quartiles overlap, or their medians "
        f"differ by less than {LEVEL:.0%}."
    )
    return {"said": said, "compared": compared, "apart": apart}


def agree(one: Spread, two: Spread) -> bool:
    """Whether the quartiles overlap, or the medians are almost equal."""
    if one.low <= two.high and two.low <= one.high:
        return True
    return abs(one.median - two.median) <= LEVEL * max(abs(one.median), abs(two.median))


def _shown(ratio: Spread) -> str:
    return f"{number(ratio.median)} ({number(ratio.low)} – {number(ratio.high)})"


if __name__ == "__main__":
    from benchmarks.docs import results_of

    runs = [results_of(json.loads(Path(name).read_text(encoding="utf-8"))) for name in sys.argv[1:3]]
    outcome = agreement(*runs)
    print(outcome["said"])
    for row in outcome["apart"]:
        print("  " + "  |  ".join(row))
