"""What is published: the metadata, the README as PyPI shows it, the release's checks, the wheel in a Python of its own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cdpagent
from tests.environments import RELEASE
from tests.local import LOCAL_ONLY
from tools.metadata import for_pypi
from tools.release import DATED, wrong_with

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NEWEST = 14
RELATIVE = re.compile(r"\]\((?!https?:|#)[^)]+\)")
SMOKE = f"""
import warnings; warnings.simplefilter("ignore")
import cdpagent, cdpagent.sync
with cdpagent.sync.launch(args=[{LOCAL_ONLY!r}]) as browser:
    page = browser.new_page()
    page.evaluate("document.body.innerHTML = '<h1>Shop</h1><button onclick=\\"this.textContent = 1\\">Buy</button>'")
    assert 'button "Buy"' in page.snapshot().text
    print(page.click('button "Buy"').text, cdpagent.__version__)
"""


def test_the_metadata_names_what_people_look_for():
    assert PROJECT["authors"] == [{"name": "cdpagent contributors"}]
    assert PROJECT["urls"]["Homepage"].startswith("https://")
    for minor in range(11, NEWEST + 1):
        assert f"Programming Language :: Python :: 3.{minor}" in PROJECT["classifiers"]
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert re.findall(r'"3\.(\d+)"', workflow)[:4] == [str(minor) for minor in range(11, NEWEST + 1)]


def test_every_extra_that_an_error_or_a_document_names_exists():
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "cdpagent").rglob("*.py")]
    named = {name for path in texts for name in re.findall(r"cdpagent\[(\w+)\]", path.read_text("utf-8"))}
    assert named == set(PROJECT["optional-dependencies"])


def test_the_tag_the_version_and_the_changelog_of_a_release_agree(tmp_path):
    (tmp_path / "cdpagent").mkdir()
    (tmp_path / "cdpagent" / "_version.py").write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 0.2.0 (2026-12-01)\n")
    (tmp_path / "CITATION.cff").write_text('title: x\nversion: 0.2.0\ndate-released: "2026-12-01"\n')
    assert wrong_with("v0.2.0", tmp_path) == []
    assert "the tag is v0.3.0" in wrong_with("v0.3.0", tmp_path)[0]
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n")
    assert "no heading" in wrong_with("v0.2.0", tmp_path)[0]


def test_releases_in_the_changelog_are_dated_and_the_newest_is_this_one():
    releases = DATED.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert releases[0][0] == cdpagent.__version__
    assert wrong_with(f"v{cdpagent.__version__}") == []


def test_a_link_in_the_readme_that_pypi_can_not_follow_leads_elsewhere_or_is_gone():
    text = (ROOT / "README.md").read_text("utf-8")
    assert RELATIVE.search(text)
    assert not RELATIVE.search(for_pypi(text))
    assert "launch and attach" in for_pypi(text)
    absolute = for_pypi(text, "https://example.com/cdpagent")
    assert not RELATIVE.search(absolute)
    assert "(https://example.com/cdpagent/blob/HEAD/docs/launch-and-attach.md)" in absolute
    assert "(https://example.com/cdpagent/raw/HEAD/docs/benchmarks/look.svg)" in absolute


def other_pythons() -> list[str]:
    """The oldest Python that cdpagent supports, and the newest that this machine has."""
    found = [python for minor in range(11, 30) if (python := python_of(minor))]
    return list(dict.fromkeys([*found[:1], *found[-1:]])) or [sys.executable]


def python_of(minor: int) -> str | None:
    """A working Python 3.``minor``: on PATH, or one that pyenv or uv has installed."""
    name = f"python3.{minor}"
    homes = [Path.home() / ".pyenv" / "versions", Path.home() / ".local" / "share" / "uv" / "python"]
    candidates = [shutil.which(name), *(str(each) for home in homes for each in home.glob(f"*3.{minor}*/bin/{name}"))]
    for each in candidates:
        # What is on PATH may be a shim of a version that is not chosen here.
        if each and subprocess.run([each, "-c", "import venv"], capture_output=True, check=False).returncode == 0:
            return each
    return None


@pytest.fixture(scope="module")
def dist(tmp_path_factory) -> Path:
    RELEASE.install()
    folder: Path = tmp_path_factory.mktemp("dist")
    done = subprocess.run(
        [RELEASE.python, "-m", "build", "--outdir", str(folder), str(ROOT)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.packages
def test_twine_has_nothing_to_say(dist):
    command = [RELEASE.python, "-m", "twine", "check", "--strict", *dist.iterdir()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("PASSED") == 2


@pytest.mark.packages
@pytest.mark.parametrize("python", other_pythons())
def test_the_wheel_installs_and_opens_a_browser(dist, python, tmp_path):
    (wheel,) = dist.glob("*.whl")
    subprocess.run([python, "-m", "venv", tmp_path / "venv"], check=True)
    own = tmp_path / "venv" / "bin" / "python"
    pip = [own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel]
    installed = subprocess.run(pip, capture_output=True, text=True, check=False)
    assert installed.returncode == 0, installed.stderr
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [own, "-c", SMOKE], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert cdpagent.__version__ in done.stdout
