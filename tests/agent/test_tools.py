"""The web tools as a model uses them: by name, with JSON, rightly and wrongly."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest
import trio
import trio.testing

import cdpagent
from cdpagent.agent.tools import READ_ONLY, TOOLS
from tools.tool_definitions import PATH, written

FORM = """<!DOCTYPE html><title>Form</title><h1>Sign up</h1><label>Name <input id=name></label>
<label>Plan <select><option>Free<option>Pro</select></label><label><input type=checkbox>Terms</label>
<button onclick="document.body.insertAdjacentHTML('beforeend', '<p role=status>Welcome!</p>')">Join</button>
<a href="/next" target=_blank>Terms of use</a><button onclick="document.title = confirm('Sure?')">Ask</button>"""


@pytest.fixture
async def tools(page, site):
    await page.open(site.add("/form", FORM))
    return cdpagent.WebTools(page)


async def ref(tools: cdpagent.WebTools, role: str, name: str) -> str:
    page = await tools.page()
    return next(ref for ref, node in (await page.snapshot()).refs.items() if (node.role, node.name) == (role, name))


# --- definitions -----------------------------------------------------------------------------------------------------


def test_there_are_at_most_25_tools():
    assert len(TOOLS) <= 25
    assert all(name.startswith("web_") for name in TOOLS)
    assert set(TOOLS) > READ_ONLY


def test_the_documented_definitions_equal_the_code():
    assert PATH.read_text("utf-8") == written(), "run `make tools`"


def test_the_documented_prompt_equals_the_shipped_one():
    documented = PATH.parents[1] / "prompt" / "web-agent.md"
    shipped = files("cdpagent.agent").joinpath("instructions.md")
    assert documented.read_text("utf-8") == shipped.read_text("utf-8")


async def test_eval_exists_only_when_it_is_allowed(page):
    assert "web_eval" not in cdpagent.WebTools(page).names
    result = await cdpagent.WebTools(page).call("web_eval", {"expression": "1"})
    assert result.data["error"] == "unknown_action"
    allowed = cdpagent.WebTools(page, allow_eval=True)
    assert (await allowed.call("web_eval", {"expression": "[1, 'a']"})).text == '[1, \\"a\\"]'
    with pytest.raises(ValueError, match="unknown tool"):
        cdpagent.WebTools(page, only=["web_fly"])
    with pytest.raises(ValueError, match="unknown vendor"):
        allowed.definitions("acme")  # type: ignore[arg-type]


# --- the loop --------------------------------------------------------------------------------------------------------


@pytest.mark.smoke
async def test_open_look_fill_click_look(browser, site):
    tools = cdpagent.WebTools(browser)
    site.add("/form", FORM)
    opened = await tools.call("web_open", {"url": site.url("/form"), "snapshot": True})
    assert not opened.is_error
    assert 'textbox "Name"' in opened.text
    assert (await tools.call("web_fill", {"ref": await ref(tools, "textbox", "Name"), "value": "Ada"})).data["success"]
    chosen = await tools.call("web_select", {"ref": await ref(tools, "combobox", "Plan"), "values": ["Pro"]})
    assert 'value now: "Pro"' in chosen.text
    assert "value now: true" in (await tools.call("web_check", {"ref": await ref(tools, "checkbox", "Terms")})).text
    join = json.dumps({"ref": await ref(tools, "button", "Join"), "snapshot": True})
    clicked = await tools.call("web_click", join)
    assert "Welcome!" in clicked.text
    assert clicked.data["effect"]
    assert "Welcome!" in (await tools.call("web_snapshot", {"find": "welcome"})).text
    assert (await tools.call("web_query", {"ref": "h1", "kind": "text"})).data["value"] == "Sign up"
    assert (await tools.call("web_snapshot", {"read": True})).text.startswith("[article ")
    picture = await tools.call("web_screenshot")
    assert picture.images[0].data.startswith(b"\x89PNG")


async def test_calls_made_at_once_run_in_their_order(tools):
    done = []

    async def call(name: str, arguments: dict[str, Any]) -> None:
        done.append((await tools.call(name, arguments)).text)

    async with trio.open_nursery() as nursery:
        for name, arguments in (
            ("web_fill", {"ref": "#name", "value": "Ada"}),
            ("web_type", {"ref": "#name", "text": " L."}),
            ("web_query", {"ref": "#name", "kind": "value"}),
        ):
            nursery.start_soon(call, name, arguments)
            await trio.testing.wait_all_tasks_blocked()
    assert done[-1] == '"Ada L."'


async def test_tabs(tools, site):
    site.add("/next", "<title>Next</title>")
    clicked = await tools.call("web_click", {"ref": await ref(tools, "link", "Terms of use")})
    listed = await tools.call("web_tabs")
    assert [tab["current"] for tab in listed.data["tabs"]].count(True) == 1
    new = next(tab["tab"] for tab in listed.data["tabs"] if tab["url"].endswith("/next"))
    assert f'tab {new} "Next" is selected now; web_tabs select t1 goes back' in clicked.text
    assert (await tools.page()).url.endswith("/next")
    assert "t1 " in (await tools.call("web_tabs", {"action": "select", "tab": "t1"})).text
    assert (await tools.page()).url.endswith("/form")
    assert f"{new} " in (await tools.call("web_tabs", {"action": "select", "tab": new})).text
    assert not (await tools.call("web_close")).is_error
    assert (await tools.call("web_tabs", {"action": "select", "tab": new})).data["reason"] == "no_such_tab"
    assert (await tools.call("web_tabs", {"action": "new", "url": site.url("/form")})).data["success"]


async def test_a_tab_that_the_page_opens_is_followed_and_the_way_back_is_said(page, site):
    site.add("/popup", "<title>Popup</title><button onclick='window.close()'>Shut me</button>")
    opener = site.add("/opener", "<button onclick='window.open(\"/popup\")'>Open</button>")
    await page.open(opener)
    tools = cdpagent.WebTools(page)
    opened = await tools.call("web_click", {"ref": "button", "snapshot": "changes"})
    assert opened.text.count("/popup") == 2  # in the receipt, and in the snapshot
    assert 'tab t2 "Popup" is selected now; web_tabs select t1 goes back' in opened.text
    assert 'button "Shut me"' in opened.text
    shut = await tools.call("web_click", {"ref": "button"})
    assert "the page closed itself" in shut.text
    assert f"current tab now: t1 {opener}" in shut.text


async def test_a_tab_of_the_user_is_not_followed(page, site, monkeypatch):
    site.add("/popup", "<title>Popup</title>")
    await page.open(site.add("/opener", "<button onclick='window.open(`/popup`)'>Open</button>"))
    tools = cdpagent.WebTools(page)
    monkeypatch.setattr(cdpagent.Page, "ours", property(lambda self: self is page))
    opened = await tools.call("web_click", {"ref": "button"})
    assert opened.text.endswith("new tab t2: web_tabs selects it")
    assert await tools.page() is page


async def test_dialogs_are_dismissed_unless_asked_otherwise(tools):
    page = await tools.page()
    button = await ref(tools, "button", "Ask")
    assert "dismissed" in (await tools.call("web_click", {"ref": button})).text
    assert "accepted" in (await tools.call("web_click", {"ref": button, "dialog": "accept"})).text
    assert await page.title() == "true"
    assert "dismissed" in (await tools.call("web_click", {"ref": button})).text


# --- what goes wrong -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "chrome://settings",
        "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)", "view-source:http://127.0.0.1/",
        "example.com", "", "http://",
    ],
)  # fmt: skip
async def test_urls_that_are_not_opened(tools, url):
    before = (await tools.page()).url
    result = await tools.call("web_open", {"url": url})
    assert result.is_error
    assert result.data["error"] in ("blocked_by_policy", "invalid_url", "invalid_arguments", "navigation_failed")
    assert (await tools.page()).url == before


async def test_the_error_for_a_stale_ref_shows_the_page_as_it_is_now(tools, site):
    join = await ref(tools, "button", "Join")
    await tools.call("web_reload")
    stale = await tools.call("web_click", {"ref": join})
    assert stale.data["error"] == "stale_ref"
    assert "Join" in stale.text.partition("\n")[2]
    unknown = await tools.call("web_click", {"ref": "e999"})
    assert unknown.data["error"] == "ref_not_found"


# --- one tool for all ------------------------------------------------------------------------------------------------


async def test_the_browser_tool_starts_uses_and_stops_a_browser(site, launch, monkeypatch):
    monkeypatch.setattr("cdpagent.agent.browser_tool.launch", launch)
    site.add("/form", FORM)
    async with cdpagent.BrowserTool() as tool:
        assert (await tool.call({"action": "navigate", "url": site.url("/form")})).data["error"] == "not_started"
        assert (await tool.call({"action": "status"})).data == {"success": True, "running": False}
        started = await tool.call({"action": "start"})
        assert started.data["profile"] == "sandbox"
        assert "Form" in (await tool.call({"action": "navigate", "url": site.url("/form")})).text
        seen = await tool.call({"action": "snapshot"})
        name = seen.text.partition('textbox "Name" [ref=')[2].partition("]")[0]
        assert (
            'value now: "Ada"' in (await tool.call({"action": "act", "act": "fill", "ref": name, "value": "Ada"})).text
        )
        assert (await tool.call({"action": "act", "act": "select", "ref": "select", "value": "Pro"})).data["success"]
        assert (await tool.call({"action": "fly"})).data["error"] == "invalid_arguments"
        assert (await tool.call({"action": "stop"})).data["running"] is False
        assert (await tool.call({"action": "status"})).data["running"] is False
    assert tool.definition("anthropic")["name"] == "browser"


# --- what the texts suggest works ------------------------------------------------------------------------------------

MANY = "<title>Many</title><main><h1>Links</h1>%s</main>"


def calls_in(text: str) -> list[dict[str, Any]]:
    """The calls of web_snapshot that a text suggests, as a model would make them."""
    calls = []
    for call in re.findall(r"\(web_snapshot ([^()]*)\)", text):
        pairs = (pair.partition("=") for pair in call.split())
        calls.append({key: json.loads(value) for key, _, value in pairs})
    return calls


@pytest.mark.parametrize("asked", [{}, {"all": True}, {"all": False}, {"max_chars": 1500}])
async def test_what_the_text_suggests_for_missing_rows_shows_them(page, site, asked):
    links = "".join(f"<section><a href=/{at}>Go to number {at}</a> about {at}</section>" for at in range(900))
    await page.open(site.add("/many", MANY % links))
    tools = cdpagent.WebTools(page)
    seen = await tools.call("web_snapshot", asked)
    assert calls_in(seen.text)
    for call in calls_in(seen.text):
        more = await tools.call("web_snapshot", call)
        assert not more.is_error, (call, more.text)
        assert len(more.text) > len(seen.text)


async def test_an_unknown_parameter_is_answered_with_those_there_are(tools):
    refused = await tools.call("web_snapshot", {"max_nodes": 5})
    assert (
        "max_nodes: unknown parameter; use find, all, read, page, scope, since, viewport_only, max_chars"
        in refused.text
    )


async def test_changes_are_told_whichever_tool_showed_the_page(tools, page, site):
    await tools.call("web_open", {"url": site.add("/form2", FORM + "<p>More to read</p>" * 20), "snapshot": True})
    first = await tools.call("web_snapshot")
    join = {"ref": await ref(tools, "button", "Join"), "snapshot": True}
    clicked = await tools.call("web_click", join)
    again = await tools.call("web_click", join)
    after = await tools.call("web_snapshot", {"since": first.data["snapshot_id"]})
    small = await tools.call("web_snapshot", {"max_chars": 900})
    later = await tools.call("web_snapshot", {"since": small.data["snapshot_id"]})
    for result in (clicked, again, after, later):
        assert " since=snap_" in result.text
        assert "full=" not in result.text
    assert "added=1" in clicked.text
    assert "added=2" in after.text
    assert "no change" in later.text


async def test_changes_that_are_too_long_are_the_page_within_the_limit(page, site):
    button = '<button onclick="document.body.append(...Array.from({length: 300}, (_, at) => {'
    await page.open(site.add("/grow", button + "const p = document.createElement('button');"
                             "p.textContent = `Further button ${at}`; return p; }))\">Grow</button>"))  # fmt: skip
    tools = cdpagent.WebTools(page, max_chars=2000)
    await tools.call("web_snapshot")
    grown = await tools.call("web_click", {"ref": "button", "snapshot": True})
    assert len(grown.text) < 2000 + 1000
    assert 'button "Further button 0"' in grown.text


async def test_find_tells_of_words_that_are_there_but_hidden(page, site):
    hidden = (
        "<div style='display:none'><button>Delete page</button><p>delete this</p></div><details>To delete</details>"
    )
    await page.open(
        site.add("/menu", f"<title>Delete</title><button>Actions</button>{hidden}<script>'delete'</script>")
    )
    tools = cdpagent.WebTools(page)
    found = await tools.call("web_snapshot", {"find": "Delete"})
    assert found.text == (
        'nothing visible on the page says "Delete"\n'
        "3 hidden texts say it: a closed menu, tab or section may show it; only what is visible is searched"
    )
    assert (await tools.call("web_snapshot", {"find": "nowhere"})).text == 'nothing visible on the page says "nowhere"'


async def test_find_says_which_row_a_match_is_in(page, site):
    rows = "".join(
        f"<tr><td>{name}</td><td>{state}</td><td><button>Edit</button></td></tr>"
        for name, state in (("Opening hours", "Live"), ("Care guide", "Deleted"))
    )
    await page.open(site.add("/rows", f"<main><table><tr><th>Page<th>State<th>Action</tr>{rows}</table></main>"))
    found = await cdpagent.WebTools(page).call("web_snapshot", {"find": "deleted"})
    assert 'row "Care guide Deleted Edit" > cell "Deleted" [ref=' in found.text
    assert "Opening" not in found.text


async def test_select_takes_options_or_text_but_not_both(page, site):
    await page.open(site.add("/words", "<title>words</title><input aria-label=Words value='one two three'>"))
    tools = cdpagent.WebTools(page)
    selected = await tools.call("web_select", {"ref": "input", "text": "two"})
    assert 'selected "two"' in selected.text
    for wrong in ({}, {"text": "two", "values": ["two"]}):
        assert not (await tools.call("web_select", {"ref": "input", **wrong})).data["success"]


async def test_after_looks_at_a_part_changes_are_told_without_the_rest_of_the_page(page, site):
    rest = "".join(f"<p><button>Action {n}</button></p>" for n in range(40))
    await page.open(site.add("/part", f"<div id=part><label>Name <input></label></div><main>{rest}</main>"))
    tools = cdpagent.WebTools(page)
    await tools.call("web_snapshot", {"scope": "#part"})
    filled = await tools.call("web_fill", {"ref": "input", "value": "Ada", "snapshot": "changes"})
    assert 'value="Ada"' in filled.text
    assert "Action 7" not in filled.text
    # Of another document, nothing was seen.
    await tools.call("web_reload")
    await tools.call("web_snapshot", {"find": "Name"})
    filled = await tools.call("web_fill", {"ref": "input", "value": "Bob", "snapshot": "changes"})
    assert "Action 7" in filled.text
