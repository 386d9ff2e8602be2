"""Sandboxed means sandboxed: as root, Chrome runs as another user, so that its own sandbox is on."""

from __future__ import annotations

import os
import stat
import subprocess
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import cdpagent
from cdpagent.browser.process import account as account_module
from cdpagent.browser.process.account import Account, open_account
from cdpagent.browser.process.environment import environment_of_account
from cdpagent.browser.process.find import find_browser
from cdpagent.browser.services.downloads import _copy_from
from cdpagent.cli.sandbox import examine_process
from tests.browser.family import Room, open_room
from tests.local import LOCAL_ONLY
from tests.shared import has_user_namespaces, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractAsyncContextManager

    from tests.site import Site

    Launch = Callable[..., AbstractAsyncContextManager[cdpagent.Browser]]


def _can_sandbox() -> bool:
    return os.geteuid() == 0 and account_module._why_not() is None and has_user_namespaces(Account(64999, 64999))


pytestmark = pytest.mark.skipif(not _can_sandbox(), reason="needs root with all its rights, and user namespaces")


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Whatever happened in the test, nothing may be left of its browsers."""
    with open_room(monkeypatch, tmp_path_factory) as room:
        yield room


@pytest.fixture
def wrapper(public_path: Path) -> Callable[[str], Path]:
    """Makes a program that does something else first, and then is the browser."""

    def make(code: str) -> Path:
        path = public_path / "chrome"
        path.write_text(f'#!/bin/sh\n{code}\nexec {find_browser()} "$@"\n')
        path.chmod(0o755)
        return path

    return make


async def processes_of(browser: cdpagent.Browser, kind: str) -> list[int]:
    """The process ids of the browser's renderers, or of the browser itself."""
    answer: dict[str, Any] = await browser.cdp.call("SystemInfo.getProcessInfo")
    return [each["id"] for each in answer["processInfo"] if each["type"] == kind]


def users_of(pid: int) -> set[int]:
    """The real, effective, saved and file system user of a process: only root has the number 0."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("Uid:"))
    return {int(number) for number in line.split()[1:]}


def living_processes_of(user: int) -> list[str]:
    """The commands of a user's processes; those that are dead and only not yet reaped are left out."""
    said = subprocess.run(["ps", "-eo", "uid=,stat=,args="], capture_output=True, text=True, check=True).stdout
    lines = [line.split(maxsplit=2) for line in said.splitlines()]
    return [command for uid, state, command in lines if uid == str(user) and "Z" not in state]


# --- what confines it ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sandbox", [None, True])
async def test_every_process_runs_as_another_user_and_renderers_in_namespaces_with_seccomp(
    launch: Launch, sandbox: bool | None
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        async with launch(sandbox=sandbox) as browser:
            await browser.new_page()
            (chrome,) = await processes_of(browser, "browser")
            (user,) = users_of(chrome)
            assert 61184 <= user < 65520
            renderers = await processes_of(browser, "renderer")
            assert renderers
            for pid in renderers:
                assert users_of(pid) == {user}
                assert examine_process(pid).state == "ok"
            status = Path(f"/proc/{chrome}/status").read_text()
            assert "\nGroups:\t \n" in status
            assert "\nCapBnd:\t0000000000000000\n" in status
            assert "\nNoNewPrivs:\t1\n" in status


async def test_two_browsers_run_as_different_users(launch: Launch) -> None:
    async with launch() as one, launch() as other:
        (first,), (second,) = await processes_of(one, "browser"), await processes_of(other, "browser")
        assert users_of(first) != users_of(second)


async def test_chrome_says_that_it_is_sandboxed(launch: Launch) -> None:
    async with launch() as browser:
        page = await browser.new_page("chrome://sandbox")
        assert "You are adequately sandboxed." in await page.evaluate("document.body.innerText")


async def test_a_page_gets_nothing_of_roots_files(launch: Launch, tmp_path: Path, public_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("only for root")
    secret.chmod(0o600)
    page_file = public_path / "page.html"
    page_file.write_text(f"<iframe src='{secret.as_uri()}'></iframe><img src='{secret.as_uri()}'>")
    async with launch() as browser:
        page = await browser.new_page()
        with pytest.raises(cdpagent.NavigationError, match="runs as another user"):
            await page.open(secret.as_uri())
        await page.open(tmp_path.as_uri())  # which others may pass through, and not list
        assert await page.evaluate("document.querySelectorAll('tbody tr').length") == 0
        await page.open(page_file.as_uri())
        texts = [await frame.evaluate("document.body.innerText") for frame in page.frames]
        assert len(texts) == 2
        assert "only for root" not in "".join(texts)
        assert await page.evaluate("document.querySelector('img').naturalWidth") == 0


async def test_nothing_of_roots_environment_arrives(
    launch: Launch, monkeypatch: pytest.MonkeyPatch, room: Room
) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "geheim")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    async with launch(env={"MINE": "given"}):
        variables = Path(f"/proc/{room.browser()}/environ").read_bytes().split(b"\0")
    assert not any(b"geheim" in each for each in variables)
    assert b"LC_ALL=C.UTF-8" in variables
    assert b"MINE=given" in variables
    homes = [each for each in variables if each.startswith((b"HOME=", b"XDG_RUNTIME_DIR="))]
    assert len(homes) == 2
    assert all(str(room.directory).encode() in each for each in homes)


def test_the_key_of_the_display_is_handed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "key").write_bytes(b"cookie")
    monkeypatch.setenv("DISPLAY", ":99")
    monkeypatch.setenv("XAUTHORITY", str(tmp_path / "key"))
    home = Account(64999, 64999).make_directory(tmp_path / "home")
    variables = environment_of_account(Account(64999, 64999), home=home, temporary=tmp_path)
    copy = Path(variables["XAUTHORITY"])
    assert (variables["DISPLAY"], copy.read_bytes(), copy.stat().st_uid) == (":99", b"cookie", 64999)


