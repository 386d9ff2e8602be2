"""Screenshots and PDFs, checked by what is in the files."""

from __future__ import annotations

import re
import zlib

import pytest
import trio

import cdpagent
from tests.browser.pictures import jpeg_size, png_pixels, png_size, webp_size
from tests.shared import PATIENCE_SECONDS

BANDS = "".join(f"<div style='height: 500px; background: rgb({n}, 0, 0)'></div>" for n in range(8))
TALL = f"""<body style='margin: 0'>{BANDS}<script>
    window.seen = [];
    for (const type of ['resize', 'scroll']) addEventListener(type, () => seen.push(type));
</script>"""


async def test_the_viewport_in_three_formats(page, site):
    await page.open(site.add("/tall", TALL))
    for format, size in (("png", png_size), ("jpeg", jpeg_size), ("webp", webp_size)):
        picture = await page.screenshot(format=format)
        assert (picture.format, picture.width, picture.height, picture.truncated) == (format, 1280, 800, False)
        assert size(picture.data) == (1280, 800)
    assert await page.evaluate("seen") == []


async def test_quality_and_saving(page, site, tmp_path):
    noise = "".join(f"<i style='background: hsl({n * 37 % 360} 90% 50%)'>{n}</i> " for n in range(2000))
    await page.open(site.add("/noise", noise))
    for format in ("jpeg", "webp"):
        small, large = await page.screenshot(format=format, quality=5), await page.screenshot(format=format, quality=95)
        assert len(small.data) < len(large.data) / 2
    path = large.save(tmp_path / "picture.webp")
    assert webp_size(path.read_bytes()) == (1280, 800)


async def test_the_whole_page_without_moving_it(page, site):
    await page.emulation.set(viewport=(40, 80))
    await page.open(site.add("/tall", TALL))
    await page.evaluate("scrollTo(0, 1234), new Promise(requestAnimationFrame).then(() => seen.length = 0)")
    picture = await page.screenshot(full_page=True)
    assert (picture.width, picture.height) == png_size(picture.data) == (40, 4000)
    at = png_pixels(picture.data)
    assert [at(10, 500 * n + 250) for n in range(8)] == [(n, 0, 0) for n in range(8)]
    assert await page.evaluate("[scrollY, innerHeight]") == [1234, 80]
    assert "scroll" not in await page.evaluate("seen")


