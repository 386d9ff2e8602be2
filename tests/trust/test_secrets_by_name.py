"""Secrets that the model writes by name and never sees."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import cdpagent
from cdpagent.browser.secrets import SecretKeeper
from tests.local import launch_local

if TYPE_CHECKING:
    from tests.site import Site

VALUE = "tr0ub4dor & <three>"
POLICY = cdpagent.Policy(secrets={"shop_password": cdpagent.Secret(VALUE, ["127.0.0.1"])})
LOGIN = """<!doctype html><title>Login</title>
<label>Password <input type=password id=password></label>
<label>Nickname <input id=plain oninput="document.title = this.value; echo.textContent = 'You wrote ' + this.value"></label>
<div contenteditable id=editor aria-label=Notes style="min-height:30px"></div>
<p id=echo></p><button onclick="console.log(plain.value); location.search = '?q=' + encodeURIComponent(plain.value)">Send</button>"""


async def test_the_value_is_typed_and_the_name_is_all_that_comes_back(site: Site) -> None:
    site.add("/login", LOGIN)
    async with launch_local(policy=POLICY) as browser:
        page = await browser.new_page(site.url("/login"))
        for target in ("#password", "#plain", "#editor"):
            filled = await page.fill(target, "{{shop_password}}")
            typed = await page.type(target, "{{ shop_password }}!")
            assert VALUE not in filled.text + typed.text
        held = await page.evaluate("() => [password.value, plain.value, editor.innerText.trim()]")
        assert held == [f"{VALUE}{VALUE}!"] * 3
        said = [
            (await page.snapshot(interactive_only=False)).text,
            str((await page.snapshot(interactive_only=False)).refs),
            (await page.read()).text,
            (await page.query("#echo", "text")).value,
            (await page.query("#plain", "html")).value,
            (await page.query("#plain", "value")).value,
            str(await page.find("You wrote")),
            await page.title(),
        ]
        assert not [text for text in said if "tr0ub4dor" in str(text)]
        assert "You wrote {{shop_password}}{{shop_password}}!" in said[0]
        sent = await page.click('button "Send"')
        assert "tr0ub4dor" not in sent.text
        tools = cdpagent.WebTools(page)
        for name, arguments in (
            ("web_snapshot", {"all": True}),
            ("web_tabs", {"action": "list"}),
            ("web_click", {"ref": VALUE}),
        ):
            result = await tools.call(name, arguments)
            assert "tr0ub4dor" not in result.text + str(result.data), name
        assert "{{shop_password}} (127.0.0.1)" in tools.instructions
        assert VALUE not in tools.instructions + repr(POLICY)


async def test_no_part_of_it_is_shown_either(site: Site) -> None:
    site.add("/short", "<title>t</title><label>Code name <input id=short maxlength=8></label><input id=next>")
    async with launch_local(policy=POLICY) as browser:
        page = await browser.new_page(site.url("/short"))
        with pytest.raises(cdpagent.ValueNotKeptError) as caught:
            await page.fill("#short", "{{shop_password}}")
        assert "tr0ub" not in f"{caught.value} {vars(caught.value)}"
        pressed = await page.press("Backspace", "#short")
        said = pressed.text + (await page.snapshot()).text + str((await page.query("#short", "value")).value)
        assert "tr0ub" not in said
        with pytest.raises(cdpagent.PolicyError, match="a Tab would lead out"):
            await page.type("#short", "\t{{shop_password}}")
        assert await page.evaluate("() => document.querySelector('#next').value") == ""


@pytest.mark.parametrize(
    "written",
    [
        "p%40ss!%20%22x'~",  # encodeURIComponent
        "p%40ss%21+%22x%27%7E",  # a form
        "p%40ss%21%20%22x%27~",
        "p@ss! &quot;x'~",
        r"""p@ss! \"x'~""",
        """p@ss! "x'~""",
    ],
)
def test_spellings_of_browsers_are_masked(written: str) -> None:
    keeper = SecretKeeper({"word": cdpagent.Secret("""p@ss! "x'~""", ["shop.example"])})
    assert keeper.mask({"a": [f"<{written}>"]}) == {"a": ["<{{word}}>"]}


@pytest.mark.parametrize(
    "written",
    [
        'tr0ub4dor & "three" x',  # as we tidy it
        'tr0ub4dor  & "three"&nbsp;x',
        'tr0ub4dor \n &amp; "three"\u00a0x',
        'tr0u\u200bb4d\u00ador \u200e & "th\u2060ree" x',
        '\u2060tr0ub4dor\t& "three"\u2800x',
    ],
)
def test_white_space_and_what_nobody_sees_hides_no_value(written: str) -> None:
    keeper = SecretKeeper({"word": cdpagent.Secret('tr0ub4dor  & "three"\u00a0x', ["shop.example"])})
    assert keeper.mask(f"a {written}, b\u200bc {written}").replace("\u2060", "") == "a {{word}}, b\u200bc {{word}}"


def test_the_beginning_of_a_value_at_the_end_of_a_text_that_was_cut_is_masked() -> None:
    keeper = SecretKeeper({"word": cdpagent.Secret("hunter2hunter2", ["shop.example"])})
    assert keeper.mask("x" * 192 + "hunter2h") == "x" * 192 + "{{word}}"
    assert keeper.mask("x" * 192 + "hunter2…") == "x" * 192 + "{{word}}…"
    assert keeper.mask("a field that keeps: hunter2h") == "a field that keeps: hunter2h"
    row = '["button", "' + "x" * 192 + 'hunter2h", "hunter2h", "' + "u" * 192 + 'hunter"]'
    assert json.loads(keeper.mask(row)) == ["button", "x" * 192 + "{{word}}", "hunter2h", "u" * 192 + "{{word}}"]


