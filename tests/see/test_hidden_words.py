"""What a person can't see is in no answer: snapshot, find, read and query text agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cdpagent

if TYPE_CHECKING:
    from tests.site import Site

WAYS = {
    "clip-path": "clip-path:inset(100%)",
    "clip": "position:absolute;clip:rect(0,0,0,0)",
    "filter": "filter:opacity(0)",
    "mask": "mask-image:linear-gradient(transparent,transparent)",
    "opacity": "opacity:.01",
    "color": "color:white",
    "size": "font-size:0",
    "one pixel": "position:absolute;width:1px;height:1px;overflow:hidden",
    "left of the page": "position:absolute;left:-9999px",
}


async def test_hidden_words_are_in_no_answer(page: cdpagent.Page, site: Site) -> None:
    hidden = "".join(
        f"<p style='{style}'>secret order</p><div>Seen <b style='{style}'>secret order</b></div>"
        for style in WAYS.values()
    )
    site.add("/hidden.html", f"<!doctype html><title>T</title><main><h1>Title</h1><p>Shown words</p>{hidden}</main>")
    await page.open(site.url("/hidden.html"))
    snapshot = await page.snapshot(interactive_only=False, max_chars_total=20_000)
    found = await page.find("secret order")
    read = await page.read()
    text = await page.query("body", "text")
    assert "Shown words" in snapshot.text
    assert "Shown words" in read.text
    assert "Shown words" in str(text.value)
    assert "secret" not in snapshot.text + read.text + str(text.value)
    assert not found


async def test_a_name_may_hold_words_that_only_a_screen_reader_speaks(page: cdpagent.Page, site: Site) -> None:
    site.add(
        "/spoken.html",
        "<!doctype html><title>T</title><span id=a hidden>Close</span><button aria-labelledby=a>x</button>",
    )
    await page.open(site.url("/spoken.html"))
    snapshot = await page.snapshot()
    assert 'button "Close" [text="x"]' in snapshot.text


async def test_a_ref_stays_good_when_the_words_beside_its_field_change(page: cdpagent.Page, site: Site) -> None:
    site.add("/beside.html", "<!doctype html><title>T</title><p><span id=w>First name:</span> <input></p>")
    await page.open(site.url("/beside.html"))
    snapshot = await page.snapshot()
    (line,) = snapshot.text.splitlines()[1:-1]
    assert line == '- textbox "First name:" [ref=e2]'
    await page.cdp.send("Runtime.evaluate", expression="w.textContent = 'Vorname:'")
    await page.fill("e2", "Anna")
    assert 'textbox "Vorname:" [focused] [value="Anna"]' in (await page.snapshot()).text


def test_plain_html_hides_what_style_attributes_hide() -> None:
    styles = ("clip-path:inset(100%)", "clip-path:circle(0)", "filter:opacity(0)", "opacity:.01", "opacity:1%",
              "position:absolute;clip:rect(0,0,0,0)")  # fmt: skip
    html = "".join(f"<p style='{style}'>secret</p>" for style in styles)
    html += "<p style='clip-path:inset(10%)'>Shown</p><select><option>A<option hidden>secret</select>"
    text = cdpagent.snapshot_html(html, interactive_only=False).text
    assert "Shown" in text
    assert "secret" not in text
