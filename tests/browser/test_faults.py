"""What goes wrong in a real browser: nothing hangs, everything says what happened, and the rest goes on working."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any

import pytest
import trio
import trio.testing

import cdpagent
from cdpagent.browser.process import process as process_module
from tests.browser.family import Room, open_room, renderer_of
from tests.shared import connection_of, until
from tests.wire.peer import cancelled_at

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from contextlib import AbstractAsyncContextManager

    from tests.site import Site

    Launch = Callable[..., AbstractAsyncContextManager[cdpagent.Browser]]

FOREVER = "new Promise(() => {})"


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Whatever happened in the test, nothing may be left of its browsers."""
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


async def collect(errors: list[Exception], function: Callable[[], Awaitable[object]]) -> None:
    try:
        await function()
    except Exception as exc:
        errors.append(exc)


async def iterate(session: cdpagent.Session) -> None:
    async with session.subscribe("*") as events:
        async for _ in events:
            pass


# --- the browser dies ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("transport", ["pipe", "port"])
async def test_killing_the_browser_ends_everything_that_waits(
    launch: Launch, room: Room, site: Site, transport: str
) -> None:
    errors: list[Exception] = []
    async with launch(transport=transport) as browser:
        page, other = await browser.new_page(), await browser.new_page()
        async with trio.open_nursery() as nursery:
            nursery.start_soon(collect, errors, lambda: page.evaluate(FOREVER, timeout=None))
            nursery.start_soon(collect, errors, lambda: iterate(page.cdp))
            nursery.start_soon(collect, errors, lambda: iterate(browser.cdp))
            nursery.start_soon(collect, errors, lambda: other.open(site.url("/never")))
            await site.wait_for_request("/never")
            await trio.testing.wait_all_tasks_blocked(0.01)
            assert not errors
            os.kill(room.browser(), signal.SIGKILL)
        assert len(errors) == 4
        for error in errors:
            assert isinstance(error, cdpagent.BrowserClosedError)
            assert "killed (signal 9)" in str(error), error
        assert browser.closed
        for call in (page.title, browser.new_page, page.reload, lambda: browser.cdp.send("Browser.getVersion")):
            with pytest.raises(cdpagent.BrowserClosedError):
                await call()
        await browser.close()


async def test_a_browser_that_exits_by_itself_says_so(launch: Launch) -> None:
    async with launch() as browser:
        errors: list[Exception] = []
        async with trio.open_nursery() as nursery:
            nursery.start_soon(collect, errors, lambda: iterate(browser.cdp))
            await trio.testing.wait_all_tasks_blocked(0.01)
            await browser.cdp.send("Browser.close")
        assert "the browser has exited (code 0)" in str(errors[0])


async def test_a_frozen_browser_does_not_hold_up_the_end(
    launch: Launch, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_module, "_QUIT_SECONDS", 0.3)
    async with launch() as browser:
        session = browser.cdp
        session.timeout = 0.3
        os.kill(room.browser(), signal.SIGSTOP)
        with pytest.raises(cdpagent.DeadlineExceededError, match=r"Browser\.getVersion"):
            await session.send("Browser.getVersion")
        await browser.close()
        await room.until_empty()  # all of them were killed; on a busy machine that takes a moment
        with pytest.raises(cdpagent.BrowserClosedError, match="this program closed"):
            await session.send("Browser.getVersion")
    async with launch():
        os.kill(room.browser(), signal.SIGSTOP)


@pytest.mark.parametrize("transport", ["pipe", "port"])
async def test_close_ends_the_browser_and_every_call_after_it_raises(
    launch: Launch, room: Room, transport: str
) -> None:
    async with launch(transport=transport) as browser:
        page = await browser.new_page()
        errors: list[Exception] = []
        async with trio.open_nursery() as nursery:
            nursery.start_soon(collect, errors, lambda: page.evaluate(FOREVER))
            await trio.testing.wait_all_tasks_blocked(0.01)
            await browser.close()
            await browser.close()
        assert isinstance(errors[0], cdpagent.BrowserClosedError)
        assert "this program closed" in str(errors[0])
        await room.until_empty()
        for call in (page.title, browser.new_page, lambda: browser.cdp.send("Browser.getVersion")):
            with pytest.raises(cdpagent.BrowserClosedError):
                await call()


