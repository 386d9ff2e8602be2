"""The README as PyPI shows it: PyPI knows no other file of the project, so links to them would lead nowhere.

Where the project's URLs name its source, such links lead there. Where they don't, the words stay, without the link, and
pictures are left out. Hatchling runs this when it builds a package.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)\n*")
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")


def for_pypi(text: str, source: str = "") -> str:
    """Return the README with absolute links to files below ``source``, or without links to files if that is empty."""
    if source:
        text = _PICTURE.sub(rf"![\1]({source}/raw/HEAD/\2)\n\n", text)
        return _LINK.sub(rf"[\1]({source}/blob/HEAD/\2)", text)
    return _LINK.sub(r"\1", _PICTURE.sub("", text))


class CustomMetadataHook(MetadataHookInterface):
    """Puts the README into the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling."""
        text = Path(self.root, "README.md").read_text("utf-8")
        source = metadata.get("urls", {}).get("Source", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_pypi(text, source)}
