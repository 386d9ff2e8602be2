"""What can be said about the server."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """What the server offers, and which browser it uses."""

    endpoint: int | str | None = None
    """A browser to attach to."""
    attach: bool = False
    """Attach to a running browser; without an endpoint, one is looked for."""
    launch: dict[str, Any] = field(default_factory=dict)
    """Arguments of `cdpagent.launch`, where nothing is attached to."""
    only: Sequence[str] | None = None
    """The tools to offer; all without it."""
    without: Sequence[str] = ()
    """Tools that are not offered."""
    allow_eval: bool = False
    allow_schemes: Sequence[str] = ()
    upload_dir: str | os.PathLike[str] = "."
    max_chars: int | None = None
    """How much of a page one answer may hold."""
    idle_seconds: float | None = None
    """After so long without a call the browser is closed; the next call starts another."""


@dataclass(frozen=True, slots=True)
class HttpOptions:
    """Where the server listens on this machine, and who may use it."""

    token: str
    """What clients send as ``Authorization: Bearer …``."""
    port: int = 0
    """A free one if 0."""
    shared: bool = False
    """One browser for all clients, instead of one for each session."""
