"""What a style attribute says of visibility. Style sheets are not read."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple


class Style(NamedTuple):
    """What matters here; empty where nothing is said."""

    display: str = ""
    visibility: str = ""
    is_transparent: bool = False
    is_skipped: bool = False  # content-visibility: hidden


NO_STYLE: Final = Style()
_speaks = re.compile(r"display|visib|opacity", re.IGNORECASE).search
_declarations = re.compile(
    r"(?:^|;)\s*(display|visibility|opacity|content-visibility)\s*:\s*([^;!]*)", re.IGNORECASE
).findall
_MAX_LENGTH: Final = 2000


def parse_style(style: str) -> Style:
    """Read a style attribute."""
    style = style[:_MAX_LENGTH]
    return _parsed(style) if _speaks(style) else NO_STYLE


@lru_cache(maxsize=1024)
def _parsed(style: str) -> Style:
    said = {name.lower(): value.strip().lower() for name, value in _declarations(style)}
    return Style(
        said.get("display", ""),
        said.get("visibility", ""),
        _is_zero(said.get("opacity", "")),
        said.get("content-visibility") == "hidden",
    )


def _is_zero(opacity: str) -> bool:
    try:
        return float(opacity.removesuffix("%")) <= 0
    except ValueError:
        return False
