"""File names that a site suggested, made fit to be used."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

_BYTES: Final = 180  # file systems take 255, and a number may be added
_ENDING_BYTES: Final = 30
_SEPARATORS: Final = frozenset('/\\:*?"<>|')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)


def safe_filename(suggested: str) -> str:
    """A name that leads nowhere else, hides nothing from a person and fits every file system."""
    name = "".join("_" if _is_unwanted(character) else character for character in suggested).strip(" .")
    stem, dot, ending = name.rpartition(".")
    if len(name.encode()) > _BYTES:
        ending = f".{_cut(ending, _ENDING_BYTES)}" if dot and ending.isalnum() else ""
        name = _cut(stem or name, _BYTES - len(ending.encode())).strip(" .") + ending
    if _RESERVED.match(name):
        name = f"_{name}"  # a device on Windows
    return name or "download"


def unused_path(path: Path) -> Path:
    """The path itself, or the first one like it that nothing is at."""
    candidate, number = path, 1
    while candidate.exists():
        candidate = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return candidate


def _is_unwanted(character: str) -> bool:
    # Controls, what turns the direction of text, what is invisible, lone surrogates.
    return character in _SEPARATORS or unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def _cut(text: str, size: int) -> str:
    return text.encode()[:size].decode("utf-8", "ignore")
