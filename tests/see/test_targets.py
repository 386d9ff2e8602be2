"""Targets that are the words of a snapshot: a role alone, where the page has one of it."""

from __future__ import annotations

import pytest

import cdpagent

PAGE = """<title>Mail</title><div role=main aria-label=Inbox><h1>Inbox</h1><button>Write</button></div>
<div role=navigation aria-label=Folders><a href=#a>A</a><a href=#b>B</a></div>
<div role=navigation aria-label=Help><a href=#c>C</a><a href=#d>D</a></div>
<div role=slider tabindex=0 aria-label=Size aria-valuenow=3 style="width:50px;height:20px"
  onclick="document.title = 'hit'"></div>"""


async def test_a_role_alone_is_a_scope_where_there_is_one_of_it(page, site):
    site.add("/mail", PAGE)
    await page.open(site.url("/mail"))
    main = await page.snapshot(scope="main")
    assert 'button "Write"' in main.text
    assert 'link "A"' not in main.text


async def test_every_verb_takes_a_role(page, site):
    site.add("/mail", PAGE)
    await page.open(site.url("/mail"))
    assert (await page.query("slider", "name")).value == "Size"
    await page.click("slider")
    assert await page.title() == "hit"
    assert (await page.screenshot(target="slider")).width >= 50


async def test_a_tag_of_that_name_goes_first(page, site):
    site.add(
        "/form", "<form id=f><input aria-label=Name></form><div role=form aria-label=Other><button>B</button></div>"
    )
    await page.open(site.url("/form"))
    assert (await page.query("form", "attrs")).value == {"id": "f"}


async def test_several_of_a_role_are_named_with_their_refs(page, site):
    site.add("/mail", PAGE)
    await page.open(site.url("/mail"))
    with pytest.raises(cdpagent.AmbiguousTargetError) as caught:
        await page.snapshot(scope="navigation")
    assert [node.name for node in caught.value.candidates] == ["Folders", "Help"]
    folders, _ = caught.value.candidates
    assert folders.describe() in str(caught.value)
    assert 'link "A"' in (await page.snapshot(scope=folders.ref)).text


async def test_a_scope_that_is_nowhere_says_what_there_is(page, site):
    site.add("/mail", PAGE)
    await page.open(site.url("/mail"))
    for scope in ("contentinfo", "#nowhere"):
        with pytest.raises(cdpagent.RefNotFoundError) as caught:
            await page.snapshot(scope=scope)
        assert 'main "Inbox"' in str(caught.value)
        assert 'heading "Inbox"' in str(caught.value)
    with pytest.raises(cdpagent.RefNotFoundError):
        await page.click("contentinfo")


async def test_a_role_is_found_in_a_frame(page, site):
    site.add("/inner", "<div role=main><button>Inner</button><button>Other</button></div>")
    site.add("/outer", "<button>Outer</button><iframe src=/inner></iframe>")
    await page.open(site.url("/outer"))
    scoped = await page.snapshot(scope="main")
    assert "Inner" in scoped.text
    assert "Outer" not in scoped.text


# --- what is said ----------------------------------------------------------------------------------------------------

TABLE = """<title>t</title><table><tr><th>Name<th>Do
<tr><td>scratch<td><button onclick="document.title='scratch'">delete</button>
<tr><td>main<td><button onclick="document.title='main'">delete</button></table>
<button onclick="document.title='done'">Done</button>
<button onclick="document.title='all'">Run   All Cells</button>
<button onclick="document.title='draft'">Save as draft</button>
<a href="javascript:void(document.title='link')">Publish</a>
<input placeholder="Search the docs" onclick="document.title='search'">
<p>Nothing to press</p>"""


async def test_an_element_is_acted_on_by_what_a_snapshot_says(page, site):
    site.add("/table", TABLE)
    await page.open(site.url("/table"))
    for target, title in (
        ('button "Done"', "done"),
        ('"run all cells"', "all"),
        ("button 'save'", "draft"),
        ('button "delete" in row "scratch"', "scratch"),
        ('"delete" in "main"', "main"),
        ('textbox "Search the docs"', "search"),
    ):
        done = await page.click(target)
        assert await page.title() == title, target
        assert done.target == target
    assert (await page.query('"Nothing to press"', "text")).value == "Nothing to press"
    assert "scratch" in (await page.snapshot(scope='row "scratch"')).text
    assert (await page.screenshot(target='button "Done"')).width > 10


async def test_what_has_the_name_under_another_role_is_taken_and_said(page, site):
    site.add("/table", TABLE)
    await page.open(site.url("/table"))
    done = await page.click('button "Publish"')
    assert await page.title() == "link"
    assert "no button is called that" in done.text
    assert 'link "Publish"' in done.text


