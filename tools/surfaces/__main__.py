"""Write cdpagent.sync and cdpagent.aio, or --check that they are what the Trio surface makes them."""

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
    """What each file holds."""
    files = {}
    for world in WORLDS:
        folder = ROOT / "cdpagent" / world.name
        files[folder / "__init__.py"] = _formatted(BANNER + Writer(world).module(), folder / "__init__.py")
        files[folder / "signatures.py"] = BANNER + signatures(world)
    return files


def outdated() -> list[str]:
    """The files that are not what they should be."""
    return [
        str(path.relative_to(ROOT))
        for path, text in written().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def _formatted(source: str, path: Path) -> str:
    """As `make format` leaves it."""
    for command in (["check", "--fix", "--exit-zero", "--quiet"], ["format"]):
        arguments = [sys.executable, "-m", "ruff", *command, f"--stdin-filename={path}", "-"]
        source = subprocess.run(arguments, input=source, capture_output=True, text=True, cwd=ROOT, check=True).stdout
    return source


if __name__ == "__main__":
    if "--check" in sys.argv:
        wrong = outdated()
        sys.exit(f"the Trio surface has changed: run `make surfaces` for {', '.join(wrong)}" if wrong else 0)
    for path, text in written().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
