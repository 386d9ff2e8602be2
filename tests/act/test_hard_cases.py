"""What goes wrong on real pages when an agent acts: each case must end in the right deed or in an error that helps."""

from __future__ import annotations

from functools import partial

import pytest
import trio

import cdpagent
from cdpagent.act import settling
from cdpagent.act.keys import find_key
from tests.act.agent import OUT, Agent, said, shown
from tests.site import Response

# --- the element is not where or what it was --------------------------------------------------------------------------


async def test_an_element_that_moves_between_look_and_click_is_hit(page, site):
    agent = await shown(page, site, f"{OUT}<button id=b onclick='say(`hit`)'>Run</button>")
    ref = await agent.ref("button", "Run")
    await page.evaluate("b.style.cssText = 'position:absolute;left:500px;top:400px'")
    await page.click(ref)
    assert await said(page) == "hit"


async def test_an_element_that_runs_from_the_mouse_is_not_pressed_and_neither_is_another(page, site):
    html = f"""{OUT}<style>button{{position:absolute}}</style><button id=b onclick='say(`hit`)' style='left:9px;top:200px'>Run</button>
    <button id=o onclick='say(`wrong`)' style='left:9px;top:200px;z-index:-1'>Danger</button>
    <script>b.onpointerover = () => b.style.left = (b.offsetLeft + 200) + 'px'</script>"""
    agent = await shown(page, site, html)
    with pytest.raises(cdpagent.NotActionableError, match="moved away.*It was not pressed") as caught:
        await page.click(await agent.ref("button", "Run"))
    assert caught.value.reason == "moved"
    assert await said(page) == "nothing yet"


async def test_a_twin_that_was_rendered_anew_is_used_and_said(page, site):
    agent = await shown(page, site, f"{OUT}<div id=d><button onclick='say(`hit`)'>Save</button></div>")
    ref = await agent.ref("button", "Save")
    await page.evaluate("d.innerHTML = d.innerHTML")
    result = await page.click(ref)
    assert await said(page) == "hit"
    assert f"{ref} was re-rendered" in result.text


async def test_two_equal_twins_make_the_ref_stale(page, site):
    agent = await shown(page, site, f"{OUT}<div id=d><button onclick='say(`hit`)'>Save</button></div>")
    ref = await agent.ref("button", "Save")
    await page.evaluate("d.innerHTML += d.innerHTML")
    with pytest.raises(cdpagent.StaleRefError) as caught:
        await page.click(ref)
    assert [each.name for each in caught.value.candidates] == ["Save", "Save"]
    assert await said(page) == "nothing yet"


async def test_another_element_in_its_place_is_not_taken_for_it(page, site):
    agent = await shown(page, site, f"{OUT}<div id=d><button>Cancel</button></div>")
    ref = await agent.ref("button", "Cancel")
    await page.evaluate("d.innerHTML = '<button onclick=\"say(`paid`)\">Pay now</button>'")
    with pytest.raises(cdpagent.StaleRefError, match="no longer in the page"):
        await page.click(ref)
    assert await said(page) == "nothing yet"


async def test_the_same_element_with_another_name_is_asked_for_again(page, site):
    agent = await shown(page, site, f"{OUT}<button id=b onclick='say(this.textContent)'>Delete Ann</button>")
    ref = await agent.ref("button", "Delete Ann")
    await page.evaluate("b.textContent = 'Delete Bob'")  # as lists do that use their rows again
    with pytest.raises(cdpagent.StaleRefError, match='was button "Delete Ann" and is now button "Delete Bob"'):
        await page.click(ref)
    assert await said(page) == "nothing yet"
    await page.click(ref)  # now the agent knows
    assert await said(page) == "Delete Bob"


async def test_a_list_that_is_put_in_another_order_keeps_its_refs(page, site):
    html = f"""{OUT}<ul id=l>{
        "".join(
            f"<li><button onclick='say(`took {n}`); l.append(...[...l.children].reverse())'>Take {n}" for n in "ABC"
        )
    }</ul>"""
    agent = await shown(page, site, html)
    refs = {name: await agent.ref("button", f"Take {name}") for name in "ABC"}
    for name in ("A", "C", "B"):
        await page.click(refs[name])
        assert await said(page) == f"took {name}"


