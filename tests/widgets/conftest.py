"""The libraries are there before the first test of them, and one browser is enough for many."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from cdpagent.browser.find import find_browser
from tests.chrome import FLAGS
from tests.widgets import libraries

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session", autouse=True)
def _libraries() -> None:
    libraries.install()


@pytest.fixture(scope="module")
def chrome(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A browser for a whole module: the profile that `attach` finds it by. No fixture of Trio lives that long."""
    profile = tmp_path_factory.mktemp("profile")
    switches = ["--remote-debugging-port=0", "--window-size=1280,900", f"--user-data-dir={profile}"]
    command = [str(find_browser()), *FLAGS, *switches, "about:blank"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            assert any("DevTools listening on" in line for line in process.stderr), "the browser did not start"
            yield profile
        finally:
            process.terminate()
