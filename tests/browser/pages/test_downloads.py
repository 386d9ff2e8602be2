"""Downloads: the file, the name, and the ways in which one may end."""

from __future__ import annotations

import pytest

import cdpagent
from cdpagent.browser.services.filenames import safe_filename, unused_path
from tests.chrome import open_chrome
from tests.shared import until
from tests.site import Response


@pytest.fixture
async def page(page, site):
    await page.open(site.add("/page", "<title>page</title><a>link</a>"))
    return page


CLICK = """(href, attributes = {}) => {
    const link = document.querySelector('a');
    for (const name of ['download', 'target']) link.removeAttribute(name);
    for (const name in attributes) link.setAttribute(name, attributes[name]);
    link.href = href;
    link.click();
}"""


async def _download(page, *args):
    async with page.expect_download() as download:
        await page.evaluate(CLICK, *args)
    return download.value


async def test_a_download_is_told_and_kept_until_the_browser_ends(page, site, tmp_path):
    download = await _download(page, "/download?name=report.csv&size=1000")
    path = await download.path()
    assert path.read_bytes() == b"x" * 1000
    assert (download.state, download.received, download.total) == ("completed", 1000, 1000)
    assert (download.url, download.suggested_filename) == (
        site.url("/download?name=report.csv&size=1000"),
        "report.csv",
    )
    assert list(page.downloads) == [download]
    assert (page.url, page.page_rev) == (site.url("/page"), 1)

    assert (await download.save_as(tmp_path)).read_bytes() == path.read_bytes()
    assert await download.save_as(tmp_path) == tmp_path / "report (1).csv"
    assert await download.save_as(tmp_path / "mine.csv") == tmp_path / "mine.csv"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine.csv", "report (1).csv", "report.csv"]


async def test_downloads_that_the_page_makes_itself(page):
    download = await _download(page, "data:text/plain,hello", {"download": "data.txt"})
    assert (download.suggested_filename, (await download.path()).read_text()) == ("data.txt", "hello")
    blob = await page.evaluate("URL.createObjectURL(new Blob(['from a blob']))")
    download = await _download(page, blob, {"download": "blob.txt"})
    assert (download.suggested_filename, (await download.path()).read_text()) == ("blob.txt", "from a blob")


async def test_progress_and_cancelling(page, site):
    download = await _download(page, "/download?name=big&size=100000&hold=half")
    with pytest.raises(cdpagent.DeadlineExceededError, match="of 100000 bytes"):
        await download.path(timeout=0.5)
    assert (download.state, download.total) == ("inProgress", 100000)
    await download.cancel()
    assert download.state == "canceled"
    with pytest.raises(cdpagent.DownloadError, match="was cancelled") as caught:
        await download.path()
    assert caught.value.url == download.url
    await download.cancel()  # again does nothing

    download = await _download(page, "/download?name=big&size=100000&hold=half2")
    site.release("half2")
    assert (await download.path()).stat().st_size == 100000


async def test_a_download_that_breaks_off(page, site):
    async def half(request):
        head = b"HTTP/1.1 200 OK\r\nContent-Disposition: attachment\r\nContent-Length: 1000\r\n\r\n"
        await request.connection.stream.send_all(head + b"x" * 500)

    download = await _download(page, site.add("/half", half))
    with pytest.raises(cdpagent.DownloadError, match="the server broke off"):
        await download.path()


async def test_a_link_that_opens_a_page_only_for_its_download(browser, page):
    download = await _download(page, "/download?name=popup.bin&size=10", {"target": "_blank"})
    assert (await download.path()).stat().st_size == 10
    await until(lambda: not page.popups)
    assert browser.pages == [page]


async def test_downloads_of_frames_belong_to_the_page(page, site):
    site.add("/inner", "<a>link</a>")
    await page.open(site.add("/top", f"<iframe src='{site.url('/inner', 'localhost')}'></iframe>"))
    async with page.expect_download() as download:
        await page.frames[1].evaluate(CLICK, "/download?name=inner.bin")
    assert (await download.value.path()).stat().st_size == 1000


