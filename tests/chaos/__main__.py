"""``python -m tests.chaos``: a long run, with its report; exits with 1 if anything did not hold."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import pytest
import trio

from tests.browser.family import open_room
from tests.chaos.report import lines_of
from tests.chaos.trial import Trial


def main() -> int:
    """Run, report, and say by the exit code whether all held."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--operations", type=int, default=2000)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None, help="as printed by an earlier run")
    arguments = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if arguments.seed is None else arguments.seed
    print(f"seed {seed}", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="chaos-") as directory, pytest.MonkeyPatch.context() as patch:
        with open_room(patch) as room:
            trial = Trial(arguments.operations, arguments.faults, seed, room, Path(directory))
            results = trio.run(trial.run, partial(print, flush=True))
    print(*lines_of(results, time.monotonic() - begun), sep="\n")
    return 1 if results.violations else 0


if __name__ == "__main__":
    sys.exit(main())
