"""One browser for all tests that only need a page, and the few private names that tests look into.

Starting a browser takes longer than most tests, and so does a context of its own. So these tests use the browser one
after the other, each by a connection of its own. It is as `launch` starts it. When a test ends, its pages are closed
and its cookies and permissions are gone; other storage belongs to the port of the test's own site. What happens to the
browser itself is tested with browsers of their own.
"""

from __future__ import annotations

import subprocess
import tempfile
import threading
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import trio

import cdpagent
from cdpagent.browser import attach
from cdpagent.browser.chrome import Chrome
from cdpagent.browser.places import Furnishing, Places
from cdpagent.browser.process.account import Account, NoAccountError, open_account
from cdpagent.browser.process.confinement import Confinement
from cdpagent.browser.process.find import find_browser
from cdpagent.browser.process.flags import command_line, running_as_root
from cdpagent.browser.services.downloads import Landing
from cdpagent.wire.connection import open_connection
from cdpagent.wire.tasks import open_background
from tests.local import LOCAL_ONLY

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from cdpagent.wire.connection import Connection

PATIENCE_SECONDS = 30.0
"""How long a test waits for what has to come. Only a failing test waits that long."""


@dataclass
class SharedChrome:
    """A browser that runs as long as the tests do, and what `launch` would know of it."""

    places: Places
    account: Account | None
    furnishing: Furnishing

    def landing(self, downloads: Path) -> Landing:
        """Where the downloads of one test go."""
        if self.account is None:
            return Landing(downloads, keep=True)
        return replace(self.furnishing.landing, handover=downloads)


@pytest.fixture(scope="session")
def shared_chrome() -> Iterator[SharedChrome]:
    """A browser that runs as long as the tests do. No fixture of Trio lives that long."""
    program = find_browser()
    with ExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="shared-", ignore_cleanup_errors=True)))
        places = Places(scratch, scratch / "profile", scratch / "downloads", True, scratch / "tmp")
        places.profile.mkdir()
        account = None
        if running_as_root():
            with suppress(NoAccountError):
                account = stack.enter_context(open_account(program, scratch, places.profile))
        furnishing = places.prepare() if account is None else places.prepare_for(account)
        is_plain_root = running_as_root() and account is None
        way = Confinement(sandbox=not is_plain_root and has_user_namespaces(account), account=account)
        switches = command_line(
            user_data_dir=places.profile,
            headless=True,
            viewport=(1280, 800),
            sandbox=way.sandbox,
            port=True,
            proxy=None,
            extra=[LOCAL_ONLY],
        )
        switches.remove("--remote-debugging-pipe")  # each test connects anew, which only a port allows
        command = way.command([str(program), *switches])
        process = stack.enter_context(
            subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=furnishing.variables
            )
        )
        stack.callback(process.terminate)
        assert process.stderr is not None
        assert any("DevTools listening on" in line for line in process.stderr), "the browser did not start"
        # What it says later is read too: Chrome would stand still when the pipe is full.
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield SharedChrome(places, account, furnishing)


def has_user_namespaces(account: Account | None) -> bool:
    """Whether the system lets this user, or a browser's account, make user namespaces: Chrome's sandbox needs them."""
    command = ["unshare", "--user", "true"]
    if account is not None:
        command = account.command(command, new_privileges=False)
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@asynccontextmanager
async def connect(shared: SharedChrome, downloads: Path) -> AsyncIterator[cdpagent.Browser]:
    """The browser as if this test had launched it: what `launch` has when Chrome has started."""
    wire = await attach._connect(shared.places.profile, None, PATIENCE_SECONDS)
    async with open_connection(wire) as connection, open_background() as nursery:
        chrome = Chrome(connection, nursery, ours=True, policy=cdpagent.Policy(), lender=shared.furnishing.lender)
        await chrome.start(viewport=(1280, 800), landing=shared.landing(downloads))
        try:
            yield cdpagent.Browser(chrome)
        finally:
            with trio.CancelScope(shield=True):
                await chrome.leave()
                await chrome.cdp.send("Storage.clearCookies")
                await chrome.cdp.send("Browser.resetPermissions")


@pytest.fixture
async def browser(
    shared_chrome: SharedChrome, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[cdpagent.Browser]:
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
