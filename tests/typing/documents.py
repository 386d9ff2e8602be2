"""The Python blocks of the documents as modules for type checkers, with the names that a reader has at hand."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
HEAD = "import cdpagent\nimport cdpagent.aio\nimport cdpagent.sync\n\n\n"
AT_HAND = "browser: cdpagent.Browser, page: cdpagent.Page"
_OTHER_WORLDS = re.compile(r"cdpagent\.(sync|aio)\b")


def write_modules(folder: Path) -> int:
    """Write a module for each block, named after its document; return how many there are."""
    number = 0
    for document in DOCUMENTS:
        for block in PYTHON.findall(document.read_text(encoding="utf-8")):
            number += 1
            name = re.sub(r"\W", "_", document.stem.lower())
            given = "" if _OTHER_WORLDS.search(block) else AT_HAND  # those open a browser themselves
            text = f"{HEAD}async def example({given}) -> None:\n{textwrap.indent(block, '    ')}"
            (folder / f"{name}_{number}.py").write_text(text, "utf-8")
    return number
