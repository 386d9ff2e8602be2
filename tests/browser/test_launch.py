"""Launching: what is promised, and every way in which it can fail, with an error that says what to do."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import trio

import cdpagent
from cdpagent.browser import places
from tests.browser.family import Room, open_room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractAsyncContextManager

    from tests.site import Site

    Launch = Callable[..., AbstractAsyncContextManager[cdpagent.Browser]]
    Program = Callable[[str], Path]


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Whatever happened in the test, nothing may be left of its browsers."""
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Makes an executable out of shell code."""

    def make(code: str, interpreter: str = "/bin/sh") -> Path:
        path = tmp_path / "program"
        path.write_text(f"#!{interpreter}\n{code}\n")
        path.chmod(0o755)
        return path

    return make


async def refused(launch: Launch, **options: Any) -> cdpagent.LaunchError:
    """The error that such a launch ends with."""
    with pytest.raises(cdpagent.LaunchError) as caught:
        async with launch(**options):
            raise AssertionError("it started")
    return caught.value


# --- what is promised ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("transport", ["pipe", "port"])
@pytest.mark.smoke
async def test_a_browser_is_there_and_then_gone(launch: Launch, room: Room, transport: str) -> None:
    async with launch(transport=transport) as browser:
        assert browser.version.major >= 125
        assert browser.ours
        page = await browser.new_page()
        assert await page.evaluate("[innerWidth, innerHeight]") == [1280, 800]
        listening = any("--remote-debugging-port" in each.command for each in room.processes())
        assert listening == (transport == "port")
    assert browser.closed
    assert room.directories() == []


async def test_a_profile_that_was_given_is_used_and_kept(launch: Launch, tmp_path: Path) -> None:
    profile = tmp_path / "new" / "profile"
    cookie: Any = {"name": "a", "value": "1", "domain": "example.com", "path": "/", "expires": 4e9}
    async with launch(user_data_dir=profile) as browser:
        await browser.default_context.set_cookies([cookie])
    assert (profile / "Default").is_dir()
    async with launch(user_data_dir=str(profile)) as browser:
        assert [each["value"] for each in await browser.default_context.cookies()] == ["1"]


async def test_a_profile_in_the_home_directory(launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    async with launch(user_data_dir="~/profile"):
        pass
    assert (tmp_path / "profile" / "Default").is_dir()


async def test_a_downloads_directory_that_was_given_is_kept(launch: Launch, site: Site, tmp_path: Path) -> None:
    async with launch(downloads_dir=tmp_path / "downloads") as browser:
        page = await browser.new_page()
        navigation = await page.open(site.url("/download?name=report.txt&size=10"))
        assert navigation.download is not None
        await navigation.download.path()
    assert (tmp_path / "downloads" / "report.txt").read_bytes() == b"x" * 10


async def test_the_environment_is_ours_with_additions(launch: Launch, room: Room) -> None:
    room.directory.chmod(0o777)  # Chrome may run as another user
    async with launch(env={"TZ": "Pacific/Auckland", "TMPDIR": str(room.directory)}) as browser:
        page = await browser.new_page()
        assert await page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone") == "Pacific/Auckland"


async def test_switches_of_the_user_arrive(launch: Launch) -> None:
    async with launch(args=["--user-agent=Somebody", "--enable-features=Something"]) as browser:
        page = await browser.new_page()
        assert await page.evaluate("navigator.userAgent") == "Somebody"


async def test_all_traffic_goes_through_a_proxy_that_was_given(launch: Launch, site: Site) -> None:
    site.add("/a", "<title>by proxy</title>")
    async with launch(proxy=f"http://127.0.0.1:{site.port}") as browser:
        page = await browser.new_page("http://nowhere.test/a")
        assert await page.title() == "by proxy"
        await page.open("http://127.0.0.1:4444/a")  # this machine too
        assert await page.title() == "by proxy"


async def test_temporary_files_of_chrome_stay_in_our_directory(launch: Launch, room: Room) -> None:
    async with launch():
        (name,) = room.directories()
        assert list((room.directory / name / "tmp").glob("*/SingletonSocket"))


async def test_a_temporary_directory_with_a_long_name_works(
    launch: Launch, tmp_path: Path, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    import tempfile

    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setenv("TMPDIR", str(long))
    monkeypatch.setattr(tempfile, "tempdir", str(long))
    monkeypatch.setattr(places, "_SHORT_ROOT", room.directory)
    async with launch() as browser:
        assert await (await browser.new_page()).evaluate("1 + 1") == 2
        (name,) = room.directories()
        assert list((room.directory / name).glob("tmp/*/SingletonSocket"))
    assert os.listdir(long) == []


def test_a_snap_gets_its_directories_where_it_can_see_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert places._root(Path("/snap/bin/chromium")) == Path.home() / "snap/chromium/common"
    assert places._root(Path("/usr/bin/chromium")) == Path(os.environ["TMPDIR"])


async def test_two_browsers_at_once_know_nothing_of_each_other(launch: Launch) -> None:
    async with launch() as outer, launch(transport="port") as inner:
        pages = await outer.new_page(), await inner.new_page()
        assert [await page.evaluate("1 + 1") for page in pages] == [2, 2]
        await inner.close()
        assert await pages[0].evaluate("2 + 2") == 4


# --- exceptions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "error",
    [ValueError("mine"), KeyboardInterrupt(), SystemExit(1), ExceptionGroup("mine", [ValueError("a"), TypeError("b")])],
)
async def test_what_is_raised_in_the_block_arrives_as_it_is(launch: Launch, error: BaseException) -> None:
    with pytest.raises(type(error)) as caught:
        async with launch() as browser:
            await browser.new_page()
            raise error
    assert caught.value is error


async def test_a_cancellation_passes_and_what_cleans_up_can_still_talk_to_the_browser(launch: Launch) -> None:
    cleaned = []
    with trio.CancelScope() as scope:
        async with launch() as browser:
            page = await browser.new_page()
            scope.cancel()
            try:
                await page.evaluate("1")
            finally:
                with trio.CancelScope(shield=True):
                    cleaned.append(await page.evaluate("'still here'"))
    assert scope.cancelled_caught
    assert cleaned == ["still here"]


async def test_an_error_of_a_task_in_the_block_is_that_of_its_nursery(launch: Launch) -> None:
    async def fail() -> None:
        raise ValueError("mine")

    with pytest.RaisesGroup(ValueError):
        async with launch(), trio.open_nursery() as nursery:
            nursery.start_soon(fail)
            await trio.sleep_forever()


# --- programs other than Chrome -------------------------------------------------------------------------------------


async def test_a_missing_executable_is_named(launch: Launch) -> None:
    error = await refused(launch, executable="/nonexistent/chrome")
    assert isinstance(error, cdpagent.BrowserNotFoundError)
    assert "/nonexistent/chrome does not exist" in str(error)


async def test_a_file_that_is_not_executable_is_refused(launch: Launch, tmp_path: Path) -> None:
    (tmp_path / "chrome").touch()
    error = await refused(launch, executable=tmp_path / "chrome")
    assert "not an executable file" in str(error)


@pytest.mark.parametrize("transport", ["pipe", "port"])
@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("exit 0", "exited with code 0 before it could be used. Check that executable= is a Chrome"),
        ("echo 'I am no browser' >&2; exit 3", "exited with code 3"),
        ("exec cat --an-unknown-option", "does not know Chrome's switches. Check that executable= is a Chrome"),
        ("kill -SEGV $$", "signal 11 ended it"),
        (
            'echo "$0: error while loading shared libraries: libnss3.so: cannot open shared object file" >&2; exit 127',
            "a library that Chrome needs is missing: libnss3.so. Install it",
        ),
        ("exit 21", "in use by another browser"),
        ("exit 127", "was not found"),
    ],
)
async def test_a_program_that_exits_says_why(
    launch: Launch, program: Program, code: str, words: str, transport: str
) -> None:
    error = await refused(launch, executable=program(code), transport=transport)
    assert str(error).startswith("the browser did not start: ")
    assert words in str(error)
    assert error.exit_code is not None
    if "I am no browser" in code:
        assert error.stderr == "I am no browser"
        assert "I am no browser" in str(error)


@pytest.mark.parametrize("transport", ["pipe", "port"])
@pytest.mark.parametrize("code", ["exec sleep 1000", "exec yes", "trap '' TERM; sleep 1000 & sleep 1000"])
async def test_a_program_that_hangs_runs_into_the_timeout(
    launch: Launch, program: Program, room: Room, code: str, transport: str
) -> None:
    error = await refused(launch, executable=program(code), transport=transport, timeout=0.3)
    assert "did not answer within 0.3 s" in str(error)
    assert "longer timeout=" in str(error)
    assert room.processes() == []


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("printf 'hello\\0' >&4; sleep 1000", "does not speak the DevTools Protocol: b'hello' is not JSON"),
        ("printf '[1]\\0' >&4; sleep 1000", "b'[1]' is not a JSON object"),
        ("exec 3<&- 4>&-; sleep 1000", "the pipe to the browser was closed. Check that executable= is a Chrome"),
        ("cat <&3 >&4", "answers, but not like Chrome"),
    ],
)
async def test_a_program_that_answers_in_another_way(launch: Launch, program: Program, code: str, words: str) -> None:
    error = await refused(launch, executable=program(code))
    assert words in str(error)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("DevTools listening on ws://127.0.0.1:1/devtools/browser/x", "nothing listens at ws://127.0.0.1:1"),
        ("DevTools listening on nowhere", "not a WebSocket URL"),
    ],
)
async def test_a_program_that_names_a_useless_port_is_refused(
    launch: Launch, program: Program, line: str, words: str
) -> None:
    error = await refused(launch, executable=program(f"echo '{line}' >&2; sleep 1000"), transport="port")
    assert words in str(error)


FAKE = """
import json, os, sys
buffer = b""
while data := os.read(3, 65536):
    *messages, buffer = (buffer + data).split(b"\\0")
    for message in map(json.loads, messages):
        answer = ANSWERS.get(message["method"], {"error": {"code": -32601, "message": "not known"}})
        os.write(4, json.dumps({"id": message["id"], **answer}).encode() + b"\\0")