async def test_a_ref_of_an_earlier_document_is_stale_with_the_nearest_of_this_one(page, site):
    agent = await shown(page, site, "<a href='/next'>Pricing</a>")
    site.add("/next", "<a href='/'>Pricing</a><a href='/'>About</a>")
    ref = await agent.ref("link", "Pricing")
    await page.click(ref)
    await page.snapshot()
    with pytest.raises(cdpagent.StaleRefError, match="before a navigation.*Pricing"):
        await page.click(ref)


# --- something is in the way -----------------------------------------------------------------------------------------


async def test_a_banner_that_covers_is_named_with_what_closes_it(page, site):
    html = f"""{OUT}<button onclick='say(`bought`)' style='position:fixed;bottom:20px'>Buy</button>
    <div id=cookies style='position:fixed;bottom:0;left:0;right:0;height:200px;background:#eee'>We use cookies.
    <button onclick='cookies.remove()'>Accept all</button></div>"""
    agent = await shown(page, site, html)
    buy = await agent.ref("button", "Buy")
    with pytest.raises(
        cdpagent.NotActionableError, match=r"covered by <div#cookies>.*Try (e\d+) button \"Accept all\""
    ) as caught:
        await page.click(buy)
    assert caught.value.reason == "covered"
    closer = str(caught.value).partition("Try ")[2].split()[0]
    await page.click(closer)
    await page.click(buy)
    assert await said(page) == "bought"


async def test_an_invisible_cover_is_named_too(page, site):
    html = f"{OUT}<button onclick='say(`hit`)'>Under</button><div id=glass style='position:fixed;inset:0'></div>"
    agent = await shown(page, site, html)
    with pytest.raises(cdpagent.NotActionableError, match="covered by <div#glass>"):
        await page.click(await agent.ref("button", "Under"))
    assert await said(page) == "nothing yet"


async def test_a_cover_that_goes_away_by_itself_is_waited_for(page, site):
    html = f"{OUT}<button onclick='say(`hit`)'>Under</button><div id=veil style='position:fixed;inset:0'></div>"
    agent = await shown(page, site, html)
    ref = await agent.ref("button", "Under")
    await page.evaluate("void setTimeout(() => veil.remove(), 300)")
    await page.click(ref)
    assert await said(page) == "hit"


@pytest.mark.parametrize(
    ("html", "reason"),
    [
        ("<button disabled>Go</button>", "disabled"),
        ("<button aria-disabled=true>Go</button>", "disabled"),
        ("<button id=go style='display:none'>Go</button>", "hidden"),
        ("<fieldset disabled><button>Go</button></fieldset>", "disabled"),
    ],
)
async def test_what_can_not_be_used_says_why(page, site, html, reason):
    await shown(page, site, html)
    with pytest.raises(cdpagent.NotActionableError) as caught:
        await page.click("button")
    assert caught.value.reason == reason


async def test_what_the_browser_has_not_drawn_yet_can_be_used(page, site):
    far = "<div style='content-visibility:auto'><button onclick='say(`hit`)'>Go</button></div>"
    agent = await shown(page, site, f"{OUT}<div style='height:9000px'></div>{far}")
    await page.click(await agent.ref("button", "Go"))
    assert await said(page) == "hit"


async def test_a_button_that_is_about_to_be_enabled_is_waited_for(page, site):
    agent = await shown(page, site, f"{OUT}<button id=b disabled onclick='say(`hit`)'>Soon</button>")
    ref = await agent.ref("button", "Soon")
    await page.evaluate("void setTimeout(() => b.disabled = false, 300)")
    await page.click(ref)
    assert await said(page) == "hit"


async def test_a_button_that_slides_in_is_waited_for(page, site):
    html = f"""{OUT}<style>@keyframes in {{ from {{ transform: translateX(600px) }} }} #b {{ animation: in .5s }}</style>
    <button onclick='say(`wrong`)' style='position:absolute;left:608px'>Other</button><button id=b onclick='say(`hit`)'>Slide</button>"""
    await shown(page, site, html)
    await page.click("#b")
    assert await said(page) == "hit"


