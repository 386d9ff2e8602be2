"""Input that is meant for one document reaches no other, and what a press or a key hits is what was aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import cdpagent
from tests.local import launch_local

if TYPE_CHECKING:
    from tests.site import Site

SECRET = "tr0ub4dor-horse"
POLICY = cdpagent.Policy(secrets={"word": cdpagent.Secret(SECRET, ["127.0.0.1"])}, allow_private=True)
# Its own listeners come before all others of the page: on the window, when the document begins.
THIEF = """<!doctype html><script>
    stolen = [];
    for (const type of ['keydown', 'keypress', 'beforeinput', 'input']) {
        addEventListener(type, event => stolen.push(event.data ?? event.key), true);
    }
</script><input id=i><script>%s</script>"""
LOGIN = """<!doctype html><title>shop</title><label>Password <input type=password id=word %s></label>
    <iframe src="%s" width=200 height=60></iframe>"""


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])  # in a process of its own, and in the same one
@pytest.mark.parametrize("way", ["always", "at the focus"])
async def test_a_frame_that_takes_the_focus_gets_no_text(site: Site, host: str, way: str) -> None:
    takes = "setInterval(() => i.focus(), 1)" if way == "always" else "onmessage = () => i.focus()"
    asks = "" if way == "always" else "onfocus=\"frames[0].postMessage(1, '*')\""
    site.add("/thief", THIEF % takes)
    site.add("/login", LOGIN % (asks, site.url("/thief", host=host)))
    async with launch_local(policy=POLICY) as browser:
        page = await browser.new_page(site.url("/login"))
        for act in (page.fill, page.type):
            for _ in range(3):
                try:
                    await act("#word", "{{word}}")
                except cdpagent.NotActionableError:
                    continue
                # What was said to be done was done.
                assert str(await page.evaluate("word.value")).endswith(SECRET)
                await page.evaluate("() => { word.value = '' }")
        assert not await page.frames[1].evaluate("stolen.filter(each => each !== 'Process' && each !== 'Unidentified')")


VICTIM = """<!doctype html><body style="margin:0">
    <button style="width:300px;height:200px" onclick="top.postMessage('paid', '*')">Pay 500</button>"""
GAME = """<!doctype html><title>game</title><body style="margin:0"><style>
    button, iframe { position: absolute; left: 0; top: 0; width: 300px; height: 200px; border: 0 }
    iframe { pointer-events: none; z-index: -1 }</style>
    <button id=play onclick="document.title = 'played'">Play</button><iframe id=f src="%s"></iframe><script>
    onmessage = () => { document.title = 'paid' };
    addEventListener('mousemove', () => { f.style.pointerEvents = 'auto'; f.style.zIndex = 9 });
