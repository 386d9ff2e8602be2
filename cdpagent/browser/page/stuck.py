"""A page in an endless loop that is to go elsewhere.

Chrome hands a new document to the process of the old one, and that process never takes it while a script runs in it
without end. Once the page is on its way, Chrome sends it no more commands. So a page is asked for a trifle before it is
sent elsewhere. If it does not answer, what it runs is ended; if it runs the same again and again, or opens one dialog
after the other, its renderer is ended, and the next document gets a new one.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import trio

from cdpagent.errors import CdpAgentError, PageCrashedError

if TYPE_CHECKING:
    from cdpagent.browser.page.tab import Tab

_ANSWER_SECONDS: Final = 2.0
"""How long a page that is to leave may be at work."""
_AGAIN_SECONDS: Final = 0.5
_TERMINATIONS: Final = 2
_CRASH_SECONDS: Final = 15.0
_STORM: Final = 3
"""So many dialogs within `_STORM_SECONDS` are more than anyone answers."""
_STORM_SECONDS: Final = 1.0
_RECHECK_SECONDS: Final = 0.05


async def free_if_stuck(tab: Tab) -> bool:
    """Free a page that is to leave from what it runs, if it does not answer; whether its renderer was ended."""
    if tab.crashed or tab.main_frame.departure is not None:
        return False
    asked = tab.dialogs.count
    # Behind a dialog no page answers.
    is_free = not tab.dialogs.is_open and (await _answers(tab, _ANSWER_SECONDS) or await _is_calmed(tab))
    is_asking = tab.dialogs.is_open or tab.dialogs.count > asked
    if not await _asks_without_end(tab) if is_asking else is_free:
        return False
    with trio.move_on_after(_CRASH_SECONDS), suppress(PageCrashedError):
        await tab.cdp.call("Page.crash", timeout=None)
    return True


async def _asks_without_end(tab: Tab) -> bool:
    """Whether the page opens one dialog after the other: a new document would wait behind them."""
    enough = tab.dialogs.count + _STORM
    with trio.move_on_after(_STORM_SECONDS):
        await tab.activity.until(lambda: tab.dialogs.count >= enough, recheck=_RECHECK_SECONDS)
    return tab.dialogs.count >= enough


async def _is_calmed(tab: Tab) -> bool:
    """End what the page runs, again if it begins again; whether it answers then."""
    for _ in range(_TERMINATIONS):
        tab.cdp.start("Runtime.terminateExecution")
        if await _is_calm(tab):
            return True
    return False


async def _is_calm(tab: Tab) -> bool:
    """Whether the page answers, and still does after a moment: a timer may start the same loop again."""
    if not await _answers(tab, _AGAIN_SECONDS):
        return False
    await trio.sleep(_AGAIN_SECONDS)
    return await _answers(tab, _AGAIN_SECONDS)


async def _answers(tab: Tab, seconds: float) -> bool:
    with trio.move_on_after(seconds):
        with suppress(CdpAgentError):  # an error is an answer too
            await tab.cdp.call("Runtime.evaluate", {"expression": "0"}, timeout=None)
        return True
    return False
