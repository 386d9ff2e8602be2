"""Make the development environment: ``.venv`` with cdpagent (editable) and the tools of the ``dev`` group.

``make`` runs this before everything else. It does nothing when nothing has changed since the last time. To know that,
it keeps a stamp: a hash of the files that say what to install.

A Python that is too old for the rest of the project must still be able to run this file up to its first error message.
"""

import hashlib
import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWEST_TO_TRY = 20
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts", "python.exe") if os.name == "nt" else os.path.join(VENV, "bin", "python")
STAMP = os.path.join(VENV, "installed.sha256")
SOURCES = ("pyproject.toml", "cdpagent/_version.py", "tools/bootstrap.py")


def main() -> int:
    """Make the environment if it is missing or out of date; return the exit code."""
    if sys.version_info < OLDEST:
        return use_newer_python()
    wanted = fingerprint()
    if stamp() == wanted and works():
        return 0
    problem = make_venv() or install()
    if problem:
        sys.stderr.write("\n" + problem + "\n")
        return 1
    with open(STAMP, "w") as file:
        file.write(wanted)
    return 0


def use_newer_python() -> int:
    """Run this file with a newer Python if one such as python3.12 is installed; else say what to install."""
    for minor in range(NEWEST_TO_TRY, OLDEST[1] - 1, -1):
        candidate = shutil.which(f"python3.{minor}")
        # Try it: version managers put programs on PATH that only print that this version is not installed.
        if candidate and quiet(candidate, "-c", "import ssl, venv, ensurepip") == 0:
            return subprocess.call([candidate, os.path.abspath(__file__)])
    needed, found = ".".join(map(str, OLDEST)), ".".join(map(str, sys.version_info[:2]))
    sys.stderr.write(
        f"This is Python {found} ({sys.executable}); cdpagent needs Python {needed} or newer.\n"
        "Install a newer one (`apt-get install python3 python3-venv` on Debian 12 or later, or from\n"
        "https://www.python.org) and name it if it is not called python3: make PYTHON=/path/to/python\n"
    )
    return 1


def fingerprint() -> str:
    """A hash of what the environment depends on."""
    digest = hashlib.sha256(sys.version.encode())
    for name in SOURCES:
        with open(os.path.join(ROOT, *name.split("/")), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def stamp() -> str:
    """Return the stamp of the last installation, or an empty string."""
    try:
        with open(STAMP) as file:
            return file.read()
    except FileNotFoundError:
        return ""


def works() -> bool:
    """Whether the environment's Python exists: it is a link, and what it points to may have been removed."""
    return os.path.exists(PYTHON)


def make_venv() -> str:
    """Make ``.venv`` unless there is one that works. Return what went wrong, or an empty string."""
    if quiet(sys.executable, "-c", "import venv, ensurepip") != 0:
        return (
            f"This Python ({sys.executable}) lacks the modules that make a virtual environment.\n"
            "On Debian and Ubuntu, as root: apt-get install python3-venv"
        )
    if works() and quiet(PYTHON, "-c", f"import sys, pip; sys.exit(sys.version_info < {OLDEST})") == 0:
        return ""
    say(f"Making .venv with Python {sys.version.split()[0]}")
    if subprocess.call([sys.executable, "-m", "venv", "--clear", VENV]) != 0:
        return "Python could not make the virtual environment; see its error above."
    return ""


def install() -> str:
    """Install the package and its tools. Return what went wrong, or an empty string."""
    say("Installing cdpagent and its tools into .venv")
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # pip knows dependency groups since 25.1; the pip of Debian is older.
    for arguments in (
        ["--upgrade", "pip>=25.1"],
        ["--editable", ROOT, "--group", os.path.join(ROOT, "pyproject.toml:dev")],
    ):
        if subprocess.call(pip + arguments) != 0:
            return (
                "pip could not install everything; see its error above.\n"
                "It needs a connection to pypi.org, or to a mirror named in PIP_INDEX_URL."
            )
    return ""


def quiet(*command: str) -> int:
    """Run a command without its output and return its exit code."""
    return subprocess.call(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def say(text: str) -> None:
    """Tell the user what is going on."""
    sys.stderr.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
