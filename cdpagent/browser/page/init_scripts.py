"""A program's own scripts, which run in each new document before the page's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import trio

from cdpagent.browser.page.frame import WORLD_NAME

if TYPE_CHECKING:
    import os

    from cdpagent.browser.page.tab import Tab
    from cdpagent.wire.protocol import Call
    from cdpagent.wire.session import Session

ScriptWorld = Literal["main", "own"]
"""``main``: where the page's scripts run. ``own``: where cdpagent's do, which the page can't see."""


@dataclass(frozen=True, slots=True)
class InitScript:
    """A script for each new document."""

    source: str
    world: ScriptWorld = "main"

    def __post_init__(self) -> None:
        if self.world not in ("main", "own"):
            raise ValueError(f"world={self.world!r}: choose main or own")

    @property
    def command(self) -> dict[str, Any]:
        """What Chrome is told."""
        return {"source": self.source, **({"worldName": WORLD_NAME} if self.world == "own" else {})}


async def script_source(script: str | os.PathLike[str]) -> str:
    """The source of a script that is given as it is, or as the path of its file."""
    return script if isinstance(script, str) else await trio.Path(script).read_text("utf-8")


class InitScripts:
    """The scripts of one tab, and of its context."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self._scripts: list[InitScript] = []

    def follow(self, session: Session) -> None:
        """Give a new session of the tab the scripts there are, before anything of it runs."""
        shared = self._tab.context.init_scripts if self._tab.ours else []
        for script in [*shared, *self._scripts]:
            _start(session, script)

    def add(self, script: InitScript) -> list[tuple[Session, Call]]:
        """Have one more run in this tab; these are the calls to be finished."""
        self._scripts.append(script)
        return self.spread(script)

    def spread(self, script: InitScript) -> list[tuple[Session, Call]]:
        """Give the sessions that there are a script; these are the calls to be finished."""
        return [(session, _start(session, script)) for session in self._tab.sessions]


def _start(session: Session, script: InitScript) -> Call:
    return session.start("Page.addScriptToEvaluateOnNewDocument", script.command)
