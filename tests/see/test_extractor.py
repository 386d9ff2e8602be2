"""The extractor on the real browser: what it sees, what it leaves out, and what it calls things."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cdpagent.see.extraction import Extraction
from cdpagent.see.extractor import ScopeNotFoundError
from cdpagent.see.listeners import Listeners
from cdpagent.see.rows import CUT, FRAME, INTERACTIVE, STRUCTURE, Rank
from tests.see.looker import Looker, lines

POINTER = "<style>.hand{cursor:pointer}</style>"
HEARD = "<script>document.addEventListener('click', () => {})</script>"
SR_ONLY = "<style>.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}</style>"


@pytest.mark.smoke
async def test_what_can_be_acted_on(look: Looker) -> None:
    await look.table(
        {
            "native controls": (
                "<a href=/x>Link</a><a>no link</a><button>Go</button><input aria-label=Name><input type=hidden>"
                "<textarea aria-label=Note></textarea><video controls aria-label=Film></video>",
                ["link 'Link'", "button 'Go'", "textbox 'Name'", "textbox 'Note' multiline", "video 'Film'"],
            ),
            "widget roles": (
                "<div role=button>Save</div><div role=slider aria-label=Size aria-valuenow=3>|</div>"
                "<div role=note>no widget</div><div role='whatever switch' aria-checked=true>Dark</div>",
                ["button 'Save'", "slider 'Size' value=3", "switch 'Dark' checked"],
            ),
            "a listener": (
                "<div id=a>Listens</div><div>does not</div><p id=b>Pressed</p><div id=c>only moved over</div>"
                "<script>a.addEventListener('click',()=>{});b.addEventListener('pointerdown',()=>{});"
                "c.addEventListener('mouseover',()=>{})</script>",
                ["clickable 'Listens'", "clickable 'Pressed'"],
            ),
            "a handler set as a property, as React does it": (
                "<div id=a>Row</div><script>a.onclick = () => {}</script>",
                ["clickable 'Row'"],
            ),
            "a handler in the markup": ("<span onclick='1'>Tap</span>", ["clickable 'Tap'"]),
            "a list item that listens keeps its role": (
                "<ul><li id=a>One</li></ul><script>a.onclick=()=>{}</script>",
                ["listitem 'One'"],
            ),
            "a cell that listens keeps its role": (
                "<table><tr><td id=a>1</td><td>2</td></tr></table><script>a.onclick=()=>{}</script>",
                ["cell '1'"],
            ),
            "a listener for everything inside makes no target": (
                f"<div id=a>{'<button>B</button>' * 7}</div><script>a.addEventListener('click',()=>{{}})</script>",
                ["button 'B'"] * 7,
            ),
            "a listener on a container of the whole page": (
                "<main id=a style='height:2000px'><a href=#>x</a></main><script>a.onclick=()=>{}</script>",
                ["main", "  link 'x'"],
            ),
            "a listener around one control that says the same": (
                "<div id=a><a href=#>Open</a></div><script>a.onclick=()=>{}</script>",
                ["link 'Open'"],
            ),
            "a listener on a part of a button": (
                "<button>Send <b id=a></b></button><button><span id=b>Stop</span></button>"
                "<script>b.onclick=()=>{}</script>",
                ["button 'Send'", "button 'Stop'"],
            ),
            "a close icon in a tab": (
                "<div role=tab>Mail <i id=a class=icon-close>×</i></div><script>a.onclick=()=>{}</script>",
                ["tab 'Mail ×'", "  clickable '×'"],
            ),
            "drop target": (
                "<div id=a>Drop here</div><script>a.addEventListener('drop',()=>{})</script>",
                ["clickable 'Drop here' droppable"],
            ),
            "draggable": ("<div draggable=true>Card</div>", ["clickable 'Card' draggable"]),
            "takes the focus": ("<div tabindex=0>Cell</div><div tabindex=-1>not by tab</div>", ["clickable 'Cell'"]),
            "a region that takes the focus is a region": (
                "<section tabindex=0 aria-label=Log role=region><a href=#>x</a></section>",
                ["region 'Log'", "  link 'x'"],
            ),
            "editable": (
                "<div contenteditable aria-label=Text>Hello <b>you</b></div><div contenteditable=false>no</div>",
                ["textbox 'Text' value=Hello you"],
            ),
            "svg shapes": (
                "<svg width=99 height=99><title>Map</title><circle id=a r=40 cx=50 cy=50 aria-label=Paris />"
                "<rect width=9 height=9 /></svg><script>a.onclick=()=>{}</script>",
                ["clickable 'Paris'"],
            ),
            "canvas": ("<canvas aria-label=Chart></canvas><canvas width=3 height=3></canvas>", ["canvas 'Chart'"]),
            "summary": (
                "<details><summary>More</summary><a href=#>hidden</a></details>"
                "<details open><summary>Less</summary><a href=#>shown</a></details>",
                ["button 'More' expanded=False", "group", "  button 'Less' expanded", "  link 'shown'"],
            ),
            "select says its options in short": (
                "<select aria-label=Colour><option>Red<option selected>Green<option>Blue<option>D<option>E<option>F"
                "</select>",
                ["combobox 'Colour' value=Green options=Red | Green | Blue | D | E"],
            ),
            "disabled": ("<button disabled>No</button>", ["button 'No' disabled"]),
        }
    )


async def test_hand_cursor_marks_where_it_begins(look: Looker) -> None:
    await look.table(
        {
            "on a wrapper": (
                f"{POINTER}{HEARD}<div class=hand><div><b>Card</b> <i>text</i></div></div>",
                ["clickable 'Card text'"],
            ),
            "on a list, for each item": (
                f"{POINTER}{HEARD}<ul class=hand><li>One</li><li><b>Two</b></li></ul>",
                ["list", "  listitem 'One'", "  listitem 'Two'"],
            ),
            "around a real control": (
                f"{POINTER}{HEARD}<div class=hand><span>Name</span><button>Go</button></div>",
                ["button 'Go'"],
            ),
            "in a control": (
                f"{POINTER}{HEARD}<button class=hand><span class=hand>Go</span></button>",
                ["button 'Go'"],
            ),
            "where nothing listens": (f"{POINTER}<div class=hand>Dead</div>", []),
            "where something further up listens": (
                f"{POINTER}<section id=a><div class=hand>Tile</div></section><script>a.onclick=()=>{{}}</script>",
                ["clickable 'Tile'"],
            ),
            "on a small picture": (
                f"{POINTER}{HEARD}<svg class=icon-heart style='cursor:pointer' width=20 height=20><path d='M0 0h9v9z'/></svg>",
                ["clickable ~heart~"],
            ),
        }
    )
    assert await look(f"{POINTER}{HEARD}<div class=hand>Card</div>", cursor_interactive=False) == []


async def test_handlers_that_frameworks_delegate(look: Looker) -> None:
    await look.table(
        {
            "jQuery, on the document": (
                "<p class=row>One</p><p class=row>Two</p><p>Three</p><script>document.addEventListener('click',()=>{});"
                "document.jQuery3610123 = {events: {click: [{selector: '.row'}, {selector: ':visible('}]}}</script>",
                ["clickable 'One'", "clickable 'Two'"],
            ),
            "jQuery, on an element": (
                "<div id=a><p>One</p></div><p>outside</p><script>a.addEventListener('click',()=>{});"
                "a.jQuery3610123 = {events: {click: [{selector: 'p'}]}}</script>",
                ["clickable 'One'"],
            ),
            "older jQuery, which keeps its data elsewhere": (
                "<p class=row>One</p><script>document.addEventListener('click',()=>{}); document.jQuery1710 = 1;"
                "window.jQuery = {cache: {1: {events: {click: [{selector: '.row'}]}}}}</script>",
                ["clickable 'One'"],
            ),
            "Solid": (
                "<p id=a>One</p><p>Two</p><script>document.addEventListener('click',()=>{});"
                "document._$DX_DELEGATE = new Set(['click']); a.$$click = () => {}</script>",
                ["clickable 'One'"],
            ),
            "Svelte 5": (
                "<p id=a>One</p><p>Two</p><script>document.addEventListener('click',()=>{});"
                "window.__svelte = {v: new Set()}; a.__click = () => {}</script>",
                ["clickable 'One'"],
            ),
        }
    )


async def test_what_a_framework_has_marked_is_told_once(look: Looker, monkeypatch: pytest.MonkeyPatch) -> None:
    told: Counter[Listeners] = Counter()  # the page prepares a look of its own
    teach = Listeners._teach

    def count(self: Listeners, *args: Any) -> None:
        told[self] += 1
        teach(self, *args)

    monkeypatch.setattr(Listeners, "_teach", count)
    frame = await look.open(
        "<p id=a>One</p><p id=b>Two</p><script>document.addEventListener('click',()=>{});"
        "document._$DX_DELEGATE = new Set(['click']); a.$$click = () => {}</script>"
    )
    for _ in range(3):
        assert lines(await frame.extract(Extraction())) == ["clickable 'One'"]
    assert max(told.values()) == 1
    await look.page.evaluate("b.$$click = () => {}")
    assert lines(await frame.extract(Extraction())) == ["clickable 'One'", "clickable 'Two'"]
    assert max(told.values()) == 2


async def test_labels_stand_for_fields_that_are_hidden_behind_them(look: Looker) -> None:
    await look.table(
        {
            "display: none": (
                "<input id=c type=checkbox hidden checked><label for=c>Agree</label>",
                ["checkbox 'Agree' checked"],
            ),
            "visually hidden": (
                f"{SR_ONLY}<label><input type=radio class=sr name=r> Red</label>",
                ["radio 'Red' checked=False"],
            ),
            "parked out of sight": (
                "<label><input type=checkbox style='position:absolute;left:-9999px'> Parked</label>",
                ["checkbox 'Parked' checked=False"],
            ),
            "a file field behind a button": (
                "<label style='border:1px solid'>Upload<input type=file hidden></label>",
                ["button 'Upload'"],
            ),
            "a transparent field over its picture is clicked itself": (
                "<label style='position:relative'><i>□</i><input type=checkbox style='opacity:0;position:absolute'>"
                " Fancy</label>",
                ["checkbox '□ Fancy' checked=False"],
            ),
            "both are there: one row": ("<label><input type=checkbox> Both</label>", ["checkbox 'Both' checked=False"]),
            "two labels: one row": (
                "<input id=c type=checkbox hidden><label for=c>A</label><label for=c>B</label>",
                ["checkbox 'A B' checked=False"],
            ),
            "label and field are hidden": ("<label hidden><input type=checkbox> Gone</label>", []),
            "no label: the field is told although it is not visible": (
                f"{SR_ONLY}<input type=checkbox class=sr aria-label=Silent>",
                ["checkbox 'Silent' checked=False"],
            ),
            "a slider that is clipped away under its handle": (
                "<i>o</i><input type=range aria-label=Size style='position:absolute;clip:rect(0 0 0 0)'>",
                ["slider 'Size' value=50"],
            ),
            "a transparent slider over its track": (
                "<input type=range aria-label=Size style='opacity:0'>",
                ["slider 'Size' value=50"],
            ),
            "a check box without a label, clipped away": (
                "<input type=checkbox aria-label=Row style='position:absolute;clip-path:inset(50%)'>",
                ["checkbox 'Row' checked=False"],
            ),
            "all around it is clipped away, too": (
                "<div style='clip-path:inset(100%)'><input type=range aria-label=Size></div>",
                [],
            ),
            "a text field that is clipped away": ("<input aria-label=Trap style='clip-path:inset(50%)'>", []),
        }
    )


HIDDEN: dict[str, str] = {
    "display none": "<div style='display:none'>X</div>",
    "hidden attribute": "<div hidden>X</div>",
    "hidden until found": "<div hidden=until-found>X</div>",
    "visibility": "<div style='visibility:hidden'>X</div>",
    "opacity": "<div style='opacity:0'>X</div>",
    "content-visibility": "<div style='content-visibility:hidden'>X</div>",
    "closed details": "<details><summary></summary>X</details>",
    "inert": "<div inert>X</div>",
    "aria-hidden": "<div aria-hidden=true>X</div>",
    "collapsed": "<div style='max-height:0;overflow:hidden'>X</div>",
    "slide out of its carousel": "<div style='width:99px;height:50px;overflow:hidden;position:relative'>"
    "<div style='position:absolute;left:120px'>X</div></div>",
    "left of the page": "<div style='position:absolute;left:-9999px'>X</div>",
    "above the page": "<div style='position:absolute;top:-9999px'>X</div>",
    "a drawer beside the window": "<style>body{overflow-x:hidden}</style>"
    "<div style='position:absolute;left:110%'>X</div>",
    "a fixed drawer below the window": "<div style='position:fixed;top:2000px'>X</div>",
    "scaled to nothing": "<div style='transform:scale(0)'>X</div>",
    "a child that no slot shows": "<div id=h>X</div><script>h.attachShadow({mode:'open'})</script>",
    "clipped by a path": "<div style='clip-path:inset(100%)'>X</div>",
    "clipped to half from both sides": "<div style='clip-path:inset(50%)'>X</div>",
    "clipped to a circle of no size": "<div style='clip-path:circle(0)'>X</div>",
    "clipped to a line": "<div style='clip-path:polygon(0 0,100% 100%,0 0)'>X</div>",
    "clipped by a rectangle": "<div style='position:absolute;clip:rect(0,0,0,0)'>X</div>",
    "clipped by a rule": "<style>.c{clip-path:inset(100%)}</style><div class=c><div>X</div></div>",
    "clipped in a media rule": "<style>@media all{.c{clip-path:circle(0)}}</style><div class=c>X</div>",
    "filter": "<div style='filter:opacity(0)'>X</div>",
    "transparent mask": "<div style='mask-image:linear-gradient(transparent,transparent)'>X</div>",
    "hardly any opacity": "<div style='opacity:.01'>X</div>",
    "veiled, but fixed inside": "<div style='filter:opacity(0)'><div style='position:fixed;top:9px'>X</div></div>",
    "veiled in a shadow tree": "<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML="
    "`<style>p{clip-path:inset(100%)}</style><p>X</p>`</script>",
    "noscript": "<noscript>X</noscript>",
    "template": "<template>X</template>",
}


@pytest.mark.parametrize("inner", ["<button>Hidden</button>", "<span onclick='1'>Hidden</span>"])
async def test_hidden_controls_are_not_shown(look: Looker, inner: str) -> None:
    seen = {name: await look(html.replace("X", inner)) for name, html in HIDDEN.items()}
    # The closed details' own summary can be clicked.
    assert {name: rows for name, rows in seen.items() if any("Hidden" in row for row in rows)} == {}


async def test_hidden_text_is_not_shown(look: Looker) -> None:
    only_text = {
        "no font size": "<p style='font-size:0'>X</p>",
        "transparent": "<p style='color:transparent'>X</p>",
        "no fill": "<p style='-webkit-text-fill-color:rgba(0,0,0,0)'>X</p>",
        "indented away": "<p style='text-indent:-9999px'>X</p>",
        "the color of the page": "<p style='color:#fff'>X</p>",
        "nearly the color of the page": "<style>p{color:#fdfdfd}</style><p>X</p>",
        "the color of what is around it": "<div style='background:#123'><p style='color:#112233'>X</p></div>",
        "the color of the page, positioned": "<div style='position:relative'><p style='color:#fff'>X</p></div>",
        "an option that is hidden": "<select><option>A<option hidden>X</select>",
        "an option that is not displayed": "<style>.n{display:none}</style><select><option>A<option class=n>X</select>",
        "visually hidden": f"{SR_ONLY}<p>shown <span class=sr>X</span></p>",
    }
    seen = {
        name: await look(html.replace("X", "Hidden"), interactive_only=False)
        for name, html in (HIDDEN | only_text).items()
    }
    assert {name: rows for name, rows in seen.items() if any("Hidden" in row for row in rows)} == {}


async def test_words_that_only_look_as_if_a_style_hid_them_are_shown(look: Looker) -> None:
    picture = "<img src='data:,' alt='' style='position:absolute;width:300px;height:50px;background:#000'>"
    shown = {
        "some of it is clipped": "<p style='clip-path:inset(10%)'>Shown</p>",
        "clipped to a shape": "<p style='clip-path:polygon(0 0,100% 0,100% 100%)'>Shown</p>",
        "blurred": "<p style='filter:blur(1px)'>Shown</p>",
        "fading out": "<p style='mask-image:linear-gradient(black,transparent)'>Shown</p>",
        "clip without a position": "<p style='clip:rect(0,0,0,0)'>Shown</p>",
        "faint": "<p style='opacity:.3'>Shown</p>",
        "white on dark": "<div style='background:#123'><p style='color:#fff'>Shown</p></div>",
        "white on a gradient": "<div style='background:linear-gradient(red,blue)'><p style='color:#fff'>Shown</p></div>",
        "white over a picture": f"<div style='position:relative'>{picture}"
        "<p style='color:#fff;position:relative'>Shown</p></div>",
        "white with a shadow": "<p style='color:#fff;text-shadow:0 0 3px #000'>Shown</p>",
        "white on a dark page": "<style>body{background:#222}p{color:#fff}</style><p>Shown</p>",
        "drawn": "<style>svg{color:#fff}</style><svg><text y=20>Shown</text></svg>",
    }
    seen = {name: await look(html, interactive_only=False) for name, html in shown.items()}
    assert [name for name, rows in seen.items() if not any("Shown" in row for row in rows)] == []


async def test_what_is_shown_in_spite_of_its_looks(look: Looker) -> None:
    await look.table(
        {
            "visible inside hidden": (
                "<div style='visibility:hidden'>no <button style='visibility:visible'>Yes</button></div>",
                ["button 'Yes'"],
            ),
            "a link around a floated picture": (
                "<a href=#><img alt=Home style='float:left' width=9 height=9></a>",
                ["link 'Home'"],
            ),
            "display: contents": (
                "<div style='display:contents'><a href=# style='display:contents'>Yes</a></div>",
                ["link 'Yes'"],
            ),
            "a menu wider than what clips its trigger": (
                "<div style='overflow:hidden;height:20px;width:80px'><div style='position:absolute;top:60px'>"
                "<button>Item</button></div></div>",
                ["button 'Item'"],
            ),
            "right-to-left pages grow to the left": (
                "<html dir=rtl><div style='position:absolute;left:-300px'><button>Yes</button></div>"
                "<div style='width:200vw;height:1px'></div>",
                ["button 'Yes'"],
            ),
            "below the fold": ("<div style='height:5000px'></div><button>Yes</button>", ["button 'Yes'"]),
            "to be scrolled to": (
                "<div style='overflow:auto;height:50px'><div style='height:500px'></div><button>Yes</button></div>",
                ["scrollable scroll=down", "  button 'Yes'"],
            ),
            "skip links": (f"{SR_ONLY}<a class=sr href=#>Skip</a>", ["link 'Skip'"]),
        }
    )


async def test_style_alone_opens_and_closes_a_menu(look: Looker) -> None:
    extractor = await look.open(
        "<style>nav ul{display:none} nav:hover ul{display:block} #t:checked~b{visibility:hidden}</style>"
        "<nav><button>Menu</button><ul><li><a href=#>Item</a></ul></nav><input id=t type=checkbox aria-label=T>"
        "<b><a href=#>Off</a></b>"
    )
    closed = ["navigation", "  button 'Menu'", "checkbox 'T' checked=False", "link 'Off'"]
    assert lines(await extractor.extract(Extraction())) == closed
    send = look.page.cdp.send
    await send("Input.dispatchMouseEvent", type="mouseMoved", x=20, y=20)
    assert "  link 'Item'" in lines(await extractor.extract(Extraction()))
    await send("Input.dispatchMouseEvent", type="mouseMoved", x=600, y=600)
    assert lines(await extractor.extract(Extraction())) == closed
    await look.page.evaluate("() => { t.checked = true }")
    assert lines(await extractor.extract(Extraction())) == [*closed[:2], "checkbox 'T' checked"]


async def test_viewport_only_leaves_out_what_is_off_screen_or_covered(look: Looker) -> None:
    assert await look(
        "<button>Top</button><div style='position:relative'><button>Covered</button>"
        "<div style='position:absolute;inset:0;background:#fff'></div></div>"
        "<button style='pointer-events:none'>Let through</button>"
        "<div style='overflow:auto;height:60px'><button>In</button><div style='height:900px'></div><button>Out</button>"
        "</div><div style='height:3000px'></div><button>Below</button>",
        viewport_only=True,
    ) == ["button 'Top'", "button 'Let through'", "scrollable scroll=down", "  button 'In'"]


async def test_open_dialog_comes_first_and_hides_what_is_inert_behind_it(look: Looker) -> None:
    extractor = await look.open(
        "<a href=#>Behind</a><dialog id=d aria-label=Sure><button>OK</button></dialog>"
        "<div id=p popover><button>Popped</button></div><script>d.showModal()</script>"
    )
    modal = await extractor.extract(Extraction())
    assert lines(modal) == ["dialog 'Sure' modal", "  button 'OK' focused"]
    assert modal.stats.skipped_hidden >= 1
    await look.page.evaluate("() => { d.close(); p.showPopover() }")
    popover = await extractor.extract(Extraction())
    assert lines(popover) == ["link 'Behind'", "button 'Popped'"]
    assert [row.rank for row in popover.rows] == [Rank.VIEWPORT, Rank.DIALOG]


async def test_the_topmost_of_two_modal_dialogs_counts(look: Looker) -> None:
    assert await look(
        "<dialog id=a aria-label=Upper><button>A</button></dialog><dialog id=b aria-label=Lower><button>B</button>"
        "</dialog><script>b.showModal(); a.showModal()</script>"
    ) == ["dialog 'Upper' modal", "  button 'A' focused"]


async def test_what_matters_more_has_a_higher_rank(look: Looker) -> None:
    extractor = await look.open(
        "<div role=dialog aria-modal=true aria-label=D><button>Dialog</button></div><button>View</button>"
        "<div style='height:3000px'></div><button id=f>Focused</button><form aria-label=F><button>Form</button></form>"
        "<main><a href=#>Main</a></main><a href=#>Rest</a><script>f.focus({preventScroll:true})</script>"
    )
    rows = await extractor.extract(Extraction())
    ranks = {row.name: row.rank for row in rows.rows if row.kind == INTERACTIVE}
    assert {name: Rank(rank).name for name, rank in ranks.items()} == {
        "Dialog": "DIALOG", "View": "VIEWPORT", "Focused": "FOCUSED", "Form": "FORM", "Main": "MAIN", "Rest": "REST"
    }  # fmt: skip
    # When not all fit, the most important stay, in the order of the page.
    few = await extractor.extract(Extraction(max_nodes=3, next_ref=rows.next_ref))
    assert [row.name for row in few.rows if row.kind == INTERACTIVE] == ["Dialog", "View", "Focused"]
    assert few.truncate_reasons == ("max_nodes",)


async def test_shadow_trees_are_seen_in_the_order_they_are_shown(look: Looker) -> None:
    await look.table(
        {
            "open, with slots": (
                "<x-a><a href=# slot=two>Two</a><a href=#>One</a><a href=# slot=none>none</a></x-a><script>"
                "customElements.define('x-a', class extends HTMLElement { constructor() { super();"
                "this.attachShadow({mode:'open'}).innerHTML ="
                "'<button>First</button><slot></slot><slot name=two></slot>' }})</script>",
                ["button 'First'", "link 'One'", "link 'Two'"],
            ),
            "closed, of a custom element": (
                "<x-b><b>light</b></x-b><script>customElements.define('x-b', class extends HTMLElement {"
                "constructor() { super(); this.attachShadow({mode:'closed'}).innerHTML ="
                "'<input placeholder=Inside><slot></slot>' }})</script>",
                ["textbox 'Inside'"],
            ),
            "closed, of an empty element": (
                "<div id=h></div><script>h.attachShadow({mode:'closed'}).innerHTML='<button>Shut</button>'</script>",
                ["button 'Shut'"],
            ),
            "closed, given away by a listener": (
                "<p id=h>light</p><script>const r = h.attachShadow({mode:'closed'}); r.innerHTML='<b>Shut</b>';"
                "r.firstChild.onclick = () => {}</script>",
                ["clickable 'Shut'"],
            ),
            "nested": (
                "<div id=h></div><script>const r = h.attachShadow({mode:'open'}); r.innerHTML='<p></p>';"
                "r.firstChild.attachShadow({mode:'open'}).innerHTML='<button>Deep</button>'</script>",
                ["button 'Deep'"],
            ),
        }
    )


async def test_text_right_in_a_shadow_root_is_told(look: Looker) -> None:
    html = "<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML='Words <b>in</b> a tree'</script>"
    assert await look(html, interactive_only=False) == ["text 'Words in a tree'"]


async def test_the_numbers_of_counters_are_in_names(look: Looker) -> None:
    chapters = "<style>body { counter-reset: part } h2 { counter-increment: part; counter-reset: step } "
    steps = (
        "button::before { counter-increment: step; content: counter(part, upper-roman) '.' counter(step) ' ' }</style>"
    )
    await look.table(
        {
            "one in another": (
                f"{chapters}{steps}<h2>A</h2><button>x</button><button>y</button><h2>B</h2><button>z</button>",
                ["button 'I.1 x'", "button 'I.2 y'", "button 'II.1 z'"],
            ),
            "set apart by a margin": (
                "<style>a { counter-increment: n } a::before { content: counter(n) }</style><a href=/1>x</a><a href=/2>y</a>",
                ["link '1 x'", "link '2 y'"],
            ),
            "all of them": (
                "<style>ol { counter-reset: i } li { counter-increment: i } a::before { content: counters(i, '-') ': ' }"
                "</style><ol><li>x<ol><li>y<li><a href=/1>z</a></ol><li><a href=/2>w</a></ol>",
                ["list", "  link '1-2: z'", "  link '2: w'"],
            ),
            "items of lists": (
                "<style>a::before { content: counter(list-item, lower-alpha) ') ' }</style>"
                "<ol start=3><li><a href=/1>x</a><li><a href=/2>y</a></ol>",
                ["list", "  link 'c) x'", "  link 'd) y'"],
            ),
            "what is not shown is not counted": (
                "<style>a { counter-increment: n } a::before { content: counter(n) '. ' }</style>"
                "<a href=/1>x</a><a href=/2 hidden>y</a><a href=/3>z</a>",
                ["link '1. x'", "link '2. z'"],
            ),
        }
    )


async def test_a_number_changes_with_what_comes_before_it(look: Looker) -> None:
    extractor = await look.open(
        "<style>body { counter-reset: n } button::before { counter-increment: n; content: counter(n) '. ' }</style>"
        "<p id=first></p><main><div><button>x</button></div></main>" + "<p>filler</p>" * 500
    )
    extraction = Extraction(interactive_only=True)
    assert "button '1. x'" in "".join(lines(await extractor.extract(extraction)))
    await look.page.evaluate("first.innerHTML = '<button>new</button>'")
    assert [each.strip() for each in lines(await extractor.extract(extraction)) if "button" in each] == [
        "button '1. new'", "button '2. x'"
    ]  # fmt: skip


@pytest.mark.parametrize("mode", ["open", "closed"])
@pytest.mark.parametrize("host", ["div", "x-late"])
async def test_a_shadow_tree_that_comes_after_a_look_is_seen_by_the_next(look: Looker, host: str, mode: str) -> None:
    # With fewer elements, the page would be looked at anew.
    filler = "".join(f"<p>Words {number}</p>" for number in range(500))
    define = "<script>customElements.define('x-late', class extends HTMLElement {})</script>" * (host == "x-late")
    extractor = await look.open(f"{define}<{host} id=host></{host}><button>Beside</button>{filler}")
    options = Extraction(interactive_only=True)
    assert lines(await extractor.extract(options)) == ["button 'Beside'"]
    await look.page.evaluate(f"void (host.attachShadow({{mode: '{mode}'}}).innerHTML = '<button>Within</button>')")
    assert lines(await extractor.extract(options)) == ["button 'Within'", "button 'Beside'"]


async def test_frames_are_rows_with_a_ref_and_a_box(look: Looker) -> None:
    extractor = await look.open(
        "<iframe title=Pay srcdoc='<button>In</button>' width=300 height=100></iframe>"
        "<iframe width=1 height=1></iframe><iframe hidden></iframe>"
    )
    rows = (await extractor.extract(Extraction())).rows
    assert [(row.kind, row.role, row.name, row.ref > 0) for row in rows] == [(FRAME, "iframe", "Pay", True)]
    assert rows[0].box is not None
    assert rows[0].box[2:] == (304, 104)


async def test_content_is_told_when_asked_for(look: Looker) -> None:
    await look.table(
        {
            "headings and paragraphs": (
                "<h1>Title</h1><p>Some <b>bold</b> text with <a href=#>a link</a>.</p><p></p>",
                [
                    "heading 'Title' level=1",
                    "paragraph (Some bold text with a link.)",
                    "  link 'a link'",
                ],
            ),
            "text in wrappers": (
                "<div>Loose <span>text</span><div>Block</div>more</div>",
                ["text 'Loose text'", "text 'Block'", "text 'more'"],
            ),
            "breaks separate words": ("<p>One<br>Two</p>", ["paragraph (One Two)"]),
            "what only looks as if it could be clicked": (
                "<div><a style='cursor:pointer'>Share</a></div>"
                "<div style='cursor:pointer'>Copy<i style='display:block'></i></div>"
                "<p style='cursor:pointer'>Send<i style='display:block'></i></p>",
                ["text 'Share'", "text 'Copy'", "paragraph (Send)"],
            ),
            "spaces between elements do, too": (
                "<p><b>One</b> <i>Two</i>\n<u>Three</u></p>",
                ["paragraph (One Two Three)"],
            ),
            "pictures with a name": ("<img alt=Cat src=x><img alt=''><img>", ["image 'Cat'"]),
            "text that a control says": (
                "<p><a href=#>Only a link</a></p><label>L <input></label>",
                ["link 'Only a link'", "textbox 'L'"],
            ),
            "lists": (
                "<ul><li>One</li><li>Two <a href=#>x</a></li></ul>",
                ["list", "  listitem (One)", "  listitem (Two x)", "    link 'x'"],
            ),
            "tables": (
                "<table><tr><th>H</th></tr><tr><td>1</td><td>2</td></tr></table>",
                ["table", "  columnheader 'H'", "  row '1 2'", "    cell '1'", "    cell '2'"],
            ),
            "progress": (
                "<progress value=3 max=9 aria-label=Copy></progress>",
                ["progressbar 'Copy' valuemax=9 value=3"],
            ),
        },
        interactive_only=False,
    )


async def test_a_name_that_differs_from_what_is_shown_is_told_with_it(look: Looker) -> None:
    await look.table(
        {
            "differs": ("<button aria-label=Cancel>Delete account</button>", ["button 'Cancel' (Delete account)"]),
            "says the same": ("<button aria-label='Close dialog'>Close</button>", ["button 'Close dialog'"]),
        }
    )


async def test_controls_without_a_name_get_hints_that_tell_them_apart(look: Looker) -> None:
    await look.table(
        {
            "tooltip": ("<button data-tooltip='Save it'></button>", ["button ~Save it~"]),
            "test id": ("<button data-testid=submitOrder></button>", ["button ~submit order~"]),
            "icon": ("<button><svg><use href='#icon-trash'/></svg></button>", ["button ~trash~"]),
            "icon class": ("<button><i class='fa fa-shopping-cart fa-lg'></i></button>", ["button ~shopping cart~"]),
            "own class": ("<button class='btn css-1x2yz close-panel'></button>", ["button ~close panel~"]),
            "picture": ("<a href=#><img src='/img/facebook-logo.v2.png?x=1'></a>", ["link ~facebook logo~"]),
            "background": (
                "<a href=# style='display:block;height:9px;background:url(/i/search.svg)'></a>",
                ["link ~search~"],
            ),
            "where it leads": ("<a href='https://www.example.com/'><i>&nbsp;</i></a>", ["link ~example.com~"]),
            "looks": (
                "<button style='background:#ff0000;width:30px;height:20px;border:0'></button>",
                ["button ~red #ff0000~"],
            ),
            "nothing tells them apart": (
                "<button class=star></button><button class=star></button>",
                ["button ~star~", "button ~star~"],
            ),
            "what they stand beside": (
                "<div>Tea <button class=star></button></div><div>Milk <button class=star></button></div>",
                ["button ~star, Tea~", "button ~star, Milk~"],
            ),
            "one letter": (
                "<button class=mark-x></button><button class=mark-o></button>",
                ["button ~mark x~", "button ~mark o~"],
            ),
            "what many share": (
                "<button class=node-inject></button><button class=node-debug></button><button class=node-wait></button>",
                ["button ~inject~", "button ~debug~", "button ~wait~"],
            ),
            "swatches": (
                "".join(f"<button class=picker style='background:{c}'></button>" for c in ("#e01b24", "#33d17a")),
                ["button ~red #e01b24~", "button ~green #33d17a~"],
            ),
            "shapes": (
                "<svg><circle cx=20 cy=20 r=9 fill=red onclick=1 /><circle cx=50 cy=20 r=9 fill=blue onclick=1 />"
                "<rect x=80 width=9 height=9 fill=red onclick=1 /><polygon points='99,9 109,29 89,29' onclick=1 /></svg>",
                [
                    "clickable ~red #ff0000 circle~",
                    "clickable ~blue #0000ff circle~",
                    "clickable ~red #ff0000 square~",
                    "clickable ~black #000000 triangle~",
                ],
            ),
            "cells": (
                "<table>" + "<tr><td onclick=1 width=9 height=9><td onclick=1 width=9>" * 2 + "</table>",
                [
                    "table",
                    "  row",
                    "    cell ~row 1 column 1~",
                    "    cell ~row 1 column 2~",
                    "  row",
                    "    cell ~row 2 column 1~",
                    "    cell ~row 2 column 2~",
                ],
            ),
        }
    )


async def test_fields_without_a_label_are_named_by_the_words_beside_them(look: Looker) -> None:
    await look.table(
        {
            "line above": (
                "first name:<br><input><br>last name:<br><input>",
                ["textbox 'first name:'", "textbox 'last name:'"],
            ),
            "same line": ("<p>Date: <input> <p>Time: <input>", ["textbox 'Date:'", "textbox 'Time:'"]),
            "after boxes": (
                "<input type=checkbox> Red <input type=checkbox> <b>Dark</b> green",
                ["checkbox 'Red' checked=False", "checkbox 'Dark green' checked=False"],
            ),
            "before boxes": (
                "Red <input type=checkbox> Green <input type=checkbox>",
                ["checkbox 'Red' checked=False", "checkbox 'Green' checked=False"],
            ),
            "a box and a field": (
                "<div><input type=checkbox> Remind me <input></div>",
                ["checkbox 'Remind me' checked=False", "textbox"],
            ),
            "block above": (
                "<div><div>Tags</div><div><input class='ui-widget autocomplete-input'></div></div>"
                "<div><div>Title</div><div><div class='edit texteditor' contenteditable></div></div></div>",
                ["textbox 'Tags'", "textbox 'Title'"],
            ),
            "headings of a table": (
                "<table><tr><th>Item<th>Price<tr><td>Blue shirt<td><input><tr><td>Hat<td><input></table>",
                [
                    "table",
                    "  row 'Blue shirt'",
                    "    textbox 'Price, Blue shirt'",
                    "  row 'Hat'",
                    "    textbox 'Price, Hat'",
                ],
            ),
            "table of labels": (
                "<table><tr><td>Name:<td><input><tr><td>City:<td><input></table>",
                ["table", "  row 'Name:'", "    textbox 'Name:'", "  row 'City:'", "    textbox 'City:'"],
            ),
            "heading of the only field": (
                "<h2>Newsletter</h2><form><input></form>",
                ["form", "  textbox 'Newsletter'"],
            ),
            "not of two": (
                "<h2>Newsletter</h2><form><input name=mail><input name=town></form>",
                ["form", "  textbox ~mail~", "  textbox ~town~"],
            ),
            "kind of value": ("<input type=email class=form-control>", ["textbox"]),
            "a paragraph is no label": ("<p>" + "word " * 60 + "</p><input>", ["textbox"]),
            "but its last sentence may be": (
                "<p>" + "word " * 60 + "end. Your answer: <input></p>",
                ["textbox 'Your answer:'"],
            ),
            "an icon between": ("Name <a href=# title=Help></a><input>", ["textbox 'Name'"]),
        }
    )


async def test_controls_of_the_same_name_are_told_apart_by_what_they_stand_in(look: Looker) -> None:
    assert await look(
        "<ul><li>Red shoe <button>Buy</button><li>Blue shoe <button>Buy</button><li><a href=#>Green</a></ul>"
    ) == [
        "list",
        "  listitem (Red shoe)",
        "    button 'Buy'",
        "  listitem (Blue shoe)",
        "    button 'Buy'",
        "  link 'Green'",
    ]


async def test_structure_is_kept_where_it_groups(look: Looker) -> None:
    html = (
        "<nav aria-label=Site><ul><li><a href=#>A</a><li><a href=#>B</a></ul></nav>"
        "<div><div><a href=#>C</a></div></div>"
        "<ul><li><a href=#>only</a></ul><section><form><input aria-label=Q></form></section>"
    )
    assert await look(html) == [
        "navigation 'Site'",
        "  list",
        "    link 'A'",
        "    link 'B'",
        "link 'C'",
        "link 'only'",
        "form",
        "  textbox 'Q'",
    ]
    assert "    listitem" in await look(html, compact=False)


async def test_what_is_left_out_is_counted_where_it_stood(look: Looker) -> None:
    html = "<ul>" + "".join(f"<li><a href=#>{n}</a>" for n in range(50)) + "</ul><p><button>After</button></p>"
    extractor = await look.open(html)
    rows = await extractor.extract(Extraction(max_nodes=5))
    assert lines(rows) == ["list", *(f"  link '{n}'" for n in range(5)), "  … 45 link", "… 1 button"]
    assert rows.truncate_reasons == ("max_nodes",)
    assert rows.rows[0].kind == STRUCTURE
    rest = await extractor.extract(Extraction(scope=rows.rows[0].ref, next_ref=rows.next_ref))
    assert len([row for row in rest.rows if row.role == "link"]) == 50


async def test_depth_is_limited(look: Looker) -> None:
    html = "".join(f"<section aria-label=s{n}><a href=#>{n}</a>" for n in range(6))
    extractor = await look.open(html)
    rows = await extractor.extract(Extraction(max_depth=3))
    assert max(row.depth for row in rows.rows if row.kind != CUT) == 2
    assert rows.truncate_reasons == ("max_depth",)


async def test_scope_is_a_ref_or_a_selector(look: Looker) -> None:
    extractor = await look.open("<main><a href=#>In</a></main><a href=#>Out</a>")
    rows = await extractor.extract(Extraction(scope="main"))
    assert lines(rows) == ["main", "  link 'In'"]
    again = await extractor.extract(Extraction(scope=rows.rows[1].ref, next_ref=rows.next_ref))
    assert lines(again) == ["link 'In'"]
    with pytest.raises(ScopeNotFoundError):
        await extractor.extract(Extraction(scope="#none", next_ref=again.next_ref))


async def test_the_main_text_is_found_without_a_landmark(look: Looker) -> None:
    text = "Words of the story itself, long enough to be told from a menu or a teaser. " * 3
    rows = await look(
        "<div><a href=#>Home</a> <p>Buy now</p></div>"
        f"<div id=story><h1>Story</h1><div><p>{text}</p><p>{text}</p></div></div>"
        "<footer><p>Imprint and other things that nobody ever reads on any page at all</p></footer>",
        interactive_only=False,
        main=True,
        max_text_per_node=20,
    )
    assert rows == ["heading 'Story' level=1", "paragraph (Words of the story i)", "paragraph (Words of the story i)"]


@pytest.mark.parametrize("name", ["parentNode", "localName", "getAttribute", "children", "nodeType", "shadowRoot"])
async def test_markup_cannot_shadow_what_is_read(look: Looker, name: str) -> None:
    assert await look(
        f"<form id={name} name={name}><input name={name} aria-label=A><img name={name} alt=i src=x></form>"
        f"<img name={name}><embed name=querySelectorAll><form name=documentElement></form><a href=#>B</a>"
    ) == ["form", "  textbox 'A'", "link 'B'"]


async def test_any_string_comes_out_well_formed_and_short(look: Looker) -> None:
    extractor = await look.open("<button id=b></button><input id=i aria-label=x>")
    await look.page.evaluate(
        "() => { b.textContent = 'a\\ud800b' + '\\ud83d\\ude00'.repeat(300); i.value = 'v'.repeat(1e6);"
        "document.title = '\\udfff' + 't'.repeat(1e5) }"
    )
    rows = await extractor.extract(Extraction(max_text_per_node=50))
    name = rows.rows[0].name
    assert name.startswith("a\ufffdb😀")
    assert len(name) == 50
    assert len(str(rows.rows[1].states["value"])) == 50
    assert rows.title.startswith("\ufffd")
    assert len(rows.title) <= 1000


@pytest.mark.parametrize(
    "field",
    [
        "<input type=password value=hunter2 aria-label=x>",
        "<input autocomplete=cc-number value=hunter2 aria-label=x>",
        "<input autocomplete=one-time-code value=hunter2 aria-label=x>",
        "<label>Card number <input value=hunter2></label>",
        "<input name=cvc value=hunter2 aria-label=x>",
    ],
)
async def test_secrets_are_never_told(look: Looker, field: str) -> None:
    extractor = await look.open(f"<form>{field}</form>")
    everything = Extraction(include_attrs=("value", "name"), interactive_only=False)
    rows = await extractor.extract(everything)
    assert "hunter2" not in repr(rows)
    assert [row.states.get("filled") for row in rows.rows if row.role == "textbox"] == [True]
    current = await extractor.current()
    answers = [await current.query("input", kind, 9999) for kind in ("html", "value", "attrs", "text", "name")]
    answers.append(await current.query("form", "html", 9999))
    assert "hunter2" not in repr(answers)


def test_extraction_follows_the_options_of_a_snapshot() -> None:
    from cdpagent.see.options import SnapshotOptions

    options = SnapshotOptions(max_nodes=7, include_attrs=("href",), interactive_only=False)
    extraction = Extraction.of(options).within(next_ref=9, scope=3)
    assert (extraction.max_nodes, extraction.include_attrs, extraction.interactive_only) == (7, ("href",), False)
    assert (extraction.next_ref, extraction.scope) == (9, 3)


async def test_a_field_with_words_in_it_is_not_called_by_its_neighbours(look: Looker) -> None:
    rename = "<ul><li>a.txt <i>1m ago</i><li><span><input class=list-editor value=notes.txt></span> <i>48m ago</i></ul>"
    await look.table(
        {
            "renamed in its place": (rename, ["textbox value=notes.txt"]),
            "a unit": ("<input value=3> days", ["textbox 'days' value=3"]),
            "a label": ("<div>First name</div><input value=Ann>", ["textbox 'First name' value=Ann"]),
        }
    )
