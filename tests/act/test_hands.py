"""The right thing happens: the point that is hit, the release as well as the press, the keys, the field that is meant."""

from __future__ import annotations

import pytest
import trio

import cdpagent
from cdpagent.act import action, aiming, settling
from tests.act.agent import OUT, said, shown

# --- the point of a click --------------------------------------------------------------------------------------------

TELL = """<script>addEventListener('click', (e) => {
  const near = [[-2, 0], [2, 0], [0, -2], [0, 2]].map(([x, y]) => document.elementFromPoint(e.clientX + x, e.clientY + y))
  say(near.some((each) => !t.contains(each)) ? 'edge' : near.some((each) => each.matches('button') && each !== e.target) ? 'beside' : e.target.id)
})</script>"""


@pytest.mark.parametrize(
    ("html", "hit"),
    [
        # What fills it is the same thing.
        (
            "<ul><li id=t style='border:1px solid;width:80px'><a id=hit href=#1 style='display:block'>One</a></ul>",
            "hit",
        ),
        (
            "<div id=t role=tab style='padding:9px;width:80px'><a id=hit href=#1 style='display:block'>One</a></div>",
            "hit",
        ),
        (
            "<div id=t title=Delete style='padding:2px;width:40px'><button id=hit aria-label=Delete "
            "style='width:40px;height:20px;display:block'></button></div>",
            "hit",
        ),
        (
            "<span id=t style='display:inline-block;padding:9px;width:40px'><input id=hit type=checkbox "
            "style='width:40px;height:16px;margin:0'></span>",
            "hit",
        ),
        (
            "<label id=t style='display:inline-block;width:90px'><input id=hit type=checkbox "
            "style='width:90px;height:20px;margin:0'></label>",
            "hit",
        ),
        # What is something else is avoided: the words, and the middle of what is free rather than its edge.
        (
            "<div id=t role=listitem tabindex=0 style='width:300px;height:30px;position:relative'><i id=words>Ann</i>"
            "<button style='position:absolute;left:60px;width:238px;top:1px;height:28px'>Delete</button></div>",
            "t",
        ),
        (
            "<div id=t role=listitem tabindex=0 style='width:300px;height:30px;border:1px solid;position:relative'>"
            "<i id=words style='position:absolute;left:230px'>Ann</i>"
            "<button style='position:absolute;left:0;width:220px;top:0;height:30px'>Delete</button></div>",
            "t",
        ),
        (
            "<div id=t role=listitem tabindex=0 style='width:300px;height:30px'><summary id=no style='width:200px'>"
            "x</summary>Ann</div>",
            "t",
        ),
    ],
)
async def test_a_click_lands_in_the_middle_unless_something_else_is_there(page, site, html, hit):
    await shown(page, site, OUT + html + TELL)
    await page.click("#t")
    assert await said(page) == hit


async def test_a_part_that_listens_for_itself_is_avoided(page, site):
    html = """<div id=t tabindex=0 style='width:200px;height:30px;position:relative' onclick='say(`chosen`)'>Chip
    <div id=x style='position:absolute;left:60px;width:138px;top:0;height:30px'>x</div></div>
    <script>x.addEventListener('click', (e) => { e.stopPropagation(); say('removed') })</script>"""
    await shown(page, site, OUT + html)
    await page.snapshot()
    await page.click("#t")
    assert await said(page) == "chosen"


# --- the release -----------------------------------------------------------------------------------------------------

UNDER = """<button id=t style='position:absolute;left:50px;top:100px;width:200px;height:40px' onclick='say(`target`)'>Save</button>
<button id=other style='position:absolute;left:50px;top:300px;width:200px;height:40px;z-index:2'>Pay</button>
<script>const told = []
for (const type of ['pointerup', 'mouseup', 'click']) other.addEventListener(type, () => told.push(type))</script>"""


