"""The loop of an agent: look, act, look again and see what it did. One page for each behaviour of real pages."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.act.agent import NO_ICON, OUT, Agent
from tests.site import Response

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import cdpagent
    from tests.site import Request, Site


class Step(NamedTuple):
    """A page and what is done there."""

    html: str
    act: Callable[[Agent], Awaitable[cdpagent.ActionResult]]
    seen: tuple[str, ...]  # what the next look must show
    told: tuple[str, ...]  # what the receipt must say
    gone: tuple[str, ...] = ()  # what the next look must not show any more
    stays: bool = False  # whether the page must be where it was, in the same document
    is_idle: bool = False  # whether nothing may have happened, but for the focus


def click(role: str, name: str = "", **options: Any) -> Callable[[Agent], Awaitable[cdpagent.ActionResult]]:
    async def act(agent: Agent) -> cdpagent.ActionResult:
        return await agent.page.click(await agent.ref(role, name), **options)

    return act


def do(verb: str, role: str, name: str, *args: Any) -> Callable[[Agent], Awaitable[cdpagent.ActionResult]]:
    async def act(agent: Agent) -> cdpagent.ActionResult:
        result: cdpagent.ActionResult = await getattr(agent.page, verb)(await agent.ref(role, name), *args)
        return result

    return act


def press(key: str, role: str = "", name: str = "") -> Callable[[Agent], Awaitable[cdpagent.ActionResult]]:
    async def act(agent: Agent) -> cdpagent.ActionResult:
        return await agent.page.press(key, await agent.ref(role, name) if role else None)

    return act


async def drag(agent: Agent) -> cdpagent.ActionResult:
    return await agent.page.drag(await agent.ref("button", "Piece"), "section")


async def type_and_enter(agent: Agent) -> cdpagent.ActionResult:
    box = await agent.ref("textbox", "Word")
    await agent.page.type(box, "Hello World")
    return await agent.page.press("Enter")


async def hover_then_click(agent: Agent) -> cdpagent.ActionResult:
    await agent.page.hover(await agent.ref("button", "Menu"))
    return await agent.page.click(await agent.ref("link", "Settings"))


async def scroll_for_more(agent: Agent) -> cdpagent.ActionResult:
    return await agent.page.scroll_until(stop_text="Row 60", max_scrolls=40)


async def delete_second(agent: Agent) -> cdpagent.ActionResult:
    return await agent.page.click(await agent.ref("button", "Delete B"))


async def fill_form(agent: Agent) -> cdpagent.ActionResult:
    name, plan = await agent.ref("textbox", "Name"), await agent.ref("combobox", "Plan")
    return await agent.page.fill_form({name: "Ada", plan: "Pro", await agent.ref("checkbox", "Terms"): True})


async def choose(agent: Agent) -> cdpagent.ActionResult:
    return await agent.page.select(await agent.ref("combobox", "Fruit"), "Cherry")


async def wait_for_it(agent: Agent) -> cdpagent.ActionResult:
    await agent.page.click(await agent.ref("button", "Start"), settle=False)
    return await agent.page.wait(text="It is done")


PAGES: dict[str, Step] = {
    "a counter": Step(
        f"{OUT}<button onclick='say(`count ${{++n}}`)'>Add</button><script>n=0</script>",
        click("button", "Add"), ("count 1",), ("count 1",)),
    "a handler that is on the document": Step(
        f"{OUT}<div id=x class=b style='cursor:pointer'>Delegated</div>"
        "<script>document.addEventListener('click', e => e.target.closest('.b') && say('delegated'))</script>",
        click("clickable", "Delegated"), ("delegated",), ('now "delegated"',)),
    "a link": Step("<a href='/arrived'>Go</a>", click("link", "Go"), ("You have arrived",), ("new page",)),
    "a link to the same URL": Step("<a href=''>Again</a>", click("link", "Again"), ("Again",), ("the same URL",)),
    "a link within the page": Step(
        "<a href='#part'>Jump</a><div style='height:3000px'></div><h2 id=part>Part</h2>"
        "<script>onhashchange = () => document.querySelector('a').textContent = 'Jumped'</script>",
        click("link", "Jump"), ("Jumped",), ("url now",)),
    "pushState": Step(
        f"{OUT}<button onclick='history.pushState(0, 0, \"/pushed\"); say(location.pathname)'>Push</button>",
        click("button", "Push"), ("/pushed",), ("url now",)),
    "a form that is submitted": Step(
        "<form action=/echo><label>Q <input name=q value=tea></label><button>Search</button></form>",
        click("button", "Search"), ("q=tea",), ("new page",)),
    "a form that is posted": Step(
        "<form action=/echo method=post><input name=q value=tea aria-label=Q><button>Send</button></form>",
        click("button", "Send"), ("POST q=tea",), ("new page", "POST /echo 200")),
    "Enter submits": Step(
        "<form action=/echo><input name=word aria-label=Word></form>", type_and_enter, ("word=Hello+World",), ("new page", "/echo?word=Hello+World heading")),
    "an input that is listened to": Step(
        f"{OUT}<input aria-label=Name oninput='say(`Hello ${{this.value}}`)'>",
        do("fill", "textbox", "Name", "Ada"), ("Hello Ada",), ("value now: \"Ada\"",)),
    "an input that is replaced": Step(
        "<input aria-label=Name value=Old>", do("fill", "textbox", "Name", "New"), ('value="New"',), ('value now: "New"',)),
    "an input that is cleared": Step(
        f"{OUT}<input aria-label=Name value=Old oninput='say(`now (${{this.value}})`)'>",
        do("clear", "textbox", "Name"), ("now ()",), ('value now: ""', 'now "now ()"')),
    "a text area": Step(
        "<textarea aria-label=Text></textarea>", do("fill", "textbox", "Text", "one\ntwo"), ("one",), (r'value now: "one\ntwo"',)),
    "an editor": Step(
        "<div contenteditable aria-label=Editor role=textbox><p>before</p></div>",
        do("fill", "textbox", "Editor", "after"), ("after",), ('value now: "after"',)),
    "typing key by key": Step(
        f"{OUT}<input aria-label=Keys onkeydown='say((out.dataset.k = (out.dataset.k ?? \"\") + event.key))'>",
        do("type", "textbox", "Keys", "aB!"), ("aShiftBShift!",), ('value now: "aB!"', 'now "aShiftBShift!"')),
    "a check box": Step(
        f"{OUT}<label><input type=checkbox onchange='say(`agreed ${{this.checked}}`)'> Agree</label>",
        do("check", "checkbox", "Agree"), ("agreed true",), ("value now: true",)),
    "a check box that is taken off": Step(
        f"{OUT}<label><input type=checkbox checked onchange='say(`agreed ${{this.checked}}`)'> Agree</label>",
        do("uncheck", "checkbox", "Agree"), ("agreed false",), ("value now: false", 'now "agreed false"')),
    "a check box that only its label shows": Step(
        f"{OUT}<style>input{{position:absolute;opacity:0;width:0;height:0}}</style><input id=c type=checkbox "
        "onchange='say(`on ${this.checked}`)'><label for=c style='padding:8px;border:1px solid'>Fancy</label>",
        do("check", "checkbox", "Fancy"), ("on true",), ("value now: true", 'now "on true"')),
    "a switch": Step(
        f"{OUT}<button role=switch aria-checked=false onclick='this.ariaChecked = this.ariaChecked != \"true\"; "
        "say(`switch ${this.ariaChecked}`)'>Wifi</button>", do("check", "switch", "Wifi"), ("switch true",), ("value now: true", 'switch "Wifi" [checked]')),
    "a radio button": Step(
        f"{OUT}<label><input type=radio name=r value=a checked>A</label><label><input type=radio name=r value=b "
        "onchange='say(`chose ${this.value}`)'>B</label>", do("check", "radio", "B"), ("chose b",), ("value now: true", 'radio "A" [checked=false]')),
    "a select": Step(
        f"{OUT}<select aria-label=Size onchange='say(`size ${{this.value}}`)'><option value=s>Small<option value=l>Large"
        "</select>", do("select", "combobox", "Size", "Large"), ("size l",), ("value now: \"Large\"",)),
    "a select of many": Step(
        f"{OUT}<select multiple aria-label=Tags onchange='say([...this.selectedOptions].map(o => o.value).join())'>"
        "<option>x<option>y<option>z</select>", do("select", "listbox", "Tags", ["x", "z"]), ("x,z",), ('value now: "x, z"',)),
    "a list box of the page's own": Step(
        f"""{OUT}<button role=combobox aria-haspopup=listbox aria-expanded=false aria-label=Fruit id=b>Pick</button>
        <ul role=listbox id=l hidden></ul><script>
        b.onclick = () => {{ l.hidden = false; l.innerHTML = ['Apple', 'Cherry'].map(t => `<li role=option>${{t}}</li>`).join('') }};
        l.onclick = e => {{ say('picked ' + e.target.textContent); b.textContent = e.target.textContent; l.hidden = true }}
        </script>""", choose, ("picked Cherry",), ('value now: "Cherry"', 'now "picked Cherry"')),
    "a slider": Step(
        f"{OUT}<input type=range min=0 max=10 aria-label=Volume oninput='say(`volume ${{this.value}}`)'>",
        do("fill", "slider", "Volume", 7), ("volume 7",), ('value now: "7"', 'now "volume 7"')),
    "a date": Step(
        f"{OUT}<input type=date aria-label=Day onchange='say(`day ${{this.value}}`)'>",
        do("fill", "textbox", "Day", "2026-11-16"), ("day 2026-11-16",), ('value now: "2026-11-16"',)),
    "a colour": Step(
        f"{OUT}<input type=color aria-label=Paint oninput='say(`paint ${{this.value}}`)'>",
        do("fill", "textbox", "Paint", "#ff8800"), ("paint #ff8800",), ('value now: "#ff8800"',)),
    "a number": Step(
        f"{OUT}<input type=number aria-label=Count oninput='say(`count ${{this.value}}`)'>",
        do("fill", "spinbutton", "Count", 42), ("count 42",), ('value now: "42"', 'now "count 42"')),
    "a form in one go": Step(
        f"{OUT}<form onchange='say([n.value, p.value, t.checked].join())'><input id=n aria-label=Name><select id=p "
        "aria-label=Plan><option>Free<option>Pro</select><label><input id=t type=checkbox>Terms</label></form>",
        fill_form, ("Ada,Pro,true",), ('= "Ada"', '= "Pro"', "= true", 'now "Ada,Pro,true"')),
    "details": Step(
        "<details><summary>More</summary><p>The hidden part</p></details>",
        click("button", "More"), ("The hidden part",), ('text: "The hidden part"', "[expanded]")),
    "a modal dialog": Step(
        "<button onclick='d.showModal()'>Open</button><dialog id=d aria-label=Question><button>Yes</button></dialog>",
        click("button", "Open"), ("Question", "Yes"), ('opened: dialog "Question": ', "Yes", "1 element is behind it")),
    "a popover": Step(
        "<button popovertarget=p>Info</button><div id=p popover>The popover</div>",
        click("button", "Info"), ("The popover",), ('"The popover"', "[expanded]")),
    "a menu that opens by CSS": Step(
        "<style>nav div{display:none} nav:hover div{display:block}</style><nav><button>Menu</button>"
        "<div><a href=/arrived>Settings</a></div></nav>", hover_then_click, ("You have arrived",), ("new page", 'heading "You have arrived"')),
    "a menu that opens by a check box alone": Step(
        "<style>#m{display:none} #c:checked ~ #m{display:block}</style><input id=c type=checkbox aria-label=Menu>"
        "<div id=m><a href=/arrived>Inside</a></div>", do("check", "checkbox", "Menu"), ("Inside",), ("Inside",)),
    "a double click": Step(
        f"{OUT}<button ondblclick='say(\"twice\")'>Twice</button>", do("dblclick", "button", "Twice"), ("twice",), ('now "twice"',)),
    "the other mouse button": Step(
        f"{OUT}<button oncontextmenu='say(\"menu\"); return false'>Right</button>",
        click("button", "Right", button="right"), ("menu",), ('now "menu"',)),
    "a click with Shift": Step(
        f"{OUT}<button onclick='say(`shift ${{event.shiftKey}}`)'>Range</button>",
        click("button", "Range", modifiers=["Shift"]), ("shift true",), ('now "shift true"',)),
    "a long press": Step(
        f"""{OUT}<button id=b>Hold</button><script>let t; b.onpointerdown = () => t = setTimeout(() => say('held'), 200);
        b.onpointerup = () => clearTimeout(t)</script>""",
        lambda agent: _long_press(agent), ("held",), ('now "held"',)),
    "a key of the page": Step(
        f"{OUT}<script>onkeydown = e => e.ctrlKey && e.shiftKey && e.code == 'KeyK' && say('palette')</script>",
        press("Control+Shift+K"), ("palette",), ('now "palette"',)),
    "Tab moves the focus": Step(
        "<input aria-label=One autofocus><input aria-label=Two>", press("Tab", "textbox", "One"), ("Two",),
        ("focus: ", "Two")),
    "Escape closes": Step(
        "<dialog id=d aria-label=Box><p>Words in the box</p><button>Stay</button></dialog><h1>Behind</h1>"
        "<script>d.showModal()</script>",
        press("Escape"), ("Behind",), ("closed: dialog",)),
    "dragging with the pointer": Step(
        f"""{OUT}<button id=s style='position:absolute;left:20px;top:80px'>Piece</button>
        <section aria-label=Goal style='position:absolute;left:300px;top:200px;width:100px;height:100px'>Goal</section>
        <script>let on; s.onpointerdown = e => {{ on = 1; s.setPointerCapture(e.pointerId) }};
        s.onpointermove = e => {{ if (on) s.style.translate = (e.clientX - 40) + 'px ' + (e.clientY - 90) + 'px' }};
        s.onpointerup = e => {{ on = 0; say(e.clientX > 300 && e.clientY > 200 ? 'in the goal' : 'lost') }}</script>""",
        drag, ("in the goal",), ('to "section" region "Goal"', 'now "in the goal"')),
    "dragging as HTML has it": Step(
        f"""{OUT}<button draggable=true ondragstart='event.dataTransfer.setData("text/plain", "piece")'>Piece</button>
        <section aria-label=Goal ondragover='event.preventDefault()' style='height:80px;border:1px solid'
        ondrop='event.preventDefault(); say("got " + event.dataTransfer.getData("text/plain"))'>Goal</section>""",
        drag, ("got piece",), ('to "section" region "Goal"', 'now "got piece"')),
    "a timer": Step(
        f"{OUT}<button onclick='setTimeout(() => say(\"after a while\"), 200)'>Later</button>",
        click("button", "Later"), ("after a while",), ("after a while",)),
    "timers that start timers": Step(
        f"{OUT}<button onclick='setTimeout(() => setTimeout(() => say(\"after two\"), 100), 100)'>Later</button>",
        click("button", "Later"), ("after two",), ('now "after two"',)),
    "a frame": Step(
        f"{OUT}<button onclick='requestAnimationFrame(() => requestAnimationFrame(() => say(\"drawn\")))'>Draw</button>",
        click("button", "Draw"), ("drawn",), ('now "drawn"',)),
    "a message to itself": Step(
        f"""{OUT}<button id=b>Task</button><script>const c = new MessageChannel(); c.port1.onmessage = () => say('task ran');
        b.onclick = () => c.port2.postMessage(0)</script>""", click("button", "Task"), ("task ran",), ('now "task ran"',)),
    "a request": Step(
        f"{OUT}<button onclick='fetch(\"/words\").then(r => r.text()).then(say)'>Load</button>",
        click("button", "Load"), ("words from the server",), ("GET /words 200",)),
    "a request after a request": Step(
        f"{OUT}<button onclick='fetch(\"/words\").then(() => fetch(\"/words?2\")).then(r => r.text()).then(t => say(t + 2))'>"
        "Load</button>", click("button", "Load"), ("words from the server2",), ("GET /words 200, GET /words?2 200", 'now "words from the server2"')),
    "input that is debounced": Step(
        f"""{OUT}<input type=search aria-label=Find id=i><script>let t; i.oninput = () => {{ clearTimeout(t);
        t = setTimeout(() => fetch('/words').then(r => r.text()).then(x => say(i.value + ': ' + x)), 250) }}</script>""",
        do("fill", "searchbox", "Find", "tea"), ("tea: words from the server",), ('value now: "tea"', 'now "tea: words from the server"', "GET /words 200")),
    "tabs": Step(
        """<div role=tablist><button role=tab aria-selected=true>One</button><button role=tab aria-selected=false id=t>Two
        </button></div><div id=p role=tabpanel>Panel one</div><script>t.onclick = () => { t.ariaSelected = 'true';
        t.previousElementSibling.ariaSelected = 'false'; p.textContent = 'Panel two' }</script>""",
        click("tab", "Two"), ("Panel two",), ("selected",)),
    "a panel that fades in": Step(
        "<style>#p{opacity:0;transition:opacity .3s;pointer-events:none} #p.on{opacity:1;pointer-events:auto}</style>"
        "<button onclick='p.className=\"on\"'>Show</button><div id=p><a href=/arrived>Faded</a></div>",
        click("button", "Show"), ("Faded",), ("Faded",)),
    "a list that is rendered anew": Step(
        """<ul id=l></ul><script>let items = ['A', 'B', 'C'];
        const draw = () => l.innerHTML = items.map(i => `<li>${i} <button onclick="del('${i}')">Delete ${i}</button>`).join('');
        const del = (x) => { items = items.filter(i => i != x); draw() }; draw()</script>""",
        delete_second, ("Delete A", "Delete C"), ("removed",), gone=("Delete B",)),
    "a frame of the same site": Step(
        "<iframe title=inner src='/inner'></iframe>", click("button", "Inside"), ("pressed inside",), ('"pressed inside"',)),
    "a frame of another site": Step(
        "<iframe title=inner src='http://localhost:PORT/inner'></iframe>", click("button", "Inside"), ("pressed inside",), ('"pressed inside"',)),
    "a frame in a frame, each of another site": Step(
        "<div style='height:900px'></div><iframe title=outer src='http://localhost:PORT/outer' height=400></iframe>",
        click("button", "Inside"), ("pressed inside",), ('"pressed inside"',)),
    "a shadow tree": Step(
        f"""{OUT}<x-a></x-a><script>customElements.define('x-a', class extends HTMLElement {{ connectedCallback() {{
        this.attachShadow({{mode: 'open'}}).innerHTML = '<button>Deep</button>';
        this.shadowRoot.querySelector('button').onclick = () => say('open tree') }} }})</script>""",
        click("button", "Deep"), ("open tree",), ('now "open tree"',)),
    "a closed shadow tree": Step(
        f"""{OUT}<x-b></x-b><script>customElements.define('x-b', class extends HTMLElement {{ connectedCallback() {{
        const r = this.attachShadow({{mode: 'closed'}}); r.innerHTML = '<p>..</p><button>Deeper</button>';
        r.querySelector('button').onclick = () => say('closed tree') }} }})</script>""",
        click("button", "Deeper"), ("closed tree",), ('now "closed tree"',)),
    "what is far below": Step(
        f"<div style='height:5000px'></div><button onclick='say(\"found below\")'>Below</button>{OUT}",
        click("button", "Below"), ("found below",), ('now "found below"',)),
    "what is far down in a box that scrolls": Step(
        f"{OUT}<div style='height:100px;overflow:auto'><div style='height:2000px'></div>"
        "<button onclick='say(\"found in the box\")'>Boxed</button></div>", click("button", "Boxed"), ("found in the box",), ('now "found in the box"',)),
    "what is under a header that sticks": Step(
        f"<header style='position:sticky;top:0;height:300px;background:#eee;z-index:9'>{OUT}</header>"
        "<div style='height:1500px'></div><button onclick='say(\"hit\")'>Under</button><div style='height:1500px'></div>"
        "<script>scrollTo(0, 1600)</script>", click("button", "Under"), ("hit",), ('now "hit"',)),
    "what is turned and scaled": Step(
        f"{OUT}<div style='transform:rotate(30deg) scale(.6) translate(80px,60px);width:200px;zoom:1.5'>"
        "<button onclick='say(\"straight\")'>Askew</button></div>", click("button", "Askew"), ("straight",), ('now "straight"',)),
    "a link that wraps": Step(
        "<div style='width:330px;font:16px monospace'>some words before it <a href=/arrived>a link that begins at the end of a "
        "line</a></div>", click("link", "a link that begins at the end of a line"), ("You have arrived",), ("new page", 'heading "You have arrived"')),
    "a button that is half covered": Step(
        f"{OUT}<div style='position:relative'><button onclick='say(\"the free half\")' style='width:300px'>Half</button><div "
        "style='position:absolute;left:0;top:0;width:200px;height:40px;background:#ccc'></div></div>",
        click("button", "Half"), ("the free half",), ('now "the free half"',)),
    "a shape": Step(
        f"{OUT}<svg width=200 height=100><path d='M10 90 Q 100 -60 190 90' fill=none stroke=red stroke-width=6 role=button "
        "aria-label=Arc onclick='say(\"arc\")'/></svg>", click("button", "Arc"), ("arc",), ('now "arc"',)),
    "an area of an image": Step(
        "<img usemap='#m' alt=Map width=200 height=100 src='data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"/>'>"
        "<map name=m><area shape=rect coords='100,0,200,100' href=/arrived alt=East></map>",
        lambda agent: agent.page.click("area"), ("You have arrived",), ("new page", 'heading "You have arrived"')),
    "an alert": Step(
        f"{OUT}<button onclick='alert(\"Careful\"); say(\"went on\")'>Warn</button>",
        click("button", "Warn"), ("went on",), ('alert "Careful" accepted',)),
    "a question": Step(
        f"{OUT}<button onclick='say(`answer ${{confirm(\"Sure?\")}}`)'>Ask</button>",
        click("button", "Ask"), ("answer false",), ('confirm "Sure?" dismissed',)),
    "a popup": Step(
        "<a href='/arrived' target=_blank>New</a>", click("link", "New"), ("New",), ("opened a new page", "/arrived")),
    "a download": Step(
        "<a href='/file' download>Save</a>", click("link", "Save"), ("Save",), ('download: "report.txt"',)),
    "an answer without content": Step(
        "<a href='/status/204'>Nothing</a>", click("link", "Nothing"), ("Nothing",), ("GET /status/204 204 (no content",), stays=True),
    "rows that come with scrolling": Step(
        """<div id=l></div><div id=end>…</div><script>let n = 0;
        const more = () => { for (let i = 0; i < 20 && n < 80; i++) l.insertAdjacentHTML('beforeend', `<p style="height:40px">Row ${++n}</p>`) };
        more(); new IntersectionObserver(e => e[0].isIntersecting && more()).observe(end)</script>""",
        scroll_for_more, ("Row 60",), ("text_found",)),
    "what is waited for": Step(
        f"{OUT}<button onclick='setTimeout(() => say(\"It is done\"), 400)'>Start</button>", wait_for_it, ("It is done",), ('the text "It is done" after',)),
    "a button that becomes another": Step(
        "<button onclick='this.textContent = this.textContent == \"Follow\" ? \"Following\" : \"Follow\"'>Follow</button>",
        click("button", "Follow"), ("Following",), ('now "Following"',)),
    "nothing": Step("<button>Idle</button><h1 tabindex=-1>x</h1>", click("button", "Idle"), ("Idle",), ("focus: ",), is_idle=True),
}  # fmt: skip


async def _long_press(agent: Agent) -> cdpagent.ActionResult:
    return await agent.page.long_press(await agent.ref("button", "Hold"), seconds=0.4)


def serve(site: Site) -> None:
    def echo(request: Request) -> str:
        query = "&".join(f"{key}={value.replace(' ', '+')}" for key, value in request.query.items())
        return f"<h1>{request.method} {query or request.body.decode()}</h1>"

    site.add("/arrived", "<title>There</title><h1>You have arrived</h1>")
    site.add("/echo", echo)
    site.add("/words", lambda request: Response("words from the server", content_type="text/plain"))
    site.add("/inner", "<button onclick='this.nextSibling.textContent = \"pressed inside\"'>Inside</button><p>…</p>")
    site.add("/outer", f"<p>outer</p><iframe title=inner src='{site.url('/inner')}'></iframe>")
    site.add(
        "/file",
        lambda request: Response(
            "text", "text/plain", headers={"Content-Disposition": "attachment; filename=report.txt"}
        ),
    )


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.smoke
async def test_look_act_look_again(page: cdpagent.Page, site: Site, pytestconfig: pytest.Config, name: str) -> None:
    serve(site)
    step = PAGES[name]
    for _ in range(pytestconfig.getoption("--loops", default=1)):
        await _go_through(page, site, step)


async def _go_through(page: cdpagent.Page, site: Site, step: Step) -> None:
    html = f"<title>step</title>{NO_ICON}<body>{step.html.replace('PORT', str(site.port))}"
    await page.open(site.add("/step", html))
    agent = Agent(page)
    before = page.url, page.page_rev
    result = await step.act(agent)
    assert len(result.text) <= 600
    for words in step.told:
        assert words in result.text, f"{words!r} is not in the receipt:\n{result.text}"
    await agent.sees(*step.seen)
    text = await agent.text() if step.gone else ""
    assert not [words for words in step.gone if words in text], text
    if step.stays:
        assert (result.changes.url, result.changes.page_rev) == (None, None)
        assert (page.url, page.page_rev) == before
    if step.is_idle:
        changes = dataclasses.replace(result.changes, focus=None)
        assert not changes.any, result.text
