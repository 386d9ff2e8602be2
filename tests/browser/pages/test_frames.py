"""Frames: in the page's process and in others, coming, going and moving, and what runs in each."""

from __future__ import annotations

import pytest

import cdpagent
from tests.shared import until

ADD_FRAME = """src => new Promise(done => {
    const frame = document.createElement('iframe');
    frame.onload = () => done();
    frame.src = src;
    document.body.append(frame);
})"""

GO = """(src) => new Promise(done => {
    const frame = document.querySelector('iframe');
    frame.onload = () => done();
    frame.src = src;
})"""


def _urls(page):
    return [frame.url for frame in page.frames]


async def test_frames_nested_three_deep_alternate_between_processes(page, site):
    await page.open(site.url("/frame-tree?depth=3"))
    hosts = ["127.0.0.1", "localhost", "127.0.0.1", "localhost"]
    assert _urls(page) == [site.url(f"/frame-tree?depth={3 - i}", host) for i, host in enumerate(hosts)]
    assert [frame.is_remote for frame in page.frames] == [False, True, True, True]
    assert len({frame.session.session_id for frame in page.frames}) == 4
    for depth, frame in enumerate(reversed(page.frames)):
        assert await frame.evaluate("document.title") == f"depth {depth}"
        assert await frame.in_world("() => document.querySelector('button').textContent") == f"frame {depth}"
    main, *others = page.frames
    assert [frame.parent for frame in others] == page.frames[:-1]
    assert main.children == [others[0]]
    assert [frame.origin for frame in page.frames[:2]] == [site.url("", host) for host in hosts[:2]]


async def test_a_frame_keeps_its_identity_while_it_moves_between_processes(page, site):
    site.add("/leaf", "<title>leaf</title>")
    near, far = site.url("/leaf"), site.url("/leaf", host="localhost")
    await page.open(site.add("/top", f"<iframe src='{near}' name='inner'></iframe>"))
    frame = page.frames[1]
    assert (frame.url, frame.is_remote, frame.name) == (near, False, "inner")

    for url, remote in ((far, True), (near, False), (far, True)):
        await page.evaluate(GO, url)
        assert page.frames == [page.main_frame, frame]
        assert (frame.url, frame.is_remote, frame.detached) == (url, remote, False)
        assert await frame.evaluate("location.href") == url
        assert await frame.in_world("() => location.href") == url
    assert page.page_rev == 1


async def test_frames_come_and_go_with_their_elements(page, site):
    site.add("/leaf", "<title>leaf</title>")
    await page.open(site.add("/top", "<title>top</title><body>"))
    assert len(page.frames) == 1
    for host in ("127.0.0.1", "localhost"):
        await page.evaluate(ADD_FRAME, site.url("/leaf", host))
        assert _urls(page)[1:] == [site.url("/leaf", host)]
        frame = page.frames[1]
        await page.evaluate("document.querySelector('iframe').remove()")
        assert page.frames == [page.main_frame]
        assert frame.detached
        with pytest.raises(cdpagent.PageClosedError, match="removed from its page"):
            await frame.evaluate("1")
        with pytest.raises(cdpagent.PageClosedError, match="removed from its page"):
            await frame.world()


async def test_a_removed_frame_takes_its_own_frames_along(page, site):
    await page.open(site.add("/top", f"<iframe src='{site.url('/frame-tree?depth=2', 'localhost')}'></iframe>"))
    assert len(page.frames) == 4
    below = page.frames[1:]
    await page.evaluate("document.querySelector('iframe').remove()")
    assert page.frames == [page.main_frame]
    assert all(frame.detached for frame in below)


async def test_a_new_document_has_none_of_the_old_frames(page, site):
    site.add("/plain", "<title>plain</title>")
    await page.open(site.url("/frame-tree?depth=2"))
    old = page.frames[1:]
    for host in ("127.0.0.1", "localhost"):  # in the same process, and in another one
        await page.open(site.url("/plain", host))
        assert _urls(page) == [site.url("/plain", host)]
    assert all(frame.detached for frame in old)