async def test_what_comes_under_the_mouse_while_it_is_pressed_gets_nothing(page, site):
    await shown(page, site, f"{OUT}{UNDER}<script>t.onpointerdown = () => other.style.top = '100px'</script>")
    result = await page.click("#t")
    assert 'no click reached it: <button#other> "Pay" came under the mouse' in result.text
    assert await page.evaluate("told.join()") == ""
    assert await said(page) == "nothing yet"
    await page.evaluate("other.style.top = '300px', t.onpointerdown = null")
    result = await page.click("#t")  # nothing of it stays
    assert "no click" not in result.text
    assert await said(page) == "target"


async def test_the_second_press_of_a_double_click_is_guarded_too(page, site):
    await shown(page, site, f"{OUT}{UNDER}<script>t.onclick = () => other.style.top = '100px'</script>")
    await page.dblclick("#t")
    assert await page.evaluate("told.join()") == ""


ROWS = """<ul id=list style='list-style:none'><li>One <button>Delete</button><li>Two <button>Delete</button></ul>
<script>const hit = []; list.onclick = (e) => { hit.push(e.target.closest('li').firstChild.data.trim()); DOING }</script>"""
SHADOWED = """<div id=list></div><script>const hit = []
customElements.define('a-row', class extends HTMLElement { connectedCallback() {
  const root = this.shadowRoot || this.attachShadow({ mode: 'open' })
  root.innerHTML ||= '<button style="height:30px;display:block">Delete</button>'
  root.querySelector('button').onclick = () => { hit.push(this.id); this.remove() } } })
for (const id of ['One', 'Two']) list.appendChild(Object.assign(document.createElement('a-row'), { id }))</script>"""


@pytest.mark.parametrize(
    ("html", "hit"),
    [
        # The next row comes up: its button was there before.
        (ROWS.replace("DOING", "e.target.closest('li').remove()"), "One"),
        # The rows that are left are put there once more.
        (ROWS.replace("DOING", "list.replaceChildren(...[...list.children].slice(1))"), "One"),
        (SHADOWED, "One"),
        # What is drawn anew is the same.
        (ROWS.replace("DOING", "list.innerHTML = list.innerHTML"), "One,One"),
    ],
)
async def test_the_second_click_hits_no_look_alike_that_was_there_before(page, site, html, hit):
    agent = await shown(page, site, html)
    result = await page.dblclick(await agent.ref("button", "Delete"))
    assert await page.evaluate("hit.join()") == hit
    assert ("not every click reached it" in result.text) == (hit == "One")


async def test_a_pressed_element_that_goes_away_is_told(page, site):
    await shown(
        page,
        site,
        f"{OUT}<button id=t onclick='say(`hit`)'>Go</button><script>t.onmousedown = () => t.remove()</script>",
    )
    result = await page.click("#t")
    assert "no click reached it" in result.text


@pytest.mark.parametrize(
    "html",
    [
        # A list that opens on the press, with its first option under the mouse, as in many libraries.
        """<div id=t role=combobox tabindex=0 aria-expanded=false style='width:200px'>Colour</div>
        <ul id=list role=listbox hidden style='position:absolute;margin:0;width:200px'><li role=option>Red<li role=option>Blue</ul>
        <script>t.onmousedown = () => { list.hidden = false; list.style.top = t.offsetTop + 'px'; list.style.left = t.offsetLeft + 'px' }
        list.onmouseup = () => say('chosen'); </script>""",
    ],
)
async def test_a_list_that_opens_under_the_mouse_stays_open(page, site, html):
    await shown(page, site, OUT + html)
    result = await page.click("#t")
    assert 'option "Red"' in result.text
    assert await said(page) == "nothing yet"


async def test_a_pointer_that_the_page_captures_is_released_where_it_wants(page, site):
    html = """<div id=board style='padding:20px'><button id=t>Grab</button></div><script>
    board.onpointerdown = (e) => board.setPointerCapture(e.pointerId)
    board.onpointerup = () => say('released')</script>"""
    await shown(page, site, OUT + html)
    result = await page.click("#t")
    assert await said(page) == "released"
    assert "no click" not in result.text