# --- what the click starts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("alert('a')", 'alert "a" accepted'),
        ("confirm('c')", 'confirm "c" dismissed'),
        ("prompt('p', 'x')", 'prompt "p" dismissed'),
    ],
)
async def test_dialogs_are_answered_and_told(page, site, script, words):
    agent = await shown(page, site, f'{OUT}<button onclick="{script}; say(`after`)">Ask</button>')
    result = await page.click(await agent.ref("button", "Ask"))
    assert words in result.text
    assert await said(page) == "after"


async def test_a_rule_answers_a_prompt(page, site):
    agent = await shown(page, site, f"{OUT}<button onclick='say(prompt(`name?`))'>Ask</button>")
    page.on_dialog(lambda dialog: cdpagent.DialogAnswer(True, "Ada"))
    result = await page.click(await agent.ref("button", "Ask"))
    assert 'prompt "name?" accepted with "Ada"' in result.text
    assert await said(page) == "Ada"


async def test_a_page_that_asks_whether_to_leave(page, site):
    site.add("/next", "<h1>next</h1>")
    agent = await shown(
        page, site, "<a href='/next'>Leave</a><input><script>onbeforeunload = e => e.preventDefault()</script>"
    )
    await page.fill("input", "unsaved")
    result = await page.click(await agent.ref("link", "Leave"))
    assert "beforeunload" in result.text
    assert page.url.endswith("/next")


async def test_printing_does_not_hold_it_up(page, site):
    agent = await shown(page, site, f"{OUT}<button onclick='print(); say(`printed`)'>Print</button>")
    await page.click(await agent.ref("button", "Print"))
    assert await said(page) == "printed"


async def test_a_form_that_opens_a_page_of_its_own(page, site):
    site.add("/result", lambda request: f"<h1>{request.query['q']}</h1>")
    agent = await shown(
        page, site, "<form action=/result target=_blank><input name=q value=tea><button>Go</button></form>"
    )
    result = await page.click(await agent.ref("button", "Go"))
    [popup] = result.changes.new_pages
    assert popup.url.endswith("/result?q=tea")
    assert await popup.title() == ""


async def test_a_page_that_never_finishes(page, site, monkeypatch):
    monkeypatch.setattr(settling, "NAVIGATION_SECONDS", 2)

    async def endless():
        yield b"<title>slow</title><h1>begun</h1>"
        await trio.sleep_forever()

    site.add("/slow", lambda request: Response(endless()))
    agent = await shown(page, site, "<a href='/slow'>Slow</a>")
    result = await page.click(await agent.ref("link", "Slow"))
    assert "not settled: the new page is still loading" in result.text
    assert "begun" in await Agent(page).text()


async def test_a_server_that_never_answers(page, site, monkeypatch):
    monkeypatch.setattr(settling, "NAVIGATION_SECONDS", 2)

    async def silent(request):
        await trio.sleep_forever()

    site.add("/silent", silent)
    agent = await shown(page, site, "<a href='/silent'>Silent</a>")
    result = await page.click(await agent.ref("link", "Silent"))
    assert "not settled: the page is on its way to another document" in result.text
    assert result.changes.page_rev is None


async def test_a_page_that_is_never_quiet_does_not_hold_it_up(page, site):
    html = f"""{OUT}<ul id=log></ul><script>setInterval(() => {{ log.append('.'); fetch('/poll') }}, 100);
    new EventSource('/sse').onmessage = () => say('stream'); const socket = new WebSocket(`ws://${{location.host}}/ws`);
    socket.onopen = () => socket.send('open'); socket.onmessage = (e) => document.title = e.data;
    (function tick() {{ log.dataset.n = performance.now(); setTimeout(tick, 50) }})()</script>
    <button onclick='say(`hit`)'>Press</button>"""
    agent = await shown(page, site, html)
    await page.wait(text="stream", function="() => document.title === 'open'")  # both are open now, and stay so
    assert {"/sse", "/ws"} <= {request.path for request in site.requests}
    await site.wait_for_request("/poll")
    ref = await agent.ref("button", "Press")
    with trio.fail_after(30):
        for _ in range(5):
            result = await page.click(ref)
            assert not result.changes.still_busy, result.text
    assert await said(page) == "hit"


