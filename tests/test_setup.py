"""The set-up of a checkout: make, the bootstrap of .venv, what CI runs, what a package must hold."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
MAKE = shutil.which("make") or ""

needs_make = pytest.mark.skipif(not MAKE, reason="make is not installed")


def program(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


# --- bootstrap ---------------------------------------------------------------------------------------


class Commands(list[list[str]]):
    """Stands for `subprocess.call`: writes down what would be run, and pretends to do it."""

    def __init__(self, venv: Path) -> None:
        self.venv = venv
        self.failing = ""

    def __call__(self, command: list[str], **options: object) -> int:
        if self.failing and self.failing in " ".join(command):
            return 1
        if "-c" not in command:  # those are only questions
            self.append(command)
        if "venv" in command:
            program(self.venv / "bin" / "python", "exit 0")
        return 0

    def take(self) -> list[str]:
        said = [" ".join(command[1:]) for command in self]
        self.clear()
        return said


@pytest.fixture
def bootstrap(tmp_path, monkeypatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("bootstrap", ROOT / "tools" / "bootstrap.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in module.SOURCES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("first")
    venv = tmp_path / ".venv"
    monkeypatch.setattr(module, "ROOT", str(tmp_path))
    monkeypatch.setattr(module, "VENV", str(venv))
    monkeypatch.setattr(module, "PYTHON", str(venv / "bin" / "python"))
    monkeypatch.setattr(module, "STAMP", str(venv / "stamp"))
    return module


@pytest.fixture
def commands(bootstrap, tmp_path, monkeypatch) -> Commands:
    commands = Commands(tmp_path / ".venv")
    monkeypatch.setattr(bootstrap.subprocess, "call", commands)
    return commands


def test_a_fresh_checkout_gets_a_venv_a_new_pip_and_the_dev_group(bootstrap, commands):
    assert bootstrap.main() == 0
    venv, pip, package = commands.take()
    assert venv.startswith("-m venv")
    assert "--upgrade pip>=25.1" in pip
    assert "--editable" in package
    assert package.endswith("pyproject.toml:dev")


def test_nothing_is_done_until_something_changes(bootstrap, commands, tmp_path):
    bootstrap.main()
    commands.clear()
    assert bootstrap.main() == 0
    assert commands == []
    (tmp_path / "pyproject.toml").write_text("second")
    assert bootstrap.main() == 0
    assert [line.split()[1] for line in commands.take()] == ["pip", "pip"]


def test_a_venv_whose_python_was_removed_is_made_anew(bootstrap, commands, tmp_path):
    bootstrap.main()
    commands.clear()
    python = tmp_path / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to(tmp_path / "an-old-python")
    assert not bootstrap.works()
    python.unlink()
    assert bootstrap.main() == 0
    assert commands.take()[0].startswith("-m venv --clear")


def test_a_failed_installation_is_repeated_the_next_time(bootstrap, commands, capsys):
    commands.failing = "--editable"
    assert bootstrap.main() == 1
    assert "pypi.org" in capsys.readouterr().err
    commands.failing = ""
    commands.clear()
    assert bootstrap.main() == 0
    assert any("--editable" in line for line in commands.take())


def test_without_ensurepip_the_package_to_install_is_named(bootstrap, commands, capsys):
    commands.failing = "import venv, ensurepip"
    assert bootstrap.main() == 1
    assert "apt-get install python3-venv" in capsys.readouterr().err
    assert commands == []


def test_a_python_that_is_too_old_is_told(bootstrap, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 9, 2))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bootstrap.main() == 1
    said = capsys.readouterr().err
    assert "This is Python 3.9" in said
    assert "needs Python 3.11 or newer" in said
    assert "make PYTHON=" in said


def test_a_newer_python_beside_an_old_one_is_used(bootstrap, monkeypatch, tmp_path):
    program(tmp_path / "python3.14", "echo 'no such version is installed' >&2; exit 127")
    program(tmp_path / "python3.12", f'test "$1" = -c || echo "$@" > {tmp_path}/called')
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 9, 2))
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setattr(bootstrap, "NEWEST_TO_TRY", 14)
    assert bootstrap.main() == 0
    assert (tmp_path / "called").read_text().strip() == str(ROOT / "tools" / "bootstrap.py")


def test_the_bootstrap_can_be_read_by_an_old_python():
    """It must get as far as its message: so no syntax and no import that came with 3.11."""
    import ast

    text = (ROOT / "tools" / "bootstrap.py").read_text()
    ast.parse(text, feature_version=(3, 7))
    assert "tomllib" not in text


# --- make --------------------------------------------------------------------------------------------


def make(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    # Without MAKEFLAGS and its like this is a make of its own, even if the tests were started by one.
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(
        [MAKE, *arguments], cwd=ROOT, env={**inherited, **env}, capture_output=True, text=True, check=False
    )


@needs_make
def test_make_test_checks_the_cheap_things_first():
    done = make("--dry-run", "test")
    steps = ["tools/bootstrap.py", "ruff check", "ruff format --check", "mypy", "cdpagent install", "pytest"]
    places = [done.stdout.index(step) for step in steps]
    assert places == sorted(places)


@needs_make
@pytest.mark.parametrize(
    ("target", "command"),
    [
        ("demo", "-m cdpagent demo"),
        ("bench", "-m benchmarks"),
        ("extractor", "npm ci && npm run build"),
        ("protocol", "tools/protocol_types.py"),
    ],
)
def test_make_target_runs_its_command(target, command):
    done = make("--dry-run", target)
    assert done.returncode == 0
    assert command in done.stdout


@needs_make
def test_every_target_is_in_the_help():
    phony = next(line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith(".PHONY:"))
    said = make().stdout
    for target in set(phony.split()[1:]) - {"help", "setup", "browser", "needs-npm"}:
        assert f"make {target}" in said


@needs_make
def test_a_machine_without_python_is_told(tmp_path):
    done = make("setup", f"PYTHON={tmp_path}/python3")
    assert done.returncode != 0
    assert "apt-get install python3 python3-venv" in done.stderr


@needs_make
@pytest.mark.parametrize("target", ["extractor", "protocol"])
def test_a_machine_without_npm_is_told(tmp_path, target):
    done = make(target, PATH=str(tmp_path))
    assert done.returncode != 0
    assert "npm is not installed" in done.stderr


def test_ci_runs_make_test_from_any_directory(tmp_path):
    program(tmp_path / "make", f'echo "$PWD $@" > {tmp_path}/called')
    env = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([ROOT / ".ci" / "run"], cwd=tmp_path, env=env, check=True)
    assert (tmp_path / "called").read_text().strip() == f"{ROOT} test"


def test_ci_fails_when_make_fails(tmp_path):
    program(tmp_path / "make", "exit 2")
    env = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    assert subprocess.run([ROOT / ".ci" / "run"], env=env, check=False).returncode == 2


# --- the package -------------------------------------------------------------------------------------


def test_the_license_is_the_one_the_package_names():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "Apache-2.0"
    text = (ROOT / "LICENSE").read_text()
    assert "Apache License\n                           Version 2.0" in text
    assert "END OF TERMS AND CONDITIONS" in text


def test_importing_cdpagent_does_not_load_the_installer():
    code = "import sys, cdpagent; print([name for name in sys.modules if name.startswith('cdpagent.browser.process.install')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_command_is_an_entry_point():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    module, _, function = project["scripts"]["cdpagent"].partition(":")
    assert callable(getattr(importlib.import_module(module), function))