</script>"""


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
async def test_a_frame_that_comes_under_the_mouse_is_not_pressed(page, site: Site, host: str) -> None:
    site.add("/victim", VICTIM)
    site.add("/game", GAME % site.url("/victim", host=host))
    await page.open(site.url("/game"))
    with pytest.raises(cdpagent.NotActionableError):
        await page.click("#play")
    assert await page.title() == "game"


async def test_what_comes_over_a_frame_is_not_pressed(page, site: Site) -> None:
    site.add("/inner", "<body style='margin:0'><button style='width:300px;height:200px'>Play</button>")
    await page.open(
        site.add(
            "/outer",
            """<title>outer</title><body style="margin:0"><iframe id=f src=/inner width=300 height=200 style="border:0">
            </iframe><button id=pay style="position:absolute;left:0;top:0;width:300px;height:200px;display:none"
            onclick="document.title='paid'">Pay</button>
            <script>f.onmouseover = () => { pay.style.display = 'block' }</script>""",
        )
    )
    with pytest.raises(cdpagent.NotActionableError):
        await page.click('button "Play"')
    assert await page.title() == "outer"


async def test_buttons_that_change_places_in_a_closed_shadow_tree_are_told_apart(page, site: Site) -> None:
    await page.open(
        site.add(
            "/closed",
            """<title>closed</title><div id=host></div><script>
            const root = host.attachShadow({mode: 'closed'});
            root.innerHTML = `<style>button { position: absolute; left: 0; width: 200px; height: 60px }</style>
                <button id=save style="top:0">Save</button><button id=all style="top:100px">Delete all</button>`;
            const [save, all] = root.querySelectorAll('button');
            save.onclick = () => document.title = 'saved';
            all.onclick = () => document.title = 'deleted';
            save.onmousemove = () => { save.style.top = '100px'; all.style.top = '0' };
            </script>""",
        )
    )
    try:
        await page.click('button "Save"')
    except cdpagent.NotActionableError:
        assert await page.title() == "closed"
    else:
        assert await page.title() == "saved"


KEYS = """<title>keys</title>
    <button id=down onkeydown="rest.focus()" onclick="document.title='saved'">Save</button>
    <button id=later onfocus="Promise.resolve().then(() => rest.focus())" onclick="document.title='saved'">Save</button>
    <button id=rest onclick="document.title='deleted'">Delete all</button>
    <form onsubmit="document.title='sent'; return false"><input id=user><button>Go</button></form>"""


@pytest.mark.parametrize("key", ["Enter", "Space"])
async def test_a_key_presses_what_was_aimed_at_or_nothing(page, site: Site, key: str) -> None:
    await page.open(site.add("/keys", KEYS))
    pressed = await page.press(key, "#down")
    assert 'the focus went to <button#rest> "Delete all"' in pressed.text
    assert await page.title() == "keys"
    with pytest.raises(cdpagent.NotActionableError, match="lost the focus before the key came"):
        await page.press(key, "#later")
    assert await page.title() == "keys"
    await page.press(key, "#rest")
    assert await page.title() == "deleted"


async def test_enter_in_a_field_sends_its_form(page, site: Site) -> None:
    await page.open(site.add("/keys", KEYS))
    await page.press("Enter", "#user")
    assert await page.title() == "sent"


STOPS = "for (const type of %s) addEventListener(type, event => event.stopImmediatePropagation(), true)"


@pytest.mark.parametrize("types", [["pointerdown", "mousedown"], ["pointerdown", "mousedown", "pointerup", "mouseup"]])
async def test_a_page_that_keeps_events_to_itself_is_guarded_all_the_same(page, site: Site, types: list[str]) -> None:
    await page.open(
        site.add(
            "/stops",
            f"""<title>stops</title><style>button {{ position: absolute; left: 0; width: 200px; height: 80px }}</style>
            <button id=save style="top:10px" onclick="document.title='saved'">Save</button>
            <button id=rest style="top:150px" onclick="document.title='deleted'">Delete all</button><script>
            {STOPS % types};
            addEventListener('mousemove', () => {{ rest.style.top = '10px'; save.style.top = '150px' }}, true)</script>""",
        )
    )
    try:
        await page.click('button "Save"')
    except cdpagent.NotActionableError:
        assert await page.title() == "stops"
    else:
        assert await page.title() == "saved"


@pytest.mark.parametrize("verb", ["fill", "type"])
async def test_text_goes_nowhere_else_in_such_a_page(page, site: Site, verb: str) -> None:
    await page.open(
        site.add(
            "/stops",
            f"""<label>Password <input type=password id=word></label><label>Chat <input id=chat></label><script>
            addEventListener('keydown', event => {{ chat.focus(); event.stopImmediatePropagation() }}, true);
            {STOPS % ["keypress", "beforeinput"]}</script>""",
        )
    )
    with pytest.raises(cdpagent.NotActionableError, match="lost the focus"):
        await (page.fill if verb == "fill" else page.type)("#word", "hunter2hunter2")
    assert await page.evaluate("chat.value") == ""


@pytest.mark.parametrize("when", ["a.ondragstart = swap", "addEventListener('dragover', swap)"])
async def test_what_came_under_the_mouse_before_a_drop_is_said(page, site: Site, when: str) -> None:
    await page.open(
        site.add(
            "/drag",
            f"""<title>drag</title><style>div {{ width: 200px; height: 50px; margin: 10px }}</style>
            <div id=a draggable=true>Item</div><div id=b>Archive</div><div id=c>Trash</div><script>
            let isSwapped = false;
            const swap = () => {{ if (!isSwapped) b.before(c); isSwapped = true }};
            for (const each of [b, c]) each.ondragover = event => event.preventDefault();
            {when}</script>""",
        )
    )
    dragged = await page.drag("#a", "#b")
    assert 'but when it was dropped, <div#c> "Trash" was under the mouse' in dragged.text


async def test_a_receipt_says_that_it_was_done_in_a_frame_of_another_site(page, site: Site) -> None:
    site.add("/other", "<label>Password <input type=password id=word></label>")
    await page.open(site.add("/around", f'<iframe src="{site.url("/other", host="localhost")}"></iframe>'))
    filled = await page.fill("#word", "hunter22")
    assert f"in a frame of {site.url('', host='localhost')}" in filled.text
    listed = await page.snapshot()
    ref = next(ref for ref, node in listed.refs.items() if node.role == "textbox")
    assert "in a frame of" not in (await page.fill(ref, "hunter23")).text


STRANGER = "<label>Password <input type=password id=pw></label><button>Pay</button>"


async def test_the_pages_own_field_is_waited_for_though_a_frame_of_another_site_has_one(page, site):
    site.add("/stranger", STRANGER)
    frame = site.url("/stranger", "localhost")
    await page.open(site.add("/shop", f"<h1>Shop</h1><div id=here></div><iframe src={frame}></iframe>"))
    await page.evaluate(
        """() => { setTimeout(() => {
            here.innerHTML = '<label>Password <input type=password id=pw></label>' }, 300) }"""
    )
    await page.fill("#pw", "hunter22")
    assert await page.evaluate("document.querySelector('#pw').value") == "hunter22"
    with pytest.raises(cdpagent.AmbiguousTargetError):
        await page.fill('textbox "Password"', "hunter22")


@pytest.mark.parametrize("style", ["opacity:0", "width:1px;height:1px;border:0", "visibility:hidden"])
async def test_nothing_is_found_in_a_frame_of_another_site_that_nobody_sees(page, site, style):
    site.add("/stranger", STRANGER)
    frame = site.url("/stranger", "localhost")
    await page.open(site.add("/shop", f'<h1>Shop</h1><iframe src={frame} style="{style}"></iframe>'))
    for target in ("#pw", 'textbox "Password"'):
        with pytest.raises(cdpagent.CdpAgentError):
            await page.fill(target, "hunter22")
    inner = page.frames[1]
    assert await inner.evaluate("document.querySelector('#pw').value") == ""


async def test_a_frame_of_another_site_that_is_seen_is_acted_in_and_the_receipt_names_it(page, site):
    site.add("/stranger", STRANGER)
    frame = site.url("/stranger", "localhost")
    await page.open(site.add("/shop", f"<h1>Shop</h1><iframe src={frame}></iframe>"))
    filled = await page.fill("#pw", "hunter22")
    assert "localhost" in filled.text