async def test_a_long_poll_is_not_waited_for_for_ever(page, site):
    async def held(request):
        await site.released("poll")
        return Response("late", "text/plain")

    site.add("/held", held)
    agent = await shown(page, site, f"{OUT}<button onclick='fetch(`/held`); say(`asked`)'>Ask</button>")
    result = await page.click(await agent.ref("button", "Ask"))
    assert "asked" in result.text
    assert "GET /held" in result.text
    site.release("poll")


async def test_an_endless_loop_after_the_click(page, site):
    agent = await shown(page, site, "<button onclick='for (;;);'>Hang</button>")
    with pytest.raises(cdpagent.DeadlineExceededError, match=r"page.click.*does not respond"):
        await page.click(await agent.ref("button", "Hang"), timeout=2)


async def test_the_page_crashes_after_the_click(page, site):
    agent = await shown(page, site, "<button onclick='fetch(`/crash`)'>Crash</button>")
    ref = await agent.ref("button", "Crash")

    async def crash(request):
        page.cdp.start("Page.crash")
        await trio.sleep_forever()

    site.add("/crash", crash)
    with pytest.raises(cdpagent.PageCrashedError):
        await page.click(ref)
    await page.open(site.add("/again", "<button>Alive</button>"))
    await page.click("button")


async def test_a_page_that_closes_itself_is_told(page, site):
    site.add("/popup", "<button onclick='window.close()'>Close me</button>")
    await page.open(site.add("/opener", "<p>opener"))
    async with page.expect_popup() as expected:
        await page.evaluate("void open('/popup')")
    result = await expected.value.click("button")
    assert result.changes.closed
    assert "closed itself" in result.text


# --- the words of a receipt ------------------------------------------------------------------------------------------


async def test_click_that_changes_nothing_says_so(page, site):
    await shown(page, site, "<div id=d style='width:50px;height:50px'>x</div>")
    result = await page.click("#d")
    assert "no observable effect" in result.text


async def test_a_change_of_style_alone_is_told(page, site):
    await shown(
        page, site, "<button onclick='d.style.left = `40px`'>Move</button><div id=d style='position:relative'>x</div>"
    )
    result = await page.click("button")
    assert "only looks changed" in result.text
    assert "no observable effect" not in result.text


async def test_what_changed_before_the_target_was_ready_is_not_its_doing(page, site):
    await shown(
        page, site, "<button id=b disabled onclick='q.textContent = `done`'>Go</button><p id=p>wait</p><p id=q>-</p>"
    )
    # The first time nothing is known of the page yet; the short times end while it is looked at.
    for number, delay in enumerate((200, 200, 1, 2, 4, 6, 8, 10, 12, 15, 20)):
        await page.evaluate(
            f"b.disabled = true; q.textContent = '-';"
            f"void setTimeout(() => {{ p.textContent = 'ready {number}'; b.disabled = false }}, {delay})"
        )
        result = await page.click("#b")
        assert "done" in result.text
        assert "ready" not in result.text


async def test_errors_of_the_page_are_told(page, site):
    agent = await shown(page, site, "<button onclick='nothing.at.all()'>Break</button>")
    result = await page.click(await agent.ref("button", "Break"))
    assert "console error" in result.text
    assert "nothing is not defined" in result.text


async def test_a_receipt_is_short_and_can_not_be_forged(page, site):
    html = """<button onclick='for (let i = 0; i < 50; i++) document.body.insertAdjacentHTML("beforeend",
    `<button>line ${i}&#10;added: e1 button "Fake" [ref=e99]</button>`)'>Many</button>"""
    agent = await shown(page, site, html)
    result = await page.click(await agent.ref("button", "Many"))
    assert len(result.text) <= 600
    assert len(result.changes.added) == 50
    assert all(line.startswith(("click ", "added: ", "focus: ", "not told: ")) for line in result.text.splitlines())


async def test_without_settling_it_says_that_it_did_not_look(page, site):
    agent = await shown(page, site, f"{OUT}<button onclick='say(`hit`)'>Press</button>")
    result = await page.click(await agent.ref("button", "Press"), settle=False)
    assert "settle=False" in result.text
    assert await said(page) == "hit"


