"""The shop that ships with the package, the server that serves it, and the demo that opens it."""

import re
import warnings
from pathlib import Path

import pytest
import trio

import cdpagent
from cdpagent import demo
from cdpagent.demo import SHOP, serve
from tests.local import launch_local


async def ask(url: str, request: str) -> str:
    """Send bytes as they are, and read until the server closes."""
    port = int(url.rstrip("/").rpartition(":")[2])
    stream = await trio.open_tcp_stream("127.0.0.1", port)
    async with stream:
        await stream.send_all(request.replace("\n", "\r\n").encode("latin-1"))
        answer = b""
        async for data in stream:
            answer += data
    return answer.decode("utf-8", "replace")


def get(path: str, method: str = "GET") -> str:
    return f"{method} {path} HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n"


# --- the server --------------------------------------------------------------------------------------


@pytest.fixture
def files(tmp_path: Path) -> Path:
    root = tmp_path / "root"
    (root / "sub").mkdir(parents=True)
    (root / "index.html").write_text("<h1>home</h1>")
    (root / "sub" / "app.js").write_text("let a;")
    (root / "with space.txt").write_text("spaced")
    (tmp_path / "secret.txt").write_text("secret")
    (root / "link.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "root-beside").mkdir()
    (tmp_path / "root-beside" / "secret.txt").write_text("secret")
    return root


@pytest.mark.parametrize(
    ("path", "content_type", "body"),
    [
        ("/", "text/html; charset=utf-8", "<h1>home</h1>"),
        ("/index.html?v=1", "text/html; charset=utf-8", "<h1>home</h1>"),
        ("/sub/app.js", "text/javascript; charset=utf-8", "let a;"),
        ("/with%20space.txt", "text/plain; charset=utf-8", "spaced"),
        ("/sub/../index.html", "text/html; charset=utf-8", "<h1>home</h1>"),
    ],
)
async def test_files_are_served(files, path, content_type, body):
    async with serve(files) as url:
        head, _, content = (await ask(url, get(path))).partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 200 OK\r\n")
    assert f"\r\nContent-Type: {content_type}\r\n" in head
    assert content == body


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/sub/../../secret.txt",
        "/..%2fsecret.txt",
        "/../root-beside/secret.txt",
        "//../secret.txt",
        "/link.txt",
        "/a%00b",
        "/%ff",
        "/missing",
        "/sub/",
    ],
)
async def test_nothing_outside_is_served(files, path):
    async with serve(files) as url:
        answer = await ask(url, get(path))
    assert answer.startswith("HTTP/1.1 404 ")
    assert "secret" not in answer


async def test_an_absolute_path_is_looked_for_inside(files):
    async with serve(files) as url:
        answer = await ask(url, get("//etc/passwd"))
    assert answer.startswith("HTTP/1.1 404 ")


async def test_head_has_the_length_and_no_body(files):
    async with serve(files) as url:
        head, _, body = (await ask(url, get("/", "HEAD"))).partition("\r\n\r\n")
    assert "\r\nContent-Length: 13\r\n" in head + "\r\n"
    assert body == ""


@pytest.mark.parametrize(
    ("request_text", "status"),
    [
        (get("/", "POST"), "405"),
        ("GET / HTTP/1.1\nContent-Length: 3\n\nabc", "400"),
        ("GET / HTTP/1.1\nTransfer-Encoding: chunked\n\n0\n\n", "400"),
        ("GET\n\n", "400"),
        ("GET http://elsewhere.example/ HTTP/1.1\n\n", "400"),
        ("GET / FTP/9\n\n", "400"),
        ("GET /" + "a" * 20_000, "400"),
    ],
)
async def test_everything_else_is_refused_and_the_connection_closed(files, request_text, status):
    async with serve(files) as url:
        answer = await ask(url, request_text)
    assert answer.startswith(f"HTTP/1.1 {status} ")
    assert answer.count("HTTP/1.1") == 1


async def test_one_connection_serves_many_requests(files):
    async with serve(files) as url:
        twice = "GET / HTTP/1.1\n\n" + get("/sub/app.js")
        answer = await ask(url, twice)
    assert answer.count("HTTP/1.1 200 OK") == 2


async def test_the_port_is_closed_after_the_block_and_its_exception_arrives_bare(files):
    with pytest.raises(KeyError):
        async with serve(files) as url:
            idle = await trio.open_tcp_stream("127.0.0.1", int(url.rstrip("/").rpartition(":")[2]))
            raise KeyError
    await idle.aclose()
    with pytest.raises(OSError, match="connect"):
        await ask(url, get("/"))


async def test_a_directory_that_is_missing_is_an_error_at_once(tmp_path):
    with pytest.raises(FileNotFoundError):
        async with serve(tmp_path / "missing"):
            pass


# --- the shop ----------------------------------------------------------------------------------------


def test_the_shop_loads_nothing_from_other_servers():
    files = [path for path in SHOP.iterdir() if path.is_file()]
    assert {path.name for path in files} >= {"index.html", "shop.css", "shop.js"}
    for path in files:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"(https?:)?//[a-z0-9.-]+\.[a-z]{2,}", text), path.name