async def test_several_are_named_with_what_stands_around_each(page, site):
    site.add("/table", TABLE)
    await page.open(site.url("/table"))
    with pytest.raises(cdpagent.AmbiguousTargetError) as caught:
        await page.click('button "delete"')
    scratch, main = caught.value.candidates
    assert f'{scratch.ref} button "delete" (beside "scratch")' in str(caught.value)
    await page.click(main)
    assert await page.title() == "main"


async def test_rows_without_a_role_are_told_apart_by_what_stands_in_them(page, site):
    rows = "".join(
        f"<div class=card><b>{name}</b><p>Some words</p><div><button onclick=\"document.title='{name}'\">Buy</button></div></div>"
        for name in ("Apple", "Pear")
    )
    site.add("/cards", rows + "<div class=card><b>Plum</b></div>")
    await page.open(site.url("/cards"))
    await page.click('button "Buy" in "Pear"')
    assert await page.title() == "Pear"
    # What stands in another card is not what is meant, even where only one of them can be bought.
    await page.evaluate("document.querySelector('.card').remove()")
    with pytest.raises(cdpagent.RefNotFoundError):
        await page.click('button "Buy" in "Plum"')


async def test_what_is_in_front_is_meant(page, site):
    site.add(
        "/dialog",
        "<button>Delete</button><div role=dialog aria-label=Sure style='position:fixed;inset:20px;background:#fff;z-index:9'>"
        "<p>Sure?</p><button onclick=\"document.title='sure'\">Delete</button></div>",
    )
    await page.open(site.url("/dialog"))
    await page.click('button "Delete"')
    assert await page.title() == "sure"


async def test_what_is_said_is_found_in_a_frame(page, site):
    site.add("/inner", "<button onclick=\"top.document.title='inner'\">Inner</button>")
    site.add("/outer", "<title>o</title><button>Outer</button><iframe src=/inner></iframe>")
    await page.open(site.url("/outer"))
    await page.click('button "Inner"')
    assert await page.title() == "inner"


async def test_what_is_nowhere_says_what_is_like_it(page, site):
    site.add("/table", TABLE + "<div hidden>Secret menu</div>")
    await page.open(site.url("/table"))
    with pytest.raises(cdpagent.RefNotFoundError, match=r'Most like it: e\d+ button "Done"'):
        await page.click('button "Dune"')
    with pytest.raises(cdpagent.RefNotFoundError, match="Nobody can see these words"):
        await page.click('"Secret menu"')


async def test_elements_of_snapshots_and_matches_are_targets(page, site):
    site.add("/table", TABLE)
    await page.open(site.url("/table"))
    node = next(node for node in (await page.snapshot()).refs.values() if node.name == "Done")
    await page.click(node)
    assert await page.title() == "done"
    [match] = await page.find("Run All Cells")
    await page.click(match)
    assert await page.title() == "all"
    assert (await page.query(match, "role")).value == "button"
    assert "Done" in (await page.snapshot(scope=node)).text


async def test_plain_html_takes_what_is_said():
    document = cdpagent.HtmlDocument(TABLE)
    assert document.query('button "delete" in row "scratch"', "text").value == "delete"
    with pytest.raises(cdpagent.AmbiguousTargetError):
        document.query('button "delete"', "text")


# --- selectors -------------------------------------------------------------------------------------------------------


async def test_a_selector_means_the_one_that_shows(page, site):
    site.add(
        "/menus",
        "<title>t</title><div hidden><button class=go>Hidden</button></div>"
        "<button class=go onclick=\"document.title='shown'\">Shown</button>",
    )
    await page.open(site.url("/menus"))
    assert (await page.query(".go", "text")).value == "Shown"
    await page.click(".go")
    assert await page.title() == "shown"


async def test_a_selector_that_several_match_is_ambiguous(page, site):
    site.add("/table", TABLE)
    await page.open(site.url("/table"))
    for verb in (page.click, page.hover, lambda target: page.query(target, "text")):
        with pytest.raises(cdpagent.AmbiguousTargetError) as caught:
            await verb("td button")
        assert len(caught.value.candidates) == 2
        assert 'beside "scratch"' in str(caught.value)
    await page.click(caught.value.candidates[0])
    assert await page.title() == "scratch"


@pytest.mark.parametrize("target", ["text=Send", "//button", "button:has-text('x')", 'button "Done'])
async def test_what_is_no_target_says_what_one_is(page, site, target):
    site.add("/table", TABLE)
    await page.open(site.url("/table"))
    for verb in (page.click, lambda target: page.query(target, "text"), lambda target: page.wait(selector=target)):
        with pytest.raises(cdpagent.TargetError, match='such as button "Done"'):
            await verb(target)


# --- waiting ---------------------------------------------------------------------------------------------------------

LATER = """<title>t</title><script>
const later = () => setTimeout(() => {
  const button = document.createElement("button");
  button.id = "late"; button.textContent = "Late"; button.onclick = () => document.title = "late";
  document.body.append(button);
}, 200)</script><body onload=0>"""


