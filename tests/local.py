"""Browsers that can reach nothing but this machine."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import cdpagent

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

_launch = cdpagent.launch  # the real one, also while a test has put something in its place

ROOM_VARIABLE = "CDPAGENT_TEST_ROOM"
"""What tells the browsers of one test from all others; see `tests.browser.family`."""

LOCAL_NAMES = ("localhost", "*.localhost", "127.0.0.1", "[::1]")
LOCAL_ONLY = f"--host-resolver-rules=MAP * ~NOTFOUND, {', '.join(f'EXCLUDE {name}' for name in LOCAL_NAMES)}"


def launch_local(**options: Any) -> AbstractAsyncContextManager[cdpagent.Browser]:
    """`cdpagent.launch` as the tests want it: no traffic but to this machine, and a mark that tells whose it is."""
    args = [LOCAL_ONLY, *options.pop("args", ())]
    marked = {ROOM_VARIABLE: os.environ[ROOM_VARIABLE]} if ROOM_VARIABLE in os.environ else {}
    return _launch(args=args, env={**marked, **(options.pop("env", None) or {})}, **options)
