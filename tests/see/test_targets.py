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
