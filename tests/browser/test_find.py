"""The finder and its tables, for three systems, on directories made for the test."""

import os
from pathlib import Path

import pytest

from cdpagent.browser.process import locations
from cdpagent.browser.process.find import find_browser, is_snap, profile_directories
from cdpagent.browser.process.locations import Machine, System
from cdpagent.errors import BrowserNotFoundError

UBUNTU_STUB = """#!/bin/sh
if ! [ -x /snap/bin/chromium ]; then
    echo "Command '$0' needs the chromium snap" >&2
    exit 1
fi
exec /snap/bin/chromium "$@"
"""


def program(path: Path, text: str = "#!/bin/sh\n") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


@pytest.fixture(autouse=True)
def nothing_installed(tmp_path, monkeypatch):
    """The browsers that this machine really has are not part of the test."""
    monkeypatch.setattr(locations, "_LINUX_EXECUTABLES", (str(tmp_path / "opt/google/chrome/chrome"),))
    monkeypatch.setattr(locations, "SNAP_CHROMIUM", tmp_path / "snap/bin/chromium")


def machine(tmp_path: Path, system: System = "linux", **env: str) -> Machine:
    return Machine(system, {"PATH": str(tmp_path / "bin"), **env}, tmp_path / "home")


def test_an_argument_wins_over_everything(tmp_path):
    program(tmp_path / "bin/google-chrome")
    other = program(tmp_path / "other")
    mine = program(tmp_path / "mine")
    assert find_browser(mine, machine=machine(tmp_path, CDPAGENT_BROWSER=str(other))) == mine


def test_the_environment_variable_wins_over_what_is_installed(tmp_path):
    program(tmp_path / "bin/google-chrome")
    mine = program(tmp_path / "mine")
    assert find_browser(machine=machine(tmp_path, CDPAGENT_BROWSER=str(mine))) == mine


def test_a_bare_name_is_looked_up_on_path(tmp_path):
    brave = program(tmp_path / "bin/brave-browser")
    assert find_browser("brave-browser", machine=machine(tmp_path)) == brave


def test_a_macos_application_stands_for_the_program_in_it(tmp_path):
    inside = program(tmp_path / "Some Chrome.app/Contents/MacOS/Some Chrome")
    assert find_browser(tmp_path / "Some Chrome.app", machine=machine(tmp_path, "macos")) == inside


@pytest.mark.parametrize("name", ["missing", "not-executable", "nobody-has-this"])
def test_what_the_user_named_is_never_replaced_by_something_else(tmp_path, name):
    program(tmp_path / "bin/google-chrome")
    (tmp_path / "not-executable").write_text("")
    named = name if name.startswith("nobody") else str(tmp_path / name)
    with pytest.raises(BrowserNotFoundError, match=name):
        find_browser(named, machine=machine(tmp_path))
    with pytest.raises(BrowserNotFoundError, match=rf"\$CDPAGENT_BROWSER.*{name}"):
        find_browser(machine=machine(tmp_path, CDPAGENT_BROWSER=named))


def test_chrome_on_path_comes_before_chromium_and_edge(tmp_path):
    edge = program(tmp_path / "bin/microsoft-edge")
    assert find_browser(machine=machine(tmp_path)) == edge
    chromium = program(tmp_path / "bin/chromium")
    assert find_browser(machine=machine(tmp_path)) == chromium
    chrome = program(tmp_path / "bin/google-chrome")
    assert find_browser(machine=machine(tmp_path)) == chrome


def test_an_installed_browser_that_is_not_on_path_is_found(tmp_path):
    chrome = program(tmp_path / "opt/google/chrome/chrome")
    assert find_browser(machine=machine(tmp_path)) == chrome


def test_installed_on_windows_for_one_user(tmp_path):
    chrome = program(tmp_path / "local/Google/Chrome/Application/chrome.exe")
    assert find_browser(machine=machine(tmp_path, "windows", LOCALAPPDATA=str(tmp_path / "local"))) == chrome


