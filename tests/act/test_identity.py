"""A ref means what the agent saw: a place stays that place whatever comes into it, a row's button stays that row's."""

from __future__ import annotations

import pytest

import cdpagent
from tests.act.agent import OUT, said, shown

CANVAS = f"""{OUT}<div id=canvas tabindex=0 style='cursor:pointer;height:70vh' onclick='say(`canvas`)'>
<div>Sample reading</div><div>To Celsius</div><div>Temperature</div></div>"""

# --- places ----------------------------------------------------------------------------------------------------------


async def test_a_canvas_is_the_same_when_something_is_added_in_it(page, site):
    agent = await shown(page, site, CANVAS)
    ref = await agent.ref("clickable", "Sample reading To Celsius Temperature")
    await page.evaluate("canvas.insertAdjacentHTML('beforeend', '<div>Greenhouse sensors</div>')")
    await page.click(ref)
    assert await said(page) == "canvas"


async def test_a_canvas_is_the_same_when_something_is_taken_out_of_it(page, site):
    agent = await shown(page, site, CANVAS)
    ref = await agent.ref("clickable", "Sample reading To Celsius Temperature")
    await page.evaluate("canvas.firstElementChild.remove()")
    await page.click(ref)
    assert await said(page) == "canvas"


async def test_a_small_card_is_another_one_when_it_says_more(page, site):
    html = "<div id=d style='cursor:pointer;width:200px' onclick='say(`hit`)'><b>Ann</b><div>Admin</div></div>"
    agent = await shown(page, site, OUT + html)
    ref = await agent.ref("clickable", "Ann Admin")
    await page.evaluate("d.firstChild.textContent = 'Ann Baker'")
    with pytest.raises(cdpagent.StaleRefError):
        await page.click(ref)
    assert await said(page) == "nothing yet"


async def test_what_a_refused_drag_tells_of_its_target_counts_as_seen(page, site):
    html = f"""{OUT}<div id=a style='width:50px;cursor:grab' draggable=true>Card</div>
    <div id=zone tabindex=0 style='height:300px;cursor:pointer' onclick='say(`zone`)' ondragover='event.preventDefault()'
    ondrop='say(`dropped`)'><div>{"Plan " * 40}</div><div>Today</div></div>"""
    agent = await shown(page, site, html)
    refs = (await page.snapshot()).refs
    [zone] = [ref for ref, node in refs.items() if node.name.startswith("Plan")]
    [card] = [ref for ref, node in refs.items() if node.name == "Card"]
    await page.evaluate("zone.innerHTML = `<div>${'Done '.repeat(40)}</div><div>Later</div>`")
    with pytest.raises(cdpagent.StaleRefError, match=f"use {zone} again"):
        await page.drag(card, zone)
    assert await said(page) == "nothing yet"
    await page.drag(card, zone)
    await agent.sees("dropped")


async def test_what_a_refusal_tells_counts_as_seen_although_a_look_would_call_it_otherwise(page, site):
    """A look leaves out what nobody can see in a name; an aim reads the words themselves."""
    html = "<div id=d title='Tip' style='cursor:pointer' onclick='say(this.textContent)'>Ann</div>"
    agent = await shown(page, site, OUT + html)
    ref = await agent.ref("clickable", "Ann")
    await page.evaluate("d.innerHTML = 'Bob\\u200b the <div>second</div>'")
    with pytest.raises(cdpagent.StaleRefError):
        await page.click(ref)
    await page.click(ref)
    assert (await said(page)).startswith("Bob")
