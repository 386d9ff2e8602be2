"""Waiting for several things, and lists of every kind: what is said of them must be true of the page."""

from __future__ import annotations

import pytest
import trio
import trio.testing

import cdpagent
from cdpagent.act import aiming, collecting, uploading
from cdpagent.browser.page.worlds import World
from cdpagent.see.targets import TargetResolver
from tests.act.agent import OUT, Agent, said, shown
from tests.shared import connection_of


@pytest.fixture(autouse=True)
def _impatient(monkeypatch):
    """Shorten the waits: these pages do at once what they do at all."""
    monkeypatch.setattr(aiming, "PATIENCE_SECONDS", 0.1)
    monkeypatch.setattr(collecting, "_STALL_SECONDS", 0.1)


# --- waiting ---------------------------------------------------------------------------------------------------------


async def test_all_conditions_must_hold_at_the_same_time(page, site):
    await shown(page, site, "<p id=a>ready</p><p id=b>loading</p>")
    await page.evaluate("void (setTimeout(() => a.remove(), 100), setTimeout(() => b.remove(), 200))")
    with pytest.raises(cdpagent.DeadlineExceededError, match='waiting for the text "ready"'):
        await page.wait(text="ready", text_gone="loading", timeout_ms=600)
    await page.evaluate("void setTimeout(() => document.body.append('ready'), 100)")
    await page.wait(text="ready", text_gone="loading", function="() => !document.querySelector('p')", stable=True)


async def test_any_visible_match_of_a_selector_counts(page, site):
    await shown(page, site, "<p class=x hidden>a</p><p class=x>b</p>")
    await page.wait(selector=".x")
    with pytest.raises(cdpagent.DeadlineExceededError):
        await page.wait(selector=".x[hidden]", timeout_ms=100)


@pytest.mark.parametrize("mode", ["open", "closed"])
async def test_text_in_shadow_trees_is_found(page, site, mode):
    html = f"""Total: <x-price></x-price><script>customElements.define('x-price', class extends HTMLElement {{
    connectedCallback() {{ window.tree = this.attachShadow({{mode: '{mode}'}}); tree.innerHTML = '<b>twelve</b>' }} }})</script>"""
    agent = await shown(page, site, html)
    await agent.sees("twelve")  # a closed tree is known from then on
    await page.wait(text="total: twelve")
    with pytest.raises(cdpagent.DeadlineExceededError):
        await page.wait(text_gone="twelve", timeout_ms=100)
    await page.evaluate("void setTimeout(() => tree.firstChild.textContent = 'thirteen', 100)")
    await page.wait(text="thirteen", text_gone="twelve", poll_ms=60_000)  # by events alone


async def test_a_wait_over_several_frames_does_not_ask_again_and_again(page, site, monkeypatch):
    await shown(page, site, "<p>main</p><iframe srcdoc='<p id=p>loading'></iframe>")
    await page.wait(text="loading")
    calls = []
    start = connection_of(page).start

    def counted(*args, **options):
        calls.append(args)
        return start(*args, **options)

    with monkeypatch.context() as patch:
        patch.setattr(connection_of(page), "start", counted)
        with pytest.raises(cdpagent.DeadlineExceededError):
            await page.wait(text_gone="loading", timeout_ms=500)
    assert len(calls) <= 10
    await page.evaluate("void setTimeout(() => frames[0].p.remove(), 100)")
    await page.wait(text_gone="loading", poll_ms=60_000)


async def test_a_frame_that_goes_while_it_is_waited_for(page, site):
    await shown(page, site, "<iframe id=f srcdoc='loading'></iframe>")
    await page.wait(text="loading")
    await page.evaluate("void setTimeout(() => f.remove(), 100)")
    await page.wait(text_gone="loading", poll_ms=60_000)


async def test_what_holds_already_needs_no_time(page, site):
    await shown(page, site, "<p>hi")
    await page.wait(text="hi", selector="p", url="/case", load_state="load", function="1 + 1", timeout_ms=0)
    with pytest.raises(cdpagent.DeadlineExceededError, match='the text "ho"'):
        await page.wait(text="ho", timeout_ms=0)


