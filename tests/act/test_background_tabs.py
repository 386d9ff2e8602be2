"""Acting in a tab that nobody looks at, in a browser that is not ours: as in any other, and nothing is left there."""

from __future__ import annotations

from contextlib import asynccontextmanager

import pytest
import trio

import cdpagent
from cdpagent.browser.services import capturer
from cdpagent.wire.session import Session
from tests.chrome import open_chrome

PAGE = """<title>tab</title><link rel=icon href='data:,'><style>#menu{display:none} #top:hover #menu{display:block}</style>
<div id=top>Menu<button id=menu>Entry</button></div><p id=out>0</p>
<div id=from style='width:50px;height:50px;background:#aaf'>from</div>
<div id=to style='width:50px;height:50px;background:#afa;margin-left:250px'>to</div>
<div id=list style='height:120px;width:300px;overflow:auto' tabindex=0></div>
<script>
    let held = false;
    window.seen = [];
    document.addEventListener('visibilitychange', () => seen.push(document.visibilityState));
    from.onpointerdown = () => held = true;
    to.onpointerup = () => { if (held) out.textContent = 'dropped'; held = false };
    const fill = (n) => list.innerHTML = Array.from({length: 60}, (_, i) => `<p>row ${n} ${i}</p>`).join('');
    fill(0);
</script>"""

ACT = cdpagent.Policy(user_tabs="act")


@asynccontextmanager
async def users_browser(tmp_path, site):
    """A browser whose user looks at one tab and has another one in the background."""
    site.add("/tab", PAGE)
    async with open_chrome(tmp_path / "profile", url=site.url("/tab?behind")) as chrome:
        async with cdpagent.attach(chrome.port, policy=ACT) as browser:
            # The tab that comes to the front last hides the first one.
            await browser.cdp.send("Target.createTarget", url=site.url("/tab?front"))
            [behind] = [page for page in browser.pages if page.url.endswith("?behind")]
            await behind.wait(load_state="load")
            await until(lambda: behind.evaluate("document.visibilityState == 'hidden'"))
            await behind.evaluate("void (seen.length = 0)")
        yield chrome


async def until(condition) -> None:
    with trio.fail_after(30):
        while not await condition():  # noqa: ASYNC110
            await trio.sleep(0.02)


@pytest.fixture
def commands(monkeypatch):
    """The commands about pictures that were sent."""
    sent: list[str] = []
    start = Session.start

    def spy(self, method, params=None):
        if method in ("Page.startScreencast", "Page.stopScreencast"):
            sent.append(method)
        return start(self, method, params)

    monkeypatch.setattr(Session, "start", spy)
    monkeypatch.setattr(capturer, "IDLE_SECONDS", 0.5)
    return sent


async def act(page: cdpagent.Page) -> None:
    """Hover, drag, and turn the wheel."""
    assert "Entry" in (await page.hover("#top")).text
    assert "dropped" in (await page.drag("#from", "#to")).text
    await page.scroll("down", target="#list")
    assert await page.evaluate("list.scrollTop") > 0


async def test_in_a_tab_of_our_own(tmp_path, site, commands):
    async with users_browser(tmp_path, site) as chrome, cdpagent.attach(chrome.port, policy=ACT) as browser:
        page = await browser.new_page(site.url("/tab?ours"))
        await act(page)
        assert commands[0] == "Page.startScreencast"
        await until(lambda: ended(commands))
        await page.mouse.move(5, 5)
        assert commands[-1] == "Page.startScreencast", "input without a receipt is as fast"


async def ended(commands: list[str]) -> bool:
    await trio.lowlevel.checkpoint()
    return commands[-1] == "Page.stopScreencast"


async def test_in_a_tab_of_the_users_which_is_hidden_again_afterwards(tmp_path, site, commands):
    async with users_browser(tmp_path, site) as chrome:
        async with cdpagent.attach(chrome.port, policy=ACT) as browser:
            [page] = [page for page in browser.pages if page.url.endswith("?behind")]
            [front] = [page for page in browser.pages if page.url.endswith("?front")]
            await act(page)
            assert await page.evaluate("seen") == ["visible"]
            await until(lambda: page.evaluate("document.visibilityState == 'hidden'"))
            assert commands == ["Page.startScreencast", "Page.stopScreencast"]
            await front.hover("#top")
            assert len(commands) == 2, "what the user looks at is drawn anyway"
            await page.hover("#from")  # and leave at once
        async with cdpagent.attach(chrome.port, policy=ACT) as browser:
            [page] = [page for page in browser.pages if page.url.endswith("?behind")]
            await until(lambda: page.evaluate("document.visibilityState == 'hidden'"))


async def test_no_wheel_gets_lost_after_a_change(tmp_path, site):
    async with users_browser(tmp_path, site) as chrome, cdpagent.attach(chrome.port, policy=ACT) as browser:
        page = await browser.new_page(site.url("/tab?ours"))
        for number in range(30):
            await page.evaluate(f"fill({number}); list.scrollTop = 0")
            receipt = await page.scroll("down", target="#list")
            assert await page.evaluate("list.scrollTop") > 0, receipt.text


async def test_what_is_not_late_needs_no_pictures(tmp_path, site, commands, monkeypatch):
    monkeypatch.setattr(capturer, "LATE_SECONDS", 20)
    site.add(
        "/field",
        "<label>Name <input></label><p id=out></p><script>document.oninput = () => out.append('heard')</script>",
    )
    async with users_browser(tmp_path, site) as chrome, cdpagent.attach(chrome.port) as browser:
        page = await browser.new_page(site.url("/field"))
        assert '"heard"' in (await page.fill("input", "Ada")).text
        await page.cdp.send("Page.bringToFront")
        await page.hover("#out")
        await page.click("input")
        assert not commands


async def captured(page: cdpagent.Page, commands: list[str]) -> bool:
    """Go to and fro: a page that was loaded a moment ago may still be drawn."""
    await page.hover("#from")
    assert "Entry" in (await page.hover("#top")).text
    return bool(commands)


async def test_what_is_late_is_hastened_and_the_next_is_not_late(tmp_path, site, commands):
    async with users_browser(tmp_path, site) as chrome, cdpagent.attach(chrome.port) as browser:
        page = await browser.new_page(site.url("/tab?ours"))
        await until(lambda: captured(page, commands))
        await until(lambda: ended(commands))
        with page._actor.tab.capturer.hastening():
            assert commands[-1] == "Page.startScreencast", "it does not wait for the mouse to be late again"
