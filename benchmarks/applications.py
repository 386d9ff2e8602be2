"""Real applications to act on: installed as the peers are, started on this machine in a fixed state, and ended."""

import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from benchmarks.environments import ROOT, Environment, Unavailable, pypi_environment
from benchmarks.laboratory import Laboratory

JUPYTERLAB, DJANGO = "jupyterlab", "django"
_FILES = (
    *(f"measurements-{month:02}.csv" for month in range(1, 13)),
    "notes.txt", "plan.md", "readme.md", "settings.json",
)  # fmt: skip
_PATIENCE = 90


@contextmanager
def serve_application(name: str, lab: Laboratory) -> Iterator[str]:
    """Start an application in a directory of its own, and give its address. Raises `Unavailable`."""
    lab.say(f"preparing {name}")
    environment = pypi_environment(name, update=lab.update)
    lab.versions[name] = environment.version
    with tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as directory:
        port = _free_port()
        start = {JUPYTERLAB: _jupyterlab, DJANGO: _django}[name]
        command, settings = start(environment, Path(directory), port)
        process = subprocess.Popen(
            command,
            cwd=directory,
            env={**os.environ, **settings, "HOME": directory, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_until_it_answers(name, process, f"{address}/{_READY[name]}")
            yield address
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # a session of its own: nothing else is in its group
            process.wait()


_READY = {JUPYTERLAB: "api", DJANGO: "admin/"}


def _jupyterlab(environment: Environment, directory: Path, port: int) -> tuple[list[str], dict[str, str]]:
    """Without news, checks for updates and a token, and with a few files."""
    work, config = directory / "work", directory / "config"
    work.mkdir()
    for name in _FILES:
        (work / name).write_text(f"This is {name}.\n")
        os.utime(work / name, (1_700_000_000, 1_700_000_000))
    (config / "labconfig").mkdir(parents=True)
    (config / "labconfig" / "page_config.json").write_text(
        '{"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": true}}'
    )
    command = [
        environment.program, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}",
        "--ServerApp.port_retries=0", "--IdentityProvider.token=", f"--ServerApp.root_dir={work}",
        "--LabApp.news_url=None", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
    ]  # fmt: skip
    places = {
        "JUPYTER_CONFIG_DIR": config,
        "JUPYTER_DATA_DIR": directory / "data",
        "JUPYTER_RUNTIME_DIR": directory / "runtime",
        "JUPYTERLAB_SETTINGS_DIR": config / "settings",
        "JUPYTERLAB_WORKSPACES_DIR": config / "workspaces",
        "IPYTHONDIR": directory / "ipython",
    }
    return command, {name: str(place) for name, place in places.items()}


def _django(environment: Environment, directory: Path, port: int) -> tuple[list[str], dict[str, str]]:
    command = [environment.program, "-m", "benchmarks.bookshop", str(port)]
    return command, {"BOOKSHOP_DATABASE": str(directory / "books.sqlite3")}


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def _wait_until_it_answers(name: str, process: subprocess.Popen[bytes], url: str) -> None:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise Unavailable(f"{name} ended with {process.returncode} when it was started")
        with suppress(OSError), direct.open(url, timeout=5):
            return
        time.sleep(0.1)
    raise Unavailable(f"{name} did not answer within {_PATIENCE} seconds")
