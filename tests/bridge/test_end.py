"""However a program ends, its browsers end too: no process and no directory is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import LOCAL_ONLY

HEAD = f"""
import asyncio, signal, sys, threading, warnings
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts background jobs with SIGINT ignored
from cdpagent import SandboxWarning, aio, sync
warnings.simplefilter("ignore", SandboxWarning)  # some machines have no sandbox
options = {{"args": [{LOCAL_ONLY!r}]}}
def ready():
    print("ready", flush=True)
"""

SYNC = {
    "leaves the block": ("with sync.launch(**options) as browser:\n    browser.new_page(); ready()", 0),
    "raises": ("with sync.launch(**options) as browser:\n    browser.new_page(); ready(); 1 / 0", 1),
    "exits": ("with sync.launch(**options) as browser:\n    browser.new_page(); ready(); sys.exit(3)", 3),
    "forgot to leave": ("browser = sync.launch(**options).__enter__(); browser.new_page(); ready()", 0),
    "started and stopped": (
        "opened = sync.launch(**options); opened.start().new_page(); opened.stop(); opened.stop(); ready()",
        0,
    ),
    "started and closed": ("browser = sync.launch(**options).start(); browser.new_page(); browser.close(); ready()", 0),
    "started and forgot": ("browser = sync.launch(**options).start(); browser.new_page(); ready()", 0),
    "started and is interrupted": (
        "page = sync.launch(**options).start().new_page(); ready(); page.wait(ms=1e6, timeout_ms=2e6)",
        -signal.SIGINT,
    ),
    "is interrupted": (
        "with sync.launch(**options) as browser:\n    page = browser.new_page(); ready(); page.wait(ms=1e6, timeout_ms=2e6)",
        -signal.SIGINT,
    ),
    "is interrupted and forgot to leave": (
        "page = sync.launch(**options).__enter__().new_page(); ready(); page.wait(ms=1e6, timeout_ms=2e6)",
        -signal.SIGINT,
    ),
    "ends while another thread works": (
        "def work():\n"
        "    with sync.launch(**options) as browser:\n"
        "        page = browser.new_page(); begun.set(); page.wait(ms=1e6, timeout_ms=2e6)\n"
        "begun = threading.Event(); threading.excepthook = lambda _: None\n"
        "threading.Thread(target=work, daemon=True).start(); begun.wait(60); ready()",
        0,
    ),
}
AIO = {
    "leaves the block": ("async with aio.launch(**options) as browser: await browser.new_page(); ready()", 0),
    "raises": ("async with aio.launch(**options) as browser: await browser.new_page(); ready(); 1 / 0", 1),
    "forgot to leave": ("browser = await aio.launch(**options).__aenter__(); await browser.new_page(); ready()", 0),
    "started and stopped": (
        "opened = aio.launch(**options); browser = await opened.start(); await browser.new_page(); "
        "await opened.stop(); ready()",
        0,
    ),
    "started and forgot": ("browser = await aio.launch(**options).start(); await browser.new_page(); ready()", 0),
    "is interrupted": (
        "async with aio.launch(**options) as browser:\n"
        "        page = await browser.new_page(); ready(); await page.wait(ms=1e6, timeout_ms=2e6)",
        -signal.SIGINT,
    ),
}
PROGRAMS = [pytest.param(*each, id=f"sync {name}") for name, each in SYNC.items()] + [
    pytest.param(f"async def main():\n    {body}\nasyncio.run(main())", code, id=f"aio {name}")
    for name, (body, code) in AIO.items()
]


def command_lines(part: str) -> list[str]:
    """Return the command lines of running programs that contain ``part``."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found.append(entry.read_bytes().replace(b"\0", b" ").decode(errors="replace"))
        except OSError:
            continue
    return [line for line in found if part in line]


@pytest.mark.parametrize(("program", "code"), PROGRAMS)
def test_no_process_and_no_directory_is_left(program, code, public_path):
    environment = {**os.environ, "TMPDIR": str(public_path)}
    command = [sys.executable, "-c", HEAD + program]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as child:
        try:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
            if code == -signal.SIGINT:
                os.killpg(child.pid, signal.SIGINT)  # as a terminal does
            _, errors = child.communicate(timeout=60)
        except BaseException:
            os.killpg(child.pid, signal.SIGKILL)
            raise
    assert child.returncode == code, errors
    assert ("KeyboardInterrupt" in errors, "ZeroDivisionError" in errors) == (code == -signal.SIGINT, code == 1)
    assert list(public_path.iterdir()) == []
    assert command_lines(str(public_path)) == []


def test_the_thread_ends_when_nothing_uses_it_and_starts_again(public_path):
    program = """
def trio_threads():
    return [thread for thread in threading.enumerate() if thread.name == "cdpagent: Trio"]
for _ in range(2):
    with sync.launch(**options) as browser:
        page = browser.new_page()
        (thread,) = trio_threads()
    thread.join(30)
    assert not trio_threads()
    assert (page.closed, page.url) == (True, "about:blank")
    assert not trio_threads()
"""
    environment = {**os.environ, "TMPDIR": str(public_path)}
    done = subprocess.run([sys.executable, "-c", HEAD + program], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_forked_child_has_its_own_thread(public_path):
    """The thread, and what is open in it, belong to the parent; the child starts its own."""
    program = """
import os
with sync.launch(**options) as browser:
    page = browser.new_page()
    pid = os.fork()
    if pid == 0:
        with sync.launch(**options) as another:
            assert another.new_page().evaluate("1 + 1") == 2
        os._exit(7)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 7
    assert page.evaluate("2 + 2") == 4
"""
    environment = {**os.environ, "TMPDIR": str(public_path)}
    done = subprocess.run([sys.executable, "-c", HEAD + program], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(public_path.iterdir()) == []
