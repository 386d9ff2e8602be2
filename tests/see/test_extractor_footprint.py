"""Looking leaves no trace, trusts nothing and ends in time, whatever the page does."""

from __future__ import annotations

import pytest

from cdpagent.browser.page.page_script import PageScript
from cdpagent.see.extraction import Extraction
from cdpagent.see.rows import CUT
from tests.see.looker import Looker, lines

# A page that watches itself: whatever is touched in its world is written down.
WATCHING = """<script>
let noticed = '';
const note = (what) => { noticed += String(what) + '; ' };
const trap = (object, name) => {
  const {value, get} = Object.getOwnPropertyDescriptor(object, name) || {};
  Object.defineProperty(object, name, {configurable: true, get() { note(name); return get ? get.call(this) : value }});
};
new MutationObserver((records) => note('mutation of ' + records[0].attributeName)).observe(
  document, {subtree: true, childList: true, attributes: true, characterData: true});
for (const type of ['focus', 'blur', 'focusin', 'focusout', 'scroll', 'visibilitychange', 'pointermove', 'mouseover',
                    'selectionchange', 'resize', 'error'])
  for (const target of [window, document]) target.addEventListener(type, () => note(type), true);
const {getOwnPropertyNames} = Object;
let names = '';
const report = () => noticed + (names === String(getOwnPropertyNames(window)) ? '' : 'a new global');
const arm = () => {
  names = String(getOwnPropertyNames(window));
  const all = [
    [Document.prototype, ['querySelector', 'querySelectorAll', 'elementFromPoint', 'createRange', 'activeElement']],
    [Element.prototype, ['getAttribute', 'hasAttribute', 'matches', 'closest', 'checkVisibility', 'shadowRoot',
                         'getBoundingClientRect', 'attachShadow', 'querySelectorAll', 'localName']],
    [Node.prototype, ['parentNode', 'firstChild', 'nextSibling', 'textContent', 'getRootNode', 'ownerDocument']],
    [HTMLInputElement.prototype, ['value', 'type', 'checked', 'labels']],
    [JSON, ['stringify', 'parse']],
    [Object, ['keys', 'getOwnPropertyDescriptor', 'entries', 'assign', 'fromEntries']],
    [Array.prototype, ['map', 'filter', 'push', 'forEach', 'slice', 'includes', Symbol.iterator]],
    [Map.prototype, ['get', 'set', 'has']], [WeakMap.prototype, ['get', 'set']], [Set.prototype, ['has', 'add']],
    [RegExp.prototype, ['test', 'exec']], [String.prototype, ['replace', 'trim', 'split']],
    [Function.prototype, ['call', 'bind', 'apply']], [console, ['log', 'debug']],
    [window, ['getComputedStyle', 'Map', 'Set', 'WeakMap', 'MutationObserver', 'Range', 'Object', 'Reflect']],
  ];
  const {defineProperty} = Object;
  const watched = [0, 1, 'then', 'jQuery', '$$click', '__click', 'events', 'selector'];
  for (let at = 0; at < all.length; at++)
    for (let which = 0; which < all[at][1].length; which++) trap(all[at][0], all[at][1][which]);
  for (let at = 0; at < watched.length; at++) defineProperty(Object.prototype, watched[at], {
    configurable: true, get() { note('read ' + watched[at]) }, set() { note('write ' + watched[at]) }});
  noticed = '';
};
</script>"""

BODY = """<style>.hand{cursor:pointer}</style><main><h1>Title</h1><p>Text <a href=#>link</a></p>
<form><input name=q value=1><select><option>A<option>B</select><button>Go</button></form>
<div id=tile>Tile</div><div class=hand>Card</div><x-a></x-a><div id=host></div><iframe srcdoc=in></iframe>
<div style='overflow:auto;height:40px'><p>1<p>2<p>3<p>4<a href=#>5</a></div></main><script>
tile.addEventListener('click', () => {}); document.addEventListener('click', () => {});
host.attachShadow({mode: 'closed'}).innerHTML = '<button>Inside</button>';
customElements.define('x-a', class extends HTMLElement {
  constructor() { super(); this.attachShadow({mode: 'open'}).innerHTML = '<slot></slot>' }
  static observedAttributes = ['class', 'data-agent-ref'];
  attributeChangedCallback() { noticed.push('attribute') }
});</script>"""


