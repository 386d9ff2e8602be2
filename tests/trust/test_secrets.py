"""Secrets are in no answer: one rule, asked of the field itself, for every way out and as long as the field lives."""

from __future__ import annotations

import re

import pytest

import cdpagent

SECRET = "73915"
FIELDS = {
    "editor": "<div contenteditable aria-label=PIN>73915</div>",
    "text in an editor": "<div contenteditable aria-label=PIN><p>7391<b>5</b></p></div>",
    "role textbox": "<div role=textbox tabindex=0 aria-label='One-time code'>73915</div>",
    "role combobox": "<div role=combobox tabindex=0 aria-label='Card number'>73915</div>",
    "valuetext": "<div role=slider tabindex=0 aria-label=PIN aria-valuetext=73915 aria-valuenow=5>x</div>",
    "valuenow": "<div role=spinbutton tabindex=0 aria-label='Security code' aria-valuenow=73915>up</div>",
    "API key": "<label>API key <input value=73915></label>",
    "Token": "<label>Token <input value=73915></label>",
    "dots": "<label>Words <input style='-webkit-text-security: disc' value=73915></label>",
    "label without for": "<div><label>Password</label><input value=73915></div>",
    "words before": "<p>Mot de passe<br><input value=73915></p>",
    "cell before": "<table><tr><td>Passwort</td><td><input value=73915></td></tr></table>",
    "label for": "<table><tr><td><label for=x>Kennwort</label></td><td><input id=x value=73915></td></tr></table>",
    "described": "<span id=d>Passcode</span><input aria-describedby=d value=73915>",
    "autocomplete": "<input autocomplete='billing cc-csc' value=73915>",
    "copies": '<input type=password data-value=73915 data-state=\'{"v":"73915"}\' value=73915>',
    "output": "<label>API key <output>73915</output></label>",
    "hidden field": "<input type=hidden name=user_password value=73915>",
    "textarea": "<label>Recovery phrase <textarea>73915</textarea></label>",
}
UNMOVED = ("<output>", "type=hidden")
"""What marks fields that nothing can be done to."""
FIELD = "#f :is(input,select,textarea,output,[contenteditable],[role])"
PAGE = "<title>x</title><main><h1>Form</h1><form><ul><li id=f>%s</li></ul></form></main>"


@pytest.mark.parametrize("html", FIELDS.values(), ids=FIELDS)
async def test_a_secret_is_in_no_answer(page, site, html):
    await page.open(site.add("/secret", PAGE % html))
    answers: list[object] = [
        await page.snapshot(),
        await page.snapshot(interactive_only=False),
        await page.snapshot(format="list"),
        await page.snapshot(format="json", include_attrs=("value", "data-value", "data-state", "aria-valuetext")),
        await page.snapshot(scope="#f"),
        [repr(node) for node in (await page.snapshot()).refs.values()],
        await page.read(),
        await page.find("Form"),
        await page.collect("li"),
    ]
    for target in ("#f", "body", FIELD):
        answers += [await page.query(target, kind) for kind in ("text", "html", "value", "attrs", "name")]
    if not any(mark in html for mark in UNMOVED):
        for act in (page.click, page.hover, lambda target: page.press("Home", target)):
            answers.append(await act(FIELD))
    answers.append((await cdpagent.WebTools(page).call("web_snapshot", {"find": SECRET})).text.replace(SECRET, "", 1))
    document = cdpagent.HtmlDocument(PAGE % html)
    answers += [document.snapshot(), document.read(), document.find("Form")]
    for target in ("#f", "body"):
        answers += [document.query(target, kind) for kind in ("text", "html", "value", "attrs")]
    for answer in answers:
        assert SECRET not in f"{answer!r} {getattr(answer, 'text', '')}"
    assert await page.find(re.compile(SECRET)) == []
    assert "hidden text" not in str(answers), "nor is it told that it is there"


async def test_which_option_is_chosen_is_the_secret_of_a_select(page, site):
    html = PAGE % "<select name=cvv><option>111</option><option selected>73915</option></select>"
    await page.open(site.add("/select", html))
    assert "[filled] [options=" in (await page.snapshot()).text
    for answer in (await page.query("select", "value"), await page.query("li", "html"), await page.query("li", "text")):
        assert SECRET not in repr(answer)
    chosen = await page.select("select", "111")
    assert chosen.changes.value == "••• (3 characters)"


async def test_what_was_a_secret_once_stays_one(page, site):
    html = PAGE % "<input id=p type=password value=73915><input id=q aria-label=PIN value=73915>"
    await page.open(site.add("/shown", html + "<button onclick='show()'>Show</button>"))
    await page.snapshot()
    await page.evaluate("""() => { window.show = () => {
        p.type = 'text'; p.setAttribute('aria-label', 'Words'); q.setAttribute('aria-label', 'Number') } }""")
    clicked = await page.click("button")
    for answer in (clicked, await page.snapshot(), await page.query("#q", "value"), await page.query("#p", "html")):
        assert SECRET not in f"{answer!r} {getattr(answer, 'text', '')}"


NO_SECRETS = (
    "Token ring", "PIN board", "Pin to top", "Passport number", "Compass", "Max tokens", "Token name",
    "Access keyword", "Product key", "Password length", "Opinion", "Keyword", "Card holder",
)  # fmt: skip


async def test_what_only_sounds_like_a_secret_is_shown(page, site):
    fields = "".join(f"<label>{name} <input value='shown {at}'></label><br>" for at, name in enumerate(NO_SECRETS))
    bare = "<p>Forgot your password? <a href=/>Reset it</a></p><p><input value='shown bare' aria-label=Name></p>"
    await page.open(site.add("/none", PAGE % (fields + bare)))
    text = (await page.snapshot()).text
    for at, name in enumerate(NO_SECRETS):
        assert f'"{name}" [value="shown {at}"]' in text
    assert "shown bare" in text


@pytest.mark.parametrize("way", ["copy", "cut", "drag"])
async def test_a_secret_is_not_copied_out_of_its_field(page, site, way):
    html = "<label>CVV <input id=cvv value=73915></label><p>Say</p><label>Chat <input id=chat></label>"
    await page.open(site.add("/copied", PAGE % html))
    await page.press("Control+A", "#cvv")
    if way == "drag":
        done = await page.drag("#cvv", "#chat")
    else:
        done = await page.press("Control+C" if way == "copy" else "Control+X", "#cvv")
        await page.press("Control+V", "#chat")
    assert SECRET not in (await page.query("#chat", "value")).value
    assert await page.evaluate("cvv.value") == SECRET
    assert "nothing was copied" in done.text


async def test_what_is_no_secret_is_copied(page, site):
    html = "<label>Town <input id=town value=Ulm></label><label>Chat <input id=chat></label>"
    await page.open(site.add("/copied", PAGE % html))
    await page.press("Control+A", "#town")
    await page.press("Control+C", "#town")
    await page.press("Control+V", "#chat")
    assert (await page.query("#chat", "value")).value == "Ulm"
