"""cdpagent for blocking code, on a real browser."""

from __future__ import annotations

import gc
import os
import signal
import threading
import traceback
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import cdpagent
from cdpagent import sync
from cdpagent.bridge import thread as trio_thread


@pytest.mark.smoke
def test_open_look_fill_click_look(site, options):
    with sync.launch(**options) as browser:
        page = browser.new_page()
        navigation = page.open(site.url("/shop"))
        assert (navigation.status, page.url, page.title()) == (200, site.url("/shop"), "Shop")
        snapshot = page.snapshot()
        refs = {node.role: ref for ref, node in snapshot.refs.items()}
        assert page.fill(refs["textbox"], "Ada").changes.value == "Ada"
        result = page.click(refs["button"])
        assert isinstance(result, cdpagent.ActionResult)
        assert "Thank you, Ada" in result.text
        assert "Thank you, Ada" in page.snapshot(interactive_only=False).text
        assert browser.version.major > 100
    assert browser.closed
    with pytest.raises(cdpagent.BrowserClosedError):
        page.title()
    with pytest.raises(cdpagent.BrowserClosedError):
        browser.new_page()


def test_calls_and_blocks_are_counted_as_users_of_the_thread(page):
    """Only the browser that all tests share is open here; it keeps the thread running."""
    thread = trio_thread._threads[-1]
    users = thread.users
    page.evaluate("1")
    with page.cdp.subscribe("*"):
        assert thread.users == users + 1
    assert (trio_thread._threads, thread.users) == ([thread], users)


def test_one_object_always_has_the_same_stand_in(page, shared):
    assert page in shared.pages
    assert page.context.browser is shared
    assert page.main_frame is page.frames[0]
    assert page.cdp is page.main_frame.session
    assert page.mouse is page.mouse
    assert repr(page) == "<Page 'about:blank'>"


def test_frames_and_their_documents(page, site):
    page.open(site.url("/all"))
    main, inner = page.frames
    assert (inner.parent, main.children, inner.url) == (main, [inner], site.url("/shop"))
    assert inner.evaluate("document.title") == "Shop"
    assert inner.world().call("() => document.title") == "Shop"
    assert "load" in inner.reached


def test_popups_downloads_and_file_choosers(page, site, tmp_path):
    page.open(site.url("/all"))
    with page.expect_popup() as popup:
        result = page.click("#popup")
    assert isinstance(popup.value, sync.Page)
    assert popup.value.title() == "Shop"
    assert (popup.value.opener, page.popups) == (page, [popup.value])
    assert result.changes.new_pages == [popup.value]
    assert f"opened a new page: {site.url('/shop')}" in result.text
    with page.expect_download() as download:
        page.click("#download")
    assert download.value.save_as(tmp_path / "a.txt").read_text() == "x" * 10
    assert page.downloads == [download.value]
    with page.expect_file_chooser() as chooser:
        page.click("#file", settle=False)
    chooser.value.set_files([tmp_path / "a.txt"])
    assert page.evaluate("document.querySelector('#file').files[0].name") == "a.txt"


def test_events(page, site):
    with page.cdp.subscribe("Page.loadEventFired", "Page.frameNavigated") as events:
        page.open(site.url("/shop"))
        assert next(events).method == "Page.frameNavigated"
        assert events.receive().method == "Page.loadEventFired"
        assert events.receive_nowait() is None
        page.evaluate("location.hash = 'more'; location.reload()")
        for event in events:
            if event.method == "Page.loadEventFired":
                break


def test_expected_event_and_its_predicate(page, site):
    threads = []

    def is_the_shop(event):
        threads.append(threading.get_ident())
        return page.url == site.url("/all") and event.params["frame"]["url"] == site.url("/shop")

    with page.cdp.expect("Page.frameNavigated", predicate=is_the_shop) as navigated:
        page.open(site.url("/all"))
    assert navigated.event.params["frame"]["url"] == site.url("/shop")
    assert threading.get_ident() not in threads
    with pytest.raises(cdpagent.DeadlineExceededError, match="Page.loadEventFired"):
        with page.cdp.expect("Page.loadEventFired", timeout=0.01):
            pass
    with pytest.raises(ZeroDivisionError):
        with page.cdp.expect("Page.loadEventFired", timeout=60):
            raise ZeroDivisionError


def test_raw_commands(page):
    assert page.cdp.send("Runtime.evaluate", expression="1+1")["result"]["value"] == 2
    call = page.cdp.start("Runtime.evaluate", {"expression": "2"})
    assert page.cdp.finish(call)["result"]["value"] == 2
    page.cdp.timeout = 5
    assert page.cdp.timeout == page._trio.cdp.timeout == 5


def test_a_listener_gets_all_events_in_their_order(page, site):
    seen, enough = [], threading.Event()

    def listen(event):
        seen.append((event.params["frame"]["url"], page.closed))
        if len(seen) == 3:
            enough.set()

    page.cdp.listen("Page.frameNavigated", listen)
    urls = [site.url(f"/shop?{n}") for n in range(3)]
    for url in urls:
        page.open(url)
    assert enough.wait(30)
    page.cdp.unlisten("Page.frameNavigated", listen)
    page.open(site.url("/shop"))
    assert seen == [(url, False) for url in urls]


def test_a_dialog_rule_runs_in_a_thread_and_may_use_the_library(page, site):
    page.open(site.url("/all"))
    asked = []

    def rule(dialog):
        asked.append((threading.get_ident(), dialog.message, page.url))
        return True

    page.on_dialog(rule)
    result = page.click("button")
    assert 'confirm "Sure?" accepted' in result.text
    assert page.title() == "yes"
    ((thread, *told),) = asked
    assert told == ["Sure?", site.url("/all")]
    assert thread not in (threading.get_ident(), trio_thread._threads[-1]._thread.ident)