async def test_a_page_that_watches_itself_notices_nothing(look: Looker) -> None:
    extractor = await look.open(WATCHING + BODY)
    state = "`${document.documentElement.outerHTML} ${document.hasFocus()} ${scrollY} ${getSelection()}`"
    before = await look.page.evaluate(state)
    await look.page.cdp.send("Runtime.evaluate", expression="arm()")
    quiet = await look.page.cdp.send("Runtime.evaluate", expression="report()")
    assert quiet["result"]["value"] == ""
    for options in (
        Extraction(),
        Extraction(),
        Extraction(interactive_only=False, viewport_only=True),
        Extraction(scope="main", main=True),
    ):
        rows = await extractor.extract(options)
        assert rows.rows
    current = await extractor.current()
    for kind in ("text", "html", "value", "attrs", "computed_styles", "isvisible", "isenabled", "role", "name", "box"):
        assert await current.query("input", kind, 99) is not None
    noticed = await look.page.cdp.send("Runtime.evaluate", expression="report()")
    assert noticed["result"]["value"] == ""
    assert await look.page.evaluate(state) == before


async def test_the_watching_page_would_notice(look: Looker) -> None:
    """The test above is worth something: what a careless tool does is noticed."""
    await look.open(WATCHING + BODY)
    send = look.page.cdp.send
    await send("Runtime.evaluate", expression="arm()")
    await send("Runtime.evaluate", expression="document.querySelector('input').getAttribute('x'); [1].map(x => x)")
    await send("Runtime.evaluate", expression="document.body.setAttribute('data-x', 1); window.seen = {}.events")
    noticed = (await send("Runtime.evaluate", expression="report()"))["result"]["value"]
    for what in ("querySelector", "getAttribute", "map", "mutation of data-x", "read events", "a new global"):
        assert what in noticed


async def test_our_world_stays_ours_after_listeners_were_asked_for(look: Looker) -> None:
    """Asked in the wrong way, Chrome puts the page's wrappers into our world; see listeners.py."""
    for _ in range(6):
        extractor = await look.open(
            "<div id=a>Row</div><script>a.onclick = () => {}; HTMLElement.prototype.fromPage = 1</script>"
        )
        # A collection in between lets the page's own wrappers go, which is when it happens.
        await look.page.evaluate("() => { for (let i = 0; i < 1e5; i++) ({}) }")
        assert lines(await extractor.extract(Extraction())) == ["clickable 'Row'"]
        world = (await extractor.current()).world
        is_ours = "() => [...document.querySelectorAll('*')].every(e => e instanceof Node && !('fromPage' in e))"
        assert await world.call(is_ours)


async def test_our_world_has_no_new_names(look: Looker) -> None:
    extractor = await look.open("<a href=#>A</a>")
    world = await extractor.frame.world()
    names = "() => Object.getOwnPropertyNames(globalThis).sort()"
    before = await world.call(names)
    await extractor.extract(Extraction())
    assert await world.call(names) == before


async def test_what_a_page_has_overridden_is_not_used(look: Looker) -> None:
    assert await look(
        "<a href=#>A</a><script>Element.prototype.getBoundingClientRect = () => ({width: 0, height: 0});"
        "Element.prototype.checkVisibility = () => false; JSON.stringify = () => '{}'; window.getComputedStyle = null;"
        "Document.prototype.querySelectorAll = () => []; Array.prototype.map = null; Object.keys = null;"
        "Object.defineProperty(HTMLAnchorElement.prototype, 'href', {get() { throw 1 }})</script>"
    ) == ["link 'A'"]


