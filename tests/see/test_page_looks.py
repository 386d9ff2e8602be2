"""Looking several times: what is asked only once, and what must not be missed for that."""

from __future__ import annotations

from typing import Any

import pytest
import trio

from cdpagent.see.extractor import Extractor


async def test_same_page_again_has_same_text_and_id(page, site):
    site.add("/one", "<button>One</button>")
    await page.open(site.url("/one"))
    first, second = await page.snapshot(), await page.snapshot()
    assert (second.text, second.snapshot_id) == (first.text, first.snapshot_id)


async def test_second_look_at_a_page_that_stands_still_only_finds_that_out(page, site, monkeypatch):
    site.add("/many", "<button>One</button>" + "<i>x</i>" * 500)
    await page.open(site.url("/many"))
    first = await page.snapshot()
    looked = []
    extract = Extractor._look_anew

    async def count(self: Extractor, *args: Any) -> Any:
        looked.append(args)
        return await extract(self, *args)

    monkeypatch.setattr(Extractor, "_look_anew", count)
    assert (await page.snapshot()).text == first.text
    assert not looked
    await page.evaluate("document.querySelector('button').style.opacity = 0")
    assert (await page.snapshot()).text != first.text


async def test_value_typed_between_two_looks_is_seen_although_no_node_has_changed(page, site):
    site.add("/form", "<input aria-label=City>")
    await page.open(site.url("/form"))
    await page.snapshot()
    await page.evaluate("void (document.querySelector('input').value = 'Ulm')")
    assert "Ulm" in (await page.snapshot()).text


async def test_other_options_give_another_text_of_the_same_page(page, site):
    site.add("/two", "<button>One</button><button>Two</button>")
    await page.open(site.url("/two"))
    tree, short = await page.snapshot(), await page.snapshot(max_nodes=1)
    assert '"Two"' in tree.text
    assert '"Two"' not in short.text


async def test_frame_is_read_from_the_look_on_that_shows_it(page, site):
    site.add("/inner", "<button>Inside</button><iframe src=/innermost></iframe>")
    site.add("/innermost", "<button>Innermost</button>")
    site.add("/outer", "<button>Outside</button><iframe src=/inner style='display:none'></iframe>")
    await page.open(site.url("/outer"))
    hidden = await page.snapshot()
    assert "Inside" not in hidden.text
    assert not hidden.stats.truncated
    await page.evaluate("void (document.querySelector('iframe').style.display = 'block')")
    for _ in range(2):
        shown = await page.snapshot()
        assert "Inside" in shown.text
        assert "Innermost" in shown.text
    await page.evaluate("void (document.querySelector('iframe').style.display = 'none')")
    assert "Inside" not in (await page.snapshot()).text


@pytest.mark.parametrize("source", ["src=http://127.0.0.1:1/", ""], ids=["it could not be loaded", "it is empty"])
async def test_frame_with_nothing_to_show_is_no_reason_to_call_the_view_cut(page, site, source):
    site.add("/hollow", f"<button>Outside</button><iframe {source} width=300 height=200></iframe>")
    await page.open(site.url("/hollow"))
    for _ in range(2):
        seen = await page.snapshot()
        assert "Outside" in seen.text
        assert not seen.stats.truncated


async def test_frame_is_shown_as_soon_as_it_is_no_longer_empty(page, site):
    site.add("/hollow", "<iframe width=300 height=200></iframe>")
    await page.open(site.url("/hollow"))
    assert not (await page.snapshot()).refs
    await page.evaluate("void (frames[0].document.body.innerHTML = '<button>Inside</button>')")
    filled = await page.snapshot()
    [ref] = [ref for ref, node in filled.refs.items() if node.name == "Inside"]
    await page.click(ref)
    await page.evaluate("void frames[0].document.body.replaceChildren()")
    assert "Inside" not in (await page.snapshot()).text


async def test_frame_that_was_taken_out_and_put_back_is_shown(page, site):
    site.add("/in", "<button>Inside</button>")
    site.add("/move", "<div id=a><iframe src=/in></iframe></div><div id=b></div>")
    await page.open(site.url("/move"))
    assert "Inside" in (await page.snapshot()).text
    await page.evaluate(
        "new Promise((done) => { const frame = document.querySelector('iframe'); frame.onload = done; b.append(frame) })"
    )
    assert "Inside" in (await page.snapshot()).text


