"""The test site keeps its promises; a raw HTTP client is enough to see most of them."""

import json
from collections.abc import AsyncIterator

import pytest
import trio
import trio.testing
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response as UpgradeResponse
from websockets.uri import parse_uri

from tests.site import Request, Response, Site, open_site


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    async with open_site() as site:
        yield site


async def ask(site: Site, target: str, *, method="GET", headers="", body=b"") -> tuple[int, str, bytes]:
    """One request on a connection of its own: status, headers and body."""
    async with await trio.open_tcp_stream("127.0.0.1", site.port) as stream:
        headers += f"Host: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
        await stream.send_all(f"{method} {target} HTTP/1.1\r\n{headers}\r\n".encode() + body)
        data = await stream.receive_some()
        while b"\r\n\r\n" not in data:
            data += await stream.receive_some()
        head, _, content = data.partition(b"\r\n\r\n")
        text = head.decode()
        if "Content-Length: " in text:
            length = int(text.partition("Content-Length: ")[2].split("\r\n")[0])
            while len(content) < length:
                content += await stream.receive_some()
        elif "chunked" in text:
            while not content.endswith(b"0\r\n\r\n"):
                content += await stream.receive_some()
        return int(text.split(" ")[1]), text, content


async def test_added_pages_and_functions_are_served_and_logged(site: Site):
    site.add("/hello", "<h1>hello</h1>")
    site.add("/twice", lambda request: Response(request.query["word"] * 2, "text/plain"))
    assert (await ask(site, "/hello"))[2] == b"<h1>hello</h1>"
    assert (await ask(site, "/twice?word=ab", headers="X-Mark: 1\r\n"))[2] == b"abab"
    assert [request.path for request in site.requests] == ["/hello", "/twice"]
    assert site.requests[1].headers["x-mark"] == "1"


async def test_several_requests_share_one_connection(site: Site):
    site.add("/one", "1")
    site.add("/two", "2")
    async with await trio.open_tcp_stream("127.0.0.1", site.port) as stream:
        await stream.send_all(b"GET /one HTTP/1.1\r\n\r\nGET /two HTTP/1.1\r\n\r\n")
        data = b""
        while not data.endswith(b"\r\n\r\n2"):
            data += await stream.receive_some()
    assert data.count(b"200 OK") == 2


async def test_files_outside_the_pages_are_not_served(site: Site):
    assert (await ask(site, "/../site.py"))[0] == 404
    assert (await ask(site, "/no-such-page.html"))[0] == 404


async def test_a_static_file_is_served_with_its_type(site: Site, tmp_path, monkeypatch):
    (tmp_path / "a.css").write_text("b {}")
    monkeypatch.setattr("tests.site.PAGES", tmp_path)
    status, head, body = await ask(site, "/a.css")
    assert (status, body) == (200, b"b {}")
    assert "Content-Type: text/css; charset=utf-8" in head


async def test_redirects_count_down_to_their_goal(site: Site):
    seen, location = [], "/redirect?to=/end&n=3"
    while location != "/end":
        status, head, _ = await ask(site, location)
        seen.append(status)
        location = head.partition("Location: ")[2].split("\r\n")[0]
    assert seen == [302, 302, 302]


@pytest.mark.parametrize("status", [204, 404, 500])
async def test_status_is_what_was_asked_for(site: Site, status: int):
    assert (await ask(site, f"/status/{status}"))[0] == status


async def test_slow_sends_headers_at_once_and_the_body_when_released(site: Site):
    async with await trio.open_tcp_stream("127.0.0.1", site.port) as stream:
        await stream.send_all(b"GET /slow?event=go HTTP/1.1\r\n\r\n")
        assert (await stream.receive_some()).endswith(b"\r\n\r\n")
        site.release("go")
        assert b"released" in await stream.receive_some()


async def test_a_held_download_sends_its_first_half(site: Site):
    async with await trio.open_tcp_stream("127.0.0.1", site.port) as stream:
        await stream.send_all(b"GET /download?name=a%20b.txt&size=10&hold=go HTTP/1.1\r\n\r\n")
        data = b""
        while not data.endswith(b"\r\n\r\nxxxxx"):
            data += await stream.receive_some()
        assert b"filename*=UTF-8''a%20b.txt" in data
        site.release("go")
        assert await stream.receive_some() == b"xxxxx"


