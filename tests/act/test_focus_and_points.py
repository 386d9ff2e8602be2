"""Typing into what has the focus, and dragging from point to point."""

from __future__ import annotations

import pytest

import cdpagent


async def test_text_goes_where_the_caret_is_in_what_has_the_focus(page, site):
    site.add("/form", "<label>Name <input id=a value=ad></label><label>City <input id=b></label>")
    await page.open(site.url("/form"))
    await page.evaluate("a.focus(), a.setSelectionRange(1, 1)")
    done = await page.type(None, "n")
    assert await page.evaluate("a.value") == "and"
    assert 'textbox "Name"' in done.text


async def test_text_goes_into_the_frame_that_has_the_focus(page, site):
    site.add("/inner", "<input id=a aria-label=Inner>")
    site.add("/outer", "<iframe src=/inner></iframe>")
    await page.open(site.url("/outer"))
    await page.click("#a")
    assert 'textbox "Inner"' in (await page.type(None, "x")).text
    assert (await page.query("#a", "value")).value == "x"


async def test_where_nothing_has_the_focus_nothing_is_typed(page, site):
    site.add("/form", "<input id=a>")
    await page.open(site.url("/form"))
    with pytest.raises(cdpagent.NotActionableError, match="nothing has the focus") as caught:
        await page.type(None, "x")
    assert caught.value.reason == "no_focus"


async def test_a_drag_goes_from_point_to_point(page, site):
    site.add(
        "/canvas",
        "<div id=from style='width:100px;height:100px;background:red'></div>"
        "<div id=to style='width:300px;height:300px;background:blue'></div><script>"
        "addEventListener('mousedown', (e) => window.begun = [e.target.id, e.offsetX, e.offsetY]);"
        "addEventListener('mouseup', (e) => window.ended = [e.target.id, e.offsetX, e.offsetY])</script>",
    )
    await page.open(site.url("/canvas"))
    await page.drag("#from", "#to", source_position=(10, 20), target_position=(250, 30))
    assert await page.evaluate("begun") == ["from", 10, 20]
    assert await page.evaluate("ended") == ["to", 250, 30]


async def test_what_is_typed_without_a_target_goes_nowhere_else_either(page, site):
    html = """<input id=p type=password><input id=chat><script>
    p.onkeydown = () => { if (p.value.length == 2) chat.focus() }</script>"""
    await page.open(site.add("/steal", html))
    await page.click("#p")
    with pytest.raises(cdpagent.NotActionableError):
        await page.type(None, "hunter2")
    assert await page.evaluate("chat.value") == ""
