"""The first mistakes that people make: each is told in an error of ours, with what to write instead."""

from __future__ import annotations

import asyncio
import gc
import inspect
import threading
from typing import Any

import pytest
import trio

import cdpagent
from cdpagent import aio, sync
from cdpagent.blocks import Opening
from tests.local import LOCAL_ONLY, launch_local

LOOP = "<title>Loop</title><button onclick='setTimeout(() => { for (;;); })'>Loop</button>"


def in_asyncio(function):
    asyncio.run(function())


async def enter(block):
    async with block:
        pass


# --- the wrong world -------------------------------------------------------------------------------------------------


def test_launch_in_asyncio_names_aio():
    async def main():
        async with cdpagent.launch():
            pass

    with pytest.raises(cdpagent.UsageError, match=r"this is asyncio.*async with cdpagent\.aio\.launch\("):
        in_asyncio(main)


def test_attach_in_asyncio_names_aio():
    async def main():
        async with cdpagent.attach(1):
            pass

    with pytest.raises(cdpagent.UsageError, match=r"async with cdpagent\.aio\.attach\("):
        in_asyncio(main)


def test_launch_where_nothing_runs_names_trio_run():
    with pytest.raises(cdpagent.UsageError, match=r"below trio\.run\(\)"):
        enter(cdpagent.launch()).send(None)


async def test_aio_launch_in_trio_names_launch():
    with pytest.raises(cdpagent.UsageError, match=r"this is Trio.*async with cdpagent\.launch\("):
        async with aio.launch():
            pass


def test_aio_where_no_loop_runs_names_sync():
    with pytest.raises(cdpagent.UsageError, match=r"cdpagent\.sync in blocking code"):
        enter(aio.launch()).send(None)


async def test_start_in_trio_needs_a_nursery_and_says_where_it_runs():
    async def main():
        await cdpagent.start(None)  # type: ignore[arg-type]

    def run():
        with pytest.raises(cdpagent.UsageError, match=r"cdpagent\.start\(\) runs on Trio"):
            asyncio.run(main())

    await trio.to_thread.run_sync(run)


# --- the wrong keyword -----------------------------------------------------------------------------------------------


async def test_awaited_launch_names_the_block_and_start():
    with pytest.raises(
        cdpagent.UsageError, match=r"can't be awaited.*async with launch\(…\) as browser.*start\(nursery"
    ):
        await cdpagent.launch()  # type: ignore[misc]


def test_awaited_launch_of_aio_names_the_block_and_start():
    async def main():
        await aio.launch()  # type: ignore[misc]

    with pytest.raises(cdpagent.UsageError, match=r"can't be awaited.*async with launch.*await launch\(…\)\.start\(\)"):
        in_asyncio(main)


def test_awaited_launch_of_sync_names_the_other_worlds():
    async def main():
        await sync.launch()  # type: ignore[misc]

    with pytest.raises(cdpagent.UsageError, match=r"blocking code.*cdpagent\.aio with asyncio"):
        in_asyncio(main)


def test_with_instead_of_async_with():
    with pytest.raises(cdpagent.UsageError, match=r"needs `async with`.*cdpagent\.sync\.launch"):
        with cdpagent.launch():  # type: ignore[attr-defined]
            pass
    with pytest.raises(cdpagent.UsageError, match=r"needs `async with`"):
        with aio.launch():  # type: ignore[attr-defined]
            pass


def test_async_with_instead_of_with():
    async def main():
        async with sync.launch():  # type: ignore[attr-defined]
            pass

    with pytest.raises(cdpagent.UsageError, match=r"needs `with`.*cdpagent\.aio"):
        in_asyncio(main)


