"""The command line: install, doctor, demo."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cdpagent
from cdpagent.browser.process import install as installing
from cdpagent.browser.process.find import find_browser
from cdpagent.cli import demo, doctor, install, main, mcp, sandbox
from cdpagent.cli.finding import Finding
from cdpagent.errors import BrowserNotFoundError, LaunchError
from tests.local import launch_local


def program(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def no_browser(monkeypatch):
    def nothing(*args, **options):
        raise BrowserNotFoundError("no Chrome or Chromium was found. Searched:\n  - everywhere")

    monkeypatch.setattr(install, "find_browser", nothing)
    monkeypatch.setattr(doctor, "find_browser", nothing)
    monkeypatch.delenv("CDPAGENT_BROWSER", raising=False)


# --- main --------------------------------------------------------------------------------------------


@pytest.mark.smoke
def test_the_commands_are_listed(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    text = capsys.readouterr().out
    for command in ("install", "doctor", "demo"):
        assert command in text


def test_the_version_is_told_by_the_module_and_by_python_m():
    done = subprocess.run([sys.executable, "-m", "cdpagent", "--version"], capture_output=True, text=True)
    assert done.stdout == f"cdpagent {cdpagent.__version__}\n"


def test_our_errors_are_a_message_and_not_a_traceback(monkeypatch, capsys):
    def fail(arguments):
        raise LaunchError("Chrome is asleep")

    monkeypatch.setattr(demo, "run", fail)
    assert main(["demo"]) == 1
    assert capsys.readouterr().err == "cdpagent: Chrome is asleep\n"


def test_an_interruption_is_not_a_traceback(monkeypatch, capsys):
    def interrupt(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(demo, "run", interrupt)
    assert main(["demo"]) == 130
    assert capsys.readouterr().err == "cdpagent: interrupted\n"


# --- install -----------------------------------------------------------------------------------------


def test_a_browser_that_works_is_kept(monkeypatch, capsys, tmp_path):
    chrome = program(tmp_path / "chrome", "echo Google Chrome 150.0.1.2")
    monkeypatch.setenv("CDPAGENT_BROWSER", str(chrome))
    monkeypatch.setattr(installing, "install_browser", None)
    assert main(["install"]) == 0
    assert capsys.readouterr().out == f"Google Chrome 150.0.1.2 is already installed: {chrome}\n"


def test_without_a_browser_one_is_installed(monkeypatch, capsys, no_browser):
    asked = {}

    def install_browser(**options):
        asked.update(options)
        return Path("/somewhere/chrome")

    monkeypatch.setattr(installing, "install_browser", install_browser)
    assert main(["install", "--source", "download", "--chrome-version", "1.2.3.4"]) == 0
    assert asked == {"source": "download", "version": "1.2.3.4"}
    assert capsys.readouterr().out == "/somewhere/chrome\n"


def test_a_browser_that_does_not_run_is_told_and_another_installed(monkeypatch, capsys, tmp_path):
    broken = program(tmp_path / "chrome", "echo libnss3.so: cannot open shared object file >&2; exit 127")
    monkeypatch.setenv("CDPAGENT_BROWSER", str(broken))
    monkeypatch.setattr(installing, "install_browser", lambda **_: Path("/somewhere/chrome"))
    assert main(["install"]) == 0
    said = capsys.readouterr()
    assert "libnss3.so" in said.err
    assert said.out == "/somewhere/chrome\n"


def test_a_wrong_choice_of_the_user_is_not_papered_over(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("CDPAGENT_BROWSER", str(tmp_path / "missing"))
    monkeypatch.setattr(installing, "install_browser", None)
    assert main(["install"]) == 1
    assert "$CDPAGENT_BROWSER" in capsys.readouterr().err


def test_a_failure_is_an_exit_code(monkeypatch, capsys, no_browser):
    def install_browser(**options):
        raise installing.InstallError("no network")

    monkeypatch.setattr(installing, "install_browser", install_browser)
    assert main(["install"]) == 1
    assert capsys.readouterr().err == "cdpagent: no network\n"


# --- doctor ------------------------------------------------------------------------------------------


def test_the_doctor_finds_this_machine_in_order(monkeypatch, capsys):
    monkeypatch.setattr(cdpagent, "launch", launch_local)
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert str(find_browser()) in said
    assert "launch: a browser started" in said
    for word in ("Python", "trio", "websockets", "pydantic"):
        assert word in said


def test_no_browser_is_a_failure_with_advice(capsys, no_browser):
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FAIL  browser: no Chrome or Chromium was found" in said
    assert "- everywhere" in said


def test_a_browser_that_does_not_launch_is_a_failure(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("CDPAGENT_BROWSER", str(program(tmp_path / "chrome", "echo Chrome 1.2.3.4; exit 0")))
    assert main(["doctor"]) == 1
    assert "FAIL  launch: " in capsys.readouterr().out


def test_a_browser_with_missing_libraries_is_a_failure(tmp_path):
    broken = program(tmp_path / "chrome", "echo libnss3.so: cannot open shared object file >&2; exit 127")
    finding = doctor.check_browser(broken)
    assert finding.state == "broken"
    assert "libnss3.so" in finding.advice
    assert "cdpagent install" in finding.advice


def test_a_dependency_that_is_missing_is_a_failure(monkeypatch):
    monkeypatch.setattr(doctor, "_DEPENDENCIES", ("no-such-package",))
    assert doctor.check_python().state == "broken"


def test_missing_fonts_are_told(tmp_path):
    assert doctor.check_fonts([tmp_path]).state == "broken"
    (tmp_path / "LiberationSans.TTF").touch()
    some = doctor.check_fonts([tmp_path, tmp_path / "missing"])
    assert some.state == "note"
    assert "emoji" in some.advice
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "NotoColorEmoji.ttf").touch()
    (tmp_path / "deep" / "NotoSansCJK.ttc").touch()
    assert doctor.check_fonts([tmp_path]) == Finding("ok", "3 font files")


def test_small_shared_memory_is_told(monkeypatch, tmp_path):
    assert doctor.check_shared_memory(tmp_path / "missing").state == "note"
    assert doctor.check_shared_memory(Path("/")).state == "ok"
    monkeypatch.setattr(doctor, "_SMALL_SHARED_MEMORY", sys.maxsize)
    assert "--shm-size" in doctor.check_shared_memory(Path("/")).advice


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """A Linux as a user sees it, whose files are in a directory of the test."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.delenv("CHROME_DEVEL_SANDBOX", raising=False)
    bin_directory = tmp_path / "bin"
    bin_directory.mkdir()
    monkeypatch.setenv("PATH", str(bin_directory))
    program(bin_directory / "unshare", "exit 0")

    def sysctl(name: str, value: str) -> None:
        path = tmp_path / "proc/sys" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{value}\n")

    return sysctl