# --- files -----------------------------------------------------------------------------------------------------------


async def test_a_file_that_only_root_can_read_can_be_uploaded(launch: Launch, site: Site, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("from root")
    url = site.add(
        "/form",
        "<input type=file aria-label=File><button onclick='field.click()'>Choose</button><input id=field type=file hidden>",
    )
    read = "async selector => { const [file] = document.querySelector(selector).files; return [file.name, await file.text()] }"
    async with launch() as browser:
        page = await browser.new_page(url)
        await page.upload("input", [tmp_path / "letter.txt"])
        assert await page.evaluate(read, "input") == ["letter.txt", "from root"]
        await page.upload("button", [tmp_path / "letter.txt"])
        assert await page.evaluate(read, "#field") == ["letter.txt", "from root"]


async def test_a_download_becomes_the_callers_file(launch: Launch, site: Site, tmp_path: Path) -> None:
    goal = tmp_path / "closed to others"
    goal.mkdir(mode=0o700)
    async with launch(downloads_dir=goal) as browser:
        page = await browser.new_page()
        for _ in range(2):
            navigation = await page.open(site.url("/download?name=report.txt&size=10"))
            assert navigation.download is not None
            assert (await navigation.download.path()).stat().st_uid == os.geteuid()
        await page.open(site.url("/download?name=last.txt&size=3000000"))
        assert page.downloads[-1].received <= 3000000
        await page.downloads[-1].path()
    assert sorted(each.name for each in goal.iterdir()) == ["last.txt", "report (1).txt", "report.txt"]
    assert goal.stat().st_uid == 0


def test_a_browser_cannot_have_us_take_over_what_is_not_its_own(tmp_path: Path) -> None:
    ours = tmp_path / "ours"
    ours.write_text("secret")
    link, second_name, mine = tmp_path / "link", tmp_path / "second", tmp_path / "mine"
    link.symlink_to(ours)
    mine.write_text("download")
    os.chown(mine, 64999, 64999)
    second_name.hardlink_to(mine)
    for source in (link, ours, second_name):
        with pytest.raises(OSError, match="not a file that the browser has written|Too many levels"):
            _copy_from(source, tmp_path / "goal", 64999)
        assert not (tmp_path / "goal").exists()
    second_name.unlink()
    _copy_from(mine, tmp_path / "goal", 64999)
    assert (tmp_path / "goal").read_text() == "download"
    assert not mine.exists()


async def test_a_download_that_cannot_be_stored_says_why(launch: Launch, site: Site, tmp_path: Path) -> None:
    goal = tmp_path / "goal"
    async with launch(downloads_dir=goal) as browser:
        page = await browser.new_page()
        goal.rmdir()
        navigation = await page.open(site.url("/download?name=report.txt&size=10"))
        assert navigation.download is not None
        with pytest.raises(cdpagent.DownloadError, match="could not be stored: No such file or directory"):
            await navigation.download.path()


# --- profiles that the user gave -------------------------------------------------------------------------------------


async def test_a_new_profile_gets_an_owner_and_keeps_it(launch: Launch, public_path: Path) -> None:
    profile = public_path / "profile"
    async with launch(user_data_dir=profile, sandbox=True) as browser:
        (chrome,) = await processes_of(browser, "browser")
        (user,) = users_of(chrome)
    assert profile.stat().st_uid == user
    async with launch(user_data_dir=profile, sandbox=True) as browser:
        (chrome,) = await processes_of(browser, "browser")
        assert users_of(chrome) == {user}


async def test_a_profile_of_roots_is_left_alone_and_the_user_told(launch: Launch, public_path: Path) -> None:
    async with launch(user_data_dir=public_path / "profile", sandbox=False):
        pass
    with pytest.raises(cdpagent.LaunchError, match="belongs to root. Give it to another user, such as with `chown -R"):
        async with launch(user_data_dir=public_path / "profile", sandbox=True):
            raise AssertionError("it started")
    with pytest.warns(cdpagent.SandboxWarning, match="chown -R"):
        async with launch(user_data_dir=public_path / "profile"):
            pass
    assert (public_path / "profile").stat().st_uid == 0


# --- where it can't be -----------------------------------------------------------------------------------------------


async def test_a_browser_that_others_cannot_reach_runs_as_root_with_a_warning(launch: Launch, tmp_path: Path) -> None:
    program = tmp_path / "chrome"
    program.symlink_to(find_browser())
    with pytest.raises(cdpagent.LaunchError, match="other users may not use"):
        async with launch(executable=program, sandbox=True):
            raise AssertionError("it started")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        async with launch(executable=program) as browser:
            (chrome,) = await processes_of(browser, "browser")
            assert users_of(chrome) == {0}
    (warning,) = caught
    assert "a page that breaks out of its renderer is root. the browser's program is" in str(warning.message)


async def test_without_user_namespaces_the_account_is_left_and_a_warning_says_what_is_missing(
    launch: Launch, wrapper: Callable[[str], Path]
) -> None:
    refuse = 'case "$*" in *--no-sandbox*) ;; *) echo "No usable sandbox!" >&2; exit 1;; esac'
    program = wrapper(refuse)
    with pytest.raises(cdpagent.LaunchError, match="does not let it make user namespaces"):
        async with launch(executable=program, sandbox=True):
            raise AssertionError("it started")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        async with launch(executable=program) as browser:
            for pid in await processes_of(browser, "browser") + await processes_of(browser, "renderer"):
                assert 0 not in users_of(pid)
                assert "\nNoNewPrivs:\t1\n" in Path(f"/proc/{pid}/status").read_text()
    (warning,) = caught
    assert "It runs as a user of its own and can't gain rights, but its pages share" in str(warning.message)


async def test_chromes_setuid_helper_is_tried_where_there_are_no_namespaces(
    launch: Launch, wrapper: Callable[[str], Path]
) -> None:
    # Only a process that may gain rights can use the helper; that is where this one starts.
    program = wrapper('grep -q "NoNewPrivs:.1" /proc/self/status && { echo "No usable sandbox!" >&2; exit 1; }')
    helper = program.with_name("chrome-sandbox")
    helper.touch()
    helper.chmod(0o4755)
    async with launch(executable=program, sandbox=True) as browser:
        (chrome,) = await processes_of(browser, "browser")
        assert 0 not in users_of(chrome)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("_setpriv", lambda: "", "Install the package util-linux"),
        ("_is_mapped", lambda file: False, "65536"),
        ("_CAPABILITIES", {"CAP_IMAGINED": 63}, "took CAP_IMAGINED from root"),
        ("_is_known", lambda number: True, "Run fewer browsers at once"),
    ],
)
async def test_where_root_cannot_be_another_user_a_warning_names_the_cause_and_the_line(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object, words: str
) -> None:
    monkeypatch.setattr(account_module, name, value)
    with pytest.raises(cdpagent.LaunchError, match=words):
        async with cdpagent.launch(sandbox=True, args=[LOCAL_ONLY]):
            raise AssertionError("it started")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        async with cdpagent.launch(args=[LOCAL_ONLY]) as browser:  # this line
            (chrome,) = await processes_of(browser, "browser")
            assert users_of(chrome) == {0}
    (warning,) = caught
    assert warning.category is cdpagent.SandboxWarning
    assert words in str(warning.message)
    assert "sandbox=False" in str(warning.message)
    assert warning.filename == __file__
    assert "# this line" in Path(__file__).read_text().splitlines()[warning.lineno - 1]


