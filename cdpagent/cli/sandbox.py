"""Checks whether Chrome's sandbox can work on this Linux.

Chrome puts each renderer into its own namespaces. For that it needs either unprivileged user namespaces, which
distributions and container runtimes switch off in several ways, or its setuid helper ``chrome-sandbox``.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from cdpagent.cli.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

# For programs in these directories, Ubuntu ships AppArmor profiles that allow user namespaces.
_PROFILED = (Path("/opt/google"), Path("/opt/microsoft"), Path("/opt/brave.com"), Path("/snap"))

# Debian's /usr/bin/chromium is a script; the program that it starts, and the helper, are in another directory.
_LIBRARY_OF = {Path("/usr/bin/chromium"): Path("/usr/lib/chromium")}


def examine(executable: Path | None, *, root: Path = Path("/")) -> Iterator[Finding]:
    """Yield what keeps the sandbox from working, or one line that says it works. ``root`` holds /proc and /etc."""
    if os.geteuid() == 0:
        yield Finding(
            "note",
            "sandbox: off, because this is root, and Chrome does not run its sandbox as root",
            "Run as another user if the pages are not your own",
        )
        return
    if executable is not None and (helper := _setuid_helper(executable)):
        yield Finding("ok", f"sandbox: works with {helper}")
        return
    problem = _sysctl_problem(root) or _apparmor_problem(executable, root) or _probe_problem()
    if problem is None:
        yield Finding("ok", "sandbox: works with user namespaces")
    else:
        what, advice = problem
        yield Finding(
            "broken", f"sandbox: {what}", f"{advice}\nOr pass sandbox=False to launch() if you trust the pages"
        )


def _setuid_helper(executable: Path) -> Path | None:
    """Return Chrome's helper, if it exists, belongs to root and has the setuid bit."""
    program = executable.resolve()
    places = [_LIBRARY_OF.get(program, program.parent) / "chrome-sandbox"]
    if named := os.environ.get("CHROME_DEVEL_SANDBOX"):
        places.insert(0, Path(named))
    for place in places:
        try:
            status = place.stat()
        except OSError:
            continue
        if status.st_uid == 0 and status.st_mode & stat.S_ISUID:
            return place
    return None


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


def _probe_problem() -> tuple[str, str] | None:
    """Try to make a user namespace: no file shows what a container's seccomp filter allows."""
    unshare = shutil.which("unshare")
    if unshare is None:
        return None
    tried = subprocess.run([unshare, "--user", "true"], capture_output=True, text=True, check=False)
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
