"""`python -m tools.rules` writes both files from the table; `--check` only says whether they are what it makes."""

from __future__ import annotations

import argparse
import sys

from tools.rules.table import ROOT, TABLE, read_table
from tools.rules.writer import FILES


def stale_files() -> list[str]:
    """The files that are not what the table makes."""
    table = read_table()
    return [
        str(path.relative_to(ROOT))
        for path, write in FILES.items()
        if not path.exists() or path.read_text(encoding="utf-8") != write(table)
    ]


def main() -> None:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")
    if parser.parse_args().check:
        stale = stale_files()
        if stale:
            sys.exit(f"{', '.join(stale)}: not what {TABLE.relative_to(ROOT)} makes. Run `make rules` and commit")
        return
    table = read_table()
    for path, write in FILES.items():
        path.write_text(write(table), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