@pytest.mark.parametrize("target", ["#late", 'button "Late"'])
async def test_a_target_that_is_not_there_yet_is_waited_for(page, site, target):
    site.add("/later", LATER)
    for use in (
        lambda: page.click(target),
        lambda: page.query(target, "text"),
        lambda: page.snapshot(scope=target),
        lambda: page.screenshot(target=target),
        lambda: page.wait(selector=target),
    ):
        await page.open(site.url("/later"))
        await page.snapshot()
        await page.evaluate("later()")
        await use()


@pytest.mark.parametrize("target", ["#inner", 'button "Inner"'])
async def test_a_target_in_a_frame_that_comes_is_waited_for(page, site, target):
    site.add("/inner", "<button id=inner onclick=\"top.document.title='inner'\">Inner</button>")
    site.add("/outer", "<title>o</title><body>")
    await page.open(site.url("/outer"))
    await page.evaluate(
        "setTimeout(() => { const f = document.createElement('iframe'); f.src = '/inner'; document.body.append(f) }, 200)"
    )
    await page.click(target)
    assert await page.title() == "inner"


async def test_a_longer_timeout_waits_longer(page, site):
    site.add("/outer", "<title>o</title><body>")
    await page.open(site.url("/outer"))
    await page.evaluate("setTimeout(() => document.body.innerHTML = '<button>Late</button>', 3000)")
    await page.click('button "Late"', timeout=20)


async def test_a_name_that_begins_with_what_is_said_goes_before_one_that_has_it_elsewhere(page, site):
    await page.open(site.add("/cart", "<button>Add to cart</button><button>Cart 1</button><button>Carton</button>"))
    assert (await page.query('button "cart"', "text")).value == "Cart 1"


async def test_a_role_in_what_is_said_is_acted_on(page, site):
    rows = "".join(
        f"<tr><td>{name}<td><button onclick='document.title = \"{name}\"'>Delete</button>" for name in ("Alice", "Bob")
    )
    await page.open(site.add("/people", f"<table>{rows}</table>"))
    await page.click('button in row "Bob"')
    assert await page.title() == "Bob"


SEARCH = "<header><form id=search><input aria-label=Search><button>Go</button></form></header>"
PROFILE = "<form id=profile><h2>Profile</h2><label>Name <input></label><button>Save</button></form>"
PASSWORD = (
    "<form><fieldset><legend>Password</legend><label>New <input></label></fieldset><button>Change</button></form>"
)


async def test_the_only_form_with_fields_in_the_main_part_is_meant(page, site):
    html = f"{SEARCH}<main><h1>Account</h1>{PROFILE}<form><button>Log out</button></form></main>"
    await page.open(site.add("/forms", html))
    seen = await page.snapshot(scope="form")
    assert "Save" in seen.text
    assert "Log out" not in seen.text


async def test_several_forms_are_told_by_what_they_are_about(page, site):
    unnamed = "<form><label>Newsletter <input></label></form>"
    await page.open(site.add("/forms", f"{SEARCH}<main><h1>Account</h1>{PROFILE}{PASSWORD}{unnamed}</main>"))
    with pytest.raises(cdpagent.AmbiguousTargetError) as error:
        await page.snapshot(scope="form")
    message = str(error.value)
    about = ['form (with "Profile")', 'form (with "Password")', 'form (with "Newsletter")', 'form (with "Search")']
    assert [message.index(each) for each in about] == sorted(message.index(each) for each in about)
    assert "Save" in (await page.snapshot(scope='form "Profile"')).text


async def test_a_picture_that_only_its_markup_names_is_among_what_an_error_tells(page, site):
    icon = "<svg width=16 height=16><path d='M0 0L9 9'/></svg>"
    crumb = f"<span class=crumbs-home title=/srv onclick=0 style='display:inline-block'>{icon}</span>"
    await page.open(site.add("/crumbs", f"{crumb}<button>Away</button><p class=home-text>Text</p>"))
    home = next(ref for ref, node in (await page.snapshot()).refs.items() if node.name == "/srv")
    with pytest.raises(cdpagent.RefNotFoundError, match=f'Most like it: {home} clickable "/srv"'):
        await page.click('"home"')


async def test_a_picture_is_called_by_what_its_icon_means(page, site):
    icons = {
        "titled": "<svg width=16 height=16><title>Root</title><path d='M0 0L9 9'/></svg>",
        "labelled": "<svg width=16 height=16 aria-label=Inbox><path d='M0 0L9 9'/></svg>",
        "classed": "<i class='fa fa-home' style='display:inline-block;width:16px;height:16px'></i>",
    }
    html = "".join(f"<a href=#{name} onclick='out.textContent = this.hash'>{icon}</a> " for name, icon in icons.items())
    await page.open(site.add("/icons", f"{html}<p id=out>"))
    for said, name in (('"Root"', "titled"), ('link "inbox"', "labelled"), ('"home"', "classed")):
        await page.click(said)
        assert await page.evaluate("out.textContent") == f"#{name}"
