"""What the receipts of real applications got wrong, each on a page of its own."""

from __future__ import annotations

import pytest

import cdpagent
from tests.act.agent import NO_ICON, shown
from tests.site import Response


async def test_a_dialog_is_told_with_its_question_its_field_and_its_buttons(page, site):
    html = """<button onclick='d.showModal()'>Delete</button><button>Other</button><dialog id=d aria-label='Delete page'>
    <p>Are you sure you want to delete “News”? Its 3 pages go too.</p><label>Reason <input value=old></label>
    <button>Yes, delete</button><button onclick='d.close()'>No</button></dialog>"""
    agent = await shown(page, site, html)
    result = await page.click(await agent.ref("button", "Delete"))
    assert 'dialog "Delete page": "Are you sure you want to delete “News”? Its 3 pages go too."' in result.text
    assert 'textbox "Reason" [value="old"]' in result.text
    assert 'button "Yes, delete"' in result.text
    assert "2 elements are behind it" in result.text
    result = await page.click(await agent.ref("button", "No"))
    assert 'closed: dialog "Delete page"' in result.text
    assert "removed" not in result.text
    assert not result.changes.added


async def test_a_menu_in_front_of_a_page_that_is_hidden_from_screen_readers_removes_nothing(page, site):
    rows = "".join(f"<li><a href=#{number}>Page {number}</a></li>" for number in range(12))
    html = f"""<div id=app><button onclick='app.inert = true; m.hidden = false'>Menu</button><ul>{rows}</ul></div>
    <div id=m role=menu hidden><div role=menuitem tabindex=0>Copy</div><hr role=separator><div role=menuitem tabindex=0>Paste</div></div>"""
    agent = await shown(page, site, html)
    result = await page.click(await agent.ref("button", "Menu"))
    assert 'menuitem "Copy"' in result.text
    assert '"Paste"' in result.text
    assert "separator" not in result.text
    assert not result.changes.removed
    assert "behind it" in result.text
    await page.evaluate("app.inert = false; m.hidden = true")


async def test_several_actions_of_which_the_last_opens_a_menu_remove_nothing_either(page, site):
    html = """<div id=app><button onclick='app.inert = true; m.hidden = false'>Menu</button><button>Other</button></div>
    <div id=m role=menu hidden style='position:fixed;inset:20px;background:white'><a role=menuitem href=#x>Copy</a></div>"""
    await shown(page, site, html)
    async with page.sequence() as steps:
        await page.hover('button "Other"')
        await page.click('button "Menu"')
    assert not steps.result().changes.removed
    assert steps.result().changes.behind == 2
    assert 'menuitem "Copy"' in steps.result().text


async def test_after_a_post_the_message_and_the_heading_of_the_new_page_are_told(page, site):
    async def save(request):
        return Response("", "text/html", status=302, headers={"Location": "/list"})

    site.add("/save", save)
    messages = "<ul class=messagelist><li class=success>Page “News” has been published.</li></ul>"
    site.add("/list", f"<!DOCTYPE html><title>CMS</title>{NO_ICON}{messages}<main><h1>All pages</h1><p>Text</p></main>")
    agent = await shown(page, site, "<form method=post action=/save><button>Publish</button></form>")
    result = await page.click(await agent.ref("button", "Publish"))
    assert '"CMS" heading "All pages"' in result.text
    assert 'message: "Page “News” has been published."' in result.text
    assert "requests: POST /save 302" in result.text
    assert result.changes.messages == ["Page “News” has been published."]


async def test_a_new_page_of_many_messages_is_a_list_of_them_and_hidden_ones_are_not_told(page, site):
    mails = "".join(f"<p class=message>Mail {number}</p>" for number in range(30))
    site.add(
        "/mails", f"<!DOCTYPE html>{NO_ICON}<h1>Inbox</h1>{mails}<div role=alert style='opacity:0'>secret order</div>"
    )
    agent = await shown(page, site, "<a href=/mails>Mails</a>")
    result = await page.click(await agent.ref("link", "Mails"))
    assert 'heading "Inbox"' in result.text
    assert not result.changes.messages


