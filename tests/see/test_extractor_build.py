"""The JavaScript that ships is what its source builds to."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "extractor"
PACKAGE = ROOT / "cdpagent"
BUILT = ("see/look.js", "see/describe.js", "see/ask.js", "see/delegates.js", "act/act.js", "act/timer_probe.js")


def test_what_every_look_needs_is_small_enough() -> None:
    assert len(gzip.compress((PACKAGE / "see" / "look.js").read_bytes(), 9)) <= 15 * 1024


def test_nothing_that_runs_in_pages_is_written_by_hand() -> None:
    shipped = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.js")}
    assert {name for name in shipped if not name.startswith("demo/")} == set(BUILT)


MAY_IMPORT = {
    "dom": {"rules.js", "dom"},
    "look": {"rules.js", "dom", "look"},
    "ask": {"rules.js", "dom", "look", "ask"},
    "act": {"rules.js", "dom", "look", "act"},
    "probe": set(),
}


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_go_downward(folder: str) -> None:
    source = SOURCE / "src"
    imported = {
        (path.parent / name).resolve().relative_to(source).parts[0]
        for path in (source / folder).glob("*.js")
        for name in re.findall(r'^(?:import|\}) .*?"(.+)";$', path.read_text("utf-8"), re.MULTILINE)
    }
    assert imported <= MAY_IMPORT[folder]
    assert imported or folder == "probe"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything built anew."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        pytest.fail("npm is needed to check the built JavaScript against its source: install Node.js")
    if not (SOURCE / "node_modules").is_dir():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=SOURCE, check=True, capture_output=True)
    folder = tmp_path_factory.mktemp("built")
    subprocess.run([node, "build.mjs", str(folder)], cwd=SOURCE, check=True, capture_output=True)
    return folder


@pytest.mark.packages
@pytest.mark.parametrize("name", BUILT)
def test_shipped_javascript_is_built_from_its_source(built: Path, name: str) -> None:
    shipped, fresh = (folder.joinpath(name).read_text("utf-8") for folder in (PACKAGE, built))
    assert fresh == shipped, "run `npm run build` in extractor/ and commit"
