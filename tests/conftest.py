"""What all tests share: the local site, and browsers that can reach nothing but this machine.

Here `browser` and `page` are a test's own. Starting a browser takes longer than most tests, so folders whose tests need
only a page have the ones of `tests.shared` in their conftest.
"""

from __future__ import annotations

import inspect
import os
import signal
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import trio

from tests.local import LOCAL_ONLY, launch_local
from tests.shared import shared_chrome
from tests.site import Site, open_site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Generator
    from contextlib import AbstractAsyncContextManager

    import cdpagent

__all__ = ["LOCAL_ONLY", "launch_local", "shared_chrome"]


LONGEST_SECONDS = 300
"""No test takes a tenth of it with the machine its own."""

TESTS = Path(__file__).parent
PURE_FOLDERS = ("act", "benchmarks", "see", "wire")
CLOCKS = {"autojump_clock", "mock_clock"}
NOT_PURE = {"browser", "page", "launch", "shared_chrome", "packages", "one_worker"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say which tests are pure, and put them all into the order in which two workers are done soonest."""
    for item in items:
        needs = {*getattr(item, "fixturenames", ()), *(mark.name for mark in item.iter_markers())}
        if item.path.relative_to(TESTS).parts[0] in PURE_FOLDERS and not needs & NOT_PURE:
            item.add_marker("pure")
        # On a clock that jumps, a test does not hang: it is at once where it would wait for ever.
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj) and not needs & CLOCKS:
            item.obj = _ending(item.obj)
    items.sort(key=_turn)


def _ending(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A test that fails, with the place in its traceback, where it would hang."""

    @wraps(test)
    async def ending(**fixtures: object) -> None:
        with trio.fail_after(LONGEST_SECONDS):
            await test(**fixtures)

    return ending


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a test that hangs without Trio. It has longer, since its fixtures may have to wait for an installation."""

    def give_up(number: int, frame: object) -> None:
        raise TimeoutError(f"{item.nodeid} hangs")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(4 * LONGEST_SECONDS)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _turn(item: pytest.Item) -> int:
    """What a worker may take from another comes from the end, so a long fixture is made once if its tests are first."""
    if item.get_closest_marker("one_worker") is not None:
        return 0
    return 2 if item.get_closest_marker("packages") is not None else 1


@pytest.fixture
def launch() -> Callable[..., AbstractAsyncContextManager[cdpagent.Browser]]:
    """`launch_local`, for tests that need more than one browser or options of their own."""
    return partial(launch_local)


@pytest.fixture
def public_path(tmp_path: Path) -> Path:
    """A directory like `tmp_path`, but one that the browser can reach too, which may run as another user."""
    for directory in (tmp_path, *tmp_path.parents):
        if directory.stat().st_uid == os.geteuid() and "pytest-" in str(directory):
            directory.chmod(0o711)
    path = tmp_path / "public"
    path.mkdir()
    return path


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    """The local web site."""
    async with open_site() as site:
        yield site


@pytest.fixture
async def browser() -> AsyncIterator[cdpagent.Browser]:
    """A browser of the test's own."""
    async with launch_local() as browser:
        yield browser


@pytest.fixture
async def page(browser: cdpagent.Browser) -> cdpagent.Page:
    """A page of the test's own."""
    return await browser.new_page()
