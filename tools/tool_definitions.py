"""Write the definitions of the web tools to docs/tools/web-tools.openai.json, or --check them."""

import json
import sys
from pathlib import Path

from cdpagent.agent.schemas import definitions
from cdpagent.agent.tools import ANNOTATIONS, TOOLS

PATH = Path(__file__).parents[1] / "docs" / "tools" / "web-tools.openai.json"


def written() -> str:
    """Return the text of the file."""
    tools = definitions(TOOLS, "openai", strict=False, annotations=ANNOTATIONS)
    return json.dumps(tools, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(
            0
            if PATH.exists() and PATH.read_text("utf-8") == written()
            else f"{PATH} differs from the code. Run `python -m tools.tool_definitions`"
        )
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text(written(), "utf-8")
