"""What the documentation shows works, as it is written there."""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
from pathlib import Path

import pytest
import trio

import cdpagent
from cdpagent.wire.websocket import WebSocketTransport
from tests.local import launch_local
from tests.shared import connection_of

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


FORM = """<title>Form</title><h1>Sign in</h1><form onsubmit="return false"><label>Email <input></label>
<label>Password <input type=password></label><label><input type=checkbox>Stay</label><button>Sign in</button></form>
<ul><li>One<li>Two</ul>"""


def examples():
    for document in DOCUMENTS:
        for number, found in enumerate(PYTHON.finditer(document.read_text(encoding="utf-8")), 1):
            yield pytest.param(found.group(1), id=f"{document.name}-{number}")


@pytest.mark.parametrize("source", list(examples()))
async def test_example_runs(source, site, monkeypatch, tmp_path):
    """Each block is run with a `browser` and a `page` at hand, against the local site instead of example.com."""
    site.add("/", "<title>Example Domain</title><h1>Example</h1><a href='#more'>More information</a>")
    site.add("/form", FORM)
    source = source.replace("https://example.com", site.url("/").rstrip("/"))
    monkeypatch.chdir(tmp_path)
    source = source.replace("trio.run(main)", "await main()")
    async with launch_local(transport="port") as browser:
        page = await browser.new_page(site.url("/"))
        monkeypatch.setattr(cdpagent, "launch", launch_local)
        monkeypatch.setattr("cdpagent.agent.browser_tool.launch", launch_local)
        attach = cdpagent.attach
        transport = connection_of(browser)._transport
        assert isinstance(transport, WebSocketTransport)
        uri = transport._protocol.uri  # the browser at hand stands in for the user's
        url = f"ws://{uri.host}:{uri.port}{uri.resource_name}"
        monkeypatch.setattr(cdpagent, "attach", lambda *_, **given: attach(url, **given))
        names = {"cdpagent": cdpagent, "browser": browser, "page": page}
        if "cdpagent.sync" in source or "cdpagent.aio" in source:
            # Those are not for Trio's thread, in which the site runs here.
            await trio.to_thread.run_sync(run_elsewhere, source, names)
            return
        code = compile(source, "example", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        result = eval(code, names)
        if inspect.isawaitable(result):
            await result


def run_elsewhere(source: str, names: dict[str, object]) -> None:
    """Run a block as a program of its own would, or as a cell of a notebook, in which ``await`` needs no function."""
    result = eval(compile(source, "example", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), names)
    if inspect.iscoroutine(result):
        asyncio.run(result)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document):
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target
