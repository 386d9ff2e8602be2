"""An action is over when what it caused is over: not before, and not when the page's own doings are."""

from __future__ import annotations

from contextlib import asynccontextmanager

import pytest

from cdpagent.act.action import Action
from cdpagent.act.script import ActScript
from tests.act.agent import NO_ICON, OUT, shown
from tests.site import Response

SLIDING = """<style>#menu { position: fixed; top: 100px; left: -300px; transition: left 0.9s }
#menu.open { left: 20px }</style>
<button id=b onclick="menu.classList.toggle('open')">Menu</button><div id=menu role=menu>
<div role=menuitem tabindex=-1>Rename</div><div role=menuitem tabindex=-1>Delete</div></div>
<script>window.ends = 0; const left = () => Math.max(0, ...document.getAnimations().map((each) => 900 - each.currentTime))</script>"""


@asynccontextmanager
async def slow_motion(page):
    """No transition comes to its end."""
    await page.wait(load_state="load")
    await page.hover("#b")  # what is learned of a page after its load is known then
    await page.cdp.send("Animation.enable")
    await page.cdp.send("Animation.setPlaybackRate", playbackRate=0.0001)
    yield
    await page.cdp.send("Animation.setPlaybackRate", playbackRate=1)


async def test_what_a_page_does_all_the_time_is_not_waited_for(page, site):
    site.add("/poll", lambda _: Response("{}", "application/json"))
    html = f"""{NO_ICON}{OUT}<style>@keyframes spin {{ to {{ transform: rotate(360deg) }} }} #s {{ animation: spin 1s infinite }}</style>
    <div id=s>o</div><p id=clock aria-hidden=true></p><button onclick="setTimeout(() => say('done'), 120)">Go</button><script>
    setInterval(() => clock.textContent = Date.now(), 30);
    const poll = () => fetch('/poll').then(() => setTimeout(poll, 40));
    poll();
    (function tick() {{ requestAnimationFrame(tick) }})();
    </script>"""
    await shown(page, site, html)
    receipt = await page.click("button")
    assert '"done"' in receipt.text
    assert not receipt.changes.still_busy


async def test_what_slides_in_is_told_before_it_has_come(page, site):
    await shown(page, site, OUT + SLIDING.replace("tabindex=-1>Delete", "tabindex=-1 onclick=say(`deleted`)>Delete"))
    async with slow_motion(page):
        receipt = await page.click("#b")
        assert '"Rename"' in receipt.text
        assert '"Delete"' in receipt.text
        assert not receipt.changes.still_busy
        assert await page.evaluate("left()") > 0
    ref = next(change.ref for change in receipt.changes.added if change.name == "Delete")
    assert '"deleted"' in (await page.click(ref)).text, "its next target is waited for"


async def test_what_slides_out_is_told_before_it_has_gone(page, site):
    await shown(page, site, SLIDING)
    await page.evaluate("menu.classList.add('open'); for (const each of document.getAnimations()) each.finish()")
    await page.snapshot()
    async with slow_motion(page):
        receipt = await page.click("#b")
        assert "closed: menu" in receipt.text
        assert not receipt.changes.still_busy
        assert await page.evaluate("left()") > 0


async def test_an_end_that_the_page_waits_for_is_waited_for(page, site):
    for listen in (
        "menu.addEventListener('transitionend', later)",
        "b.addEventListener('click', () => menu.addEventListener('transitionend', later, {once: true}))",
        "document.body.ontransitionend = later",
        "b.addEventListener('click', () => Promise.all(menu.getAnimations().map((each) => each.finished)).then(later))",
    ):
        html = f"{SLIDING}<p id=out>-</p><script>const later = () => out.textContent = 'it is open'; {listen}</script>"
        await shown(page, site, html.replace("0.9s", "0.5s"))
        receipt = await page.click("#b")
        assert '"it is open"' in receipt.text, listen


async def test_the_page_does_not_notice_that_the_end_was_looked_at(page, site):
    html = f"{SLIDING}<script>for (const type of ['transitionend', 'transitioncancel']) b.addEventListener(type, () => ends++)</script>"
    await shown(page, site, html)
    async with slow_motion(page):
        await page.click("#b")
        assert await page.evaluate("left()") > 500
        running = "document.getAnimations().map((each) => each.playState)"
        assert set(await page.evaluate(running)) == {"running"}
    assert await page.evaluate("ends") == 0
    assert (
        await page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished)).then(() => left())")
        == 0
    )