async def test_a_page_that_crashes_while_it_is_waited_for(page, site):
    await shown(page, site, "<p>hi")
    await page.wait(text="hi")
    for wanted in ({"text": "ho"}, {"function": "() => new Promise(() => 0)"}):
        async with trio.open_nursery() as nursery:
            nursery.start_soon(_crash_soon, page)
            with pytest.raises(cdpagent.PageCrashedError):
                await page.wait(**wanted)
        await page.reload()


async def _crash_soon(page: cdpagent.Page) -> None:
    await trio.testing.wait_all_tasks_blocked()
    page.cdp.start("Page.crash")


async def test_a_function_is_asked_of_the_next_document_too_and_its_errors_are_told(page, site):
    site.add("/next", "<title>next</title>")
    await shown(page, site, "<p>first")
    await page.evaluate("void setTimeout(() => location = '/next', 100)")
    await page.wait(function="() => location.pathname === '/next' || new Promise(() => 0)")
    with pytest.raises(cdpagent.EvaluationError, match="to another document"):
        await page.wait(function="() => { throw new Error('it went to another document') }")


# --- lists -----------------------------------------------------------------------------------------------------------


async def test_more_items_than_are_read_at_once(page, site):
    await shown(page, site, "<ul style='line-height:1px'>" + "".join(f"<li>Item {n}" for n in range(1100)) + "</ul>")
    found = await page.collect("li", max_items=2000, max_chars_total=10**6)
    assert [item.text for item in found.items] == [f"Item {n}" for n in range(1100)]
    assert found.complete
    found = await page.collect("li", max_items=700, max_chars_total=10**6)
    assert (len(found.items), found.stop_reason, found.complete) == (700, "max_items", False)


async def test_groups_that_each_count_their_own(page, site):
    groups = "".join(
        "<ul>" + "".join(f"<li aria-posinset={n} aria-setsize=2>{name}{n}" for n in (1, 2)) + "</ul>" for name in "ABC"
    )
    await shown(page, site, groups)
    found = await page.collect("li")
    assert [item.text for item in found.items] == ["A1", "A2", "B1", "B2", "C1", "C2"]
    assert (found.total, found.stop_reason) == (None, "end")


async def test_items_in_shadow_trees(page, site):
    html = """<x-list></x-list><script>customElements.define('x-item', class extends HTMLElement { connectedCallback() {
    this.attachShadow({mode: 'open'}).innerHTML = `<b>item</b> ${this.title}` } });
    document.querySelector('x-list').attachShadow({mode: 'open'}).innerHTML =
      '<ul><li class=i>plain a<li class=i><x-item title=b></x-item></ul>'</script>"""
    await shown(page, site, html)
    for target in (".i", "x-list"):
        found = await page.collect(target)
        assert [item.text for item in found.items] == ["plain a", "item b"], target


async def test_a_covered_button_is_not_the_end_of_what_there_is(page, site):
    await shown(page, site, "<ul><li>1</ul><button id=m>More</button><div id=d style='position:fixed;inset:0'>x</div>")
    with pytest.raises(cdpagent.NotActionableError, match="covered by <div#d>") as caught:
        await page.load_more_until("#m", "li")
    assert caught.value.reason == "covered"
    for change in ("m.disabled = true", "m.hidden = true", "m.remove()"):
        await page.evaluate(change)
        result = await page.load_more_until("#m", "li")
        assert result.details["stop_reason"] == "no_more"


async def test_items_in_shadow_trees_are_counted(page, site):
    html = """<x-l></x-l><button id=b>More</button><script>
    const tree = document.querySelector('x-l').attachShadow({mode: 'open'}); tree.innerHTML = '<p class=i>1';
    b.onclick = () => setTimeout(() => tree.append(tree.firstChild.cloneNode(true)), 50)</script>"""
    await shown(page, site, html)
    result = await page.load_more_until("#b", ".i", item_count=3)
    assert (result.details["stop_reason"], result.details["item_count"]) == ("item_count_reached", 3)


# --- scrolling -------------------------------------------------------------------------------------------------------


async def test_a_scroller_that_can_not_come_into_view(page, site):
    html = """<div id=c style='position:fixed;left:-900px;width:300px;height:100px;overflow:auto'>
    <ul style='height:3000px'><li>x<li>y</ul></div>"""
    await shown(page, site, html)
    for act in (page.scroll("down", 100, "#c"), page.scroll_until(scroll_selector="#c"), page.collect("li")):
        with pytest.raises(cdpagent.NotActionableError) as caught:
            await act
        assert caught.value.reason == "out_of_view"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
