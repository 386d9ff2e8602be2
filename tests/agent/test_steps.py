"""Several steps in one call: what is done, where it stops, and what is said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
import trio

import cdpagent
from cdpagent.agent.parameters import Step
from cdpagent.agent.results import ToolResult
from cdpagent.agent.steps import do_steps, plan
from cdpagent.agent.tools import TOOLS

if TYPE_CHECKING:
    from cdpagent.agent.steps import Course

FORM = """<!DOCTYPE html><title>Form</title><h1>Sign up</h1><label>Name <input id=name></label>
<label>Plan <select><option>Free<option>Pro</select></label><label><input type=checkbox>Terms</label>
<button id=join onclick="document.body.insertAdjacentHTML('beforeend', '<p role=status>Welcome!</p>')">Join</button>
<button id=ask onclick="document.title = confirm('Sure?')">Ask</button>
<button id=more onclick="document.getElementById('join').textContent = 'Leave'">More</button>
<a href="/next">Next</a><button id=count onclick="this.dataset.n = 1 + +(this.dataset.n || 0)">Count</button>"""


@pytest.fixture
async def tools(page, site):
    site.add("/next", "<title>Next</title><h1>The next page</h1><button>Finish</button>")
    await page.open(site.add("/form", FORM))
    return cdpagent.WebTools(page)


async def ref(tools: cdpagent.WebTools, role: str, name: str) -> str:
    page = await tools.page()
    return next(ref for ref, node in (await page.snapshot()).refs.items() if (node.role, node.name) == (role, name))


async def do(tools: cdpagent.WebTools, *steps: dict[str, Any], **more: Any) -> cdpagent.ToolResult:
    return await tools.call("web_do", {"steps": list(steps), **more})


@pytest.mark.smoke
async def test_a_form_and_its_button_are_one_call(tools):
    done = await do(
        tools,
        {"do": "fill", "ref": await ref(tools, "textbox", "Name"), "value": "Ada"},
        {"do": "select", "ref": "select", "value": "Pro"},
        {"do": "check", "ref": "[type=checkbox]"},
        {"do": "click", "ref": "#join"},
    )
    assert done.data["success"], done.text
    assert done.data["done"] == 4
    lines = done.text.splitlines()
    assert lines[0].endswith('textbox "Name": "Ada"')
    assert lines[1].endswith('"Pro"')
    assert lines[2].endswith("true")
    assert lines[3].startswith("4 click ")
    assert done.text.count("Welcome!") == 1  # told once, for all steps together


async def test_what_comes_and_goes_between_two_steps_is_not_told(tools, page):
    await page.evaluate(
        "document.getElementById('count').onclick = () => { const old = document.getElementById('note');"
        "if (old) old.remove(); else document.body.insertAdjacentHTML('beforeend', '<p id=note>For a moment</p>') }"
    )
    done = await do(tools, {"do": "click", "ref": "#count"}, {"do": "click", "ref": "#count"})
    assert done.data["done"] == 2
    assert "For a moment" not in done.text


async def test_a_message_that_is_gone_before_the_last_step_is_told(tools, page):
    await page.evaluate(
        "document.getElementById('count').onclick = () => { const old = document.getElementById('note');"
        "if (old) old.remove(); else document.body.insertAdjacentHTML('beforeend', '<p id=note role=alert>Saved</p>') }"
    )
    async with page.sequence() as steps:
        await page.click("#count")
        await page.click("#count")
    assert steps.result().changes.messages == ["Saved"]
    assert steps.result().text.count("Saved") == 1


async def test_it_stops_at_the_first_error_and_says_what_was_not_done(tools, page):
    done = await do(
        tools,
        {"do": "fill", "ref": "#name", "value": "Ada"},
        {"do": "click", "ref": "e9999"},
        {"do": "click", "ref": "#join"},
    )
    assert done.is_error
    assert (done.data["error"], done.data["done"], done.data["steps"]) == ("ref_not_found", 1, 3)
    assert "2 click e9999: error: ref_not_found" in done.text
    assert "not done: click #join" in done.text
    assert (await page.query("#name", "value")).value == "Ada"


async def test_it_stops_at_a_dialog_that_no_step_expects(tools, page):
    stopped = await do(tools, {"do": "click", "ref": "#ask"}, {"do": "fill", "ref": "#name", "value": "Ada"})
    assert not stopped.is_error
    assert stopped.data["error"] == "stopped"
    assert 'confirm "Sure?" dismissed' in stopped.text
    assert "stopped: a dialog opened; not done: fill #name" in stopped.text
    assert (await page.query("#name", "value")).value == ""


@pytest.mark.parametrize("how", [{"expect": "dialog"}, {"expect": "any"}, {"dialog": "accept"}])
async def test_it_goes_on_after_a_dialog_that_a_step_expects(tools, page, how):
    done = await do(tools, {"do": "click", "ref": "#ask", **how}, {"do": "fill", "ref": "#name", "value": "Ada"})
    assert done.data["success"], done.text
    assert ("accepted" if "dialog" in how else "dismissed") in done.text
    assert (await page.query("#name", "value")).value == "Ada"


async def test_it_stops_when_the_page_goes_elsewhere_and_says_where(tools, page):
    stopped = await do(tools, {"do": "click", "ref": "a"}, {"do": "click", "ref": "button"})
    assert "stopped: the page went elsewhere; not done: click button" in stopped.text
    assert "/next" in stopped.text
    assert page.url.endswith("/next")


async def test_it_goes_on_to_a_page_that_a_step_expects_and_tells_what_happened_there(tools, page):
    done = await do(
        tools,
        {"do": "click", "ref": "a", "expect": "navigation"},
        {"do": "hover", "ref": "button"},
        {"do": "back"},
        {"do": "fill", "ref": "#name", "value": "Ada"},
    )
    assert done.data["success"], done.text
    assert "/form" in done.text


async def test_it_stops_when_the_element_of_a_later_step_has_become_another(tools, page):
    join = await ref(tools, "button", "Join")
    stopped = await do(tools, {"do": "click", "ref": "#more"}, {"do": "click", "ref": join})
    assert f"stopped: {join} is another element now; not done: click {join}" in stopped.text
    assert "Leave" in stopped.text
    assert "Welcome" not in stopped.text


async def test_a_page_may_go_elsewhere_at_the_last_step(tools):
    done = await do(tools, {"do": "fill", "ref": "#name", "value": "Ada"}, {"do": "click", "ref": "a"})
    assert done.data["success"]
    assert "/next" in done.text


async def test_a_step_is_done_several_times(tools, page):
    done = await do(tools, {"do": "click", "ref": "#count", "times": 3}, {"do": "press", "key": "Tab", "times": 2})
    assert done.data["success"], done.text
    assert await page.evaluate("document.getElementById('count').dataset.n") == "3"


async def test_steps_look_search_read_and_wait(tools):
    done = await do(
        tools,
        {"do": "click", "ref": "#join"},
        {"do": "wait", "value": "Welcome"},
        {"do": "find", "value": "terms"},
        {"do": "read"},
        {"do": "query", "ref": "h1", "value": "text"},
    )
    assert done.data["success"], done.text
    assert 'checkbox "Terms"' in done.text
    assert "# Sign up" in done.text
    assert 'query h1 "text": "Sign up"' in done.text


async def test_what_it_made_of_the_page_is_shown_when_asked_for(tools):
    shown = await do(tools, {"do": "click", "ref": "#join"}, {"do": "hover", "ref": "#ask"}, snapshot="find welcome")
    assert 'status "Welcome!"' in shown.text.splitlines()[-1]


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([{"do": "fly"}], 'step 1 ("fly"): there is no such step; use '),
        ([{"do": "fill", "ref": "#name", "value": "x"}, {"do": "click"}], 'step 2 ("click"): ref: '),
        ([{"do": "fill", "ref": "#name", "value": "x"}, {"do": "click", "ref": "a", "wings": 2}], "wings: unknown parameter"),
        ([{"do": "do", "steps": []}], "there is no such step"),
        ([{"do": "eval", "value": "1"}], "there is no such step"),
        ([{"do": "open", "value": "about:blank", "times": 99}], "times"),
        ([], "steps"),
        ([{"do": "click", "ref": "a"}] * 51, "steps"),
    ],
)  # fmt: skip
async def test_no_step_is_done_if_one_of_them_is_wrong(tools, page, steps, said):
    refused = await do(tools, *steps)
    assert refused.data["error"] == "invalid_arguments"
    assert said in refused.text
    assert (await page.query("#name", "value")).value == ""


async def test_the_scheme_of_a_url_is_checked_in_steps_too(tools, page):
    refused = await do(tools, {"do": "open", "value": "file:///etc/passwd"})
    assert refused.data["error"] == "blocked_by_policy"
    assert page.url.endswith("/form")


async def test_steps_are_limited_to_the_tools_that_are_offered(page, site):
    await page.open(site.add("/form", FORM))
    tools = cdpagent.WebTools(page, only=["web_do", "web_click"])
    refused = await do(tools, {"do": "fill", "ref": "#name", "value": "x"})
    assert "there is no such step; use click" in refused.text


# --- without a browser -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "given"),
    [
        ({"do": "press", "value": "Enter"}, {"key": "Enter"}),
        ({"do": "press_key", "key": "Enter", "times": 3}, {"key": "Enter", "times": 3}),
        ({"do": "web_type", "ref": "e1", "value": "Ada"}, {"ref": "e1", "text": "Ada"}),
        ({"do": "select", "ref": "e1", "value": "Pro"}, {"ref": "e1", "values": ["Pro"]}),
        ({"do": "select", "ref": "e1", "values": ["A", "B"]}, {"ref": "e1", "values": ["A", "B"]}),
        ({"do": "drag", "ref": "e1", "target": "e2"}, {"ref": "e1", "target": "e2"}),
        ({"do": "drag", "ref": "e1", "target": "e2", "at": "1,2", "target_at": "3,4"}, {"at": "1,2", "target_at": "3,4"}),
        ({"do": "click", "ref": "e1", "at": "1,2"}, {"at": "1,2"}),
        ({"do": "open", "url": "http://127.0.0.1/"}, {"url": "http://127.0.0.1/"}),
        ({"do": "wait", "ref": "#done"}, {"selector": "#done"}),
        ({"do": "find", "text": "Ada"}, {"find": "Ada"}),
        ({"do": "read", "page": 2}, {"read": True, "page": 2}),
        ({"do": "snapshot", "ref": "main"}, {"scope": "main"}),
        ({"do": "scroll", "value": "up"}, {"direction": "up"}),
    ],
)  # fmt: skip
def test_value_stands_for_the_parameter_that_matters_most(step, given):
    [planned] = plan([Step.model_validate(step)], TOOLS)
    assert planned.given.model_dump(include=set(given)) == given


# --- what a review found ---------------------------------------------------------------------------------------------


async def test_what_was_to_be_put_into_a_field_is_not_repeated(tools, page):
    stopped = await do(tools, {"do": "click", "ref": "#ask"}, {"do": "fill", "ref": "#name", "value": "hunter2"})
    assert "not done: fill #name" in stopped.text
    failed = await do(tools, {"do": "type", "ref": "#nowhere\n9 click e1", "value": "hunter2"})
    assert failed.is_error
    for said in (stopped.text, failed.text, str(stopped.data), str(failed.data)):
        assert "hunter2" not in said
    assert not any(line.startswith("9 click") for line in failed.text.splitlines())


async def test_a_step_is_not_repeated_after_a_dialog_that_it_does_not_expect(tools, page):
    await page.evaluate(
        "document.getElementById('ask').onclick = () => { window.n = (window.n || 0) + 1; confirm('Sure?') }"
    )
    stopped = await do(tools, {"do": "click", "ref": "#ask", "times": 3})
    assert "stopped: a dialog opened; not done: click #ask" in stopped.text
    assert await page.evaluate("window.n") == 1
    done = await do(tools, {"do": "click", "ref": "#ask", "times": 3, "expect": "dialog"})
    assert 'confirm "Sure?" dismissed (3 times)' in done.text
    assert await page.evaluate("window.n") == 4


async def test_a_value_that_a_later_step_takes_away_is_told(tools, page):
    await page.evaluate(
        "document.getElementById('count').onclick = () => { document.getElementById('name').value = '' }"
    )
    name, clear = {"do": "fill", "ref": 'textbox "Name"'}, {"do": "click", "ref": "#count"}
    done = await do(tools, name | {"value": "Ada"}, clear, name | {"value": "Bob"}, {"do": "click", "ref": "#more"})
    assert done.text.count('"Bob"') == 1
    done = await do(tools, name | {"value": "Eve"}, clear)
    assert 'textbox "Name" not value' in done.text


async def test_a_snapshot_belongs_to_the_call(tools):
    refused = await do(tools, {"do": "click", "ref": "#join", "snapshot": "changes"})
    assert "snapshot belongs to the call" in refused.text


async def test_what_a_failed_step_changed_is_told(tools, page):
    await page.evaluate(
        "document.getElementById('name').oninput = (e) => { if (!e.target.value) return; e.target.value = ''\n"
        "document.body.insertAdjacentHTML('beforeend', '<p>One name only</p>') }"
    )
    failed = await do(tools, {"do": "fill", "ref": "#name", "value": "Ada"}, {"do": "click", "ref": "#join"})
    assert failed.is_error
    assert "One name only" in failed.text
    assert "not done: click #join" in failed.text


async def test_a_sequence_tells_what_a_failed_action_changed(page, site):
    await page.open(site.add("/late", "<input id=a oninput='this.value = 1; out.textContent = `Refused`'><p id=out>-"))
    async with page.sequence() as steps:
        with pytest.raises(cdpagent.CdpAgentError):
            await page.fill("#a", "Ada")
    assert "Refused" in steps.result().text


async def test_what_was_done_is_told_when_the_time_is_up(autojump_clock):
    async def take(given: Any) -> ToolResult:
        await trio.sleep(0 if given.ms < 10 else 1000)
        return ToolResult(f"waited {given.ms}", {})

    planned = plan([Step.model_validate({"do": "wait", "ms": ms}) for ms in (1, 2, 10, 3)], TOOLS)
    progress = await do_steps(planned, cast("Course", None), take, 150)
    assert isinstance(progress.error, cdpagent.DeadlineExceededError)
    text = progress.describe(ToolResult(str(progress.error), {}), "")
    assert "1 wait: waited 1\n2 wait: waited 2\n3 wait: " in text
    assert "done in part" in text
    assert text.endswith("not done: wait")


async def test_a_dialog_that_one_step_opens_and_the_next_closes_is_said_to_be_closed(page, site):
    html = (
        """<button onclick=d.showModal()>Open</button><dialog id=d aria-label=Edit>Sure?<button>Yes</button></dialog>"""
    )
    await page.open(site.add("/dialog", html))
    tools = cdpagent.WebTools(page)
    done = await do(tools, {"do": "click", "ref": 'button "Open"'}, {"do": "press", "value": "Escape"})
    assert done.text.splitlines()[1] == '2 press Escape; closed: dialog "Edit"'
    await page.click('"Open"')
    done = await do(tools, {"do": "press", "value": "Escape"}, {"do": "hover", "ref": '"Open"'})
    assert done.text.count("closed: ") == 1
    assert "removed" not in done.text


POPUP = "<title>Popup</title><h1>Choose</h1><button onclick='this.textContent = `Taken`'>Take</button>"


async def test_steps_stop_where_a_tab_opens_that_none_expects(page, site):
    site.add("/popup", POPUP)
    await page.open(site.add("/opener", "<a href=/popup target=_blank>Open</a><button>Take</button>"))
    tools = cdpagent.WebTools(page)
    steps = {"do": "click", "ref": "a"}, {"do": "click", "ref": "button"}
    stopped = await do(tools, *steps)
    assert "stopped: a tab opened; not done: click button" in stopped.text
    assert stopped.text.endswith('tab t2 "Popup" is selected now; web_tabs select t1 goes back')
    await tools.call("web_tabs", {"action": "select", "tab": "t1"})
    done = await do(tools, steps[0] | {"expect": "navigation"}, steps[1])
    assert done.data["success"], done.text
    assert 'now "Taken"' in done.text
    assert done.text.endswith('tab t3 "Popup" is selected now; web_tabs select t1 goes back')
    assert done.data["url"].endswith("/popup")


async def test_a_number_to_wait_for_is_a_time(tools):
    done = await do(tools, {"do": "wait", "value": "5"}, {"do": "wait", "text": "Sign up"})
    assert done.data["success"], done.text


async def test_a_dialog_that_a_step_opens_is_said_with_what_has_the_focus(page, site):
    html = """<title>t</title><button id=del>Delete</button><div id=ask role=dialog aria-label="Move to trash?" hidden
    style="position:fixed;inset:20%;background:#fff;border:1px solid"><button id=no>Cancel</button><button>Move</button></div>
    <script>del.onclick = () => { ask.hidden = false; no.focus() }; no.onclick = () => { ask.hidden = true }</script>"""
    await page.open(site.add("/trash", html))
    done = await do(cdpagent.WebTools(page), {"do": "click", "ref": "#del"}, {"do": "press", "value": "Enter"})
    first, second, *_ = done.text.splitlines()
    assert "opened: " in first
    assert 'dialog "Move to trash?"' in first
    assert first.endswith('button "Cancel"')
    assert "closed: " in second


async def test_steps_go_on_in_the_opener_of_a_tab_that_closes_as_expected(page, site):
    site.add("/popup", "<title>Popup</title><button onclick='window.close()'>Done</button>")
    html = "<title>Main</title><a href=/popup target=_blank rel=opener>Open</a><button onclick='document.title=1'>Save</button>"
    await page.open(site.add("/main", html))
    done = await do(
        cdpagent.WebTools(page),
        {"do": "click", "ref": 'link "Open"', "expect": "navigation"},
        {"do": "click", "ref": 'button "Done"', "expect": "any"},
        {"do": "click", "ref": 'button "Save"'},
    )
    assert done.data["success"], done.text
    assert await page.title() == "1"


LIST = """<ul id=list><li><button onclick="add('Milk')">Add milk</button><li><button onclick="add('Bread')">Add bread</button></ul>
<form><input aria-label=Name></form><script>const add = (name) =>
  list.insertAdjacentHTML("beforeend", `<li><button onclick="this.parentElement.remove()">Remove ${name}</button>`)</script>"""


async def test_each_step_says_what_it_has_added_or_removed_and_the_end_does_not_say_it_again(page, site):
    await page.open(site.add("/list", LIST))
    tools = cdpagent.WebTools(page)
    milk, bread = ({"do": "click", "ref": f'button "Add {name}"'} for name in ("milk", "bread"))
    done = await do(tools, milk, bread, {"do": "click", "ref": 'button "Remove Milk"'})
    first, second, third, *rest = done.text.splitlines()
    assert 'added: e4 button "Remove Milk"' in first
    assert 'button "Remove Bread"' in second
    assert third.endswith('removed: e4 button "Remove Milk"')
    assert "Remove" not in " ".join(rest)


async def test_selecting_all_says_how_much_is_selected(page, site):
    await page.open(site.add("/select", "<input id=name value=Ada><p>Some words"))
    assert "3 characters are selected" in (await page.press("Control+A", "#name")).text
    await page.fill("#name", "")
    assert "nothing is selected" in (await page.press("Control+A", "#name")).text