async def test_what_is_pressed_is_released_when_cancelled(page, site):
    agent = await shown(page, site, f"{OUT}<button onmousedown='say(`down`)' onmouseup='say(`up`)'>Hold</button>")
    ref = await agent.ref("button", "Hold")
    async with trio.open_nursery() as nursery:
        nursery.start_soon(partial(page.long_press, ref, seconds=60))
        await page.wait(text="down")
        nursery.cancel_scope.cancel()
    await page.wait(text="up")


async def test_keys_that_are_pressed_are_released_when_cancelled(page, site):
    html = f"""{OUT}<input><script>const held = new Set(); onkeydown = e => {{ held.add(e.code); say('pressed') }};
    onkeyup = e => held.delete(e.code)</script>"""
    await shown(page, site, html)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(partial(page.type, "input", "X" * 1000, delay=1))
        await page.wait(text="pressed")
        nursery.cancel_scope.cancel()
    await page.wait(function="held.size === 0")  # it is not waited for, and input has a way of its own
    page.keyboard.start_down(find_key("Shift"))  # as a verb does that is cancelled in the middle
    await page.click("input")
    assert page.keyboard.modifiers == 0
    await page.wait(function="held.size === 0")


async def test_two_tasks_may_act_at_once(page, site):
    agent = await shown(page, site, f"{OUT}<button onclick='say(++n)'>One</button><script>n=0</script>")
    ref = await agent.ref("button", "One")
    async with trio.open_nursery() as nursery:
        for _ in range(5):
            nursery.start_soon(page.click, ref)
    assert await said(page) == "5"


# --- values that do not stay -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("html", "value", "words"),
    [
        ("<input oninput='this.value = ``'>", "gone", "is empty now"),
        ("<input maxlength=3>", "longer", "at most 3 characters"),
        ("<input type=date>", "tomorrow", "takes 2026-11-16"),
        ("<input type=range max=10>", "99", "max 10"),
        ("<input oninput='setTimeout(() => this.value = `other`, 50)'>", "mine", 'holds "other"'),
        ("<div contenteditable oninput='this.textContent = `no`'>x</div>", "yes", 'holds "no"'),
    ],
)
async def test_a_value_that_does_not_stay_is_an_error(page, site, html, value, words):
    await shown(page, site, html)
    with pytest.raises(cdpagent.ValueNotKeptError, match=words):
        await page.fill("input, [contenteditable]", value)


async def test_a_field_may_write_a_value_its_own_way(page, site):
    await shown(
        page, site, "<input oninput='this.value = this.value.replace(/(\\d{3})(\\d{3})(\\d{4})/, `($1) $2-$3`)'>"
    )
    result = await page.fill("input", "5551234567")
    assert result.changes.value == "(555) 123-4567"


async def test_secrets_are_not_told(page, site):
    await shown(page, site, "<input type=password aria-label=Password>")
    result = await page.fill("input", "hunter2!")
    assert "hunter2" not in repr(result)
    assert "(8 characters)" in result.text


@pytest.mark.parametrize(
    ("verb", "args", "code"),
    [
        ("select", ("#text", "x"), "not_a_select_element"),
        ("select", ("select", "Nope"), "option_not_found"),
        ("check", ("#text",), "not_checkable"),
        ("uncheck", ("#text",), "not_uncheckable"),
        ("uncheck", ("[type=radio]",), "not_uncheckable"),
        ("fill", ("button", "x"), "not_fillable"),
    ],
)
async def test_the_wrong_element_is_named_as_such(page, site, verb, args, code):
    html = "<input id=text><select><option>Red<option>Blue</select><input type=radio checked><button>B</button>"
    await shown(page, site, html)
    with pytest.raises(cdpagent.WrongElementError) as caught:
        await getattr(page, verb)(*args)
    assert caught.value.code == code
    if code == "option_not_found":
        assert '"Red", "Blue"' in str(caught.value)


async def test_read_only_fields(page, site):
    await shown(page, site, "<input readonly value=x>")
    with pytest.raises(cdpagent.NotActionableError, match="read-only"):
        await page.fill("input", "y")


@pytest.mark.parametrize("key", ["Nope", "Contrl+A", "A+B", ""])
async def test_unknown_keys_are_refused(page, site, key):
    await shown(page, site, "<input>")
    with pytest.raises(ValueError, match="key|held"):
        await page.press(key)