# --- a page dies -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["Page.crash", "SIGKILL"])
@pytest.mark.parametrize("recovery", ["reload", "open"])
async def test_a_crashed_page_says_so_and_comes_back(launch: Launch, site: Site, how: str, recovery: str) -> None:
    url = site.add("/a", "<title>Hello</title>")
    async with launch() as browser:
        page, other = await browser.new_page(url), await browser.new_page(url.replace("127.0.0.1", "localhost"))
        errors: list[Exception] = []
        async with trio.open_nursery() as nursery:
            nursery.start_soon(collect, errors, lambda: page.evaluate(FOREVER, timeout=None))
            nursery.start_soon(collect, errors, lambda: iterate(page.cdp))
            await trio.testing.wait_all_tasks_blocked(0.01)
            if how == "SIGKILL":
                os.kill(await renderer_of(browser, page), signal.SIGKILL)
            else:
                nursery.start_soon(collect, errors, lambda: page.cdp.send("Page.crash"))
        assert [type(error) for error in errors] == [cdpagent.PageCrashedError] * len(errors)
        assert len(errors) == (2 if how == "SIGKILL" else 3)
        assert page.crashed
        with pytest.raises(cdpagent.PageCrashedError, match=r"page\.reload\(\)"):
            await page.evaluate("1")
        with pytest.raises(cdpagent.PageCrashedError):
            await page.screenshot()
        assert await other.evaluate("document.title") == "Hello"
        await (page.reload() if recovery == "reload" else page.open(url))
        assert not page.crashed
        assert await page.title() == "Hello"
        assert await page.evaluate("1 + 1") == 2
        await until(lambda: connection_of(browser).protocol.pending == 0)


async def test_a_crashed_page_can_be_closed(launch: Launch) -> None:
    async with launch() as browser:
        page = await browser.new_page()
        with pytest.raises(cdpagent.PageCrashedError):
            await page.cdp.send("Page.crash")
        await page.close()
        assert page.closed
        assert page not in browser.pages


# --- a page says nothing ---------------------------------------------------------------------------------------------


async def _hear_the_last_of(page: cdpagent.Page) -> None:
    """Wait for the events of its loading that are still on their way: a page that says anything is not unresponsive."""
    with pytest.raises(cdpagent.DeadlineExceededError):
        await page.evaluate("1", timeout=2)


async def test_a_frozen_renderer_runs_into_the_deadline(launch: Launch, site: Site) -> None:
    url = site.add("/a", "<title>Hello</title>")
    async with launch() as browser:
        page, other = await browser.new_page(url), await browser.new_page(url.replace("127.0.0.1", "localhost"))
        pid = await renderer_of(browser, page)
        os.kill(pid, signal.SIGSTOP)
        await _hear_the_last_of(page)
        try:
            with pytest.raises(cdpagent.PageUnresponsiveError, match=r"Runtime\.evaluate timed out after 0\.5 s"):
                await page.evaluate("1", timeout=0.5)
            page.cdp.timeout = 0.5
            with pytest.raises(cdpagent.PageUnresponsiveError, match=r"DOM\.getDocument"):
                await page.cdp.send("DOM.getDocument")
            assert await other.evaluate("document.title") == "Hello"
            assert await (await browser.new_page()).evaluate("1 + 1") == 2
            assert await browser.cdp.send("Browser.getVersion")
        finally:
            os.kill(pid, signal.SIGCONT)
        assert await page.evaluate("document.title") == "Hello"


async def test_a_frozen_page_can_be_closed(launch: Launch, site: Site) -> None:
    async with launch() as browser:
        page = await browser.new_page(site.add("/a", "x"))
        pid = await renderer_of(browser, page)
        os.kill(pid, signal.SIGSTOP)
        await page.close()
        assert page.closed


async def test_an_endless_loop_runs_into_the_deadline(launch: Launch, site: Site) -> None:
    url = site.add("/a", "<title>Hello</title>")
    async with launch() as browser:
        page, other = await browser.new_page(url), await browser.new_page(url.replace("127.0.0.1", "localhost"))
        page.cdp.start("Runtime.evaluate", {"expression": "while (true);"})
        await _hear_the_last_of(page)
        with pytest.raises(cdpagent.PageUnresponsiveError, match=r"Runtime\.evaluate timed out after 0\.5 s.*endless"):
            await page.evaluate("1", timeout=0.5)
        assert await other.evaluate("document.title") == "Hello"
        await page.cdp.send("Runtime.terminateExecution")
        assert await page.evaluate("document.title") == "Hello"


# --- calls that are cancelled ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("transport", ["pipe", "port"])
async def test_a_call_may_be_cancelled_at_any_moment(launch: Launch, transport: str) -> None:
    async with launch(transport=transport) as browser:
        page = await browser.new_page()
        protocol = connection_of(browser).protocol
        outcomes = []
        for turn in range(15):
            outcomes.append(await cancelled_at(turn, lambda: page.cdp.send("Runtime.evaluate", expression="1")))
            await until(lambda: protocol.pending == 0)
            answer = await page.cdp.send("Runtime.evaluate", expression=f"{turn} + 1")
            assert answer["result"]["value"] == turn + 1
            await until(lambda: protocol.pending == 0)
        assert True in outcomes


VERBS: dict[str, Callable[[cdpagent.Page, str], Awaitable[Any]]] = {
    "open": lambda page, url: page.open(url),
    "evaluate": lambda page, url: page.evaluate("document.title"),
    "title": lambda page, url: page.title(),
    "screenshot": lambda page, url: page.screenshot(),
}