def test_a_dialog_rule_that_uses_the_page_that_waits_for_it_is_told_so(page, site):
    page.open(site.url("/all"))
    errors = []

    def rule(dialog):
        for ask in (lambda: page.evaluate("1"), page.snapshot, page.title, lambda: page.main_frame.evaluate("1")):
            with pytest.raises(
                cdpagent.NotActionableError, match="stands still until its dialog is answered"
            ) as caught:
                ask()
            errors.append(caught.value.reason)
        return True

    page.on_dialog(rule)
    assert 'confirm "Sure?" accepted' in page.click("button").text
    assert errors == ["dialog"] * 4
    assert page.evaluate("document.title") == "yes"


def test_async_callbacks_are_refused(page):
    async def rule(dialog):
        return True

    with pytest.raises(TypeError, match="cdpagent.aio"):
        page.on_dialog(rule)


def test_exceptions_arrive_unchanged(page, site):
    with pytest.raises(cdpagent.NavigationError) as caught:
        page.open("http://127.0.0.1:9/")
    assert caught.value.reason == "net::ERR_UNSAFE_PORT"
    frames = [(Path(frame.filename).name, frame.name) for frame in traceback.extract_tb(caught.value.__traceback__)]
    assert frames[0] == ("test_sync.py", "test_exceptions_arrive_unchanged")
    assert ("navigation.py", "open_url") in frames
    assert ("jobs.py", "run") not in frames
    with pytest.raises(TypeError, match="unknown snapshot option"):
        page.snapshot(no_such_option=1)


def test_the_exception_of_a_block_arrives_unchanged(shared):
    error = ZeroDivisionError("mine")
    with pytest.raises(ZeroDivisionError) as caught:
        with shared.new_context() as context:
            raise error
    assert caught.value is error
    assert [frame.name for frame in traceback.extract_tb(error.__traceback__)] == [
        "test_the_exception_of_a_block_arrives_unchanged"
    ]
    assert context.closed


def test_a_context_has_its_own_cookies(shared, site):
    with shared.new_context(user_agent="robot", viewport=(300, 200)) as context:
        page = context.new_page(site.url("/set-cookie?a=1"))
        assert [cookie["name"] for cookie in context.cookies()] == ["a"]
        assert page.evaluate("[navigator.userAgent, innerWidth]") == ["robot", 300]
        page.emulation.set(locale="de-DE")
        assert page.emulation.options["locale"] == "de-DE"
        assert context.pages == [page]
    assert context.closed
    assert page.closed


def test_several_threads_at_once(shared, site):
    def shop(name):
        with shared.new_context() as context:
            page = context.new_page(site.url("/shop"))
            page.fill("input", name)
            return page.click("button").text

    names = ["Ada", "Grace", "Edsger", "Barbara"]
    with ThreadPoolExecutor(4) as pool:
        for name, text in zip(names, pool.map(shop, names), strict=True):
            assert f"Thank you, {name}" in text


def test_an_interrupted_call_is_cancelled_and_the_page_stays_usable(page):
    """A signal comes while the main thread waits, as with Ctrl+C."""
    page.cdp.send("Runtime.enable")
    page.cdp.listen("Runtime.consoleAPICalled", lambda event: os.kill(os.getpid(), signal.SIGUSR1))

    def interrupt(*_):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGUSR1, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            page.evaluate("() => {console.log('begun'); return new Promise(() => {})}")
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert page.evaluate("1 + 1") == 2


def test_tools(page, site):
    tools = sync.WebTools(page, only=["web_open", "web_snapshot"])
    assert tools.names == ["web_open", "web_snapshot"]
    assert tools.call("web_open", {"url": site.url("/shop")}).data["success"]
    assert 'button "Buy"' in tools.call("web_snapshot").text
    assert tools.page() is page
    assert tools.browser is page.context.browser
    assert [each["function"]["name"] for each in tools.definitions()] == tools.names


def test_a_browser_tool_opens_its_own_browser(site, options):
    with sync.BrowserTool(**options) as tool:
        assert tool.tools is None
        assert not tool.call({"action": "start"}).is_error
        assert not tool.call({"action": "navigate", "url": site.url("/shop")}).is_error
        assert 'button "Buy"' in tool.call({"action": "snapshot"}).text
        assert isinstance(tool.tools, sync.WebTools)


def test_a_block_that_is_open_cannot_be_entered_again(shared, page):
    block = shared.new_context()
    with block as first:
        with pytest.raises(RuntimeError, match="already open"):
            with block:
                pass
        assert not first.closed
    assert first.closed
    with block as second:
        assert second is not first
    assert second.closed
    with page.cdp.subscribe("Page.loadEventFired") as events:
        with pytest.raises(RuntimeError, match="already open"):
            with events:
                pass
        page.reload()
        assert events.receive().method == "Page.loadEventFired"


def test_a_stand_in_without_references_is_collected(page):
    frame = weakref.ref(page.main_frame)
    gc.collect()
    assert frame() is None
    again = page.main_frame
    assert again is page.main_frame


def test_live_objects_cannot_be_made_directly():
    with pytest.raises(TypeError, match="launch"):
        sync.Page()


def test_waiting_in_the_trio_thread_is_refused(page):
    raised = []

    def wait_for_itself():
        try:
            page.title()
        except RuntimeError as error:
            raised.append(str(error))
        return page.url  # a property that does not wait may be read there

    assert trio_thread.read(wait_for_itself) == "about:blank"
    assert "can't wait for itself" in raised[0]