async def view_changes(page: cdpagent.Page, script: str) -> None:
    """Do something that leads to another address, and wait until the shop has drawn it."""
    await page.evaluate(
        f"""(async () => {{
            const drawn = new Promise((done) => addEventListener("hashchange", done, {{ once: true }}));
            {script};
            await drawn;
        }})()"""
    )


async def test_a_customer_can_search_filter_buy_and_is_thanked(page):
    async with serve(SHOP) as url:
        await page.open(url)
        assert await page.title() == "Larkspur Supply"
        cards = "document.querySelectorAll('.card').length"
        assert await page.evaluate(cards) == 12
        assert await page.evaluate("document.querySelector('.summary').textContent") == "24 products"

        # The cookie banner goes away and the newsletter comes, once.
        await page.evaluate("document.querySelector('[data-cookies=necessary]').click()")
        assert await page.evaluate("document.querySelector('#cookies').hidden")
        await page.evaluate("document.querySelector('.more').click()")
        assert await page.evaluate(cards) == 24
        assert await page.evaluate("document.querySelector('#newsletter').open")
        await page.evaluate("document.querySelector('#newsletter [data-close]').click()")

        await view_changes(page, "document.querySelector('[name=category][value=kitchen]').click()")
        assert await page.evaluate(cards) == 6
        assert not await page.evaluate("document.querySelector('#newsletter').open")
        await view_changes(
            page,
            "const sort = document.querySelector('#sort'); sort.value = 'price-up'; "
            "sort.dispatchEvent(new Event('change', { bubbles: true }))",
        )
        assert await page.evaluate("document.querySelector('.card h2').textContent") == "Harbour mug"
        await view_changes(
            page,
            "document.querySelector('#search').value = 'lamp'; document.querySelector('#search-form button').click()",
        )
        assert await page.title() == "Results for “lamp” – Larkspur Supply"
        assert await page.evaluate(cards) == 1

        await page.evaluate("document.querySelector('.card .swatch[data-colour=clay]').click()")
        for expected in ("1", "2"):
            await page.evaluate("document.querySelector('.card .add').click()")
            assert await page.evaluate("document.querySelector('#cart-count').textContent") == expected
        assert "Heron desk lamp (clay)" in await page.evaluate("document.querySelector('#toast').textContent")
        await page.evaluate("document.querySelector('#cart-button').click()")
        await page.evaluate("document.querySelector('[aria-label=\"One more\"]').click()")
        assert "€267.00" in await page.evaluate("document.querySelector('#cart').innerText")
        await page.evaluate("document.querySelector('[aria-label=\"One less\"]').click()")
        assert "€178.00" in await page.evaluate("document.querySelector('#cart').innerText")

        await view_changes(page, "document.querySelector('#cart a').click()")
        submit = "document.querySelector('.checkout [type=submit]').click()"
        await page.evaluate(submit)
        assert "7 answers" in await page.evaluate("document.querySelector('#problems').textContent")
        assert await page.evaluate("document.activeElement.id") == "name"
        await page.evaluate(
            """(() => {
                const answers = { name: "Ada", email: "ada@example.org", street: "1 Mill Lane", postcode: "0150",
                                  city: "Oslo", country: "Norway" };
                const form = document.querySelector(".checkout").elements;
                for (const [name, value] of Object.entries(answers)) form[name].value = value;
                form.shipping[1].click();
                form.terms.click();
            })()"""
        )
        assert "€190.90" in await page.evaluate("document.querySelector('.order .total').innerText")
        await view_changes(page, submit)
        thanks = await page.evaluate("document.querySelector('main').innerText")
        assert "Thank you, Ada!" in thanks
        assert "LS-1001" in thanks
        assert await page.evaluate("document.querySelector('#cart-count').textContent") == "0"

        assert list(page.errors) == []
        assert list(page.console) == []


# --- the demo ----------------------------------------------------------------------------------------


async def test_the_demo_tells_its_steps_and_leaves_a_screenshot(tmp_path, monkeypatch):
    monkeypatch.setattr(cdpagent, "launch", launch_local)
    said: list[str] = []
    picture = await demo.run(tmp_path / "out", say=said.append)
    assert picture == tmp_path / "out" / "shop.png"
    assert picture.read_bytes().startswith(b"\x89PNG")
    text = "\n".join(said)
    for step in (
        "serving the shop at http://127.0.0.1:",
        "launched",
        "opened http://127.0.0.1:",
        "Larkspur Supply",
        "bought a mug in 5 calls",
        "LS-1001",
        "1280 × 800",
    ):
        assert step in text


@pytest.mark.filterwarnings("always::cdpagent.SandboxWarning")
async def test_the_demo_shows_a_warning_as_a_note(tmp_path, monkeypatch):
    def launch_with_warning(**options):
        warnings.warn("no sandbox for root", cdpagent.SandboxWarning, stacklevel=1)
        return launch_local(**options)

    monkeypatch.setattr(cdpagent, "launch", launch_with_warning)
    said: list[str] = []
    await demo.run(tmp_path, say=said.append)
    assert "  note: no sandbox for root" in said