@pytest.mark.parametrize("verb", VERBS)
async def test_a_verb_may_be_cancelled_at_any_moment(launch: Launch, site: Site, verb: str) -> None:
    url = site.add("/a", "<title>Hello</title><h1>Hello</h1>")
    async with launch() as browser:
        page = await browser.new_page(url)
        for turn in range(0, 40, 3):
            await cancelled_at(turn, lambda: VERBS[verb](page, url))
            # What was cancelled may still take its effect; that must not harm the next.
            await page.open(url)
            assert await page.title() == "Hello"
        # Who listens to what is learned after a page has loaded, whether someone waits for it or not.
        protocol = connection_of(browser).protocol
        await until(lambda: protocol.pending == 0)


async def test_opening_a_page_may_be_cancelled_at_any_moment(launch: Launch) -> None:
    async with launch() as browser:
        for turn in range(0, 30, 2):
            await cancelled_at(turn, browser.new_page)
            page = await browser.new_page()
            assert await page.evaluate("1 + 1") == 2
            await page.close()


# --- more than usual -------------------------------------------------------------------------------------------------


async def test_a_subscriber_that_never_reads_loses_only_its_own_events(launch: Launch) -> None:
    async with launch() as browser:
        page = await browser.new_page()
        await page.cdp.send("Runtime.enable")
        async with (
            page.cdp.subscribe("Runtime.consoleAPICalled", buffer=10) as slow,
            page.cdp.subscribe("Runtime.consoleAPICalled") as quick,
        ):
            await page.evaluate("() => { for (let n = 0; n < 100; n++) console.log(n) }")
            assert [(await quick.receive()).params["args"][0]["value"] for _ in range(100)] == list(range(100))
            assert [(await slow.receive()).params["args"][0]["value"] for _ in range(10)] == list(range(10))
            with pytest.raises(cdpagent.EventsLostError, match="dropped 90"):
                await slow.receive()
            assert await page.evaluate("1 + 1") == 2


@pytest.mark.parametrize("transport", ["pipe", "port"])
async def test_100_megabytes_in_one_reply(launch: Launch, transport: str) -> None:
    size = 100 * 1000 * 1000
    async with launch(transport=transport) as browser:
        page = await browser.new_page()
        text = await page.evaluate(f"'x'.repeat({size})", timeout=120)
        assert len(text) == size
        assert await page.evaluate("1 + 1") == 2


@pytest.mark.parametrize("transport", ["pipe", "port"])
async def test_20_megabytes_in_one_command(launch: Launch, transport: str) -> None:
    size = 20 * 1000 * 1000
    async with launch(transport=transport) as browser:
        page = await browser.new_page()
        assert await page.evaluate("text => text.length", "x" * size, timeout=120) == size
        assert await page.evaluate("1 + 1") == 2


async def test_lone_surrogates_pass_both_ways(launch: Launch) -> None:
    async with launch() as browser:
        page = await browser.new_page()
        assert await page.evaluate("'\\ud83d\\ude00'.slice(0, 1)") == "\ud83d"
        assert await page.evaluate("text => [text.length, text.charCodeAt(1)]", "a\udc00b") == [3, 0xDC00]
        assert await page.evaluate("text => text", "\ud800 😀 \udfff") == "\ud800 😀 \udfff"


async def test_a_document_1000_levels_deep(launch: Launch) -> None:
    async with launch() as browser:
        page = await browser.new_page()
        await page.evaluate(
            "() => { let at = document.body; for (let n = 0; n < 1000; n++) at = at.appendChild(document.createElement('b'));"
            " at.id = 'deepest'; at.textContent = 'down here' }"
        )
        with pytest.raises(cdpagent.CommandError, match=r"DOM\.getDocument"):
            await page.cdp.send("DOM.getDocument", depth=-1)
        assert await page.evaluate("document.querySelector('#deepest').textContent") == "down here"
        document = await page.cdp.send("DOM.getDocument", depth=2)
        assert document["root"]["nodeName"] == "#document"


async def test_a_value_too_deep_for_chrome_does_not_leave(launch: Launch) -> None:
    deep: Any = 1
    for _ in range(400):
        deep = [deep]
    async with launch() as browser:
        page = await browser.new_page()
        with pytest.raises(TypeError, match=r"Runtime\.callFunctionOn.*300 levels"):
            await page.cdp.call("Runtime.callFunctionOn", {"arguments": [{"value": deep}]})
        with pytest.raises(TypeError, match=r"Page\.navigate"):
            await page.cdp.call("Page.navigate", {"url": float("nan")})
        assert await page.evaluate("1 + 1") == 2


async def test_30_pages_at_once(launch: Launch, site: Site) -> None:
    titles: list[str] = []
    async with launch() as browser:

        async def visit(n: int) -> None:
            page = await browser.new_page()
            await page.open(site.add(f"/{n}", f"<title>page {n}</title>"), timeout=120)
            titles.append(await page.title())
            await page.close()

        async with trio.open_nursery() as nursery:
            for n in range(30):
                nursery.start_soon(visit, n)
        assert sorted(titles) == sorted(f"page {n}" for n in range(30))
        assert browser.pages == []
        assert connection_of(browser).protocol.pending == 0
        assert set(connection_of(browser).protocol.sessions) == {""}
