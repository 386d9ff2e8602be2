"""Chrome's command line, and what is refused before there is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cdpagent.browser.process.flags import check_options, command_line


def line(*extra: str, **options: Any) -> list[str]:
    defaults: dict[str, Any] = {
        "user_data_dir": Path("/profile"),
        "headless": True,
        "viewport": (1280, 800),
        "sandbox": True,
        "port": False,
        "proxy": None,
    }
    return command_line(**{**defaults, **options}, extra=extra)


def features(args: list[str], name: str) -> list[str]:
    """The features of the one switch of that name."""
    (switch,) = (arg for arg in args if arg.startswith(f"--{name}-features="))
    return switch.partition("=")[2].split(",")


def test_default_options_give_the_usual_switches() -> None:
    args = line()
    assert "--user-data-dir=/profile" in args
    assert "--remote-debugging-pipe" in args
    assert "--headless=new" in args
    assert "--window-size=1280,800" in args
    assert "--no-sandbox" not in args
    assert not [arg for arg in args if arg.startswith(("--remote-debugging-port", "--proxy"))]
    assert len(set(args)) == len(args)


@pytest.mark.parametrize(
    ("options", "there", "not_there"),
    [
        ({"headless": False}, [], ["--headless=new", "--hide-scrollbars"]),
        ({"viewport": None}, [], ["--window-size=1280,800"]),
        ({"sandbox": False}, ["--no-sandbox"], []),
        ({"port": True}, ["--remote-debugging-port=0", "--remote-debugging-pipe"], []),
        ({"proxy": "http://p:1"}, ["--proxy-server=http://p:1", "--proxy-bypass-list=<-loopback>"], []),
    ],
)
def test_each_option_sets_its_switches(options: dict[str, Any], there: list[str], not_there: list[str]) -> None:
    args = line(**options)
    assert set(there) <= set(args)
    assert not set(not_there) & set(args)


def test_features_are_merged_into_one_switch_each_because_chrome_takes_the_last() -> None:
    args = line(
        "--enable-features=A,B", "--lang=de", "--disable-features=C", "--enable-features=D", "--disable-features="
    )
    assert {"A", "B", "D", "CDPScreenshotNewSurface"} <= set(features(args, "enable"))
    assert {"C", "Translate"} <= set(features(args, "disable"))
    assert "--lang=de" in args


def test_the_users_word_on_a_feature_wins() -> None:
    args = line("--enable-features=Translate", "--disable-features=CDPScreenshotNewSurface")
    assert "Translate" in features(args, "enable")
    assert "Translate" not in features(args, "disable")
    assert "CDPScreenshotNewSurface" in features(args, "disable")
    assert "CDPScreenshotNewSurface" not in features(args, "enable")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("--lang=de", r"args=\['--lang=de'\]"),
        (["https://example.com"], r"browser\.new_page\(url\)"),
        ([""], "not a switch"),
        (["--"], "not a switch"),
        (["-"], "not a switch"),
        (["--user-data-dir=/x"], "user_data_dir="),
        (["-user-data-dir=/x"], "user_data_dir="),
        (["--remote-debugging-port=9222"], "transport="),
        (["--remote-debugging-pipe"], "transport="),
        (["--remote-debugging-address=0.0.0.0"], "transport="),
    ],
)
def test_switches_that_would_break_things_are_refused_with_the_right_way(args: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        check_options(args, sandbox=None, proxy=None)


def test_a_sandbox_that_was_asked_for_is_not_dropped_by_a_switch() -> None:
    with pytest.raises(ValueError, match="contradicts sandbox=True"):
        check_options(["--no-sandbox"], sandbox=True, proxy=None)
    check_options(["--no-sandbox"], sandbox=None, proxy=None)
    check_options(["--user-data-dir-of-mine", "--no-sandbox-and-elevated"], sandbox=True, proxy=None)


@pytest.mark.parametrize("proxy", ["", "http://user:secret@host:1", "a b"])
def test_proxies_that_chrome_would_ignore_are_refused(proxy: str) -> None:
    with pytest.raises(ValueError, match=r"http://127\.0\.0\.1:3128") as caught:
        check_options([], sandbox=None, proxy=proxy)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "proxy", [None, "http://127.0.0.1:3128", "socks5://host:1080", "host:80", "http=a:1;https=b:2"]
)
def test_proxies_that_chrome_takes(proxy: str | None) -> None:
    check_options(["--lang=de", "-v"], sandbox=None, proxy=proxy)
