"""Workers run in pages that we are attached to: none of them may wait for a debugger that never comes."""

from __future__ import annotations

ANSWER = """async (nested) => {
    const url = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const inner = url("postMessage('hello')");
    const outer = url(`new Worker('${inner}').onmessage = (event) => postMessage(event.data)`);
    const worker = new Worker(nested ? outer : inner);
    return new Promise((answered) => (worker.onmessage = (event) => answered(event.data)));
}"""


async def test_a_worker_runs(page, site):
    await page.open(site.add("/page", "<title>page</title>"))
    assert await page.evaluate(ANSWER, False) == "hello"
    assert await page.evaluate(ANSWER, True) == "hello"


async def test_a_worker_of_a_frame_in_another_process_runs(page, site):
    site.add("/frame", "<title>frame</title>")
    url = site.url("/frame", "localhost")
    await page.open(site.add("/page", f"<iframe src='{url}'></iframe>"))
    assert await page.frames[1].evaluate(ANSWER, False) == "hello"