async def test_a_right_click_that_opens_a_menu_under_the_mouse_is_not_doubted(page, site):
    html = """<div id=t style='width:200px;height:40px'>Row</div><ul id=menu role=menu hidden style='position:absolute;margin:0'>
    <li role=menuitem>Rename</ul><script>t.oncontextmenu = (e) => { e.preventDefault(); menu.hidden = false
    menu.style.left = e.clientX - 5 + 'px'; menu.style.top = e.clientY - 5 + 'px' }</script>"""
    await shown(page, site, html)
    result = await page.click("#t", button="right")
    assert "no click" not in result.text
    assert 'menuitem "Rename"' in result.text


# --- typing ----------------------------------------------------------------------------------------------------------

CHAT = "<textarea id=chat aria-label=Chat></textarea>"


@pytest.mark.parametrize(
    ("event", "typed"),
    [("keydown", 0), ("input", 1), ("keyup", 1)],
)
async def test_a_password_is_not_typed_into_what_takes_the_focus(page, site, event, typed):
    html = f"<input id=t type=password aria-label=Password>{CHAT}<script>t.on{event} = () => chat.focus()</script>"
    await shown(page, site, html)
    with pytest.raises(cdpagent.NotActionableError) as caught:
        await page.type("#t", "hunter2!")
    error = caught.value
    assert error.reason == "focus_moved"
    assert f'lost the focus after {typed} of 8 characters: <textarea#chat> "Chat" has it now' in str(error)
    assert "hunter" not in str(error)
    assert await page.evaluate("chat.value") == ""
    assert await page.evaluate("t.value.length") == typed
    await page.type("#chat", "hello")  # nothing of it stays
    assert await page.evaluate("chat.value") == "hello"


async def test_a_password_is_not_filled_into_what_takes_the_focus(page, site):
    html = f"<input id=t type=password aria-label=Password>{CHAT}<script>t.onkeydown = () => chat.focus()</script>"
    await shown(page, site, html)
    with pytest.raises(
        cdpagent.NotActionableError, match='lost the focus before the text came: <textarea#chat> "Chat"'
    ) as caught:
        await page.fill("#t", "hunter2!")
    assert "hunter" not in str(caught.value)
    assert await page.evaluate("chat.value") == ""


async def test_a_focus_that_goes_into_a_frame_ends_the_typing(page, site):
    site.add("/chat", "<textarea id=chat></textarea>")
    html = """<input id=t type=password aria-label=Password><iframe id=f src=/chat></iframe>
    <script>t.oninput = () => f.contentDocument.getElementById('chat').focus()</script>"""
    await shown(page, site, html)
    await page.wait(function="!!document.getElementById('f').contentDocument?.getElementById('chat')")
    with pytest.raises(cdpagent.NotActionableError, match="after 1 of 8 characters"):
        await page.type("#t", "hunter2!")
    assert await page.evaluate("f.contentDocument.getElementById('chat').value") == ""


@pytest.mark.parametrize(
    "kind", ["maxlength=1", "maxlength=1 type=password", "inputmode=numeric autocomplete=one-time-code"]
)
async def test_boxes_for_one_digit_each_are_typed_into_one_after_the_other(page, site, kind):
    boxes = "".join(f"<div><input id=d{number} {kind} size=1></div>" for number in range(4))
    html = f"""<fieldset style='display:flex'>{boxes}</fieldset><input id=next><script>
    for (const each of document.querySelectorAll('div > input')) each.oninput = () =>
      (each.parentNode.nextElementSibling?.firstChild ?? next).focus()</script>"""
    await shown(page, site, html)
    result = await page.type("#d0", "1234")
    assert await page.evaluate("[d0, d1, d2, d3].map((each) => each.value).join()") == "1,2,3,4"
    assert "from box to box" in result.text
    assert "1234" not in result.text


