"""What goes wrong while an operation runs."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import trio

import cdpagent
from tests.chaos.pages import ORDINARY

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from tests.chaos.setting import Setting

    Fault = Callable[[Setting], Awaitable[None]]

_CLIENT: Final = """
import sys, trio, cdpagent

async def main():
    async with cdpagent.attach(int(sys.argv[1])) as browser:
        page = await browser.new_page(sys.argv[2])
        print("ready", flush=True)
        while True:
            await page.click("#go")

trio.run(main)
"""


def _signal(pids: Iterable[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


async def _freeze(pids: list[int], seconds: float) -> None:
    _signal(pids, signal.SIGSTOP)
    try:
        await trio.sleep(seconds)
    finally:
        _signal(pids, signal.SIGCONT)


async def _browser_killed(setting: Setting) -> None:
    _signal(setting.browser_pids(), signal.SIGKILL)


async def _renderers_killed(setting: Setting) -> None:
    _signal(setting.renderer_pids(), signal.SIGKILL)


async def _browser_frozen(setting: Setting) -> None:
    await _freeze([*setting.browser_pids(), *setting.renderer_pids()], setting.random.uniform(0.1, 2))


async def _renderers_frozen(setting: Setting) -> None:
    await _freeze(setting.renderer_pids(), setting.random.uniform(0.1, 6))


async def _page_crashed(setting: Setting) -> None:
    with suppress(cdpagent.CdpAgentError):
        setting.page.cdp.start("Page.crash")


async def _tab_closed(setting: Setting) -> None:
    with suppress(cdpagent.CdpAgentError):
        await setting.browser.cdp.call("Target.closeTarget", {"targetId": setting.page.target_id})


async def _page_left(setting: Setting) -> None:
    with suppress(cdpagent.CdpAgentError):
        await setting.page.cdp.call("Page.navigate", {"url": setting.site.url(ORDINARY)})


async def _page_asks(setting: Setting) -> None:
    with suppress(cdpagent.CdpAgentError):
        setting.page.cdp.start("Runtime.evaluate", {"expression": "for (let n = 0; n < 5; n++) alert(n)"})


async def _page_loops(setting: Setting) -> None:
    expression = "{ const end = Date.now() + 2500; while (Date.now() < end); }"
    with suppress(cdpagent.CdpAgentError):
        setting.page.cdp.start("Runtime.evaluate", {"expression": expression})


async def _socket_cut(setting: Setting) -> None:
    setting.line.cut()


async def _socket_stalled(setting: Setting) -> None:
    await setting.line.stall(setting.random.uniform(0.1, 3))


async def _socket_slow(setting: Setting) -> None:
    await setting.line.slow_down(0.02, setting.random.uniform(0.5, 2))


async def _other_client_killed(setting: Setting) -> None:
    """Another program works in the same browser, and is killed in the middle of a call."""
    command = [sys.executable, "-c", _CLIENT, str(setting.line.chrome_port), setting.site.url(ORDINARY)]
    async with trio.open_nursery() as nursery:
        process = await nursery.start(partial(trio.run_process, command, stdout=-1, stderr=-3, check=False))
        with trio.move_on_after(20):
            await process.stdout.receive_some()
        process.kill()
        await process.stdout.aclose()


ANYWHERE: Final[dict[str, Fault]] = {
    "browser killed": _browser_killed,
    "renderers killed": _renderers_killed,
    "browser frozen": _browser_frozen,
    "renderers frozen": _renderers_frozen,
    "page crashed": _page_crashed,
    "tab closed by another": _tab_closed,
    "page leaves": _page_left,
    "page asks": _page_asks,
    "page loops": _page_loops,
}
ON_THE_LINE: Final[dict[str, Fault]] = {
    "socket cut": _socket_cut,
    "socket stalled": _socket_stalled,
    "socket slow": _socket_slow,
    "other client killed": _other_client_killed,
}
"""What can go wrong only where a line leads to the browser."""
CANCELLED: Final = "call cancelled"
"""The fault that needs no setting: whoever called gives up."""
