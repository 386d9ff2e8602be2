"""File choosers: answered without being shown."""

from __future__ import annotations

import pytest

import cdpagent
from cdpagent.browser.page.geometry import box_of

FORM = """<title>form</title>
<input type=file id=one><input type=file id=many multiple>
<input type=file id=unseen style="display: none"><button id=button>Upload…</button>
<script>
    window.log = [];
    document.querySelector('#button').onclick = () => document.querySelector('#unseen').click();
    for (const input of document.querySelectorAll('input'))
        for (const type of ['input', 'change', 'cancel']) input.addEventListener(type, () => log.push(`${input.id} ${type}`));
    const chosen = id => Promise.all([...document.getElementById(id).files].map(async f => [f.name, await f.text()]));
</script>"""


@pytest.fixture
async def page(page, site):
    await page.open(site.add("/form", FORM))
    return page


@pytest.fixture
def files(tmp_path):
    paths = [tmp_path / "first.txt", tmp_path / "zweite Dätei.txt"]
    for number, path in enumerate(paths):
        path.write_text(f"content {number}")
    return paths


async def _click(page, selector, frame=None):
    frame = frame or page.main_frame
    await frame.session.send(
        "Runtime.evaluate", expression=f"document.querySelector('{selector}').click()", userGesture=True
    )


async def _open(page, selector, frame=None):
    async with page.expect_file_chooser() as chooser:
        await _click(page, selector, frame)
    return chooser.value


async def test_one_file_is_chosen(page, files):
    chooser = await _open(page, "#one")
    assert chooser.multiple is False
    await chooser.set_files(files[:1])
    assert await page.evaluate("chosen('one')") == [["first.txt", "content 0"]]
    assert await page.evaluate("log") == ["one input", "one change"]


async def test_several_files_are_chosen_and_unchosen(page, files):
    chooser = await _open(page, "#many")
    assert chooser.multiple is True
    await chooser.set_files([str(file) for file in files])
    assert await page.evaluate("chosen('many')") == [["first.txt", "content 0"], ["zweite Dätei.txt", "content 1"]]
    await page.evaluate("log.length = 0")
    for _ in range(2):  # there is nothing left to clear the second time
        await (await _open(page, "#many")).set_files([])
        assert await page.evaluate("chosen('many')") == []
    assert await page.evaluate("log") == ["many input", "many change"]


async def test_files_are_chosen_for_an_input_hidden_behind_a_button(page, files):
    await (await _open(page, "#button")).set_files(files[1:])
    assert await page.evaluate("chosen('unseen')") == [["zweite Dätei.txt", "content 1"]]


async def test_what_can_not_be_chosen_is_refused_before_the_page_sees_it(page, files, tmp_path):
    chooser = await _open(page, "#one")
    with pytest.raises(cdpagent.WrongElementError, match="takes one file, not 2") as caught:
        await chooser.set_files(files)
    assert caught.value.code == "not_multiple"
    for missing in (tmp_path / "missing.txt", tmp_path):
        with pytest.raises(FileNotFoundError, match="is not a file"):
            await chooser.set_files([missing])
    with pytest.raises(TypeError, match="pass a list"):
        await chooser.set_files(str(files[0]))
    assert await page.evaluate("[log.length, document.querySelector('#one').files.length]") == [0, 0]


async def test_relative_paths_are_of_this_process(page, files, monkeypatch):
    monkeypatch.chdir(files[0].parent)
    await (await _open(page, "#one")).set_files(["first.txt"])
    assert await page.evaluate("chosen('one')") == [["first.txt", "content 0"]]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_file_inputs_in_frames_are_filled(page, site, files, host):
    await page.open(site.add("/top", f"<iframe src='{site.url('/form', host)}'></iframe>"))
    frame = page.frames[1]
    box = await box_of(await page._looker.element("#button"))
    async with page.expect_file_chooser() as chooser:
        for kind in ("mousePressed", "mouseReleased"):
            x, y = box.x + box.width / 2, box.y + box.height / 2
            await page.cdp.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
    assert chooser.value.frame is frame
    await chooser.value.set_files(files[:1])
    assert await frame.evaluate("chosen('unseen')") == [["first.txt", "content 0"]]


async def test_a_frame_that_comes_while_one_waits_is_watched_too(page, site, files):
    await page.open(site.add("/top", "<body>"))
    async with page.expect_file_chooser() as chooser:
        await page.evaluate(
            """src => new Promise(done => {
                const frame = document.createElement('iframe');
                frame.onload = () => done();
                frame.src = src;
                document.body.append(frame);
            })""",
            site.url("/form", "localhost"),
        )
        await _click(page, "#one", page.frames[1])
    await chooser.value.set_files(files[:1])
    assert await page.frames[1].evaluate("chosen('one')") == [["first.txt", "content 0"]]


async def test_a_chooser_that_does_not_open_runs_into_the_deadline(page):
    with pytest.raises(cdpagent.DeadlineExceededError, match="waiting for a file chooser"):
        async with page.expect_file_chooser(timeout=0.3):
            await page.evaluate("1")
    assert await page.title() == "form"