async def test_never_and_hang_body_do_not_hold_up_the_end_of_the_site(autojump_clock):
    async with open_site() as site, trio.open_nursery() as nursery:
        nursery.start_soon(ask, site, "/never")
        nursery.start_soon(ask, site, "/hang-body")
        await site.wait_for_request("/never")
        await site.wait_for_request("/hang-body")
        nursery.cancel_scope.cancel()


async def test_event_stream_goes_on_after_the_release(site: Site):
    async with await trio.open_tcp_stream("127.0.0.1", site.port) as stream:
        await stream.send_all(b"GET /sse?event=go HTTP/1.1\r\n\r\n")
        data = b""
        while b"data: first" not in data:
            data += await stream.receive_some()
        site.release("go")
        assert b"data: second" in await stream.receive_some()


async def test_websocket_echoes_and_closes(site: Site):
    protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{site.port}/ws"))
    protocol.send_request(protocol.connect())
    echoed = []
    async with await trio.open_tcp_stream("127.0.0.1", site.port) as stream:
        while True:
            for piece in filter(None, protocol.data_to_send()):
                await stream.send_all(piece)
            data = await stream.receive_some()
            if not data:
                break
            protocol.receive_data(data)
            for event in protocol.events_received():
                if isinstance(event, UpgradeResponse):
                    protocol.send_text(b"echo?")
                elif isinstance(event, Frame) and event.opcode == Opcode.TEXT:
                    echoed.append(bytes(event.data))
                    protocol.send_close(1000)
    assert echoed == [b"echo?"]


async def test_a_long_poll_waits_and_a_plain_one_counts(site: Site):
    assert json.loads((await ask(site, "/poll"))[2]) == {"count": 1}
    site.release("news")
    assert json.loads((await ask(site, "/poll?event=news"))[2]) == {"count": 2}


async def test_cookies_authentication_headers_and_forms(site: Site):
    _, head, _ = await ask(site, "/set-cookie?a=1&b=2&attributes=HttpOnly")
    assert "Set-Cookie: a=1; HttpOnly\r\nSet-Cookie: b=2; HttpOnly" in head
    assert (await ask(site, "/auth"))[0] == 401
    assert (await ask(site, "/auth", headers="Authorization: Basic dXNlcjpzZWNyZXQ=\r\n"))[0] == 200
    assert json.loads((await ask(site, "/echo-headers", headers="X-A: b\r\n"))[2])["x-a"] == "b"
    posted = json.loads((await ask(site, "/post", method="POST", body=b"x=1&y=%20"))[2])
    assert posted == {"method": "POST", "form": {"x": "1", "y": " "}, "body": "x=1&y=%20"}


async def test_reset_cuts_the_connection(site: Site):
    async with await trio.open_tcp_stream("127.0.0.1", site.port) as stream:
        await stream.send_all(b"GET /reset HTTP/1.1\r\n\r\n")
        with pytest.raises(trio.BrokenResourceError):
            await stream.receive_some()


async def test_generated_pages_have_the_size_asked_for(site: Site):
    _, _, page = await ask(site, "/big?elements=100")
    assert page.partition(b"<body>")[2].count(b"</") - 1 + page.count(b"<input") == 101
    _, _, outer = await ask(site, "/frame-tree?depth=2")
    assert f'src="http://localhost:{site.port}/frame-tree?depth=1"'.encode() in outer
    assert b"<iframe" not in (await ask(site, "/frame-tree?depth=0"))[2]
    assert "require-trusted-types-for 'script'" in (await ask(site, "/csp"))[1]


async def test_waiting_for_a_request_sees_past_and_future_ones(site: Site):
    await ask(site, "/status/204")
    assert (await site.wait_for_request("/status/204")).method == "GET"
    async with trio.open_nursery() as nursery:
        found: list[Request] = []

        async def wait() -> None:
            found.append(await site.wait_for_request("/status/204", count=2))

        nursery.start_soon(wait)
        await trio.testing.wait_all_tasks_blocked()
        assert not found
        await ask(site, "/status/204?second")
    assert "second" in found[0].query


async def test_localhost_and_ipv6_lead_to_the_same_site(site: Site):
    site.add("/here", "here")
    async with await trio.open_tcp_stream("localhost", site.port) as stream:
        await stream.send_all(b"GET /here HTTP/1.1\r\n\r\n")
        assert (await stream.receive_some()).endswith(b"here")
    assert site.url("/here", host="a.localhost") == f"http://a.localhost:{site.port}/here"
