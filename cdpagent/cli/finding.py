"""What a check of this machine has found."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Finding(NamedTuple):
    """One line of the report: its state, what was checked, and what to do about it."""

    state: Literal["ok", "note", "broken"]
    text: str
    advice: str = ""
