"""``python -m benchmarks [--quick] [--only calls,look] [--pages DIR] [--json results.json] [--update]``."""

import argparse
import os
import signal
import sys
from pathlib import Path

from benchmarks import act, apps, at_once, html, measures, tools
from benchmarks.chromium import find_chromium
from benchmarks.driver import DriverFailed
from benchmarks.laboratory import Laboratory
from benchmarks.report import as_json, table, written
from benchmarks.results import Result

MEASURES = {
    **measures.MEASURES,
    "act": act.actions,
    "apps": apps.applications,
    "tools": tools.tools,
    "at-once": at_once.at_once,
    "html": html.plain_html,
}
TARGETS = (*measures.TARGETS, *act.TARGETS, *apps.TARGETS, *tools.TARGETS, *html.TARGETS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__import__("benchmarks").__doc__)
    parser.add_argument(
        "--quick",
        action="store_true",
        help="fewer rounds and smaller pages, growth of cdpagent alone: rough figures in under three minutes",
    )
    parser.add_argument("--only", metavar="NAMES", help=f"some of {','.join(MEASURES)}")
    parser.add_argument("--pages", type=Path, metavar="DIR", help="a directory of HTML files to look at too")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write all samples, versions and the machine to this file"
    )
    parser.add_argument("--update", action="store_true", help="install the newest versions of the peers")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else list(MEASURES)
    if unknown := [name for name in names if name not in MEASURES]:
        parser.error(f"--only: unknown measure {', '.join(unknown)}; use {', '.join(MEASURES)}")

    # When a signal ends us, exit through the `finally` blocks, which end the processes we started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("benchmarks: a signal ended it"))
    lab = Laboratory(find_chromium(), quick=options.quick, update=options.update, pages=options.pages)
    results: list[Result] = []
    failed = []
    for name in names:
        lab.say(f"{name}: measure {names.index(name) + 1} of {len(names)}")
        try:
            results += MEASURES[name](lab)
        except DriverFailed as error:
            # Without cdpagent this measure compares nothing; go on with the others.
            failed.append(name)
            results.append(Result(name, f"{name}: not measured", "", failures={"cdpagent": str(error)}))
        if options.json:
            options.json.parent.mkdir(parents=True, exist_ok=True)
            options.json.write_text(written(as_json(results, TARGETS, lab)), encoding="utf-8")
    if os.isatty(2):
        sys.stderr.write("\r\x1b[K")
    print(table(results, TARGETS))
    if failed:
        sys.exit(f"benchmarks: cdpagent failed in {', '.join(failed)}; the table says why")


if __name__ == "__main__":
    main()