@pytest.mark.parametrize(
    ("surface", "words"),
    [
        (cdpagent, r"`async with launch\(…\) as browser:`.*cdpagent\.start\(nursery\)"),
        (aio, r"`async with launch\(…\) as browser:`.*await launch\(…\)\.start\(\)"),
        (sync, r"`with launch\(…\) as browser:`.*browser = launch\(…\)\.start\(\)"),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_forgotten_block_is_told_when_it_is_used(surface, words):
    browser = surface.launch()
    with pytest.raises(cdpagent.BlockNotEnteredError, match=f"no 'new_page'.*{words}"):
        browser.new_page()
    assert not hasattr(browser, "anything")  # an AttributeError too, as Python wants it


@pytest.mark.parametrize("surface", [cdpagent, aio, sync], ids=lambda each: each.__name__)
def test_a_block_that_is_never_entered_is_warned_of(surface):
    with pytest.warns(RuntimeWarning, match=r"launch\(\) was called.*nothing happened.*with launch\(…\) as browser"):
        surface.launch()


async def test_a_forgotten_await_is_warned_of_by_python(page):
    with pytest.warns(RuntimeWarning, match=r"'Page\.click' was never awaited"):
        page.click("a")


def test_every_public_block_explains_itself():
    """Functions made by `asynccontextmanager` would give Python's own words."""
    kinds = [each for each in (getattr(cdpagent, name) for name in cdpagent.__all__) if inspect.isclass(each)]
    owners: list[Any] = [cdpagent, *kinds]
    functions = [
        (kind, name)
        for kind in owners
        for name, each in inspect.getmembers(kind, inspect.isfunction)
        if not name.startswith("_") and inspect.isasyncgenfunction(inspect.unwrap(each))
    ]
    assert len(functions) > 5
    wrong = [
        f"{kind.__name__}.{name}"
        for kind, name in functions
        if getattr(kind, name).__code__.co_filename != Opening.__init__.__code__.co_filename
    ]
    assert not wrong


# --- the wrong thread, and too late ----------------------------------------------------------------------------------


async def test_a_page_in_another_thread_is_refused_and_its_owner_goes_on(page):
    said: list[BaseException] = []

    def other(function, *args):
        try:
            trio.run(function, *args)
        except BaseException as exc:
            said.append(exc)

    for function, *args in (page.evaluate, "1"), (page.click, "body"), (page.snapshot,), (page.cdp.send, "Page.enable"):
        thread = threading.Thread(target=other, args=(function, *args))
        thread.start()
        await trio.to_thread.run_sync(thread.join)
    assert [type(each) for each in said] == [cdpagent.UsageError] * 4
    assert "trio.from_thread.run" in str(said[0])
    assert "cdpagent.sync" in str(said[0])
    assert await page.evaluate("6 * 7") == 42


async def test_a_page_after_its_block_says_that_the_block_has_ended():
    async with launch_local() as browser:
        page = await browser.new_page()
    for function, *args in (page.click, "a"), (page.snapshot,), (page.open, "about:blank"), (browser.new_page,):
        with pytest.raises(cdpagent.BrowserClosedError, match=r"block of launch\(\) or attach\(\) has ended"):
            await function(*args)


def test_a_page_of_sync_after_its_block_says_that_the_block_has_ended():
    with sync.launch(args=[LOCAL_ONLY]) as browser:
        page = browser.new_page()
    with pytest.raises(cdpagent.BrowserClosedError, match=r"block of launch\(\) or attach\(\) has ended"):
        page.click("a")


# --- pages that don't answer -----------------------------------------------------------------------------------------


async def test_an_endless_loop_is_the_documented_error_for_every_verb(page, site):
    site.add("/loop", LOOP)
    await page.open(site.url("/loop"))
    await page.evaluate("setTimeout(() => { for (;;); })")
    with pytest.raises(cdpagent.DeadlineExceededError):
        await page.evaluate("1", timeout=0.5)  # what was on its way when the loop began has come by then
    with pytest.raises(cdpagent.PageUnresponsiveError, match=r"page\.click.*endless loop"):
        await page.click("button", timeout=0.5)
    with pytest.raises(cdpagent.PageUnresponsiveError, match=r"page\.snapshot\(\).*endless loop"):
        await page.snapshot(timeout=0.5)
    with pytest.raises(cdpagent.PageUnresponsiveError, match="endless loop"):
        await page.evaluate("1", timeout=0.5)
    await page.open(site.url("/loop"))  # the advice holds
    assert await page.title() == "Loop"


async def test_a_slow_answer_is_no_silence(page, site):
    site.add("/loop", LOOP)
    await page.open(site.url("/loop"))
    with pytest.raises(cdpagent.DeadlineExceededError) as caught:
        await page.wait(text="never there", timeout_ms=300)
    assert not isinstance(caught.value, cdpagent.PageUnresponsiveError)


# --- other words -----------------------------------------------------------------------------------------------------


async def test_an_unknown_key_has_a_code_and_names_its_neighbours(page):
    with pytest.raises(cdpagent.UnknownKeyError, match="did you mean Enter") as caught:
        await page.press("Entr")
    assert (caught.value.code, caught.value.key) == ("unknown_key", "Entr")
    assert isinstance(caught.value, ValueError)


async def test_the_tools_give_the_code_of_an_unknown_key(page):
    result = await cdpagent.WebTools(page).call("web_press_key", {"key": "Entr"})
    assert result.is_error
    assert result.data["error"] == "unknown_key"


def test_no_warning_for_a_block_that_is_used(recwarn):
    with sync.launch(args=[LOCAL_ONLY]):
        pass
    gc.collect()
    assert not [each for each in recwarn if "never entered" in str(each.message)]
