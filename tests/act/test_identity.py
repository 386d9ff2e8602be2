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


async def test_a_drag_goes_to_a_place_that_something_has_come_into(page, site):
    html = f"""{OUT}<p id=card draggable=true>Lamp</p>
    <div id=zone tabindex=0 style='height:70vh;cursor:pointer' onclick='0' ondragover='event.preventDefault()'
    ondrop='say(`dropped`)'><div>Sample reading</div><div>To Celsius</div><div>Temperature</div></div>"""
    agent = await shown(page, site, html)
    zone = await agent.ref("clickable", "Sample reading To Celsius Temperature")
    await page.evaluate("zone.insertAdjacentHTML('beforeend', '<div>Greenhouse sensors</div>')")
    await page.drag("#card", zone)
    assert await said(page) == "dropped"


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


# --- rows ------------------------------------------------------------------------------------------------------------

ROWS = {
    "divs": "<div><span class=n>{name}</span> <button onclick='say(`deleted ` + this.parentNode.innerText)'>Delete</button></div>",
    "list": "<li><span class=n>{name}</span> active <button onclick='say(`deleted ` + this.parentNode.innerText)'>Delete</button>",
    "button first": "<div><button onclick='say(`deleted ` + this.parentNode.innerText)'>Delete</button> <b class=n>{name}</b></div>",
    "cards": """<section class=card><div><h3 class=n>{name}</h3><p>Member</p></div><div><button
    onclick='say(`deleted ` + this.closest("section").innerText)'>Delete</button><button>Edit</button></div></section>""",
}
TABLE = "<tr><td class=n>{name}<td>active<td><button onclick='say(`deleted ` + this.closest(`tr`).innerText)'>Delete</button>"
SWAP = """() => { const [a, b] = document.querySelectorAll('.n'), name = a.textContent;
a.textContent = b.textContent; b.textContent = name }"""


def rows(shape: str) -> str:
    people = ("Alice", "Bob", "Carol")
    if shape == "table":
        return f"{OUT}<h1>People</h1><table>{''.join(TABLE.format(name=name) for name in people)}</table>"
    return f"{OUT}<h1>People</h1><div>{''.join(ROWS[shape].format(name=name) for name in people)}</div>"


@pytest.mark.parametrize("shape", [*ROWS, "table"])
async def test_a_button_of_a_row_that_is_another_row_now_is_refused(page, site, shape):
    await shown(page, site, rows(shape))
    snapshot = await page.snapshot(interactive_only=False)
    ref = next(ref for ref, node in snapshot.refs.items() if node.name == "Delete")
    await page.evaluate(SWAP)
    with pytest.raises(cdpagent.StaleRefError, match='beside "Bob') as caught:
        await page.click(ref)
    assert f"use {ref} again" in str(caught.value)
    assert await said(page) == "nothing yet"
    await page.click(ref)
    assert "Bob" in await said(page)


@pytest.mark.parametrize("shape", [*ROWS, "table"])
async def test_buttons_of_rows_that_stay_are_clicked_one_after_the_other(page, site, shape):
    await shown(page, site, rows(shape))
    snapshot = await page.snapshot()
    refs = [ref for ref, node in snapshot.refs.items() if node.name == "Delete"]
    for ref, name in zip(refs, ("Alice", "Bob", "Carol"), strict=True):
        await page.click(ref)
        assert name in await said(page)
        await page.evaluate(
            "n => [...document.querySelectorAll('.n')].find(e => e.textContent === n).closest("
            "'tr,li,section,div').remove()",
            name,
        )


async def test_counters_and_times_of_a_row_may_go_on(page, site):
    row = (
        "<li><b>{name}</b> <i>{count} files</i> <u>5 minutes ago</u> <button onclick='say(`open {name}`)'>Open</button>"
    )
    html = "".join(row.format(name=name, count=at) for at, name in enumerate(("Ann", "Ben")))
    agent = await shown(page, site, f"{OUT}<ul>{html}</ul>")
    ref = await agent.ref("button", "Open", 1)
    await page.evaluate("""() => { document.querySelectorAll('i').forEach(e => e.textContent = '17 files');
    document.querySelectorAll('u').forEach(e => e.textContent = '6 minutes ago') }""")
    await page.click(ref)
    assert await said(page) == "open Ben"


async def test_the_row_of_one_that_went_before_is_not_taken_for_its_own(page, site):
    """As a list without keys does: the first row is written anew, the last one goes."""
    agent = await shown(page, site, rows("list").replace("Carol", "Bob"))
    await page.evaluate("document.querySelector('li:last-child').remove()")
    ref = await agent.ref("button", "Delete", 0)
    await page.evaluate(
        "() => { document.querySelector('.n').textContent = 'Bob'; document.querySelector('li:last-child').remove() }"
    )
    with pytest.raises(cdpagent.StaleRefError, match='beside "Bob'):
        await page.click(ref)
    assert await said(page) == "nothing yet"
