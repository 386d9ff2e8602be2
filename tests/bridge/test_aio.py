"""cdpagent for asyncio, on a real browser."""

from __future__ import annotations

import asyncio
import threading
import traceback
from pathlib import Path

import pytest

import cdpagent
import cdpagent.aio
from cdpagent import aio
from cdpagent.bridge import thread as trio_thread
from tests.conftest import LOCAL_ONLY


@pytest.mark.smoke
def test_open_look_fill_click_look(site, options):
    async def main():
        async with aio.launch(**options) as browser:
            page = await browser.new_page()
            navigation = await page.open(site.url("/shop"))
            assert (navigation.status, page.url, await page.title()) == (200, site.url("/shop"), "Shop")
            snapshot = await page.snapshot()
            refs = {node.role: ref for ref, node in snapshot.refs.items()}
            assert (await page.fill(refs["textbox"], "Ada")).changes.value == "Ada"
            result = await page.click(refs["button"])
            assert isinstance(result, cdpagent.ActionResult)
            assert "Thank you, Ada" in result.text
            assert "Thank you, Ada" in (await page.snapshot(interactive_only=False)).text
        assert browser.closed
        with pytest.raises(cdpagent.BrowserClosedError):
            await page.title()

    asyncio.run(main())


def test_popups_downloads_and_file_choosers(aio_page, site, tmp_path):
    async def main():
        page = aio_page
        await page.open(site.url("/all"))
        async with page.expect_popup() as popup:
            result = await page.click("#popup")
        assert isinstance(popup.value, aio.Page)
        assert await popup.value.title() == "Shop"
        assert (popup.value.opener, page.popups) == (page, [popup.value])
        assert result.changes.new_pages == [popup.value]
        async with page.expect_download() as download:
            await page.click("#download")
        saved = await download.value.save_as(tmp_path / "a.txt")
        assert saved.stat().st_size == 10
        async with page.expect_file_chooser() as chooser:
            await page.click("#file", settle=False)
        await chooser.value.set_files([saved])
        assert await page.evaluate("document.querySelector('#file').files[0].name") == "a.txt"

    asyncio.run(main())


def test_events(aio_page, site):
    async def main():
        async with aio_page.cdp.subscribe("Page.loadEventFired", "Page.frameNavigated") as events:
            await aio_page.open(site.url("/shop"))
            assert (await events.receive()).method == "Page.frameNavigated"
            async for event in events:
                assert event.method == "Page.loadEventFired"
                break
            assert events.receive_nowait() is None

    asyncio.run(main())


def test_expected_event_and_its_predicate(aio_page, site):
    loops = []

    async def is_the_shop(event):
        loops.append(asyncio.get_running_loop())
        return await aio_page.title() == "All" and event.params["frame"]["url"] == site.url("/shop")

    async def main():
        async with aio_page.cdp.expect("Page.frameNavigated", predicate=is_the_shop) as navigated:
            await aio_page.open(site.url("/all"))
        assert navigated.event.params["frame"]["url"] == site.url("/shop")
        assert set(loops) == {asyncio.get_running_loop()}
        with pytest.raises(cdpagent.DeadlineExceededError, match="Page.loadEventFired"):
            async with aio_page.cdp.expect("Page.loadEventFired", timeout=0.01):
                pass

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["plain", "async"])
def test_a_dialog_rule_runs_in_the_event_loop(aio_page, site, kind):
    asked = []

    def decide(dialog):
        asked.append((asyncio.get_running_loop(), dialog.message, aio_page.url))
        return True

    async def decide_later(dialog):
        await asyncio.sleep(0)
        return decide(dialog)

    async def main():
        await aio_page.open(site.url("/all"))
        aio_page.on_dialog(decide if kind == "plain" else decide_later)
        result = await aio_page.click("button")
        assert 'confirm "Sure?" accepted' in result.text
        assert asked == [(asyncio.get_running_loop(), "Sure?", site.url("/all"))]

    asyncio.run(main())


def test_a_dialog_rule_that_uses_the_page_that_waits_for_it_is_told_so(aio_page, site):
    async def rule(dialog):
        with pytest.raises(cdpagent.NotActionableError, match="stands still until its dialog is answered"):
            await aio_page.evaluate("1")
        return True

    async def main():
        await aio_page.open(site.url("/all"))
        aio_page.on_dialog(rule)
        assert 'confirm "Sure?" accepted' in (await aio_page.click("button")).text

    asyncio.run(main())


def test_an_async_function_may_ask_a_person(site):
    async def main():
        loops = []

        async def ask(confirmation):
            await asyncio.sleep(0)
            loops.append(asyncio.get_running_loop())
            return True

        policy = cdpagent.Policy(confirm=["buy"])
        async with cdpagent.aio.launch(args=[LOCAL_ONLY], policy=policy) as browser:
            browser.on_confirm(ask)
            page = await browser.new_page(site.url("/shop"))
            await page.fill("input", "Ada")
            await page.click("button")
            assert await page.title() == "Sold"
        assert loops == [asyncio.get_running_loop()]

    asyncio.run(main())


def test_a_dialog_is_dismissed_when_the_loop_of_its_rule_has_ended(page, aio_page, site, caplog):
    async def main():
        await aio_page.open(site.url("/all"))
        aio_page.on_dialog(lambda dialog: True)

    asyncio.run(main())
    page.click("button")
    assert page.title() == "no"
    assert "the rule for dialogs failed" in caplog.text


