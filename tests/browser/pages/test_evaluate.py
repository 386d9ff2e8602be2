"""`page.evaluate`: what goes in, what comes out, and what is said when the script fails."""

from __future__ import annotations

import math

import pytest
import trio

import cdpagent


@pytest.fixture
async def page(page, site):
    await page.open(
        site.add(
            "/page",
            "<title>page</title><p>text</p><iframe srcdoc='<title>inner</title><script>var own = 7</script>'></iframe>",
        )
    )
    return page


@pytest.mark.smoke
async def test_values_come_back_as_python_has_them(page):
    cases = {
        "1 + 1": 2,
        "'ü' + '\\ud800'": "ü\ud800",
        "[1, [2], {a: null}]": [1, [2], {"a": None}],
        "undefined": None,
        "null": None,
        "Infinity": math.inf,
        "-Infinity": -math.inf,
        "12345678901234567890n": 12345678901234567890,
        "document.querySelector('p')": {},  # a node has nothing that JSON could hold
        "var a = 1; a": 1,
        "{ let b = 2; b }": 2,
        "function f() { return 3 } f()": 3,
        "(function () { return 4 })()": 4,
    }
    for expression, value in cases.items():
        assert await page.evaluate(expression) == value, expression
    assert math.isnan(await page.evaluate("NaN"))
    assert math.copysign(1, await page.evaluate("-0")) == -1


async def test_functions_are_called_with_arguments(page):
    assert await page.evaluate("() => document.title") == "page"
    assert await page.evaluate("(a, b) => a + b", 1, 2) == 3
    assert await page.evaluate("function (list) { return list.length }", ["x", {"y": None}]) == 2
    assert await page.evaluate("async x => { await null; return [x] }", "\ud800\u2028</script>") == [
        "\ud800\u2028</script>"
    ]
    assert await page.evaluate("(...numbers) => numbers.map(String)", math.nan, math.inf, -1.5) == [
        "NaN",
        "Infinity",
        "-1.5",
    ]
    assert await page.evaluate("({title}) => title // a comment at the end", {"title": "t"}) == "t"


async def test_arguments_need_a_function_and_must_be_json(page):
    with pytest.raises(ValueError, match="need a function"):
        await page.evaluate("1 + 1", 2)
    with pytest.raises(TypeError):
        await page.evaluate("x => x", object())


async def test_promises_are_awaited(page):
    assert await page.evaluate("new Promise(done => setTimeout(done, 1, 'later'))") == "later"
    assert await page.evaluate("(async () => (await fetch('/echo-headers')).status)()") == 200


async def test_what_a_script_throws_is_told_with_its_stack(page):
    with pytest.raises(cdpagent.EvaluationError, match="^TypeError: no good$") as caught:
        await page.evaluate("function inner() { throw new TypeError('no good') } inner()")
    assert "at inner" in caught.value.stack
    cases = {
        "Promise.reject(new RangeError('late'))": "RangeError: late",
        "throw 'a string'": 'threw "a string"',
        "throw {code: 5}": "threw Object {code: 5}",
        "throw undefined": "threw undefined",
        "throw null": "threw null",
        "nowhere.to.be.found": "ReferenceError: nowhere is not defined",
        "return 5": "SyntaxError: Illegal return statement",
        "() => JSON.parse('{')": "SyntaxError: .*JSON",
    }
    for expression, message in cases.items():
        with pytest.raises(cdpagent.EvaluationError, match=message):
            await page.evaluate(expression)


async def test_what_can_not_be_given_back_is_said(page):
    for expression in ("window", "Symbol('x')", "(() => { const a = {}; a.a = a; return a })()", "[1n]"):
        with pytest.raises(cdpagent.EvaluationError, match="can't be given back as JSON"):
            await page.evaluate(expression)


async def test_large_results_come_whole(page):
    text = await page.evaluate("'x'.repeat(20_000_000)")
    assert len(text) == 20_000_000
    assert len(await page.evaluate("Array.from({length: 200_000}, (_, i) => ({i}))")) == 200_000


async def test_a_promise_that_never_settles_runs_into_the_deadline(page):
    with pytest.raises(cdpagent.DeadlineExceededError, match=r"Runtime\.evaluate"):
        await page.evaluate("new Promise(() => {})", timeout=0.2)
    assert await page.evaluate("1") == 1


async def test_a_navigation_ends_what_runs(page, site):
    async def navigate():
        await site.wait_for_request("/running")
        await page.open(site.url("/page"))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(navigate)
        with pytest.raises(cdpagent.EvaluationError, match="went to another document"):
            await page.evaluate("fetch('/running').then(() => new Promise(() => {}))")


async def test_a_frame_in_the_same_process_has_its_own_globals(page, site):
    frame = page.frames[1]
    assert await frame.evaluate("document.title") == "inner"
    assert await frame.evaluate("own") == 7
    assert await frame.evaluate("var made = own + 1; made") == 8
    assert await frame.evaluate("x => made + x", 1) == 9
    assert await page.evaluate("typeof made") == "undefined"
    with pytest.raises(cdpagent.EvaluationError, match="Error: inside"):
        await frame.evaluate("throw new Error('inside')")
    await page.evaluate(
        "() => new Promise(done => { const f = document.querySelector('iframe'); f.onload = done; f.srcdoc = 'new' })"
        ".then(() => null)"
    )
    assert await frame.evaluate("document.body.innerText + typeof own") == "newundefined"


async def test_a_strict_policy_forbids_the_page_to_evaluate_but_not_us(page, site):
    await page.open(site.url("/csp"))
    assert await page.evaluate("document.title") == "strict"
    assert await page.evaluate("(a) => a + 1", 1) == 2
    assert await page.evaluate("eval('1 + 1')") == 2