_EMPTY_BUT_NOT_NOTHING = {
    "one can write into it": "frames[0].document.body.contentEditable = true",
    "it has a shadow tree": "frames[0].document.body.attachShadow({mode: 'open'}).innerHTML = '<button>Write</button>'",
    "it is a button": "frames[0].document.body.setAttribute('role', 'button')",
    "one can write into all of it": "frames[0].document.documentElement.contentEditable = true",
    "it is beside the body": "frames[0].document.documentElement.append(document.createElement('textarea'))",
}


@pytest.mark.parametrize("script", _EMPTY_BUT_NOT_NOTHING.values(), ids=_EMPTY_BUT_NOT_NOTHING)
async def test_frame_with_an_empty_body_is_not_always_empty(page, site, script):
    site.add("/hollow", "<p>Outside</p><iframe width=300 height=200></iframe>")
    await page.open(site.url("/hollow"))
    assert not (await page.snapshot(interactive_only=True)).refs
    await page.evaluate(f"void ({script})")
    roles = {node.role for node in (await page.snapshot(interactive_only=True)).refs.values()}
    assert roles & {"button", "textbox"}


async def test_look_that_was_cancelled_does_not_hide_what_it_would_have_shown(page, site, monkeypatch):
    site.add("/many", "<title>Before</title>" + "<i>x</i>" * 500)
    await page.open(site.url("/many"))
    assert (await page.snapshot()).title == "Before"
    await page.evaluate("document.title = 'After'")  # no style, no box
    with trio.CancelScope() as scope:

        async def give_up(*_: object, **__: object) -> None:
            scope.cancel()
            await trio.lowlevel.checkpoint()

        with monkeypatch.context() as patched:
            patched.setattr(Extractor, "_finish", give_up)
            await page.snapshot()
    assert scope.cancelled_caught
    assert (await page.snapshot()).title == "After"


# Each changes what there is to see without changing any node, or in a place where few would look for a change.
_UNNOTICED = {
    "a rule is added to a style sheet": (
        "<style>p button { color: red }</style><p><button>Now</button></p>",
        "document.styleSheets[0].insertRule('p { display: none }')",
    ),
    "a sheet is adopted": (
        "<p><button>Now</button></p>",
        "{ const sheet = new CSSStyleSheet; sheet.replaceSync('p { display: none }');"
        " document.adoptedStyleSheets = [sheet] }",
    ),
    "a name is made by a style sheet": (
        "<style>b::before { content: 'Now' }</style><button><b></b></button>",
        "document.styleSheets[0].cssRules[0].style.content = '\"Later\"'",
    ),
    "a box is ticked": ("<input type=checkbox aria-label=Box>", "document.querySelector('input').checked = true"),
    "a box is undecided": ("<input type=checkbox aria-label=Box>", "document.querySelector('input').indeterminate = 1"),
    "an option is chosen": (
        "<select aria-label=Size><option>Small<option>Large</select>", "document.querySelector('select').selectedIndex = 1",
    ),
    "an area is filled": ("<textarea aria-label=Text></textarea>", "document.querySelector('textarea').value = 'Words'"),
    "a value is a part of a name": (
        "<label><input type=checkbox> in <input size=2 value=3> days</label>",
        "document.querySelectorAll('input')[1].value = '7'",
    ),
    "a value in a shadow tree": (
        "<div id=host></div><script>host.attachShadow({mode: 'open'}).innerHTML = '<input aria-label=Deep>'</script>",
        "host.shadowRoot.querySelector('input').value = 'Words'",
    ),
    "the focus moves": ("<button>One</button><button>Two</button>", "document.querySelectorAll('button')[1].focus()"),
    "a text changes deep inside": ("<button><b><i>One</i></b></button>", "document.querySelector('i').firstChild.data = 'Two'"),
    "a strip is moved on": (
        "<div id=strip style='width:200px;height:50px;overflow:hidden;white-space:nowrap'>"
        "<button style='width:200px'>One</button><button style='width:200px'>Two</button></div>",
        "strip.scrollLeft = 200",
    ),
    "a popover opens": ("<div popover id=pop><button>In it</button></div><button>Out</button>", "pop.showPopover()"),
    "a dialog opens": ("<dialog id=dialog><button>In it</button></dialog><button>Out</button>", "dialog.showModal()"),
    "the address changes": ("<button>One</button>", "history.pushState(null, '', '/elsewhere')"),
    "the title changes": ("<title>One</title><button>One</button>", "document.title = 'Two'"),
    "a listener is added": ("<div>Plain</div>", "document.querySelector('div').addEventListener('click', () => {})"),
    "a style sheet in a frame": (
        "<iframe srcdoc='<style>i { color: red }</style><p><button>Now</button></p>'></iframe>",
        "frames[0].document.styleSheets[0].insertRule('p { display: none }')",
    ),
    "a picture arrives": (
        "<div style='height:700px'></div><img id=picture><div><button>Below</button></div>",
        "picture.replaceWith(picture), picture.width = 50, picture.height = 900",
    ),
}  # fmt: skip


