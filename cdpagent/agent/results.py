"""What a tool returns: short text for the model, data for the program, never a traceback.

Whatever a page does, a result can be sent: `sendable` sees to that, and `unexpected` makes a result of an error that
nobody foresaw.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cdpagent.see.text import ELLIPSIS, well_formed
from cdpagent.wire.redact import mask_tokens

if TYPE_CHECKING:
    from collections.abc import Callable

_DEEPEST: Final = 100
"""How many levels of nesting a result has at most: encoders refuse more than about 200."""

_log = logging.getLogger("cdpagent")


class Image(NamedTuple):
    """A picture."""

    data: bytes
    mime_type: str


@dataclass(slots=True, repr=False)
class ToolResult:
    """The result of a tool; the model reads ``text``."""

    text: str
    data: dict[str, Any] = field(default_factory=dict)
    images: list[Image] = field(default_factory=list)
    is_error: bool = False

    def __repr__(self) -> str:
        return f"<ToolResult {'error ' if self.is_error else ''}{self.text[:200]!r}>"

    def __str__(self) -> str:
        return self.text


def failure(code: str, hint: str, **more: Any) -> ToolResult:
    """Make a result that says what went wrong and what to do."""
    data = {"success": False, "error": code, "hint": hint, **more}
    return ToolResult(f"error: {code}\n{hint}", data, is_error=True)


def unexpected(error: Exception, name: str) -> ToolResult:
    """Make a result of an error that a tool did not foresee, and log it: the tools never raise."""
    _log.error("%s failed unexpectedly", name, exc_info=error)
    hint = f"{name} failed in a way that was not foreseen ({type(error).__name__}). Take a snapshot and try another way"
    return failure("internal_error", hint)


def sendable(result: ToolResult, mask: Callable[[str], str] = str) -> ToolResult:
    """Make a result one that may leave: what lets one in is masked in its URLs, and any encoder takes it.

    A page may put lone surrogates into its title, or nest without end. ``mask`` takes out what the model must not see.
    """

    def text(string: object) -> str:
        return mask_tokens(well_formed(mask(str(string))))

    def made(value: Any, levels: int) -> Any:
        if isinstance(value, str):
            return text(value)
        if isinstance(value, dict):
            return {text(key): made(each, levels - 1) for key, each in value.items()} if levels else ELLIPSIS
        if isinstance(value, list | tuple):
            return [made(each, levels - 1) for each in value] if levels else ELLIPSIS
        return value

    result.text = text(result.text)
    result.data = {text(key): made(value, _DEEPEST) for key, value in result.data.items()}
    return result