async def test_root_who_knows_is_not_told(launch: Launch) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        async with launch(sandbox=False) as browser:
            (chrome,) = await processes_of(browser, "browser")
            assert users_of(chrome) == {0}


# --- the end ---------------------------------------------------------------------------------------------------------


async def test_what_the_browser_started_outside_of_its_process_group_ends_too(
    launch: Launch, wrapper: Callable[[str], Path]
) -> None:
    async with launch(executable=wrapper("setsid sleep 1000 <&- >&- 2>&- 3<&- 4>&- &")) as browser:
        (chrome,) = await processes_of(browser, "browser")
        (user,) = users_of(chrome)
    await until(lambda: not living_processes_of(user))  # a process that was killed takes a moment to die


def test_an_account_is_free_again_after_its_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account_module, "_THROW_AWAY", range(61184, 61234))
    scratch = Path(os.environ["TMPDIR"]) / "scratch"
    for _ in range(3):
        (scratch / "profile").mkdir(parents=True)
        with open_account(find_browser(), scratch, scratch / "profile") as account:
            assert stat.S_IMODE(scratch.stat().st_mode) == 0o711
            assert account.obstacle(scratch / "profile", os.W_OK) is None
            assert account.obstacle(Path("/root")) == Path("/root")
        (scratch / "profile").rmdir()
        scratch.rmdir()