async def test_nothing_is_missed_by_a_look_at_a_page_whose_nodes_are_as_they_were(page, site):
    missed = []
    for number, (what, (html, change)) in enumerate(_UNNOTICED.items()):
        site.add(f"/case{number}", html)
        await page.open(site.url(f"/case{number}"))
        for _ in range(3):  # until it is known that nothing happens
            before = await page.snapshot(boxes=True, viewport_only="strip" in what)
        await page.evaluate(f"() => {{ {change} }}")
        after = await page.snapshot(boxes=True, viewport_only="strip" in what)
        if after.text == before.text:
            missed.append(what)
    assert not missed


async def test_menu_that_opens_under_the_pointer_is_seen(page, site):
    site.add(
        "/menu",
        "<style>ul { display: none } nav:hover ul { display: block }</style>"
        "<nav style='width:200px'>Menu<ul><li><a href=/x>Inside</a></ul></nav>",
    )
    await page.open(site.url("/menu"))
    for _ in range(3):
        assert "Inside" not in (await page.snapshot()).text
    await page.cdp.send("Input.dispatchMouseEvent", type="mouseMoved", x=30, y=15)
    assert "Inside" in (await page.snapshot()).text


async def test_look_during_a_transition_is_not_taken_for_the_last_word(page, site):
    site.add(
        "/moving",
        "<style>div { position: absolute; left: 0; transition: left 200ms linear }</style>"
        "<div id=box><button>Moving</button></div>",
    )
    await page.open(site.url("/moving"))
    still = await page.snapshot(boxes=True)
    await page.evaluate("() => { box.style.left = '300px' }")
    await page.snapshot(boxes=True)
    await page.evaluate("() => Promise.all(box.getAnimations().map((animation) => animation.finished))")
    moved = await page.snapshot(boxes=True)
    (before,), (after,) = ([ref.box for ref in seen.refs.values()] for seen in (still, moved))
    assert after[0] == before[0] + 300


async def test_framework_that_comes_late_is_found_and_from_then_on_what_it_adds(page, site):
    site.add("/list", "<ul><li class=one>One</li><li class=two>Two</li></ul><p>Three</p>")
    await page.open(site.url("/list"))
    for _ in range(2):
        assert "One" not in (await page.snapshot(interactive_only=True)).text
    # What jQuery does for `$(document).on('click', '.one', …)`, and then for another selector.
    await page.evaluate("""
        document.addEventListener('click', () => {});
        document.jQuery3610123 = {events: {click: [{selector: '.one'}]}};
    """)
    first = (await page.snapshot(interactive_only=True)).text
    assert 'listitem "One" [ref=' in first
    assert "Two" not in first
    await page.evaluate("void document.jQuery3610123.events.click.push({selector: '.two'})")
    await page.evaluate("void (document.querySelector('p').textContent = 'Changed')")
    both = (await page.snapshot(interactive_only=True)).text
    assert 'listitem "One" [ref=' in both
    assert 'listitem "Two" [ref=' in both
