"""Browsers that can reach nothing but this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cdpagent

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

_launch = cdpagent.launch  # the real one, also while a test has put something in its place

LOCAL_NAMES = ("localhost", "*.localhost", "127.0.0.1", "[::1]")
LOCAL_ONLY = f"--host-resolver-rules=MAP * ~NOTFOUND, {', '.join(f'EXCLUDE {name}' for name in LOCAL_NAMES)}"


def launch_local(**options: Any) -> AbstractAsyncContextManager[cdpagent.Browser]:
    """`cdpagent.launch` as the tests want it: no traffic but to this machine, no warning about being root."""
    args = [LOCAL_ONLY, *options.pop("args", ())]
    options.setdefault("sandbox", False)
    return _launch(args=args, **options)
