"""One browser for all tests of a folder that only need a page: each has a context of its own in it.

Starting a browser takes longer than most of these tests. What is in one context can't be seen from another, and it is
gone with its test; what happens to the browser itself is tested with browsers of their own.
"""

from __future__ import annotations

import subprocess
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
import trio

import cdpagent
from cdpagent.browser import attach
from cdpagent.browser.chrome import Chrome
from cdpagent.browser.process.find import find_browser
from cdpagent.wire.connection import open_connection
from cdpagent.wire.tasks import open_background
from tests.chrome import FLAGS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def shared_chrome(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The profile of a browser that runs as long as the tests do. No fixture of Trio lives that long."""
    profile = tmp_path_factory.mktemp("profile")
    switches = ["--remote-debugging-port=0", "--disable-popup-blocking", "--window-size=1280,900"]
    command = [str(find_browser()), *FLAGS, *switches, f"--user-data-dir={profile}", "about:blank"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            assert any("DevTools listening on" in line for line in process.stderr), "the browser did not start"
            yield profile
        finally:
            process.terminate()


@asynccontextmanager
async def connect(profile: Path, downloads: Path) -> AsyncIterator[cdpagent.Browser]:
    """The browser as if this test had launched it: what `launch` has when Chrome has started."""
    wire = await attach._connect(profile, None, 30)
    async with open_connection(wire) as connection, open_background() as nursery:
        chrome = Chrome(connection, nursery, ours=True)
        await chrome.start(viewport=(1280, 800), downloads=downloads, keep_downloads=True)
        yield cdpagent.Browser(chrome)


@pytest.fixture
async def page(shared_chrome: Path, tmp_path: Path) -> AsyncIterator[cdpagent.Page]:
    """A page of the test's own, in the browser that all of them share."""
    async with connect(shared_chrome, tmp_path) as browser, browser.new_context() as context:
        yield await context.new_page()


async def until(page: cdpagent.Page, condition: Callable[[], bool]) -> None:
    """Wait until the page's own events make ``condition`` hold; a test that waits in vain fails."""
    with trio.fail_after(30):
        await page._tab.activity.until(condition)
