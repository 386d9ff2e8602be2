"""Gathers the pages of the site from the Markdown that is there: the README, docs/, the examples, the changelog.

The documents are written to be read in the repository, so their links lead from file to file there. Here each gets the
place that it has on the site. The reference lists the public names; mkdocstrings fills it from the docstrings.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import cdpagent

ROOT = Path(__file__).parents[1]
PAGES = ROOT / ".cache" / "site" / "pages"
MOVED = {"README.md": "index.md", "examples/README.md": "examples.md"}
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
_LINK = re.compile(r"(!?\[[^\]]*\])\(([^)#:\s]+)(#[^)]*)?\)")


def pages() -> dict[Path, Path]:
    """The files that become pages, and their places on the site."""
    found = {path: Path(path.name) for path in sorted((ROOT / "docs").glob("*.md"))}
    found |= {ROOT / name: Path(place) for name, place in MOVED.items()}
    return found | {ROOT / name: Path(name) for name in BESIDE}


def gather(into: Path = PAGES) -> None:
    """Write all pages."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    places = pages()
    for source, place in places.items():
        (into / place).write_text(moved(source, places), "utf-8")
    (into / "api.md").write_text(reference(), "utf-8")
    for folder in ("benchmarks", "prompt", "tools"):
        shutil.copytree(ROOT / "docs" / folder, into / folder)


def moved(source: Path, places: dict[Path, Path]) -> str:
    """The text of a page, with links that lead where their goals are on the site."""

    def link(found: re.Match[str]) -> str:
        words, goal, anchor = found[1], (source.parent / found[2]).resolve(), found[3] or ""
        if goal in places:
            return f"{words}({places[goal].as_posix()}{anchor})"
        if goal.is_relative_to(ROOT / "docs") and goal.exists() and goal.parent != ROOT / "docs":
            return f"{words}({goal.relative_to(ROOT / 'docs').as_posix()}{anchor})"
        return words.lstrip("!")[1:-1]  # a file that is no page: its name is all that a reader of the site needs

    return _LINK.sub(link, source.read_text("utf-8"))


def reference() -> str:
    """The page of all public names, by kind."""
    kinds: dict[str, list[str]] = {"Opening a browser": [], "Classes": [], "Functions": [], "Errors and warnings": []}
    for name in sorted(cdpagent.__all__):
        thing = getattr(cdpagent, name)
        if name in ("launch", "attach", "start"):
            kinds["Opening a browser"].append(name)
        elif isinstance(thing, type) and issubclass(thing, BaseException):
            kinds["Errors and warnings"].append(name)
        else:
            kinds["Classes" if isinstance(thing, type) else "Functions"].append(name)
    parts = ["# The public names", "`cdpagent.sync` and `cdpagent.aio` have the same, for blocking code and asyncio."]
    for kind, names in kinds.items():
        parts.append(f"## {kind}")
        parts += [f"::: {_home(name)}\n    options: {{heading_level: 3}}" for name in names]
    return "\n\n".join(parts) + "\n"


def _home(name: str) -> str:
    """Where a name is defined: the package itself imports most of them when they are first asked for."""
    return f"{getattr(cdpagent, name).__module__}.{name}"


if __name__ == "__main__":
    gather()
