"""One browser for all tests that only need a page, and the few private names that tests look into.

Starting a browser takes longer than most tests, and so does a context of its own. So these tests use the browser one
after the other, each by a connection of its own. It is as `launch` starts it. When a test ends, its pages are closed
and its cookies and permissions are gone; other storage belongs to the port of the test's own site. What happens to the
browser itself is tested with browsers of their own.
"""

from __future__ import annotations

import subprocess
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
import trio

import cdpagent
from cdpagent.browser import attach
from cdpagent.browser.chrome import Chrome
from cdpagent.browser.process.find import find_browser
from cdpagent.browser.process.flags import command_line
from cdpagent.wire.connection import open_connection
from cdpagent.wire.tasks import open_background
from tests.local import LOCAL_ONLY

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from cdpagent.wire.connection import Connection

PATIENCE_SECONDS = 30.0
"""How long a test waits for what has to come. Only a failing test waits that long."""


@pytest.fixture(scope="session")
def shared_chrome(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The profile of a browser that runs as long as the tests do. No fixture of Trio lives that long."""
    profile = tmp_path_factory.mktemp("profile")
    switches = command_line(
        user_data_dir=profile,
        headless=True,
        viewport=(1280, 800),
        sandbox=False,
        port=True,
        proxy=None,
        extra=[LOCAL_ONLY],
    )
    switches.remove("--remote-debugging-pipe")  # each test connects anew, which only a port allows
    command = [str(find_browser()), *switches]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            assert any("DevTools listening on" in line for line in process.stderr), "the browser did not start"
            # What it says later is read too: Chrome would stand still when the pipe is full.
            threading.Thread(target=process.stderr.read, daemon=True).start()
            yield profile
        finally:
            process.terminate()


@asynccontextmanager
async def connect(profile: Path, downloads: Path) -> AsyncIterator[cdpagent.Browser]:
    """The browser as if this test had launched it: what `launch` has when Chrome has started."""
    wire = await attach._connect(profile, None, PATIENCE_SECONDS)
    async with open_connection(wire) as connection, open_background() as nursery:
        chrome = Chrome(connection, nursery, ours=True, policy=cdpagent.Policy())
        await chrome.start(viewport=(1280, 800), downloads=downloads, keep_downloads=True)
        try:
            yield cdpagent.Browser(chrome)
        finally:
            with trio.CancelScope(shield=True):
                await chrome.leave()
                await chrome.cdp.send("Storage.clearCookies")
                await chrome.cdp.send("Browser.resetPermissions")


@pytest.fixture
async def browser(shared_chrome: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[cdpagent.Browser]:
    """The browser that tests share; nothing is open in it."""
    async with connect(shared_chrome, tmp_path_factory.mktemp("downloads")) as browser:
        yield browser


@pytest.fixture
async def page(browser: cdpagent.Browser) -> cdpagent.Page:
    """A page of the test's own, in the browser that tests share."""
    return await browser.new_page()


async def until(condition: Callable[[], object]) -> None:
    """Wait until it holds. What never comes is an error here, where a plain loop would hang."""
    with trio.fail_after(PATIENCE_SECONDS):
        while not condition():  # noqa: ASYNC110  # no event tells of it
            await trio.sleep(0.005)


def connection_of(owner: cdpagent.Browser | cdpagent.Page) -> Connection:
    """What a browser and its pages are spoken to by: for tests that count calls or break it."""
    return owner.cdp._connection


def in_flight(page: cdpagent.Page) -> dict[str, cdpagent.Request]:
    """The requests of a page that are under way, as its log has them."""
    return page._tab.logs.in_flight
