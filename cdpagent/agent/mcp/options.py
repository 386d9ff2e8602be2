"""The server's options."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cdpagent.policy import Policy

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """What the server offers, and which browser it uses."""

    endpoint: int | str | None = None
    """A browser to attach to."""
    attach: bool = False
    """Attach to a running browser; without an endpoint, search for one."""
    launch: dict[str, Any] = field(default_factory=dict)
    """Arguments of `cdpagent.launch`, for when the server does not attach."""
    policy: Policy = field(default_factory=Policy)
    """What the browser may be used for."""
    only: Sequence[str] | None = None
    """The tools to offer; None offers all."""
    without: Sequence[str] = ()
    """Tools not to offer."""
    allow_eval: bool = False
    allow_schemes: Sequence[str] = ()
    upload_dir: str | os.PathLike[str] = "."
    max_chars: int | None = None
    """The most characters of a page in one answer."""
    idle_seconds: float | None = None
    """Close the browser after so many seconds without a call; the next call starts another."""


@dataclass(frozen=True, slots=True)
class HttpOptions:
    """Where the server listens on this machine, and who may use it."""

    token: str
    """The token that clients send as ``Authorization: Bearer …``."""
    port: int = 0
    """The port; 0 takes a free one."""
    shared: bool = False
    """One browser for all clients, instead of one for each session."""