async def test_the_end_is_that_of_the_direction(page, site, direction):
    html = f"""<div id=c style='width:300px;height:100px;overflow:auto;direction:{direction}'>
    <div style='width:3000px;height:50px'>x</div></div>"""
    await shown(page, site, html)
    there, back = ("right", "left") if direction == "ltr" else ("left", "right")
    result = await page.scroll(there, 100, "#c")
    assert not result.details["at_end"]
    assert f"moved 100 px {there}, 2600 px more {there}" in result.text
    result = await page.scroll(there, 5000, "#c")
    assert result.details["at_end"]
    assert "at the end" in result.text
    assert not (await page.scroll(back, 100, "#c")).details["at_end"]
    assert (await page.scroll(back, 5000, "#c")).details["at_end"]


# --- frames and files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_a_button_far_down_in_a_tall_frame_is_hit(page, site, host):
    site.add("/tall", "<button style='position:absolute;top:2500px' onclick='this.textContent = `pressed`'>Deep")
    html = f"""<div style='height:400px;overflow:auto'><iframe style='width:500px;height:3000px;border:0'
    src='{site.url("/tall", host)}'></iframe></div>"""
    await shown(page, site, f"<div style='height:1500px'></div>{html}<div style='height:1500px'></div>")
    agent = Agent(page)
    await page.click(await agent.ref("button", "Deep"))
    await agent.sees("pressed")


async def test_a_frame_of_another_process_that_keeps_the_mouse_to_itself_is_pressed_all_the_same(page, site):
    swallow = "<script>addEventListener('pointermove', e => e.stopImmediatePropagation(), true)</script>"
    site.add("/frame", f"{swallow}<button onclick='this.textContent = `pressed`'>Inside")
    agent = await shown(page, site, f"<iframe src='{site.url('/frame', 'localhost')}'></iframe>")
    result = await page.click(await agent.ref("button", "Inside"))
    assert 'now "pressed"' in result.text
    await agent.sees("pressed")


async def test_no_handle_is_kept_when_the_files_are_refused(page, site, tmp_path, monkeypatch):
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for file in files:
        file.write_text("words")
    await shown(page, site, f"{OUT}<input type=file onchange='say(this.files.length)'>")
    released, fields = [], []
    release, check = World.release, uploading._check_count

    async def noted(deed, field, paths):
        fields.append(field)
        await check(deed, field, paths)

    monkeypatch.setattr(uploading, "_check_count", noted)

    def let_go(world, handle):
        released.append(handle)
        release(world, handle)

    monkeypatch.setattr(World, "release", let_go)
    with pytest.raises(cdpagent.WrongElementError, match="takes one file, not 2"):
        await page.upload("input", files)
    assert len(fields) == 1
    assert fields[0] in released
    assert await said(page) == "nothing yet"


async def test_a_wait_says_what_was_there_already(page, site):
    await shown(
        page, site, "<p>Saved as a draft</p><button onclick='out.textContent = `Sent`'>Go</button><p id=out>-</p>"
    )
    assert (await page.wait(text="Saved")).text == 'wait; the text "Saved" was there already'
    await page.click("button")
    assert (await page.wait(text="Saved")).text.endswith('"Saved" was there already, before the last action too')
    assert (await page.wait(text="Sent")).text.endswith('"Sent" was there already')
    assert (await page.wait(selector="button")).text.endswith("was so already")
    await page.evaluate("setTimeout(() => { out.textContent = 'Read' }, 300)")
    assert "already" not in (await page.wait(text="Read")).text
    assert "already" not in (await page.wait(stable=True)).text


async def test_no_error_is_made_while_it_is_waited_for_what_is_said(page, site, monkeypatch):
    async def never(*_: object) -> None:
        raise AssertionError("an error was made that nobody reads")

    monkeypatch.setattr(TargetResolver, "_nothing_said", never)
    await shown(page, site, "<script>setTimeout(() => document.body.append('Ready'), 600)</script>")
    await page.wait(selector='"Ready"')
