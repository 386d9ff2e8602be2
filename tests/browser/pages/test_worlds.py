"""Isolated worlds: ours are out of the page's reach, and the page sees nothing of us."""

from __future__ import annotations

import pytest

from cdpagent.browser.page.worlds import RemoteObject

TAMPERING = """<title>true title</title><p id=p style="width: 100px">text</p><script>
    Object.defineProperty(document, 'title', {get: () => 'forged'});
    Element.prototype.getBoundingClientRect = () => ({width: 1});
    Array.prototype.map = () => ['forged'];
    JSON.stringify = () => '"forged"';
    document.querySelector = () => null;
    window.getComputedStyle = () => ({});
</script>"""


async def test_a_page_that_tampers_with_everything_fools_only_itself(page, site):
    await page.open(site.add("/tampered", TAMPERING))
    assert await page.evaluate("document.title") == "forged"
    assert await page.title() == "true title"
    measured = await page.main_frame.in_world(
        "selector => [document.querySelector(selector).getBoundingClientRect().width, [1].map(x => x + 1)]", "#p"
    )
    assert measured == [100, [2]]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_each_frame_has_a_world_of_its_own(page, site, host):
    site.add("/tampered", TAMPERING)
    await page.open(site.add("/top", f"<title>top</title><iframe src='{site.url('/tampered', host)}'></iframe>"))
    main, frame = page.frames
    assert await frame.in_world("() => document.title") == "true title"
    await frame.in_world("() => { globalThis.mark = 1 }")
    assert await main.in_world("() => typeof mark") == "undefined"
    assert await frame.evaluate("typeof mark") == "undefined"
    assert await frame.in_world("() => mark") == 1


async def test_a_world_ends_with_its_document(page, site):
    url = site.add("/page", "<title>page</title>")
    await page.open(url)
    world = await page.main_frame.world()
    assert await page.main_frame.world() is world
    await page.main_frame.in_world("() => { globalThis.mark = 1 }")
    await page.open(url)
    assert await page.main_frame.in_world("() => typeof mark") == "undefined"
    assert await page.main_frame.world() is not world


async def test_handles_stay_in_the_page_and_come_back_as_arguments(page, site):
    await page.open(site.add("/page", "<p>text</p>"))
    world = await page.main_frame.world()
    handle = await world.call("() => document.querySelector('p')", by_value=False)
    assert isinstance(handle, RemoteObject)
    assert handle.type == "node"
    assert await world.call("function() { return this.textContent }", this=handle) == "text"
    assert await world.call("(element, word) => element.textContent + word", handle, "!") == "text!"
    assert await world.call("() => null", by_value=False) is None
    world.release(handle)


async def test_a_strict_policy_of_the_page_does_not_keep_us_out(page, site):
    await page.open(site.url("/csp"))
    assert await page.title() == "strict"
    assert await page.main_frame.in_world("() => document.querySelector('#go').textContent") == "Go"


FOOTPRINTS = """() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const clean = frame.contentWindow;
    const found = [];
    for (const name of Object.getOwnPropertyNames(window)) {
        if (!(name in clean) && !['before', 'changes'].includes(name) && !/^\\d+$/.test(name)) found.push(name);
    }
    for (const name of Object.getOwnPropertyNames(clean)) {
        const [ours, theirs] = [window[name], clean[name]];
        if (typeof theirs !== 'function' || typeof ours !== 'function') continue;
        if (ours.toString() !== theirs.toString()) found.push(name);
        if (!theirs.prototype) continue;
        for (const key of Reflect.ownKeys(theirs.prototype)) {
            const [a, b] = [ours, theirs].map(f => Object.getOwnPropertyDescriptor(f.prototype, key));
            for (const part of ['value', 'get', 'set']) {
                if (typeof b?.[part] === 'function' && String(a?.[part]) !== String(b[part])) {
                    found.push(`${name}.${String(key)}`);
                }
            }
        }
        for (const key of Reflect.ownKeys(ours.prototype)) {
            if (!Reflect.ownKeys(theirs.prototype).includes(key)) found.push(`${name}.${String(key)}`);
        }
    }
    frame.remove();
    const attributes = [...document.querySelectorAll('*')].flatMap(e => [...e.attributes].map(a => a.name));
    return {found, attributes, changes};
}"""


async def test_looking_at_a_page_leaves_nothing_in_it(page, site):
    await page.open(
        site.add(
            "/watchful",
            """<title>watchful</title><body><p>text</p><script>
            window.changes = 0;
            new MutationObserver(records => changes += records.length).observe(
                document.body, {subtree: true, childList: true, attributes: true, characterData: true});
            </script></body>""",
        ),
        wait="stable",
    )
    await page.title()
    await page.screenshot()
    await page.main_frame.in_world("() => { globalThis.mark = document.body.innerText }")
    seen = await page.evaluate(FOOTPRINTS)
    assert seen == {"found": [], "attributes": [], "changes": 0}
