"""Pages that never rest: one page can't stall the browser, and what a call says of it is an error of ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import trio

import cdpagent

if TYPE_CHECKING:
    from collections.abc import Callable

RELOADS = """<title>reloads</title><button id=go>Go</button><input id=name><select id=size><option>small<option>large</select>
    <iframe src=/inner></iframe><script>setTimeout(() => location.reload(), 30)</script>"""
VERBS = {
    "title": lambda page: page.title(),
    "snapshot": lambda page: page.snapshot(timeout=5),
    "marked snapshot": lambda page: page.snapshot(mark_dom=True, timeout=5),
    "find": lambda page: page.find("Go", timeout=5),
    "read": lambda page: page.read(timeout=5),
    "query": lambda page: page.query("#go", "html", timeout=5),
    "evaluate": lambda page: page.evaluate("new Promise(done => setTimeout(done, 10))", timeout=5),
    "evaluate in a frame": lambda page: page.frames[-1].evaluate("1", timeout=5),
    "screenshot": lambda page: page.screenshot(timeout=1),
    "screenshot of all": lambda page: page.screenshot(full_page=True, timeout=1),
    "screenshot of one": lambda page: page.screenshot(target="#go", timeout=1),
    "pdf": lambda page: page.pdf(timeout=1),
    "emulation": lambda page: page.emulation.set(viewport=(800, 600)),
    "wait": lambda page: page.wait(text="nowhere", timeout_ms=100),
    "wait for a function": lambda page: page.wait(function="() => false", timeout_ms=100),
    "back": lambda page: page.back(timeout=1),
    "forward": lambda page: page.forward(timeout=1),
    "reload": lambda page: page.reload(timeout=1),
    "open": lambda page: page.open(page.url, timeout=1),
    "click": lambda page: page.click("#go", settle=False, timeout=2),
    "fill": lambda page: page.fill("#name", "Ada", settle=False),
    "select": lambda page: page.select("#size", "large", settle=False),
    "scroll": lambda page: page.scroll(settle=False),
    "cookies": lambda page: page.context.cookies(),
}
TOOLS: list[tuple[str, dict[str, Any]]] = [
    ("web_do", {"steps": [{"do": "fill", "ref": "#name", "value": "Ada"}]}),
    ("web_open", {"url": "about:blank"}),
    ("web_back", {}),
    ("web_forward", {}),
    ("web_reload", {}),
    ("web_snapshot", {}),
    ("web_snapshot", {"find": "Go"}),
    ("web_snapshot", {"read": True}),
    ("web_click", {"ref": "#go"}),
    ("web_dblclick", {"ref": "#go"}),
    ("web_fill", {"ref": "#name", "value": "Ada"}),
    ("web_type", {"ref": "#name", "text": "Ada"}),
    ("web_select", {"ref": "#size", "values": ["large"]}),
    ("web_check", {"ref": "#go"}),
    ("web_uncheck", {"ref": "#go"}),
    ("web_hover", {"ref": "#go"}),
    ("web_scroll_into_view", {"ref": "#go"}),
    ("web_scroll", {}),
    ("web_press_key", {"key": "Tab"}),
    ("web_drag", {"ref": "#go", "target": "#name"}),
    ("web_upload", {"ref": "#name", "files": ["nothing"]}),
    ("web_wait", {"text": "nowhere", "timeout_ms": 100}),
    ("web_query", {"ref": "#go", "kind": "text"}),
    ("web_screenshot", {}),
    ("web_tabs", {}),
    ("web_eval", {"expression": "1"}),
]

HISTORY = """<title>storm</title><script>
    setInterval(() => { for (let i = 0; i < 20; i++) history.pushState(0, '', '?' + Math.random()) }, 5)
