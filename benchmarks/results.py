"""Samples by contender and round, and the spreads and ratios computed from them."""

from dataclasses import dataclass, field
from statistics import median, quantiles


@dataclass(frozen=True)
class Spread:
    """A median and the quartiles around it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> "Spread":
        low, _, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
        return cls(median(values), low, high)


@dataclass
class Result:
    """One measure; ``samples`` holds one value per round for each contender."""

    key: str
    title: str
    unit: str
    higher_is_better: bool = False
    samples: dict[str, list[float]] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    baseline: str = ""
    page: str = ""
    """The page, if the measure was taken on several; results with the same key are shown side by side."""
    ours: str = "cdpagent"
    """The row for what a user of cdpagent gets."""
    limit: str = ""
    """The row that no system can beat, or empty."""
    beside: list[str] = field(default_factory=list)
    """Rows that don't compete: other ways to use cdpagent, and rows that only explain a figure."""

    def rivals(self) -> list[str]:
        """Return the systems that a user could pick instead."""
        return [name for name in self.samples if name not in (self.ours, self.limit, *self.beside)]

    def ahead_of_us(self) -> list[str]:
        """Return the rivals whose median is better than ours, the best first."""
        if self.ours not in self.samples:
            return []
        sign = -1 if self.higher_is_better else 1
        place = {name: sign * self.spread(name).median for name in [self.ours, *self.rivals()]}
        return sorted((name for name in place if place[name] < place[self.ours]), key=place.__getitem__)

    def spread(self, contender: str) -> Spread:
        """Return the median and the quartiles over the rounds."""
        return Spread.of(self.samples[contender])

    def ratio(self, contender: str, baseline: str) -> Spread | None:
        """Return the ratio of ``contender`` to ``baseline``, taken in each round, so that a slow round slows both."""
        pairs = zip(self.samples.get(contender, ()), self.samples.get(baseline, ()), strict=False)
        ratios = [ours / theirs for ours, theirs in pairs if theirs]  # memory may not grow at all
        return Spread.of(ratios) if ratios else None


@dataclass(frozen=True)
class Target:
    """A promise: the ratio of a contender to a baseline in one measure has a bound."""

    measure: str
    contender: str
    baseline: str
    bound: float
    at_least: bool = False

    def met(self, ratio: float) -> bool:
        """Whether the promise is kept."""
        return ratio >= self.bound if self.at_least else ratio <= self.bound