async def test_a_very_deep_page(look: Looker) -> None:
    extractor = await look.open("<div id=top></div><a href=#>After</a>")
    await look.page.evaluate(
        """() => {
            // From the top down: what is put into another element is walked through by Chrome, all of it.
            const outermost = document.createElement("i");
            for (let level = 1, at = outermost; level < 20_000; level++) {
                const inner = document.createElement(level % 100 ? "b" : "i");
                at.append(inner);
                at = inner;
            }
            top_ = document.getElementById("top");
            top_.hidden = true;
            top_.append(outermost);
        }"""
    )
    assert lines(await extractor.extract(Extraction(time_limit_ms=60_000))) == ["link 'After'"]


async def test_deep_shadow_trees_and_slots(look: Looker) -> None:
    assert await look(
        "<div id=h></div><script>let at = h; for (let i = 0; i < 200; i++) { const r = at.attachShadow({mode: 'open'});"
        "r.innerHTML = '<div></div>'; at = r.firstChild } at.innerHTML = '<button>Deep</button>'</script>"
    ) == ["button 'Deep'"]


async def test_a_page_of_many_elements_ends_in_time_and_says_so(look: Looker) -> None:
    extractor = await look.open("<ul id=l></ul>")
    await look.page.evaluate(
        """() => {
            l.innerHTML = Array.from({length: 50_000}, (_, n) => `<li><a href=#${n}>Item ${n}</a> <i>text</i>`).join("");
        }"""
    )
    rows = await extractor.extract(Extraction(time_limit_ms=1))
    assert "time_limit" in rows.truncate_reasons
    assert rows.stats.visited_nodes < 100_000
    assert any(row.role == "link" for row in rows.rows)  # late as it is, not for nothing
    rows = await extractor.extract(Extraction(time_limit_ms=60_000, next_ref=rows.next_ref))
    assert rows.truncate_reasons == ("max_nodes",)
    assert rows.stats.dom_nodes > 150_000
    assert [row.count for row in rows.rows if row.kind == CUT] == [49_600]


@pytest.mark.parametrize("filler", ["x", "界", "\\\\", "\u0001"])
async def test_rows_stay_below_100_kilobytes(look: Looker, filler: str, monkeypatch) -> None:
    extractor = await look.open("<div id=l></div>")
    await look.page.evaluate(
        """(filler) => {
            for (let n = 0; n < 3000; n++) {
                const section = document.createElement("section");
                section.setAttribute("aria-label", filler.repeat(500));
                const button = document.createElement("button");
                button.className = button.id = filler.repeat(500);
                if (n % 2) button.textContent = filler.repeat(500);
                section.append(button);
                l.append(section);
            }
        }""",
        filler,
    )
    current = await extractor.current()
    extraction = Extraction(
        max_nodes=10_000, max_text_per_node=400, include_attrs=("class", "id"), time_limit_ms=60_000
    )
    sizes: list[int] = []
    finish = PageScript.finish

    async def measured(self, call, **options):
        answer = await finish(self, call, **options)
        if isinstance(answer, str):
            sizes.append(len(answer.encode()))
        return answer

    monkeypatch.setattr(PageScript, "finish", measured)
    rows = await current.extract(extraction)
    assert "max_bytes" in rows.truncate_reasons
    assert 20_000 < max(sizes) < 100_000


async def test_many_short_rows_are_not_cut_for_bytes_that_they_do_not_take(look: Looker, monkeypatch) -> None:
    sizes: list[int] = []
    finish = PageScript.finish

    async def measured(self, call, **options):
        answer = await finish(self, call, **options)
        if isinstance(answer, str):
            sizes.append(len(answer.encode()))
        return answer

    frame = await look.open("".join(f"<a href=/{n}>連結 {n}</a> " for n in range(1000)))
    current = await frame.current()
    monkeypatch.setattr(PageScript, "finish", measured)
    rows = await current.extract(Extraction(max_nodes=1200, time_limit_ms=60_000))
    assert rows.truncate_reasons == ()
    assert max(sizes) < 80_000