</script>"""


async def test_a_page_that_floods_the_history_stalls_no_other_page(launch, site):
    site.add("/storm", HISTORY)
    site.add("/calm", "<h1>calm</h1>")
    async with launch() as browser:
        storm = await browser.new_page(site.url("/storm"))
        for _ in range(3):
            page = await browser.new_page(site.url("/calm"))
            assert "calm" in (await page.snapshot(interactive_only=False)).text
            await page.close()
        assert isinstance(await storm.title(), str)
        await storm.open(site.url("/calm"))


async def go_to_a_page_that_reloads(page, site):
    site.add("/inner", "<p>inner</p>")
    await page.open(site.add("/reloads", RELOADS), wait="commit")


@pytest.mark.parametrize("verb", VERBS)
async def test_while_a_page_reloads_itself_no_verb_fails_with_an_error_of_chromes(page, site, verb):
    await go_to_a_page_that_reloads(page, site)
    for _ in range(12):
        try:
            await VERBS[verb](page)
        except cdpagent.CommandError:
            raise
        except cdpagent.CdpAgentError:
            continue


async def test_while_a_page_reloads_itself_no_tool_fails_with_an_error_of_chromes(page, site):
    tools = cdpagent.WebTools(page, allow_eval=True)
    offered = {definition["name"] for definition in tools.definitions("anthropic")}
    assert offered - {"web_close"} == {name for name, _ in TOOLS}
    for name, arguments in TOOLS:
        await go_to_a_page_that_reloads(page, site)
        for _ in range(2):
            answer = await tools.call(name, arguments)
            assert answer.data.get("error") not in ("command_failed", "internal_error"), (name, answer.text)


async def until_stuck(page):
    """Wait until the page does not answer any more."""
    with trio.fail_after(30):
        while True:
            with trio.move_on_after(1):
                await page.evaluate("0")
                continue
            return


@pytest.mark.parametrize(
    "script",
    [
        "while (true);",
        "setInterval(() => { while (true); })",
        "while (true) alert('again')",
    ],
)
@pytest.mark.parametrize("way", ["web_reload", "web_open"])
async def test_a_page_in_an_endless_loop_is_left_as_the_hint_says(page, site, script, way):
    site.add("/calm", "<h1>calm</h1>")
    await page.open(site.add("/loop", f'<h1>loop</h1><button onclick="{script}">Go</button>'))
    tools = cdpagent.WebTools(page)
    await page.cdp.send("Runtime.evaluate", expression="setTimeout(() => document.querySelector('button').click())")
    await until_stuck(page)
    left = await tools.call(way, {"url": site.url("/calm")} if way == "web_open" else {})
    assert not left.is_error, left.text
    assert ("calm" if way == "web_open" else "loop") in (await page.snapshot(interactive_only=False)).text


async def test_a_page_that_opens_one_dialog_after_the_other_is_left(page, site):
    await page.open(site.add("/asking", "<h1>asking</h1><script>setInterval(() => alert('a'.repeat(1e6)), 1)</script>"))
    await page.open(site.add("/calm", "<h1>calm</h1>"))
    assert "calm" in (await page.snapshot(interactive_only=False)).text


async def _until(condition: Callable[[], bool]) -> None:
    """Wait for what only the log tells: it has no event of its own."""
    with trio.fail_after(60):
        while not condition():  # noqa: ASYNC110
            await trio.sleep(0.05)


FLOODS = {
    "messages": "for (let i = 0; i < 300; i++) console.log('y'.repeat(2000), {a: 1}, [1, 2, 3])",
    "errors": "for (let i = 0; i < 300; i++) setTimeout(() => { throw i })",
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
async def test_a_page_that_logs_without_end_does_not_stall_the_others(browser, site, flood):
    other = await browser.new_page(site.add("/calm", "<button>Fine</button>"))
    page = await browser.new_page(
        site.add("/flood", f"<button>Go</button><script>setInterval(() => {{ {flood} }}, 10)</script>")
    )
    await _until(lambda: any("does not listen" in message.text for message in page.console))
    assert "Fine" in (await other.snapshot()).text
    third = await browser.new_page(site.add("/calm", "<button>Fine</button>"))
    await page.open(site.add("/left", "<h1>left</h1>"))
    assert "left" in (await page.snapshot(interactive_only=False)).text
    for each in (third, other, page):
        await each.close()


async def test_the_console_is_heard_again_after_a_flood(page, site):
    await page.open(site.add("/burst", "<button>Go</button>"))
    await page.evaluate("() => { for (let i = 0; i < 20000; i++) console.log(i) }")
    await page.evaluate("() => { setInterval(() => console.log('still here'), 100) }")
    await _until(lambda: any(message.text == "still here" for message in page.console))
    assert sum("does not listen" in message.text for message in page.console) == 1


async def test_the_log_of_requests_keeps_no_megabytes(page, site):
    await page.open(site.add("/large", "<button>Go</button>"))
    site.add("/taken", "ok")
    await page.evaluate("""async () => {
        await fetch('data:text/plain,' + 'x'.repeat(1e6));
        await fetch('/taken', {method: 'POST', body: 'y'.repeat(2e6)});
        await fetch('/taken?' + 'z'.repeat(3e4)).catch(() => 0);
    }""")
    kept = {request.url[:8]: request for request in page.requests}
    assert kept["data:tex"].url.endswith("…")
    assert all(len(request.url) < 20_000 for request in page.requests)
    assert all(len(request.post_data or "") <= 65_536 for request in page.requests)
    assert any(request.method == "POST" for request in page.requests)