async def test_output_is_told_among_many_buttons_that_come_with_it(page, site):
    html = """<button onclick='o.innerHTML = `<pre>Tax due: 940.15</pre>` + `<button>Move this cell up by one place</button>`.repeat(25)'>
    Run</button><div id=o></div>"""
    agent = await shown(page, site, html)
    result = await page.click(await agent.ref("button", "Run"))
    assert 'text: "Tax due: 940.15"' in result.text
    assert 'button "Move this cell up by one place"' in result.text
    assert "buttons more" in result.text


async def test_another_title_is_no_mere_change_of_looks(page, site):
    agent = await shown(
        page, site, "<button onclick='document.title = `Inbox (1)`; this.style.color = `red`'>Go</button>"
    )
    result = await page.click(await agent.ref("button", "Go"))
    assert 'title now: "Inbox (1)"' in result.text
    assert "only looks" not in result.text


async def test_a_select_that_a_framework_sets_back_until_it_has_drawn_has_kept_its_value(page, site):
    html = """<select id=s aria-label=Type onchange='const v = this.value; this.value = `code`; setTimeout(() => this.value = v, 20)'>
    <option value=code>Code<option value=markdown>Markdown</select>"""
    agent = await shown(page, site, html)
    result = await page.select(await agent.ref("combobox", "Type"), "Markdown")
    assert 'value now: "Markdown"' in result.text


async def test_a_search_that_offers_nothing_but_holds_its_text_is_filled(page, site):
    agent = await shown(page, site, "<input role=combobox aria-label=Filter aria-autocomplete=list>")
    result = await page.fill(await agent.ref("combobox", "Filter"), "debug")
    assert 'value now: "debug"' in result.text
    assert "option" not in result.text


@pytest.mark.parametrize(
    ("html", "target"),
    [
        ("<canvas width=300 height=200></canvas>", "canvas"),
        (
            """<div style='height:400px;overflow:hidden'><div id=d style='height:3000px'>long</div></div>
        <script>let y = 0; addEventListener('wheel', e => { e.preventDefault(); d.style.transform = `translateY(${y -= e.deltaY}px)` },
        {passive: false})</script>""",
            None,
        ),
    ],
    ids=["canvas", "by hand"],
)
async def test_what_scrolls_in_its_own_way_is_not_said_to_be_at_its_end(page, site, html, target):
    await shown(page, site, html)
    result = await page.scroll("down", 200, target)
    assert "takes the wheel itself" in result.text
    assert "at its end" not in result.text
    assert result.details["at_end"] is False


async def test_a_page_that_does_not_scroll_is_at_its_end(page, site):
    await shown(page, site, "<p>short")
    assert "nothing moved: it is at its end" in (await page.scroll("down", 200)).text


async def test_an_upload_says_which_files_the_field_has(page, site, tmp_path):
    names = ["price list.pdf", "b.txt"]
    for name in names:
        (tmp_path / name).write_text("x")
    agent = await shown(page, site, "<input type=file multiple aria-label=Files>")
    ref = await agent.ref("button", "Files")
    result = await page.upload(ref, [tmp_path / name for name in names])
    assert 'files now: "price list.pdf", "b.txt"' in result.text
    await page.evaluate("document.querySelector('input').onchange = (event) => event.target.value = ''")
    result = await page.upload(ref, [tmp_path / "b.txt"])
    assert "files now: none" in result.text


async def test_the_way_out_of_a_shade_is_a_button_of_what_it_belongs_to(page, site):
    html = """<button>Menu</button><div style='position:fixed;inset:0;z-index:5;background:#0008'></div>
    <div style='position:fixed;z-index:6;left:40%;top:40%;width:300px;height:200px;background:#fff'><h2>Welcome</h2>
    <button>Start the tour</button><button>Dismiss</button></div>"""
    agent = await shown(page, site, html + "<p>text</p>" * 20)
    await agent.text()
    with pytest.raises(
        cdpagent.NotActionableError, match=r'Try e\d+ button "Dismiss" first \(it also has e\d+ button "Start'
    ):
        await page.click('button "Menu"')


