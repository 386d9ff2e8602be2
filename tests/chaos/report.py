"""What a run says at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections import Counter

    from tests.chaos.trial import Results

_MEGABYTE: Final = 1_000_000
_BARS: Final = " ▁▂▃▄▅▆▇█"


def lines_of(results: Results, seconds: float) -> list[str]:
    """The report, line by line; what went wrong comes last, where it is read."""
    seconds_taken, slowest = results.slowest
    return [
        f"{results.operations.total()} operations in {results.browsers} browsers, {results.faults.total()} faults, "
        f"{seconds:.0f} s",
        f"operations: {_counted(results.operations)}",
        f"faults: {_counted(results.faults)}",
        f"ended with: {_counted(results.outcomes)}",
        f"slowest: {seconds_taken:.1f} s, {slowest}",
        f"memory after each browser: {graph(results.memory)}",
        *([f"{len(results.violations)} VIOLATIONS:", *results.violations] if results.violations else ["no violations"]),
    ]


def _counted(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counter.most_common())


def graph(values: list[int]) -> str:
    """The values as bars from zero to the largest, with the first, the largest and the last in megabytes."""
    largest = max(values)
    bars = "".join(_BARS[round(value / largest * (len(_BARS) - 1))] for value in values)
    first, last = values[0] / _MEGABYTE, values[-1] / _MEGABYTE
    return f"{bars} first {first:.0f} MB, largest {largest / _MEGABYTE:.0f} MB, last {last:.0f} MB"