async def test_what_is_left_when_the_boxes_are_full_is_not_typed_elsewhere(page, site):
    html = """<input id=a maxlength=4 size=4><input id=b maxlength=4 size=4><input id=name><script>
    a.oninput = () => a.value.length === 4 && b.focus(); b.oninput = () => b.value.length === 4 && document.getElementById('name').focus()</script>"""
    await shown(page, site, html)
    with pytest.raises(cdpagent.NotActionableError, match="after 8 of 10 characters"):
        await page.type("#a", "1234567890")
    assert await page.evaluate("[a.value, b.value, document.getElementById('name').value].join()") == "1234,5678,"


@pytest.mark.parametrize(
    ("html", "text", "value"),
    [
        # A key that moves the focus is asked for by the text itself.
        ("<input id=t><input id=u>", "ab\tcd", "cd"),
        # The page draws its field anew and gives it the focus again.
        (
            "<div id=box><input id=t></div><div id=u></div><script>box.oninput = () => { const { value } = t\n"
            "box.innerHTML = '<input id=t>'; t.value = value; t.focus(); u.value = value }</script>",
            "abc",
            "abc",
        ),
        # What is no field opens one.
        ("<div id=t tabindex=0>cell</div><input id=u><script>t.onkeydown = () => u.focus()</script>", "abc", "abc"),
    ],
)
async def test_typing_goes_on_where_it_is_meant_to(page, site, html, text, value):
    await shown(page, site, html)
    await page.type("#t", text)
    assert await page.evaluate("u.value") == value


async def test_what_comes_after_a_line_end_is_not_typed_into_what_takes_the_focus(page, site):
    await shown(
        page,
        site,
        "<textarea id=t aria-label=Note></textarea><input id=u aria-label=Chat>"
        "<script>t.onkeydown = (e) => { if (e.key === 'Enter') u.focus() }</script>",
    )
    with pytest.raises(cdpagent.NotActionableError, match="Chat"):
        await page.type("#t", "a\nsecret")
    assert await page.evaluate("u.value") == ""


# --- behind a layer --------------------------------------------------------------------------------------------------

FIELDS = """<div style='padding:90px 20px'><select id=s><option>Red<option>Blue</select><input id=i aria-label=Name>
<label><input id=c type=checkbox checked>Terms</label><label><input id=d type=checkbox>News</label>
<div><button>Attach</button><input id=f type=file hidden></div></div>"""
LAYERS = {
    "native": "<dialog id=dialog>Sure? <button onclick='dialog.close()'>Close</button></dialog><script>dialog.showModal()</script>",
    "drawn": "<div id=dialog role=dialog aria-modal=true style='position:fixed;inset:0;background:#fff9;z-index:5'>Sure? "
    "<button onclick='dialog.remove()'>Close</button></div>",
    "nameless": "<div id=dialog style='position:fixed;inset:0;background:#fff9;z-index:5'>Sure? "
    "<button onclick='dialog.remove()'>Close</button></div>",
}


@pytest.mark.parametrize("layer", LAYERS)
async def test_nothing_behind_a_layer_is_changed(page, site, tmp_path, monkeypatch, layer):
    monkeypatch.setattr(aiming, "PATIENCE_SECONDS", 0.1)  # the layers here stay
    file = tmp_path / "report.txt"
    file.write_text("words")
    await shown(page, site, FIELDS + LAYERS[layer])
    with pytest.raises(cdpagent.NotActionableError) as clicked:
        await page.click("#i")
    acts = [
        lambda: page.select("#s", "Blue"),
        lambda: page.fill("#s", "Blue"),
        lambda: page.fill("#i", "Ada"),
        lambda: page.type("#i", "Ada"),
        lambda: page.fill_form({"#i": "Ada"}),
        lambda: page.check("#d"),
        lambda: page.uncheck("#c"),
        lambda: page.upload("#f", [file]),
    ]
    for act in acts:
        with pytest.raises(cdpagent.NotActionableError) as caught:
            await act()
        assert caught.value.reason == clicked.value.reason == "covered"
        assert str(caught.value).partition(" is covered by ")[2] == str(clicked.value).partition(" is covered by ")[2]
    values = "[s.value, i.value, c.checked, d.checked, f.files.length].join()"
    assert await page.evaluate(values) == "Red,,true,false,0"
    await page.click("#dialog button")
    for act in acts:
        await act()
    assert await page.evaluate(values) == "Blue,Ada,false,true,1"


