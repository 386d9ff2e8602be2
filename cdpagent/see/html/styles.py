"""What a style attribute says of visibility. Style sheets are not read."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from cdpagent.see.rules import FAINT


class Style(NamedTuple):
    """What matters here; empty where nothing is said."""

    display: str = ""
    visibility: str = ""
    is_transparent: bool = False  # or clipped away
    is_skipped: bool = False  # content-visibility: hidden
    is_dotted: bool = False  # dots instead of letters


NO_STYLE: Final = Style()
_speaks = re.compile(r"display|visib|opacity|clip|text-security", re.IGNORECASE).search
_declarations = re.compile(
    r"(?:^|;)\s*(display|visibility|opacity|content-visibility|clip-path|clip|filter|position|-webkit-text-security)\s*:\s*([^;!]*)",
    re.IGNORECASE,
).findall
_opacity_in = re.compile(r"opacity\(\s*([\d.]+%?)").findall
# What leaves nothing whatever the size of the box.
_is_empty_path = re.compile(
    r"inset\(\s*(?:100|[5-9]\d)(?:\.\d+)?%\s*\)|(?:circle|ellipse)\(\s*0(?:px|%)?\s*[)a0]"
).match
_is_empty_rect = re.compile(r"rect\(\s*(?:0(?:px)?[\s,]*){4}\)").match
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
        _is_veiled(said),
        said.get("content-visibility") == "hidden",
        said.get("-webkit-text-security", "none") != "none",
    )


def _is_veiled(said: dict[str, str]) -> bool:
    """Whether nothing of it can be seen, nor of what is in it, although it has its place."""
    if _is_faint(said.get("opacity", "")) or any(map(_is_faint, _opacity_in(said.get("filter", "")))):
        return True
    if _is_empty_path(said.get("clip-path", "")):
        return True
    return said.get("position") in ("absolute", "fixed") and bool(_is_empty_rect(said.get("clip", "")))


def _is_faint(opacity: str) -> bool:
    try:
        share = float(opacity.removesuffix("%"))
    except ValueError:
        return False
    return (share / 100 if opacity.endswith("%") else share) < FAINT
