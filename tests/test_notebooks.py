"""What docs/notebooks.md shows, cell by cell in a real kernel of Jupyter, in an environment of its own."""

from __future__ import annotations

import json
import os
import re
import subprocess

import pytest
import trio

from tests.bridge.test_end import command_lines
from tests.environments import NOTEBOOKS, ROOT
from tests.local import LOCAL_ONLY

pytestmark = pytest.mark.packages

RUN = """
import json, sys
import nbformat
from nbclient import NotebookClient
notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(each) for each in json.load(sys.stdin)])
NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
print(json.dumps([cell.outputs for cell in notebook.cells]))
"""
BLOCKS = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs" / "notebooks.md").read_text("utf-8"), re.M | re.S)


@pytest.fixture(scope="module")
def _environment() -> None:
    NOTEBOOKS.install()


def execute(cells: list[str], public_path) -> list[list[dict[str, object]]]:
    done = subprocess.run(
        [NOTEBOOKS.python, "-W", "ignore", "-c", RUN],
        input=json.dumps(cells),
        env={**os.environ, "TMPDIR": str(public_path), "JUPYTER_RUNTIME_DIR": str(public_path / "jupyter")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[list[dict[str, object]]] = json.loads(done.stdout)
    return found


def cells_of(block: str, url: str) -> list[str]:
    block = block.replace("https://example.com", url).replace("launch()", f"launch(args=[{LOCAL_ONLY!r}])")
    return ["import warnings; warnings.simplefilter('ignore')", *block.split("\n\n")]


def left(public_path) -> list[str]:
    return [each.name for each in public_path.iterdir() if each.name != "jupyter"]


@pytest.mark.usefixtures("_environment")
async def test_blocking_code_runs_in_cells(site, public_path):
    site.add("/", "<title>Example</title><a href='#more'>More information</a>")
    cells = cells_of(BLOCKS[0], site.url("/").rstrip("/"))
    outputs = await trio.to_thread.run_sync(execute, cells, public_path)
    said = {cell.split("\n")[-1]: output for cell, output in zip(cells, outputs, strict=True)}
    assert "More information" in json.dumps(said["print(page.snapshot().text)"])
    assert "<ActionResult click" in json.dumps(said["page.click('link \"More information\"')"])
    assert "image/png" in json.dumps(said["page.screenshot()"])
    assert left(public_path) == []
    assert command_lines(str(public_path)) == []


@pytest.mark.usefixtures("_environment")
async def test_cells_may_await(site, public_path):
    site.add("/", "<title>Example</title><a href='#more'>More information</a>")
    cells = cells_of(BLOCKS[1], site.url("/").rstrip("/"))
    outputs = await trio.to_thread.run_sync(execute, cells, public_path)
    assert "More information" in json.dumps(outputs)
    assert left(public_path) == []


@pytest.mark.usefixtures("_environment")
async def test_a_kernel_that_is_shut_down_leaves_nothing(site, public_path):
    site.add("/", "<title>Example</title>")
    cells = cells_of(BLOCKS[0], site.url("/").rstrip("/"))[:-1]  # without browser.close()
    await trio.to_thread.run_sync(execute, cells[:3], public_path)
    assert left(public_path) == []
    assert command_lines(str(public_path)) == []