def test_installed_on_macos_in_the_home_directory(tmp_path):
    chrome = program(tmp_path / "home/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    assert find_browser(machine=machine(tmp_path, "macos")) == chrome


def test_downloaded_browsers_ours_first_and_the_newest_of_each(tmp_path):
    home = tmp_path / "home"
    puppeteer = home / ".cache/puppeteer/chrome"
    program(puppeteer / "linux-99.0.4844.16/chrome-linux64/chrome")
    newest = program(puppeteer / "linux-131.0.6778.85/chrome-linux64/chrome")
    assert find_browser(machine=machine(tmp_path)) == newest

    playwright = home / ".cache/ms-playwright"
    program(playwright / "chromium-999/chrome-linux/chrome")
    newest = program(playwright / "chromium-1254/chrome-linux64/chrome")
    program(playwright / "chromium_headless_shell-1300/chrome-headless-shell-linux64/chrome-headless-shell")
    assert find_browser(machine=machine(tmp_path)) == newest

    ours = home / ".cache/cdpagent/browsers"
    program(ours / "chrome-99.0.1.1-linux64/chrome-linux64/chrome")
    newest = program(ours / "chrome-156.0.8078.47-linux64/chrome-linux64/chrome")
    (ours / "chrome-157.0.0.1-linux64.unpacking").mkdir()
    assert find_browser(machine=machine(tmp_path)) == newest


def test_caches_are_where_the_environment_says(tmp_path):
    theirs = program(tmp_path / "pw/chromium-7/chrome-linux64/chrome")
    assert find_browser(machine=machine(tmp_path, PLAYWRIGHT_BROWSERS_PATH=str(tmp_path / "pw"))) == theirs
    ours = program(tmp_path / "mine/browsers/chrome-156.0.8078.47-linux64/chrome-linux64/chrome")
    assert find_browser(machine=machine(tmp_path, CDPAGENT_CACHE=str(tmp_path / "mine"))) == ours


def test_ubuntus_stub_is_passed_over_and_named(tmp_path):
    stub = program(tmp_path / "bin/chromium-browser", UBUNTU_STUB)
    with pytest.raises(BrowserNotFoundError) as caught:
        find_browser(machine=machine(tmp_path))
    assert f"{stub} only points to the chromium snap, which is not installed" in str(caught.value)
    with pytest.raises(BrowserNotFoundError, match="snap install chromium"):
        find_browser(stub, machine=machine(tmp_path))
    behind = program(tmp_path / "second/chromium-browser")
    both = os.pathsep.join([str(tmp_path / "bin"), str(tmp_path / "second")])
    assert find_browser(machine=machine(tmp_path, PATH=both)) == behind


def test_a_snap_is_taken_only_when_there_is_nothing_else(tmp_path):
    program(tmp_path / "bin/chromium-browser", UBUNTU_STUB)
    snap = program(tmp_path / "snap/bin/chromium")
    assert find_browser(machine=machine(tmp_path)) == snap
    ours = program(tmp_path / "home/.cache/cdpagent/browsers/chrome-1.2.3.4-linux64/chrome-linux64/chrome")
    assert find_browser(machine=machine(tmp_path)) == ours


def test_a_snap_is_known_by_its_place_and_by_the_link_to_the_snap_command(tmp_path):
    assert is_snap(Path("/snap/bin/chromium"))
    assert is_snap(Path("/snap/chromium/current/usr/lib/chromium-browser/chrome"))
    link = tmp_path / "chromium"
    link.symlink_to(program(tmp_path / "usr/bin/snap"))
    assert is_snap(link)
    assert not is_snap(program(tmp_path / "google-chrome"))


def test_a_script_that_is_a_real_launcher_is_taken(tmp_path):
    """Debian's chromium is a shell script, too."""
    launcher = program(tmp_path / "bin/chromium", '#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"\n')
    assert find_browser(machine=machine(tmp_path)) == launcher


@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_not_found_says_where_was_searched_and_what_to_do(tmp_path, monkeypatch, system):
    monkeypatch.setattr(locations, "_MACOS_BUNDLES", ("No Such Browser",))
    with pytest.raises(BrowserNotFoundError) as caught:
        find_browser(machine=machine(tmp_path, system))
    text = str(caught.value)
    assert caught.value.code == "browser_not_found"
    for word in ("PATH", "chromium", "cdpagent install", "CDPAGENT_BROWSER", "executable=", "ms-playwright"):
        assert word in text


def test_an_empty_entry_of_path_does_not_mean_the_current_directory(tmp_path, monkeypatch):
    program(tmp_path / "chromium")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BrowserNotFoundError):
        find_browser(machine=machine(tmp_path, PATH=os.pathsep))


@pytest.mark.parametrize(
    ("system", "env", "directories"),
    [
        (
            "linux",
            {},
            ["home/.config/google-chrome", "home/.config/chromium", "home/snap/chromium/common/chromium"],
        ),
        ("linux", {"XDG_CONFIG_HOME": "xdg"}, ["xdg/google-chrome-beta", "xdg/microsoft-edge"]),
        ("linux", {"XDG_CONFIG_HOME": "xdg", "CHROME_CONFIG_HOME": "own"}, ["own/google-chrome"]),
        (
            "macos",
            {},
            [
                "home/Library/Application Support/Google/Chrome",
                "home/Library/Application Support/Google/Chrome Canary",
                "home/Library/Application Support/Microsoft Edge",
            ],
        ),
        (
            "windows",
            {"LOCALAPPDATA": "local"},
            ["local/Google/Chrome/User Data", "local/Google/Chrome SxS/User Data"],
        ),
        ("windows", {}, []),
    ],
)
def test_profile_directories_that_exist_in_order(tmp_path, system, env, directories):
    expected = [tmp_path / name for name in directories]
    for directory in expected:
        directory.mkdir(parents=True)
    env = {name: str(tmp_path / value) for name, value in env.items()}
    assert profile_directories(machine(tmp_path, system, **env)) == expected


def test_the_real_machine_is_described():
    here = locations.this_machine()
    assert here.home == Path.home()
    assert locations.path_names(here)
    assert profile_directories() == [path for path in profile_directories() if path.is_dir()]
