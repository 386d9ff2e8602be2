"""What the loggers tell, that secrets are not in it, and that nothing is put into words for nobody."""

from __future__ import annotations

import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cdpagent
from cdpagent import log
from cdpagent.act.receipt import ActionResult
from cdpagent.wire.traffic import Traffic
from tests.local import launch_local

ROOT = Path(__file__).parents[1]
FORM = """<title>Form</title><label>Name <input id=name></label><label>Password <input type=password id=password></label>
<button onclick="fetch('/send?token=abcdefgh', {method: 'POST', body: 'posted-words', headers: {Authorization: 'Bearer hidden-words'}})">Send</button>"""


async def test_launch_navigation_and_actions_are_told_at_info(site, caplog):
    site.add("/form", FORM)
    caplog.set_level("INFO", "cdpagent")
    async with launch_local() as browser:
        page = await browser.new_page(site.url("/form?token=abcdefgh"))
        await page.fill("#name", "Ada")
        with pytest.raises(cdpagent.CdpAgentError):
            await page.click("#no-such", timeout=0.1)
    told = {(each.name, each.getMessage()) for each in caplog.records}
    assert any(name == "cdpagent.browser" and text.startswith("launched Chrome/") for name, text in told)
    assert any(name == "cdpagent.browser" and text.startswith("closing Chrome/") for name, text in told)
    assert any(name == "cdpagent.page" and "200 http" in text and "token=***" in text for name, text in told)
    assert any(name == "cdpagent.action" and text.startswith("fill") and "Ada" in text for name, text in told)
    assert any(name == "cdpagent.action" and "click #no-such failed" in text for name, text in told)
    assert {each.levelno for each in caplog.records} == {logging.INFO}


async def test_the_traffic_is_logged_without_secrets(site, caplog):
    site.add("/form", FORM)
    site.add("/send", "ok")
    caplog.set_level("DEBUG", "cdpagent.cdp")
    policy = cdpagent.Policy(secrets={"key": cdpagent.Secret("policy-words", hosts=["127.0.0.1"])})
    async with launch_local(policy=policy) as browser:
        page = await browser.new_page(site.url("/form?token=abcdefgh"))
        await page.fill("#password", "typed-words")
        await page.type("#name", "key-words")
        await page.fill("#name", "{{key}}")
        await browser.default_context.set_cookies([{"name": "a", "value": "cookie-words", "url": site.url("/")}])
        await browser.default_context.cookies()
        await page.click("button")
    told = [each.getMessage() for each in caplog.records if each.name == "cdpagent.cdp"]
    assert any(re.match(r"send #\d+ Page\.navigate .*token=\*\*\*", each) for each in told)
    assert any(each.startswith("done #") for each in told)
    assert any(each.startswith("hear Network.requestWillBeSent") for each in told)
    everything = "\n".join(told)
    for secret in ("typed-words", "policy-words", "cookie-words", "hidden-words", "posted-words", "abcdefgh"):
        assert secret not in everything, secret
    keys = [each for each in told if "Input.dispatchKeyEvent" in each and each.startswith("send")]
    assert keys
    assert not [each for each in keys if re.search(r'"(text|key|code)":"(?!\*\*\*)', each)]


def test_what_is_long_is_cut(caplog):
    caplog.set_level("DEBUG", "cdpagent.cdp")
    Traffic().sent(1, "Runtime.evaluate", {"expression": "x" * 100_000}, "")
    assert len(caplog.records[0].getMessage()) < 500
    assert "(100,000 characters)" in caplog.records[0].getMessage()


async def test_nothing_is_put_into_words_for_nobody(page, site, monkeypatch, caplog):
    caplog.set_level("WARNING", "cdpagent")  # whatever a library has set for all loggers
    site.add("/form", FORM)
    made: list[object] = []

    def note(self: object) -> str:
        made.append(self)
        return ""

    monkeypatch.setattr(ActionResult, "brief", property(note))
    monkeypatch.setattr(log.Later, "__str__", note)
    await page.open(site.url("/form"))
    await page.fill("#name", "Ada")
    assert made == []


