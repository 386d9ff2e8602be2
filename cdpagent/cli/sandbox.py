"""Checks whether Chrome's sandbox can work on this Linux.

Chrome puts each renderer into its own namespaces. For that it needs either unprivileged user namespaces, which
distributions and container runtimes switch off in several ways, or its setuid helper ``chrome-sandbox``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from cdpagent.browser.process.account import NoAccountError, open_account
from cdpagent.browser.process.confinement import setuid_helper
from cdpagent.cli.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

# For programs in these directories, Ubuntu ships AppArmor profiles that allow user namespaces.
_PROFILED = (Path("/opt/google"), Path("/opt/microsoft"), Path("/opt/brave.com"), Path("/snap"))


def examine(executable: Path | None, *, root: Path = Path("/")) -> Iterator[Finding]:
    """Yield what keeps the sandbox from working, or one line that says it works. ``root`` holds /proc and /etc."""
    if os.geteuid() == 0:
        if executable is not None:
            yield _examine_as_root(executable, root)
        return
    if executable is not None and (helper := setuid_helper(executable)):
        yield Finding("ok", f"sandbox: works with {helper}")
        return
    problem = (
        _sysctl_problem(root) or _apparmor_problem(executable, root) or _probe_problem(["unshare", "--user", "true"])
    )
    if problem is None:
        yield Finding("ok", "sandbox: works with user namespaces")
    else:
        what, advice = problem
        yield Finding(
            "broken", f"sandbox: {what}", f"{advice}\nOr pass sandbox=False to launch() if you trust the pages"
        )


def _examine_as_root(executable: Path, root: Path) -> Finding:
    """Check whether root can start this browser as another user, as `launch` does, and whether it can be sandboxed."""
    with tempfile.TemporaryDirectory(prefix="cdpagent-doctor-") as directory:
        profile = Path(directory) / "profile"
        profile.mkdir()
        try:
            with open_account(executable, Path(directory), profile) as account:
                probe = account.command(["unshare", "--user", "true"], new_privileges=False)
                problem = _sysctl_problem(root) or _apparmor_problem(executable, root) or _probe_problem(probe)
        except NoAccountError as exc:
            return Finding(
                "note", "sandbox: off. Chrome runs as root here, and a page that breaks out is root", str(exc)
            )
    user = "root starts Chrome as a user of its own, who can't gain rights"
    if problem is None:
        return Finding("ok", f"sandbox: works with user namespaces; {user}")
    if helper := setuid_helper(executable):
        return Finding("ok", f"sandbox: works with {helper}; {user}")
    what, advice = problem
    return Finding("note", f"sandbox: off, because {what}; but {user}", advice)


def examine_process(pid: int) -> Finding:
    """Say what holds of a renderer that runs: what confines it is read from /proc, and not from what we asked for."""
    status = Path(f"/proc/{pid}/status").read_text()
    fields = {name: value.split() for name, _, value in (line.partition(":") for line in status.splitlines())}
    held = {
        "a user other than root": fields["Uid"][0] != "0",
        "a user namespace of its own": _has_own_namespace(pid, "user"),
        "a network namespace of its own": _has_own_namespace(pid, "net"),
        "a process namespace of its own": _has_own_namespace(pid, "pid"),
        "seccomp": fields["Seccomp"] == ["2"],
        "no-new-privileges": fields["NoNewPrivs"] == ["1"],
    }
    text = f"renderers have: {', '.join(name for name, holds in held.items() if holds) or 'nothing that confines them'}"
    missing = [name for name, holds in held.items() if not holds]
    return Finding("note", text, f"They lack: {', '.join(missing)}") if missing else Finding("ok", text)


def _has_own_namespace(pid: int, kind: str) -> bool:
    return os.readlink(f"/proc/{pid}/ns/{kind}") != os.readlink(f"/proc/self/ns/{kind}")


def _sysctl_problem(root: Path) -> tuple[str, str] | None:
    for name, setting in (
        ("kernel/unprivileged_userns_clone", "kernel.unprivileged_userns_clone=1"),
        ("user/max_user_namespaces", "user.max_user_namespaces=10000"),
    ):
        if _sysctl(root, name) == "0":
            return f"user namespaces are switched off (/proc/sys/{name} is 0)", f"As root, run: sysctl -w {setting}"
    return None


def _apparmor_problem(executable: Path | None, root: Path) -> tuple[str, str] | None:
    """Check AppArmor: since Ubuntu 23.10, only programs whose profile allows it may use user namespaces."""
    if _sysctl(root, "kernel/apparmor_restrict_unprivileged_userns") != "1" or executable is None:
        return None
    program = executable.resolve()
    if any(program.is_relative_to(place) for place in _PROFILED) or _has_profile(program, root):
        return None
    return (
        f"AppArmor keeps {program} from using user namespaces",
        "As root, either allow it for this browser: write\n"
        f"  abi <abi/4.0>,\n  include <tunables/global>\n"
        f'  profile cdpagent-chrome "{program}" flags=(unconfined) {{ userns, }}\n'
        "to /etc/apparmor.d/cdpagent-chrome and run `systemctl reload apparmor`;\n"
        "or for all programs: sysctl -w kernel.apparmor_restrict_unprivileged_userns=0",
    )


def _has_profile(program: Path, root: Path) -> bool:
    try:
        profiles = [path for path in (root / "etc/apparmor.d").iterdir() if path.is_file()]
    except OSError:
        return False
    for path in profiles:
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        if str(program) in text and "userns" in text:
            return True
    return False


def _probe_problem(probe: list[str]) -> tuple[str, str] | None:
    """Try to make a user namespace: no file shows what a container's seccomp filter allows."""
    if shutil.which("unshare") is None:
        return None
    tried = subprocess.run(probe, capture_output=True, text=True, check=False)
    if tried.returncode == 0:
        return None
    return (
        f"the system refuses user namespaces ({tried.stderr.strip().removeprefix('unshare: ')})",
        "In Docker, pass --security-opt seccomp=<a profile that allows clone, setns and unshare>",
    )


def _sysctl(root: Path, name: str) -> str:
    """Return the value of a kernel setting; empty if this kernel does not have it."""
    try:
        return (root / "proc/sys" / name).read_text().strip()
    except OSError:
        return ""
