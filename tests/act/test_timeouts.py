"""``timeout=`` means the same for every verb: how long all of it may take, and how long a target is waited for."""

from __future__ import annotations

import inspect

import pytest

import cdpagent

VERBS = {
    "click": lambda page, **how: page.click("#late", **how),
    "dblclick": lambda page, **how: page.dblclick("#late", **how),
    "long_press": lambda page, **how: page.long_press("#late", seconds=0.01, **how),
    "hover": lambda page, **how: page.hover("#late", **how),
    "drag": lambda page, **how: page.drag("#here", "#late", **how),
    "focus": lambda page, **how: page.focus("#late", **how),
    "type": lambda page, **how: page.type("#late", "x", **how),
    "press": lambda page, **how: page.press("End", "#late", **how),
    "fill": lambda page, **how: page.fill("#late", "x", **how),
    "clear": lambda page, **how: page.clear("#late", **how),
    "select": lambda page, **how: page.select("#late select", "b", **how),
    "select_text": lambda page, **how: page.select_text("#late", "words", **how),
    "check": lambda page, **how: page.check("#late input", **how),
    "uncheck": lambda page, **how: page.uncheck("#late input", **how),
    "fill_form": lambda page, **how: page.fill_form({"#here": "y", "#late": "x"}, **how),
    "upload": lambda page, **how: page.upload("#late input", [__file__], **how),
    "scroll": lambda page, **how: page.scroll("down", 10, "#late", **how),
    "scroll_into_view": lambda page, **how: page.scroll_into_view("#late", **how),
    "scroll_until": lambda page, **how: page.scroll_until(scroll_selector="#late", max_scrolls=1, stall_ms=50, **how),
    "collect": lambda page, **how: page.collect("#late", **how),
}
INNER = {
    "select": "<div id=late><select><option>a<option>b</select></div>",
    "check": "<div id=late><input type=checkbox></div>",
    "uncheck": "<div id=late><input type=checkbox checked></div>",
    "upload": "<div id=late><input type=file></div>",
    "scroll": "<div id=late style='height:50px;overflow:auto'><p style='height:500px'>Long</div>",
    "scroll_until": "<div id=late style='height:50px;overflow:auto'><p style='height:500px'>Long</div>",
    "collect": "<ul id=late><li>One<li>Two</ul>",
}
LATER = """([html, wait]) => { setTimeout(() => document.body.insertAdjacentHTML('beforeend', html), wait) }"""


@pytest.fixture
async def late(page, site, request):
    """The page to which ``#late`` comes after the two seconds that a target usually has."""
    verb = request.node.callspec.params["verb"]
    await page.open(site.add("/late", "<title>x</title><input id=here value=x><p>Words"))
    html = INNER.get(verb, "<textarea id=late>some words</textarea>")
    await page.evaluate(LATER, [html, 2600])
    return page


@pytest.mark.parametrize("verb", VERBS)
async def test_a_target_is_waited_for_as_long_as_the_timeout_says(late, verb):
    await VERBS[verb](late, timeout=20)


@pytest.mark.parametrize("verb", ["fill", "hover"])
async def test_the_page_and_the_browser_have_a_default(late, browser, verb):
    browser.set_default_timeout(1)
    try:
        with pytest.raises(cdpagent.RefNotFoundError):
            await VERBS[verb](late)
        late.set_default_timeout(20)
        await VERBS[verb](late)
    finally:
        browser.set_default_timeout(None)


async def test_every_verb_has_a_timeout(page):
    verbs = [name for name in VERBS if "timeout" not in inspect.signature(getattr(page, name)).parameters]
    assert verbs == []
    with pytest.raises(ValueError, match="seconds above 0"):
        page.set_default_timeout(0)
