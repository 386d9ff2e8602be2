"""Nothing is left behind: no process, no directory, no descriptor, no thread, however it ends."""

from __future__ import annotations

import os
import signal
import sys
import threading
from functools import partial
from typing import TYPE_CHECKING

import pytest
import trio

from tests.browser.family import Room, descriptors, open_room
from tests.wire.peer import cancelled_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractAsyncContextManager

    import cdpagent

    Launch = Callable[..., AbstractAsyncContextManager[cdpagent.Browser]]


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """The end of it is the real test."""
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


async def test_launches_and_closes_leave_nothing(launch: Launch, room: Room) -> None:
    # How often: CDPAGENT_LAUNCHES=200 is the long version.
    count = int(os.environ.get("CDPAGENT_LAUNCHES", "8"))
    before: dict[int, str] | None = None
    most_threads = max(3, threading.active_count())  # the tests before this one may have left some that are idle
    for n in range(count):
        async with launch(transport="port" if n % 4 == 3 else "pipe") as browser:
            page = await browser.new_page()
            assert await page.evaluate("1 + 1") == 2
            if n % 4 == 1:
                await browser.close()
            elif n % 4 == 2:
                os.kill(room.browser(), signal.SIGKILL)
        assert room.directories() == []
        before = before or descriptors()  # from the first on, Trio has what it keeps
        assert descriptors() == before
        # Trio keeps idle threads for a while, to use them again; it has used two at once at most.
        assert threading.active_count() <= most_threads
    await room.until_empty()


# A launch takes some 17 turns of Trio's loop, 27 with a port, and its end some 15 more.
@pytest.mark.parametrize(
    ("transport", "turn"),
    [("pipe", turn) for turn in (0, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 22, 27)]
    + [("port", turn) for turn in (4, 9, 13, 17, 21, 25, 30)],
)
async def test_a_launch_may_be_cancelled_at_any_moment(launch: Launch, room: Room, turn: int, transport: str) -> None:
    async def start() -> None:
        async with launch(transport=transport):
            await trio.lowlevel.checkpoint()

    await cancelled_at(turn, start)
    assert room.directories() == []
    await room.until_empty()


async def test_a_browser_in_use_may_be_cancelled(launch: Launch, room: Room) -> None:
    with trio.CancelScope() as scope:
        async with launch() as browser, trio.open_nursery() as nursery:
            for _ in range(5):
                nursery.start_soon(browser.new_page, "about:blank")
            await trio.testing.wait_all_tasks_blocked(0.05)
            scope.cancel()
    assert room.directories() == []


async def test_many_browsers_at_once(launch: Launch, room: Room) -> None:
    results: list[int] = []

    async def use() -> None:
        async with launch() as browser:
            results.append(await (await browser.new_page()).evaluate("1 + 1"))

    async with trio.open_nursery() as nursery:
        for _ in range(4):
            nursery.start_soon(use)
    assert results == [2] * 4
    assert room.directories() == []


# --- Python itself is killed -----------------------------------------------------------------------------------------

CHILD = """
import sys
import trio
from tests.local import launch_local

async def main():
    async with launch_local(transport=sys.argv[1]) as browser:
        page = await browser.new_page()
        if sys.argv[2] == "busy":
            page.cdp.start("Runtime.evaluate", {"expression": "while (true);"})
        await browser.cdp.send("Browser.getVersion")
        print("ready", flush=True)
        await trio.sleep_forever()

trio.run(main)
"""


@pytest.mark.parametrize(
    ("transport", "page", "number"),
    [
        ("pipe", "idle", signal.SIGKILL),
        ("port", "idle", signal.SIGKILL),
        ("pipe", "busy", signal.SIGKILL),
        ("pipe", "idle", signal.SIGTERM),
    ],
)
async def test_the_browser_ends_with_a_killed_python_and_the_next_launch_sweeps(
    launch: Launch, room: Room, transport: str, page: str, number: signal.Signals
) -> None:
    command = [sys.executable, "-c", CHILD, transport, page]
    async with trio.open_nursery() as nursery:
        environment = {**os.environ, "PYTHONPATH": os.getcwd()}
        process = await nursery.start(partial(trio.run_process, command, stdout=-1, check=False, env=environment))
        assert process.stdout is not None
        assert (await process.stdout.receive_some()).strip() == b"ready"
        assert len(room.processes()) > 5
        os.kill(process.pid, number)
    await room.until_empty()
    assert len(room.directories()) == 1
    (left,) = room.directories()
    async with launch():
        assert left not in room.directories()
    assert room.directories() == []