async def test_what_is_drawn_over_a_field_for_itself_is_no_layer(page, site):
    html = """<div style='position:relative;width:200px;height:30px'><select id=s style='width:200px;height:30px'><option>Red<option>Blue</select>
    <div style='position:absolute;inset:0;background:#eee'>Red</div></div>
    <div style='position:relative'><input id=i><label style='position:absolute;inset:0;background:#eee'>Name</label></div>"""
    await shown(page, site, html)
    await page.select("#s", "Blue")
    await page.fill("#i", "Ada")
    assert await page.evaluate("[s.value, i.value].join()") == "Blue,Ada"


# --- keys that a page listens for ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "listener",
    [
        "t.onkeyup = react",
        "t.onkeydown = () => setTimeout(react)",
        "t.onkeypress = () => setTimeout(react)",
        "document.addEventListener('keyup', react)",
        # As jquery.suggestions does it, in wikis.
        """let key = 0; t.onkeydown = (e) => { key = e.which }
        t.onkeypress = (e) => { if (key && e.which) setTimeout(react, 20) }""",
        # As the filter of Django's admin does it.
        "t.onkeypress = (e) => { if (e.which === 13) react() }; t.onkeyup = react; t.onkeydown = (e) => { if (e.which === 39) move() }",
    ],
)
@pytest.mark.parametrize("text", ["berlin", "köln é", "two\nlines\n", "x"])
async def test_a_page_that_listens_to_keys_hears_of_a_fill(page, site, listener, text):
    html = f"""<textarea id=t></textarea><p id=shown></p><script>
    const react = () => {{ document.getElementById('shown').textContent = t.value.replace(/\\n/g, '/') }}
    {listener}</script>"""
    if text.endswith("\n") and "keyup" not in listener and "onkeypress" in listener:
        return  # no key but Enter would write that, and that is not pressed
    await shown(page, site, html)
    await page.snapshot()
    await page.fill("#t", text)
    assert await page.evaluate("t.value") == text
    assert await page.evaluate("document.getElementById('shown').textContent") == text.replace("\n", "/")


async def test_a_fill_is_one_change(page, site):
    await shown(
        page, site, "<input id=t value=old><script>const seen = []; t.oninput = () => seen.push(t.value)</script>"
    )
    await page.fill("#t", "new words")
    assert await page.evaluate("seen") == ["new words"]


async def test_enter_is_not_pressed_by_a_fill_that_ends_a_line(page, site):
    html = """<textarea id=t></textarea><script>let sent = 0
    t.onkeypress = t.onkeydown = (e) => { if (e.key === 'Enter' || e.which === 13) sent++ }</script>"""
    await shown(page, site, html)
    await page.snapshot()
    await page.fill("#t", "words\n")
    assert await page.evaluate("sent") == 0


# --- select ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "html",
    [
        "<button id=t onclick='say(`pressed`)'>Delete</button>",
        "<div id=t onclick='say(`pressed`)' tabindex=0>Delete</div>",
        "<a id=t href=#1>Delete</a>",
        "<input id=t type=checkbox>",
        "<ul id=t><li>Delete</ul>",
    ],
)
async def test_select_on_what_has_no_options_is_refused_and_does_nothing(page, site, html):
    await shown(page, site, OUT + html)
    with pytest.raises(cdpagent.WrongElementError) as caught:
        await page.select("#t", "x")
    assert caught.value.code == "not_a_select_element"
    assert await said(page) == "nothing yet"


async def test_select_on_a_button_that_opens_something_else_is_refused(page, site):
    html = """<button id=t aria-haspopup=true aria-expanded=false onclick='d.hidden = false'>More</button>
    <div id=d hidden role=dialog>Words</div>"""
    await shown(page, site, html)
    with pytest.raises(cdpagent.WrongElementError, match="has no options") as caught:
        await page.select("#t", "x")
    assert caught.value.code == "not_a_select_element"


