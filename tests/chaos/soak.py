"""``python -m tests.chaos.soak``: one browser, used without a pause for an hour; this program's memory must not grow.

The browser's memory is measured and shown, too, but Chrome decides how much of it to keep.

Nothing is broken here. What grows is what somebody has forgotten to let go of: refs, logs, sessions, tasks, tabs.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Final

import pytest
import trio

import cdpagent
from tests.browser.family import descriptors, open_room
from tests.chaos.operations import OPERATIONS, Hand
from tests.chaos.pages import ORDINARY, add_pages
from tests.chaos.report import graph
from tests.chaos.setting import open_setting
from tests.site import open_site

if TYPE_CHECKING:
    from tests.browser.family import Room
    from tests.chaos.setting import Setting

_SAMPLES: Final = 60
_PAGE_BYTES: Final = 4096
_GROWTH: Final = 1.1
"""How much more memory the last quarter of the run may have than its second one: the first only warms up."""
_VISITS: Final = 0.3
_LEFT_OUT: Final = frozenset({"loop", "opens", "frames", "console"})
"""Pages that are there to be in the way, and would decide how much the browser needs."""


@dataclass
class Sizes:
    """What was measured, again and again."""

    ours: list[int] = field(default_factory=list)
    browser: list[int] = field(default_factory=list)
    descriptors: list[int] = field(default_factory=list)
    operations: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)

    def take(self, setting: Setting) -> None:
        """Measure now."""
        gc.collect()
        self.ours.append(_resident("self"))
        self.browser.append(sum(_resident(str(each.pid)) for each in setting.room.processes()))
        self.descriptors.append(len(descriptors()))

    def grown(self) -> list[str]:
        """What has grown, in words."""
        named = {"this program": self.ours, "descriptors": self.descriptors}
        return [
            f"{name} has grown by {growth(values):.2f}" for name, values in named.items() if growth(values) > _GROWTH
        ]


def growth(values: list[int]) -> float:
    """The last quarter compared with the second."""
    quarter = max(1, len(values) // 4)
    return median(values[-quarter:]) / median(values[quarter : 2 * quarter] or values)


def _resident(process: str) -> int:
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE_BYTES
    except FileNotFoundError:
        return 0  # it has just ended


async def soak(seconds: float, seed: int, room: Room, directory: Path) -> Sizes:
    """Do one thing after the other, and measure."""
    random, sizes = Random(seed), Sizes()
    upload = directory / "upload.txt"
    upload.write_text("soak")
    async with open_site() as site:
        pages = [path for path in add_pages(site) if path.rpartition("/")[2] not in _LEFT_OUT]
        async with open_setting("pipe", site, room, random, directory) as setting:
            hand = Hand(setting.browser, setting.page, random, upload)
            end = trio.current_time() + seconds
            for sample in range(_SAMPLES):
                while trio.current_time() < end - seconds * (1 - (sample + 1) / _SAMPLES):
                    await _step(hand, site.url(random.choice(pages)), sizes)
                for page in setting.browser.pages:
                    if page not in (setting.page, setting.other):
                        await page.close()
                site.requests.clear()
                sizes.take(setting)
                print(
                    f"{sample + 1}/{_SAMPLES}: {sizes.ours[-1] / 1e6:.0f} MB, browser {sizes.browser[-1] / 1e6:.0f} MB",
                    flush=True,
                )
            await hand.page.open(site.url(ORDINARY))
    return sizes


async def _step(hand: Hand, url: str, sizes: Sizes) -> None:
    name = "visit" if hand.random.random() < _VISITS else hand.random.choice(list(OPERATIONS))
    sizes.operations[name] += 1
    try:
        await (hand.page.open(url, timeout=4) if name == "visit" else OPERATIONS[name](hand))
        sizes.outcomes["done"] += 1
    except cdpagent.CdpAgentError as error:
        sizes.outcomes[type(error).__name__] += 1


def main() -> int:
    """Run, report, and say by the exit code whether anything has grown."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak-") as directory, pytest.MonkeyPatch.context() as patch:
        with open_room(patch) as room:
            sizes = trio.run(soak, arguments.minutes * 60, arguments.seed, room, Path(directory))
    print(f"{sizes.operations.total()} operations: {dict(sizes.outcomes.most_common())}")
    for name, values in (("this program", sizes.ours), ("the browser", sizes.browser)):
        print(f"memory of {name}: {graph(values)}; last quarter to second: {growth(values):.2f}")
    print(f"descriptors: {sizes.descriptors[0]} to {sizes.descriptors[-1]}")
    print(*(sizes.grown() or ["nothing has grown"]), sep="\n")
    return 1 if sizes.grown() else 0


if __name__ == "__main__":
    sys.exit(main())
