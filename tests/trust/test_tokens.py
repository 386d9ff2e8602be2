"""What lets one in is in no answer: tokens in URLs, and the headers of requests."""

from __future__ import annotations

import cdpagent

TOKEN = "hunter2hunter2"


async def test_tokens_in_urls_and_headers_are_in_no_answer(page, site):
    site.add("/api", "{}")
    html = f"""<title>Signed in</title><main><h1>Signed in</h1><p>Read <a href="/next?token={TOKEN}">on and on</a>.</p></main>
    <button id=load onclick="fetch('/api?access_token={TOKEN}', {{headers: {{Authorization: 'Bearer {TOKEN}'}}}})">Load</button>
    <button id=go onclick="location.hash = 'id_token={TOKEN}'">Go</button>"""
    site.add("/in", html)
    url = site.url(f"/in?session_id={TOKEN}")
    tools = cdpagent.WebTools(page)
    answers: list[object] = [await tools.call("web_open", {"url": url, "snapshot": "all"})]
    answers += [await page.click("#load"), await page.click("#go"), page, page.main_frame, list(page.requests)]
    answers += [await page.snapshot(interactive_only=False), await page.snapshot(format="list"), await page.read()]
    for name, arguments in (
        ("web_snapshot", {"read": True}),
        ("web_query", {"ref": "a", "kind": "attrs"}),
        ("web_tabs", {}),
        ("web_click", {"ref": "#go"}),
    ):
        answer = await tools.call(name, arguments)
        answers += [answer.text, answer.data]
    asked = next(request for request in page.requests if "/api" in request.url)
    assert {key.lower(): value for key, value in asked.headers.items()}["authorization"] == "Bearer ***"
    texts = [getattr(each, "text", "") for each in answers]
    for said in (*map(repr, answers[:1]), *texts, *map(repr, answers[3:6])):
        assert TOKEN not in str(said)
    assert TOKEN not in repr(answers[-8:])
    assert page.url.startswith(url), "the program itself is told"