@pytest.mark.parametrize(
    "opener",
    [
        "<button id=t aria-haspopup=listbox",
        "<div id=t tabindex=0 role=combobox aria-controls=l",
        "<button id=t aria-expanded=false",
    ],
)
async def test_select_opens_what_says_that_it_opens_something(page, site, opener):
    html = f"""{opener} onclick='l.hidden = false'>Choose</{opener[1:].split()[0]}><ul id=l role=listbox hidden>
    {"".join(f"<li role=option aria-selected=false onclick='t.textContent = this.textContent; l.hidden = true'>{each}" for each in ("Red", "Blue"))}</ul>"""
    await shown(page, site, html)
    await page.select("#t", "Blue")
    assert await page.evaluate("t.textContent") == "Blue"
    with pytest.raises(cdpagent.WrongElementError) as caught:
        await page.select("#t", "Green")
    assert caught.value.code == "option_not_found"


async def test_what_was_chosen_is_compared_with_what_the_page_has_made_of_it_in_the_end(page, site):
    # An application that draws its select box from its own state: for a moment that is the old one.
    html = """<select id=t><option>Code<option>Markdown<option>Raw</select><script>
    t.onchange = () => { const { value } = t; t.value = 'Code'; setTimeout(() => t.value = value, 20) }</script>"""
    await shown(page, site, html)
    result = await page.select("#t", "Markdown")
    assert result.changes.value == "Markdown"
    assert result.details["chosen"] == ["Markdown"]


async def test_a_choice_that_the_page_puts_back_is_told(page, site):
    await shown(page, site, "<select id=t onchange='this.selectedIndex = 0'><option>Actions<option>Print</select>")
    result = await page.select("#t", "Print")
    assert "the page has put it back" in result.text
    assert result.changes.value == "Actions"


async def test_a_choice_that_becomes_another_one_is_an_error(page, site):
    await shown(page, site, "<select id=t onchange='this.selectedIndex = 2'><option>A<option>B<option>C</select>")
    with pytest.raises(cdpagent.ValueNotKeptError, match='did not keep "B": it holds "C" now'):
        await page.select("#t", "B")


# --- a page that is busy ---------------------------------------------------------------------------------------------


async def test_a_page_that_is_busy_after_the_input_is_not_called_an_endless_loop(page, site, monkeypatch):
    monkeypatch.setattr(settling, "LIMIT_SECONDS", 0.5)
    monkeypatch.setattr(action, "_LOOK_SECONDS", 0.5)
    await shown(
        page, site, "<button id=t>Run</button><script>t.ondblclick = () => setTimeout(() => { for (;;); })</script>"
    )
    result = await page.dblclick("#t")
    assert "not settled: the input arrived, and the page has been too busy to answer since" in result.text
    assert "reload" not in result.text.lower()


async def test_a_page_that_hangs_while_it_is_pressed_is_said_to_have_got_the_press(page, site):
    await shown(page, site, "<button id=t onclick='for (;;);'>Hang</button>")
    with pytest.raises(
        cdpagent.DeadlineExceededError, match=r"page.click.*has reached the page, which does not respond since"
    ) as caught:
        await page.click("#t", timeout=2)
    assert "reload" in str(caught.value).lower()


async def test_a_page_that_hangs_before_the_input_got_nothing(page, site):
    await shown(page, site, "<button id=t>Go</button>")
    await page.evaluate("void setTimeout(() => { for (;;); }, 0)")
    with pytest.raises(cdpagent.DeadlineExceededError, match=r"page.click.*Nothing was sent to it"):
        await page.click("#t", timeout=2)


