"""The loggers of cdpagent, and the environment variable ``CDPAGENT_LOG`` that shows what they say.

============================  ==========================================================================================
``cdpagent``                  what a person should know (warnings), and the parent of the others
``cdpagent.browser``          INFO: a browser was launched, attached to, closed. DEBUG: the command line, pages, the end
``cdpagent.page``             INFO: where a page was sent and where it came to. WARNING: it crashed
``cdpagent.action``           INFO: what was done and how it went, in a line. DEBUG: the whole receipt
``cdpagent.tools``            INFO: which tool a model called, and how it went. DEBUG: the answer
``cdpagent.cdp``              DEBUG: every message between cdpagent and the browser, with secrets masked
============================  ==========================================================================================

Nothing is put into words unless a logger is listened to.
"""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

VARIABLE: Final = "CDPAGENT_LOG"
LEVELS: Final = ("debug", "info", "warning", "error")
PARTS: Final = ("browser", "page", "action", "tools", "cdp")

root: Final = logging.getLogger("cdpagent")
browser: Final = root.getChild("browser")
page: Final = root.getChild("page")
action: Final = root.getChild("action")
tools: Final = root.getChild("tools")
cdp: Final = root.getChild("cdp")


class Later:
    """A text that is made when a handler writes it, and not before."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[], str]) -> None:
        self._make = make

    def __str__(self) -> str:
        return self._make()


def show_what_is_asked_for() -> None:
    """Write to stderr what ``CDPAGENT_LOG`` names; called once, when cdpagent is imported.

    ``info`` (or another level) is for all loggers but that of the traffic; ``cdp``, ``page``, … is all of that logger;
    ``page=info`` is one level of one. Several are joined by commas.
    """
    wanted = os.environ.get(VARIABLE, "")
    if not wanted:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s.%(msecs)03d %(levelname)s %(name)s: %(message)s", "%H:%M:%S"))
    root.addHandler(handler)
    root.propagate = False  # a program with handlers of its own would say everything twice
    general = [word for word in _words(wanted) if word in LEVELS]
    root.setLevel((general or ["warning"])[-1].upper())
    if general:
        # All of the traffic drowns the rest: only those who name it want it.
        cdp.setLevel(max(logging.INFO, root.level))
    for word in _words(wanted):
        name, _, level = word.partition("=")
        if name in PARTS and (level or "debug") in LEVELS:
            root.getChild(name).setLevel((level or "debug").upper())
        elif word not in LEVELS:
            root.warning(
                "%s: %r is not known; use %s, or %s (with a level: page=info)",
                VARIABLE, word, ", ".join(LEVELS), ", ".join(PARTS),
            )  # fmt: skip


def _words(text: str) -> list[str]:
    return [word.strip().lower() for word in text.split(",") if word.strip()]