async def test_downloads_in_a_context_are_told_once(browser, site):
    async with browser.new_context() as context, browser.new_context():
        page = await context.new_page(site.add("/page", "<a>link</a>"))
        download = await _download(page, "/download?name=there.bin")
        assert (await download.path()).stat().st_size == 1000
        assert list(page.downloads) == [download]
        held = await _download(page, "/download?name=held&size=100000&hold=x")
        await held.cancel()
        assert held.state == "canceled"


async def test_downloads_end_with_the_browser(launch, site):
    async with launch() as browser:
        page = await browser.new_page(site.add("/page", "<a>link</a>"))
        finished = await _download(page, "/download?name=a.bin")
        path = await finished.path()
        held = await _download(page, "/download?name=b.bin&size=100000&hold=x")
    assert not path.exists()
    with pytest.raises(cdpagent.DownloadError):
        await held.path()


async def test_in_the_users_browser_downloads_are_told_but_left_where_they_go(site, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    async with open_chrome(tmp_path / "profile") as chrome, cdpagent.attach(chrome.profile) as browser:
        page = await browser.new_page(site.add("/page", "<a>link</a>"))
        download = await _download(page, "/download?name=theirs.bin")
        assert download.suggested_filename == "theirs.bin"
        with pytest.raises(cdpagent.DownloadError, match="where the attached browser keeps its downloads"):
            await download.path()


HOSTILE = {
    'attachment; filename="../../../etc/passwd"': "passwd",
    "attachment; filename*=UTF-8''invoice%E2%80%AEfdp.exe": ".exe",
    "attachment; filename=" + "a" * 1000 + ".txt": ".txt",
    "attachment; filename*=UTF-8''" + "%F0%9F%98%80" * 200 + ".pdf": ".pdf",
    'attachment; filename=".bashrc"': "bashrc",
    'attachment; filename="con.txt"': "con.txt",
    "attachment; filename=": "hostile",
}


async def test_downloads_into_a_given_directory_get_safe_and_unused_names(launch, site, tmp_path):
    names = iter(HOSTILE)
    site.add(
        "/hostile",
        lambda request: Response(b"x", "application/octet-stream", headers={"Content-Disposition": next(names)}),
    )
    target = tmp_path / "mine" / "downloads"
    async with launch(downloads_dir=target) as browser:
        page = await browser.new_page(site.add("/page", "<a>link</a>"))
        for ending in HOSTILE.values():
            path = await (await _download(page, "/hostile")).path()
            assert path.parent == target
            assert path.name.endswith(ending)
            assert not path.name.startswith(".")
            assert len(path.name.encode()) < 255
        same = [await (await _download(page, "/download?name=same.txt")).path() for _ in range(3)]
    assert [path.name for path in same] == ["same.txt", "same (1).txt", "same (2).txt"]
    assert len(list(target.iterdir())) == len(HOSTILE) + 3
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize(
    ("suggested", "safe"),
    [
        ("report.pdf", "report.pdf"),
        ("../../x", "_.._x"),
        ("..\\..\\x", "_.._x"),
        ("/etc/passwd", "_etc_passwd"),
        ("a\x00b\nc\x7f", "a_b_c_"),
        ("a\u202egpj.exe", "a_gpj.exe"),
        ("a\u200bb\u2028c\ud800d", "a_b_c_d"),
        ("", "download"),
        (" . .. ", "download"),
        ("nul", "_nul"),
        ("COM1.txt", "_COM1.txt"),
        ("Überweisung 2026 – 日本.pdf", "Überweisung 2026 – 日本.pdf"),
    ],
)
def test_suggested_names_are_made_safe(suggested, safe):
    assert safe_filename(suggested) == safe


@pytest.mark.parametrize("character", ["a", "ü", "日", "😀"])
@pytest.mark.parametrize("ending", [".txt", "", "." + "z" * 300])
def test_long_names_are_cut_without_tearing_a_character(character, ending):
    name = safe_filename(character * 500 + ending)
    assert len(name.encode()) <= 180
    assert name.startswith(character * 20)
    if ending == ".txt":
        assert name.endswith(".txt")


def test_a_taken_path_is_not_given_again(tmp_path):
    (tmp_path / "a.tar.gz").touch()
    (tmp_path / "a.tar (1).gz").touch()
    assert unused_path(tmp_path / "a.tar.gz").name == "a.tar (2).gz"
    assert unused_path(tmp_path / "b").name == "b"
