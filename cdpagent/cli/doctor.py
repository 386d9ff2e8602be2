"""Check whether a browser can be launched here, and say what to do if not."""

from __future__ import annotations

import os
import platform
import sys
import warnings
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

import trio

import cdpagent
from cdpagent.browser.process import locations
from cdpagent.browser.process.find import find_browser, is_snap
from cdpagent.browser.process.version import browser_version
from cdpagent.cli import sandbox
from cdpagent.cli.finding import Finding
from cdpagent.cli.output import say
from cdpagent.errors import BrowserNotFoundError, CdpAgentError, LaunchError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

_FONT_DIRECTORIES = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.fonts",
    "~/.local/share/fonts",
)
_FONT_SUFFIXES = {".ttf", ".otf", ".ttc", ".pfb"}
_SMALL_SHARED_MEMORY = 512 * 1024**2
_MEGABYTE = 1024**2
_DEPENDENCIES = ("trio", "websockets", "pydantic", "h11")
_MARKS = {"ok": "ok  ", "note": "note", "broken": "FAIL"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``cdpagent doctor``."""
    parser.add_argument("--no-launch", action="store_true", help="do not start the browser")


def run(arguments: argparse.Namespace) -> int:
    """Print the report; return 1 if something is broken."""
    broken = False
    for finding in examine(launch=not arguments.no_launch):
        broken |= finding.state == "broken"
        say(f"{_MARKS[finding.state]}  {finding.text}")
        for line in finding.advice.splitlines():
            say(f"      {line}")
    say("Something is broken; see FAIL above." if broken else "cdpagent can work here.")
    return int(broken)


def examine(*, launch: bool) -> Iterator[Finding]:
    """Check everything that a browser depends on, one finding at a time."""
    machine = locations.this_machine()
    yield check_python()
    try:
        executable = find_browser(machine=machine)
    except BrowserNotFoundError as exc:
        first, _, rest = str(exc).partition("\n")
        yield Finding("broken", f"browser: {first}", rest)
        executable = None
    if executable is not None:
        yield check_browser(executable)
    if machine.system == "linux":
        yield from sandbox.examine(executable)
        yield check_shared_memory(Path("/dev/shm"))  # noqa: S108 - we only read its size
        yield check_fonts([Path(name).expanduser() for name in _FONT_DIRECTORIES])
    if executable is not None and launch:
        yield from check_launch()


def check_python() -> Finding:
    """Check Python and the packages that cdpagent needs."""
    versions = []
    for name in _DEPENDENCIES:
        try:
            versions.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            return Finding("broken", f"{name} is not installed", f"Run: {sys.executable} -m pip install {name}")
    return Finding(
        "ok",
        f"cdpagent {cdpagent.__version__} on Python {platform.python_version()} with {', '.join(versions)}",
    )


def check_browser(executable: Path) -> Finding:
    """Check the browser that `launch` would start."""
    try:
        version = browser_version(executable)
    except LaunchError as exc:
        first, _, rest = str(exc).partition("\n")
        return Finding("broken", f"browser: {first}", f"{rest.strip()}\nRun `cdpagent install` to get one that works")
    if is_snap(executable):
        return Finding(
            "note",
            f"browser: {version}, {executable}, a snap",
            "A snap has its own /tmp and can't read most of the disk, so profiles and downloads there fail.\n"
            "Run `cdpagent install --force` for a browser without these limits",
        )
    return Finding("ok", f"browser: {version}, {executable}")


def check_shared_memory(directory: Path) -> Finding:
    """Check the memory through which Chrome passes bitmaps between its processes; Docker's default is 64 MB."""
    try:
        size = os.statvfs(directory)
    except OSError:
        return Finding("note", f"{directory} is missing", "Chrome then uses the directory for temporary files")
    total = size.f_frsize * size.f_blocks
    text = f"{directory} has {total // _MEGABYTE:,} MB"
    if total < _SMALL_SHARED_MEMORY:
        return Finding(
            "note",
            text,
            "launch() does not use it (--disable-dev-shm-usage). But in a browser that you start yourself large\n"
            "pages may crash: in Docker, use --ipc=host or --shm-size=1g",
        )
    return Finding("ok", text)


def check_fonts(directories: list[Path]) -> Finding:
    """Check the fonts: without any, screenshots have no text; without some, emoji or CJK text is empty boxes."""
    names = [
        file.lower()
        for directory in directories
        for _, _, files in os.walk(directory)
        for file in files
        if Path(file).suffix.lower() in _FONT_SUFFIXES
    ]
    if not names:
        return Finding(
            "broken",
            "no fonts: text can't be drawn in screenshots",
            "Install some, such as: apt-get install fonts-liberation fonts-noto-color-emoji",
        )
    missing = []
    if not any("emoji" in name for name in names):
        missing.append("emoji (fonts-noto-color-emoji)")
    if not any(mark in name for name in names for mark in ("cjk", "wqy", "ipa", "nanum", "uming", "gothic")):
        missing.append("Chinese, Japanese and Korean (fonts-noto-cjk)")
    text = f"{len(names)} font files"
    if missing:
        return Finding("note", text, f"Drawn as empty boxes in screenshots: {'; '.join(missing)}")
    return Finding("ok", text)


def check_launch() -> Iterator[Finding]:
    """Start a browser, run JavaScript in it, look at what confines it, and close it."""

    async def examine() -> Finding | None:
        async with cdpagent.launch() as browser:
            page = await browser.new_page()
            await page.evaluate("6 * 7")
            if sys.platform != "linux":
                return None
            processes = (await browser.cdp.call("SystemInfo.getProcessInfo"))["processInfo"]
            return sandbox.examine_process(next(each["id"] for each in processes if each["type"] == "renderer"))

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", cdpagent.SandboxWarning)  # the sandbox has its own lines
        try:
            confined = trio.run(examine)
        except CdpAgentError as exc:
            first, _, rest = str(exc).partition("\n")
            yield Finding("broken", f"launch: {first}", rest.strip())
            return
    yield Finding("ok", "launch: a browser started, ran JavaScript and ended")
    if confined is not None:
        yield confined
