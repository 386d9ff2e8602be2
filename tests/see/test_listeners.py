"""Who listens to what: learned once, then of what is new, and of what was there before without holding up a look."""

from __future__ import annotations

from typing import Any

import pytest
import trio

from cdpagent.see.extraction import Extraction
from cdpagent.see.extractor import Extractor
from cdpagent.see.listeners import Listeners
from tests.see.looker import Looker, lines
from tests.see.test_extractor_footprint import WATCHING

# More listeners than are asked for before a look is answered, on a page that is large enough to be remembered.
MANY = """<ul id=many></ul><script>
for (let n = 0; n < 450; n++) many.append(document.createElement('li'));
for (const item of many.children) for (const type of ['keydown', 'focus']) item.addEventListener(type, () => {});
</script>"""
CARD = (
    "const card = document.createElement('div'); card.textContent = 'Card'; card.addEventListener('click', () => {});"
)


class Asked:
    """How often the debugger was asked who listens, before a look or an action had its answer."""

    def __init__(self) -> None:
        self.whole = 0
        self.all = 0


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Count what is asked of the debugger."""
    counted = Asked()
    ask, ask_below = Listeners.ask, Listeners._ask_below

    def whole(self: Listeners) -> Any:
        counted.whole += 1
        return ask(self)

    def below(self: Listeners, *args: Any) -> Any:
        counted.all += 1
        return ask_below(self, *args)

    monkeypatch.setattr(Listeners, "ask", whole)
    monkeypatch.setattr(Listeners, "_ask_below", below)
    monkeypatch.setattr(Extractor, "_ask_later", lambda *_: None)  # what is asked in the background does not count
    return counted


async def _open(page, site, html: str) -> None:
    site.add("/page", f"<!doctype html><title>Page</title>{html}{MANY}")
    await page.open(site.url("/page"))


async def _until_shown(page, words: str, *, is_shown: bool = True) -> None:
    """Look, and only look, until the words are there, or gone."""
    with trio.fail_after(20):
        while (words in (await page.snapshot()).text) is not is_shown:
            pass


# --- what comes ------------------------------------------------------------------------------------------------------

_COMES = {
    "an element": ("", f"{CARD} document.body.append(card)"),
    "inside of what comes": ("", f"{CARD} const box = document.createElement('p'); box.append(card); many.after(box)"),
    "in a shadow tree": (
        "<div id=host></div><script>host.attachShadow({mode: 'open'}).innerHTML = '<p>In it</p>'</script>",
        f"{CARD} host.shadowRoot.append(card)",
    ),
    "in a shadow tree that comes with it": (
        "",
        f"{CARD} const host = document.createElement('div'); host.attachShadow({{mode: 'open'}}).append(card);"
        " many.after(host)",
    ),
    "in a closed shadow tree that comes with it": (
        "",
        f"{CARD} const host = document.createElement('div'); host.style.height = '50px';"
        " host.attachShadow({mode: 'closed'}).append(card); many.after(host)",
    ),
    "one of very many": (
        "",
        f"{CARD} for (let n = 0; n < 3000; n++) many.append(document.createElement('li')); many.prepend(card)",
    ),
    "in a list that was filled anew": (
        "<ul id=list></ul>",
        f"{CARD} for (let n = 0; n < 200; n++) list.append(document.createElement('li')); list.prepend(card)",
    ),
    "in place of another one": ("<p id=old>Old</p>", f"{CARD} old.replaceWith(card)"),
    "served by jQuery": (
        "",
        """const root = document.createElement('div'); root.innerHTML = '<p>Text</p><p class=row>Card</p>';
        root.addEventListener('click', () => {});
        root.jQuery371 = {events: {click: Object.assign([{selector: '.row'}, {}], {delegateCount: 1})}};
        many.after(root)""",
    ),
    "marked by Svelte": (
        "<script>window.__svelte = {}; document.addEventListener('click', () => {})</script>",
        "const card = document.createElement('p'); card.textContent = 'Card'; card.__click = () => {}; many.after(card)",
    ),
}


async def test_what_comes_with_a_listener_is_clickable_in_the_look_that_first_shows_it(page, site) -> None:
    seen = {}
    for what, (html, script) in _COMES.items():
        await _open(page, site, html)
        await page.snapshot()
        await page.evaluate(f"() => {{ {script} }}")
        seen[what] = 'clickable "Card" [ref=' in (await page.snapshot()).text
    assert seen == dict.fromkeys(_COMES, True)


async def test_what_comes_in_a_frame_is_clickable_in_the_look_that_first_shows_it(page, site) -> None:
    site.add("/inner", f"<p>Inner</p>{MANY}")
    await _open(page, site, "<iframe src=/inner></iframe>")
    await page.snapshot()
    await page.evaluate(f"() => {{ const {{document, many}} = frames[0]; {CARD} document.body.prepend(card) }}")
    assert 'clickable "Card" [ref=' in (await page.snapshot()).text


async def test_an_action_tells_of_what_came_with_a_listener_and_asks_about_nothing_else(page, site, asked) -> None:
    await _open(page, site, f"<button id=b>Add</button><script>b.onclick = () => {{ {CARD} b.after(card) }}</script>")
    await page.snapshot()
    await page.hover("#b")
    before, whole = asked.all, asked.whole
    result = await page.click("#b")
    assert ("clickable", "Card") in [(change.role, change.name) for change in result.changes.added]
    assert (asked.whole - whole, asked.all - before) == (0, 1)


async def test_what_came_before_a_look_that_was_cancelled_is_clickable_in_the_next(page, site, monkeypatch) -> None:
    await _open(page, site, "")
    await page.snapshot()
    await page.evaluate(f"() => {{ {CARD} document.body.append(card) }}")
    with trio.CancelScope() as scope:

        async def give_up(*_: object, **__: object) -> None:
            scope.cancel()
            await trio.lowlevel.checkpoint()

        with monkeypatch.context() as patched:
            patched.setattr(Extractor, "_finish", give_up)
            await page.snapshot()
    assert scope.cancelled_caught
    assert 'clickable "Card" [ref=' in (await page.snapshot()).text


# --- what was there before -------------------------------------------------------------------------------------------


async def test_many_listeners_are_asked_for_once(page, site, asked) -> None:
    await _open(page, site, "<p id=text>Words</p>")
    await page.snapshot()
    before = asked.all
    for n in range(5):
        await page.evaluate(f"() => {{ text.textContent = 'Words {n}' }}")
        await page.snapshot()
    assert asked.all == before


async def test_an_action_without_effect_asks_nothing(page, site, asked) -> None:
    await _open(page, site, "<button>Idle</button><p id=text>Words</p>")
    await page.snapshot()
    before = asked.all
    for _ in range(2):
        await page.hover("#text")
        await page.click("button")
    assert asked.all == before


@pytest.mark.parametrize("html", ["", "<div id=host></div>"], ids=["in the page", "in a shadow tree"])
async def test_what_begins_or_stops_to_listen_shows_soon_although_nothing_else_happens(page, site, html) -> None:
    script = """<script>const at = self.host ? host.attachShadow({mode: 'open'}) : document.body, go = () => {};
    at.append(document.createElement('p')); at.lastChild.textContent = at.lastChild.className = 'Old'</script>"""
    await _open(page, site, f"<body>{html}{script}")
    assert "clickable" not in (await page.snapshot()).text
    await page.evaluate("at.querySelector('.Old').addEventListener('click', go)")
    await _until_shown(page, 'clickable "Old" [ref=')
    await page.evaluate("at.querySelector('.Old').removeEventListener('click', go)")
    await _until_shown(page, "clickable", is_shown=False)


async def test_what_is_learned_in_the_background_is_no_change_that_an_action_tells_of(page, site) -> None:
    await _open(page, site, "<button>Idle</button><p id=old>Old</p>")
    await page.snapshot()
    await page.evaluate("old.addEventListener('click', () => {})")
    await page.hover("button")
    await trio.sleep(1)
    result = await page.click("button")
    assert [result.changes.added, result.changes.changed] == [[], []]
    await _until_shown(page, 'clickable "Old" [ref=')


async def test_what_came_while_the_background_asked_stays_clickable(page, site, monkeypatch) -> None:
    await _open(page, site, "<p id=old>Old</p>")
    await page.snapshot()
    hear = Listeners.hear
    has_heard = trio.Event()

    async def slow(self: Listeners, *args: Any) -> Any:
        heard = await hear(self, *args)
        has_heard.set()
        return heard

    monkeypatch.setattr(Listeners, "hear", slow)
    await page.evaluate("old.addEventListener('click', () => {})")
    await page.hover("#old")
    with trio.fail_after(20):
        await has_heard.wait()
    await page.evaluate(f"() => {{ {CARD} document.body.append(card) }}")
    await page.hover("#old")  # it learns of the card before what was heard is taken over
    for _ in range(2):
        assert 'clickable "Card" [ref=' in (await page.snapshot()).text


# --- what frameworks delegate ----------------------------------------------------------------------------------------


async def test_a_selector_that_jquery_gets_later_counts_from_the_next_look(page, site, asked) -> None:
    script = """document.addEventListener('click', () => {});
    document.jQuery371 = {events: {click: Object.assign([{selector: '.one'}], {delegateCount: 1})}};"""
    await _open(page, site, f"<p class=one>One</p><p class=two>Two</p><script>{script}</script>")
    assert 'clickable "Two"' not in (await page.snapshot()).text
    before = asked.all
    await page.evaluate("""() => {
        const {click} = document.jQuery371.events;
        click.splice(click.delegateCount++, 0, {selector: '.two'});
        document.title = 'Changed';
    }""")
    text = (await page.snapshot()).text
    assert 'clickable "One" [ref=' in text
    assert 'clickable "Two" [ref=' in text
    assert asked.all == before


async def test_only_handlers_for_others_are_delegated(look: Looker) -> None:
    html = """<div id=a><p>One</p><p class=b>Two</p></div><script>a.addEventListener('click', () => {});
    a.jQuery371 = {events: {click: Object.assign([{selector: '.b'}, {selector: null}], {delegateCount: 1})}}</script>"""
    assert "clickable 'Two'" in str(await look(html))
    assert "clickable 'One'" not in str(await look(html))


async def test_traps_in_what_jquery_keeps_do_not_notice_that_they_are_read(look: Looker) -> None:
    extractor = await look.open(
        WATCHING
        + """<p class=row>One</p><p>Two</p><div id=a>A</div><div id=b>B</div><div id=c>C</div><script>
    for (const each of [document, a, b, c]) each.addEventListener('click', () => {});
    const error = new Error('x');
    Object.defineProperty(error, 'stack', {get() { note('stack') }});
    Object.defineProperty(error, 'events', {get() { note('events') }, enumerable: true});
    a.jQuery371 = error;
    b.jQuery371 = new Proxy({}, {get() { note('get') }, has() { note('has') }, ownKeys() { note('ownKeys'); return [] },
                                 getOwnPropertyDescriptor() { note('describe') }, getPrototypeOf() { note('proto') }});
    Object.defineProperty(c, 'jQuery371', {get() { note('getter') }, enumerable: true});
    document.jQuery171 = 1;
    Object.defineProperty(window, 'jQuery', {get() { note('jQuery'); return {} }});
    document.jQuery371 = {events: {click: [{selector: '.row', get handler() { note('handler') }},
                                           {get selector() { note('selector') }}]}};
    </script>"""
    )
    await look.page.cdp.send("Runtime.evaluate", expression="arm()")
    assert "clickable 'One'" in lines(await extractor.extract(Extraction()))
    noticed = await look.page.cdp.send("Runtime.evaluate", expression="report()")
    assert noticed["result"]["value"] == ""
