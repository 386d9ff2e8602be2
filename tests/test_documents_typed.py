"""mypy and pyright, both strict, have nothing to say about the documents and the examples."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.environments import EXAMPLES, RELEASE, ROOT
from tests.typing.documents import write_modules


def test_mypy_accepts_every_block_of_the_documents(tmp_path):
    assert write_modules(tmp_path) > 50
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.packages
def test_pyright_accepts_every_block_of_the_documents(tmp_path):
    write_modules(tmp_path)
    assert pyright(tmp_path, RELEASE.python) == []


@pytest.mark.packages
def test_pyright_accepts_the_examples(tmp_path):
    EXAMPLES.install()
    for program in (ROOT / "examples").glob("*.py"):
        (tmp_path / program.name).write_text(program.read_text("utf-8"), "utf-8")
    # Some of the frameworks have no types, or types that are not known in all parts.
    lenient = ("MissingTypeStubs", "UnknownArgumentType", "UnknownMemberType", "UnknownVariableType")
    assert pyright(tmp_path, EXAMPLES.python, lenient) == []


def pyright(folder, python, lenient: tuple[str, ...] = ()) -> list[str]:
    """What pyright says, strict, of all modules in a folder, with the packages of this interpreter."""
    RELEASE.install()
    settings: dict[str, object] = {"typeCheckingMode": "strict", "include": ["."], "pythonVersion": "3.11"}
    # A fixture or a function that a block only shows is used by nobody there.
    settings |= {"reportUnusedFunction": "none", "reportUnusedVariable": "none", "reportUnusedImport": "none"}
    settings |= {f"report{name}": "none" for name in lenient}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [
        str(RELEASE.python),
        "-m",
        "pyright",
        "--outputjson",
        "--pythonpath",
        str(python),
        "--project",
        str(folder),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = json.loads(done.stdout)
    assert found["summary"]["filesAnalyzed"] > 5, done.stdout
    return [
        f"{each['file'].rpartition('/')[2]}:{each['range']['start']['line'] - 3}: {each['message']}"
        for each in found["generalDiagnostics"]
        if each["severity"] == "error"
    ]