@pytest.mark.parametrize(
    ("variable", "shown", "hidden"),
    [
        ("info", ["cdpagent.page"], ["cdpagent.cdp"]),
        ("debug", ["cdpagent.page"], ["cdpagent.cdp"]),
        ("cdp", ["cdpagent.cdp"], ["cdpagent.page"]),
        ("info,cdp", ["cdpagent.cdp", "cdpagent.page"], []),
        ("page=info", ["cdpagent.page"], ["cdpagent.cdp"]),
        ("nonsense", ["'nonsense' is not known"], ["cdpagent.page"]),
        ("", [], ["cdpagent"]),
    ],
)
def test_a_variable_shows_the_loggers(variable, shown, hidden):
    program = "from cdpagent import log; log.page.info('a page'); log.cdp.debug('a message')"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "CDPAGENT_LOG": variable},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [each for each in shown if each not in done.stderr] == []
    assert [each for each in hidden if each in done.stderr] == []


def test_every_logger_and_every_variable_is_documented():
    text = (ROOT / "docs" / "logging.md").read_text("utf-8")
    for name in log.PARTS:
        assert f"`cdpagent.{name}`" in text
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "cdpagent").rglob("*.py"))
    named = set(re.findall(r"\bCDPAGENT_[A-Z_]+\b", sources))
    assert len(named) > 3
    assert {name for name in named if f"`{name}`" not in text} == set()


# --- what a page says ------------------------------------------------------------------------------------------------


async def test_console_messages_have_values_when_they_are_asked_for(page, site):
    site.add("/", "<body><iframe src='/inner'></iframe>")
    site.add("/inner", "<script>onmessage = ({data}) => console.warn(data)</script>")
    await page.open(site.url("/"))
    await page.evaluate("console.log({before: 1})")
    await page.follow_console()
    await page.evaluate(
        "console.log('cart', {items: 2, total: 9.5}, [1, 'two', {three: 3}], null, undefined, true, new Map([['a', 1]]))"
    )
    await page.evaluate("frames[0].postMessage({from: 'a frame'})")
    await page.wait(function="new Promise(done => setTimeout(done, 0, true))")
    texts = [(each.level, each.text) for each in page.console]
    assert texts[0] == ("log", "[object Object]")
    assert texts[1][1].startswith('cart {items: 2, total: 9.5} [1, "two", ')
    assert texts[1][1].endswith('null undefined true Map(1) {"a" => 1}')
    assert ("warning", '{from: "a frame"}') in texts
    assert len(texts) == 3


async def test_page_errors_have_a_stack(page, site):
    script = "function inner() { throw new TypeError('boom') } function outer() { inner() }"
    site.add("/", f"<script>{script} setTimeout(outer); Promise.reject(new RangeError('promised \U0001f600'))</script>")
    await page.open(site.url("/"), wait="stable")
    thrown = next(each for each in page.errors if "boom" in each.message)
    assert thrown.message == "Uncaught TypeError: boom"
    assert thrown.stack.startswith("TypeError: boom\n    at inner (")
    assert "at outer (" in thrown.stack
    promised = next(each for each in page.errors if "promised" in each.message)
    assert promised.message == "Uncaught (in promise) RangeError: promised \U0001f600"
    assert promised.stack.startswith("RangeError: promised \U0001f600\n    at ")


async def test_a_page_that_writes_its_stacks_itself_is_not_asked(page, site):
    site.add(
        "/",
        "<script>var asked = 0; Error.prepareStackTrace = () => { asked++; return 'own' };"
        "setTimeout(() => { throw new Error('boom') })</script>",
    )
    await page.open(site.url("/"), wait="stable")
    assert [(each.message, each.stack) for each in page.errors] == [("Uncaught Error: boom", "")]
    assert await page.evaluate("asked") == 0