def examine_sandbox(tmp_path: Path) -> Finding:
    chrome = tmp_path / "chrome"
    chrome.touch()
    (finding,) = sandbox.examine(chrome, root=tmp_path)
    return finding


def test_the_sandbox_works_where_nothing_is_in_its_way(tmp_path, machine):
    machine("user/max_user_namespaces", "96343")
    machine("kernel/unprivileged_userns_clone", "1")
    machine("kernel/apparmor_restrict_unprivileged_userns", "0")
    assert examine_sandbox(tmp_path).state == "ok"


@pytest.mark.parametrize(
    ("name", "value", "advice"),
    [
        ("kernel/unprivileged_userns_clone", "0", "sysctl -w kernel.unprivileged_userns_clone=1"),
        ("user/max_user_namespaces", "0", "sysctl -w user.max_user_namespaces"),
        ("kernel/apparmor_restrict_unprivileged_userns", "1", "/etc/apparmor.d/"),
    ],
)
def test_what_switches_the_sandbox_off_is_named_with_its_remedy(tmp_path, machine, name, value, advice):
    machine(name, value)
    finding = examine_sandbox(tmp_path)
    assert finding.state == "broken"
    assert advice in finding.advice
    assert "sandbox=False" in finding.advice


def test_an_apparmor_profile_for_the_browser_is_enough(tmp_path, machine):
    machine("kernel/apparmor_restrict_unprivileged_userns", "1")
    profiles = tmp_path / "etc/apparmor.d"
    profiles.mkdir(parents=True)
    (profiles / "chrome").write_text(f'profile chrome "{tmp_path.resolve()}/chrome" flags=(unconfined) {{ userns, }}')
    assert examine_sandbox(tmp_path).state == "ok"


