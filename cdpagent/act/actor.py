"""Who acts on a page: its mouse, its keyboard, and the scripts that aim and watch in its documents."""

from __future__ import annotations

import math
import re
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import trio

from cdpagent.act.compare import Looks
from cdpagent.act.habits import Habits
from cdpagent.act.input import Keyboard, Mouse
from cdpagent.act.script import FrameScript
from cdpagent.browser.page.shield import Shields
from cdpagent.errors import CdpAgentError
from cdpagent.see.extraction import FOR_RECEIPT
from cdpagent.wire.session import together

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator

    from cdpagent.act.script import ActScript
    from cdpagent.act.sequence import Gathered
    from cdpagent.browser.page.frame import Frame
    from cdpagent.browser.page.tab import Tab
    from cdpagent.page import Page
    from cdpagent.policy import Confirmation
    from cdpagent.see.looker import Looker, PendingView, PlannedView
    from cdpagent.see.view import View


class Actor:
    """Acts on one tab, one action at a time. Every verb of `cdpagent.page.Page` that acts is given this."""

    def __init__(self, tab: Tab, looker: Looker, page_of: Callable[[Tab], Page]) -> None:
        self.tab = tab
        self.looker = looker
        self.page_of = page_of
        """The public page of a tab, for receipts of actions that open one."""
        self.keyboard = Keyboard(tab)
        self.mouse = Mouse(tab, self.keyboard)
        self.habits = Habits()
        self.looks = Looks()
        self.sequences: list[Gathered] = []
        """Those that gather the actions of now."""
        self.before_last: View | None = None
        """What the page showed before the last action, if that was looked at."""
        self._scripts: dict[str, FrameScript] = {}
        self.shields = Shields(tab)
        """They keep the present action's input from all documents but the one that it is meant for."""
        self._armed: set[ActScript] = set()  # what the present action has put on the watch
        self._turn = trio.Lock()
        self._limit = trio.CancelScope()  # of the present action
        self._allowed: set[tuple[str, str]] = set()  # what a person has allowed for it

    @asynccontextmanager
    async def one_action(self) -> AsyncIterator[None]:
        """Wait for the action before, and have the next one wait for this."""
        async with self._turn:
            self._allowed = set()
            yield

    @contextmanager
    def within(self, limit: trio.CancelScope) -> Iterator[None]:
        """The present action has so much time."""
        self._limit = limit
        yield

    async def ask_person(self, confirmations: Iterable[Confirmation]) -> bool:
        """Ask for what was not allowed for this action yet; whether anything was asked. Raises if the answer is no.

        A person takes time, which is not the action's. Meanwhile nothing of ours is to be in the way in the page.
        """
        new = [each for each in confirmations if _asked(each) not in self._allowed]
        if not new:
            return False
        self.let_go()
        begun, until = trio.current_time(), self._limit.deadline
        self._limit.deadline = math.inf
        try:
            for confirmation in new:
                await self.tab.context.chrome.confirmer.require(confirmation)
                self._allowed.add(_asked(confirmation))
        finally:
            self._limit.deadline = until + trio.current_time() - begun
        return True

    # --- scripts -----------------------------------------------------------------------------------------------------

    async def script(self, frame: Frame) -> ActScript:
        """The script in a frame's present document."""
        script = self._scripts.get(frame.id)
        if script is None or script.frame is not frame:
            self._scripts = {key: each for key, each in self._scripts.items() if self.tab.frame(key) is not None}
            script = self._scripts[frame.id] = FrameScript(frame, self.looker.extractor(frame), draws=self._draws)
        return await script.current()

    def _draws(self) -> bool:
        """Whether the page is sure to draw frames."""
        # A page that believes to be in front gets its frames, whether or not they are shown.
        return self.tab.context.chrome.ours or self.tab.capturer.is_on or self.tab.emulation.focus

    def opened_script(self, frame: Frame) -> ActScript | None:
        """The script in a frame's present document, if it is there already."""
        script = self._scripts.get(frame.id)
        return script.opened() if script is not None and script.frame is frame else None

    def will_disarm(self, script: ActScript) -> None:
        """Have this script disarmed at the end of the action, however it ends."""
        self._armed.add(script)

    def let_go(self) -> None:
        """End an action: nothing of it stays in the page, and nothing stays pressed."""
        with together(self.tab.cdp):
            for script in self._armed:
                script.disarm()
            self._armed.clear()
            self.shields.lower()
            self.mouse.release()
            self.keyboard.release_pressed()

    # --- looks for receipts ------------------------------------------------------------------------------------------

    async def view(self) -> View | None:
        """What the page shows now, as a receipt compares it; None if it can't be told."""
        async with self.looker.exclusively():
            return await self.finish_view(self.begin_view())

    def begin_view(self) -> PendingView:
        """Ask for such a view, without waiting. The caller holds the looker's lock."""
        return self.looker.begin_look(FOR_RECEIPT)

    async def finish_view(self, pending: PendingView) -> View | None:
        """The view that was asked for; None if it can't be told."""
        try:
            return await self.looker.finish_look(pending)
        except CdpAgentError:
            self.tab.check_alive()
            return None

    def plan_view(self) -> PlannedView | None:
        """Prepare such a view for a call that asks for it along with something else; see `Looker.plan_look`."""
        return self.looker.plan_look(FOR_RECEIPT)

    async def finish_planned_view(self, planned: PlannedView, rows: object, *, listens: bool = True) -> View | None:
        """The view that such a call has brought; None if it can't be told."""
        try:
            return await self.looker.finish_planned(planned, rows, listens=listens)
        except CdpAgentError:
            self.tab.check_alive()
            return None


def _asked(confirmation: Confirmation) -> tuple[str, str]:
    """What was asked, apart from its numbers: a button that counts down is the same button."""
    return confirmation.kind, re.sub(r"\d+", "", confirmation.what)
