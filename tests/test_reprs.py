"""What a person sees of the public objects in a REPL, in a log or in a failed assertion."""

from __future__ import annotations

import inspect

import pytest

import cdpagent
from cdpagent import aio, sync
from tests.local import LOCAL_ONLY

PAGE = """<title>All</title><h1>All</h1><p>{}</p><ul><li>One<li>Two</ul><input type=password id=p>
<a id=d href="data:text/plain,hi" download=a.txt>file</a><button onclick="alert('Hi')">Say</button>
<input type=file id=f multiple><iframe></iframe>""".format("A long text. " * 200)
LONGEST = 800


async def test_every_public_object_has_a_useful_repr(page, site, tmp_path):
    site.add("/", PAGE)
    seen: dict[str, str] = {}

    def note(*things):
        for thing in things:
            seen[type(thing).__name__] = repr(thing)

    navigation = await page.open(site.url("/?token=abcdefgh"))
    snapshot, result = await page.snapshot(), await page.click('button "Say"', accept_dialogs=True)
    note(
        navigation, page, page.context, page.context.browser, page.context.browser.version, page.context.browser.policy
    )
    note(page.cdp, page.main_frame, page.keyboard, page.mouse, page.emulation, page.requests[0], page.sequence())
    note(snapshot, snapshot.stats, snapshot.options, next(iter(snapshot.refs.values())), result, result.changes)
    note(result.changes.dialogs[0], cdpagent.DialogAnswer(True), (await page.find("One"))[0], await page.read())
    note(await page.query("h1", "name"), await page.screenshot(), await page.collect("li"))
    note((await page.collect("li")).items[0], page.cdp.expect("Page.loadEventFired"))
    async with page.expect_download() as download:
        note(download)
        await page.click("#d")
    note(download.value, cdpagent.Secret("a secret value", ["shop.example"]), cdpagent.BrowserTool())
    async with page.expect_file_chooser() as chooser:
        await page.click("#f")
    note(chooser.value, cdpagent.HtmlDocument(PAGE), cdpagent.Confirmation("upload", "a file", "https://example.com"))
    async with page.cdp.subscribe("Runtime.consoleAPICalled") as events:
        note(events)
    async with page.cdp.expect("Page.frameNavigated") as expected:
        await page.reload()
    note(expected.event)
    await page.evaluate("console.log('a'); setTimeout(() => { throw new Error('b') })")
    await page.wait(function="true", stable=True)
    note(page.console[0], page.errors[0])
    tools = cdpagent.WebTools(page)
    note(tools, await tools.call("web_snapshot"), cdpagent.Change("e1", "link", "One"))
    kinds = {name for name in cdpagent.__all__ if inspect.isclass(getattr(cdpagent, name))}
    dictionaries = {name for name in kinds if issubclass(getattr(cdpagent, name), dict)}
    errors = {name for name in kinds if issubclass(getattr(cdpagent, name), BaseException)}
    others = {getattr(cdpagent, name) for name in kinds - errors - dictionaries - set(seen)}
    assert len(others) < len(seen) / 4
    assert {each.__name__ for each in others if each.__repr__ is object.__repr__} == set()
    for name, text in seen.items():
        assert " object at 0x" not in text, name
        assert len(text) <= LONGEST, (name, len(text))
        if not text.startswith((name, "<Event")):  # dataclasses and events show what is in them, as it is
            assert "abcdefgh" not in text, name
    assert "a secret value" not in "".join(seen.values())


def test_the_objects_of_the_other_worlds_have_the_same_repr():
    with sync.launch(args=[LOCAL_ONLY]) as browser:
        page = browser.new_page()
        assert repr(page) == "<Page 'about:blank'>"
        assert repr(aio.Page._of(page._trio)) == repr(page)
        assert repr(browser).startswith("<Browser Chrome/")
        opened = browser.new_context()
        assert repr(opened) == "<new_context(…), to be used with `with`>"
        with opened:
            pass


def test_an_opening_says_what_it_is_for():
    launch = cdpagent.launch()
    assert repr(launch) == "<launch(…), to be used with `async with`>"
    with pytest.raises(cdpagent.BlockNotEnteredError):
        launch.pages  # type: ignore[attr-defined]  # noqa: B018
