"""Pages whose elements are called like what scripts ask elements for: forms and documents then give those instead."""

from __future__ import annotations

import pytest

from tests.act.agent import OUT, said, shown

NAMES = [
    "assignedSlot", "attributes", "checkVisibility", "children", "clientHeight", "closest", "contains", "control",
    "dispatchEvent", "draggable", "focus", "getAttribute", "getBoundingClientRect", "getClientRects", "getRootNode",
    "getTotalLength", "hasAttribute", "host", "inert", "innerText", "isConnected", "isContentEditable", "labels",
    "localName", "matches", "namespaceURI", "nodeType", "parentNode", "querySelector", "querySelectorAll",
    "scrollHeight", "scrollIntoView", "scrollTo", "scrollTop", "shadowRoot", "type",
]  # fmt: skip
FORM = "".join(f"<input type=hidden name={name}>" for name in NAMES)


async def test_a_form_whose_fields_are_called_like_its_properties(page, site):
    html = f"""{OUT}<form id=f style='height:90px;width:300px;overflow:auto' onsubmit='say(`sent`); return false'
    onclick='say(`form`)'>{FORM}<input name=word><ul style='height:3000px'><li>one<li>two</ul>
    <button onclick='event.stopPropagation()'>Go</button></form>"""
    await shown(page, site, html)
    await page.fill("[name=word]", "tea")
    assert (await page.scroll("down", 50, "#f")).details["scrolled"] == (0, 50)
    assert [item.text for item in (await page.collect("#f")).items] == ["one", "two"]
    await page.wait(selector="#f", text="two")
    await page.scroll_into_view("#f")
    await page.click("#f")
    assert await said(page) == "form"
    await page.click("button")
    assert await said(page) == "sent"


@pytest.mark.parametrize("where", ["<img name={}>", "<form name={}></form>"])
async def test_a_document_whose_elements_are_called_like_its_properties(page, site, where):
    names = [
        "activeElement", "body", "createRange", "documentElement", "elementFromPoint", "getAnimations", "nodeType",
        "querySelectorAll", "scrollingElement",
    ]  # fmt: skip
    clobbering = "".join(where.format(name) for name in names)
    html = f"{OUT}{clobbering}<button onclick='say(`hit`)'>Go</button><input><div style='height:3000px'></div>"
    await shown(page, site, html)
    await page.click("button")
    assert await said(page) == "hit"
    await page.fill("input", "tea")
    await page.wait(text="hit")
    assert (await page.scroll("down", 100)).details["scrolled"] == (0, 100)
