"""The extractor that ships is what its source builds to."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "extractor"
SHIPPED = ROOT / "cdpagent" / "see" / "extractor.js"


def test_shipped_extractor_is_small_enough() -> None:
    assert len(gzip.compress(SHIPPED.read_bytes(), 9)) <= 16 * 1024


def test_shipped_extractor_is_built_from_its_source(tmp_path: Path) -> None:
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        pytest.fail("npm is needed to check the built extractor against its source: install Node.js")
    if not (SOURCE / "node_modules").is_dir():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=SOURCE, check=True, capture_output=True)
    built = tmp_path / "extractor.js"
    subprocess.run([node, "build.mjs", str(built)], cwd=SOURCE, check=True, capture_output=True)
    assert built.read_text("utf-8") == SHIPPED.read_text("utf-8"), "run `npm run build` in extractor/ and commit"
