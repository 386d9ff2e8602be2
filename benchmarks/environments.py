"""Installs every peer from PyPI or npm into its own environment, in a cache directory."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
CACHE = ROOT / ".cache" / "bench"
PEERS = Path(__file__).parent / "peers"


class Unavailable(Exception):
    """The peer can't take part; the message says why."""


@dataclass(frozen=True)
class Environment:
    """Where a driver runs: the program that runs it, and the version of the package that it drives."""

    program: str
    version: str
    directory: Path

    def command(self, driver: str, *arguments: str) -> list[str]:
        """Return the command line for a driver of `peers`."""
        if driver.endswith(".mjs"):
            return [self.program, str(self.directory / driver), *arguments]
        return [self.program, "-m", f"benchmarks.peers.{driver}", *arguments]


def own_environment() -> Environment:
    """Return the environment of the harness itself: for cdpagent and the limits."""
    version = {"__version__": "?"}
    exec((ROOT / "cdpagent" / "_version.py").read_text(), version)
    return Environment(sys.executable, version["__version__"], ROOT)


def pypi_environment(package: str, *, update: bool = False) -> Environment:
    """Make a virtual environment with ``package`` in it."""
    directory = CACHE / package
    python = directory / "bin" / "python"
    if update or _version(python, package) is None:
        _run([sys.executable, "-m", "venv", "--clear", str(directory)])
        _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package])
    version = _version(python, package)
    if version is None:
        raise Unavailable(f"pip installed {package}, but Python does not find it")
    return Environment(str(python), version, directory)


def npm_environment(package: str, *, update: bool = False) -> Environment:
    """Make a directory with ``package`` in its node_modules, and our drivers beside it, so that they can import it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Unavailable("Node.js with npm is not installed")
    directory = CACHE / package
    manifest = directory / "node_modules" / package / "package.json"
    if update or not manifest.exists():
        shutil.rmtree(directory, ignore_errors=True)
        directory.mkdir(parents=True)
        (directory / "package.json").write_text('{"private": true}')
        # Ask for the tag "latest": for a bare name, npm installs an older version if the newest declares that it needs
        # a newer Node than this one, although it may well run here.
        _run([npm, "install", "--silent", "--no-audit", "--no-fund", f"{package}@latest"], directory)
    for driver in PEERS.glob("*.mjs"):
        shutil.copy(driver, directory)
    return Environment(node, json.loads(manifest.read_text())["version"], directory)


def _version(python: Path, package: str) -> str | None:
    if not python.exists():
        return None
    script = f"import importlib.metadata as m; print(m.version({package!r}))"
    done = subprocess.run([str(python), "-c", script], capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def _run(command: list[str], directory: Path | None = None) -> None:
    done = subprocess.run(command, cwd=directory, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Unavailable(f"{' '.join(command[-3:])}: {said[-1] if said else f'exit {done.returncode}'}")