def test_a_name_may_hold_its_value() -> None:
    secrets = {"shop_password": cdpagent.Secret("shop", ["a.test"]), "word": cdpagent.Secret("password", ["a.test"])}
    keeper = SecretKeeper(secrets)
    assert keeper.mask("a shop\n\nand a password") == "a {{shop_password}}\n\nand a {{word}}"
    assert keeper.mask("p\u200bassword \n" * 20_000) == "{{word}} \n" * 20_000


@pytest.mark.parametrize("value", ["two  spaces here", "nb\u00a0sp", "tab\tin"])
def test_a_value_with_white_space_is_masked_in_a_tidy_text(value: str) -> None:
    keeper = SecretKeeper({"word": cdpagent.Secret(value, ["a.test"])})
    assert keeper.mask(f"echo {' '.join(value.split())}") == "echo {{word}}"


async def test_a_value_that_the_page_writes_in_other_characters_is_not_shown(site: Site) -> None:
    secret = cdpagent.Secret('tr0ub4dor  & "three"\u00a0x', ["127.0.0.1"])
    page_source = (
        """<label>Name <input id=i></label><div id=o></div><p id=hidden></p><ul><li>one</li><li id=item></li></ul>"""
    )
    async with launch_local(policy=cdpagent.Policy(secrets={"word": secret})) as browser:
        page = await browser.new_page(site.add("/echo", page_source))
        await page.fill("#i", "{{word}}")
        await page.evaluate(
            """() => { o.textContent = item.textContent = 'echo ' + i.value;
                hidden.textContent = 'echo ' + [...i.value].join('\\u200b') }"""
        )
        said = [
            *[(await page.snapshot(interactive_only=False, format=form)).text for form in ("tree", "list", "json")],
            str((await page.snapshot(interactive_only=False)).refs),
            (await page.read()).text,
            str(await page.find("echo")),
            str(await page.collect("li")),
            *[(await page.query(each, kind)).value for each in ("#o", "#hidden") for kind in ("text", "html")],
        ]
        shown = [text.replace("\u200b", "") for text in map(str, said)]
        assert not [text for text in shown if "tr0ub4dor" in text]
        assert "echo {{word}}" in shown[0]


async def test_it_is_typed_nowhere_else(site: Site) -> None:
    site.add("/login", LOGIN)
    site.add("/around", f'<iframe src="{site.url("/login", host="localhost")}" width=800 height=400></iframe>')
    async with launch_local(policy=POLICY) as browser:
        page = await browser.new_page(site.url("/login", host="localhost"))
        for act in (page.fill("#plain", "{{shop_password}}"), page.type("#plain", "{{shop_password}}")):
            with pytest.raises(
                cdpagent.PolicyError, match="belongs to 127.0.0.1; it is not typed on localhost"
            ) as caught:
                await act
            assert caught.value.rule == "secrets"
        assert await page.evaluate("() => plain.value") == ""
        await page.open(site.url("/around"))  # the page is the right one, the frame is not
        with pytest.raises(cdpagent.PolicyError):
            await page.fill('textbox "Nickname"', "{{shop_password}}")
        await page.open(site.url("/login"))
        with pytest.raises(cdpagent.PolicyError, match="no secret called other; there are: shop_password"):
            await page.fill("#plain", "{{other}}")


async def test_without_secrets_braces_are_braces(site: Site) -> None:
    site.add("/login", LOGIN)
    async with launch_local() as browser:
        page = await browser.new_page(site.url("/login"))
        filled = await page.fill("#plain", "Dear {{name}}")
        assert await page.evaluate("() => plain.value") == "Dear {{name}}"
        assert "Dear {{name}}" in filled.text


@pytest.mark.parametrize(
    ("hosts", "url", "is_right"),
    [
        (["shop.example"], "https://shop.example/in", True),
        (["shop.example"], "https://SHOP.example:8443/in", True),
        (["shop.example"], "https://shop.example.evil.example/", False),
        (["shop.example"], "https://evil.example/shop.example", False),
        (["shop.example"], "https://shop.example@evil.example/", False),
        (["*.shop.example"], "https://a.shop.example/", True),
        (["*.shop.example"], "https://ashop.example/", False),
        (["127.0.0.1:80"], "http://127.0.0.1:8080/", False),
        (["https://shop.example"], "http://shop.example/", False),
        (["localhost:80"], "http://localhost:80@evil.example/", False),
        (["[::1]:3000"], "http://[::1]:3000/", True),
        (["shop.example"], "about:blank", False),
        (["shop.example"], "data:text/html,shop.example", False),
    ],
)
def test_where_a_secret_belongs(hosts: list[str], url: str, is_right: bool) -> None:
    keeper = SecretKeeper({"word": cdpagent.Secret("hunter22", hosts)})
    if is_right:
        assert keeper.reveal("a{{word}}b", url) == "ahunter22b"
    else:
        with pytest.raises(cdpagent.PolicyError):
            keeper.reveal("{{word}}", url)


def test_a_secret_that_could_not_be_masked_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 4 characters"):
        cdpagent.Secret("abc", ["shop.example"])
    with pytest.raises(ValueError, match="at least 4 characters"):
        cdpagent.Secret(" \u200b \u200b a", ["shop.example"])
    with pytest.raises(ValueError, match="pass a list"):
        cdpagent.Secret("abcd", "shop.example")
    with pytest.raises(ValueError, match="letters, digits"):
        cdpagent.Policy(secrets={"my secret": cdpagent.Secret("abcd", ["shop.example"])})