"""
VERSION = {"protocolVersion": "1.3", "revision": "@x", "userAgent": "x", "jsVersion": "1"}


def fake(program: Any, **answers: Any) -> Path:
    """A program that speaks the protocol on its pipe, as far as it can."""
    named = {method.replace("_", "."): answer for method, answer in answers.items()}
    path: Path = program(f"ANSWERS = {named!r}\n{FAKE}", sys.executable)
    return path


@pytest.mark.parametrize("more", [{}, {"Browser_setDownloadBehavior": {"result": {}}}])
async def test_a_chrome_that_is_too_old(launch: Launch, program: Program, more: dict[str, Any]) -> None:
    version = {"result": {**VERSION, "product": "Chrome/90.0.4430.212"}}
    error = await refused(launch, executable=fake(program, Browser_getVersion=version, **more))
    assert "Chrome/90.0.4430.212 is too old: cdpagent needs Chrome or Chromium 125 or newer" in str(error)
    assert "cdpagent install" in str(error)


async def test_a_new_program_that_refuses_what_every_chrome_can_do(launch: Launch, program: Program) -> None:
    version = {"result": {**VERSION, "product": "Chrome/200.0.0.0"}}
    error = await refused(launch, executable=fake(program, Browser_getVersion=version))
    assert "not like Chrome: Browser.setDownloadBehavior: not known" in str(error)


async def test_the_end_of_a_browser_is_noticed_while_another_process_holds_its_pipe(
    launch: Launch, program: Any, room: Room
) -> None:
    """Its end is told by the process, not only by the pipe."""
    ok: dict[str, Any] = {"result": {}}
    answers = {
        "Browser.getVersion": {"result": {**VERSION, "product": "Chrome/200.0.0.0"}},
        **dict.fromkeys(("Browser.setDownloadBehavior", "Target.setDiscoverTargets", "Target.setAutoAttach"), ok),
    }
    holder = "import subprocess\nsubprocess.Popen(['sleep', '1000'], close_fds=False, start_new_session=True)\n"
    path = program(f"{holder}ANSWERS = {answers!r}\n{FAKE}", sys.executable)
    async with launch(executable=path) as browser:
        (holding,) = (each.pid for each in room.processes() if each.command.startswith("sleep"))
        os.kill(room.browser(), 9)
        try:
            with pytest.raises(cdpagent.BrowserClosedError, match="killed"):
                await browser.cdp.send("Browser.getVersion")
        finally:
            os.kill(holding, 9)


# --- machines that can't ---------------------------------------------------------------------------------------------


async def test_a_profile_that_is_in_use(launch: Launch, tmp_path: Path) -> None:
    async with launch(user_data_dir=tmp_path) as browser:
        error = await refused(launch, user_data_dir=tmp_path)
        assert "in use by another browser. Close that one, attach() to it, or pass another user_data_dir" in str(error)
        assert await (await browser.new_page()).evaluate("1 + 1") == 2


async def test_a_window_without_a_display_is_refused_with_advice(
    launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    error = await refused(launch, headless=False)
    assert "Chrome found no display to show a window on. Pass headless=True" in str(error)


# --- options that can't be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"args": "--lang=de"}, "must be a list of switches"),
        ({"proxy": "http://user:secret@host:1"}, "proxy: must be a server such as"),
        ({"transport": "socket"}, "choose 'pipe' or 'port'"),
    ],
)
async def test_an_option_that_cannot_be_is_refused_before_anything_starts(
    room: Room, options: dict[str, Any], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        async with cdpagent.launch(sandbox=False, **options):
            raise AssertionError("it started")


async def test_a_profile_that_is_a_file(launch: Launch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    error = await refused(launch, user_data_dir=tmp_path / "file")
    assert f"user_data_dir: {tmp_path / 'file'} can't be used as a directory: it is a file" in str(error)
    error = await refused(launch, downloads_dir=tmp_path / "file" / "below")
    assert "downloads_dir: " in str(error)


async def test_a_profile_that_cannot_be_written_to(
    launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    access = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path != tmp_path and access(path, mode))
    error = await refused(launch, user_data_dir=tmp_path)
    assert f"user_data_dir: this user may not write to {tmp_path}. Pass another directory" in str(error)


async def test_the_timeout_is_that_of_the_whole_start(launch: Launch) -> None:
    error = await refused(launch, timeout=0.01)
    assert "did not answer within 0.01 s" in str(error)


async def test_a_long_timeout_is_not_cut_short_by_that_of_a_single_command(
    launch: Launch, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cdpagent.wire.session.Session.__init__.__defaults__", (0.05,))
    start = trio.current_time()
    await refused(launch, executable=program("exec sleep 1000"), timeout=0.5)
    assert trio.current_time() - start >= 0.5
