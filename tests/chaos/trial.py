"""A run: operations, some of them with a fault, and what has to hold after each.

1. Every call ends by itself, within its deadline.
2. It ends with a result or with an error of ours that says something; a raw CDP error is none.
3. Whoever gives up on a call is let go soon.
4. After a fault the next call works: in the same page if it is there, else in a new page, else in a new browser.
5. When a browser is closed, nothing of it is left: process, directory, descriptor, thread, task.
"""

from __future__ import annotations

import gc
import shutil
import threading
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, get_args

import trio

import cdpagent
from tests.browser.family import descriptors
from tests.chaos.faults import ANYWHERE, CANCELLED, ON_THE_LINE
from tests.chaos.operations import LONGEST_SECONDS, OPERATIONS, SHORT_SECONDS, Hand
from tests.chaos.pages import GREETING, ORDINARY, add_pages
from tests.chaos.setting import Kind, open_setting
from tests.site import open_site

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.browser.family import Room
    from tests.chaos.setting import Setting
    from tests.site import Site

_OPERATIONS_PER_BROWSER: Final = 40
_VISITS: Final = 0.3
"""How many of the operations go to another page."""
_AT_ONCE: Final = 0.25
"""How many of the operations have another beside them, on the second page."""
_FAULT_COMES_SECONDS: Final = 0.15
_LET_GO_SECONDS: Final = 15.0
_END_SECONDS: Final = 20.0
_PAGE_BYTES: Final = 4096


@dataclass
class Results:
    """What a run has come to."""

    operations: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    browsers: int = 0
    memory: list[int] = field(default_factory=list)
    """The bytes that this process has in memory, after each browser."""
    slowest: tuple[float, str] = (0.0, "")
    violations: list[str] = field(default_factory=list)


