"""JavaScript dialogs: none ever holds a page up, and each is told."""

from __future__ import annotations

import logging

import pytest
import trio

from cdpagent import DialogAnswer, NotActionableError
from tests.shared import until


@pytest.fixture
async def page(page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    return page


async def fail_later(dialog):
    return 1 / 0


def _told(page):
    return [(dialog.kind, dialog.message, dialog.accepted) for dialog in page.dialogs]


async def test_dialogs_are_dismissed_by_default(page, site):
    answers = await page.evaluate("[alert('a'), confirm('b'), prompt('c', 'default')]")
    assert answers == [None, False, None]
    assert _told(page) == [("alert", "a", True), ("confirm", "b", False), ("prompt", "c", False)]
    assert (page.dialogs[2].default_text, page.dialogs[0].url) == ("default", site.url("/page"))


async def test_a_dialog_rule_decides(page):
    page.on_dialog(lambda dialog: dialog.message == "sure?")
    assert await page.evaluate("[confirm('sure?'), confirm('really?'), prompt('sure?', 'default')]") == [
        True,
        False,
        "default",
    ]
    page.on_dialog(lambda dialog: DialogAnswer(True, f"typed for {dialog.message}"))
    assert await page.evaluate("prompt('name', 'default')") == "typed for name"
    page.on_dialog(lambda dialog: DialogAnswer(False, "not sent"))
    assert await page.evaluate("prompt('name')") is None


async def test_a_rule_may_be_asynchronous(page):
    async def ask(dialog):
        await trio.lowlevel.checkpoint()
        return DialogAnswer(True, f"after {len(page.dialogs)}")

    page.on_dialog(ask)
    assert await page.evaluate("[prompt('a'), prompt('b'), confirm('c')]") == ["after 0", "after 1", True]
    assert _told(page) == [("prompt", "a", True), ("prompt", "b", True), ("confirm", "c", True)]


async def test_a_rule_that_never_decides_is_not_waited_for(page, caplog, monkeypatch):
    monkeypatch.setattr("cdpagent.browser.services.dialogs._RULE_SECONDS", 0.01)

    async def never(dialog):
        await trio.sleep_forever()

    page.on_dialog(never)
    assert await page.evaluate("confirm('?')") is False
    assert "the rule for dialogs timed out after 0.01 s" in caplog.text


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (lambda dialog: 1 / 0, "ZeroDivisionError"),
        (lambda dialog: "yes", "'yes'"),
        (fail_later, "ZeroDivisionError"),
    ],
    ids=["raises", "text", "async"],
)
async def test_a_rule_that_fails_dismisses_and_is_logged(page, caplog, rule, words):
    page.on_dialog(rule)
    with caplog.at_level(logging.ERROR, logger="cdpagent"):
        assert await page.evaluate("confirm('?')") is False
    assert words in caplog.text
    assert "the rule for dialogs failed" in caplog.text
    assert _told(page) == [("confirm", "?", False)]
    assert await page.evaluate("1 + 1") == 2


async def test_only_the_last_hundred_dialogs_are_remembered(page):
    page.on_dialog(lambda dialog: True)
    assert await page.evaluate("Array.from({length: 150}, (_, i) => confirm(i)).every(x => x)")
    assert [dialog.message for dialog in page.dialogs] == [str(n) for n in range(50, 150)]


async def test_dialogs_while_the_page_loads(browser, site):
    site.add("/asking", "<script>document.title = [alert('one'), confirm('two')].join()</script>")
    page = await browser.new_page(site.url("/asking"))
    assert await page.title() == ",false"
    assert len(page.dialogs) == 2
    await page.reload()
    assert len(page.dialogs) == 4


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_dialogs_of_frames(page, site, host):
    site.add("/inner", "<title>inner</title>")
    await page.open(site.add("/top", f"<iframe src='{site.url('/inner', host)}'></iframe>"))
    page.on_dialog(lambda dialog: True)
    assert await page.frames[1].evaluate("confirm('from a frame')") is True
    assert _told(page) == [("confirm", "from a frame", True)]
    assert page.dialogs[0].url == site.url("/inner", host)


async def test_dialogs_of_a_popup_are_its_own(page, site):
    site.add("/asking", "<script>alert('from the popup')</script>")
    async with page.expect_popup() as popup:
        await page.evaluate("void open('/asking')")
    await until(lambda: len(popup.value.dialogs) == 1)
    assert _told(popup.value) == [("alert", "from the popup", True)]
    assert _told(page) == []


async def test_printing_does_not_hang(page):
    assert await page.evaluate("print(), 'after'") == "after"
    assert await page.title() == "page"


async def test_closing_a_page_that_asks_whether_to_leave_does_not_ask(page, site):
    await page.open(site.add("/form", "<script>onbeforeunload = event => event.preventDefault()</script>"))
    for kind in ("mousePressed", "mouseReleased"):
        await page.cdp.send("Input.dispatchMouseEvent", type=kind, x=5, y=5, button="left", clickCount=1)
    page.on_dialog(lambda dialog: False)
    await page.close()
    assert page.closed
    assert _told(page) == []


async def test_a_rule_that_uses_the_page_that_waits_for_it_is_told_so(page, site):
    await page.open(
        site.add("/asks", "<button onclick=\"document.title = confirm('Sure?') ? 'yes' : 'no'\">Ask</button>")
    )

    async def rule(dialog):
        with pytest.raises(NotActionableError, match="stands still until its dialog is answered"):
            await page.evaluate("1")
        return True

    page.on_dialog(rule)
    await page.click("button")
    assert await page.title() == "yes"
