"""The examples as a person runs them, with a scripted model in place of a vendor's."""

from __future__ import annotations

import os
import subprocess
from importlib.resources import files

import pytest
import trio

from cdpagent.agent.tools import TOOLS
from tests.environments import EXAMPLES as ENVIRONMENT
from tests.environments import ROOT
from tests.examples.vendors import TASK, ScriptedModel

pytestmark = pytest.mark.packages

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.fixture(scope="module", autouse=True)
def _environment() -> None:
    ENVIRONMENT.install()


@pytest.mark.parametrize("program", EXAMPLES, ids=lambda path: path.stem)
async def test_example_finds_its_answer(site, program):
    model = ScriptedModel(site)
    command = [str(ENVIRONMENT.python), "-W", "ignore", str(program), TASK]
    said = {**os.environ, **model.environment}
    done = await trio.run_process(command, env=said, capture_stdout=True, capture_stderr=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode().splitlines()[-1] == "It says: Welcome, Ada!"
    assert set(model.tool_names()) >= set(TOOLS) - {"web_eval"}
    first = files("cdpagent.agent").joinpath("instructions.md").read_text("utf-8").partition("\n")[0]
    assert all(first in str(request) for request in model.requests)
    assert all(TASK in str(request) for request in model.requests)


@pytest.mark.parametrize("program", EXAMPLES, ids=lambda path: path.stem)
def test_example_says_how_it_is_called(program):
    done = subprocess.run([ENVIRONMENT.python, program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"python examples/{program.name} " in done.stderr


async def test_the_vendors_own_packages_accept_the_definitions_unchanged():
    command = [str(ENVIRONMENT.python), "-m", "tests.examples.validation"]
    done = await trio.run_process(command, cwd=ROOT, capture_stdout=True)
    assert int(done.stdout) == 3 * len(TOOLS)


def test_the_readme_names_every_example():
    readme = (ROOT / "examples" / "README.md").read_text("utf-8")
    assert len(EXAMPLES) == 6
    for program in EXAMPLES:
        assert f"]({program.name})" in readme
