"""What a tool returns: short text for the model, data for the program, never a traceback."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Image(NamedTuple):
    """A picture."""

    data: bytes
    mime_type: str


@dataclass(slots=True)
class ToolResult:
    """The result of a tool; the model reads ``text``."""

    text: str
    data: dict[str, Any] = field(default_factory=dict)
    images: list[Image] = field(default_factory=list)
    is_error: bool = False

    def __str__(self) -> str:
        return self.text


def failure(code: str, hint: str, **more: Any) -> ToolResult:
    """Make a result that says what went wrong and what to do."""
    data = {"success": False, "error": code, "hint": hint, **more}
    return ToolResult(f"error: {code}\n{hint}", data, is_error=True)
