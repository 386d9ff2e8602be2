"""Write cdpagent.sync and cdpagent.aio, or --check that they agree with the Trio surface."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.surfaces.signatures import signatures
from tools.surfaces.worlds import WORLDS
from tools.surfaces.writer import Writer

ROOT = Path(__file__).parents[2]
BANNER = "# Written by tools/surfaces from the Trio surface. Don't edit: run `make surfaces`.\n"


def written() -> dict[Path, str]:
    """Return the text of each file."""
    files = {}
    for world in WORLDS:
        folder = ROOT / "cdpagent" / world.name
        files[folder / "__init__.py"] = _formatted(BANNER + Writer(world).module(), folder / "__init__.py")
        files[folder / "signatures.py"] = BANNER + signatures(world)
    return files


def outdated() -> list[str]:
    """Return the files that differ from what this would write."""
    return [
        str(path.relative_to(ROOT))
        for path, text in written().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def _formatted(source: str, path: Path) -> str:
    """Format the source as `make format` does."""
    for command in (["check", "--fix", "--exit-zero", "--quiet"], ["format"]):
        arguments = [sys.executable, "-m", "ruff", *command, f"--stdin-filename={path}", "-"]
        source = subprocess.run(arguments, input=source, capture_output=True, text=True, cwd=ROOT, check=True).stdout
    return source


if __name__ == "__main__":
    if "--check" in sys.argv:
        wrong = outdated()
        sys.exit(f"out of date: {', '.join(wrong)}. Run `make surfaces`" if wrong else 0)
    for path, text in written().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