async def test_what_grows_is_waited_for(page, site):
    html = """<style>#more { height: 0; overflow: hidden; transition: height 0.4s } #more.open { height: 60px }</style>
    <button onclick="more.classList.add('open')">More</button><div id=more><p>The rest of it</p></div>"""
    await shown(page, site, html)
    assert "The rest of it" in (await page.click("button")).text
    assert await page.evaluate("more.offsetHeight") == 60


async def test_a_press_does_not_wait_for_the_tooltip_of_what_it_presses(page, site):
    html = f"""{OUT}<button id=b>Go</button><script>
    b.onmouseenter = () => setTimeout(() => say('a tip'), 900);
    b.onclick = () => setTimeout(() => say('done'), 50);
    </script>"""
    await shown(page, site, html)
    receipt = await page.click("#b")
    assert '"done"' in receipt.text


async def test_a_hover_waits_for_it(page, site):
    html = (
        f"""{OUT}<button id=b>Go</button><script>b.onmouseenter = () => setTimeout(() => say('a tip'), 400)</script>"""
    )
    await shown(page, site, html)
    assert '"a tip"' in (await page.hover("#b")).text


SAVING = """<button id=b onclick="if (at) clearTimeout(at); at = setTimeout(save, 700)">Go</button><p id=out>-</p>
<script>let at = 0; window.saved = 0; const save = () => { saved++; fetch('/save', {method: 'PUT'}).then(() => done()) };
let done = () => {}</script>"""


@pytest.fixture
def waits(monkeypatch):
    """How many milliseconds the page was given, each time."""
    given: list[float] = []
    start_turn = ActScript.start_turn

    def spy(self, wait_ms, *rest):
        given.append(wait_ms)
        return start_turn(self, wait_ms, *rest)

    monkeypatch.setattr(ActScript, "start_turn", spy)
    return given


async def test_a_timer_of_which_nothing_came_is_not_waited_for_again(page, site, waits):
    site.add("/save", lambda _: Response("{}", "application/json"))
    await shown(page, site, NO_ICON + SAVING)
    for times in (1, 2):
        receipt = await page.click("#b")
        assert await page.evaluate("saved") == times, "at first it is waited for"
        assert "PUT" in receipt.text
    await page.reload()
    waits.clear()
    receipt = await page.click("#b")
    assert not any(waits), "and then not, in the next document of the site either"
    assert not receipt.changes.still_busy


async def test_a_timer_of_which_something_comes_is_waited_for_each_time(page, site):
    site.add("/save", lambda _: Response("{}", "application/json"))
    await shown(page, site, NO_ICON + SAVING)
    await page.evaluate("done = () => { if (saved === 2) out.textContent = 'Saved at last' }")
    await page.click("#b")
    assert '"Saved at last"' in (await page.click("#b")).text
    for times in (3, 4):
        await page.click("#b")
        assert await page.evaluate("saved") == times


async def test_a_timer_that_shows_something_after_all_is_waited_for_again(page, site):
    site.add("/save", lambda _: Response("{}", "application/json"))
    await shown(page, site, NO_ICON + SAVING)
    for _ in range(2):
        await page.click("#b")
    await page.evaluate("done = () => out.textContent = 'Refused ' + saved")
    await page.click("#b")
    await page.wait(text="Refused 3")
    assert '"Refused 4"' in (await page.click("#b")).text


async def test_what_comes_some_time_after_text_is_always_waited_for(page, site):
    html = f"""{OUT}<label>Code <input id=code></label><script>let at;
    code.oninput = () => {{ clearTimeout(at); at = setTimeout(() => {{ if (code.value === 'C') say('wrong code') }}, 500) }}</script>"""
    await shown(page, site, html)
    for value in ("A", "B", "AB"):
        await page.fill("#code", value)
    assert '"wrong code"' in (await page.fill("#code", "C")).text


async def test_a_page_that_has_moved_before_it_is_first_asked_gets_time_to_hear_of_it(page, site, waits, monkeypatch):
    await shown(page, site, "<a href='#part'>Jump</a><h2 id=part>Part</h2>")
    await page.hover("a")
    send, tab = Action.send, page._actor.tab

    async def send_and_wait(action, calls):
        await send(action, calls)
        await tab.activity.until(lambda: tab.url.endswith("#part"))

    monkeypatch.setattr(Action, "send", send_and_wait)
    waits.clear()
    await page.click("a")
    assert waits, "a turn, in which hashchange comes"