# --- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "html"),
    [
        ("fill", "<input id=t type=date name=pin>"),
        ("fill", "<input id=t type=range name=cvv>"),
        ("fill", "<input id=t type=checkbox name=otp>"),
        ("fill", "<select id=t name=cvv><option>1<option>2</select>"),
        ("select", "<select id=t name=cvv><option>1<option>2</select>"),
        ("select", "<label id=t>CVV<select name=x><option>1<option>2</select></label>"),
        ("fill", "<input id=t name=cvv oninput='this.value = `4711`'>"),
        ("fill", "<input id=t name=cvv maxlength=2>"),
        ("fill", "<div id=t contenteditable aria-label=PIN oninput='this.textContent = `4711`'></div>"),
        ("select", "<select id=t name=cvv onchange='this.value = `4711`'><option>1<option>987654<option>4711</select>"),
        ("select", "<div id=t role=combobox aria-label=PIN tabindex=0><div role=option>4711</div></div>"),
    ],
)
async def test_errors_never_repeat_a_secret(page, site, verb, html):
    await shown(page, site, html)
    with pytest.raises(cdpagent.CdpAgentError) as caught:
        await getattr(page, verb)("#t", "987654")
    everything = f"{caught.value} {caught.value!r} {vars(caught.value)}"
    assert "987654" not in everything
    assert "4711" not in everything


async def test_a_chosen_secret_is_not_told(page, site):
    await shown(page, site, "<select id=t name=cvv><option>1<option>987654</select>")
    result = await page.select("#t", "987654")
    assert "987654" not in f"{result!r} {result.text}"
    result = await page.fill_form({"#t": "1"})
    assert '"1"' not in f"{result.text} {result.details}"


async def test_a_password_that_is_shown_stays_secret(page, site):
    html = """<input id=t type=password aria-label=Word><button onclick='t.type = `text`'>Show</button>"""
    agent = await shown(page, site, html)
    await page.fill("#t", "hunter2!")
    result = await page.click("button")
    assert "hunter2" not in f"{result!r} {result.text}"
    assert "hunter2" not in await agent.text()
    assert "hunter2" not in repr(await page.query("#t", "value"))
    result = await page.type("#t", "more")
    assert "hunter2" not in f"{result!r} {result.text}"


async def test_typed_text_that_takes_long_is_not_cut(page, site):
    await shown(page, site, "<input id=t>")
    with trio.fail_after(30):
        await page.type("#t", "a" * 200)
    assert await page.evaluate("t.value.length") == 200


# --- a part of an option, a point to scroll at -----------------------------------------------------------------------

ACTIONS = """<select aria-label=Action><option value=0>---<option>Delete selected loans
<option>Mark selected loans as returned<option>Female</select>"""


async def test_a_part_that_only_one_option_has_chooses_it_and_the_receipt_says_so(page, site):
    await shown(page, site, ACTIONS)
    receipt = await page.select("select", "returned")
    assert receipt.details["chosen"] == ["Mark selected loans as returned"]
    assert 'only one option says "returned": chose "Mark selected loans as returned"' in receipt.text


@pytest.mark.parametrize("part", ["selected loans", "male", "Mark as returned", "-"])
async def test_a_part_of_several_options_or_of_a_word_chooses_nothing(page, site, part):
    await shown(page, site, ACTIONS)
    with pytest.raises(cdpagent.WrongElementError, match="has no option"):
        await page.select("select", part)
    assert await page.evaluate("document.querySelector('select').selectedIndex") == 0


async def test_the_wheel_turns_at_the_point_that_is_given(page, site):
    pane = "<div id={} style='flex:1;height:200px;overflow:auto'><div style='height:2000px'>{}</div></div>"
    html = f"<div id=both style='display:flex;width:400px'>{pane.format('one', 'One')}{pane.format('two', 'Two')}</div>"
    await shown(page, site, html)
    await page.scroll("down", 100, "#both", position=(300, 50))
    await page.scroll("down", 50, position=(60, 60))
    assert await page.evaluate("[one.scrollTop, two.scrollTop]") == [50, 100]
    with pytest.raises(cdpagent.NotActionableError, match="not in view"):
        await page.scroll("down", 50, position=(-10, 60))
