"""What the documentation shows works, as it is written there."""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
import subprocess
from pathlib import Path

import pytest
import trio

import cdpagent
from cdpagent.wire.websocket import WebSocketTransport
from tests.environments import DOCS
from tests.local import launch_local
from tests.shared import connection_of
from tools import docs_site

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


def test_every_yes_against_playwright_names_a_test_that_exists():
    text = (ROOT / "docs" / "from-playwright.md").read_text(encoding="utf-8")
    rows = [
        line.split("|") for line in text.partition("## Feature by feature")[2].splitlines() if line.startswith("| ")
    ]
    features = [(row[1].strip(), row[3].strip(), row[4].strip(" `")) for row in rows[1:]]
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    there = set(re.findall(r"def (test_\w+)", sources))
    assert len(features) > 40
    assert {name for name, ours, test in features if ours.startswith("yes") and test not in there} == set()
    assert {name for name, ours, test in features if not ours.startswith("yes") and test} == set()


def test_every_document_is_a_page_of_the_site(tmp_path):
    """Its tools are not needed for that; ``make docs`` checks the links, too."""
    docs_site.gather(tmp_path / "pages")
    listed = set(re.findall(r": ([\w-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE))
    assert {path.name for path in (tmp_path / "pages").glob("*.md")} == listed
    for page in (tmp_path / "pages").glob("*.md"):
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (tmp_path / "pages" / target).exists(), (page.name, target)


def test_the_reference_has_every_public_name():
    text = docs_site.reference()
    assert {name for name in cdpagent.__all__ if f".{name}\n" not in text} == set()


@pytest.mark.packages
def test_the_site_is_built_without_a_warning():
    DOCS.install()
    docs_site.gather()
    command = [str(DOCS.python), "-m", "mkdocs", "build", "--strict", "--quiet"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    html = (ROOT / ".cache" / "site" / "html" / "api.html").read_text(encoding="utf-8")
    assert "Go to <code>url</code>" in html  # the docstring of `Page.open`