@pytest.mark.parametrize("kind", ["plain", "async"])
def test_a_listener_gets_all_events_in_their_order(aio_page, site, kind):
    seen = []

    async def main():
        enough = asyncio.Event()

        def listen(event):
            seen.append(event.params["frame"]["url"])
            if len(seen) == 3:
                enough.set()

        async def listen_later(event):
            listen(event)

        listener = listen if kind == "plain" else listen_later
        aio_page.cdp.listen("Page.frameNavigated", listener)
        urls = [site.url(f"/shop?{n}") for n in range(3)]
        for url in urls:
            await aio_page.open(url)
        await asyncio.wait_for(enough.wait(), 30)
        aio_page.cdp.unlisten("Page.frameNavigated", listener)
        await aio_page.open(site.url("/shop"))
        assert seen == urls

    asyncio.run(main())


def test_exceptions_arrive_unchanged(aio_page):
    async def main():
        with pytest.raises(cdpagent.NavigationError) as caught:
            await aio_page.open("http://127.0.0.1:9/")
        assert caught.value.reason == "net::ERR_UNSAFE_PORT"
        frames = [(Path(frame.filename).name, frame.name) for frame in traceback.extract_tb(caught.value.__traceback__)]
        assert frames[0] == ("test_aio.py", "main")
        assert ("navigation.py", "open_url") in frames
        assert ("jobs.py", "run") not in frames

    asyncio.run(main())


def test_cancelling_a_task_cancels_its_call_and_the_page_stays_usable(aio_page, site):
    """When the task has ended, nothing of the call is left in the Trio thread."""
    users = trio_thread._threads[-1].users

    async def main():
        async with aio_page.cdp.expect("Network.requestWillBeSent"):
            task = asyncio.create_task(aio_page.open(site.url("/never")))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert trio_thread._threads[-1].users == users
        assert (await aio_page.open(site.url("/shop"))).status == 200

    asyncio.run(main())


def test_cancelling_again_does_not_leave_the_call_behind(aio_page):
    users = trio_thread._threads[-1].users

    async def main():
        async with aio_page.cdp.expect("Console.messageAdded"):
            task = asyncio.create_task(aio_page.evaluate("console.log('begun'), new Promise(() => {})"))
        task.cancel()
        asyncio.get_running_loop().call_soon(task.cancel)
        with pytest.raises(asyncio.CancelledError):
            await task
        assert trio_thread._threads[-1].users == users
        assert await aio_page.evaluate("1 + 1") == 2

    asyncio.run(main())


def test_timeouts_and_task_groups_of_asyncio(aio_page):
    async def fail():
        raise ZeroDivisionError

    async def main():
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await aio_page.evaluate("new Promise(() => {})")
        with pytest.raises(ExceptionGroup) as caught:
            async with asyncio.TaskGroup() as group:
                group.create_task(aio_page.evaluate("new Promise(() => {})"))
                group.create_task(fail())
        assert caught.group_contains(ZeroDivisionError)
        values = await asyncio.gather(*(aio_page.evaluate(f"{n}") for n in range(20)))
        assert values == list(range(20))

    asyncio.run(main())


def test_a_cancelled_launch_leaves_nothing(options, tmp_path, monkeypatch):
    """Whenever the launch is cancelled, no profile directory is left, and so no browser that uses it."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    async def main():
        for steps in (0, 1, 20):

            async def launch():
                async with aio.launch(**options):
                    raise AssertionError("the launch was not cancelled")

            task = asyncio.create_task(launch())
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert list(tmp_path.iterdir()) == []

    asyncio.run(main())


def test_a_block_is_left_when_its_task_was_cancelled_while_entering_it(shared):
    """The block is open in the Trio thread, but the task is cancelled before it hears of that."""
    browser = aio.Browser._of(shared._trio)
    contexts = len(shared._trio._chrome._contexts)

    async def main():
        loop = asyncio.get_running_loop()
        block = browser.new_context()

        async def enter():
            async with block:
                raise AssertionError("the task was not cancelled")

        task = asyncio.create_task(enter())
        await asyncio.sleep(0)
        while block._block is None or not block._block.is_open:
            pass  # this loop does not await, so the task can't hear that the block is open
        loop.call_soon(task.cancel)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert len(shared._trio._chrome._contexts) == contexts

    asyncio.run(main())


def test_several_event_loops_in_several_threads(shared, site):
    browser = aio.Browser._of(shared._trio)
    texts = []

    async def shop(name):
        async with browser.new_context() as context:
            page = await context.new_page(site.url("/shop"))
            await page.fill("input", name)
            return (await page.click("button")).text

    async def main(names):
        texts.extend(await asyncio.gather(*map(shop, names)))

    threads = [threading.Thread(target=asyncio.run, args=(main(names),)) for names in (["Ada", "Grace"], ["Edsger"])]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name in ("Ada", "Grace", "Edsger"):
        assert any(f"Thank you, {name}" in text for text in texts)


def test_tools(aio_page, site):
    async def main():
        tools = aio.WebTools(aio_page)
        assert (await tools.call("web_open", {"url": site.url("/shop")})).data["success"]
        assert 'button "Buy"' in (await tools.call("web_snapshot")).text
        assert await tools.page() is aio_page

    asyncio.run(main())
