"""A browser without a block of the program's: held by a nursery, or by the thread that runs Trio."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import pytest
import trio

import cdpagent
from cdpagent import sync
from cdpagent.entry import LaunchOptions
from tests.local import LOCAL_ONLY

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def scratch(public_path, monkeypatch) -> Path:
    """Where the directories of browsers are made, for tests that none is left."""
    monkeypatch.setattr("tempfile.tempdir", str(public_path))
    path: Path = public_path
    return path


async def test_a_nursery_holds_a_browser_until_it_is_closed(scratch):
    async with trio.open_nursery() as nursery:
        browser = await cdpagent.start(nursery, args=[LOCAL_ONLY], viewport=(400, 300))
        page = await browser.new_page()
        assert await page.evaluate("[innerWidth, innerHeight]") == [400, 300]
        assert list(scratch.iterdir())
        await browser.close()
        assert list(scratch.iterdir()) == []  # at once, not only at the end of the nursery
        assert browser.closed


async def test_a_cancelled_nursery_leaves_nothing(scratch):
    async with trio.open_nursery() as nursery:
        await (await cdpagent.start(nursery, args=[LOCAL_ONLY])).new_page()
        nursery.cancel_scope.cancel()
    assert list(scratch.iterdir()) == []


async def test_what_fails_to_start_raises_there(scratch):
    with pytest.RaisesGroup(cdpagent.BrowserNotFoundError):
        async with trio.open_nursery() as nursery:
            await cdpagent.start(nursery, executable="/no/such/browser")
    assert list(scratch.iterdir()) == []


async def test_wait_closed_returns_when_the_browser_goes_away(scratch):
    async with trio.open_nursery() as nursery:
        browser = await cdpagent.start(nursery, args=[LOCAL_ONLY])
        nursery.start_soon(browser.cdp.call, "Browser.close")
        await browser.wait_closed()
    assert list(scratch.iterdir()) == []


def test_the_options_are_those_of_launch():
    launch = inspect.signature(cdpagent.launch).parameters
    assert list(LaunchOptions.__annotations__) == list(launch)
    assert {name: each.annotation for name, each in launch.items()} == {
        name: each.__forward_arg__ for name, each in LaunchOptions.__annotations__.items()
    }


def test_a_started_browser_leaves_nothing_when_it_is_closed(scratch):
    browser = sync.launch(args=[LOCAL_ONLY]).start()
    assert browser.new_page().evaluate("6 * 7") == 42
    assert list(scratch.iterdir())
    browser.close()
    assert list(scratch.iterdir()) == []


def test_start_can_follow_stop(scratch):
    opened = sync.launch(args=[LOCAL_ONLY])
    for _ in range(2):
        assert opened.start().new_page().url == "about:blank"
        with pytest.raises(cdpagent.UsageError, match="already open"):
            opened.start()
        opened.stop()
        assert list(scratch.iterdir()) == []


async def test_a_slow_browser_waits_after_each_action(page, monkeypatch):
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    await page.evaluate("document.body.innerHTML = '<button>Buy</button>'")
    page._tab.context.chrome.slow = 12.5
    monkeypatch.setattr("cdpagent.act.action.trio.sleep", sleep)
    await page.press("Tab", settle=False)
    assert 12.5 in waits