class Trial:
    """One run. Everything that it chooses, it chooses by its seed."""

    def __init__(self, operations: int, faults: int, seed: int, room: Room, directory: Path) -> None:
        self.results = Results()
        self._random = Random(seed)
        self._count = operations
        self._faulty = sorted(self._random.sample(range(operations), faults), reverse=True)
        """After how many operations a fault comes; the next one is the last of these."""
        self._room = room
        self._directory = directory
        self._upload = directory / "upload.txt"
        self._upload.write_text("chaos")
        self._left: tuple[set[int], int, int] | None = None
        self._doing = ""

    @property
    def done(self) -> int:
        """How many operations are over."""
        return self.results.operations.total()

    async def run(self, told: Callable[[str], None] = lambda line: None) -> Results:
        """Do all operations; ``told`` is given a line after each browser."""
        kinds = cycle(get_args(Kind))
        while self.done < self._count:
            kind = next(kinds)
            async with open_site() as site:  # its own: pages that never end would hold on to a site that stays
                await self._use_browser(kind, site, add_pages(site))
            await self._check_nothing_left(kind)
            results = self.results
            told(f"{self.done} operations, {results.faults.total()} faults, {len(results.violations)} violations")
        return self.results

    def _violate(self, what: str) -> None:
        self.results.violations.append(f"operation {self.done}, {self._doing}: {what}")

    # --- one browser -------------------------------------------------------------------------------------------------

    async def _use_browser(self, kind: Kind, site: Site, paths: list[str]) -> None:
        self.results.browsers += 1
        directory = self._directory / f"browser-{self.results.browsers}"
        directory.mkdir()
        with trio.move_on_after(600) as scope:
            async with open_setting(kind, site, self._room, self._random, directory) as setting:
                end = min(self.done + _OPERATIONS_PER_BROWSER, self._count)
                while self.done < end and not setting.browser.closed:
                    await self._step(setting, paths)
                self._doing = f"closing the {kind} browser"
                scope.deadline = trio.current_time() + _END_SECONDS
        if scope.cancelled_caught:
            self._violate("it does not end")
        if kind == "attached":
            for left in self._room.directory.glob("org.chromium.*"):
                shutil.rmtree(left)  # that browser is the user's, and was killed

    async def _step(self, setting: Setting, paths: list[str]) -> None:
        """One operation, with a fault if it is its turn, and another beside it now and then."""
        fault = self._next_fault(setting)
        is_paired = self._random.random() < _AT_ONCE
        befallen = trio.current_time()
        with trio.CancelScope() as call:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(self._operate, setting, setting.page, paths, fault)
                if is_paired:
                    nursery.start_soon(self._operate, setting, setting.other, paths, None)
                if fault is not None:
                    befallen = await self._inflict(fault, setting, call)
        if fault == CANCELLED and trio.current_time() > befallen + _LET_GO_SECONDS:
            self._violate(f"let go {trio.current_time() - befallen:.0f} s after it was cancelled")
        if fault is not None and not setting.browser.closed:
            await self._recover(setting, fault)

    def _next_fault(self, setting: Setting) -> str | None:
        """The fault for the operation that comes next, if one is due."""
        if not self._faulty or self._faulty[-1] > self.done:
            return None
        self._faulty.pop()
        names = [*ANYWHERE, CANCELLED, *(ON_THE_LINE if setting.kind == "attached" else ())]
        return str(self._random.choice(names))

    async def _inflict(self, name: str, setting: Setting, call: trio.CancelScope) -> float:
        """Let the fault come a moment after the operation has begun; when it did."""
        self.results.faults[name] += 1
        await trio.sleep(self._random.uniform(0, _FAULT_COMES_SECONDS))
        befallen = trio.current_time()
        if name == CANCELLED:
            call.cancel()
        else:
            await (ANYWHERE | ON_THE_LINE)[name](setting)
        return befallen

    # --- one operation -----------------------------------------------------------------------------------------------

    async def _operate(self, setting: Setting, page: cdpagent.Page, paths: list[str], fault: str | None) -> None:
        hand = Hand(setting.browser, page, self._random, self._upload)
        name, operation = self._choose_operation(paths, setting.site)
        self._doing = f"{name} on {page.url} ({setting.kind}{f', {fault}' if fault else ''})"
        doing, begun = self._doing, trio.current_time()
        outcome = "cancelled"
        try:
            with trio.move_on_after(LONGEST_SECONDS) as limit:
                outcome = self._judge(await self._outcome(operation, hand), doing)
            if limit.cancelled_caught:
                outcome = "hangs"
                self.results.violations.append(f"{doing}: not over after {LONGEST_SECONDS:g} s")
        finally:
            self.results.operations[name] += 1
            self.results.outcomes[outcome] += 1
            self.results.slowest = max(self.results.slowest, (trio.current_time() - begun, doing))

    def _choose_operation(self, paths: list[str], site: Site) -> tuple[str, Callable[[Hand], Awaitable[object]]]:
        if self._random.random() < _VISITS:
            url = site.url(self._random.choice(paths))
            return "visit", lambda hand: hand.page.open(url, timeout=SHORT_SECONDS)
        name = self._random.choice(list(OPERATIONS))
        return name, OPERATIONS[name]

    async def _outcome(self, operation: Callable[[Hand], Awaitable[object]], hand: Hand) -> Exception | None:
        try:
            await operation(hand)
        except Exception as exc:  # whatever comes is judged
            return exc
        return None

    def _judge(self, error: Exception | None, doing: str) -> str:
        if error is None:
            return "done"
        if not isinstance(error, cdpagent.CdpAgentError) or isinstance(error, cdpagent.CommandError) or not str(error):
            self.results.violations.append(f"{doing}: {type(error).__name__}: {error}")
            return type(error).__name__
        return error.code

    # --- afterwards --------------------------------------------------------------------------------------------------

    async def _recover(self, setting: Setting, fault: str) -> None:
        """The next call works, in a new page if the old one is gone."""
        self._doing = f"the calls after: {fault} ({setting.kind})"
        with trio.move_on_after(LONGEST_SECONDS) as limit:
            try:
                setting.page = await self._use_again(setting, setting.page)
                setting.other = await self._use_again(setting, setting.other)
            except cdpagent.BrowserClosedError:
                if not setting.browser.closed:
                    self._violate("the page is called closed, twice")
            except Exception as exc:  # whatever comes is said
                self._violate(f"{type(exc).__name__}: {exc}")
        if limit.cancelled_caught:
            self._violate(f"not over after {LONGEST_SECONDS:g} s")

    async def _use_again(self, setting: Setting, page: cdpagent.Page) -> cdpagent.Page:
        """Open the ordinary page. A fault that comes to light only here is told once, and what it says to do works."""
        if page.closed:
            page = await setting.browser.new_page()
        try:
            await page.open(setting.site.url(ORDINARY))
        except cdpagent.PageClosedError:
            page = await setting.browser.new_page()
            await page.open(setting.site.url(ORDINARY))
        except cdpagent.PageCrashedError:
            await page.open(setting.site.url(ORDINARY))
        text = (await page.snapshot()).text
        if GREETING not in text:
            self._violate(f"the ordinary page reads {text[:200]!r}")
        return page

    async def _check_nothing_left(self, kind: str) -> None:
        self._doing = f"after the {kind} browser"
        give_up = trio.current_time() + _END_SECONDS
        while (left := self._what_is_left()) and trio.current_time() < give_up:  # noqa: ASYNC110 - no event tells
            await trio.sleep(0.05)
        for each in left:
            self._violate(each)
        gc.collect()
        self.results.memory.append(int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE_BYTES)

    def _what_is_left(self) -> list[str]:
        """What is there now and was not before; what the first browser leaves is what Trio keeps to use again."""
        left = [f"a process is left: {each}" for each in self._room.processes()]
        left += [f"a directory is left: {each}" for each in self._room.directories()]
        now = (set(descriptors()), threading.active_count(), trio.lowlevel.current_statistics().tasks_living)
        if left:
            return left
        if self._left is None:
            self._left = now
        if more := now[0] - self._left[0]:
            left.append(f"descriptors are left: {[descriptors().get(each) for each in more]}")
        if now[1] > self._left[1] + 2:
            left.append(f"threads are left: {threading.enumerate()}")
        if now[2] > self._left[2]:
            left.append(f"{now[2] - self._left[2]} tasks are left")
        return left