def test_a_container_that_refuses_namespaces_is_found_by_trying(tmp_path, machine):
    program(tmp_path / "bin" / "unshare", "echo 'unshare: unshare failed: Operation not permitted' >&2; exit 1")
    finding = examine_sandbox(tmp_path)
    assert finding.state == "broken"
    assert "Operation not permitted" in finding.text
    assert "seccomp" in finding.advice


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a setuid program of root's")
def test_chromes_setuid_helper_is_enough(tmp_path, machine):
    machine("user/max_user_namespaces", "0")
    helper = tmp_path / "chrome-sandbox"
    helper.touch()
    assert examine_sandbox(tmp_path).state == "broken"
    helper.chmod(0o4755)
    assert examine_sandbox(tmp_path).state == "ok"


as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root starts Chrome as another user")


@as_root
def test_root_is_told_why_chrome_cannot_run_as_another_user(tmp_path):
    (finding,) = sandbox.examine(program(tmp_path / "chrome", "exit 0"))
    assert finding.state == "note"
    assert "Chrome runs as root" in finding.text
    assert f"the browser's program is {tmp_path / 'chrome'}, and other users may not use" in finding.advice


@as_root
def test_root_is_told_that_only_the_namespaces_are_missing(tmp_path):
    setting = tmp_path / "proc/sys/user/max_user_namespaces"
    setting.parent.mkdir(parents=True)
    setting.write_text("0\n")
    (finding,) = sandbox.examine(Path("/bin/true"), root=tmp_path)
    assert finding.state == "note"
    assert "user namespaces are switched off" in finding.text
    assert "root starts Chrome as a user of its own" in finding.text


def test_what_confines_a_process_is_read_from_the_system():
    finding = sandbox.examine_process(os.getpid())
    assert finding.state == "note"
    assert "a user namespace of its own" in finding.advice


# --- mcp ---------------------------------------------------------------------------------------------


def test_the_options_of_the_policy_arrive():
    parser = argparse.ArgumentParser()
    mcp.add_arguments(parser)
    given = (
        "--allow-host a.test --allow-host *.b.test --deny-host c.test --no-allow-private --no-downloads --no-uploads"
    )
    policy = mcp._options(parser.parse_args(given.split())).policy
    assert (policy.allow_hosts, policy.deny_hosts) == (["a.test", "*.b.test"], ["c.test"])
    assert (policy.allow_private, policy.downloads, policy.uploads) == (False, False, False)
    with pytest.raises(cdpagent.CdpAgentError, match="is not a pattern for hosts"):
        mcp._options(parser.parse_args(["--allow-host", "a b"]))


# --- demo --------------------------------------------------------------------------------------------


def test_the_demo_command_writes_where_it_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(cdpagent, "launch", launch_local)
    assert main(["demo", str(tmp_path)]) == 0
    assert (tmp_path / "shop.png").exists()
    assert "bought a mug in 5 calls" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("--viewport", "wide", "as in 1280x800"),
        ("--viewport", "0x600", "as in 1280x800"),
        ("--idle-timeout", "soon", "seconds above 0"),
        ("--max-chars", "many", "a number from"),
        ("--port", "http", "a number from 0 to 65535"),
        ("--tools", "web_fly", "unknown tool web_fly"),
    ],
)
def test_options_of_the_server_that_make_no_sense_are_refused(option, value, says, capsys):
    with pytest.raises(SystemExit):
        main(["mcp", option, value])
    assert says in capsys.readouterr().err
