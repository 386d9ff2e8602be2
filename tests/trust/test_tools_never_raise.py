"""Whatever a page does, a tool answers, and the answer can be sent."""

from __future__ import annotations

import json

import pytest

import cdpagent
from tests.agent.mcp_server import open_stdio, text
from tests.browser.family import open_room

LONE = "<script>document.title = 'a\\ud800b'; history.replaceState(0, '', '#\\udfff')</script><p id=p></p>"
DEEP = "(() => { let value = []; for (let i = 0; i < 270; i++) value = [value]; return value })()"


@pytest.fixture
def room(monkeypatch, tmp_path_factory):
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


async def test_half_a_character_does_not_end_the_server(site, room):
    url = site.add("/lone", LONE)
    async with open_stdio("--allow-eval") as client:
        for name, arguments in (
            ("web_open", {"url": url}),
            ("web_eval", {"expression": "['x\\ud800', {'\\udc00': 1}]"}),
            ("web_eval", {"expression": DEEP}),
            ("web_eval", {"expression": "document.body.innerHTML = 'a\\ud800'"}),
            ("web_query", {"ref": "body", "kind": "html"}),
            ("web_snapshot", {"all": True}),
            ("web_tabs", {}),
        ):
            answer = await client.call_tool(name, arguments)
            assert not answer.is_error, text(answer)
    await room.until_empty()


async def test_every_string_of_an_answer_is_well_formed(page, site):
    tools = cdpagent.WebTools(page, allow_eval=True)
    opened = await tools.call("web_open", {"url": site.add("/lone", LONE)})
    assert opened.data["title"] == "a\ufffdb"
    value = (await tools.call("web_eval", {"expression": "['x\\ud800', {'\\udc00': 1}]"})).data["value"]
    assert value == ["x\ufffd", {"\ufffd": 1}]
    deep = (await tools.call("web_eval", {"expression": DEEP})).data["value"]
    assert json.dumps(deep).count("[") == 100


async def test_an_error_that_nobody_foresaw_is_an_answer_and_is_logged(page, site, monkeypatch, caplog):
    await page.open(site.add("/button", "<button>Go</button>"))
    tools = cdpagent.WebTools(page)

    async def broken(*_, **__):
        raise AssertionError("a defect")

    monkeypatch.setattr(type(page), "click", broken)
    for name, arguments in (
        ("web_click", {"ref": "button"}),
        ("web_do", {"steps": [{"do": "click", "ref": "button"}]}),
    ):
        answer = await tools.call(name, arguments)
        assert answer.is_error
        assert answer.data["error"] == "internal_error"
        assert "AssertionError" in answer.text
        assert "a defect" in caplog.text
        caplog.clear()
    assert not (await tools.call("web_snapshot")).is_error


@pytest.mark.parametrize(
    "script",
    [
        "document.open()",
        "document.open(); document.write('<p>new</p>'); document.close()",
        "document.documentElement.remove()",
        "document.replaceChildren()",
        "document.documentElement.replaceWith(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))",
        "document.body.remove()",
        "document.appendChild(document.createComment('x')); document.documentElement.innerHTML = ''",
    ],
)
async def test_a_page_that_takes_its_document_apart_is_answered(page, site, script, caplog):
    await page.open(site.add("/apart", f'<h1>Here</h1><button onclick="{script}">Go</button>'))
    tools = cdpagent.WebTools(page)
    clicked = await tools.call("web_click", {"ref": "button", "snapshot": "all"})
    assert not clicked.is_error, clicked.text
    for name, arguments in (
        ("web_snapshot", {"all": True}),
        ("web_snapshot", {"read": True}),
        ("web_snapshot", {"find": "Here"}),
        ("web_press_key", {"key": "Enter"}),
        ("web_scroll", {}),
        ("web_screenshot", {}),
    ):
        answer = await tools.call(name, arguments)
        assert answer.data.get("error") != "internal_error", (name, answer.text)
    assert "unexpected" not in caplog.text
    assert not (await tools.call("web_reload")).is_error
