"""Pages that show nothing, or nothing that can be read, say so."""

from __future__ import annotations

import pytest
import trio

import cdpagent

APP = """<title>App</title><div id=root></div><script>
fetch("/slow?event=drawn").then(answer => answer.text()).then(() => { root.innerHTML = "<button>Start</button>" })
</script>"""


def lines(snapshot: cdpagent.Snapshot) -> list[str]:
    return snapshot.text.split("\n")[1:-1]


@pytest.mark.parametrize("shadow", [False, True])
async def test_open_waits_until_an_application_has_drawn_itself(page, site, shadow):
    html = APP.replace("root.innerHTML", "root.attachShadow({mode: 'open'}).innerHTML") if shadow else APP
    site.add("/app", html)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(page.open, site.url("/app"))
        await site.wait_for_request("/slow")
        await page.wait(function="document.readyState === 'complete'")
        site.release("drawn")
    assert lines(await page.snapshot()) == ['- button "Start" [ref=e1]']


async def test_open_does_not_take_a_splash_screen_for_the_page(page, site):
    site.add("/app", APP.replace("<div id=root></div>", "<div id=root><img src='data:,'> My App</div>"))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(page.open, site.url("/app"))
        await site.wait_for_request("/slow")
        await page.wait(function="document.readyState === 'complete'")
        site.release("drawn")
    assert lines(await page.snapshot()) == ['- button "Start" [ref=e1]']


SPLASH = "<button>Menu</button><div class=app-loading style='position: fixed; inset: 0'>Starting 12 %</div>"
SHELL = "<button>Menu</button><main style='height: 90vh'></main>"


@pytest.fixture
def patient(monkeypatch):
    """`open` waits as long as it takes, on a busy machine too."""
    monkeypatch.setattr("cdpagent.browser.page.navigation._DRAWING_SECONDS", 20)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("beginning", [SPLASH, SHELL], ids=["a spinner over the page", "an empty main part"])
async def test_open_waits_for_what_an_application_says_it_is_loading(page, site, beginning):
    site.add("/app", APP.replace("<div id=root></div>", f"<div id=root>{beginning}</div>"))
    seen = []

    async def open_and_look() -> None:
        navigation = await page.open(site.url("/app"))
        seen.append((navigation.loading, lines(await page.snapshot())))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(open_and_look)
        await site.wait_for_request("/slow")
        await page.wait(function="document.readyState === 'complete'")
        site.release("drawn")
    assert seen == [(False, ['- button "Start" [ref=e1]'])]


async def test_open_says_that_a_page_still_seems_to_be_loading(page, site, monkeypatch):
    monkeypatch.setattr("cdpagent.browser.page.navigation._DRAWING_SECONDS", 0.3)
    site.add("/app", APP.replace("<div id=root></div>", f"<div id=root>{SPLASH}</div>"))
    assert (await page.open(site.url("/app"))).loading
    site.release("drawn")


@pytest.mark.usefixtures("patient")
async def test_a_page_at_rest_is_not_waited_for_whatever_its_classes_say(page, site):
    # Without this link, Chrome may be asking for an icon just when the page has loaded: work like any other.
    site.add("/rest", f"<title>Rest</title><link rel=icon href=data:,>{SPLASH}")
    assert not (await page.open(site.url("/rest"))).loading


async def test_a_page_that_loads_for_long_says_so(page, site):
    site.add("/app", APP)
    await page.open(site.url("/app"))
    assert lines(await page.snapshot()) == [
        "- … nothing is drawn yet: the page is loading, 1 request pending (web_wait stable=true, then web_snapshot)"
    ]
    site.release("drawn")
    await page.wait(selector="button")
    assert lines(await page.snapshot()) == ['- button "Start" [ref=e1]']


async def test_an_empty_page_says_that_it_is_empty(page, site):
    site.add("/empty", "<title>Nothing</title><div></div>")
    await page.open(site.url("/empty"))
    seen = await page.snapshot()
    assert lines(seen)[0].startswith("- … the page is empty")
    assert seen.refs == {}
    assert (await page.snapshot()).text == seen.text
    assert '"note":"the page is empty' in (await page.snapshot(format="json")).text
    assert len((await page.snapshot(max_chars_total=120)).text) <= 120


async def test_a_page_with_nothing_to_act_on_says_how_to_read_it(page, site):
    site.add("/text", "<title>Words</title><p>Only words")
    await page.open(site.url("/text"))
    (line,) = lines(await page.snapshot(interactive_only=True))
    assert line == "- … nothing to act on, only something to read (web_snapshot all=true)"


async def test_words_are_drawn_although_something_is_still_loading(page, site):
    site.add("/text", "<title>Words</title><p>Only words<script>fetch('/slow?event=never')</script>")
    await page.open(site.url("/text"))
    await site.wait_for_request("/slow")
    (line,) = lines(await page.snapshot(interactive_only=True))
    assert line.startswith("- … nothing to act on, only something to read")
    site.release("never")


DRAWN = """<title>Board</title><button>Move</button><canvas aria-label=Board width=300 height=200></canvas>
<canvas aria-label=Clock width=300 height=200></canvas>"""


async def test_what_is_drawn_says_once_how_to_see_it(page, site):
    site.add("/board", DRAWN)
    await page.open(site.url("/board"))
    seen = await page.snapshot(interactive_only=False)
    board, clock = (line for line in lines(seen) if "canvas" in line)
    assert board.endswith(f'(can\'t be read: web_screenshot ref="{board.partition("ref=")[2].partition("]")[0]}")')
    assert "web_screenshot" not in clock


async def test_a_search_that_finds_nothing_says_what_was_not_searched(page, site):
    site.add("/board", DRAWN)
    await page.open(site.url("/board"))
    tools = cdpagent.WebTools(page)
    answer = await tools.call("web_snapshot", {"find": "checkmate"})
    assert answer.text.splitlines()[0] == 'nothing visible on the page says "checkmate"'
    assert "can't be searched: web_screenshot ref=\"e" in answer.text
    assert "searched" not in (await tools.call("web_snapshot", {"find": "Move"})).text


async def test_every_option_of_a_select_is_found(page, site):
    options = "".join(f"<option>Colour {number}" for number in range(400))
    site.add("/select", f"<label>Paint <select>{options}</select></label>")
    await page.open(site.url("/select"))
    assert lines(await page.snapshot()) == ['- combobox "Paint" [value="Colour 0"] [options=400] [ref=e1]']
    (match,) = await page.find("colour 371")
    assert match.line == 'combobox "Paint" [value="Colour 0"] [option="Colour 371"] [options=400] [ref=e1]'


async def test_a_document_without_a_root_element_is_an_empty_page(page, site):
    await page.open(
        site.add("/rootless", "<h1>Here</h1><button onclick='document.documentElement.remove()'>Go</button>")
    )
    tools = cdpagent.WebTools(page)
    clicked = await tools.call("web_click", {"ref": "button"})
    assert not clicked.is_error, clicked.text
    assert (await page.snapshot()).refs == {}
