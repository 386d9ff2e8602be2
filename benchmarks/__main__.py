"""``python -m benchmarks [--quick] [--only calls,look] [--pages DIR] [--json results.json] [--update]``."""

import argparse
import os
import signal
import sys
from pathlib import Path

from benchmarks import act, at_once, html, measures, tools
from benchmarks.chromium import find_chromium
from benchmarks.laboratory import Laboratory
from benchmarks.report import as_json, table, written

MEASURES = {
    **measures.MEASURES,
    "act": act.actions,
    "tools": tools.tools,
    "at-once": at_once.at_once,
    "html": html.plain_html,
}
TARGETS = (*measures.TARGETS, *act.TARGETS, *tools.TARGETS, *html.TARGETS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__import__("benchmarks").__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="fewer rounds and smaller pages: rough figures in under three minutes"
    )
    parser.add_argument("--only", metavar="NAMES", help=f"some of {','.join(MEASURES)}")
    parser.add_argument("--pages", type=Path, metavar="DIR", help="HTML files to look at too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all samples, versions and the machine there")
    parser.add_argument("--update", action="store_true", help="install the peers anew, in their newest versions")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else list(MEASURES)
    if unknown := [name for name in names if name not in MEASURES]:
        parser.error(f"--only: no measure is called {', '.join(unknown)}; there are {', '.join(MEASURES)}")

    # Ended from outside, we still end what we have started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("benchmarks: ended by a signal"))
    lab = Laboratory(find_chromium(), quick=options.quick, update=options.update, pages=options.pages)
    results = [result for name in names for result in MEASURES[name](lab)]
    if os.isatty(2):
        sys.stderr.write("\r\x1b[K")
    print(table(results, TARGETS))
    if options.json:
        options.json.write_text(written(as_json(results, TARGETS, lab)), encoding="utf-8")


if __name__ == "__main__":
    main()
