"""``python tools/release.py v0.2.0``: check that the tag, the version and the changelog of a release agree.

The release workflow runs it before it builds anything. It needs no package, so that it runs anywhere.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DATED = re.compile(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$", re.MULTILINE)


def wrong_with(tag: str, root: Path = ROOT) -> list[str]:
    """What keeps this from being released, in sentences."""
    found = re.search(r'__version__ = "([^"]+)"', (root / "cdpagent" / "_version.py").read_text("utf-8"))
    version = found[1] if found else ""
    releases = dict(DATED.findall((root / "CHANGELOG.md").read_text("utf-8")))
    citation = (root / "CITATION.cff").read_text("utf-8")
    problems = []
    if tag != f"v{version}":
        problems.append(f"the tag is {tag}, and cdpagent/_version.py says {version}")
    if version not in releases:
        problems.append(f"CHANGELOG.md has no heading `## {version} (YYYY-MM-DD)`")
    elif f'date-released: "{releases[version]}"' not in citation:
        problems.append(f"CITATION.cff does not say that it was released on {releases[version]}")
    if f"\nversion: {version}\n" not in citation:
        problems.append(f"CITATION.cff does not name version {version}")
    return problems


if __name__ == "__main__":
    problems = wrong_with(sys.argv[1]) if len(sys.argv) == 2 else ["say which tag: python tools/release.py v0.2.0"]
    if problems:
        sys.exit("\n".join(problems))