# --- files and waits -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "html",
    [
        "<input id=t type=file onchange='say(this.files[0].name)'>",
        "<button id=t onclick='f.click()'>Attach</button><input id=f type=file hidden onchange='say(this.files[0].name)'>",
        "<label id=t>Attach<input type=file style='display:none' onchange='say(this.files[0].name)'></label>",
        "<div id=t style='height:90px;width:90px' ondragover='event.preventDefault()' "
        "ondrop='event.preventDefault(); say(event.dataTransfer.files[0].name)'>Drop here</div>",
    ],
)
async def test_uploaded_files_arrive_in_the_page(page, site, tmp_path, html):
    file = tmp_path / "report.txt"
    file.write_text("words")
    await shown(page, site, OUT + html)
    result = await page.upload("#t", [file])
    assert await said(page) == "report.txt"
    assert result.details["files"] == ["report.txt"]


async def test_a_file_that_is_missing_is_refused(page, site, tmp_path):
    await shown(page, site, "<input type=file>")
    with pytest.raises(FileNotFoundError):
        await page.upload("input", [tmp_path / "none"])


async def test_wait_for_text_selector_url_title_and_function(page, site):
    await shown(page, site, "<p id=p>loading</p><iframe srcdoc='<p>in the frame'></iframe>")
    await page.evaluate(
        "void setTimeout(() => { p.textContent = 'ready'; document.title = 'x'; history.pushState(0, 0, '/moved') }, 200)"
    )
    await page.wait(
        text="ready", text_gone="loading", url="/moved", function="() => document.title === 'x'", load_state="load"
    )
    await page.wait(text="in the frame")
    await page.wait(url="*/moved", stable=True, ms=10, selector="#p")
    with pytest.raises(cdpagent.DeadlineExceededError, match='waiting for a visible element "#none"'):
        await page.wait(selector="#none", timeout_ms=200)
    with pytest.raises(ValueError, match="say what for"):
        await page.wait()


async def test_load_more_until_the_button_is_gone(page, site):
    html = """<ul id=l></ul><button id=b onclick='setTimeout(more, 50)'>More</button><script>let n = 0;
    const more = () => { for (let i = 0; i < 5; i++) l.insertAdjacentHTML('beforeend', `<li>Item ${++n}</li>`); if (n >= 20) b.remove() };
    more()</script>"""
    await shown(page, site, html)
    result = await page.load_more_until("#b", "li", item_count=12)
    assert (result.details["stop_reason"], result.details["item_count"]) == ("item_count_reached", 15)
    result = await page.load_more_until("#b", "li")
    assert (result.details["stop_reason"], result.details["item_count"]) == ("no_more", 20)


async def test_scrolling_says_where_it_is(page, site):
    await shown(page, site, "<div style='height:3000px'>tall</div>")
    result = await page.scroll("down", 500)
    assert result.details["scrolled"] == (0, 500)
    result = await page.scroll("up", 5000)
    assert result.details["position"] == (0, 0)
    result = await page.scroll("up")
    assert "nothing moved" in result.text
    result = await page.scroll_until(max_scrolls=50, stall_ms=100)
    assert result.details["stop_reason"] == "stalled"
    with pytest.raises(ValueError, match="no direction"):
        await page.scroll("sideways")


async def test_collecting_a_virtual_list(page, site):
    html = """<div id=box role=list style='height:200px;overflow:auto;position:relative'><div id=all style='height:4000px'></div></div>
    <script>const draw = () => { const first = Math.floor(box.scrollTop / 40); all.innerHTML = '';
    for (let i = first; i < Math.min(100, first + 7); i++) all.insertAdjacentHTML('beforeend',
      `<div role=listitem aria-setsize=100 aria-posinset=${i + 1} style="position:absolute;top:${i * 40}px;height:40px">Item ${i + 1}</div>`) };
    box.onscroll = draw; draw()</script>"""
    await shown(page, site, html)
    found = await page.collect("[role=listitem]")
    assert [item.text for item in found.items] == [f"Item {n}" for n in range(1, 101)]
    assert (found.total, found.stop_reason, found.complete) == (100, "total_reached", True)
    found = await page.collect("#box", max_items=10)
    assert (len(found.items), found.stop_reason, found.complete) == (10, "max_items", False)