async def test_frames_without_an_address_of_their_own(page, site):
    site.add("/leaf", "<title>leaf</title>")
    await page.open(
        site.add(
            "/kinds",
            """<body><iframe id=blank></iframe><iframe srcdoc="<title>from srcdoc</title>"></iframe>
            <iframe sandbox srcdoc="<title>sandboxed</title>"></iframe>
            <iframe sandbox="allow-scripts" src="/leaf"></iframe>""",
        )
    )
    titles = [await frame.in_world("() => document.title") for frame in page.frames[1:]]
    assert titles == ["", "from srcdoc", "sandboxed", "leaf"]
    assert _urls(page)[1:] == ["about:blank", "about:srcdoc", "about:srcdoc", site.url("/leaf")]
    assert [await frame.evaluate("origin") for frame in page.frames[1:]] == [
        site.url(""),
        site.url(""),
        "null",
        "null",
    ]


async def test_frames_inside_shadow_roots(page, site):
    site.add("/leaf", "<title>leaf</title>")
    await page.open(
        site.add(
            "/shadow",
            f"""<div id=open></div><div id=closed></div><script>
            for (const [id, src] of [['open', '/leaf'], ['closed', '{site.url("/leaf", "localhost")}']]) {{
                const root = document.getElementById(id).attachShadow({{mode: id}});
                root.innerHTML = `<iframe src="${{src}}"></iframe>`;
            }}</script>""",
        )
    )
    assert sorted(_urls(page)[1:]) == sorted([site.url("/leaf"), site.url("/leaf", "localhost")])
    for frame in page.frames[1:]:
        assert await frame.evaluate("document.title") == "leaf"


async def test_many_frames_of_other_origins_never_stall_the_load_event(page, site):
    site.add("/leaf", "<title>leaf</title>")
    frames = "".join(f"<iframe src='{site.url('/leaf', f'n{n}.localhost')}'></iframe>" for n in range(6))
    await page.open(site.add("/many", frames))
    assert len(page.frames) == 7
    titles = [await frame.evaluate("document.title") for frame in page.frames[1:]]
    assert titles == ["leaf"] * 6


async def test_a_frame_that_removes_itself_while_the_page_loads_does_no_harm(page, site):
    site.add("/suicidal", "<script>parent.postMessage('remove me', '*')</script>")
    await page.open(
        site.add(
            "/top",
            f"""<script>onmessage = () => document.querySelector('iframe').remove()</script>
            <iframe src="{site.url("/suicidal", "localhost")}"></iframe><title>top</title>""",
        )
    )
    await until(lambda: len(page.frames) == 1)
    assert await page.title() == "top"


async def test_a_crashed_frame_fails_at_once_and_the_page_goes_on(page, site):
    site.add("/leaf", "<title>leaf</title>")
    await page.open(site.add("/top", f"<title>top</title><iframe src='{site.url('/leaf', 'localhost')}'></iframe>"))
    frame = page.frames[1]
    for attempt in (frame.session.send("Page.crash"), frame.evaluate("1"), frame.world()):
        with pytest.raises((cdpagent.PageCrashedError, cdpagent.PageClosedError)):
            await attempt
    assert not page.crashed
    assert await page.title() == "top"
    await page.evaluate(GO, site.url("/leaf", "localhost"))
    assert await page.frames[1].evaluate("document.title") == "leaf"
    assert page.frames[1] is frame


async def test_frames_are_known_in_a_tab_that_was_there_before(launch, site, tmp_path):
    async with launch(transport="port", user_data_dir=tmp_path) as browser:
        page = await browser.new_page(site.url("/frame-tree?depth=2"))
        async with cdpagent.attach(tmp_path, policy=cdpagent.Policy(user_tabs="act")) as guest:
            tab = next(tab for tab in guest.pages if tab.url == page.url)
            await tab.attach()
            assert _urls(tab) == _urls(page)
            assert await tab.frames[2].evaluate("document.title") == "depth 0"