async def test_a_number_that_a_message_has_only_as_a_part_of_another_is_told(page, site):
    html = """<div id=count></div><button onclick='count.textContent = "3"; said.textContent = "Free for 30 days"'>Add</button>
    <p id=said role=status></p>"""
    await shown(page, site, html)
    result = await page.click("button")
    assert 'message: "Free for 30 days"' in result.text
    assert result.changes.texts == ["3"]


async def test_a_layer_with_a_field_is_no_message_and_is_said_to_be_closed(page, site):
    html = """<button id=o onclick="b.hidden = false; n.focus()">Open</button><p>Hello</p>
    <div id=b hidden style='position:fixed;inset:0;background:#ccc;z-index:9' onkeydown="b.hidden = true; o.focus()">
    <h2>Edit</h2><input id=n aria-label=Name><button>Save</button></div>"""
    await shown(page, site, html)
    opened = await page.click('"Open"')
    assert "message" not in opened.text
    assert 'opened: a layer over the page: "Edit"' in opened.text
    closed = await page.press("Escape")
    assert 'closed: a layer over the page "Edit"' in closed.text
    assert "removed" not in closed.text


REUSED = """<button id=go>Go</button><ul id=list></ul><script>let names = 'Ann Bob Cid Dan Eve Fay'.split(' '), most = 4
const draw = () => { const shown = names.slice(0, most); while (list.children.length > shown.length) list.lastChild.remove()
while (list.children.length < shown.length) list.append(document.createElement('li'))
shown.forEach((name, at) => { const li = list.children[at], a = li.firstChild || li.appendChild(document.createElement('a'))
a.href = '#' + at; a.textContent = name }) }; draw(); go.onclick = () => { DOING; draw() }</script>"""


@pytest.mark.parametrize(
    ("doing", "came", "gone"),
    [
        ("names.shift()", "Eve", "Ann"),  # a part of a long list
        ("most = 3, names.shift()", "", "Ann"),  # a list that is drawn without telling its rows apart
        ("most = 5, names.unshift('Zoe')", "Zoe", ""),
    ],
)
async def test_rows_that_are_used_again_are_told_as_what_came_and_went(page, site, doing, came, gone):
    await shown(page, site, REUSED.replace("DOING", doing))
    changes = (await page.click("#go")).changes
    assert changes.changed == []
    assert [change.name for change in changes.added] == [came] * bool(came)
    assert [(change.ref, change.name) for change in changes.removed] == [("", gone)] * bool(gone)
    if came:
        assert (await page.query(changes.added[0].ref, "text")).value == came


async def test_rows_that_are_renamed_are_told_as_renamed(page, site):
    await shown(page, site, REUSED.replace("DOING", "names = names.map((name) => name + ` Lee`)"))
    changes = (await page.click("#go")).changes
    assert [change.now for change in changes.changed] == [f'now "{name} Lee"' for name in ("Ann", "Bob", "Cid", "Dan")]


async def test_requests_that_change_something_are_all_said_and_repeated_ones_once(page, site):
    for path in ("/save", "/move", "/drop"):
        site.add(path, "ok")
    html = """<title>t</title><button onclick="for (let n = 0; n < 3; n++) { fetch('/save?179496758587' + n,
    { method: 'PUT' }); fetch('/poll?' + n) } fetch('/move', { method: 'POST' }); fetch('/drop', { method: 'DELETE' })"
    >Go</button>"""
    await page.open(site.add("/requests", html))
    done = await page.click("button")
    assert "PUT /save 200, POST /move 200, DELETE /drop 200" in done.text
    assert done.text.count("/save") == 1