@pytest.mark.parametrize(("format", "longest"), [("png", 16384), ("webp", 16383)])
async def test_a_page_longer_than_a_picture_can_be_is_cut(page, site, format, longest):
    await page.emulation.set(viewport=(60, 100))
    await page.open(site.add("/endless", "<body style='margin: 0'><div style='height: 20000px'>long</div>"))
    picture = await page.screenshot(full_page=True, format=format)
    assert (picture.truncated, picture.height) == (True, longest)
    assert {"png": png_size, "webp": webp_size}[format](picture.data) == (60, longest)
    await page.emulation.set(device_scale_factor=2)
    picture = await page.screenshot(full_page=True, format=format)
    assert (picture.truncated, picture.height) == (True, longest // 2)


async def test_a_dense_device_has_more_pixels(page, site):
    await page.emulation.set(viewport=(300, 200), device_scale_factor=3)
    await page.open(site.add("/tall", TALL))
    picture = await page.screenshot()
    assert (picture.width, picture.height) == (300, 200)
    assert png_size(picture.data) == (900, 600)
    assert png_size((await page.screenshot(full_page=True)).data) == (900, 12000)


ELEMENTS = """<body style='margin: 0; height: 5000px'>
    <style>div { box-sizing: border-box }</style>
    <div id=first style='position: absolute; left: 20px; top: 30px; width: 100px; height: 50px; background: rgb(1, 2, 3)'></div>
    <div id=far style='position: absolute; left: 20px; top: 3000px; width: 10.5px; height: 20.5px; background: rgb(4, 5, 6)'></div>
    <div id=large style='position: absolute; left: 200px; top: 1000px; width: 50px; height: 2000px; background: rgb(7, 8, 9)'></div>
    <div id=fixed style='position: fixed; right: 0; bottom: 0; width: 30px; height: 30px; background: rgb(10, 11, 12)'></div>
    <div id=scroller style='position: absolute; left: 400px; top: 100px; width: 100px; height: 100px; overflow: auto'>
        <div style='height: 900px'></div><div id=inside style='height: 40px; background: rgb(13, 14, 15)'></div></div>
    <div id=none style='display: none'>x</div><div id=flat style='height: 0'></div>
    <div id=away style='position: absolute; left: -500px; top: 0; width: 50px; height: 50px'></div>
    <script>window.seen = []; addEventListener('resize', () => seen.push('resize'))</script>"""


async def test_one_element_wherever_it_is(page, site):
    await page.open(site.add("/elements", ELEMENTS))
    await page.evaluate("scrollTo(0, 700)")
    elements = {
        "#first": ((100, 50), (1, 2, 3)),
        "#far": ((11, 21), (4, 5, 6)),
        "#fixed": ((30, 30), (10, 11, 12)),
        "#inside": ((100, 40), (13, 14, 15)),
        "#large": ((50, 2000), (7, 8, 9)),
    }
    for target, (size, colour) in elements.items():
        picture = await page.screenshot(target=target)
        assert (picture.width, picture.height) == png_size(picture.data) == size
        at = png_pixels(picture.data)
        assert at(5, 5) == at(5, size[1] - 5) == colour, target
        assert await page.evaluate("[scrollY, document.querySelector('#scroller').scrollTop]") == [700, 0]
        if target != "#large":
            assert await page.evaluate("seen") == []  # what fits into the viewport does not make it larger


async def test_elements_that_can_not_be_pictured(page, site):
    await page.open(site.add("/elements", ELEMENTS))
    for target in ("#none", "#flat"):
        with pytest.raises(cdpagent.NotActionableError, match="has no size") as caught:
            await page.screenshot(target=target)
        assert caught.value.reason == "no_size"
    with pytest.raises(cdpagent.NotActionableError) as caught:
        await page.screenshot(target="#away")
    assert caught.value.reason == "off_page"
    with pytest.raises(cdpagent.RefNotFoundError, match="nothing on the page matches"):
        await page.screenshot(target="#missing")


INNER = """<body style='margin: 0; height: 3000px'>
    <div style='position: absolute; top: 1500px; left: 10px; width: 60px; height: 40px; background: rgb(50, 60, 70)'
         id=inner></div>
    <div style='position: absolute; top: 0; width: 40px; height: 900px; background: rgb(80, 90, 100)' id=long></div>"""


async def _drawn(page: cdpagent.Page, target: str) -> cdpagent.Screenshot:
    """A picture of an element in a frame. On a busy machine a frame of another process is white until it has drawn."""
    with trio.fail_after(PATIENCE_SECONDS):
        while True:
            picture = await page.screenshot(target=target)
            if png_pixels(picture.data)(0, 0) != (255, 255, 255):
                return picture


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_an_element_in_a_frame(page, site, host):
    site.add("/inner", INNER)
    frame = (
        f"<iframe src='{site.url('/inner', host)}' style='margin: 2000px 0 0 100px; border: 7px solid; padding: 5px'>"
    )
    await page.open(site.add("/outer", f"<body style='margin: 0'>{frame}</iframe>"))
    picture = await _drawn(page, "#inner")
    assert png_size(picture.data) == (60, 40)
    at = png_pixels(picture.data)
    assert [at(x, y) for x in (0, 59) for y in (0, 39)] == [(50, 60, 70)] * 4
    assert await page.evaluate("scrollY") == 0
    assert await page.frames[1].evaluate("scrollY") == 0
    picture = await page.screenshot(target="#long")  # no more of it than its frame can show
    assert png_size(picture.data) == (40, 150)
    assert png_pixels(picture.data)(20, 149) == (80, 90, 100)


async def test_an_element_three_frames_deep(page, site):
    await page.open(site.url("/frame-tree?depth=3"))
    deepest = page.frames[3]
    await deepest.evaluate(
        """document.body.innerHTML =
        '<div id=deep style="width: 20px; height: 10px; background: rgb(1, 100, 200)"></div>'"""
    )
    picture = await page.screenshot(target="#deep")
    assert picture.width in (20, 21)  # frames may begin between two pixels
    assert png_pixels(picture.data)(10, 5) == (1, 100, 200)


async def test_an_element_in_a_shadow_root(page, site):
    await page.open(
        site.add(
            "/shadow",
            """<div id=host></div><script>document.querySelector('#host').attachShadow({mode: 'open'}).innerHTML =
            '<p id=inside style="width: 40px; height: 30px; background: rgb(9, 9, 9)"></p>'</script>""",
        )
    )
    assert png_size((await page.screenshot(target="#inside")).data) == (40, 30)


async def test_options_that_make_no_sense_are_refused(page):
    for options, words in (
        ({"format": "gif"}, "choose one of png, jpeg, webp"),
        ({"quality": 50}, "only for jpeg and webp"),
        ({"quality": 101, "format": "jpeg"}, "0 to 100"),
        ({"full_page": True, "target": "body"}, "exclude each other"),
    ):
        with pytest.raises(ValueError, match=words):
            await page.screenshot(**options)


async def test_pdf_of_the_page_and_its_options(page, site):
    await page.open(site.add("/print", "<title>print</title>" + "<p style='break-after: page'>page</p>" * 5))
    whole = await page.pdf()
    assert whole.startswith(b"%PDF-")
    assert _page_count(whole) >= 5
    assert _page_count(await page.pdf(page_ranges="1-2,4")) == 3
    landscape = await page.pdf(landscape=True, paper=(5, 10), margin=0, page_ranges="1")
    assert re.search(rb"/MediaBox \[0 0 720 360\]", landscape)
    assert len(await page.pdf(background=False, scale=0.5)) > 1000


def _page_count(pdf):
    found = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    streams = [zlib.decompress(stream) for stream in found if stream[:1] == b"x"]
    return sum(len(re.findall(rb"/Type\s*/Page\b", part)) for part in [pdf, *streams])


async def test_pdf_options_that_make_no_sense_are_refused(page):
    for options, words in (
        ({"page_ranges": "x"}, "syntax"),
        ({"page_ranges": "3-1"}, "invalid"),
        ({"scale": 50}, "scale is outside"),
        ({"paper": (0, 0)}, "paper width"),
        ({"margin": 50}, "content area is empty"),
    ):
        with pytest.raises(ValueError, match=words):
            await page.pdf(**options)
